"""What a bot cares about: weights of what it hopes and fears."""

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """Weights; 1 is what the steward gives to each."""

    caution: float = 1.0
    """Of what may be lost by standing somewhere."""
    blood: float = 1.0
    """Of enemy blocks as goals."""
    storm: float = 1.0
    """Of enemy buildings, the Settlement above all."""
    home: float = 1.0
    """Of the own Settlement when enemies are near."""
    land: float = 1.0
    """Of adventures, mines, travellers and what lies face down."""

    arms: float = 1.0
    """Of fighters in its plans."""
    works: float = 1.0
    """Of buildings and roads in its plans."""


STEADY = Temper()
BOLD = Temper(caution=0.3, blood=1.4)
WARY = Temper(caution=2.2, land=1.3)
STORMING = Temper(caution=0.4, blood=0.8, storm=3.0, home=0.5, land=0.5)
GUARDING = Temper(caution=1.2, blood=1.3, storm=0.3, home=3.0, land=0.5)
"""Ways to play that a searching bot tries against each other."""
