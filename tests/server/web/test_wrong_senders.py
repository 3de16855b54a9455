"""Every command from everybody who may not give it: refused with its code, and nothing stored."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from fastapi.routing import iter_route_contexts
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.people.sockets import hello
from tests.server.web.dead_links import links_that_open_nothing
from tests.server.web.quiet_tables import (
    ANA,
    BEN,
    CLEO,
    STATES,
    STRANGERS,
    QuietTables,
    quiet_tables,
)
from tests.server.web.sender_matrix import (
    BODIES,
    COMMAND,
    FOR_ALL,
    MATRIX,
    OPEN,
    POSTS,
    STATUS,
)
from toril.engine.eleven_nimmt import Take
from toril.engine.six_nimmt import ChooseRow, Commit
from toril.wire import inbound


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuietTables]:
    with quiet_tables(tmp_path_factory.mktemp("quiet")) as made:
        yield made


def expect(tables: QuietTables, code: str, *args: Any, **headers: str) -> None:
    """Ask, be refused with `code`, and find nothing stored."""
    with tables.unchanged():
        answer = tables.ask(*args, **headers)
    assert (answer.status, answer.json["code"]) == (STATUS.get(code, 409), code), args
    assert "set-cookie" not in answer.headers


def test_every_route_and_every_message_is_in_the_matrix(tables: QuietTables) -> None:
    routes = {
        (method, context.path)
        for context in iter_route_contexts(tables.server.app.routes)
        for method in context.methods or {"SOCKET"}
    }
    commands = {("POST", COMMAND + name) for name in MATRIX}
    assert routes == FOR_ALL | commands | {("SOCKET", COMMAND + "socket")}
    messages = {kind.__name__ for kind in get_args(get_args(inbound.FromClient)[0])}
    changing = {"MoveMessage", "NumberMessage", "TakeSeatBack"}
    assert messages == {"Hello", "Ping", "SealMessage", "AskAgain", "React"} | changing
    assert set(BODIES) == set(MATRIX)
    assert all(set(states) == set(STATES) for states in MATRIX.values())


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("name", MATRIX)
def test_a_command_from_a_wrong_sender_or_at_a_wrong_time(
    tables: QuietTables, name: str, state: str
) -> None:
    stranger, guest, host = MATRIX[name][state]
    expected = dict.fromkeys(STRANGERS, stranger) | {"guest": guest, "host": host}
    for sender, code in expected.items():
        if code:
            expect(tables, code, state, sender, "POST", COMMAND + name, BODIES[name])


@pytest.mark.parametrize(
    ("state", "sender", "name", "body", "code"),
    [
        ("lobby", "host", "kick", {"person": ANA}, "not_yourself"),
        ("match", "host", "kick", {"person": CLEO}, "no_such_person"),
        ("match", "host", "kick", {"person": 9}, "no_such_person"),
        ("lobby", "host", "bot", {"seat": 1, "bot": None}, "seat_taken"),
        ("lobby", "nobody", "sit", {**BODIES["sit"], "seat": 0}, "seat_taken"),
        ("lobby", "nobody", "sit", {**BODIES["sit"], "name": "\u200b"}, "bad_nickname"),
        ("match", "guest", "hand-over", {"person": ANA}, "not_host"),
        ("match", "host", "hand-over", {"person": CLEO}, "no_such_person"),
    ],
)
def test_a_command_about_the_wrong_person_or_seat(
    tables: QuietTables, state: str, sender: str, name: str, body: dict[str, Any], code: str
) -> None:
    expect(tables, code, state, sender, "POST", COMMAND + name, body)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "\u200b"}, "bad_nickname"),
        ({"seat": 2}, "no_such_seat"),
        ({"bots": ["random"]}, "seat_taken"),  # where the host sits
        ({"bots": [None, "random", "random"]}, "no_such_seat"),
        ({"bots": [None, "oracle"]}, "bad_choice"),
        ({"options": {"rounds": 10_000}}, "bad_number"),
        ({"options": {"colour": "red"}}, "bad_choice"),
        ({"seats": 1}, "malformed"),
        ({"game": "whist"}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    tables: QuietTables, body: dict[str, Any], code: str
) -> None:
    expect(tables, code, "lobby", "nobody", "POST", "/api/tables", OPEN | body)


def test_the_host_gets_no_link_to_the_seat_of_somebody_who_is_here(tables: QuietTables) -> None:
    with tables.socket("match", "guest"):
        body = {"person": BEN}
        expect(tables, "still_here", "match", "host", "POST", COMMAND + "hand-over", body)


@pytest.mark.parametrize("state", ["lobby", "full", "match", "paused"])
def test_nobody_gets_the_record_before_the_match_has_ended(tables: QuietTables, state: str) -> None:
    for sender in (*STRANGERS, "guest", "host"):
        expect(tables, "no_record", state, sender, "GET", COMMAND + "record")


@pytest.mark.parametrize(("path", "body"), POSTS)
def test_another_site_cannot_speak_for_anybody(
    tables: QuietTables, path: str, body: dict[str, Any]
) -> None:
    for origin in ("https://evil.example", "null", f"{tables.server.base}.evil.example"):
        expect(tables, "wrong_origin", "match", "host", "POST", path, body, origin=origin)


@pytest.mark.parametrize(("path", "body"), POSTS)
def test_a_field_too_many_is_refused(tables: QuietTables, path: str, body: dict[str, Any]) -> None:
    expect(tables, "malformed", "match", "host", "POST", path, body | {"seed": "00"})


def test_there_is_nothing_at_a_table_that_does_not_exist(tables: QuietTables) -> None:
    for name, body in BODIES.items():
        path = f"/api/tables/ZZZZZZ/{name}"
        expect(tables, "no_such_table", "match", "host", "POST", path, body)
    for method, path in FOR_ALL:
        if path.startswith("/api/tables/{code}"):
            code = "match_gone" if path.endswith("/replay") else "no_such_table"
            expect(tables, code, "match", "host", method, path.replace("{code}", "ZZZZZZ"))
    with tables.raw_socket("ZZZZZZ", {}) as socket:
        socket.send(hello())
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_looking_stores_nothing(tables: QuietTables) -> None:
    for method, path in (each for each in FOR_ALL if each[0] != "POST"):
        with tables.unchanged():
            assert tables.ask("result", "nobody", method, path).status == 200, path


def test_a_link_that_opens_nothing_is_refused_whoever_has_it(tables: QuietTables) -> None:
    for state, link in links_that_open_nothing(tables):
        for sender in (*STRANGERS, "guest", "host"):
            body = {"link": link}
            expect(tables, "bad_link", state, sender, "POST", COMMAND + "redeem", body)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("sender", STRANGERS)
def test_a_spectator_cannot_move_or_take_a_seat_back(
    tables: QuietTables, sender: str, state: str
) -> None:
    card = tables.by_state["match"].hands["host"][0]
    assert tables.move(state, sender, Commit(card)) == "not_seated"
    assert tables.say(state, sender, kind="back") == "not_seated"


@pytest.mark.parametrize("state", STATES)
def test_only_people_at_a_table_ask_for_another_match_and_only_after_one(
    tables: QuietTables, state: str
) -> None:
    for sender in STRANGERS:
        assert tables.say(state, sender, kind="again", match=1) == "not_seated"
    for sender in ("guest", "host"):
        assert tables.say(state, sender, kind="again", match=2) == "not_now"
        assert state == "result" or tables.say(state, sender, kind="again", match=1) == "not_now"


@pytest.mark.parametrize("sender", ["guest", "host"])
@pytest.mark.parametrize(
    ("state", "code"),
    [("lobby", "not_now"), ("full", "not_now"), ("paused", "paused"), ("result", "not_now")],
)
def test_nobody_moves_outside_a_running_match(
    tables: QuietTables, state: str, code: str, sender: str
) -> None:
    card = tables.by_state["paused"].hands[sender][0]
    assert tables.move(state, sender, Commit(card)) == code


@pytest.mark.parametrize("sender", ["guest", "host"])
@pytest.mark.parametrize("when", [{"turn": 1}, {"match": 2}])
def test_a_move_for_another_trick_or_match(
    tables: QuietTables, sender: str, when: dict[str, int]
) -> None:
    card = tables.by_state["match"].hands[sender][0]
    assert tables.move("match", sender, Commit(card), **when) == "stale_turn"


def test_a_move_with_the_cards_of_another_seat_or_of_another_game(tables: QuietTables) -> None:
    theirs = tables.by_state["match"].hands["host"][0]
    assert tables.move("match", "guest", Commit(theirs)) == "not_your_card"
    assert tables.move("match", "guest", Take(7)) == "wrong_kind"
    assert tables.move("match", "guest", ChooseRow(0)) == "wrong_kind"


def test_a_move_out_of_turn_or_after_giving_up(tables: QuietTables) -> None:
    assert tables.move("eleven", "guest", Take(7)) == "not_your_turn"
    assert tables.move("resigned", "guest", Commit(7)) == "resigned"


@pytest.mark.parametrize("state", STATES)
def test_whose_seat_nobody_took_gets_nothing_back(tables: QuietTables, state: str) -> None:
    assert tables.say(state, "guest", kind="back") == "ack"


def test_another_site_cannot_open_a_socket(tables: QuietTables) -> None:
    headers = tables.headers("match", "host") | {"origin": "https://evil.example"}
    code = tables.by_state["match"].code
    with pytest.raises(InvalidStatus) as refused, tables.raw_socket(code, headers):
        raise AssertionError("it was opened")
    assert refused.value.response.status_code == 403
