-- Text, integers and bytes: only types that both databases have.
CREATE TABLE game (
    id          TEXT PRIMARY KEY,
    code        TEXT UNIQUE,
    created     BIGINT NOT NULL,
    touched     BIGINT NOT NULL,
    ended       BIGINT,
    version     BIGINT NOT NULL,
    edition     TEXT,
    rules       TEXT NOT NULL,
    rules_hash  TEXT NOT NULL,
    source      TEXT NOT NULL,
    first_seats BIGINT NOT NULL,
    secret      BLOB,
    series      TEXT NOT NULL,
    host        BLOB,
    request     BLOB NOT NULL
);
CREATE INDEX game_ended ON game (ended);
CREATE INDEX game_series ON game (series);

CREATE TABLE seat (
    game   TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat   BIGINT NOT NULL,
    name   TEXT NOT NULL,
    player TEXT NOT NULL,
    link   BLOB,
    holder BLOB,
    total  BIGINT,
    place  BIGINT,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seat_holder ON seat (holder);

CREATE TABLE game_event (
    game    TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    body    TEXT NOT NULL,
    PRIMARY KEY (game, version)
);

CREATE TABLE answer (
    game    TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    key     TEXT NOT NULL,
    request BLOB NOT NULL,
    answer  TEXT NOT NULL,
    PRIMARY KEY (game, key)
);
