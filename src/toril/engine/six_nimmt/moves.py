"""The three decisions of 6 nimmt!: pick a card in the draft, commit a card, choose a row."""

from typing import TypeAlias

from toril.engine.game import Card, Move
from toril.engine.value import value


@value(kind="six.draft")
class Draft(Move):
    """Take a card that lies face up (S12)."""

    card: Card


@value(kind="six.commit")
class Commit(Move):
    """Lay a card face down for this trick, or replace the one that lies there (S3)."""

    card: Card


@value(kind="six.choose_row")
class ChooseRow(Move):
    """Take a row with a card that is lower than every row's last (S6). Rows count from 0."""

    row: int


SixMove: TypeAlias = Draft | Commit | ChooseRow
