"""The notations of the judges: their arguments, written down as JSON, or their input of numbers.

What the arguments are, and which boards they can hold, is in `boards/conventions.py`. Here they are
read strictly: a message names the place of what is wrong.
"""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ...board import Board, BoardError, BoardWarning
from ...board_text import checked_whole, counted, short
from ...errors import placed
from ...layout import Layout
from ..conventions import SIGNATURES
from ._strict import add_jump, load, members, must_be_list, number, numbered_lines
from .notation import NamedBoard, Notation, only_board

__all__ = ["NOTATIONS", "answers"]

#: The cells of the boards of HackerRank and InterviewBit.
HUNDRED = 100
#: The largest board that is written cell by cell, so that the text can be read again: each
#: cell takes up to 9 bytes, and files larger than `MAX_BYTES` are not read.
MAX_LISTED = 3_000_000


def _arguments(boards: Sequence[NamedBoard], name: str) -> tuple[Any, ...]:
    """Return the arguments that a judge passes for the only board, if they can hold it."""
    signature, board = SIGNATURES[name], only_board(boards, name, name)
    if signature.cells is None and board.cells > MAX_LISTED:
        raise BoardError(
            f"{name} lists every cell, and {board.cells} cells are too many "
            f"(at most {MAX_LISTED}); json lists only the jumps"
        )
    return signature.arguments(board.cells, board.jumps.items())


def _writer(name: str, written: Callable[..., str]) -> Callable[[Sequence[NamedBoard]], str]:
    """Return how one board is written, from how the arguments of a judge are."""
    return lambda boards: written(*_arguments(boards, name)) + "\n"


# -- a number for each cell: the move array and the grid -------------------------------------


def _board_of(values: Sequence[object], first: int, place: Callable[[int], str]) -> NamedBoard:
    """Return the board of a number for each cell: where a jump leads, or -1, or its own number.

    These count cells from `first`. `place` names the place of a cell in messages.
    """
    last, jumps = first + len(values) - 1, {}
    for cell, value in enumerate(values, first):
        if type(value) is int and value in (-1, cell):
            continue
        end = checked_whole(value, place(cell))
        if not first <= end <= last:
            raise BoardError(
                f"{place(cell)}: {short(end)} is off a board of {counted(len(values), 'cell')}; "
                f"values are -1 or {first} to {last}"
            )
        jumps[cell - first + 1] = end - first + 1
    return NamedBoard(Board(len(values), jumps))


def _read_move_array(text: str) -> list[NamedBoard]:
    """Read `[-1, 3, -1, -1]`, or bare numbers: the entry where each jump leads, counted from 0.

    An entry that is its own index is not a jump. 0 is a jump to cell 1; some programs mean no jump
    by it, so an array with many gets a warning.
    """
    if text.lstrip().startswith("["):
        array = must_be_list(load(text), "array")
    else:
        tokens = re.split(r"\s*,\s*|\s+", text.strip())
        array = [number(token, _entry(i)) for i, token in enumerate(tokens)]
    board = _board_of(array, 0, _entry)
    zeros = array[1:].count(0)
    if zeros > array.count(-1):
        warnings.warn(
            f"0 leads to cell 1, here from {counted(zeros, 'cell')}; write -1 for no jump",
            BoardWarning,
            stacklevel=2,
        )
    return [board]


def _entry(index: int) -> str:
    return f"index {index} (cell {index + 1})"


def _read_grid(text: str) -> list[NamedBoard]:
    """Read the board as it is drawn, the top row first; messages count rows from the top."""
    drawn = must_be_list(load(text), "rows")
    rows = [must_be_list(row, f"row {at}") for at, row in enumerate(drawn, start=1)]
    side = len(rows)
    for at, row in enumerate(rows, start=1):
        if len(row) != side:
            raise BoardError(
                f"row {at} has {counted(len(row), 'cell')}, but a grid is square, "
                f"and this one has {counted(side, 'row')}"
            )
    layout = Layout(side * side, side)
    places = map(layout.place, range(1, layout.cells + 1))

    def where(cell: int) -> str:
        from_bottom, column = layout.place(cell)
        return f"row {side - from_bottom}, column {column + 1} (cell {cell})"

    return [_board_of([rows[-1 - row][column] for row, column in places], 1, where)]


# -- HackerRank's input: several boards ---------------------------------------------------


def _read_hackerrank(text: str) -> list[NamedBoard]:
    """Read the number of boards; for each the number of ladders, the ladders, and the snakes so."""
    lines = numbered_lines(text)
    # Blank lines were removed, so this one marks the end.
    upcoming = iter([*lines, (lines[-1][0] + 1, "")])
    count = _count(upcoming, "the number of boards", 1)
    boards = [_read_test(upcoming, f"test {at}") for at in range(1, count + 1)]
    at, line = next(upcoming)
    if line:
        raise BoardError(
            f"line {at}: {short(line)} comes after the last test; "
            f"line {lines[0][0]} says that the number of tests is {count}"
        )
    return [NamedBoard(board) for board in boards]


def _read_test(upcoming: Iterator[tuple[int, str]], test: str) -> Board:
    jumps: dict[int, int] = {}
    for kind, ends in (("ladder", "foot and top"), ("snake", "head and tail")):
        count = _count(upcoming, f"the number of {kind}s of {test}", 0)
        for at in range(1, count + 1):
            jump = f"{kind} {at} of {count} of {test}"
            line, (first, second) = _numbers(upcoming, 2, f"{jump} (two numbers, {ends})")
            add_jump(jumps, kind, first, second, HUNDRED, f"line {line}: {test}")
    return Board(HUNDRED, jumps)


def _count(upcoming: Iterator[tuple[int, str]], what: str, least: int) -> int:
    line, (count,) = _numbers(upcoming, 1, f"{what} (one number)")
    if count < least:
        raise BoardError(f"line {line}: {what} must be {least} or more, not {count}")
    return count


def _numbers(upcoming: Iterator[tuple[int, str]], amount: int, what: str) -> tuple[int, list[int]]:
    """Return the number of the next line, and the numbers on it."""
    at, line = next(upcoming)
    if not line:
        raise BoardError(f"line {at}: the text ends before {what}")
    tokens = line.split()
    if len(tokens) != amount:
        raise BoardError(f"line {at}: expected {what}, found {short(line)}")
    return at, [number(token, f"line {at}") for token in tokens]


def _write_hackerrank(boards: Sequence[NamedBoard]) -> str:
    lines = [str(len(boards))]
    for at, named in enumerate(boards, start=1):
        with placed(f"board {at}"):
            arguments = _arguments([named], "hackerrank")
        for jumps in arguments:
            lines.append(str(len(jumps)))
            lines += [f"{cell} {end}" for cell, end in jumps]
    return "\n".join(lines) + "\n"


def answers(throws: Iterable[int | None]) -> str:
    """Return the fewest throws for each board as HackerRank expects them, a line each.

    Examples
    --------
    >>> answers([3, None])
    '3\\n-1\\n'
    """
    return "".join(f"{-1 if fewest is None else fewest}\n" for fewest in throws)


# -- two lists of pairs --------------------------------------------------------------------


def _read_pairs(text: str) -> list[NamedBoard]:
    """Read the ladders A and the snakes B: an object with these keys, or a list of the two."""
    data = load(text)
    if isinstance(data, list):
        if len(data) != 2:
            raise BoardError(
                f"expected two lists, the ladders and the snakes, found a list of {len(data)}"
            )
        data = {"A": data[0], "B": data[1]}
    lists = members(data, required=["A", "B"])
    jumps: dict[int, int] = {}
    for kind, name in (("ladder", "A"), ("snake", "B")):
        for index, value in enumerate(must_be_list(lists[name], name)):
            place = f"{name}[{index}]"
            pair = must_be_list(value, place)
            if len(pair) != 2:
                raise BoardError(
                    f"{place}: a {kind} is a pair of cells, and this list has {len(pair)}"
                )
            first, second = (checked_whole(cell, f"{place}[{at}]") for at, cell in enumerate(pair))
            add_jump(jumps, kind, first, second, HUNDRED, place)
    return [NamedBoard(Board(HUNDRED, jumps))]


# -- the arrays of the forward DP ----------------------------------------------------------


def _read_dp_arrays(text: str) -> list[NamedBoard]:
    """Read `is_snake` and `ladder`, if no snake is marked: nothing says where one would end.

    Entry 0 is the place off the board where the game starts. A foot of -1 or 0 is no ladder.
    """
    arrays = members(load(text), required=["is_snake", "ladder"])
    is_snake = must_be_list(arrays["is_snake"], "is_snake")
    ladder = must_be_list(arrays["ladder"], "ladder")
    if len(is_snake) != len(ladder) or len(ladder) < 2:
        raise BoardError(
            f"the lengths of is_snake and ladder are {len(is_snake)} and {len(ladder)}; "
            "each needs an entry for index 0 and one for each cell"
        )
    for cell, value in enumerate(is_snake):
        if not isinstance(value, int) or value not in (0, 1):
            raise BoardError(f"is_snake[{cell}]: {short(value)} is not true or false")
        if value:
            raise BoardError(
                f"is_snake marks cell {cell}, but this notation does not say where the snake "
                "ends, so the board cannot be read"
            )
    cells = len(ladder) - 1
    jumps: dict[int, int] = {}
    for top, value in enumerate(ladder):
        foot = checked_whole(value, f"ladder[{top}]")
        if foot not in (-1, 0):
            add_jump(jumps, "ladder", foot, top, cells, f"ladder[{top}]")
    return [NamedBoard(Board(cells, jumps, start=0))]


def _dp_arrays(is_snake: list[bool], ladder: list[int]) -> str:
    return f'{{"is_snake": {json.dumps(is_snake)},\n "ladder": {json.dumps(ladder)}}}'


#: In the order of their numbers each is tried on a text.
NOTATIONS = (
    Notation(
        "move-array",
        "move array counted from 0",
        read=_read_move_array,
        write=_writer("move-array", lambda move, cells: json.dumps(move)),
        # a list that does not open with a list or an object, or numbers on a single line
        opening=r"\s*-?[0-9][^\r\n]*+\s*\Z | \s*\[(?!\s*[\[{])",
        example="[-1, 3, -1, -1]",
        order=10,
    ),
    Notation(
        "grid",
        "grid of a square board, top row first (LeetCode 909)",
        read=_read_grid,
        write=_writer("grid", lambda rows: "[" + ",\n ".join(map(json.dumps, rows)) + "]"),
        # a list that opens with a list of something other than lists
        opening=r"\s*\[\s*\[(?!\s*[\[\]])",
        example="[[-1, -1], [-1, 3]]",
        order=20,
    ),
    Notation(
        "hackerrank",
        "input of HackerRank's The Quickest Way Up; several boards",
        read=_read_hackerrank,
        write=_write_hackerrank,
        # numbers on more than one line
        opening=r"\s*-?[0-9][^\r\n]*+\s+\S",
        example="1\n3\n32 62\n42 68\n12 98\n1\n95 13\n",
        order=30,
    ),
    Notation(
        "pairs",
        "a list of ladders and one of snakes (InterviewBit)",
        read=_read_pairs,
        write=_writer("pairs", lambda ladders, snakes: json.dumps({"A": ladders, "B": snakes})),
        # a list that opens with a list of lists or an empty one, or an object with A or B
        opening=r"""\s* ( \[ \s* \[ \s* [\[\]]  |  \{ \s* "[AB]" )""",
        example='{"A": [[32, 62]], "B": [[95, 13]]}',
        order=40,
    ),
    Notation(
        "dp-arrays",
        "the arrays is_snake and ladder of the forward DP",
        read=_read_dp_arrays,
        write=_writer("dp-arrays", _dp_arrays),
        opening=r"""\s*\{\s*"(is_snake|ladder)\"""",
        example='{"is_snake": [false, false, false], "ladder": [-1, -1, -1]}',
        order=50,
    ),
)
