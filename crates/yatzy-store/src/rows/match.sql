-- The match of a game, as JSON: its id, the secret of the house and the bytes of all devices.
ALTER TABLE game ADD COLUMN of_match TEXT;
-- Documents beside the games, each changed by compare-and-set: a match, and the code that leads to it.
CREATE TABLE document (key TEXT PRIMARY KEY, version BIGINT NOT NULL, touched BIGINT NOT NULL, body TEXT NOT NULL);
CREATE INDEX document_touched ON document (touched);
