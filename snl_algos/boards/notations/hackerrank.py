"""`hackerrank`: several boards, as in the input of HackerRank's "The Quickest Way Up".

    1           the number of boards
    2           the number of ladders on the first board
    3 90        a ladder: foot, top
    56 76
    1           the number of snakes
    97 13       a snake: head, tail

Only the numbers are written. The boards have 100 cells and a die of 6, and start on the first
cell; jumps are not chained, and a throw past the goal is not a move.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from ...board import Board, BoardError
from ._rules import add_jump, check_rules
from ._text import excerpt, number, numbered_lines
from .notation import NamedBoard, Notation

__all__ = ["NOTATION", "answers"]

CELLS = 100
#: A larger number of boards in one text is treated as a typing error.
MAX_BOARDS = 100_000


def read(text: str) -> list[NamedBoard]:
    r"""Return the boards in an input of HackerRank. Blank lines are ignored.

    Examples
    --------
    >>> read("1\n2\n3 90\n56 76\n1\n97 13\n")[0].board
    Board(100, {3: 90, 56: 76, 97: 13})
    """
    lines = numbered_lines(text)
    if not lines:
        raise BoardError("the text is empty")
    # Blank lines were removed, so this one marks the end.
    upcoming = iter([*lines, (lines[-1][0] + 1, "")])
    count = _count(upcoming, "the number of boards", 1, MAX_BOARDS)
    boards = [_read_test(upcoming, f"test {at}") for at in range(1, count + 1)]
    at, line = next(upcoming)
    if line:
        raise BoardError(
            f"line {at}: {excerpt(line)} comes after the last test; "
            f"line {lines[0][0]} says that the number of tests is {count}"
        )
    return [NamedBoard(board) for board in boards]


def _read_test(upcoming: Iterator[tuple[int, str]], test: str) -> Board:
    jumps: dict[int, int] = {}
    for kind, ends in (("ladder", "foot and top"), ("snake", "head and tail")):
        # A cell has at most one jump, so there are never more jumps than cells.
        count = _count(upcoming, f"the number of {kind}s of {test}", 0, CELLS)
        for at in range(1, count + 1):
            jump = f"{kind} {at} of {count} of {test}"
            line, (first, second) = _numbers(upcoming, 2, f"{jump} (two numbers, {ends})")
            add_jump(jumps, kind, first, second, CELLS, f"line {line}: {test}")
    return Board(CELLS, jumps)


def _count(upcoming: Iterator[tuple[int, str]], what: str, least: int, most: int) -> int:
    line, (count,) = _numbers(upcoming, 1, f"{what} (one number)")
    if not least <= count <= most:
        raise BoardError(f"line {line}: {what} must be {least} to {most}, not {count}")
    return count


def _numbers(upcoming: Iterator[tuple[int, str]], amount: int, what: str) -> tuple[int, list[int]]:
    """Return the number of the next line, and the numbers on it."""
    at, line = next(upcoming)
    if not line:
        raise BoardError(f"line {at}: the text ends before {what}")
    tokens = line.split()
    if len(tokens) != amount:
        raise BoardError(f"line {at}: expected {what}, found {excerpt(line)}")
    return at, [number(token, f"line {at}") for token in tokens]


def write(boards: Sequence[NamedBoard]) -> str:
    r"""Return boards as an input of HackerRank.

    Examples
    --------
    >>> write([NamedBoard(Board(100, {3: 90, 97: 13}))])
    '1\n1\n3 90\n1\n97 13\n'
    """
    if not 1 <= len(boards) <= MAX_BOARDS:
        raise BoardError(f"hackerrank holds 1 to {MAX_BOARDS} boards, not {len(boards)}")
    lines = [str(len(boards))]
    for at, named in enumerate(boards, start=1):
        try:
            check_rules(named.board, NOTATION.name, cells=CELLS)
        except BoardError as error:
            raise BoardError(f"board {at}: {error}") from None
        for jumps in (named.board.ladders, named.board.snakes):
            lines.append(str(len(jumps)))
            lines += [f"{cell} {end}" for cell, end in jumps.items()]
    return "\n".join(lines) + "\n"


def answers(throws: Iterable[int | None]) -> str:
    r"""Return the fewest throws for each board as the judge expects them: a line each, -1 for None.

    Examples
    --------
    >>> answers([3, None])
    '3\n-1\n'
    """
    return "".join(f"{-1 if fewest is None else fewest}\n" for fewest in throws)


def recognise(text: str) -> bool:
    """Accept numbers on more than one line."""
    starts = re.match(r"\s*-?[0-9]", text) is not None
    return starts and re.search("[\r\n]", text.strip()) is not None


NOTATION = Notation(
    name="hackerrank",
    title="input of HackerRank's The Quickest Way Up; several boards",
    read=read,
    write=write,
    recognise=recognise,
    example="1\n3\n32 62\n42 68\n12 98\n1\n95 13\n",
    order=30,
)
