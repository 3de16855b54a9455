"""The colours of the place, as the page has them by day: sand, whitewash, tiles, clay, ink."""

SAND = "#ecd9b0"
PLACE = "#e0c692"
WALL = "#fbf6ea"
WALL_LINE = "#d9c9a6"
INK = "#2a2320"
INK_SOFT = "#5a4d42"
TILE = "#27408b"
TILE_SOFT = "#dfe5f5"
CLAY = "#943519"
CLAY_SOFT = "#f3c9ac"
GLAZE = "#fbf8ef"
ALBERO = "#e0a83e"
CARD = "#fffdf6"
CARD_EDGE = "#cbb98f"

BULLHEADS = {1: "#4a3e36", 2: "#27408b", 3: "#8d5800", 5: "#b23f22", 7: "#7d1f2b"}
"""The ink of a card, by how heavy it is."""
TAKEN = BULLHEADS[5]
"""The bullheads that somebody has taken."""
BAND = "#e9b44c"
"""Below the number of a card with three bullheads."""

SEATS = (
    *("#27408b", "#b23f22", "#2f6b2c", "#7a2a7f", "#0f6b75"),
    *("#875600", "#b5246b", "#4a4550", "#5d6316", "#1c68a8"),
)
"""Ten people: each is told from the sand, and a white number from it."""
