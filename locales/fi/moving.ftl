# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Varmuuskopioi ja siirrä pelejä

# A heading, and below it what the button does.
moving-save = Tallenna kaikki pelit
moving-save-words = Kaikki tämän laitteen pelit yhdessä tiedostossa: pidä se tallessa tai vie se toiseen laitteeseen. Myös ”yatzy import” lukee sen.
moving-save-button = Tallenna tiedostona

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Tiedosto paljastaa keskeneräisten pelien nopat. Älä näytä sitä kenellekään, jota vastaan pelaat.

# A heading, and below it what may be brought.
moving-bring = Tuo pelejä
moving-bring-words = Tiedosto, joka tallennettiin täällä tai jonka ”yatzy export” kirjoitti, tai yhden pelin pelitallenne. Pelit, jotka ovat jo täällä, pysyvät ennallaan.

# The label of a field that chooses a file.
moving-file = Tiedosto
moving-bring-button = Tuo

# The button was pressed without a file.
moving-nothing = Valitse ensin tiedosto.
moving-not-games = Tässä tiedostossa ei ole pelejä, jotka voisi tuoda.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Nämä nopat eivät todista muille mitään: niiden salaisuus on tässä laitteessa, täällä pelaavilla.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Täällä kaikki pelaavat tällä yhdellä laitteella. Usealla laitteella pelaamista varten joku käynnistää palvelimen: { $command }
