"""The signatures: a function is called as its author wrote it for a judge, without a change."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from amounts import mostly_full
from checker.everything import textbook

from snl_algos import Answer, Board, ProgramError, check, solve
from snl_algos.programs import SIGNATURES, program_of

pytestmark = pytest.mark.usefixtures("few_boards")


# -- right solutions, as they are written for each judge -------------------------------------------


def by_board(board: Board) -> int:
    return textbook(board.cells, dict(board.jumps), max(board.faces), board.start)


def by_moves(move: list[int], N: int) -> int:
    return textbook(N, {at + 1: to + 1 for at, to in enumerate(move) if to != -1})


def by_grid(board: list[list[int]]) -> int:
    n, jumps, cell = len(board), {}, 1
    for row in range(n):
        line = board[n - 1 - row]
        for value in line if row % 2 == 0 else line[::-1]:
            if value != -1:
                jumps[cell] = value
            cell += 1
    return textbook(n * n, jumps)


def by_ladders(ladders: list[Any], snakes: list[Any]) -> int:
    return textbook(100, dict(ladders + snakes))


def by_pairs(A: list[Any], B: list[Any]) -> int:
    return textbook(100, dict(A + B))


def by_grid_and_size(board: list[list[int]], n: int) -> int:
    assert n == len(board)
    return by_grid(board)


def by_list(N: int, arr: list[int]) -> int:
    return textbook(30, dict(zip(arr[::2], arr[1::2], strict=True)))


def by_tables(is_snake: list[bool], ladder: list[int]) -> int:
    jumps = {foot: top for top, foot in enumerate(ladder) if foot != -1}
    return textbook(len(ladder) - 1, jumps, start=0)


RIGHT: dict[str, Callable[..., int]] = {
    "board": by_board,
    "move-array": by_moves,
    "grid": by_grid,
    "grid-and-size": by_grid_and_size,
    "hackerrank": by_ladders,
    "pairs": by_pairs,
    "start-end-list": by_list,
    "dp-arrays": by_tables,
}

# -- the same, with one thing wrong; and the smallest board that shows it --------------------------


def wrong_board(board: Board) -> int:
    return textbook(board.cells, {}, max(board.faces))


def wrong_moves(move: list[int], N: int) -> int:
    return textbook(N, {at: to for at, to in enumerate(move) if to != -1})


def wrong_grid(board: list[list[int]]) -> int:
    return by_grid([row[::-1] for row in board])


def wrong_grid_and_size(board: list[list[int]], n: int) -> int:
    return wrong_grid(board)


def wrong_ladders(ladders: list[Any], snakes: list[Any]) -> int:
    return textbook(100, dict(ladders))


def wrong_pairs(A: list[Any], B: list[Any]) -> int:
    return textbook(100, {end: foot for foot, end in A} | dict(B))


def wrong_list(N: int, arr: list[int]) -> int:
    return by_list(N, arr[: 2 * N - 2])


def wrong_tables(is_snake: list[bool], ladder: list[int]) -> int:
    return textbook(len(ladder) - 1, {top: top for top in ladder}, start=0)


WRONG: dict[str, tuple[Callable[..., int], int, int | None]] = {
    "board": (wrong_board, 3, 1),
    "move-array": (wrong_moves, 8, 1),
    "grid": (wrong_grid, 4, 1),
    "grid-and-size": (wrong_grid_and_size, 4, 1),
    # Without its snakes an empty board of 100 cells is right, and one snake is not enough.
    "hackerrank": (wrong_ladders, 100, None),
    "pairs": (wrong_pairs, 100, 1),
    "start-end-list": (wrong_list, 30, 1),
    "dp-arrays": (wrong_tables, 7, 1),
}


@pytest.mark.parametrize("signature", SIGNATURES)
def test_right_and_recognised(signature: str) -> None:
    """Would catch: a signature not recognised, wrong arguments, or another judge's rules."""
    report = check(RIGHT[signature])
    assert report.correct is True, str(report)
    assert report.signature == signature
    assert report.rules == SIGNATURES[signature].rules
    assert report.name == RIGHT[signature].__name__


@pytest.mark.parametrize("signature", mostly_full(SIGNATURES, quick=["move-array", "grid"]))
def test_wrong(signature: str) -> None:
    """Would catch: a wrong solution passed, or a board bigger than needed in that signature."""
    function, cells, jumps = WRONG[signature]
    report = check(function)
    assert report.correct is False
    assert report.board is not None and report.board.cells == cells
    assert report.smallest or jumps is None
    if jumps is not None:
        assert len(report.board.jumps) == jumps
    # What the report says the function gives is what the function gives.
    said = program_of(function)(report.board)
    assert report.got == (None if said == -1 else said)


def test_every_signature_is_tried() -> None:
    """Would catch: a signature added later without a solution here."""
    assert set(RIGHT) == set(WRONG) == set(SIGNATURES)


# -- what each call is given -----------------------------------------------------------------------

CELLS, JUMPS = 9, ((2, 7), (6, 3))


def arguments(signature: str, cells: int = CELLS, jumps: Any = JUMPS) -> tuple[Any, ...]:
    """What a call is given in a signature."""
    make = SIGNATURES[signature].arguments
    return (Board(cells, jumps),) if make is None else make(cells, jumps)


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
    ],
)
def test_the_arguments(signature: str, given: tuple[Any, ...]) -> None:
    """Would catch: an argument off by one, or in the wrong order."""
    assert arguments(signature) == given


@pytest.mark.parametrize("signature", SIGNATURES)
def test_what_a_program_is_given(signature: str) -> None:
    """Would catch: a program that is called with other arguments than those of its signature."""
    start = SIGNATURES[signature].start
    cells = {"hackerrank": 100, "pairs": 100, "start-end-list": 30}.get(signature, CELLS)
    board = Board(cells, {2: 7, 3: 6}, start=start)
    seen: list[Any] = []

    def program(*given: Any) -> int:
        seen.extend(given)
        return 0

    assert program_of(program, signature)(board) == 0
    wanted = (board,) if signature == "board" else arguments(signature, cells, board.jumps.items())
    assert tuple(seen) == wanted


def test_the_arguments_of_the_forward_dp() -> None:
    """Would catch: tables that do not begin off the board."""
    is_snake, ladder = arguments("dp-arrays", 8, ((2, 7),))
    assert is_snake == [False] * 9
    assert ladder == [-1, -1, -1, -1, -1, -1, -1, 2, -1]


@pytest.mark.parametrize("signature", SIGNATURES)
def test_the_arguments_are_made_fresh(signature: str) -> None:
    """Would catch: a list that one call changes and the next one is given."""
    first, second = (arguments(signature) for _ in range(2))
    assert first == second
    for one, other in zip(first, second, strict=True):
        if isinstance(one, list):
            assert one is not other
            assert all(a is not b for a, b in zip(one, other, strict=True) if isinstance(a, list))


# -- recognised by names and annotations -----------------------------------------------------------


def parameters(text: str) -> Any:
    """A function with these parameters, made as a notebook cell makes one: without a source."""
    space: dict[str, Any] = {"Board": Board}
    exec(f"def solution({text}):\n    return 0", space)
    return space["solution"]


@pytest.mark.parametrize(
    ("text", "signature"),
    [
        ("board", "board"),
        ("b", "board"),
        ("board: Board", "board"),
        ("board: 'list[list[int]]'", "grid"),
        ("board: list[list[int]]", "grid"),
        ("board: 'List[List[int]]'", "grid"),
        ("grid", "grid"),
        ("matrix", "grid"),
        ("move, N", "move-array"),
        ("moves, n", "move-array"),
        ("arr, n", "move-array"),
        ("n, moves", "move-array"),
        ("board, n", "grid-and-size"),
        ("n, grid", "grid-and-size"),
        ("N, arr", "start-end-list"),
        ("ladders, snakes", "hackerrank"),
        ("snakes, ladders", "hackerrank"),
        ("A, B", "pairs"),
        ("is_snake, ladder", "dp-arrays"),
        ("ladder, is_snake", "dp-arrays"),
        ("move, N, die", "move-array"),
        ("board, die", "board"),
        ("board, *, die=6", "board"),
        ("board, memo={}", "board"),
        ("ladders, snakes, size=100", "hackerrank"),
    ],
)
def test_recognised(text: str, signature: str) -> None:
    """Would catch: a usual way to write the parameters that is not understood."""
    program = program_of(parameters(text))
    assert program.signature.name == signature
    assert program.takes_die == ("die" in text)
    assert program.name == "solution"


@pytest.mark.parametrize(
    ("body", "signature"),
    [
        ("return len(board)", "grid"),
        ("return max(len(row) for row in board)", "grid"),
        ("return board.goal - len(board.jumps)", "board"),
        ("return board.summary()", "board"),
    ],
)
def test_recognised_by_what_it_does(body: str, signature: str) -> None:
    """Would catch: a judge's grid taken for a board of ours, by every command."""
    space: dict[str, Any] = {}
    exec(f"def solution(board):\n    {body}", space)
    assert program_of(space["solution"]).signature.name == signature


@pytest.mark.parametrize("text", ["", "a, b, c", "x, y", "left, right", "board, target"])
def test_not_recognised(text: str) -> None:
    """Would catch: a guess where there is nothing to guess from, or a message of no use."""
    with pytest.raises(ProgramError) as caught:
        check(parameters(text))
    message = str(caught.value)
    assert f"solution({text})" in message
    assert "signature=" in message
    assert all(signature in message for signature in SIGNATURES)


def test_given() -> None:
    """Would catch: a signature that was given and is not used."""

    def solution(x: list[int], y: int) -> int:
        return by_moves(x, y)

    report = check(solution, "move-array")
    assert (report.correct, report.signature) == (True, "move-array")


def test_given_over_what_the_names_say() -> None:
    """Would catch: names that win over the signature that was given."""

    def solution(board):  # type: ignore[no-untyped-def]
        return by_grid(board)

    assert program_of(solution).signature.name == "board"
    assert check(solution, "grid").correct is True


def test_no_such_signature_or_rules() -> None:
    """Would catch: a slip in a name that gives a traceback, or the default in silence."""
    with pytest.raises(ProgramError, match=r"no signature is called 'leetcode'.*move-array"):
        check(by_board, "leetcode")
    with pytest.raises(ProgramError, match=r"no rules are called 'leet'.*leetcode"):
        check(by_board, rules="leet")


@pytest.mark.parametrize("name", [3, ["grid"], {}, None.__class__])
def test_a_signature_is_named(name: Any) -> None:
    """Would catch: a TypeError from inside for what cannot be a name."""
    with pytest.raises(ProgramError, match="move-array"):
        program_of(by_board, name)


# -- other shapes of a function --------------------------------------------------------------------


class Solution:
    """As LeetCode wants it."""

    def snakesAndLadders(self, board: list[list[int]]) -> int:
        return by_grid(board)


class Wrong:
    def snakesAndLadders(self, board: list[list[int]]) -> int:
        return by_grid([row[::-1] for row in board])


class WithHelp:
    def snakesAndLadders(self, board: list[list[int]]) -> int:
        return self._help(board)

    def _help(self, board: list[list[int]]) -> int:
        return by_grid(board)


@pytest.mark.parametrize(
    "solution",
    [Solution, Solution().snakesAndLadders, WithHelp, WithHelp().snakesAndLadders],
    ids=["class", "method", "class with a helper", "method of a class with a helper"],
)
def test_a_class_as_for_leetcode(solution: Any) -> None:
    """Would catch: `self` counted as an argument, or a grid taken for a `Board`."""
    report = check(solution)
    assert (report.correct, report.signature, report.rules) == (True, "grid", "leetcode")
    assert report.name == "snakesAndLadders"


@pytest.mark.full
@pytest.mark.parametrize("solution", [Wrong, Wrong().snakesAndLadders], ids=["class", "method"])
def test_a_wrong_class(solution: Any) -> None:
    """Would catch: a wrong class passed, or another board than of the same plain function."""
    report = check(solution)
    assert report.correct is False
    assert report.board == check(wrong_grid).board
    assert report.reason


def test_each_call_has_an_instance_of_its_own() -> None:
    """Would catch: what one call leaves in `self` spoiling the next."""

    class Keeps:
        def __init__(self) -> None:
            self.best: int | None = None

        def snakesAndLadders(self, board: list[list[int]]) -> int:
            if self.best is None:
                self.best = by_grid(board)
            return self.best

    assert check(Keeps).correct is True


def test_a_class_of_two_methods() -> None:
    """Would catch: one of them taken at random."""

    class Two:
        def one(self, board: list[list[int]]) -> int:
            return by_grid(board)

        def two(self, board: list[list[int]]) -> int:
            return 0

    with pytest.raises(ProgramError, match=r"Two has 2 methods.*Two\(\)\.one"):
        check(Two)
    assert check(Two().one).correct is True
    assert check(Two().two).correct is False


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


def test_a_die_of_six_alone_where_it_cannot() -> None:
    """Would catch: a program failed for dice that its judge never throws."""
    report = check(by_moves)
    assert report.correct is True
    assert check(by_moves, rules="plain").correct is True


SHAPES: dict[str, Callable[..., int]] = {
    "lambda": lambda board: by_board(board),
    "partial": functools.partial(by_moves),
    "wrapped": functools.wraps(by_moves)(lambda *words: by_moves(*words)),
}


class Object:
    def __call__(self, board: Board) -> int:
        return by_board(board)


SHAPES["callable"] = Object()


@pytest.mark.parametrize("shape", SHAPES)
def test_shapes(shape: str) -> None:
    """Would catch: a shape of function that cannot be called, or whose parameters are not seen."""
    report = check(SHAPES[shape])
    assert report.correct is True, str(report)


@pytest.mark.parametrize("shape", mostly_full(["lambda", "callable", "partial"], quick=["lambda"]))
def test_wrong_shapes(shape: str) -> None:
    """Would catch: a reason that needs a source and breaks without one."""

    class Wrong:
        def __call__(self, board: Board) -> int:
            return wrong_board(board)

    wrong = {
        "lambda": lambda board: wrong_board(board),
        "callable": Wrong(),
        "partial": functools.partial(wrong_board),
    }
    report = check(wrong[shape])
    assert report.correct is False
    assert report.board is not None and report.board.cells == 3
    assert report.reason


@pytest.mark.parametrize(
    "function",
    [
        functools.partial(lambda more, board: by_board(board) + more, 0),
        functools.partial(lambda board, more: by_board(board) + more, more=0),
    ],
)
def test_a_partial_that_fills_in(function: Any) -> None:
    """Would catch: an argument that the partial gives, wanted from the board as well."""
    assert check(function).correct is True


CELL = """
def solve_it(move, N):
    distance, queue = {0: 0}, [0]
    for cell in queue:
        for landing in range(cell + 1, min(cell + 6, N - 1) + 1):
            stand = move[landing] if move[landing] != -1 else landing
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return distance.get(N - 1, MISSING)
"""


@pytest.mark.parametrize(("missing", "correct"), [("-1", True), ("0", False)])
def test_a_notebook_cell(missing: str, correct: bool) -> None:
    """Would catch: a check that needs the file of a function."""
    space: dict[str, Any] = {}
    exec(compile(CELL.replace("MISSING", missing), "<ipython-input-7>", "exec"), space)
    report = check(space["solve_it"])
    assert report.correct is correct
    assert report.name == "solve_it"
    if not correct:
        assert (report.expected, report.got) == (None, 0)
        assert report.finding is not None
        assert report.finding.kind == "answers-out-of-reach"


# -- what it may return -------------------------------------------------------------------------


def none_for_minus_one(board: Board) -> Any:
    throws = by_board(board)
    return None if throws == -1 else throws


GIVEN: dict[str, Callable[[Board], Any]] = {
    "None for out of reach": none_for_minus_one,
    "numpy": lambda board: np.int64(by_board(board)),
    "numpy, 8 bits": lambda board: np.int16(by_board(board)),
    "an Answer": solve,
    "an Answer without a route": lambda board: Answer(solve(board).throws, None, {}),
}


@pytest.mark.parametrize("what", GIVEN)
def test_what_it_may_return(what: str) -> None:
    """Would catch: a right answer of another type called wrong."""
    report = check(GIVEN[what], "board")
    assert report.correct is True, str(report)


def test_a_route_is_looked_at() -> None:
    """Would catch: the right number with a route that nobody could play."""

    def solution(board: Board) -> Answer:
        answer = solve(board)
        return Answer(answer.throws, answer.route[:-1] if answer.route else None, answer.distance)

    report = check(solution)
    assert report.correct is False
    assert report.finding is not None
    assert report.finding.kind == "wrong-route"


@pytest.mark.parametrize("zero", mostly_full([0, -2], quick=[0]))
def test_other_numbers_for_out_of_reach(zero: int) -> None:
    """Would catch: any odd number taken for "out of reach"."""

    def solution(move: list[int], N: int) -> int:
        throws = by_moves(move, N)
        return zero if throws == -1 else throws

    report = check(solution)
    assert report.correct is False
    assert report.expected is None
    if zero < -1:
        assert report.finding is not None
        assert (report.finding.kind, report.finding.numbers) == ("negative", {"claimed": zero})
    else:
        assert report.got == zero
    assert report.board is not None and len(report.board.jumps) == 6
