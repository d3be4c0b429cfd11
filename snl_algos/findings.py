"""What can be wrong with an answer or a program, as data.

A `Finding` holds a kind and the cells, jumps, moves, numbers and words involved. Its `str`
is a sentence for the reader. Programs compare kinds and numbers, never sentences. The kinds and
their sentences are in `finding_kinds.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter
from typing import Any

from .board import Move
from .board_text import counted, with_article
from .finding_kinds import KINDS

__all__ = ["Finding", "in_moves", "in_throws", "throws_in_short", "visible"]

#: More moves than this are shortened.
MOST_MOVES = 12

Jump = tuple[int, int]


def in_moves(moves: Sequence[Move]) -> str:
    """Return moves in words; of very many, the first ones and the last.

    Examples
    --------
    >>> in_moves([Move(2, 3, 22), Move(6, 28, 28)])
    'roll 2, land on 3, climb to 22; roll 6, land on 28'
    >>> in_moves([Move(1, cell, cell) for cell in range(2, 30)])[-50:]
    'roll 1, land on 5; … 23 more …; roll 1, land on 29'
    """
    words = [*map(str, moves)]
    if len(words) > MOST_MOVES:
        words[4:-1] = [f"… {len(words) - 5} more …"]
    return "; ".join(words)


def in_throws(number: float | None) -> str:
    """Return a number of throws in words; None stands for a cell that cannot be reached.

    Examples
    --------
    >>> in_throws(1), in_throws(3), in_throws(None)
    ('1 throw', '3 throws', 'out of reach')
    """
    return "out of reach" if number is None else counted(number, "throw")


def throws_in_short(number: int | None) -> str:
    """Return a number of throws as a number alone, for a table or a comparison.

    Examples
    --------
    >>> throws_in_short(3), throws_in_short(None)
    ('3', 'out of reach')
    """
    return "out of reach" if number is None else str(number)


@dataclass(frozen=True, slots=True)
class Finding:
    """An error that was found, as data. `str` gives the sentence.

    Parameters
    ----------
    kind : str
        A key of `finding_kinds.KINDS`.
    cells : tuple of int, optional
        The cells involved, the most important first.
    jumps : tuple of (int, int), optional
        The jumps involved, each as (from, to).
    moves : tuple of Move, optional
        The moves involved, in order.
    numbers : mapping, optional
        Name → number; None for "out of reach".
    words : mapping, optional
        Name → text.

    Raises
    ------
    ValueError
        If the kind is unknown.

    Examples
    --------
    >>> print(Finding("never-takes-the-jump", cells=(20,), jumps=((33, 20),)))
    it never takes the snake 33→20
    """

    kind: str
    cells: tuple[int, ...] = ()
    jumps: tuple[Jump, ...] = ()
    moves: tuple[Move, ...] = ()
    numbers: Mapping[str, float | None] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"there is no kind of finding {self.kind!r}; see finding_kinds.KINDS")

    def __str__(self) -> str:
        """Return the sentence of its kind, filled in."""
        lists = {"cells": self.cells, "jumps": self.jumps, "moves": self.moves}
        first = {name.removesuffix("s"): found[0] for name, found in lists.items() if found}
        values = {**lists, **first, **self.numbers, **self.words}
        return _FORMATTER.vformat(KINDS[self.kind].sentence, (), values)

    def to_dict(self) -> dict[str, Any]:
        """Return the finding as plain data, ready for JSON, with its sentence under `says`.

        Examples
        --------
        >>> Finding("answers", numbers={"claimed": 3}).to_dict()
        {'kind': 'answers', 'numbers': {'claimed': 3}, 'says': 'it answers 3 throws'}
        """
        parts = {
            "cells": list(self.cells),
            "jumps": [list(jump) for jump in self.jumps],
            "moves": [list(move) for move in self.moves],
            "numbers": dict(self.numbers),
            "words": dict(self.words),
        }
        held = {name: part for name, part in parts.items() if part}
        return {"kind": self.kind, **held, "says": str(self)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Finding:
        """Return the finding from the data of `to_dict`. The sentence is not read but made again.

        Examples
        --------
        >>> found = Finding("stands-on-a-jump", cells=(3,), jumps=((3, 22),))
        >>> Finding.from_dict(found.to_dict()) == found
        True
        """
        return cls(
            data["kind"],
            tuple(data.get("cells", ())),
            tuple((start, end) for start, end in data.get("jumps", ())),
            tuple(Move(*move) for move in data.get("moves", ())),
            dict(data.get("numbers", {})),
            dict(data.get("words", {})),
        )


class _Sentence(Formatter):
    """Formats a sentence, with numbers, cells, jumps and moves in words."""

    def format_field(self, value: Any, spec: str) -> str:
        if spec == "throws":
            return in_throws(value)
        if spec in ("seconds", "lines", "boards"):
            return counted(value, spec.removesuffix("s"))
        if spec == "distance":
            return "it has no distance" if value is None else f"its distance is {value:g}"
        if spec == "whole":
            rolled = f"roll {with_article(value.face)}, land on {value.landing}"
            return f"{rolled} and stand on {value.cell}"
        if isinstance(value, tuple) and not isinstance(value, Move):
            if value and isinstance(value[0], Move):
                return in_moves(value)
            jumps = value if not value or isinstance(value[0], tuple) else (value,)
            return (" or " if spec else ", ").join(_jump(jump, spec) for jump in jumps)
        if isinstance(value, int):
            return f"{value:,}" if value >= 10_000 else str(value)
        if value is None:
            return "none"
        return f"{value:g}" if isinstance(value, float) else visible(str(value))


_FORMATTER = _Sentence()


def visible(text: str) -> str:
    """Return a text from outside on one line, without control characters for a terminal.

    Examples
    --------
    >>> visible("one\\ntwo")
    'one two'
    """
    return "".join(one if one.isprintable() else "�" for one in " ".join(text.splitlines()))


def _jump(jump: Jump, spec: str) -> str:
    """Return a jump: "3→22", "the ladder 3→22" or "foot of the ladder 3→22"."""
    arrow = f"{jump[0]}→{jump[1]}"
    kind, start = ("ladder", "foot") if jump[1] > jump[0] else ("snake", "head")
    named = {"named": f"the {kind} {arrow}", "start": f"{start} of the {kind} {arrow}"}
    return named.get(spec, arrow)
