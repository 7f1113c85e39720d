"""People in front of browsers, without the browsers: cookies and requests to one host."""

from typing import Any

from litestar.testing import TestClient

from warhost.host.http.who import COOKIE


class Browser:
    """One browser with its own cookies."""

    def __init__(self, client: TestClient[Any]) -> None:
        self._client = client
        self.token = ""

    def get(self, path: str, **values: Any) -> Any:
        return self.ask("GET", path, params=values)

    def post(self, path: str, **values: Any) -> Any:
        return self.ask("POST", path, json=values)

    def ask(self, method: str, path: str, status: int | None = None, **request: Any) -> Any:
        """The answer's content; without a wanted status it must be a success."""
        response = self.raw(method, path, **request)
        if status is None:
            assert response.status_code < 300, response.text
        else:
            assert response.status_code == status, response.text
        return response.json() if response.content else None

    def refused(self, method: str, path: str, status: int, **request: Any) -> str:
        """What the host says when it does not do it."""
        said = self.ask(method, path, status, **request)
        return " ".join(refusal["text"] for refusal in said["refusals"])

    def refused_some(self, times: int, path: str, body: Any, status: int) -> str:
        """What is said when the same is posted again and again until it is refused."""
        for _ in range(times):
            response = self.raw("POST", path, json=body)
            if response.status_code == status:
                return str(response.json()["refusals"][0]["text"])
        raise AssertionError(f"never answered {status}")

    def raw(self, method: str, path: str, **request: Any) -> Any:
        self._client.cookies.clear()
        headers = {**request.pop("headers", {})}
        if self.token:
            headers["cookie"] = f"{COOKIE}={self.token}"
        response = self._client.request(method, f"/api{path}", headers=headers, **request)
        self.token = response.cookies.get(COOKIE) or self.token
        return response

    def follow(self, match: str = "") -> Any:
        """An open page."""
        headers = {"cookie": f"{COOKIE}={self.token}"}
        return self._client.websocket_connect(f"/api/live?match={match}", headers=headers)

    def guest(self) -> "Browser":
        self.post("/guests")
        return self

    def clash(self, red: str = "me", blue: str = "me", **setting: Any) -> str:
        """A small battle that has begun, or waits for its other player."""
        seats = [{"seat": "red", "player": red}, {"seat": "blue", "player": blue}]
        line = self.post("/matches", game="triumph", scenario="clash", seats=seats, **setting)
        return str(line["id"])

    def page(self, match: str, **values: Any) -> Any:
        return self.get(f"/matches/{match}", **values)

    def answer(self, match: str, text: str) -> Any:
        """Answer whatever this browser's person is asked, in words."""
        ask = self.asked(match)
        answer = {"seat": ask["seat"], "round": ask["round"], "text": text}
        return self.post(f"/matches/{match}/answers", **answer)

    def asked(self, match: str) -> Any:
        return next(ask for ask in self.page(match)["asks"] if ask["mine"])
