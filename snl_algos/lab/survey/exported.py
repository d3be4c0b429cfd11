"""The results of a campaign as a small file of JSON, written and read.

It says everything that `Results` knows, and which runs it took. It is made for people, too: each
program and each smallest board has a line of its own.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from ...board import Board
from ..errors import AtlasError
from .plan import Plan
from .results import Results, Row, blocks_of, rows_of, totals_of
from .store import Run

__all__ = ["Exported", "Smallest", "as_json"]

FORMAT, VERSION = "snl-atlas", 1


class Smallest(NamedTuple):
    """The smallest board of a kind for a program, what is right there, and what it said."""

    program: str
    kind: str
    board: Board
    expected: int | None
    said: str


def as_json(results: Results) -> str:
    """The text of the file."""
    runs = [run._asdict() for run in results.runs]
    for run in runs:
        run["seconds"] = round(run["seconds"], 1)
    said = {"format": FORMAT, "version": VERSION, "runs": runs, **results.to_dict()}
    return "{\n" + ",\n".join(_lines(key, value) for key, value in said.items()) + "\n}\n"


def _lines(key: str, value: Any) -> str:
    """A key and its value, with the items of a long one on lines of their own."""
    if key in ("counts", "work"):
        items = [f"{json.dumps(name)}: {_dense(one)}" for name, one in value.items()]
        return _dense(key) + ": {" + ",".join(f"\n {item}" for item in items) + "}"
    if key in ("runs", "smallest"):
        return _dense(key) + ": [" + ",".join(f"\n {_dense(item)}" for item in value) + "]"
    return f"{_dense(key)}: {_dense(value)}"


def _dense(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Exported:
    """What a file of results says.

    Parameters
    ----------
    file : str or Path
        A file that `snl atlas export` wrote, with the suffix .json.

    Attributes
    ----------
    plan : Plan
        Which programs played which boards.
    fingerprint : str
        That of the plan when it was played.
    boards : int
        How many boards were played.
    runs : list of Run
        When and where, and how long it took.
    counts : dict
        Program → kind → how many boards of each block.
    smallest : list of Smallest
        The smallest board of each kind for each program.

    Raises
    ------
    AtlasError
        If it is not such a file.
    """

    def __init__(self, file: str | Path) -> None:
        said = _read(file)
        self.plan = Plan.from_dict(said["plan"])
        self.fingerprint: str = said["fingerprint"]
        self.boards: int = said["boards"]
        self.runs = [Run(**run) for run in said["runs"]]
        self.blocks = blocks_of(self.plan)
        self.counts: dict[str, dict[str, list[int]]] = said["counts"]
        self.smallest = [
            Smallest(one["program"], one["kind"], Board.from_dict(one["board"]), one["expected"],
                     one["said"])
            for one in said["smallest"]
        ]  # fmt: skip

    @cached_property
    def rows(self) -> list[Row]:
        """Every count, in the order of the plan."""
        return rows_of(self.blocks, self.counts)

    def totals(self, part: int | None = None) -> dict[str, Counter[str]]:
        """Program → kind → boards, of one part of the plan (from 1) or of all."""
        return totals_of(self.plan, self.rows, part)


def _read(file: str | Path) -> dict[str, Any]:
    try:
        said = json.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise AtlasError(f"{file}: cannot be read: {error.strerror}") from None
    except ValueError:
        raise AtlasError(f"{file}: it is not JSON") from None
    if not isinstance(said, dict) or said.get("format") != FORMAT:
        raise AtlasError(f"{file}: these are not the results of a campaign")
    if said.get("version") != VERSION:
        raise AtlasError(
            f"{file}: these results have version {said.get('version')} of the format, and this "
            f"package reads version {VERSION}"
        )
    return said
