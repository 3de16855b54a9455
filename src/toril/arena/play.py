"""Plays one deal, or one match, in every rotation of the entrants."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any, TypeAlias

from toril.arena.contest import Contest
from toril.arena.player import Player
from toril.arena.unit_result import UnitResult
from toril.engine.deal import deck_order
from toril.engine.game import Cards, Move, Rules, Seat
from toril.engine.games import deal
from toril.engine.match import Match
from toril.engine.views import View

Decide: TypeAlias = Callable[[Seat, View], Move]


def play_unit(contest: Contest, number: int, tables: Sequence[Sequence[Player]]) -> UnitResult:
    """Play deal or match `number` in all rotations; `tables` has the entrants of each."""
    everybody = range(len(contest.entrants))
    bullheads, rounds = [], []
    times: list[list[float]] = [[] for _ in everybody]
    faults: list[Counter[str]] = [Counter() for _ in everybody]
    for rotation, players in enumerate(tables):
        seating = contest.seating(rotation)
        seated = [players[entrant] for entrant in seating]

        def decide(
            seat: Seat,
            view: View,
            seating: tuple[int, ...] = seating,
            seated: list[Player] = seated,
        ) -> Move:
            begin = perf_counter()
            move = seated[seat].choose(view)
            times[seating[seat]].append(perf_counter() - begin)
            return move

        for seat, entrant in enumerate(seating):
            seated[seat].faults.clear()
            seated[seat].begin(contest.rules, seat, contest.luck(number, rotation, entrant))
        play = play_deal if contest.unit == "deal" else play_match
        totals, played = play(contest.rules, contest.cards(number), decide, seated)
        bullheads.append([totals[seating.index(entrant)] for entrant in everybody])
        rounds.append(played)
        for entrant, player in enumerate(players):
            faults[entrant].update(player.faults)
    return UnitResult(
        number,
        bullheads,
        rounds,
        moves=[len(each) for each in times],
        ms=[round(sum(each) * 1000, 3) for each in times],
        slowest_ms=[round(max(each, default=0.0) * 1000, 3) for each in times],
        faults=[dict(sorted(each.items())) for each in faults],
    )


def play_deal(
    rules: Rules, cards: bytes, decide: Decide, seated: Sequence[Player]
) -> tuple[tuple[int, ...], int]:
    """Play the first round of a match and no more; return the penalties, and 1 for the round.

    The rules stay those of a whole match: nobody plays for an end that is near.
    """
    starter = rules.first_starter
    state = deal(rules, _deck(cards, rules.deck), starter)
    while waiting := state.to_act:
        # All see the table before anybody has committed: the order of seats tells nothing.
        moves = [
            (seat, decide(seat, View(1, starter, (), None, state.recall_view(seat))))
            for seat in waiting
        ]
        for seat, move in moves:
            state, _ = state.apply(seat, move)
    penalties: tuple[int, ...] = state.penalties
    for seat, player in enumerate(seated):
        view = View(1, starter, (penalties,), None, state.recall_view(seat))
        player.round_over(view)
        player.match_over(view)
    return penalties, 1


@lru_cache(maxsize=1)
def _deck(cards: bytes, deck: range) -> Cards:
    """Return the deck of the first round; all rotations of a deal use the same."""
    return deck_order(cards, 1, deck)


def play_match(
    rules: Rules, cards: bytes, decide: Decide, seated: Sequence[Player]
) -> tuple[tuple[int, ...], int]:
    """Play a whole match; return the totals and how many rounds it had."""
    match: Match[Any] = Match.start(rules, cards)
    while match.outcome is None:
        before = len(match.scores)
        moves = [(seat, decide(seat, match.recall_view(seat))) for seat in match.to_act]
        for seat, move in moves:
            match, _ = match.play(seat, move)
        if len(match.scores) > before:
            for seat, player in enumerate(seated):
                player.round_over(match.recall_view(seat))
    for seat, player in enumerate(seated):
        player.match_over(match.recall_view(seat))
    return match.totals, len(match.scores)
