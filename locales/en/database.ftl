# A database that a server keeps, PostgreSQL.
serve-database-server = The database server of “{ $database }” can't be used ({ $detail }); check the address, the user, the password and the name of the database.
