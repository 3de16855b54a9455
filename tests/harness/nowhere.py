"""A channel that leads to nobody."""


class Nowhere:
    """Writes down what would be sent."""

    def __init__(self, unsent: int = 0) -> None:
        self.unsent = unsent
        self.frames: list[bytes] = []
        self.closed: int | None = None

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        self.closed = code

    def abort(self) -> None:
        self.closed = 1006

    def pause_reading(self) -> None:
        """Hear nothing anyhow."""

    def resume_reading(self) -> None:
        """Hear nothing anyhow."""
