# The site: the whole game in a browser, without a server.

site-update-waits = Ný útgáfa af Yatzy er tilbúin. Hún tekur við eftir þennan leik.
site-nearly-full = Á þessu tæki er varla pláss eftir fyrir Yatzy. Taktu öryggisafrit af leikjunum og eyddu einhverjum.
site-may-go = Þessi vafri getur eytt leikjunum þínum þegar plássið á tækinu klárast. Settu Yatzy upp eða taktu öryggisafrit.
site-goes-after-a-week = Safari eyðir leikjunum þínum ef þú opnar Yatzy ekki í sjö daga. Settu Yatzy á heimaskjáinn til að halda þeim. Þar er tómt í fyrstu. Endurheimtu leikina úr öryggisafriti.
site-back-up = Taka öryggisafrit
site-put-away = Í lagi
site-install = Setja upp Yatzy
site-loading = Augnablik, verið er að hlaða Yatzy.
site-not-loaded = Ekki tókst að hlaða Yatzy. Athugaðu tenginguna og reyndu aftur.
site-try-again = Reyna aftur
site-cannot-keep = Þessi vafri getur ekki geymt Yatzy hér. Opnaðu það í venjulegum glugga, ekki huliðsglugga, á slóð sem byrjar á https.
site-too-old = Þessi vafri er of gamall fyrir Yatzy. Uppfærðu hann eða opnaðu Yatzy í Chrome eða Edge frá 108, Firefox frá 121 eða Safari frá 16.4.
site-needs-script = Yatzy keyrir í vafranum þínum og þarf JavaScript til þess. Kveiktu á því.
site-language-away = Þetta tungumál hefur ekki verið sótt enn. Tengstu netinu einu sinni til að sækja það.
site-paper-away = Prentun hefur ekki verið sótt enn. Tengstu netinu einu sinni til að sækja hana.
site-full = Á þessu tæki er ekkert pláss eftir og því vistaðist þetta ekki. Taktu öryggisafrit af leikjunum, eyddu einhverjum og reyndu aftur.
site-dice-secret = Þessum teningum er kastað á þessu tæki, sem þekkir líka leyndarmál þeirra. Þeir eru heiðarlegir, en það geturðu ekki sannað fyrir öðrum.
site-games = Leikir á þessu tæki
site-back-up-hint = Allir leikir í einni skrá, loknir og óloknir. Geymdu hana á öðrum stað. Úr henni geturðu endurheimt leikina hér, á öðru tæki eða á Yatzy-þjóni.
site-restore = Endurheimta leiki
site-restore-hint = Úr öryggisafriti eða leikskýrslu.
site-restore-not = Þessi skrá er hvorki öryggisafrit né leikskýrsla.
site-restore-secret = Teningar þessa leiks eru enn leyndarmál. Notaðu öryggisafrit eða bíddu þar til leiknum er lokið.
site-records-here = Þetta tæki
site-records-title = Met á þessu tæki
site-go-on-none = Leikir sem þú byrjar á þessu tæki birtast hér.
