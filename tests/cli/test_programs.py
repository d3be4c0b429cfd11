"""Programs of your own wherever an algorithm is: `snl solve`, `compare` and `step` with a file."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from command import cells_of, good, process, refused, snl, surroundings
from own_programs import GFG, RIGHT, WRONG

from snl_algos import load_board


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(RIGHT + GFG)
    return file


#: Grid and size by its parameters, and an array of moves inside: `check` finds out.
OTHERWISE_MEANT = """
def fewest(board, n):
    jumps = {cell: end for cell, end in enumerate(board) if end >= 0}
    distance, todo = {0: 0}, [0]
    for cell in todo:
        for landing in range(cell + 1, min(cell + 7, n)):
            end = jumps.get(landing, landing)
            if end not in distance:
                distance[end] = distance[cell] + 1
                todo.append(end)
    return distance.get(n - 1, -1)
"""


def test_a_program_is_called_as_check_calls_it(tmp_path: Path) -> None:
    """Would catch: one file that is right for `check` and raises in every other command."""
    file = tmp_path / "mine.py"
    file.write_text(OTHERWISE_MEANT)
    solved = snl("solve", "thirty", file)
    assert solved.out.splitlines()[0] == "throws: 3"
    assert "called as f(move, N)" in solved.err
    rows = [cells_of(line) for line in snl("compare", "thirty", file).out.splitlines()]
    assert ["mine.py", "3", "yes"] in [row[:3] for row in rows]
    stepped = snl("step", "thirty", file, "-o", tmp_path / "mine.html")
    assert stepped.code == 0 and "called as f(move, N)" in stepped.err
    # A signature that was asked for is used, even if another would fit.
    asked = snl("solve", "hundred-plain", file, "--signature", "grid-and-size")
    assert asked.code == 2 and "TypeError" in asked.err


# -- compare ----------------------------------------------------------------------------------


def test_compare_in_any_order_with_several(mine: Path, tmp_path: Path) -> None:
    """Would catch: a board taken for a program; two functions of the same name mixed up."""
    other = tmp_path / "other.py"
    other.write_text(WRONG + GFG + GFG.replace("solve", "second"))
    arguments = (mine, "hundred-plain", f"{other}:second", "--algorithm", "greedy", "--json")
    (data,) = json.loads(good("compare", *arguments))
    assert data["name"] == "hundred-plain"
    rows = {row["algorithm"]: row for row in data["rows"]}
    assert list(rows) == ["mine.py", "other.py:second", "greedy"]
    assert [row["agrees"] for row in rows.values()] == [True, False, True]
    assert rows["mine.py"]["throws"] == 17
    assert rows["other.py:second"]["throws"] == 20


# -- solve ------------------------------------------------------------------------------------


def test_solve_with_a_program(mine: Path) -> None:
    """Would catch: an algorithm run in its place, or a wrong number passed over."""
    assert good("solve", "hundred-plain", mine).splitlines()[0] == "throws: 17"
    mine.write_text(WRONG + GFG)
    lines = good("solve", mine, "hundred-plain").splitlines()
    assert lines[0] == "throws: 20"
    assert lines[-1].startswith("wrong: ")
    assert "17 throws" in lines[-1]


def test_solve_reads_standard_input_for_a_program(mine: Path) -> None:
    """Would catch: a board in a pipe that is read as the program's input, or not at all."""
    mine.write_text("import sys\nsys.stdin.read()\n" + RIGHT + GFG)
    for how in (["-"], ["--notation", "move-array"]):
        assert good("solve", mine, *how, stdin=b"[-1, 3, -1, -1]").startswith("throws: 1\n")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("return move[N]", "IndexError: list index out of range, in line 2"),
        ("return 'three'", "'three'"),
        ("raise SystemExit(0)", "sys.exit"),
        ("return solve(move, N)", "calls itself"),
        ("import os; os._exit(0)", "ended its process (exit code 0)"),
        ("import os; os.abort()", "ended its process (signal SIGABRT)"),
    ],
)
def test_solve_says_what_a_program_did_instead(mine: Path, body: str, said: str) -> None:
    """Would catch: a traceback, a process that dies without a message, or a file named twice."""
    mine.write_text(f"def solve(move, N):\n    {body}\n")
    told = refused("solve", "thirty", mine)
    assert said in told
    assert told.count(mine.name) == 1


def test_nothing_of_a_program_reaches_the_terminal(mine: Path) -> None:
    """Would catch: what it prints, or a process that outlives it, among the answers."""
    text = ("import os, subprocess, sys, threading\nprint('loading')\n" + RIGHT + GFG).replace(
        "    return _throws(N",
        "    print('oh'); os.write(1, b'no'); os.write(2, b'no')\n"
        "    sys.__stderr__.write('ah'); subprocess.Popen(['echo', 'alas'])\n"
        "    threading.Thread(target=threading.Event().wait).start()\n"
        "    return _throws(N",
    )
    assert "alas" in text
    mine.write_text(text)
    ran = process("solve", "thirty", str(mine))
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.splitlines()[0] == b"throws: 3"
    assert len(ran.stdout.splitlines()) == 3


def test_a_file_beside_it_replaces_no_module(mine: Path, tmp_path: Path) -> None:
    """Would catch: a learner's random.py or queue.py taken for Python's own."""
    for name in ("random", "queue", "json", "typing", "dis"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not me')\n")
    (tmp_path / "helper.py").write_text(RIGHT)
    mine.write_text("from helper import _throws\n" + GFG)
    for words in ("solve thirty mine.py", "check mine.py"):
        # As the command that is installed: with -m alone, Python itself looks in the folder first.
        command = [sys.executable, "-P", "-m", "snl_algos", *words.split()]
        ran = subprocess.run(command, capture_output=True, cwd=tmp_path, env=surroundings())
        assert (ran.returncode, ran.stderr) == (0, b"")


# -- step -------------------------------------------------------------------------------------


def test_step_with_a_program(mine: Path, tmp_path: Path) -> None:
    """Would catch: another program stepped, or a trace that a process cannot hand on."""
    lines = good("step", "thirty", mine).splitlines()
    assert lines[0].startswith("solve on 30 cells")
    assert lines[-1] == "returned 3"
    page = tmp_path / "page.html"
    assert good("step", "thirty", mine, "-o", page) == ""
    assert "solve" in page.read_text(encoding="utf-8")


def test_step_chooses_a_board_that_the_program_takes(mine: Path) -> None:
    """Would catch: a board that cannot be given to it; a choice made in silence."""
    ran = snl("step", mine)
    assert (ran.code, ran.err) == (0, "snl: no board was given; this is thirty\n")
    assert ran.out == good("step", "thirty", mine)
    mine.write_text("class Solution:\n    def go(self, board):\n        return len(board)\n")
    ran = snl("step", mine)
    assert ran.code == 0
    chosen = ran.err.split()[-1]
    assert load_board(chosen).cells in (4, 9, 25, 36, 100)
    assert ran.out == good("step", chosen, mine)


@pytest.mark.full
def test_what_cannot_be_interrupted_is_ended(mine: Path) -> None:
    """Would catch: a command that never ends or shows a traceback; a file that is named twice."""
    mine.write_text("def solve(move, N):\n    return sum(range(10**12))\n")
    told = refused("solve", "thirty", mine)
    assert "no answer within 5 seconds" in told
    assert told.count(mine.name) == 1
