"""What a browser is sent, held against the ledger: the same audit as the server's own tests."""

from random import Random

import pytest

from tests.browser.client_thread import ClientThread
from tests.browser.page_moves import by_lot, play_match
from tests.browser.visitor import Visit
from tests.harness.in_thread import Running
from tests.harness.ledgers import put_ledger
from tests.server.secrecy.card_audit import Auditor, history
from tests.server.secrecy.dealt_table import DealtTable, code_of
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
    come: Visit, server: Running, clients: ClientThread, rules: AnyRules
) -> None:
    dealt = DealtTable(rules, code_of(Random(repr(rules)).randrange(10**6)))
    clients.run(put_ledger(server.store, dealt.header, dealt.lines(milliseconds())))
    people = [come().sit(dealt.code, dealt.token(seat)) for seat in range(rules.seats)]
    spectator = come().open(f"/t/{dealt.code}")
    people[0].page.reload()  # what a page hears when it comes back counts too
    play_match({visitor: by_lot(seat) for seat, visitor in enumerate(people)})
    spectator.until(lambda me: me.over)
    auditor = Auditor(dealt, clients.run(history(server.store, dealt.code)))
    for viewer, visitor in (*enumerate(people), (None, spectator)):
        auditor.check(viewer, visitor.heard)
    assert auditor.counts["match.ended"] == rules.seats + 1
