# yatzy, yatzy serve

help-serve = Avviare un server di Yatzy; tutti giocano nel browser
help-serve-listen = Ascoltare a questo indirizzo; la porta 0 ne prende una libera
help-serve-database = Tenere le partite in questo database: sqlite:PATH o postgres://HOST/NAME
help-serve-host = Rispondere anche a questo nome; si può ripetere
help-serve-https = Al server si arriva in HTTPS, attraverso un proxy
help-lan = Far giocare altri della tua rete e mostrare un codice QR
serve-open = Apri { $url } in un browser.
serve-lan = Sui telefoni della stessa rete: { $url }
serve-end = Ctrl-C ferma il server; le partite restano.
serve-address = Non si può ascoltare a «{ $address }» ({ $detail }); scegli un altro indirizzo con --listen.
serve-database = Il database «{ $database }» non si può aprire ({ $detail }); indica sqlite:PATH di un file che si può scrivere.
serve-database-newer = Il database «{ $database }» è di una versione più recente del programma; usa quella.
serve-database-kind = «{ $database }» non è un database che Yatzy può usare; indica sqlite:PATH o postgres://HOST/NAME.
serve-no-folder = Non c’è una cartella dove tenere le partite; indicane una con --data DIR.
serve-failed = Il server si è fermato all’improvviso ({ $detail }).
