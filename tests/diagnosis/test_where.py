"""Where a wrong program is wrong: one small change, and its line."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Callable
from typing import Any

import pytest
from checker.wrong_programs import Written, counterexample, right_programs, wrong_programs

from snl_algos import check
from snl_algos.checker import RULES
from snl_algos.checker.board_tester import Budget
from snl_algos.diagnosis.changes import changes_after, changes_of
from snl_algos.diagnosis.repair import where_wrong
from snl_algos.programs import program_of
from snl_algos.programs.program_text import text_of

pytestmark = [pytest.mark.usefixtures("few_boards"), pytest.mark.xdist_group("where")]

HELPED = """\
from collections import deque

FACES = 6


def landings(cell, N):
    # some of the six
    return range(cell + 1, min(cell + FACES, N - 1) + 1)


class Solution:
    def fewest(self, move, N):
        distance, queue = {0: 0}, deque([0])
        while queue:
            cell = queue.popleft()
            for landing in landings(cell, N):
                stand = landing if move[landing] == -1 else move[landing]
                if stand not in distance:
                    distance[stand] = distance[cell] + 1
                    queue.append(stand)
        return distance.get(N - 1, -1)
"""


def loaded(text: str, name: str) -> Any:
    """What a text defines under a name; its lines can be read, as those of a cell."""
    file = f"<{hash(text)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    space: dict[str, Any] = {"__name__": "cell"}
    exec(compile(text, file, "exec"), space)
    return space[name]


@pytest.mark.parametrize(
    ("right", "wrong", "line", "kind"),
    [
        ("FACES = 6", "FACES = 5", 3, "a number"),
        ("N - 1) + 1", "N - 1)", 8, "a number"),
        ("popleft", "pop", 15, "a call"),
        ("move[landing] == -1", "move[landing] != -1", 17, "a comparison"),
        ("not in distance", "in distance", 18, "a comparison"),
        ("distance[cell] + 1", "distance[cell] - 1", 19, "an operator"),
    ],
)
def test_a_slip_is_found_in_its_line(right: str, wrong: str, line: int, kind: str) -> None:
    """Would catch: a helper, a constant or a method that is not looked at; a line of the text
    that was cut out, and not of the file; a change that is named before it is asked for.
    """
    assert HELPED.count(right) == 1
    report = check(loaded(HELPED.replace(right, wrong), "Solution"))
    where = report.where()
    assert (where.lines, where.kind) == ((line,), kind)
    assert str(where) == f"One change in line {line} makes it right."
    assert kind in where.told(2) and where.diff not in where.told(2)
    removed, added = where.diff.splitlines()
    assert removed.startswith("-") and added.startswith("+") and where.diff in where.told(3)


CHOSEN = {
    "pairs_bfs: jumps in both directions", "grid_bfs: snakes are avoided",
    "board_recursive: the depth is limited to half the cells", "pairs_bfs: a die of five",
}  # fmt: skip


@pytest.mark.parametrize("wrong", [one for one in wrong_programs() if str(one) in CHOSEN], ids=str)
def test_a_repaired_program_is_right_by_another_search(wrong: Written) -> None:
    """Would catch: a change that only passes the boards it was tried with."""
    function = loaded(wrong.source, wrong.function().__name__)
    where = check(function, wrong.signature, rules=wrong.rules).where()
    assert where
    imports = [line for line in wrong.source.splitlines() if line.startswith(("from ", "import "))]
    text = "\n".join([*imports, where.repaired])
    repaired = wrong._replace(source=text)
    assert counterexample(repaired, boards=300) is None
    assert counterexample(wrong, boards=300) is not None


@pytest.mark.parametrize(
    ("right", "wrong", "line", "kind"),
    [
        ("popleft", "pop", 15, "a call"),
        ("distance[cell] + 1", "distance[cell] - 1", 19, "an operator"),
    ],
)
def test_two_slips_are_found_in_their_lines(right: str, wrong: str, line: int, kind: str) -> None:
    """Would catch: an end after the changes alone; a line of the text that Python has written; the
    kinds in another order than the lines.
    """
    text = HELPED.replace("FACES = 6", "FACES = 5").replace(right, wrong)
    where = check(loaded(text, "Solution")).where()
    assert str(where) == f"Two changes in lines 3 and {line} make it right."
    assert where.kind == f"a number and {kind}"
    assert len(where.diff.splitlines()) == 4
    whole = f"from collections import deque\n{where.repaired}"
    assert check(loaded(whole, "Solution"))


def test_a_change_helps_even_if_the_first_board_stays_wrong() -> None:
    """Would catch: a count that stops at the first wrong board."""
    text = """\
def fewest(ladders, snakes):
    jumps = dict(ladders + snakes)
    distance, queue = {1: 0}, [1]
    for cell in queue:
        for landing in range(cell + 1, min(cell + 5, 100) + 1):
            stand = jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = distance[cell] - 1
                queue.append(stand)
    return distance.get(100, -1)
"""
    assert check(loaded(text, "fewest")).where().lines == (5, 8)


def test_what_no_small_change_repairs() -> None:
    """Would catch: a claim without a change; a search that a program without end stops."""
    inner = "def outer():\n    def mine(move, N):\n        return 1\n    return mine\n"
    for unread in (lambda move, N: 1, loaded(inner, "outer")()):
        assert "cannot be read" in str(check(unread, "move-array").where())
    guess = loaded("def guess(move, N):\n    while N > 9:\n        N = 10\n    return 1\n", "guess")
    where = check(guess).where()
    assert (bool(where), where.lines, where.diff) == (False, (), "")
    assert where.told(3) == "No single small change makes it right."


def test_a_check_with_a_time_limit_has_a_place_as_well() -> None:
    """Would catch: a search that has the limits of such a check, none of boards, and never ends."""
    wrong = loaded(HELPED.replace("FACES = 6", "FACES = 5"), "Solution")
    assert check(wrong, seconds=1).where().lines == (3,)


def test_a_change_that_hardly_ran_makes_nothing_right() -> None:
    """Would catch: "makes it right" of a change whose first boards took all the time there was."""
    wrong = loaded(HELPED.replace("FACES = 6", "FACES = 5"), "Solution")
    report, rules = check(wrong), RULES["hackerrank"]
    assert report.board is not None
    board = rules.case(report.board)
    for work, lines in ((20.0, (3,)), (0.0, ())):
        budget = Budget(boards=1000, work=work)
        assert where_wrong(program_of(wrong), rules, board, 1.0, budget).lines == lines


def test_a_right_program_has_no_place() -> None:
    """Would catch: a change of what is right."""
    with pytest.raises(ValueError, match="not a function that was found to be wrong"):
        check("queue-bfs").where()


@pytest.mark.parametrize("right", right_programs(), ids=str)
def test_changes_are_of_the_line_they_name_and_hardly_ever_break_the_text(right: Written) -> None:
    """Would catch: a change that is none, or not in its line; a search that tries what is no
    Python.
    """
    function: Callable[..., Any] = loaded(right.source, right.function().__name__)
    text = text_of(function)
    tree = ast.parse(text)
    whole, changes = ast.unparse(tree), changes_of(tree)
    assert len(changes) > 100
    assert whole not in [change.text for change in changes]
    broken = 0
    for change in changes:
        assert text.splitlines()[change.line - 1].strip()
        try:
            compile(change.text, "<changed>", "exec")
        except SyntaxError:
            broken += 1
    assert broken < len(changes) / 25
    for change in changes[::25]:
        lines = {two.line for two in changes_after(tree, change)}
        assert min(lines) > 0 and all(text.splitlines()[line - 1].strip() for line in lines)
    assert whole == ast.unparse(tree) == ast.unparse(ast.parse(text))
