own-rules = Własne zasady
own-rules-hint = Wklej tu plik zasad. Zastąpi grę wybraną powyżej.
own-rules-file = Wybierz plik
own-rules-wrong = Tych zasad nie da się użyć. { $reason }
help-serve-rules = Zaproponuj ten plik zasad na stronie nowej partii; można powtarzać
