# Why the server says no, and what to do instead.

server-unknown-game = Cette partie n’existe pas, ou son lien est incomplet ; redemande le lien.
server-unknown-page = Cette page n’existe pas ; retourne à l’accueil.
server-unknown-code = Il n’y a pas de partie avec ce code ; vérifie-le, ou demande le lien.
server-unknown-rules = Il n’y a ni règles ni édition « { $id } » ; choisis dans la liste.
server-not-yours = C’est à { $player } de jouer, sur un autre appareil ; attends ton tour.
server-only-watching = Tu regardes cette partie ; prends une place dans la prochaine pour jouer.
server-not-host = Seul l’hôte de cette partie peut le faire ; demande-lui.
server-stale = Quelqu’un a été plus rapide : la partie a avancé. Voici où elle en est ; choisis de nouveau.
server-real-dice = Cette partie se joue avec de vrais dés ; inscris ce qui est sur ta table.
server-key-reused = Cette demande a déjà servi à autre chose ; recharge la page et recommence.
server-seat-taken = Quelqu’un est déjà assis là ; choisis une autre place.
server-table-full = Cette table est pleine ; elle a { $most ->
    [one] { $most } place
   *[other] { $most } places
}.
server-no-seats = Il n’y a pas encore de joueur ; nommes-en au moins un.
server-unknown-bot = L’ordinateur ne joue pas ici au niveau « { $level } » ; choisis-en un autre.
server-name-empty = Le nom est vide ; écris-en un.
server-name-too-long = Ce nom est trop long ; un nom a { $most } caractères au plus.
server-name-unruly = Ce nom contient des caractères invisibles ; tape-le de nouveau.
# $field: the name of the field as it stands in the request
server-field = Le champ « { $field } » manque ou ne peut pas être lu.
server-malformed = La demande ne peut pas être lue ({ $detail }).
server-too-large = La demande est trop grande.
server-too-many = Cela fait beaucoup à la fois ; attends un instant et recommence.
server-foreign = Cette demande vient d’un autre site ; ouvre la page à sa propre adresse.
server-not-away = La personne dont c’est le tour n’est pas partie depuis longtemps ; laisse-lui un peu de temps.
server-not-over = La partie continue ; finis-la d’abord.
server-unavailable = Impossible d’enregistrer pour l’instant ; rien n’est perdu, recommence dans un moment.
