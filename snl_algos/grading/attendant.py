"""The first process in a container: it runs a command, and ends the container with its client.

A client that is killed leaves its container running. This process notices: its standard input ends.
The submission cannot end it, since the system keeps signals of a container from its first process.

    python -m snl_algos.grading.attendant WORD...

What arrives on the standard input is passed on.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys

from ..sandbox.process_group import hide_from_debuggers

__all__ = ["main"]

CHUNK_SIZE = 2**16
#: How often the end of the command is looked for, in seconds.
POLL_SECONDS = 0.02
#: The exit code for an unknown command, as in a shell.
NOT_FOUND = 127


def main(*words: str) -> int:
    """Run a command until it ends, or until the standard input ends; return its exit code."""
    hide_from_debuggers()
    for number in (signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_IGN)
    try:
        child = subprocess.Popen(words, stdin=subprocess.PIPE)
    except OSError:
        return NOT_FOUND
    if not _passed_on(child):
        return 1
    return child.returncode if child.returncode >= 0 else 128 - child.returncode


def _passed_on(child: subprocess.Popen[bytes]) -> bool:
    """Give a command its input until it ends; False if nobody waits for it any more."""
    assert child.stdin is not None
    to = child.stdin.fileno()
    os.set_blocking(to, False)
    waiting = b""
    while child.poll() is None:
        reads, ready, _ = select.select([0], [to] if waiting else [], [], POLL_SECONDS)
        if reads:
            found = os.read(0, CHUNK_SIZE)
            if not found:
                return False
            waiting += found
        if ready:
            waiting = _written(to, waiting)
    return True


def _written(to: int, waiting: bytes) -> bytes:
    """Write what can be written, and return the rest; nothing if nobody reads it."""
    try:
        return waiting[os.write(to, waiting) :]
    except BlockingIOError:
        return waiting
    except BrokenPipeError:
        return b""


if __name__ == "__main__":
    os._exit(main(*sys.argv[1:]))
