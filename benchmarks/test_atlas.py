"""The cost of a survey: boards per second on one or two processes, overhead of SQLite and Dask."""

import json
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from snl_algos.lab.engines import throws_of_every
from snl_algos.lab.survey import Plan, fingerprints, run
from snl_algos.lab.survey.campaign_file import Store
from snl_algos.lab.survey.shard import registered, run_shard

Property = Callable[[str, object], None]


@cache
def plan_of(short: bool) -> Plan:
    """Return a plan with shards of about one second."""
    return Plan.from_dict(
        {
            "programs": ["queue-bfs", "bitset-bfs", "forward-dp", "greedy"],
            "boards": [
                {"random": 40 if short else 24_000, "cells": 100, "dice": [6], "seed": 1},
            ],
            "shard": 10 if short else 1_500,
        }
    )


def seconds(call: Callable[[], object]) -> float:
    began = perf_counter()
    call()
    return perf_counter() - began


def test_compiled_pairs(short: bool, record_property: Property) -> None:
    """Two solvers on every board of a size, on one core and on two."""
    pytest.importorskip("numba")
    cells, dice = (5 if short else 9), (2, 3)
    sizes = [cells, cells]
    throws_of_every(cells, die=2)  # compiles
    one = seconds(lambda: [throws_of_every(cells, die=die) for die in dice])
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        list(pool.map(_pair, [5, 5], dice))  # loads what is compiled
        two = seconds(lambda: list(pool.map(_pair, sizes, dice)))
    boards = 2 * cells ** (cells - 2)
    record_property("compiled pairs, one core", f"{boards / one:,.0f} boards a second")
    record_property("compiled pairs, two cores", f"{boards / two:,.0f} boards a second")


def _pair(cells: int, die: int) -> dict[int | None, int]:
    return throws_of_every(cells, die=die)


def test_python_programs(short: bool, tmp_path: Path, record_property: Property) -> None:
    """Four programs on boards of 100 cells, in one process and in two."""
    plan = plan_of(short)
    taken = {}
    for jobs in (1, 2):
        moments: list[float] = []
        run(plan, tmp_path / f"{jobs}.sqlite", jobs=jobs,
            progress=lambda now: moments.append(perf_counter()))  # noqa: B023  # fmt: skip
        # From the first shard on, so that the start of the processes is not measured.
        shards = len(moments) - jobs
        taken[jobs] = (moments[-1] - moments[jobs - 1]) / shards if shards else 1.0
        rate = plan.shard / taken[jobs]
        record_property(f"four programs, {jobs} processes", f"{rate:,.0f} boards a second")
    record_property("two processes against one", f"{taken[1] / taken[2]:.2f} times as fast")


def test_what_sqlite_adds(short: bool, tmp_path: Path, record_property: Property) -> None:
    """The time to store a shard, relative to the time to run it."""
    plan = plan_of(short)
    text, store = json.dumps(plan.to_dict()), Store.made(
        tmp_path / "a.sqlite", plan, fingerprints(plan, registered)
    )  # fmt: skip
    playing, keeping = [], []
    for number in range(len(plan.shards)):
        began = perf_counter()
        found = run_shard(text, registered, number)
        played = perf_counter()
        store.save(found)
        playing.append(played - began)
        keeping.append(perf_counter() - played)
    record_property("a shard runs in", f"{median(playing):.2f} s")
    record_property("SQLite adds", f"{median(keeping) / median(playing):.2%}")


#: Settings that make a worker of Dask do its housekeeping less often. book/docs/atlas.md sets them
#: in the environment of the workers.
LESS = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
}
#: The number of shards sent together, so that a worker need not wait for the next.
TOGETHER = 4


def test_what_dask_adds(short: bool, record_property: Property) -> None:
    """The same shards on one worker of Dask, against one process of the standard library.

    They take turns, so that other work of the machine affects both equally. Medians are reported.
    """
    distributed, config = pytest.importorskip("distributed"), pytest.importorskip("dask.config")
    plan = plan_of(short)
    text, taken = json.dumps(plan.to_dict()), dict[str, list[float]]()

    def workers(settings: dict[str, object]) -> Executor:
        with config.set(settings):
            cluster = distributed.LocalCluster(
                n_workers=1, threads_per_worker=1, dashboard_address="127.0.0.1:0"
            )
            many = opened.enter_context(cluster)
            executor: Executor = opened.enter_context(distributed.Client(many)).get_executor(
                pure=False
            )
        return executor

    with ExitStack() as opened:
        executors: dict[str, Executor] = {
            "a process": opened.enter_context(
                ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            ),
            "Dask": workers({}),
            "Dask with fewer looks at itself": workers(LESS),
        }
        for executor in executors.values():
            executor.submit(run_shard, text, registered, 0).result()
        for first in range(0, len(plan.shards), TOGETHER):
            numbers = range(first, min(first + TOGETHER, len(plan.shards)))
            for name, executor in executors.items():
                began = perf_counter()
                out = [executor.submit(run_shard, text, registered, number) for number in numbers]
                for one in out:
                    one.result()
                taken.setdefault(name, []).append(perf_counter() - began)
    plain = median(taken.pop("a process"))
    for name, all_turns in taken.items():
        record_property(f"{name} adds", f"{median(all_turns) / plain - 1:.1%}")
