"""The schema of the API, complete enough that a client's types are made from it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec
from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Reference
from msgspec.inspect import StructType, Type, multi_type_info

from warhost.host.api import Demand, Pulse, Trouble

PLACE = "#/components/schemas/"
BESIDE = (Pulse, Trouble)
"""Records that come otherwise than as the answer of a route."""


class Words(NamedTuple):
    """The records of one game that no route names, each union of them by its name."""

    game: str
    sent: dict[str, Any]
    """What clients send: orders and questions. What has a default may be left out."""
    told: dict[str, Any]
    """What they are told: the forms to compose an order with."""
    advice: dict[str, Any]
    """What they are told when they ask, by the tag of the question."""


def complete(app: Litestar, routes: Iterable[Any], words: Iterable[Words]) -> None:
    """Describe every record exactly, also those that no route names."""
    components = app.openapi_schema.components.schemas
    for path in (app.openapi_schema.paths or {}).values():
        for operation in filter(None, (path.get, path.post, path.delete)):
            _refuse_in_words(operation)
    told = records_in((*_types_of(routes), *BESIDE))
    _, records = _described(told.values(), PLACE)
    _tell_whole(records, told)
    components.update(records)
    for spoken in words:
        components.update(_components(spoken))


def _refuse_in_words(operation: Operation) -> None:
    """Whatever is refused anywhere is told in the same record."""
    answers = operation.responses or {}
    trouble = OpenAPIMediaType(schema=Reference(PLACE + Trouble.__name__))
    operation.responses = {
        **{status: answer for status, answer in answers.items() if status < "400"},
        "default": OpenAPIResponse("Why it is refused", content={"application/json": trouble}),
    }


def records_in(types: Iterable[Any]) -> dict[str, type[msgspec.Struct]]:
    """Every record that these types are made of, by its name."""
    found: dict[str, type[msgspec.Struct]] = {}
    waiting = list(multi_type_info(types))
    while waiting:
        info = waiting.pop()
        if isinstance(info, StructType):
            if info.cls.__name__ in found:
                continue
            found[info.cls.__name__] = info.cls
        waiting += _within(info)
    return found


def _within(info: Type) -> Iterator[Type]:
    if isinstance(info, StructType):
        yield from (field.type for field in info.fields)
    for name in ("type", "item_type", "key_type", "value_type"):
        if isinstance(inner := getattr(info, name, None), Type):
            yield inner
    for name in ("types", "item_types"):
        yield from getattr(info, name, ())


def _types_of(routes: Iterable[Any]) -> Iterator[Any]:
    """What the routes take and give; of a response what it carries."""
    for route in routes:
        for name, hint in get_type_hints(route.fn).items():
            if name in ("data", "return"):
                yield from (hint, *get_args(hint))


def _described(types: Iterable[Any], place: str) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return msgspec.json.schema_components(types, ref_template=place + "{name}")


def _tell_whole(records: dict[str, Any], told: Mapping[str, type[msgspec.Struct]]) -> None:
    """What the host tells has all its fields, also those that it may leave to a default."""
    for name, record in told.items():
        is_sent = issubclass(record, Demand) or record.__struct_config__.omit_defaults
        if "properties" in records.get(name, {}) and not is_sent:
            records[name]["required"] = sorted(records[name]["properties"])


def _components(words: Words) -> dict[str, Any]:
    """The records of a game and their unions, under names that begin with the game's."""
    named = words.sent | words.told
    types = (*named.values(), *words.advice.values())
    schemas, records = _described(types, f"{PLACE}{words.game}.")
    sent = records_in(words.sent.values())
    told = records_in((*words.told.values(), *words.advice.values()))
    _tell_whole(records, {name: record for name, record in told.items() if name not in sent})
    records |= dict(zip(named, schemas, strict=False))
    advice = dict(zip(words.advice, schemas[len(named) :], strict=True))
    records["Advice"] = {"type": "object", "properties": advice, "required": sorted(advice)}
    return {f"{words.game}.{name}": schema for name, schema in records.items()}
