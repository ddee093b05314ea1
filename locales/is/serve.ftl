# yatzy, yatzy serve

help-serve = Keyra Yatzy-þjón á staðarnetinu; allir spila í vafra
help-serve-listen = Hlusta á þessu vistfangi; gátt 0 tekur lausa
help-serve-database = Geyma leikina í þessum gagnagrunni: sqlite:PATH eða postgres://HOST/NAME
help-serve-host = Svara líka þessu nafni; má endurtaka
help-serve-https = Fólk nær til þjónsins með HTTPS, gegnum milliþjón
help-lan = Leyfa öðrum á þínu neti að spila og sýna QR-kóða
serve-open = Opnaðu { $url } í vafra.
serve-lan = Í símum á sama neti: { $url }
serve-end = Ctrl-C stöðvar þjóninn; leikirnir geymast.
serve-address = Ekki er hægt að hlusta á „{ $address }“ ({ $detail }); veldu annað með --listen.
serve-database = Ekki er hægt að opna gagnagrunninn „{ $database }“ ({ $detail }); gefðu upp sqlite:PATH að skrá sem má skrifa í.
serve-database-newer = Gagnagrunnurinn „{ $database }“ var gerður með nýrri útgáfu þessa forrits; notaðu hana.
serve-database-kind = „{ $database }“ er ekki gagnagrunnur sem Yatzy getur notað; gefðu upp sqlite:PATH eða postgres://HOST/NAME.
serve-no-folder = Engin mappa er til að geyma leiki í; gefðu hana upp með --data DIR.
serve-failed = Þjónninn stöðvaðist óvænt ({ $detail }).
