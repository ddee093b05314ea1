# The site: the whole game in a browser, without a server.

site-update-waits = En ny version av Yatzy är klar. Den startar efter det här spelet.
site-nearly-full = Den här enheten har knappt någon plats kvar för Yatzy. Säkerhetskopiera dina spel och ta bort några.
site-may-go = Den här webbläsaren kan ta bort dina spel när det blir ont om plats på enheten. Installera Yatzy, eller gör en säkerhetskopia.
site-goes-after-a-week = Safari tar bort dina spel när du inte har öppnat Yatzy på sju dagar. Lägg Yatzy på hemskärmen för att behålla dem. Där är det tomt från början. Återställ dina spel från en säkerhetskopia.
site-back-up = Säkerhetskopiera
site-put-away = OK
site-install = Installera Yatzy
site-loading = Ett ögonblick, Yatzy laddas.
site-not-loaded = Det gick inte att ladda Yatzy. Kontrollera anslutningen och försök igen.
site-try-again = Försök igen
site-cannot-keep = Den här webbläsaren kan inte spara Yatzy här. Öppna det i ett vanligt fönster, inte ett privat, på en adress som börjar med https.
site-too-old = Den här webbläsaren är för gammal för Yatzy. Uppdatera den, eller öppna Yatzy i Chrome eller Edge från 108, Firefox från 121 eller Safari från 16.4.
site-needs-script = Yatzy spelas i din webbläsare och behöver JavaScript för det. Slå på det.
site-language-away = Det här språket är inte hämtat än. Koppla upp dig en gång för att få det.
site-paper-away = Utskrift är inte hämtat än. Koppla upp dig en gång för att få det.
site-full = Den här enheten har ingen plats kvar, så det sparades inte. Säkerhetskopiera dina spel, ta bort några och försök igen.
site-dice-secret = De här tärningarna kastas på den här enheten, som också känner till deras hemlighet. De är ärliga, men det kan du inte bevisa för andra.
site-games = Spel på den här enheten
site-back-up-hint = Alla spel i en fil, avslutade eller inte. Förvara den någon annanstans. Från den kan du återställa spelen här, på en annan enhet eller på en Yatzyserver.
site-restore = Återställ spel
site-restore-hint = Från en säkerhetskopia eller en spellogg.
site-restore-not = Den här filen är varken en säkerhetskopia eller en spellogg.
site-restore-secret = Det här spelets tärningar är fortfarande hemliga. Använd en säkerhetskopia, eller vänta tills spelet är slut.
site-records-here = Den här enheten
site-records-title = Rekord på den här enheten
site-go-on-none = Spel som du börjar på den här enheten visas här.
