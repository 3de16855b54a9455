"""Snapshots: tables as their lines made them, so that not all lines must be read again.

`names_pruned` counts how often names were taken out of a table's ledger: what a server knew of the
table before is not kept after that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table; there is none of any table yet."""
    op.add_column(
        "tables", sa.Column("names_pruned", sa.Integer, nullable=False, server_default="0")
    )
    op.create_table(
        "snapshots",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
