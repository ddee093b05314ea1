fitted-values = Tikslių šio žaidimo verčių po ranka nėra: šie skaičiai remiasi įvertinimu, kurio paklaida per visą žaidimą gali siekti { $error } tšk.
coach-fitted = { $hint } (Įvertinta { $error } tšk. tikslumu.)
coach-estimated = { $hint } (Apytikriai įvertinta.)
solve-fitted-title = Geriausia žinoma strategija: { $title }
solve-fitted-error = Įvertinimo paklaida
solve-fitted-why = Jokia mašina negali peržiūrėti visų šio žaidimo padėčių, todėl kortelės vertė pritaikyta pagal daugelį iš jų. Kiekvienas ėjimas ir paskutiniai langeliai ({ $cells }) apskaičiuoti tiksliai.
solve-fitted-games = Langelis po langelio, suskaičiuota bandomuosiuose žaidimuose ({ $games })
