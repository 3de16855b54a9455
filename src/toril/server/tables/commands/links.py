"""One-time links: the way to the same seat from another device.

Only the hash of a link is kept. A link is used by an explicit command, never by being opened,
and makes a new token: the old device is out.
"""

import hmac

from toril.server.tables import entries
from toril.server.tables.chairs import Person
from toril.server.tables.command import by_anybody, by_person_each_time
from toril.server.tables.due import is_gone
from toril.server.tables.pen import Pen
from toril.server.tables.refusals import Refused, day_alone
from toril.server.tables.senders import check_host, digest, seated_person
from toril.wire.literals import PersonId

LINK_LIFE = 15 * 60 * 1000


@by_person_each_time  # only the hash of the first link is left
def issue_link(pen: Pen, person: PersonId | None, *, link: str) -> int:
    """Make a link for another device, for oneself or as the host for a person who lost theirs.

    The host can do that only for a person who has not been connected for a while: with the link
    one could look into their hand. Return when it expires.
    """
    own = pen.person
    if pen.table.day is not None:  # a try is of one browser
        raise day_alone()
    target = own if person is None or person == own.id else seated_person(pen.table, person)
    if target.id != own.id:
        check_host(pen.table, pen.sender)
        if not is_gone(target.id, pen.presence.away_since, pen.now):
            raise Refused("still_here", "They were here a moment ago: wait a minute.")
    expires = pen.now + LINK_LIFE
    pen.write(entries.LinkIssued(target.id, digest(link), expires, own.id))
    return expires


def _redeemed_before(pen: Pen, link: str, *, token: str) -> PersonId | None:
    """Return the person whose link this command used before: the first new token got lost."""
    person = _linked(pen, link)
    if person is None or pen.command is None or person.link_used != pen.command:
        return None
    return _change_token(pen, person, token)


@by_anybody(_redeemed_before)
def redeem(pen: Pen, link: str, *, token: str) -> PersonId:
    """Use a link: its holder goes on at that seat with a new token.

    A link that the host made is void while its person is connected.
    """
    person = _linked(pen, link)
    own = person is not None and person.link_by == person.id
    if (
        person is None
        or person.link_used is not None
        or not (own or person.id not in pen.presence.present)
    ):
        raise Refused("bad_link", "This link was already used or has expired: ask for a new one.")
    return _change_token(pen, person, token)


def _linked(pen: Pen, link: str) -> Person | None:
    """Return the person that a link is for, while it can be used."""
    kept = digest(link)
    for person in pen.table.people:
        if person.link and hmac.compare_digest(person.link, kept) and person.token:
            return person if pen.now <= person.link_expires else None
    return None


def _change_token(pen: Pen, person: Person, token: str) -> PersonId:
    pen.attribute_to(person.id)
    pen.write(entries.TokenChanged(person.id, digest(token), pen.command))
    return person.id
