"""`json`: the notation of this project, which holds every board.

    {"format": "snl-board", "version": 1, "name": "one ladder", "cells": 30, "die": 6,
     "start": 1, "chained": false, "overshoot": "stay", "jumps": [[3, 22]]}

Only the jumps are required; a board has 100 cells if it does not say how many, and the other rules
have the usual defaults. `name`, `author` and `source` say where the board comes from. `die` is the
number of faces or a list of the faces. A jump from a cell to itself means no jump. A list of such
objects holds several boards. `schema` returns the JSON Schema.

The jumps may also be written as `ladders` and `snakes`, and each of the three as an object:
`{"cells": 30, "ladders": {"3": 22}, "snakes": {"17": 4}}`. An object of jumps alone,
`{"3": 22, "17": 4}`, is a board of 100 cells.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from ...board import Board, BoardError
from ...board_text import KEYS as BOARD_KEYS
from ...board_text import short
from ...errors import placed
from ._strict import load, members, must_be_list, number, usual_cells
from .notation import FORMAT, VERSION, NamedBoard, Notation

__all__ = ["NOTATIONS", "schema"]

JUMPS = ("jumps", "ladders", "snakes")
ABOUT = ("name", "author", "source")
KEYS = (*BOARD_KEYS, "format", "version", *ABOUT)


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of this notation.

    Only reading checks that jumps stay on the board and that no cell has two. A schema accepts 30.0
    as 30, but reading does not.

    Examples
    --------
    >>> schema()["$defs"]["board"]["properties"]["cells"]["default"]
    100
    """
    text = Path(__file__).with_name("board.schema.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


def _read(text: str) -> list[NamedBoard]:
    """Return the board in an object, or the boards in a list of objects."""
    data = load(text)
    if not isinstance(data, list):
        return [_read_board(data)]
    if not data:
        raise BoardError("the list holds no board")
    boards = []
    for at, value in enumerate(data, start=1):
        with placed(f"board {at}"):
            boards.append(_read_board(value))
    return boards


def _read_board(data: object) -> NamedBoard:
    if isinstance(data, dict) and data and all(re.fullmatch("[0-9]+", key) for key in data):
        data = {"jumps": data}
    values: dict[str, Any] = members(data, (), KEYS)
    if not any(kind in values for kind in JUMPS):
        raise BoardError("the key 'jumps' is missing")
    if values.get("format", FORMAT) != FORMAT:
        raise BoardError(f'format: {short(values["format"])} is not "{FORMAT}"')
    version = values.get("version", VERSION)
    if version != VERSION or version is True:
        raise BoardError(
            f"version: {short(version)} is unknown; this version of snl_algos reads {VERSION}"
        )
    about = {key: value for key, value in values.items() if key in ABOUT}
    for key, value in about.items():
        if not isinstance(value, str):
            raise BoardError(f"{key}: {short(value)} is not a string in quotes")
    if "cells" not in values:
        usual_cells('add "cells": 30')
    rules = {key: _rule(key, value) for key, value in values.items() if key in BOARD_KEYS}
    return NamedBoard(Board.from_dict({"cells": 100, **rules}), **about)


def _rule(key: str, value: Any) -> Any:
    """Return a rule as a board takes it: JSON has only words for the feet in an object of jumps."""
    if key not in JUMPS:
        return value
    if isinstance(value, dict):
        return [(number(foot, f"{key}[{short(foot)}]"), end) for foot, end in value.items()]
    return must_be_list(value, key)


def _write(boards: Sequence[NamedBoard]) -> str:
    """Return one board as an object, several boards as a list of objects."""
    objects = [_written(named) for named in boards]
    return f"{objects[0]}\n" if len(objects) == 1 else "[\n" + ",\n".join(objects) + "\n]\n"


def _written(named: NamedBoard) -> str:
    """Return a board with a key on each line. Letters of all scripts stay, others are escaped."""
    lines = [
        f'  "{key}": {json.dumps(value, ensure_ascii=not str(value).isprintable())}'
        for key, value in named.to_dict().items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}"


NOTATIONS = (
    Notation(
        "json",
        "our own notation, for every board; several boards",
        read=_read,
        write=_write,
        # an object, or a list that opens with one; other notations of objects come first
        opening=r"\s*(\[\s*)?\{",
        example='{"cells": 30, "jumps": [[3, 22]]}',
        order=100,
    ),
)
