"""A class whose verdicts and groups are known beforehand, as files in a folder.

Right programs in many styles; the mutants and the mistakes of the register, each once or several
times, written in other words; programs that crash, never end, are slow, hostile, or no programs;
notebooks; and programs in other languages.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from checker.right_programs import right_in_every_style
from grading.mistaken import mistake_as_file, mutant_as_file, verdict_on
from grading.whole_programs import RIGHT_CPP, RIGHT_JAVA, RIGHT_JS, RIGHT_MAIN

from snl_algos import MISTAKES
from snl_algos.checker.mutants import Mutant, mutants_of

__all__ = ["RIGHT_CPP", "RIGHT_JAVA", "RIGHT_MAIN", "Handed", "class_of", "write_class"]


class Handed(NamedTuple):
    """What one student hands in: the verdict, and a word that those of a group share."""

    student: str
    file: str
    text: str
    verdict: str
    group: str = ""


NAMES = ("Ada Lovelace", "Zoë Krüger", "Jürgen Groß", "Łukasz Żak", "O'Neill, Mia", "李 明")
#: Mutants that differ from each other on small boards.
MUTANTS = ("A die of five", "A die of seven", "Counts the cells of the route", "Ladders only",
           "Out of reach is 0", "A ladder to the goal is overlooked",
           "A stack in place of the queue", "The goal is one cell lower", "Two jumps in one throw",
           "Never lower than it has been", "Ends are not made to begin at 1")  # fmt: skip
#: Mutants that do the same as another.
SAME = {"Snakes are walked over": "Ladders only"}
#: What hostile programs begin with.
IMPORTS = "import os, signal, sys, time\n"
#: What they do: the verdict, and the group. All that end their process answer alike, all that never
#: end or wait, and all that answer 1 whatever else they do.
HOSTILE = {
    "os.kill(os.getpid(), signal.SIGKILL)": ("raises", "dies"),
    "return len([0] * 10**11)": ("raises", "memory"),
    "while True: print(1)": ("too-slow", "loop"),
    "return sum(range(10**12))": ("too-slow", "loop"),
    "os.kill(os.getpid(), signal.SIGSTOP)": ("too-slow", "loop"),
    "return f(move, N) + 1": ("raises", "recursion"),
    "sys.exit()": ("raises", "exits"),
    "for number in range(3, 40):\n        try: os.write(number, b'1 0 1\\n')\n"
    "        except OSError: pass\n    return 1": ("not-judged", ""),
    "found = []; found.append(found); return found": ("wrong-output", "text"),
    "return time.sleep(99) if sys.gettrace() else 1": ("wrong", "one"),
    "return os._exit(1) if sys.gettrace() else 1": ("wrong", "one"),
}


#: Right programs that were once refused, or called too slow.
UNUSUAL = (
    """
from functools import wraps

def counted(function):
    @wraps(function)
    def call(*words):
        call.calls += 1
        return function(*words)
    call.calls = 0
    return call

@counted
def würfel(move, N):
    distance, queue = {0: 0}, [0]
    for cell in queue:
        for landing in range(cell + 1, min(cell + 7, N)):
            end = landing if move[landing] < 0 else move[landing]
            if end not in distance:
                distance[end] = distance[cell] + 1
                queue.append(end)
    return distance.get(N - 1, -1)
""",
    """
from functools import partial

def run(from_the_start, move, N):
    best, old = [0] + [10**6] * (N - 1), []
    while best != old:  # Bellman-Ford, sweep after sweep
        old = list(best)
        for cell in range(N - 1):
            for landing in range(cell + 1, min(cell + 7, N)):
                end = landing if move[landing] < 0 else move[landing]
                best[end] = min(best[end], best[cell] + 1)
    return best[-1] if best[-1] < 10**6 else -1

solve = partial(run, True)
""",
)


def _slow(name: str = "count") -> str:
    """A right program that takes exponential time."""
    return dedent(f"""
        def {name}(move, N):
            def throws(cell, left):
                if cell == N - 1:
                    return 0
                if left == 0:
                    return 10**6
                best = 10**6
                for face in range(1, 7):
                    if cell + face < N:
                        stand = cell + face if move[cell + face] < 0 else move[cell + face]
                        best = min(best, 1 + throws(stand, left - 1))
                return best
            found = throws(0, N)
            return -1 if found >= 10**6 else found
        """)


#: How much a class hands in: how many styles and mutants; the rest only if there are many.
AMOUNTS = {"few": (1, 2), "all": (99, 99)}


def class_of(amount: str) -> list[Handed]:
    """What a class hands in, all of it or less; `amount` is one of `AMOUNTS`."""
    files = [*_handed(amount), *(_more() if amount == "all" else ())]
    named = []
    for number, one in enumerate(files):
        name = f"{NAMES[number % len(NAMES)]} {number:03}"
        named.append(one._replace(student=name))
    return named


def _handed(amount: str) -> Iterator[Handed]:
    right, mutants = AMOUNTS[amount]
    styles = right_in_every_style()
    texts = [one.source for one in styles if one.signature == "move-array"]
    for at, text in enumerate(texts[:right]):
        yield Handed("", f"right{at}.py", text, "right")
    yield Handed("", "right.py", texts[0], "right")  # the same file as another's
    for at, title in enumerate(MUTANTS[:mutants]):
        for copy in range(3 - at % 3):
            yield Handed("", "answer.py", mutant_as_file(title, copy), "wrong", title)
    yield Handed("", "lab.ipynb", _notebook(texts[0]), "right")
    yield Handed("", "lab.ipynb", _notebook(mutant_as_file(MUTANTS[0], 3)), "wrong", MUTANTS[0])
    yield Handed("", "broken.ipynb", "{}", "does-not-load")
    yield Handed("", "crash.py", "def f(move, N):\n    return move[N + 1]\n", "raises", "crash")
    yield Handed("", "text.py", "def f(move, N):\n    return 'three'\n", "wrong-output", "text")
    yield Handed("", "syntax.py", "def f(move, N)\n    return 3\n", "does-not-load")
    yield Handed("", "import.py", "import nowhere\ndef f(move, N): return 3\n", "does-not-load")
    yield Handed("", "latin.py", "def f(move, N):\n    return 1  # ü\n", "does-not-load")
    yield Handed("", "two.py", "def f(move, N): return 1\ndef g(move, N): return 2\n",
                 "several-functions")  # fmt: skip
    yield Handed("", "none.py", "answer = 3\n", "no-function")
    yield Handed("", "empty.py", "", "missing")
    yield Handed("", "", "", "missing")
    yield Handed("", "cheat.py", "from snl_algos import solve\ndef f(move, N): return 3\n",
                 "uses-the-package")  # fmt: skip


def _more() -> Iterator[Handed]:
    """What is handed in by a class of many."""
    styles = right_in_every_style()
    first = {one.signature: one.source for one in reversed(styles)}
    del first["move-array"]
    for text in first.values():  # each other way to be called
        yield Handed("", "lösung.py", text, "right")
    for text in UNUSUAL:
        yield Handed("", "unusual.py", text, "right")
    yield Handed("", "blank.py", " \n\n", "missing")
    yield Handed("", "words.py", "def f(way, here, there, by, bike): return 1\n", "no-function")
    for mutant in mutants_of("move-array"):
        if mutant.title not in MUTANTS:
            title = SAME.get(mutant.title, mutant.title)
            yield Handed("", "a.py", mutant_as_file(mutant.title, 0), _verdict(mutant), title)
    for name, mistake in MISTAKES.items():
        verdict = verdict_on(mistake)
        group = "" if verdict == "right" else name
        yield Handed("", "mistake.py", mistake_as_file(mistake), verdict, group)
    yield Handed("", "loop.py", "def f(move, N):\n    while True: pass\n", "too-slow", "loop")
    yield Handed("", "loop.py", "def g(a, n):\n    while n: n = n or 1\n", "too-slow", "loop")
    for body, (verdict, group) in HOSTILE.items():
        yield Handed("", "odd.py", f"{IMPORTS}def f(move, N):\n    {body}\n", verdict, group)
    yield from _whole_programs()
    yield Handed("", "slow.py", _slow(), "too-slow", "slow")
    yield from _in_other_languages()


def _verdict(mutant: Mutant) -> str:
    """The verdict on a mutant; only one of them ends with an error."""
    return "raises" if mutant.wrong == "return distance[goal]" else "wrong"


def _whole_programs() -> Iterator[Handed]:
    """Programs that read boards, in Python and, if there is a compiler, in C++."""
    yield Handed("", "main.py", RIGHT_MAIN, "right")
    five = "a program with a die of five"
    yield Handed("", "main.py", RIGHT_MAIN.replace("cell + 6", "cell + 5"), "wrong", five)
    if shutil.which("g++"):
        yield Handed("", "a.cpp", RIGHT_CPP, "right")
        yield Handed("", "b.cpp", RIGHT_CPP.replace("int cell =", "cell ="), "does-not-compile")
        yield Handed("", "c.cpp", RIGHT_CPP.replace("face <= 6", "face <= 5"), "wrong", five)


def _in_other_languages() -> Iterator[Handed]:
    """Programs in languages that start slowly."""
    if shutil.which("javac"):
        yield Handed("", "Answer.java", RIGHT_JAVA, "right")
    if shutil.which("node"):
        yield Handed("", "answer.js", RIGHT_JS, "right")


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
