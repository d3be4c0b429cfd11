"""Bad input on the command line: one line that says what is wrong, exit code 2, no traceback."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer")

from command import process, refused, snl
from malformed import MALFORMED

#: A few of the broken files: bytes, text that is not a board, and boards with a mistake. What is
#: said of all of them: `tests/boards/test_refusals.py`.
CHOSEN = {
    "empty", "utf-16 little", "not utf-8", "control characters", "deep and closed", "long number",
    "empty row", "extra text",
}  # fmt: skip
BROKEN = [row for row in MALFORMED if row[0] in CHOSEN]
COMMANDS = ("solve", "compare", "step", "draw", "convert")
ONE_BOARD = b"[-1, 3, -1, -1]"
TWO_BOARDS = b'[{"cells": 8, "jumps": []}, {"cells": 9, "jumps": []}]'
#: Characters that steer a terminal or turn a line around. None may be printed as it is.
STEERING = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
#: In a name: red, a window title, a bell, an erased line, a text turned around.
NASTY = "a\x1b[31mb\x1b]0;t\x07c\rd\x9b2Je\u202ef"


def notation_of(notation: str | None) -> list[str]:
    return [] if notation is None else ["--notation", notation]


# -- broken files -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "notation", "fragment"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN]
)
def test_broken_input(data: bytes, notation: str | None, fragment: str, tmp_path: Path) -> None:
    """A traceback, a wrong exit code, half an answer, or a line that does not say where."""
    file = tmp_path / "broken"
    file.write_bytes(data)
    told = {refused(command, file, *notation_of(notation)) for command in COMMANDS}
    assert len(told) == 1  # no command knows better than another
    (line,) = told
    assert line.startswith(f"snl: {file}: ")
    assert fragment in line
    assert len(line) < 600
    assert not STEERING.search(line)
    assert refused("solve", *notation_of(notation), stdin=data) == line.replace(
        str(file), "standard input"
    )


# -- files that cannot be read -------------------------------------------------------


def test_missing_file_and_a_directory(tmp_path: Path) -> None:
    """A traceback; a slip in a gallery name that gets no hint; a directory read as empty."""
    for command in COMMANDS:
        assert f"snl: {tmp_path / 'no'}: no such file" in refused(command, tmp_path / "no")
        assert "(did you mean 'thirty'?)" in refused(command, "thrity")
        assert f"snl: {tmp_path}: cannot be read: " in refused(command, tmp_path)


def test_names_that_no_file_can_have() -> None:
    """An empty name or a NUL in it, and a traceback from the system call."""
    for name in ("", "a\0b"):
        for command in COMMANDS:
            refused(command, name)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no /dev/zero")
def test_endless_input() -> None:
    """Standard input read until the memory is full."""
    resource = pytest.importorskip("resource")
    most = 2 * 10**9
    for arguments in (["solve", "-"], ["solve", "/dev/zero"]):
        with Path("/dev/zero").open("rb") as endless:
            ran = process(
                *arguments,
                stdin=endless,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most)),
            )
        assert ran.returncode == 2
        assert b"the file is too large" in ran.stderr
        assert ran.stderr.count(b"\n") == 1


# -- names that steer a terminal ------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_file_name_with_control_characters(command: str, tmp_path: Path) -> None:
    """A file name that colours the terminal, sets its title or fakes a line of output."""
    file = tmp_path / f"{NASTY}\nsnl: all is well"
    for contents in (None, b"[-1, x]", ONE_BOARD, TWO_BOARDS):
        if contents is not None:
            file.write_bytes(contents)
        ran = snl(command, file)
        assert not STEERING.search(ran.out + ran.err)
        if contents == ONE_BOARD or (contents == TWO_BOARDS and command not in ("draw", "step")):
            assert (ran.code, ran.err) == (0, "")
            assert not any(line.startswith("snl: ") for line in ran.out.splitlines())
        else:
            assert ran.code == 2
            assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("nasty", [NASTY, "\ud800", "a\nsnl: b"])
def test_words_of_a_board_that_steer_a_terminal(nasty: str, tmp_path: Path) -> None:
    """A board from the net that reaches into the terminal; words that are lost to prevent it."""
    file = tmp_path / "board.json"
    words = dict.fromkeys(("name", "author", "source"), nasty)
    file.write_text(json.dumps({**words, "cells": 8, "jumps": [[2, 7]]}))
    runs = {command: snl(command, file) for command in COMMANDS}
    runs |= {"json": snl("compare", file, "--json"), "route": snl("draw", file, "--route")}
    for ran in runs.values():
        assert (ran.code, ran.err) == (0, "")
        assert not STEERING.search(ran.out)
        assert "snl: b" not in ran.out.splitlines()
    assert words.items() <= json.loads(runs["convert"].out).items()
    if "\ud800" not in nasty:
        assert words.items() <= json.loads(process("convert", str(file)).stdout).items()
