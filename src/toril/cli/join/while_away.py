"""What a bot did for a person who was away, in one sentence."""

from collections.abc import Iterator

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.game import Move
from toril.text import Catalogue
from toril.wire.outbound import WhileAway


def while_away_words(away: WhileAway, catalogue: Catalogue) -> str:
    """Return the moves of this round, and how many there were before."""
    say = catalogue.say
    moves = ", ".join(words for move in away.moves for words in _did(move, catalogue))
    if not moves:
        return say("while-away-count", n=away.count)
    if away.count == len(away.moves):
        return say("while-away-moves", moves=moves)
    return say("while-away-both", n=away.count, moves=moves)


def _did(move: Move, catalogue: Catalogue) -> Iterator[str]:
    """Yield what was done by a move; nothing where that goes without saying."""
    say = catalogue.say
    match move:
        case six_nimmt.Commit(card) | six_nimmt.Draft(card):
            yield str(card)
        case six_nimmt.ChooseRow(row):
            yield say("did-row", row=row + 1)
        case eleven_nimmt.Play(groups):
            for top, cards in groups:
                yield say("did-play", cards=" ".join(map(str, cards)), top=top)
        case eleven_nimmt.Take(top):
            yield say("did-take", top=top)
        case _:
            return
