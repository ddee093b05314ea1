serve-owned = Ein anderes Yatzy auf diesem Rechner hat seine Spiele schon in „{ $database }“; beende es zuerst, oder gib mit --database eine andere Datei an.
serve-owned-at = Ein anderes Yatzy auf diesem Rechner hat seine Spiele schon in „{ $database }“; öffne { $address }, beende es zuerst, oder gib mit --database eine andere Datei an.
