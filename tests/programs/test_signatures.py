"""The signatures: a function is called as its author wrote it for a judge, without a change."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from checker.everything import textbook
from programs.right import by_board, by_grid, by_ladders, by_moves, by_tables

from snl_algos import Answer, Board, ProgramError, check, solve
from snl_algos.programs import SIGNATURES, program_of

pytestmark = pytest.mark.usefixtures("few_boards")


# -- what each call is given -----------------------------------------------------------------------

CELLS, JUMPS = 9, ((2, 7), (6, 3))


def arguments(signature: str, cells: int = CELLS, jumps: Any = JUMPS) -> tuple[Any, ...]:
    """What a call is given in a signature."""
    return SIGNATURES[signature].arguments(cells, jumps)


@pytest.mark.parametrize(
    ("signature", "given"),
    [
        ("board", (Board(9, {2: 7, 6: 3}),)),
        ("move-array", ([-1, 6, -1, -1, -1, 2, -1, -1, -1], 9)),
        ("grid", ([[-1, -1, -1], [3, -1, -1], [-1, 7, -1]],)),
        ("grid-and-size", ([[-1, -1, -1], [3, -1, -1], [-1, 7, -1]], 3)),
        ("hackerrank", ([[2, 7]], [[6, 3]])),
        ("pairs", ([[2, 7]], [[6, 3]])),
        ("start-end-list", (2, [2, 7, 6, 3])),
        ("jump-dict", (9, {2: 7, 6: 3})),
        ("jump-pairs", (9, [[2, 7], [6, 3]])),
        ("cells-and-pairs", (9, [[2, 7]], [[6, 3]])),
        ("cells-and-dicts", (9, {2: 7}, {6: 3})),
        ("two-dicts", ({2: 7}, {6: 3})),
        ("two-dicts-off-board", ({2: 7}, {6: 3})),
        ("moves-alone", ([-1, 6, -1, -1, -1, 2, -1, -1, -1],)),
        ("jumps-alone", ({2: 7, 6: 3},)),
        ("jumps-alone-off-board", ({2: 7, 6: 3},)),
        ("zeros", ([0, 6, 0, 0, 0, 2, 0, 0, 0], 9)),
        ("zeros-alone", ([0, 6, 0, 0, 0, 2, 0, 0, 0],)),
        ("by-cell", ([0, 0, 7, 0, 0, 0, 3, 0, 0, 0], 9)),
        ("by-cell-alone", ([0, 0, 7, 0, 0, 0, 3, 0, 0, 0],)),
    ],
)
def test_the_arguments(signature: str, given: tuple[Any, ...]) -> None:
    """Would catch: an argument off by one, or in the wrong order."""
    assert arguments(signature) == given


# -- recognised by names and annotations -----------------------------------------------------------


def made(text: str, name: str = "solution") -> Any:
    """What a notebook cell defines: its source is where Python looks for it."""
    space: dict[str, Any] = {"Board": Board}
    cell = f"<cell {hash(text)}>"
    linecache.cache[cell] = (len(text), None, text.splitlines(keepends=True), cell)
    exec(compile(text, cell, "exec"), space)
    return space[name]


def parameters(text: str) -> Any:
    """A function with these parameters."""
    return made(f"def solution({text}):\n    return 0")


#: Signature → parameters that show it.
RECOGNISED = {
    "board": ("board", "b", "board: Board", "board, die", "board, *, die=6", "board, memo={}"),
    "grid": (
        "board: 'list[list[int]]'", "board: list[list[int]]", "board: 'List[List[int]]'",
        "grid", "matrix",
    ),
    "move-array": ("move, N", "moves, n", "arr, n", "n, moves", "move, N, die"),
    "grid-and-size": ("board, n", "n, grid"),
    "start-end-list": ("N, arr",),
    "jump-dict": ("cells, jumps: dict", "n, moves: 'dict[int, int]'", "jumps: dict, size"),
    "hackerrank": ("ladders, snakes", "snakes, ladders", "ladders, snakes, size=100"),
    "pairs": ("A, B",),
    "dp-arrays": ("is_snake, ladder", "ladder, is_snake"),
}  # fmt: skip


def test_recognised() -> None:
    """Would catch: a usual way to write the parameters that is not understood."""
    for signature, texts in RECOGNISED.items():
        for text in texts:
            program = program_of(parameters(text))
            assert program.signature.name == signature, text
            assert program.takes_die == ("die" in text), text
            assert program.name == "solution"


@pytest.mark.parametrize(
    ("parameters", "body", "signature"),
    [
        ("n, jumps", "return jumps.get(n, n)", "jump-dict"),
        ("jumps, size", "return size in jumps", "jump-dict"),
        ("n, moves", "return [end for foot, end in moves.items() if end < n]", "jump-dict"),
        ("n, jumps", "return (lambda cell: jumps.get(cell, cell))(n)", "jump-dict"),
        ("n, jumps", "return jumps[n - 1]", "move-array"),
        ("n, jumps", "return jumps[0] if n in ('no', 'jumps') else 'jumps' in 'no'", "move-array"),
        ("move, N", "return -1 in move", "move-array"),
    ],
)
def test_a_dict_of_jumps_is_recognised_by_what_is_done_with_it(
    parameters: str, body: str, signature: str
) -> None:
    """Would catch: a right function that gets an array for its dict, and is called wrong."""
    function = made(f"def solution({parameters}):\n    {body}")
    assert program_of(function).signature.name == signature


@pytest.mark.parametrize(
    ("use", "signature"),
    [
        ("{}.get(self.moves[1], 0)", "move-array"),
        ("self.moves.get(1, 1)", "jump-dict"),
        ("self._moves.items()", "jump-dict"),
    ],
)
def test_a_dict_of_jumps_in_an_object(use: str, signature: str) -> None:
    """Would catch: any dict of a class taken for its jumps, so that it gets no array."""
    lines = ("self.moves = self._moves = moves", "self.n = n")
    body = "".join(f"        {line}\n" for line in lines)
    text = f"class Game:\n    def __init__(self, moves, n):\n{body}    def fewest(self):\n"
    game = made(f"{text}        return {use}\n", "Game")
    assert program_of(game).signature.name == signature


def test_not_recognised() -> None:
    """Would catch: a guess where there is nothing to guess from, or a message of no use."""
    for text in ("x, y", "left, right", "board, target"):
        with pytest.raises(ProgramError) as caught:
            check(parameters(text))
        message = str(caught.value)
        assert f"solution({text})" in message
        assert "signature=" in message
        assert " grid-and-size," in message and " grid," not in message
    with pytest.raises(ProgramError, match="no signature passes 0 arguments"):
        check(parameters(""))


def test_the_wrapper_that_is_advised_runs_as_it_is_copied() -> None:
    """Would catch: advice that fails when it is followed: a dict for a list, a name left out."""

    def fewest(n, ladders, snakes, players):  # type: ignore[no-untyped-def]
        return textbook(n, dict(ladders + snakes))

    def looked_up(players, n, ladders, snakes):  # type: ignore[no-untyped-def]
        jumps = {c: ladders.get(c) or snakes.get(c) for c in range(1, n + 1)}
        return textbook(n, {foot: end for foot, end in jumps.items() if end})

    class Game:
        def fewest(self, n: int, ladders: Any, snakes: Any, players: Any) -> int:
            return textbook(n, dict(ladders + snakes))

    for function in (fewest, looked_up, Game):
        with pytest.raises(ProgramError) as caught:
            check(function)
        advice = str(caught.value)
        assert "rules geeksforgeeks" in advice
        line = advice[advice.index("def mine") : advice.index(", and check that")]
        space: dict[str, Any] = {function.__name__: function}
        exec(line, space)
        assert check(space["mine"], rules="geeksforgeeks").correct is True, line


def test_no_such_signature_or_rules() -> None:
    """Would catch: a slip in a name that gives a traceback, or the default in silence."""
    with pytest.raises(ProgramError, match=r"no signature is called 'leetcode'.*move-array"):
        check(by_board, "leetcode")
    with pytest.raises(ProgramError, match=r"no rules are called 'leet'.*leetcode"):
        check(by_board, rules="leet")
    name: Any
    for name in (3, ["grid"], {}, None.__class__):
        with pytest.raises(ProgramError, match="move-array"):
            program_of(by_board, name)


# -- other shapes of a function --------------------------------------------------------------------


def test_swapped() -> None:
    """Would catch: ladders given for snakes; most boards then have another answer."""

    def solution(snakes: list[list[int]], ladders: list[list[int]]) -> int:
        assert all(foot > end for foot, end in snakes)
        assert all(foot < end for foot, end in ladders)
        return by_ladders(ladders, snakes)

    assert check(solution).correct is True

    def tables(ladder: list[int], is_snake: list[bool]) -> int:
        return by_tables(is_snake, ladder)

    assert check(tables).correct is True

    def cells_first(N: int, moves: list[int]) -> int:
        return by_moves(moves, N)

    assert check(cells_first).correct is True


def test_the_die_can_be_chosen(tmp_path: Path) -> None:
    """Would catch: small dice not tried where they could be, or not handed over."""

    def solution(move: list[int], N: int, die: int) -> int:
        (tmp_path / str(die)).touch()  # the function may run in another process
        return textbook(N, {at + 1: to + 1 for at, to in enumerate(move) if to != -1}, die)

    assert check(solution).correct is True
    assert {int(file.name) for file in tmp_path.iterdir()} == {1, 2, 3, 6}

    def keeps_to_six(move: list[int], N: int, die: int = 6) -> int:
        return by_moves(move, N)

    report = check(keeps_to_six)
    assert report.correct is False
    assert report.board is not None and report.board.die != 6


# -- what it may return -------------------------------------------------------------------------


def none_for_minus_one(board: Board) -> Any:
    throws = by_board(board)
    return None if throws == -1 else throws


GIVEN: dict[str, Callable[[Board], Any]] = {
    "None for out of reach": none_for_minus_one,
    "numpy": lambda board: np.int64(by_board(board)),
    "an Answer": solve,
    "an Answer without a route": lambda board: Answer(solve(board).throws, None, {}),
}


def test_what_it_may_return() -> None:
    """Would catch: a right answer of another type called wrong."""
    for what, function in GIVEN.items():
        report = check(function, "board")
        assert report.correct is True, f"{what}: {report}"


@pytest.mark.parametrize(
    ("function", "signature", "takes"),
    [
        (by_ladders, "grid", "2 arguments"),
        (by_grid, "hackerrank", "1 argument"),
        (lambda: 3, "board", "0 arguments"),
    ],
)
def test_a_signature_that_cannot_be_called(function: Any, signature: str, takes: str) -> None:
    """Would catch: a right program that is called wrong, because it was called with too little."""
    with pytest.raises(ProgramError, match=rf"takes {takes}, and .* choose another signature"):
        program_of(function, signature)


@pytest.mark.parametrize(
    "function",
    [lambda *given: 3, lambda ladders, *more: 3, lambda ladders, snakes, die=6, deep=False: 3, max],
)
def test_a_signature_that_may_be_called(function: Any) -> None:
    """Would catch: a function that is refused although it takes what it is given."""
    assert program_of(function, "hackerrank").signature.name == "hackerrank"
