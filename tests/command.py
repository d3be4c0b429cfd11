"""Runs the `snl` command for the tests: in this process, in one of its own, on a terminal."""

from __future__ import annotations

import io
import json
import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import pytest

pytest.importorskip("typer")

import typer.main

from snl_algos import ALGORITHMS, cli

ROOT = Path(__file__).parents[1]
JUDGES = json.loads((ROOT / "tests/data/judges.json").read_text(encoding="utf-8"))["groups"]
EXACT = [name for name, algorithm in ALGORITHMS.items() if algorithm.exact]


#: What the surroundings may set that changes how a terminal is seen.
STEERING: tuple[str, ...] = ("NO_COLOR", "FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS", "COLUMNS")
STEERING += ("TTY_COMPATIBLE", "TTY_INTERACTIVE", "PYTHONIOENCODING", "PYTHONUNBUFFERED")
STEERING += ("_SNL_COMPLETE", "TERM")

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
BOX = set("│┃┏┓└┘┡┩━─╭╮╰╯╇┴┳┼├┤")


class Ran(NamedTuple):
    """What a run of the command left behind."""

    code: int
    out: str
    err: str


def surroundings(**more: str) -> dict[str, str]:
    """The environment without what steers a terminal, and with some more in it."""
    return {name: text for name, text in os.environ.items() if name not in STEERING} | more


@cache
def _commands(app: Any, *surroundings: object) -> Any:
    """The commands, put together once for the same surroundings, which may change them.

    To put them together takes longer than most of the runs in the tests.
    """
    return put_together(app)


put_together = typer.main.get_command


def snl(*args: object, stdin: bytes = b"", env: Mapping[str, str] | None = None) -> Ran:
    """Run the command in this process, as in a pipe."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n") for _ in range(2))
    code: object = 0
    around = tuple((env or {}).items())
    with (
        mock.patch(
            "typer.main.get_command", lambda app: _commands(app, app.rich_markup_mode, around)
        ),
        mock.patch.object(sys, "argv", ["snl", *map(str, args)]),
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
        mock.patch.dict(os.environ, surroundings(**(env or {})), clear=True),
    ):
        try:
            cli.run()
        except SystemExit as end:
            code = end.code or 0
    printed = []
    for stream in (out, err):
        stream.flush()
        printed.append(stream.buffer.getvalue().decode("utf-8"))
    assert isinstance(code, int)
    return Ran(code, *printed)


def good(*args: object, stdin: bytes = b"") -> str:
    """What a run prints that has nothing to complain about."""
    ran = snl(*args, stdin=stdin)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def refused(*args: object, stdin: bytes = b"") -> str:
    """The one line of a run that refuses its input."""
    ran = snl(*args, stdin=stdin)
    assert ran.out == ""
    assert ran.code == 2
    assert ran.err.startswith("snl: ")
    assert ran.err.endswith("\n")
    assert len(ran.err.splitlines()) == 1
    assert "Traceback" not in ran.err
    return ran.err


def misused(*args: object, stdin: bytes = b"") -> str:
    """What is said, after the name of the command, of arguments that make no sense."""
    ran = snl(*args, stdin=stdin)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    who, _, message = ran.err.partition(": ")
    assert who.split()[0] == "snl" and message
    return message


def cells_of(line: str) -> list[str]:
    """The texts in a line of a plain table."""
    return re.split(r"\s{2,}", line.strip())


def process(*args: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own."""
    chosen: dict[str, Any] = {
        "capture_output": True,
        "env": surroundings(),
        "timeout": 300,
    } | options
    return subprocess.run([sys.executable, "-m", "snl_algos", *args], check=False, **chosen)


def on_terminal(command: Sequence[str], **env: str) -> tuple[int, str]:
    """The exit code of a program and what it shows on a terminal, of 100 columns by default."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    env = surroundings(**{"TERM": "xterm-256color", "COLUMNS": "100"} | env)
    # Our own hold on their side stays until all is read: what was written last could be lost with
    # the last who holds it.
    shown = b""
    try:
        program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
        while program.poll() is None or select.select([ours], [], [], 0)[0]:
            if select.select([ours], [], [], 0.05)[0]:
                shown += os.read(ours, 65536)
    finally:
        os.close(theirs)
        os.close(ours)
    return program.wait(timeout=300), shown.decode("utf-8")


def judged(boards: Sequence[Mapping[str, Any]]) -> bytes:
    """Boards in the text of the HackerRank judge, written here once more."""
    lines = [str(len(boards))]
    for board in boards:
        for kind in (1, -1):
            jumps = [(a, b) for a, b in board["jumps"] if (b - a) * kind > 0]
            lines += [str(len(jumps)), *(f"{a} {b}" for a, b in jumps)]
    return ("\n".join(lines) + "\n").encode()


SAMPLES = JUDGES["hackerrank-quickest-way-up"]
#: Six snakes in a row, which no throw passes.
UNREACHABLE = {"jumps": [[head, 1] for head in range(50, 56)]}


def run_check(*words: object) -> Ran:
    """Run `snl check`, which must end without a traceback."""
    ran = snl("check", *words)
    assert "Traceback" not in ran.err + ran.out
    return ran


def run_check_until_judged(*words: object, seconds: int, reason: str = "") -> Ran:
    """Run `snl check` with so much time, and with more while that is too little.

    For programs that get a verdict, and this reason, on every machine, however busy it is.
    """
    for time in longer_and_longer(seconds):
        ran = run_check(*words, "--seconds", time)
        if ran.code != 2 and reason in ran.out:
            break
    return ran


def longer_and_longer(seconds: int) -> Iterator[int]:
    """Times for a check, each four times the one before.

    Examples
    --------
    >>> list(longer_and_longer(3))
    [3, 12, 48, 192]
    """
    while seconds < 300:
        yield seconds
        seconds *= 4


def unjudged(*words: object) -> str:
    """The message of a check that could not judge: exit code 2, and nothing but the message."""
    ran = run_check(*words)
    assert (ran.code, ran.out) == (2, "")
    return " ".join(ran.err.split())


def written(path: Path, data: bytes) -> Path:
    """A file with these contents."""
    path.write_bytes(data)
    return path
