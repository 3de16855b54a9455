"""A window of an honest device: whatever a server tells goes through the real code."""

from random import Random
from typing import Any, TypeAlias
from unittest import mock

from toril.client.attendance import Attendance
from toril.fairness.notes import Notes
from toril.wire.outbound import FROM_SERVER, News, Update, Welcome
from toril.wire.reading import ReadContext

Data: TypeAlias = dict[str, Any]

NUMBERS = "toril-numbers"
"""The device's numbers are random bytes of this seed, so that the page can be given the same."""


class Window:
    """A window of an honest device: whatever the server tells goes through the real code."""

    def __init__(self, numbers: str = NUMBERS, notes: Notes | None = None) -> None:
        """`notes` are what the device had noted before this window was opened."""
        self._random, self._context = Random(numbers), ReadContext()
        self.numbers = numbers
        self.attendance = Attendance(lambda table, _: notes or Notes(table))

    def hears(self, message: Data) -> list[Data]:
        """Return what it sends for a message."""
        heard = FROM_SERVER.validate_python(message, context=self._context)
        assert isinstance(heard, Welcome | Update | News)
        with mock.patch("secrets.token_bytes", self._random.randbytes):
            return list(self.attendance.heard(heard))

    @property
    def notes(self) -> Notes:
        """All that it has noted."""
        assert self.attendance.notes is not None
        return self.attendance.notes
