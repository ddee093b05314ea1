# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Żądanie nie dotarło na czas; spróbuj jeszcze raz.
server-wrong-method = Pod tym adresem nie da się tego zrobić.
help-serve-proxy = Bierz adresy odwiedzających od tego proxy i od nikogo innego; można powtarzać
serve-proxy-wrong = „{ $given }” to nie adres proxy; podaj adres taki jak 127.0.0.1.
