# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Żądanie nie dotarło na czas; spróbuj jeszcze raz.
server-wrong-method = Pod tym adresem nie da się tego zrobić.
help-serve-proxy = Bierz adresy odwiedzających od tego proxy i od nikogo innego; można powtarzać
serve-proxy-wrong = „{ $given }” to nie adres proxy; podaj adres taki jak 127.0.0.1.
help-serve-metrics = Pozwól też temu adresowi czytać /metrics; można powtarzać
serve-metrics-wrong = „{ $given }” to nie adres; podaj adres taki jak 192.0.2.7.
