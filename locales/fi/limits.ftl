# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Pyynnön saapuminen kesti liian kauan; yritä uudelleen.
server-wrong-method = Tässä osoitteessa sitä ei voi tehdä.
help-serve-proxy = Ota kävijöiden osoitteet tältä välityspalvelimelta, ei keneltäkään muulta; voi toistaa
serve-proxy-wrong = ”{ $given }” ei ole välityspalvelimen osoite; anna esimerkiksi 127.0.0.1.
help-serve-metrics = Anna myös tämän osoitteen lukea /metrics; voi toistaa
serve-metrics-wrong = ”{ $given }” ei ole osoite; anna esimerkiksi 192.0.2.7.
