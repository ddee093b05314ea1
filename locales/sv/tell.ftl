# Turns told from a real table

# An answer to "Which box was named?": the very box that is then entered
tell-named-entered = den som kastet förs in i
