"""`snl solve`: throws, routes and proofs."""

from __future__ import annotations

from pathlib import Path

import pytest
from command import EXACT, SAMPLES, UNREACHABLE, good, judged

from snl_algos import ALGORITHMS, load_board, shortest_routes

# -- solve ------------------------------------------------------------------------


def test_solve_shows_each_move_with_its_jump() -> None:
    """A column swapped, a jump missing, a move counted from 0."""
    assert good("solve", "thirty").splitlines() == [
        "throws: 3",
        "move  face  landing  cell  jump",
        "----  ----  -------  ----  ----",
        "   1     2        3    22  3→22",
        "   2     2       24    24",
        "   3     6       30    30",
        "certified: 3 throws are enough and no fewer will do",
    ]


@pytest.mark.parametrize("name", ["queue-bfs", "bitset-bfs", "forward-dp"])
def test_solve_takes_each_algorithm(name: str) -> None:
    """An algorithm that cannot be run or shown; `None` shown as a number; a made-up route."""
    lines = good("solve", "thirty", "--algorithm", name).splitlines()
    assert lines[0] == "throws: 3"
    assert lines[-1].startswith("certified: " if name in EXACT else "not certified: ")
    if ALGORITHMS[name](load_board("thirty")).route is None:
        assert lines[1:-1] == [f"{name} keeps no route"]
    if name in EXACT:
        lines = good("solve", "out-of-reach", "--algorithm", name).splitlines()
        assert lines[0] == "throws: the goal cannot be reached"
        assert lines[1].startswith("certified: ")
        assert len(lines) == 2


def test_all_routes_are_listed() -> None:
    """A sequence left out, listed twice or made up."""
    heading, *routes = good("solve", "thirty", "--all-routes").splitlines()
    board = load_board("thirty")
    found = shortest_routes(board, ALGORITHMS["queue-bfs"](board).distance)
    expected = [" ".join(str(move.face) for move in route) for route in found]
    assert len(expected) == 7
    assert heading == "shortest sequences of throws: 7"
    assert sorted(routes) == sorted(expected)


def test_a_long_list_of_routes_is_cut_and_says_so() -> None:
    """One too many or too few; a list cut in silence."""
    lines = good("solve", "Board(50, {})", "--all-routes").splitlines()
    assert lines[0] == "shortest sequences of throws: the first 100"
    assert len(lines) == 101


def test_several_boards_in_one_file(tmp_path: Path) -> None:
    """Only the first board solved; answers without the name of their board."""
    file = tmp_path / "input.txt"
    file.write_bytes(judged([*SAMPLES, UNREACHABLE]))
    lines = good("solve", file).splitlines()
    names = [line for line in lines if line.startswith(str(file))]
    assert names == [f"{file}, board {at}" for at in (1, 2, 3)]
    throws = [line for line in lines if line.startswith("throws: ")]
    assert throws == ["throws: 3", "throws: 5", "throws: the goal cannot be reached"]


def test_answers_are_printed_as_the_judge_accepts_them() -> None:
    """A word too many, `None` for -1, a missing line break: the judge takes none of it."""
    arguments = ("solve", "--notation", "hackerrank")
    assert good(*arguments, stdin=judged(SAMPLES)) == "3\n5\n"
    assert good(*arguments, stdin=judged([UNREACHABLE, SAMPLES[1]])) == "-1\n5\n"
    assert good(*arguments, stdin=judged(SAMPLES).replace(b"\n", b"\r\n")) == "3\n5\n"
