"""The hostile bodies in `tests/data/hostile`, and functions that are made of them.

A file holds the bodies of one kind. Each has a head: `=== its name: how a call of it ends`, with
several endings that are all right where a machine may choose.
"""

from __future__ import annotations

import os
import stat
import textwrap
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

__all__ = ["BODIES", "Body", "function_of"]

FOLDER = Path(__file__).parent / "data" / "hostile"
MODULES = "asyncio, ctypes, itertools, os, queue, signal, subprocess, sys, threading, time"


class Body(NamedTuple):
    """One body."""

    kind: str
    name: str
    endings: tuple[str, ...]
    text: str


def _bodies() -> dict[str, Body]:
    found: dict[str, Body] = {}
    for file in sorted(FOLDER.glob("*.txt")):
        for part in file.read_text("utf-8").split("=== ")[1:]:
            head, _, text = part.partition("\n")
            name, _, endings = head.rpartition(": ")
            body = Body(file.stem, name, tuple(endings.split(" / ")), text)
            assert f"{body.kind}: {name}" not in found, head
            found[f"{body.kind}: {name}"] = body
    return found


#: By kind and name.
BODIES = _bodies()


def pipes(without: Collection[int] = ()) -> list[int]:
    """All pipes that are open, but for some: those of the tests themselves."""
    found = []
    for number in range(3, 64):
        with suppress(OSError):
            if number not in without and stat.S_ISFIFO(os.fstat(number).st_mode):
                found.append(number)
    return found


def function_of(body: str) -> Callable[[Any], Any]:
    """A function with a body, and the modules that it may want."""
    names: dict[str, Any] = {"pipes": partial(pipes, pipes()), "seen": []}
    text = textwrap.indent(textwrap.dedent(body), "    ")
    exec(f"import {MODULES}\ndef function(board):\n{text}\n", names)
    function: Callable[[Any], Any] = names["function"]
    return function
