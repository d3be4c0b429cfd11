"""`snl check` of a function in a file."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path

import pytest
from command import process, run_check, snl, unjudged
from own_programs import GFG, RIGHT, WRONG


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
    assert "It is right on every board of 2 to " in ran.out


def test_wrong(mine: Path) -> None:
    """Would catch: another exit code than 1, or a report without its board."""
    mine.write_text(WRONG + GFG)
    ran = run_check(mine)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("solve is wrong.")
    assert "\n7 cells, die 6, no ladders, no snakes\n" in ran.out
    assert "\nright: 1 throw (roll 6, land on 7)\nsolve: says 2\n" in ran.out


def test_where(mine: Path) -> None:
    """Would catch: a file that is changed; the change, where only the line was asked for; a place
    in what is right.
    """
    mine.write_text(WRONG + GFG)
    ran = run_check(mine, "--where")
    assert ran.code == 1
    assert ran.out.endswith("\nWhere: One change in line 6 makes it right.\n")
    assert mine.read_text() == WRONG + GFG
    removed, added = run_check(mine, "--where", "--where", "--where").out.splitlines()[-2:]
    assert (removed[0], added[0]) == ("-", "+")
    mine.write_text(RIGHT + GFG)
    ran = run_check(mine, "--where")
    assert ran.code == 0 and "Where" not in ran.out
    assert run_check(mine, "--where", "--json").code == 2


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
    "notes": 'lambda x, *a, **k: old({**x, "notes": [{"kind": "judge-imports"}]})',
    "value": 'lambda x, *a, **k: old({"value": {"data": 3}})',
    "trace": 'lambda x, *a, **k: '
    'old(["returned", {"chosen": "", "notes_on_programs": [], "trace": {"format": 3}}, [1, 1]])',
}  # fmt: skip


@pytest.mark.parametrize(("what", "command"), [*zip(FORGED, cycle(["check", "solve", "step"]))])
def test_a_forged_message_is_not_understood(mine: Path, what: str, command: str) -> None:
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


# -- a function that ends its process --------------------------------------------------------


def test_dying_when_it_is_loaded(mine: Path) -> None:
    """Would catch: a board named that was never played."""
    mine.write_text("import os\nos._exit(4)\n")
    assert "died (exit code 4) when it was loaded" in unjudged(mine)


def test_what_it_writes_when_it_is_loaded_is_no_answer(mine: Path) -> None:
    """Would catch: words that it writes into every file it finds, called a loop without an end."""
    writes = "    try: os.write(number, b'words\\n')\n    except OSError: pass\n"
    mine.write_text(f"import os\nfor number in range(3, 60):\n{writes}{RIGHT}{GFG}")
    ran = process("check", str(mine))  # a fork of this process would find its files
    assert ran.returncode == 2
    assert b"wrote b'words' where an answer is expected" in ran.stderr


# -- an invariant ----------------------------------------------------------------------------


def test_an_invariant_is_tested_in_a_file(mine: Path, tmp_path: Path) -> None:
    """Would catch: another exit code than 0, 1 and 2; a page that opens on another step."""
    pytest.importorskip("anywidget")
    mine.write_text(RIGHT + GFG)
    page = tmp_path / "page.html"
    held = run_check(
        mine, "--invariant", "distance[cell] <= true_distance(cell)", "--at", "if stand"
    )
    assert (held.code, held.err) == (0, "")
    assert "holds in solve" in held.out
    broken = run_check(mine, "--invariant", "len(queue) < 3", "--at", "for cell", "-o", page)
    assert (broken.code, broken.err) == (1, "")
    assert "queue = [1, 2, 3]" in broken.out
    assert "✗" in page.read_text(encoding="utf-8")
    raised = run_check(mine, "--invariant", "queue[5] > 0", "--at", "for cell")
    assert raised.code == 2
    assert "raises IndexError" in raised.out


@pytest.mark.parametrize(
    "options",
    [
        ("--invariant", "len(queue"),
        ("--invariant", "len(queu) > 0"),
        ("--invariant", "len(queue) > 0", "--at", "while stack"),
        ("--invariant", "len(queue) > 0", "--rules", "plain"),
        ("--invariant", "len(queue) > 0", "--json"),
        ("--at", "while queue"),
    ],
)
def test_an_invariant_that_cannot_be_tested_is_an_error(
    mine: Path, options: tuple[str, ...]
) -> None:
    """Would catch: a traceback, or the exit code of "broken"."""
    mine.write_text(RIGHT + GFG)
    ran = run_check(mine, *options)
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err and "CallError" not in ran.err
