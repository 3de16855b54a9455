"""11 nimmt! in one line of text.

Moves: `34 36>33, 51>50` plays cards onto piles named by their tops, `take 33` takes a pile,
`rob 2` takes a bull card from a seat (seats count from 0), `decline` from none.

Parts of a position: `piles` bottom to top and `hands`, with slashes between; `deck` with the next
card first (`...` at its end stands for all cards not named, ascending); `bulls`, the bull cards
by seat, and `known`, the cards of each hand that all have seen (both omitted when there are none);
`lap`, the last turns, with bars between, `0>36 51` for a play by the tops it left, and
`2<46 supply 23 87` for a take: the top, where a bull card came from (a seat, supply or none),
what was opened; then the phase: `turn 2`, `victim 2 of 46 from 0 1`, `out 2`, `over`.
"""

import re
from typing import Literal

from toril.engine import notation
from toril.engine.eleven_nimmt.events import LastPlay, LastTake
from toril.engine.eleven_nimmt.moves import Decline, Group, Play, Rob, Take
from toril.engine.eleven_nimmt.phases import ChoosingVictim, Phase, RoundOver, Turn
from toril.engine.eleven_nimmt.round import ElevenRound
from toril.engine.eleven_nimmt.rules import ElevenNimmt
from toril.engine.game import Move
from toril.engine.notation import impossible, malformed

_SOURCES: dict[str, Literal["supply"] | None] = {"supply": "supply", "none": None}


def format_move(move: Move) -> str:
    """Return a move as text."""
    match move:
        case Play(groups):
            return ", ".join(f"{notation.show(cards)}>{top}" for top, cards in groups)
        case Take(top):
            return f"take {top}"
        case Rob(seat):
            return f"rob {seat}"
        case Decline():
            return "decline"
        case _:
            raise TypeError(f"{type(move).__name__} is not a move of 11 nimmt!")


def parse_move(text: str) -> Move:
    """Return the move that a text means."""
    if found := re.fullmatch(r"(take|rob) (\d{1,9})", text):
        value = notation.number(found[2])
        return Take(value) if found[1] == "take" else Rob(value)
    if text == "decline":
        return Decline()
    return Play(tuple(_group(part, text) for part in text.split(",")))


def _group(part: str, text: str) -> Group:
    cards, sign, top = part.partition(">")
    if not sign or not cards.split() or "-" in cards:
        raise malformed(text, "a move like '34 36>33, 51>50', 'take 33', 'rob 2' or 'decline'")
    return notation.number(top.strip()), notation.numbers(cards)


def format_position(state: ElevenRound) -> str:
    """Return a position as one line that holds everything, hidden cards too."""
    rules = state.rules
    parts = [
        notation.show_rules(rules, ("seats",)),
        f"piles {notation.show_groups(state.piles)}",
        f"hands {notation.show_groups(state.hands)}",
        f"deck {notation.show(state.draw_deck)}",
    ]
    if any(state.bull_cards):
        parts.append(f"bulls {notation.show(state.bull_cards)}")
    if any(state.known):
        parts.append(f"known {notation.show_groups(state.known)}")
    if state.lap:
        parts.append(f"lap {notation.show_listed(map(_show_turn, state.lap))}")
    parts.append(_show_phase(state.phase))
    return "; ".join(parts)


def parse_position(text: str) -> ElevenRound:
    """Return the round that a line describes."""
    parts = notation.Parts(text)
    rules = notation.read_rules(parts.head, ElevenNimmt)
    seats = rules.seats
    piles = tuple(filter(None, notation.groups(parts.take("piles"))))
    hands = notation.as_many(notation.groups(parts.take("hands")), seats, "hands")
    deck, dots, more = parts.take("deck").partition("...")
    if more:
        raise impossible(f"... {more}", "in a deck the dots come last")
    named = list(
        notation.every_card_once((*piles, *hands, notation.numbers(deck or "-")), rules.deck)
    )
    rest = tuple(card for card in rules.deck if card not in named)
    if rest and not dots:
        raise impossible(
            "deck", f"every card lies somewhere, and these do not: {notation.show(rest)}"
        )
    known = parts.take("known", "/".join("-" * seats))
    state = ElevenRound(
        rules=rules,
        piles=tuple(sorted(piles, key=lambda pile: pile[-1:])),
        hands=hands,
        draw_deck=notation.numbers(deck or "-") + rest,
        bull_cards=notation.as_many(
            notation.numbers(parts.take("bulls", "0 " * seats)), seats, "bulls"
        ),
        known=notation.as_many(notation.groups(known), seats, "known"),
        lap=notation.listed(parts.take("lap", "-"), _turn),
        phase=_phase(*parts.take_phase(("turn", "victim", "out", "over"))),
    )
    parts.done()
    _check(state)
    return state


def _check(state: ElevenRound) -> None:
    """Refuse a line that no round could show; how it came about is not asked."""
    if not state.piles and isinstance(state.phase, Turn):
        raise impossible("piles -", "a turn finds at least one pile")
    for hand, known in zip(state.hands, state.known, strict=True):
        if list(hand) != sorted(hand) or list(known) != sorted(set(known)):
            raise malformed(notation.show(hand), "a hand in ascending order")
        if not set(known) <= set(hand):
            raise impossible(
                f"known {notation.show(known)}", "these cards are not all in that hand"
            )
    if state.supply < 0:
        raise impossible(
            f"bulls {notation.show(state.bull_cards)}", f"there are {state.rules.supply} bull cards"
        )
    if len(state.lap) > state.rules.seats:
        raise impossible(
            notation.show_listed(map(_show_turn, state.lap)),
            "a lap has at most one turn of each seat",
        )
    for turn in state.lap:
        cards = turn.tops if isinstance(turn, LastPlay) else (turn.top, *turn.opened)
        others = [turn.source] if isinstance(turn, LastTake) and type(turn.source) is int else []
        if max(turn.seat, *others, 0) >= state.rules.seats or not set(cards) <= set(
            state.rules.deck
        ):
            raise malformed(_show_turn(turn), "a turn at this table")
    over = isinstance(state.phase, RoundOver)
    seat = state.phase.out if isinstance(state.phase, RoundOver) else state.phase.seat
    if seat is not None and seat >= state.rules.seats:
        raise impossible(_show_phase(state.phase), "there is no such seat")
    if isinstance(state.phase, ChoosingVictim):
        victims = () if state.supply else state.victims(state.phase.seat)
        took = state.phase.top in state.hands[state.phase.seat]
        asked = 1 if state.rules.rob == "may" else 2  # a lone victim is robbed without asking
        if state.phase.victims != victims or len(victims) < asked or not took:
            raise impossible(
                _show_phase(state.phase), "only the seats with the most bull cards are robbed"
            )
    empty = [at for at, hand in enumerate(state.hands) if not hand]
    right = (not state.draw_deck and not empty) if seat is None else empty == [seat]
    if over != bool(not state.draw_deck or empty) or (over and not right):
        raise impossible(
            _show_phase(state.phase),
            "a round ends when a hand or the draw deck is empty, not before",
        )


def _show_phase(phase: Phase) -> str:
    match phase:
        case Turn(seat):
            return f"turn {seat}"
        case ChoosingVictim(seat, top, victims):
            return f"victim {seat} of {top} from {notation.show(victims)}"
        case RoundOver(None):
            return "over"
        case RoundOver(seat):
            return f"out {seat}"


def _phase(word: str, text: str) -> Phase:
    if word == "over":
        return RoundOver(None)
    if word == "out":
        return RoundOver(notation.number(text))
    if word != "victim":
        return Turn(notation.number(text or "0"))
    found = re.fullmatch(r"(\d+) of (\d+) from ([\d ]+)", text)
    if not found:
        raise malformed(f"victim {text}", "a phase like 'victim 2 of 46 from 0 1'")
    seat, top, victims = found.groups()
    return ChoosingVictim(notation.number(seat), notation.number(top), notation.numbers(victims))


def _show_turn(turn: LastPlay | LastTake) -> str:
    if isinstance(turn, LastPlay):
        return f"{turn.seat}>{notation.show(turn.tops)}"
    source = "none" if turn.source is None else turn.source
    return f"{turn.seat}<{turn.top} {source} {notation.show(turn.opened)}"


def _turn(text: str) -> LastPlay | LastTake:
    if found := re.fullmatch(r"(\d+)>([\d ]+)", text):
        return LastPlay(notation.number(found[1]), notation.numbers(found[2]))
    found = re.fullmatch(r"(\d+)<(\d+) (supply|none|\d+) ([\d ]+)", text)
    if not found:
        raise malformed(text, "a turn like '0>36 51' or '2<46 supply 23 87'")
    seat, top, word, opened = found.groups()
    source = _SOURCES[word] if word in _SOURCES else notation.number(word)
    return LastTake(notation.number(seat), notation.number(top), source, notation.numbers(opened))
