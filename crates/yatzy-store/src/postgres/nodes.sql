-- What nodes know of each other. Times are by the clock of the database. A crash of the database empties these tables,
-- and the nodes fill them again.

-- Work that one node does at a time, and until when it has it.
CREATE UNLOGGED TABLE lease (
    work  TEXT PRIMARY KEY,
    node  TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- The nodes, and until when each is believed to be alive.
CREATE UNLOGGED TABLE node (
    id    TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);

-- Who looks at a table through which node: a line a seat, and one without a seat for those who only watch.
CREATE UNLOGGED TABLE attendance (
    game  TEXT NOT NULL,
    seat  BIGINT NOT NULL,
    node  TEXT NOT NULL,
    pages BIGINT NOT NULL,
    seen  BIGINT NOT NULL,
    PRIMARY KEY (game, seat, node)
);
CREATE INDEX attendance_node ON attendance (node);
