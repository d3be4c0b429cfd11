"""A suite as a folder, laid out as HackerRank has it: `input/input00.txt`, `output/output00.txt`.

Beside these files is `manifest.json`, for autograders: which test catches what. Its contract is
`suite.schema.json`.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, NamedTuple

from ..board import BoardError
from ..checking.rules import Case
from ..notations import NamedBoard, answers, decode, notation_named, recognise, write_boards
from ..traces import write_whole
from .catching import Catching
from .errors import SuiteError
from .making import Suite
from .wrong import JUDGED, rules_of

__all__ = ["FORMAT", "VERSION", "Test", "manifest_schema", "read_tests", "write"]

FORMAT, VERSION = "snl-suite", 1
LAYOUT = "a suite has input/input00.txt, output/output00.txt and so on"


class Test(NamedTuple):
    """An input and its answers.

    Attributes
    ----------
    name : str
        The name of the input's file.
    boards : tuple of Case
        The boards in it. Only `hackerrank` holds several.
    answers : tuple of int or None
        What the output says of each; None for -1.
    """

    name: str
    boards: tuple[Case, ...]
    answers: tuple[int | None, ...]


# -- reading -----------------------------------------------------------------------------------


def read_tests(folder: str | Path, notation: str | None = None) -> tuple[str, list[Test]]:
    """The notation of a folder, and its tests in the order of their numbers.

    Parameters
    ----------
    folder : str or Path
        A folder with `input/` and `output/`, ours or somebody's.
    notation : str, optional
        By default the manifest says it, or it is recognised.

    Raises
    ------
    SuiteError
        If it is not such a folder. The message says what is missing, or what cannot be read.
    """
    folder = Path(folder)
    if not folder.is_dir():
        raise SuiteError(f"{folder}: {'not a folder' if folder.exists() else 'no such folder'}")
    inputs, outputs = _files(folder, "input"), _files(folder, "output")
    if not inputs:
        raise SuiteError(f"{folder}: there are no tests in it; {LAYOUT}")
    for name in inputs:
        if _name_of_output(name, outputs) is None:
            raise SuiteError(f"{inputs[name]}: there is no output for it; {LAYOUT}")
    spare = set(outputs) - {_name_of_output(name, outputs) for name in inputs}
    if spare:
        raise SuiteError(f"{outputs[min(spare)]}: there is no input for it; {LAYOUT}")
    first = next(iter(inputs.values()))
    chosen = notation or _notation_in_manifest(folder) or _recognised(first)
    rules_of(chosen)
    return chosen, [
        _read(inputs[name], outputs[_name_of_output(name, outputs) or ""], chosen)
        for name in inputs
    ]


def _files(folder: Path, kind: str) -> dict[str, Path]:
    """The files of `input/` or of `output/`, in the order of their numbers."""
    inside = folder / kind
    paths = [path for path in inside.iterdir() if path.is_file()] if inside.is_dir() else []
    shown = {path.name: path for path in paths if not path.name.startswith(".")}
    return {name: shown[name] for name in sorted(shown, key=_in_numbers)}


def _in_numbers(name: str) -> list[tuple[int, str]]:
    """A key that puts `input2.txt` before `input10.txt`."""
    pieces = re.split(r"([0-9]+)", name)
    return [(int(piece), "") if at % 2 else (0, piece) for at, piece in enumerate(pieces)]


def _name_of_output(name: str, outputs: dict[str, Path]) -> str | None:
    names = (name.replace("input", "output"), name, name.replace(".in", ".out"))
    return next((one for one in names if one in outputs), None)


def _notation_in_manifest(folder: Path) -> str | None:
    """What our manifest says; None if there is none, or one of somebody else."""
    try:
        manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    except (OSError, ValueError):
        return None
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        return None
    if manifest.get("version") != VERSION:
        raise SuiteError(
            f"{folder / 'manifest.json'}: version {manifest.get('version')!r} of {FORMAT} is not "
            f"known here, only {VERSION}"
        )
    notation = manifest.get("notation")
    return notation if notation in JUDGED else None


def _recognised(path: Path) -> str:
    try:
        return recognise(_text(path))
    except BoardError as error:
        raise SuiteError(f"{path}: {error}") from None


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
        boards = tuple(rules.case(one.board) for one in notation_named(notation).read(text))
    except BoardError as error:
        raise SuiteError(f"{path}: read as {notation}: {error}") from None
    said = _text(output).split()
    for word in said:
        if not re.fullmatch(r"-1|[0-9]{1,18}", word):
            raise SuiteError(
                f"{output}: {word[:20]!r} is not an answer; an answer is a number of throws, or -1"
            )
    if len(said) != len(boards):
        raise SuiteError(f"{output}: answers: {len(said)}, boards in {path.name}: {len(boards)}")
    return Test(path.name, boards, tuple(None if word == "-1" else int(word) for word in said))


# -- writing -----------------------------------------------------------------------------------


def write(suite: Suite, folder: str | Path, *, first: int = 0, force: bool = False) -> None:
    """Write a suite, read it back, and judge what was read.

    Parameters
    ----------
    suite : Suite
        The suite.
    folder : str or Path
        Where to. It is made if it does not exist.
    first : int, default 0
        The number of the first test.
    force : bool, default False
        Whether to overwrite files.

    Raises
    ------
    SuiteError
        If a file is there, or cannot be written; or if what was read is not what was meant.
    """
    folder = Path(folder)
    names = [_names(number) for number in range(first, first + len(suite.boards))]
    files = {"manifest.json": json.dumps(_manifest(suite, names), indent=1, ensure_ascii=False)}
    for (into, out), case, throws in zip(names, suite.boards, suite.answers, strict=True):
        files[into] = write_boards([NamedBoard(suite.rules.board(case))], suite.notation)
        files[out] = answers([throws])
    _check_place(folder, files, force)
    try:
        for inside in ("input", "output"):
            (folder / inside).mkdir(parents=True, exist_ok=True)
        for name in sorted(files, reverse=True):  # the manifest follows the tests that it names
            write_whole(folder / name, (files[name].rstrip("\n") + "\n").encode())
    except OSError as error:
        raise SuiteError(f"{folder}: cannot be written: {error.strerror}") from None
    _check_written(suite, folder)


def _names(number: int) -> tuple[str, str]:
    return f"input/input{number:02}.txt", f"output/output{number:02}.txt"


def _check_place(folder: Path, files: dict[str, str], force: bool) -> None:
    for name in sorted(files):
        if os.path.lexists(folder / name) and not force:
            raise SuiteError(
                f"{folder / name} exists already; --force (in Python force=True) overwrites it"
            )
    for kind in ("input", "output"):
        for name, path in _files(folder, kind).items():
            if f"{kind}/{name}" not in files:
                raise SuiteError(f"{path} is not of this suite; choose an empty folder")


def _check_written(suite: Suite, folder: Path) -> None:
    """Catches a file that was changed on the way, and a suite that says what is not so."""
    notation, tests = read_tests(folder)
    catching = Catching(rules_of(notation))
    right = [test.boards + test.answers for test in tests] == [
        (case, throws) for case, throws in zip(suite.boards, suite.answers, strict=True)
    ]
    cases = [case for test in tests for case in test.boards]
    for wrong, numbers in suite.catches.items():
        found = catching.on(wrong, cases)
        right = right and tuple(at for at, one in enumerate(found) if one) == numbers
    if not right or notation != suite.notation:
        raise SuiteError(f"{folder}: what is read there is not what was written")


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


def manifest_schema() -> dict[str, Any]:
    """The JSON schema of a manifest.

    Examples
    --------
    >>> manifest_schema()["title"]
    'snl-suite'
    """
    text = Path(__file__).with_name("suite.schema.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
