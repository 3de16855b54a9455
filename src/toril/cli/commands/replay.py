"""`toril replay`: a record's story, or one of its positions."""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from toril.cli.browser import open_page
from toril.cli.files import RecordFile, read_record, write_whole
from toril.cli.language import Lang, speak
from toril.cli.talk.console import Terminal
from toril.cli.talk.drawing import Drawing
from toril.cli.talk.story import show, story_of
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.codec import to_json
from toril.engine.errors import TorilError
from toril.engine.game import Event
from toril.engine.games import format_position, game_of
from toril.engine.match import Match
from toril.engine.match_events import RoundStarted
from toril.engine.record import Record
from toril.pictures.positions import to_svg
from toril.pictures.result import result_svg
from toril.pictures.svg import Svg
from toril.text import Catalogue


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="Stop after so many moves.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
    web: Annotated[bool, typer.Option("--web", help="Show it on a page, here only.")] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="With --web: open a browser.")
    ] = True,
    svg: Annotated[
        Path | None, typer.Option(help="Write a picture instead: of the result, or of --at.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Tell a match again, show one of its positions, or all of it on a page."""
    words, out = speak(lang), Terminal()
    if web and (as_json or at is not None or svg is not None):
        sentence = "--web shows the whole match: it goes with none of --at, --json and --svg."
        raise TorilError("web_alone", sentence)
    if svg is not None and as_json:
        raise TorilError("svg_alone", "--svg draws a picture: it does not go with --json.")
    record = read_record(file)
    record.replay()  # what does not hold is refused before anything of it is told
    if web:
        _show(record, words, browser)
        return
    if svg is not None:
        write_whole(svg, picture(record, at, words))
        return
    if as_json:
        data = replay_data(record) if at is None else position_data(record, at)
        typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return
    if at is None:
        for sentence in story(record, words):
            out.print(Text(sentence))
        return
    match = record.replay(at)
    out.print(words.say("replay-at", at=at, moves=len(record.moves)))
    drawing = Drawing(story_of(record, words, match.round_number), out.width)
    for line in drawing.draw(match.table_view(None)):
        out.print(line)
    typer.echo(f"\n{format_position(match.round)}")


def _show(record: Record, words: Catalogue, browser: bool) -> None:
    """Show a match on a page that only this machine sees, until interrupted."""
    from toril.server.listening import listen
    from toril.server.replay.of_record import tell_record
    from toril.server.replay.packing import packed
    from toril.server.web.replay_site import ADDRESS, show_replay

    made = packed(lambda add: tell_record(record, add))
    with listen("127.0.0.1", 0) as listening:
        link = f"http://localhost:{listening.getsockname()[1]}{ADDRESS}"

        def ready() -> None:
            typer.echo(words.say("replay-web", link=link))
            sys.stdout.flush()
            if browser:
                open_page(link)

        show_replay(made, listening, ready)


def picture(record: Record, at: int | None, catalogue: Catalogue) -> Svg:
    """Return the picture of the result, or of the table after `at` moves."""
    match = record.replay(at)
    names = story_of(record, catalogue, match.round_number).names
    if at is None:
        return result_svg(record, catalogue.say, names=tuple(names))
    return to_svg(match.table_view(None), names)


def story(record: Record, catalogue: Catalogue) -> Iterator[str]:
    """Yield the whole match in sentences, with every card that was hidden."""
    teller, round_number = story_of(record, catalogue, 1), 0
    for number, (match, events) in enumerate(record.steps()):
        for sentence in teller.tell([event for event in events if not _starts(event)]):
            yield f"{number:5}  {sentence}"
        if match.round_number != round_number:
            round_number = match.round_number
            teller = story_of(record, catalogue, round_number)
            yield from _opening(match, catalogue)


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
            raise TypeError(f"there is no sentence for the start of a round of {other.rules.game}")


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
    later = [{"round": each.round, "seats": list(each.names)} for each in record.later]
    seats = {"seats": list(record.names), **({"later": later} if later else {})}
    return {**seats, "steps": steps, **_match_data(record.replay())}


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
