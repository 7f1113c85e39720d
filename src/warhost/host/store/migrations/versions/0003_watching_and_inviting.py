"""Matches that nobody else may watch, and seats that are kept for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    watched = sa.Column("watched", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("matches", watched)
    kept_for = sa.Column("kept_for", sa.String(24), nullable=False, server_default="")
    op.add_column("seats", kept_for)
