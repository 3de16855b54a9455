"""What a server has told so far: the table, the match as one sees it, and what one may do."""

from time import monotonic
from typing import TYPE_CHECKING

from toril.cli.join.table_in_words import Cast, TableInWords, cast_of
from toril.engine.game import Card
from toril.engine.six_nimmt import CommittingSeen
from toril.engine.views import View
from toril.text import Catalogue
from toril.wire.outbound import Update, Welcome

if TYPE_CHECKING:
    from toril.wire.match_seen import MatchSeen


class LatestState:
    """The table and the match as of the last message."""

    def __init__(self, words: Catalogue) -> None:
        """Know nothing yet."""
        self._words = words
        self._table: TableInWords | None = None
        self._casts: dict[int, Cast] = {}  # by match, as each began or we came
        self.play: MatchSeen | None = None
        self._due: float | None = None

    def __bool__(self) -> bool:
        return self._table is not None

    @property
    def table(self) -> TableInWords:
        """The table; there is one as soon as anything was told."""
        assert self._table is not None
        return self._table

    def adopt(self, message: Welcome | Update, person: int | None) -> None:
        """Remember what a message says, of which `person` is the reader."""
        if (info := message.table) is not None:
            people = dict(self._table.people) if self._table else {}
            named = ((chair.person, chair.name) for chair in info.seats)
            people |= {each: name for each, name in named if each and name}
            people |= {chair.heir.person: chair.heir.name for chair in info.seats if chair.heir}
            cast = cast_of(info, self._words)
            if message.play is not None:  # whoever took over a bot's seat has it
                known = zip(self._casts.get(info.match, cast), cast, strict=True)
                cast = [now if was[0] is None and now[0] is not None else was for was, now in known]
                self._casts[info.match] = cast
            self._table = TableInWords(self._words, info, person, people, cast)
        if message.play is not None or self.table.state in ("lobby", "draw"):
            self.play = message.play
        due = self.play.deadline if self.play else None
        self._due = None if due is None else monotonic() + (due - message.now) / 1000

    @property
    def view(self) -> View | None:
        """The match as we see it; None in the lobby."""
        return self.play.view if self.play else None

    @property
    def seconds(self) -> int | None:
        """How many seconds are left to decide; None without a clock."""
        return None if self._due is None else max(0, round(self._due - monotonic()))

    @property
    def moment(self) -> tuple[int, int] | None:
        """Which turn of which match it is; None in the lobby."""
        return (self.play.match, self.play.turn) if self.play else None

    @property
    def own(self) -> Card | None:
        """The card that lies face down before us."""
        phase = getattr(self.view.round, "phase", None) if self.view else None
        return phase.own if isinstance(phase, CommittingSeen) else None

    @property
    def may_move(self) -> bool:
        """Whether a move of ours would count, be it to exchange a card (S3)."""
        table = self.table
        running = table.state == "match" and not table.info.paused and not table.stands_in
        return running and bool(self.view and self.view.legal)

    @property
    def must_move(self) -> bool:
        """Whether the table waits for us."""
        return self.may_move and self.view is not None and self.view.seat in self.waits_for

    @property
    def rests(self) -> bool:
        """Whether the match rests because bots stand in for everybody."""
        return self.play is not None and self.play.rests

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that the match waits for."""
        return tuple(self.play.to_act) if self.play else ()
