# yatzy, yatzy serve

help-serve = Run a Yatzy server; everyone plays in a browser
help-serve-listen = Listen at this address; port 0 takes a free one
help-serve-database = Keep games in this database: sqlite:PATH or postgres://HOST/NAME
help-serve-host = Answer to this name too; may be repeated
help-serve-https = People reach the server by HTTPS, through a proxy
help-lan = Let others on your network play, and show a QR code
serve-open = Open { $url } in a browser.
serve-lan = On phones on the same network: { $url }
serve-end = Ctrl-C stops it; games are kept.
serve-address = The server can't listen at “{ $address }” ({ $detail }); choose another with --listen.
serve-database = The database “{ $database }” can't be opened ({ $detail }); give sqlite:PATH of a file that may be written.
serve-database-newer = The database “{ $database }” was made by a later version of this program; use that one.
serve-database-kind = “{ $database }” isn't a database that Yatzy can use; give sqlite:PATH or postgres://HOST/NAME.
serve-no-folder = There is no folder to keep games in; name one with --data DIR.
serve-failed = The server ended unexpectedly ({ $detail }).
