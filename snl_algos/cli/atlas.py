"""`snl atlas`: every program on every board of a plan, and how often each is wrong."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..extras import library
from ..findings import throws_in_short
from ..lab.machine import duration
from ..lab.survey import AtlasError, Plan, Progress, Results, Store, as_json, estimate
from ..lab.survey import run as run_plan
from ..lab.survey.campaign_results import as_csv, percent
from .files import check_place, write
from .options import Force
from .output import say, show, visible, warn
from .process import opened

__all__ = ["app"]

app = typer.Typer(
    name="atlas",
    add_completion=False,
    help="Run the programs of a plan on all its boards; count errors.",
    no_args_is_help=True,
)

PlanFile = Annotated[Path, typer.Argument(metavar="PLAN.toml", help="A plan, in TOML.")]
CampaignFile = Annotated[
    Path, typer.Argument(metavar="FILE.sqlite", help="The database of a campaign.")
]
Jobs = Annotated[
    int | None,
    typer.Option(min=1, help="Processes that share the work; by default one per processor."),
]
Scheduler = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Instead: a Dask scheduler, tcp://host:8786."),
]

#: In a pipe, progress is reported after each tenth of the boards.
PROGRESS_REPORTS = 10


@app.command()
def run(
    plan: PlanFile,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="File for the results; by default PLAN.sqlite."),
    ] = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
) -> None:
    """Run a plan, or the part of it that has not been run yet.

    The number of boards and the estimated time are printed first. Finished work is always kept:
    after an interruption, the same command continues.
    """
    read = Plan.read(plan)
    file = output or plan.with_suffix(".sqlite")
    seconds = estimate(read, opened)
    shards, programs = len(read.shards), len(read.programs)
    say(
        f"{read.boards:,} boards in {shards:,} shard{'s' * (shards != 1)}, {programs} "
        f"program{'s' * (programs != 1)}: about {duration(seconds)} for one process"
    )
    _run(read, file, jobs, scheduler)


@app.command()
def resume(file: CampaignFile, jobs: Jobs = None, scheduler: Scheduler = None) -> None:
    """Continue a campaign that was stopped or interrupted."""
    _run(Store(file).plan, file, jobs, scheduler)


@app.command()
def status(file: CampaignFile) -> None:
    """Show the progress of a campaign."""
    results = Results(Store(file))
    done, boards = results.boards, results.plan.boards
    say(f"{done:,} of {boards:,} boards, {len(results.finished):,} of "
        f"{len(results.plan.shards):,} shards: {percent(done, boards)}")  # fmt: skip


@app.command()
def stop(file: CampaignFile) -> None:
    """Ask a running campaign to stop after the current shards."""
    Store(file).ask_to_stop()
    say(f"{visible(str(file))}: a run of it stops after the current shards")


@app.command()
def report(
    file: CampaignFile,
    part: Annotated[
        int | None, typer.Option(min=1, help="Only the boards of this part of the plan.")
    ] = None,
) -> None:
    """Show how often, how and where first each program is wrong."""
    results = Results(Store(file))
    count = len(results.plan.parts)
    if part is not None and part > count:
        raise typer.BadParameter(
            f"the plan has {count} part{'s' * (count != 1)}", param_hint="'--part'"
        )
    _warn_if_unfinished(results, file)
    totals = results.totals(part)
    kinds = [kind for kind in KINDS if any(found[kind] for found in totals.values())]
    kinds += sorted({kind for found in totals.values() for kind in found} - set(KINDS))
    columns = ["program", "boards", *(kind.replace("-", " ") for kind in kinds)]
    rows = [
        [name, f"{found.total():,}", *(_share(found, kind) for kind in kinds)]
        for name, found in totals.items()
    ]
    show(columns, rows, right=set(columns) - {"program"})
    say("")
    firsts = [
        [one.program, one.kind.replace("-", " "), repr(one.board),
         throws_in_short(one.expected), one.said]
        for one in results.smallest if one.kind != "right" and part in (None, one.part)
    ]  # fmt: skip
    if firsts:
        heads = ["program", "kind", "smallest board", "right", "it says"]
        show(heads, firsts, right=["right"], prose=["smallest board", "it says"])


@app.command()
def export(
    file: CampaignFile,
    output: Annotated[Path, typer.Option("--output", "-o", help="A file .csv, .json or .parquet.")],
    force: Force = False,
) -> None:
    """Write all counts to a file for other programs."""
    writers: dict[str, Callable[[Results], bytes]] = {
        ".csv": lambda results: "".join(f"{line}\n" for line in as_csv(results.rows)).encode(),
        ".json": lambda results: as_json(results).encode(),
        ".parquet": _as_parquet,
    }
    suffix = output.suffix.lower()
    if suffix not in writers:
        raise typer.BadParameter(
            f"the file must end with {', '.join(writers)}, not with {suffix or output.name}",
            param_hint="'--output'",
        )
    check_place(output, force)
    results = Results(Store(file))
    _warn_if_unfinished(results, file)
    write(output, writers[suffix](results), force)


#: In this order; any others follow.
KINDS = (
    "right", "too-high", "too-low", "misses-every-route", "answers-out-of-reach", "illegal-route",
    "too-many-lines", "raised", "not-judged",
)  # fmt: skip


def _warn_if_unfinished(results: Results, file: Path) -> None:
    if not results.is_whole:
        warn(f"{file}: {results.boards:,} of {results.plan.boards:,} boards are done so far")


def _run(plan: Plan, file: Path, jobs: int | None, scheduler: str | None) -> None:
    with _workers(scheduler, jobs) as (executor, jobs), _progress(plan.boards) as progress:
        try:
            store = run_plan(
                plan, file, opener=opened, jobs=jobs, executor=executor, progress=progress
            )
        except KeyboardInterrupt:
            raise AtlasError(
                f"{file}: interrupted; finished work is kept. To continue: snl atlas resume {file}"
            ) from None
    results = Results(store)
    if results.is_whole:
        say(f"{file}: finished; to see it: snl atlas report {file}")
    else:
        say(f"{file}: stopped; to continue: snl atlas resume {file}")


@contextmanager
def _workers(
    scheduler: str | None, jobs: int | None
) -> Iterator[tuple[Executor | None, int | None]]:
    """Connect to the workers of a scheduler, and count them; without one, give None and `jobs`."""
    if scheduler is None:
        yield None, jobs
        return
    if jobs is not None:
        raise typer.BadParameter(
            "the scheduler knows its workers; leave out --jobs", param_hint="'--scheduler'"
        )
    try:
        client = library("distributed", "cluster").Client(scheduler, timeout=10)
    except (OSError, ValueError) as error:
        raise AtlasError(f"{scheduler}: no scheduler answers there: {error}") from None
    with closing(client):
        yield client.get_executor(retries=3), sum(client.nthreads().values())


@contextmanager
def _progress(boards: int) -> Iterator[Callable[[Progress], None]]:
    """Show progress: a bar on a terminal, some lines in a pipe."""
    console = Console(stderr=True)
    if not console.is_terminal:
        last = [0]

        def report(now: Progress) -> None:
            tenth = PROGRESS_REPORTS * now.done // boards
            if tenth > last[0]:
                last[0] = tenth
                console.print(_status(now), soft_wrap=True, highlight=False)

        yield report
        return
    # Slow to import, so only on a terminal.
    from rich.progress import BarColumn, MofNCompleteColumn, TaskProgressColumn, TextColumn
    from rich.progress import Progress as Bar

    columns = (
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[status]}"),
    )
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=boards, status="")
        yield lambda now: bar.update(task, completed=now.done, status=_status(now))


def _status(now: Progress) -> str:
    rate = now.by_this_run / now.seconds if now.seconds else 0
    left = "" if not now.left else f", about {duration(now.left)} left"
    return f"{now.done:,} of {now.boards:,} boards, {rate:,.0f} a second{left}"


def _share(found: Counter[str], kind: str) -> str:
    judged = found.total() - found["not-judged"]
    if not found[kind]:
        return "–"
    return f"{found[kind]:,}" if kind == "not-judged" else percent(found[kind], judged)


def _as_parquet(results: Results) -> bytes:
    arrow: Any = library("pyarrow", "cluster")
    parquet: Any = library("pyarrow.parquet", "cluster")
    rows = results.rows
    table = arrow.table({field: [getattr(row, field) for row in rows] for field in rows[0]._fields})
    target = io.BytesIO()
    parquet.write_table(table, target)
    return target.getvalue()
