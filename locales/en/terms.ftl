# English at the table: how the reader is spoken to, and the word for each thing. A table for people and for
# tests/all/terms.rs, which no screen shows. In every language
#   the value       is the word itself,
#   .stems          are pieces of it, one of which stands in each message listed here under .messages; with a * they
#                   are the form of a word: *en for the infinitive on German buttons, * where no ending tells it,
#   .except         are messages of that list which a language says without the word, and well,
#   .never          are words that no message has; with a * for any ending or beginning, and as they stand if they
#                   have a capital letter.

-address = you
    .never = thee, thou, sir

-box = box
    .stems = box
    .messages =
        table-box, score-box, solve-box, guide-boxes, key-choose-box, keys-letter, option-name-order,
        refusal-box-taken, refusal-no-such-cell, refusal-no-rethrow, table-no-throw-left, table-zero-why,
        table-zero-no, plain-no-box, plain-unknown-box, report-boxes, statistics-boxes, legend-zero, legend-struck,
        coach-why-others-zero, coach-why-others-less
    .never = category, categories

# All dice that lie there
-hand = hand
    .stems = hand
    .messages = table-entry-hand, record-part-hand, hand-empty, hand-too-many
    .never = roll, rolls

# Dice being thrown
-throw = throw
    .stems = throw
    .messages =
        table-throw, table-throw-of, table-first-throw, table-throw-all, key-throw, key-throw-all, keys-throw,
        coach-throw, plain-help-throw, refusal-throw-first, replay-throws
    .never = rolling, rolled

# A later throw of a turn
-rethrow = rethrow
    .stems = rethrow
    .messages =
        advise-rethrows-left, advise-rethrows, help-advise-rethrows, refusal-no-rethrow, refusal-throws-needed,
        option-name-chips, option-chips-no, option-chips-yes, chips-cost
    .never = reroll, rerolls

# To set dice aside before a rethrow
-keep = keep
    .stems = keep, kept
    .messages =
        advise-keep, advise-best-keep, coach-keep, coach-keep-one, coach-keep-alike, move-made-keep,
        move-made-keep-one, move-made-keep-alike, move-other-keep, table-kept, key-keep, keys-keep, key-throw-none,
        plain-keep, plain-kept, plain-help-keep, refusal-not-in-hand, replay-keeps, record-die-changed, keys-list
    .never = holding

# To write a hand's points into a box
-enter = enter
    .stems = enter
    .messages =
        table-enter, zero-question, keys-enter, coach-enter, move-made-enter, move-other-enter, replay-enters,
        guide-turn-entry, refusal-no-rethrow
    .never = scratch

# To enter a zero, and so give the box up
-cross-out = cross out
    .stems = cross out, crossed out, cross it out
    .messages = advise-strike, advise-best-strike, zero-yes, legend-struck
    .never = strike, strikes, struck, sacrifice

# A rethrow saved for later
-chip = chip
    .stems = chip
    .messages =
        chips-have, chips-stopping, chips-cost, table-chips, table-throw-chip, key-throw-chip, coach-also-saves-chips,
        coach-also-takes-chip, option-name-chips, option-chips-yes, refusal-throws-needed, help-advise-chips
    .never = token, tokens

# One seat's throws and its entry
-turn = turn
    .stems = turn
    .messages =
        table-turn-yours, guide-turn, guide-end, online-turn, analysis-mistake, report-turns, replay-turns,
        table-step-in, table-correction

# One turn of every seat
-round = round
    .stems = round
    .messages = table-round, plain-turn, replay-to-play, games-one, table-correct-title, refusal-no-such-turn
    .never = lap

# A place at the table
-seat = seat
    .stems = seat
    .messages =
        new-seats, new-add-seat, seat-number, seat-title, seat-offer, seat-move, seat-taken, seat-table-full,
        online-no-seat, online-seat-gone, online-no-name, simulate-seat
    .never = slot

# The person who made a table
-host = host
    .stems = host
    .messages =
        server-not-host, online-gone, online-void, online-address, online-dice-wrong, online-no-host,
        online-other-name, dice-fair
    .never = owner, admin

# To take the last choice back
-undo = undo
    .stems = undo, undone, undoes
    .messages =
        key-undo, keys-undo, table-take-back, over-undo, plain-help-more, keys-list, table-taken-back,
        refusal-nothing-to-take-back, refusal-throw-stands, online-not-your-choice, replay-takes-back
    .never = revert

# A whole game as a text file
-game-log = game log
    .stems = game log
    .messages =
        help-replay, help-replay-file, help-verify, help-verify-file, over-save, over-saved, table-game-log,
        over-game-log, dice-yourself, dice-agrees, dice-differs, online-dice-wrong, keys-coach, server-not-asked,
        record-not-a-record, record-too-long, record-version, record-no-such-box,
        verify-dice-unbound, verify-wrong-commitment, help-sheet, help-sheet-record, sheet-record-alone
    .never = protocol, logfile

# The best result
-record = record
    .stems = record
    .messages =
        table-record, records-first, records-new, records-stands, home-records, records-title, statistics-title,
        plain-help-statistics, guide-players
    .never = highscore

# What the upper sum earns
-bonus = bonus
    .stems = bonus
    .messages =
        option-name-bonus, bonus-earned, bonus-gone, statistics-bonus,
        records-bonus, coach-also-bonus-needs, coach-also-bonus-left, coach-also-bonus-earned, solve-bonus-chance,
        option-bonus-none
    .never = premium

# Who gives advice during the game
-coach = coach
    .stems = coach
    .messages = coach-thinking, coach-absent, report-coach, goal-hint, replay-hint
    .never = trainer, adviser

# The cards of all seats side by side, as on paper
-pad = pad
    .stems = pad
    .messages = table-pad, tip-keep, tip-enter, print-this-pad, conflict-theirs, sheet-pad-title, help-sheet-record
    .never = scorecard

# To say before the throw which box it is for
-call = call
    .stems = call
    .messages =
        coach-call, move-made-call, move-other-call, table-call, refusal-name-first, refusal-already-named,
        table-missed, table-entry-named, replay-names, table-call-a-box
    .never = naming, declares, announces

# What one seat has filled
-card = card
    .stems = card
    .messages = advise-title, advise-over, plain-card, records-people-only, help-goal-against, goal-against-missing
    .never = scoresheet

# Words that people at the table don't say
-voice = plain
    .never = house, houses, anew, told, whence, hereby, pay, pays, commitment

# A thing that is thrown
-die = die
    .stems = die, dice
    .messages =
        table-dice, table-first-throw, table-throw-all, table-throw-rest, coach-throw, tip-throw, tip-keep,
        practise-about, practise-unclear, practise-lesson-score, practise-lesson-keep, practise-lesson-pairs,
        match-title, match-note, match-recommended, friend-honour, friend-start, friend-first, today-same, today-closed,
        together-dice, dice-check, replay-shared-dice, server-shared-dice
    .never = dices

# A role: what a button says. A language that shows the form by an ending has it under .stems
-button = Undo
    .stems = *
    .messages =
        table-take-back, table-enter, table-zero-yes, table-zero-no, table-throw-rest, table-call, table-correct-do,
        table-keep-these, goal-set, seat-take, seat-move, seat-allow, seat-refuse, seat-rename, new-start, new-add,
        match-join, match-start, match-close, match-remove, friend-start, friend-compare, friend-open, friend-copy,
        today-play, print-pad, print-page, site-install, site-restore, over-undo, invite-button, games-search-do,
        together-invite, together-connect, practise-start, practise-forget, conflict-keep, conflict-replace

# A role: the help of a command
-help = Show this help
    .stems = *
    .messages =
        help-help, help-version, help-json, help-force, help-advise, help-analyse, help-export, help-import, help-games,
        help-stats, help-rules, help-score, help-replay, help-join, help-serve, help-sheet, help-leaflet, help-practise,
        help-simulate, help-solve, help-completions, help-man, help-play, help-match, help-today-show, help-verify
