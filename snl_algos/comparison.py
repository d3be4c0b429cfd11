"""Compares several programs on one board: a table, and the first wrong distance of each.

The right answer is not decided by majority. Every answer is checked against its certificate, and
against one full search whose certificate holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from time import monotonic
from typing import Any

from .answer import Answer, Cost, one_throw
from .board import Board
from .board_text import counted
from .boards.gallery import BoardLike, named_board
from .boards.notations import NamedBoard
from .certificates import Certificate, certificate
from .costs import name_of
from .errors import CallError, called_as, check_limits
from .explanation import Difference, first_difference, true_answer
from .findings import Finding
from .measured_run import measured
from .programs import ALGORITHMS, Algorithm, Mistake, Outcome, Program, ProgramError, programs_of
from .programs.resolve import as_meant
from .progress import Progress, shown
from .sandbox import warn_if_not_isolated
from .tables import plain_table
from .tracing import Work

__all__ = ["COLUMNS", "NUMBERS", "Comparison", "Row", "compare"]

#: The headings of the table.
COLUMNS = (
    "algorithm", "throws", "agrees", "certified", "cells taken", "edges looked at",
    "longest frontier", "time", "memory",
)  # fmt: skip

#: The headings of columns with numbers.
NUMBERS = ("throws", "cells taken", "edges looked at", "longest frontier", "time")

#: The style of a cell: no line breaks in names and times, and space between the columns.
CELL = 'style="white-space: nowrap; padding: 0.2em 0.6em; text-align: {}"'

#: The largest board whose work is counted; on larger ones tracing would take minutes.
MAX_COUNTED = 20_000


@dataclass(frozen=True, slots=True)
class Row:
    """One program on the board.

    Examples
    --------
    >>> row = compare("thirty").rows[4]
    >>> row.name, row.agrees, row.certificate.holds
    ('forward-dp', True, False)
    """

    name: str  #: of the program
    answer: Answer | None  #: None for the reason in `finding`
    #: why there is no answer: it refused the board, raised, or did not return a number
    finding: Finding | None = None
    agrees: bool = False  #: whether its number of throws is right
    #: of its answer, in the comparison's unit; None without one, or if the goal is out of reach
    cost: float | None = None
    #: whether its whole answer is proven, or the first error; None if the answer is only a number
    certificate: Certificate | None = None
    work: Work | None = None  #: None if the run was too long to trace, or gave no answer
    seconds: float | None = None  #: of an untraced run; of a short one, the median of several
    memory: str = ""  #: how its memory grows, if known
    limits: tuple[str, ...] = ()  #: known of the algorithm; empty if it is exact

    def cells(self, unit: str = "throws") -> tuple[str, ...]:
        """Return the texts of the row, in the order of `Comparison.columns`."""
        cost = ["–" if self.cost is None else f"{self.cost:g}"] * (unit != "throws")
        if self.answer is None:
            refused = self.finding is not None and self.finding.kind == "refused"
            said = "refused" if refused else "no answer"
            return (self.name, said, *cost, *["–"] * 6, self.memory)
        work, proof = self.work, self.certificate
        return (
            self.name,
            "none" if self.answer.throws is None else str(self.answer.throws),
            *cost,
            "yes" if self.agrees else "no",
            "–" if proof is None else "yes" if proof else "no",
            str(work.cells) if work else "–",
            "–" if work is None or work.edges is None else str(work.edges),
            str(work.frontier) if work and work.frontier is not None else "–",
            "–" if self.seconds is None else _with_unit(self.seconds),
            self.memory,
        )


class Comparison:
    """The answers of several programs on one board. Made by `compare`.

    Attributes
    ----------
    board : Board
        The board.
    rows : tuple of Row
        One for each program, in the order given.
    truth : Answer
        The right answer, with all distances.
    unit : str
        The unit of the distances: "throws", or the name of another cost.

    Examples
    --------
    >>> from snl_algos import compare
    >>> compared = compare("thirty", ["queue-bfs", "forward-dp"])
    >>> compared.truth.throws, [row.name for row in compared.rows]
    (3, ['queue-bfs', 'forward-dp'])
    >>> print(compared.first_difference("forward-dp"))
    cell 3: out of reach, it says 1 throw: it stands on cell 3, the foot of the ladder 3→22
    """

    def __init__(
        self, named: NamedBoard, rows: tuple[Row, ...], truth: Answer, unit: str = "throws"
    ) -> None:
        self.named = named
        self.board = named.board
        self.rows = rows
        self.truth = truth
        self.unit = unit

    @property
    def columns(self) -> tuple[str, ...]:
        """Headings of the table: `COLUMNS`, and the unit if it is not throws."""
        return COLUMNS if self.unit == "throws" else (*COLUMNS[:2], self.unit, *COLUMNS[2:])

    def table(self) -> list[tuple[str, ...]]:
        """Return the rows of the table, with the texts in the order of `columns`."""
        return [row.cells(self.unit) for row in self.rows]

    @property
    def throws(self) -> int | None:
        """Fewest throws to the goal; None if it cannot be reached."""
        return self.truth.throws

    def row(self, name: str) -> Row:
        """Return the row of a program; a KeyError lists the names if it was not compared."""
        rows = {row.name: row for row in self.rows}
        if name not in rows:
            raise KeyError(f"{name!r} was not compared; compared: {', '.join(rows)}")
        return rows[name]

    def first_difference(self, name: str) -> Difference | None:
        """Return the nearest cell whose distance a compared program gets wrong.

        None if its answer and all the distances it has are right.

        Examples
        --------
        >>> board = Board(50, {2: 30, 33: 20, 23: 48}, start=0)
        >>> print(compare(board).first_difference("forward-dp"))
        cell 20: 2 throws, it says 4 throws: it never takes the snake 33→20
        """
        answer = self.row(name).answer
        return None if answer is None else self.difference_of(answer)

    def difference_of(self, answer: Answer) -> Difference | None:
        """Return the same for any answer; None if the unit is not throws."""
        return first_difference(self.board, self.truth, answer) if self.unit == "throws" else None

    def notes(self) -> list[str]:
        """Return a sentence for each refusal, finding and difference, which the table lacks."""
        notes = []
        for row in self.rows:
            if row.finding is not None:
                verb = " refused" if row.finding.kind == "refused" else ""
                notes.append(f"{row.name}{verb}: {row.finding}")
            if row.answer is None:
                continue
            if row.limits:
                notes.append(f"{row.name} is not exact: {'; '.join(row.limits)}")
            if row.certificate is not None and not row.certificate:
                notes.append(f"{row.name} is not certified: {row.certificate.reason}")
            difference = self.difference_of(row.answer)
            if difference:
                notes.append(f"{row.name} first differs at {difference}")
        return notes

    def to_dict(self) -> dict[str, Any]:
        """Return the comparison as plain data, ready for JSON."""
        return {
            "format": "snl-comparison",
            "version": 2,
            "board": self.named.to_dict(),
            "throws": self.throws,
            "unit": self.unit,
            "rows": [self._row_as_data(row) for row in self.rows],
        }

    def _row_as_data(self, row: Row) -> dict[str, Any]:
        difference = None if row.answer is None else self.difference_of(row.answer)
        answer = {} if row.answer is None else row.answer.to_dict()
        proof = row.certificate
        found = row.finding or (None if proof is None else proof.finding)
        return {
            "algorithm": row.name,
            "throws": answer.get("throws"),
            "route": answer.get("route"),
            "answered": row.answer is not None,
            "agrees": row.agrees,
            "cost": row.cost,
            "certified": None if proof is None else proof.holds,
            "finding": None if found is None else found.to_dict(),
            "cells_taken": row.work and row.work.cells,
            "edges_looked_at": row.work and row.work.edges,
            "longest_frontier": row.work and row.work.frontier,
            "seconds": row.seconds,
            "memory": row.memory,
            "limits": list(row.limits),
            "first_difference": difference.to_dict() if difference else None,
        }

    def __str__(self) -> str:
        """Return the table in plain text, with the notes below it."""
        table = plain_table(self.columns, self.table(), right=(*NUMBERS, self.unit))
        return "\n".join([table, *self.notes()])

    def __repr__(self) -> str:
        compared, cells = counted(len(self.rows), "algorithm"), counted(self.board.cells, "cell")
        return f"<comparison of {compared} on a board of {cells}>"

    def _repr_html_(self) -> str:
        """Return the table as HTML, for a notebook."""
        right = {*NUMBERS, self.unit}
        styles = [CELL.format("right" if one in right else "left") for one in self.columns]

        def line(tag: str, texts: Sequence[str]) -> str:
            cells = (
                f"<{tag} {style}>{escape(text)}</{tag}>"
                for text, style in zip(texts, styles, strict=True)
            )
            return f"<tr>{''.join(cells)}</tr>"

        head = line("th", self.columns)
        body = "".join(line("td", row) for row in self.table())
        notes = "".join(f"<li>{escape(note)}</li>" for note in self.notes())
        below = f"<ul>{notes}</ul>" if notes else ""
        return f"<table><thead>{head}</thead><tbody>{body}</tbody></table>{below}"


@called_as('compare("thirty", ["queue-bfs", "forward-dp"])')
def compare(
    board: BoardLike,
    programs: Any = None,
    *,
    signature: str | None = None,
    cost: Cost = one_throw,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Run several programs on one board and compare their answers.

    Parameters
    ----------
    board : Board, NamedBoard, str, Path or list
        The board, its name in the gallery, a file that `load_board` accepts, or the lists that a
        judge passes: a move array, a grid, or ladders and snakes.
    programs : iterable, optional
        Names of algorithms and mistakes, and any functions that `check` accepts; a single one
        need not be in a list. By default all registered algorithms; with another cost, those that
        accept one.
    signature : str, optional
        How to call the functions, if their parameters do not show it.
    cost : callable, optional
        Move → its cost; one throw by default. `snl_algos.costs` has others.
    seconds : float, optional
        The time limit for all runs together, divided equally. By default a function or mistake may
        take five seconds, and an algorithm as long as it needs.
    progress : callable, optional
        Called with each name before that program runs. By default as in `check`.

    Returns
    -------
    Comparison
        It is displayed as a table, in text and in a notebook.

    Raises
    ------
    KeyError
        If no algorithm or mistake has such a name. The message lists the names.
    ProgramError
        If there are none, if one of them is not a program, if its parameters do not show how to
        call it, or if it counts only throws and another cost is given.
    BoardError
        If the board is unknown.
    CostError
        If the cost has no cheapest route on the board.

    Notes
    -----
    Where the system can fork (Linux, macOS), a function or a mistake runs in a separate process: it
    always ends in time, and its output is not shown. Elsewhere (Windows, a web page) a single call
    in C that never checks for signals cannot be stopped.

    Examples
    --------
    >>> comparison = compare(Board(30, {3: 22, 27: 1}), ["queue-bfs", "level-bfs"])
    >>> [row.answer.throws for row in comparison.rows]
    [3, 3]
    >>> compare("thirty", lambda board: 4).rows[0].agrees
    False
    >>> from snl_algos.costs import pips
    >>> [(row.name, row.cost) for row in compare("fewest-pips", cost=pips).rows]
    [('dijkstra', 3), ('zero-one-bfs', None), ('bellman-ford', 3)]
    """
    if not callable(cost):
        raise CallError(f"compare: cost must be a function of a move, such as pips, not {cost!r}")
    check_limits("compare", seconds=seconds)
    # Resolved before the board, so that swapped arguments get a clear message.
    if programs is None and cost is not one_throw:
        programs = [one for one in ALGORITHMS.values() if one.takes_cost]
    chosen = programs_of(ALGORITHMS if programs is None else programs, signature)
    if not chosen:
        raise ProgramError("there is no program to compare: give at least one, or None for all")
    if cost is not one_throw:
        chosen = [program.at(cost) for program in chosen]
    named = named_board(board)
    if not all(isinstance(program, Algorithm | Mistake) for program in chosen):
        warn_if_not_isolated()
    truth = true_answer(named.board, cost)
    share = None if seconds is None else seconds / len(chosen)
    rows = []
    with shown("comparing", progress) as tell:
        for program, name in zip(chosen, _distinct_names(chosen), strict=True):
            tell(name)
            until = None if share is None else monotonic() + share
            run = partial(_run, board=named.board, truth=truth, cost=cost, until=until)
            rows.append(replace(as_meant(program, run, _fails), name=name))
    unit = "throws" if cost is one_throw else name_of(cost)
    return Comparison(named, tuple(rows), truth, unit)


def _distinct_names(programs: Sequence[Program]) -> list[str]:
    """Return the names, with a number for each repeated one."""
    names: list[str] = []
    for program in programs:
        same = sum(other.name == program.name for other in programs[: len(names)])
        names.append(f"{program.name} ({same + 1})" if same else program.name)
    return names


def _run(program: Program, board: Board, truth: Answer, cost: Cost, until: float | None) -> Row:
    memory = program.memory if isinstance(program, Algorithm) else ""
    limits = program.limits if isinstance(program, Algorithm) else ()
    run = measured(program, board, until, counts=board.cells <= MAX_COUNTED)
    answer = run.answer
    if isinstance(answer, Finding):
        return Row(program.name, None, answer, memory=memory, limits=limits)
    if isinstance(program, Algorithm) and answer.distance == truth.distance:
        answer = answer._replace(distance=truth.distance)  # shared, to save memory on a large board
    in_throws = cost is one_throw
    at = answer.throws if in_throws else answer.distance.get(board.goal)
    agrees = at == (truth.throws if in_throws else truth.distance.get(board.goal))
    proof = certificate(board, answer, cost=cost) if answer.distance else None
    return Row(program.name, answer, None, agrees, at, proof, run.work, run.seconds, memory, limits)


def _fails(row: Row) -> bool:
    """Return whether a program refused the board, or failed as with other arguments."""
    found = row.finding
    return found is not None and (
        found.kind == "refused" or Outcome("raised", None, found).shows_another
    )


def _with_unit(seconds: float) -> str:
    """Return a time with its unit, to three significant figures."""
    seconds = float(f"{seconds:.3g}")  # 999.9 µs are 1 ms
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:g} {unit}"
    return f"{seconds * 1e6:g} µs"
