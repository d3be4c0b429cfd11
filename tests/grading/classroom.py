"""A class whose verdicts and groups are known beforehand, as files in a folder.

Right programs in many styles; the package's mutants, each once or several times, written in other
words; programs that crash, never end, are slow, hostile, or no programs; notebooks; and programs in
other languages.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import dedent, indent
from typing import NamedTuple

from checker.right_programs import right_in_every_style
from hostile import BODIES, MODULES

from snl_algos.checker.mutants import READING, SEARCH, mutants_of

__all__ = ["Handed", "class_of", "write_class"]


class Handed(NamedTuple):
    """What one student hands in: the verdict, and a word that those of a group share."""

    student: str
    file: str
    text: str
    verdict: str
    group: str = ""


NAMES = ("Ada Lovelace", "Zoë Krüger", "Jürgen Groß", "Łukasz Żak", "O'Neill, Mia", "李 明")
RIGHT_CPP = r"""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int boards; cin >> boards;
  while (boards--) {
    map<int, int> jump;
    for (int kind = 0; kind < 2; kind++) {
      int count; cin >> count;
      while (count--) { int a, b; cin >> a >> b; jump[a] = b; }
    }
    vector<int> distance(101, -1); distance[1] = 0;
    queue<int> waiting; waiting.push(1);
    while (!waiting.empty()) {
      int cell = waiting.front(); waiting.pop();
      for (int face = 1; face <= 6; face++) {
        int end = cell + face;
        if (end > 100) continue;
        if (jump.count(end)) end = jump[end];
        if (distance[end] < 0) { distance[end] = distance[cell] + 1; waiting.push(end); }
      }
    }
    cout << distance[100] << "\n";
  }
}
"""
RIGHT_JAVA = r"""
import java.util.*;
public class QuickestWay {
  public static void main(String[] words) {
    Scanner in = new Scanner(System.in);
    for (int boards = in.nextInt(); boards > 0; boards--) {
      int[] jump = new int[101], distance = new int[101];
      for (int kind = 0; kind < 2; kind++)
        for (int count = in.nextInt(); count > 0; count--) jump[in.nextInt()] = in.nextInt();
      Arrays.fill(distance, -1);
      distance[1] = 0;
      Deque<Integer> queue = new ArrayDeque<>(List.of(1));
      while (!queue.isEmpty()) {
        int cell = queue.poll();
        for (int face = 1; face < 7 && cell + face <= 100; face++) {
          int end = jump[cell + face] > 0 ? jump[cell + face] : cell + face;
          if (distance[end] < 0) { distance[end] = distance[cell] + 1; queue.add(end); }
        }
      }
      System.out.println(distance[100]);
    }
  }
}
"""
RIGHT_MAIN = """
import sys
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    jumps = {}
    for _ in range(2):
        for _ in range(int(next(words))):
            foot = int(next(words))
            jumps[foot] = int(next(words))
    distance, queue = {1: 0}, [1]
    for cell in queue:
        for landing in range(cell + 1, min(cell + 6, 100) + 1):
            end = jumps.get(landing, landing)
            if end not in distance:
                distance[end] = distance[cell] + 1
                queue.append(end)
    print(distance.get(100, -1))
"""
RIGHT_JS = r"""
const words = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
let at = 0;
for (let boards = words[at++]; boards > 0; boards--) {
  const jumps = {};
  for (let kind = 0; kind < 2; kind++)
    for (let count = words[at++]; count > 0; count--) {
      jumps[words[at]] = words[at + 1];
      at += 2;
    }
  const distance = { 1: 0 };
  const queue = [1];
  for (const cell of queue)
    for (let face = 1; face <= 6 && cell + face <= 100; face++) {
      const end = jumps[cell + face] ?? cell + face;
      if (distance[end] === undefined) {
        distance[end] = distance[cell] + 1;
        queue.push(end);
      }
    }
  console.log(distance[100] ?? -1);
}
"""
#: Mutants that differ from each other on small boards.
MUTANTS = ("A die of five", "A die of seven", "Counts the cells of the route", "Ladders only",
           "Out of reach is 0", "A ladder to the goal is overlooked",
           "A stack in place of the queue", "The goal is one cell lower", "Two jumps in one throw",
           "Never lower than it has been", "Ends are not made to begin at 1")  # fmt: skip
#: Hostile bodies that end in one way only: the verdict, and the group. All that end their process
#: answer alike, and so do all that never end.
HOSTILE = {
    "exits: killed": ("raises", "dies"),
    "memory: a long list": ("raises", "memory"),
    "processes: it ends what watches it": ("raises", "dies"),
    "exits: at once": ("raises", "dies"),
    "floods: print": ("too-slow", "loop"),
    "in_c: a long sum": ("too-slow", "loop"),
    "recursion: without an end": ("raises", "recursion"),
}


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


#: How much a class hands in: how many styles, mutants and hostile programs.
AMOUNTS = {"few": (1, 2, 0), "all": (99, 99, 99)}


def class_of(amount: str) -> list[Handed]:
    """What a class hands in, all of it or less; `amount` is one of `AMOUNTS`."""
    files = list(_handed(amount))
    named = []
    for number, one in enumerate(files):
        name = f"{NAMES[number % len(NAMES)]} {number:03}"
        named.append(one._replace(student=name))
    return named


def _handed(amount: str) -> Iterator[Handed]:
    right, mutants, hostile = AMOUNTS[amount]
    styles = right_in_every_style()
    texts = [one.source for one in styles if one.signature == "move-array"]
    for at, text in enumerate(texts[:right]):
        yield Handed("", f"right{at}.py", text, "right")
    yield Handed("", "right.py", texts[0], "right")  # the same file as another's
    for at, title in enumerate(MUTANTS[:mutants]):
        for copy in range(3 - at % 3):
            yield Handed("", "answer.py", _mutant(title, copy), "wrong", title)
    yield Handed("", "lab.ipynb", _notebook(texts[0]), "right")
    yield Handed("", "lab.ipynb", _notebook(_mutant(MUTANTS[0], 3)), "wrong", MUTANTS[0])
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
    if amount == "all":
        yield Handed("", "loop.py", "def f(move, N):\n    while True: pass\n", "too-slow", "loop")
        yield Handed("", "loop.py", "def g(a, n):\n    while n: n = n or 1\n", "too-slow", "loop")
        for name, (verdict, group) in [*HOSTILE.items()][:hostile]:
            body = indent(dedent(BODIES[name].text), "    ")
            yield Handed("", "odd.py", f"import {MODULES}\ndef f(board):\n{body}", verdict, group)
        yield from _whole_programs()
        yield Handed("", "slow.py", _slow(), "too-slow", "slow")
        yield from _in_other_languages()


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


def _mutant(title: str, copy: int) -> str:
    """A mutant as a file, each copy in other words."""
    mutant = next(one for one in mutants_of("move-array") if one.title == title)
    text = (SEARCH + READING["move-array"]).replace(mutant.right, mutant.wrong)
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
