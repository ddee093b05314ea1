-- For the chain of a record: the opening of a game, and the salt of each name.
ALTER TABLE game ADD COLUMN opening TEXT;
ALTER TABLE seat ADD COLUMN salt BLOB;
