"""The commands of `toril`: each reads its options and calls the part that does it."""

import json
import secrets
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer
from rich.text import Text

from toril import __version__
from toril.bots import DEFAULT_BOTS
from toril.cli import db, serve
from toril.cli import replay as replays
from toril.cli.arena import arena
from toril.cli.bench_command import bench
from toril.cli.bot import bot
from toril.cli.files import fresh_path, read_record
from toril.cli.flags import (
    EITHER_GAME,
    ONE_OF_THEM,
    Bullheads,
    Extra,
    Limit,
    Name,
    OneStep,
    Rounds,
    Starter,
    Steal,
    Variant,
)
from toril.cli.join import join
from toril.cli.language import Lang, speak
from toril.cli.play import Session
from toril.cli.setup import (
    PERSON,
    Setting,
    check_room,
    fresh,
    make_rules,
    parse_limit,
    read_company,
    resumed,
)
from toril.cli.table import Drawing
from toril.cli.terminal import Terminal
from toril.engine.deal import seed_from_text
from toril.engine.errors import TorilError
from toril.engine.games import FIRST, ShortName, format_position

app = typer.Typer(
    name="toril",
    help="6 nimmt! and 11 nimmt!: play, replay, verify. Unofficial.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

RecordFile: TypeAlias = Annotated[Path, typer.Argument(help="A record, as `toril play` keeps it.")]


app.command()(join)
app.command()(arena)
app.command()(bot)
app.command()(bench)
app.command()(serve.serve)
app.command()(serve.schema)
app.add_typer(db.app)


@app.callback(invoke_without_command=True)
def toril(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Say what there is when nothing is asked for."""
    if version:
        typer.echo(f"toril {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
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
    variant: Variant = None,
    limit: Limit = None,
    rounds: Rounds = None,
    bullheads: Bullheads = None,
    steal: Steal = None,
    starter: Starter = None,
    option: Extra = None,
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
    rules_given = {
        "seats": seats,
        "variant": variant,
        "limit": parse_limit(limit),
        "rounds": rounds,
        "bullheads": bullheads,
        "steal": steal,
        "starter": starter,
    }
    company = DEFAULT_BOTS if bots is None else read_company(bots)
    out = Terminal()
    if resume is None and seat is not None:
        raise TorilError(
            "seat_without_resume", "--seat goes with --resume: in a new match your seat is 0."
        )
    if resume is not None:
        others = {"seed": seed, "option": option, "name": name, "record": record}
        _refuse_beside_resume(rules_given | others, game)
        setting = resumed(read_record(resume), seat, company)
        _refuse_finished(setting, resume)
    else:
        rules_given["seats"] = 1 + len(company) if seats is None else seats
        rules = make_rules(game or FIRST, rules_given, option or [])
        if bots is not None:
            check_room(company, rules.seats - 1)
        setting = fresh(rules, _seed(seed), PERSON if name is None else name, company)
    path = resume or fresh_path(game or FIRST, record)
    raise typer.Exit(Session(setting, path, out, words, one_step=one_step).run())


def _seed(text: str | None) -> bytes:
    return secrets.token_bytes(32) if text is None else seed_from_text(text)


def _refuse_beside_resume(given: dict[str, Any], game: str | None) -> None:
    refused = [f"--{name}" for name, value in given.items() if value is not None]
    for option in [game, *refused] if game else refused:
        raise TorilError(
            "resume_alone",
            f"--resume goes on with a match as it is: it takes no {option}.",
            option=option,
        )


def _refuse_finished(setting: Setting, file: Path) -> None:
    if setting.match.outcome:
        raise TorilError(
            "match_finished",
            f"The match in {file} has ended; `toril replay` shows it.",
            file=str(file),
        )


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="Stop after so many moves.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
    lang: Lang = None,
) -> None:
    """Tell a match again, or show one of its positions."""
    words, out = speak(lang), Terminal()
    record = read_record(file)
    if as_json:
        data = replays.replay_data(record) if at is None else replays.position_data(record, at)
        typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return
    if at is None:
        for sentence in replays.story(record, words):
            out.print(Text(sentence))
        return
    match = record.replay(at)
    out.print(words.say("replay-at", at=at, moves=len(record.moves)))
    drawing = Drawing(replays.teller(record, words), out.width)
    for line in drawing.draw(match.table_view(None)):
        out.print(line)
    typer.echo(f"\n{format_position(match.round)}")


@app.command()
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
    replays.check_fairness(record, shown, nonce)
    for sentence in replays.findings(record, words):
        out.print(Text(sentence))


@app.command()
def rules(
    game: Annotated[ShortName, typer.Argument(help=EITHER_GAME)] = FIRST, lang: Lang = None
) -> None:
    """Explain a game in a minute."""
    Terminal().print(Text(speak(lang).say(f"rules-{game}")))
