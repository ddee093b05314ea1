help-log-file = Leikskýrslan; „-“ les hana af staðalinntaki
