"""Solutions as people paste them: without imports and annotations, with helpers, as scripts.

Each file of `tests/data/pasted` looks as it would on the page of a judge. The table beside them
says how it is called and what is true of it.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from amounts import mostly_release
from command import good, longer_and_longer, snl, unjudged

from snl_algos import Report, check
from snl_algos.checker import check_program
from snl_algos.programs.source_file import program_in

#: Each check of a file starts processes.
pytestmark = [pytest.mark.usefixtures("few_boards"), pytest.mark.full]

PASTED = Path(__file__).parents[1] / "data/pasted"
VERDICTS: list[dict[str, Any]] = json.loads((PASTED / "verdicts.json").read_text("utf-8"))
FUNCTIONS = [one for one in VERDICTS if one["signature"] != "program"]
SCRIPTS = [one for one in VERDICTS if one["signature"] == "program"]


def pasted(name: str, folder: Path) -> Path:
    """A file of Python with what was pasted."""
    return Path(shutil.copy(PASTED / f"{name}.txt", folder / f"{name.replace('-', '_')}.py"))


def by_file(verdict: dict[str, Any]) -> str:
    return str(verdict["file"])


def kinds(report: Report) -> list[str]:
    return [note.kind for note in report.notes]


def test_every_file_has_a_verdict() -> None:
    """Would catch: a file that no test reads."""
    assert sorted(map(by_file, VERDICTS)) == sorted(path.stem for path in PASTED.glob("*.txt"))
    assert len(VERDICTS) >= 30


@pytest.mark.parametrize("verdict", mostly_release(FUNCTIONS, full=FUNCTIONS[::2]), ids=by_file)
def test_a_function_or_a_class(verdict: dict[str, Any], tmp_path: Path) -> None:
    """Would catch: a pasted solution that is refused, called in another way, or misjudged."""
    report = check(program_in(pasted(verdict["file"], tmp_path), None, None))
    assert (report.correct, report.signature) == (verdict["correct"], verdict["signature"])
    assert report.name == verdict.get("name", report.name)
    if "finding" in verdict:
        assert report.finding is not None and report.finding.kind == verdict["finding"]
    if "imports" in verdict:
        (note,) = [note for note in report.notes if note.kind == "judge-imports"]
        assert note.words["imports"].split("; ") == verdict["imports"]
    else:
        assert "judge-imports" not in kinds(report)


@pytest.mark.full
@pytest.mark.parametrize("verdict", mostly_release(SCRIPTS, full=SCRIPTS[-1:]), ids=by_file)
def test_a_script(verdict: dict[str, Any], tmp_path: Path) -> None:
    """Would catch: a whole program that is misjudged."""
    file = pasted(verdict["file"], tmp_path)
    for seconds in longer_and_longer(2):
        report = check_program(f"{sys.executable} {file}", seconds=seconds)
        kind = report.finding and report.finding.kind
        if (report.correct, kind) == (verdict["correct"], verdict.get("finding", kind)):
            return
    pytest.fail(str(report))


# -- on the command line ---------------------------------------------------------------------------


@pytest.fixture
def helpers(tmp_path: Path) -> Path:
    return pasted("leetcode-many-helpers", tmp_path)


def test_what_a_file_defines_itself_comes_first(tmp_path: Path) -> None:
    """Would catch: a name of the file that is replaced by what a judge imports."""
    file = tmp_path / "mine.py"
    file.write_text(
        "from heapq import *\n"
        "def ceil(number): return 7\n"
        "inf = 5\n"
        "def solve(board):\n"
        "    heapify([])\n"
        "    counted = ['count'].count('copy')\n"
        "    return ceil(inf) + counted + len(board.jumps)\n"
    )
    program: Any = program_in(file, None, None)
    assert program.function.__globals__["inf"] == 5
    report = check(program)
    assert (report.expected, report.got) == (1, 7)
    assert not report.notes


@pytest.mark.parametrize("base", ["Exception", "list", "defaultdict"])
def test_a_class_derived_from_one_of_python(base: str, tmp_path: Path) -> None:
    """Would catch: `append` or `with_traceback` taken for what is to be called; a file that cannot
    be loaded, since some methods of Python cannot say how they are called.
    """
    file = tmp_path / "mine.py"
    head = f"from collections import Counter, defaultdict, deque\n\nclass Own({base}):\n"
    file.write_text(f"{head}    pass\n\ndef mine(board):\n    return 3\n")
    assert program_in(file, None, None).name == "mine"
    file.write_text(f"{head}    def snakesAndLadders(self, board):\n        return 3\n")
    assert check(program_in(file, None, None)).got == 3


def test_a_method_of_a_class(helpers: Path) -> None:
    """Would catch: a command that takes FILE.py:NAME only for functions."""
    assert good("step", f"{helpers}:Solution.snakes_and_ladders", "leetcode-1")
    assert good("compare", f"{helpers}:Solution().snakes_and_ladders", "leetcode-1")
    ran = snl("solve", f"{helpers}:Solution.nothing")
    assert (ran.code, ran.out) == (2, "")
    assert "class Solution has no method nothing; there are label, links," in ran.err
    ran = snl("solve", f"{helpers}:Nothing.at_all")
    assert ran.code == 2 and "no function Nothing; there are Solution" in ran.err


def test_a_script_that_is_checked_as_a_function(tmp_path: Path) -> None:
    """Would catch: EOFError, and nothing on what to do."""
    file = pasted("hackerrank-script", tmp_path)
    assert f'snl check --program "python3 {file}"' in unjudged(file)
