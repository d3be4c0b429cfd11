"""Tries a release as its users get it: `make release-check`.

Builds the source archive and the wheel, installs each in an environment of its own outside the
repository, with the pinned versions of what it needs, and does there what users do first.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
#: What a wheel may weigh, in bytes. The book is not in it.
MOST = 1_500_000
#: What must be in a wheel, besides its modules.
PARTS = (
    *("snl_algos/py.typed", "snl_algos/lessons/01_play_then_prove.ipynb"),
    "snl_algos/boards/named/thirty.json",
    *("snl_algos/widgets/stepper.js", "snl_algos/tracing/trace.schema.json"),
)

RIGHT = """\
def fewest(board):
    frontier, seen, throws = {board.start}, {board.start}, 0
    while frontier and board.goal not in frontier:
        frontier = {cell for one in frontier for cell in board.successors(one)} - seen
        seen |= frontier
        throws += 1
    return throws if frontier else -1
"""
WRONG = RIGHT.replace("}, 0\n", "}, 1\n")
SOLVE = "import snl_algos; assert snl_algos.solve('thirty').throws == 3; print(snl_algos.__file__)"


def run(*words: str | Path, cwd: Path, code: int = 0) -> str:
    """Run a command that ends with a code, and return what it prints."""
    print("$", *(Path(words[0]).name, *words[1:]), flush=True)
    own = {name: str(cwd) for name in ("HOME", "JUPYTER_DATA_DIR", "JUPYTER_CONFIG_DIR")}
    around = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    ran = subprocess.run(
        words, cwd=cwd, env=around | own, capture_output=True, text=True, check=False
    )
    if ran.returncode != code:
        sys.exit(f"exit code {ran.returncode} instead of {code}:\n{ran.stdout}{ran.stderr}")
    return ran.stdout


def build(folder: Path) -> list[Path]:
    """Build the source archive and the wheel, and look at what they are."""
    run(sys.executable, "-m", "hatchling", "build", "-d", folder, cwd=ROOT)
    (archive,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    missing = {*PARTS} - {*ZipFile(wheel).namelist()}
    size = wheel.stat().st_size
    print(f"{wheel.name}: {size:,} bytes; {archive.name}: {archive.stat().st_size:,} bytes")
    if missing or size > MOST:
        sys.exit(f"missing in the wheel: {sorted(missing)}; it may have {MOST:,} bytes")
    return [wheel, archive]


def walk(package: Path, folder: Path) -> None:
    """Install a package, first alone and then with its extra for lessons, and use it."""
    folder.mkdir()
    (folder / "right.py").write_text(RIGHT, "utf-8")
    (folder / "wrong.py").write_text(WRONG, "utf-8")
    run(sys.executable, "-m", "venv", folder / "env", cwd=folder)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    python, snl = programs / "python", programs / "snl"
    install = (python, "-m", "pip", "install", "-q", "--disable-pip-version-check")

    run(*install, package, cwd=folder)
    assert str(folder / "env") in run(python, "-c", SOLVE, cwd=folder)

    run(*install, "-c", ROOT / "constraints.txt", f"{package}[lessons]", cwd=folder)
    assert run(snl, "solve", "thirty", cwd=folder).startswith("throws: 3\n")
    run(snl, "check", "right.py", cwd=folder)
    run(snl, "check", "wrong.py", "-o", "report.html", cwd=folder, code=1)
    run(snl, "step", "thirty", "-o", "step.html", cwd=folder)
    run(snl, "draw", "thirty", "-o", "thirty.svg", cwd=folder)
    for page in ("report.html", "step.html", "thirty.svg"):
        assert "</" in (folder / page).read_text("utf-8")

    (folder / "class").mkdir()
    for student, name in (("ada", "right"), ("bob", "wrong")):
        (folder / "class" / f"{student}.py").write_bytes((folder / f"{name}.py").read_bytes())
    run(snl, "grade", "class", "-o", "grades", cwd=folder)
    grades = (folder / "grades" / "grades.csv").read_text("utf-8").splitlines()
    assert ["right" in grades[1], "wrong" in grades[2]] == [True, True], grades

    run(snl, "lessons", "mine", "--copy-only", cwd=folder)
    assert len([*(folder / "mine").glob("*.ipynb")]) == 17
    lesson = folder / "mine" / "01_play_then_prove.ipynb"
    execute = ["-m", "nbconvert", "--to", "notebook", "--execute", "--output", "ran.ipynb"]
    run(python, *execute, lesson, cwd=folder)
    run(snl, "book", cwd=folder, code=2)  # it says how to get one


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        for package in build(Path(place) / "dist"):
            walk(package, Path(place) / package.suffix[1:])
    print("The wheel and the source archive work.")
