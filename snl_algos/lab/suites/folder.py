"""Read and write a folder of tests: `input/input00.txt`, its answer `output/output00.txt`, ...

A folder that is written also has `manifest.json`, for autograders: the mistakes that each test
catches. Its contract is `suite.schema.json`.
"""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path
from typing import Any, NamedTuple

from ...board import BoardError, BoardWarning
from ...boards.notations import (
    NamedBoard,
    answers,
    decode,
    notation_named,
    recognise,
    write_boards,
)
from ...checker.rules import Case
from ...whole_file import write_whole
from .suite import Suite
from .wrong_programs import SuiteError, rules_of

__all__ = ["Test", "check_place", "read_tests", "write"]

#: The format and version of a manifest.
FORMAT, VERSION = "snl-suite", 2
#: What the message of a missing file adds.
LAYOUT = "a suite has input/input00.txt, output/output00.txt and so on"


class Test(NamedTuple):
    """An input and its answers."""

    name: str  #: the name of the input's file
    boards: tuple[Case, ...]  #: only `hackerrank` has several boards in a file
    answers: tuple[int | None, ...]  #: the answer for each board; None for -1


def read_tests(folder: str | Path, notation: str | None = None) -> tuple[str, list[Test]]:
    """Read the notation of a folder, and its tests in the order of their numbers.

    Parameters
    ----------
    folder : str or Path
        A folder with `input/` and `output/`.
    notation : str, optional
        By default the one that is recognised in the first input.

    Raises
    ------
    SuiteError
        If a file is missing or cannot be read.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     for kind, text in [("input", "[-1, -1, -1]"), ("output", "1")]:
    ...         Path(folder, kind).mkdir()
    ...         size = Path(folder, kind, "a.txt").write_text(text)
    ...     notation, tests = read_tests(folder)
    >>> notation, tests[0].name, tests[0].answers
    ('move-array', 'a.txt', (1,))
    """
    folder = Path(folder)
    if not folder.is_dir():
        raise SuiteError(f"{folder}: {'not a folder' if folder.exists() else 'no such folder'}")
    pairs = _pairs_in(folder)
    (first, _), *_ = pairs
    try:
        chosen = notation or recognise(_text(first))
    except BoardError as error:
        raise SuiteError(f"{first}: {error}") from None
    rules_of(chosen)
    return chosen, [_read(into, out, chosen) for into, out in pairs]


def _pairs_in(folder: Path) -> list[tuple[Path, Path]]:
    """Return the input and the output of each test, in the order of their numbers."""
    inputs, outputs = _files_in(folder / "input"), _files_in(folder / "output")
    if not inputs:
        raise SuiteError(f"{folder}: it has no tests; {LAYOUT}")
    pairs = []
    for name, path in inputs.items():
        names = (name.replace("input", "output"), name, name.replace(".in", ".out"))
        output = next((outputs.pop(one) for one in names if one in outputs), None)
        if output is None:
            raise SuiteError(f"{path}: it has no output; {LAYOUT}")
        pairs.append((path, output))
    if outputs:
        raise SuiteError(f"{next(iter(outputs.values()))}: it has no input; {LAYOUT}")
    return pairs


def _files_in(inside: Path) -> dict[str, Path]:
    """Return the files of a folder, in the order of their numbers."""
    paths = [path for path in inside.iterdir() if path.is_file()] if inside.is_dir() else []
    shown = {path.name: path for path in paths if not path.name.startswith(".")}
    return {name: shown[name] for name in sorted(shown, key=_in_numbers)}


def _in_numbers(name: str) -> list[tuple[int, str]]:
    """Return a sort key that puts `input2.txt` before `input10.txt`."""
    pieces = re.split(r"([0-9]+)", name)
    return [(int(piece), "") if at % 2 else (0, piece) for at, piece in enumerate(pieces)]


def _text(path: Path) -> str:
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise SuiteError(f"{path}: cannot be read: {error.strerror}") from None
    except BoardError as error:
        raise SuiteError(f"{path}: {error}") from None


def _read(path: Path, output: Path, notation: str) -> Test:
    rules, text = rules_of(notation), _text(path)
    try:
        with warnings.catch_warnings():  # a suite says itself what is right
            warnings.simplefilter("ignore", BoardWarning)
            boards = tuple(rules.case(one.board) for one in notation_named(notation).read(text))
    except BoardError as error:
        raise SuiteError(f"{path}: read as {notation}: {error}") from None
    words = _text(output).split()
    for word in words:
        if not re.fullmatch(r"-1|[0-9]{1,18}", word):
            raise SuiteError(
                f"{output}: {word[:20]!r} is not an answer; an answer is a number of throws, or -1"
            )
    if len(words) != len(boards):
        raise SuiteError(
            f"{output}: expected one answer for each board in {path.name} ({len(boards)}), "
            f"found {len(words)}"
        )
    return Test(path.name, boards, tuple(None if word == "-1" else int(word) for word in words))


def write(suite: Suite, folder: str | Path) -> None:
    """Write a suite.

    Parameters
    ----------
    suite : Suite
        The suite.
    folder : str or Path
        A new or an empty folder.

    Raises
    ------
    SuiteError
        If the folder is not empty, or a file cannot be written.
    """
    folder = Path(folder)
    names = [
        (f"input/input{number:02}.txt", f"output/output{number:02}.txt")
        for number in range(len(suite.boards))
    ]
    files: dict[str, str] = {}
    for (into, out), case, throws in zip(names, suite.boards, suite.answers, strict=True):
        files[into] = write_boards([NamedBoard(suite.rules.board(case))], suite.notation)
        files[out] = answers([throws])
    check_place(folder)
    manifest = json.dumps(_manifest(suite, names), indent=1, ensure_ascii=False)
    files["manifest.json"] = manifest  # it follows the tests that it names
    try:
        for name in files:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(folder / name, (files[name].rstrip("\n") + "\n").encode())
    except OSError as error:
        raise SuiteError(f"{folder}: cannot be written: {error.strerror}") from None


def check_place(folder: str | Path) -> None:
    """Refuse a folder that is not empty, before the work is done."""
    if Path(folder).is_dir() and any(Path(folder).iterdir()):
        raise SuiteError(f"{folder} is not empty; choose a new folder")


def _manifest(suite: Suite, names: list[tuple[str, str]]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "notation": suite.notation,
        "rules": suite.rules.name,
        "chosen_from": suite.tried,
        "at_least": suite.at_least,
        "tests": [
            {"input": into, "output": out, "cells": case.cells, "jumps": len(case.jumps),
             "throws": throws}
            for (into, out), case, throws in zip(names, suite.boards, suite.answers, strict=True)
        ],
        "programs": [
            {"name": wrong.name, "kind": wrong.kind, "title": wrong.program.title,
             "caught_by": [names[number][0] for number in numbers]}
            for wrong, numbers in suite.catches.items()
        ],
        "harmless": [
            {"name": wrong.name, "kind": wrong.kind, "why": why}
            for wrong, why in suite.harmless.items()
        ],
    }  # fmt: skip
