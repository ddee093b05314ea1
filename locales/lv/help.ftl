# yatzy --help and its like

help-about = Yatzy: katras noteikumu lapiņas noteikumi – spēlēt, skaitīt un skaidrot.
help-usage = Lietošana: { $usage }
help-commands = Komandas
help-arguments = Argumenti
help-options = Iespējas
help-everywhere = Visur
help-more = Vairāk par komandu pasaka “{ $command } COMMAND --help”.

help-help = Parādīt šo palīdzību
help-version = Parādīt versiju
help-lang = Lietot šo valodu: { $langs }
help-json = Atbildēt JSON formātā
help-data = Glabāt programmas datus šajā mapē (vai YATZY_DATA)
help-rules-flag = Noteikumi: izdevuma kods vai ceļš uz noteikumu failu
help-set = Iestatīt noteikumu iestatījumu ar roku; var atkārtot

help-rules = Parādīt spēles un izdevumus vai izskaidrot vienu
help-rules-id = Izskaidrojamais izdevums
help-rules-game = Rādīt tikai šīs spēles izdevumus
help-rules-in = Rādīt tikai izdevumus šajā valodā

help-score = Parādīt, cik salikums dod katrā lauciņā
help-score-hand = Salikums, piemēram, 6-6-6-5-5, 66655 vai "6 6 6 5 5"; ar “-” katra standarta ievades rindiņa ir salikums, un atbilde ir rindiņa JSON

help-replay = Pārbaudīt protokolu un parādīt to: punktu lapu, vietas, visus gājienus
help-replay-file = Protokols
