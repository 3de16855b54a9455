"""Toril: 6 nimmt! and 11 nimmt!, exact and replayable. Unofficial, see the README.

>>> match = Match.start(SixNimmt(seats=2), seed="hola")
>>> match.to_act
(0, 1)
"""

from toril.engine.codec import to_json
from toril.engine.deal import deck_order, seed_from_text
from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.errors import BadNotation, BadRecord, BadRules, IllegalMove, TorilError
from toril.engine.games import GAMES, format_position, from_json, parse_position, sample
from toril.engine.match import Match
from toril.engine.outcome import Outcome
from toril.engine.record import Record
from toril.engine.six_nimmt import SixNimmt
from toril.engine.views import View
from toril.pictures.positions import to_svg

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadNotation",
    "BadRecord",
    "BadRules",
    "ElevenNimmt",
    "IllegalMove",
    "Match",
    "Outcome",
    "Record",
    "SixNimmt",
    "TorilError",
    "View",
    "__version__",
    "deck_order",
    "format_position",
    "from_json",
    "parse_position",
    "sample",
    "seed_from_text",
    "to_json",
    "to_svg",
]
