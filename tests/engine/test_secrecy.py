"""Nobody learns what the rules hide: S3, S13 and E14, at every point of random matches.

A *twin* of a round differs from it only in what one viewer cannot know (`tests.engine.twins`). The
viewer must not be able to tell twins apart: not by the view, not by what the next move shows, not
by the view after it.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Literal

import pytest
from hypothesis import given

from tests.engine.on_show import Viewer, cards_of, cards_shown, eleven_on_show, six_on_show
from tests.engine.twins import LOOKS, Twin, seen, twin_of, viewers_of
from tests.strategies import (
    Script,
    Step,
    all_scripts,
    choices,
    eleven_scripts,
    six_scripts,
    small_script,
)
from toril import Match, to_json
from toril.engine.eleven_nimmt import (
    BullCardGained,
    ElevenRound,
    LastPlay,
    LastTake,
    PilesOpened,
    PileTaken,
    Played,
)
from toril.engine.six_nimmt import Replaced, SixRound

if TYPE_CHECKING:
    from toril.engine.game import Card, Seat


def as_text(value: Any) -> str:
    return json.dumps(to_json(value))


def assert_the_viewer_cannot_tell(step: Step, twin: Twin, viewer: Viewer, look: str) -> None:
    def view(match: Match[Any]) -> Any:
        return getattr(match, look)(viewer)

    assert view(twin.match) == view(step.before)
    if look == "table_view":  # what goes over the wire
        assert as_text(view(twin.match)) == as_text(view(step.before))
    assert view(twin.match).legal == view(step.before).legal
    after, events = twin.match.play(step.seat, twin.move)
    assert seen(events, viewer) == seen(step.events, viewer)
    assert view(after) == view(step.after)


def compare_twins(script: Script, look: str, rng: Random) -> None:
    for step in script.steps():
        # Two viewers at each point: over a match everybody has looked many times.
        for viewer in rng.sample(viewers_of(step.before), 2):
            twin = twin_of(step, viewer, look, rng)
            assert_the_viewer_cannot_tell(step, twin, viewer, look)


@pytest.mark.parametrize("look", LOOKS)
@given(script=six_scripts, order=choices)
def test_nobody_can_tell_twins_of_6_nimmt_apart(look: str, script: Script, order: int) -> None:
    compare_twins(script, look, Random(order))


@pytest.mark.parametrize("look", LOOKS)
@given(script=eleven_scripts, order=choices)
def test_nobody_can_tell_twins_of_11_nimmt_apart(look: str, script: Script, order: int) -> None:
    compare_twins(script, look, Random(order))


def test_twins_differ_in_everything_that_is_hidden() -> None:
    # Otherwise the comparison above would compare each round with itself.
    rng, differs = Random(0), Counter[str]()
    for number in range(60):
        for step in small_script(Random(number)).steps():
            for look in LOOKS:
                twin = twin_of(step, rng.choice(viewers_of(step.before)), look, rng)
                differs.update(_differences(step, twin, look))
    six = ("hands", "phase", "move", "undealt")
    eleven = ("hands", "draw_deck")
    wanted = {f"six {look} {what}" for look in LOOKS for what in six}
    wanted |= {f"six table_view {what}" for what in ("bull_piles", "tricks")}
    wanted |= {f"eleven {look} {what}" for look in LOOKS for what in eleven}
    wanted |= {f"eleven table_view {what}" for what in ("piles", "known", "pile sizes")}
    assert set(differs) == wanted | {
        f"{game} {look} seed" for game in ("six", "eleven") for look in LOOKS
    }
    assert min(differs.values()) >= 20, differs


def _differences(step: Step, twin: Twin, look: str) -> Iterator[str]:
    one, other = step.before.round, twin.match.round
    game = "six" if isinstance(one, SixRound) else "eleven"
    for name in type(one).__dataclass_fields__:
        if getattr(one, name) != getattr(other, name):
            yield f"{game} {look} {name}"
    if twin.move != step.move:
        yield f"{game} {look} move"
    if twin.match.seed != step.before.seed:
        yield f"{game} {look} seed"
    if isinstance(one, SixRound) and cards_of(one) != cards_of(other):
        yield f"six {look} undealt"
    if isinstance(one, ElevenRound) and [*map(len, one.piles)] != [*map(len, other.piles)]:
        yield f"eleven {look} pile sizes"


@given(script=six_scripts)
def test_nobody_but_its_owner_notices_a_replaced_commitment(script: Script) -> None:
    for step in script.steps():
        replaced = any(isinstance(event, Replaced) for event in step.events)
        for viewer in viewers_of(step.before) if replaced else ():
            if viewer == step.seat:
                assert seen(step.events, viewer) == list(step.events)
                continue
            assert seen(step.events, viewer) == []
            assert step.before.table_view(viewer) == step.after.table_view(viewer)
            assert step.before.recall_view(viewer) == step.after.recall_view(viewer)


@given(script=all_scripts)
def test_the_order_of_what_is_shown_tells_no_age(script: Script) -> None:
    for step in script.steps():
        state = step.round_after
        for hand in state.hands:
            assert list(hand) == sorted(hand)
        if isinstance(state, ElevenRound):
            shown = state.table_view(None)
            assert list(shown.tops) == sorted(shown.tops)
            for turn in shown.lap:
                assert isinstance(turn, LastTake) or list(turn.tops) == sorted(turn.tops)


@given(script=eleven_scripts)
def test_the_last_lap_is_remembered_by_its_tops_only(script: Script) -> None:
    lap: list[LastPlay | LastTake] = []
    top: Card = 0
    source: Seat | Literal["supply"] | None = None
    for step in script.steps():
        if not step.before.round.lap:
            lap = []
        for event in step.events:
            match event:
                case Played(seat, groups):
                    lap.append(LastPlay(seat, tuple(sorted(cards[-1] for _, cards in groups))))
                case PileTaken():
                    top, source = event.top, None
                case BullCardGained():
                    source = event.source
                case PilesOpened(cards):
                    lap.append(LastTake(step.seat, top, source, cards))
                case _:
                    pass
        lap = lap[-script.rules.seats :]
        assert list(step.round_after.table_view(None).lap) == lap


@given(script=all_scripts)
def test_legal_moves_follow_from_the_table_view_alone(script: Script) -> None:
    for step in script.steps():
        for state in (step.before.round, step.round_after):
            for seat in range(script.rules.seats):
                legal = state.legal(seat)
                assert state.table_view(seat).legal == legal
                assert state.recall_view(seat).legal == legal
            assert not state.table_view(None).legal


@given(script=eleven_scripts, order=choices)
def test_a_table_view_does_not_depend_on_what_lies_below_the_tops(
    script: Script, order: int
) -> None:
    rng = Random(order)
    for step in script.steps():
        state: ElevenRound = step.round_after
        below = [card for pile in state.piles for card in pile[:-1]]
        if not below:
            continue
        # All of it below one top, in another order.
        heap = rng.choice(state.tops)
        piles = [(*below[::-1], p[-1]) if p[-1] == heap else p[-1:] for p in state.piles]
        heaped = replace(state, piles=tuple(piles))
        viewer = rng.choice(viewers_of(step.before))
        assert as_text(heaped.table_view(viewer)) == as_text(state.table_view(viewer))


@given(script=all_scripts)
def test_a_table_view_shows_no_card_from_elsewhere(script: Script) -> None:
    for step in script.steps():
        state = step.round_after
        for viewer in viewers_of(step.before):
            if isinstance(state, SixRound):
                on_show = six_on_show(state, viewer)
            else:
                on_show = eleven_on_show(state, viewer)
            assert cards_shown(state.table_view(viewer)) == on_show
