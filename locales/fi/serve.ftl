# yatzy, yatzy serve

help-serve = Käynnistä Yatzy-palvelin; kaikki pelaavat selaimessa
help-serve-listen = Kuuntele tätä osoitetta; portti 0 ottaa vapaan
help-serve-database = Säilytä pelit tässä tietokannassa: sqlite:PATH tai postgres://HOST/NAME
help-serve-host = Vastaa myös tähän nimeen; voi toistaa
help-serve-https = Palvelimelle tullaan HTTPS:llä välityspalvelimen kautta
help-lan = Anna muiden omassa verkossasi pelata ja näytä QR-koodi
serve-open = Avaa { $url } selaimessa.
serve-lan = Saman verkon puhelimilla: { $url }
serve-end = Ctrl-C pysäyttää palvelimen; pelit säilyvät.
serve-address = Osoitetta ”{ $address }” ei voi kuunnella ({ $detail }); valitse toinen valitsimella --listen.
serve-database = Tietokantaa ”{ $database }” ei voi avata ({ $detail }); anna sqlite:PATH tiedostosta, johon saa kirjoittaa.
serve-database-newer = Tietokanta ”{ $database }” on tehty tämän ohjelman uudemmalla versiolla; käytä sitä.
serve-database-kind = ”{ $database }” ei ole tietokanta, jota Yatzy voi käyttää; anna sqlite:PATH tai postgres://HOST/NAME.
serve-no-folder = Peleille ei ole kansiota; anna sellainen valitsimella --data DIR.
serve-failed = Palvelin pysähtyi odottamatta ({ $detail }).
