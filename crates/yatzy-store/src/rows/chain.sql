-- What a record's chain needs: how a game began, and what each name is sealed with.
ALTER TABLE game ADD COLUMN opening TEXT;
ALTER TABLE seat ADD COLUMN salt BLOB;
