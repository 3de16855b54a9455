"""Rules with an option that no kernel has ever heard of, as a new version would have them."""

from toril import ElevenNimmt, SixNimmt
from toril.engine.options import option
from toril.engine.value import value


@value
class ShortSix(SixNimmt):
    """6 nimmt! with an option more; 0 is the game as it was."""

    penalty: int = option("a test", 0, 9, since=2, default=0)


@value
class ShortEleven(ElevenNimmt):
    """11 nimmt! with an option more; 0 is the game as it was."""

    penalty: int = option("a test", 0, 9, since=2, default=0)
