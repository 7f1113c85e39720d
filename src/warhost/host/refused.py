"""What the host answers when it does not do what it was asked: reasons for the client."""

from warhost.kernel.refusals import Refusal


class Refused(Exception):
    """A request that is refused; nothing has been changed."""

    status = 409

    def __init__(self, *refusals: Refusal) -> None:
        super().__init__(" ".join(refusal.text for refusal in refusals))
        self.refusals = refusals


class NotFound(Refused):
    """There is no such thing, or not for this person."""

    status = 404


class NotAllowed(Refused):
    """Somebody else may do this."""

    status = 403


class NotSignedIn(Refused):
    """Nobody is known to ask."""

    status = 401


class NotUnderstood(Refused):
    """The request makes no sense."""

    status = 400


class TooMany(Refused):
    """The same was tried too often in a short time."""

    status = 429


def because(text: str, place: str = "", clause: str = "") -> Refusal:
    """One reason in words."""
    return Refusal(clause, place, text)
