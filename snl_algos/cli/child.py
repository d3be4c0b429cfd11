"""Answers a request in a process of its own, which may be limited and may die.

It is started by `process.ask`. It reads the request as JSON from its standard input, and writes
lines of JSON: progress, and at last the answer. What the program writes itself goes nowhere.
"""

from __future__ import annotations

import json
import os
import sys

from ..board import BoardError
from ..checking.playing import quiet, within_memory
from ..extras import MissingExtra
from ..programs import ProgramError
from .requests import Request, answer

__all__ = ["main"]

#: The most memory such a process may take, in bytes.
MOST_MEMORY = 4 * 2**30


def main() -> None:
    """Do what the request says."""
    request = Request.from_dict(json.loads(sys.stdin.read()))
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)

    def say(**line: object) -> None:
        print(json.dumps(line), file=out, flush=True)

    def tell(words: str, **more: float | None) -> None:
        say(progress=words, **more)

    try:
        with within_memory(MOST_MEMORY), quiet():
            found = answer(request, tell)
        say(found=found)
    except (BoardError, ProgramError, MissingExtra) as error:
        say(error=str(error))
    except MemoryError:
        say(error="more memory is needed than a program of yours is given")


if __name__ == "__main__":
    main()
