-- What is asked for often is found without looking everywhere: the games of a device, and who left in a game.
CREATE INDEX game_host ON game (host);
CREATE INDEX game_event_left ON game_event (game) WHERE SUBSTR(body, 1, 14) = '{"type":"left"';
