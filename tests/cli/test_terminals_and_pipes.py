"""The command on a terminal, in a pipe, on a full disk, and without its libraries."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from amounts import mostly_full
from command import BOX, ESCAPES, good, on_terminal, process, surroundings

from snl_algos import ALGORITHMS, MISTAKES, Board


def test_the_module_is_the_command() -> None:
    """`python -m snl_algos` and `snl` that differ; output with another line end."""
    ran = process("solve", "thirty")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.decode().replace("\r\n", "\n") == good("solve", "thirty")
    command = shutil.which("snl", path=str(Path(sys.executable).parent))
    if command:
        assert (
            subprocess.run([command, "solve", "thirty"], capture_output=True).stdout == ran.stdout
        )


def test_a_mistake_alone_is_stepped_on_the_board_that_exposes_it() -> None:
    """Would catch: the help of `snl list` promising what ends with a question for a board."""
    words = [sys.executable, "-m", "snl_algos", "step", "--algorithm", "greedy"]
    code, shown = on_terminal(words)
    assert code == 0 and "no board was given; this is the smallest board that exposes" in shown
    assert MISTAKES["greedy"].board == Board(7, {2: 4, 4: 7}, die=2)
    assert "on 7 cells, die 2" in shown


def test_command_without_its_libraries() -> None:
    """A traceback where typer is not installed."""
    code = "import sys; sys.modules['typer'] = None; from snl_algos.__main__ import main; main()"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert ran.returncode == 2
    assert b"pip install 'snl_algos[cli]'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


@pytest.mark.parametrize("unbuffered", mostly_full(["", "1"], quick=[""]))
@pytest.mark.parametrize("arguments", ["boards", "random --seed 1 --cells 100000 --snakes 20000"])
def test_closed_pipe(arguments: str, unbuffered: str) -> None:
    """A complaint, or a failure, because `head` has seen enough."""
    bash = shutil.which("bash")
    if not bash:
        pytest.skip("there is no bash")
    head = f'"{sys.executable}" -m snl_algos {arguments} | head -1; echo "${{PIPESTATUS[0]}}"'
    none = f'"{sys.executable}" -m snl_algos {arguments} | true; echo "${{PIPESTATUS[0]}}"'
    for script in (head, none):
        env = surroundings(PYTHONUNBUFFERED=unbuffered)
        ran = subprocess.run([bash, "-c", script], capture_output=True, env=env, check=True)
        assert ran.stderr == b""
        assert ran.stdout.split()[-1] == b"0"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_full_disk_behind_standard_output(unbuffered: str) -> None:
    """A traceback, or success told for a board that was never saved."""
    with Path("/dev/full").open("wb") as full:
        ran = process(
            *("convert", "thirty"),
            capture_output=False,
            stdout=full,
            stderr=subprocess.PIPE,
            env=surroundings(PYTHONUNBUFFERED=unbuffered),
        )
    assert ran.returncode == 2
    assert ran.stderr == b"snl: standard output: No space left on device\n"


def test_closed_standard_streams(tmp_path: Path) -> None:
    """Would catch: a process whose pipes take the places of the closed streams."""
    bash = shutil.which("bash")
    if not bash:
        pytest.skip("there is no bash")
    (tmp_path / "mine.py").write_text("def mine(board):\n    return 3\n")
    script = f'"{sys.executable}" -m snl_algos check mine.py <&- >&- 2>&-'
    ran = subprocess.run([bash, "-c", script], cwd=tmp_path, env=surroundings(), check=False)
    assert ran.returncode == 1


def test_narrow_encoding() -> None:
    """An arrow that ends the command on an old terminal."""
    ran = process("solve", "thirty", env=surroundings(PYTHONIOENCODING="ascii"))
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"3?22" in ran.stdout


COMPARE = [sys.executable, "-m", "snl_algos", "compare", "thirty"]


def test_terminal_shows_lines_and_colours() -> None:
    """Plain text on a terminal; a name or a number that is cut off."""
    code, shown = on_terminal(COMPARE, COLUMNS="80")
    assert code == 0
    assert BOX & set(shown)
    assert "\x1b[32myes" in shown
    assert "\x1b[31mno" in shown
    plain = ESCAPES.sub("", shown)
    assert "…" not in plain
    assert all(f"│ {name} " in plain for name in ALGORITHMS)


def test_pipe_has_no_escape_codes_and_no_boxes() -> None:
    """A table for the eye in a file for a program."""
    ran = process("compare", "thirty", "fifty")
    printed = (ran.stdout + ran.stderr).decode()
    assert "\x1b" not in printed
    assert not BOX & set(printed)


#: The command with a clock that always says that the work is long, or never.
WITH_CLOCK = """
import sys, threading
class Clock:
    is_long = sys.argv.pop() == "long"
    def __init__(self, after, call):
        self.call = call
    def start(self):
        if self.is_long:
            self.call()
    def cancel(self):
        pass
    join = cancel
threading.Timer = Clock
from snl_algos.cli import run
run()
"""


def _with_clock(*words: str) -> list[str]:
    return [sys.executable, "-c", WITH_CLOCK, *words]


def test_long_work_is_shown_on_a_terminal() -> None:
    """A terminal that looks dead; a line of progress that stays behind."""
    code, shown = on_terminal(_with_clock("compare", "thirty", "long"), COLUMNS="60")
    assert code == 0
    plain = ESCAPES.sub("", shown)
    for name in ALGORITHMS:
        assert f"\rcomparing on thirty, board 1 of 1: {name}" in plain
    *_, erased, answer = plain.partition("thirty: 30 cells")[0].split("\r")
    assert not erased.strip() and answer == ""
