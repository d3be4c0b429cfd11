"""Several algorithms, one board: the table and the first difference.

What is right is not decided by vote. Every answer is held against its certificate, and
against one full search whose own certificate holds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from html import escape
from math import isfinite
from time import perf_counter
from typing import Any

from .algorithms import ALGORITHMS, Algorithm
from .answer import Answer, Certificate, certificate, in_throws
from .board import Board, BoardError
from .formats import NamedBoard, suggestion, write_boards
from .reasons import why_too_few, why_too_many
from .tables import plain_table
from .trace.work import Work, observe_work

__all__ = ["COLUMNS", "NUMBERS", "Comparison", "Difference", "Row", "algorithm_named", "compare"]

#: The headings of the table.
COLUMNS = (
    "algorithm",
    "throws",
    "agrees",
    "certified",
    "cells taken",
    "edges looked at",
    "longest frontier",
    "time",
    "memory",
)

#: Those of them that head numbers.
NUMBERS = ("throws", "cells taken", "edges looked at", "longest frontier", "time")

#: A name or a time with its unit stays on one line.
NO_WRAP = 'style="white-space: nowrap"'

#: Short runs are repeated for this long, and the median is given.
SECONDS_TO_TIME = 0.02


@dataclass(frozen=True, slots=True)
class Row:
    """One algorithm on the board.

    Attributes
    ----------
    name : str
        The algorithm.
    answer : Answer or None
        What it says; None if it refused the board.
    refusal : str
        Why it refused, or nothing.
    agrees : bool
        Whether its number of throws is right.
    certificate : Certificate
        Whether its whole answer is proven, and if not, the first thing wrong.
    work : Work or None
        What its run did; None if the run was too long to watch, or refused.
    seconds : float or None
        Time of a run that nobody watches, the median of several if it is short.
    memory : str
        How its memory grows.
    limits : tuple of str
        What the algorithm is known to get wrong on some boards; nothing if it is exact.
    """

    name: str
    answer: Answer | None
    refusal: str
    agrees: bool
    certificate: Certificate
    work: Work | None
    seconds: float | None
    memory: str
    limits: tuple[str, ...]

    def cells(self) -> tuple[str, ...]:
        """The row as the table shows it, in the order of `COLUMNS`."""
        if self.answer is None:
            return (self.name, "refused", *["–"] * 6, self.memory)
        work = self.work
        return (
            self.name,
            "none" if self.answer.throws is None else str(self.answer.throws),
            "yes" if self.agrees else "no",
            "yes" if self.certificate else "no",
            str(work.cells) if work else "–",
            str(work.edges) if work else "–",
            str(work.frontier) if work and work.frontier is not None else "–",
            "–" if self.seconds is None else _in_words(self.seconds),
            self.memory,
        )


@dataclass(frozen=True, slots=True)
class Difference:
    """Where an algorithm's distance first goes wrong, and why.

    Attributes
    ----------
    cell : int
        Of the cells with a wrong distance, the one with the fewest true throws.
    true : int or None
        The fewest throws that stand on it; None if nobody ever does.
    claimed : float or None
        What the algorithm says; None if it knows no way there.
    reason : str
        Why, in one sentence about the board.
    """

    cell: int
    true: int | None
    claimed: float | None
    reason: str

    def __str__(self) -> str:
        return (
            f"cell {self.cell}: {in_throws(self.true)}, "
            f"it says {in_throws(self.claimed)}: {self.reason}"
        )


class Comparison:
    """What several algorithms say of one board. Made by `compare`.

    Attributes
    ----------
    board : Board
        The board.
    rows : tuple of Row
        One for each algorithm, in the order asked for.
    throws : int or None
        The true fewest throws; None if the goal cannot be reached.
    """

    def __init__(self, board: Board, rows: tuple[Row, ...], truth: Answer) -> None:
        self.board = board
        self.rows = rows
        self.throws = truth.throws
        self._distance = truth.distance

    def row(self, name: str) -> Row:
        """The row of an algorithm.

        Raises
        ------
        KeyError
            If it was not compared.
        """
        for row in self.rows:
            if row.name == name:
                return row
        raise KeyError(
            f"{name!r} was not compared; compared: {', '.join(r.name for r in self.rows)}"
        )

    def first_difference(self, name: str) -> Difference | None:
        """The nearest cell whose distance an algorithm has wrong, or None.

        Parameters
        ----------
        name : str
            A compared algorithm.

        Returns
        -------
        Difference or None
            None if all its distances are right as far as it looked, and its answer too.

        Examples
        --------
        >>> board = Board(50, {2: 30, 33: 20, 23: 48}, start=0)
        >>> print(compare(board).first_difference("forward-dp"))
        cell 20: 2 throws, it says 4 throws: it never takes the snake 33→20
        """
        answer = self.row(name).answer
        return None if answer is None else self.difference_of(answer)

    def difference_of(self, answer: Answer) -> Difference | None:
        """The same for any answer, also of a function that is not registered."""
        true = self._distance
        # Infinity, as arrays often hold it, is the same as no distance.
        claimed = {cell: at for cell, at in answer.distance.items() if isfinite(at)}
        answer = answer._replace(distance=claimed)
        if not claimed:
            return self._difference_of_throws(answer, "it answers")
        wrong = [cell for cell in {*true, *claimed} if self._is_wrong(cell, answer)]
        if not wrong:
            return self._difference_of_throws(answer, "it has the distances right, but answers")
        cell = min(wrong, key=lambda cell: (true.get(cell, float("inf")), cell))
        known = true.get(cell)
        if cell == self.board.start:
            reason = "it has not begun there: the start takes no throw"
        elif cell in claimed and (known is None or claimed[cell] < known):
            reason = why_too_few(self.board, claimed, cell)
        else:
            reason = why_too_many(self.board, true, claimed, cell)
        return Difference(cell, None if known is None else int(known), claimed.get(cell), reason)

    def _difference_of_throws(self, answer: Answer, says: str) -> Difference | None:
        if answer.throws == self.throws:
            return None
        reason = f"{says} {in_throws(answer.throws)}"
        return Difference(self.board.goal, self.throws, answer.throws, reason)

    def _is_wrong(self, cell: int, answer: Answer) -> bool:
        true = self._distance.get(cell)
        if cell in answer.distance:
            return answer.distance[cell] != true
        # A search that stops at the goal need not know the cells that are no nearer.
        return true is not None and (answer.throws is None or true < answer.throws)

    def notes(self) -> list[str]:
        """A sentence for everything the table can't hold: refusals, refutations, differences."""
        notes = []
        for row in self.rows:
            if row.answer is None:
                notes.append(f"{row.name} refused: {row.refusal}")
                continue
            if row.limits:
                notes.append(f"{row.name} is not exact: {'; '.join(row.limits)}")
            if not row.certificate:
                notes.append(f"{row.name} is not certified: {row.certificate.reason}")
            difference = self.first_difference(row.name)
            if difference:
                notes.append(f"{row.name} first differs at {difference}")
        return notes

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
        rows = []
        for row in self.rows:
            difference = self.first_difference(row.name)
            route = row.answer.route if row.answer else None
            rows.append(
                {
                    "algorithm": row.name,
                    "throws": row.answer.throws if row.answer else None,
                    "route": None if route is None else [move._asdict() for move in route],
                    "refused": row.refusal or None,
                    "agrees": row.agrees,
                    "certified": row.certificate.holds,
                    "reason": row.certificate.reason,
                    "cells_taken": row.work.cells if row.work else None,
                    "edges_looked_at": row.work.edges if row.work else None,
                    "longest_frontier": row.work.frontier if row.work else None,
                    "seconds": row.seconds,
                    "memory": row.memory,
                    "limits": list(row.limits),
                    "first_difference": asdict(difference) if difference else None,
                }
            )
        board = json.loads(write_boards([NamedBoard(self.board)], "json"))
        return {"board": board, "throws": self.throws, "rows": rows}

    def __str__(self) -> str:
        """The table in plain text, and the notes below it."""
        table = plain_table(COLUMNS, [row.cells() for row in self.rows], right=NUMBERS)
        return "\n".join([table, *self.notes()])

    def __repr__(self) -> str:
        return f"<comparison of {len(self.rows)} algorithms on a board of {self.board.cells} cells>"

    def _repr_html_(self) -> str:
        """The table for a notebook."""
        head = "".join(f"<th>{escape(heading)}</th>" for heading in COLUMNS)
        body = []
        for row in self.rows:
            cells = "".join(f"<td {NO_WRAP}>{escape(text)}</td>" for text in row.cells())
            body.append(f"<tr>{cells}</tr>")
        notes = "".join(f"<li>{escape(note)}</li>" for note in self.notes())
        below = f"<ul>{notes}</ul>" if notes else ""
        return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>{below}"


def compare(
    board: Board,
    algorithms: Iterable[str] | None = None,
    *,
    progress: Callable[[str], None] = lambda name: None,
) -> Comparison:
    """Run several algorithms on one board and hold their answers side by side.

    Parameters
    ----------
    board : Board
        The board.
    algorithms : iterable of str, optional
        Their names; all registered ones by default.
    progress : callable, optional
        Called with each name before that algorithm runs.

    Returns
    -------
    Comparison
        Shows itself as a table, in text and in a notebook.

    Raises
    ------
    KeyError
        If an algorithm is not registered. The message lists those that are.

    Examples
    --------
    >>> board = Board(30, {3: 22, 27: 1})
    >>> comparison = compare(board, ["queue-bfs", "level-bfs"])
    >>> [row.answer.throws for row in comparison.rows]
    [3, 3]
    """
    chosen = [algorithm_named(name) for name in (ALGORITHMS if algorithms is None else algorithms)]
    truth = ALGORITHMS["adjacency-list-bfs"](board)
    proof = certificate(board, truth)
    assert proof, f"the reference is wrong on {board!r}: {proof.reason}"
    rows = []
    for algorithm in chosen:
        progress(algorithm.name)
        rows.append(_run(algorithm, board, truth.throws))
    return Comparison(board, tuple(rows), truth)


def algorithm_named(name: str) -> Algorithm:
    """A registered algorithm, or a KeyError whose message lists the names."""
    if name not in ALGORITHMS:
        hint = suggestion(name, ALGORITHMS)
        raise KeyError(f"there is no algorithm {name!r}{hint}; there are {', '.join(ALGORITHMS)}")
    return ALGORITHMS[name]


def _run(algorithm: Algorithm, board: Board, throws: int | None) -> Row:
    try:
        seconds, answer = _timed(algorithm, board)
    except BoardError as refusal:
        return Row(
            name=algorithm.name,
            answer=None,
            refusal=str(refusal),
            agrees=False,
            certificate=Certificate(False, "no answer"),
            work=None,
            seconds=None,
            memory=algorithm.memory,
            limits=algorithm.limits,
        )
    return Row(
        name=algorithm.name,
        answer=answer,
        refusal="",
        agrees=answer.throws == throws,
        certificate=certificate(board, answer),
        work=observe_work(algorithm.function, board, algorithm.watch),
        seconds=seconds,
        memory=algorithm.memory,
        limits=algorithm.limits,
    )


def _timed(algorithm: Algorithm, board: Board) -> tuple[float, Answer]:
    """Seconds of a run, the middle one of several, and the answer."""
    runs: list[float] = []
    while True:
        begin = perf_counter()
        answer = algorithm(board)
        runs.append(perf_counter() - begin)
        if sum(runs) > SECONDS_TO_TIME:
            return sorted(runs)[len(runs) // 2], answer


def _in_words(seconds: float) -> str:
    """A time with its unit, three figures at the most."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"
