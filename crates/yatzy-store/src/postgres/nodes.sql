-- The state of nodes. Times are by the clock of the database. A crash of the database empties these unlogged
-- tables, and the nodes fill them again.

-- Work that one node does at a time, and the end of its lease.
CREATE UNLOGGED TABLE lease (
    work  TEXT PRIMARY KEY,
    node  TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- The nodes, and the time until which each counts as alive.
CREATE UNLOGGED TABLE node (
    id    TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);

-- Open pages at a table per node: a row per seat, and one without a seat for watchers.
CREATE UNLOGGED TABLE attendance (
    game  TEXT NOT NULL,
    seat  BIGINT NOT NULL,
    node  TEXT NOT NULL,
    pages BIGINT NOT NULL,
    seen  BIGINT NOT NULL,
    PRIMARY KEY (game, seat, node)
);
CREATE INDEX attendance_node ON attendance (node);
