"""Read a folder of tests in HackerRank's layout: `input/input00.txt`, `output/output00.txt`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

from ...board import BoardError
from ...boards.notations import decode, notation_named, recognise
from ...checker.rules import Case
from ..errors import SuiteError
from .wrong_programs import JUDGED, rules_of

__all__ = ["FORMAT", "VERSION", "Test", "files_in", "read_tests"]

#: The format and version of a manifest.
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
        The answer for each board in the output; None for -1.
    """

    name: str
    boards: tuple[Case, ...]
    answers: tuple[int | None, ...]


def read_tests(folder: str | Path, notation: str | None = None) -> tuple[str, list[Test]]:
    """Read the notation of a folder, and its tests in the order of their numbers.

    Parameters
    ----------
    folder : str or Path
        A folder with `input/` and `output/`.
    notation : str, optional
        By default the notation in our manifest, or the one that is recognised.

    Raises
    ------
    SuiteError
        If a file is missing or cannot be read.
    """
    folder = Path(folder)
    if not folder.is_dir():
        raise SuiteError(f"{folder}: {'not a folder' if folder.exists() else 'no such folder'}")
    inputs, outputs = files_in(folder, "input"), files_in(folder, "output")
    if not inputs:
        raise SuiteError(f"{folder}: it has no tests; {LAYOUT}")
    for name in inputs:
        if _name_of_output(name, outputs) is None:
            raise SuiteError(f"{inputs[name]}: it has no output; {LAYOUT}")
    spare = set(outputs) - {_name_of_output(name, outputs) for name in inputs}
    if spare:
        raise SuiteError(f"{outputs[min(spare)]}: it has no input; {LAYOUT}")
    first = next(iter(inputs.values()))
    chosen = notation or _notation_in_manifest(folder) or _recognised(first)
    rules_of(chosen)
    return chosen, [
        _read(inputs[name], outputs[_name_of_output(name, outputs) or ""], chosen)
        for name in inputs
    ]


def files_in(folder: Path, kind: str) -> dict[str, Path]:
    """Return the files of `input/` or of `output/`, in the order of their numbers."""
    inside = folder / kind
    paths = [path for path in inside.iterdir() if path.is_file()] if inside.is_dir() else []
    shown = {path.name: path for path in paths if not path.name.startswith(".")}
    return {name: shown[name] for name in sorted(shown, key=_in_numbers)}


def _in_numbers(name: str) -> list[tuple[int, str]]:
    """Return a sort key that puts `input2.txt` before `input10.txt`."""
    pieces = re.split(r"([0-9]+)", name)
    return [(int(piece), "") if at % 2 else (0, piece) for at, piece in enumerate(pieces)]


def _name_of_output(name: str, outputs: dict[str, Path]) -> str | None:
    names = (name.replace("input", "output"), name, name.replace(".in", ".out"))
    return next((one for one in names if one in outputs), None)


def _notation_in_manifest(folder: Path) -> str | None:
    """Return the notation in our manifest; None without one, or with a foreign one."""
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
    words = _text(output).split()
    for word in words:
        if not re.fullmatch(r"-1|[0-9]{1,18}", word):
            raise SuiteError(
                f"{output}: {word[:20]!r} is not an answer; an answer is a number of throws, or -1"
            )
    if len(words) != len(boards):
        raise SuiteError(f"{output}: answers: {len(words)}, boards in {path.name}: {len(boards)}")
    return Test(path.name, boards, tuple(None if word == "-1" else int(word) for word in words))
