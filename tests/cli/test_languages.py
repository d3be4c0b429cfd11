"""`snl check --program`: right and wrong programs in other languages are judged as they are.

A compiled program starts at once, Java slowly, and both Java and Node ask for much memory.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from command import run_check_until_judged

C = """
#include <stdio.h>
#include <string.h>
int main(void) {
    int boards;
    scanf("%d", &boards);
    while (boards--) {
        int jump[101] = {0}, throws[101], waiting[101], front = 0, back = 0, count, from, to;
        memset(throws, -1, sizeof throws);
        for (int kind = 0; kind < 2; kind++)
            for (scanf("%d", &count); count--; jump[from] = to) scanf("%d %d", &from, &to);
        waiting[back++] = 1;
        throws[1] = 0;
        while (front < back) {
            int cell = waiting[front++];
            for (int landing = cell + 1; landing <= cell + FACES && landing <= 100; landing++) {
                int stand = jump[landing] ? jump[landing] : landing;
                if (throws[stand] == -1) {
                    throws[stand] = throws[cell] + 1;
                    waiting[back++] = stand;
                }
            }
        }
        printf("%d\\n", throws[100]);
    }
}
"""
JAVA = """
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Scanner;

public class SnakesLadder {
    public static void main(String[] arguments) {
        Scanner words = new Scanner(System.in);
        int boards = words.nextInt();
        while (boards-- > 0) {
            int[] jump = new int[101], throwsTo = new int[101];
            Arrays.fill(throwsTo, -1);
            for (int kind = 0; kind < 2; kind++)
                for (int count = words.nextInt(); count > 0; count--) {
                    int from = words.nextInt();
                    jump[from] = words.nextInt();
                }
            ArrayDeque<Integer> waiting = new ArrayDeque<>();
            waiting.add(1);
            throwsTo[1] = 0;
            while (!waiting.isEmpty()) {
                int cell = waiting.poll();
                for (int landing = cell + 1; landing <= Math.min(cell + FACES, 100); landing++) {
                    int stand = jump[landing] > 0 ? jump[landing] : landing;
                    if (throwsTo[stand] == -1) {
                        throwsTo[stand] = throwsTo[cell] + 1;
                        waiting.add(stand);
                    }
                }
            }
            System.out.println(throwsTo[100]);
        }
    }
}
"""
JAVASCRIPT = """
const words = require("fs").readFileSync(0, "utf8").split(/\\s+/).map(Number).values();
const next = () => words.next().value;
for (let boards = next(); boards > 0; boards--) {
  const jump = new Map();
  for (let kind = 0; kind < 2; kind++)
    for (let count = next(); count > 0; count--) {
      const from = next();
      jump.set(from, next());
    }
  const throws = new Map([[1, 0]]), waiting = [1];
  for (const cell of waiting)
    for (let landing = cell + 1; landing <= Math.min(cell + FACES, 100); landing++) {
      const stand = jump.get(landing) ?? landing;
      if (!throws.has(stand)) {
        throws.set(stand, throws.get(cell) + 1);
        waiting.push(stand);
      }
    }
  console.log(throws.get(100) ?? -1);
}
"""

#: Language → (its source, what compiles it, what starts it).
LANGUAGES = {
    "c": (C, "mine.c", ["gcc", "-w", "mine.c", "-o", "mine"], ["./mine"]),
    "java": (
        JAVA, "SnakesLadder.java",
        ["javac", "-d", "bin", "SnakesLadder.java"], ["java", "-cp", "bin", "SnakesLadder"],
    ),
    "node": (JAVASCRIPT, "mine.js", [], ["node", "mine.js"]),
}  # fmt: skip


def command_of(language: str, faces: int, folder: Path) -> str:
    """The command that starts a program with a die of so many faces, which is right for 6."""
    source, name, compiler, starter = LANGUAGES[language]
    for tool in {*compiler[:1], *starter[:1]}:
        if not tool.startswith("./") and shutil.which(tool) is None:
            if os.environ.get("CI"):
                pytest.fail(f"{tool} is missing")
            pytest.skip(f"there is no {tool} on this machine")
    (folder / name).write_text(source.replace("FACES", str(faces)), encoding="utf-8")
    if compiler:
        subprocess.run(compiler, cwd=folder, check=True)
    return " ".join(str(folder / word) if (folder / word).exists() else word for word in starter)


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language(language: str, tmp_path: Path) -> None:
    """Would catch: a language that cannot start here, and so is judged wrong."""
    right = command_of(language, 6, tmp_path)
    ran = run_check_until_judged("--program", right, "--json", seconds=2)
    report = json.loads(ran.out)
    assert report["correct"], ran.out
    wrong = command_of(language, 5, tmp_path)
    ran = run_check_until_judged("--program", wrong, "--json", seconds=2)
    report = json.loads(ran.out)
    assert report["correct"] is False
    assert report["got"] == 20  # throws of at most 5, on a board without jumps
