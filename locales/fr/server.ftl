# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Impossible d’utiliser le serveur de la base de données « { $database } » ({ $detail }) ; vérifie l’adresse, l’utilisateur, le mot de passe et le nom de la base.
serve-proxy-wrong = « { $given } » n’est pas l’adresse d’un proxy ; donne une adresse comme 127.0.0.1.
serve-metrics-wrong = « { $given } » n’est pas une adresse ; donne une adresse comme 192.0.2.7.
serve-owned = Un autre Yatzy sur cet ordinateur garde déjà ses parties dans « { $database } » ; ferme-le d’abord, ou indique un autre fichier avec --database.
serve-owned-at = Un autre Yatzy sur cet ordinateur garde déjà ses parties dans « { $database } » ; ouvre { $address }, ferme-le d’abord, ou indique un autre fichier avec --database.
serve-open = Ouvre { $url } dans un navigateur.
serve-lan = Sur les téléphones du même réseau : { $url }
serve-end = Ctrl-C arrête le serveur ; les parties sont gardées.
serve-address = Impossible d’écouter à « { $address } » ({ $detail }) ; choisis une autre adresse avec --listen.
serve-database = Impossible d’ouvrir la base de données « { $database } » ({ $detail }) ; donne sqlite:PATH avec un fichier qu’on peut écrire.
serve-database-newer = La base de données « { $database } » vient d’une version plus récente de ce programme ; utilise celle-là.
serve-database-needs = La base de données « { $database } » demande la version { $version } de ce programme ou une plus récente.
serve-database-kind = « { $database } » n’est pas une base de données que Yatzy peut utiliser ; donne sqlite:PATH ou postgres://HOST/NAME.
serve-no-folder = Il n’y a pas de dossier où garder les parties ; donnes-en un avec --data DIR.
serve-failed = Le serveur s’est arrêté sans prévenir ({ $detail }).
serve-log-wrong = « { $given } » ne dit pas combien écrire ; donne error, warn, info ou debug.

## Why the server says no, and what to do instead

server-too-slow = La demande a mis trop de temps à arriver. Recommence.
server-wrong-method = On ne peut pas faire cela à cette adresse.
server-no-coach = À cette table on joue sans conseil. Décide toi-même.
server-not-asked = Demande d’abord conseil. L’enregistrement le note.
server-no-report = Aucun bilan de cette partie ne peut être calculé ici.
server-unknown-game = Cette partie n’existe pas, ou son lien est incomplet. Redemande le lien.
server-unknown-page = Cette page n’existe pas. Retourne à l’accueil.
server-unknown-code = Il n’y a pas de partie avec ce code. Vérifie-le, ou demande le lien.
server-unknown-rules = Il n’y a ni règles ni édition « { $id } ». Choisis dans la liste.
server-not-yours = C’est à { $player } de jouer, sur un autre appareil. Attends ton tour.
server-only-watching = Tu regardes cette partie. Prends une place dans la prochaine pour jouer.
server-not-host = Seul l’hôte de cette partie peut le faire. Demande-lui.
server-stale = Quelqu’un a été plus rapide : la partie a avancé. Voici où elle en est. Choisis de nouveau.
server-real-dice = Cette partie se joue avec de vrais dés. Inscris ce qui est sur ta table.
server-key-reused = Cette demande a déjà servi à autre chose. Recharge la page et recommence.
server-unknown-bot = L’ordinateur ne joue pas ici au niveau « { $level } ». Choisis-en un autre.
# $field: the name of the field as it stands in the request
server-field = Le champ « { $field } » manque ou ne peut pas être lu.
server-malformed = La demande ne peut pas être lue ({ $detail }).
server-too-large = La demande est trop grande.
server-too-many = Cela fait beaucoup à la fois. Attends un instant et recommence.
server-foreign = Cette demande vient d’un autre site. Ouvre la page à sa propre adresse.
server-not-away = La personne dont c’est le tour n’est pas partie depuis longtemps. Laisse-lui un peu de temps.
server-not-over = La partie continue. Finis-la d’abord.
server-unavailable = Impossible d’enregistrer pour l’instant. Rien n’est perdu, recommence dans un moment.
server-damaged = Cette partie est abîmée et ne s’ouvre pas. Dis-le à la personne qui gère le serveur.
server-computer-real-dice = L’ordinateur ne peut pas lancer de vrais dés. Choisis des dés virtuels, ou joue sans l’ordinateur.
server-shared-dice = Les dés communs sont pour une seule personne. Commence la partie avec un seul nom et sans l’ordinateur.

## Its tables at a terminal

online-again = Même table, nouvelle partie.
online-again-soon = Même table, nouvelle partie. Tu y seras dans { $seconds } s.
online-series = Parties gagnées dans cette série : { $tally }
online-away = Hors ligne : { $names }
online-came = { $name } s’assoit à la table.
online-seat-gone = Ta place est passée sur un autre appareil. Ici, tu regardes la partie.
online-not-your-choice = Dernier choix : { $name }. Seule cette personne peut l’annuler.
online-sit-question = Sous quel nom joues-tu ?
online-move = Continuer sur un autre appareil : { $name }
online-move-title = Ouvre cette adresse sur l’autre appareil
online-no-host = Il n’y a pas de { $host } sur ce réseau. Vérifie l’adresse ; l’hôte la voit à l’écran.
online-unsafe = La connexion à { $host } ne serait pas sûre : son certificat n’inspire pas confiance, ou il n’en a pas. Sur un réseau domestique, les adresses commencent par http:// et non par https://
online-other-name = { $host } est bien un serveur Yatzy, mais il ne répond pas à ce nom. Prends l’adresse que voit l’hôte.
online-no-name = Cette place n’a pas encore de nom. Donne le tien avec --name NAME.
online-address = « { $address } » n’est pas l’adresse d’une partie de Yatzy. Elle ressemble à http://192.168.1.7:8710/g/… , telle que l’hôte la voit.
online-code-alone = Sur quel serveur se trouve { $code } ? Tape aussi l’adresse : yatzy join 192.168.1.7:8710/join?code={ $code }. Le code seul suffit sur le dernier serveur que tu as rejoint.
online-no-server = { $host } ne répond pas. Le serveur est-il lancé, et es-tu sur le même réseau ?
online-not-yatzy = { $host } répond, mais ce n’est pas un serveur de Yatzy, ou pas un que cette version comprend.
online-no-seat = Aucune place n’est libre à cette table. Sans --name, tu peux regarder.
online-turn = C’est à { $name } de jouer.
online-waiting = Envoyé. Le serveur n’a pas encore répondu.
online-disconnected = Pas de connexion. Nouvelle tentative…
online-connected = La connexion est revenue.
online-gone = L’hôte a effacé cette partie.
online-dice-verified = Les dés sont vérifiés : chaque lancer est celui que le serveur avait promis avant la partie.
online-dice-wrong = Les dés ne sont pas ceux que le serveur avait promis avant la partie. Garde l’enregistrement et demande à l’hôte.
online-dice-not-noted = Les dés ne peuvent pas être vérifiés : cet appareil n’a pas noté la promesse du serveur avant la fin de la partie.
online-dice-verified-here = Les dés sont vérifiés : chaque lancer est celui que le programme avait promis avant la partie.
online-dice-wrong-here = Les dés ne sont pas ceux que le programme avait promis avant la partie. Garde l’enregistrement.
online-void = Ce lien ne marche plus. Demande un nouveau lien à l’hôte.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Pour jouer aussi, tape sit et ton nom : sit Anna
online-plain-expected = Qui es-tu ? On attend : { $names }. Si c’est toi, tape sit et le nom : sit { $name }
online-plain-request = Pour répondre, tape allow { $number } (accepter) ou refuse { $number } (refuser)
online-plain-ask = { $name } est à la table, sur un autre appareil. Si c’est toi, tape ask et le nom : ask { $name }
online-plain-over = Tape again pour une nouvelle partie à la même table, ou quit pour partir.
online-plain-over-watching = S’il y a une autre partie à cette table, tu la verras ici. Tape quit pour partir.
online-plain-help-again = again : une nouvelle partie à la même table, une fois celle-ci finie
online-plain-help-computer = computer : laisser l’ordinateur jouer le tour d’une personne absente
online-plain-help-seats = sit Anna : prendre une place sous ce nom ; move : une adresse pour continuer sur un autre appareil
online-plain-help-requests = ask Anna : demander une place qui est sur un autre appareil ; allow 1234 ou refuse 1234 : accepter ou refuser une telle demande
