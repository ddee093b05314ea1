-- Whether the coach may be asked at a table, and when an answer was given.
ALTER TABLE game ADD COLUMN hints BIGINT NOT NULL DEFAULT 1;
ALTER TABLE answer ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX answer_at ON answer (at);
