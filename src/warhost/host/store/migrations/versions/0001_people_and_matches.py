"""People, sessions, matches and their journals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_people()
    create_matches()
    create_journals()


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
    )


def create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pack", sa.String(80), nullable=False),
        sa.Column("scenario", sa.String(80), nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("founder", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False, index=True),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("invitation", sa.String(64), unique=True),
        sa.Column("awaited", sa.Boolean, nullable=False),
        sa.Column("dropped", sa.Boolean, nullable=False),
    )
    op.create_index("seats_of_person", "seats", ["person"])


def create_journals() -> None:
    for name, number in (("lines", "number"), ("happenings", "line")):
        op.create_table(
            name,
            sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
            sa.Column(number, sa.Integer, primary_key=True),
            sa.Column("body", sa.LargeBinary, nullable=False),
        )
    op.create_table(
        "seeds",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
