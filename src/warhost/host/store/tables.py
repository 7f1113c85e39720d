"""The tables of the host's database."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), nullable=False, unique=True),
    Column("password", Text),
    Column("recovery", String(64), unique=True),
    Column("created", Integer, nullable=False),
)
"""`password` is missing for a guest, `recovery` is the digest of a guest's code."""

sessions = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Column("device", String(200), nullable=False),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("pack", String(80), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("title", String(120), nullable=False),
    Column("options", Text, nullable=False),
    Column("founder", ForeignKey("people.id"), nullable=False),
    Column("state", String(10), nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False, index=True),
    Column("watched", Boolean, nullable=False, server_default=true()),
)
"""`state` is open (a seat is free), running or ended; `watched` lets others look on."""

seats = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", String(24), nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("bot", String(40), nullable=False, default=""),
    Column("invitation", String(64), unique=True),
    Column("awaited", Boolean, nullable=False, default=False),
    Column("dropped", Boolean, nullable=False, default=False),
    Column("kept_for", String(24), nullable=False, server_default=""),
    Index("seats_of_person", "person"),
)
"""A seat has a person or a bot or neither; `dropped` hides the match from its person's lobby. A
free one may be `kept_for` a person, or for whoever has its link."""
LINK = "link"

lines = Table(
    "lines",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

happenings = Table(
    "happenings",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

seeds = Table(
    "seeds",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)
"""Seeds of matches that are not over; nothing reads this table but the one who rolls."""

rosters = Table(
    "rosters",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("title", String(120), nullable=False),
    Column("body", Text, nullable=False),
    Column("changed", Integer, nullable=False),
)
"""Armies that people built, and lists they imported, for their own use."""
