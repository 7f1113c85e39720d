"""What a match is played by, from its first line to its last or until its rules change."""

from typing import Any

import msgspec

from warhost.kernel.asks import SPECTATOR, Ask, Seat
from warhost.kernel.digests import Keys, canonical, commitment, keys_from
from warhost.kernel.entries import Header
from warhost.kernel.game import Event, Game, Order, Setting, View, World
from warhost.kernel.refusals import Refusal

LONGEST_ORDER = 1_000_000


class Terms:
    """A game, its setting, and the keys that come from the seed."""

    __slots__ = ("_events", "_orders", "game", "keys", "packs", "setting", "watchers")

    def __init__(self, game: Game, setting: Setting, packs: dict[str, str], seed: bytes) -> None:
        self.game = game
        self.setting = setting
        self.packs = packs
        self.keys: Keys = keys_from(seed)
        self.watchers: tuple[Seat, ...] = (*setting.seats, SPECTATOR)
        self._orders = msgspec.json.Decoder(game.orders)
        self._events = msgspec.json.Decoder(list[game.events])  # type: ignore[name-defined]

    def header(self) -> Header:
        """The first line of a match on these terms."""
        return Header(
            self.game.name,
            self.game.version,
            self.packs,
            self.setting.scenario,
            self.setting.seats,
            dict(self.setting.options),
            commitment(self.keys.seed),
        )

    def order_from(self, raw: msgspec.Raw) -> Order:
        """An order as the journal keeps it."""
        return self._orders.decode(raw)

    def understood(self, data: bytes) -> Order | list[Refusal]:
        """An order as a client sends it, or why it is none."""
        if len(data) > LONGEST_ORDER:
            return [Refusal("", "order", f"an order has at most {LONGEST_ORDER} bytes")]
        try:
            return self._orders.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as trouble:
            text, _, place = str(trouble).partition(" - at ")
            return [Refusal("", place.strip("`$.") or "order", f"not understood: {text}")]
        except RecursionError:
            return [Refusal("", "order", "not understood: nested too deeply")]

    def events_from(self, raw: msgspec.Raw) -> list[Event]:
        """The events as the files keep them."""
        return self._events.decode(raw)

    def wished_answer(self, view: View, ask: Ask, wishes: Any) -> msgspec.Raw:
        """The answer of a seat that gives none."""
        return msgspec.Raw(canonical(self.game.fallback(view, ask, wishes)))

    def printed_world(self, world: World) -> bytes:
        """A world written down, for digests and for a change of rules."""
        return canonical(self.game.dump(world))
