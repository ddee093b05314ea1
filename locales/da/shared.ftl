# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Udfordr en ven med de samme terninger
friend-invites = { $name } udfordrer dig
friend-invites-you = Du har fået en udfordring
friend-how = Du får de samme terninger og spiller alene. Bagefter ser du begge summer og sammenligner tur for tur.
friend-honour = Linket indeholder terningerne, så der spilles på tro og love.
friend-start = Spil med disse terninger
friend-go-on = Spil videre
friend-compare = Sammenlign tur for tur
friend-first = Spil først selv, med nye terninger. Bagefter får du et link til en ven, som spiller med de samme terninger.
friend-link = Den, der åbner dette link, spiller med de samme terninger:
friend-code = Kode eller link til en udfordring
friend-open = Åbn udfordringen
friend-log = Indsæt en vens spillog
friend-copy = Kopiér
friend-copy-link = Kopiér linket
today-title = Dagens spil
today-same = Alle på denne server har de samme terninger i dag. Dit første forsøg tæller.
today-honour = Alle har de samme terninger i dag. De følger af datoen, så der spilles på tro og love. Dit første forsøg tæller.
today-play = Spil
today-again = En gang til (tæller ikke)
today-give-up = Giv op
today-second = Det her er ikke dit første forsøg i dag, så det tæller ikke.
today-unfinished = ikke afsluttet
today-streak = { $days ->
    [one] { $days } dag i træk
    *[other] { $days } dage i træk
}
today-days = Dine dage
today-board = Dagens resultatliste
today-finished = Færdige indtil nu: { $count }
today-later = Du ser de andres summer, når dit eget spil er slut.
today-share = Del dit resultat
today-closed = Terningerne er hemmelige til { $time } UTC.
today-cost-none = Kostede ingenting
today-cost-little = Kostede lidt
today-cost-much = Kostede meget
today-over = Den dag er slut, og dens terninger er kendt. Spil dagens spil i stedet.
today-goes-on = Dit forsøg i dagens spil kan ikke slettes, før terningerne er offentlige. Du kan give det op.
today-not-open = kan ikke tjekkes endnu: andre spiller stadig med disse terninger
