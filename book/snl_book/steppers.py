"""The directive `stepper`: a run, or several side by side, on a board.

```{stepper} queue-bfs forward-dp
:board: snake-is-a-shortcut
```

The run is in the page, as the first thing of a page should be; or, with `later`, in a file of
its own, which the page loads when the stepper comes into sight. Such a file is a script and not
JSON, because a page that is opened as a file can load scripts and nothing else.
"""

from __future__ import annotations

import json
from functools import partial
from hashlib import sha256
from inspect import signature
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from snl_algos import ALGORITHMS, MISTAKES, Board, costs, load_board, trace
from snl_algos.answer import Cost
from snl_algos.programs import Program
from snl_algos.tracing import Trace
from snl_algos.widgets.page import place, without_script
from snl_algos.workbench.payload import payload_of

from .first_search import FIRST_SEARCH

__all__ = ["STAND_IN", "StepperDirective", "place_for_later", "runs_of", "write_data"]

#: Where a mistake is shown that is right on every board, only too slow.
STAND_IN = Board(9, {3: 7})

#: A program of the gallery that never ends is stepped this far, which is enough to see it.
MAX_STEPS = 150

#: Folder of data below `_static` and `generated/static` → where a page finds what it has loaded.
VARIABLES = {"runs": "snlRuns", "turns": "snlTurns"}


class StepperDirective(SphinxDirective):
    """Names of algorithms or mistakes, and in the option `board` the name of a board.

    Without a board it is the one on which the first of them fails. With `predict` it begins with
    the predictions switched on, with `difference` where the runs first differ. It plays at `speed`,
    and its heading has a `level`, 3 if none is given.
    """

    required_arguments = 1
    optional_arguments = 3
    option_spec: ClassVar = {
        "board": directives.unchanged,
        "predict": directives.flag,
        "difference": directives.flag,
        "cost": directives.unchanged,
        "later": directives.flag,
        "speed": directives.positive_int,
        "level": directives.positive_int,
    }

    def run(self) -> list[nodes.Node]:
        """The stepper as HTML, and the board in its place elsewhere."""
        board = load_board(self.options["board"]) if "board" in self.options else None
        runs = runs_of(self.arguments, board, self.options.get("cost"))
        payload = payload_of(*runs)
        if "later" in self.options:
            name = "-".join([*self.arguments, self.options.get("board", "")]).strip("-")
            static = Path(self.env.srcdir) / "generated" / "static"
            html = place_for_later(payload, name, static, difference="difference" in self.options)
        else:
            instead = without_script(runs)
            html = place(
                payload,
                instead,
                predict="predict" in self.options,
                level=self.options.get("level", 3),
                speed=self.options.get("speed"),
            )
        return [nodes.raw("", html, format="html")]


def runs_of(names: list[str], board: Board | None = None, cost: str | None = None) -> list[Trace]:
    """The runs of programs by their names, by a cost where they take one."""
    if board is None:
        board = MISTAKES[names[0]].board or STAND_IN
    known: dict[str, Any] = {**ALGORITHMS, **MISTAKES, FIRST_SEARCH.name: FIRST_SEARCH}
    programs = [known[name] for name in names]
    if cost:
        programs = [by_cost(one, getattr(costs, cost)) for one in programs]
    return [trace(program, board, max_steps=MAX_STEPS) for program in programs]


def by_cost(program: Program, cost: Cost) -> Any:
    """The program with its cost set; the program itself where it takes none."""
    takes = "cost" in signature(program.function).parameters
    return partial(program.function, cost=cost) if takes else program


def place_for_later(
    payload: dict[str, Any], name: str, static: Path, *, difference: bool = False
) -> str:
    """Write a run into a separate file, and return the place that `book.js` fills from it."""
    address = write_data(static, "runs", name, payload)
    at = " data-difference" * difference
    return (
        f'<div data-snl data-run="{name}" data-from="{address}"{at}>'
        "<p>Here is a stepper where scripts run.</p></div>\n"
    )


def write_data(static: Path, folder: str, name: str, data: Any) -> str:
    """Write data as a script, all that a page loads if it is opened as a file; its address."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    script = f"(globalThis.{VARIABLES[folder]} ??= {{}})[{json.dumps(name)}] = {text};\n"
    file = static / folder / f"{name}.js"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(script, "utf-8")
    return f"{folder}/{name}.js?v={sha256(script.encode()).hexdigest()[:8]}"
