"""Sampling in lanes: the same worlds as `six.worlds`, 64 at a time."""

import numpy as np

from toril.fast.compiling.jit import inlined
from toril.fast.dice import Dice, seeded, throw
from toril.fast.six.deal_dice import DealDice, begin_dice
from toril.fast.six.lanes.dealing import Places, draw_lanes, find_lanes
from toril.fast.six.lanes.layout import LANES, Lanes
from toril.fast.six.layout import Numbers
from toril.fast.six.worlds import Draws


@inlined
def deal_worlds(
    draws: Draws,
    groups: Numbers,
    words: Lanes,
    worlds: Numbers,
    first: int,
    seed: int,
    source: Dice,
    dice: DealDice,
    drawn: Places,
    places: Places,
    dealt: Lanes,
) -> None:
    """Deal worlds from number `first` of `worlds` on; lanes beyond the last one repeat it.

    `words` are those of the cards in `draws`. `drawn` keeps the number below each that was drawn.
    """
    for lane in range(LANES):
        seeded(source, seed, worlds[min(first + lane, worlds.shape[0] - 1)])
        begin_dice(dice, lane, throw(source))
    draw_lanes(draws.limits, dice, drawn)
    find_lanes(drawn, groups, places)
    for pack in range(draws.packs.shape[0]):
        begin = draws.packs[pack, 0]
        for at in range(begin, draws.packs[pack, 1]):
            goes = draws.goes[at] * LANES
            for lane in range(LANES):
                place = np.int64(places[np.uint64(at * LANES + lane)])
                dealt[np.uint64(goes + lane)] = words[np.uint64(begin + place)]
