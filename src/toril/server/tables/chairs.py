"""Who sits at a table: people, and the chairs they sit on."""

from toril.engine.game import Seat
from toril.engine.value import value
from toril.wire.words import By, PersonId, Why

FOLLOWER = "cautious"
"""The bot that has the seat of somebody who has gone for good. A ledger says that they went and
means that it followed, so the name can never change, as those in `toril.bots.substitutes` may:
every table would be another one. Nor could the entry name the bot from now on: what people see of
an entry is an event, and an event that gains a field is another protocol."""


@value
class Person:
    """Somebody who sat down. `token` is empty for who was sent away or has left for good."""

    id: PersonId
    name: str
    token: str
    nonce: str
    seat: Seat | None
    left: str = ""  # the token of who has left: it opens nothing, but a resent command is known
    private: int = 0  # events that only this person was told
    done: tuple[str, ...] = ()  # ids of the last commands
    link: str | None = None
    link_expires: int = 0
    link_by: PersonId | None = None
    link_used: str | None = None  # the id of the command that used it


@value
class Chair:
    """What is at a seat. `stand_in` says why a bot plays for the person, for now."""

    person: PersonId | None = None
    bot: str | None = None
    stand_in: Why | None = None
    resigned: bool = False

    @property
    def by(self) -> By:
        """Who decides here: the person, the bot whose seat it is, or one that stands in."""
        if self.bot is not None:
            return "bot"
        return "stand-in" if self.stand_in or self.resigned else "person"

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person is None and self.bot is None
