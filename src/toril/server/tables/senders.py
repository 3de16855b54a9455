"""The sender of a command, and the person, seat or state that the command is about."""

import hashlib
import hmac
from typing import NewType

from toril.engine.game import Seat
from toril.server.tables.chairs import Person
from toril.server.tables.refusals import Refused, not_host, not_now, not_seated
from toril.server.tables.table import Table
from toril.wire.literals import PersonId, State

TokenDigest = NewType("TokenDigest", str)
"""What is kept of a token or a link: enough to know it again, not to use it."""


def digest(secret: str) -> TokenDigest:
    """Return the digest of a token or a link."""
    return TokenDigest(hashlib.sha256(secret.encode()).hexdigest())


def sender_digest(token: str | None) -> TokenDigest | None:
    """Return the digest of the token that a client sent; None if it sent none."""
    return digest(token) if token else None


def holder_of(table: Table, token_digest: TokenDigest | None) -> PersonId | None:
    """Return the person who holds the token of that digest; None for a stranger."""
    if not token_digest:  # people who have gone have an empty one
        return None
    return next((p.id for p in table.people if hmac.compare_digest(p.token, token_digest)), None)


def sender_of(table: Table, token_digest: TokenDigest | None) -> PersonId | None:
    """Return the sender of a command: the token's holder, or its last one who has left.

    The latter sits nowhere and may do nothing, but a command of theirs is known when it is resent.
    """
    holder = holder_of(table, token_digest)
    if holder is not None or not token_digest:
        return holder
    return next(
        (p.id for p in table.people if hmac.compare_digest(p.token_before_leaving, token_digest)),
        None,
    )


def was_sent_away(table: Table, token_digest: TokenDigest | None) -> bool:
    """Return whether the host sent the person away who last held the token of that digest."""
    return bool(token_digest) and any(
        person.sent_away and hmac.compare_digest(person.token_before_leaving, token_digest or "")
        for person in table.people
    )


def check_seated(table: Table, sender: PersonId | None) -> None:
    """Refuse spectators and strangers."""
    if sender is None or table.person(sender).seat is None:
        raise not_seated()


def check_host(table: Table, sender: PersonId | None) -> None:
    """Refuse everybody but the host."""
    check_seated(table, sender)
    if table.host != sender:
        raise not_host()


def seated_person(table: Table, person: PersonId) -> Person:
    """Return the person that a command is about; refuse a number that nobody here has."""
    found = next((other for other in table.seated if other.id == person), None)
    if found is None:
        raise Refused("no_such_person", "Nobody with that number is at this table.", person=person)
    return found


def check_seat(table: Table, seat: Seat) -> None:
    """Refuse a seat that the table does not have."""
    last = len(table.chairs) - 1
    if not 0 <= seat <= last:
        raise Refused(
            "no_such_seat",
            f"There is no seat {seat}: seats are 0 to {last}.",
            seat=seat,
            last=last,
        )


def check_state(table: Table, state: State) -> None:
    """Refuse what is possible only before, during or after a match."""
    if table.state != state:
        raise not_now(table.state)
