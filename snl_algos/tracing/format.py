"""The data format of a trace: its name, version and schema, and how an answer is stored.

`book/docs/trace-format.md` and `trace.schema.json` specify it. Data are validated here, against
the subset of JSON Schema that our formats use, without a library.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from ..answer import Answer
from ..board_input import short

__all__ = [
    "FORMAT",
    "VERSION",
    "TraceError",
    "answer_as_data",
    "answer_from",
    "check_header",
    "fault_in",
    "schema",
]

FORMAT, VERSION = "snl-trace", 2

#: The types of JSON Schema.
TYPES: dict[str, tuple[type, ...]] = {
    "array": (list, tuple),
    "boolean": (bool,),
    "integer": (int,),
    "null": (type(None),),
    "number": (int, float),
    "object": (Mapping,),
    "string": (str,),
}
#: The place of a fault in some data, and a description.
Fault = tuple[str, str] | None


class TraceError(ValueError):
    """Raised for data that is not a valid trace of this version. The message says why.

    Examples
    --------
    >>> from snl_algos.tracing import Trace
    >>> Trace.from_dict({})
    Traceback (most recent call last):
        ...
    snl_algos.tracing.format.TraceError: this is not a trace: its "format" must be "snl-trace"
    """


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a trace.

    Examples
    --------
    >>> schema()["title"]
    'snl-trace'
    """
    text = Path(__file__).with_name("trace.schema.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


def check_header(data: Any) -> None:
    """Raise a TraceError for data that is not a trace of this version.

    Examples
    --------
    >>> check_header({"format": "snl-trace", "version": 1})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    snl_algos.tracing.format.TraceError: the trace has version 1, and this reader knows ...
    """
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise TraceError(f'this is not a trace: its "format" must be "{FORMAT}"')
    version = data.get("version")
    if version != VERSION:
        raise TraceError(
            f"the trace has version {short(version)}, and this reader knows version {VERSION}; "
            "record it again"
        )
    fault = fault_in(data, schema())
    if fault is not None:
        raise TraceError(f"the trace is damaged: {fault.removeprefix('.')}")
    _check_places(data)


def _check_places(data: Mapping[str, Any]) -> None:
    """Refuse references to missing functions and lines, and an outcome without its data."""
    for outcome, key in (("returned", "answer"), ("raised", "error"), ("stopped", "limit")):
        if (data["outcome"] == outcome) != (data[key] is not None):
            raise TraceError(
                f'the trace is damaged: "{key}" must be given if the outcome is {outcome}, '
                f"and only then; the outcome is {data['outcome']}"
            )
    functions = data["functions"]
    places = [(f"steps[{at}]", step) for at, step in enumerate(data["steps"])]
    if data["error"] is not None and data["error"]["line"] is not None:
        places.append(("error", data["error"]))
    for where, place in places:
        at = place.get("function", 0)
        if at is None or at >= len(functions):
            raise TraceError(f"the trace is damaged: {where}: there is no function {at}")
        lines = functions[at]["lines"]
        if lines and place["line"] >= len(lines):
            raise TraceError(
                f"the trace is damaged: {where}: its function has {len(lines)} lines, "
                f"and no line {place['line']}"
            )


# -- the answer ---------------------------------------------------------------------


def answer_as_data(value: Any, text: str) -> dict[str, Any]:
    """Return the data for a run's return value; values of other types are stored as `text`."""
    if isinstance(value, Answer):
        try:  # numpy scalars become plain numbers
            data = value.to_dict()
            json.dumps(data, allow_nan=False)
            return data
        except (TypeError, ValueError, AttributeError):
            pass  # its parts are of other types, so only its text is stored
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53:
        return {"value": text[:200], "number": value}
    return {"value": text[:200]}


def answer_from(data: Mapping[str, Any] | None) -> Any:
    """Return what `answer_as_data` stored: an `Answer`, a number, or the text of another value."""
    if data is None:
        return None
    if "route" not in data:
        return data.get("number", data["value"])
    return Answer.from_dict(data)


# -- the schema ---------------------------------------------------------------------


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


def _fault(data: Any, schema: Mapping[str, Any], whole: Mapping[str, Any]) -> Fault:
    if "$ref" in schema:
        return _fault(data, whole["$defs"][schema["$ref"].rpartition("/")[2]], whole)
    if "anyOf" in schema:
        faults = [_fault(data, choice, whole) for choice in schema["anyOf"]]
        found = [fault for fault in faults if fault is not None]
        # The alternative with the deepest fault is most likely the intended one.
        return max(found, key=lambda fault: len(fault[0])) if len(found) == len(faults) else None
    if "const" in schema and data != schema["const"]:
        return "", f"must be {schema['const']!r}, not {short(data)}"
    if "enum" in schema and data not in schema["enum"]:
        return "", f"must be one of {', '.join(map(str, schema['enum']))}, not {short(data)}"
    wanted = schema.get("type", [])
    wanted = [wanted] if isinstance(wanted, str) else wanted
    if wanted and not any(_is(data, name) for name in wanted):
        return "", f"must be of type {' or '.join(wanted)}, not {short(data)}"
    if "minimum" in schema and data < schema["minimum"]:  # its type is a number
        return "", f"must be at least {schema['minimum']}, not {short(data)}"
    if "pattern" in schema and isinstance(data, str) and not re.search(schema["pattern"], data):
        return "", f"must not be {short(data)}"
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
            return "", f"the key {short(key)} must be a text"
        name = _fault(key, schema.get("propertyNames", {}), whole)
        inner = schema.get("properties", {}).get(key, others)
        if name is not None or inner is False:
            return "", f"the key {short(key)} must not be there"
        fault = None if inner is True else _fault(value, inner, whole)
        if fault is not None:
            return f".{key}{fault[0]}", fault[1]
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
            return f"[{at}]{fault[0]}", fault[1]
    return None


def _is(data: Any, name: str) -> bool:
    if isinstance(data, bool) and name != "boolean":
        return False
    return isinstance(data, TYPES[name])
