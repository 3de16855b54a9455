"""A terminal's window that is narrow, or that becomes narrower while one plays."""

import asyncio
import re
from pathlib import Path
from random import Random

from tests.cli.matches import QUICK
from tests.cli.tables import CARD
from tests.cli.typist import Typist
from tests.harness.in_thread import Running
from toril import ElevenNimmt, Match
from toril.bots import parse_bot
from toril.cli.talk.drawing import Drawing
from toril.cli.talk.story import Story
from toril.client import RawClient
from toril.text import Catalogue


def test_a_long_line_in_a_narrow_window_is_drawn_again_below_news(
    server: Running, tmp_path: Path
) -> None:
    flags = ["--seats", "3", "--name", "Berta"]
    with Typist(tmp_path, "join", server.base, *flags, columns=40) as host:
        host.wait(lambda: host.screen.before_cursor.endswith("help): "))
        long = "save " + "/somewhere" * 6
        host.type(long)
        host.wait(lambda: long in host.shown.replace("\n", ""))
        code = re.findall(r"/t/(\w+)", host.shown)[0]
        asyncio.run(RawClient(server.base, code).sit("Luis"))
        host.see("Luis takes seat 1.", after="Hash of the deals")
        host.wait(lambda: host.shown.replace("\n", "").endswith(long))
        assert host.shown.count("Type bot to fill") == 1


def test_a_prompt_longer_than_the_window_is_redrawn_whole(server: Running, tmp_path: Path) -> None:
    arguments = ["--seats", "3", "--name", "Berta"]
    with Typist(tmp_path, "join", server.base, *arguments, columns=41) as host:
        host.wait(lambda: host.screen.before_cursor.endswith("help): "))
        host.type("bot 2 random")
        host.wait(lambda: host.prompt.endswith("bot 2 random"))
        code = re.findall(r"/t/(\w+)", host.shown)[0]
        asyncio.run(RawClient(server.base, code).sit("Luis"))
        host.see("Luis takes seat 1.")
        host.wait(lambda: host.prompt.endswith("bot 2 random"))
        assert host.shown.count("Type bot to fill") == 1


def test_a_narrow_window_breaks_lines_between_words(server: Running, tmp_path: Path) -> None:
    flags = ["--seats", "2", "--name", "Berta", "--lang", "es", "--one-step"]
    with Typist(tmp_path, "join", server.base, *flags, columns=40) as host:
        host.wait(lambda: host.screen.before_cursor.endswith("ayuda): "))
        rows = [row.strip() for row in host.screen.rows]
        assert rows[-2:] == [
            "Escribe bot para llenar un asiento,",
            "empezar para comenzar (? ayuda):",
        ]
        invited = rows.index("Para invitar:") + 1
        assert rows[invited] == f"{server.base}/t/{rows[1][5:11]}"
        host.enter("bot")
        host.see("No queda asiento libre.")
        host.enter("empezar")
        host.asked(r"¿Qué carta juegas\?")
        assert re.search(r"^  fila 4 .*\|  \d+$", host.shown, re.MULTILINE)
        assert "cabeza" not in host.shown


def test_a_table_is_drawn_as_wide_as_the_window_is_now(server: Running, tmp_path: Path) -> None:
    flags = ["--seats", "3", *QUICK, "--name", "Berta", "--start"]
    for arguments in (("play", *QUICK), ("join", server.base, *flags)):
        with Typist(tmp_path, *arguments, columns=100) as person:
            person.asked(CARD)
            assert re.search(r"^  row 1 .*\|  \d bullheads?$", person.shown, re.MULTILINE)
            person.resize(40)
            before = len(person.screen.rows)
            person.enter()
            person.wait(lambda: person.shown.count("Your hand") == 2)
            person.asked(CARD)
            rows = person.screen.rows[before:]
            assert [row for row in rows if re.fullmatch(r"  row 1 .*\|  \d", row)]
            assert "bullhead" not in "".join(rows)
            assert all(row.strip() for row in rows[1:])


def test_fits_keep_their_comma_at_the_end_of_a_line() -> None:
    match = Match.start(ElevenNimmt(seats=3), "abc")
    story = Story(Catalogue("es"), match.rules, ("Ana", "Berta", "Luis"), 0)
    bot, broken = parse_bot("cautious").make(Random(0)), 0
    while not match.outcome and broken < 5:
        seat = match.to_act[0]
        view = match.table_view(seat)
        narrow, wide = (list(Drawing(story, width).draw(view))[-1].plain for width in (40, 400))
        assert narrow.split() == wide.split()
        broken += ", " in wide and "\n" in narrow
        match, _ = match.play(seat, bot.choose(match.recall_view(seat)))
    assert broken == 5
