"""One-time links: the way to the same seat from another device.

Only the hash of a link is kept. A link is used by an explicit command, never by being opened,
and makes a new token: the old device is out.
"""

import hmac
from collections.abc import Collection

from toril.server.tables import entries as e
from toril.server.tables.entries import PersonId
from toril.server.tables.pen import Pen
from toril.server.tables.refused import Refused
from toril.server.tables.senders import digest, host_of, sender_of, somebody

LINK_LIFE = 15 * 60 * 1000


def issue_link(
    pen: Pen,
    sender: PersonId | None,
    person: PersonId | None,
    *,
    link: str,
    gone: Collection[PersonId],
) -> None:
    """Make a link for another device: for oneself, or as the host for somebody who lost theirs.

    Only for somebody in `gone`, who has not been here for a while: with the link one could look
    into their hand.
    """
    own = sender_of(pen.table, sender)
    target = own if person is None or person == own.id else somebody(pen.table, person)
    if target.id != own.id:
        host_of(pen.table, sender)
        if target.id not in gone:
            raise Refused("still_here", "They were here a moment ago: wait a minute.")
    pen.write(e.LinkIssued(target.id, digest(link), pen.now + LINK_LIFE, own.id))


def redeem(pen: Pen, link: str, *, token: str, present: Collection[PersonId]) -> PersonId:
    """Use a link: whoever has it goes on at that seat with a new token.

    A link that the host made is void while its person is `present`.
    """
    kept = digest(link)
    for person in pen.table.people:
        if person.link and hmac.compare_digest(person.link, kept) and person.token:
            again = pen.command is not None and person.link_used == pen.command
            own = person.link_by == person.id or person.id not in present
            if (again or (own and person.link_used is None)) and pen.now <= person.link_expires:
                pen.sign(person.id)
                pen.write(e.TokenChanged(person.id, digest(token), pen.command))
                return person.id
    raise Refused("bad_link", "This link was used already or is too old: ask for a fresh one.")
