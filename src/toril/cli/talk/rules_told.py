"""A game's rules in a minute's reading, with the numbers that they are played with.

The page fills the same sentences, in its `games/…/rules_told.ts`; `web/tests/rules_vectors.py`
holds both to the same facts.
"""

from toril.engine.cards import bullheads_name
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.errors import Fact
from toril.engine.game import Rules
from toril.engine.games import Game, game_of
from toril.engine.six_nimmt import SixNimmt
from toril.text import Catalogue

MOST_BEFORE = 4
"""How many cards the example of E4 has before the highest, at most; the rest of it begins anew."""


def rules_told(rules: Rules, words: Catalogue) -> str:
    """Return the rules as they are told to somebody who plays by them."""
    return words.say(f"rules-{game_of(rules).short}", **facts_told(rules, words))


def usual_rules_told(game: Game, words: Catalogue) -> str:
    """Return the rules as they are told to somebody who sits at no table yet."""
    nobody: dict[str, Fact] = {"seats": 0, "first": "usual"}
    facts = facts_told(game.rules(), words)
    return words.say(f"rules-{game.short}", **{**facts, **nobody})


def facts_told(rules: Rules, words: Catalogue) -> dict[str, Fact]:
    """Return what the sentences are filled with."""
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
        "seats": rules.seats,
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
    rounds = rules.rounds
    assert rounds is not None  # resolved when the value was made
    ending = "single" if rounds == 1 else "people" if rounds == rules.seats else "number"
    table = rules.bullhead_table
    before = min(MOST_BEFORE, rules.reach * 4 // 10)
    return {
        "seats": rules.seats,
        "cards": rules.top_card,
        "hand": rules.hand_size,
        "reach": rules.reach,
        # E4: what fits around the highest card.
        "on": rules.top_card - before,
        "before": before,
        "next": rules.top_card - before + 1,
        "after": rules.reach - before,
        "new": rules.new_piles,
        "from": rules.bull_card_from,
        "supply": rules.supply,
        "steal": rules.steal,
        "rob": rules.rob,
        "starter": rules.starter,
        "first": "named",
        "name": words.say("rules-seat", seat=rules.first_starter),
        "deck": bullheads_name(table) or "own",
        # 0: all cards show the same.
        "least": min(table) if min(table) < max(table) else 0,
        "most": max(table),
        "all": sum(table),
        "ending": ending,
        "rounds": rounds,
    }
