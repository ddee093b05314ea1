# The site: the whole game in a browser, without a server.

site-update-waits = Ný útgáfa af Yatzy er komin. Hún tekur við þegar þessum leik lýkur.
site-nearly-full = Á þessu tæki er varla pláss eftir fyrir Yatzy. Taktu öryggisafrit af leikjunum og eyddu einhverjum.
site-may-go = Þessi vafri getur eytt leikjunum þínum þegar plássið á tækinu klárast. Settu Yatzy upp eða eigðu öryggisafrit.
site-goes-after-a-week = Safari eyðir leikjunum þínum ef þú opnar Yatzy ekki í sjö daga. Settu Yatzy á heimaskjáinn: þar haldast þeir. Þar er tómt í fyrstu; öryggisafrit kemur með leikina þína.
site-back-up = Taka öryggisafrit
site-put-away = Í lagi
site-install = Setja upp Yatzy
site-loading = Augnablik, Yatzy er á leiðinni.
site-not-loaded = Ekki tókst að hlaða Yatzy. Athugaðu tenginguna og reyndu aftur.
site-try-again = Reyna aftur
site-cannot-keep = Þessi vafri getur ekki geymt Yatzy hér. Opnaðu það í venjulegum glugga, ekki huliðsglugga, á slóð sem byrjar á https.
site-needs-script = Yatzy keyrir í vafranum þínum og þarf JavaScript til þess. Kveiktu á því.
site-language-away = Þetta tungumál er ekki enn á tækinu. Tengstu einu sinni og þá helst það.
site-paper-away = Það sem býr til pappírinn er ekki enn á tækinu. Tengstu einu sinni og þá helst það.
site-full = Á þessu tæki er ekkert pláss eftir og því vistaðist þetta ekki. Taktu öryggisafrit af leikjunum, eyddu einhverjum og reyndu aftur.
site-dice-secret = Þessum teningum er kastað á þessu tæki, sem þekkir líka leyndarmál þeirra. Þeir eru heiðarlegir en sanna ekkert fyrir öðrum.
site-one-device = Hér spila allir á þessu eina tæki. Til að spila á fleiri tækjum ræsir einhver Yatzy-þjóninn á tölvu; tengill eða kóði færir þá hina að borðinu.
site-games = Leikir á þessu tæki
site-back-up-hint = Allir leikir í einni skrá, búnir eða ekki. Geymdu hana annars staðar: hún færir þá aftur hingað, á annað tæki eða á Yatzy-þjón.
site-restore = Ná í leiki aftur
site-restore-hint = Úr öryggisafriti eða leikskýrslu.
site-restore-not = Þessi skrá er hvorki öryggisafrit né leikskýrsla.
site-records-here = Þetta tæki
site-records-title = Met á þessu tæki
