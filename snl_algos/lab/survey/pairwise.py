"""Which programs are alike: how often each pair gives different answers, and where first."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from ...board import Board
from ...programs import Outcome
from .plan import Plan
from .shard import ShardRunner, registered

__all__ = ["Pair", "compare_all"]


class Pair(NamedTuple):
    """Two programs, the number of boards where their outcomes differ, and the first of these."""

    one: str
    other: str
    differ: int = 0
    board: Board | None = None  #: the first in the order of the plan
    one_says: str = ""  #: the outcome on that board
    other_says: str = ""


def compare_all(plan: Plan) -> list[Pair]:
    """Compare each pair of programs of a plan, in its order, on all of its boards.

    Two outcomes are the same if both programs return the same number of throws, or if both end in
    the same other way. Everything runs in this process, so choose a plan of some thousand boards.

    Examples
    --------
    >>> plan = Plan.from_dict({"programs": ["queue-bfs", "dijkstra", "last-distance"],
    ...                        "boards": [{"every": [3, 4], "dice": [2]}]})
    >>> [(pair.one, pair.other, pair.differ) for pair in compare_all(plan)]
    [('queue-bfs', 'dijkstra', 0), ('queue-bfs', 'last-distance', 1), \
('dijkstra', 'last-distance', 1)]
    """
    runner = ShardRunner(plan, registered)
    found = {names: Pair(*names) for names in combinations(plan.programs, 2)}
    for shard in plan.shards:
        rules = plan.parts[shard.part].rules
        cases, expected = runner.boards(shard)
        outcomes = {
            name: list(runner.outcomes(name, shard, cases, expected)) for name in plan.programs
        }
        keys = {name: list(map(_key, said)) for name, said in outcomes.items()}
        for (one, other), pair in found.items():
            if keys[one] == keys[other]:
                continue
            places = [at for at in range(len(cases)) if keys[one][at] != keys[other][at]]
            if pair.board is None:
                at = places[0]
                says = str(outcomes[one][at]), str(outcomes[other][at])
                pair = Pair(one, other, 0, rules.board(cases[at]), *says)
            found[one, other] = pair._replace(differ=pair.differ + len(places))
    return list(found.values())


def _key(outcome: Outcome) -> tuple[str, int | None, str]:
    """Return the parts of an outcome that are compared."""
    kind = "" if outcome.finding is None else outcome.finding.kind
    return outcome.ended, outcome.throws, kind
