"""Why a program is wrong: whatever is said of many wrong programs is true of board and program."""

from __future__ import annotations

import importlib.util
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from amounts import mostly_full
from explanation.facts import CHECKS, untrue
from oracle import Rules, fewest_throws

from snl_algos import ALGORITHMS, MISTAKES, Answer, Board, Finding, trace
from snl_algos.explanation import FEW_CELLS, first_difference, true_answer, why
from snl_algos.programs import Outcome, Program, Watch, program_of, read_answer
from snl_algos.programs.program import outcome_of_error
from snl_algos.sandbox.in_process import run_within

#: The CPU time that a call may take here. It only ends those that have no end.
SECONDS = 0.3
#: As long as anything that ends may take, however busy the machine is.
AMPLE = 60.0

# -- boards --------------------------------------------------------------------------------


@cache
def games(**others: Any) -> tuple[Rules, ...]:
    """Some boards of 3 to 9 cells under rules, always the same ones."""
    source = random.Random(f"why {sorted(others.items())}")
    found = []
    for _ in range(80):
        cells = source.randint(3, 9)
        jumps = {
            foot: source.choice([end for end in range(1, cells + 1) if end != foot])
            for foot in source.sample(range(2, cells), source.randint(0, cells - 2))
        }
        die = source.choice((6, 3, 2, 1))
        found.append(Rules(cells, jumps, die)._replace(**others))
    return tuple(found)


RULES: dict[str, dict[str, Any]] = {
    "plain": {},
    "gaps": {"die": (2, 3)},
    "far gaps": {"die": (1, 4)},
    "chained": {"chained": True},
    "off the board": {"start": 0},
    "bounce": {"overshoot": "bounce"},
    "win": {"overshoot": "win", "die": (2, 3)},
}


# -- what a program says --------------------------------------------------------------------


def outcome_of(program: Program, board: Board) -> Outcome:
    """How a call ends."""
    found: list[Outcome] = []

    def call() -> None:
        try:
            answer = read_answer(program(board))
        except Exception as error:
            found.append(outcome_of_error(error))
            return
        if isinstance(answer, Finding):
            found.append(Outcome("misunderstood", None, answer))
        else:
            found.append(Outcome("returned", answer.throws))

    if run_within(SECONDS, call, elapsed=AMPLE):
        return found[0]
    return Outcome("stopped", None, Finding("no-answer-in-time", numbers={"seconds": SECONDS}))


def failures(program: Program, others: tuple[Rules, ...]) -> list[tuple[Rules, Outcome]]:
    """Boards on which a program is wrong, and what it says there; few if it never ends."""
    found = []
    for game in others:
        outcome = outcome_of(program, game.board())
        expected = fewest_throws(game).get(game.cells)
        if (outcome.ended, outcome.throws) != ("returned", expected):
            found.append((game, outcome))
        if sum(outcome.ended == "stopped" for _, outcome in found) == 2:
            break
    return found


def wrongly_said(program: Program, game: Rules, outcome: Outcome, finding: Finding) -> str | None:
    """What is untrue in a finding about a program's outcome on a board."""
    expected = fewest_throws(game).get(game.cells)
    if outcome.ended == "stopped":
        ends = ("never-ends", "never-ends-out-of-reach")
        assert game.cells <= FEW_CELLS
        return None if finding.kind == ends[expected is None] else "how it ended"
    if outcome.ended in ("raised", "misunderstood"):
        assert outcome.finding is not None
        return None if finding.kind == outcome.finding.kind else "how it ended"
    if finding.kind not in CHECKS:
        return "that is not about an answer"
    answer, cell = Answer(outcome.throws, None, {}), game.cells
    run = trace(program, game.board())
    known = run.to_answer()
    if known is not None and known.distance:
        difference = first_difference(run.board, true_answer(run.board), known)
        if difference is not None:
            by_distances = untrue(game, known, difference.cell, finding)
            if by_distances is None:
                return None
    return untrue(game, answer, cell, finding)


def explained(
    program: Program, others: tuple[Rules, ...], most: int = 4
) -> Iterator[tuple[Rules, Outcome, Finding]]:
    """Why it is wrong, for some of the boards on which it is; and that this is true."""
    seen = [(game.board(), outcome_of(program, game.board())) for game in others[:40]]
    for game, outcome in failures(program, others)[:most]:
        expected = fewest_throws(game).get(game.cells)
        endless = outcome.ended == "stopped"  # as all are that do not end here
        run = trace(program, game.board(), max_seconds=SECONDS if endless else AMPLE)
        finding = why(game.board(), expected, outcome, seen, run=run, endless=endless)
        wrong = wrongly_said(program, game, outcome, finding)
        assert wrong is None, (program.name, game, finding, str(finding), wrong)
        yield game, outcome, finding


# -- the mistakes of the gallery, under all rules ----------------------------------------------

ENDLESS = {"never-ends", "no-memo", "memo-over-cycles"}


ENDING = [name for name in MISTAKES if name not in ENDLESS]


@pytest.mark.parametrize("name", mostly_full(ENDING, quick=[], full=ENDING[::4]))
def test_what_is_said_of_a_mistake_is_true(name: str) -> None:
    """Would catch: a jump that is not on the board, a route that cannot be taken, ..."""
    count = 0
    for others in RULES.values():
        count += len(list(explained(MISTAKES[name], games(**others))))
    slow = MISTAKES[name].board is None
    assert slow or count or MISTAKES[name].rules in ("leetcode", "anything")


@pytest.mark.parametrize("rules", RULES)
def test_what_is_said_of_the_forward_pass_is_true(rules: str) -> None:
    assert list(explained(ALGORITHMS["forward-dp"], games(**RULES[rules])))


@pytest.mark.full
def test_a_program_that_never_ends() -> None:
    said = {found.kind for *_, found in explained(MISTAKES["never-ends"], games(), 1)}
    assert said == {"never-ends-out-of-reach"}


# -- mutants of a right search -------------------------------------------------------------

SEARCH = """
def search(board):
    distance = {board.start: 0}
    queue = [board.start]
    while queue:
        cell = queue.pop(0)
        for face in board.faces:
            landing = cell + face
            if landing > board.goal:
                continue
            stand = board.jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return distance.get(board.goal, -1)
"""

#: Name → (what stands in the right program, what the mutant has there, under which rules it
#: shows, the kinds of which one must be said at least once).
MUTANTS: dict[str, tuple[str, str, str, set[str]]] = {
    "six faces": ("board.faces", "range(1, 7)", "plain", {"always-six-faces"}),
    "five faces": ("board.faces", "range(1, 6)", "plain", {"face-not-on-the-die"}),
    "passes the goal": ("continue", "landing = board.goal", "gaps", {"passes-the-goal"}),
    "bounces": ("continue", "landing = 2 * board.goal - landing", "far gaps", {"bounces"}),
    "no ladders": ("board.jumps", "board.snakes", "plain", {"never-takes-the-jump"}),
    "no jumps": ("board.jumps.get(landing, landing)", "landing", "plain", {"stands-on-a-jump"}),
    "one cell past the end of a jump": (
        "board.jumps.get(landing, landing)",
        "min(board.jumps.get(landing, landing - 1) + 1, board.goal)",
        "plain",
        {"never-there-by-a-jump"},
    ),
    "two jumps": (
        "board.jumps.get(landing, landing)",
        "board.jumps.get(board.jumps.get(landing, landing), board.jumps.get(landing, landing))",
        "plain",
        {"two-jumps-in-one-throw"},
    ),
    "one jump of a chain": (  # nothing is changed: the search never follows chains
        "return", "return", "chained", {"stops-in-a-chain"},
    ),
    "a jump costs a throw": (
        "distance[cell] + 1",
        "distance[cell] + 1 + (stand != landing)",
        "plain",
        {"jump-costs-a-throw", "never-takes-the-jump", "misses-a-shorter-route"},
    ),
    "off the board": ("board.start", "0", "plain", {"starts-off-the-board"}),
    "on the first cell": ("board.start", "1", "off the board", {"starts-on-the-first-cell"}),
    "one throw too many": (
        "return distance.get(board.goal, -1)",
        "return distance.get(board.goal, -2) + 1",
        "plain",
        {"misses-a-shorter-route"},
    ),
    "zero for out of reach": (", -1)", ", 0)", "plain", {"answers-out-of-reach"}),
}  # fmt: skip


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str, str, str], Program]:
    """Writes a function into a file of its own, so that it has a source as a learner's has."""

    def write(name: str, old: str, new: str) -> Program:
        assert old in SEARCH
        file = tmp_path / "mine.py"
        file.write_text(SEARCH.replace(old, new), "utf-8")
        spec = importlib.util.spec_from_file_location(f"mine_{abs(hash(name))}", file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return program_of(module.search, "board")

    return write


@pytest.mark.full
@pytest.mark.parametrize("name", MUTANTS)
def test_what_is_said_of_a_mutant_is_true(
    name: str, written: Callable[[str, str, str], Program]
) -> None:
    """And the kind that names the change comes up, and no other rules.

    Would catch: a reading that is never used; a program accused of rules that it does not follow.
    """
    old, new, rules, wanted = MUTANTS[name]
    whole = {"always-six-faces", "starts-off-the-board", "starts-on-the-first-cell",
             "passes-the-goal", "bounces", "stops-in-a-chain"}  # fmt: skip
    program = written(name, old, new)
    said: Counter[str] = Counter()
    for game, _, finding in explained(program, games(**RULES[rules]), most=8):
        said[finding.kind] += 1
        assert finding.kind not in whole - wanted, (game, finding)
    assert said
    assert wanted <= set(said) if len(wanted) == 1 else not wanted or wanted & set(said), said


def test_without_a_function_to_watch_the_answers_tell() -> None:
    """Would catch: other rules that are looked for only in programs that can be watched."""

    def off_the_board(board: Board) -> int:
        other = Rules(board.cells, dict(board.jumps), board.die, 0)
        return fewest_throws(other).get(board.cells, -1)

    program = Program(name="whole", title="whole", function=off_the_board, is_watched=False)
    said = {finding.kind for *_, finding in explained(program, games())}
    assert said == {"starts-off-the-board"}


def test_a_function_without_distances_is_judged_by_its_answer() -> None:
    """Would catch: "it answers out of reach" for a reason, although a route can be shown."""
    board = Board(9)
    run = trace(lambda board: -1, board)
    finding = why(board, 2, Outcome("returned", None), [], run=run)
    assert (finding.kind, len(finding.moves)) == ("misses-every-route", 2)


def test_who_stands_on_a_head_is_told_of_its_tail() -> None:
    """Would catch: "it throws from a snake's head", and not that the tail had been visited."""
    program = MISTAKES["stands-on-a-head"]
    said = set()
    for game, outcome in failures(program, games()):
        run, expected = trace(program, game.board()), fewest_throws(game).get(game.cells)
        said.add(why(run.board, expected, outcome, [], like=program.name, run=run).kind)
    assert "stands-because-seen" in said
    assert not said & {"stands-on-a-jump", "throws-from-a-jump"}


def formula(board: Board) -> int:
    distance = {}
    for number in range(1, board.cells + 1):
        distance[number] = (number + 4) // 6
    return distance[board.cells]


def backwards(board: Board) -> int:
    distance = {1: 0, 2: 1}
    for cell in range(3, board.cells + 1):
        distance[cell] = distance[cell - 1] + 1
        if cell != 5:
            distance[cell] = min(distance[cell], distance[cell - 2] + 1)
    return distance[board.cells]


@pytest.mark.parametrize(
    ("program", "watch", "board", "kind"),
    [
        (formula, Watch(distance="distance"), Board(20, {3: 14}), "never-takes-the-jump"),
        (
            backwards,
            Watch(current="cell", distance="distance"),
            Board(5, die=2),
            "never-throws",
        ),
    ],
)
def test_no_order_of_cells_is_blamed_where_it_is_not_wrong(
    program: Callable[[Board], int], watch: Watch, board: Board, kind: str
) -> None:
    """Would catch: "never goes back", of a program that takes no cells, or looks back from each."""
    run, outcome = trace(program, board, watch=watch), Outcome("returned", program(board))
    right = [(Board(3, die=2), Outcome("returned", 1))]  # so it does not start off the board
    assert why(board, 2, outcome, right, run=run).kind == kind


def jump_by_jump(board: Board) -> int | None:
    """Redirects the edges of one jump after the other, so that a second jump takes them further."""
    ends = {cell: list(board.landings(cell)) for cell in range(1, board.cells + 1)}
    for foot, end in board.jumps.items():
        for cell in ends:
            ends[cell] = [end if one == foot else one for one in ends[cell]]
    distance = {board.start: 0}
    queue = [board.start]
    for cell in queue:
        for end in ends[cell]:
            if end not in distance:
                distance[end] = distance[cell] + 1
                queue.append(end)
    return distance.get(board.goal)


def no_jumps(board: Board) -> int | None:
    """Throws to no cell where a jump starts."""
    distance = {board.start: 0}
    queue = [board.start]
    for cell in queue:
        for landing in board.landings(cell):
            if landing not in board.jumps and landing not in distance:
                distance[landing] = distance[cell] + 1
                queue.append(landing)
    return distance.get(board.goal)


@pytest.mark.parametrize(
    ("program", "kind"),
    [(jump_by_jump, "misses-where-jumps-meet"), (no_jumps, "never-takes-the-jump")],
)
def test_where_jumps_meet_the_other_answers_tell_whether_a_jump_is_taken(
    program: Callable[[Board], int | None], kind: str
) -> None:
    """Would catch: "it never takes the ladder 2→3", of a program that takes the snake from 3 as
    well; by the distances of the board alone, both could be.
    """
    board = Board(4, {2: 3, 3: 1}, die=2)
    others = [Board(4, {2: 4}, die=2), Board(7, {3: 7, 5: 3}, die=(4,)), Board(5, die=2)]
    seen = [(one, Outcome("returned", program(one))) for one in others]
    run, outcome = trace(program, board), Outcome("returned", program(board))
    assert why(board, 2, outcome, seen, run=run).kind == kind
