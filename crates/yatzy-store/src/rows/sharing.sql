-- Games with shared dice: the day whose game it is, when its seed may be told, and the challenge that it answers.
ALTER TABLE game ADD COLUMN day TEXT;
ALTER TABLE game ADD COLUMN opens BIGINT;
ALTER TABLE game ADD COLUMN challenge TEXT;
CREATE INDEX game_day ON game (day) WHERE day IS NOT NULL;
-- The secret of a day, from which the seeds of its games follow.
CREATE TABLE day (date TEXT PRIMARY KEY, secret BLOB NOT NULL);
