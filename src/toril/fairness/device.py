"""What a device does in a draw: it seals a number, checks the draw, and only then gives the number.

A number is never given to a second draw. To the same one (equal hash) it is given again, since an
answer may have been lost on the way.
"""

from collections.abc import Callable, Sequence

from toril.engine.errors import TorilError
from toril.engine.fairness.draw import Draw, read_draw
from toril.engine.fairness.hashes import NUMBER_BYTES, draw_hash, is_hex, numbers_hash, seal
from toril.engine.game import Seat
from toril.engine.value import replace, value
from toril.fairness.notes import DrawNote, MatchNote, Notes, Refusal, Shown, seats_of
from toril.fairness.seats import may_follow


@value
class Answer:
    """What a device sends to a draw: its number, and the seal of the next."""

    match: int
    round: int
    number: str
    seal: str


class Device:
    """One device at one table. `random(n)` gives so many random bytes."""

    def __init__(self, notes: Notes, random: Callable[[int], bytes]) -> None:
        """Go on with the notes that there are."""
        self.notes = notes
        self._random = random
        self._number = random(NUMBER_BYTES)

    @property
    def seal(self) -> str:
        """The seal of the unused number: the same until that number is given to a draw."""
        return self._seal_of(self._number)

    def answer(
        self,
        text: str,
        place: tuple[int, int],
        seat: Seat | None,
        shown: Shown,
        now: Callable[[], int],
    ) -> Answer | None:
        """Note a draw, and return what to send; None: nothing, and the note says why.

        `place` are match and round as the table says, for a draw that cannot be read; `shown` is
        what the device shows; `now` gives milliseconds since 1970.
        """
        seen = now()
        hashed = _noted_hash(text)
        if (known := self.notes.draw(hashed)) is not None:
            if known.number is None:
                return None
            return Answer(known.match, known.round, known.number, self.seal)
        refused, draw = self._refuses(text, seat, shown)
        number, of_round = place if draw is None else (draw.match, draw.round)
        note = DrawNote(number, of_round, hashed, seen, seat, refused=refused)
        if self.notes.match(number) is None:
            self.notes = self.notes.with_match(MatchNote(number, seat, shown, since=of_round))
        if refused is not None:
            self.notes = self.notes.with_draw(note)
            return None
        given, self._number = self._number.hex(), self._random(NUMBER_BYTES)
        note = replace(note, number=given, answered=max(0, now() - seen))
        self.notes = self.notes.with_draw(note)
        return Answer(number, of_round, given, self.seal)

    def told(self, text: str, numbers: Sequence[str | None]) -> DrawNote | None:
        """Note which numbers came to a draw that was seen; return its note if that is news."""
        note = self.notes.draw(_noted_hash(text))
        right = all(number is None or is_hex(number, NUMBER_BYTES) for number in numbers)
        if note is None or note.all_numbers is not None or not right:
            return None
        given = [None if number is None else bytes.fromhex(number) for number in numbers]
        hashed = numbers_hash(bytes.fromhex(note.hash), given).hex()
        counted = None
        if note.number is not None and note.seat is not None:
            counted = note.seat < len(numbers) and numbers[note.seat] == note.number
        note = replace(note, all_numbers=hashed, counted=counted)
        self.notes = self.notes.with_draw(note)
        return note

    def _refuses(
        self, text: str, seat: Seat | None, shown: Shown
    ) -> tuple[Refusal | None, Draw | None]:
        try:
            draw = read_draw(text)
        except TorilError:
            return "not_canonical", None
        given = [note for note in self.notes.draws if note.number is not None]
        if seat is None:
            return "looking_on", draw
        if draw.table != self.notes.table:
            return "other_table", draw
        if any((note.match, note.round) >= (draw.match, draw.round) for note in given):
            return "not_above", draw
        if draw.round > 1 and not self._is_due(draw):
            return "not_due", draw
        if seat >= len(draw.seats):
            return "other_seats", draw
        own = draw.seats[seat]
        used = [self._seal_of(bytes.fromhex(note.number)) for note in given if note.number]
        if own.bot is not None:
            return "other_seats", draw
        if own.seal is None:
            return "absent", draw
        if own.seal != self.seal:
            return "used" if own.seal in used else "other_window", draw
        seen = self.notes.match(draw.match)
        ruled = seen.shown.rules if draw.round > 1 and seen is not None else draw.rules
        if draw.rules != shown.rules or draw.rules != ruled:
            return "other_rules", draw
        if seats_of(draw) != shown.seats or not self._may_follow(draw):
            return "other_seats", draw
        return None, draw

    def _is_due(self, draw: Draw) -> bool:
        """Whether the round before was seen to end, and nothing yet of the one that is drawn.

        Else a server could draw anew when it has shown cards, or for a round that never comes.
        """
        seen = self.notes.match(draw.match)
        if seen is None or seen.outcome is not None:
            return False
        before = seen.round(draw.round - 1)
        ended = before is not None and before.scores is not None
        return ended and all(each.round < draw.round for each in seen.rounds)

    def _may_follow(self, draw: Draw) -> bool:
        """Whether the seats may follow the ones that were shown since earlier draws."""
        seen = self.notes.match(draw.match)
        known = () if seen is None else seen.seats
        before = [each.seats for each in known if each.round < draw.round]
        return may_follow([*before, seats_of(draw)])

    def _seal_of(self, number: bytes) -> str:
        return seal(bytes.fromhex(self.notes.table), number)


def _noted_hash(text: str) -> str:
    """Return the hash that a draw is noted by; what is not ASCII is no draw, and is noted too."""
    return draw_hash(text if text.isascii() else ascii(text)).hex()
