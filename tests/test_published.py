"""Published boards with published answers, and published programs with their mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from oracle import (
    EXACT,
    Rules,
    fewest_throws,
    forward_dp_as_published,
    queue_bfs_as_published,
)

from snl_algos import certificate
from snl_algos.algorithms import ALGORITHMS
from snl_algos.algorithms.forward_dp import INFINITY, fill_table
from snl_algos.board import Board
from snl_algos.boards.notations import answers, read_boards

DATA = Path(__file__).parent / "data"
JUDGES: dict[str, list[dict[str, Any]]] = json.loads((DATA / "judges.json").read_text("utf-8"))[
    "groups"
]
CASES = [case for group in JUDGES.values() for case in group]
PROGRAMS: list[dict[str, Any]] = json.loads((DATA / "published_programs.json").read_text("utf-8"))[
    "rows"
]


def board_of(case: dict[str, Any]) -> Board:
    return Board(case["cells"], case["jumps"], start=case["start"])


def expected(case: dict[str, Any]) -> int | None:
    return None if case["expected"] == -1 else case["expected"]


def by_source(cases: list[dict[str, Any]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[case["source"][:60] for case in cases])


# -- the judges ----------------------------------------------------------------------


def test_the_judges_are_all_there() -> None:
    assert {group: len(cases) for group, cases in JUDGES.items()} == {
        "leetcode-909": 5,
        "hackerrank-quickest-way-up": 2,
        "geeksforgeeks-and-kin": 6,
        "board-games": 3,
    }
    assert any(case["expected"] == -1 for case in CASES)
    assert {case["start"] for case in CASES} == {0, 1}


@pytest.mark.parametrize("name", EXACT)
@by_source(CASES)
def test_published_answers(case: dict[str, Any], name: str) -> None:
    answer = ALGORITHMS[name](board_of(case))
    assert answer.throws == expected(case)
    assert certificate(board_of(case), answer)


@by_source(CASES)
def test_the_oracle_knows_them_too(case: dict[str, Any]) -> None:
    """Catches a misreading of the rules that the oracle and the package share."""
    rules = Rules(case["cells"], dict(case["jumps"]), start=case["start"])
    assert fewest_throws(rules).get(case["cells"]) == expected(case)


@pytest.mark.parametrize("name", EXACT)
@by_source(JUDGES["leetcode-909"])
def test_leetcode_in_its_own_grid(case: dict[str, Any], name: str) -> None:
    """Catches rows read from the wrong end, or in the wrong direction."""
    (read,) = read_boards(json.dumps(case["grid"]), "grid")
    assert read.board == board_of(case)
    assert ALGORITHMS[name](read.board).throws == expected(case)


HACKERRANK = (DATA / "hackerrank.txt").read_text("utf-8")


@pytest.mark.parametrize("name", EXACT)
def test_hackerrank_in_its_own_text(name: str) -> None:
    """Both samples in one input, as the judge feeds them, and its output to the letter."""
    boards = [read.board for read in read_boards(HACKERRANK, "hackerrank")]
    assert boards == [board_of(case) for case in JUDGES["hackerrank-quickest-way-up"]]
    assert answers(ALGORITHMS[name](board).throws for board in boards) == "3\n5\n"


#: The input of GeeksforGeeks' practice page: the number of jumps and, in one line, all pairs.
PRACTICE = {
    "GeeksforGeeks practice, example 1": "11 26 3 22 5 8 20 29 27 1 21 9",
    "GeeksforGeeks practice, example 2: a ladder straight to the goal": "2 30",
}


@pytest.mark.parametrize("name", EXACT)
@by_source([case for case in CASES if case["source"].startswith("GeeksforGeeks")])
def test_geeksforgeeks_as_a_move_array(case: dict[str, Any], name: str) -> None:
    """The article's array, counted from 0. Catches a step of one between the two counts."""
    move = [-1] * case["cells"]
    if case["source"] in PRACTICE:
        numbers = [int(word) for word in PRACTICE[case["source"]].split()]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    else:  # the article's own lines: moves[2] = 21 and so on
        written = "2 21, 4 7, 10 25, 19 28, 26 0, 20 8, 16 3, 18 6"
        pairs = [
            (int(a) + 1, int(b) + 1) for a, b in (item.split() for item in written.split(", "))
        ]
    for foot, end in pairs:
        move[foot - 1] = end - 1
    (read,) = read_boards(json.dumps(move), "move-array")
    assert read.board == board_of(case)
    assert ALGORITHMS[name](read.board).throws == expected(case)


# -- the programs ----------------------------------------------------------------------


def by_row(rows: list[dict[str, Any]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "row", rows, ids=[f"{at}-{row['cells']}" for at, row in enumerate(rows)]
    )


def test_the_programs_are_all_there() -> None:
    """An empty file would let every test below pass."""
    assert len(PROGRAMS) == 90
    assert sum("level_bfs_grid" in row for row in PROGRAMS) == 73
    assert all("queue_bfs_array" in row and "forward_dp" in row for row in PROGRAMS)
    assert any(
        row["forward_dp"]["least_throws"]
        != fewest_throws(Rules(row["cells"], dict(row["jumps"]), start=0)).get(row["cells"])
        for row in PROGRAMS
    )


@by_row(PROGRAMS)
def test_forward_dp_bug_for_bug(row: dict[str, Any]) -> None:
    """Table and predecessors cell by cell. Catches a mistake of the source put right here."""
    cells, published = row["cells"], row["forward_dp"]
    board = Board(cells, row["jumps"], start=0)
    least, predecessor = fill_table(board)
    assert least[0] == 0
    assert [cells if throws == INFINITY else throws for throws in least[1:]] == published["table"]
    for position in range(1, cells + 1):
        if least[position] < INFINITY:
            assert predecessor[position] == published["predecessor"][position - 1]
    throws = ALGORITHMS["forward-dp"](board).throws
    assert (cells if throws is None else throws) == published["least_throws"]


@by_row(PROGRAMS)
def test_the_reference_of_the_forward_dp(row: dict[str, Any]) -> None:
    """The forward DP as the oracle rebuilds it is the one that was published."""
    table, before = forward_dp_as_published(row["cells"], dict(row["jumps"]))
    published = row["forward_dp"]
    assert (table, before) == (published["table"], published["predecessor"])
    assert table[-1] == published["least_throws"]


@by_row([row for row in PROGRAMS if "level_bfs_grid" in row])
def test_level_bfs_is_the_published_one(row: dict[str, Any]) -> None:
    throws = ALGORITHMS["level-bfs"](Board(row["cells"], row["jumps"])).throws
    assert (-1 if throws is None else throws) == row["level_bfs_grid"]


@by_row(PROGRAMS)
def test_queue_bfs_is_the_published_one_but_for_goals_out_of_reach(row: dict[str, Any]) -> None:
    rules = Rules(row["cells"], dict(row["jumps"]))
    throws = ALGORITHMS["queue-bfs"](rules.board()).throws
    if row["cells"] in fewest_throws(rules):
        assert throws == row["queue_bfs_array"]
    else:
        assert throws is None
        assert throws != row["queue_bfs_array"]


@by_row(PROGRAMS)
def test_the_reference_of_the_queue_bfs(row: dict[str, Any]) -> None:
    """The oracle's faulty BFS is the published one, on every row of the file."""
    assert queue_bfs_as_published(row["cells"], dict(row["jumps"])) == row["queue_bfs_array"]


def test_the_published_queue_bfs_on_a_goal_out_of_reach() -> None:
    """LeetCode's test 107: the published BFS answers 1 throw, ours none."""
    (case,) = [case for case in CASES if case["expected"] == -1]
    assert "107" in case["source"]
    assert queue_bfs_as_published(case["cells"], dict(case["jumps"])) == 1
    assert ALGORITHMS["queue-bfs"](board_of(case)).throws is None
