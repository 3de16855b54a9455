"""Parts of a picture that know how large they are, and how they are put together."""

from collections.abc import Iterable, Sequence

from toril.engine.value import value
from toril.pictures.svg import moved

GAP = 6.0


@value
class Block:
    """Something drawn, its upper left corner at 0."""

    width: float
    height: float
    drawn: str


def beside(blocks: Iterable[Block], gap: float = GAP) -> Block:
    """Return blocks one beside the other, their middles at one height."""
    put = list(blocks)
    height = max((each.height for each in put), default=0.0)
    at, drawn = 0.0, []
    for each in put:
        drawn.append(moved(at, (height - each.height) / 2, each.drawn))
        at += each.width + gap
    return Block(max(0.0, at - gap), height, "".join(drawn))


def side_by_side(blocks: Iterable[Block], gap: float = GAP) -> Block:
    """Return blocks one beside the other, their upper edges in line; empty ones take no place."""
    put = [each for each in blocks if each.drawn]
    at, drawn = 0.0, []
    for each in put:
        drawn.append(moved(at, 0, each.drawn))
        at += each.width + gap
    height = max((each.height for each in put), default=0.0)
    return Block(max(0.0, at - gap), height, "".join(drawn))


def below(blocks: Iterable[Block], gap: float = GAP) -> Block:
    """Return blocks one below the other, left edges in line; empty ones take no place."""
    put = [each for each in blocks if each.drawn]
    at, drawn = 0.0, []
    for each in put:
        drawn.append(moved(0, at, each.drawn))
        at += each.height + gap
    width = max((each.width for each in put), default=0.0)
    return Block(width, max(0.0, at - gap), "".join(drawn))


def flow(blocks: Sequence[Block], width: float, gap: float = GAP) -> Block:
    """Return blocks as text flows: in lines that are at most so wide."""
    lines: list[list[Block]] = []
    left = 0.0
    for each in blocks:
        if not lines or left < each.width:
            lines.append([])
            left = width
        lines[-1].append(each)
        left -= each.width + gap
    return below((side_by_side(line, gap) for line in lines), gap)
