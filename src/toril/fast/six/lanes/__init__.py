"""64 rounds of 6 nimmt! in lock step: the same results as the plain kernels, bit for bit, sooner.

One deal after another a processor mostly waits for itself: which row, is it full, which card is
next. Rounds side by side have nothing to do with each other, so a loop over lanes is one vector
instruction for many rounds. That needs small numbers, so not all rules fit; and what is rare, a
draft, a row to choose, has no lanes at all. `in_use` is the one switch.

A module with a plain one of the same name is its twin. Besides, there are `dealing`, `network`
(sorting) and `choice`: whether lanes pay on this machine.
"""

from toril.engine.six_nimmt import SixNimmt
from toril.fast.compiling.jit import COMPILED
from toril.fast.six.lanes.choice import Trial, pay
from toril.fast.six.lanes.layout import fits

ON = COMPILED
"""Whether there are lanes at all: in plain Python they would only be slower. Without them
everything goes through the plain kernels and comes to the same numbers."""


def in_use(rules: SixNimmt, trial: Trial) -> bool:
    """Return whether rounds with these rules are played in lanes, where `trial` says they pay."""
    return ON and fits(rules) and pay(trial)
