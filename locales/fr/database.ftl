serve-database-server = Impossible d’utiliser le serveur de la base de données « { $database } » ({ $detail }) ; vérifie l’adresse, l’utilisateur, le mot de passe et le nom de la base.
