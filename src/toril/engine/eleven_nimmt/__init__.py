"""11 nimmt!, whole: E1 to E14 of `docs/rules.md`.

2 to 7 seats get ten cards each; the rest is the draw deck, whose first card opens a pile. On its
turn a seat plays a card that is at most 10 above a pile's top, after 100 comes 1 (E4), or takes a
pile into its hand (E8). A taken pile of three or more earns a bull card (E9), with which several
cards, and with k of them up to k piles, can be played at once (E6, E7). Every take opens two new
piles. The round ends when a hand is empty or when the draw deck is (E11); bullheads in hands are
penalty points, and after as many rounds as seats the fewest win.

Options of `ElevenNimmt`, with defaults: `seats` 4; `bullheads` "six", "reported" or a list (E1);
`steal` "others" or "leader", `rob` "must" or "may" (E10); `starter` "round" or "total" (E12);
`rounds` as many as seats; `first_starter` 0, the seat that begins round 1; and the numbers
`hand_size` 10, `top_card` 100, `reach` 10, `supply` 10, `bull_card_from` 3, `new_piles` 2.

Where rulebooks are silent we decided: a group is laid in the order of its distances (E6); a lone
richest seat is robbed without asking, unless `rob` is "may", and among several the taker chooses as
a move of its own (E10); the take that empties the draw deck is finished first (E11).

The modules: `round` (the deal and the transitions) over `rules`, `moves`, `phases`, `events`,
`reach`, `plays`, `legal` and `views`; `sample` for what is hidden; `notation` for one line of text.
"""

from toril.engine.eleven_nimmt.events import (
    BullCardGained,
    Declined,
    ElevenEvent,
    Lap,
    LastPlay,
    LastTake,
    MayRob,
    MustRob,
    PilesOpened,
    PileTaken,
    Played,
    RoundEnded,
)
from toril.engine.eleven_nimmt.moves import Decline, ElevenMove, Play, Rob, Take
from toril.engine.eleven_nimmt.phases import ChoosingVictim, Phase, RoundOver, Turn
from toril.engine.eleven_nimmt.round import ElevenRound
from toril.engine.eleven_nimmt.rules import ElevenNimmt
from toril.engine.eleven_nimmt.sample import sample
from toril.engine.eleven_nimmt.views import RecallView, TableView

__all__ = [
    "BullCardGained",
    "ChoosingVictim",
    "Decline",
    "Declined",
    "ElevenEvent",
    "ElevenMove",
    "ElevenNimmt",
    "ElevenRound",
    "Lap",
    "LastPlay",
    "LastTake",
    "MayRob",
    "MustRob",
    "Phase",
    "PileTaken",
    "PilesOpened",
    "Play",
    "Played",
    "RecallView",
    "Rob",
    "RoundEnded",
    "RoundOver",
    "TableView",
    "Take",
    "Turn",
    "sample",
]
