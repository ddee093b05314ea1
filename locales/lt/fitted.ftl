fitted-values = Tikslių šio žaidimo verčių po ranka nėra: šie skaičiai remiasi įvertinimu, kuris per visą žaidimą gali klysti { $error } taško.
coach-fitted = { $hint } (Įvertinta { $error } tikslumu.)
coach-estimated = { $hint } (Apytikriai įvertinta.)
solve-fitted-title = Geriausias žinomas žaidimas: { $title }
solve-fitted-error = Įvertinimo paklaida
solve-fitted-why = Jokia mašina negali peržiūrėti visų šio žaidimo padėčių, todėl lapo vertė pritaikyta pagal daugelį iš jų. Kiekvienas ėjimas ir paskutiniai langeliai ({ $cells }) yra tikslūs.
solve-fitted-games = Langelis po langelio, suskaičiuota imituotuose žaidimuose ({ $games })
