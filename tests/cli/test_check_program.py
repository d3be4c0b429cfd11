"""`snl check --program`: a whole program, in any language."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from command import Ran, longer_and_longer, run_check, run_check_until_judged, unjudged
from own_programs import RIGHT, WRONG

#: Each check starts many processes.
pytestmark = pytest.mark.full


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.py"


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


def program(path: Path, text: str, *more: object, reason: str = "") -> Ran:
    path.write_text(text)
    command = f"{sys.executable} {path}"
    return run_check_until_judged("--program", command, *more, seconds=2, reason=reason)


def test_a_right_program(mine: Path) -> None:
    """Would catch: an input in another format than the judge's, or a line read wrongly."""
    ran = program(mine, RIGHT_MAIN)
    assert (ran.code, ran.err) == (0, "")
    assert "is right on all" in ran.out
    assert "100 cells" in ran.out


def test_a_wrong_program(mine: Path) -> None:
    """Would catch: a wrong program passed."""
    ran = program(mine, WRONG + MAIN.replace("ANSWER", "_throws(100, jumps)"), "--json")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert (report["signature"], report["rules"], report["correct"]) == (
        "program",
        "hackerrank",
        False,
    )
    assert report["got"] is None or report["got"] != report["expected"]
    assert report["board"] and report["finding"]


@pytest.mark.parametrize(
    ("answer", "kind", "held"),
    [
        ("sys.exit(7)", "exit-code", {"code": 7}),
        ("3.5", "not-a-number-line", {"value": "'3.5'"}),
        ("-3", "negative", {"claimed": -3}),
        ("'5\\n5'", "wrong-number-of-lines", {"lines": 2, "boards": 1}),
    ],
)
def test_a_program_that_says_something_else(
    mine: Path, answer: str, kind: str, held: dict[str, object]
) -> None:
    """Would catch: rubbish taken for a number, or a crash without its message."""
    ran = program(mine, RIGHT_MAIN.replace("_throws(100, jumps))", f"{answer})"), "--json")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert report["board"]["cells"] == 100
    got = report["got"]
    assert got["kind"] == kind
    assert held.items() <= (got.get("numbers", {}) | got.get("words", {})).items()


def test_what_a_judge_does_not_look_at(mine: Path) -> None:
    """Would catch: a right program called wrong for its spaces, empty lines or missing lines."""
    text = RIGHT_MAIN.replace(
        "_throws(100, jumps))", "_throws(100, jumps), end=[' ', '\\r\\n\\n'][number % 2])"
    )
    assert program(mine, text).code == 0


def test_a_program_that_crashes_on_some_boards(mine: Path) -> None:
    """Would catch: the wrong one of ten boards blamed for a crash."""
    answer = "1 / (2 not in jumps) and _throws(100, jumps))"
    ran = program(mine, RIGHT_MAIN.replace("_throws(100, jumps))", answer), "--json")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert report["got"]["kind"] == "exit-code"
    assert "ZeroDivisionError" in report["got"]["words"]["message"]
    assert 2 in [foot for foot, _ in report["board"]["jumps"]]


def test_an_endless_program(mine: Path) -> None:
    """Would catch: a command that waits for ever, or that is waited for on each of ten boards, or
    several times on one.
    """
    starts = mine.with_name("starts")
    mine.write_text(f"open({str(starts)!r}, 'a').write('.')\nwhile True: pass\n")
    for seconds in longer_and_longer(2):  # it may take all of them to start
        starts.write_text("")
        ran = run_check("--program", f"{sys.executable} {mine}", "--seconds", seconds, "--json")
        assert ran.code == 2
        if json.loads(ran.out)["finding"]["kind"] == "too-slow":
            break
    assert starts.read_text() == "."


def test_a_program_that_keeps_its_state(mine: Path) -> None:
    """Would catch: a board blamed for what an earlier one of the same input left behind."""
    text = RIGHT_MAIN.replace("        jumps = {}\n", "").replace(
        "    for _ in range(int(next(words))):\n        for",
        "    jumps = {}\n    for _ in range(int(next(words))):\n        for",
        1,
    )
    assert "    jumps = {}\n    for _" in text
    ran = program(mine, text, "--json", reason="wrong-after-others")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert report["got"]["kind"] == "wrong-after-others"
    assert report["got"]["numbers"]["place"] > 1


def test_a_program_that_reads_only_the_first_board(mine: Path) -> None:
    """Would catch: the first board of an input that got "no line", although it got the only one."""
    ran = program(mine, f"{RIGHT_MAIN}    break\n", "--json", reason="right-alone")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert report["got"]["kind"] == "wrong-number-of-lines"
    assert report["got"]["numbers"]["lines"] == 1 < report["got"]["numbers"]["boards"]
    assert report["finding"]["kind"] == "right-alone"


def test_no_program() -> None:
    """Would catch: a traceback for a command that is not there."""
    assert "command not found" in unjudged("--program", "no-such-program-anywhere")
    assert "--program" in unjudged("--program", " ")


def test_a_program_that_cannot_be_run(mine: Path) -> None:
    """Would catch: a slip in a file's name called a wrong program; or its own words lost."""
    message = unjudged("--program", f"{sys.executable} {mine}")
    assert "it cannot be run: it ended with exit code 2" in message
    assert "No such file or directory" in message
    mine.write_text("def main(:\n")
    assert "SyntaxError" in unjudged("--program", f"{sys.executable} {mine}")
