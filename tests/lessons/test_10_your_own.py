"""Lesson 10: its solutions are right, its stubs are not, and a new algorithm is one file."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("ipywidgets")

from lessons.notebooks import LESSONS, cells, exercise

from snl_algos import ALGORITHMS, Board, certificate, check, load_board, trace

MEND, JUDGE, SETS = (exercise(number) for number in ("10.1", "10.2", "10.3"))
STANDS = ("if distance[stand] == -1:", "distance[stand] = distance[cell] + 1")


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Whatever the lesson registers is gone afterwards."""
    before = dict(ALGORITHMS)
    yield
    ALGORITHMS.clear()
    ALGORITHMS.update(before)


# -- 10.1: mend it -------------------------------------------------------------------------------


def mended(code: str) -> Any:
    return check(MEND.run(code)["mended"])


def test_mended() -> None:
    assert mended(MEND.solution).correct


def test_what_it_begins_with_overwrites_the_start() -> None:
    mine = MEND.run(MEND.stub)["mended"]
    report = check(mine)
    assert report.board == Board(3, {2: 1})
    assert (report.expected, report.got) == (1, 2)
    # What the text says of the stepper: it shows `distance` as it is, and not as distances.
    run = trace(mine, report.board)
    roles = run.to_dict()["roles"]
    assert (roles["frontier"], roles["distance"]) == ("queue", None)
    kept = [run.state(at).variables["distance"] for at in range(len(run.steps))]
    assert kept[0].startswith("[0, ") and kept[-1].startswith("[1, ")


def test_to_ask_about_both_is_one_visited_set() -> None:
    """As the third hint says."""
    both = "if distance[landing] == -1 and distance[stand] == -1:"
    wrong = MEND.wrong((STANDS[0], both), (STANDS[1], f"distance[landing] = {STANDS[1]}"))
    report = mended(wrong)
    assert (report.correct, report.like) == (False, ("one-visited-set",))


def test_to_spare_the_start_alone_is_not_enough() -> None:
    wrong = MEND.wrong(
        (STANDS[0], "if distance[landing] == -1:"),
        (STANDS[1], "distance[landing] = distance[stand or landing] = distance[cell] + 1"),
    )
    report = mended(wrong)
    assert report.correct is False
    assert report.board == Board(8, {2: 3, 3: 8})
    assert (report.finding.kind, report.finding.jumps) == ("never-takes-the-jump", ((3, 8),))


# -- 10.2: the other judge -----------------------------------------------------------------------


def judged(code: str) -> Any:
    return check(JUDGE.run(code)["quickest_way_up"])


def test_the_other_judge() -> None:
    assert judged(JUDGE.solution).correct


def is_a_wall(jumps: Any) -> bool:
    """Six snakes in a row, which no throw passes: wherever they are, there are no fewer."""
    heads = sorted(jumps)
    return heads == list(range(heads[0], heads[0] + 6)) and max(jumps.values()) < heads[0]


def test_out_of_reach_said_wrongly() -> None:
    report = judged(JUDGE.wrong(("distance.get(100, -1)", "distance.get(100, 0)")))
    assert report.correct is False
    assert (report.expected, report.got) == (None, 0)
    assert report.board is not None and is_a_wall(report.board.jumps)
    assert report.finding.kind == "answers-out-of-reach"


@pytest.mark.parametrize("code", [JUDGE.stub, JUDGE.wrong((".get(100, -1)", "[100]"))])
def test_what_it_begins_with_ends_in_an_error(code: str) -> None:
    report = judged(code)
    assert report.expected is None
    assert is_a_wall(report.board.jumps)
    assert report.got.kind == report.finding.kind == "raised"
    assert report.got.words["exception"] == "KeyError"


# -- 10.3: a search by sets ----------------------------------------------------------------------


def test_a_search_by_sets() -> None:
    set_bfs = SETS.run(SETS.solution)["set_bfs"]
    assert check(set_bfs).correct
    board = load_board("thirty")
    assert certificate(board, set_bfs(board)).holds
    assert "set-bfs" in ALGORITHMS


def test_what_it_begins_with_goes_nowhere() -> None:
    report = check(SETS.run(SETS.stub)["set_bfs"])
    assert (report.board, report.expected, report.got) == (Board(2), 1, None)


def test_a_predecessor_that_is_overwritten() -> None:
    """`check` compares throws and is content; the certificate reads the route."""
    line = "                    predecessor[move.cell] = cell\n"
    test = "                if move.cell not in distance:\n"
    late = f"                if move.cell > cell:\n{line}{test}"
    set_bfs = SETS.run(SETS.wrong((line, ""), (test, late)))["set_bfs"]
    board = Board(9, {2: 6, 8: 3})
    answer = set_bfs(board)
    found = certificate(board, answer).finding
    assert found is not None and found.kind == "route-not-distance"


def test_distances_counted_from_one() -> None:
    set_bfs = SETS.run(SETS.wrong(("distance[cell] + 1", "distance[cell] + 2")))["set_bfs"]
    report = check(set_bfs)
    assert (report.board, report.expected, report.got) == (Board(2), 1, 2)


def test_the_file_is_found_in_the_package(tmp_path: Path) -> None:
    """A page that tells how to add a file, and the file does not work."""
    text = "\n".join(cell.source for cell in cells(10, "markdown"))
    (head,) = re.findall(r'```python\n("""Breadth.*?)```', text, re.DOTALL)
    code = SETS.solution[SETS.solution.index("@algorithm") :]
    copy = tmp_path / "snl_algos"
    package = LESSONS.parent / "snl_algos"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    file = copy / "algorithms" / "set_bfs.py"
    file.write_text(f"{head}\n\n{code}", encoding="utf-8")
    program = (
        "import snl_algos as s\n"
        "board = s.load_board('thirty')\n"
        "row = s.compare(board).row('set-bfs')\n"
        "print(row.answer.throws, row.certificate.holds, s.__file__)\n"
        "print(s.narrate(s.trace('set-bfs', board))[1])\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
    )
    assert run.stdout.startswith(f"3 True {copy}")
    assert run.stdout.splitlines()[1] == "cell 2 is new, reached from 1"  # the lesson's own words
