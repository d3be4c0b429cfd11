"""Campaigns: what they count is what a plain loop counts, whatever happens on the way."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from concurrent.futures import Executor, Future
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from oracle import Rules, every_jumps, fewest_throws

from snl_algos import ALGORITHMS, MISTAKES
from snl_algos.lab.survey import AtlasError, Plan, Results, Store, registered, run
from snl_algos.programs import Program, program_of
from snl_algos.sandbox.process_group import processes_below

PLAN: dict[str, Any] = {
    "programs": ["forward-dp", "queue-bfs", "one-visited-set"],
    "shard": 40,
    "boards": [{"every": [4, 5], "dice": [1, 2], "rules": "anything", "most_jumps": 3},
               {"random": 30, "cells": 30, "snakes": 4, "ladders": 4}],
}  # fmt: skip
SMALL = {**PLAN, "boards": [{"every": [4], "dice": [2]}], "shard": 3}


class Here(Executor):
    """Runs at once, in this process."""

    def submit(self, call: Any, /, *words: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(call(*words, **named))
        except BaseException as error:
            future.set_exception(error)
        return future


def counted(said: dict[str, Any], file: Path, executor: Executor | None = None) -> dict[str, Any]:
    """Everything that a campaign finds."""
    return Results(run(Plan.from_dict(said), file, executor=executor or Here())).to_dict()


def test_it_counts_what_a_plain_loop_counts(tmp_path: Path) -> None:
    """Count by count, against the oracle: boards, rules and judgement are all its own."""
    results = Results(run(Plan.from_dict(PLAN), tmp_path / "a.sqlite", executor=Here()))
    wanted = {name: Counter[str]() for name in PLAN["programs"]}
    for cells in (4, 5):
        for jumps in every_jumps(cells):
            if len(jumps) > 3:
                continue
            for die in (1, 2):
                rules = Rules(cells, jumps, die)
                right = fewest_throws(rules).get(cells)
                for name in PLAN["programs"]:
                    wanted[name][_kind(name, rules, right)] += 1
    found = {
        name: Counter({"illegal" if "route" in kind and "illegal" in kind else kind: count
                       for kind, count in kinds.items()})
        for name, kinds in results.totals(part=1).items()
    }  # fmt: skip
    for name in PLAN["programs"]:
        wrong_route = found[name].pop("illegal", 0)
        # The oracle judges numbers only: a right number with an illegal route is right for it.
        found[name]["right"] += wrong_route
        assert found[name] == wanted[name]
    assert found["queue-bfs"].keys() == {"right"}
    assert len(found["forward-dp"]) >= 4


def _kind(name: str, rules: Rules, right: int | None) -> str:
    program = (ALGORITHMS.get(name) or MISTAKES[name]).function
    said = program(rules.board())
    throws = said if isinstance(said, int) or said is None else said.throws
    throws = None if throws == -1 else throws  # what judges say of a goal out of reach
    if throws == right:
        return "right"
    if throws is None:
        return "misses-every-route"
    if right is None:
        return "answers-out-of-reach"
    return "too-high" if throws > right else "too-low"


@pytest.mark.full
def test_processes_change_nothing(tmp_path: Path) -> None:
    """Would catch: a result that depends on who runs them, on the order, or on the shards."""
    alone = counted(PLAN, tmp_path / "a.sqlite")
    shared = Results(run(Plan.from_dict(PLAN), tmp_path / "b.sqlite", jobs=2)).to_dict()
    assert shared == alone
    coarse = counted({**PLAN, "shard": 1000}, tmp_path / "c.sqlite")
    assert coarse["counts"] == alone["counts"] and coarse["smallest"] == alone["smallest"]


def test_the_first_boards_are_the_smallest(tmp_path: Path) -> None:
    """Each stored board is checked by hand of the check: nothing smaller fails in that way."""
    results = Results(run(Plan.from_dict(PLAN), tmp_path / "a.sqlite", executor=Here()))
    firsts = {(one.program, one.kind): one for one in results.smallest}
    for (name, kind), first in firsts.items():
        for shard in results.plan.shards:
            if shard.part != first.part - 1:
                continue
            for case in results.plan.cases(shard):
                if (case.cells, len(case.jumps)) >= (first.board.cells, len(first.board.jumps)):
                    break
                rules = Rules(case.cells, dict(case.jumps), case.die)
                right = fewest_throws(rules).get(case.cells)
                assert kind in ("illegal-route", "right") or _kind(name, rules, right) != kind


#: Runs a plan in a process that can be killed. It says each finished shard, and waits after four:
#: whoever kills it may be slow.
KILLED = """
import sys
from concurrent.futures import Executor, Future
from contextlib import closing
from snl_algos.lab.survey import Plan, run
import json
if __name__ == "__main__":
    plan = Plan.from_dict(json.loads(sys.argv[1]))
    finished = []
    def said(now):
        print(now.done, flush=True)
        finished.append(now.done)
        if len(finished) == 4:
            sys.stdin.readline()
    run(plan, sys.argv[2], jobs=1, progress=said)
"""


@pytest.mark.parametrize(
    ("wanted", "shard"),
    [
        pytest.param(5, 160, marks=pytest.mark.full),
        pytest.param(50, 8, marks=pytest.mark.release),
    ],
)
def test_killed_again_and_again(tmp_path: Path, wanted: int, shard: int) -> None:
    """Would catch: a shard that is lost, counted twice or half entered."""
    random, file, kills = Random(1), tmp_path / "killed.sqlite", 0
    plan = {**PLAN, "shard": shard}
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    while True:
        words = [sys.executable, str(script), json.dumps(plan), str(file)]
        with subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        ) as one:
            assert one.stdout is not None
            for _ in range(random.randint(0, 3)):
                if not one.stdout.readline():
                    break
            os.killpg(one.pid, signal.SIGKILL)
            ended = one.wait()
        kills += ended == -signal.SIGKILL
        if file.exists() and Results(Store(file)).is_whole:
            break
    assert kills >= wanted
    run(Plan.from_dict(plan), file, executor=Here())
    assert Results(Store(file)).to_dict() == counted(plan, tmp_path / "whole.sqlite")


@pytest.mark.full
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are seen in /proc")
def test_workers_end_with_the_campaign(tmp_path: Path) -> None:
    """Would catch: workers of a campaign that was killed, waiting for shards for ever."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    words = [sys.executable, str(script), json.dumps(PLAN), str(tmp_path / "a.sqlite")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as one:
        assert one.stdout is not None
        assert one.stdout.readline()
        workers = processes_below(one.pid)
        one.kill()
    assert workers
    until = monotonic() + 120
    while any(Path(f"/proc/{pid}").exists() for pid in workers) and monotonic() < until:
        sleep(0.1)
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]


def test_two_runs_on_one_file(tmp_path: Path) -> None:
    """Would catch: a shard that both enter, or an error because the other one writes."""
    file = tmp_path / "both.sqlite"
    plan = Plan.from_dict({**SMALL, "shard": 1})
    errors: list[BaseException] = []

    def one() -> None:
        try:
            run(plan, file, executor=Here())
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=one) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    assert Results(Store(file)).to_dict()["counts"] == counted(SMALL, tmp_path / "x")["counts"]


def test_what_has_changed_is_not_mixed_in(tmp_path: Path) -> None:
    """Another plan, another program, other rules, another Python: each is refused and named."""
    file = tmp_path / "a.sqlite"
    before = counted(SMALL, file)
    with pytest.raises(AtlasError, match="another plan"):
        counted({**SMALL, "shard": 4}, file)
    for said, words in [("fingerprints", "one-visited-set has changed"), ("python", "Python 3.1,")]:
        copy = tmp_path / f"{said}.sqlite"
        counted(SMALL, copy)
        with closing(sqlite3.connect(copy)) as db, db:
            if said == "python":
                db.execute("update said set value = '3.1' where key = 'python'")
            else:
                db.execute("update said set value = replace(value, '\"one-visited-set\": \"', "
                           "'\"one-visited-set\": \"0') where key = 'fingerprints'")  # fmt: skip
        with pytest.raises(AtlasError) as caught:
            counted(SMALL, copy)
        assert words in str(caught.value)
    assert counted(SMALL, file) == before


@pytest.mark.full
def test_a_full_disk_and_a_locked_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is finished stays, and the rest can be run when there is room again."""
    file, plan = tmp_path / "a.sqlite", Plan.from_dict(SMALL)
    connect = sqlite3.connect

    def small(*words: Any, **named: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(*words, **named)
        pages = db.execute("pragma page_count").fetchone()[0]
        db.execute(f"pragma max_page_count = {max(pages, 12)}")
        return db

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", small)
        with pytest.raises(AtlasError, match="disk is full"):
            run(Plan.from_dict(PLAN), tmp_path / "full.sqlite", executor=Here())
    kept = Results(Store(tmp_path / "full.sqlite"))
    assert 0 < kept.boards < kept.plan.boards
    run(kept.plan, tmp_path / "full.sqlite", executor=Here())

    def impatient(*words: Any, **named: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(*words, **{**named, "timeout": 0.05})
        return db

    run(plan, file, executor=Here())
    monkeypatch.setattr(sqlite3, "connect", impatient)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("begin immediate")
        with pytest.raises(AtlasError, match="another program has locked the file"):
            Store(file).ask_to_stop()
        db.execute("rollback")


@pytest.mark.parametrize("spoil", ["nothing", "text", "database", "page", "schema", "version"])
def test_a_file_that_is_no_campaign(tmp_path: Path, spoil: str) -> None:
    """Would catch: a traceback, or counts that are read from a damaged file."""
    file = tmp_path / "a.sqlite"
    if spoil == "text":
        file.write_text("programs = []\n" * 100)
    elif spoil == "database":
        with closing(sqlite3.connect(file)) as db, db:
            db.execute("create table x (y)")
    elif spoil != "nothing":
        counted(SMALL | {"shard": 1}, file)
        with closing(sqlite3.connect(file)) as db, db:
            db.execute("pragma wal_checkpoint(truncate)")
            if spoil == "version":
                db.execute("update said set value = '0' where key = 'version'")
        if spoil == "page":
            data = bytearray(file.read_bytes())
            assert len(data) > 6 * 4096
            data[4096 : 5 * 4096] = Random(1).randbytes(4 * 4096)
            file.write_bytes(data)
        elif spoil == "schema":
            file.write_bytes(file.read_bytes().replace(b"without rowid", b"without \xf3owid"))
        if spoil != "version":
            for beside in tmp_path.glob("a.sqlite-*"):
                beside.unlink()
    with pytest.raises(AtlasError) as caught:
        Store(file)
    assert str(file) in str(caught.value)


@pytest.mark.parametrize(
    "change",
    [
        "delete from said where key = 'plan'",
        "update said set value = substr(value, 2) where key = 'plan'",
        "update said set value = '{\"programs\": [], \"boards\": []}' where key = 'plan'",
        "update said set value = '{' where key = 'fingerprints'",
        "update kind set program = 'qveue-bfs' where program = 'queue-bfs'",
        "update kind set shard = 99 where shard = 1",
        "update kind set board = '[4, [[9, 1]], 2]'",
        "update kind set board = cast(x'ff' as text)",
        "update kind set boards = boards + 1 where shard = 1 and program = 'queue-bfs'",
        "update kind set expected = expected + 1",
        "update shard set boards = boards - 1 where number = 1",
        "delete from kind where shard = 1 and program = 'queue-bfs'",
    ],
)
def test_a_campaign_with_a_changed_text_or_number(tmp_path: Path, change: str) -> None:
    """Would catch: a traceback, where SQLite does not see the damage."""
    file = tmp_path / "a.sqlite"
    counted(SMALL, file)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(change)
    with pytest.raises(AtlasError) as caught:
        Results(Store(file))
    assert str(file) in str(caught.value)


class Nonsense(Here):
    """A worker of another version, or one that cheats."""

    def __init__(self, change: Any) -> None:
        self.change = change

    def submit(self, call: Any, /, *words: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        found = call(*words, **named)
        future.set_result(self.change(found))
        return future


def _one_more(found: dict[str, Any]) -> dict[str, Any]:
    found["programs"]["queue-bfs"]["kinds"]["right"]["boards"] += 1
    return found


@pytest.mark.parametrize(
    "change",
    [
        lambda found: None,
        lambda found: {**found, "boards": 0},
        lambda found: {**found, "shard": 10**6},
        lambda found: {**found, "programs": {}},
        _one_more,
    ],
)
def test_a_worker_that_returns_nonsense(tmp_path: Path, change: Any) -> None:
    file = tmp_path / "a.sqlite"
    with pytest.raises(AtlasError, match="not the result of a shard"):
        run(Plan.from_dict(SMALL), file, executor=Nonsense(change))
    assert Store(file).finished() == {}


def dies_once(name: str) -> Program:
    """Opens a program, and the first process that does so dies of it."""
    marker = Path(os.environ["SNL_TEST_MARKER"])
    if not marker.exists() and os.getpid() != int(marker.with_suffix(".pid").read_text()):
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return registered(name)


def dies(name: str) -> Program:
    if os.getpid() != int(os.environ["SNL_TEST_PARENT"]):
        os.kill(os.getpid(), signal.SIGKILL)
    return registered(name)


@pytest.mark.full
def test_workers_that_die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that dies costs time and nothing else; a shard that kills all of them is named."""
    monkeypatch.setenv("SNL_TEST_MARKER", str(tmp_path / "died"))
    monkeypatch.setenv("SNL_TEST_PARENT", str(os.getpid()))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    (tmp_path / "died.pid").write_text(str(os.getpid()))
    plan = Plan.from_dict(SMALL)
    found = Results(run(plan, tmp_path / "a.sqlite", opener=dies_once, jobs=2))
    assert (tmp_path / "died").exists()
    assert found.to_dict() == counted(SMALL, tmp_path / "b.sqlite")
    with pytest.raises(AtlasError, match=r"worker of shard \d+ died 3 times"):
        run(plan, tmp_path / "c.sqlite", opener=dies, jobs=1)


def test_a_program_of_mine(tmp_path: Path) -> None:
    """Hostile ones are ended: by their lines, and by the clock only what has no lines."""

    def endless(board: Any) -> int:
        while True:
            pass

    def raises(board: Any) -> int:
        raise ValueError(board.cells)

    def texts(board: Any) -> str:
        return "three"

    programs = {"endless": endless, "raises": raises, "texts": texts}

    def opener(name: str) -> Program:
        return program_of(programs[name])

    said = {**SMALL, "programs": list(programs), "lines": 500}
    plan = Plan.from_dict(said)
    found = Results(run(plan, tmp_path / "a.sqlite", opener=opener, executor=Here())).totals()
    assert found == {
        "endless": {"too-many-lines": 16}, "raises": {"raised": 16}, "texts": {"not-a-number": 16},
    }  # fmt: skip


def test_work_is_counted(tmp_path: Path) -> None:
    found = counted({**SMALL, "programs": ["queue-bfs"], "work": True}, tmp_path / "a.sqlite")
    work = found["work"]["queue-bfs"]
    assert work["boards"] == 16 and work["cells"] > 16 and work["edges"] > work["cells"]


@pytest.mark.full
def test_on_a_cluster_with_a_worker_that_is_killed(tmp_path: Path) -> None:
    """Dask runs the same shards, with the same result."""
    distributed = pytest.importorskip("distributed")
    file, said = tmp_path / "dask.sqlite", {**PLAN, "shard": 20}
    with (
        distributed.LocalCluster(
            n_workers=3, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0"
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        killed: list[int] = []

        def kill_one(now: Any) -> None:
            if now.done * 3 > now.boards and not killed:
                killed.append(client.run(os.getpid).popitem()[1])
                os.kill(killed[0], signal.SIGKILL)

        executor = client.get_executor(retries=3)
        plan = Plan.from_dict(said)
        found = Results(run(plan, file, executor=executor, jobs=3, progress=kill_one))
    assert killed
    assert found.to_dict() == counted(said, tmp_path / "alone.sqlite")
