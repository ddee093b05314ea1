# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Izaicināt draugu ar tiem pašiem kauliņiem
friend-invites = { $name } tevi izaicina
friend-invites-you = Tevi izaicina
friend-how = Tu saņem tos pašus kauliņus un spēlē vienatnē. Pēc tam redzi abas summas un salīdzini gājienu pēc gājiena.
friend-honour = Saitē ir kauliņi, tāpēc spēlē uz goda vārda.
friend-start = Spēlēt ar šiem kauliņiem
friend-go-on = Spēlēt tālāk
friend-compare = Salīdzināt gājienu pēc gājiena
friend-first = Vispirms nospēlē ar jauniem kauliņiem. Pēc tam saņemsi saiti draugam, kurš spēlēs ar tiem pašiem kauliņiem.
friend-link = Ikviens, kas atver šo saiti, spēlē ar tiem pašiem kauliņiem:
friend-code = Izaicinājuma kods vai saite
friend-open = Atvērt izaicinājumu
friend-log = Ielīmēt drauga protokolu
friend-copy = Kopēt
friend-copy-link = Kopēt saiti
today-title = Dienas spēle
today-same = Šodien visiem šajā serverī ir vieni un tie paši kauliņi. Skaitās tavs pirmais mēģinājums.
today-honour = Šodien visiem ir vieni un tie paši kauliņi. Tie izriet no datuma, tāpēc spēlē uz goda vārda. Skaitās tavs pirmais mēģinājums.
today-play = Spēlēt
today-again = Vēlreiz (neskaitās)
today-give-up = Padoties
today-second = Šis nav tavs pirmais mēģinājums šodien, tāpēc tas neskaitās.
today-unfinished = nepabeigta
today-streak = { $days ->
    [zero] { $days } dienu pēc kārtas
    [one] { $days } diena pēc kārtas
    *[other] { $days } dienas pēc kārtas
}
today-days = Tavas dienas
today-board = Dienas rezultātu tabula
today-finished = Jau pabeiguši: { $count }
today-later = Citu summas redzēsi, kad tava spēle būs galā.
today-share = Dalīties ar rezultātu
today-closed = Kauliņi paliek noslēpums līdz { $time } UTC.
today-cost-none = Neko nemaksāja
today-cost-little = Maksāja maz
today-cost-much = Maksāja daudz
today-over = Šī diena ir beigusies, un tās kauliņi ir zināmi. Spēlē šodienas spēli.
today-goes-on = Tavu dienas spēles mēģinājumu nevar dzēst, kamēr kauliņi nav zināmi visiem. Tu vari padoties.
today-not-open = vēl nevar pārbaudīt: citi vēl spēlē ar šiem kauliņiem
