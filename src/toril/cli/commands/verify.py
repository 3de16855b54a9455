"""`toril verify`: whether a record holds, and whether its deals are the ones promised."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from toril.cli.exit_codes import NOT_PROVEN, USAGE
from toril.cli.files import RecordFile, read_notes, read_record
from toril.cli.language import Lang, speak
from toril.cli.talk.console import Terminal
from toril.cli.talk.fairness_words import points_in_words, verdict_in_words
from toril.cli.talk.story import show, story_of
from toril.engine.deal import deck_order
from toril.engine.errors import BadRecord, TorilError
from toril.engine.fairness.day import DayDeal
from toril.engine.fairness.hashes import is_hex
from toril.engine.fairness.older import NONCE_BYTES, SECRET_BYTES, ChainedSeed
from toril.engine.record import Record
from toril.fairness.check import check, unreadable
from toril.fairness.notes import Notes
from toril.fairness.verdict import VerdictName, verdict
from toril.text import Catalogue

EXIT_CODES: dict[VerdictName, int] = {
    "proven": 0,
    "choice": 0,
    "not_proven": NOT_PROVEN,
    "differs": USAGE,
}


def _digits(length: int) -> Callable[[str], str]:
    """Return what reads so many bytes in hex: an empty value would turn a comparison off."""

    def read(text: str) -> str:
        if not is_hex(text.lower(), length):
            raise typer.BadParameter(f"{2 * length} hex digits are wanted here.")
        return text.lower()

    return read


def _file(text: str) -> Path:
    if not text:
        raise typer.BadParameter("The name of a file is wanted here.")
    return Path(text)


def verify(
    file: RecordFile,
    notes: Annotated[
        Path | None,
        typer.Option(
            parser=_file,
            metavar="FILE",
            help="What your device noted about that table, as `toril join` keeps it or the page "
            "saves it: then the deals are checked too.",
        ),
    ] = None,
    match: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="The number of the match at that table that the record must be of; without it, "
            "the one that it names.",
        ),
    ] = None,
    shown: Annotated[
        str | None,
        typer.Option(
            "--hash",
            parser=_digits(SECRET_BYTES),
            metavar="HEX",
            help="For a deal of the day: the hash that was shown the day before. For a record of "
            "an older server: the hash that it showed before the match.",
        ),
    ] = None,
    nonce: Annotated[
        str | None,
        typer.Option(
            parser=_digits(NONCE_BYTES),
            metavar="HEX",
            help="Only for a record of an older server: the nonce that your own device made.",
        ),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="With --nonce: your own seat, counted from 0.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Check a record, and with the notes of your device whether anybody could choose its deals.

    The exit code is 0 if the deals are proven, or proven except for a choice that is told; 3 if
    nothing is wrong but they are not proven, as at every deal of the day; 2 if something does not
    fit. A record that says nothing about a draw (from `toril play`) is only checked for itself: 0.
    """
    words, out = speak(lang), Terminal()
    noted = None if notes is None else read_notes(notes)
    try:
        record = read_record(file)
    except BadRecord as error:
        if error.code == "bad_digest":
            for sentence in points_in_words(unreadable(error)[:1], words, words.refusal(error)):
                out.print(Text(sentence))
        raise
    for sentence in _compare_noted(record, shown, nonce, seat, words):
        out.print(Text(sentence))
    drawn = isinstance(record.fairness, tuple)
    if not drawn:
        for sentence in findings(record, words):
            out.print(Text(sentence))
        if noted is None:
            return NOT_PROVEN if isinstance(record.fairness, DayDeal) else 0
    return _check(record, noted, match, words, out)


def _check(
    record: Record, notes: Notes | None, match: int | None, words: Catalogue, out: Terminal
) -> int:
    """Tell every point and the verdict; return the exit code."""
    found = check(record, notes, match)
    says, broken = verdict(record, found), _why_broken(record)
    if broken is None and isinstance(record.fairness, tuple):
        for sentence in findings(record, words):
            out.print(Text(sentence))
    reason = None if broken is None else words.refusal(broken)
    for sentence in points_in_words(found, words, reason):
        out.print(Text(sentence))
    if notes is None and says.name == "not_proven":
        out.print(Text(words.say("fair-agrees")))
    out.print(Text(verdict_in_words(says, words)))
    if broken is not None:
        raise broken
    return EXIT_CODES[says.name]


def _why_broken(record: Record) -> TorilError | None:
    try:
        record.replay()
    except TorilError as error:
        return error
    return None


def _compare_noted(
    record: Record, shown: str | None, nonce: str | None, seat: int | None, words: Catalogue
) -> Iterator[str]:
    """Compare a record without draws with what a person noted; say what was compared."""
    fairness = record.fairness
    if shown is None and nonce is None:
        if seat is not None:
            raise typer.BadParameter("--seat goes with --nonce.")
        return
    if fairness is None:
        raise BadRecord("no_fairness", "This record does not say what its seed was made from.")
    if isinstance(fairness, DayDeal) and shown is not None and nonce is None:
        yield _compare_day(record, fairness, shown, words)
        return
    if not isinstance(fairness, ChainedSeed):
        raise BadRecord(
            "drawn_otherwise",
            "--hash and --nonce are for records of older servers, --hash for deals of the day too; "
            "this one is neither, or has no nonce: what was drawn is compared with --notes.",
        )
    if shown is not None:
        if not fairness.was_promised(shown):
            raise _other_hash(fairness.hash)
        yield words.say("verified-hash")
    if nonce is not None:
        there = [at for at, other in enumerate(fairness.nonces) if other == nonce]
        if not there or (seat is not None and seat not in there):
            raise BadRecord("other_nonce", "That nonce is not part of this seed at that seat.")
        yield words.say("verified-nonce", seat=there[0], name=record.names[there[0]])


def _compare_day(record: Record, deal: DayDeal, shown: str, words: Catalogue) -> str:
    """Compare the deal of a day with the hash that somebody noted before it."""
    promised = deal.hash(record.rules.game)
    if shown != promised:
        raise _other_hash(promised)
    return words.say("verified-day-hash", day=deal.date)


def _other_hash(promised: str) -> BadRecord:
    return BadRecord(
        "other_hash",
        f"The secret's hash is {promised}: another secret was promised.",
        hash=promised,
    )


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
        yield story_of(record, catalogue, match.round_number).outcome(match.outcome)
    else:
        yield say("verified-unfinished")
        return
    yield say("verified-seed", seed=record.seed.hex())
    for later in record.later:
        yield say("verified-later-seed", round=later.round, seed=later.seed.hex())
    if isinstance(record.fairness, ChainedSeed):
        yield say("verified-fair", hash=record.fairness.hash)
    elif isinstance(record.fairness, DayDeal):
        deal = record.fairness
        yield say("verified-day", day=deal.date, hash=deal.hash(record.rules.game))
    elif record.fairness is None:
        yield say("verified-no-draw")
    for number in range(1, match.round_number + 1):
        order = deck_order(record.seed_in(number), number, record.rules.deck)
        yield say("verified-deal", round=number, cards=show(order[:12]))
