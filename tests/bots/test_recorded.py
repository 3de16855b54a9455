"""The same view and the same luck give the choice that they gave when it was recorded."""

import json

import pytest

from tests.bots.recorded import BOTS, FILE, TABLES, chosen

RECORDED: dict[str, dict[str, list[str]]] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize(("bot", "effort"), BOTS)
@pytest.mark.parametrize("table", TABLES)
def test_a_bot_chooses_what_it_chose_before(table: str, bot: str, effort: float) -> None:
    assert chosen(table, bot, effort) == RECORDED[table][f"{bot} × {effort}"]
