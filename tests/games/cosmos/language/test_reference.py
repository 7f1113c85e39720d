"""The reference page of orders is the one that the rules make."""

from tests.house.project import ROOT
from tests.rule import rule
from warhost.games.cosmos.orders import ORDERS
from warhost.games.cosmos.sheets.reference import page
from warhost.shelf.clauses import clauses


def test_the_page_in_docs_is_current() -> None:
    written = (ROOT / "docs" / "cosmos-orders.md").read_text("utf-8")
    assert written.strip() == page().strip(), "write it again: warhost orders cosmos --page"


@rule("C1.1-4")
def test_the_page_has_every_order_by_its_name_in_alphabetical_sequence() -> None:
    titles = [line[3:] for line in page().splitlines() if line.startswith("## ")]
    assert titles == sorted(one.word for one in ORDERS)


def test_every_order_cites_clauses_that_there_are() -> None:
    assert {clause for one in ORDERS for clause in one.clauses} <= clauses().keys()
