serve-owned = Ein anderes Yatzy auf diesem Rechner hat seine Spiele schon in „{ $database }“; beende es zuerst, oder gib mit --database eine andere Datei an.
serve-owned-at = Ein anderes Yatzy auf diesem Rechner hat seine Spiele schon in „{ $database }“; öffne { $address }, beende es zuerst, oder gib mit --database eine andere Datei an.
help-play-lan = Lass andere von Handys und Rechnern im selben Netz mitspielen: zeigt einen Code und einen QR-Code
play-owner-silent = Ein anderes Yatzy auf diesem Rechner hat die Spiele, antwortet aber nicht unter { $address }; beende es und versuch es noch einmal.
