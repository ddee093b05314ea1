# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Pieprasījums bija ceļā pārāk ilgi; mēģini vēlreiz.
server-wrong-method = Šajā adresē to nevar izdarīt.
help-serve-proxy = Ņemt apmeklētāju adreses no šī starpniekservera un ne no viena cita; var atkārtot
serve-proxy-wrong = “{ $given }” nav starpniekservera adrese; norādi, piemēram, 127.0.0.1.
help-serve-metrics = Ļaut arī šai adresei lasīt /metrics; var atkārtot
serve-metrics-wrong = “{ $given }” nav adrese; norādi, piemēram, 192.0.2.7.
