serve-database-server = Ekki er hægt að nota gagnagrunnsþjóninn fyrir „{ $database }“ ({ $detail }); athugaðu vistfangið, notandann, lykilorðið og heiti gagnagrunnsins.
