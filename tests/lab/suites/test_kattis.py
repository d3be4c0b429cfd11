"""A suite as a Kattis package: a judge is imitated here, which runs every submission.

Kattis's own reader, `verifyproblem` of problemtools, runs in `tests/grading/test_recipes.py`, on
all but the statement.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from amounts import mostly_full

from snl_algos.lab.suites import JUDGED, Suite, SuiteError, score, write

NOTATIONS = mostly_full(JUDGED, quick=["hackerrank"])


@pytest.fixture
def package(found: Suite, tmp_path: Path) -> Path:
    write(found, tmp_path / "throws", layout="kattis")
    return tmp_path / "throws"


def run(program: Path, text: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", program], input=text, capture_output=True, text=True, check=False
    )


def verdict(submission: Path, inputs: list[Path]) -> str:
    """The verdict of a judge, which stops at the first test that a program fails."""
    for path in inputs:
        ran = run(submission, path.read_text())
        if ran.returncode:
            return "run_time_error"
        if ran.stdout.split() != path.with_suffix(".ans").read_text().split():
            return "wrong_answer"
    return "accepted"


@pytest.mark.parametrize("notation", NOTATIONS)
def test_a_judge_gives_every_submission_the_verdict_of_its_folder(
    found: Suite, package: Path
) -> None:
    """Would catch: a main part that misreads the input, a mutant that no test catches, an exception
    filed as a wrong answer, samples that are judged after the secret tests."""
    inputs = [*sorted(package.glob("data/sample/*.in")), *sorted(package.glob("data/secret/*.in"))]
    submissions = sorted(package.glob("submissions/*/*.py"))
    assert {path: verdict(path, inputs) for path in submissions} == {
        path: path.parent.name for path in submissions
    }
    mutants = [wrong for wrong in found.catches if wrong.kind == "mutant"]
    assert len(submissions) == 1 + len(mutants)
    assert len(inputs) == len(found.boards) + len(list(package.glob("data/sample/*.in")))


@pytest.mark.parametrize("notation", NOTATIONS)
def test_the_package_is_whole(found: Suite, schema: Any, package: Path) -> None:
    """Would catch: an input that its validator rejects, a validator that accepts anything, a
    statement without a name, a manifest that names other files, a score that misses tests."""
    validator = package / "input_validators/validate.py"
    inputs = list(package.glob("data/*/*.in"))
    assert {run(validator, path.read_text()).returncode for path in inputs} == {42}
    for wrong in (
        "",
        "[[2, 1]]",
        "1\n1\n2 500\n0\n",
        "1\n0\n0\n7\n",
        '{"A": [[9, 3]], "B": []}',
        "[-1, 7]",
    ):
        assert run(validator, wrong).returncode == 43, wrong
    if found.notation == "hackerrank":
        for wrong in ("1\n0 \n0\n", "1\n\n0\n0\n", "01\n0\n0\n", "1\n1\n4  8\n0\n"):
            assert run(validator, wrong).returncode == 43, wrong
    settings = (package / "problem.yaml").read_text()
    assert "name: The Fewest Throws\n" in settings
    assert "timelimit = " in (package / "domjudge-problem.ini").read_text()
    statement = (package / "problem_statement/problem.en.tex").read_text()
    assert statement.startswith("\\problemname{The Fewest Throws}")
    manifest = json.loads((package / "manifest.json").read_text())
    jsonschema.validate(manifest, schema)
    assert all((package / test["output"]).is_file() for test in manifest["tests"])
    assert not score(package).survivors


@pytest.mark.parametrize("notation", ["hackerrank"])
def test_inputs_and_answers_in_one_folder_are_read(found: Suite, tmp_path: Path) -> None:
    """Would catch: `.in` and `.ans` that are not found without Kattis's folders, an answer or an
    input that is missing and not named, slow programs that are not spoken of."""
    write(found, tmp_path / "package", layout="kattis")
    flat = tmp_path / "flat"
    flat.mkdir()
    for path in (tmp_path / "package/data/secret").iterdir():
        path.rename(flat / path.name)
    judged = score(flat)
    assert not judged.survivors
    assert [test.name for test in judged.tests] == [
        f"{at:02}.in" for at in range(len(found.boards))
    ]
    assert judged.slow["no-memo"]
    assert judged.slow["marks-late"] == ()

    answer = (flat / "01.ans").read_text()
    (flat / "01.ans").unlink()
    with pytest.raises(SuiteError, match=r"01\.in: it has no output; each test is a file NAME\.in"):
        score(flat)
    (flat / "01.ans").write_text(answer)
    (flat / "01.in").unlink()
    with pytest.raises(SuiteError, match=r"01\.ans: it has no input"):
        score(flat)


@pytest.mark.parametrize("notation", ["hackerrank"])
def test_a_package_replaces_nothing(found: Suite, package: Path) -> None:
    """Would catch: a package written over another, tests of two suites in one folder."""
    with pytest.raises(SuiteError, match="exists already"):
        write(found, package, layout="kattis")
    (package / "data/secret/99.in").write_text("1\n0\n0\n")
    with pytest.raises(SuiteError, match=r"99\.in does not belong to this suite"):
        write(found, package, layout="kattis", force=True)
    with pytest.raises(SuiteError, match="no layout is called 'icpc'; the layouts are hackerrank"):
        write(found, package, layout="icpc")
