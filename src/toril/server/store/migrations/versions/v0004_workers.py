"""Workers that share a database, and which of them drives which table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both tables; nobody works yet."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("deaf", sa.Boolean, nullable=False),
        sa.Column("here", sa.Text),
    )
    op.create_table(
        "leases",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("worker", sa.String(64), nullable=False),
    )
