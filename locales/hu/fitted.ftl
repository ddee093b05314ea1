fitted-values = Ennek a játéknak nincsenek pontos értékei: ezek a számok becslésen alapulnak, amely egy egész játékban akár { $error } ponttal is eltérhet.
solve-fitted-title = A legjobb ismert játék: { $title }
solve-fitted-error = A becslés hibája
solve-fitted-why = Ennek a játéknak túl sok állása van ahhoz, hogy mindet végignézzük, ezért egy lap értékét sok állás alapján becsüljük. Minden kör és az utolsó { $cells } mező pontos.
solve-fitted-games = Mezőről mezőre, próbajátékokból számolva ({ $games })
