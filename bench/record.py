"""How a peer's script tells a figure."""

import json


def tell(who: str, what: str, value: float, unit: str) -> None:
    record = {"topic": "Peers", "who": who, "what": what, "value": value, "unit": unit}
    print(json.dumps(record), flush=True)
