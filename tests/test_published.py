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
)

from snl_algos import certificate
from snl_algos.algorithms import ALGORITHMS
from snl_algos.algorithms.forward_dp import INFINITY, fill_table
from snl_algos.board import Board
from snl_algos.boards.notations import answers, read_boards

Case = dict[str, Any]
DATA = Path(__file__).parent / "data"
JUDGES: dict[str, list[Case]] = json.loads((DATA / "judges.json").read_text("utf-8"))["groups"]
CASES = [case for group in JUDGES.values() for case in group]
PROGRAMS: list[Case] = json.loads((DATA / "published_programs.json").read_text("utf-8"))["rows"]


def board_of(case: Case) -> Board:
    return Board(case["cells"], case["jumps"], start=case["start"])


def expected(case: Case) -> int | None:
    return None if case["expected"] == -1 else case["expected"]


# -- the judges ----------------------------------------------------------------------


def test_the_judges_are_all_there() -> None:
    """Would catch: a file that has lost cases, so that the tests below pass on few."""
    assert {group: len(cases) for group, cases in JUDGES.items()} == {
        "leetcode-909": 5,
        "hackerrank-quickest-way-up": 2,
        "geeksforgeeks-and-kin": 6,
        "board-games": 3,
    }
    assert any(case["expected"] == -1 for case in CASES)
    assert {case["start"] for case in CASES} == {0, 1}


@pytest.mark.parametrize("name", EXACT)
def test_published_answers(name: str) -> None:
    """Would catch: an algorithm that does not give the answer of a judge, or no proof of it."""
    for case in CASES:
        answer = ALGORITHMS[name](board_of(case))
        assert answer.throws == expected(case), case["source"]
        assert certificate(board_of(case), answer), case["source"]


def test_the_oracle_knows_them_too() -> None:
    """Would catch: a misreading of the rules that the oracle and the package share."""
    for case in CASES:
        rules = Rules(case["cells"], dict(case["jumps"]), start=case["start"])
        assert fewest_throws(rules).get(case["cells"]) == expected(case), case["source"]


def test_leetcode_in_its_own_grid() -> None:
    """Would catch: rows read from the wrong end, or in the wrong direction."""
    for case in JUDGES["leetcode-909"]:
        (read,) = read_boards(json.dumps(case["grid"]), "grid")
        assert read.board == board_of(case), case["source"]


def test_hackerrank_in_its_own_text() -> None:
    """Both samples in one input, as the judge feeds them, and its output to the letter.

    Would catch: snakes and ladders swapped; an answer that the judge does not read.
    """
    text = (DATA / "hackerrank.txt").read_text("utf-8")
    boards = [read.board for read in read_boards(text, "hackerrank")]
    assert boards == [board_of(case) for case in JUDGES["hackerrank-quickest-way-up"]]
    assert [named.board for named in read_boards(text.replace("\n", " \r\n\r\n"))] == boards
    assert answers(ALGORITHMS["queue-bfs"](board).throws for board in boards) == "3\n5\n"


#: The input of GeeksforGeeks' practice page: the number of jumps and, in one line, all pairs.
PRACTICE = {
    "GeeksforGeeks practice, example 1": "11 26 3 22 5 8 20 29 27 1 21 9",
    "GeeksforGeeks practice, example 2: a ladder straight to the goal": "2 30",
}
#: The article's own lines, counted from 0: moves[2] = 21 and so on.
ARTICLE = "2 21 4 7 10 25 19 28 26 0 20 8 16 3 18 6"


def test_geeksforgeeks_as_a_move_array() -> None:
    """Would catch: a step of one between the counts from 0 and from 1."""
    cases = [case for case in CASES if case["source"].startswith("GeeksforGeeks")]
    assert len(cases) > len(PRACTICE)
    for case in cases:
        move = [-1] * case["cells"]
        first = 1 if case["source"] in PRACTICE else 0
        numbers = [int(word) - first for word in PRACTICE.get(case["source"], ARTICLE).split()]
        for foot, end in zip(numbers[::2], numbers[1::2], strict=True):
            move[foot] = end
        (read,) = read_boards(json.dumps(move), "move-array")
        assert read.board == board_of(case), case["source"]


# -- the programs ----------------------------------------------------------------------


def test_the_programs_are_all_there() -> None:
    """Would catch: an empty file, with which every test below would pass."""
    assert len(PROGRAMS) == 90
    assert sum("level_bfs_grid" in row for row in PROGRAMS) == 73
    assert all("queue_bfs_array" in row and "forward_dp" in row for row in PROGRAMS)
    assert any(
        row["forward_dp"]["least_throws"]
        != fewest_throws(Rules(row["cells"], dict(row["jumps"]), start=0)).get(row["cells"])
        for row in PROGRAMS
    )


def test_forward_dp_bug_for_bug() -> None:
    """Table and predecessors cell by cell. Would catch: a mistake of the source put right here."""
    for row in PROGRAMS:
        cells, published = row["cells"], row["forward_dp"]
        board = Board(cells, row["jumps"], start=0)
        least, predecessor = fill_table(board)
        assert least[0] == 0
        filled = [cells if throws == INFINITY else throws for throws in least[1:]]
        assert filled == published["table"], board
        for position in range(1, cells + 1):
            if least[position] < INFINITY:
                assert predecessor[position] == published["predecessor"][position - 1], board
        throws = ALGORITHMS["forward-dp"](board).throws
        assert (cells if throws is None else throws) == published["least_throws"], board


def test_level_bfs_is_the_published_one() -> None:
    """Would catch: another answer than the published program's, out of reach included."""
    for row in PROGRAMS:
        if "level_bfs_grid" in row:
            board = Board(row["cells"], row["jumps"])
            throws = ALGORITHMS["level-bfs"](board).throws
            assert (-1 if throws is None else throws) == row["level_bfs_grid"], board


def test_queue_bfs_is_the_published_one_but_for_goals_out_of_reach() -> None:
    """Would catch: a repair of ours that changes more than the answer "out of reach"."""
    for row in PROGRAMS:
        rules = Rules(row["cells"], dict(row["jumps"]))
        throws = ALGORITHMS["queue-bfs"](rules.board()).throws
        reached = row["cells"] in fewest_throws(rules)
        assert throws == (row["queue_bfs_array"] if reached else None), rules
