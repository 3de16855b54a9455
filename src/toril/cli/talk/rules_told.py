"""A game's rules in a minute's reading, with the numbers that they are played with.

The page fills the same sentences, in its `games/…/rules_told.ts`.
"""

from toril.engine.cards import bullheads_name
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.errors import Fact
from toril.engine.game import Rules
from toril.engine.games import game_of
from toril.engine.six_nimmt import SixNimmt
from toril.text import Catalogue


def rules_told(rules: Rules, words: Catalogue) -> str:
    """Return the rules as they are told to somebody who plays by them."""
    return words.say(f"rules-{game_of(rules).short}", **_facts(rules, words))


def _facts(rules: Rules, words: Catalogue) -> dict[str, Fact]:
    match rules:
        case SixNimmt():
            return _six(rules)
        case ElevenNimmt():
            return _eleven(rules, words)
        case other:
            raise TypeError(f"the rules of {type(other).__name__} are told nowhere")


def _six(rules: SixNimmt) -> dict[str, Fact]:
    limit, rounds = rules.limit, rules.rounds
    return {
        "variant": rules.variant,
        "cards": rules.deck[-1],
        "hand": rules.hand_size,
        "rows": rules.rows,
        "length": rules.row_length,
        "ending": "limit" if rounds is None else "rounds" if limit is None else "both",
        # What does not end the match is not told.
        "limit": limit or 0,
        "rounds": rounds or 0,
    }


def _eleven(rules: ElevenNimmt, words: Catalogue) -> dict[str, Fact]:
    rounds, first = rules.rounds, rules.first_starter
    assert rounds is not None  # resolved when the value was made
    ending = "single" if rounds == 1 else "people" if rounds == rules.seats else "number"
    return {
        "cards": rules.top_card,
        "hand": rules.hand_size,
        "reach": rules.reach,
        "new": rules.new_piles,
        "from": rules.bull_card_from,
        "supply": rules.supply,
        "steal": rules.steal,
        "rob": rules.rob,
        "starter": rules.starter,
        "first": "named" if first else "usual",
        "name": words.say("rules-seat", seat=first),
        "deck": bullheads_name(rules.bullhead_table) or "own",
        "ending": ending,
        "rounds": rounds,
    }
