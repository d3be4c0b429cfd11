"""`snl suite`, as a lecturer uses it: write a suite, score a grader's tests, get those missing."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from command import cells_of, good, misused, refused, snl

from snl_algos.lab.suites import JUDGED


@pytest.mark.full
def test_from_a_suite_to_the_missing_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that differs from the files, an exit code that hides what survives."""
    monkeypatch.chdir(tmp_path)
    said = good("suite", "--notation", "dp-arrays", "--output", "whole")
    manifest = json.loads(Path("whole/manifest.json").read_text("utf-8"))
    tests, programs = manifest["tests"], len(manifest["programs"])
    assert said.startswith(
        f"whole: {len(tests)} tests to catch {programs} wrong programs; no fewer of "
    )
    rows = [line.split() for line in said.splitlines() if line.startswith("input") and "." in line]
    assert [row[0] for row in rows] == [Path(test["input"]).name for test in tests]
    assert [row[3] for row in rows] == [str(test["throws"]) for test in tests]
    harmless = {tuple(cells_of(line)) for line in said.splitlines()}
    assert ("mistake skips-snakes (Skips the snakes)", "there are no snakes") in harmless

    assert "manifest.json exists already" in refused(
        "suite", "--notation", "dp-arrays", "--output", "whole"
    )
    said = good("suite", "score", "whole")
    assert said.startswith(
        f"whole: {len(tests)} tests catch {programs} of {programs} wrong programs\n"
    )

    Path("whole/input/input00.txt").unlink()
    Path("whole/output/output00.txt").unlink()
    ran = snl("suite", "score", "whole", "--output", "missing")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith(f"whole: {len(tests) - 1} tests catch ")
    surviving = [line for line in ran.out.splitlines() if "Board(" in line]
    assert surviving
    assert all(line.startswith(("mistake ", "mutant ")) for line in surviving)
    assert f"missing: 1 test to catch {len(surviving)} wrong program" in ran.out
    for kind in ("input", "output"):
        (new,) = Path("missing", kind).iterdir()
        shutil.copy(new, Path("whole", kind))
    ran = snl("suite", "score", "whole", "--output", "more")
    assert ran.code == 0
    assert "no test is missing, so nothing is written" in ran.err
    assert not Path("more").exists()

    shutil.copy(Path("whole") / tests[1]["input"], "whole/input/more.txt")
    Path("whole/output/more.txt").write_text("99")
    ran = snl("suite", "score", "whole")
    assert ran.code == 1
    assert "more.txt: its output says 99, and the right answer is " in ran.err


def test_what_goes_wrong_is_said(tmp_path: Path) -> None:
    assert "no such folder" in refused("suite", "score", tmp_path / "none")
    assert "it has no tests" in refused("suite", "score", tmp_path)
    told = misused("suite", "--output", tmp_path / "new")
    assert all(name in told for name in ("--notation", *JUDGED))
    assert "--output" in misused("suite", "--notation", "grid")
    assert "json" in misused("suite", "--notation", "json", "--output", tmp_path / "new")
    assert "after score" in misused("suite", "--notation", "grid", "score", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_help_says_which_options_are_needed() -> None:
    """Would catch: two options that the usage shows as optional, and that must be given."""
    assert good("suite", "--help").count("[required]") == 2
