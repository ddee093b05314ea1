fitted-values = Ennek a játéknak a pontos értékei nincsenek kéznél: ezek a számok becslésen alapulnak, amely egy egész játékon { $error } ponttal tévedhet.
coach-fitted = { $hint } (Becslés, { $error } pontossággal.)
coach-estimated = { $hint } (Durva becslés.)
solve-fitted-title = A legjobb ismert játék: { $title }
solve-fitted-error = A becslés hibája
solve-fitted-why = Semmilyen gép nem tudja végignézni e játék minden állását, ezért egy lap értékét sok állásra illesztettük. Minden kör és az utolsó { $cells } mező pontos.
solve-fitted-games = Mezőnként, szimulált játékokban számolva ({ $games })
