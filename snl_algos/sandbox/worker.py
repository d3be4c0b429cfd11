"""The program's side of the protocol: separate streams, limits and channels."""

from __future__ import annotations

import builtins
import faulthandler
import json
import os
import select
import sys
from collections.abc import Iterator
from types import BuiltinFunctionType
from typing import Any, TextIO

from .interpreter_state import capped, read_line
from .process_limits import LOAD_MEMORY, limit_memory

__all__ = ["Answers", "Requests", "own_channels", "prepared"]


def prepared(requests: int, answers: int, memory: int = LOAD_MEMORY) -> tuple[Requests, Answers]:
    """Prepare a process for running a program: open its streams and channels, set its limits."""
    faulthandler.disable()  # it was enabled for the parent process
    _open_streams()
    capped().__enter__()  # as long as the process lives
    limit_memory(memory)
    return Requests(requests), Answers(answers)


def own_channels() -> tuple[int, int]:
    """Return the standard streams of this process as its channels: for requests, for answers.

    Nothing is read from the standard input any more, and what is printed goes to the standard
    error.
    """
    channels = os.dup(0), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return channels


def _open_streams() -> None:
    """Open new standard streams: the streams of the parent process may be any objects."""
    _set_stream("stdin", os.fdopen(0, "r", encoding="utf-8", errors="replace", closefd=False))
    for name, number in (("stdout", 1), ("stderr", 2)):
        stream = os.fdopen(number, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
        _set_stream(name, stream)
    if not isinstance(builtins.input, BuiltinFunctionType):
        builtins.input = read_line


def _set_stream(name: str, stream: TextIO) -> None:
    setattr(sys, name, stream)
    setattr(sys, f"__{name}__", stream)


class Requests:
    """The requests, line by line."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._buffer = b""
        self._poll = select.poll()
        self._poll.register(source, select.POLLIN)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        while True:
            line, newline, rest = self._buffer.partition(b"\n")
            if newline:
                self._buffer = rest
                yield json.loads(line)
            elif more := os.read(self._source, 2**16):
                self._buffer += more
            else:
                return

    def is_waiting(self) -> bool:
        """Return whether another request has arrived."""
        return bool(self._poll.poll(0))


class Answers:
    """Writes answers, each on a line that begins with the number of its request."""

    def __init__(self, to: int) -> None:
        self._to = to

    def __call__(self, number: int, answer: Any) -> None:
        line = b"%d %s\n" % (number, _text(answer))
        while line:
            line = line[os.write(self._to, line) :]


def _text(answer: Any) -> bytes:
    if type(answer) is int:  # nearly always
        return b"%d" % answer
    return json.dumps(answer).encode()
