"""Right programs, as they are written for each judge."""

from __future__ import annotations

from typing import Any

from checker.everything import textbook

from snl_algos import Board


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


def by_grid_and_size(board: list[list[int]], n: int) -> int:
    assert n == len(board)
    return by_grid(board)


def by_ladders(ladders: list[Any], snakes: list[Any]) -> int:
    return textbook(100, dict(ladders + snakes))


def by_pairs(A: list[Any], B: list[Any]) -> int:
    return textbook(100, dict(A + B))


def by_list(N: int, arr: list[int]) -> int:
    return textbook(30, dict(zip(arr[::2], arr[1::2], strict=True)))


def by_dict(cells: int, jumps: dict[int, int]) -> int:
    return textbook(cells, jumps)


def by_tables(is_snake: list[bool], ladder: list[int]) -> int:
    jumps = {foot: top for top, foot in enumerate(ladder) if foot != -1}
    return textbook(len(ladder) - 1, jumps, start=0)
