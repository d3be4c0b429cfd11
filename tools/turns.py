"""Records what the sliders of the lessons show, for where no Python runs: `make outputs` runs it.

    python -m tools.turns lessons/text/03_queue_bfs.md

runs a lesson up to its last `turn`, and writes every position of every `turn` to
`book/turns/queue_bfs.json`. Where all of them would weigh too much, every second value of the
longest range is left out, until they do not. In the notebook it saves what each shows first.
"""

from __future__ import annotations

import json
import sys
from base64 import b64decode
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from hashlib import sha256
from html import escape
from io import TextIOBase
from itertools import product
from math import prod
from pathlib import Path
from typing import Any
from unittest.mock import patch

import nbformat
from IPython.core.interactiveshell import InteractiveShell
from IPython.display import display
from IPython.utils.capture import capture_output

import snl_algos
from snl_algos.images import image
from snl_algos.widgets import interact
from snl_algos.widgets.saved import TURN
from tools.lesson_text import TEXTS, notebook_path
from tools.outputs import small

ROOT = Path(__file__).parents[1]
FORMAT, VERSION = "snl-turns", 1
#: At most this many positions, and this many characters, are recorded of one `turn`. Pictures count
#: twice, because a server cannot compress them.
MOST, MAX_CHARACTERS = 2_000, 90_000
#: What is kept of something displayed: the first that is there.
KINDS = ("image/png", "text/html", "text/plain")


def code_until(cells: Sequence[Any], last: int) -> str:
    """Return a fingerprint of all code up to a cell, so that a test sees what must be recorded."""
    code = "\n".join(cell.source for cell in cells[: last + 1] if cell.cell_type == "code")
    return sha256(code.encode()).hexdigest()[:16]


def turns_in(cells: Sequence[Any]) -> list[int]:
    """Return the places of the cells that end with a `turn`."""
    return [
        at
        for at, cell in enumerate(cells)
        if any(TURN in output.get("data", {}) for output in cell.get("outputs", []))
    ]


def path_of(lesson: Path) -> Path:
    """Where the record of a lesson is: by its name, which stays when lessons are renumbered."""
    return ROOT / "book" / "turns" / f"{lesson.stem.partition('_')[2]}.json"


# -- one position --------------------------------------------------------------------------------


class Printed(TextIOBase):
    """Standard output that joins what is displayed, in order."""

    def __init__(self, outputs: list[dict[str, Any]]) -> None:
        self.outputs = outputs

    def write(self, text: str) -> int:
        """Add to the text that was printed last, if nothing was displayed since."""
        if not (self.outputs and self.outputs[-1].get("printed")):
            self.outputs.append({"data": {"text/plain": ""}, "printed": True})
        self.outputs[-1]["data"]["text/plain"] += text
        return len(text)


def outputs_of(function: Callable[..., object], values: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what a function prints, displays and returns, in order."""
    shell: Any = InteractiveShell.instance()
    with capture_output(stdout=False):
        outputs: list[dict[str, Any]] = shell.display_pub.outputs
        with redirect_stdout(Printed(outputs)):
            result = function(**values)
            if result is not None:
                display(result)  # type: ignore[no-untyped-call]
    return outputs


def part_of(data: dict[str, Any]) -> tuple[str, Any]:
    """Return the kind and the data of what a page shows of one output; a board is an image."""
    if "image/svg+xml" in data and "text/html" not in data:
        return "text/html", image(data["image/svg+xml"])
    kind = next(kind for kind in KINDS if kind in data)
    return kind, data[kind]


def shown_by(function: Callable[..., object], values: dict[str, Any]) -> list[dict[str, str]]:
    """Return what a function shows, as parts of a page."""
    parts = []
    for output in outputs_of(function, values):
        kind, data = part_of(output["data"])
        if output.get("printed"):
            data = data.rstrip("\n")
        parts.append({"kind": kind, "data": lighter(data).strip() if kind == "image/png" else data})
    return parts


def still_of(outputs: Sequence[dict[str, Any]], said: str) -> dict[str, str]:
    """Return what a function shows, for a notebook that has not run, with what is said of it."""
    for output in outputs:
        if output["data"].keys() >= {"image/svg+xml", "text/html"}:
            return {"image/svg+xml": output["data"]["image/svg+xml"]}
    parts = [part_of(output["data"]) for output in outputs]
    kinds = dict(parts)
    if "image/png" in kinds:
        return {"image/png": lighter(kinds["image/png"])}
    if "text/html" in kinds:
        html = (
            text if kind == "text/html" else f"<pre>{escape(text)}</pre>" for kind, text in parts
        )
        return {"text/html": f"{''.join(html)}<p>{said}</p>"}
    return {"text/plain": f"{''.join(text for _, text in parts)}\n{said}"}


def lighter(png: str | bytes) -> str:
    """Return a PNG, which may be text already, with a small palette, as text."""
    return small(png if isinstance(png, bytes) else b64decode(png), 32)


# -- all positions ---------------------------------------------------------------------------------


def control_of(name: str, widget: Any) -> dict[str, Any]:
    """Return a control as data: its values, and which of them it begins with."""
    values: list[Any]
    if hasattr(widget, "max"):
        values = list(range(widget.min, widget.max + 1, widget.step))
        kind = "slider"
    elif hasattr(widget, "options"):
        values, kind = list(widget.options), "menu"
    else:
        values, kind = [False, True], "box"
    return {"name": name, "kind": kind, "values": values, "at": values.index(widget.value)}


def thinned(controls: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the controls with every second value of the longest range; the first one stays.

    Of three values two are kept, because a slider with one is none.
    """
    longest = max(
        (one for one in controls if one["kind"] == "slider"), key=lambda c: len(c["values"])
    )
    values, at = longest["values"], longest["at"]
    kept = values[at % 2 :: 2] if len(values) != 3 else values[max(at - 1, 0) :][:2]
    half = {**longest, "values": kept, "at": kept.index(values[at])}
    return [half if one is longest else one for one in controls]


def record(function: Callable[..., object], controls: list[dict[str, Any]]) -> dict[str, Any]:
    """Everything that a function shows: each different output once, and which it is where."""
    known: dict[tuple[Any, ...], str] = {}
    while True:
        if prod(len(one["values"]) for one in controls) <= MOST:
            made = recorded(function, controls, known)
            if made is not None:
                return made
        controls = thinned(controls)


def recorded(
    function: Callable[..., object],
    controls: list[dict[str, Any]],
    known: dict[tuple[Any, ...], str],
) -> dict[str, Any] | None:
    """Return the record with these controls; None as soon as it weighs too much."""
    outputs: dict[str, int] = {}
    which = []
    names = [one["name"] for one in controls]
    for values in product(*(one["values"] for one in controls)):
        if values not in known:
            known[values] = json.dumps(shown_by(function, dict(zip(names, values, strict=True))))
        which.append(outputs.setdefault(known[values], len(outputs)))
        if sum(len(one) * (2 if '"image/png"' in one else 1) for one in outputs) > MAX_CHARACTERS:
            return None
    return {"controls": controls, "shown": [json.loads(one) for one in outputs], "which": which}


def record_lesson(notebook: Any) -> dict[str, Any] | None:
    """Return the record of a lesson, and save its stills; None if nothing in it can be turned."""
    cells = notebook.cells
    places = turns_in(cells)
    if not places:
        return None
    made: list[interact.Turn] = []
    functions: list[Callable[..., object]] = []

    def turn(function: Callable[..., object], **choices: Any) -> interact.Turn:
        functions.append(function)
        with capture_output():
            made.append(interact.Turn(function, choices))
        return made[-1]

    turns = []
    with patch.object(snl_algos, "turn", turn):
        shell: Any = InteractiveShell.instance()
        shell.reset()
        inline = "import matplotlib; matplotlib.use('module://matplotlib_inline.backend_inline')"
        shell.run_cell(inline)
        for at, cell in enumerate(cells[: places[-1] + 1]):
            if cell.cell_type != "code":
                continue
            with capture_output():
                shell.run_cell(cell.source).raise_error()
            if at in places:
                controls = [control_of(name, one) for name, one in made[-1].controls.items()]
                turns.append({"code": code_until(cells, at), **record(functions[-1], controls)})
                save_still(cell, functions[-1], controls)
    return {"format": FORMAT, "version": VERSION, "turns": turns}


def save_still(cell: Any, function: Callable[..., object], controls: list[dict[str, Any]]) -> None:
    """Save with a cell what its `turn` shows first. A drawn proof has saved its own picture."""
    (saved,) = (output["data"] for output in cell.outputs if TURN in output.get("data", {}))
    if "image/svg+xml" not in saved:
        values = {one["name"]: one["values"][one["at"]] for one in controls}
        said = saved["text/plain"].splitlines()[-1]
        saved |= still_of(outputs_of(function, values), said)


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(map(str, TEXTS.glob("*.md"))):
        lesson = notebook_path(Path(name))
        notebook: Any = nbformat.read(lesson, as_version=4)
        data = record_lesson(notebook)
        if data is not None:
            nbformat.write(notebook, lesson)
            target = path_of(lesson)
            target.parent.mkdir(exist_ok=True)
            lines = ",\n".join(json.dumps(turn, ensure_ascii=False) for turn in data["turns"])
            head = json.dumps({"format": FORMAT, "version": VERSION})[:-1]
            target.write_text(f'{head}, "turns": [\n{lines}\n]}}\n', "utf-8")
            print(target.name, *(len(turn["which"]) for turn in data["turns"]))
