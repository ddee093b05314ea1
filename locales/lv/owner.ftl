serve-owned = Cits Yatzy šajā datorā jau glabā savas spēles failā “{ $database }”; vispirms aizver to vai norādi citu failu ar --database.
serve-owned-at = Cits Yatzy šajā datorā jau glabā savas spēles failā “{ $database }”; atver { $address }, vispirms aizver to vai norādi citu failu ar --database.
