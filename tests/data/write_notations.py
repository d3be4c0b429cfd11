"""Writes `notations.json`: texts of boards that the page must write, read and refuse too.

    PYTHONPATH=tests python tests/data/write_notations.py

They are what the package writes and reads, so a change of a notation shows here, and in the page.
"""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

from malformed import MALFORMED
from typed_boards import GUESSED, TYPED

from snl_algos import Board, BoardError
from snl_algos.boards import gallery
from snl_algos.boards.notations import NamedBoard, decode, read_boards, recognise, write_boards
from snl_algos.layout import layout_for

FILE = Path(__file__).with_name("notations.json")

#: What the page writes besides `Board(...)`, and what it reads.
NAMES = ("json", "move-array", "grid", "hackerrank")
READ = (*NAMES, "python", "lines")

#: What the page takes, because JavaScript's own reader of JSON does: the last of two equal keys.
LENIENT = ("key twice", "A twice")

BOARDS = [
    NamedBoard(Board(1)),
    NamedBoard(Board(4, {2: 3, 3: 4}), name="Échelle “à” 4"),
    NamedBoard(Board(9, {2: 9, 7: 5, 9: 1}), name="\tone\n"),
    NamedBoard(Board(100, {3: 90, 56: 76, 97: 13})),
    NamedBoard(Board(36, {2: 15}, die=(5,))),
    NamedBoard(Board(36, {2: 15}, die=(1, 10**6), start=0, chained=True, overshoot="win")),
    NamedBoard(Board(100, {2: 1}, die=8, overshoot="bounce")),
]

SPELLINGS = [
    "-1 3 -1 -1", "-1,3,-1,-1", " -1 , 3\t-1, -1 \n", "[-1,3,\n-1,-1]", "[0, 3, 2, -1]",
    "[[-1, -1], [-1, 2]]", "[[1, 1, -1], [1, 1, 1], [-1, 1, 1]]",
    '{"cells": 4, "jumps": [[3, 3]]}', '{"cells": 30, "jumps": []}',
    '{"name": "x", "die": [2, 1], "cells": 3, "jumps": []}',
    "1\n0\n0", "1\r0\r0", "1\n\n1\n3  90 \n1\n97 13\n", '[{"cells": 3, "jumps": []}]',
]  # fmt: skip


def contents() -> dict[str, Any]:
    """All of it, as plain data."""
    named = [*BOARDS, *(gallery.get(name) for name in gallery.names())]
    sample = FILE.with_name("hackerrank.txt").read_text("utf-8")
    texts = [*SPELLINGS, sample, *TYPED, *(text for text in GUESSED if text not in TYPED)]
    return {
        "written": [_written(NamedBoard(one.board, one.name)) for one in named],
        "read": list(map(_read, texts)),
        "refused": _refused(),
        "columns": [layout_for(cells).columns for cells in range(1, 401)],
    }


def _data(named: NamedBoard) -> dict[str, Any]:
    return {"name": named.name, **named.board.to_dict()}


def _read(text: str) -> dict[str, Any]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        boards = read_boards(text)
    notes = [str(one.message) for one in caught]
    return {"text": text, "boards": list(map(_data, boards)), "notes": notes}


def _written(named: NamedBoard) -> dict[str, Any]:
    texts: dict[str, str | None] = {"python": repr(named.board)}
    for name in NAMES:
        try:
            texts[name] = write_boards([named], name)
        except BoardError:
            texts[name] = None
    return {"board": _data(named), "texts": texts}


def _refused() -> list[dict[str, str]]:
    found = []
    for name, data, notation, _ in MALFORMED:
        if notation is None and name not in LENIENT and len(data) < 3000:
            try:
                text = decode(data)
                known = not text.strip() or recognise(text) in READ
            except BoardError:
                continue
            if known:
                found.append({"name": name, "text": text})
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(contents(), indent=1, ensure_ascii=False) + "\n", "utf-8")
