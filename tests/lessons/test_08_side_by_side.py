"""Lesson 8: its solutions are right, its stubs are not, and wrong tries are shown a board."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("ipywidgets")

from lessons.notebooks import cells, exercise, printed

from snl_algos import MISTAKES

PROOF, PROPERTY = exercise("8.1"), exercise("8.2")


@pytest.fixture(scope="module")
def judges() -> dict[str, Any]:
    """`try_certificate` and `try_property`, as the lesson defines them."""
    after = PROPERTY.checks[0].replace("\n\ntry_property(my_property)", "")
    return PROPERTY.run(f"{after}\n\ntry_certificate")


def told(judges: dict[str, Any], capsys: Any, judge: str, mine: Any) -> str:
    judges[judge](mine)
    return str(capsys.readouterr().out)


# -- 8.1: your own certificate ----------------------------------------------------------------


def test_a_certificate(judges: Any, capsys: Any) -> None:
    mine = PROOF.run(PROOF.solution)["certified"]
    said = told(judges, capsys, "try_certificate", mine)
    assert said == "It tells right from wrong on every claim.\n"


NEW = "move.cell not in distance or "
SHORTENS = "distance[cell] + 1 < distance[move.cell]"
ATTAINED = "return attained == set(distance)"
START = "    if distance.get(board.start) != 0:\n        return False\n"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ([(ATTAINED, "return True")], "it says right, but cell 2 is at 1, not at 0"),
        (
            [(f"{NEW}{SHORTENS}", "move.cell not in distance")],
            "it says right, but cell 3 is at 1, not at 2",
        ),
        ([(START, "")], "it says right, but the start is at 0"),
        (
            [(f"if {NEW}{SHORTENS}", f"if move.cell in distance and {SHORTENS}"),
             ("if distance[cell] + 1 == distance[move.cell]",
              "if distance[cell] + 1 == distance.get(move.cell)")],
            "it says right, but cell 2 can be reached, in 1",
        ),
        ([("attained = {board.start}", "attained = set()")],
         "it says wrong, but these distances are right"),
    ],
    ids=["too small", "too large", "no start", "left out", "the start needs nobody"],
)  # fmt: skip
def test_half_a_certificate(judges: Any, capsys: Any, changes: Any, message: str) -> None:
    mine = PROOF.run(PROOF.wrong(*changes))["certified"]
    said = told(judges, capsys, "try_certificate", mine)
    assert said.endswith(f"{message}\n")
    assert "cells, die" in said


def test_the_first_certificate_looks_at_the_start_alone(judges: Any, capsys: Any) -> None:
    mine = PROOF.run(PROOF.stub)["certified"]
    assert "it says right, but cell 2 is at 1" in told(judges, capsys, "try_certificate", mine)


# -- 8.2: a property ---------------------------------------------------------------------------


def test_a_property(judges: Any, capsys: Any) -> None:
    mine = PROPERTY.run(PROPERTY.solution)["my_property"]
    said = told(judges, capsys, "try_property", mine)
    assert "it catches one-visited-set, first on Board(4, {2: 3, 3: 4}, die=2)" in said
    assert said.endswith("A good property.\n")


WRONG = {
    "a ladder to the next cell": (
        "jumps = {2: 3, **board.jumps} if board.cells > 2 else board.jumps\n"
        "    more = Board(board.cells, jumps, die=board.die)\n"
        "    return says(board) == -1 or 0 <= says(more) <= says(board)",
        "and your property rejects it.",
    ),
    "no snakes": (
        "fewer = Board(board.cells, board.ladders, die=board.die)\n"
        "    return says(board) == -1 or 0 <= says(fewer) <= says(board)",
        "and your property rejects it.",
    ),
    "a larger die": ("return larger_die(says, board)", "1 caught. Four are wanted."),
    "never more throws than cells": (
        "return says(board) < board.cells",
        "caught. Four are wanted.",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_properties_that_will_not_do(judges: Any, capsys: Any, what: str) -> None:
    body, message = WRONG[what]
    mine = PROPERTY.run(f"def my_property(says, board):\n    {body}\n")["my_property"]
    said = told(judges, capsys, "try_property", mine)
    assert said.endswith(f"{message}\n")


def test_the_first_property_catches_nothing(judges: Any, capsys: Any) -> None:
    mine = PROPERTY.run(PROPERTY.stub)["my_property"]
    said = told(judges, capsys, "try_property", mine)
    assert said == "0 caught. Four are wanted.\n"


# -- what the text says ----------------------------------------------------------------------


def test_the_text_says_what_the_table_shows() -> None:
    """An answer that was written before the numbers."""
    (table,) = (cell for cell in cells(8, "code") if "boards it fails on" in cell.source)
    rows = {
        found[1]: [int(n) for n in found[2].split()]
        for found in re.finditer(r"^(\S+) +([\d ]+)$", printed(table), re.MULTILINE)
        if found[1] in MISTAKES
    }
    assert len(rows) == 12
    caught = [{name for name in rows if rows[name][column]} for column in range(4)]
    published, by_property, exhaustion, random = caught
    assert (len(published), len(by_property), len(exhaustion), len(random)) == (1, 1, 9, 8)
    assert random - exhaustion == {"memo-over-cycles", "greedy"}
    assert set(rows) - set().union(*caught) == {"cap-on-depth"}
    boards = [MISTAKES[name].board for name in random - exhaustion]
    assert [board.cells for board in boards if board is not None] == [7, 7]
