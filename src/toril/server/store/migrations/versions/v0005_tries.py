"""What came of tries at the deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table; nobody has tried yet."""
    op.create_table(
        "tries",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("bots", sa.String(96), nullable=False),
        sa.Column("bullheads", sa.Integer, nullable=False),
    )
    op.create_index("tries_by_day", "tries", ["day", "game", "bots"])
