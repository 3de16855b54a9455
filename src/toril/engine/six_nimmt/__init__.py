"""6 nimmt!, whole: S1 to S13 of `docs/rules.md`.

2 to 10 seats get ten cards each, four more open four rows. In each of ten tricks every seat
commits one card face down; all are revealed at once and placed from lowest to highest, each to
the right of the row whose last card is the nearest lower one (S4). A row holds five: the card
that would be sixth takes the five and opens the row anew (S5). A card lower than every row's
last makes its owner choose a row to take (S6). Bullheads on taken cards are penalty points; the
match ends after the round in which a total reaches the limit (S9), and the fewest win.

Options of `SixNimmt`, with defaults: `seats` 4; `variant` "standard", "tactics" (only the cards
1..10·seats+4, S11) or "draft" (those cards, picked in the open, S12); `limit` 66 unless
`rounds` is given; and the numbers `hand_size` 10, `rows` 4, `row_length` 5, `top_card` 104.

Where rulebooks are silent we decided: a commitment can be replaced until the last one arrives
(S3); ties share the win (S10); the left-over cards of the draft open the rows in ascending order
and the first pick moves on each round (S12).

The modules: `round` (the deal and the transitions) over `rules`, `moves`, `phases`, `events`,
`placing`, `legal` and `views`; `sample` for what is hidden; `notation` for one line of text.
"""

from toril.engine.six_nimmt.events import (
    Committed,
    Drafted,
    Placed,
    Replaced,
    Revealed,
    RoundEnded,
    RowsOpened,
    SixEvent,
    TooLow,
    Trick,
)
from toril.engine.six_nimmt.moves import ChooseRow, Commit, Draft, SixMove
from toril.engine.six_nimmt.phases import (
    ChoosingRow,
    Committing,
    CommittingSeen,
    Drafting,
    Phase,
    RoundOver,
)
from toril.engine.six_nimmt.round import SixRound
from toril.engine.six_nimmt.rules import LIMITS, SixNimmt
from toril.engine.six_nimmt.sample import sample
from toril.engine.six_nimmt.views import RecallView, TableView

__all__ = [
    "LIMITS",
    "ChooseRow",
    "ChoosingRow",
    "Commit",
    "Committed",
    "Committing",
    "CommittingSeen",
    "Draft",
    "Drafted",
    "Drafting",
    "Phase",
    "Placed",
    "RecallView",
    "Replaced",
    "Revealed",
    "RoundEnded",
    "RoundOver",
    "RowsOpened",
    "SixEvent",
    "SixMove",
    "SixNimmt",
    "SixRound",
    "TableView",
    "TooLow",
    "Trick",
    "sample",
]
