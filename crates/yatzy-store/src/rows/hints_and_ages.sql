-- Whether a table has a coach, and the time of an answer.
ALTER TABLE game ADD COLUMN hints BIGINT NOT NULL DEFAULT 1;
ALTER TABLE answer ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX answer_at ON answer (at);
