"""What was meant: another signature, rules that do not fit, functions that do not run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from amounts import mostly_full
from checker.everything import textbook
from programs.forms import FORMS

from snl_algos import Board, ProgramError, check, compare, solve, trace
from snl_algos.boards import gallery
from snl_algos.boards.conventions import Signature
from snl_algos.checker import RULES, SIGNATURES
from snl_algos.checker.rules import rules_for
from snl_algos.programs import program_of

pytestmark = pytest.mark.usefixtures("few_boards")


def made(text: str) -> Any:
    """The function of a notebook cell: without annotations and without a source."""
    space: dict[str, Any] = {"throws": textbook, "solve": solve}
    exec(text, space)
    return space["solution"]


# -- another signature -------------------------------------------------------------------------


def test_a_signature_that_was_given_is_kept() -> None:
    """Would catch: an explicit choice that is overruled."""
    report = check(FORMS["a grid that is handed on"].function(), "board")
    assert (report.correct, report.signature) == (False, "board")
    assert not report.notes


#: A call that ends with an exception on every board → whether it is wrong.
ALWAYS_RAISES = {
    # It is sure how these want to be called: by their names, their annotations, a judge's name.
    "def solution(moves, n): return search(moves[n], n)": False,
    "def solution(grid): return grid[len(grid)][0]": False,
    "def solution(board: 'list[list[int]]'): return board[len(board)][0]": False,
    "def quickestWayUp(a, b): return a[len(a)]\nsolution = quickestWayUp": False,
    "def solution(A, B): return A[len(A)]": False,
    # And of these it is not.
    "def solution(board): return board.nothing[3] + 'x'": None,
    "def solution(n, jumps): return jumps.first + n": None,
    "def solution(n, ladders, snakes): return ladders.first + n": None,
}


@pytest.mark.parametrize("text", ALWAYS_RAISES)
def test_a_function_that_fails_in_every_signature(text: str) -> None:
    """Would catch: "wrong" for a function that was never called as it wants to be; or a plain
    mistake that is put down to the signature.
    """
    report = check(made(text))
    assert report.correct is ALWAYS_RAISES[text]
    assert report.finding is not None
    if report.correct is None:
        assert report.finding.kind == "how-to-call"
        assert report.board is None and report.rules
        said = str(report)
        assert 'def mine(board: "Board"): return solution(' in said.replace("\n", " ")
        assert SIGNATURES[report.signature].title in said.replace("\n", " ")
    else:
        assert report.finding.kind == "raised"


@pytest.mark.parametrize("name", mostly_full(FORMS, quick=list(FORMS)[::3]))
def test_the_forms_in_which_people_write(name: str) -> None:
    """Would catch: a right program called wrong, or refused, because of how it is written; and a
    wrong one called right because another signature was found for it.
    """
    form = FORMS[name]
    report, first = check(form.function()), program_of(form.function()).signature.name
    assert (report.correct, report.signature) == (form.verdict, form.signature), str(report)
    others = [note.words for note in report.notes if note.kind == "another-signature"]
    said = {"first": first, "fitting": form.signature}
    assert [said.items() <= words.items() for words in others] == [True] * (first != form.signature)
    if form.verdict is not None:
        assert SIGNATURES[form.signature].title in str(report).replace("\n", " ")
        assert f"under the rules {report.rules}" in str(report).replace("\n", " ")


@pytest.mark.parametrize(
    "name",
    ["moves alone, called board", "jumps alone, called board", "three, dictionaries", "by cell"],
)
def test_every_door_tries_again(name: str) -> None:
    """Would catch: a program that `check` calls right and `solve`, `trace` or `compare` call with
    what it does not take.
    """
    function, board = FORMS[name].function(), Board(100, {3: 90, 60: 2})
    assert FORMS[name].signature != program_of(function).signature.name
    throws = solve(board).throws
    assert solve(board, function).throws == throws
    run = trace(function, board)
    answer = run.to_answer()
    assert run.outcome == "returned" and answer is not None and answer.throws == throws
    assert compare(board, [function]).rows[0].agrees


# -- what does not run ---------------------------------------------------------------------------


async def waits(move: list[int], N: int) -> int:
    return 3


async def waits_and_yields(move: list[int], N: int) -> Any:
    yield 3


def yields(move: list[int], N: int) -> Any:
    yield 3


def hands_on(move: list[int], N: int) -> Any:
    return yields(move, N)


@pytest.mark.parametrize(
    ("function", "kind", "name"),
    [
        (waits, "asynchronous", "waits"),
        (waits_and_yields, "asynchronous", "waits_and_yields"),
        (yields, "generator", "yields"),
        (hands_on, "generator", "yields"),
    ],
)
def test_what_does_not_run(function: Callable[..., Any], kind: str, name: str) -> None:
    """Would catch: "it returned <coroutine>", a warning that is taken for printing, a board."""
    report = check(function)
    assert report.correct is None
    assert report.finding is not None
    assert (report.finding.kind, report.finding.words["function"]) == (kind, name)
    assert (report.board, report.notes) == (None, [])


@pytest.mark.parametrize(
    ("body", "home"),
    [
        ("return len(deque([1]))", "from collections import deque"),
        ("return int(math.inf)", "import math"),
        ("return bisect_left([1], 1)", "from bisect import bisect_left"),
    ],
)
def test_an_import_that_a_judge_does(body: str, home: str) -> None:
    """Would catch: a solution called wrong for an import that its judge does for it."""
    report = check(made(f"def solution(move, N): {body}"))
    assert report.correct is None
    assert report.finding is not None
    assert (report.finding.kind, report.finding.words["imports"]) == ("missing-import", home)


# -- signature and rules ---------------------------------------------------------------------------


@pytest.mark.parametrize("signature", SIGNATURES.values(), ids=list(SIGNATURES))
def test_every_signature_fits_its_own_rules(signature: Signature) -> None:
    """Would catch: a judge whose own boards are refused, and rules that lose what it counts on."""
    signature.check(gallery.get(signature.board).board, takes_die=False)
    fitted = rules_for(signature.rules, signature, takes_die=False)
    for case in fitted.first_cases():
        board = Board(case.cells, case.jumps, die=case.die, start=signature.start)
        signature.check(board, takes_die=False)  # the arguments can hold it


def test_rules_that_do_not_fit_are_refused() -> None:
    """Would catch: a grid played on thirty cells, or refused without a word of what would fit."""
    with pytest.raises(ProgramError, match="Rules that fit this signature: leetcode, ") as caught:
        rules_for("thirty-cells", SIGNATURES["grid"], takes_die=False)
    assert "Signatures that fit these rules: board, move-array, start-end-list" in str(caught.value)


@pytest.mark.full
def test_dice_with_gaps_for_a_function_that_takes_a_die() -> None:
    """Would catch: other dice played than those of the rules that are named."""
    dice = RULES["gaps"].dice

    def mine(move: list[int], N: int, die: Any) -> int:
        assert die in dice
        jumps = {at + 1: to + 1 for at, to in enumerate(move) if to != -1}
        found = solve(Board(N, jumps, die=die)).throws
        return -1 if found is None else found

    def not_with(left_out: Any) -> Any:
        return lambda move, N, die: 99 if die == left_out else mine(move, N, die)

    report = check(mine, rules="gaps")
    assert (report.correct, report.rules) == (True, "gaps")
    for left_out in dice:  # each is played
        report = check(not_with(left_out), rules="gaps")
        assert report.board is not None and report.board.die == left_out
