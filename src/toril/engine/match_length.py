"""How long a match may become: every match can be kept as a record, however unusual its rules.

No round is begun once `ENOUGH_MOVES` have been made; the round under way is played to its end, and
the match ends with it. A record has room for `MAX_MOVES`, so that such a round fits whatever its
length: one of 6 nimmt! takes at most 1,500 moves by any rules that there are, the longest seen of
11 nimmt! took 712. Only people who agree to prolong a round of hundreds of cards could fill that
too: then the match ends at once, and that round is not counted.

No record that was kept before there was this end holds more than `ENOUGH_MOVES`, so each is what
it was.
"""

ENOUGH_MOVES = 20_000
"""Far beyond any match that people play, and replayed in seconds."""

MAX_MOVES = 2 * ENOUGH_MOVES
"""What a record holds."""
