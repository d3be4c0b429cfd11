"""Shows how far a long call is, in one line of a terminal or of a notebook."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from shutil import get_terminal_size
from typing import Any, TextIO

from .findings import visible

__all__ = ["Progress", "shown"]

#: Called with a few words on the progress.
Progress = Callable[[str], None]

#: The line is shown after this many seconds.
DELAY = 1.0


@contextmanager
def shown(task: str, progress: Progress | None = None) -> Iterator[Progress]:
    """Yield a function to call with a few words on the progress: `progress`, if it is given.

    Otherwise the task and the last words are shown in one line, after `DELAY`, and the line is
    erased at the end. Without a terminal or a notebook, nothing is shown.
    """
    stream = _watched()
    if progress is not None or stream is None:
        yield progress or (lambda words: None)
        return
    from threading import Timer  # a web page has no threads

    words, line = "", ""

    def draw() -> None:
        nonlocal line
        now = visible(f"{task}: {words}" if words else f"{task} ...")
        now = now[: get_terminal_size().columns - 1]
        print(f"\r{now.ljust(len(line))}", end="", file=stream, flush=True)
        line = now

    def show(more: str) -> None:
        nonlocal words
        words = more
        if line:
            draw()

    timer = Timer(DELAY, draw)
    timer.daemon = True
    timer.start()
    try:
        yield show
    finally:
        timer.cancel()
        timer.join()
        if line:
            print(f"\r{' ' * len(line)}\r", end="", file=stream, flush=True)


def _watched() -> TextIO | None:
    """Return the stream that a person watches: of a terminal, or of a notebook's cell.

    A notebook that a program runs, such as nbconvert, cannot be asked for input: nobody watches.
    """
    if sys.stderr is not None and sys.stderr.isatty():
        return sys.stderr
    interactive = sys.modules.get("IPython")
    shell: Any = interactive and interactive.get_ipython()
    if not hasattr(shell, "get_parent"):  # no notebook
        return None
    return sys.stdout if shell.get_parent().get("content", {}).get("allow_stdin") else None
