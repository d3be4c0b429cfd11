"""The cells of a lesson in a page: they run one after another and share their names.

The output of a cell comes back in order, as plain data that a page can draw.
"""

from __future__ import annotations

import ast
import builtins
import io
import json
import linecache
import sys
from types import CodeType, ModuleType
from typing import Any

from ..board import Board
from ..checker import Report
from ..programs.program import line_in
from ..sandbox.in_process import redirected
from ..tracing import Trace
from .payload import STEPPER, payload_of, run_of_report
from .syntax_colors import highlighted
from .user_code import refusing_what_is_no_python

__all__ = ["Notebook"]

#: The most characters of text, printed and shown, that come back from a cell.
MAX_TEXT = 50_000
#: The most characters of a message of an exception.
MAX_MESSAGE = 1_000


class Notebook:
    """The names that the cells have defined so far."""

    def __init__(self) -> None:
        self._count = 0
        self._module = ModuleType("lesson")
        # As in a notebook, `display` needs no import.
        names = {**vars(builtins), "display": self._display}
        vars(self._module)["__builtins__"] = names
        self._output = Output()

    def run(self, source: str) -> dict[str, Any]:
        """Run a cell. Return what it shows, and how it failed if it did.

        What is not Python raises a RequestError.
        """
        self._count += 1
        file = f"<cell {self._count}>"
        body, last = _compiled(source, file)
        # Tracebacks and traces find the lines here; an earlier cell keeps its own.
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
        sys.modules[self._module.__name__] = self._module
        self._output = Output()
        error = None
        with redirected(self._output):
            try:
                exec(body, vars(self._module))
                if last is not None:
                    value = eval(last, vars(self._module))
                    if value is not None:
                        self._display(value)
            except (KeyboardInterrupt, GeneratorExit):
                raise
            except BaseException as raised:
                error = _told(raised, file)
        return {"shown": self._output.shown, "error": error, "more_shown": self._output.more}

    def _display(self, *values: object) -> None:
        """Show values as a notebook does."""
        for value in values:
            self._output.show(value)


class Output(io.TextIOBase):
    """The output of a cell, in order."""

    def __init__(self) -> None:
        self.shown: list[dict[str, Any]] = []  # the pieces, ready for JSON
        self.more = 0  # the number of characters of text that were left out
        self._room = MAX_TEXT

    def write(self, text: str) -> int:
        """Add printed text, as far as the limit allows."""
        kept = self._cut(text)
        if self.shown and self.shown[-1]["kind"] == "printed":
            self.shown[-1]["text"] += kept
        elif kept:
            self.shown.append({"kind": "printed", "text": kept})
        return len(text)

    def show(self, value: object) -> None:
        """Add a value in the richest form that a page can draw; text as far as the limit allows."""
        piece = _piece(value)
        if piece["kind"] == "text":
            piece["text"] = self._cut(piece["text"])
            if not piece["text"]:
                return
        self.shown.append(piece)

    def _cut(self, text: str) -> str:
        """Return the beginning of a text for which there is room, and count the rest."""
        kept = text[: self._room]
        self._room -= len(kept)
        self.more += len(text) - len(kept)
        return kept


def _compiled(source: str, file: str) -> tuple[CodeType, CodeType | None]:
    """Return the statements of a cell, and its last expression, whose value is shown."""
    with refusing_what_is_no_python(source):
        tree = ast.parse(source, file)
        last = None
        if tree.body and isinstance(tree.body[-1], ast.Expr):
            value = ast.Expression(tree.body.pop().value)  # type: ignore[attr-defined]
            last = compile(value, file, "eval", dont_inherit=True)
        return compile(tree, file, "exec", dont_inherit=True), last


def _told(error: BaseException, file: str) -> dict[str, Any]:
    """Return an exception as data: its name, its message, its line, and the missing name."""
    missing = error.name if isinstance(error, NameError) else None
    return {
        "exception": type(error).__name__,
        "says": str(error)[:MAX_MESSAGE],
        "line": line_in(error, file),
        "missing": missing,
    }


def _piece(value: Any) -> dict[str, Any]:
    """Return a value as data: a stepper, a board, a report, HTML, SVG, code, or text."""
    text = repr(value)
    saved = _mimebundle(value).get(STEPPER)
    if saved is not None:  # as a notebook would save it
        payload = payload_of(*map(Trace.from_dict, json.loads(saved["traces"])))
        return {"kind": "stepper", "payload": payload, "predict": saved["predict"], "text": text}
    if isinstance(value, Board):
        return {"kind": "board", "board": value.to_dict(), "text": text}
    if isinstance(value, Report):
        return {"kind": "report", "report": value.to_dict(), **run_of_report(value), "text": text}
    for kind, method in (("html", "_repr_html_"), ("svg", "_repr_svg_")):
        found = getattr(value, method, None)
        shown = found() if callable(found) else None
        if isinstance(shown, str):
            return {"kind": kind, kind: shown, "text": text}
    markdown = getattr(value, "_repr_markdown_", None)
    code = _code_in(markdown()) if callable(markdown) else None
    if code is not None:
        return {"kind": "code", "lines": highlighted(code), "text": text}
    return {"kind": "text", "text": text}


def _mimebundle(value: object) -> dict[str, Any]:
    method = getattr(value, "_repr_mimebundle_", None)
    bundle = method() if callable(method) else None
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    return data if isinstance(data, dict) else {}


def _code_in(markdown: str) -> list[str] | None:
    """Return the lines of the block of Python that a text begins with."""
    first, *lines = markdown.splitlines()
    return lines[: lines.index("```")] if first == "```python" else None
