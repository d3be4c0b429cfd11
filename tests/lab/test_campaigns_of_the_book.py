"""The result files in `book/campaigns/` fit their plans; a part of them is computed once more."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from oracle import Rules, fewest_throws

from snl_algos import ALGORITHMS, MISTAKES, Board
from snl_algos.lab.survey import Results, ShardRunner, kind_of
from snl_algos.lab.survey_plan import Plan
from snl_algos.programs import Outcome

CAMPAIGNS = Path(__file__).parents[2] / "book" / "campaigns"
#: The campaigns of the tables.
SMALL = ("every-small-board", "every-small-board-sources")
PRINTED = (
    "like-printed", "like-printed-sources", "like-printed-exact", "like-printed-no-memo"
)  # fmt: skip
OTHER_RULES = ("other-rules", "other-rules-sources")
NAMES = (*SMALL, *PRINTED, *OTHER_RULES)
#: Boards of so many cells are run once more.
AGAIN = {**dict.fromkeys(SMALL, 4), **dict.fromkeys(OTHER_RULES, 3)}


@cache
def stored(name: str) -> Results:
    return Results.read(CAMPAIGNS / f"{name}.json")


@pytest.mark.parametrize("name", NAMES)
def test_a_result_fits_its_plan(name: str) -> None:
    """Would catch: a plan that has changed, a campaign that was not finished, counts that were
    changed by hand, a call that the clock had to end.
    """
    found, plan = stored(name), Plan.read(CAMPAIGNS / f"{name}.toml")
    assert found.plan.data == plan.data
    assert list(found.counts) == plan.programs
    for kinds in found.counts.values():
        assert "not-judged" not in kinds
        boards = [sum(block) for block in zip(*kinds.values(), strict=True)]
        assert boards == [block.size for block in plan.blocks]
    assert (CAMPAIGNS / f"{name}.json").stat().st_size <= 150_000


def test_the_same_programs_are_in_the_plans() -> None:
    """Would catch: a mistake in one table that the other one lacks, or one that has another name
    now. A new mistake need not be there: the page says that it was not run yet.
    """
    small, printed, under_rules = (
        [program for name in names for program in stored(name).plan.programs]
        for names in (SMALL, PRINTED, OTHER_RULES)
    )
    assert sorted(small) == sorted(printed) and set(small) <= {*ALGORITHMS, *MISTAKES}
    assert len(set(small)) == len(small)
    run = set(small) & set(MISTAKES)
    assert len(run) > 20 and set(under_rules) >= run


@pytest.mark.parametrize("names", [SMALL, OTHER_RULES, PRINTED[:3]], ids=lambda names: names[0])
def test_a_table_has_one_set_of_boards(names: tuple[str, ...]) -> None:
    """Would catch: shares of different boards in one table."""
    first, *others = (stored(name).plan.data["boards"] for name in names)
    assert all(boards == first for boards in others)


@pytest.mark.parametrize("name", NAMES)
def test_the_smallest_boards_are_run_again(name: str) -> None:
    """Would catch: a program that was changed after it was run."""
    found = stored(name)
    runner = ShardRunner(found.plan)
    for one in found.smallest:
        outcome, right = outcome_on(runner, one.program, one.board)
        assert (kind_of(outcome, right), right, str(outcome)) == (one.kind, one.expected, one.said)
        assert found.counts[one.program][one.kind]
    kinds = {(program, kind) for program, kinds in found.counts.items() for kind in kinds}
    assert {(one.program, one.kind) for one in found.smallest} == kinds


def outcome_on(runner: ShardRunner, name: str, board: Board) -> tuple[Outcome, int | None]:
    """What a program says on a board, and what is right."""
    plan, size = runner.plan, (board.cells, len(board.jumps), board.die)
    place, rules = next(
        (at, rules) for at, block in enumerate(plan.blocks) for rules in [plan.rules(block.part)]
        if size == (block.cells, block.jumps, block.die)
        and rules.board(rules.case(board)) == board
    )  # fmt: skip
    case = rules.case(board)
    right = rules.fewest_throws(case)
    (outcome,) = runner.outcomes(name, place, [case], [right])
    return outcome, right


@pytest.mark.parametrize("name", AGAIN)
def test_a_part_is_run_again(name: str) -> None:
    """All of the smallest boards, count by count; the oracle says what is right on them."""
    found = stored(name)
    plan, runner = found.plan, ShardRunner(found.plan)
    again = Counter[tuple[str, int, str]]()
    for number, shard in enumerate(plan.shards):
        block = plan.blocks[shard.place]
        if block.cells <= AGAIN[name]:
            rules = plan.rules(block.part)
            for case in plan.cases(shard):
                game = Rules(case.cells, dict(case.jumps), case.die, rules.start, rules.chained)
                assert fewest_throws(game).get(case.cells) == rules.fewest_throws(case)
            for program, kinds in runner.run(number)["programs"].items():
                for kind, one in kinds.items():
                    again[program, shard.place, kind] += one["boards"]
    assert len(again) > 20
    for place, block in enumerate(plan.blocks):
        if block.cells <= AGAIN[name]:
            for program, counts in found.counts.items():
                for kind, boards in counts.items():
                    assert again[program, place, kind] == boards[place]


def test_two_solvers_solved_every_board() -> None:
    found = json.loads((CAMPAIGNS / "two-solvers.json").read_text("utf-8"))
    cells = found["cells"]
    assert sum(boards for _, boards in found["throws"]) == cells ** (cells - 2)
