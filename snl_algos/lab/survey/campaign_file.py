"""Store the finished part of a campaign in an SQLite file.

Each finished shard is one transaction, so a run that is killed loses only its current shards.
Several runs may work on one file: a shard that another run has finished is not stored again.
"""

from __future__ import annotations

import json
import platform
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from ..errors import AtlasError
from ..machine import machine
from .plan import Plan

__all__ = ["Run", "ShardResult", "Store"]

VERSION = 2
DAMAGED = "the file is damaged; restart the campaign in another one"
#: The time to wait while another run writes, in seconds.
LOCK_TIMEOUT = 60.0
TABLES = """
create table said (key text primary key, value text not null) strict;
create table shard (number integer primary key, boards integer not null) strict;
create table kind (
    shard integer not null references shard, program text not null, kind text not null,
    boards integer not null,  -- how many; and of the first of them:
    number integer not null, board text not null, expected integer, said text not null,
    primary key (shard, program, kind)
) strict, without rowid;
create table work (
    shard integer not null references shard, program text not null,
    boards integer not null, cells integer not null, edges integer not null,
    frontier integer not null,
    primary key (shard, program)
) strict, without rowid;
create table run (
    number integer primary key, began text not null, machine text not null,
    processes integer,  -- null: the workers of a scheduler
    seconds real not null, boards integer not null
) strict;
"""


class ShardResult(NamedTuple):
    """The number of boards of a kind in a shard, for a program, and the first of them."""

    shard: int
    program: str
    kind: str
    boards: int
    number: int
    board: str
    expected: int | None
    said: str


class Run(NamedTuple):
    """One run of a campaign: its start, machine, processes, duration and boards.

    Its seconds end with its last shard. `processes` is None for the workers of a scheduler.
    """

    began: str
    machine: str
    processes: int | None
    seconds: float
    boards: int


class Store:
    """The file of a campaign. It must exist; `Store.made` creates one.

    Raises
    ------
    AtlasError
        If it does not exist, is not a campaign, is damaged, or has another version.
    """

    def __init__(self, file: str | Path) -> None:
        self.file = Path(file)
        if not self.file.is_file():
            raise AtlasError(f"{file}: no such campaign; snl atlas run PLAN.toml begins one")
        if not self.file.stat().st_size:  # SQLite would take it for a database
            raise AtlasError(f"{file}: this file is empty, so it holds no campaign")
        with _opened(self.file) as db:
            if db.execute("pragma quick_check").fetchone() != ("ok",):
                raise AtlasError(f"{file}: {DAMAGED}")
            if not db.execute("select 1 from sqlite_master where name = 'said'").fetchone():
                raise AtlasError(f"{file}: this is a database, but not one that snl atlas run made")
            said = dict(db.execute("select key, value from said"))
        if said.get("version") != str(VERSION):
            raise AtlasError(
                f"{file}: this campaign has version {said.get('version')} of the format, and this "
                f"package reads version {VERSION}; restart the campaign in another file"
            )
        try:
            self.plan = Plan.from_dict(json.loads(said["plan"]))
            self.fingerprints: dict[str, str] = json.loads(said["fingerprints"])
            self.python = said["python"]
        except (KeyError, ValueError):
            raise AtlasError(f"{file}: {DAMAGED}") from None
        self._run: int | None = None
        self._since = 0.0

    @classmethod
    def made(cls, file: str | Path, plan: Plan, fingerprints: Mapping[str, str]) -> Store:
        """Open the file of a campaign; create it if necessary.

        Raises
        ------
        AtlasError
            If the file belongs to another plan, other programs or another Python.
        """
        _make(Path(file), plan, fingerprints)
        store = cls(file)
        if store.plan.fingerprint != plan.fingerprint:
            raise AtlasError(f"{file}: this is the campaign of another plan; choose another file")
        for name, fingerprint in fingerprints.items():
            if store.fingerprints.get(name) != fingerprint:
                raise AtlasError(
                    f"{file}: the source of {name} has changed since this campaign began, and its "
                    "results must not be mixed with the earlier ones; start again in another file"
                )
        if store.python != _python():
            raise AtlasError(
                f"{file}: this campaign began with Python {store.python}, and this is {_python()}; "
                "lines are counted differently there, so continue with the old version"
            )
        return store

    def finished(self) -> dict[int, int]:
        """Return the finished shards, each with its number of boards."""
        with _opened(self.file) as db:
            return dict(db.execute("select number, boards from shard"))

    def begin(self, processes: int | None) -> None:
        """Record the start of a run. Shards stored from now on belong to it."""
        began = datetime.now(UTC).isoformat(" ", "minutes").removesuffix("+00:00")
        with _opened(self.file) as db, db:
            row = [began, machine(), processes]
            done = db.execute("insert into run values (null, ?, ?, ?, 0, 0)", row)
            self._run, self._since = done.lastrowid, perf_counter()

    def runs(self) -> list[Run]:
        """Return the runs that have finished a shard, in order."""
        with _opened(self.file) as db:
            rows = db.execute("select began, machine, processes, seconds, boards from run "
                              "where boards > 0 order by number")  # fmt: skip
            return [Run(*row) for row in rows]

    def save(self, result: Mapping[str, Any]) -> bool:
        """Store a shard; return False if another run has stored it already."""
        number = result["shard"]
        with _opened(self.file) as db, db:
            db.execute("begin immediate")
            if db.execute("select 1 from shard where number = ?", [number]).fetchone():
                return False
            db.execute("insert into shard values (?, ?)", [number, result["boards"]])
            db.execute(
                "update run set seconds = ?, boards = boards + ? where number = ?",
                [perf_counter() - self._since, result["boards"], self._run],
            )
            for name, found in result["programs"].items():
                for kind, one in found["kinds"].items():
                    row = ShardResult(number, name, kind, one["boards"], one["number"],
                               json.dumps(one["case"]), one["expected"], one["said"])  # fmt: skip
                    db.execute("insert into kind values (?, ?, ?, ?, ?, ?, ?, ?)", row)
                if "work" in found:
                    work = [found["work"][key] for key in ("boards", "cells", "edges", "frontier")]
                    db.execute("insert into work values (?, ?, ?, ?, ?, ?)", [number, name, *work])
        return True

    def shard_results(self) -> list[ShardResult]:
        """Return all counts, in the order of the shards, programs and kinds."""
        with _opened(self.file) as db:
            rows = db.execute("select * from kind order by shard, program, kind")
            return [ShardResult(*row) for row in rows]

    def work(self) -> list[tuple[int, str, int, int, int, int]]:
        """Return rows of shard, program, boards, cells, edges, longest frontier; in order."""
        with _opened(self.file) as db:
            return db.execute("select * from work order by shard, program").fetchall()

    def ask_to_stop(self, *, stop: bool = True) -> None:
        """Ask the current runs to stop after their current shards; or withdraw the request."""
        with _opened(self.file) as db, db:
            db.execute("insert or replace into said values ('stop', ?)", [str(int(stop))])

    def is_asked_to_stop(self) -> bool:
        """Return whether a stop was requested."""
        with _opened(self.file) as db:
            asked = db.execute("select 1 from said where key = 'stop' and value = '1'")
            return asked.fetchone() is not None


def _python() -> str:
    return ".".join(platform.python_version_tuple()[:2])


def _make(file: Path, plan: Plan, fingerprints: Mapping[str, str]) -> None:
    """Create a complete file at once, so that no other run finds it incomplete."""
    if file.exists():
        return
    said = {
        "version": str(VERSION),
        "plan": json.dumps(plan.to_dict()),
        "fingerprints": json.dumps(dict(fingerprints)),
        "python": _python(),
    }
    try:
        with TemporaryDirectory(dir=file.parent, prefix=f".{file.name}-") as folder:
            new = Path(folder) / file.name
            with _opened(new, file) as db:
                db.execute("pragma journal_mode = wal")
                with db:
                    db.executescript(TABLES)
                    db.executemany("insert into said values (?, ?)", said.items())
            _name(new, file)
    except OSError as error:
        raise AtlasError(f"{file}: the file cannot be made: {error.strerror}") from None


def _name(new: Path, file: Path) -> None:
    """Give a file its name, unless another run was faster."""
    try:
        file.hardlink_to(new)
    except FileExistsError:
        pass
    except OSError:  # a disk without links
        if not file.exists():
            new.replace(file)


@contextmanager
def _opened(file: Path, named: Path | None = None) -> Iterator[sqlite3.Connection]:
    """Open a connection and close it at the end. Errors name the file, or its future name."""
    try:
        with closing(sqlite3.connect(file, timeout=LOCK_TIMEOUT, isolation_level=None)) as db:
            db.execute("pragma synchronous = full")
            yield db
    except sqlite3.DatabaseError as error:
        raise AtlasError(f"{named or file}: {_reason(error)}") from None
    except UnicodeDecodeError:  # of a text in a damaged file
        raise AtlasError(f"{named or file}: {DAMAGED}") from None


def _reason(error: sqlite3.DatabaseError) -> str:
    code = getattr(error, "sqlite_errorname", "")
    reasons = {
        "SQLITE_FULL": "the disk is full; finished work is kept, so free some space and run again",
        "SQLITE_BUSY": "another program has locked the file; end it, and try again",
        "SQLITE_NOTADB": "this is not the file of a campaign",
        "SQLITE_CORRUPT": DAMAGED,
        "SQLITE_CANTOPEN": "the file cannot be opened",
        "SQLITE_READONLY": "the file cannot be written",
    }
    return reasons.get(code, f"SQLite says: {error}")
