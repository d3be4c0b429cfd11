"""Every exercise: its stub and its wrong answers are answered with a board or a reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from amounts import mostly_full
from exercise_checks import plays_all_boards

from snl_algos import Board, check, load_board
from snl_algos.course import (
    Verdict,
    WrongAnswer,
    all_exercises,
    exercise,
    exercises,
)
from snl_algos.course.forms import form_of
from snl_algos.course.verdict import verdict_of
from snl_algos.workbench.notebook import Notebook

EVERY = all_exercises()

#: Exercises whose check plays all boards, which takes seconds. Of the first, the stub, the solution
#: and a wrong answer are tried each time; all the others in the full suite.
PLAYED = {number for number, one in EVERY.items() if plays_all_boards(one)}
LONG = PLAYED - {"2.1"}


def answered(verdict: Verdict) -> None:
    """A verdict that says why, and can be read by a page."""
    assert not verdict.passed
    assert verdict.board is not None or verdict.reason
    data = json.loads(json.dumps(verdict.to_dict()))
    assert data["says"] == str(verdict)
    assert (data["board"] is None) == (verdict.board is None)
    assert " at 0x" not in str(verdict)


def mark_of(number: str, place: int) -> Any:
    """Where a check plays all boards, only the first wrong answer is not left to a release."""
    if number not in PLAYED or (number not in LONG and place == 0):
        return []
    return pytest.mark.full if place == 0 else pytest.mark.release


@pytest.mark.parametrize(
    "number", mostly_full(EVERY, quick={*EVERY} - LONG, full=sorted(LONG)[::3])
)
def test_the_stub_is_not_yet_right(number: str, few_boards: None) -> None:
    answered(exercise(number).check_code(exercise(number).stub))


@pytest.mark.parametrize("number", mostly_full(EVERY, quick={*EVERY} - LONG))
def test_the_solution_passes(number: str) -> None:
    verdict = exercise(number).check_code(exercise(number).solution)
    assert verdict.passed, str(verdict)


@pytest.mark.parametrize(
    ("number", "wrong"),
    [
        pytest.param(number, wrong, marks=mark_of(number, place))
        for number, one in EVERY.items()
        for place, wrong in enumerate(one.wrong_answers)
    ],
    ids=lambda given: given.name if isinstance(given, WrongAnswer) else given,
)
def test_a_wrong_answer_is_refuted(number: str, wrong: WrongAnswer) -> None:
    verdict = exercise(number).check_code(wrong.code)
    answered(verdict)
    assert verdict.board == wrong.board, str(verdict)


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
    """Would catch: a step that is cut off, left out, or not in the list that learners order."""
    ordered = {n: form for n, one in EVERY.items() if (form := form_of(one))["kind"] == "order"}
    assert len(ordered) >= 5
    for number, form in ordered.items():
        names, texts = zip(*form["steps"], strict=True)
        assert list(names) == exercise(number).run(exercise(number).stub)[exercise(number).defines]
        task = " ".join(exercise(number).task.split())
        assert all(f"**{name}.** {text}" in task for name, text in form["steps"])
        assert all(text.endswith(".") for text in texts)


def test_the_page_gets_plain_data_without_the_wrong_answers() -> None:
    data = json.loads(json.dumps(exercises()))
    assert [one["number"] for one in data] == list(EVERY)
    assert all("wrong_answers" not in one for one in data)
    assert data[0]["stub"] == exercise("0.1").stub


# -- what can go wrong with the learner's code -------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        "def my_place(cell, n:\n",
        "1 / 0",
        "something_else = 3",
        "my_place = 7",
        "def my_place():\n    return 1",
        "def my_place(cell, n):\n    raise SystemExit",
        "def my_place(cell, n):\n    return [[]] * 3",
    ],
    ids=["syntax", "raises", "no name", "no function", "parameters", "exits", "a strange value"],
)
def test_code_that_does_not_run_gets_a_reason(code: str) -> None:
    answered(exercise("4.1").check_code(code))


def test_what_is_asked_for_is_not_shown_before_it_is_found() -> None:
    """Would catch: a wrong distance that is answered by a board with all of them."""
    asked = [one for one in EVERY.values() if form_of(one)["kind"] == "distances"]
    assert asked
    for one in asked:
        wrong_code = [one.stub, *(wrong.code for wrong in one.wrong_answers)]
        assert not any(one.check_code(code).board for code in wrong_code)


def test_the_cells_may_come_in_any_collection() -> None:
    """Would catch: right cells that are called wrong, and a fault of ours named as the reader's."""
    one = exercise("1.1")
    right = f"def right{one.solution.partition('def my_successors')[2]}"
    for values in ("frozenset(cells)", "dict.fromkeys(cells).keys()", "iter(cells)"):
        code = (
            f"{right}\ndef my_successors(*given):\n    cells = right(*given)\n    return {values}"
        )
        assert one.check_code(code).passed, values
    verdict = one.check_code("def my_successors(*given):\n    return [1, None]")
    answered(verdict)
    assert "you say [1, None]" in verdict.to_dict()["reason"]


def test_a_board_that_is_none_names_the_culprit() -> None:
    answered(exercise("8.1").check_code("from snl_algos import Board\nmy_board = Board(3, {9: 1})"))


def test_hints_are_counted_from_one() -> None:
    one = exercise("2.1")
    assert one.hint() == one.hint(1) == one.hints[0]
    assert repr(one.hint()) == one.hints[0]
    for number in (0, len(one.hints) + 1):
        with pytest.raises(IndexError):
            one.hint(number)


def test_a_verdict_on_a_program_shows_its_run() -> None:
    pytest.importorskip("anywidget")
    verdict = exercise("2.1").check(lambda move, N: 3)
    assert verdict.board == Board(2)
    with pytest.raises(ValueError):
        exercise("0.1").check([1]).show()
    assert verdict.report is not None and str(verdict.report) in str(verdict)


LOOPS_OF_ITS_OWN = ["11.1", "12.2", "14.4", "15.1", "15.2", "16.1", "17.2"]


@pytest.mark.parametrize(
    "number", mostly_full(LOOPS_OF_ITS_OWN, quick=["11.1"], full=["11.1", "15.1"])
)
def test_a_long_check_says_how_far_it_is(number: str, clock: Callable[[float], None]) -> None:
    """Would catch: a check with a loop of its own that looks as if it hung."""
    one = EVERY[number]
    told: list[str] = []
    clock(0.0)
    assert one.check_code(one.solution, progress=told.append).passed
    assert told == []  # the first second is not over
    clock(1.0)  # a second passes with each call
    assert one.check_code(one.solution, progress=told.append).passed
    assert told[0] == "2 calls"
    assert len(told) > 50


def test_a_report_on_a_large_board_is_shown() -> None:
    """Would catch: a failing report, which is false, taken for none: a board without a reason."""
    report = replace(check("skips-snakes"), board=load_board("milton-bradley"))
    assert not report
    verdict = verdict_of(report)
    assert "right: " in str(verdict)
    assert "right: " in verdict._repr_html_()


def test_the_input_of_a_notebook_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a box below the check that waits for an answer, and blocks every other cell."""

    def asked(prompt: str = "") -> str:
        raise AssertionError("the page is asked")

    def my_edges(cells: int, die: int) -> int:
        return int(input("edges? "))

    monkeypatch.setattr("builtins.input", asked)
    verdict = exercise("1.2").check(my_edges)
    assert "EOFError: no one can answer input() here" in verdict.reason
    assert input is asked


def test_a_helper_may_stand_in_an_earlier_cell() -> None:
    """Would catch: shifts that are looked for in the cell of the search alone."""
    loop = "for face in range(1, 7):\n            landings |= here << face"
    helper = f"def landings_from(here, landings=0):\n    {loop.replace('    ' * 2, '    ')}\n"
    one = exercise("16.3")
    assert loop in one.solution
    search = one.solution.replace(loop, "landings |= landings_from(here)")
    cells = Notebook()
    for code in (f"{helper}\n    return landings", search):
        assert cells.run(code)["error"] is None
    check = "from snl_algos.course import exercise\nprint(exercise('16.3').check(my_throws).passed)"
    (shown,) = cells.run(check)["shown"]
    assert shown["text"] == "True\n"


def test_a_program_that_answers_is_not_likened_to_one_that_never_does() -> None:
    """Would catch: `loops-for-ever` named beside `chains-jumps`, where no board has a loop."""
    code = """
def ladders_only(is_snake, ladder):
    last = len(ladder) - 1
    least = [0] + [float("inf")] * last
    for position in range(1, last + 1):
        for before in range(max(0, position - 6), position):
            if before not in ladder:
                least[position] = min(least[position], least[before] + 1)
        if ladder[position] != -1:
            least[position] = min(least[position], least[ladder[position]])
    return least[last]
"""
    report = exercise("8.2").check_code(code).report
    assert report is not None and report.like == ("chains-jumps",)


def test_the_listed_board_that_refutes_an_answer_is_the_reply() -> None:
    """Would catch: a search for the smallest board of a mistake whose board is known."""
    one = exercise("8.2")
    wrong = one.wrong_answers[0]
    report = one.check_code(wrong.code).report
    assert report is not None and report.board == wrong.board
    assert report.proven == "" and not report.smallest
