"""Looking at a record: its story, one of its positions, and whether it holds."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from toril.cli.levels import called
from toril.cli.story import Story, show
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.codec import to_json
from toril.engine.deal import deck_order
from toril.engine.errors import BadRecord
from toril.engine.game import Event
from toril.engine.games import format_position, game_of
from toril.engine.match import Match
from toril.engine.match_events import RoundStarted
from toril.engine.record import Record
from toril.text import Catalogue


def story(record: Record, catalogue: Catalogue) -> Iterator[str]:
    """Yield the whole match in sentences, as somebody tells it who saw every card."""
    told, round_number = teller(record, catalogue), 0
    for number, (match, events) in enumerate(record.steps()):
        for sentence in told.tell([event for event in events if not _starts(event)]):
            yield f"{number:5}  {sentence}"
        if match.round_number != round_number:
            round_number = match.round_number
            yield from _opening(match, catalogue)


def teller(record: Record, catalogue: Catalogue) -> Story:
    """Return who tells a record to somebody who did not play."""
    names = [called(name, catalogue) for name in record.names]
    return Story(catalogue, record.rules, names, None)


def _starts(event: Event) -> bool:
    return isinstance(event, RoundStarted)


def _opening(match: Match[Any], catalogue: Catalogue) -> Iterator[str]:
    """Yield a heading, and what lies on the table when a round begins."""
    yield f"\n{catalogue.say('replay-round', round=match.round_number)}"
    match match.table_view(None).round:
        case six_nimmt.TableView(rows=rows):
            if rows:  # in a draft there are none yet
                yield catalogue.say("replay-rows", cards=" / ".join(map(show, rows)))
        case eleven_nimmt.TableView(tops=tops):
            yield catalogue.say("replay-piles", cards=show(tops))
        case other:
            raise TypeError(f"nobody tells how a round of {other.rules.game} begins")


def position_data(record: Record, at: int) -> dict[str, Any]:
    """Return the match after `at` moves as JSON-ready data, hidden cards and all."""
    return {"at": at, "moves": len(record.moves), **_match_data(record.replay(at))}


def replay_data(record: Record) -> dict[str, Any]:
    """Return every move with what it led to, and how the match stands at the end."""
    show_move = game_of(record.rules).format_move
    after_each = islice(record.steps(), 1, None)
    steps = [
        {"seat": seat, "move": show_move(move), "events": [to_json(event) for event in events]}
        for (seat, move), (_, events) in zip(record.moves, after_each, strict=True)
    ]
    return {"seats": list(record.names), "steps": steps, **_match_data(record.replay())}


def _match_data(match: Match[Any]) -> dict[str, Any]:
    return {
        "game": match.rules.game,
        "round_number": match.round_number,
        "starter": match.starter,
        "to_act": list(match.to_act),
        "position": format_position(match.round),
        "scores": to_json(match.scores),
        "totals": list(match.totals),
        "outcome": to_json(match.outcome),
    }


def check_fairness(record: Record, shown: str | None, nonce: str | None) -> None:
    """Compare a record with what somebody noted down before the match: the hash, their nonce."""
    fairness = record.fairness
    if (shown or nonce) and fairness is None:
        raise BadRecord("no_fairness", "This record does not say what its seed was made from.")
    if fairness and shown and not fairness.was_promised(shown.lower()):
        raise BadRecord(
            "other_hash",
            f"The secret's hash is {fairness.hash}: another secret was promised.",
            hash=fairness.hash,
        )
    if fairness and nonce and nonce.lower() not in fairness.nonces:
        raise BadRecord("other_nonce", "That nonce is not part of this seed.")


def findings(record: Record, catalogue: Catalogue) -> Iterator[str]:
    """Replay a record and yield what was found; raise BadRecord where it does not hold."""
    say, match = catalogue.say, record.replay()
    yield say(
        "verified",
        game=say(f"game-{record.rules.game}"),
        seats=record.rules.seats,
        rounds=match.round_number,
        moves=len(record.moves),
    )
    if match.outcome:
        yield teller(record, catalogue).outcome(match.outcome)
    else:
        yield say("verified-unfinished")
        return
    yield say("verified-seed", seed=record.seed.hex())
    if record.fairness:
        yield say("verified-fair", hash=record.fairness.hash)
    for number in range(1, match.round_number + 1):
        order = deck_order(record.seed, number, record.rules.deck)
        yield say("verified-deal", round=number, cards=show(order[:12]))
