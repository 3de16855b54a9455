"""A leaky account: it fills evenly up to its size, and may be overdrawn."""


class Bucket:
    """Allows `size` at once, and `rate` a second.

    >>> bucket = Bucket(100, 10, now=0)
    >>> bucket.take(130, now=0)
    -30
    >>> bucket.take(0, now=5)
    20
    >>> bucket.take(0, now=60)
    100
    """

    __slots__ = ("_at", "left", "rate", "size")

    def __init__(self, size: float, rate: float, now: float) -> None:
        """Begin full."""
        self.size, self.rate = size, rate
        self.left, self._at = size, now

    def take(self, cost: float, now: float) -> float:
        """Take so much out; return what is left, which may be a debt."""
        filled = self.left + (now - self._at) * self.rate
        self._at = now
        self.left = min(self.size, filled) - cost
        return self.left
