"""`snl atlas`: every program on every board of a plan, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..extras import library
from ..lab.survey import AtlasError, Plan, Progress, Results, Store, as_json, estimate
from ..lab.survey import run as play
from ..lab.survey.results import as_csv, percent
from ..machine import duration
from .files import check_place, write
from .options import Force
from .output import say, show, warn
from .process import opened

__all__ = ["app"]

app = typer.Typer(
    name="atlas",
    add_completion=False,
    help="Every program of a plan on all of its boards: how often each is wrong, and in what way.",
    no_args_is_help=True,
)

PlanFile = Annotated[Path, typer.Argument(metavar="PLAN.toml", help="A plan, in TOML.")]
CampaignFile = Annotated[
    Path, typer.Argument(metavar="FILE.sqlite", help="The file that a campaign is kept in.")
]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="Processes that share the work; one for each processor.")
]
Scheduler = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Instead: a scheduler of Dask, tcp://host:8786."),
]

#: How often progress is told in a pipe: after each tenth of the boards.
TENTHS = 10


@app.command()
def run(
    plan: PlanFile,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="Where it is kept. By default the plan's name with .sqlite."
        ),
    ] = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
) -> None:
    """Play a plan, or the part of it that is not played yet.

    It says first how many boards there are, and about how long they will take. What is finished is
    kept, whatever happens: run the same command again, and it continues.
    """
    read = Plan.read(plan)
    file = output or plan.with_suffix(".sqlite")
    seconds = estimate(read, opened)
    say(
        f"{read.boards:,} boards in {len(read.shards):,} shards, {len(read.programs)} programs: "
        f"about {duration(seconds)} for one process"
    )
    _play(read, file, jobs, scheduler)


@app.command()
def resume(file: CampaignFile, jobs: Jobs = None, scheduler: Scheduler = None) -> None:
    """Go on with a campaign that was stopped or interrupted."""
    _play(Store(file).plan, file, jobs, scheduler)


@app.command()
def status(file: CampaignFile) -> None:
    """How far a campaign is."""
    results = Results(Store(file))
    done, boards = results.boards, results.plan.boards
    say(f"{done:,} of {boards:,} boards, {len(results.finished):,} of "
        f"{len(results.plan.shards):,} shards: {percent(done, boards)}")  # fmt: skip


@app.command()
def stop(file: CampaignFile) -> None:
    """Ask the runs that are at work on a campaign to stop after the shards that they are at."""
    Store(file).ask_to_stop()


@app.command()
def report(
    file: CampaignFile,
    part: Annotated[
        int | None, typer.Option(min=1, help="Only the boards of this part of the plan.")
    ] = None,
) -> None:
    """A table of how often each program is wrong, and in what way; and the smallest boards."""
    results = Results(Store(file))
    count = len(results.plan.parts)
    if part is not None and part > count:
        raise typer.BadParameter(
            f"the plan has {count} part{'s' * (count != 1)}", param_hint="'--part'"
        )
    if not results.is_whole:
        warn(f"{file}: {results.boards:,} of {results.plan.boards:,} boards are played so far")
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
         "out of reach" if one.expected is None else str(one.expected), one.said]
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
    """Write all counts into a file for other programs."""
    writers: dict[str, Callable[[Results], bytes]] = {
        ".csv": lambda results: "".join(f"{line}\n" for line in as_csv(results.rows)).encode(),
        ".json": lambda results: as_json(results).encode(),
        ".parquet": _as_parquet,
    }
    suffix = output.suffix.lower()
    if suffix not in writers:
        raise typer.BadParameter(
            f"a table is {', '.join(writers)}, not {suffix or 'without suffix'}",
            param_hint="'--output'",
        )
    check_place(output, force)
    results = Results(Store(file))
    if not results.is_whole:
        warn(f"{file}: {results.boards:,} of {results.plan.boards:,} boards are played so far")
    write(output, writers[suffix](results), force)


#: In this order; any others follow.
KINDS = (
    "right", "too-high", "too-low", "misses-every-route", "answers-out-of-reach", "illegal-route",
    "too-many-lines", "raised", "not-judged",
)  # fmt: skip


def _play(plan: Plan, file: Path, jobs: int | None, scheduler: str | None) -> None:
    with _executor(scheduler) as executor, _telling(plan.boards) as tell:
        try:
            store = play(plan, file, opener=opened, jobs=jobs, executor=executor, progress=tell)
        except KeyboardInterrupt:
            raise AtlasError(
                f"{file}: interrupted; what is finished is kept: snl atlas resume {file}"
            ) from None
    results = Results(store)
    if results.is_whole:
        say(f"{file}: finished; to see it: snl atlas report {file}")
    else:
        say(f"{file}: stopped; to continue: snl atlas resume {file}")


@contextmanager
def _executor(scheduler: str | None) -> Iterator[Executor | None]:
    """The workers of a scheduler, if there is one."""
    if scheduler is None:
        yield None
        return
    try:
        client = library("distributed", "cluster").Client(scheduler, timeout=10)
    except (OSError, ValueError) as error:
        raise AtlasError(f"{scheduler}: no scheduler answers there: {error}") from None
    try:
        yield client.get_executor(retries=3)
    finally:
        client.close()


@contextmanager
def _telling(boards: int) -> Iterator[Callable[[Progress], None]]:
    """Shows how far it is: a bar on a terminal, some lines in a pipe."""
    console = Console(stderr=True)
    if not console.is_terminal:
        last = [0]

        def tell(now: Progress) -> None:
            tenth = TENTHS * now.done // boards
            if tenth > last[0]:
                last[0] = tenth
                console.print(_said(now), soft_wrap=True, highlight=False)

        yield tell
        return
    # Only on a terminal: it takes long to load.
    from rich.progress import BarColumn, MofNCompleteColumn, TaskProgressColumn, TextColumn
    from rich.progress import Progress as Bar

    columns = (
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[said]}"),
    )
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=boards, said="")
        yield lambda now: bar.update(task, completed=now.done, said=_said(now))


def _said(now: Progress) -> str:
    rate = now.played / now.seconds if now.seconds else 0
    left = "" if not now.left else f", about {duration(now.left)} left"
    return f"{now.done:,} of {now.boards:,} boards, {rate:,.0f} a second{left}"


def _share(found: Counter[str], kind: str) -> str:
    judged = found.total() - found["not-judged"]
    if not found[kind]:
        return "–"
    return f"{found[kind]:,}" if kind == "not-judged" else percent(found[kind], judged)


def _as_parquet(results: Results) -> bytes:
    import io

    arrow: Any = library("pyarrow", "cluster")
    parquet: Any = library("pyarrow.parquet", "cluster")
    rows = results.rows
    table = arrow.table({field: [getattr(row, field) for row in rows] for field in rows[0]._fields})
    target = io.BytesIO()
    parquet.write_table(table, target)
    return target.getvalue()
