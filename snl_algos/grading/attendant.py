"""The first process in a container: it runs a command, and ends the container with its client.

A client that is killed leaves its container running. This process notices: its standard input ends.
The submission cannot end it, since the system keeps signals of a container from its first process.

    python -m snl_algos.grading.attendant WORD...

What arrives on the standard input is left to the command.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys

from ..sandbox.process_group import hide_from_debuggers

__all__ = ["main"]

#: How often the end of the command is looked for, in milliseconds.
POLL_MILLISECONDS = 20
#: The exit code for an unknown command, as in a shell.
NOT_FOUND = 127


def main(*words: str) -> int:
    """Run a command until it ends, or until the standard input ends; return its exit code."""
    hide_from_debuggers()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        child = subprocess.Popen(words)
    except OSError:
        return NOT_FOUND
    client = select.poll()
    client.register(0, 0)  # only its end is reported, also before the command has read everything
    while child.poll() is None:
        if client.poll(POLL_MILLISECONDS):
            return 1
    return child.returncode if child.returncode >= 0 else 128 - child.returncode


if __name__ == "__main__":
    os._exit(main(*sys.argv[1:]))
