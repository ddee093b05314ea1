# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Beiðnin var of lengi á leiðinni; reyndu aftur.
server-wrong-method = Þetta er ekki hægt á þessari slóð.
help-serve-proxy = Taka vistföng gesta frá þessum milliþjóni og engum öðrum; má endurtaka
serve-proxy-wrong = „{ $given }“ er ekki vistfang milliþjóns; gefðu upp vistfang eins og 127.0.0.1.
help-serve-metrics = Leyfa þessu vistfangi líka að lesa /metrics; má endurtaka
serve-metrics-wrong = „{ $given }“ er ekki vistfang; gefðu upp vistfang eins og 192.0.2.7.
