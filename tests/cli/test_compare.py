"""`snl compare`: the table, its notes, and its JSON."""

from __future__ import annotations

import json
from pathlib import Path

from command import SAMPLES, cells_of, good, judged
from jsonschema import Draft202012Validator

from snl_algos import ALGORITHMS, Board, load_board
from snl_algos.boards.notations import schema

# -- compare ----------------------------------------------------------------------

HEADINGS = [
    *("algorithm", "throws", "agrees", "certified", "cells taken", "edges looked at"),
    *("longest frontier", "time", "memory"),
]


def test_compare_prints_every_column_in_a_pipe() -> None:
    """A table cut to the width of a terminal that is not there."""
    lines = good("compare", "thirty").splitlines()
    assert lines[0] == "thirty: 30 cells, die 6, 4 ladders, 4 snakes"
    assert cells_of(lines[1]) == HEADINGS
    end = 3 + len(ALGORITHMS)
    rows = [cells_of(line) for line in lines[3:end]]
    assert [row[0] for row in rows] == list(ALGORITHMS)
    assert all(len(row) == len(HEADINGS) for row in rows)
    assert [row[0] for row in rows if row[3] == "no"] == ["forward-dp"]
    assert lines[-1] == ""
    assert [line.split(" is ")[0] for line in lines[end : end + 2]] == ["forward-dp"] * 2


def test_compare_several_files(tmp_path: Path) -> None:
    """Boards without a table of their own."""
    file = tmp_path / "input.txt"
    file.write_bytes(judged(SAMPLES))
    lines = good("compare", file, "standing-on-a-foot").splitlines()
    assert sum(cells_of(line) == HEADINGS for line in lines) == 3


def test_compare_tells_who_refused(tmp_path: Path) -> None:
    """A refusal that ends the comparison, or that counts as an agreement."""
    file = tmp_path / "large.json"
    file.write_text('{"cells": 20000, "jumps": []}')
    arguments = ("--algorithm", "adjacency-matrix-bfs", "--algorithm", "queue-bfs")
    lines = good("compare", file, "thirty", *arguments).splitlines()
    assert cells_of(lines[3])[:2] == ["adjacency-matrix-bfs", "refused"]
    assert any(line.startswith("adjacency-matrix-bfs refused: ") for line in lines)


def test_compare_json() -> None:
    """A field renamed or missing; a board that is not in our own notation."""
    data = json.loads(good("compare", "thirty", "out-of-reach", "--json"))
    assert [one["name"] for one in data] == ["thirty", "out-of-reach"]
    assert [one["throws"] for one in data] == [3, None]
    for one in data:
        assert set(one) == {"name", "format", "version", "board", "throws", "unit", "rows"}
        assert (one["format"], one["version"]) == ("snl-comparison", 2)
        Draft202012Validator(schema()).validate(one["board"])
        assert [row["algorithm"] for row in one["rows"]] == list(ALGORITHMS)
        for row in one["rows"]:
            assert set(row) == {
                *("algorithm", "throws", "route", "answered", "agrees", "certified", "finding"),
                *("cells_taken", "edges_looked_at", "longest_frontier", "seconds", "memory"),
                *("limits", "first_difference", "cost"),
            }
    first = data[0]["rows"][0]
    assert first["route"][0] == [2, 3, 22]
    assert (first["answered"], first["finding"]) == (True, None)
    assert first["seconds"] > 0
    wrong = next(row for row in data[0]["rows"] if row["algorithm"] == "forward-dp")
    assert wrong["finding"]["cells"][0] == wrong["first_difference"]["cell"] == 3
    assert Board(30, data[0]["board"]["jumps"]) == load_board("thirty")
