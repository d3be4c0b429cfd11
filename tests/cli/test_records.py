"""`snl records`: the list, the boards, and tries to beat them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from command import good, refused, snl

from snl_algos.board import Board
from snl_algos.boards.notations import read_boards
from snl_algos.lab.design import records

pytest.importorskip("typer")


def test_the_list_has_each_record_with_its_proof() -> None:
    """Would catch: a record that is left out, or shown with another's number."""
    table, rows = good("records"), list(records().items())
    lines = table.splitlines()
    for at, (name, record) in enumerate(rows):
        assert lines[2 + at].split()[:2] == [name, str(record.value)]
        assert lines[2 + len(rows) + at] == f"{name}: {record.proof()}. Found: {record.found}."


@pytest.mark.parametrize("name", records())
def test_the_board_of_a_record(name: str) -> None:
    ran = snl("records", "show", name)
    assert (ran.code, ran.err) == (0, f"snl: {records()[name].proof()}\n")
    assert read_boards(ran.out)[0].board == records()[name].board
    assert json.loads(ran.out)["source"] == records()[name].found


def test_to_beat_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a worse board that is handed out, or a better one that is not."""
    stands = snl("records", "beat", "most-throws", "--tries", 5, "--seed", 1)
    assert (stands.code, stands.out) == (1, "")
    value = records()["most-throws"].value
    assert stands.err == f"snl: most-throws: {value} was not beaten in 5 tries\n"

    empty = replace(records()["most-throws"], value=17, board=Board(100))
    monkeypatch.setitem(records(), "most-throws", empty)
    file = tmp_path / "better.json"
    ran = snl("records", "beat", "most-throws", "--tries", 600, "--seed", 4, "-o", file)
    assert (ran.code, ran.out) == (0, "")
    throws = good("solve", file).splitlines()[0].removeprefix("throws: ")
    assert int(throws) > 17
    assert ran.err.startswith(f"snl: most-throws: {throws} instead of 17: {throws} throws are")
    assert "--force" in refused("records", "beat", "most-throws", "-o", file)


def test_a_record_that_there_is_not() -> None:
    """Would catch: a slip in a name that gets no hint."""
    told = refused("records", "show", "most-thrws")
    assert "'most-thrws' (did you mean 'most-throws'?)" in told
    assert "the records are most-throws" in refused("records", "show", "most-snakes")
