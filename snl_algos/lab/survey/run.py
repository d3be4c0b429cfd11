"""Runs a plan: shards go out to workers, and what comes back is held against the plan and kept."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent import futures  # which loads what it has for processes only where it is used
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple

from ..errors import AtlasError
from .fingerprints import fingerprints
from .plan import Plan
from .shard import Opener, Table, play, registered
from .store import Store

__all__ = ["Progress", "estimate", "run"]

#: Shards that are out at a time, for each worker.
OUT = 2
#: A shard whose worker has died so often is given up.
MAX_DEATHS = 3
#: What an estimate takes at most, in seconds, and how many boards it plays of each block at most.
TO_ESTIMATE, A_FEW = 2.0, 25


class Progress(NamedTuple):
    """How far a campaign is: boards of all, and how many of them this run has played."""

    done: int
    boards: int
    played: int
    seconds: float

    @property
    def left(self) -> float | None:
        """About how many seconds are left; None before the first shard."""
        return self.seconds / self.played * (self.boards - self.done) if self.played else None


def run(
    plan: Plan,
    file: str | Path,
    *,
    opener: Opener = registered,
    jobs: int | None = None,
    executor: futures.Executor | None = None,
    progress: Callable[[Progress], None] = lambda progress: None,
) -> Store:
    """Play all of a plan that is not finished in a file yet.

    Parameters
    ----------
    plan : Plan
        Which programs play which boards.
    file : str or Path
        Where results are kept. If it holds a part of this campaign, the rest is played.
    opener : callable, optional
        Opens a program by what the plan calls it; needed for functions in files.
    jobs : int, optional
        How many processes share the work. By default one for each processor.
    executor : concurrent.futures.Executor, optional
        Who plays, instead of processes on this machine: for example
        ``distributed.Client(address).get_executor()``.
    progress : callable, optional
        Is told how far it is after each shard.

    Returns
    -------
    Store
        The file.

    Raises
    ------
    AtlasError
        If the file belongs to another campaign, or if it cannot continue. What is finished is kept.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> plan = Plan.from_dict({"programs": ["greedy"], "boards": [{"every": [4], "dice": [2]}]})
    >>> with TemporaryDirectory() as folder:
    ...     store = run(plan, f"{folder}/greedy.sqlite", jobs=1)
    ...     sum(store.finished().values())
    16
    """
    store = Store.made(file, plan, fingerprints(plan, opener))
    store.ask_to_stop(stop=False)
    workers = jobs or os.cpu_count() or 1
    store.begin(None if executor else workers)
    began, finished = perf_counter(), store.finished()
    played, done = 0, sum(finished.values())
    text = json.dumps(plan.to_dict())
    hands = _WorkerPool(executor, workers)
    try:
        for found in hands.played(text, opener, _in_some_order(plan, finished)):
            _hold_against(plan, found)
            store.keep(found)
            played += found["boards"]
            done += found["boards"]
            progress(Progress(done, plan.boards, played, perf_counter() - began))
            if store.is_asked_to_stop():
                break
    finally:
        hands.end()
    return store


def estimate(plan: Plan, opener: Opener = registered) -> float:
    """About how many seconds one process needs for a plan, from a few boards of each block.

    The blocks with the most boards are tried first, as long as `TO_ESTIMATE` lasts.
    """
    table = Table(plan, opener)
    blocks = [(size, at, block) for at, part in enumerate(plan.parts)
              for block, size in part.sizes()]  # fmt: skip
    began, seconds, tried = perf_counter(), 0.0, 0
    for size, at, block in sorted(blocks, key=lambda one: -one[0]):
        few = range(0, size, -(-size // A_FEW))
        table.sample(at, block, few[:1])  # what is made for a size is made once
        since = perf_counter()
        table.sample(at, block, few)
        seconds += (perf_counter() - since) / len(few) * size
        tried += size
        if perf_counter() - began > TO_ESTIMATE:
            break
    return seconds / tried * plan.boards


def _in_some_order(plan: Plan, finished: Mapping[int, int]) -> list[int]:
    """The shards that are to be played. Each run begins elsewhere, so that two share the work."""
    waiting = [number for number in range(len(plan.shards)) if number not in finished]
    first = Random().randrange(len(waiting)) if waiting and finished else 0
    return waiting[first:] + waiting[:first]


def _hold_against(plan: Plan, found: Any) -> None:
    """Raise an error if what a worker returned cannot be the result of a shard."""
    try:
        shard = plan.shards[found["shard"]]
        counted = {
            name: sum(one["boards"] for one in program["kinds"].values())
            for name, program in found["programs"].items()
        }
        right = found["boards"] == shard.boards and list(counted) == list(plan.programs)
        right = right and set(counted.values()) == {shard.boards}
    except (KeyError, TypeError, IndexError, AttributeError):
        right = False
    if not right:
        raise AtlasError(
            "a worker returned something that is not the result of a shard; is the package there "
            "of another version? Nothing of it is kept"
        )


def _end_with_the_parent() -> None:
    """In a worker: end when the campaign has been killed. It would wait for shards for ever."""
    from multiprocessing import parent_process

    parent = parent_process()

    def wait_for_it() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=wait_for_it, daemon=True).start()


class _WorkerPool:
    """Workers, and the shards that are out. Processes that die are replaced."""

    def __init__(self, executor: futures.Executor | None, workers: int) -> None:
        self._own = executor is None
        self._workers = workers
        self._executor = executor or self._processes()
        self._deaths: dict[int, int] = {}

    def _processes(self) -> futures.Executor:
        from multiprocessing import get_context

        return futures.ProcessPoolExecutor(
            self._workers, get_context("spawn"), initializer=_end_with_the_parent
        )

    def played(self, plan: str, opener: Opener, shards: list[int]) -> Iterator[dict[str, Any]]:
        """What comes back, in the order in which it does."""
        waiting = shards[::-1]
        out: dict[futures.Future[dict[str, Any]], int] = {}
        while waiting or out:
            while waiting and len(out) < OUT * self._workers:
                number = waiting.pop()
                out[self._executor.submit(play, plan, opener, number)] = number
            for future in futures.wait(out, return_when=futures.FIRST_COMPLETED).done:
                number = out.pop(future)
                try:
                    found = future.result()
                except futures.BrokenExecutor:
                    waiting += [number, *out.values()]
                    out.clear()
                    self._replace(number)
                    break
                yield found

    def _replace(self, number: int) -> None:
        """Other processes for those that have died; some shard may be the reason."""
        deaths = self._deaths[number] = self._deaths.get(number, 0) + 1
        if deaths == MAX_DEATHS or not self._own:
            raise AtlasError(
                f"the worker of shard {number} died {deaths} times; is there enough memory? What "
                "is finished is kept"
            ) from None
        self._executor.shutdown(wait=True, cancel_futures=True)  # its thread must be done
        self._executor = self._processes()

    def end(self) -> None:
        """End what was started here; what is out is thrown away."""
        if self._own:
            self._executor.shutdown(wait=True, cancel_futures=True)
