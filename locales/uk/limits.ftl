# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Запит ішов надто довго; спробуй знову.
server-wrong-method = За цією адресою цього зробити не можна.
help-serve-proxy = Брати адреси відвідувачів у цього проксі й більше ні в кого; можна повторювати
serve-proxy-wrong = «{ $given }» — не адреса проксі; вкажи адресу на зразок 127.0.0.1.
help-serve-metrics = Дозволити й цій адресі читати /metrics; можна повторювати
serve-metrics-wrong = «{ $given }» — не адреса; вкажи адресу на зразок 192.0.2.7.
