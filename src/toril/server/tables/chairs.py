"""The people at a table, and the chairs they sit on."""

from toril.engine.game import Move, Seat
from toril.engine.value import value
from toril.wire.literals import DecidedBy, Occupant, PersonId, StandInReason

SUCCESSOR = "cautious"
"""The bot that succeeds a person who has gone for good: the seat is its own. A stand-in plays in a
seat that is still the person's. A ledger says only that the person went, so this name can never
change, as those in `toril.bots.substitutes` may: every stored table would be another one. Nor could
the entry name the bot from now on: what people see of an entry is an event, and an event that gains
a field is another protocol."""


@value
class Person:
    """A person who sat down. The `token` of one who was sent away or has left for good is empty."""

    id: PersonId
    name: str
    token: str
    seat: Seat | None
    claim: str = ""  # the digest of what claims the answer to sitting down, if it got lost
    nonce: str | None = None  # of a person who sat down before there were draws
    token_before_leaving: str = ""  # it opens nothing, but a resent command is known by it
    private_version: int = 0  # how many events only this person was told
    recent_commands: tuple[str, ...] = ()  # their ids
    link: str | None = None
    link_expires: int = 0
    link_by: PersonId | None = None
    link_used: str | None = None  # the id of the command that used it
    sent_away: bool = False  # by the host; one who left went by themselves
    colour: int | None = None  # the wish, where it was free
    drawn_in: int = 0  # the last match in whose draws they had a seat


@value
class StandInWork:
    """How many moves a stand-in has made since the person went, and those of this round."""

    count: int = 0
    moves: tuple[Move, ...] = ()


NO_WORK = StandInWork()


@value
class Chair:
    """What is at a seat. `stand_in` says why a bot plays for the person, for now.

    The `colour` of a person who goes in a match stays with the seat: nobody's changes in a match.
    Where there are a person and a bot, the person is its heir: it plays until the next draw. A
    bot's seat is `offered` to whoever comes, in a match.
    """

    person: PersonId | None = None
    bot: str | None = None
    stand_in: StandInReason | None = None
    resigned: bool = False
    work: StandInWork = NO_WORK
    colour: int | None = None
    offered: bool = False

    @property
    def by(self) -> DecidedBy:
        """Whether the person decides here, the bot that has the seat, or one that stands in."""
        if self.bot is not None:
            return "bot"
        return "stand-in" if self.stand_in or self.resigned else "person"

    @property
    def occupant(self) -> Occupant:
        """Who sits here."""
        return self.bot if self.person is None else self.person

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person is None and (self.bot is None or self.offered)

    @property
    def has_heir(self) -> bool:
        """Whether somebody waits here for the next draw, and sees no hand until then."""
        return self.person is not None and self.bot is not None
