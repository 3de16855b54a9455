"""What a browser is sent, held against the ledger: the same audit as the server's own tests."""

from random import Random

import pytest

from tests.browser.conftest import Visit
from tests.browser.elsewhere import Elsewhere
from tests.browser.playing import by_lot, play_match
from tests.browser.staging import store_of
from tests.harness.clock import StandingClock
from tests.harness.in_thread import Running
from tests.server.deeds import Deed, code_of
from tests.server.test_wire_cards import Auditor
from tests.server.wires import Party, Server, Wire
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.games import AnyRules
from toril.engine.six_nimmt import SixNimmt
from toril.server.live.hall import milliseconds


@pytest.mark.parametrize(
    "rules",
    [
        SixNimmt(seats=3, rounds=1),
        SixNimmt(seats=2, rounds=1, variant="draft"),
        ElevenNimmt(seats=2, rounds=1, hand_size=4, top_card=40, supply=1, bull_card_from=2),
    ],
    ids=["six", "draft", "eleven"],
)
def test_no_browser_is_sent_a_card_that_its_person_may_not_see(
    come: Visit, server: Running, away: Elsewhere, rules: AnyRules
) -> None:
    deed = Deed(rules, code_of(Random(repr(rules)).randrange(10**6)))
    away.run(store_of(server).open(deed.shelf, deed.lines(milliseconds())))
    people = [come().sit(deed.code, deed.token(seat)) for seat in range(rules.seats)]
    spectator = come().open(f"/t/{deed.code}")
    people[0].page.reload()  # what a page hears when it comes back counts too
    play_match({visitor: by_lot(seat) for seat, visitor in enumerate(people)})
    spectator.until(lambda me: me.over)
    room = away.run(server.hall.room(deed.code))
    party = Party(Server(server.app, store_of(server), StandingClock()), deed, room)
    auditor = Auditor(party, away.run(party.history()))
    for viewer, visitor in (*enumerate(people), (None, spectator)):
        wire = Wire(server.app, deed.code, "", "browser")
        wire.heard = visitor.heard
        auditor.check(viewer, wire)
    assert auditor.counts["match.ended"] == rules.seats + 1
