"""Boards as people type them on the command line, and the commands that a report ends with."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from command import good, process, run_check, run_check_until_judged, snl, surroundings, written
from typed_boards import GUESSED, TYPED

from snl_algos.boards.notations import read_boards


@pytest.mark.filterwarnings("default::snl_algos.board.BoardWarning")
@pytest.mark.parametrize("text", TYPED)
def test_a_text_is_a_board_in_every_place(text: str, tmp_path: Path) -> None:
    """Would catch: a form that is read from a file, but not as an argument or from a pipe."""
    file = written(tmp_path / "board", text.encode())
    for given, stdin in ((text, b""), (file, b""), ("-", text.encode())):
        ran = snl("convert", given, "--to", "python", stdin=stdin)
        assert (ran.code, ran.out) == (0, f"{TYPED[text]!r}\n")


@pytest.mark.filterwarnings("default::snl_algos.board.BoardWarning")
@pytest.mark.parametrize("command", ["solve", "draw", "step"])
def test_what_may_be_meant_otherwise_is_said(command: str) -> None:
    """Would catch: zeros that become snakes, or a jump on the goal, without a word."""
    for text, said in GUESSED.items():
        ran = snl(command, text)
        assert ran.code == 0
        assert [line for line in ran.err.splitlines() if line.endswith(said)], ran.err
    ran = snl(command, "Board(9, {9: 3, 4: 9})")
    assert ran.err == "snl: the goal, cell 9, has a jump to 3: a throw that lands there takes it\n"


# -- from a report to the run ----------------------------------------------------------------------

PROGRAMS = {
    "answers-one.py": "def mine(board):\n    return 1\n",
    "it's a grid.py": "def snakesAndLadders(board):\n    return len(board)\n",
    "two.py:second": "def first(board): return 1\n\ndef second(move, N):\n    return move[0]\n",
    "raises.py": "def mine(board):\n    return 1 // len(board.jumps)\n",
    "one-pass.py": """
def fewest(moves, n):
    best = [0] + [n] * (n - 1)
    for cell in range(n):
        for to in range(cell + 1, min(cell + 7, n)):
            to = moves[to] if moves[to] != -1 else to
            best[to] = min(best[to], best[cell] + 1)
    return best[-1] if best[-1] < n else -1
""",  # its smallest board has many jumps, so that another one is shown first
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_report_ends_with_the_command_that_shows_its_board(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch: a command that cannot be pasted, or shows another board or another program."""
    file, _, _ = name.partition(":")
    written(tmp_path / file, PROGRAMS[name].encode())
    monkeypatch.chdir(tmp_path)
    report = run_check(name)
    assert report.code == 1
    last = report.out.splitlines()[-1]
    command = last.removeprefix("To see it: ")
    assert last != command
    words = shlex.split(command)
    assert words[:3] == ["snl", "step", name]
    (named,) = read_boards(words[3])
    assert named.board.summary() in report.out.partition("\nright: ")[0]
    lines = snl(*words[1:]).out.splitlines()
    assert lines[0].endswith(named.board.summary())
    assert re.search(r"(returned|raised) .*; (right is \d+|the goal is out of reach)$", lines[-1])


def test_a_report_on_a_whole_program_ends_with_its_input(tmp_path: Path) -> None:
    """Would catch: a failing board that cannot be passed to the program by hand."""
    file = written(tmp_path / "mine.py", b"import sys\nprint(len(sys.stdin.read().split()))\n")
    ran = run_check_until_judged("--program", f"python3 {file}", seconds=2)
    assert ran.code == 1
    given, _, program = ran.out.splitlines()[-1].removeprefix("To see it: ").partition(" | ")
    assert program == f"python3 {file}"
    words = shlex.split(given)
    assert words[:2] == ["snl", "convert"]
    answered = subprocess.run(
        shlex.split(program), input=process(*words[1:]).stdout, capture_output=True,
        env=surroundings(), check=True,
    )  # fmt: skip
    assert answered.stdout.decode().strip() in ran.out


def test_step_says_nothing_of_a_right_answer() -> None:
    """Would catch: "right is 3" beside a 3, also where the goal is out of reach."""
    assert good("step", "thirty").splitlines()[-1] == "answer: 3 throws"
    assert "right" not in good("step", "Board(3, {2: 1}, die=1)").splitlines()[-1]
