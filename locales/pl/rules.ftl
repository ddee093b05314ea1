# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = najwyżej { $max ->
    [one] { $max } punkt
    [few] { $max } punkty
    [many] { $max } punktów
   *[other] { $max } punktu
}
rules-list-hint = „yatzy rules ID” wyjaśnia jedno wydanie; „yatzy score HAND --rules ID” liczy według niego.
rules-none = Żadne wydanie nie pasuje; usuń --game albo --in.

## The guide

guide-summary = { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostki
    [many] { $dice } kostek
   *[other] { $dice } kostek
}, { $boxes ->
    [one] { $boxes } pole
    [few] { $boxes } pola
    [many] { $boxes } pól
   *[other] { $boxes } pól
}, { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tur
}, najwyżej { $max ->
    [one] { $max } punkt
    [few] { $max } punkty
    [many] { $max } punktów
   *[other] { $max } punktów
}
guide-edition = { $id } · instrukcja { $booklet } · { $language }
guide-turn = Tura
guide-turn-throws = { $dice ->
    [1] Rzuć kostką, a potem przerzuć ją najwyżej dwa razy.
   *[other] Rzuć wszystkimi kostkami ({ $dice }). Potem przerzuć dowolne z nich, najwyżej dwa razy; można przerzucić też kostki zostawione wcześniej.
} Możesz skończyć po każdym rzucie.
guide-turn-throws-chips = { $dice ->
    [1] Rzuć kostką, a potem ją przerzucaj: dwa razy za darmo, dalej za żetony.
   *[other] Rzuć wszystkimi kostkami ({ $dice }). Potem przerzucaj dowolne z nich: dwa razy za darmo, dalej za żetony; można przerzucić też kostki zostawione wcześniej.
} Możesz skończyć po każdym rzucie.
guide-turn-entry = Potem wpisz układ w jedno wolne pole. Każdego pola można użyć tylko raz, także na zero.
guide-turn-reading = Ty wybierasz pole. Zawsze daje ono tyle punktów, ile najwięcej da się w nim uzyskać z twoich kostek.
guide-turn-reading-named = Pole zawsze daje tyle punktów, ile najwięcej da się w nim uzyskać z twoich kostek: 4-4-4-4-1 to także trzy jednakowe.
guide-boxes = Pola
guide-box = { $box } – { $rule }
guide-example = Przykład
guide-pays = Pkt
guide-most = Maks.
guide-columns = Arkusz ma { $columns ->
    [one] { $columns } kolumnę
    [few] { $columns } kolumny
    [many] { $columns } kolumn
   *[other] { $columns } kolumn
}: { $factors }. W każdej turze wypełniasz jedno pole w jednej kolumnie, a jego punkty się mnożą. Tabela pokazuje ×1.
guide-options = Obowiązujące opcje
guide-differs = * inaczej niż w podstawowej grze ({ $game })
guide-same = Tak samo jak w podstawowej grze ({ $game }).
guide-end-heading = Koniec
guide-end = Partia kończy się, gdy każdy rozegrał { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tur
} i wszystkie pola są wypełnione. Wygrywa najwyższa suma; przy równych sumach miejsce się dzieli.
guide-players = Grać może dowolna liczba osób. Można też grać w pojedynkę, przeciw własnemu rekordowi.

## What a box needs, and what it pays

# "3 alike and a pair, each of another face" and "their sum"
box-rule = { $needs }: { $pays }
needs-face = kostki pokazujące { $face }
needs-group = { $size ->
    [1] { $count ->
        [1] jedna kostka
        [one] { $count } pojedyncza kostka
        [few] { $count } pojedyncze kostki
        [many] { $count } pojedynczych kostek
       *[other] { $count } pojedynczych kostek
    }
    [2] { $count ->
        [1] para
        [one] { $count } para
        [few] { $count } pary
        [many] { $count } par
       *[other] { $count } par
    }
   *[other] { $count ->
        [1] { $size ->
            [one] { $size } jednakowa
            [few] { $size } jednakowe
            [many] { $size } jednakowych
           *[other] { $size } jednakowych
        }
       *[other] { $count } razy po { $size ->
            [one] { $size } jednakowej
            [few] { $size } jednakowe
            [many] { $size } jednakowych
           *[other] { $size } jednakowych
        }
    }
}
needs-different = { $groups }, z różnych oczek
needs-run = wszystkie oczka od { $first } do { $last }
needs-run-of = { $length ->
    [one] { $length } kolejne oczko
    [few] { $length } kolejne oczka
    [many] { $length } kolejnych oczek
   *[other] { $length } kolejnych oczek
}
needs-any = dowolny układ
pays-matched = suma tych kostek
pays-all = suma wszystkich kostek
pays-fixed = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
pays-fixed-and-all = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i suma wszystkich kostek

## Options by name, as forms and screens offer them

option-name-order = Kolejność pól
option-name-bonus = Bonus
option-name-chance = Szansa
option-name-zero = Zero
option-name-declare = Pole zapowiadane z góry
option-name-chips = Przerzuty odkładane jako żetony
option-name-joker = Jokery
option-name-yatzy = Yatzy daje
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = dowolna
choice-order-down = od góry do dołu
choice-order-upper-first = najpierw górna część
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = przy zwykłej sumie lub większej
choice-bonus-at-least-sum = przy { $sum } lub więcej
choice-bonus-more-than = dopiero powyżej zwykłej sumy
choice-bonus-more-than-sum = dopiero powyżej { $sum }
choice-bonus-none = brak
choice-any = w każdej chwili
choice-last-resort = tylko w ostateczności
choice-no = nie
choice-yes = tak
choice-joker-none = brak
choice-joker-booklet = gdy Yatzy dało punkty
choice-joker-official = gdy pole Yatzy jest wypełnione
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 i sumę kostek

## What an option means

option-order-free = Pola wypełnia się w dowolnej kolejności.
option-order-down = Pola wypełnia się od góry do dołu. Jeśli kostki nie pasują do kolejnego pola, wpisuje się w nie zero.
option-order-upper-first = Najpierw wypełnia się wszystkie górne pola, potem dolne; wewnątrz każdej części w dowolnej kolejności.
option-bonus-none = Nie ma bonusu za górne pola.
option-bonus-out-of-reach = Górne pola dają najwyżej { $most }, więc nigdy się go nie zdobędzie.
option-bonus-at-least = { $bonus }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}, gdy górne pola dają razem { $sum } lub więcej.
option-bonus-more-than = { $bonus }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, gdy górne pola dają razem więcej niż { $sum }. Samo { $sum } nie wystarcza.
option-chance-any = Pole „{ $chance }” można wziąć w każdej chwili.
option-chance-any-in-order = Pole „{ $chance }” wypełnia się, gdy przyjdzie jego kolej.
option-chance-last-resort = Pole „{ $chance }” to ostatnia deska ratunku: można je wziąć tylko wtedy, gdy układ nie daje punktów w żadnym innym wolnym polu.
option-zero-any = Zero można wpisać w każde wolne pole, w którym układ nic nie daje, nawet jeśli inne pole dałoby punkty.
option-zero-any-in-order = Zero trafia w to pole albo tę część arkusza, na którą przyszła kolej, jeśli układ nic tam nie daje.
option-zero-last-resort = Zero to ostateczność: wpisuje się je tylko wtedy, gdy układ nie daje punktów w żadnym wolnym polu.
option-declare-no = Pole wybiera się po rzutach.
option-declare-yes = Przed pierwszym rzutem zapowiadasz wolne pole. Jeśli kostki dają w nim punkty, tam je wpisujesz. Jeśli nie, wybierasz: pole „{ $chance }”, o ile jest wolne i kostki nie dają punktów w żadnym innym wolnym polu, albo zero w dowolnym innym wolnym polu, nawet takim, w którym kostki dałyby punkty, bo nie było zapowiedziane. Pole „{ $chance }” też możesz zapowiedzieć, a wtedy przyjmuje każdy układ.
option-declare-yes-without-chance = Przed pierwszym rzutem zapowiadasz wolne pole. Jeśli kostki dają w nim punkty, tam je wpisujesz. Jeśli nie, wpisujesz zero w dowolne wolne pole, nawet takie, w którym kostki dałyby punkty, bo nie było zapowiedziane.
option-chips-no = Niewykorzystane przerzuty przepadają.
option-chips-yes = Za każdy z dwóch przerzutów, którego nie wykorzystasz, dostajesz żeton. Po obu każdy następny przerzut kosztuje jeden żeton, dopóki masz żetony. Wszyscy zaczynają bez żetonów, a te, które zostaną na koniec, nic nie są warte.
option-joker-none = Nie ma jokerów: kolejne Yatzy to układ jak każdy inny.
option-joker-booklet = Gdy w polu „{ $yatzy }” jest już { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}, { $dice ->
    [one] { $dice } jednakowa to
    [few] { $dice } jednakowe to
    [many] { $dice } jednakowych to
   *[other] { $dice } jednakowych to
} dodatkowe Yatzy: o { $extra ->
    [one] { $extra } punkt
    [few] { $extra } punkty
    [many] { $extra } punktów
   *[other] { $extra } punktu
} więcej, cokolwiek będzie dalej. Rzut musi trafić w górne pole swoich oczek. Jeśli jest zajęte, to joker: dowolne wolne dolne pole daje za niego pełną wartość; jeśli żadne dolne nie jest wolne, to zero w wolnym górnym. Dopóki pole „{ $yatzy }” jest wolne albo ma zero, nic z tego nie obowiązuje.
option-joker-official = Gdy pole „{ $yatzy }” jest wypełnione, { $dice ->
    [one] { $dice } jednakowa musi
    [few] { $dice } jednakowe muszą
    [many] { $dice } jednakowych musi
   *[other] { $dice } jednakowych musi
} trafić w górne pole swoich oczek. Jeśli jest zajęte, rzut jest jokerem: dowolne wolne dolne pole daje za niego pełną wartość; jeśli żadne dolne nie jest wolne, to zero w wolnym górnym. Jeśli w polu „{ $yatzy }” są punkty, a nie zero, każdy taki rzut daje o { $extra ->
    [one] { $extra } punkt
    [few] { $extra } punkty
    [many] { $extra } punktów
   *[other] { $extra } punktu
} więcej.
option-yatzy-fixed = Pole „{ $yatzy }” daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
option-yatzy-and-sum = Pole „{ $yatzy }” daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} i sumę kostek.

## At the table

rules-in-force = Obowiązujące zasady
rules-more = ↓: dalej · esc zamyka
