"""`snl check`: exit codes, messages, pages, and programs that do harm."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

RIGHT = """
from collections import deque
def mine(move, N):
    queue, visited = deque([(0, 0)]), {0}
    while queue:
        cell, throws = queue.popleft()
        if cell == N - 1:
            return throws
        for landing in range(cell + 1, min(cell + 7, N)):
            if landing not in visited:
                visited.add(landing)
                queue.append((landing if move[landing] == -1 else move[landing], throws + 1))
    return -1
"""
WRONG = RIGHT.replace("return -1", "return throws")
PROGRAM = """
from collections import deque
for _ in range(int(input())):
    jumps = {}
    for _ in range(2):
        for _ in range(int(input())):
            foot, end = map(int, input().split())
            jumps[foot] = end
    queue, seen, answer = deque([(1, 0)]), {1}, -1
    while queue:
        cell, throws = queue.popleft()
        if cell == 100:
            answer = throws
            break
        for landing in range(cell + 1, min(cell + 6, 100) + 1):
            end = jumps.get(landing, landing)
            if end not in seen:
                seen.add(end)
                queue.append((end, throws + 1))
    print(answer)
"""


def snl(*arguments: object) -> tuple[int, str, str]:
    """(exit code, output, errors) of `snl check`."""
    ran = subprocess.run(
        [sys.executable, "-m", "snl_algos", "check", *map(str, arguments)],
        capture_output=True,
        check=False,
        timeout=200,
        encoding="utf-8",
    )
    assert "Traceback" not in ran.stderr + ran.stdout
    return ran.returncode, ran.stdout, ran.stderr


@pytest.fixture
def file(tmp_path: Path):
    """Writes a file of Python."""

    def write(text: str, name: str = "mine.py") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_a_right_function(file) -> None:
    """An exit code that a shell takes for a failure."""
    code, out, err = snl(file(RIGHT))
    assert (code, err) == (0, "")
    assert out.startswith("mine is right on all ")
    assert "Proven, by playing every one: every board of 2 to " in out


def test_a_wrong_function(file) -> None:
    """A wrong one that passes, or without its board."""
    code, out, _ = snl(file(WRONG))
    assert code == 1
    assert out.startswith("mine is wrong.\n")
    assert "right: out of reach" in out
    assert "No board with fewer cells" in out


def test_json(file) -> None:
    """A report that a program cannot read, spoilt by what the function prints."""
    code, out, _ = snl(
        file(WRONG.replace("def mine(move, N):", "def mine(move, N):\n    print(N)")), "--json"
    )
    report = json.loads(out)
    assert (code, report["correct"], report["format"]) == (1, False, "snl-check")
    assert "it prints, which is not asked for" in report["notes"]


def test_a_page(file, tmp_path: Path) -> None:
    """A page without the stepper, or one that is written over another."""
    page = tmp_path / "report.html"
    assert snl(file(WRONG), "-o", page)[0] == 1
    text = page.read_text("utf-8")
    assert "mine is wrong." in text
    assert "snlStepper.mountTogether" in text
    code, _, err = snl(file(WRONG), "-o", page)
    assert code == 2
    assert "is there already" in err


def test_which_function(file) -> None:
    """The wrong one of several is checked, or none is named."""
    two = file(RIGHT + WRONG.replace("def mine", "def other"))
    code, _, err = snl(two)
    assert code == 2
    assert "2 functions" in err
    assert "mine, other" in err
    assert snl(f"{two}:mine")[0] == 0
    assert snl(f"{two}:other")[0] == 1
    code, _, err = snl(f"{two}:third")
    assert code == 2
    assert "there is no function third" in err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("def mine(:\n", "line 1: "),
        ("import nothing_of_that_name\n", "ModuleNotFoundError"),
        ("\n\n1 / 0\n", "ZeroDivisionError: division by zero, in line 3"),
        ("import sys\nsys.exit(3)\n", "SystemExit"),
        ("x = 1\n", "it holds no function"),
        ("def mine(first, second, third):\n    pass\n", "cannot be told"),
    ],
)
def test_a_file_that_cannot_be_used(file, text: str, words: str) -> None:
    """A traceback, or a message that names no place."""
    code, out, err = snl(file(text))
    assert (code, out) == (2, "")
    assert words in err


@pytest.mark.parametrize("arguments", [[], ["mine.py", "--program", "true"], ["no.py"]])
def test_what_is_to_be_checked(arguments: list[str]) -> None:
    assert snl(*arguments)[0] == 2


def test_unknown_rules_and_forms(file) -> None:
    for option in ("--rules", "--form"):
        code, _, err = snl(file(RIGHT), option, "chess")
        assert code == 2
        assert "'chess'; there are " in err


@pytest.mark.parametrize(
    ("deed", "words"), [("os.abort()", "SIGABRT"), ("os._exit(3)", "exit code 3")]
)
def test_a_function_that_ends_the_process(file, deed: str, words: str) -> None:
    """The board is lost with the process."""
    code, _, err = snl(
        file(f"import os\ndef mine(move, N):\n    if N == 5: {deed}\n    return 1\n")
    )
    assert code == 2
    assert words in err
    assert "Board(5)" in err


# -- whole programs ---------------------------------------------------------------------------


def program(file, text: str) -> str:
    return f"{sys.executable} {file(text)}"


def test_a_right_program(file) -> None:
    code, out, _ = snl("--program", program(file, PROGRAM), "--seconds", "3")
    assert code == 0, out


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("answer = throws", "answer = throws + 1", "says 18"),
        (
            "jumps = {}",
            "jumps = globals().setdefault('kept', {})",
            "after others in the same input",
        ),
        ("print(answer)", "print(answer, 'throws')", "where a number of throws is wanted"),
        ("print(answer)", "", "it printed 0 lines for"),
        ("jumps = {}", "jumps = {}; 1 / 0", "ZeroDivisionError"),
    ],
)
def test_a_wrong_program(file, old: str, new: str, words: str) -> None:
    """Each is shown for what it is."""
    assert old in PROGRAM
    code, out, _ = snl("--program", program(file, PROGRAM.replace(old, new)), "--seconds", "3")
    assert code == 1
    assert words in out


def test_a_program_that_never_ends(file) -> None:
    """One that hangs the check; whether it is wrong or only slow nobody can tell."""
    endless = PROGRAM.replace("    jumps = {}\n", "    while True: pass\n")
    code, out, _ = snl("--program", program(file, endless), "--seconds", "2")
    assert code == 2
    assert "it is too slow: no answer within 5 seconds" in out


def test_a_program_in_another_language(file) -> None:
    """Something that only Python programs can do."""
    script = file("awk 'NR == 1 { for (i = 0; i < $1; i++) print 17 }'\n", "mine.sh")
    code, out, _ = snl("--program", f"sh {script}", "--seconds", "3")
    assert code == 1
    assert "says 17" in out


def test_a_program_that_cannot_be_started() -> None:
    code, _, err = snl("--program", "no-such-program")
    assert code == 2
    assert "no-such-program cannot be started" in err
