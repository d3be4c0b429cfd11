"""A campaign: it sends the shards of a plan to workers, and checks and stores their results."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent import futures  # it imports its process pool only when that is used
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple

from ..errors import AtlasError
from .campaign_file import Store
from .fingerprints import fingerprints
from .plan import Plan
from .shard import Opener, ShardRunner, registered, run_shard

__all__ = ["Progress", "estimate", "run"]

#: The number of shards submitted at a time, per worker.
SHARDS_PER_WORKER = 2
#: A shard is given up after its worker has died this often.
MAX_DEATHS = 3
#: The most time for an estimate, in seconds, and the most boards that it runs of each block.
ESTIMATE_SECONDS, MAX_SAMPLES = 2.0, 25


class Progress(NamedTuple):
    """The progress of a campaign: boards done, all boards, and boards done by this run."""

    done: int
    boards: int
    by_this_run: int
    seconds: float

    @property
    def left(self) -> float | None:
        """An estimate of the seconds left; None before the first shard."""
        if not self.by_this_run:
            return None
        return self.seconds / self.by_this_run * (self.boards - self.done)


def run(
    plan: Plan,
    file: str | Path,
    *,
    opener: Opener = registered,
    jobs: int | None = None,
    executor: futures.Executor | None = None,
    progress: Callable[[Progress], None] = lambda progress: None,
) -> Store:
    """Run the part of a plan that is not yet finished in a file.

    Parameters
    ----------
    plan : Plan
        The programs and their boards.
    file : str or Path
        The file for the results. If it holds a part of this campaign, the rest is run.
    opener : callable, optional
        Opens a program by its name in the plan; needed for functions in files.
    jobs : int, optional
        The number of processes that share the work, or of the workers of `executor`. By default
        one per processor of this machine.
    executor : concurrent.futures.Executor, optional
        Workers to use instead of processes on this machine: for example
        ``distributed.Client(address).get_executor()``.
    progress : callable, optional
        Called with the progress after each shard.

    Returns
    -------
    Store
        The file.

    Raises
    ------
    AtlasError
        If the file belongs to another campaign, or if it cannot continue. Finished work is kept.

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
    started, finished = perf_counter(), store.finished()
    by_this_run, done = 0, sum(finished.values())
    text = json.dumps(plan.to_dict())
    pool = _WorkerPool(executor, workers)
    try:
        for found in pool.results(text, opener, _unfinished_shards(plan, finished)):
            _validate(plan, found)
            store.save(found)
            by_this_run += found["boards"]
            done += found["boards"]
            progress(Progress(done, plan.boards, by_this_run, perf_counter() - started))
            if store.is_asked_to_stop():
                break
    finally:
        pool.end()
    return store


def estimate(plan: Plan, opener: Opener = registered) -> float:
    """Estimate how many seconds one process needs for a plan, from a few boards of each block.

    The blocks with the most boards are tried first, for up to `ESTIMATE_SECONDS`.
    """
    runner = ShardRunner(plan, opener)
    blocks = [(size, at, block) for at, part in enumerate(plan.parts)
              for block, size in part.sizes()]  # fmt: skip
    started, seconds, tried = perf_counter(), 0.0, 0
    for size, at, block in sorted(blocks, key=lambda one: -one[0]):
        few = range(0, size, -(-size // MAX_SAMPLES))
        runner.sample(at, block, few[:1])  # so that the set-up for a size is not timed
        since = perf_counter()
        runner.sample(at, block, few)
        seconds += (perf_counter() - since) / len(few) * size
        tried += size
        if perf_counter() - started > ESTIMATE_SECONDS:
            break
    return seconds / tried * plan.boards


def _unfinished_shards(plan: Plan, finished: Mapping[int, int]) -> list[int]:
    """Return the unfinished shards, rotated at random, so that two runs can share the work."""
    waiting = [number for number in range(len(plan.shards)) if number not in finished]
    first = Random().randrange(len(waiting)) if waiting and finished else 0
    return waiting[first:] + waiting[:first]


def _validate(plan: Plan, found: Any) -> None:
    """Raise an error if a value returned by a worker cannot be the result of a shard."""
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
            "a worker returned something that is not the result of a shard; it was not kept. Does "
            "the worker use another version of the package?"
        )


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Hold back Ctrl-C, for this thread and the processes that it starts."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    former = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, former)


def _exit_with_parent() -> None:
    """Exit a worker when its campaign is killed, or it would wait for shards for ever.

    Ctrl-C, which reaches all processes, ends it without a traceback.
    """
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})

    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=wait, daemon=True).start()


class _WorkerPool:
    """Workers, and the submitted shards. Processes that die are replaced."""

    def __init__(self, executor: futures.Executor | None, workers: int) -> None:
        self._own = executor is None
        self._workers = workers
        self._executor = executor or self._processes()
        self._deaths: dict[int, int] = {}

    def _processes(self) -> futures.Executor:
        from multiprocessing import get_context

        return futures.ProcessPoolExecutor(
            self._workers, get_context("spawn"), initializer=_exit_with_parent
        )

    def results(self, plan: str, opener: Opener, shards: list[int]) -> Iterator[dict[str, Any]]:
        """Yield the results of shards as they are finished."""
        waiting = shards[::-1]
        running: dict[futures.Future[dict[str, Any]], int] = {}
        while waiting or running:
            while waiting and len(running) < SHARDS_PER_WORKER * self._workers:
                number = waiting.pop()
                with _no_interrupts():  # a process that it starts would end with a traceback
                    future = self._executor.submit(run_shard, plan, opener, number)
                running[future] = number
            for future in futures.wait(running, return_when=futures.FIRST_COMPLETED).done:
                number = running.pop(future)
                try:
                    found = future.result()
                except futures.BrokenExecutor:
                    waiting += [number, *running.values()]
                    running.clear()
                    self._replace(number)
                    break
                yield found

    def _replace(self, number: int) -> None:
        """Replace the processes that have died, possibly because of this shard."""
        deaths = self._deaths[number] = self._deaths.get(number, 0) + 1
        if deaths == MAX_DEATHS or not self._own:
            raise AtlasError(
                f"the worker of shard {number} died {deaths} times; is there enough memory? "
                "Finished work is kept"
            ) from None
        self._executor.shutdown(wait=True, cancel_futures=True)  # its thread must be done
        self._executor = self._processes()

    def end(self) -> None:
        """Shut down the processes started here, and cancel their shards."""
        if self._own:
            self._executor.shutdown(wait=True, cancel_futures=True)
