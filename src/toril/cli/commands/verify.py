"""`toril verify`: whether a record holds, and whether its deals are the ones promised."""

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.text import Text

from toril.cli.files import RecordFile, read_record
from toril.cli.language import Lang, speak
from toril.cli.talk.console import Terminal
from toril.cli.talk.story import show, story_of
from toril.engine.deal import deck_order
from toril.engine.errors import BadRecord
from toril.engine.record import Record
from toril.text import Catalogue


def verify(
    file: RecordFile,
    shown: Annotated[
        str | None, typer.Option("--hash", help="The hash that the table showed before the match.")
    ] = None,
    nonce: Annotated[str | None, typer.Option(help="The nonce that your own device made.")] = None,
    lang: Lang = None,
) -> None:
    """Check a record: its form, every move, every deal, and how its seed was made."""
    words, out = speak(lang), Terminal()
    record = read_record(file)
    check_fairness(record, shown, nonce)
    for sentence in findings(record, words):
        out.print(Text(sentence))


def check_fairness(record: Record, shown: str | None, nonce: str | None) -> None:
    """Compare a record with the hash and the nonce that a person noted before the match."""
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
        yield story_of(record, catalogue).outcome(match.outcome)
    else:
        yield say("verified-unfinished")
        return
    yield say("verified-seed", seed=record.seed.hex())
    if record.fairness:
        yield say("verified-fair", hash=record.fairness.hash)
    for number in range(1, match.round_number + 1):
        order = deck_order(record.seed, number, record.rules.deck)
        yield say("verified-deal", round=number, cards=show(order[:12]))
