# What a server says when it can't do what was asked, and how much it writes down.

# What is kept of a game can't be read; trying again does not help.
server-damaged = This game is damaged and can't be opened; tell whoever runs the server.
# The computer was given a seat at a table that plays with real dice.
server-computer-real-dice = The computer can't throw real dice; let the program throw, or play without the computer.
# A flag of “yatzy serve”; the four words are typed as they are.
help-serve-log = How much the server writes about itself: error, warn, info or debug (YATZY_LOG)
serve-log-wrong = “{ $given }” is not a level to write at; give error, warn, info or debug.
