"""The host in one place: its use cases, wired to the database, the clock and open pages."""

from warhost.host.bots import BotSeats
from warhost.host.desk import Desk
from warhost.host.entrance import Entrance
from warhost.host.founding import Founding
from warhost.host.hub import Hub
from warhost.host.ledger import Ledger
from warhost.host.lobby import Lobby
from warhost.host.outside import Outside, RealOutside
from warhost.host.people import People
from warhost.host.playing import Playing
from warhost.host.reports import Reports
from warhost.host.rosters import Rosters
from warhost.host.settings import Settings
from warhost.host.store.database import Database
from warhost.host.together import Together


class Service:
    """Everything that can be asked of a host."""

    def __init__(self, settings: Settings, outside: Outside | None = None) -> None:
        outside = outside or RealOutside()
        self.settings = settings
        self.outside = outside
        self.database = Database(settings.database)
        self.hub = Hub()
        self.entrance = Entrance(outside)
        self.people = People(self.database, outside)
        self.rosters = Rosters(self.database, outside)
        self.ledger = Ledger(self.database, outside, self.hub)
        self.playing = Playing(self.database, outside, self.ledger)
        self.together = Together(self.playing)
        self.founding = Founding(self.database, outside, self.playing, self.rosters)
        self.lobby = Lobby(self.database, outside, self.founding, self.rosters)
        self.desk = Desk(self.lobby, self.playing, outside)
        self.reports = Reports(self.lobby, self.playing)
        self.bots = BotSeats(self.database, self.playing, outside)
        self.ledger.when_written.append(self.bots.look_at)

    def close(self) -> None:
        self.bots.stop()
        self.database.close()
