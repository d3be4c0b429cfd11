"""The directive `stepper`: a run, or several side by side, on a board.

```{stepper} queue-bfs forward-dp
:board: snake-is-a-shortcut
```
"""

from __future__ import annotations

from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from snl_algos import ALGORITHMS, MISTAKES, Board, load_board, trace
from snl_algos.widgets.page import place, without_script
from snl_algos.widgets.payload import payload_of, payload_of_several

__all__ = ["StepperDirective", "stepper"]

#: Where a program of the gallery never ends, so many steps are enough to see it.
MOST_STEPS = 150


class StepperDirective(SphinxDirective):
    """Names of algorithms or mistakes, and in the option `board` the name of a board.

    Without a board it is the one on which the first of them fails.
    """

    required_arguments = 1
    optional_arguments = 3
    option_spec: ClassVar = {"board": directives.unchanged, "predict": directives.flag}

    def run(self) -> list[nodes.Node]:
        """The stepper as HTML, and the board in its place elsewhere."""
        board = load_board(self.options["board"]) if "board" in self.options else None
        html = stepper(self.arguments, board, predict="predict" in self.options)
        return [nodes.raw("", html, format="html")]


def stepper(names: list[str], board: Board | None = None, *, predict: bool = False) -> str:
    """The HTML of a stepper without script and style, which the page has once."""
    if board is None:
        board = MISTAKES[names[0]].board or Board(9, {3: 7})
    known: dict[str, Any] = {**ALGORITHMS, **MISTAKES}
    runs = [trace(known[name], board, max_steps=MOST_STEPS) for name in names]
    payload = payload_of(runs[0]) if len(runs) == 1 else payload_of_several(runs)
    return place(payload, "".join(map(without_script, runs)), predict=predict)
