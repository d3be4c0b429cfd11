"""`snl lab`: surveys of all boards of a plan, and test suites."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Annotated

import typer

from ..findings import throws_in_short
from ..lab.survey import Results, machine, percent, run
from ..lab.survey_plan import Plan
from ..programs import Program, ProgramError, program_of
from .files import check_place, write
from .inputs import program_in
from .options import Force
from .output import say, show, visible, working
from .process import program_in_file
from .suite import app as suite

__all__ = ["app"]

app = typer.Typer(
    name="lab",
    add_completion=False,
    help="For research: survey boards by a plan; write and score suites.",
    no_args_is_help=True,
)
app.add_typer(suite)

#: In this order; any others follow.
KINDS = (
    "right", "too-high", "too-low", "misses-every-route", "answers-out-of-reach", "illegal-route",
    "too-many-lines", "raised", "not-judged",
)  # fmt: skip


def opened(name: str) -> Program:
    """Return a program as a plan names it: registered, or a function of a file."""
    if ".py" in name:
        return program_in_file(program_in(name), None)
    try:
        return program_of(name)
    except KeyError as error:
        raise ProgramError(error.args[0]) from None


@app.command()
def survey(
    plan: Annotated[Path, typer.Argument(metavar="PLAN.toml", help="A plan, in TOML.")],
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="Processes that share the work; by default one per processor."),
    ] = None,
    force: Force = False,
) -> None:
    """Run the programs of a plan on all its boards; count errors.

    The counts are written to PLAN.json. Finished work is kept in PLAN.jsonl: after an
    interruption, the same command continues.
    """
    read, target = Plan.read(plan), plan.with_suffix(".json")
    check_place(target, force)
    processes = jobs or os.cpu_count() or 1
    began, since = datetime.now(UTC), perf_counter()
    with working(f"surveying {plan}") as progress, _workers(processes) as workers:
        found = run(
            read, plan.with_suffix(".jsonl"), workers, opener=opened,
            progress=lambda done, shards: progress(f"{done:,} of {shards:,} shards"),
        )  # fmt: skip
    when = began.isoformat(" ", "minutes").removesuffix("+00:00")
    ran = {
        "began": when, "machine": machine(), "processes": processes,
        "seconds": round(perf_counter() - since, 1),
    }  # fmt: skip
    results = Results(found.plan, found.counts, found.smallest, [ran])
    write(target, results.to_json().encode(), force)
    name = visible(str(target))
    say(f"{name}: {read.boards:,} boards; to see the counts: snl lab report {name}")


@contextmanager
def _workers(processes: int) -> Iterator[Executor]:
    """Start processes that end with this one, and by Ctrl-C without a traceback."""
    with ProcessPoolExecutor(processes, get_context("spawn"), _end_with_parent) as workers:
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        for _ in range(processes):
            workers.submit(int)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        try:
            yield workers
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            raise


def _end_with_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


@app.command()
def report(
    file: Annotated[Path, typer.Argument(metavar="PLAN.json", help="The counts of a survey.")],
) -> None:
    """Show how often, how and where first each program is wrong."""
    results = Results.read(file)
    totals = results.totals()
    kinds = [kind for kind in KINDS if any(found[kind] for found in totals.values())]
    kinds += sorted({kind for found in totals.values() for kind in found} - set(KINDS))
    columns = ["program", "boards", *(kind.replace("-", " ") for kind in kinds)]
    rows = [
        [name, f"{found.total():,}", *(_share(found, kind) for kind in kinds)]
        for name, found in totals.items()
    ]
    show(columns, rows, right=set(columns) - {"program"})
    firsts = [
        [one.program, one.kind.replace("-", " "), repr(one.board),
         throws_in_short(one.expected), one.said]
        for one in results.smallest if one.kind != "right"
    ]  # fmt: skip
    if firsts:
        say("")
        heads = ["program", "kind", "smallest board", "right", "it says"]
        show(heads, firsts, right=["right"], prose=["smallest board", "it says"])


def _share(found: Counter[str], kind: str) -> str:
    judged = found.total() - found["not-judged"]
    if not found[kind]:
        return "–"
    return f"{found[kind]:,}" if kind == "not-judged" else percent(found[kind], judged)
