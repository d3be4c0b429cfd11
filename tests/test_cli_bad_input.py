"""Bad input on the command line: one line that says what is wrong, exit code 2, no traceback."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import NoReturn

import pytest

pytest.importorskip("typer")

from malformed import MALFORMED
from test_cli import process, refused, snl, surroundings

from snl_algos import ALGORITHMS
from snl_algos.notations import NOTATIONS

NAMES = [row[0] for row in MALFORMED]
COMMANDS = ("solve", "compare", "draw", "convert")
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


@pytest.mark.parametrize(("name", "data", "notation", "fragment"), MALFORMED, ids=NAMES)
def test_broken_file(
    name: str, data: bytes, notation: str | None, fragment: str, tmp_path: Path
) -> None:
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


@pytest.mark.parametrize(("name", "data", "notation", "fragment"), MALFORMED, ids=NAMES)
def test_broken_standard_input(name: str, data: bytes, notation: str | None, fragment: str) -> None:
    """Input from a pipe that is read another way than a file."""
    line = refused("solve", *notation_of(notation), stdin=data)
    assert line.startswith("snl: standard input: ")
    assert fragment in line


@pytest.mark.parametrize(("name", "data", "notation", "fragment"), MALFORMED[::20], ids=NAMES[::20])
def test_broken_standard_input_of_a_process(
    name: str, data: bytes, notation: str | None, fragment: str
) -> None:
    """The same with real pipes."""
    ran = process("compare", "-", *notation_of(notation), input=data)
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.startswith(b"snl: standard input: ")
    assert ran.stderr.count(b"\n") == 1
    assert fragment in ran.stderr.decode()


def test_good_files_beside_a_broken_one(tmp_path: Path) -> None:
    """Half a comparison printed before the complaint."""
    file = tmp_path / "broken"
    file.write_bytes(b"[[-1], [")
    assert str(file) in refused("compare", "thirty", file, "fifty")
    assert str(file) in refused("compare", "thirty", file, "--json")


# -- files that cannot be read -------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_missing_file(command: str, tmp_path: Path) -> None:
    """A traceback; a typing error in a gallery name that gets no hint."""
    assert "no such file, and no gallery board of that name" in refused(command, tmp_path / "no")
    assert "(did you mean 'thirty'?)" in refused(command, "thrity")


@pytest.mark.parametrize("command", COMMANDS)
def test_directory(command: str, tmp_path: Path) -> None:
    """A directory taken for an empty file."""
    assert f"snl: {tmp_path}: cannot be read: " in refused(command, tmp_path)


def test_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A traceback for somebody else's file."""
    file = tmp_path / "board.json"
    file.write_bytes(b"[-1]")

    def forbidden(self: Path, *args: object, **options: object) -> NoReturn:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", forbidden)
    for command in COMMANDS:
        assert refused(command, file) == f"snl: {file}: cannot be read: Permission denied\n"


def test_a_file_for_a_folder(tmp_path: Path) -> None:
    """A path that goes through a file."""
    (tmp_path / "file").write_bytes(b"[-1]")
    assert "cannot be read: Not a directory" in refused("solve", tmp_path / "file" / "board.json")


def test_names_that_no_file_can_have() -> None:
    """An empty name or a NUL in it, and a traceback from the system call."""
    for name in ("", "a\0b"):
        for command in COMMANDS:
            said = refused(command, name)
            assert "cannot be read" in said or "give a file" in said


@pytest.mark.parametrize("notation", [None, *NOTATIONS])
def test_line_of_fifty_megabytes(notation: str | None, tmp_path: Path) -> None:
    """A file read to its end and beyond the memory; a message as long as the file."""
    file = tmp_path / "large"
    file.write_bytes(b"7" * 50_000_000)
    began = perf_counter()
    line = refused("solve", file, *notation_of(notation))
    assert "the file is too large" in line
    assert "(32 MiB)" in line
    assert len(line) < 300
    if notation is None:
        assert "the file is too large" in refused("solve", stdin=file.read_bytes())
    assert perf_counter() - began < 20


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
@pytest.mark.parametrize("contents", [None, b"[-1, x]", ONE_BOARD, TWO_BOARDS])
def test_file_name_with_control_characters(
    command: str, contents: bytes | None, tmp_path: Path
) -> None:
    """A file name that colours the terminal, sets its title or fakes a line of output."""
    file = tmp_path / f"{NASTY}\nsnl: all is well"
    if contents is not None:
        file.write_bytes(contents)
    ran = snl(command, file)
    assert not STEERING.search(ran.out + ran.err)
    if contents == ONE_BOARD or (contents == TWO_BOARDS and command != "draw"):
        assert (ran.code, ran.err) == (0, "")
        assert not any(line.startswith("snl: ") for line in ran.out.splitlines())
    else:
        assert ran.code == 2
        assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_output_name_with_control_characters(command: str, tmp_path: Path) -> None:
    """The same for the names of files to be written, and of everything else that is named."""
    if command in ("draw", "convert"):
        file = tmp_path / f"{NASTY}.svg"
        file.write_bytes(b"")
        assert not STEERING.search(refused(command, "thirty", "-o", file))
        assert not STEERING.search(refused(command, "thirty", "-o", tmp_path / NASTY / "x.svg"))
    else:
        assert not STEERING.search(refused(command, "thirty", "--algorithm", NASTY))
    assert not STEERING.search(refused(command, "-", "--notation", NASTY, stdin=b"[-1]"))


def test_file_name_that_is_no_utf_8(tmp_path: Path) -> None:
    """A name with a stray byte, as archives from elsewhere have, that cannot be printed."""
    folder = os.fsencode(tmp_path)
    good, bad = folder + b"/good\xff.json", folder + b"/bad\xfe.json"
    try:
        for name, data in ((good, b"[-1, 3, -1, -1]"), (bad, b"[-1, x]")):
            Path(os.fsdecode(name)).write_bytes(data)
    except OSError:
        pytest.skip("this file system takes no such names")
    for command in COMMANDS:
        ran = snl(command, os.fsdecode(good))
        assert (ran.code, ran.err) == (0, "")
        assert "cannot be read" not in refused(command, os.fsdecode(bad))
        assert "no such file" in refused(command, os.fsdecode(folder + b"/no\xfd"))
    data = json.loads(snl("compare", os.fsdecode(good), "--json").out)
    assert data[0]["name"].endswith("/good�.json")
    real = process("compare", os.fsdecode(bad))
    assert real.returncode == 2
    assert b"Traceback" not in real.stderr
    real.stderr.decode("utf-8")


@pytest.mark.parametrize("key", ["name", "author", "source"])
@pytest.mark.parametrize("nasty", [NASTY, "\ud800", "a\nsnl: b"])
def test_words_of_a_board_that_steer_a_terminal(key: str, nasty: str, tmp_path: Path) -> None:
    """A board from the net that reaches into the terminal; words that are lost to prevent it."""
    file = tmp_path / "board.json"
    file.write_text(json.dumps({key: nasty, "cells": 8, "jumps": [[2, 7]]}))
    runs = [snl(command, file) for command in COMMANDS]
    runs += [snl("compare", file, "--json"), snl("draw", file, "--route")]
    for ran in runs:
        assert (ran.code, ran.err) == (0, "")
        assert not STEERING.search(ran.out)
        assert "snl: b" not in ran.out.splitlines()
    assert json.loads(runs[3].out)[key] == nasty
    if "\ud800" not in nasty:
        assert json.loads(process("convert", str(file)).stdout)[key] == nasty


# -- options --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        "solve thirty --nope",
        "nope",
        "solve thirty fifty",
        "solve thirty --limit 0",
        "solve thirty --limit -1",
        "solve thirty --limit many",
        "solve thirty --limit 1.5",
        "solve thirty --algorithm",
        "random --cells 1e3",
        "random --cells",
        "random --seed x",
        "random extra",
        f"random --cells {'9' * 5000}",
        f"solve thirty --limit {'9' * 5000}",
        "draw thirty -o",
        "boards extra",
        "algorithms --json",
    ],
    ids=lambda text: text[:40],
)
def test_wrong_usage(arguments: str) -> None:
    """An option that is ignored, or a traceback instead of a hint."""
    ran = snl(*arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert "Error" in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("command", ["convert", "random"])
def test_unknown_notation_to_write(command: str, tmp_path: Path) -> None:
    """A notation guessed, or a file made for one that does not exist."""
    arguments = ["thirty", "-o", tmp_path / "out"] if command == "convert" else ["--seed", 1]
    line = refused(command, *arguments, "--to", "gird")
    assert "there is no notation 'gird' (did you mean 'grid'?)" in line
    assert all(notation in line for notation in NOTATIONS)
    assert list(tmp_path.iterdir()) == []


# -- numbers too large ------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        "--cells 99999999999999999999999",
        "--cells 1000000000000000001",
        "--cells 1000000000 --snakes 400000000 --ladders 1",
        "--cells 1000000000000000000 --ladders 400000000000000000",
        "--cells 1000000000 --to move-array",
        "--cells 1000000000 --to grid",
        "--cells 1000000000000000000 --to move-array",
        "--cells 1000000000000000000 --to grid",
        "--die 1000000000",
        "--snakes -1000000000 --ladders 1000000000",
    ],
)
def test_random_board_too_large(arguments: str) -> None:
    """A mistyped number that fills the memory, or runs until somebody stops it."""
    resource = pytest.importorskip("resource")
    most = 2 * 10**9
    began = perf_counter()
    ran = process(
        *("random", "--seed", "1", *arguments.split()),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most)),
    )
    assert perf_counter() - began < 10
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.startswith(b"snl: ")
    assert ran.stderr.count(b"\n") == 1
    assert b"memory" not in ran.stderr  # refused before it is tried


@pytest.mark.parametrize("cells", [10**9, 10**18])
def test_large_random_board_is_fine_in_json(cells: int) -> None:
    """A refusal of what costs nothing: json writes the jumps only."""
    ran = snl("random", "--cells", cells, "--seed", 1)
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["cells"] == cells


#: Every way to ask for work on each cell of a board.
ON_EVERY_CELL = [
    *(f"solve BOARD --algorithm {name}" for name in ALGORITHMS),
    *("solve BOARD --all-routes", "solve BOARD --notation json", "compare BOARD"),
    *("compare BOARD --algorithm queue-bfs", "compare BOARD --json", "draw BOARD --route"),
    *("draw BOARD -o OUT.svg", "draw BOARD -o OUT.png", "draw BOARD -o OUT.pdf --route"),
    *(f"convert BOARD --to {notation}" for notation in NOTATIONS if notation != "json"),
    *("step BOARD", "step BOARD -o OUT.html"),
    *(f"convert BOARD --to {notation} -o OUT" for notation in ("move-array", "grid")),
]


@pytest.mark.parametrize("arguments", ON_EVERY_CELL)
@pytest.mark.parametrize("start", [0, 1])
def test_board_too_large_for_the_work(arguments: str, start: int, tmp_path: Path) -> None:
    """A small file with a large number in it that fills the memory."""
    if "OUT.p" in arguments or "OUT.s" in arguments:
        pytest.importorskip("matplotlib")
    file = tmp_path / "board.json"
    file.write_text(json.dumps({"cells": 10**18, "jumps": [[2, 5]], "start": start}))
    began = perf_counter()
    words = arguments.replace("BOARD", str(file)).replace("OUT", str(tmp_path / "out")).split()
    line = refused(*words)
    assert perf_counter() - began < 5
    assert len(line) < 300
    assert [path.name for path in tmp_path.iterdir()] == ["board.json"]


def test_large_board_is_fine_where_cells_are_not_counted_out(tmp_path: Path) -> None:
    """A refusal where nothing is done cell by cell."""
    file = tmp_path / "board.json"
    file.write_text('{"cells": 1000000000000000000, "jumps": [[2, 5]]}')
    assert snl("draw", file).out == "1000000000000000000 cells, die 6, 1 ladder, no snakes\n"
    assert json.loads(snl("convert", file).out)["cells"] == 10**18


def test_out_of_memory_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A traceback where the memory ends all the same."""

    def too_much(*args: object, **options: object) -> NoReturn:
        raise MemoryError

    monkeypatch.setattr("snl_algos.cli.commands.compare_algorithms", too_much)
    assert "too large for the memory" in refused("compare", "thirty")


# -- Ctrl-C -----------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_interrupted() -> None:
    """A traceback after Ctrl-C, or a table of a comparison that was stopped."""
    code = (
        "import os, signal; from snl_algos.cli import commands as cli\n"
        # A program in the background is started with this signal ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "cli.compare_algorithms = lambda *a, **b: os.kill(os.getpid(), signal.SIGINT)\n"
        "cli.run()"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, "compare", "thirty"],
        capture_output=True,
        env=surroundings(),
        check=False,
    )
    assert ran.returncode not in (0, 2)
    assert b"Traceback" not in ran.stderr
    assert b"thirty: " not in ran.stdout
