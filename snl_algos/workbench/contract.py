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
    "FORMAT", "KINDS", "VERSION", "Request", "RequestError", "Send", "id_of", "read_ask",
    "workbench_schema",
]  # fmt: skip

#: The values of `format` and `version` in a message.
FORMAT, VERSION = "snl-workbench", 2

#: The kinds of requests about a program, and about the text of a board.
OF_PROGRAMS = ("solve", "check", "compare", "trace", "exercise", "cell", "where", "hold")
OF_TEXTS = ("read", "write")
KINDS = (*OF_PROGRAMS, *OF_TEXTS)

#: The kinds that need no board, since they choose their own.
WITHOUT_BOARD = ("check", "exercise", "cell", "where", "hold", "read")

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

    kind: str  #: one of `KINDS`
    name: str | None  #: the name of an algorithm or a mistake, or else
    source: str | None  #: the text of the reader's own program,
    signature: str | None  #: and how to call it; None if its parameters show it
    board: NamedBoard | None  #: None for the kinds that choose their own
    exercise: str | None  #: the name of the exercise that the source is meant to solve
    other: Mapping[str, str | None] | None  #: a second program: its `source` and `signature`
    invariant: str | None  #: an invariant of the program,
    at: str | None  #: and where it should be true; None is the first loop
    text: str | None  #: the text to read a board from
    notation: str | None  #: the notation to write one in


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
    of_exercise = _text(data, "exercise")
    if kind != "where" and (kind == "exercise") != (of_exercise is not None):
        raise RequestError("message", "exercise: its name belongs to exercise and where only")
    if kind in ("exercise", "cell") and source is None:
        raise RequestError("message", f"program: {kind} needs a source")
    for key, needed in [("text", "read"), ("notation", "write")]:
        if (kind == needed) != (_text(data, key) is not None):
            raise RequestError("message", f"{key}: {needed} needs it, and nothing else")
    board = data.get("board")
    if kind not in WITHOUT_BOARD and board is None:
        raise RequestError("message", f"{kind} needs a board")
    return Request(
        kind=str(kind),
        name=name,
        source=source,
        signature=_text(program, "signature"),
        board=None if board is None else _board(board),
        exercise=of_exercise,
        other=None if data.get("other") is None else _other(data["other"], kind),
        text=_text(data, "text"),
        notation=_text(data, "notation"),
        invariant=_text(data, "invariant"),
        at=_text(data, "at"),
    )


def _other(value: object, kind: object) -> Mapping[str, str | None]:
    """Return the second program of a comparison."""
    if kind != "compare":
        raise RequestError("message", "other: a second program belongs to a comparison only")
    other = _mapping(value, "other")
    if _text(other, "source") is None:
        raise RequestError("message", "other: its source is expected")
    return {key: _text(other, key) for key in ("source", "signature")}


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


def _board(value: object) -> NamedBoard:
    try:
        (named,) = read_boards(json.dumps(_mapping(value, "board")), "json")
    except (BoardError, TypeError, ValueError, RecursionError) as error:
        raise RequestError("board", str(error)) from None
    return named
