"""A request to sit down that comes again, because its answer got lost on the way."""

import hmac

from toril.server.tables.entries import TokenChanged
from toril.server.tables.pen import Pen
from toril.server.tables.senders import digest
from toril.wire.literals import PersonId


def sat_before(pen: Pen, *_: object, token: str, claim: str, **__: object) -> PersonId | None:
    """Return the person who sat down with this command before, and change the token: it got lost.

    The sender is known by the claim: a person who sits down has no token yet.
    """
    for known in pen.table.seated:
        if hmac.compare_digest(known.claim, digest(claim)) and pen.is_resent(known.id):
            pen.attribute_to(known.id)
            pen.write(TokenChanged(known.id, digest(token), pen.command))
            return known.id
    return None
