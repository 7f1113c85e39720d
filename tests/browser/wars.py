"""Wars of blocks as players carry them on: by pressing hexes and buttons."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Json, Person

NOTHING = {
    "build": "Build nothing",
    "dealing": "Offer nothing",
    "replies": "Accept nothing",
    "action": "End the action phase",
    "activation": "Nothing more",
    "card": "No card",
}
"""The least that can be said."""


def founds(person: Person, scenario: str, options: Json | None = None, **seats: str) -> str:
    """A war begun without the pages; its id."""
    body = {
        "game": "multiverse",
        "scenario": scenario,
        "options": options or {},
        "seats": [{"seat": seat, "player": player} for seat, player in seats.items()],
    }
    founded = person.ask("POST", "/matches", body)
    assert founded.ok, founded.text()
    return str(founded.json()["id"])


class War:
    """A person's page of a war; the host is asked only where things are, never to act."""

    def __init__(self, person: Person, match: str) -> None:
        self.person = person
        self.page = person.page
        self.match = match
        person.open(f"/match/{match}")
        expect(person.actions).to_be_visible()

    @property
    def told(self) -> Json:
        """The page as the host sends it."""
        address = f"/api/matches/{self.match}"
        return dict(self.page.context.request.get(address).json())

    @property
    def picture(self) -> Json:
        return dict(self.told["picture"])

    def waits(self) -> Json | None:
        """What is asked of this person; nothing when the war is over."""
        while True:
            told = self.told
            asked = next((ask for ask in told["asks"] if ask["prompt"]), None)
            if asked or told["match"]["verdict"]:
                return asked
            self.page.wait_for_timeout(50)

    def is_at(self, ask: Json) -> None:
        """The page shows this question."""
        expect(self.person.actions).to_contain_text(ask["prompt"])

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def does(self, name: str) -> None:
        """Press a button, and wait until the question has been answered."""
        before = self.told["head"]
        self.button(name).first.click()
        self.until_after(before)

    def until_after(self, head: str) -> None:
        while self.told["head"] == head:
            self.page.wait_for_timeout(20)
        expect(self.page.locator("button:disabled[title]")).to_have_count(0)

    def hexes(self) -> dict[str, Json]:
        return {hex_["name"]: hex_ for tile in self.picture["tiles"] for hex_ in tile["hexes"]}

    def unit(self, name: str) -> Json:
        return dict(next(unit for unit in self.picture["units"] if unit["id"] == name))

    def place_of(self, unit: str) -> str:
        """The name of the hex in which a block stands."""
        at = self.unit(unit)["hex"]
        return next(name for name, hex_ in self.hexes().items() if hex_["id"] == at)

    def presses(self, hex_: str) -> None:
        box = self.page.locator(f'[data-hex="{hex_}"]').bounding_box()
        assert box is not None, hex_
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def picks_up(self, unit: str) -> None:
        block = self.page.locator(f'.block[data-unit="{unit}"]')
        if "selected" not in (block.get_attribute("class") or ""):
            self.presses(self.place_of(unit))
        expect(block).to_contain_class("selected")

    def choices(self, *kinds: str, unit: str = "") -> list[Json]:
        """What can be done now, of these kinds."""
        ask = self.waits()
        found = ask["options"]["choices"] if ask else []
        orders = [choice for choice in found if choice["order"]["type"] in kinds]
        return [one for one in orders if unit in ("", one["order"].get("unit", ""))]

    def named(self, number: int) -> str:
        return next(name for name, hex_ in self.hexes().items() if hex_["id"] == number)

    def free_ends(self, unit: str) -> list[str]:
        """Where the unit can go and nobody stands, so that a press means nothing else."""
        ends = [self.named(c["order"]["path"][-1]) for c in self.choices("move", unit=unit)]
        taken = {self.named(other["hex"]) for other in self.picture["units"]}
        return [end for end in ends if end not in taken]

    def moves(self, unit: str, goal: str) -> bool:
        """As near to a hex as the unit can go, by pressing where it ends."""
        hexes, ends = self.hexes(), self.free_ends(unit)
        near = min(ends, key=lambda name: apart(hexes[name], hexes[goal]), default="")
        here = self.place_of(unit)
        if not near or apart(hexes[near], hexes[goal]) >= apart(hexes[here], hexes[goal]):
            return False
        before = self.told["head"]
        self.picks_up(unit)
        self.presses(near)
        self.until_after(before)
        return True

    def explores(self) -> bool:
        """Turn over a territory that somebody stands beside."""
        for choice in self.choices("explore"):
            tile = self.picture["tiles"][choice["order"]["place"]]
            before = self.told["head"]
            self.picks_up(choice["order"]["unit"])
            self.presses(tile["hexes"][9]["name"])
            self.until_after(before)
            return True
        return False

    def musters(self) -> None:
        ask = self.waits()
        assert ask
        assert ask["kind"] == "muster"
        self.button("Choose for me").click()
        self.does("Muster these units")

    def acts(self) -> None:
        """Let everything pass until it is this person's turn to act."""
        while (ask := self.waits()) and ask["kind"] != "action":
            self.is_at(ask)
            if ask["kind"] == "muster":
                self.musters()
            else:
                self.does(NOTHING[ask["kind"]])

    def ends_phase(self) -> None:
        """Let the activated unit be done, then the phase."""
        ask = self.waits()
        if ask and ask["kind"] == "activation":
            self.does("Nothing more")
            ask = self.waits()
        if ask and ask["kind"] == "action":
            self.does("End the action phase")


def apart(one: Json, other: Json) -> int:
    """Steps from one hex to the other."""
    q, r = other["q"] - one["q"], other["r"] - one["r"]
    return int(max(abs(q), abs(r), abs(q + r)))


def advice(war: War, seat: str, question: Json) -> Any:
    body = {"seat": seat, "question": question}
    return war.person.ask("POST", f"/matches/{war.match}/advice", body).json()
