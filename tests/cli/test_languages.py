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
from grading.whole_programs import RIGHT_CPP, RIGHT_JAVA, RIGHT_JS

#: Language → (its source, its five faces, its file, what compiles it, what starts it).
LANGUAGES = {
    "c++": (RIGHT_CPP, ("face <= 6", "face <= 5"), "mine.cpp",
            ["g++", "-w", "mine.cpp", "-o", "mine"], ["./mine"]),
    "java": (RIGHT_JAVA, ("face < 7", "face < 6"), "QuickestWay.java",
             ["javac", "-d", "bin", "QuickestWay.java"], ["java", "-cp", "bin", "QuickestWay"]),
    "node": (RIGHT_JS, ("face <= 6", "face <= 5"), "mine.js", [], ["node", "mine.js"]),
}  # fmt: skip


def command_of(language: str, faces: int, folder: Path) -> str:
    """The command that starts a program with a die of so many faces, which is right for 6."""
    source, (six, five), name, compiler, starter = LANGUAGES[language]
    for tool in {*compiler[:1], *starter[:1]}:
        if not tool.startswith("./") and shutil.which(tool) is None:
            if os.environ.get("CI"):
                pytest.fail(f"{tool} is missing")
            pytest.skip(f"there is no {tool} on this machine")
    (folder / name).write_text(source if faces == 6 else source.replace(six, five), "utf-8")
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
