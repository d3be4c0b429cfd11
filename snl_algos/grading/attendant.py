"""The first process in a container: it runs a command, and ends the container with its client.

A client that is killed leaves its container running. This process notices: its standard input ends.
The submission cannot end it, since the system keeps signals of a container from its first process.

    python -m snl_algos.grading.attendant relay|text WORD...

With "relay", what arrives on the standard input is passed on as it comes. With "text", the first
line is JSON: the whole input of the command, and its limit in seconds. How it ended and its CPU
time are then the last line on the standard error; no other process is left that could write it.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys

from ..sandbox.deadline import Deadline, Limit
from ..sandbox.process_group import cpu_load_of, end_all, hide_from_debuggers

__all__ = ["main"]

CHUNK_SIZE = 2**16
#: How often the end of the command is looked for, in seconds.
POLL_SECONDS = 0.02
#: The exit code for an unknown command, as in a shell.
NOT_FOUND = 127


def main(how: str, *words: str) -> int:
    """Run a command until it ends, or until the standard input ends; return its exit code."""
    hide_from_debuggers()
    for number in (signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_IGN)
    line = b""
    while how == "text" and not line.endswith(b"\n"):
        found = os.read(0, CHUNK_SIZE)
        if not found:
            return 1
        line += found
    try:
        child = subprocess.Popen(words, stdin=subprocess.PIPE)
    except OSError:
        return NOT_FOUND
    if how == "relay":
        return _code_of(child) if _passed_on(child) else 1
    request = json.loads(line)
    seconds = request["seconds"]
    deadline = Deadline(Limit(seconds, 1.2 * seconds), lambda: cpu_load_of(os.getpid()))
    if not _passed_on(child, request["text"].encode(), deadline):
        return 1
    ending = "exit" if child.returncode is not None else "waits" if deadline.waits else "time"
    end_all(None)
    report = json.dumps({"ending": ending, "used": deadline.used})
    os.write(2, f"\n{report}\n".encode())
    return 1 if child.returncode is None else _code_of(child)


def _passed_on(
    child: subprocess.Popen[bytes], text: bytes | None = None, deadline: Deadline | None = None
) -> bool:
    """Give a command its input until it ends or its deadline passes; False if nobody waits for it.

    Without a text, the input is what arrives on the standard input.
    """
    assert child.stdin is not None
    to = child.stdin.fileno()
    os.set_blocking(to, False)
    waiting, ends = text or b"", text is not None
    while child.poll() is None and (deadline is None or deadline.left() >= 0):
        reads, ready, _ = select.select([0], [to] if waiting else [], [], POLL_SECONDS)
        if reads:
            found = os.read(0, CHUNK_SIZE)
            if not found:
                return False
            waiting += found
        if ready:
            waiting = _written(to, waiting)
        if ends and not waiting:
            ends = False
            os.close(to)
    return True


def _code_of(child: subprocess.Popen[bytes]) -> int:
    return child.returncode if child.returncode >= 0 else 128 - child.returncode


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
