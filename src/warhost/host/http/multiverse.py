"""The words of Multiverse War for clients: its orders, questions and forms."""

from warhost.games.multiverse.forms import WarFormPage
from warhost.games.multiverse.orders import Order
from warhost.games.multiverse.questions import ADVICE, Question
from warhost.games.multiverse.settings import Wanted
from warhost.host.http.schema import Words

WORDS = Words(
    "multiverse",
    sent={"Order": Order, "Question": Question, "Options": Wanted},
    told={"Form": WarFormPage},
    advice=ADVICE,
)
