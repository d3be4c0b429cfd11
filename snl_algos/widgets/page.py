"""The stepper as HTML: a complete page, or a fragment of one.

A page contains script, style and trace, so that it works from a file, without a network and
without a kernel. The contents of the trace are never interpreted as markup: in the JSON each `<`
is escaped, and the script inserts them only as text.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from itertools import takewhile
from pathlib import Path
from typing import Any

from ..checker import Report
from ..images import image
from ..tracing import Trace, trace
from ..workbench.payload import payload_of
from .saved import still_of

__all__ = [
    "furniture", "page_of", "page_of_report", "page_with", "place", "script", "stepper_of",
]  # fmt: skip

#: The colours of the board that pages use.
PAGE_COLOURS = ("paper", "ink", "quiet", "line", "cell", "start", "wrong", "wait")
#: The style of a page with nothing but a stepper.
BARE = (
    ":root { color-scheme: light dark } body { margin: 0; background: var(--paper) }"
    " h1 { margin: 0 .75rem; font: 1rem system-ui, sans-serif }"
    " main > p { margin: .4rem .75rem; font: 1rem/1.45 system-ui, sans-serif }"
    " main > img { max-width: 100%; width: 24rem; height: auto }"
)


@cache
def script() -> str:
    """Return the stepper's JavaScript, built from web/. It defines `snlStepper` with its style."""
    return Path(__file__).with_name("stepper.js").read_text(encoding="utf-8")


def place(
    payload: Mapping[str, Any],
    instead: str,
    *,
    predict: bool = False,
    level: int = 3,
    position: int | None = None,
    speed: int | None = None,
    difference: bool = False,
) -> str:
    """Return the element of a stepper, for a page that has the script once for all steppers.

    `instead` is HTML that is shown until the script has run; `level` that of its heading. It opens
    at a `position`, several runs with `difference` where the first goes wrong, and it begins
    with `predict` switched on, or `speed` times as fast as usual.
    """
    data = json.dumps(payload, ensure_ascii=False, separators=(",", ":"))
    data = data.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    options = " data-predict" * predict + " data-difference" * difference
    for name, number in (("position", position), ("speed", speed)):
        options += "" if number is None else f' data-{name}="{number}"'
    return (
        f'<div data-snl data-level="{level}"{options}>{instead}</div>\n'
        f'<script type="application/json">{data}</script>\n'
    )


@cache
def furniture(*, keys: bool = False) -> str:
    """Return the script element that turns all places before it into steppers.

    With `keys`, arrow keys anywhere in the page step, and `#step=17` in its address selects a
    step. A notebook needs its keys for itself.
    """
    options = "{ keys: true }" if keys else ""
    return f"<script>\n(() => {{\n{script()}snlStepper.mountAll({options});\n}})();\n</script>\n"


def without_script(runs: Sequence[Trace], position: int = 0) -> str:
    """Return the fallback where no script runs: the still picture, or the run as text."""
    svg = still_of(runs, position)
    return as_text(runs) if svg is None else image(svg)


def as_text(runs: Sequence[Trace]) -> str:
    """Return runs as preformatted text for a page."""
    return "".join(f"<pre>{escape(run.to_text())}</pre>" for run in runs)


def page_of(*runs: Trace, step: int = 0) -> str:
    """Return a page with only the stepper of a run, or of several side by side, at a step.

    Raise an IndexError if none of the runs has such a step, and a ValueError if there are more than
    four runs, or they are not on one board.
    """
    if len(runs) > 4:
        raise ValueError(f"two to four runs fit side by side, not {len(runs)}")
    if len({run.board for run in runs}) > 1:
        raise ValueError("only runs on the same board fit side by side")
    count = max(len(run.steps) for run in runs)
    if step and not -count <= step < count:
        raise IndexError(f"there is no step {step}; there are {count} steps, counted from 0")
    names = ", ".join(run.to_dict()["title"] for run in runs)
    title = f"{names}: {runs[0].board.summary()}"
    # The stepper's heading serves as the page's, so that the title appears only once.
    return _page(title, stepper_of(runs, level=1, position=step % count if count else 0))


def page_of_report(report: Report, about: str = "") -> str:
    """Return a page with the report of a check and, if it has a run, the stepper of the run.

    The stepper opens where the run first differs from a right one. `about` names what was checked,
    such as the file.
    """
    heading = f"Is {report.name} right?"
    verdict = {True: "is-right", False: "is-wrong", None: ""}[report.correct]
    first, *more = report.to_text(sys.maxsize).splitlines()
    body = (
        f"<h1>{escape(heading)}</h1>\n"
        + f'<p class="about">{escape(about)}</p>\n' * bool(about)
        + f'<p class="verdict {verdict}">{escape(first)}</p>\n'
        + as_lines(more)
    )
    shown = report.shown
    if shown.board is not None:
        runs = [] if shown.run is None else [shown.run]
        body += stepper_of([*runs, trace("queue-bfs", shown.board)], difference=bool(runs))
    return page_with(heading, body)


def stepper_of(
    runs: Sequence[Trace], *, level: int = 2, position: int = 0, difference: bool = False
) -> str:
    """Return the stepper of one run or of several, for a page without its script."""
    instead = without_script(runs, position) + as_text(runs)
    return place(
        payload_of(*runs), instead, level=level, position=position or None, difference=difference
    ) + furniture(keys=True)


def as_lines(lines: Sequence[str]) -> str:
    """Return the lines of a report, after the first, as paragraphs.

    The lines of its board, which are between two empty lines, stay together.
    """
    has_board = bool(lines) and not lines[0]
    board = [*takewhile(bool, lines[1:])] if has_board else []
    parts = ["<pre>" + escape("\n".join(board)) + "</pre>"] * has_board
    parts += [f"<p>{escape(line)}</p>" for line in lines[len(board) + has_board :] if line]
    return "\n".join(parts) + "\n"


def page_with(title: str, body: str, script: str = "") -> str:
    """Return a page that stands alone, in the style of the book; the script runs at its end."""
    style = _colours() + Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    return _page(title, body + f"<script>{script}</script>\n" * bool(script), style)


def _colours() -> str:
    """Return the colours of the board as variables of a style sheet, light and dark."""
    text = Path(__file__).parents[1].joinpath("appearance.json").read_text(encoding="utf-8")
    light, dark = (json.loads(text)[theme] for theme in ("light", "dark"))
    pairs = ((name, light[name], dark[name]) for name in PAGE_COLOURS)
    rules = "".join(f"--{name}: light-dark({one}, {other});" for name, one, other in pairs)
    return f":root {{ {rules} }}\n"


def _page(title: str, body: str, style: str = "") -> str:
    title, style = escape(title), style or _colours() + BARE
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="data:,">\n<title>{title}</title>\n'
        f"<style>{style}</style>\n"
        f"</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )
