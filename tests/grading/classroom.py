"""A class whose verdicts and groups are known beforehand, as files in a folder.

Right programs; mutants, each several times in other words; programs that crash or are none;
notebooks; whole programs.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from checker.right_programs import right_in_every_style
from grading.whole_programs import RIGHT_CPP, RIGHT_MAIN

from snl_algos.checker.mutants import mutants_of, text_with

__all__ = ["Handed", "class_of", "write_class"]


class Handed(NamedTuple):
    """What one student hands in: the verdict, and a word that those of a group share."""

    student: str
    file: str
    text: str
    verdict: str
    group: str = ""


NAMES = ("Ada Lovelace", "Zoë Krüger", "Jürgen Groß", "Łukasz Żak", "O'Neill, Mia", "李 明")
#: Mutants that differ from each other on small boards.
MUTANTS = ("A die of five", "Counts the cells of the route")
RIGHT = next(one.source for one in right_in_every_style() if one.signature == "move-array")


def class_of() -> list[Handed]:
    """What a class hands in."""
    return [
        one._replace(student=f"{NAMES[number % len(NAMES)]} {number:03}")
        for number, one in enumerate(_handed())
    ]


def _handed() -> Iterator[Handed]:
    yield Handed("", "right.py", RIGHT, "right")
    yield Handed("", "right.py", RIGHT, "right")  # the same file as another's
    yield Handed("", "main.py", RIGHT_MAIN, "right")
    if shutil.which("g++"):
        yield Handed("", "a.cpp", RIGHT_CPP, "right")
        yield Handed("", "b.cpp", RIGHT_CPP.replace("int cell =", "cell ="), "does-not-compile")
    for at, title in enumerate(MUTANTS):
        for copy in range(3 - at % 3):
            yield Handed("", "answer.py", mutant_as_file(title, copy), "wrong", title)
    yield Handed("", "lab.ipynb", _notebook(RIGHT), "right")
    yield Handed("", "lab.ipynb", _notebook(mutant_as_file(MUTANTS[0], 3)), "wrong", MUTANTS[0])
    yield Handed("", "broken.ipynb", "{}", "does-not-load")
    yield Handed("", "crash.py", "def f(move, N):\n    return move[N + 1]\n", "raises", "crash")
    yield Handed("", "loop.py", "def f(move, N):\n    while True: pass\n", "too-slow", "loop")
    yield Handed("", "text.py", "def f(move, N):\n    return 'three'\n", "wrong-output", "text")
    yield Handed("", "syntax.py", "def f(move, N)\n    return 3\n", "does-not-load")
    yield Handed("", "import.py", "import nowhere\ndef f(move, N): return 3\n", "does-not-load")
    yield Handed("", "latin.py", "def f(move, N):\n    return 1  # ü\n", "does-not-load")
    yield Handed("", "two.py", "def f(move, N): return 1\ndef g(move, N): return 2\n",
                 "not-judged")  # fmt: skip
    yield Handed("", "none.py", "answer = 3\n", "no-function")
    yield Handed("", "empty.py", "", "missing")
    yield Handed("", "", "", "missing")
    yield Handed("", "cheat.py", "from snl_algos import solve\ndef f(move, N): return 3\n",
                 "uses-the-package")  # fmt: skip


def mutant_as_file(title: str, copy: int) -> str:
    """A mutant, each copy in other words."""
    mutant = next(one for one in mutants_of("move-array") if one.title == title)
    text = text_with("move-array", mutant)
    for old, new in (("distance", "dist"), ("landing", "spot"), ("stand", "there"))[:copy]:
        text = re.sub(rf"\b{old}\b", new, text)
    return f"# Ada Lovelace wrote this, copy {copy}\n{text}"


def _notebook(text: str) -> str:
    """A notebook with a program, and what students leave beside it."""
    sources = ["%matplotlib inline\nimport math", text, "print(1 / 0)", "%%bash\nrm -rf ."]
    cells = [
        {"cell_type": "code", "source": source, "metadata": {}, "outputs": []} for source in sources
    ]
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


def write_class(folder: Path, handed: Sequence[Handed]) -> None:
    """Write a class as Moodle exports it: a folder for each student."""
    for number, one in enumerate(handed):
        home = folder / f"{one.student}_{1000 + number}_assignsubmission_file"
        home.mkdir(parents=True)
        if one.file:
            encoding = "latin-1" if one.file == "latin.py" else "utf-8"
            (home / one.file).write_text(one.text, encoding=encoding)
    (folder / ".DS_Store").write_bytes(b"\0")
