"""The messages between a page and Python: the requests, and the answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from ..boards.notations import NamedBoard, read_boards

__all__ = [
    "FORMAT", "VERSION", "Request", "RequestError", "Send", "id_of", "read_ask",
    "workbench_schema",
]  # fmt: skip

#: The values of `format` and `version` in a message.
FORMAT, VERSION = "snl-workbench", 2

#: Kind of request → what it needs besides a program. Those without a board choose their own.
NEEDS = {
    "solve": ("board",), "check": (), "compare": ("board",), "trace": ("board",),
    "exercise": ("source", "exercise"), "cell": ("source",), "where": (), "hold": ("board",),
    "read": ("text",), "write": ("board", "notation"),
}  # fmt: skip
#: The kinds that need no program.
OF_TEXTS = ("read", "write")

#: The longest text that is accepted, in characters.
MAX_TEXT = 200_000

#: A callback that receives an answer, as plain data.
Send = Callable[[dict[str, Any]], None]


class RequestError(Exception):
    """The reason why a request has no result: `says` is a sentence for the reader.

    `what` names the part that is wrong: "message", "board", "code" (it cannot be loaded) or
    "program" (it is not clear what to call, or how). `line` is the line of the reader's code.
    """

    def __init__(self, what: str, says: str, line: int | None = None) -> None:
        super().__init__(says)
        self.what, self.says, self.line = what, says, line


@dataclass(frozen=True, slots=True)
class Request:
    """A validated request."""

    kind: str  #: a key of `NEEDS`
    board: NamedBoard | None  #: None for the kinds that choose their own
    other: Mapping[str, str | None] | None  #: a second program: its `source` and `signature`
    name: str | None  #: the name of an algorithm or a mistake, or else
    source: str | None  #: the text of the reader's own program,
    signature: str | None  #: and how to call it; None if its parameters show it
    exercise: str | None  #: the name of the exercise that the source is meant to solve
    invariant: str | None  #: an invariant of the program,
    at: str | None  #: and where it should be true; None is the first loop
    text: str | None  #: the text to read a board from
    notation: str | None  #: the notation to write one in


#: The parts of a message and of its program that are texts.
TEXTS = ("name", "source", "signature", "exercise", "invariant", "at", "text", "notation")


def workbench_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of the messages."""
    text = Path(__file__).with_name("workbench.schema.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


def read_ask(message: object) -> Request:
    """Return the request in a message, which is checked because it may come from anywhere.

    Raise a RequestError if the message is not a request, or a BoardError if its board is none.
    """
    data = _mapping(message, "the message")
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        raise RequestError("message", f'the message must say "{FORMAT}", version {VERSION}')
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in NEEDS:
        raise RequestError("message", f"kind: one of {', '.join(NEEDS)} is expected")
    program = _mapping(data.get("program", {}), "program")
    texts = {key: _text({**data, **program}, key) for key in TEXTS}
    board, other = data.get("board"), data.get("other")
    if other is not None:
        other = {key: _text(_mapping(other, "other"), key) for key in ("source", "signature")}
    named = None if board is None else read_boards(json.dumps(board), "json")[0]
    ask = Request(kind=kind, board=named, other=other, **texts)
    if kind not in OF_TEXTS and (ask.name is None) == (ask.source is None):
        raise RequestError("message", "program: either a name or a source is expected")
    for part in NEEDS[kind]:
        if getattr(ask, part) is None:
            raise RequestError("message", f"{kind} needs its {part}")
    return ask


def id_of(message: object) -> str:
    """Return the identifier of a message; empty if it has none that can be used."""
    found = message.get("id") if isinstance(message, Mapping) else None
    return found if isinstance(found, str) and len(found) <= 100 else ""


def _mapping(value: object, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise RequestError("message", f"{what}: an object is expected")
    return value


def _text(data: Mapping[str, Any], key: str) -> str | None:
    value = data.get(key)
    if value is not None and not isinstance(value, str):
        raise RequestError("message", f"{key}: a text is expected")
    if value is not None and len(value) > MAX_TEXT:
        raise RequestError("message", f"at most {MAX_TEXT:,} characters are read")
    return value
