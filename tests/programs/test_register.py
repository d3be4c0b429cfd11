"""The registers: found by themselves, in order, and changed only on purpose."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from snl_algos import ALGORITHMS, MISTAKES, Answer, Board, Finding, Watch, solve
from snl_algos.programs import Registry, algorithm, mistake

REGISTERS: list[Registry[Any]] = [ALGORITHMS, MISTAKES]

ENTRY: dict[str, Any] = {
    "title": "A test's",
    "order": 2.5,
    "time": "O(1)",
    "memory": "O(1)",
    "source": "a test",
    "watch": Watch(),
}
WRONG: dict[str, Any] = {
    "title": "A test's",
    "order": 1,
    "believed": "x",
    "seen_in": "x",
    "repair": "x",
    "board": Board(2),
    "gives": 7,
}


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Whatever a test registers is gone afterwards: a register is a mapping like any other."""
    before = [dict(register) for register in REGISTERS]
    yield
    for register, programs in zip(REGISTERS, before, strict=True):
        register.clear()
        register.update(programs)
        assert dict(register) == programs


@pytest.mark.parametrize("register", REGISTERS, ids=["algorithms", "mistakes"])
def test_in_order(register: Registry[Any]) -> None:
    """By the order that each file states, which differs from the order of the files."""
    orders = [program.order for program in register.values()]
    assert orders == sorted(set(orders))
    assert list(register) == [program.name for program in register.values()]
    assert list(register) != sorted(register)
    assert len(register) == len(orders)
    assert all(name in repr(register) for name in register)


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    """Would catch: a register that runs every file of its folder when it is imported."""
    program = (
        "import sys\n"
        "from snl_algos.programs import ALGORITHMS, MISTAKES, program_of\n"
        "loaded = lambda: {n.split('.')[1] for n in sys.modules if n.count('.') == 2"
        " and n.startswith(('snl_algos.algorithms.', 'snl_algos.mistakes.'))}\n"
        "assert not loaded(), loaded()\n"
        "assert program_of(lambda move, N: 3).signature.name == 'move-array'\n"
        "assert not loaded(), 'each copy of this process would load them again'\n"
        "assert 'queue-bfs' in ALGORITHMS\n"
        "assert loaded() == {'algorithms'}, loaded()\n"
        "assert len(MISTAKES) > 20\n"
        "assert loaded() == {'algorithms', 'mistakes'}\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_an_entry_is_used_at_once() -> None:
    """It has its place in the order, and every door knows it."""

    @algorithm("guess", **ENTRY, exact=False, limits=("it guesses",))
    def guess(board: Board) -> Answer:
        return Answer(7, None, {})

    assert ALGORITHMS["guess"].function is guess
    names = list(ALGORITHMS)
    assert names.index("level-bfs") < names.index("guess") < names.index("adjacency-list-bfs")
    assert solve(Board(9), "guess").throws == 7
    assert solve(Board(9), guess).throws == 7


def test_a_taken_name_is_refused() -> None:
    """Would catch: a second program that silently replaces the first."""
    before = ALGORITHMS["queue-bfs"], MISTAKES["greedy"]
    with pytest.raises(ValueError, match="'queue-bfs'"):
        algorithm("queue-bfs", **ENTRY)(lambda board: Answer(1, None, {}))
    with pytest.raises(ValueError, match="'greedy'"):
        mistake("greedy", **WRONG, why="x")(lambda board: 0)
    assert (ALGORITHMS["queue-bfs"], MISTAKES["greedy"]) == before


@pytest.mark.parametrize("words", [{"exact": True, "limits": ("x",)}, {"exact": False}], ids=str)
def test_exact_or_with_limits(words: dict[str, Any]) -> None:
    """Neither both nor none: an inexact algorithm says what it gets wrong."""
    with pytest.raises(ValueError, match="exact, or its limits"):
        algorithm("guess", **ENTRY, **words)(lambda board: Answer(1, None, {}))
    assert "guess" not in ALGORITHMS


@pytest.mark.parametrize("words", [{}, {"why": "x", "finding": Finding("never-ends")}], ids=str)
def test_a_finding_or_why_it_is_slow(words: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="guess"):
        mistake("guess", **WRONG, **words)(lambda board: 0)
    assert "guess" not in MISTAKES
