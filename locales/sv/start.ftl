# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Spelets kod
home-join-do = Gå med
home-continue = Fortsätt
home-continue-none = Spel som du börjar eller går med i på den här enheten visas här.
home-records = Rekord
home-rules = Regler
home-games = Dina spel
home-games-waiting = Dina spel ({ $count } pågår)

## A new game

# A button: the form then has more lines for players
new-more-lines = Fler rader
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Det här går inte ihop: { $options }. Ställ tillbaka ett av valen.
new-computer = Spela mot datorn
new-computer-which = Hur bra ska den spela?
new-title = Nytt spel
new-game = Spel
new-edition = Utgåva
new-options = Regelval
new-seats = Platser
new-starts = Vem börjar
new-dice = Tärningar
new-start = Starta spelet
new-plain = standardregler
new-options-set = { $count ->
    [0] som i utgåvan
    [one] ett ändrat
   *[other] { $count } ändrade
}
new-unfold = enter visar dem
new-fold = enter döljer dem
new-add-seat = + en plats till
new-seat-bot = datorn; ← → ändrar hur bra den spelar
new-seat-person = skriv ett namn; ← → låter datorn spela
new-as-entered = i ordningen ovan
new-drawn = med tärningar: alla kastar, högst börjar
new-program-dice = virtuella tärningar
new-real-dice = riktiga tärningar på bordet
new-real-dice-remark = du kastar, programmet räknar poängen
new-which = Vilket spel?
new-rules = Regler: { $title }
new-plain-title = { $title }, standardregler
new-option-as-edition = som i utgåvan
new-dice-question = Vilka tärningar?
new-dice-program = Virtuella tärningar
new-dice-table = Riktiga tärningar på bordet
new-players = Vilka spelar?
new-player = Spelare { $seat }
new-kind = Hur spelare { $seat } spelar
new-kind-here = på den här enheten
new-kind-elsewhere = på egen enhet
new-kind-open = vem som helst
new-kind-bot = dator: { $level }
new-alone = Lägg till spelare, eller börja ensam som { $name }.
new-add-name = Nästa spelares namn
new-add = Lägg till
new-add-computer = Dator
new-add-open = Ledig plats
new-move = Flytta upp spelare { $seat }
new-remove = Ta bort spelare { $seat }
new-coach-on = med coach
new-coach-off = utan coach
new-same-name = { $name } finns med två gånger. Ändra ett av namnen, eller börja så här.

## Rules of one's own

new-own-rules = Egna regler
new-own-rules-hint = Klistra in en regelfil här. Den ersätter spelet som valts ovan.
new-own-rules-example = Ett exempel att börja med:
new-own-rules-file = Välj en fil
new-own-rules-wrong = De här reglerna går inte att använda. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: välj rad · ← →: ändra · esc: lämna
new-hint-seat = skriv ett namn · ← →: datorn · backsteg på tom rad: en plats mindre
new-hint-add = enter: en plats till
new-hint-options = enter: visa eller dölj regelvalen
new-hint-start = enter: börja · ↑ ↓: välj rad · t: statistik · esc: lämna
# Part of the hint below the form for a new game
new-print = ctrl+p: ett block att skriva ut

## Who starts

draw-title = Vem börjar?
draw-throw = { $name } kastar { $hand }: { $sum }
draw-again = Lika: kasta igen.
draw-first = { $name } börjar.
draw-hint = enter: till bordet · esc: tillbaka

## Inviting

invite-title = Bjud in andra
# $code: letters and digits to type
invite-code = Eller öppna { $address } och skriv koden { $code }
invite-button = Bjud in
invite-how = Skanna QR-koden, eller öppna { $address } och skriv koden.
invite-code-label = Kod
invite-copy = Kopiera länken
invite-copy-seat = Kopiera länken för { $name }
invite-copied = Kopierad
invite-share = Dela
invite-here-count = { $here } av { $all } är här
invite-to-table = Till bordet
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Bara den här maskinen kan öppna länkarna. Starta servern med { $command } så kommer andra enheter in.
invite-hint = Alla som öppnar den här sidan kan titta på. Koden { $code } på startsidan leder också hit.

## Seats

seat-rename-label = { $name }: nytt namn
seat-rename = Byt namn
seat-rename-hint = Ett tomt namn tar bort det gamla för gott.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, du
seat-here = { $name }, här
seat-waiting = { $name }, inte här än
seat-away = { $name }, borta
seat-open = ledig
seat-link-hint = Den som öppnar länken kan spela på den här platsen ({ $name }). Länken förblir densamma.
seat-link-new = Gör en ny länk
seat-link-new-sure = Den gamla länken slutar fungera.
seat-number = plats { $seat }
seat-twin = { $name } ({ $seat })
seat-title = En plats åt dig
seat-offer = Med den här länken får du en plats i spelet { $title }.
seat-held = { $name } spelar redan här på en annan enhet. Tar du platsen flyttas den till den här.
seat-name = Ditt namn
seat-take = Ta den här platsen
seat-move = Flytta platsen till den här enheten
seat-link = Länk för { $name }
seat-link-title = En länk till en plats
seat-join = Gå med som ny spelare
seat-who = Vem är du?
seat-invited = Du är inbjuden till { $title } med { $names }.
seat-i-am = Jag är { $name }
seat-else = Någon annan …
seat-watch = Bara titta på
seat-expected = Är du den { $name } som väntas?
seat-not-me = Om inte, skriv ett annat namn.
seat-other-name = { $name } sitter redan vid bordet. Skriv ett annat namn.
seat-sit = Slå dig ner vid bordet
seat-add = Lägg till en spelare på den här enheten
seat-play-here = Spela på den här enheten
seat-elsewhere = { $name }: på en annan enhet
seat-held-hint = Är en av de här platserna din? Tryck på den för att be om den.
seat-asked = Du har bett om den här platsen: { $name }. Din begäran har nummer { $number }. Värden eller den andra enheten kan tillåta den inom två minuter.
seat-asked-players = Du har bett om den här platsen: { $name }. Din begäran har nummer { $number }. Värden och den andra enheten är borta, så vilken spelare som helst kan tillåta den inom två minuter.
seat-no-answer = Din begäran fick inget svar inom två minuter. Du kan fråga igen.
seat-request = En annan enhet vill ta över den här platsen: { $name }. Den visar numret { $number }.
seat-allow = Tillåt
seat-refuse = Neka

## Why a seat or a name is refused, and what to do instead

seat-taken = Någon sitter redan där. Välj en annan plats.
seat-asked-already = En annan enhet har nyss bett om den här platsen. Försök igen om två minuter.
seat-refused = Din begäran om platsen nekades. Du kan fråga igen om två minuter.
seat-request-over = Begäran är redan besvarad, eller så gäller den inte längre.
seat-table-full = Bordet är fullt. Det har { $most } platser.
seat-no-players = Det finns ingen spelare än. Ange minst en.
seat-name-empty = Namnet är tomt. Skriv ett.
seat-name-too-long = Namnet är för långt. Ett namn har högst { $most } tecken.
seat-name-unruly = Namnet har osynliga tecken. Skriv det på nytt.

## Players without a name

player-number = Spelare { $number }
bot-name = Dator ({ $level })

## How well the computer plays, the weakest first

level-random = slumpmässig
level-greedy = girig
level-beginner = nybörjare
level-casual = hobbyspelare
level-club = klubbspelare
level-expert = expert
level-perfect = perfekt
level-winner = spelar för att vinna
# What each level does, as a short sentence without a subject
level-hint-random = Gör det som faller den in.
level-hint-greedy = Tar alltid det som ger flest poäng just nu.
level-hint-beginner = Lärde sig reglerna i går.
level-hint-casual = Spelar med familjen på semestern.
level-hint-club = Spelar varje vecka och glömmer sällan bonusen.
level-hint-expert = Gör nästan aldrig fel.
level-hint-perfect = Väljer alltid det bästa; resten är flax.
level-hint-winner = Spelar för att vinna, inte för flest poäng.
# The mean total of a level, measured
level-average = I snitt { $mean } poäng
level-unknown = Det finns ingen nivå ”{ $level }”; nivåerna är { $levels }.
level-unknown-near = Det finns ingen nivå ”{ $level }”; menade du { $near }?
