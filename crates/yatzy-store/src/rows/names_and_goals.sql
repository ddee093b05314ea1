-- The names of a custom ruleset, one per line, and the goal of a seat.
ALTER TABLE game ADD COLUMN names TEXT NOT NULL DEFAULT '';
ALTER TABLE seat ADD COLUMN goal TEXT NOT NULL DEFAULT 'mean';
