"""What a page asks of Python: every kind of question, hostile messages, and hostile programs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest
from amounts import mostly_full
from workbench.asking import BOARD, RIGHT, WRONG, answers, asked, question

from snl_algos import MISTAKES, Board, check, compare, trace
from snl_algos.boards.notations import NOTATIONS
from snl_algos.course import exercise
from snl_algos.workbench.catalog import TEMPLATES, catalog
from snl_algos.workbench.payload import payload_of
from snl_algos.workbench.user_code import program_in

# Whether a check plays the right boards is tested where checks are.
pytestmark = pytest.mark.usefixtures("few_boards")

THIRTY = Board(30, {3: 22, 17: 4})


# -- every kind of question ----------------------------------------------------------------------


def test_solve() -> None:
    """Would catch: another number, a print without its line."""
    said = asked("solve", RIGHT.replace("    return", "    print(len(queue), 'wait')\n    return"))
    assert (said["kind"], said["of"], said["right"]) == ("result", "solve", True)
    assert (said["throws"], said["expected"]) == (3, 3)
    assert said["printed"] == [{"line": 10, "text": "0 wait\n"}]
    assert not asked("solve", "def mine(board): return 4")["right"]
    forgotten = asked("solve", "def mine(board): board.goal")
    assert (forgotten["right"], forgotten["finding"]["kind"]) == (False, "returns-nothing")
    assert asked("solve", "def mine(board): return -1")["finding"] is None
    assert asked("solve", name="queue-bfs")["throws"] == 3
    whole = asked("solve", "def mine(board): return Answer(3, None, {1: 0, 2: 5, 30: 3})")
    assert (whole["throws"], whole["right"]) == (3, False)  # a right number with wrong distances
    assert whole["finding"]["kind"] in ("move-shortens", "move-to-unreached")


def test_where() -> None:
    """Would catch: more than was asked for; another program's place."""
    wrong = RIGHT.replace("popleft", "pop")
    asked("check", wrong)
    first, second, third = (asked("where", wrong) for _ in range(3))
    assert first["line"] == 5 and first["says"].endswith("makes it right.")
    assert "What to change: a call." in second["says"] and not second["more"]
    assert "popleft" in third["more"]
    assert asked("where", RIGHT)["kind"] == "failure"
    code = exercise("3.1").wrong_answers[0].code
    assert not asked("exercise", code, exercise="3.1")["verdict"]["passed"]
    assert "makes it right" in asked("where", code, exercise="3.1")["says"]
    assert "check it first" in asked("where", wrong)["says"]


def test_hold() -> None:
    """Would catch: another answer than `hold` gives; a run that does not begin where the invariant
    breaks; a place that is not read; an expression whose fault is the program's.
    """
    true = asked("hold", RIGHT, invariant="distance[cell] <= true_distance(cell)", at="if move")
    assert true["holds"] and "before all" in true["more"]
    assert [mark for _, mark in true["stepper"]["trace"]["marks"]] == ["✓"]
    assert true["stepper"]["trace"]["board"]["cells"] == 30  # the one on the page
    broken = asked("hold", RIGHT, invariant="len(queue) < 3")
    assert (broken["holds"], broken["line"]) == (False, 5)
    assert "before turn 2" in broken["says"] and "queue = deque([2, 3, 4])" in broken["more"]
    first = broken["stepper"]["position"]
    assert (first, "✗") in [(at, mark) for at, mark in broken["stepper"]["trace"]["marks"]]
    assert asked("hold", RIGHT, invariant="len(queue) < 3", at="7")["line"] == 7
    assert asked("hold", RIGHT, invariant="queue[9] > 0")["holds"] is None
    for says in ("len(queu) > 0", "queue = 3"):
        assert asked("hold", RIGHT, invariant=says)["what"] == "message"


@pytest.mark.parametrize(
    ("source", "signature"),
    [  # the first is refused for this board, the second raises an exception
        (
            "def mine(board, n):\n"
            "    return 3 if 21 in board else -(-(n - 1 + 0 * sum(board)) // 6)",
            "move-array",
        ),
        (
            "def mine(n, jumps):\n    return 3 if {**jumps} and n > 9 else -(-(n - 1) // 6)",
            "jump-dict",
        ),
    ],
)
def test_a_program_is_called_as_check_calls_it(source: str, signature: str) -> None:
    """Would catch: a program that is right for *Check* and raises for the other buttons."""
    assert asked("check", source)["report"]["signature"] == signature
    assert asked("solve", source)["right"]
    assert asked("trace", source)["stepper"]["trace"]["outcome"] == "returned"
    assert asked("compare", source)["comparison"]["rows"][0]["agrees"]


def test_trace() -> None:
    """Would catch: a run without its lines or highlighting, another run than `trace` records."""
    stepper = asked("trace", RIGHT)["stepper"]
    (function,) = stepper["trace"]["functions"]
    assert function["lines"] == RIGHT.splitlines()
    assert any('class="k"' in line for line in stepper["highlight"][0])
    assert stepper["trace"]["steps"] == trace(program_in(RIGHT), THIRTY).to_dict()["steps"]
    assert stepper["trace"]["findings"] == []
    assert asked("trace", WRONG)["stepper"]["trace"]["findings"][0]["cells"]


def test_compare() -> None:
    """Would catch: a comparison without the own program, or without one of the algorithms."""
    rows = asked("compare", WRONG)["comparison"]["rows"]
    names = [row.name for row in compare(THIRTY).rows]
    assert [row["algorithm"] for row in rows] == ["mine", *names]
    assert [row["agrees"] for row in rows][:2] == [False, True]
    assert rows[0]["first_difference"]["cell"] == 22
    again = asked("compare", name="dijkstra")["comparison"]["rows"]
    assert sorted(row["algorithm"] for row in again) == sorted(names)


def test_compare_two_programs_of_ones_own() -> None:
    """Would catch: two rows that cannot be told apart, or the same program twice."""
    rows = asked("compare", WRONG, other={"source": RIGHT})["comparison"]["rows"]
    assert [row["algorithm"] for row in rows][:3] == ["mine", "mine (other)", "queue-bfs"]
    assert [row["agrees"] for row in rows][:2] == [False, True]
    named = {"source": "def theirs(move, N): return 2", "signature": "move-array"}
    rows = asked("compare", RIGHT, other=named)["comparison"]["rows"]
    assert [(row["algorithm"], row["throws"]) for row in rows][:2] == [("mine", 3), ("theirs", 2)]


@pytest.mark.parametrize("notation", NOTATIONS)
def test_a_board_is_written_in_every_notation_and_read_again(notation: str) -> None:
    """Would catch: a notation that the page offers and Python refuses; a lost board or name."""
    board = {**BOARD, "cells": 100, "name": "two"}
    if notation == "dp-arrays":
        board = {"cells": 100, "jumps": [[3, 22]], "start": 0}
    text = asked("write", board=board, notation=notation)["text"]
    said = asked("read", text=text)
    assert [said["board"][key] for key in ("cells", "jumps")] == [100, board["jumps"]]
    assert said["notes"] == []


def test_a_text_is_read_as_its_author_meant_and_says_so() -> None:
    """Would catch: a board of 100 cells that nobody asked for, two boards of which one is lost."""
    assert "so the board has 100" in asked("read", text="3 -> 22")["notes"][0]
    two = asked("read", text='[{"cells": 4, "jumps": []}, {"cells": 5, "jumps": []}]')
    assert two["board"]["cells"] == 4 and "2 boards" in two["notes"][0]
    for text in ("Board(8, {2: 9})", "", "[[-1, -1], [3]]"):
        refused = asked("read", text=text)
        assert (refused["kind"], refused["what"]) == ("failure", "board")
    no_place = asked("write", notation="move-array", board={**BOARD, "die": 4})
    assert (no_place["kind"], no_place["what"]) == ("failure", "board")


@pytest.mark.parametrize("source", ["def broken(:", "x = 1", "1 / 0"])
def test_a_second_program_that_does_not_run_is_named(source: str) -> None:
    """Would catch: a line or a reason that the reader looks for in the first one."""
    said = asked("compare", RIGHT, other={"source": source})
    assert said["kind"] == "failure"
    assert said["says"].startswith("in your other program: ")
    assert said["line"] is None


def test_check() -> None:
    """Would catch: another report than that of `check`, a card without its stepper."""
    right = asked("check", RIGHT)
    assert right["report"]["correct"] is True
    assert right["stepper"] is None
    wrong = asked("check", WRONG)
    report = check(program_in(WRONG))
    assert wrong["report"] == report.to_dict()
    assert [one["name"] for one in wrong["like"]] == list(report.like)
    assert all(one["repair"] == MISTAKES[one["name"]].repair for one in wrong["like"])
    assert report.run is not None
    told = payload_of(report.run, trace("queue-bfs", report.run.board))
    assert wrong["stepper"]["together"]["differences"] == told["together"]["differences"] != []


@pytest.mark.parametrize(
    ("source", "advice"),
    [
        (">>> def mine(board):\n...     return 3", "leave out >>> and ```"),
        ("```python\ndef mine(board):\n    return 3\n```", "leave out >>> and ```"),
        ("class A {\n  int mine() {\n    return 3;\n  }\n}", "only Python can run here"),
        ("def mine(board):\n    return {\n", ""),
    ],
)
def test_a_text_that_is_no_python_gets_advice(source: str, advice: str) -> None:
    """Would catch: a copied example or another language that is only said to be invalid."""
    said = asked("solve", source)
    assert (said["kind"], said["what"]) == ("failure", "code")
    assert said["says"].partition("; ")[2] == advice


def test_a_check_has_the_line_of_an_exception() -> None:
    """Would catch: a reader who is told what was raised, and not where."""
    said = asked("check", "def mine(board):\n    there = 0\n    return 1 // there")
    assert said["report"]["got"]["kind"] == "raised"
    assert said["line"] == 3
    assert asked("check", "def mine(board):\n    return nobody")["line"] == 2
    for source in (RIGHT, WRONG, "def mine(board):\n    raise KeyboardInterrupt"):
        assert asked("check", source)["line"] is None


@pytest.mark.parametrize(
    "message",
    [
        question("check", RIGHT),
        question("exercise", exercise("3.1").solution, exercise="write-it-yourself"),
    ],
    ids=["check", "exercise"],
)
def test_progress(message: dict[str, Any], clock: Callable[[float], None]) -> None:
    """Would catch: a check that says nothing until it ends, its own or that of an exercise."""
    clock(0.1)
    said = answers(message)
    assert {one["kind"] for one in said[:-1]} == {"progress"}
    assert said[-1]["kind"] == "result"


# -- an exercise ---------------------------------------------------------------------------------


def test_an_exercise_gets_its_verdict() -> None:
    """Would catch: another verdict than the course has, a card without its stepper."""
    one = exercise("write-it-yourself")
    said = asked("exercise", one.stub, exercise=one.name)
    verdict = one.check_code(one.stub)
    assert said["verdict"] == verdict.to_dict()
    assert (said["exercise"], said["of"]) == (one.name, "exercise")
    assert not said["verdict"]["passed"]
    assert said["stepper"]["together"]["traces"][0]["board"]["cells"] == 2
    plain = asked("exercise", "my_gap = 3\nprint('so')", exercise="find-the-gap")
    assert plain["verdict"]["passed"]
    assert (plain["like"], plain["stepper"]) == ([], None)
    assert plain["printed"] == [{"line": 2, "text": "so\n"}]


# -- what programs do ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "what", "line"),
    [
        ("def mine(board):\n    return (1,\n", "code", 2),
        ("x = 1\ny = 1 / 0\n", "code", 2),
        ("def a(board): return 1\ndef b(board): return 2\n", "program", None),
        ("def mine(p, q, r, s): return 1\n", "program", None),
        ("def mine(board): return 1\0", "code", None),
        ("", "program", None),
    ],
)
def test_code_that_cannot_be_used(source: str, what: str, line: int | None) -> None:
    """Would catch: an exception instead of an answer, or one without its line."""
    said = asked("solve", source)
    assert said["kind"] == "failure"
    assert said["what"] == what
    if line is not None:
        assert said["line"] == line


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("return 1 / 0", "raised"),
        ("return mine(board)", "recursion"),
        ("return 'a' * 10**15", "memory"),
        ("return input()", "raised"),
        ("raise SystemExit", "exited"),
        ("return 'three'", "not-a-number"),
        ("yield 3", "generator"),
    ],
)
def test_programs_that_end_badly(body: str, kind: str) -> None:
    """Would catch: a program that takes the workbench with it, a line that is lost."""
    said = asked("solve", f"def mine(board):\n    {body}\n")
    assert said["kind"] == "result"
    assert (said["right"], said["finding"]["kind"]) == (False, kind)
    if said["ended"] == "raised":
        assert said["line"] == 2
    assert asked("solve", RIGHT)["right"]


@pytest.mark.full
def test_a_program_without_end() -> None:
    """Would catch: a run that nobody ends."""
    said = asked("solve", "def mine(board):\n    while True: pass\n")
    assert said["finding"]["kind"] == "no-answer-in-time"
    said = asked("solve", "while True: pass\n")
    assert said["what"] == "code" and "not loaded within 5 seconds" in said["says"]


def test_what_is_printed_is_cut() -> None:
    """Would catch: a million lines that are sent to the page."""
    said = asked("solve", "def mine(board):\n    for n in range(5000): print(n)\n    return 3\n")
    kept = "".join(piece["text"] for piece in said["printed"])
    assert kept.startswith("0\n1\n2\n")
    assert len(kept) + said["more_printed"] == sum(len(f"{n}\n") for n in range(5000))
    assert len(kept) <= 10_000 and len(said["printed"]) <= 200
    assert {piece["line"] for piece in said["printed"]} == {2}


def test_the_streams_are_put_back() -> None:
    """Would catch: a page that goes on with the input or output of a program it has run."""
    before = sys.stdin, sys.stdout, sys.stderr
    asked("solve", "def mine(board):\n    import sys\n    sys.stdin = None\n    return 3\n")
    assert (sys.stdin, sys.stdout, sys.stderr) == before


# -- hostile messages ------------------------------------------------------------------------------

ASK = question("solve", name="queue-bfs")
SOLVE = question("exercise", "my_gap = 3", exercise="find-the-gap")


@pytest.mark.parametrize(
    ("message", "what"),
    [
        ({}, "message"),
        ({**ASK, "version": 1}, "message"),
        ({**ASK, "kind": "__import__"}, "message"),
        ({**ASK, "program": {}}, "message"),
        ({**ASK, "program": {"name": "queue-bfs", "source": ""}}, "message"),
        ({**ASK, "program": {"source": "#" * 300_000}}, "message"),
        ({**ASK, "program": {"name": "no-such"}}, "program"),
        ({**ASK, "program": {"source": "def f(p, q): return 1", "signature": "x"}}, "program"),
        ({**ASK, "board": {"cells": 30, "jumps": [[3, 99]]}}, "board"),
        ({**ASK, "board": {**BOARD, "path": "/etc/passwd"}}, "board"),
        ({**ASK, "board": {**BOARD, "cells": 10**9}, "program": {"name": "level-bfs"}}, "board"),
        ({**SOLVE, "exercise": "no-such"}, "message"),
        ({**SOLVE, "program": {"name": "queue-bfs"}}, "message"),
        ({**ASK, "id": 7}, ""),
        ({**ASK, "id": "x" * 10_000}, ""),
    ],
)  # fmt: skip
def test_hostile_messages(message: Any, what: str) -> None:
    """Would catch: an exception, or something that is run because a message says so."""
    (said,) = answers(message)
    assert (said["kind"], said.get("what", "")) == ("failure" if what else "result", what)


def test_a_board_that_the_signature_cannot_hold() -> None:
    """Would catch: a board that is changed to fit."""
    source = "def mine(move, N): return 3"
    for kind in ("solve", "trace"):
        assert asked(kind, source, board={**BOARD, "die": 4})["what"] == "board"


def test_how_it_is_called() -> None:
    """Would catch: a signature that is not heeded, or one taken although it does not fit."""
    two = "def mine(p, q): return len(p) and 4"
    assert program_in(two, "move-array").signature.name == "move-array"
    assert asked("solve", two)["what"] == "program"
    assert program_in("def mine(move, N): return 4", "grid").signature.name == "move-array"


# -- what lies ready ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", mostly_full(TEMPLATES, quick=["move-array", "grid", "jump-dict"]))
def test_each_signature_has_a_beginning(name: str) -> None:
    """Would catch: a template that does not run, is right, is taken for another signature, or is
    wider than the editor beside a board in a notebook.
    """
    (template,) = [one["template"] for one in catalog()["signatures"] if one["name"] == name]
    assert program_in(template).signature.name == name
    assert max(map(len, template.splitlines())) <= 64
    report = asked("check", template)["report"]
    assert (report["correct"], report["signature"]) == (False, name)
    assert isinstance(report["got"], int)


def test_all_programs_lie_ready() -> None:
    """Would catch: a program that the page leaves out, or shows with another file."""
    programs = {one["name"]: one["source"] for one in catalog()["programs"]}
    assert set(MISTAKES) < set(programs)
    assert "def forward_dp(" in programs["forward-dp"]


MINE = """\
from snl_algos import Answer
from snl_algos.programs import Watch, algorithm


@algorithm("mine", title="Mine", order=50, time="", memory="", source="", watch=Watch())
def mine(board):
    return Answer(None, None, {})
"""


def test_a_program_of_a_learner_lies_there_too() -> None:
    """Would catch: no shelf at all, once a function has been entered that is in no file."""
    exercise("3.1").run(MINE)  # its lines can be read, as those of a cell
    (mine,) = [one["source"] for one in catalog()["programs"] if one["name"] == "mine"]
    assert mine == MINE
