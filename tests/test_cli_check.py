"""`snl check`: a file, a whole program, and what becomes of those that end their process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

pytest.importorskip("typer")

from snl_algos.checking import ProgramError
from snl_algos.cli import process

#: A search in the signature of each program below; `STAND` is where the mistakes are put in.
SEARCH = '''
def throws(cells, jumps):
    """Fewest throws from cell 1, -1 where the goal is out of reach."""
    distance, queue = {1: 0}, [1]
    for cell in queue:
        for landing in range(cell + 1, min(cell + 6, cells) + 1):
            stand = STAND
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return distance.get(cells, -1)
'''
RIGHT = SEARCH.replace("STAND", "jumps.get(landing, landing)").replace("def throws", "def _throws")
WRONG = RIGHT.replace("min(cell + 6", "min(cell + 5")
GFG = """

def solve(move, N):
    return _throws(N, {i + 1: j + 1 for i, j in enumerate(move) if j >= 0})
"""


class Ran(NamedTuple):
    """What a run of the command left behind."""

    code: int
    out: str
    err: str


def snl(*words: object, within: float = 60) -> Ran:
    """Run `snl check` in a process of its own, which must end in time and without a traceback."""
    keep = {k: v for k, v in os.environ.items() if k not in ("FORCE_COLOR", "COLUMNS", "NO_COLOR")}
    ran = subprocess.run(
        [sys.executable, "-m", "snl_algos", "check", *map(str, words)],
        capture_output=True, text=True, encoding="utf-8", timeout=within, check=False, env=keep,
    )  # fmt: skip
    assert "Traceback" not in ran.stderr + ran.stdout
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def refused(*words: object) -> str:
    """The message of a run that could not judge: exit code 2, and nothing but the message."""
    ran = snl(*words)
    assert (ran.code, ran.out) == (2, "")
    return " ".join(ran.err.split())


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.py"


# -- a function in a file --------------------------------------------------------------------


def test_right(mine: Path) -> None:
    """Would catch: another exit code than 0, or a report without what is proven."""
    mine.write_text(RIGHT + GFG)
    ran = snl(mine)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("solve is right on all ")
    assert "Proven, by playing every one: every board of 2 to 7 cells" in ran.out


def test_wrong(mine: Path) -> None:
    """Would catch: another exit code than 1, or a report without its board."""
    mine.write_text(WRONG + GFG)
    ran = snl(mine)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("solve is wrong.")
    assert "\n7 cells, die 6, no ladders, no snakes\n" in ran.out
    assert "\nright: 1 throw (throw 6 to 7)\nsolve: says 2\n" in ran.out


def test_could_not_be_judged(mine: Path) -> None:
    """Would catch: another exit code than 2 for a program that is only too slow."""
    mine.write_text(
        "def solve(board):\n"
        "    def go(cell, seen):\n"
        "        if cell == board.goal:\n"
        "            return 0\n"
        "        ends = {board.jumps.get(c, c) for c in board.landings(cell)} - seen\n"
        "        return 1 + min((go(end, seen | {end}) for end in ends), default=10**6)\n"
        "    throws = go(board.start, {board.start})\n"
        "    return throws if throws < 10**6 else -1\n"
    )
    ran = snl(mine, "--seconds", 3)
    assert ran.code == 2
    assert "could not be judged" in ran.out
    assert "too slow" in ran.out


def test_which_function(mine: Path) -> None:
    """Would catch: one of several taken at random, or a message that does not say how to choose."""
    mine.write_text(RIGHT + GFG + GFG.replace("solve", "wrong").replace("j + 1", "j"))
    message = refused(mine)
    assert "2 functions (solve, wrong)" in message
    assert f"{mine}:NAME" in message
    assert snl(f"{mine}:solve", "--seconds", 1).code == 0
    assert snl(f"{mine}:wrong").code == 1
    message = refused(f"{mine}:nothing")
    assert "no function nothing; there are solve, wrong" in message


def test_a_class(mine: Path) -> None:
    """Would catch: helpers beside `class Solution` that make it unclear which is meant."""
    mine.write_text(
        RIGHT.replace("_throws", "throws") + "\nclass Solution:\n"
        "    def snakesAndLadders(self, board):\n"
        "        n, jumps = len(board), {}\n"
        "        for row in range(n):\n"
        "            line = board[n - 1 - row][:: 1 if row % 2 == 0 else -1]\n"
        "            for column, end in enumerate(line, 1):\n"
        "                if end != -1:\n"
        "                    jumps[row * n + column] = end\n"
        "        return throws(n * n, jumps)\n"
    )
    ran = snl(mine, "--seconds", 1)
    assert ran.code == 0
    assert "rules leetcode" in ran.out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def solve(move, N):\n    return 1 +\n", "line 2: invalid syntax"),
        ("import math\n\nmath.nothing\n", "AttributeError: module 'math'"),
        ("import nowhere_to_be_found\n", "No module named 'nowhere_to_be_found', in line 1"),
        ("x = 1\nraise SystemExit(3)\n", "SystemExit: 3, in line 2"),
        ("", "it holds no function"),
        ("solve = 3\n", "it holds no function"),
        ("def solve(a, b, c):\n    return 0\n", "how to call solve(a, b, c) cannot be told"),
    ],
)
def test_a_file_that_cannot_be_judged(mine: Path, text: str, message: str) -> None:
    """Would catch: a traceback, or a message without the line."""
    mine.write_text(text)
    found = refused(mine)
    assert message in found
    assert "mine.py" in found or "cannot be told" in found


def test_no_file(tmp_path: Path) -> None:
    """Would catch: a traceback for a slip in a file's name."""
    assert "nothing.py: no such file" in refused(tmp_path / "nothing.py")
    (tmp_path / "mine.txt").write_text("hello")
    assert "ends with .py" in refused(tmp_path / "mine.txt")


def test_file_or_program(mine: Path) -> None:
    """Would catch: a choice made in silence."""
    mine.write_text(RIGHT + GFG)
    for words in ((), (mine, "--program", "true")):
        assert "give a file of Python, or --program" in refused(*words)


def test_the_form_and_the_rules(mine: Path) -> None:
    """Would catch: an option that is read and not used, or a slip in one that gives a traceback."""
    mine.write_text(RIGHT + GFG.replace("move, N", "x, N").replace("(move)", "(x)"))
    assert snl(mine, "--signature", "move-array", "--seconds", 1).code == 0
    assert "no signature 'moves'" in refused(mine, "--signature", "moves")
    assert "no rules 'leet'" in refused(mine, "--signature", "move-array", "--rules", "leet")
    found = snl(mine, "--signature", "move-array", "--rules", "anything", "--json", "--seconds", 1)
    assert json.loads(found.out)["rules"] == "anything"


def test_json(mine: Path) -> None:
    """Would catch: anything but the report on standard output, as when the function prints."""
    mine.write_text(
        "import sys, os\nprint('loading')\n"
        + WRONG
        + GFG.replace(
            "    return",
            "    print('hello'); os.write(1, b'there'); print('oh', file=sys.stderr)\n"
            "    sys.__stdout__.write('you')\n    return",
        )
    )
    ran = snl(mine, "--json")
    assert (ran.code, ran.err) == (1, "")
    report = json.loads(ran.out)
    assert report["correct"] is False
    assert report["board"]
    assert "it prints, which is not asked for" in report["notes"]


def test_two_processes(mine: Path) -> None:
    """Would catch: `--jobs` that finds another board."""
    mine.write_text(WRONG + GFG)
    assert snl(mine, "--jobs", 2).out == snl(mine).out


# -- a page ----------------------------------------------------------------------------------


def test_a_page(mine: Path, tmp_path: Path) -> None:
    """Would catch: a page without the stepper of both, or one written over another."""
    pytest.importorskip("anywidget")
    mine.write_text(WRONG + GFG)
    page = tmp_path / "page.html"
    ran = snl(mine, "-o", page)
    assert ran.code == 1
    text = page.read_text(encoding="utf-8")
    assert text.lstrip().lower().startswith("<!doctype html>")
    assert "solve is wrong." in text
    assert "snl-trace" in text and "queue-bfs" in text and "snlStepper.mountTogether" in text
    assert text.count("</html>") == 1
    before = page.read_bytes()
    message = " ".join(snl(mine, "-o", page).err.split())
    assert "is there already" in message and "page.html" in message
    assert page.read_bytes() == before
    assert snl(mine, "-o", page, "--force").code == 1


def test_a_page_of_a_right_one(mine: Path, tmp_path: Path) -> None:
    """Would catch: a page that needs a failing board."""
    pytest.importorskip("anywidget")
    mine.write_text(RIGHT + GFG)
    page = tmp_path / "page.html"
    assert snl(mine, "-o", page, "--seconds", 1).code == 0
    assert "solve is right on all" in page.read_text(encoding="utf-8")


def test_no_page(mine: Path, tmp_path: Path) -> None:
    """Would catch: a page that is text, or one promised for a program and not made."""
    mine.write_text(RIGHT + GFG)
    assert "a page is .html" in refused(mine, "-o", tmp_path / "page.pdf")


# -- a function that ends its process --------------------------------------------------------


@pytest.mark.parametrize(
    ("deed", "how"),
    [
        ("os.abort()", "signal SIGABRT"),
        ("os._exit(3)", "exit code 3"),
        ("os._exit(0)", "exit code 0"),
        ("os.kill(os.getpid(), 9)", "signal SIGKILL"),
    ],
)
def test_a_function_that_ends_its_process(mine: Path, deed: str, how: str) -> None:
    """Would catch: a death without its board, or one taken for a right function."""
    mine.write_text(
        "import os\n"
        + RIGHT
        + GFG.replace("    return", f"    if N == 13:\n        {deed}\n    return")
    )
    message = refused(mine)
    assert f"the process of the function died ({how})" in message
    assert "on Board(13" in message


def test_dying_when_it_is_loaded(mine: Path) -> None:
    """Would catch: a board named that was never played."""
    mine.write_text("import os\nos._exit(4)\n")
    assert refused(mine).endswith("died (exit code 4)")


@pytest.mark.parametrize(
    "body", ["while True: pass", "return solve(move, N)", "return [0] * 10**11"]
)
def test_hostile_functions(mine: Path, body: str) -> None:
    """Would catch: a command that hangs, or that dies of what the function does."""
    mine.write_text(f"def solve(move, N):\n    {body}\n")
    began = time.monotonic()
    ran = snl(mine, "--seconds", 2)
    assert ran.code == 1
    assert time.monotonic() - began < 8
    assert "2 cells, die 6" in ran.out


def test_a_function_that_no_signal_of_python_reaches(mine: Path) -> None:
    """Would catch: a loop inside the interpreter that holds the command for minutes."""
    mine.write_text(
        "from itertools import repeat\n\ndef solve(move, N):\n    return sum(repeat(0))\n"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process, "GRACE", 3)
        with pytest.raises(ProgramError, match=r"does not let itself be interrupted on Board\(2\)"):
            process.check_file(mine, seconds=1)


def test_what_a_program_cannot_be_told(tmp_path: Path) -> None:
    """Would catch: a signature, rules or jobs that are asked for and passed over."""
    for words in (("--signature", "grid"), ("--rules", "plain"), ("--jobs", "2")):
        ran = snl("--program", "true", *words)
        assert ran.code == 2
        assert "are for a file of Python" in " ".join(ran.err.split())


# -- a whole program -------------------------------------------------------------------------

MAIN = """
import sys

def boards():
    words = iter(sys.stdin.read().split())
    for _ in range(int(next(words))):
        jumps = {}
        for _ in range(2):
            for _ in range(int(next(words))):
                foot = int(next(words))
                jumps[foot] = int(next(words))
        yield jumps

for number, jumps in enumerate(boards()):
    print(ANSWER)
"""
RIGHT_MAIN = RIGHT + MAIN.replace("ANSWER", "_throws(100, jumps)")


def program(path: Path, text: str, *more: object) -> Ran:
    path.write_text(text)
    return snl("--program", f"{sys.executable} {path}", "--seconds", 3, *more)


def test_a_right_program(mine: Path) -> None:
    """Would catch: an input in another format than the judge's, or a line read wrongly."""
    ran = program(mine, RIGHT_MAIN)
    assert (ran.code, ran.err) == (0, "")
    assert "is right on all" in ran.out
    assert "rules hackerrank" in ran.out or "random ones of 100 cells" in ran.out


def test_a_wrong_program(mine: Path) -> None:
    """Would catch: a wrong program passed."""
    ran = program(mine, WRONG + MAIN.replace("ANSWER", "_throws(100, jumps)"), "--json")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert (report["signature"], report["rules"], report["correct"]) == ("program", "hackerrank", False)
    assert report["got"] is None or report["got"] != report["expected"]
    assert report["board"] and report["reason"]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("1 / 0", "it ended with exit code 1: ZeroDivisionError"),
        ("sys.exit(7)", "it ended with exit code 7"),
        ("'many'", "it printed 'many' where a number of throws is wanted"),
        ("3.5", "it printed '3.5' where a number of throws is wanted"),
        ("''", "it printed '' where a number of throws is wanted"),
        ("'', end=''", "it printed 0 lines for"),
        ("'5\\n5'", "it printed 2 lines for 1 boards"),
    ],
)
def test_a_program_that_says_something_else(mine: Path, answer: str, said: str) -> None:
    """Would catch: rubbish taken for a number, or a crash without its message."""
    ran = program(mine, RIGHT_MAIN.replace("_throws(100, jumps))", f"{answer})"))
    assert ran.code == 1
    assert said in " ".join(ran.out.split())
    assert "100 cells" in ran.out


def test_a_program_with_too_few_lines(mine: Path) -> None:
    """Would catch: a program that forgets the ends of lines, right for each board alone."""
    ran = program(mine, RIGHT_MAIN.replace("_throws(100, jumps))", "_throws(100, jumps), end=' ')"))
    assert ran.code == 1
    assert "right for this board alone" in ran.out


def test_a_program_that_crashes_on_some_boards(mine: Path) -> None:
    """Would catch: the wrong one of ten boards blamed for a crash."""
    answer = "1 / (2 not in jumps) and _throws(100, jumps))"
    ran = program(mine, RIGHT_MAIN.replace("_throws(100, jumps))", answer), "--json")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert "ZeroDivisionError" in str(report["got"])
    assert 2 in [foot for foot, _ in report["board"]["jumps"]]


def test_an_endless_program(mine: Path) -> None:
    """Would catch: a command that waits for ever."""
    began = time.monotonic()
    ran = program(mine, "while True: pass\n")
    assert ran.code == 2
    assert "it is too slow: no answer within 5 seconds" in ran.out
    assert time.monotonic() - began < 20


def test_a_program_that_keeps_its_state(mine: Path) -> None:
    """Would catch: a board blamed for what an earlier one of the same input left behind."""
    text = RIGHT_MAIN.replace("        jumps = {}\n", "").replace(
        "    for _ in range(int(next(words))):\n        for",
        "    jumps = {}\n    for _ in range(int(next(words))):\n        for",
        1,
    )
    assert "    jumps = {}\n    for _" in text
    ran = program(mine, text)
    assert ran.code == 1
    assert "right for this board alone, wrong after others in the same input" in ran.out
    assert "for it as number" in ran.out


def test_no_program() -> None:
    """Would catch: a traceback for a command that is not there."""
    assert "cannot be started" in refused("--program", "no-such-program-anywhere")
    assert "--program" in refused("--program", " ")


def test_an_unfinished_quotation() -> None:
    """Would catch: a traceback for a slip in the command."""
    assert "quot" in refused("--program", "python3 'unfinished")


AWK = r"""
{ for (i = 1; i <= NF; i++) word[++count] = $i }
END {
    at = 1
    for (boards = word[at++]; boards > 0; boards--) {
        delete to; delete far; delete queue
        for (kind = 0; kind < 2; kind++)
            for (n = word[at++]; n > 0; n--) { to[word[at] + 0] = word[at + 1] + 0; at += 2 }
        far[1] = 0; queue[1] = 1; last = 1
        for (first = 1; first <= last; first++)
            for (face = 1; face <= 6; face++) {
                cell = queue[first] + face
                if (cell > 100) continue
                if (cell in to) cell = to[cell]
                if (!(cell in far)) { far[cell] = far[queue[first]] + 1; queue[++last] = cell }
            }
        print (100 in far) ? far[100] : -1
    }
}
"""


def test_any_language(tmp_path: Path) -> None:
    """Would catch: a check that only knows Python."""
    (tmp_path / "mine.awk").write_text(AWK)
    ran = snl("--program", f"awk -f {tmp_path / 'mine.awk'}", "--seconds", 3)
    assert ran.code == 0, ran.out
    (tmp_path / "three.sh").write_text(
        "read n\nwhile [ $n -gt 0 ]; do echo 3; n=$((n - 1)); done\n"
    )
    ran = snl("--program", f"sh {tmp_path / 'three.sh'}", "--seconds", 3)
    assert ran.code == 1
    assert "says 3" in ran.out


def test_no_page_of_a_program(mine: Path, tmp_path: Path) -> None:
    """Would catch: an empty page written for a program."""
    mine.write_text(RIGHT_MAIN)
    page = tmp_path / "page.html"
    ran = snl("--program", f"{sys.executable} {mine}", "--seconds", 1, "-o", page)
    assert ran.code == 2
    assert "a page of a program is not made" in " ".join(ran.err.split())
    assert not page.exists()
