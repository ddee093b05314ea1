serve-owned = Een andere Yatzy op deze computer bewaart zijn spellen al in “{ $database }”; sluit die eerst af of geef met --database een ander bestand op.
serve-owned-at = Een andere Yatzy op deze computer bewaart zijn spellen al in “{ $database }”; open { $address }, sluit die eerst af of geef met --database een ander bestand op.
help-play-lan = Laat anderen meedoen vanaf telefoons en computers in hetzelfde netwerk: toont een code en een QR-code
play-owner-silent = Een andere Yatzy op deze computer heeft de spellen, maar antwoordt niet op { $address }; sluit die af en probeer het opnieuw.
