"""Keeps what is finished of a campaign: a file of SQLite.

Each finished shard is one transaction, so a run that is killed loses only the shards that it was
at. Several runs may work on one file: a shard that another has finished is not entered again.
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

from ...machine import machine
from ..errors import AtlasError
from .plan import Plan

__all__ = ["Run", "ShardResult", "Store"]

VERSION = 2
#: How long to wait while another run writes, in seconds.
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
    """How many boards of a shard were of a kind for a program, and the first of them."""

    shard: int
    program: str
    kind: str
    boards: int
    number: int
    board: str
    expected: int | None
    said: str


class Run(NamedTuple):
    """One run of a campaign: when it began, where, by how many processes, and what it played.

    Its seconds are those up to its last shard. `processes` is None where the workers of a
    scheduler played.
    """

    began: str
    machine: str
    processes: int | None
    seconds: float
    boards: int


class Store:
    """The file of a campaign.

    Parameters
    ----------
    file : str or Path
        The file. It must be there; `Store.made` makes one.

    Raises
    ------
    AtlasError
        If it is not there, not a campaign, damaged, or from another version.
    """

    def __init__(self, file: str | Path) -> None:
        self.file = Path(file)
        if not self.file.is_file():
            raise AtlasError(f"{file}: there is no such campaign")
        with self._opened() as db:
            if db.execute("pragma quick_check").fetchone() != ("ok",):
                raise AtlasError(f"{file}: the file is damaged; begin the campaign in another one")
            if not db.execute("select 1 from sqlite_master where name = 'said'").fetchone():
                raise AtlasError(f"{file}: this is a database, but not a campaign")
            said = dict(db.execute("select key, value from said"))
        if said.get("version") != str(VERSION):
            raise AtlasError(
                f"{file}: this campaign has version {said.get('version')} of the format, and this "
                f"package reads version {VERSION}"
            )
        self.plan = Plan.from_dict(json.loads(said["plan"]))
        self.fingerprints: dict[str, str] = json.loads(said["fingerprints"])
        self.python = said["python"]
        self._run: int | None = None
        self._since = 0.0

    @classmethod
    def made(cls, file: str | Path, plan: Plan, fingerprints: Mapping[str, str]) -> Store:
        """The file of a campaign, made if it is not there.

        Raises
        ------
        AtlasError
            If it is the file of another plan, of other programs or of another Python.
        """
        _make(Path(file), plan, fingerprints)
        store = cls(file)
        if store.plan.fingerprint != plan.fingerprint:
            raise AtlasError(f"{file}: this is the campaign of another plan; choose another file")
        for name, fingerprint in fingerprints.items():
            if store.fingerprints.get(name) != fingerprint:
                raise AtlasError(
                    f"{file}: {name} has changed since this campaign began, and its results must "
                    "not be mixed with the earlier ones; begin again in another file"
                )
        if store.python != _python():
            raise AtlasError(
                f"{file}: this campaign began with Python {store.python}, and this is {_python()}; "
                "lines are counted differently there, so continue with the former one"
            )
        return store

    def finished(self) -> dict[int, int]:
        """The shards that are finished, each with its boards."""
        with self._opened() as db:
            return dict(db.execute("select number, boards from shard"))

    def begin(self, processes: int | None) -> None:
        """Enter a run. The shards that are kept from now on are its own."""
        began = datetime.now(UTC).isoformat(" ", "minutes").removesuffix("+00:00")
        with self._opened() as db, db:
            row = [began, machine(), processes]
            done = db.execute("insert into run values (null, ?, ?, ?, 0, 0)", row)
            self._run, self._since = done.lastrowid, perf_counter()

    def runs(self) -> list[Run]:
        """The runs that have played something, in the order in which they began."""
        with self._opened() as db:
            rows = db.execute("select began, machine, processes, seconds, boards from run "
                              "where boards > 0 order by number")  # fmt: skip
            return [Run(*row) for row in rows]

    def keep(self, played: Mapping[str, Any]) -> bool:
        """Enter a shard; False if another run has done so."""
        number = played["shard"]
        with self._opened() as db, db:
            db.execute("begin immediate")
            if db.execute("select 1 from shard where number = ?", [number]).fetchone():
                return False
            db.execute("insert into shard values (?, ?)", [number, played["boards"]])
            db.execute(
                "update run set seconds = ?, boards = boards + ? where number = ?",
                [perf_counter() - self._since, played["boards"], self._run],
            )
            for name, found in played["programs"].items():
                for kind, one in found["kinds"].items():
                    row = ShardResult(number, name, kind, one["boards"], one["number"],
                               json.dumps(one["case"]), one["expected"], one["said"])  # fmt: skip
                    db.execute("insert into kind values (?, ?, ?, ?, ?, ?, ?, ?)", row)
                if "work" in found:
                    work = [found["work"][key] for key in ("boards", "cells", "edges", "frontier")]
                    db.execute("insert into work values (?, ?, ?, ?, ?, ?)", [number, name, *work])
        return True

    def kept(self) -> list[ShardResult]:
        """All that is counted, in the order of the shards, programs and kinds."""
        with self._opened() as db:
            rows = db.execute("select * from kind order by shard, program, kind")
            return [ShardResult(*row) for row in rows]

    def work(self) -> list[tuple[int, str, int, int, int, int]]:
        """Shard, program, boards, cells, edges, longest frontier; in order."""
        with self._opened() as db:
            return db.execute("select * from work order by shard, program").fetchall()

    def ask_to_stop(self, *, stop: bool = True) -> None:
        """Ask the runs at work to end after the shards that they are at; or take that back."""
        with self._opened() as db, db:
            db.execute("insert or replace into said values ('stop', ?)", [str(int(stop))])

    def is_asked_to_stop(self) -> bool:
        """Whether somebody has asked for it."""
        with self._opened() as db:
            return (
                db.execute("select 1 from said where key = 'stop' and value = '1'").fetchone()
                is not None
            )

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        with _opened(self.file) as db:
            yield db


def _python() -> str:
    return ".".join(platform.python_version_tuple()[:2])


def _make(file: Path, plan: Plan, fingerprints: Mapping[str, str]) -> None:
    """A new file appears with all that is to be in it, so that no other run finds it half made."""
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
    """A connection that is closed at the end. Errors speak of the file, or of what it will be."""
    try:
        with closing(sqlite3.connect(file, timeout=LOCK_TIMEOUT, isolation_level=None)) as db:
            db.execute("pragma synchronous = full")
            yield db
    except sqlite3.DatabaseError as error:
        raise AtlasError(f"{named or file}: {_reason(error)}") from None


def _reason(error: sqlite3.DatabaseError) -> str:
    code = getattr(error, "sqlite_errorname", "")
    reasons = {
        "SQLITE_FULL": "the disk is full; what is finished is kept, so make room and run it again",
        "SQLITE_BUSY": "another program has locked the file; end it, and try again",
        "SQLITE_NOTADB": "this is not the file of a campaign",
        "SQLITE_CORRUPT": "the file is damaged; begin the campaign in another one",
        "SQLITE_CANTOPEN": "the file cannot be opened",
        "SQLITE_READONLY": "the file cannot be written",
    }
    return reasons.get(code, f"SQLite says: {error}")
