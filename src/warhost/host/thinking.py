"""`python -m warhost.host.thinking`: a process that thinks for bots, one question a line.

It is told what a seat may know and nothing else: the host imagines a world from the seat's view,
and here the same view is taken of it again. The process ends when the host is gone.
"""

import logging
import os
import sys
from typing import Any

import msgspec

from warhost.host.library import bot_named, game_named, setting_of
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import canonical

LOGGER = logging.getLogger(__name__)
NICE = 5
"""People come first."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked, and all that it needs to think about it."""

    game: str
    pack: str
    scenario: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    ask: Ask
    bot: str
    world: msgspec.Raw
    """Any world that its seat cannot tell from the real one."""
    key: str
    """Of the bot's own dice."""


def answer_to(question: Question) -> bytes:
    """The bot's order, written down."""
    game = game_named(question.game)
    setting = setting_of(
        question.game, question.pack, question.scenario, question.seats, question.options
    )
    world = game.load(setting, msgspec.json.decode(question.world))
    view = game.view(world, question.ask.seat)
    decide = bot_named(question.game, question.bot)
    return canonical(decide(view, question.ask, Dice(bytes.fromhex(question.key))))


def main() -> None:
    """Answer until nobody asks any more; an empty line says that the bot did not know."""
    os.nice(NICE)
    read = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        if not _say(_line_for(read.decode(line)) + b"\n"):
            return


def _say(line: bytes) -> bool:
    """Whether anybody was there to hear it: a host that was killed listens no longer."""
    try:
        os.write(sys.stdout.fileno(), line)
    except BrokenPipeError:
        return False
    return True


def _line_for(question: Question) -> bytes:
    try:
        return answer_to(question)
    except Exception:
        LOGGER.exception("the bot %s does not know what to answer", question.bot)
        return b""


if __name__ == "__main__":
    main()
