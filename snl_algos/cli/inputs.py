"""Input: the boards and the programs that the arguments name."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import typer

from .. import ALGORITHMS, MISTAKES, BoardError
from ..boards import gallery
from ..boards.notations import MAX_BYTES, NamedBoard
from .output import visible, warn

__all__ = [
    "Source", "board_names", "boards_and_programs", "named_boards", "one_board", "one_of_each",
    "program_in", "read",
]  # fmt: skip

#: FILE.py, FILE.py:NAME, or FILE.py:CLASS.METHOD; also with CLASS(), as in Python.
PROGRAM = re.compile(r"(.*\.py)(?::([^\W\d]\w*(?:(?:\(\))?\.[^\W\d]\w*)?))?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """The source of a program: a registered name, or a function of a file."""

    file: str | None = None
    name: str | None = None  # of an algorithm, of a mistake, or of a function in the file
    shown: str = ""  # the name of a file's function in tables

    @property
    def may_never_end(self) -> bool:
        """Whether it is no algorithm of the package."""
        return self.file is not None or self.name in MISTAKES

    def __str__(self) -> str:
        """Return how a message names it: one from a file as FILE.py, or FILE.py:NAME."""
        return ":".join(filter(None, (self.file, self.name)))


def program_in(thing: str, shown: str = "") -> Source:
    """Return the program that is known by a name, or split FILE.py:NAME.

    A colon may also belong to the name of the file.
    """
    if thing in ALGORITHMS or thing in MISTAKES:
        return Source(name=thing)
    parts = PROGRAM.fullmatch(thing)
    if parts and parts[2] and not Path(thing).exists():
        return Source(file=parts[1], name=parts[2].replace("()", ""), shown=shown)
    return Source(file=thing, shown=shown)


def boards_and_programs(things: Sequence[str] | None) -> tuple[list[str], list[Source]]:
    """Separate the arguments that name boards from programs in files."""
    boards = [thing for thing in things or () if not PROGRAM.fullmatch(thing)]
    for thing in boards:
        if (thing in ALGORITHMS or thing in MISTAKES) and not Path(thing).exists():
            raise typer.BadParameter(
                f"{thing} is a program; write --algorithm {thing}", param_hint="BOARD"
            )
    programs = [thing for thing in dict.fromkeys(things or ()) if PROGRAM.fullmatch(thing)]
    short = [Path(thing).name for thing in programs]
    shown = short if len(set(short)) == len(short) else programs
    return boards, [
        program_in(thing, visible(name)) for thing, name in zip(programs, shown, strict=True)
    ]


def one_of_each(
    things: Sequence[str] | None, algorithm: str | None, notation: str | None
) -> tuple[str | None, Source]:
    """Return the one board and the one program; None for a board that suits the program.

    A mistake that is called by its name, without a board, has one: the one that exposes it.
    """
    boards, programs = boards_and_programs(things)
    if len(boards) > 1 or len(programs) + (algorithm is not None) > 1:
        raise typer.BadParameter(
            "this command takes one board and one program",
            param_hint="BOARD / FILE.py / '--algorithm'",
        )
    source = programs[0] if programs else Source(name=algorithm or "queue-bfs")
    if not boards and notation is None and algorithm in MISTAKES and _nothing_comes_in():
        return None, source
    board = board_names(boards, programs, notation)
    return (board[0] if board else None), source


def board_names(boards: list[str], programs: Sequence[Source], notation: str | None) -> list[str]:
    """Return the boards named; none if only programs are; else standard input."""
    return boards if boards or (programs and notation is None) else ["-"]


def read(source: str | None, notation: str | None) -> list[NamedBoard]:
    """Read the boards of a file, of a text, of the gallery or of standard input."""
    if source is not None and source != "-":
        boards = gallery.load_boards(source, notation)
    elif _nothing_comes_in():
        raise typer.BadParameter(
            "give a file, a text such as 'Board(30, {3: 22})', or a name (snl boards lists them)",
            param_hint="BOARD",
        )
    else:
        data = sys.stdin.buffer.read(MAX_BYTES + 1)
        boards = gallery.read_from(data, "standard input", notation)
    for board in dict.fromkeys(one.board for one in boards):
        if board.goal in board.jumps:
            warn(
                f"the goal, cell {board.goal}, has a jump to {board.jumps[board.goal]}: "
                "a throw that lands there takes it"
            )
    return boards


def _nothing_comes_in() -> bool:
    """Return whether standard input is a terminal, or missing."""
    return sys.stdin is None or sys.stdin.isatty()


def named_boards(source: str, notation: str | None) -> list[NamedBoard]:
    """Return the boards of `read`, each with a name to show."""
    named = read(source, notation)
    shown = "standard input" if source == "-" else visible(source)
    if len(named) == 1:
        return [NamedBoard(named[0].board, shown)]
    return [NamedBoard(one.board, f"{shown}, board {at}") for at, one in enumerate(named, start=1)]


def one_board(source: str | None, notation: str | None) -> NamedBoard:
    """Return the board of `read`, which must be one."""
    named = read(source, notation)
    if len(named) > 1:
        raise BoardError(f"{source or '-'} holds {len(named)} boards, and this command takes one")
    return named[0]
