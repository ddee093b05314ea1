-- Indexes for frequent queries: the games of a device, and the seats that left a game.
CREATE INDEX game_host ON game (host);
CREATE INDEX game_event_left ON game_event (game) WHERE SUBSTR(body, 1, 14) = '{"type":"left"';
