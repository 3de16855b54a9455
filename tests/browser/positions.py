"""Positions worth looking at, reached by playing from a deal that its code decides."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal

from tests.browser.prepared_table import Choose, PreparedTable
from toril.bots import make_bot
from toril.engine.eleven_nimmt import ChoosingVictim, ElevenNimmt, Play, Rob, Take
from toril.engine.game import Move, Seat
from toril.engine.games import AnyRules
from toril.engine.match import Match
from toril.engine.six_nimmt import Commit, Placed, SixNimmt, SixRound
from toril.wire.table_codes import LENGTH, LETTERS

NAMES = ("Ana", "Luis", "Eva", "Bruno", "Carmen", "Diego", "Elena", "Félix", "Gloria", "Hugo")
LONG = ("Maximiliana Esperanza", "Bartholomew Fitzgera", "Wilhelmina-Charlotte", "Ñ" * 20)
"""As long as names can be, with and without a place to break."""


def cautiously(seed: int = 1) -> Choose:
    """Let everybody play like the cautious bot."""
    bot = make_bot("cautious", Random(seed))

    def choose(match: Match[Any], seat: Seat) -> Move:
        return bot.choose(match.recall_view(seat))

    return choose


def hoarding(keeper: Seat = 0) -> Choose:
    """Let one seat of two collect whatever it can, and the other feed it.

    The other plays and takes by turns, so that its hand never ends: each take opens one pile more.
    """
    played = False

    def choose(match: Match[Any], seat: Seat) -> Move:
        nonlocal played
        state, legal = match.round, match.legal(seat).factored()
        sizes = {pile[-1]: len(pile) for pile in state.piles}
        if legal["kind"] == "rob":
            return Rob(legal["victims"][0])
        if seat == keeper:
            return Take(max(sizes, key=lambda top: sizes[top]))
        fits = [(int(top), card) for top, cards in legal["reach"].items() for card in cards]
        played = bool(fits) and not played
        if not played:
            return Take(min(sizes, key=lambda top: sizes[top]))
        top, card = max(fits, key=lambda fit: sizes[fit[0]])
        return Play.of({top: [card]})

    return choose


def named(name: str) -> str:
    """Return the code of the table of that name: the deal follows from it."""
    return "".join(Random(name).choices(LETTERS, k=LENGTH))


def six(name: str, seats: int = 4, tricks: int = 4, **options: Any) -> PreparedTable:
    """Return a table of 6 nimmt! after some tricks of the first round; nobody has chosen yet."""
    rules = SixNimmt(seats=seats, **options)
    prepared = PreparedTable(named(name), rules, NAMES[:seats], counter=True).start()
    return prepared.play(cautiously(), lambda match: len(match.round.tricks) >= tricks)


def too_low(
    name: str,
    seats: int = 4,
    seat: Seat = 0,
    *,
    chosen: bool = True,
    names: Sequence[str] = NAMES,
) -> PreparedTable:
    """Return a table at which that seat must choose a row; not `chosen`: only its card lacks."""
    for luck in range(1000):
        code = named(f"{name} {luck}")
        prepared = PreparedTable(code, SixNimmt(seats=seats), names[:seats]).start()
        state: SixRound = prepared.match.round
        lowest = [min(hand) for hand in state.hands]
        if lowest[seat] == min(lowest) and all(lowest[seat] < row[-1] for row in state.rows):
            others = [each for each in range(seats) if each != seat]
            for each in (*others, seat) if chosen else others:
                prepared.move(each, Commit(lowest[each]))
            return prepared
    raise LookupError("no such deal")


def all_but_ana(
    name: str, seats: int, fits: Callable[[list[Placed]], bool] = lambda _: True
) -> PreparedTable:
    """Return a table at which only Ana's highest card lacks, and nobody has to choose a row.

    `fits`: what is wanted of the trick.
    """
    for luck in range(1000):
        prepared = six(f"{name} {luck}", seats=seats, tricks=4)
        for seat in range(1, seats):
            prepared.move(seat, Commit(max(prepared.match.round.hands[seat])))
        events = prepared.match.play(0, Commit(max(prepared.match.round.hands[0])))[1]
        placed = [event for event in events if isinstance(event, Placed)]
        if len(placed) == seats and fits(placed):
            return prepared
    raise LookupError("no such deal")


def last_card(name: str, seats: int, *, clean: bool = False) -> PreparedTable:
    """Return a table at which only Ana's last card of the round lacks, and none is too low.

    `clean`: she takes no bullhead in that round.
    """
    for luck in range(1000):
        code = named(f"{name} {luck}")
        prepared = PreparedTable(code, SixNimmt(seats=seats), NAMES[:seats], counter=True).start()
        prepared.play(cautiously(), lambda match: len(match.round.tricks) == 9)
        for seat in range(1, seats):
            prepared.move(seat, Commit(prepared.match.round.hands[seat][0]))
        after, _ = prepared.match.play(0, Commit(prepared.match.round.hands[0][0]))
        if after.round_number == 2 and not (clean and after.scores[0][0]):
            return prepared
    raise LookupError("no such deal")


def eleven(
    name: str, seats: int = 4, turns: int = 30, seat: Seat = 0, **options: Any
) -> PreparedTable:
    """Return a table of 11 nimmt! after some turns, when it is that seat's and a card fits."""
    rules = ElevenNimmt(seats=seats, **options)
    prepared = PreparedTable(named(name), rules, NAMES[:seats]).start()
    choose = cautiously()

    def wanted(match: Match[Any]) -> bool:
        turn = len(match.moves) >= turns and match.to_act == (seat,)
        return turn and bool(match.legal(seat).factored().get("reach"))

    return prepared.play(choose, wanted)


def many_piles(name: str, **options: Any) -> PreparedTable:
    """Return a table of two with 40 piles, the most there can be, and more than 45 cards."""
    rules = ElevenNimmt(seats=2, rounds=1, **options)
    prepared = PreparedTable(named(name), rules, NAMES[:2]).start()
    prepared.play(hoarding(), lambda match: len(match.round.piles) == 40 and match.to_act == (0,))
    assert len(prepared.match.round.hands[0]) >= 45
    return prepared


def robbing(name: str, seats: int = 4, rob: Literal["must", "may"] = "must") -> PreparedTable:
    """Return a table at which Ana has to choose the seat that she steals from, if any."""
    rules = ElevenNimmt(seats=seats, supply=seats, bull_card_from=1, rob=rob)
    for luck in range(1000):
        prepared = PreparedTable(named(f"{name} {luck}"), rules, NAMES[:seats]).start()
        prepared.play(_grab, lambda match: isinstance(match.round.phase, ChoosingVictim))
        if prepared.match.to_act == (0,):
            return prepared
    raise LookupError("no such deal")


def _grab(match: Match[Any], _: Seat) -> Move:
    """Take the first pile there is."""
    return Take(match.round.tops[0])


def ended(name: str, rules: AnyRules, seats: Sequence[str] | None = None) -> PreparedTable:
    """Return a table whose match is over."""
    names = seats or NAMES[: rules.seats]
    prepared = PreparedTable(named(name), rules, names, counter=True).start()
    return prepared.play(cautiously(), lambda match: match.outcome is not None)
