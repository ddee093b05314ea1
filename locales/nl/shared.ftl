# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Een vriend uitdagen met dezelfde dobbelstenen
friend-invites = { $name } daagt je uit
friend-invites-you = Je wordt uitgedaagd
friend-how = Je krijgt dezelfde dobbelstenen en speelt alleen. Daarna zie je beide totalen en vergelijk je beurt voor beurt.
friend-honour = De link bevat de dobbelstenen, dus er wordt op erewoord gespeeld.
friend-start = Met deze dobbelstenen spelen
friend-go-on = Verder spelen
friend-compare = Beurt voor beurt vergelijken
friend-first = Speel eerst zelf, met nieuwe dobbelstenen. Daarna krijg je een link voor een vriend, die met dezelfde dobbelstenen speelt.
friend-link = Wie deze link opent, speelt met dezelfde dobbelstenen:
friend-code = Code of link van een uitdaging
friend-open = Uitdaging openen
friend-log = Het verslag van een vriend plakken
friend-copy = Kopiëren
friend-copy-link = Link kopiëren
today-title = Spel van vandaag
today-same = Iedereen op deze server heeft vandaag dezelfde dobbelstenen. Je eerste poging telt.
today-honour = Iedereen heeft vandaag dezelfde dobbelstenen. Ze volgen uit de datum, dus er wordt op erewoord gespeeld. Je eerste poging telt.
today-play = Spelen
today-again = Nog een keer (telt niet)
today-give-up = Opgeven
today-second = Dit is vandaag niet je eerste poging, dus die telt niet.
today-unfinished = niet afgemaakt
today-streak = { $days ->
    [one] { $days } dag op rij
    *[other] { $days } dagen op rij
}
today-days = Jouw dagen
today-board = Stand van de dag
today-finished = Klaar tot nu toe: { $count }
today-later = Je ziet de totalen van de anderen als je eigen spel is afgelopen.
today-share = Resultaat delen
today-closed = De dobbelstenen blijven geheim tot { $time } UTC.
today-cost-none = Kostte niets
today-cost-little = Kostte weinig
today-cost-much = Kostte veel
today-over = Die dag is voorbij en zijn dobbelstenen zijn bekend. Speel het spel van vandaag.
today-goes-on = Je poging van vandaag kan pas worden verwijderd als de dobbelstenen openbaar zijn. Je kunt wel opgeven.
today-not-open = nog niet te controleren: anderen spelen nog met deze dobbelstenen
