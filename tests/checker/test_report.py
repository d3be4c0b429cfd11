"""The report: what it says in text, as data and as a page; and `assert_correct`."""

from __future__ import annotations

import html
import json
import re
import sys
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any

import pytest
from checker.everything import textbook
from jsonschema import Draft202012Validator

from snl_algos import MISTAKES, Board, Finding, assert_correct, check
from snl_algos.boards.notations import read_boards
from snl_algos.checker import (
    SAMPLES,
    Report,
    report_schema,
)
from snl_algos.checker.board_tester import THOROUGH, Budget
from snl_algos.checker.checks import CALL_SECONDS, report_on
from snl_algos.programs import program_of

#: One process makes the reports for all of these tests.
pytestmark = [pytest.mark.usefixtures("few_boards"), pytest.mark.xdist_group("reports")]


def right(move: list[int], N: int) -> int:
    return textbook(N, {at + 1: to + 1 for at, to in enumerate(move) if to != -1})


def ladders_only(move: list[int], N: int) -> int:
    return textbook(N, {at + 1: to + 1 for at, to in enumerate(move) if to > at})


def raises(move: list[int], N: int) -> int:
    return move[N]


#: Enough for a report to say all that it can.
FEW = THOROUGH._replace(boards=2_000, proof=20_000)


def checked(function: Any, budget: Budget = FEW, **options: Any) -> Report:
    """The report of `check`, with a budget of one's own."""
    return report_on(program_of(function), None, CALL_SECONDS, budget, **options)


@pytest.fixture(scope="module")
def reports() -> dict[str, Report]:
    programs = {
        "right": right,
        "wrong": ladders_only,
        "raises": raises,
        "mistake": MISTAKES["stands-on-a-foot"],
        "out of reach": MISTAKES["last-distance"],
        "slow": MISTAKES["no-memo"],
    }
    return {kind: checked(program) for kind, program in programs.items()}


KINDS = ["right", "wrong", "raises", "mistake", "slow", "out of reach"]


@pytest.mark.parametrize("kind", KINDS)
def test_as_data(reports: dict[str, Report], kind: str) -> None:
    """Would catch: data that JSON cannot hold, or that others cannot read."""
    report = reports[kind]
    data = json.loads(json.dumps(report.to_dict()))
    Draft202012Validator(report_schema()).validate(data)
    assert data == report.to_dict()
    assert data["correct"] is report.correct
    assert set(data["like"]) <= set(MISTAKES)
    if report.board is not None:
        (named,) = read_boards(json.dumps(data["board"]))
        assert named.board == report.board
        assert len(data["route"]) == (report.expected or 0)


def test_the_text_of_a_right_one(reports: dict[str, Report]) -> None:
    """Would catch: a report that claims more than was run; a line that a notebook breaks in words
    or a page cuts.
    """
    report = reports["right"]
    assert report and str(report) == repr(report)
    assert max(map(len, str(report).splitlines())) <= 100
    text = " ".join(str(report).split())
    assert f"is right on all {report.tried:,} boards" in text and report.proven in text
    assert "signature move-array, under the rules geeksforgeeks" in text
    assert re.search(r"boards with traps, 500 random ones of 3\d to (39\d|400) cells", text)


def test_the_text_of_a_wrong_one(reports: dict[str, Report]) -> None:
    """Would catch: a wrong answer without its board, the right one, a route or the reason."""
    report = reports["mistake"]
    text = str(report)
    assert not report and text.startswith("stands-on-a-foot is wrong.")
    assert str(Board(5, {2: 3, 3: 5}, die=1)) in text
    assert "right: 3 throws (roll 1, land on 2, climb to 3" in text
    assert "stands-on-a-foot: says 2" in text
    assert f"why: {report.finding}" in text
    assert "This is the smallest failing board" in text
    assert report.readable is None and report.shown is report
    assert "signature board, under the rules plain" in text


def goes_forward_once(move: list[int], N: int) -> int:
    fewest = [0] + [10**9] * (N - 1)
    for cell in range(N):
        for landing in range(cell + 1, min(cell + 7, N)):
            end = move[landing] if move[landing] != -1 else landing
            fewest[end] = min(fewest[end], fewest[cell] + 1)
    return fewest[-1] if fewest[-1] < 10**9 else -1


def test_a_board_with_few_jumps_comes_before_a_smallest_one_with_many() -> None:
    """Would catch: fifteen jumps in which nobody sees why the program is wrong; "smallest" or
    "fewest" said of the other board; a stepper or a sentence that is about the hidden one.
    """
    report = checked(goes_forward_once, THOROUGH._replace(boards=300, proof=20_000))
    readable, board = report.readable, report.board
    assert readable is not None and readable.board is not None and board is not None
    assert len(readable.board.jumps) <= 4 < len(board.jumps)
    assert board.cells < readable.board.cells <= 400
    # The answer can be followed: a wrong number, where there is a route.
    assert (readable.got, readable.expected) == (4, 3)
    assert textbook(readable.board.cells, dict(readable.board.jumps)) == 3
    assert report.shown is readable and readable.run is not None
    assert readable.run.board == readable.board and readable.run.answer == 4
    text = " ".join(str(report).split())
    assert text.index(readable.board.summary()) < text.index("fewest jumps found")
    assert text.index("fewest jumps found") < text.index(f"Fewest cells found: {board!r}")
    assert f"why: {readable.finding}" in text and repr(readable.board) in report.summary()
    data = report.to_dict()
    Draft202012Validator(report_schema()).validate(data)
    assert data["readable"] == readable.to_dict() != {key: data[key] for key in readable.to_dict()}


@pytest.mark.parametrize("kind", KINDS)
def test_as_html(reports: dict[str, Report], kind: str) -> None:
    """Would catch: markup in a name that reaches the page, or a page without its picture."""
    shown = reports[kind]._repr_html_()
    head = html.escape(str(reports[kind]).splitlines()[0])
    assert f"<strong>{head}</strong>" in shown
    pictures = find_spec("matplotlib") is not None  # without it the board is text
    assert ("data:image/svg+xml" in shown) == (pictures and reports[kind].board is not None)
    assert html.escape(str(reports[kind].shown.finding or "")) in shown
    if board := reports[kind].shown.board:  # its picture shows no die
        assert board.summary() in re.sub("<img [^>]*>", "", shown)


def test_a_name_is_no_markup() -> None:
    """Would catch: a function called <b>..., or what it raises, that writes into the notebook."""
    report = Report("<b>me</b>", "board", "plain")
    words = {"exception": "ValueError", "message": ": <script>", "place": ""}
    report.finding = Finding("raised", words=words)
    shown = report._repr_html_()
    assert "<b>me" not in shown and "<script>" not in shown
    assert "&lt;b&gt;me" in shown and "&lt;script&gt;" in shown


def test_a_missing_return_is_named() -> None:
    """Would catch: "it finds no route" to a student who only forgot to return it."""

    def prints(move: list[int], N: int) -> None:
        print(right(move, N))

    def never(move: list[int], N: int) -> int:
        return -1

    kinds = [one.kind for one in (check(prints).finding, check(never).finding) if one]
    assert kinds == ["returns-nothing", "misses-every-route"]


def noted(function: Any) -> dict[str, Finding]:
    return {note.kind: note for note in check(function).notes}


def test_whether_six_faces_make_it_right() -> None:
    """Would catch: no word that the die is all that is wrong; or that word on another fault."""

    def six(board: Board) -> int:
        return textbook(board.cells, dict(board.jumps))

    def six_without_snakes(board: Board) -> int:
        return textbook(board.cells, dict(board.ladders))

    assert "right-with-six-faces" in noted(six)
    assert "right-with-six-faces" not in noted(six_without_snakes)


def test_what_could_not_be_judged_is_not_right() -> None:
    """Would catch: a condition that passes because time ran out."""
    report = Report("mine", "board", "plain")
    assert not report
    assert str(report).startswith("mine could not be judged.")


def test_smallest_is_not_said_of_boards_too_many_to_run() -> None:
    """Would catch: a board called the smallest though smaller ones were left out."""

    def afraid(move: list[int], N: int) -> int:
        return 0 if N > 40 and move.count(-1) < N - 9 else right(move, N)

    report = check(afraid)
    assert report.board is not None and report.board.cells > 40
    assert not report.smallest
    assert "a smaller failing board may exist" in str(report)


def test_show_opens_the_stepper(reports: dict[str, Report]) -> None:
    """Would catch: another board in the stepper, or the function alone."""
    pytest.importorskip("anywidget")
    for kind in ("wrong", "mistake", "raises"):
        stepper = reports[kind].show()
        assert len(stepper.traces) == 2
        mine, reference = stepper.traces
        assert mine.board == reference.board == reports[kind].shown.board
        assert reference.to_dict()["name"] == "queue-bfs"
        assert reference.to_answer().throws == reports[kind].shown.expected
        assert len(mine) > 0


@pytest.mark.parametrize("kind", ["right", "slow"])
def test_nothing_to_show(reports: dict[str, Report], kind: str) -> None:
    """Would catch: an empty stepper, or an error that says nothing."""
    with pytest.raises(ValueError, match="there is no failing board"):
        reports[kind].show()


@pytest.mark.full
@pytest.mark.parametrize("function", [ladders_only, right, raises])
def test_the_same_each_time(function: Any) -> None:
    """Would catch: a report that depends on chance, the clock or the run before."""
    first, second = checked(function), checked(function)
    assert str(first) == str(second)
    assert first.to_dict() == second.to_dict()


def test_progress_is_shown(clock: Callable[[float], None]) -> None:
    """Would catch: a long check without a sign of life, or one in the first second."""
    clock(0.01)
    shown: list[str] = []
    checked(right, progress=shown.append)
    assert len(shown) > 3
    for words in shown:
        assert re.fullmatch(r"[\d,]+ boards, now \d+ cells with (1 jump|\d+ jumps)", words)
        assert " 1 jumps" not in words
    shown.clear()
    clock(0.0)
    checked(right, progress=shown.append)
    assert shown == []


@pytest.mark.full
def test_a_longer_time_proves_more(clock: Callable[[float], None]) -> None:
    """Would catch: a time that is asked for and not used. The clock is one that counts calls."""
    reports = []
    for seconds in (1, 4):
        clock(0.01)
        reports.append(check(right, seconds=seconds))
    short, long = reports
    assert long.tried > 3 * short.tried
    assert long.proven != short.proven


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no system reports the CPU time")
def test_calls_that_take_long_in_all_end_a_check() -> None:
    """Would catch: hours of calls in C, each too short to be slow and with few lines."""
    power = 3**40_000

    def in_c(move: list[int], N: int) -> int:
        sum(range(30_000))
        return right(move, N) + 0 * pow(7, power, 10**9 + 7)

    report = checked(in_c, THOROUGH._replace(work=0.3))
    assert report.correct
    assert report.tried < 3000
    assert "much-work" in [note.kind for note in report.notes]


@pytest.mark.full
def test_no_answer_on_a_large_board_may_be_no_end() -> None:
    """Would catch: an endless loop that is called slow, where the smallest board has 100 cells."""

    def endless(ladders: list[list[int]], snakes: list[list[int]]) -> int:
        while True:
            pass

    report = check(endless)
    assert report.correct is None
    assert "on a board of 100 cells: it is too slow, or it never ends" in report.reason


# -- assert_correct ------------------------------------------------------------------


@pytest.mark.full
def test_assert_correct() -> None:
    """Would catch: a course's test that passes a wrong solution, or fails without the board."""
    assert_correct(right)
    with pytest.raises(AssertionError) as caught:
        assert_correct(ladders_only)
    report = check(ladders_only)
    assert str(caught.value) == f"{report.summary()}\n\n{report}"
    assert "ladders_only is wrong on Board(" in str(caught.value).splitlines()[0]
    with pytest.raises(AssertionError, match="no-memo could not be judged"):
        assert_correct(MISTAKES["no-memo"])


# -- the judges' samples ------------------------------------------------------------------


def test_the_samples_are_the_judges() -> None:
    """Would catch: a sample with another board or another answer than published."""
    for sample in SAMPLES:
        jumps = dict(sample.board.jumps)
        assert textbook(sample.board.cells, jumps) == sample.throws, sample.name


def test_the_first_failing_board_is_named_before_the_smallest_is_known() -> None:
    """Would catch: silence about a failing board while smaller ones are tried."""
    told: list[str] = []
    check(ladders_only, progress=told.append)
    assert any(words.startswith("it fails on ") for words in told)


def test_a_program_that_ran_on_a_few_boards_only_is_not_called_right() -> None:
    """Would catch: "right on all 1 boards" of a program for which the time was too short."""

    def slow(move: list[int], N: int) -> int:
        until = process_time() + 0.1
        while process_time() < until:
            pass
        return right(move, N)

    report = check(slow, seconds=1)
    assert report.correct is None  # on a busy machine, because it is too slow
    assert "could not be judged" in str(report)
