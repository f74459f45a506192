# Words that every game and every client share.

## Refusals. The id of a rule, `table.turn.done`, has its text under `table-rule-turn-done`.

table-rule-game-over = The game is over.
table-rule-seat-unknown = There is no such seat at this table.
table-rule-take_back-nothing = You have no step that can still be taken back.
table-rule-turn-done = You have ended your turn; wait for the others, or take the end back.
table-rule-turn-not_yours = It is not your turn.
table-rule-turn-not_now = That cannot be done now.
table-yes = yes
table-no = no

## Setting a table. $value is what was asked for, $allowed what is possible.

setup-unknown-game = There is no game “{ $value }”. Choose one of: { $allowed }.
setup-unknown-edition = There is no edition “{ $value }”. Choose one of: { $allowed }.
setup-seats = { $value } seats are not possible. Choose { $allowed }.
setup-cards = The card corrections with the fingerprint { $value } are not loaded. Give the file they came from.
setup-no-catalogue = { $value } has no cards to correct.
setup-no-paper = { $value } does not count sheets on paper.
setup-rules = Version { $value } of the rules cannot be played here. Choose one of: { $allowed }.
setup-unknown-option = There is no option “{ $value }”. Choose one of: { $allowed }.
setup-option-value = “{ $value }” is not a value of this option. Choose one of: { $allowed }.
setup-unknown-bot = There is no bot “{ $value }” for this game. Choose one of: { $allowed }.
setup-bots = { $value } bots are named for { $allowed } seats.
setup-games = A simulation needs at least { $allowed } game, not { $value }.

table-option-true = on
table-option-false = off

## The sentence for those who have nothing to decide now. $names are those who have, $count how many they are.

table-prompt-waiting =
    { $count ->
        [one] { $names } is deciding
       *[other] { $names } are deciding
    }
table-prompt-watching =
    { $count ->
        [one] You are watching. { $names } is deciding
       *[other] You are watching. { $names } are deciding
    }
table-prompt-over = The game is over

## Scores

table-total = Total
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
        [21] 21st place
        [22] 22nd place
        [23] 23rd place
        [31] 31st place
        [32] 32nd place
        [33] 33rd place
        [41] 41st place
        [42] 42nd place
        [43] 43rd place
       *[other] { $place }th place
    }
table-tie-shared = Equal in everything that counts: { $player } and { $other } share the place.

## Players that are programs

table-bot-random = Dice
table-bot-random-about = Does anything that the rules allow, as dice would. Good for a first look at the board, no rival.
table-bot-beginner = Beginner
table-bot-beginner-about = Has just learned the game: does nothing absurd, but overlooks a lot. You should win.
table-bot-greedy = Normal
table-bot-greedy-about = Plans the whole turn for what will count in the end, and looks no further. A fair opponent.
table-bot-hard = Hard
table-bot-hard-about = Tries its best turns out in imagined rounds, yours among them. It takes a good plan to win.
table-bot-master = Master
table-bot-master-about = Thinks about a second on each turn and looks as far ahead as it can. Expect to lose at first.

## The people whom bots are

table-name-mira = Mira
table-name-otto = Otto
table-name-vera = Vera
table-name-leo = Leo
table-name-nina = Nina
table-name-pavel = Pavel
table-name-hanna = Hanna
table-name-emil = Emil
table-name-dora = Dora
table-name-max = Max
table-name-lida = Lida
table-name-hugo = Hugo
table-name-olga = Olga
table-name-felix = Felix
table-name-sonya = Sonya
table-name-roman = Roman
table-name-tina = Tina
table-name-viktor = Viktor
table-name-lara = Lara
table-name-igor = Igor
table-name-greta = Greta
table-name-martin = Martin
table-name-zoya = Zoya
table-name-anton = Anton

## Where a figure on a card comes from

table-source-rulebook = rulebook
table-source-rulebook-about = Printed in the rulebook.
table-source-public = public
table-source-public-about = Read off public pictures or lists of the printed components.
table-source-derived = derived
table-source-derived-about = Follows from other figures by counting.
table-source-reconstructed = reconstructed
table-source-reconstructed-about = Our proposal, where no source tells.
table-source-overlay = yours
table-source-overlay-about = Replaced by your own file of corrections.

## Records: why one cannot be used. $field is the name in the header, $rule the sentence of the rule that was broken.

record-not-a-record = This is not a record: the first line should be “{ $expected }”.
record-no-body = The line “{ $expected }” between header and moves is missing.
record-bad-field = The header field “{ $field }” cannot be used like this: “{ $value }”.
record-missing-field = The header field “{ $field }” is missing.
record-no-seed = The record does not reveal its seed, so the cards cannot be dealt again.
record-rules-version = The record was played under version { $value } of the rules, which this program does not know.
record-other-figures = The game was played with other figures on its cards than this program has.
record-bad-line = This is neither a turn nor the cards of a round: “{ $value }”.
record-other-cards = The seed deals “{ $expected }”, not “{ $value }”.
record-unknown-move = “{ $value }” is not a move of this game.
record-illegal-move = The move “{ $value }” is against the rules. { $rule }
record-commitment = The seed does not belong to the commitment that was given before the game.
record-changed = This line, or one above it, was changed after the game.
record-unfinished = The game in this record is not finished.
record-other-result = The moves lead to another result: { $field } should be “{ $expected }”.
