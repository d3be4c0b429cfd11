"""Mutants: one plain solution, each time with a small change that makes it wrong.

The solution has two parts. `SEARCH` is the same for every judge; `READING` takes the arguments
that a judge passes. A mutant replaces one piece of the text, as a programmer in a hurry might. They
stand in `mutants.txt`: a title, the piece (-) and what replaces it (+). After a bar stands what a
board must have to show it, such as snakes: see `wrong_programs.py` in the lab.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from typing import Any, NamedTuple

from ..programs import SIGNATURES, Program, Signature, program_of

__all__ = ["READING", "SEARCH", "Mutant", "mutants_of", "program_with", "text_with"]

SEARCH = """\
def fewest(jumps, start, goal):
    distance = {start: 0}
    queue = [start]
    for cell in queue:
        if cell == goal:
            return distance[cell]
        for face in range(1, 7):
            landing = cell + face
            if landing > goal:
                break
            stand = jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return -1
"""


def _reading(row: Signature) -> str:
    lines = indent(row.reading, "    ")
    names = ", ".join(row.parameters)
    call = f"fewest(jumps, {row.start}, {row.goal})"
    return f"\n\ndef solution({names}):\n{lines}\n    return {call}\n"


#: Notation → the rest of the solution, which reads the arguments of its judge.
READING: dict[str, str] = {name: _reading(row) for name, row in SIGNATURES.items() if row.reading}


class Mutant(NamedTuple):
    """A change to the solution that makes it wrong."""

    title: str  #: the change in words
    right: str  #: a piece of the solution
    wrong: str  #: what replaces it
    needs: str = ""  #: what makes it wrong on a board: a key of `wrong_programs.NEEDS`, or ""


def _mutant(text: str) -> Mutant:
    """Return the mutant of some lines: its title, what is replaced (-), and by what (+)."""
    head, *lines = text.splitlines()
    title, _, needs = head.partition(" | ")
    right, wrong = (
        "\n".join(line[2:] for line in lines if line.startswith(sign)) for sign in ("-", "+")
    )
    return Mutant(title, right, wrong, needs)


def _read() -> Iterator[tuple[str, tuple[Mutant, ...]]]:
    """Yield the mutants of the search, then those of the reading in each notation."""
    text = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8")
    for section in f"\n{text}".split("\n== ")[1:]:
        part, _, rest = section.partition("\n")
        yield part, tuple(map(_mutant, rest.strip().split("\n\n")))


_MUTANTS = dict(_read())


def mutants_of(notation: str) -> tuple[Mutant, ...]:
    """Return the mutants of the solution for a notation."""
    return _MUTANTS["the search"] + _MUTANTS[notation]


def program_with(notation: str, mutant: Mutant | None = None) -> Program:
    """Return the solution for a notation, or one of its mutants, as a program.

    Examples
    --------
    >>> from snl_algos.board import Board
    >>> mutant = mutants_of("grid")[0]
    >>> [program_with("move-array", one)(Board(13)) for one in (None, mutant)]
    [2, 3]
    """
    space: dict[str, Any] = {"__name__": "mutant"}
    name = f"<{mutant.title if mutant else 'solution'}>"
    exec(compile(text_with(notation, mutant), name, "exec"), space)
    return program_of(space["solution"], notation)


def text_with(notation: str, mutant: Mutant | None = None) -> str:
    """Return the text of the solution for a notation, or of one of its mutants."""
    text = SEARCH + READING[notation]
    if mutant is None:
        return text
    if text.count(mutant.right) != 1:
        raise ValueError(f"{mutant.title}: {mutant.right!r} is not in the text exactly once")
    return text.replace(mutant.right, mutant.wrong)
