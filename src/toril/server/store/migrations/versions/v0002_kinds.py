"""Entries are written with their kinds, `table.opened`, and no longer with names of classes.

What is there stays as it is (`toril.server.store.old_kinds` reads it). The step exists so that an
older Toril refuses the file with a sentence, and not a table in the middle of a match. There is no
way back: an older one could not read what was written since.
"""

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Change nothing: new entries have the new kinds."""
