# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Utfordre en venn med de samme terningene
friend-invites = { $name } utfordrer deg
friend-invites-you = Du har fått en utfordring
friend-how = Du får de samme terningene og spiller alene. Etterpå ser du begge summene og sammenligner tur for tur.
friend-honour = Lenken inneholder terningene, så det spilles på ære og samvittighet.
friend-start = Spill med disse terningene
friend-go-on = Spill videre
friend-compare = Sammenlign tur for tur
friend-first = Spill først selv, med nye terninger. Etterpå får du en lenke til en venn, som spiller med de samme terningene.
friend-link = Den som åpner denne lenken, spiller med de samme terningene:
friend-code = Kode eller lenke til en utfordring
friend-open = Åpne utfordringen
friend-log = Lim inn spilloggen til en venn
friend-copy = Kopier
friend-copy-link = Kopier lenken
today-title = Dagens spill
today-same = Alle på denne serveren har de samme terningene i dag. Ditt første forsøk teller.
today-honour = Alle har de samme terningene i dag. De følger av datoen, så det spilles på ære og samvittighet. Ditt første forsøk teller.
today-play = Spill
today-again = En gang til (teller ikke)
today-give-up = Gi opp
today-second = Dette er ikke ditt første forsøk i dag, så det teller ikke.
today-unfinished = ikke fullført
today-streak = { $days ->
    [one] { $days } dag på rad
    *[other] { $days } dager på rad
}
today-days = Dine dager
today-board = Dagens resultatliste
today-finished = Ferdige så langt: { $count }
today-later = Du ser summene til de andre når ditt eget spill er slutt.
today-share = Del resultatet ditt
today-closed = Terningene er hemmelige til { $time } UTC.
today-cost-none = Kostet ingenting
today-cost-little = Kostet lite
today-cost-much = Kostet mye
today-over = Den dagen er over, og terningene er kjent. Spill dagens spill i stedet.
today-goes-on = Forsøket ditt i dagens spill kan ikke slettes før terningene er offentlige. Du kan gi det opp.
today-not-open = kan ikke sjekkes ennå: andre spiller fortsatt med disse terningene
