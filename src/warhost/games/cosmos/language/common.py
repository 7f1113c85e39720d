"""The arguments that many orders share."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import (
    COUNT,
    NUMBER_KIND,
    RESOURCES,
    THING,
    WAYPOINTS,
    one_of,
)

TACTICS = ("charge", "attack", "defend", "avoid", "flee")
"""C15.6-8"""
KEYWORDS = ("exact", "outside", "inside", "adjacent", "joined", "force")
"""C21.3-10"""

UNIT = Argument(field="target", kind=THING, sign="unit")
UNITS = Argument(field="ids", kind=THING, sign="unit", is_list=True)
UNITS_IF_ANY = Argument(field="ids", kind=THING, sign="unit", is_list=True, is_optional=True)
ITEMS = Argument(field="ids", kind=THING, sign="item", is_list=True, is_optional=True)
THINGS = Argument(field="ids", kind=THING, is_list=True)
POSITIONS = Argument(field="path", kind=WAYPOINTS, is_list=True)
PHASES = Argument(field="amount", kind=COUNT, sign="phases")
PHASES_IF_ANY = Argument(field="amount", kind=COUNT, sign="phases", is_optional=True)
NUMBER = Argument(field="amount", kind=NUMBER_KIND)
NUMBER_IF_ANY = Argument(field="amount", kind=NUMBER_KIND, is_optional=True)
RESOURCE_LIST = Argument(field="resources", kind=RESOURCES, is_list=True)
RESOURCES_IF_ANY = Argument(field="resources", kind=RESOURCES, is_list=True, is_optional=True)
TACTICS_WORD = Argument(field="choice", kind=one_of(*TACTICS, sign="tactics"))
ON_OFF = Argument(field="choice", kind=one_of("on", "off"))
