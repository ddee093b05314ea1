serve-owned = Een andere Yatzy op deze computer bewaart zijn spellen al in ‘{ $database }’; sluit die eerst af of geef met --database een ander bestand op.
serve-owned-at = Een andere Yatzy op deze computer bewaart zijn spellen al in ‘{ $database }’; open { $address }, sluit die eerst af of geef met --database een ander bestand op.
