"""Every exercise: its stub and its wrong answers are answered with a board or a reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from amounts import mostly_full
from exercise_checks import plays_all_boards

from snl_algos import Board, check, load_board
from snl_algos.course import Verdict, all_exercises, exercise
from snl_algos.course.forms import form_of
from snl_algos.course.verdict import verdict_of

EVERY = all_exercises()
#: Exercises whose check plays all boards, which takes seconds: of these, 2.1 is tried each time.
LONG = {number for number, one in EVERY.items() if plays_all_boards(one)} - {"3.1"}
NUMBERS = mostly_full(EVERY, quick={*EVERY} - LONG)


def answered(verdict: Verdict) -> None:
    """A verdict that says why, and can be read by a page."""
    assert not verdict.passed
    assert verdict.board is not None or verdict.reason
    data = json.loads(json.dumps(verdict.to_dict()))
    assert data["says"] == str(verdict)
    assert (data["board"] is None) == (verdict.board is None)
    assert " at 0x" not in str(verdict)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_stub_is_refused_and_the_solution_accepted(number: str, small_effort: None) -> None:
    """Would catch: a task that is solved before it is begun, or cannot be solved as it says."""
    one = EVERY[number]
    answered(one.check_code(one.stub))
    verdict = one.check_code(one.solution)
    assert verdict.passed, str(verdict)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_wrong_answer_is_refuted_by_its_board(number: str, small_effort: None) -> None:
    """Would catch: a typical mistake that passes, or whose board is not the one in the text."""
    for wrong in EVERY[number].wrong_answers:
        verdict = EVERY[number].check_code(wrong.code)
        answered(verdict)
        assert verdict.board == wrong.board, f"{wrong.name}: {verdict}"


# -- the data --------------------------------------------------------------------------------


def test_an_exercise_is_complete() -> None:
    """Would catch: an exercise without wrong answers, or with one that is the solution."""
    for number, one in EVERY.items():
        assert len(one.wrong_answers) >= 2, number
        assert len({wrong.name for wrong in one.wrong_answers}) == len(one.wrong_answers), number
        assert all(wrong.code != one.solution for wrong in one.wrong_answers), number
        for text in (one.title, one.task, one.after, *one.hints):
            assert text == text.strip(), number
        assert re.search(rf"\b{one.defines}\b", one.stub), number
        assert re.search(rf"\b{one.defines}\b", one.solution), number
        assert max(map(len, (one.stub + "\n" + one.solution).splitlines())) <= 100, number


def test_texts_that_a_page_makes_itself_are_words_and_code() -> None:
    """Would catch: a link, a formula or a list, which the page would show as typed."""
    for one in EVERY.values():
        steps = [text for _, text in form_of(one).get("steps", [])]
        for text in (*one.hints, *one.after.split("\n\n"), *steps):
            words = text.replace("\n", " ").replace("A*", "A star")
            plain = re.sub(r"`[^`]+`|(?<![\w*])\*[^*]+\*(?!\*)", "", words)
            assert not re.search(r"[*`$_#]|\]\(|\{\w+\}|^\s*(-|\d+\.) ", plain), text


def test_the_steps_of_a_proof_are_those_of_its_task() -> None:
    """Would catch: a step that is cut off, or without a reason; a step that uses itself."""
    proofs = [one for one in EVERY.values() if one.kind == "prove"]
    assert proofs
    for one in proofs:
        names, texts = zip(*form_of(one)["steps"], strict=True)
        assert all(text.endswith(".") for text in texts)
        right = one.run(one.solution)[one.defines]
        if isinstance(right, list):
            assert list(names) == one.run(one.stub)[one.defines] == sorted(right)
            assert {*names} >= {reason.step for reason in one.reasons}
            assert all(right.index(step) > right.index(after) for step, after, _ in one.reasons)
        else:
            assert list(names) == [reason.step for reason in one.reasons]
            assert one.board is not None


# -- what can go wrong with the learner's code -------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        "def my_route(predecessor, start:\n",
        "1 / 0",
        "something_else = 3",
        "my_route = 7",
        "def my_route():\n    return 1",
        "def my_route(predecessor, start, goal):\n    raise SystemExit",
        "def my_route(predecessor, start, goal):\n    return [[]] * 3",
    ],
    ids=["syntax", "raises", "no name", "no function", "parameters", "exits", "a strange value"],
)
def test_code_that_does_not_run_gets_a_reason(code: str) -> None:
    answered(exercise("the-route").check_code(code))


def test_what_is_asked_for_is_not_shown_before_it_is_found() -> None:
    """Would catch: a wrong answer by hand that a page answers by a board with all distances."""
    for one in (each for each in EVERY.values() if each.replies):
        wrong_code = [one.stub, *(wrong.code for wrong in one.wrong_answers)]
        assert not any(one.check_code(code).board for code in wrong_code)
        assert one.check_code(one.solution).board == one.board


def test_a_verdict_on_a_program_shows_its_run(small_effort: None) -> None:
    pytest.importorskip("anywidget")
    verdict = exercise("3.1").check(lambda move, N: 3)
    assert verdict.board == Board(2)
    with pytest.raises(ValueError):
        exercise("1.1").check([1]).show()
    assert verdict.report is not None and str(verdict.report) in str(verdict)


def test_a_long_check_says_how_far_it_is(clock: Callable[[float], None]) -> None:
    """Would catch: a check with a loop of its own that looks as if it hung."""
    one, told = EVERY["10.3"], list[str]()
    clock(0.0)
    assert one.check_code(one.solution, progress=told.append).passed
    assert told == []  # the first second is not over
    clock(1.0)  # a second passes with each call
    assert one.check_code(one.solution, progress=told.append).passed
    assert told[0] == "1 call"
    assert len(told) > 50


def test_a_report_on_a_large_board_is_shown() -> None:
    """Would catch: a failing report, which is false, taken for none: a board without a reason."""
    report = replace(check("skips-snakes"), board=load_board("milton-bradley"))
    assert not report
    verdict = verdict_of(report)
    assert "right: " in str(verdict)
    assert "right: " in verdict._repr_html_()


def test_a_verdict_is_no_condition() -> None:
    """Would catch: `wrong(...) or solved(...)`, which passes over every wrong answer."""
    with pytest.raises(TypeError, match="passed"):
        bool(exercise("1.1").check([1]))


def test_the_input_of_a_notebook_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a box below the check that waits for an answer, and blocks every other cell."""

    def asked(prompt: str = "") -> str:
        raise AssertionError("the page is asked")

    def my_edges(cells: int, die: int) -> int:
        return int(input("edges? "))

    monkeypatch.setattr("builtins.input", asked)
    verdict = exercise("2.2").check(my_edges)
    assert "EOFError: no one can answer input() here" in verdict.reason
    assert input is asked


def test_the_listed_board_that_refutes_an_answer_is_the_reply(small_effort: None) -> None:
    """Would catch: a search for the smallest board of a mistake whose board is known."""
    one = exercise("8.1")
    wrong = one.wrong_answers[0]
    report = one.check_code(wrong.code).report
    assert report is not None and report.board == wrong.board
    assert report.proven == "" and not report.smallest
