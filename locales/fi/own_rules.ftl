own-rules = Omat säännöt
own-rules-hint = Liitä tähän säännöstötiedosto. Se tulee yllä valitun pelin tilalle.
own-rules-file = Valitse tiedosto
own-rules-wrong = Näitä sääntöjä ei voi käyttää. { $reason }
help-serve-rules = Tarjoa tämä säännöstötiedosto uuden pelin sivulla; voi toistaa
