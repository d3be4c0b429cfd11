"""The data format of a trace: its name, version and schema, and how an answer is stored.

`book/docs/trace-format.md` and `trace.schema.json` specify it. Tests validate every trace against
the schema; a reader checks only the name and the version.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from ..answer import Answer
from ..board_input import short

__all__ = [
    "FORMAT", "VERSION", "TraceError", "answer_as_data", "answer_from", "check_header", "schema",
]  # fmt: skip

FORMAT, VERSION = "snl-trace", 2


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
    for part in schema()["required"]:
        if part not in data:
            raise TraceError(f'the trace is damaged: "{part}" is missing')


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
