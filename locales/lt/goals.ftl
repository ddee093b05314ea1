# Playing for a total or for the win

help-goal = Ko sieki: mean (jei nenurodyta), at-least:N (didžiausia N taškų tikimybė) arba, kai yra varžovų, win; sprendžiant vien at-least reiškia kiekvieną bendrą sumą
help-goal-against = Kitos vietos kortelė tokio pat pavidalo kaip --card, taip pat su extra-yatzys=N ir chips=N; po kartą kiekvienam varžovui
goal-wrong = „{ $given }“ siekti negalima; rašyk { $goals }.
goal-for-total = bendra suma bent { $total }
goal-for-every-total = kiekviena bendra suma
goal-for-win = pergalė
goal-chance = Didžiausia tikimybė
goal-chance-of-mean = Žaidimas dėl vidurkio
goal-best = Geriausia: { $action }. Toliau žaidžiant geriausiai, tikimybė { $chance }.
goal-estimate = Šios tikimybės apytikrės, pagal normalųjį skirstinį, iš likusių taškų vidurkio ir sklaidos; šiam žaidimui ir kortelei jos tiksliai neskaičiuojamos.
goal-win-assumes = Laikoma, kad kiti siekia didžiausio vidurkio.
goal-against-missing = Kad žaistum dėl pergalės, nurodyk kiekvieno varžovo kortelę su „--against“, pavyzdžiui, --against "ones=3,yatzy=0".
goal-against-unused = „--against“ tinka tik su „--goal win“; nurodyk abu arba nė vieno.
