# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Užklausa keliavo per ilgai; bandyk dar kartą.
server-wrong-method = Šiuo adresu to padaryti negalima.
help-serve-proxy = Lankytojų adresus imti iš šio tarpinio serverio ir iš niekur kitur; galima kartoti
serve-proxy-wrong = „{ $given }“ nėra tarpinio serverio adresas; nurodyk, pavyzdžiui, 127.0.0.1.
help-serve-metrics = Leisti ir šiam adresui skaityti /metrics; galima kartoti
serve-metrics-wrong = „{ $given }“ nėra adresas; nurodyk, pavyzdžiui, 192.0.2.7.
