"""What only the whole of the tables shows about quests."""

from collections.abc import Iterator

from warhost.kernel.packs import Flaw, Tables

NAMED = (("items", "item"), ("sells", "item"), ("shows", "quest"), ("gives", "resource"),
         ("goods", "resource"))  # fmt: skip


def flaws_of_quests(tables: Tables) -> Iterator[Flaw]:
    """Every name resolves, and each place exists in the world of quests."""
    for row in tables["quest"].values():
        kind = tables["location"].get(row.type)
        if kind is None or kind.mode != "questing":
            yield Flaw("quest", row.id, "type", f"no location `{row.type}` is for questing only")
        for field, table in NAMED:
            for name in getattr(row, field):
                if name not in tables[table]:
                    yield Flaw("quest", row.id, field, f"there is no {table} `{name}`")
        for guard in row.guards:
            if guard.type not in tables["unit"]:
                yield Flaw("quest", row.id, "guards", f"there is no unit `{guard.type}`")
    for one in tables["encounter"].values():
        if one.type not in tables["unit"]:
            yield Flaw("encounter", one.id, "type", f"there is no unit `{one.type}`")
        for name in one.terrains:
            if name not in tables["terrain"]:
                yield Flaw("encounter", one.id, "terrains", f"there is no terrain `{name}`")
