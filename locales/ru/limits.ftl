# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Запрос шёл слишком долго; попробуй снова.
server-wrong-method = По этому адресу этого сделать нельзя.
help-serve-proxy = Брать адреса посетителей у этого прокси и больше ни у кого; можно повторять
serve-proxy-wrong = «{ $given }» — не адрес прокси; укажи адрес вроде 127.0.0.1.
help-serve-metrics = Разрешить и этому адресу читать /metrics; можно повторять
serve-metrics-wrong = «{ $given }» — не адрес; укажи адрес вроде 192.0.2.7.
