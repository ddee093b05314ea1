-- Requests for seats that other devices hold, per node that knows of one. They expire after two minutes.
CREATE UNLOGGED TABLE seat_request (
    game     TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    device   BLOB NOT NULL,
    node     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    answered BOOLEAN NOT NULL,
    PRIMARY KEY (game, seat, device, node)
);
