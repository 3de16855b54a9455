"""What a host chooses for a table."""

from toril.engine.games import AnyRules
from toril.engine.value import value
from toril.wire.literals import ClockName


@value
class Setup:
    """The game and its options, the clock, and whether strangers find the table."""

    rules: AnyRules
    clock: ClockName
    listed: bool
    counter: bool = False
