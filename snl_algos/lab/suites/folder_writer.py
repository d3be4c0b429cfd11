"""Write a suite as a folder of inputs and outputs.

The folder also contains `manifest.json`, for autograders: the mistakes that each test catches. Its
contract is `suite.schema.json`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ...boards.notations import NamedBoard, answers, write_boards
from ...whole_file import write_whole
from ..errors import SuiteError
from .folder_reader import FORMAT, VERSION, tests_in
from .suite import Suite

__all__ = ["check_place", "write"]


def write(suite: Suite, folder: str | Path, *, force: bool = False) -> None:
    """Write a suite.

    Parameters
    ----------
    suite : Suite
        The suite.
    folder : str or Path
        The folder, created if necessary.
    force : bool, default False
        Whether to overwrite files.

    Raises
    ------
    SuiteError
        If a file exists or cannot be written.
    """
    folder = Path(folder)
    names = [_names(number) for number in range(len(suite.boards))]
    files = {"manifest.json": json.dumps(_manifest(suite, names), indent=1, ensure_ascii=False)}
    for (into, out), case, throws in zip(names, suite.boards, suite.answers, strict=True):
        files[into] = write_boards([NamedBoard(suite.rules.board(case))], suite.notation)
        files[out] = answers([throws])
    check_place(folder, force)
    _check_others(folder, files)
    manifest = files.pop("manifest.json")
    files["manifest.json"] = manifest  # it follows the tests that it names
    try:
        for name in files:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(folder / name, (files[name].rstrip("\n") + "\n").encode())
    except OSError as error:
        raise SuiteError(f"{folder}: cannot be written: {error.strerror}") from None


def _names(number: int) -> tuple[str, str]:
    return f"input/input{number:02}.txt", f"output/output{number:02}.txt"


def check_place(folder: str | Path, force: bool = False) -> None:
    """Refuse a folder that is not empty, before the work is done.

    Raises
    ------
    SuiteError
        If it contains anything, unless forced. The message names the first test, if there is one.
    """
    folder = Path(folder)
    tests = [path for pair in tests_in(folder).values() for path in pair if path]
    for path in (folder / "manifest.json", *tests):
        if os.path.lexists(path) and not force:
            raise SuiteError(f"{path} exists already; --force (in Python force=True) overwrites it")
    if not force and folder.is_dir() and any(folder.iterdir()):
        raise SuiteError(f"{folder} is not empty; choose a new folder, or --force (force=True)")


def _check_others(folder: Path, files: dict[str, str]) -> None:
    """Refuse a folder with other tests, which the manifest would not describe."""
    for pair in tests_in(folder).values():
        for path in filter(None, pair):
            if path.relative_to(folder).as_posix() not in files:
                raise SuiteError(f"{path} does not belong to this suite; choose an empty folder")


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
