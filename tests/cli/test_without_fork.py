"""`snl` on a system that lacks what Windows or macOS lacks, as far as it can be taken away here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer")

#: Python runs it before anything else. What the standard library needs for itself here stays.
WITHOUT = """
import os, signal, subprocess, sys
del os.fork, os.killpg, os.setsid, os.register_at_fork
for name in ("SIGALRM", "SIGHUP", "SIGUSR1", "SIGCHLD"):
    delattr(signal, name)
del signal.setitimer, signal.pthread_sigmask, signal.pthread_kill
for name in ("fcntl", "resource", "termios", "pwd", "grp"):
    sys.modules[name] = None
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT, "utf-8")
    return tmp_path


def python(place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python there, with an input that stays open as that of a terminal does."""
    around = {"PYTHONPATH": str(place), "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    reads, writes = os.pipe()
    try:
        return subprocess.run(
            [sys.executable, *words],
            cwd=place, env=os.environ | around, encoding="cp1252", stdin=reads,
            capture_output=True, check=False, timeout=300,
        )  # fmt: skip
    finally:
        os.close(reads)
        os.close(writes)


def snl(place: Path, *words: str) -> tuple[int, str, str]:
    ran = python(place, "-m", "snl_algos", *words)
    assert "Traceback" not in ran.stdout + ran.stderr
    return ran.returncode, ran.stdout, ran.stderr


def test_a_file_that_asks_outside_of_its_functions(place: Path) -> None:
    """Would catch: a check that waits for the keyboard, and a prompt among its output."""
    (place / "mine.py").write_text("cells = int(input('cells? '))\n", "utf-8")
    code, out, err = snl(place, "check", "mine.py")
    assert (code, out) == (2, "")
    assert "when it was loaded, it raised EOFError" in err


def test_what_cannot_be_stopped_is_said_in_one_line(place: Path) -> None:
    """Would catch: a line of our own code in front of somebody who checks theirs."""
    (place / "mine.py").write_text("def solve(board):\n    return int(input())\n", "utf-8")
    for words in (
        ["check", "mine.py"],
        ["step", "thirty", "mine.py"],
        ["solve", "thirty", "mine.py"],
    ):
        code, out, err = snl(place, *words)
        said, *more = err.splitlines()
        assert said.startswith("snl: this system cannot run your function in a separate process")
        if words[0] == "solve":
            assert (code, out, len(more)) == (2, "", 1)
            assert "EOFError" in more[0]
        else:
            assert (code, more) == (1, [])
            assert "EOFError" in out


def test_grading_refuses(place: Path) -> None:
    """Would catch: a class that is graded without limits, or a claim that it is isolated."""
    (place / "in").mkdir()
    (place / "in/mine.py").write_text("def solve(board):\n    return 3\n", "utf-8")
    for isolation in ("none", "bwrap"):
        code, _, err = snl(place, "grade", "in", "-o", "out", "--isolate", isolation)
        assert code == 2
        assert "this system cannot fork" in err.splitlines()[-1]


def test_the_words_of_a_command_with_backslashes(place: Path) -> None:
    """Would catch: py .\\mine.py, started as .mine.py."""
    command = r'py "C:\my boards\new.py" .\a.exe'
    (place / "words.py").write_text(
        "import os\nfrom snl_algos.checker.stdin_program import words_of\n"
        f"os.name = 'nt'\nfound = words_of({command!r})\nos.name = 'posix'\nprint(found)\n",
        "utf-8",
    )
    ran = python(place, "words.py")
    assert (ran.stdout.strip(), ran.stderr) == (
        str(["py", r"C:\my boards\new.py", r".\a.exe"]),
        "",
    )
