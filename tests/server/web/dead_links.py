"""Links to seats that nobody may use any more."""

from collections.abc import Iterator

from tests.server.web.quiet_tables import STATES, QuietTables
from tests.server.web.sender_matrix import COMMAND
from toril.server.tables.commands.links import LINK_LIFE


def links_that_open_nothing(tables: QuietTables) -> Iterator[tuple[str, str]]:
    """Yield tables with links of somebody kicked, or replaced, another table's, used, too old."""
    path = COMMAND + "hand-over"
    for state in STATES:
        first, second = (tables.ask(state, "host", "POST", path, {}).json["link"] for _ in range(2))
        yield state, tables.by_state[state].kicked_link
        yield state, first
        other = next(name for name in STATES if name != state)
        yield other, second
        answer = tables.ask(state, "nobody", "POST", COMMAND + "redeem", {"link": second})
        tables.by_state[state].tokens["host"] = answer.headers["set-cookie"].split(";")[0][5:]
        yield state, second
        third = tables.ask(state, "host", "POST", path, {}).json["link"]
        tables.now[0] += LINK_LIFE + 1
        yield state, third
