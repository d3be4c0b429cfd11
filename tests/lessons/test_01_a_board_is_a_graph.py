"""Lesson 1: what its exercises answer, and the boards on which a rule matters."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("anywidget")

from lessons.notebooks import Exercise, cells, exercise, printed

from snl_algos import Board, load_board, solve

WHERE, READER = exercise("1.1"), exercise("1.2")


def tried(one: Exercise, code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, str]:
    """What the lesson's own test says of a try."""
    passed = one.run(f"{code}\n\n{one.checks[0]}")["passed"]
    return passed, capsys.readouterr().out


@pytest.mark.parametrize("one", [WHERE, READER], ids=["1.1", "1.2"])
def test_the_solutions_are_right(one: Exercise, capsys: pytest.CaptureFixture[str]) -> None:
    passed, said = tried(one, one.solution, capsys)
    assert passed
    assert said.startswith("right on ")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            WHERE.stub,
            "1  2\n2 cells, die 3, no ladders, no snakes\n"
            "from cell 1: throw 1 to 2\nwanted [2], got [2, 3, 4]\n",
        ),
        (
            WHERE.wrong(("jumps.get(landing, landing)", "landing")),
            "3 cells, die 3, no ladders, 1 snake\n"
            "from cell 1: throw 1 to 2, snake to 1; throw 2 to 3\nwanted [1, 3], got [2, 3]\n",
        ),
        (
            WHERE.wrong(("if stand not in ends:", "if True:")),
            "wanted [3], got [3, 3]\n",
        ),
        (
            WHERE.wrong(
                ("stand = jumps.get(landing, landing)", "stand = landing"),
                (
                    "            if stand not in ends:",
                    "            for _ in range(9):\n"
                    "                stand = jumps.get(stand, stand)\n"
                    "            if stand not in ends:",
                ),
            ),
            "4 cells, die 3, no ladders, 2 snakes\n"
            "from cell 1: throw 1 to 2, snake to 1; throw 2 to 3, snake to 2; throw 3 to 4\n"
            "wanted [1, 2, 4], got [1, 4]\n",
        ),
    ],
    ids=["stub", "no jumps", "the same cell twice", "chained"],
)
def test_wrong_successors_get_their_board(
    code: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    passed, said = tried(WHERE, code, capsys)
    assert not passed
    assert told in said


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            READER.stub,
            "[(3, 11), (8, 5), (3, 1)] was read as {3: 1, 8: 5}, but two jumps leave cell 3\n",
        ),
        (
            READER.wrong(
                ("if foot in jumps:", "if end in jumps.values():"), ("to {jumps[foot]} and ", "")
            ),
            "[(2, 9), (4, 9)] is a board, but: ValueError",
        ),
        (
            READER.wrong(("if foot in jumps:", "if foot in jumps and jumps[foot] != end:")),
            "[(7, 2), (7, 2)] was read as {7: 2}, but two jumps leave cell 7\n",
        ),
        (
            READER.wrong(
                ('f"two jumps from cell {foot}: to {jumps[foot]} and to {end}"', '"a bad board"')
            ),
            "the message 'a bad board' does not name cell 3\n",
        ),
    ],
    ids=["stub", "refuses a shared end", "the same jump twice", "names nothing"],
)
def test_wrong_readers_get_their_pairs(
    code: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    passed, said = tried(READER, code, capsys)
    assert not passed
    assert told in said


def test_what_the_lesson_says_of_published_boards_is_so() -> None:
    fifty = load_board("fifty")
    assert dict(fifty.jumps) == {5: 22, 7: 4, 13: 9, 22: 7, 26: 29, 31: 1}
    assert solve(fifty).throws == 6
    hundred = Board(100)
    assert sum(len(hundred.moves(cell)) for cell in range(1, 101)) == 579


def test_there_are_hints_that_open_one_at_a_time() -> None:
    assert (len(WHERE.hints), len(READER.hints)) == (3, 2)


def test_each_rule_changes_the_answer_on_its_pair() -> None:
    """A pair of boards that differ in a rule, and not in the answer."""
    said = next(printed(cell) for cell in cells(1, "code") if "in pairs.items()" in cell.source)
    answers = [line.rpartition(": ")[2].split(", ") for line in said.splitlines()]
    assert len(answers) == 4
    assert all(one != other for one, other in answers)
