"""The contents of the workbench: programs to look at, and templates for your own."""

from __future__ import annotations

import linecache
from inspect import unwrap
from textwrap import fill
from typing import Any

from ..programs import ALGORITHMS, MISTAKES, SIGNATURES, Program, Signature

__all__ = ["TEMPLATES", "catalog"]

#: A program of a board that runs, and ignores ladders and snakes.
OF_A_BOARD = '''\
def fewest_throws(board):
    """The fewest throws from board.start to board.goal;
    -1 if it is out of reach.

    board.moves(cell) has a move for each throw: move.face,
    move.landing, and move.cell, where you stand in the end.
    """
    throws = 0
    cell = board.start
    while cell < board.goal:  # ladders? snakes?
        cell = min(cell + max(board.faces), board.goal)
        throws = throws + 1
    return throws
'''


def _template(row: Signature) -> str:
    """Return a program that runs, ignores ladders and snakes, and explains its arguments."""
    if row.takes_board:
        return OF_A_BOARD
    about = f"{row.about}{' Cells count from 0.' * row.from_0}"
    lines = fill(f'"""{about}', 60, initial_indent="    ", subsequent_indent="    ")
    return (
        f"def {row.entrance or 'fewest_throws'}{row.title[1:]}:\n"
        f'{lines}\n    """\n'
        f"    return ({row.goal}{' - 1' * row.start} + 5) // 6  # ladders? snakes?\n"
    )


#: Signature → a program to begin with.
TEMPLATES: dict[str, str] = {
    name: _template(row) for name, row in SIGNATURES.items() if row.about or row.takes_board
}


def catalog() -> dict[str, Any]:
    """Return the programs with their source, and a template for most signatures, as plain data."""
    programs = [
        {"name": one.name, "title": one.title, "kind": kind, "source": _file_of(one)}
        for kind, register in (("algorithm", ALGORITHMS), ("mistake", MISTAKES))
        for one in register.values()
    ]
    signatures = [
        {"name": name, "title": SIGNATURES[name].title, "template": template}
        for name, template in TEMPLATES.items()
    ]
    return {"programs": programs, "signatures": signatures}


def _file_of(program: Program) -> str:
    """Return the text of the file, or of the notebook cell, that a program is in."""
    function = unwrap(program.function)
    return "".join(linecache.getlines(function.__code__.co_filename, function.__globals__))
