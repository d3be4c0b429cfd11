"""The processes of the system, as Linux lists them."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

__all__ = ["processes_below", "sleeping", "until"]


def processes_below(pid: int) -> list[int]:
    """All descendants of a process."""
    found: list[int] = []
    with suppress(OSError):
        words = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        for child in map(int, words):
            found += [child, *processes_below(child)]
    return found


def sleeping(marker: str) -> list[int]:
    """The processes that sleep for so long."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                words = (folder / "cmdline").read_bytes().split(b"\0")
                if words[:1] == [b"sleep"] and marker.encode() in words:
                    found.append(int(folder.name))
    return found


def until(condition: Callable[[], bool]) -> None:
    """Wait for something that will come. The limit of all tests ends what does not."""
    while not condition():
        time.sleep(0.01)
