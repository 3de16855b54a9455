"""How the others seem to play, judged by their bull cards: greedy, or hasty.

A seat that looks for bull cards soon has one, and a seat that does not seldom has two. How often
was counted in rounds in which one seat in four was greedy.
"""

from toril.engine.eleven_nimmt import RecallView
from toril.fast.eleven.policies import DRAWS

UNKNOWN = DRAWS // 4
"""A seat of which nothing is known yet is greedy in a quarter of the worlds, 64 of 256."""

NONE, ONE, MORE = 12, 166, 233
"""In so many of 256 worlds a seat is greedy that has no bull card after some takes (one case of
twenty was), that has one (two of three), and that has more (nine of ten)."""

SOME_TAKES = 2
"""After so many takes at the table a greedy seat mostly has a bull card."""


def shown_shares(view: RecallView) -> list[int]:
    """Return, by seat, in how many of `DRAWS` worlds it should be greedy."""
    table, rules = view.table, view.table.rules
    dealt = rules.seats * rules.hand_size + 1
    takes = (rules.top_card - dealt - table.draw_deck_size) / rules.new_piles
    none = UNKNOWN if takes < SOME_TAKES else NONE
    return [(none, ONE, MORE)[min(count, 2)] for count in table.bull_cards]
