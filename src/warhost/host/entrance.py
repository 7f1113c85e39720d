"""Tokens that open once, to hand a session to a browser without a password."""

from warhost.host.outside import Outside
from warhost.host.refused import NotAllowed, because


class Entrance:
    """Sessions that wait to be fetched."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._waiting: dict[str, str] = {}

    def ticket(self, session: str) -> str:
        """A word that fetches this session, once."""
        ticket = self._outside.token()
        self._waiting[ticket] = session
        return ticket

    def open(self, ticket: str) -> str:
        session = self._waiting.pop(ticket, None)
        if session is None:
            raise NotAllowed(because("This way in has been used. Start warhost play again."))
        return session
