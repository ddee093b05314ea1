# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = dat vak
refusal-another-box = een ander vak
refusal-game-over = Het spel is afgelopen. Begin een nieuw spel.
refusal-no-such-seat = Er is geen { $seat } aan deze tafel. Kies een andere plaats.
refusal-not-your-turn = Nu is { $player } aan de beurt, niet { $seat }. Wacht op je beurt.
refusal-seat-left = Dit spel gaat verder zonder { $seat }. Begin een nieuw spel om weer mee te doen.
refusal-too-late-to-join = De eerste ronde is voorbij. Wacht op het volgende spel.
refusal-no-such-cell = Dit blok heeft zo’n vak niet. Kies een vak dat erop staat.
refusal-name-first = Noem een vak vóór de eerste worp.
refusal-nothing-to-name = In dit spel noem je vooraf geen vak. Gooi gewoon.
refusal-already-named = Er is al een vak genoemd. Gooi.
refusal-throw-first = Gooi eerst, vul dan in.
refusal-no-rethrow = Er zijn geen extra worpen meer. Vul de worp in een vak in.
refusal-first-throw-with-all = De eerste worp van een beurt is met alle dobbelstenen. Houd er geen vast.
refusal-nothing-thrown = Gooi minstens één dobbelsteen: houd er minder vast, of vul de worp in een vak in.
refusal-not-in-hand = { $keep } zit niet in { $hand }. Houd dobbelstenen vast die er liggen.
refusal-dice-count = { $expected ->
    [one] Er is één dobbelsteen gegooid
   *[other] Er zijn { $expected } dobbelstenen gegooid
}, maar er { $found ->
    [one] is er { $found }
   *[other] zijn er { $found }
} te zien. Het moeten er evenveel zijn.
refusal-box-taken = Dit vak is bezet: { $box }. Kies een ander.
refusal-out-of-order = Het is te vroeg voor { $box }. De volgorde vraagt eerst { $allowed }.
refusal-chance-is-last-resort = De worp levert in een ander vak punten op, dus dit vak mag nog niet. Vul hem in bij { $scores }.
refusal-chance-after-miss = De worp levert punten op in een vak dat niet is genoemd ({ $scores }), dus dit vak mag niet. Vul een nul in bij een ander open vak.
refusal-zero-is-last-resort = De worp levert in een ander vak punten op, dus { $box } kan geen nul krijgen. Vul hem in bij { $scores }.
refusal-named-box-scores = De worp levert punten op in het genoemde vak. Vul hem daar in: { $named }.
refusal-joker-has-its-place = Deze joker moet je invullen bij { $cells }.
refusal-wrong-points = Met deze dobbelstenen levert het vak { $expected ->
    [one] 1 punt
   *[other] { $expected } punten
} op, niet { $found }.
refusal-wrong-extra = De extra yatzy levert { $expected } punten op, niet { $found }.
refusal-impossible-points = Geen worp geeft nu { $found ->
    [one] 1 punt
   *[other] { $found } punten
} bij { $box }. Mogelijk is { $possible }.
refusal-no-extra-yatzy = Een extra yatzy kan hier niet. Vul de punten zonder in.
refusal-not-from-the-table = Dit spel speel je met virtuele dobbelstenen. Gooi die.
refusal-throws-needed = Zeg hoeveel worpen het waren: extra worpen die je niet gebruikt, leveren fiches op.
refusal-throw-count = Een beurt heeft hier 1 tot en met { $most } worpen, niet { $found }.
refusal-turn-has-begun = In deze beurt is al gegooid. Vul de worp in een vak in, of neem de worpen terug.
refusal-nothing-to-take-back = Er is niets om terug te nemen.
refusal-throw-stands = Een worp met virtuele dobbelstenen kun je niet terugnemen. Alleen de keuze van een vak, tot de volgende worp.
refusal-no-such-turn = Er is geen afgelopen beurt van { $seat } in ronde { $round }.
refusal-later-turn = Die correctie zou in de beurt van { $seat } in ronde { $round } tegen een regel ingaan. { $because }

## Cards

card-twice = Dit vak staat twee keer op de kaart: { $box }; geef het één keer op.
card-impossible = In het vak kunnen geen { $found } punten staan: { $box }; het kan { $possible } zijn.
card-out-of-order = De volgorde vraagt eerst { $box }; vul dat vak ook.
card-too-many-chips = Deze kaart kan hoogstens { $most ->
    [one] { $most } fiche
   *[other] { $most } fiches
} verdiend hebben, niet { $found }.
card-too-many-extra-yatzys = Deze kaart kan hoogstens { $most ->
    [one] { $most } extra yatzy
   *[other] { $most } extra yatzy’s
} hebben, niet { $found }.

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = De keten breekt hier: deze regel, of iets waaraan die gebonden is, is veranderd.
# $number: of the throw, from 1
record-no-such-throw = Worp { $number } is nooit gedaan, dus er kunnen geen bytes bij horen.
record-too-long = Dit bestand is groter dan 16 MiB, te groot voor een verslag; is dit het juiste bestand?
record-not-a-record = Dit is geen verslag; een verslag begint met de regel “yatzy record 2”.
record-version = Dit verslag is van versie { $found }; dit programma leest versie 1 en 2.
record-unknown-line = “{ $word }” betekent hier niets; een regel van het verslag begint hier met { $known }.
record-missing = De regel “{ $word }” ontbreekt boven de beurten; voeg hem toe.
record-twice = De regel “{ $word }” staat er twee keer; laat hem één keer staan.
record-rules-line = Deze regel van de spelregels is niet te lezen; je schrijft hem zo: { $form }.
record-wrong-hash = De spelregels zijn veranderd: hun hash is { $expected }, niet { $found }.
record-bad-value = “{ $value }” na “{ $word }” is niet te lezen; je schrijft de regel zo: { $form }.
record-seat-number = Plaatsen zijn genummerd 1, 2, 3 en verder: hier hoort { $expected } te staan, niet “{ $found }”.
record-bad-turn = Na “{ $after }” hoort hier: { $expected }.
record-bad-turn-start = Aan het begin van de regel hoort: { $expected }.
record-part-number = ronde en plaats, zoals in 3.1
record-part-box = de id van een vak
record-part-hand = een worp, zoals in 1-4-4-6-6
record-part-points = het aantal punten
record-part-throws = het aantal worpen
record-part-end = niets meer
record-no-such-box = Dit blok heeft geen vak “{ $id }”; de id’s staan in de spelregels van het verslag.
record-die-changed = { $keep } werd vastgehouden, maar de volgende worp toont { $hand }: een dobbelsteen die je vasthoudt, kan niet veranderen.
record-wrong-turn = Hier hoort beurt { $round }.{ $seat } te staan, niet { $found }.
record-after-the-end = Hier kan niets meer volgen; de regel erboven beëindigt het spel, of laat zijn beurt open.
record-crossed-out-alone = Direct onder een regel die met “~” begint, hoort de regel die hem vervangt.
record-wrong-total = Het totaal is { $expected }, niet { $found }.

## Hands

hand-empty = Hier staan geen dobbelstenen; schrijf de worp als 6-6-6-5-5, 66655 of "6 6 6 5 5".
hand-not-a-face = “{ $found }” (teken { $place }) is geen dobbelsteen; dobbelstenen tonen 1 tot en met 6, dus schrijf de worp als 6-6-6-5-5.
hand-too-many = Meer dan { $most } dobbelstenen kan niet; schrijf de worp als 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Deze worp heeft één dobbelsteen
   *[other] Deze worp heeft { $found } dobbelstenen
}, maar in dit spel zijn het er { $expected }, zoals in { $example }.
hand-line-too-long = Deze regel heeft meer dan { $most } tekens, te veel voor een worp; schrijf de worp als 6-6-6-5-5.
hand-line-not-text = Deze regel is geen tekst in UTF-8; schrijf de worp als 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Er is geen regelset of uitgave “{ $id }”; bedoelde je { $near }?
ruleset-unknown-far = Er is geen regelset of uitgave “{ $id }”; “yatzy rules” toont ze allemaal.
ruleset-twice = De spelregels zijn twee keer opgegeven, “{ $first }” en “{ $second }”; geef ze één keer op.
ruleset-option-no-value = “{ $given }” stelt geen optie in; schrijf OPTION=VALUE, waarbij de optie { $options } is.
ruleset-option-unknown = Er is geen optie “{ $option }”; de opties zijn { $options }.
ruleset-option-unknown-value = De optie { $option } kan niet “{ $value }” zijn; het kan { $values } zijn.
ruleset-option-unknown-near = Er is geen optie “{ $option }”; bedoelde je “{ $near }”?
ruleset-game-unknown = Er is geen spel “{ $game }”; de spellen zijn { $games }.

## Combinations that make no sense

ruleset-dice = Een spel heeft 1 tot en met { $most } dobbelstenen, niet { $dice }.
ruleset-boxes = Een blok heeft 1 tot en met { $most } vakken, niet { $boxes }.
ruleset-columns = Een blok heeft 1 tot en met { $most } kolommen, niet { $columns }.
ruleset-factor = Een kolom kan hier niet ×{ $factor } tellen; kolommen tellen ×1 tot en met ×9, elk iets anders.
ruleset-box-twice = Twee vakken hebben de id “{ $box }”; geef elk een eigen.
ruleset-face-twice = Het vak “{ $box }” wil een getal dat een eerder vak al heeft; elk getal heeft één vak.
ruleset-out-of-reach = Het vak “{ $box }” vraagt { $needs } dobbelstenen, meer dan het spel gooit.
ruleset-face-pays = Het vak “{ $box }” is voor één getal en moet “matched” opleveren.
ruleset-pays = Het vak “{ $box }” moet 1 tot en met { $most } punten opleveren.
ruleset-bonus-range = De bonus, en de som die hem oplevert, moeten 1 tot en met { $most } punten zijn.
ruleset-bonus-without-upper = Een bonus verdien je met bovenste vakken, en die zijn er niet; laat hem weg of zet bonus=none.
ruleset-bonus-out-of-reach = De bonus vraagt { $needed } punten, maar de bovenste vakken leveren er hoogstens { $most } op; geef een lagere grens op.
ruleset-bonus-without-number = Deze regels hebben geen bonus waarvan de grens kan blijven; geef er een op, zoals in bonus=at-least:63.
ruleset-declare-with-order = Vooraf genoemde vakken gaan niet samen met een vaste volgorde; zet order=free of declare=no.
ruleset-declare-with-columns = Vooraf genoemde vakken gaan niet samen met meerdere kolommen; zet declare=no.
ruleset-declare-with-jokers = Vooraf genoemde vakken gaan niet samen met jokers; zet joker=none of declare=no.
ruleset-jokers-need-full-values = Jokers kunnen hier niet: het vak “{ $box }” telt alleen de dobbelstenen die passen, dus een joker is er niets waard; zet joker=none.
ruleset-jokers-without-yatzy = Jokers vragen precies één vak voor allemaal dezelfde dobbelstenen; zet joker=none.
ruleset-jokers-with-columns = Jokers gaan niet samen met meerdere kolommen; zet joker=none.
ruleset-jokers-with-yatzy-sum = Jokers kunnen niet als yatzy ook de som van de dobbelstenen oplevert; zet yatzy=50 of joker=none.
ruleset-columns-with-order = Een vaste volgorde gaat niet samen met meerdere kolommen; zet order=free.
ruleset-columns-with-chips = Gespaarde extra worpen gaan niet samen met meerdere kolommen; zet chips=no.
ruleset-columns-with-bonus = Een bonus gaat niet samen met meerdere kolommen; zet bonus=none.
ruleset-no-yatzy-of-fifty = De optie yatzy vraagt een vak dat 50 punten oplevert als alle dobbelstenen gelijk zijn, en dat is er hier niet.

## Files

file-line = Regel { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Er is geen bestand “{ $path }”; controleer de naam en de map.
file-is-directory = “{ $path }” is een map; geef het pad van een bestand op.
file-unreadable = Het bestand “{ $path }” is niet te lezen ({ $detail }); controleer of het er is en of je het mag lezen.
file-not-text = Het bestand “{ $path }” is geen tekst in UTF-8; bewaar het als UTF-8.
file-too-long = Dit bestand is groter dan 32 KiB, te groot voor een regelset; is dit het juiste bestand?
file-syntax = Dit is geen TOML ({ $detail }); schrijf sleutel = waarde.
file-unknown-key = “{ $key }” betekent hier niets; bekend zijn { $known }.
file-missing = “{ $key }” ontbreekt; voeg het toe.
file-wrong-kind = Bij “{ $key }” hoort { $expected }.
file-unknown-base = Er is geen regelset of uitgave “{ $id }” om van uit te gaan; “yatzy rules” toont ze allemaal.
file-base-and = “base” brengt een eigen “{ $key }” mee; laat een van de twee weg.
file-rules-line = Regel { $line } van de spelregels is niet te lezen.
expected-text = een tekst tussen aanhalingstekens
expected-number = een geheel getal van { $low } tot en met { $high }
expected-list = een lijst tussen vierkante haken
expected-table = een tabel van sleutels en waarden
expected-box-id = een id van kleine letters, cijfers en streepjes die met een letter begint, van hoogstens 32 tekens
expected-one-of = een van deze: { $forms }

challenge-damaged = Deze uitdagingscode is beschadigd. Kopieer de hele code of link opnieuw.
challenge-newer = Deze uitdaging komt uit een nieuwere versie van Yatzy. Werk het programma bij om die te spelen.
challenge-unknown-rules = De regels van deze uitdaging zijn hier onbekend: { $rules }.
challenge-own-rules = In een uitdaging passen alleen regels uit de lijst. Stuur in plaats daarvan het verslag als bestand.
challenge-game = Alleen een afgelopen spel van één speler met gedeelde dobbelstenen kan een uitdaging worden.
