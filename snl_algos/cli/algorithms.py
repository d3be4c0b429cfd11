"""`snl algorithms`: the list of the algorithms."""

from __future__ import annotations

import typer

from .. import ALGORITHMS
from .output import say, show

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def algorithms() -> None:
    """List the algorithms: exactness, time, memory, known errors."""
    columns = ["algorithm", "title", "exact", "time", "memory"]
    rows = [
        [a.name, a.title, "yes" if a.exact else "no", a.time, a.memory] for a in ALGORITHMS.values()
    ]
    show(columns, rows, prose=["title"])
    for algorithm in ALGORITHMS.values():
        for limit in algorithm.limits:
            say(f"{algorithm.name}: {limit}")
