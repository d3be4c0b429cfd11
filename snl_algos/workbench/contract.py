"""The messages between a page and Python: the requests, and the answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from ..board import BoardError
from ..boards.notations import NamedBoard, read_boards

__all__ = [
    "FORMAT",
    "KINDS",
    "VERSION",
    "Request",
    "RequestError",
    "Send",
    "read_ask",
    "workbench_schema",
]

#: The values of `format` and `version` in a message.
FORMAT, VERSION = "snl-workbench", 2

#: The kinds of requests about a program, and about the text of a board.
OF_PROGRAMS = ("solve", "check", "compare", "trace", "exercise", "cell", "where", "hold")
OF_TEXTS = ("read", "write")
KINDS = (*OF_PROGRAMS, *OF_TEXTS)

#: The kinds that need no board, since they choose their own.
WITHOUT_BOARD = ("check", "exercise", "cell", "where", "hold", "read")

#: The longest source that is accepted, in characters.
MAX_SOURCE = 200_000

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

    #: the identifier, which the answers repeat
    id: str
    #: one of `KINDS`
    kind: str
    #: the name of an algorithm or a mistake, or else
    name: str | None
    #: the text of the reader's own program,
    source: str | None
    #: and how to call it; None if its parameters show it
    signature: str | None
    #: None for the kinds that choose their own
    board: NamedBoard | None
    #: the name of the exercise that the source is meant to solve
    exercise: str | None
    #: a second program of the reader's, for a comparison: its `source` and `signature`
    other: Mapping[str, str | None] | None
    #: an invariant of the program, and where it should be true; None is the first loop
    invariant: str | None
    at: str | None
    #: the text to read a board from
    text: str | None
    #: the notation to write one in
    notation: str | None


def workbench_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of the messages.

    Examples
    --------
    >>> workbench_schema()["title"]
    'snl-workbench'
    """
    text = Path(__file__).with_name("workbench.schema.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


def read_ask(message: object) -> Request:
    """Return the request in a message, which is validated because it may come from anywhere.

    Raise a RequestError if the message is not a request, or if its board is not a board.

    Examples
    --------
    >>> ask = {"format": "snl-workbench", "version": 2, "id": "1", "kind": "check"}
    >>> read_ask({**ask, "program": {"name": "queue-bfs"}}).name
    'queue-bfs'
    """
    data = _mapping(message, "the message")
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        raise RequestError("message", f'the message must say "{FORMAT}", version {VERSION}')
    kind = data.get("kind")
    if kind not in KINDS:
        raise RequestError("message", f"kind: one of {', '.join(KINDS)} is expected")
    program = _mapping(data.get("program", {}), "program")
    name, source = _text(program, "name"), _text(program, "source")
    if kind in OF_PROGRAMS and (name is None) == (source is None):
        raise RequestError("message", "program: either a name or a source is expected")
    _check_length(source)
    name_of_exercise = _text(data, "exercise")
    if kind != "where" and (kind == "exercise") != (name_of_exercise is not None):
        raise RequestError("message", "exercise: its name belongs to exercise and where only")
    if kind in ("exercise", "cell") and source is None:
        raise RequestError("message", f"program: {kind} needs a source")
    for key, needed in [("text", "read"), ("notation", "write")]:
        if (kind == needed) != (_text(data, key) is not None):
            raise RequestError("message", f"{key}: {needed} needs it, and nothing else")
    _check_length(_text(data, "text"))
    if kind not in WITHOUT_BOARD and data.get("board") is None:
        raise RequestError("message", f"{kind} needs a board")
    return Request(
        id=id_of(message),
        kind=str(kind),
        name=name,
        source=source,
        signature=_text(program, "signature"),
        board=None if data.get("board") is None else _board(data["board"]),
        exercise=name_of_exercise,
        other=_other(data, kind),
        text=_text(data, "text"),
        notation=_text(data, "notation"),
        invariant=_text(data, "invariant"),
        at=_text(data, "at"),
    )


def _check_length(source: str | None) -> None:
    if source is not None and len(source) > MAX_SOURCE:
        raise RequestError("message", f"at most {MAX_SOURCE:,} characters are read")


def _other(data: Mapping[str, Any], kind: object) -> Mapping[str, str | None] | None:
    """Return the second program of a comparison, if there is one."""
    if data.get("other") is None:
        return None
    if kind != "compare":
        raise RequestError("message", "other: a second program belongs to a comparison only")
    other = _mapping(data["other"], "other")
    source = _text(other, "source")
    if source is None:
        raise RequestError("message", "other: its source is expected")
    _check_length(source)
    return {"source": source, "signature": _text(other, "signature")}


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
    return value


def _board(value: object) -> NamedBoard:
    try:
        (named,) = read_boards(json.dumps(_mapping(value, "board")), "json")
    except (BoardError, TypeError, ValueError, RecursionError) as error:
        raise RequestError("board", str(error)) from None
    return named
