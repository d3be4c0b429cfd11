"""A table of the algorithms, and a page for each: its stepper, its idea, its code and its proof."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable
from types import ModuleType
from typing import NamedTuple

from snl_algos import ALGORITHMS, Algorithm, certificate, load_board

from .markdown import idea_of, in_math, table

__all__ = ["overview", "pages"]


class Use(NamedTuple):
    """The lesson that teaches an algorithm, when to choose it, and what its page opens with.

    That is a run on a board where it shows what it is for, next to the algorithm that it is
    compared with.
    """

    lesson: str
    when: str
    beside: str
    board: str = "thirty"
    cost: str = ""


#: Of those that a lesson teaches.
USES = {
    "queue-bfs": Use(
        "03_queue_bfs", "every throw costs the same. Begin with this one", beside="level-bfs"
    ),
    "level-bfs": Use(
        "05_level_by_level",
        "every throw costs the same, and you want to see the search round by round",
        beside="queue-bfs",
    ),
    "adjacency-list-bfs": Use(
        "02_a_board_is_a_graph",
        "the graph is given as lists, or one graph is searched many times",
        beside="adjacency-matrix-bfs",
    ),
    "adjacency-matrix-bfs": Use(
        "02_a_board_is_a_graph",
        "the graph is small and given as a matrix. For a large board the matrix needs too much "
        "memory",
        beside="adjacency-list-bfs",
    ),
    "forward-dp": Use(
        "06_forward_dp",
        "you want to find out where a published program goes wrong. For a right answer, take its "
        "repair",
        beside="repaired-dp",
        board="snake-is-a-shortcut",
    ),
    "repaired-dp": Use(
        "08_repairing_it",
        "you want a table and no queue, and few snakes help: each one that a shortest route takes "
        "can cost another sweep",
        beside="forward-dp",
        board="snake-is-a-shortcut",
    ),
    "dijkstra": Use(
        "09_when_costs_differ",
        "moves have different costs, and none is negative",
        beside="queue-bfs",
        board="fewest-pips",
        cost="pips",
    ),
    "zero-one-bfs": Use("10_one_loop", "every move costs nothing or one throw", beside="queue-bfs"),
    "bellman-ford": Use(
        "10_one_loop",
        "a move may have a negative cost",
        beside="dijkstra",
        board="snake-is-a-shortcut",
    ),
    "bidirectional-bfs": Use(
        "05_level_by_level",
        "there is one goal, and you can also follow the moves backwards from it",
        beside="queue-bfs",
    ),
    "a-star": Use(
        "10_one_loop",
        "there is one goal, and you know a bound that never says too much",
        beside="dijkstra",
    ),
    "bitset-bfs": Use(
        "15_how_fast_can_it_be",
        "the board has at most a few thousand cells, and a few operations on large numbers are "
        "faster than many on small ones",
        beside="level-bfs",
    ),
}


def overview() -> str:
    """The table of all, each with a link to its page."""
    rows = []
    for one in ALGORITHMS.values():
        use = f"{USES[one.name].when}." if one.name in USES else ""
        link, exact = f"[{one.title}](algorithms/{one.name}.md)", "yes" if one.exact else "no"
        rows.append([link, exact, in_math(one.time), in_math(one.memory), use])
    return table(["algorithm", "exact", "time", "memory", "use it when"], rows) + "\n"


def pages() -> Iterable[tuple[str, str]]:
    """(name, Markdown) for the page of each."""
    for one in ALGORITHMS.values():
        yield one.name, page_of(one)


def page_of(one: Algorithm) -> str:
    """Its stepper comes first, and when to use it last."""
    module = sys.modules[one.function.__module__]
    use = USES.get(one.name)
    limits = "".join(f"- {limit}\n" for limit in one.limits)
    exact = "exact" if one.exact else "not exact"
    parts = [
        "---\nhtml_theme.sidebar_secondary.remove: true\n---",
        f"({one.name})=\n# {one.title}",
        stepper_of(one.name, use),
        f"`{one.name}` · {exact} · [all algorithms](../algorithms.md)",
        f"## The idea\n\n{idea_of(module)}",
        f"## Its limits\n\n{limits}" if limits else "",
        "## The code\n\nIt is the code that runs, and the code you step. The file begins with the "
        f"idea, as you have just read it.\n\n```python\n{code_of(module)}```",
        f"## Is its answer right?\n\n{proof_of(one, use)}",
    ]
    if use:
        lesson = f"[lesson {int(use.lesson[:2])}](../lessons/{use.lesson}.ipynb)"
        parts.append(f"## When to use it\n\nUse it when {use.when}. It is taught in {lesson}.")
    return "\n\n".join(part for part in parts if part) + "\n"


def stepper_of(name: str, use: Use | None) -> str:
    """Its run next to another's; alone where there is nothing to compare it with."""
    if use is None:
        return f"```{{stepper}} {name}\n:board: thirty\n:level: 2\n```"
    cost = f":cost: {use.cost}\n" * bool(use.cost)
    return f"```{{stepper}} {name} {use.beside}\n:board: {use.board}\n{cost}:level: 2\n```"


def code_of(module: ModuleType) -> str:
    """Its code after its docstring."""
    source = inspect.getsource(module)
    docstring = ast.parse(source).body[0]
    return "".join(source.splitlines(keepends=True)[docstring.end_lineno :]).lstrip("\n")


def proof_of(one: Algorithm, use: Use | None) -> str:
    """The verdict of the certificate on the board of the stepper."""
    board = load_board(use.board if use else "thirty")
    found = certificate(board, one(board))
    said = (
        f"it proves the answer: {found.reason}" if found.finding is None
        else f"it refuses the answer: {found.reason}"
    )  # fmt: skip
    return (
        "`certificate(board, answer)` looks at the answer and the board, and trusts no algorithm. "
        f"For the fewest throws on the board at the top of this page {said}."
    )
