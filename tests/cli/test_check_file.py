"""`snl check` of a function in a file."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from amounts import mostly_full
from command import longer_and_longer, run_check, run_check_until_judged, snl, unjudged
from own_programs import GFG, RIGHT, WRONG

from snl_algos.programs.source_file import function_in


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.py"


# -- a function in a file --------------------------------------------------------------------


def test_right(mine: Path, tmp_path: Path) -> None:
    """Would catch: another exit code than 0, a report without what is proven, a page that needs a
    failing board.
    """
    pytest.importorskip("anywidget")
    mine.write_text(RIGHT + GFG)
    page = tmp_path / "page.html"
    ran = run_check(mine, "-o", page)
    assert (ran.code, ran.err) == (0, "")
    assert "solve is right on all" in page.read_text(encoding="utf-8")
    assert ran.out.startswith("solve is right on all ")
    assert "It is right on every board of 2 to 7 cells" in ran.out


def test_wrong(mine: Path) -> None:
    """Would catch: another exit code than 1, or a report without its board."""
    mine.write_text(WRONG + GFG)
    ran = run_check(mine)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("solve is wrong.")
    assert "\n7 cells, die 6, no ladders, no snakes\n" in ran.out
    assert "\nright: 1 throw (roll 6, land on 7)\nsolve: says 2\n" in ran.out


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
    for seconds in longer_and_longer(3):  # to say more than that the time is over takes some time
        ran = run_check(mine, "--seconds", seconds)
        assert ran.code == 2
        assert "could not be judged" in ran.out
        if "too slow" in ran.out:
            return
    pytest.fail(ran.out)


def test_no_call_gives_an_answer(mine: Path) -> None:
    """Would catch: the exit code of "wrong" for a program that was never called as it wants."""
    mine.write_text("def solve(board):\n    return board.total_cells\n")
    ran = run_check(mine, "--json")
    assert ran.code == 2
    report = json.loads(ran.out)
    assert (report["correct"], report["finding"]["kind"]) == (None, "how-to-call")
    line = report["finding"]["words"]["line"]
    assert line.startswith('def mine(board: "Board"): return solve(')
    mine.write_text("def solve(board):\n    return board.total_cells\n" + line + "\n")
    assert run_check(mine).code == 1  # now it is called by a function of a board


#: What a file does to the messages of its process.
FORGED = {
    "nothing": 'lambda *a, **k: "{}"',
    "signature": 'lambda x, *a, **k: old({**x, "calls": [["nosuch", [0, 1]]]})',
    "places": 'lambda x, *a, **k: old({**x, "calls": [["grid", [1]]]})',
    "parameters": 'lambda x, *a, **k: old({**x, "parameters": 5})',
    "notes": 'lambda x, *a, **k: old({**x, "notes": [{"kind": "judge-imports"}]})',
    "value": 'lambda x, *a, **k: old({"value": {"data": 3}})',
    "trace": 'lambda x, *a, **k: '
    'old({"value": {"chosen": "", "notes_on_programs": [], "trace": {"format": 3}}})',
}  # fmt: skip


@pytest.mark.parametrize("what", FORGED)
@pytest.mark.parametrize("command", ["check", "solve", "step"])
def test_a_forged_message_is_not_understood(mine: Path, command: str, what: str) -> None:
    """Would catch: a traceback, or the exit code of a verdict, for a message that is forged."""
    mine.write_text(f"import json\nold = json.dumps\njson.dumps = {FORGED[what]}\n{RIGHT}{GFG}")
    ran = snl(command, mine, *["thirty"] * (command != "check"))
    assert ran.code == 2
    assert "Traceback" not in ran.err


@pytest.mark.full
def test_which_function(mine: Path) -> None:
    """Would catch: one of several taken at random, or a message that does not say how to choose."""
    mine.write_text(RIGHT + GFG + GFG.replace("solve", "wrong").replace("j + 1", "j"))
    message = unjudged(mine)
    assert "2 functions (solve, wrong)" in message
    assert f"{mine}:NAME" in message
    assert run_check(f"{mine}:solve").code == 0
    assert run_check(f"{mine}:wrong").code == 1
    message = unjudged(f"{mine}:nothing")
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
    ran = run_check(mine)
    assert ran.code == 0
    assert "The boards: n × n cells" in ran.out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def solve(move, N):\n    return 1 +\n", "line 2: invalid syntax"),
        ("import math\n\nmath.nothing\n", "AttributeError: module 'math'"),
        ("import nowhere_to_be_found\n", "No module named 'nowhere_to_be_found', in line 1"),
        ("x = 1\nraise SystemExit(3)\n", "sys.exit, in line 2"),
        ("", "it holds no function"),
        ("solve = 3\n", "it holds no function"),
        ("def solve(a, b, c):\n    return 0\n", "cannot tell how to call solve(a, b, c)"),
    ],
)
def test_a_file_that_cannot_be_judged(mine: Path, text: str, message: str) -> None:
    """Would catch: a traceback, or a message without the line."""
    mine.write_text(text)
    found = unjudged(mine)
    assert message in found
    assert "mine.py" in found


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"def solve(move, N):\n    return 0\n\0", "line 3: it holds a byte 0, so it is not plain"),
        (
            b'def solve(move, N):\n    return "\xe9"\n',
            "line 2: this is not UTF-8; save the",
        ),
        ("def solve(move, N): ...\n".encode("utf-16"), "line 1: it holds a byte 0"),
    ],
    ids=["byte 0", "latin-1", "utf-16"],
)
def test_a_file_that_is_no_text(mine: Path, data: bytes, message: str) -> None:
    """Would catch: "line None", or words about code strings, codecs and positions."""
    mine.write_bytes(data)
    assert f"{mine}: {message}" in unjudged(mine)


def test_an_import_that_is_no_text(mine: Path) -> None:
    """Would catch: "line None" where the file itself is fine."""
    mine.with_name("helper_of_mine.py").write_bytes(b"x = 1\0")
    mine.write_text("import helper_of_mine\ndef solve(move, N):\n    return 0\n")
    found = unjudged(mine)
    assert "mine.py" in found
    assert "None" not in found


def test_a_file_in_an_encoding_that_it_names(mine: Path) -> None:
    """Would catch: a file refused for its bytes, though Python reads it."""
    mine.write_bytes(b'# -*- coding: latin-1 -*-\ndef solve(move, N):\n    return "\xe9"\n')
    assert function_in(mine, None)([], 2) == "é"


def test_a_file_that_was_just_changed(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a verdict on what the file held a moment before, or a folder left beside it."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    helper = mine.with_name("beside_mine.py")
    helper.write_text("HELP = 5\n")
    for answer in (1, 2):
        mine.write_text(f"import beside_mine\ndef solve(move, N):\n    return {answer}\n")
        os.utime(mine, (10**9, 10**9))  # in the same second, and as long as before
        assert function_in(mine, None)([], 2) == answer
    assert not sys.dont_write_bytecode
    assert set(mine.parent.iterdir()) == {helper, mine}


def test_a_known_program_by_its_name() -> None:
    """Would catch: "no such file" for a name that `snl list` shows."""
    ran = run_check("skips-snakes")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("skips-snakes is wrong.")
    assert "leave out signature" in unjudged("greedy", "--signature", "grid")


def test_no_file(tmp_path: Path) -> None:
    """Would catch: a traceback for a slip in a file's name."""
    assert "nothing.py: no such file" in unjudged(tmp_path / "nothing.py")
    (tmp_path / "mine.txt").write_text("hello")
    assert "ends with .py" in unjudged(tmp_path / "mine.txt")


def test_a_folder(tmp_path: Path) -> None:
    """Would catch: "no such file" for a folder that exists."""
    (tmp_path / "folder.py").mkdir()
    for folder in (tmp_path, tmp_path / "folder.py", tmp_path / ".."):
        assert f"{folder}: this is a folder, and a Python file is needed" in unjudged(folder)


@pytest.mark.full
def test_the_signature_and_the_rules(mine: Path) -> None:
    """Would catch: an option that is read and not used."""
    mine.write_text(RIGHT + GFG.replace("move, N", "x, N").replace("(move)", "(x)"))
    assert run_check(mine, "--signature", "move-array").code == 0
    found = run_check(mine, "--signature", "move-array", "--rules", "anything", "--json")
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
    ran = run_check(mine, "--json")
    assert (ran.code, ran.err) == (1, "")
    report = json.loads(ran.out)
    assert report["correct"] is False
    assert report["board"]
    assert (report["format"], report["version"]) == ("snl-check", 3)
    assert isinstance(report["got"], int) and isinstance(report["expected"], int)
    assert report["finding"]["kind"] == "never-throws"
    assert "prints" in [note["kind"] for note in report["notes"]]


@pytest.mark.full
def test_json_of_what_is_no_number(mine: Path) -> None:
    """Would catch: infinity in JSON, or a reason without the finding; and one said twice."""
    mine.write_text("def solve(move, N):\n    return float('inf')\n")
    report = json.loads(run_check(mine, "--json").out)
    assert report["got"]["kind"] == report["finding"]["kind"] == "not-a-number"
    assert run_check(mine).out.count("it returned inf") == 1


def test_json_of_a_goal_out_of_reach(mine: Path) -> None:
    """Would catch: -1 in place of null."""
    mine.write_text("def solve(move, N):\n    return -1\n")
    report = json.loads(run_check(mine, "--json").out)
    assert report["got"] is None
    assert report["finding"]["kind"] == "misses-every-route"


# -- a page ----------------------------------------------------------------------------------


@pytest.mark.full
def test_a_page(mine: Path, tmp_path: Path) -> None:
    """Would catch: a page without the stepper of both, or one written over another."""
    pytest.importorskip("anywidget")
    mine.write_text(WRONG + GFG)
    page = tmp_path / "page.html"
    ran = run_check(mine, "-o", page)
    assert ran.code == 1
    text = page.read_text(encoding="utf-8")
    assert text.lstrip().lower().startswith("<!doctype html>")
    assert "solve is wrong." in text
    assert "snl-trace" in text and "queue-bfs" in text and "snl-together" in text
    assert text.endswith("</html>\n")
    before = page.read_bytes()
    message = " ".join(run_check(mine, "-o", page).err.split())
    assert "exists already" in message and "page.html" in message
    assert page.read_bytes() == before
    assert run_check(mine, "-o", page, "--force").code == 1


# -- a function that ends its process --------------------------------------------------------


@pytest.mark.full
@pytest.mark.parametrize(
    ("deed", "how"),
    [("os._exit(0)", "exit code 0"), ("os.kill(os.getpid(), 9)", "signal SIGKILL")],
)
def test_a_function_that_ends_its_process(mine: Path, deed: str, how: str) -> None:
    """Would catch: a death without its board, or one taken for a right function."""
    mine.write_text(
        "import os\n"
        + RIGHT
        + GFG.replace("    return", f"    if N == 5:\n        {deed}\n    return")
    )
    report = json.loads(run_check(mine, "--json").out)
    assert report["correct"] is False
    assert (report["board"]["cells"], report["board"]["jumps"]) == (5, [])
    assert report["smallest"]
    assert (report["got"]["kind"], report["got"]["words"]) == ("died", {"how": how})


def test_dying_when_it_is_loaded(mine: Path) -> None:
    """Would catch: a board named that was never played."""
    mine.write_text("import os\nos._exit(4)\n")
    assert "died (exit code 4) when it was loaded" in unjudged(mine)


@pytest.mark.full
def test_a_loop_outside_its_functions(mine: Path) -> None:
    """Would catch: a command that waits for a file which never ends."""
    mine.write_text("while True:\n    pass\n")
    # No question: reports and grades end it with a full stop.
    assert "perhaps a loop outside its functions does not end" in unjudged(mine)


@pytest.mark.full
@pytest.mark.parametrize("body", ["return sum(itertools.repeat(0))", "return queue.Queue().get()"])
def test_hostile_functions(mine: Path, body: str) -> None:
    """Would catch: a command that hangs. More of them: `tests/sandbox/test_hostile.py`."""
    mine.write_text(f"import itertools, queue\ndef solve(move, N):\n    {body}\n")
    ran = run_check_until_judged(mine, seconds=2)
    assert ran.code == 1
    assert "2 cells, die 6" in ran.out


@pytest.mark.full
def test_what_would_steer_the_terminal(mine: Path) -> None:
    """Would catch: an escape in a message that clears the screen or changes its colours."""
    mine.write_text("def solve(move, N):\n    raise ValueError('\\x1b[2J\\x1b]0;title\\x07')\n")
    ran = run_check(mine)
    assert ran.code == 1
    assert "ValueError" in ran.out
    assert "\x1b" not in ran.out and "\x07" not in ran.out


# -- which function is the answer ------------------------------------------------------------------

DECORATOR = """
import functools

def counted(function):
    @functools.wraps(function)
    def inner(*arguments):
        return function(*arguments)
    return inner
"""
PLAIN_DECORATOR = """
def counted(function):
    def inner(move, N):
        return function(move, N)
    return inner
"""
CLASS = """
class Counted:
    def __init__(self, function):
        self.function = function
    def __call__(self, move, N):
        return self.function(move, N)
"""
PARTIAL = GFG.replace("solve(move", "run(debug, move")
HELPERS = {
    "a decorator": DECORATOR + GFG.replace("\n\ndef", "\n@counted\ndef"),
    "a decorator without wraps": PLAIN_DECORATOR + GFG.replace("\n\ndef", "\n@counted\ndef"),
    "a class that decorates": CLASS + GFG.replace("\n\ndef", "\n@Counted\ndef"),
    "partial": f"from functools import partial\n{PARTIAL}\nf = partial(run, False)\n",
}


@pytest.mark.parametrize(
    "kind", mostly_full(HELPERS, quick=["partial"], full=["a class that decorates"])
)
def test_helpers_that_make_the_answer(mine: Path, kind: str) -> None:
    """Would catch: "it holds 2 functions" of a right program with a decorator or a partial; another
    function of the file called.
    """
    mine.write_text(RIGHT + HELPERS[kind])
    ran = run_check(mine)
    assert (ran.code, ran.err) == (0, ""), ran.err
    mine.write_text(WRONG + HELPERS[kind])
    ran = run_check(mine)
    assert (ran.code, ran.err) == (1, ""), ran.err
    assert ": says 2\n" in ran.out
