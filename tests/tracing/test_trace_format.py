"""The JSON of a trace: its schema, its page in the docs, golden traces, and its size.

After a change of the format that is meant: `python tests/tracing/test_trace_format.py` renews the
golden traces. Look at what changed in them before you keep it.
"""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import snl_algos
from snl_algos import ALGORITHMS, Board, Watch, load_board, trace
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.costs import pips
from snl_algos.tracing import schema

GOLDEN = Path(__file__).with_name("golden")
ROOT = Path(snl_algos.__file__).parent.parent
TWELVE = Board(12, {3: 11, 10: 2})
THIRTY = load_board("thirty")
CHECKER = jsonschema.Draft202012Validator(schema())


def walk(board: Board) -> Any:
    queue = [(1, "start")]
    seen = set()
    while queue:
        cell, why = queue.pop(0)
        if cell in seen:
            continue
        seen.add(cell)
        queue += [(end, f"from {cell}") for end in board.successors(cell)]
    return {"seen": len(seen), "why": why}


def fails(board: Board) -> Any:
    cell = board.goal
    raise ValueError(f"no cell {cell + 1}")


def goes_on(board: Board) -> Any:
    cell = 1
    while True:
        cell = cell % 7 + 1


def nothing(board: Board) -> Any:
    pass


#: Boards for the algorithms.
BOARDS = (TWELVE, THIRTY, Board(1), Board(9, {4: 8}, start=0, die=(2, 3)))
RUNS: dict[str, Any] = {
    **{name: (name, BOARDS, {}) for name in ALGORITHMS},
    "pips": (partial(dijkstra, cost=pips), THIRTY, {}),
    "every line": ("dijkstra", TWELVE, {"every_line": True}),
    "a walk": (walk, THIRTY, {}),
    "raised": (fails, THIRTY, {}),
    "stopped": (goes_on, THIRTY, {"max_steps": 50}),
    "nothing": (nothing, THIRTY, {}),
    "a builtin": (len, THIRTY, {}),
    "watched": (walk, THIRTY, {"watch": Watch(visited="seen")}),
}  # fmt: skip


@pytest.mark.parametrize("run", RUNS.values(), ids=RUNS)
def test_every_trace_is_as_the_schema_says(run: Any) -> None:
    """Would catch: a key that is written and described nowhere, which the schema lets pass."""
    function, boards, words = run
    contract = schema()["properties"]
    for board in boards if isinstance(boards, tuple) else (boards,):
        made = trace(function, board, **words)
        data = json.loads(made.to_json())
        CHECKER.validate(data)
        assert data == json.loads(json.dumps(made.to_dict()))
        assert data["counts"]["steps"] == len(data["steps"]) == len(made)
        assert all(step["line"] < len(data["functions"][step.get("function", 0)]["lines"])
                   for step in data["steps"])  # fmt: skip
        assert (data["error"] is not None) == (data["outcome"] == "raised")
        assert (data["limit"] is not None) == (data["outcome"] == "stopped")
        assert (data["answer"] is not None) == (data["outcome"] == "returned")
        assert {*data, "marks"} == set(contract)  # those only if something was tested
        for step in data["steps"]:
            assert set(step) <= set(schema()["$defs"]["step"]["properties"])
        for part in ("counts", "roles"):
            assert set(data[part]) - {"second"} == set(contract[part]["required"])


def test_the_schema_is_one_and_can_say_no() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    good = trace("queue-bfs", TWELVE).to_dict()
    changes: tuple[dict[str, Any], ...] = (
        {"version": 1},
        {"outcome": "fine"},
        {"steps": [{}]},
        {"steps": [{"line": -1}]},
        {"steps": [{"line": 0, "distance": {"a": 1}}]},
        {"steps": [{"line": 0, "frontier": {"front": -1}}]},
        {"steps": [{"line": 0, "frontier": {"is": [1]}}]},
        {"steps": [{"line": 0, "visited": {"1": None}}]},
        {"findings": [{"kind": "raised"}]},
        {"answer": {"throws": 3, "route": None}},
        {"answer": {"value": "3", "number": "3"}},
    )
    for change in changes:
        assert not CHECKER.is_valid({**good, **change}), change
    for key in good:
        assert not CHECKER.is_valid({k: v for k, v in good.items() if k != key}), key


# -- golden traces ---------------------------------------------------------------------------


def golden(name: str) -> str:
    return json.dumps(trace(name, TWELVE).to_dict(), ensure_ascii=False, indent=1) + "\n"


@pytest.mark.parametrize("name", ["queue-bfs", "dijkstra"])
def test_golden(name: str) -> None:
    kept = (GOLDEN / f"{name}.json").read_text("utf-8")
    hint = (
        "if this change is meant: python tests/tracing/test_trace_format.py, and look at the diff"
    )
    assert json.loads(golden(name)) == json.loads(kept), hint
    assert golden(name) == kept, hint


# -- the page in the docs ----------------------------------------------------------------------


def tables(text: str) -> dict[str, set[str]]:
    """Heading → the keys of the table under it."""
    found: dict[str, set[str]] = {}
    for part in re.split(r"^##+ ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        rows = re.findall(r"^\| (`.+?) \|", body, flags=re.MULTILINE)
        keys = {key for row in rows for key in re.findall(r"`(\w+)`", row)}
        if keys:
            found[heading] = keys
    return found


def test_the_docs_name_every_key() -> None:
    page = (ROOT / "book" / "docs" / "trace-format.md").read_text("utf-8")
    contract = schema()
    found = tables(page)
    assert found["The whole"] == set(contract["properties"])
    assert found["The whole"] == {*contract["required"], "marks"}  # only if something was tested
    step = contract["$defs"]["step"]["properties"]
    assert found["A step"] | {"scope"} == set(step)  # it is told in the text below the table
    assert '"scope": true' in page
    for inner in ("error", "answer"):
        for choice in contract["properties"][inner]["anyOf"]:
            for key in choice.get("properties", {}):
                assert f'"{key}"' in page, key
    for inner in ("counts", "roles", "layout"):
        for key in contract["properties"][inner]["required"]:
            assert re.search(rf"[`\"]{key}[`\"]", page), key
    for choice in step["frontier"]["anyOf"]:
        for key in choice["properties"]:
            assert f'"{key}"' in page, key


def test_the_unit_is_the_name_of_the_cost() -> None:
    """Catches distances in pips that are shown as throws."""
    assert trace("dijkstra", TWELVE).to_dict()["unit"] == "throws"
    run = trace(partial(dijkstra, cost=pips), TWELVE)
    assert (run.to_dict()["unit"], run.to_dict()["title"]) == ("pips", "Dijkstra's algorithm")
    assert run.state(-1).distance[12] == 3  # two to the ladder, and one from 11 to 12
    assert run.to_dict()["unsure"] == []


if __name__ == "__main__":
    for name in ("queue-bfs", "dijkstra"):
        (GOLDEN / f"{name}.json").write_text(golden(name), "utf-8")
