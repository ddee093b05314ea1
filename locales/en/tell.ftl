# Turns told from a real table

# An answer to "Which box was named?": the very box in which the hand is then entered
tell-named-entered = the one it goes into
