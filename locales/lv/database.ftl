serve-database-server = Datubāzes “{ $database }” serveri nevar lietot ({ $detail }); pārbaudi adresi, lietotāju, paroli un datubāzes nosaukumu.
