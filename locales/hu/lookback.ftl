# Moves of the past, for looking back at a game

done-throw-again = újradobva minden kocka
done-keep = megtartva: { $dice }
done-keep-one = megtartva: { $face ->
    [1] az egyes
    [2] a kettes
    [3] a hármas
    [4] a négyes
    [5] az ötös
   *[6] a hatos
}
done-keep-alike = megtartva: { $face ->
    [1] az egyesek
    [2] a kettesek
    [3] a hármasok
    [4] a négyesek
    [5] az ötösök
   *[6] a hatosok
}
done-enter = beírva { $points } pont ide: { $box }
done-name = bemondva: { $box }

better-throw-again = újra dobni minden kockával
better-keep = megtartani ezt: { $dice }
better-keep-one = megtartani { $face ->
    [1] az egyest
    [2] a kettest
    [3] a hármast
    [4] a négyest
    [5] az ötöst
   *[6] a hatost
}
better-keep-alike = megtartani { $face ->
    [1] az egyeseket
    [2] a ketteseket
    [3] a hármasokat
    [4] a négyeseket
    [5] az ötösöket
   *[6] a hatosokat
}
better-enter = beírni { $points } pontot ide: { $box }
better-name = bemondani ezt: { $box }
