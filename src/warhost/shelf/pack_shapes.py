"""Does a value have the shape its field asks for? Every fault is named, not only the first."""

import types
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

Fault = tuple[str, str]
"""The path of a field inside its row, and a sentence."""

WORDS = {int: "a whole number", str: "a text", bool: "true or false", float: "a number"}
BOUNDS = {
    "ge": "at least {}",
    "le": "at most {}",
    "min_length": "with at least {} entries",
    "max_length": "with at most {} entries",
}


def faults_in(value: Any, shape: Any, path: str = "") -> list[Fault]:
    """All faults of a value of this shape, each with its path."""
    return list(_faults_inside(value, shape, path)) or list(_faults_of_whole(value, shape, path))


def _faults_inside(value: Any, shape: Any, path: str) -> Iterator[Fault]:
    shape = _plain(shape)
    if _is_struct(shape) and isinstance(value, dict):
        yield from _faults_in_fields(value, shape, path)
    elif get_origin(shape) is tuple and isinstance(value, list):
        for place, entry in enumerate(value):
            yield from faults_in(entry, get_args(shape)[0], f"{path}[{place}]")


def _faults_in_fields(value: dict[str, Any], struct: Any, path: str) -> Iterator[Fault]:
    shapes = get_type_hints(struct, include_extras=True)
    fields = {field.name: field for field in msgspec.structs.fields(struct)}
    for name in sorted(value.keys() - fields.keys()):
        yield _joined(path, name), f"there is no field `{name}`{meant(name, fields)}"
    for name, field in fields.items():
        if name in value:
            yield from faults_in(value[name], shapes[name], _joined(path, name))
        elif field.required:
            yield path, f"the field `{name}` is missing; expected {expected(shapes[name])}"


def _faults_of_whole(value: Any, shape: Any, path: str) -> Iterator[Fault]:
    try:
        msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError:
        said = msgspec.json.encode(value).decode()
        yield path, f"{said} is not allowed here; expected {expected(shape)}"


def meant(name: str, known: Any) -> str:
    """A question for a slip of the pen, or nothing."""
    near = get_close_matches(name, list(known), n=1)
    return f"; did you mean `{near[0]}`?" if near else ""


def expected(shape: Any) -> str:
    """The shape in words."""
    bounds = _bounds_of(shape)
    shape = _plain(shape)
    return " ".join([_named(shape), *bounds])


def _named(shape: Any) -> str:
    arguments = get_args(shape)
    if get_origin(shape) is Literal:
        return "one of " + ", ".join(f'"{choice}"' for choice in arguments)
    if get_origin(shape) is tuple:
        return f"a list, each of it {expected(arguments[0])}"
    if _is_struct(shape) and shape.__struct_config__.array_like:
        return "a list: " + ", ".join(shape.__struct_fields__)
    return WORDS.get(shape, "a table of fields")


def _bounds_of(shape: Any) -> Iterator[str]:
    """The limits of numbers and lists, from within `or nothing` as well."""
    if get_origin(shape) is Annotated:
        meta = next(extra for extra in shape.__metadata__ if isinstance(extra, msgspec.Meta))
        for name, sentence in BOUNDS.items():
            if (limit := getattr(meta, name)) is not None:
                yield sentence.format(limit)
    elif get_origin(shape) in (Union, types.UnionType):
        for part in get_args(shape):
            yield from _bounds_of(part)


def _plain(shape: Any) -> Any:
    """The shape without its new name, its limits, and without `or nothing`."""
    if isinstance(shape, NewType):
        return _plain(shape.__supertype__)
    if get_origin(shape) is Annotated:
        return _plain(shape.__origin__)
    if get_origin(shape) in (Union, types.UnionType):
        kept = [part for part in get_args(shape) if part is not type(None)]
        return _plain(kept[0]) if len(kept) == 1 else shape
    return shape


def _is_struct(shape: Any) -> bool:
    return isinstance(shape, type) and issubclass(shape, msgspec.Struct)


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
