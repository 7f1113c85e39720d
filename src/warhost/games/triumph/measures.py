"""Lengths and angles as players write them: MU and degrees with a few decimals."""

from decimal import Decimal, InvalidOperation

from warhost.games.triumph.geometry import DEGREE, MU


def in_mu(distance: int) -> str:
    """3250 is `3.25`."""
    return _decimal(distance, MU)


def in_degrees(angle: int) -> str:
    """2050 is `20.5`."""
    return _decimal(angle, DEGREE)


def mu_from(word: str) -> int:
    """The distance a word names; raises ValueError if it names none."""
    return _scaled(word, MU)


def degrees_from(word: str) -> int:
    """The angle a word names; raises ValueError if it names none."""
    return _scaled(word, DEGREE)


def _decimal(value: int, unit: int) -> str:
    text = f"{Decimal(value) / unit:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _scaled(word: str, unit: int) -> int:
    try:
        return int((Decimal(word) * unit).to_integral_value())
    except (InvalidOperation, OverflowError, ValueError):
        raise ValueError(f"{word!r} is no number") from None
