"""What uvicorn's protocols do, as our transport takes it for granted.

When one of these fails after an update, see test_uvicorn_internals.py.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

import h11
import pytest

from tests.server.transport.protocols import (
    LOOK,
    REQUEST,
    UPGRADE,
    FakeTransport,
    connected,
    denying,
    frame,
    hello,
    settled,
    upgraded,
)
from toril.server.transport.uvicorn_internals import (
    behind_proxies,
    get_remote_addr,
    open_protocols,
)

P = ParamSpec("P")


def in_an_event_loop(story: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    @wraps(story)
    def run(*args: P.args, **named: P.kwargs) -> None:
        asyncio.run(story(*args, **named))

    return run


@in_an_event_loop
async def test_http_awaits_a_client_until_its_request_is_whole() -> None:
    protocol, _ = connected()
    awaits = [protocol.awaits_client]
    for piece in (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nx", b"x"):
        protocol.feed(piece)
        awaits.append(protocol.awaits_client)
    assert awaits == [True, True, False], LOOK + "conn.their_state before, within, after a request"
    assert not protocol.is_websocket_now
    assert protocol.heard == ["may parse?", "request /", "may parse?"], LOOK + "scope"
    await settled()


@in_an_event_loop
async def test_http_looks_by_itself_at_a_request_that_waited_behind_another() -> None:
    protocol, transport = connected()
    protocol.feed(REQUEST % b"one" + REQUEST % b"two")
    assert protocol.heard == ["may parse?", "request /one"]
    await settled()
    more = protocol.heard[2:4]
    assert more == ["may parse?", "request /two"], LOOK + "handle_events after an answer"
    assert transport.written.count(b"hello") == 2


@in_an_event_loop
async def test_http_answers_what_is_no_request_and_keeps_what_we_set_on_its_cycle() -> None:
    protocol, transport = connected()
    protocol.feed(b"\x00\r\n\r\n")
    assert protocol.heard[-1] == "malformed", LOOK + "send_400_response is not called"
    assert transport.written.startswith(b"HTTP/1.1 400"), LOOK + "send_400_response"
    assert transport.closed
    second, transport = connected()
    second.feed(REQUEST % b"")
    assert second.cycle.disconnected is False, LOOK + "cycle.disconnected"
    assert isinstance(second.cycle.message_event, asyncio.Event), LOOK + "cycle.message_event"
    assert second.conn.our_state is h11.SEND_RESPONSE, LOOK + "conn.our_state"
    await settled()


@in_an_event_loop
async def test_http_sets_a_timer_after_an_answer_and_we_unset_it_with_the_connection() -> None:
    protocol, _ = connected()
    protocol.feed(REQUEST % b"")
    await settled()
    timers = [protocol.timeout_keep_alive_task]
    protocol.connection_lost(ConnectionResetError())
    timers.append(protocol.timeout_keep_alive_task)
    assert [timer is None for timer in timers] == [False, True], LOOK + "timeout_keep_alive_task"


@in_an_event_loop
async def test_http_notes_a_client_that_takes_nothing() -> None:
    protocol, transport = connected()
    paused = [protocol.flow.write_paused]
    protocol.pause_writing()
    paused.append(protocol.flow.write_paused)
    assert paused == [False, True], LOOK + "flow.write_paused"
    protocol.shutdown()
    assert transport.aborted
    protocol.resume_writing()


@in_an_event_loop
async def test_every_protocol_is_among_the_open_ones_until_it_ends() -> None:
    protocol, transport = connected()
    assert open_protocols(protocol.server_state) == {protocol}, LOOK + "connections"
    protocol.feed(UPGRADE + b"\r\n")
    assert open_protocols(protocol.server_state) == {transport.protocol}, LOOK + "connections"
    transport.protocol.connection_lost(None)
    assert not open_protocols(protocol.server_state), LOOK + "connections"
    await settled()


@in_an_event_loop
async def test_a_socket_gets_the_state_and_takes_frames_only_when_the_request_is_answered() -> None:
    socket, transport = upgraded()
    assert socket.state["peer"] == "somebody", LOOK + "app_state"
    assert socket.heard == ["1 found", "request True"], LOOK + "handshake_initiated, events"
    transport.protocol.data_received(frame(1, b"early"))
    assert socket.heard[-1] == "too early", LOOK + "handshake_complete before the answer"
    await settled()
    transport.protocol.data_received(frame(1, b"hi") + frame(1, b"ho"))
    assert socket.heard[-1] == "2 found", LOOK + "handshake_complete, conn.events"
    await settled()
    assert transport.written.endswith(b"\x81\x02hi\x81\x02ho")


@in_an_event_loop
async def test_a_socket_holds_the_frames_of_a_message_until_its_end() -> None:
    socket, _ = upgraded()
    await settled()
    socket.data_received(frame(1, b"a", end=False))
    socket.data_received(frame(0, b"b", end=False))
    assert socket.heard[-3:] == ["1 fragments", "1 found", "2 fragments"], LOOK + "frames"
    socket.data_received(frame(0, b"c"))
    assert socket.heard[-1] == "1 found", LOOK + "frames after the end"


@in_an_event_loop
async def test_a_socket_says_when_it_closes_and_when_the_application_is_done() -> None:
    socket, transport = upgraded()
    await settled()
    socket.data_received(frame(1, b"bye"))
    await settled()
    assert socket.heard[-2:] == ["closed", "done"], LOOK + "send, run_asgi"
    assert b"\x0f\xa0" in transport.written  # 4000
    socket.connection_lost(None)


@in_an_event_loop
async def test_a_socket_says_what_is_no_frame_and_closes() -> None:
    socket, transport = upgraded()
    await settled()
    socket.data_received(b"\xff\xff\xff")
    assert "malformed" in socket.heard, LOOK + "handle_parser_exception is not called"
    assert transport.closed


@in_an_event_loop
async def test_a_socket_gives_up_where_a_ping_is_not_answered() -> None:
    socket, transport = upgraded()
    await settled()
    assert socket.ping_timer is not None
    socket.keepalive_timeout()
    assert (socket.heard[-1], transport.closed) == ("done", True), LOOK + "keepalive_timeout"


@in_an_event_loop
async def test_a_socket_that_is_denied_has_had_its_answer(caplog: pytest.LogCaptureFixture) -> None:
    socket, transport = upgraded(denying)
    await settled()
    assert transport.written.startswith(b"HTTP/1.1 429"), LOOK + "websocket.http.response"
    assert (socket.handshake_complete, transport.closed) == (True, True)
    assert "without completing handshake" not in caplog.text, LOOK + "handshake_complete"


@in_an_event_loop
async def test_a_request_with_too_many_headers_is_not_read_and_has_an_answer_ready() -> None:
    many = b"".join(b"X-%d: y\r\n" % number for number in range(200))
    socket, transport = upgraded(headers=many)
    assert socket.heard[-1] == "request False", LOOK + "handshake_initiated"
    assert transport.closed
    await settled()


def test_addresses_come_from_the_transport_or_from_a_trusted_proxy() -> None:
    assert get_remote_addr(FakeTransport()) == ("203.0.113.7", 4711), LOOK + "get_remote_addr"
    _, is_proxy = behind_proxies(hello, "127.0.0.1,10.0.0.0/8")
    trusted = [is_proxy(host) for host in ("127.0.0.1", "10.1.2.3", "203.0.113.7")]
    assert trusted == [True, True, False], LOOK + "ProxyHeadersMiddleware.trusted_hosts"


@in_an_event_loop
async def test_who_is_gone_before_the_application_has_its_turn_never_meets_it() -> None:
    called = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        called.append(scope["type"])

    protocol, _ = upgraded(app)
    protocol.connection_lost(ConnectionResetError())
    await settled()
    assert called == []
