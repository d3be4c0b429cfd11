"""Why a function is wrong on a board, in one sentence, and which known mistake it resembles."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from time import monotonic
from types import FrameType
from typing import Any

from ..answer import Answer, in_throws
from ..board import Board
from ..compare import Difference, compare
from ..mistakes import MISTAKES
from ..trace import Trace, trace
from ..trace.record import plain
from ..trace.stopping import run_within
from .cases import chosen, end_of_chain, fewest_throws, random_cases
from .forms import Subject, subject_of
from .playing import Failure, Outcome, Player
from .rules import Case, Rules

__all__ = ["FEW_CELLS", "growth", "reason_for", "resembles", "see", "waste"]

#: Boards, and what a function said of each.
Seen = list[tuple[Case, Outcome]]

#: A function that gives no answer on so few cells never will; on more it may be only slow.
FEW_CELLS = 12
#: How many random boards are added to the chosen ones to tell mistakes apart.
RANDOM_BOARDS = 60
#: The longest a call may take when mistakes are told apart, in seconds.
AT_MOST = 0.5


def reason_for(player: Player, failure: Failure, seen: Seen, like: str) -> str:
    """The sentence, from a run of the function that is watched, and from its other answers.

    Parameters
    ----------
    player : Player
        Plays the function.
    failure : Failure
        The board, and what the function said of it.
    seen : list
        Other boards, and what it said of them.
    like : str
        The mistake of the gallery that gives the same answers, or nothing.
    """
    case, expected, outcome = failure
    if outcome.ended == "stopped":
        never = "it never ends" if case.cells <= FEW_CELLS else f"it gives {outcome.text}"
        return f"{never}, as the goal cannot be reached" if expected is None else never
    if outcome.text.startswith("RecursionError"):
        return "it calls itself without end"
    if outcome.text.startswith("MemoryError"):
        return "it wants more memory than it is given"
    if outcome.ended == "misunderstood":
        return f"it {outcome.text}" if outcome.text.startswith("returned") else outcome.text
    subject, rules = player.subject, player.rules
    board = rules.board(case)
    if subject.form.name == "program":
        raised = outcome.ended == "raised"
        return outcome.text if raised else _from_throws(board, expected, outcome.throws)
    run = trace(
        subject.on_board(case, rules), board, watch=subject.watch, max_seconds=player.seconds
    )
    if outcome.ended == "raised":
        return f"it {run.ending()}" if run.outcome == "raised" else outcome.text
    reason = (
        _other_rules(seen, rules, board)
        or _from_distances(run, outcome)
        or _from_throws(board, expected, outcome.throws)
    )
    if like == "stands-on-a-head" and (told := re.search(r"stands on .* (\d+)→(\d+)$", reason)):
        reason += f", because its end {told[2]} had been seen"
    return reason


def _other_rules(seen: Seen, rules: Rules, board: Board) -> str:
    """Whether it plays by other rules, and by those rightly on every board that was seen."""
    chains = [f"{foot}→{end}→{board.jumps[end]}" for foot, end in board.jumps.items()
              if end in board.jumps]  # fmt: skip
    readings = [
        (replace(rules, start=1 - rules.start),
         f"it begins {'off the board' if rules.start else 'on the first cell'}"),
    ]  # fmt: skip
    if chains and not rules.chained:
        words = f"it takes two jumps in one throw, {chains[0]}, where one ends the move"
        readings.append((replace(rules, chained=True), words))
    for others, words in readings:
        # Where jumps run in a loop, there is no telling what a program makes of it.
        told = [(case, outcome) for case, outcome in seen if not _has_loop(case)]
        its = [fewest_throws(case, others) for case, _ in told]
        right = [fewest_throws(case, rules) for case, _ in told]
        said = [(outcome.ended, outcome.throws) for _, outcome in told]
        if said == [("returned", throws) for throws in its] and its != right:
            return words
    return ""


def _has_loop(case: Case) -> bool:
    jumps = dict(case.jumps)
    return any(end_of_chain(jumps, foot) is None for foot in jumps)


def _from_distances(run: Trace, outcome: Outcome) -> str:
    """What the comparison says, if the distances that were seen are those of the answer."""
    answer = run.to_answer()
    distance = {} if answer is None else answer.distance
    if run.board.start not in distance or distance.get(run.board.goal) != outcome.throws:
        return ""
    truth = compare(run.board, ["queue-bfs"])
    difference = truth.difference_of(Answer(outcome.throws, None, distance))
    if difference is None:
        return ""
    return _not_gone_back(run, difference) or difference.reason


def _not_gone_back(run: Trace, difference: Difference) -> str:
    """Whether it reached the cell before too late: after it had looked at the throws from there."""
    board, distance = run.board, run.state(-1).distance
    for before in board.predecessors(difference.cell):
        if difference.true is None or distance.get(before) != difference.true - 1:
            continue
        move = board.move_between(before, difference.cell)
        looked = reached = -1
        for at in range(len(run)):
            step = run.steps[at]
            if step.get("current") in (before, move.landing):
                looked = at
            if step.get("distance", {}).get(str(before)) is not None:
                reached = at
        if -1 < looked < reached:
            return (
                f"when it reaches cell {before} it has passed cell {move.landing} already, "
                "and never goes back"
            )
    return ""


def _from_throws(board: Board, expected: int | None, got: int | None) -> str:
    if expected is None:
        return "no throws lead to the goal, and it does not notice"
    route = compare(board, ["queue-bfs"]).rows[0].answer
    moves = "; ".join(map(str, route.route or ())) if route else ""
    if got is None:
        return f"it misses the way: {moves}"
    if got > expected:
        return f"it misses a shorter way: {moves}"
    return f"no way to the goal has {in_throws(got)}"


def see(player: Player, failure: Failure, until: float) -> Seen:
    """What the function says of the failing board and of many others, as far as time allows."""
    rules = player.rules
    player.seconds = AT_MOST
    seen: Seen = []
    for case in (failure.case, *chosen(rules), *random_cases(rules, RANDOM_BOARDS, seed=909)):
        seen.append((case, player.outcome(case)))
        stops = sum(outcome.ended == "stopped" for _, outcome in seen)
        if stops == 3 or monotonic() > until:  # enough is seen of a function that does not end
            break
    return seen


def resembles(seen: Seen, rules: Rules) -> str:
    """The mistake of the gallery that gives the same answers, board for board; or nothing."""
    for mistake in MISTAKES.values():
        other = Player(subject_of(mistake, "board"), rules, AT_MOST)
        if mistake.board and all(_same(outcome, other.outcome(case)) for case, outcome in seen):
            return mistake.name
    return ""


def _same(one: Outcome, other: Outcome) -> bool:
    """The same end and the same number; of exceptions, the same kind."""
    kind, its_kind = (outcome.text.partition(":")[0] for outcome in (one, other))
    return one[:2] == other[:2] and (one.ended != "raised" or kind == its_kind)


def growth(subject: Subject, rules: Rules, seconds: float) -> str:
    """How the work of a slow function grows, in words; nothing if that cannot be seen.

    Lines are counted, not seconds, so that it is the same on every machine.
    """
    counts = {}
    for cells in (9, 12, 15):
        case = Case(cells, (), rules.dice[0])
        if rules.allows(case):
            counts[cells] = _lines(subject, case, rules, seconds)
    seen = [(cells, lines) for cells, lines in counts.items() if lines]
    if len(seen) < 2:
        return ""
    (few, before), (more, after) = seen[0], seen[-1]
    factor = (after / before) ** (1 / (more - few))
    if factor < 1.2:
        return ""
    return (
        f"each cell more makes it {factor:.1f} times the work "
        f"({before:,} lines run on {few} cells, {after:,} on {more})"
    )


def _lines(subject: Subject, case: Case, rules: Rules, seconds: float) -> int:
    """How many lines of the function's file run on a board; 0 if it takes too long."""
    code = getattr(plain(getattr(subject.function, "method", subject.function)), "__code__", None)
    count = 0

    def on_line(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal count
        count += event == "line"
        return on_line

    def on_call(frame: FrameType, event: str, arg: Any) -> Any:
        is_its = code is not None and frame.f_code.co_filename == code.co_filename
        return on_line if is_its else None

    def run() -> None:
        sys.settrace(on_call)
        try:
            subject.call(case, rules)
        finally:
            sys.settrace(None)

    former = sys.gettrace()
    try:
        return count if run_within(20 * seconds, run) else 0
    finally:
        sys.settrace(former)


def waste(subject: Subject, rules: Rules) -> str:
    """What a right function does too often, compared with a queue that marks in time."""
    case = Case(100, (), rules.dice[0])
    if not rules.allows(case):
        return ""
    board = rules.board(case)
    run = trace(subject.on_board(case, rules), board, watch=subject.watch, max_seconds=2)
    own, needed = run.counts, trace("queue-bfs", board).counts
    taken, enough = own["cells_taken"], needed["cells_taken"]
    if run.outcome != "returned" or not taken or not enough or taken <= 2 * enough:
        return ""
    longest, short = own["longest_frontier"], needed["longest_frontier"]
    waits = f", and up to {longest} wait at a time, where {short} do" if longest else ""
    return (
        f"on a board of {board.cells} cells it takes {taken} entries to work on, "
        f"where {enough} do{waits}"
    )
