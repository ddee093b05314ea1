# The site: the whole game in a browser, without a server.

site-update-waits = Det finns en ny version av Yatzy. Den kommer när det här spelet är slut.
site-nearly-full = Den här enheten har knappt någon plats kvar för Yatzy. Säkerhetskopiera dina spel och ta bort några.
site-may-go = Den här webbläsaren kan ta bort dina spel när det blir ont om plats på enheten. Installera Yatzy, eller ha en säkerhetskopia.
site-goes-after-a-week = Safari tar bort dina spel när du inte har öppnat Yatzy på sju dagar. Lägg Yatzy på hemskärmen: där blir de kvar. Det börjar tomt där; en säkerhetskopia tar med dina spel.
site-back-up = Säkerhetskopiera
site-put-away = OK
site-install = Installera Yatzy
site-loading = Ett ögonblick, Yatzy är på väg.
site-not-loaded = Det gick inte att ladda Yatzy. Kontrollera anslutningen och försök igen.
site-try-again = Försök igen
site-cannot-keep = Den här webbläsaren kan inte ha kvar Yatzy här. Öppna det i ett vanligt fönster, inte ett privat, på en adress som börjar med https.
site-needs-script = Yatzy spelas i din webbläsare och behöver JavaScript för det. Slå på det.
site-language-away = Det här språket finns inte på enheten än. Anslut en gång, så stannar det kvar.
site-paper-away = Det som gör papper finns inte på enheten än. Anslut en gång, så stannar det kvar.
site-full = Den här enheten har ingen plats kvar, så det sparades inte. Säkerhetskopiera dina spel, ta bort några och försök igen.
site-dice-secret = De här tärningarna kastas på den här enheten, som också känner till deras hemlighet. De är rättvisa, men de bevisar ingenting för andra.
site-one-device = Här spelar alla på den här enda enheten. För att spela på flera startar någon Yatzyservern på en dator; en länk eller en kod för sedan de andra till bordet.
site-games = Spel på den här enheten
site-back-up-hint = Alla spel i en fil, avslutade eller inte. Förvara den någon annanstans: den tar spelen tillbaka hit, till en annan enhet eller till en Yatzyserver.
site-restore = Hämta tillbaka spel
site-restore-hint = Från en säkerhetskopia eller en spellogg.
site-restore-not = Den här filen är varken en säkerhetskopia eller en spellogg.
site-records-here = Den här enheten
site-records-title = Rekord på den här enheten
