# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Jauns vārds: { $name }
manage-rename = Pārdēvēt
manage-rename-hint = Tukšs vārds veco dzēš pavisam.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } pēc tam šajā spēlē vairs nesaņem gājienus.
manage-abandon-sure = Spēle tad apstājas, kur tā ir, un to nevar turpināt.
manage-delete-sure = Spēle un tās protokols tad ir zuduši pavisam.
# A button: the form then has more lines for players
manage-more-lines = Vairāk rindiņu
