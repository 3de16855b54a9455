"""`toril play`: a match in the terminal against bots."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from toril.bots import DEFAULT_BOTS
from toril.cli.files import fresh_path, read_record
from toril.cli.flags import NO_FLAGS, ONE_OF_THEM, Name, OneStep, RuleFlags, with_rule_flags
from toril.cli.language import Lang, speak
from toril.cli.local.match import PERSON, LocalMatch, fresh, resumed
from toril.cli.local.session import MatchSession
from toril.cli.match_rules import make_rules
from toril.cli.talk.bots import check_bots_fit, read_bot_list
from toril.cli.talk.console import Terminal
from toril.engine.deal import seed_from_text
from toril.engine.errors import TorilError
from toril.engine.games import FIRST, ShortName


@with_rule_flags
def play(
    game: Annotated[ShortName | None, typer.Argument(help=ONE_OF_THEM)] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many sit at the table, you included [one and the bots].")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who fills the seats, in turn: calf, heifer, ox or bull, easiest first, or "
            f"another bot with its options [{','.join(DEFAULT_BOTS)}]."
        ),
    ] = None,
    rules: RuleFlags = NO_FLAGS,
    seed: Annotated[
        str | None, typer.Option(help="Any text: the same text, the same deals.")
    ] = None,
    name: Name = None,
    one_step: OneStep = False,
    record: Annotated[Path | None, typer.Option(help="Where the match is kept.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a match that was kept.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="With --resume: which seat is yours, from 0.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal against bots."""
    words = speak(lang)
    chosen = {"seats": seats, **rules.chosen()}
    opponents = DEFAULT_BOTS if bots is None else read_bot_list(bots)
    if resume is None and seat is not None:
        raise TorilError(
            "seat_without_resume", "--seat goes with --resume: in a new match your seat is 0."
        )
    if resume is not None:
        others = {"seed": seed, "option": rules.option, "name": name, "record": record}
        _refuse_beside_resume(chosen | others, game)
        local = resumed(read_record(resume), seat, opponents)
        _refuse_finished(local, resume)
    else:
        usual = {"seats": 1 + len(opponents)}
        played = make_rules(game or FIRST, chosen, rules.extra, usual)
        if bots is not None:
            check_bots_fit(opponents, played.seats - 1)
        local = fresh(played, _seed(seed), PERSON if name is None else name, opponents)
    path = resume or fresh_path(game or FIRST, record)
    raise typer.Exit(MatchSession(local, path, Terminal(), words, one_step=one_step).run())


def _seed(text: str | None) -> bytes:
    return secrets.token_bytes(32) if text is None else seed_from_text(text)


def _refuse_beside_resume(given: dict[str, Any], game: str | None) -> None:
    refused = [f"--{name}" for name, value in given.items() if value is not None]
    for option in [game, *refused] if game else refused:
        raise TorilError(
            "resume_alone",
            f"--resume continues a match as it is: it takes no {option}.",
            option=option,
        )


def _refuse_finished(local: LocalMatch, file: Path) -> None:
    if local.match.outcome:
        raise TorilError(
            "match_finished",
            f"The match in {file} has ended; `toril replay` shows it.",
            file=str(file),
        )
