"""The program's side of a conversation: streams, limits and a channel of its own."""

from __future__ import annotations

import faulthandler
import json
import os
import select
import sys
from collections.abc import Iterator
from typing import Any, TextIO

from .memory import TO_LOAD, limit_memory
from .recursion_limit import capped

__all__ = ["Answers", "Requests", "prepared"]


def prepared(requests: int, answers: int) -> tuple[Requests, Answers]:
    """What a process needs before it runs a program: streams and limits of its own."""
    faulthandler.disable()  # who asked for it, asked for this process's parent
    _own_streams()
    capped().__enter__()  # as long as the process lives
    limit_memory(TO_LOAD)
    return Requests(requests), Answers(answers)


def _own_streams() -> None:
    """Streams of this process alone: those that it was copied with may be anybody's."""
    _set_stream("stdin", os.fdopen(0, "r", encoding="utf-8", errors="replace", closefd=False))
    for name, number in (("stdout", 1), ("stderr", 2)):
        stream = os.fdopen(number, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
        _set_stream(name, stream)


def _set_stream(name: str, stream: TextIO) -> None:
    setattr(sys, name, stream)
    setattr(sys, f"__{name}__", stream)


class Requests:
    """What is asked, line by line."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._heard = b""
        self._poll = select.poll()
        self._poll.register(source, select.POLLIN)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        while True:
            line, newline, rest = self._heard.partition(b"\n")
            if newline:
                self._heard = rest
                yield json.loads(line)
            elif more := os.read(self._source, 2**16):
                self._heard += more
            else:
                return

    def is_waiting(self) -> bool:
        """Whether another request has come."""
        return bool(self._poll.poll(0))


class Answers:
    """Says answers, each on a line that begins with the number of its request."""

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
