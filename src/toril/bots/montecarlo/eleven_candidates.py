"""The turns of 11 nimmt! that are worth trying: some two dozen of up to 10¹¹ (E7).

Without a bull card that is nearly every play. With bull cards: whole runs, pile after pile as many
as allowed and fewer; other ways to share out cards that fit several of the piles, and over two
piles that reach the same cards; whole runs with a card held back, so that there is something to
play next turn; single cards. And takes: the cheap piles, and those that earn a bull card.

Where the whole hand can be played, that play is among them. Left out: plays that hold back more
than a card, unless they are one card or one run; most plays on several piles that shed less than
others; the dearest takes where there are many piles.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, islice

from toril.bots.shedding import Groups, shed_most
from toril.engine.cards import BullheadTable
from toril.engine.eleven_nimmt import Play, RecallView, Take
from toril.engine.eleven_nimmt.legal import LegalTurn
from toril.engine.eleven_nimmt.reach import distance, in_reach
from toril.engine.game import Card, Cards, Move

MOST = 24
"""No more candidates than this, however long the hand."""

SINGLES, RUNS, HELD_BACK, TAKES = 8, 4, 4, 6
"""How many single cards (with bull cards), whole runs, plays that hold a card back, and takes."""

PAIRS, OVER_TWO = 3, 8
"""Of how many pairs of piles that reach the same cards, and how many plays over such a pair."""

BULL_CARD = 6
"""What a bull card is worth in bullheads when piles are put in order; the search knows better."""


def eleven_candidates(view: RecallView) -> list[Move]:
    """Return the legal moves worth trying, the most promising first."""
    legal = view.legal
    if not isinstance(legal, LegalTurn):
        return list(legal)
    table = view.table.rules.bullhead_table
    plays = dict.fromkeys(_many(legal, table) if legal.bull_cards else _singles(legal, table))
    takes = _takes(view)
    return [*islice(plays, max(MOST - len(takes), MOST - TAKES)), *takes][:MOST]


def _singles(legal: LegalTurn, table: BullheadTable) -> Iterator[Move]:
    """Yield single cards: most bullheads, and most of the hand in reach of them, first (E5)."""
    fits = [(top, card) for top, cards in legal.reach().items() for card in cards]
    rules = legal.rules

    def in_reach_of(top: Card) -> int:
        return sum(in_reach(card, top, rules.reach, rules.top_card) for card in legal.hand)

    def merit(fit: tuple[Card, Card]) -> float:
        top, card = fit
        return table[card - 1] + (in_reach_of(card) - in_reach_of(top)) / 4

    for top, card in sorted(fits, key=merit, reverse=True):
        yield Play(((top, (card,)),))


def _many(legal: LegalTurn, table: BullheadTable) -> Iterator[Move]:
    """Yield plays of several cards, on as many piles as bull cards allow, and single cards."""
    reach = legal.reach()
    if not reach:
        return
    if out := going_out(reach, legal):
        yield Play.of(out)
    runs = shed_most(reach, legal.piles, lambda cards: worth(cards, table))
    tops = list(runs)
    yield Play.of(runs)
    for nearest in (True, False):
        yield Play.of(_shared_out({top: reach[top] for top in tops}, nearest, legal))
    yield from islice(_over_two(reach, legal, table), OVER_TWO)
    yield from islice(_held_back(runs, legal, table), HELD_BACK)
    for count in range(len(tops) - 1, 0, -1):
        yield Play.of({top: runs[top] for top in tops[:count]})
    whole = sorted(reach, key=lambda top: worth(reach[top], table), reverse=True)
    for top in whole[:RUNS]:
        yield Play.of({top: reach[top]})
    yield from islice(_singles(legal, table), SINGLES)


def going_out(reach: Groups, legal: LegalTurn) -> Groups | None:
    """Return a play of the whole hand, None where the bull cards do not allow one (E11).

    Around the circle from the hand's first card, the first card without a pile goes, with all
    that follow, on the pile that reaches farthest; which pile comes first has to be tried.
    """
    size, first = legal.rules.top_card, legal.hand[0]
    for start in (top for top, cards in reach.items() if first in cards):
        groups: Groups = {start: reach[start]}
        left = [card for card in legal.hand if card not in reach[start]]
        while left and len(groups) < legal.piles:
            fits = [top for top, cards in reach.items() if left[0] in cards]
            if not fits:
                return None
            top = min(fits, key=lambda top: distance(left[0], top, size))
            groups[top] = tuple(card for card in reach[top] if card in left)
            left = [card for card in left if card not in groups[top]]
        if not left:
            return groups
    return None


def worth(cards: Iterable[Card], table: BullheadTable) -> int:
    """Return what it is worth to be rid of `cards`: their bullheads, and one for each."""
    return sum(table[card - 1] + 1 for card in cards)


def _shared_out(reach: Groups, nearest: bool, legal: LegalTurn) -> Groups:
    """Return the same cards, each on the nearest or on the farthest pile that it fits."""
    groups: dict[Card, list[Card]] = {}
    for card in sorted({card for cards in reach.values() for card in cards}):
        fits = sorted(
            (top for top, cards in reach.items() if card in cards),
            key=lambda top: distance(card, top, legal.rules.top_card),
        )
        groups.setdefault(fits[0 if nearest else -1], []).append(card)
    return {top: tuple(cards) for top, cards in groups.items()}


def _over_two(reach: Groups, legal: LegalTurn, table: BullheadTable) -> Iterator[Move]:
    """Yield plays over two piles that reach the same cards, these shared out in many ways (E7).

    One of the two may shed all of these cards alone, so that `shed_most` never looks at the other;
    but what they leave on top differs. What other piles can shed goes along.
    """
    if legal.piles < 2:
        return
    sets = {top: {*cards} for top, cards in reach.items()}
    pairs = [pair for pair in combinations(reach, 2) if sets[pair[0]] & sets[pair[1]]]
    pairs.sort(key=lambda pair: worth(sets[pair[0]] | sets[pair[1]], table), reverse=True)
    for pair in pairs[:PAIRS]:
        both = sets[pair[0]] | sets[pair[1]]
        left = {top: tuple(c for c in cards if c not in both) for top, cards in reach.items()}
        others = {top: cards for top, cards in left.items() if cards}
        rest = shed_most(others, legal.piles - 2, lambda cards: worth(cards, table))
        for groups in _splits(pair, sets, legal.rules.top_card):
            yield Play.of({**rest, **groups})


def _splits(
    pair: tuple[Card, Card], sets: dict[Card, set[Card]], top_card: int
) -> Iterator[Groups]:
    """Yield ways to share out the cards that fit both: near ones on one, the rest on the other."""
    shared = sorted(
        sets[pair[0]] & sets[pair[1]], key=lambda card: distance(card, pair[0], top_card)
    )
    for count in range(len(shared)):
        for one, other in (pair, pair[::-1]):
            near = sets[one].difference(shared[count:])
            far = sets[other].difference(shared[:count])
            if near and far:
                yield {one: tuple(near), other: tuple(far)}


def _held_back(runs: Groups, legal: LegalTurn, table: BullheadTable) -> Iterator[Move]:
    """Yield the runs without a card: without the last of a group, then without its cheapest."""
    size = legal.rules.top_card
    for last in (True, False):
        for top, cards in runs.items():
            if last:
                kept = max(cards, key=lambda card: distance(card, top, size))
            else:
                kept = min(cards, key=lambda card: table[card - 1])
            group = tuple(card for card in cards if card != kept)
            groups = {**runs, top: group}
            if any(groups.values()):
                yield Play.of({top: cards for top, cards in groups.items() if cards})


def _takes(view: RecallView) -> list[Move]:
    """Return takes: those that earn a bull card among the cheap ones (E8, E9)."""
    rules, table = view.table.rules, view.table.rules.bullhead_table

    def price(pile: Cards) -> int:
        earns = len(pile) >= rules.bull_card_from
        return sum(table[card - 1] for card in pile) - (BULL_CARD if earns else 0)

    return [Take(pile[-1]) for pile in sorted(view.piles, key=price)]
