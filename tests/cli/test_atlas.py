"""`snl atlas`, as a researcher uses it: run, stop, resume, status, report, export."""

from __future__ import annotations

import csv
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from command import good, misused, refused, snl

from snl_algos.lab.survey import Exported

pytest.importorskip("typer")

PLAN = """
programs = ["forward-dp", "mine.py:mine"]
shard = 20

[[boards]]
every = [4, 5]
dice = [2]
"""
MINE = """
def mine(board):
    return None if board.jumps else board.cells // 2
"""


@pytest.fixture
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(MINE)
    file = tmp_path / "plan.toml"
    file.write_text(PLAN)
    return file


def test_from_the_plan_to_a_table(plan: Path) -> None:
    """Would catch: a command that does nothing, or counts that differ from view to view."""
    ran = snl("atlas", "run", plan, "--jobs", 1)
    assert ran.code == 0
    assert ran.out.startswith("141 boards in 12 shards, 2 programs: about ")
    assert re.search(r"141 of 141 boards, [\d,]+ a second\n", ran.err), "and nothing is left"
    file = plan.with_suffix(".sqlite")
    assert good("atlas", "status", file) == "141 of 141 boards, 12 of 12 shards: 100%\n"
    assert "stops after the current shards" in good("atlas", "stop", file), "it is not silent"

    table = good("atlas", "report", file)
    assert "Board(4, {2: 4, 3: 4}, die=2)" not in table.partition("\n\n")[0]
    good("atlas", "export", file, "-o", "counts.csv")
    good("atlas", "export", file, "-o", "counts.json")
    rows = list(csv.DictReader(Path("counts.csv").read_text().splitlines()))
    found = Exported("counts.json")
    assert [{key: str(value) for key, value in row._asdict().items()} for row in found.rows] == rows
    assert sum(int(row["boards"]) for row in rows if row["program"] == "mine.py:mine") == 141
    for one in found.smallest:
        if one.kind != "right":
            assert one.said in table and repr(one.board) in table
    (ran_once,) = found.runs
    assert (ran_once.processes, ran_once.boards, found.boards) == (1, 141, 141)


def test_parquet(plan: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    snl("atlas", "run", plan, "--jobs", 1)
    good("atlas", "export", "plan.sqlite", "-o", "counts.parquet")
    table = parquet.read_table("counts.parquet").to_pydict()
    assert sum(table["boards"]) == 2 * 141


def test_what_goes_wrong_is_said(plan: Path) -> None:
    assert "no such campaign" in refused("atlas", "status", "none.sqlite")
    assert "cannot be read" in refused("atlas", "run", "none.toml")
    assert "not the file of a campaign" in refused("atlas", "report", plan)
    Path("empty.sqlite").touch()
    assert "empty.sqlite: this file is empty" in refused("atlas", "status", "empty.sqlite")
    Path("mine.py").write_text("def mine(board): return 0 if")
    assert "mine.py" in refused("atlas", "run", plan)
    Path("mine.py").write_text(MINE)
    snl("atlas", "run", plan, "--jobs", 1)
    Path("mine.py").write_text(MINE + "\n")
    said = snl("atlas", "resume", "plan.sqlite")
    assert said.code == 2 and "mine.py:mine has changed" in said.err
    assert "0 parts" not in misused("atlas", "report", "plan.sqlite", "--part", 2)
    assert "not with counts" in misused("atlas", "export", "plan.sqlite", "-o", "counts")
    good("atlas", "export", "plan.sqlite", "-o", "counts.csv")
    assert "--force" in refused("atlas", "export", "plan.sqlite", "-o", "counts.csv")


class Cluster(ThreadPoolExecutor):
    """Ten workers elsewhere, which begin when twelve shards have been sent."""

    def __init__(self) -> None:
        super().__init__(10)
        self.sent, self.enough = 0, Event()

    def submit(self, call: Any, /, *words: Any, **named: Any) -> Future[Any]:
        self.sent += 1
        if self.sent == 12:
            self.enough.set()

        def begin() -> Any:
            assert self.enough.wait(60), f"only {self.sent} shards were sent"
            return call(*words, **named)

        return super().submit(begin)


def test_a_scheduler_is_sent_enough_for_all_its_workers(
    plan: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch: a cluster that keeps no more workers busy than this machine has."""
    client = SimpleNamespace(
        get_executor=lambda retries: Cluster(),
        nthreads=lambda: {"tcp://one": 4, "tcp://other": 6},
        close=lambda: None,
    )
    dask = SimpleNamespace(Client=lambda address, timeout: client)
    monkeypatch.setitem(sys.modules, "distributed", dask)
    plan.write_text(PLAN.replace(', "mine.py:mine"', ""))
    ran = snl("atlas", "run", plan, "--scheduler", "tcp://one:8786")
    assert ran.code == 0 and ran.out.startswith("141 boards in 12 shards, 1 program: about ")
    told = misused("atlas", "resume", "plan.sqlite", "--scheduler", "tcp://a:8786", "--jobs", 2)
    assert "leave out --jobs" in told


#: Python runs it as it starts.
SLOW_START = """
import sys, time
if "spawn_main" in " ".join(sys.orig_argv):
    open("begun", "w").close()
    time.sleep(2)
"""


def test_ctrl_c_while_a_worker_starts(plan: Path) -> None:
    """Would catch: a traceback of the worker, above the line that says how to continue."""
    plan.with_name("sitecustomize.py").write_text(SLOW_START)
    command = [sys.executable, "-m", "snl_algos", "atlas", "run", plan.name, "--jobs", "1"]
    there = {**os.environ, "PYTHONPATH": str(plan.parent)}
    with subprocess.Popen(
        command, env=there, stderr=subprocess.PIPE, start_new_session=True
    ) as ran:
        while not Path("begun").exists():
            assert ran.poll() is None
            time.sleep(0.01)
        os.killpg(ran.pid, signal.SIGINT)
        err = ran.communicate()[1].decode()
    assert "Traceback" not in err
    assert err.endswith("To continue: snl atlas resume plan.sqlite\n")
