fitted-values = Tikslių šio žaidimo verčių nėra: šie skaičiai apytikriai, paklaida per visą žaidimą gali siekti { $error } tšk.
solve-fitted-title = Geriausia žinoma strategija: { $title }
solve-fitted-error = Apytikslės vertės paklaida
solve-fitted-why = Šiame žaidime per daug padėčių, kad visas peržiūrėtume, todėl kortelės vertė nustatyta apytikriai, pagal daugelį iš jų. Kiekvienas ėjimas ir paskutiniai langeliai ({ $cells }) apskaičiuoti tiksliai.
solve-fitted-games = Langelis po langelio, suskaičiuota bandomuosiuose žaidimuose ({ $games })
