"""Suites: they catch what they say, nothing can be left out, and what is written is judged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from amounts import mostly_full
from jsonschema import Draft202012Validator
from oracle import Rules, fewest_throws

from snl_algos import MISTAKES, Answer
from snl_algos.checker.cases import random_cases
from snl_algos.checker.mutants import mutants_of, program_with
from snl_algos.checker.rules import Case
from snl_algos.lab.suites import JUDGED, Suite, SuiteError, read_tests, score, write, wrong_programs
from snl_algos.lab.suites.wrong_programs import NEEDS_OF, rules_of
from snl_algos.programs import Program
from snl_algos.sandbox.in_process import run_within

ROOT = Path(__file__).parents[3]
NOTATIONS = mostly_full(JUDGED, quick=["hackerrank"])


def right_answer(notation: str, case: Case) -> int | None:
    """The fewest throws, by the oracle."""
    rules = Rules(case.cells, dict(case.jumps), case.die, 0 if notation == "dp-arrays" else 1)
    return fewest_throws(rules).get(case.cells)


def is_wrong(program: Program, notation: str, case: Case) -> bool:
    """Whether a program is wrong on a board: another number, an exception, no end."""
    board, said = rules_of(notation).board(case), list[Any]()

    def call() -> None:
        if program.signature.takes_board:
            said.append(program(board))
        else:  # the jumps in the order of the test, not mixed
            said.append(program.call(case.cells, case.jumps, case.die))

    try:
        ended = run_within(1, call)
    except Exception:
        return True
    if not ended:
        return True
    throws = said[0].throws if isinstance(said[0], Answer) else said[0]
    return (None if throws == -1 else throws) != right_answer(notation, case)


@pytest.mark.parametrize("notation", NOTATIONS)
def test_every_wrong_program_is_caught_and_no_test_can_be_left_out(
    found: Suite, notation: str
) -> None:
    """Run once more without the judge of the package, against the oracle."""
    matrix = {
        wrong: tuple(
            at for at, case in enumerate(found.boards) if is_wrong(wrong.program, notation, case)
        )
        for wrong in found.catches
    }
    assert matrix == found.catches
    assert all(matrix.values())
    for at in range(len(found.boards)):
        assert (at,) in matrix.values(), f"test {at} can be left out"
    assert found.at_least <= len(found.boards)
    assert list(found.answers) == [right_answer(notation, case) for case in found.boards]
    assert all(map(found.rules.allows, found.boards))
    sizes = [(case.cells, len(case.jumps)) for case in found.boards]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("notation", NOTATIONS)
def test_no_wrong_program_is_forgotten(found: Suite, notation: str) -> None:
    """A mistake that is neither caught nor said to be harmless; a reason that is missing.

    A mistake that is added need not be caught for every judge, unless its own board is one of his.
    """
    listed = [wrong.name for wrong in (*found.catches, *found.harmless)]
    assert sorted(listed) == sorted([*MISTAKES, *(mutant.title for mutant in mutants_of(notation))])
    for wrong, why in found.harmless.items():
        if "shows it" in why:
            board = MISTAKES[wrong.name].board
            assert wrong.name not in NEEDS_OF
            assert board is None or not found.rules.allows(found.rules.case(board)), wrong
    assert len(found.catches) >= 25


@pytest.mark.parametrize("notation", NOTATIONS)
def test_what_is_called_harmless_is_right(notation: str) -> None:
    """A reason that is not true: a program that could be caught, and is left out."""
    rules = rules_of(notation)
    programs = [
        wrong.program
        for wrong in wrong_programs(notation)
        if wrong.harmless
        and wrong.name != "no-memo"  # right, and too slow to be run
        and NEEDS_OF.get(wrong.name) != "grid"  # there is none to be read
    ]
    assert programs
    for case in random_cases(rules, 40, seed=16):
        for program in [program_with(notation), *programs]:
            assert not is_wrong(program, notation, case), (program.name, case)


@pytest.mark.parametrize("notation", ["hackerrank"])
def test_the_page_shows_this_suite(found: Suite) -> None:
    """A table in the documentation that is no longer what the command writes."""
    text = (ROOT / "book" / "docs" / "grading.md").read_text("utf-8")
    shown = [line.split() for line in text.splitlines() if line.startswith("input0")]
    assert [row[:4] for row in shown] == [
        [f"input{at:02}.txt", *map(str, (case.cells, len(case.jumps), throws or -1))]
        for at, (case, throws) in enumerate(zip(found.boards, found.answers, strict=True))
    ]
    counts = [sum(at in by for by in found.catches.values()) for at in range(len(shown))]
    assert [int(row[4]) for row in shown] == counts
    assert (
        f"tests: {len(shown)} tests to catch {len(found.catches)} wrong programs; "
        f"no fewer of {found.tried} boards would do\n"
    ) in text


# -- writing and reading back ------------------------------------------------------------------


@pytest.mark.parametrize("notation", NOTATIONS)
def test_what_is_written_is_what_was_meant(
    found: Suite, notation: str, schema: Any, tmp_path: Path
) -> None:
    """A manifest that tells of other files, or a folder that the package cannot read."""
    write(found, tmp_path / "new" / "folder")
    manifest = json.loads((tmp_path / "new/folder/manifest.json").read_text("utf-8"))
    Draft202012Validator(schema).validate(manifest)
    said, tests = read_tests(tmp_path / "new" / "folder")
    assert said == manifest["notation"] == notation
    assert [test.boards for test in tests] == [(case,) for case in found.boards]
    assert [f"input/{test.name}" for test in tests] == [one["input"] for one in manifest["tests"]]
    judged = score(tmp_path / "new" / "folder")
    assert not judged.survivors
    assert not judged.wrong_answers
    assert {wrong.name: [f"input/{name}" for name in by] for wrong, by in judged.caught.items()} \
        == {one["name"]: one["caught_by"] for one in manifest["programs"]}  # fmt: skip


@pytest.mark.parametrize("notation", ["hackerrank"])
def test_nothing_is_overwritten(found: Suite, tmp_path: Path) -> None:
    """Would catch: somebody's tests that are gone, or mixed with ours."""
    (tmp_path / "output").mkdir()
    mine = tmp_path / "output" / "output00.txt"
    mine.write_text("mine")
    with pytest.raises(SuiteError, match="is not empty; choose a new folder"):
        write(found, tmp_path)
    assert mine.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [tmp_path / "output"]
    (tmp_path / "file").write_text("")
    with pytest.raises(SuiteError, match="cannot be written"):
        write(found, tmp_path / "file")
