"""`toril join`: play at a table of a server, by its link."""

from typing import Annotated

import typer

from toril.cli.flags import NO_FLAGS, ONE_OF_THEM, Name, OneStep, RuleFlags, with_rule_flags
from toril.cli.join.address import read_address
from toril.cli.join.wishes import Wishes, seats_for
from toril.cli.language import Lang, speak
from toril.cli.talk.bots import read_bots
from toril.engine.errors import TorilError
from toril.engine.games import FIRST, ShortName
from toril.wire.literals import ClockName


@with_rule_flags
def join(
    url: Annotated[
        str,
        typer.Argument(
            help="The table's link, its code alone if the server runs on this computer, "
            "or the server's address for a new table."
        ),
    ],
    name: Name = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only look on.")] = False,
    one_step: OneStep = False,
    game: Annotated[ShortName | None, typer.Option(help=f"New table: {ONE_OF_THEM}")] = None,
    seats: Annotated[
        int | None,
        typer.Option(help="New table: how many sit there [4; more or fewer as --bots needs]."),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="New table: bots that sit there, like bull,calf.")
    ] = None,
    clock: Annotated[
        ClockName | None,
        typer.Option(help="New table: off [default], relaxed or quick."),
    ] = None,
    rules: RuleFlags = NO_FLAGS,
    start: Annotated[
        bool, typer.Option("--start", help="New table: fill it with bots and begin at once.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play at a table of a Toril server; the same command returns to the same seat."""
    words = speak(lang)
    address = read_address(url)
    of_table = {
        "game": game,
        "seats": seats,
        "bots": bots,
        "clock": clock,
        "option": rules.option,
        **rules.chosen(),
    }
    given = [f"--{flag}" for flag, value in of_table.items() if value is not None]
    given += ["--start"] if start else []
    if given and (address.code or watch):
        raise TorilError(
            "only_new_table",
            f"{given[0]} is for a new table: give the server's address alone.",
            option=given[0],
        )
    wanted = read_bots(bots or "")
    wishes = Wishes(
        game=game or FIRST,
        seats=seats_for(wanted, start=start) if seats is None else seats,
        bots=wanted,
        clock=clock or "off",
        rules=rules.chosen(),
        extra=rules.extra,
        start=start,
    )
    from toril.cli.join.visit import Visit  # with the client: only for an address that can be

    visit = Visit(
        address, words, wishes, decided=bool(given), name=name, watch=watch, one_step=one_step
    )
    raise typer.Exit(visit.run())
