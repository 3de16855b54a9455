"""Draw a whole round that a recall view cannot tell from the real one."""

from random import Random

from toril.engine.eleven_nimmt.round import ElevenRound
from toril.engine.eleven_nimmt.views import RecallView
from toril.engine.game import Cards


def sample(view: RecallView, rng: Random) -> ElevenRound:
    """Return a round consistent with `view`, uniform over the cards that it does not know.

    A view with facts removed has more such cards than are hidden; some then lie nowhere.
    """
    table = view.table
    unseen = rng.sample(view.unseen, len(view.unseen))

    def hand_of(seat: int) -> Cards:
        if table.hands is not None:
            return table.hands[seat]
        if seat == table.seat:
            return table.hand or ()
        known = view.known[seat]
        dealt = [unseen.pop() for _ in range(table.hand_sizes[seat] - len(known))]
        return tuple(sorted((*known, *dealt)))

    hands = tuple(hand_of(seat) for seat in range(table.rules.seats))
    return ElevenRound(
        rules=table.rules,
        piles=view.piles,
        hands=hands,
        draw_deck=tuple(unseen[: table.draw_deck_size]),
        bull_cards=table.bull_cards,
        known=view.known,
        lap=table.lap,
        phase=table.phase,
    )
