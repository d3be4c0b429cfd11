"""Validates data against the subset of JSON Schema that our formats use, without a library."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

__all__ = ["fault_in"]

TYPES: dict[str, tuple[type, ...]] = {
    "array": (list, tuple),
    "boolean": (bool,),
    "integer": (int,),
    "null": (type(None),),
    "number": (int, float),
    "object": (Mapping,),
    "string": (str,),
}


def fault_in(data: Any, schema: Mapping[str, Any]) -> str | None:
    """Return the first fault in some data, with its place; None if the data fit the schema.

    Examples
    --------
    >>> schema = {"type": "array", "items": {"type": "object", "required": ["line"]}}
    >>> fault_in([{"line": 3}, {}], schema)
    '[1]: "line" is missing'
    """
    fault = _fault(data, schema, schema)
    return None if fault is None else f"{fault[0] or 'it'}{': ' if fault[0] else ' '}{fault[1]}"


#: The place of a fault, and a description.
Fault = tuple[str, str] | None


def _fault(data: Any, schema: Mapping[str, Any], whole: Mapping[str, Any]) -> Fault:
    if "$ref" in schema:
        return _fault(data, whole["$defs"][schema["$ref"].rpartition("/")[2]], whole)
    if "anyOf" in schema:
        faults = [_fault(data, choice, whole) for choice in schema["anyOf"]]
        found = [fault for fault in faults if fault is not None]
        # The alternative with the deepest fault is most likely the intended one.
        return max(found, key=lambda fault: len(fault[0])) if len(found) == len(faults) else None
    if "const" in schema and data != schema["const"]:
        return "", f"must be {schema['const']!r}, not {_short(data)}"
    if "enum" in schema and data not in schema["enum"]:
        return "", f"must be one of {', '.join(map(str, schema['enum']))}, not {_short(data)}"
    wanted = schema.get("type", [])
    wanted = [wanted] if isinstance(wanted, str) else wanted
    if wanted and not any(_is(data, name) for name in wanted):
        return "", f"must be of type {' or '.join(wanted)}, not {_short(data)}"
    if "minimum" in schema and _is(data, "number") and data < schema["minimum"]:
        return "", f"must be at least {schema['minimum']}, not {_short(data)}"
    if "pattern" in schema and isinstance(data, str) and not re.search(schema["pattern"], data):
        return "", f"must not be {_short(data)}"
    if isinstance(data, Mapping):
        return _fault_in_object(data, schema, whole)
    return _fault_in_array(data, schema, whole) if isinstance(data, list | tuple) else None


def _fault_in_object(
    data: Mapping[Any, Any], schema: Mapping[str, Any], whole: Mapping[str, Any]
) -> Fault:
    for key in schema.get("required", ()):
        if key not in data:
            return "", f'"{key}" is missing'
    others = schema.get("additionalProperties", True)
    for key, value in data.items():
        if not isinstance(key, str):
            return "", f"the key {_short(key)} must be a text"
        name = _fault(key, schema.get("propertyNames", {}), whole)
        inner = schema.get("properties", {}).get(key, others)
        if name is not None or inner is False:
            return "", f"the key {_short(key)} must not be there"
        fault = None if inner is True else _fault(value, inner, whole)
        if fault is not None:
            return _within(f".{key}", fault)
    return None


def _fault_in_array(data: Any, schema: Mapping[str, Any], whole: Mapping[str, Any]) -> Fault:
    least, most = schema.get("minItems", 0), schema.get("maxItems", len(data))
    if not least <= len(data) <= most:
        return "", f"must have {least} items, not {len(data)}"
    first = schema.get("prefixItems", [])
    for at, value in enumerate(data):
        inner = first[at] if at < len(first) else schema.get("items", {})
        fault = _fault(value, inner, whole)
        if fault is not None:
            return _within(f"[{at}]", fault)
    return None


def _within(step: str, fault: tuple[str, str]) -> Fault:
    inside, what = fault
    return f"{step}{inside}", what


def _is(data: Any, name: str) -> bool:
    if isinstance(data, bool) and name != "boolean":
        return False
    return isinstance(data, TYPES[name])


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
