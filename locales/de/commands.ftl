help-log-file = Das Protokoll; „-“ liest es von der Standardeingabe
