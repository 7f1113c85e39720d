"""A person in front of a browser, in the words of a player."""

import re
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, expect

Json = dict[str, Any]


class Person:
    """What a player sees and does on the pages."""

    heard: ClassVar[list[str]] = []
    """Mistakes of the pages, from everybody."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.on("pageerror", lambda error: Person.heard.append(str(error)))

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("region", name="What can be done now")

    @property
    def table(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def combat(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("The last"))

    def open(self, address: str) -> None:
        self.page.goto(f"/#{address}")

    def become_guest(self) -> None:
        self.page.goto("/")
        assert self.ask("POST", "/guests").ok
        self.page.reload()

    def starts(self, scenario: str, blue: str = "me") -> str:
        """A match begun without the pages, with this person as red; its id."""
        seats = [{"seat": "red", "player": "me"}, {"seat": "blue", "player": blue}]
        body = {"game": "triumph", "scenario": scenario, "seats": seats}
        return str(self.ask("POST", "/matches", body).json()["id"])

    def starts_clash(self, blue: str = "me") -> str:
        """A small battle."""
        return self.starts("clash", blue)

    def starts_clash_with_command(self, blue: str = "me") -> str:
        """A small battle whose first die leaves red more than one move."""
        while True:
            match = self.starts_clash(blue=blue)
            ask = self.asked(match)
            if ask is not None and ask["options"]["forms"][0]["points"] > 1:
                return match

    def founds_battle(self, red: str, blue: str) -> str:
        """A field battle of two ready armies, both led by this person; its id."""
        seats = [
            {"seat": seat, "player": "me", "roster": roster}
            for seat, roster in (("red", red), ("blue", blue))
        ]
        body = {"game": "triumph", "scenario": "battle", "seats": seats}
        return str(self.ask("POST", "/matches", body).json()["id"])

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """A request with the cookies of this browser."""
        origin = {"origin": self.page.url.split("/#")[0].rstrip("/")}
        request = self.page.context.request
        return request.fetch(f"/api{path}", method=method, data=body or {}, headers=origin)

    def asked(self, match: str) -> Json | None:
        """The question that waits for this person."""
        page = self.page.context.request.get(f"/api/matches/{match}").json()
        return next((ask for ask in page["asks"] if ask["mine"]), None)

    def says(self, match: str, text: str) -> None:
        """Answers in words, without the pages."""
        ask = self.asked(match)
        assert ask is not None
        body = {"seat": ask["seat"], "round": ask["round"], "text": text}
        answered = self.ask("POST", f"/matches/{match}/answers", body)
        assert answered.ok, answered.text()

    def answers_as_suggested(self, match: str, ask: Json) -> None:
        """The host's own idea of an answer is given, without the pages."""
        choices = ask["options"]["choices"]
        if choices:
            order = choices[0]["order"]
        else:
            question = {"type": "suggest", "kind": ask["kind"], "number": 0}
            body = {"seat": ask["seat"], "question": question}
            order = self.ask("POST", f"/matches/{match}/advice", body).json()["order"]
        answer = {"seat": ask["seat"], "round": ask["round"], "order": order}
        answered = self.ask("POST", f"/matches/{match}/answers", answer)
        assert answered.ok, answered.text()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.actions).to_contain_text(text)

    def stand(self, name: str) -> Locator:
        return self.page.locator(f'[data-stand="{name}"]')

    def centre_of(self, name: str) -> tuple[float, float]:
        box = self.stand(name).locator(".body").bounding_box()
        assert box is not None, name
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drags(self, name: str, right: float, down: float) -> None:
        x, y = self.centre_of(name)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + right / 2, y + down / 2)
        mouse.move(x + right, y + down)
        mouse.up()

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def turn_of(self, match: str) -> int:
        page = self.page.context.request.get(f"/api/matches/{match}").json()
        return int(page["picture"]["turn"])

    def place_of(self, match: str, stand: str) -> tuple[int, int]:
        page = self.page.context.request.get(f"/api/matches/{match}").json()
        found = next(one for one in page["picture"]["stands"] if one["id"] == stand)
        return found["x"], found["y"]
