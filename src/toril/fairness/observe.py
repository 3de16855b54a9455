"""Notes from what a client is shown: events, views and, after a lost connection, a welcome."""

from collections.abc import Iterable, Sequence

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.fairness.draw import Draw
from toril.engine.game import Cards, Event, Move, RoundView, Seat
from toril.engine.games import game_of
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted
from toril.engine.outcome import Outcome
from toril.engine.six_nimmt import ChoosingRow, Placed
from toril.engine.value import replace
from toril.engine.views import View
from toril.fairness.matching import fits
from toril.fairness.notes import (
    By,
    MatchNote,
    PlayNote,
    ResultNote,
    RoundNote,
    SeatsFrom,
    Shown,
    ShownSeat,
    seats_of,
)
from toril.fairness.plays import SeenPlay, plays_of, plays_of_tricks, plays_revealed


class Observer:
    """Notes one match at one seat (None: looking on). `note` is what it has noted so far."""

    def __init__(self, note: MatchNote) -> None:
        """Go on with the note that there is."""
        self.note = note
        self._stand_in = self._stood_in = False
        self._round = note.rounds[-1].round if note.rounds else 1
        self._before: Event | None = None
        self._sent: list[str] = []  # since the last play of the own seat

    @classmethod
    def of(cls, match: int, seat: Seat | None, shown: Shown, since: int = 1) -> "Observer":
        """Return an observer of a match of which nothing is noted yet; `since` as in its note."""
        return cls(MatchNote(match, seat, shown, since=since))

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays for the own seat now: its card may come to light when it is gone."""
        return self._stand_in

    @stand_in.setter
    def stand_in(self, stands_in: bool) -> None:
        self._stand_in = stands_in
        self._stood_in = self._stood_in or stands_in

    def sent(self, move: Move) -> None:
        """Remember a move that this device sent."""
        self._sent.append(game_of(self.note.shown.rules).format_move(move))

    def sit_down(self, seat: Seat) -> None:
        """Go on at a seat where one looked on: whose its plays were until then was not seen."""
        rounds = tuple(
            replace(seen, plays=(None,))
            if any(play is not None and play.seat == seat for play in seen.plays)
            else seen
            for seen in self.note.rounds
        )
        self.note = replace(self.note, seat=seat, rounds=rounds)

    def sees(self, shown: Shown, draw: Draw | None, *, is_noted: bool) -> None:
        """Note the seats that a later draw brings; else rules and seats that are not its draw's.

        Those count for good: nobody may change places once the deal is known. `draw` is the one
        that is told now; if it was not noted, the first seats count that were shown.
        """
        known, right = self.note.seats[-1], draw if is_noted else None
        if draw is not None and draw.match == self.note.match and draw.round > known.round:
            more = SeatsFrom(draw.round, shown.seats)
            self.note = replace(self.note, later=(*self.note.later, more))
        elif not _are_at(shown.seats, known.seats if right is None else seats_of(right)):
            self.note = self.note.with_last_seats(shown.seats)
        if shown.rules != (self.note.shown if right is None else right).rules:
            self.note = replace(self.note, shown=replace(self.note.shown, rules=shown.rules))

    def shows(self, view: View) -> None:
        """Note what a view shows: an opening, and the result."""
        self._round = view.round_number
        seen = self._seen(self._round)
        hand, opening = _opening(view.round)
        if opening is not None and seen.opening is None and not seen.plays:
            seen = replace(seen, hand=hand, opening=opening)
        if seen != RoundNote(self._round):
            self.note = self.note.with_round(seen)
        if view.outcome is not None:
            self._ended(view.outcome)

    def happened(self, event: Event) -> None:
        """Note what an event of a game shows; other events are passed over."""
        match event:
            case RoundScored(number, penalties):
                self.note = self.note.with_round(replace(self._seen(number), scores=penalties))
            case RoundStarted(number):
                self._round, self._sent = number, []
            case MatchEnded(outcome):
                self._ended(outcome)
            case _:
                for seat, move in plays_of(event, self._before):
                    self._add(PlayNote(seat, move, self._by(seat, move)))
        self._before = event

    def missed(self, view: View, tricks: Sequence[Sequence[Placed]]) -> None:
        """Note a gap after a lost connection, filled with what a welcome tells again.

        A play of the own seat that this device did not send was a stand-in's: the device was away.
        """
        self._before, self._stood_in = None, True
        for number, scores in enumerate(view.scores, start=1):
            seen = self._seen(number)
            if seen.scores is None:  # the sheet tells it; the plays to its end were not seen
                self.note = self.note.with_round(
                    replace(seen, scores=scores, plays=_with_gap(seen.plays))
                )
        if self._round != view.round_number:
            self._sent = []
        self._round = view.round_number
        if view.outcome is not None:
            return
        seen = self._seen(self._round)
        told = _told(view.round, tricks)
        if _opening(view.round)[1] is not None:
            pass  # nothing was played yet: nothing was missed
        elif told is not None and fits(seen.plays, told):
            self._fill(seen, told)
        else:
            plays = _with_gap(seen.plays)
            self.note = self.note.with_round(replace(seen, plays=plays))
            for seat, move in told or ():  # it contradicts what was seen: both are evidence
                self._add(PlayNote(seat, move, self._by(seat, move)))

    def _fill(self, seen: RoundNote, told: Sequence[SeenPlay]) -> None:
        known = {(play.seat, play.move): play.by for play in seen.plays if play is not None}
        plays = []
        for seat, move in told:
            by: By | None = None
            if seat == self.note.seat:
                by = known.get((seat, move)) or ("mine" if move in self._sent else "stand-in")
            plays.append(PlayNote(seat, move, by))
        self.note = self.note.with_round(replace(seen, plays=tuple(plays)))

    def _by(self, seat: Seat, move: str) -> By | None:
        if seat != self.note.seat:
            return None
        by: By = "stand-in" if self._stood_in else "elsewhere"
        if move in self._sent:
            by = "mine"
        self._sent, self._stood_in = [], self._stand_in
        return by

    def _add(self, play: PlayNote) -> None:
        seen = self._seen(self._round)
        self.note = self.note.with_round(replace(seen, plays=(*seen.plays, play)))

    def _seen(self, number: int) -> RoundNote:
        return self.note.round(number) or RoundNote(number)

    def _ended(self, outcome: Outcome) -> None:
        if self.note.outcome is None:
            result = ResultNote(outcome.totals, outcome.winners)
            self.note = replace(self.note, outcome=result)


def _are_at(shown: Sequence[ShownSeat], drawn: Sequence[ShownSeat]) -> bool:
    """Return whether those sit there who were drawn; for one who went a bot may be shown."""
    if len(shown) != len(drawn):
        return False
    seats = zip(shown, drawn, strict=True)
    return all(now.name == was.name and (now.bot or not was.bot) for now, was in seats)


def _with_gap(plays: tuple[PlayNote | None, ...]) -> tuple[PlayNote | None, ...]:
    return plays if plays[-1:] == (None,) else (*plays, None)


def _opening(view: RoundView) -> tuple[Cards | None, Cards | None]:
    """Return the own opening hand and the opening cards if nothing has been played yet."""
    match view:
        case six_nimmt.TableView(rules=rules, rows=rows, last_trick=None, hand=hand):
            if rules.variant != "draft" and set(view.hand_sizes) == {rules.hand_size}:
                return hand, tuple(row[0] for row in rows)
        case eleven_nimmt.TableView(rules=rules, tops=tops, lap=(), hand=hand):
            if set(view.hand_sizes) == {rules.hand_size}:
                return hand, tops
        case _:
            pass
    return None, None


def _told(view: RoundView, tricks: Iterable[Sequence[Placed]]) -> tuple[SeenPlay, ...] | None:
    """Return all plays of the round if a welcome tells them: 6 nimmt! without a draft."""
    if not isinstance(view, six_nimmt.TableView) or view.rules.variant == "draft":
        return None
    phase = view.phase
    open_now = plays_revealed(phase.cards) if isinstance(phase, ChoosingRow) else ()
    return (*plays_of_tricks(tricks), *open_now)
