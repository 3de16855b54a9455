"""Sorting without luck: a network of exchanges, the same for all lanes, whatever their cards."""

from functools import cache

import numpy as np

from toril.fast.six.layout import Numbers


@cache
def network(count: int) -> Numbers:
    """Return which of `count` things to exchange where they lie wrong, pair after pair (Batcher).

    Behind each pair is its number, so that who goes back through the network need not compute it:
    LLVM makes no vectors where it sees that an index counts down.

    >>> network(4).tolist()
    [[0, 2, 0], [1, 3, 1], [0, 1, 2], [2, 3, 3], [1, 2, 4]]
    """
    pairs = []
    size = 1 << max(0, (count - 1).bit_length() - 1)
    step = size
    while step > 0:
        distance, among, half = step, 0, size
        while True:
            pairs += [(at, at + distance) for at in range(count - distance) if at & step == among]
            if half == step:
                break
            distance, among, half = half - step, step, half // 2
        step //= 2
    exchanges = np.array([(*pair, number) for number, pair in enumerate(pairs)], np.int64)
    exchanges.setflags(write=False)
    return exchanges
