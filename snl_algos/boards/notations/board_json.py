"""`json`: the notation of this project, which holds every board.

    {
      "format": "snl-board",
      "version": 1,
      "name": "one ladder",
      "cells": 30,
      "die": 6,
      "start": 1,
      "chained": false,
      "overshoot": "stay",
      "jumps": [[3, 22]]
    }

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
from ._strict import described, excerpt, load, members, must_be_list, number, usual_cells, whole
from .notation import FORMAT, VERSION, NamedBoard, Notation

__all__ = ["NOTATIONS", "schema"]

JUMPS = ("jumps", "ladders", "snakes")
KEYS = (
    "cells", *JUMPS, "format", "version", "name", "author", "source", "die", "start", "chained",
    "overshoot",
)  # fmt: skip


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of this notation.

    It states all that a schema can state. Only reading checks that jumps stay on the board and
    that no cell has two. A schema accepts 30.0 as 30, but reading does not.

    Examples
    --------
    >>> schema()["$defs"]["board"]["properties"]["cells"]["default"]
    100
    """
    text = Path(__file__).with_name("board.schema.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


def _read(text: str) -> list[NamedBoard]:
    """Return the board in an object, or the boards in a list of objects.

    Examples
    --------
    >>> _read('{"name": "one ladder", "cells": 30, "jumps": [[3, 22]]}')[0].board
    Board(30, {3: 22})
    >>> _read('{"cells": 30, "ladders": {"3": 22}, "snakes": {"17": 4}}')[0].board
    Board(30, {3: 22, 17: 4})
    """
    data = load(text)
    if not isinstance(data, list):
        return [_read_board(data)]
    if not data:
        raise BoardError("the list holds no board")
    boards = []
    for at, value in enumerate(data, start=1):
        try:
            boards.append(_read_board(value))
        except BoardError as error:
            raise BoardError(f"board {at}: {error}") from None
    return boards


def _read_board(data: object) -> NamedBoard:
    if isinstance(data, dict) and data and all(re.fullmatch("[0-9]+", key) for key in data):
        data = {"jumps": data}
    values = members(data, (), KEYS)
    _check_version(values)
    given = [kind for kind in JUMPS if kind in values]
    if not given:
        raise BoardError("the key 'jumps' is missing")
    if "cells" not in values:
        usual_cells('add "cells": 30')
    board = Board.from_dict(
        {
            "cells": whole(values.get("cells", 100), "cells"),
            **{kind: _jumps(values[kind], kind) for kind in given},
            "die": _die(values.get("die", 6)),
            "start": whole(values.get("start", 1), "start"),
            "chained": _yes_or_no(values.get("chained", False), "chained"),
            "overshoot": _words(values.get("overshoot", "stay"), "overshoot"),
        }
    )
    return NamedBoard(
        board,
        name=_words(values.get("name", ""), "name"),
        author=_words(values.get("author", ""), "author"),
        source=_words(values.get("source", ""), "source"),
    )


def _check_version(values: dict[str, object]) -> None:
    notation = values.get("format", FORMAT)
    if notation != FORMAT:
        raise BoardError(f'format: {described(notation)} is not "{FORMAT}"')
    version = whole(values.get("version", VERSION), "version")
    if version != VERSION:
        raise BoardError(
            f"version: {described(version)} is unknown; this version of snl_algos reads {VERSION}"
        )


def _jumps(value: object, kind: str) -> list[tuple[int, int]]:
    if isinstance(value, dict):
        ends = [(foot, end, f"{kind}[{excerpt(foot)}]") for foot, end in value.items()]
        return [(number(foot, place), whole(end, place)) for foot, end, place in ends]
    return [_jump(pair, f"{kind}[{at}]") for at, pair in enumerate(must_be_list(value, kind))]


def _jump(value: object, place: str) -> tuple[int, int]:
    pair = must_be_list(value, place)
    if len(pair) != 2:
        raise BoardError(f"{place}: a jump is a pair [from, to], and this list has {len(pair)}")
    return whole(pair[0], f"{place}[0]"), whole(pair[1], f"{place}[1]")


def _die(value: object) -> int | list[int]:
    if isinstance(value, list):
        return [whole(face, f"die[{at}]") for at, face in enumerate(value)]
    return whole(value, "die")


def _yes_or_no(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        raise BoardError(f"{place}: {described(value)} is not true or false")
    return value


def _words(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise BoardError(f"{place}: {described(value)} is not a string in quotes")
    return value


def _write(boards: Sequence[NamedBoard]) -> str:
    """Return one board as an object, several boards as a list of objects."""
    if not boards:
        raise BoardError("there is no board to write")
    objects = [_written(named) for named in boards]
    if len(objects) == 1:
        return objects[0] + "\n"
    return "[\n" + ",\n".join(objects) + "\n]\n"


def _written(named: NamedBoard) -> str:
    """Write a board with one key per line; `json.dumps` would put each cell of a jump on a line."""
    values = named.to_dict()
    lines = [f'  "{key}": {_dumped(value)}' for key, value in values.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def _dumped(value: object) -> str:
    """Return JSON on one line. Letters of all scripts stay readable; the invisible are escaped."""
    readable = isinstance(value, str) and value.isprintable()
    return json.dumps(value, ensure_ascii=not readable)


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
