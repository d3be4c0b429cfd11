"""The gallery of mistakes: each is caught by `check` with what it says of itself, no less."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest
from amounts import mostly_full
from checker.everything import board_of, first_wrong, right_throws, smaller
from oracle import EXACT, rules_of

import snl_algos.mistakes
from snl_algos import ALGORITHMS, Board, Finding, trace
from snl_algos.checker import RULES, Report, check
from snl_algos.mistakes import MISTAKES, Mistake

FAILING = [name for name, mistake in MISTAKES.items() if mistake.board is not None]
MODULES = sorted(
    path.stem
    for path in Path(snl_algos.mistakes.__file__).parent.glob("*.py")
    if path.stem not in ("__init__", "registry")
)

#: Its smallest board has 25 cells, for all boards of 4, 9 and 16 cells with any of their
#: jumps are too many to play; so the report may not promise that there is none smaller.
TOO_MANY_TO_PLAY = {"reverses-only-even"}

#: What a mistake may be taken from in the tracer.
ROLES = {"current", "frontier", "distance", "visited", "predecessor"}

#: Those that give up before they search on their own board; they are stepped on this one.
GIVES_UP = {"goal-holds-a-jump": Board(9, {3: 7}), "corner-holds-a-jump": Board(9, {3: 8})}


def ends_as_told(mistake: Mistake, report: Report) -> bool:
    """Whether the report's outcome is the one that the mistake stores."""
    gives, got = mistake.gives, report.got
    ends = {"does not end": "no-answer-in-time", "RecursionError": "recursion"}
    if isinstance(gives, str):
        return isinstance(got, Finding) and got.kind == ends[gives]
    return got == (None if gives == -1 else gives)


# -- caught ------------------------------------------------------------------------------


#: Those that `make test` plays through.
SOME = {"skips-snakes", "greedy", "one-visited-set", "meets-too-soon"}


@pytest.mark.parametrize(
    "name",
    mostly_full(FAILING, quick=SOME, full=FAILING[::3]),
)
def test_a_mistake_is_caught_as_it_is_stored(name: str) -> None:
    """Would catch: a check that lets a famous mistake pass, or another board or sentence."""
    mistake = MISTAKES[name]
    report = check(mistake)
    assert report.correct is False
    assert report.board == mistake.board
    assert ends_as_told(mistake, report), report.got
    assert report.expected == right_throws(rules_of(board_of(mistake)))
    assert report.like == (name,)
    assert report.smallest is (name not in TOO_MANY_TO_PLAY)
    assert report.rules == mistake.rules
    assert report.finding == mistake.finding


@pytest.mark.parametrize("name", FAILING)
def test_a_mistake_fails_on_its_board(name: str) -> None:
    """Would catch: a stored board or outcome that is not true, whatever `check` says of it."""
    mistake = MISTAKES[name]
    assert first_wrong(mistake.function, [rules_of(board_of(mistake))], 0.2)
    if isinstance(mistake.gives, int):
        assert mistake(board_of(mistake)) == mistake.gives


@pytest.mark.full
@pytest.mark.parametrize("name", [one for one in FAILING if one not in TOO_MANY_TO_PLAY][::2])
def test_no_smaller_board_shows_it(name: str) -> None:
    """Would catch: a stored board that is not the smallest under the rules it names.

    Every board with fewer cells, or as many cells and fewer jumps, is made by the tests' own
    generator and answered by the oracle.
    """
    mistake = MISTAKES[name]
    boards = list(smaller(mistake.rules, board_of(mistake)))
    assert boards or board_of(mistake).cells == 2
    assert first_wrong(mistake.function, boards) is None


def test_right_with_a_queue_that_grows() -> None:
    """Would catch: a wasteful search passed without a word, or without by how much."""
    report = check(MISTAKES["marks-late"])
    assert report.correct is True
    (note,) = report.notes
    assert note.kind == "works-too-much"
    # On an empty board of 100 cells: each cell but the last six is put in by six others.
    assert note.numbers["cells_of_board"] == 100
    assert (note.numbers["taken"] or 0) > 5 * (note.numbers["enough"] or 1)
    longest, enough = map(int, re.findall(r"\d+", note.words["waiting"]))
    assert longest > 5 * enough


@pytest.mark.parametrize("name", mostly_full(EXACT, quick=["dijkstra"]))
def test_an_exact_algorithm_passes(name: str, few_boards: None) -> None:
    """Would catch: a check that fails a right function, or notes a fault that it does not have."""
    report = check(ALGORITHMS[name])
    assert report.correct is True, str(report)
    assert report.board is None
    assert report.notes == []


def test_the_forward_dp_does_not() -> None:
    """Would catch: the one inexact algorithm passing."""
    report = check(ALGORITHMS["forward-dp"])
    assert report.correct is False
    assert report.smallest
    assert first_wrong(ALGORITHMS["forward-dp"], smaller("plain", board_of(report))) is None


# -- told and shown ----------------------------------------------------------------------


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_steps(name: str) -> None:
    """Would catch: a mistake that the stepper cannot show, or shows without its cells."""
    mistake = MISTAKES[name]
    board = GIVES_UP.get(name) or mistake.board or Board(9, {3: 7})
    run = trace(mistake, board, max_steps=300, max_seconds=60)
    wanted = "stopped" if mistake.gives in ("does not end", "RecursionError") else "returned"
    assert run.outcome == wanted
    assert len(run) >= 3
    assert all(step["says"] for step in run.steps)
    assert {"current"} < ROLES & {key for step in run.steps for key in step}
    told = [step["told"] for step in run.steps if "told" in step]
    assert len(told) == len(run)  # each step is one that the code itself tells
    assert run.to_dict()["title"] == mistake.title


def test_a_mistake_says_what_it_is() -> None:
    """Would catch: an empty or half-written entry of the gallery."""
    for name, mistake in MISTAKES.items():
        assert re.fullmatch(r"[A-Z][^.]+[^.\s]", mistake.title), name
        for text in (mistake.believed, mistake.seen_in, mistake.repair):
            assert re.fullmatch(r"[A-Z].{20,}\.", text), f"{name}: {text!r} is not a whole sentence"
        assert mistake.rules in RULES, name
        assert (mistake.board is None) == (mistake.gives is None), name
        if mistake.board is not None:
            assert mistake.finding is not None, name
            assert RULES[mistake.rules].start == mistake.board.start, name
        doc = inspect.getdoc(mistake.function) or ""
        assert "Examples" in doc and ">>>" in doc, name


def test_a_file_has_a_head() -> None:
    """Would catch: a file without its story, or one that enters no mistake."""
    for module in MODULES:
        found = import_module(f"snl_algos.mistakes.{module}")
        head = ast.get_docstring(ast.parse(inspect.getsource(found))) or ""
        title, _, story = head.partition("\n")
        assert title.endswith(".") and len(story.split()) > 30, module
        assert any(one.function.__module__ == found.__name__ for one in MISTAKES.values()), module


def test_the_twenty_are_there() -> None:
    """Would catch: a kind of mistake that went missing, or two in one place."""
    orders = [mistake.order for mistake in MISTAKES.values()]
    assert orders == sorted(set(orders))
    assert {order // 10 for order in orders} >= set(range(1, 21))
    assert all(name == mistake.name for name, mistake in MISTAKES.items())
