# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Utmana en vän med samma tärningar
friend-invites = { $name } utmanar dig
friend-invites-you = Du har fått en utmaning
friend-how = Du får samma tärningar och spelar ensam. Sedan ser du båda summorna och jämför tur för tur.
friend-honour = Länken innehåller tärningarna, så spelet bygger på heder och samvete.
friend-start = Spela med de här tärningarna
friend-go-on = Spela vidare
friend-compare = Jämför tur för tur
friend-first = Spela först själv, med nya tärningar. Sedan får du en länk till en vän, som spelar med samma tärningar.
friend-link = Den som öppnar den här länken spelar med samma tärningar:
friend-code = Utmaningens kod eller länk
friend-open = Öppna utmaningen
friend-log = Klistra in en väns spellogg
friend-copy = Kopiera
friend-copy-link = Kopiera länken
today-title = Dagens spel
today-same = Alla på den här servern har samma tärningar i dag. Ditt första försök räknas.
today-honour = Alla har samma tärningar i dag. De följer av datumet, så spelet bygger på heder och samvete. Ditt första försök räknas.
today-play = Spela
today-again = En gång till (räknas inte)
today-give-up = Ge upp
today-second = Det här är inte ditt första försök i dag, så det räknas inte.
today-unfinished = inte färdigspelat
today-streak = { $days ->
    [one] { $days } dag i rad
    *[other] { $days } dagar i rad
}
today-days = Dina dagar
today-board = Dagens resultatlista
today-finished = Färdiga hittills: { $count }
today-later = Du ser de andras summor när ditt eget spel är slut.
today-share = Dela ditt resultat
today-closed = Tärningarna är hemliga till { $time } UTC.
today-cost-none = Kostade inget
today-cost-little = Kostade lite
today-cost-much = Kostade mycket
today-over = Den dagen är slut och dess tärningar är kända. Spela dagens spel i stället.
today-goes-on = Ditt försök i dagens spel kan inte tas bort förrän tärningarna är offentliga. Du kan ge upp det.
today-not-open = går inte att kontrollera än: andra spelar fortfarande med de här tärningarna
