"""The results of a campaign as a small JSON file, written and read.

It contains all of `Results`, and a list of the runs. People can also read it: each program and
each smallest board is on a separate line.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ...board import Board
from ..errors import AtlasError
from .campaign_file import Run
from .campaign_results import Counterexample, Counts, Results
from .plan import Plan

__all__ = ["Exported", "as_json"]

FORMAT, VERSION = "snl-atlas", 1


def as_json(results: Results) -> str:
    """Return the text of the file."""
    runs = [run._asdict() for run in results.runs]
    for run in runs:
        run["seconds"] = round(run["seconds"], 1)
    data = {"format": FORMAT, "version": VERSION, "runs": runs, **results.to_dict()}
    return "{\n" + ",\n".join(_lines(key, value) for key, value in data.items()) + "\n}\n"


def _lines(key: str, value: Any) -> str:
    """Return a key and its value, with the items of a long value on separate lines."""
    if key in ("counts", "work"):
        items = [f"{json.dumps(name)}: {_dense(one)}" for name, one in value.items()]
        return _dense(key) + ": {" + ",".join(f"\n {item}" for item in items) + "}"
    if key in ("runs", "smallest"):
        return _dense(key) + ": [" + ",".join(f"\n {_dense(item)}" for item in value) + "]"
    return f"{_dense(key)}: {_dense(value)}"


def _dense(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Exported(Counts):
    """The results in an exported file.

    Parameters
    ----------
    file : str or Path
        A file that `snl atlas export` wrote, with the suffix .json.

    Attributes
    ----------
    fingerprint : str
        The plan's fingerprint at the time of the campaign.
    boards : int
        The number of boards that were run.
    runs : list of Run
        The time, the machine and the duration of each run.

    Raises
    ------
    AtlasError
        If it is not an exported file.
    """

    def __init__(self, file: str | Path) -> None:
        data = _read(file)
        self.plan = Plan.from_dict(data["plan"])
        self.fingerprint: str = data["fingerprint"]
        self.boards: int = data["boards"]
        self.runs = [Run(**run) for run in data["runs"]]
        self.counts: dict[str, dict[str, list[int]]] = data["counts"]
        self.smallest = [
            Counterexample(**{**one, "board": Board.from_dict(one["board"])})
            for one in data["smallest"]
        ]


def _read(file: str | Path) -> dict[str, Any]:
    try:
        data = json.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise AtlasError(f"{file}: cannot be read: {error.strerror}") from None
    except ValueError:
        raise AtlasError(f"{file}: it is not JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise AtlasError(f"{file}: these are not results that snl atlas export wrote")
    if data.get("version") != VERSION:
        raise AtlasError(
            f"{file}: these results have version {data.get('version')} of the format, and this "
            f"package reads version {VERSION}"
        )
    return data
