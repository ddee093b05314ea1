-- What rules of one's own call things, a line each, and what a seat plays for.
ALTER TABLE game ADD COLUMN names TEXT NOT NULL DEFAULT '';
ALTER TABLE seat ADD COLUMN goal TEXT NOT NULL DEFAULT 'mean';
