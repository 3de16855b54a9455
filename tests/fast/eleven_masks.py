"""Masks of 11 nimmt! read as what they are, sets of cards."""

from toril import ElevenNimmt
from toril.fast.eleven.masks import BITS, Masks


def cards_in(mask: Masks, rules: ElevenNimmt) -> set[int]:
    """Return the cards of a mask; fail unless the lowest lie beyond the highest card too."""
    bits = sum(int(word) << (BITS * at) for at, word in enumerate(mask))
    cards = {card for card in rules.deck if bits >> (card - 1) & 1}
    again = {
        at - rules.top_card + 1 for at in range(rules.top_card, bits.bit_length()) if bits >> at & 1
    }
    assert again == {card for card in cards if card <= rules.reach}
    return cards
