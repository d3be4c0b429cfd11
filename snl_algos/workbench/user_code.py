"""The reader's own code: its program, loaded from a text, and what it prints."""

from __future__ import annotations

import io
import linecache
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, ModuleType
from typing import Any

from ..programs import Program, ProgramError, program_of
from ..programs.entry_point import answer_among, counted_in, defined_in
from ..programs.program import line_in, outcome_of_error
from ..programs.source_file import run_as
from ..sandbox.in_process import run_within
from .contract import RequestError

__all__ = ["FILE", "CapturedOutput", "program_in", "refusing_what_is_no_python"]

#: The file name given to the text.
FILE = "<mine>"
#: The time limit for running the text itself, before any call, in seconds.
MAX_SECONDS = 5.0
#: The limits of the output that is kept; only the length of the rest is recorded.
MAX_PIECES, MAX_CHARACTERS = 200, 10_000


class CapturedOutput(io.TextIOBase):
    """Keeps the beginning of what the reader's code prints, piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[dict[str, Any]] = []  # each with its line and its text
        self.more = 0  # the number of characters that were not kept
        self._room = MAX_CHARACTERS

    def write(self, text: str) -> int:
        """Keep a piece as far as the limits allow."""
        kept = text[: self._room] if len(self.pieces) < MAX_PIECES else ""
        self.more += len(text) - len(kept)
        self._room -= len(kept)
        if kept:
            line = _running_line()
            last: dict[str, Any] = self.pieces[-1] if self.pieces else {"line": None, "text": "\n"}
            if last["line"] == line and not last["text"].endswith("\n"):
                last["text"] += kept
            else:
                self.pieces.append({"line": line, "text": kept})
        return len(text)


def _running_line() -> int | None:
    """Return the line of the reader's code that is running, if it is found."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename != FILE:
        frame = frame.f_back
    return None if frame is None else frame.f_lineno


@contextmanager
def refusing_what_is_no_python(source: str) -> Iterator[None]:
    """Raise a RequestError, with its line, where a text cannot be compiled."""
    try:
        yield
    except SyntaxError as error:
        raise RequestError("code", f"{error.msg}{_advice(source)}", error.lineno) from None
    except (ValueError, MemoryError, RecursionError) as error:
        raise RequestError("code", f"{type(error).__name__}: {error}") from None


def program_in(source: str, signature: str | None = None) -> Program:
    """Return the program in a text of Python. Names that online judges import need no import.

    The signature, a key of `SIGNATURES`, counts if the parameters do not show how to call it. Raise
    a RequestError if the text does not run, or if it is not clear what to call, or how.
    """
    module = _run(source)
    own = defined_in(module)
    try:
        found = answer_among(own)
        if found is not None:
            return _called(found, signature)
    except ProgramError as error:
        raise RequestError("program", str(error)) from None
    there = counted_in(own)
    if not there:
        raise RequestError("program", "there is no function in it; write one that takes a board")
    raise RequestError("program", f"there are {there}, and it is not clear which one is the answer")


def _called(found: Any, signature: str | None) -> Program:
    """Return the program, called as its parameters show, or else with the given signature."""
    try:
        return program_of(found)
    except ProgramError:
        if signature is None:
            raise
    return program_of(found, signature)


def _run(source: str) -> ModuleType:
    """Run the text as a separate module."""
    with refusing_what_is_no_python(source):
        code = compile(source, FILE, "exec", dont_inherit=True)
    # Tracebacks and traces find the lines here, as in a notebook cell.
    linecache.cache[FILE] = (len(source), None, source.splitlines(keepends=True), FILE)
    module = ModuleType("mine")
    try:
        ended = run_within(MAX_SECONDS, lambda: run_as(module, source, code))
    except BaseException as error:
        finding = outcome_of_error(error).finding
        raise RequestError("code", f"when it was loaded, {finding}", line_in(error, FILE)) from None
    if not ended:
        says = f"it was not loaded within {MAX_SECONDS:g} seconds"
        raise RequestError("code", f"{says}; perhaps a loop outside its functions does not end")
    return module


def _advice(source: str) -> str:
    """Return what to do about a text that is not Python, or is more than Python."""
    if re.search(r"^\s*(>>>|```)", source, re.MULTILINE):
        return "; leave out >>> and ```"
    if re.search(r"\{\s*$", source, re.MULTILINE) and re.search(r";\s*$", source, re.MULTILINE):
        return "; only Python can run here"
    return ""
