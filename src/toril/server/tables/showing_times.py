"""How long a page at the usual pace shows what happened: one place for the server and the page.

The page gets `BEATS` with the schema (`x-showing`), and the scenes of its stories last as long as
they say. The server adds up the same beats: nobody's time runs while the story is still told.
"""

from collections.abc import Iterable

from toril.engine import eleven_nimmt as eleven
from toril.engine import six_nimmt as six
from toril.engine.game import Event, Seat
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted

SIX = {
    "draft": 360,
    "rows_opened": 900,
    "reveal": 900,
    "reveal_card": 60,
    "place": 460,
    "too_low": 1_300,
    "sixth": 1_500,
    "chosen_row": 1_050,
    "gather": 900,
    "round_ended": 1_200,
    "clear": 350,
    "deal": 700,
}
"""The scenes of 6 nimmt!, in milliseconds."""

ELEVEN = {
    "land": 600,
    "land_more": 200,
    "tidy": 400,
    "lift": 400,
    "fly": 500,
    "rob": 900,
    "bull_card": 900,
    "piles_opened": 800,
    "round_ended": 1_400,
    "deal": 900,
}
"""The scenes of 11 nimmt!; every card of a play but one lengthens its landing by `land_more`.

No sentence is on the screen for less than 800 ms.
"""

BETWEEN = {"scores": 4_000}
"""So long people look at the scores of a round, while the cards of the next one are dealt."""

BEATS = {"six_nimmt": SIX, "eleven_nimmt": ELEVEN, "between": BETWEEN}
"""How long each scene of a game's stories lasts at the usual pace."""

SHOWING: dict[type[Event], int] = {
    six.Drafted: 2 * SIX["draft"],
    six.RowsOpened: SIX["rows_opened"],
    six.Committed: 0,
    six.Replaced: 0,
    six.Revealed: SIX["reveal"],
    six.TooLow: SIX["too_low"],
    six.Placed: SIX["place"],
    six.RoundEnded: SIX["round_ended"],
    eleven.Played: ELEVEN["land"] + ELEVEN["tidy"],
    eleven.PileTaken: ELEVEN["lift"] + ELEVEN["fly"],
    eleven.MustRob: ELEVEN["rob"],
    eleven.MayRob: ELEVEN["rob"],
    eleven.Declined: ELEVEN["rob"],
    eleven.BullCardGained: ELEVEN["bull_card"],
    eleven.PilesOpened: ELEVEN["piles_opened"],
    eleven.RoundEnded: ELEVEN["round_ended"],
    RoundScored: 0,
    RoundStarted: BETWEEN["scores"],
    MatchEnded: 0,
}
"""How long a page shows each event of a match: all that there are, or a test fails."""


def showing_ms(events: Iterable[Event]) -> int:
    """Return the time that a page needs to show `events` before anybody can think."""
    return sum(map(_showing, events))


def told_until(
    before: Iterable[int], at: int, moved: Seat | None, events: Iterable[Event]
) -> tuple[int, ...]:
    """Return until when a page at the usual pace tells each seat what happened at a moment.

    One story is told after the other. Whoever decides has seen enough of those before.
    """
    showing = showing_ms(events)
    return tuple(
        (at if seat == moved else max(at, until)) + showing for seat, until in enumerate(before)
    )


def _showing(event: Event) -> int:
    usual = SHOWING.get(type(event), 0)  # what happens at the table itself takes no time
    if type(event) is six.Placed and event.taken:
        return SIX["chosen_row" if event.why == "too low" else "sixth"] + SIX["gather"]
    if type(event) is six.Revealed:
        return usual + len(event.cards) * SIX["reveal_card"]
    if type(event) is eleven.Played:
        cards = sum(len(group) for _, group in event.groups)
        return usual + (cards - 1) * ELEVEN["land_more"]
    return usual
