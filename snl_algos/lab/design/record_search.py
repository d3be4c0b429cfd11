"""Records: the best boards known here, and a search that tries to beat them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ...board import Board
from ...errors import did_you_mean
from ..errors import DesignError
from .board_spec import Rng
from .hill_climb import Found, Score, climb
from .measures import CELLS, MEASURES, Measure, is_allowed

__all__ = ["Record", "beat", "changed", "record_named", "records"]

FILE = Path(__file__).with_name("records.json")
#: The number of tries without improvement before a restart; it starts from the board of the record
#: with fewer changes than the second number.
MAX_STALLED_STEPS, MAX_CHANGES = 2_000, 2
#: One change in this many only removes a jump.
REMOVAL_INTERVAL = 8


@dataclass(frozen=True)
class Record:
    """A board that holds a record, the value that it reaches, and how it was found.

    Examples
    --------
    >>> most = records()["most-throws"]
    >>> most.board.cells, most.value >= 42
    (100, True)
    """

    measure: Measure
    value: int
    board: Board
    found: str

    def proof(self) -> str:
        """Prove the value of the board again, and return the proof as a sentence."""
        value, sentence = self.measure.proof(self.board)
        if value != self.value:
            raise AssertionError(f"{self.measure.name}: {sentence}")
        return sentence


@cache
def records() -> dict[str, Record]:
    """Return the records by name.

    Examples
    --------
    >>> records()["most-throws"].proof()
    '42 throws are enough and no fewer will do'
    """
    stored = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        name: Record(measure, stored[name]["value"], Board.from_dict(stored[name]["board"]),
                     stored[name]["found"])
        for name, measure in MEASURES.items()
    }  # fmt: skip


def record_named(name: str) -> Record:
    """Return the record of a name.

    Raises
    ------
    DesignError
        If there is none with that name. The message lists the records.
    """
    if name not in MEASURES:
        raise DesignError(
            f"no record is called {name!r}{did_you_mean(name, MEASURES)}; the records are "
            f"{', '.join(MEASURES)}"
        )
    return records()[name]


def beat(record: str | Record, *, tries: int = 10_000, seed: int = 0) -> Record | None:
    """Try to beat a record by a local search, which starts from the board of the record.

    Parameters
    ----------
    record : str or Record
        The record, or its name. To go on from a better board, pass what an earlier call returned.
    tries : int
        The number of boards to try.
    seed : int
        The same seed tries the same boards on every machine.

    Returns
    -------
    Record or None
        A better board, with its proof checked; None if none was found.

    Raises
    ------
    DesignError
        If the record is unknown, or `tries` is less than 1.

    Examples
    --------
    >>> beat("most-throws", tries=5) is None
    True
    """
    if isinstance(record, str):
        record = record_named(record)
    if tries < 1:
        raise DesignError(f"the number of tries must be 1 or more, not {tries}")
    found = _search(record.measure, record.board, tries, Rng(seed))
    if -found.score[0] <= record.value:
        return None
    value, _ = record.measure.proof(found.board)
    if value != -found.score[0] or not is_allowed(found.board):
        raise AssertionError(f"the search and the proof differ on {found.board!r}")
    name = record.measure.name
    how = f"snl records beat {name} --tries {tries} --seed {seed}, from {record.value}"
    return Record(record.measure, value, found.board, how)


def _search(measure: Measure, origin: Board, tries: int, rng: Rng) -> Found:
    def first() -> Board:
        board = origin
        for _ in range(rng.below(MAX_CHANGES)):
            board = changed(board, rng)
        return board

    def score(board: Board) -> Score:
        value = measure.value(board)
        return (1,) if value is None else (-value, measure.guide(board))

    return climb(first, lambda board: changed(board, rng), score, tries=tries,
                 patience=MAX_STALLED_STEPS)  # fmt: skip


def changed(board: Board, rng: Rng) -> Board:
    """Return a clean board with a jump between two random cells.

    Earlier jumps on these cells are removed. If this frees two cells, they may become a jump.
    """
    jumps = dict(board.jumps)
    chosen = (2 + rng.below(CELLS - 2), 2 + rng.below(CELLS - 2))
    freed = list[int]()
    for jump in board.jumps.items():
        if jump[0] in chosen or jump[1] in chosen:
            del jumps[jump[0]]
            freed += [cell for cell in jump if cell not in chosen]
    if chosen[0] != chosen[1] and rng.below(REMOVAL_INTERVAL):
        jumps[chosen[0]] = chosen[1]
        if len(freed) == 2 and rng.below(2):
            jumps[freed[0]] = freed[1]
    return Board(CELLS, sorted(jumps.items()))
