"""The comparison: its table, its notes and its data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from oracle import EXACT

from snl_algos import (
    ALGORITHMS,
    Answer,
    Board,
    Move,
    ProgramError,
    compare,
)
from snl_algos.comparison import COLUMNS
from snl_algos.programs import Watch, algorithm

THIRTY = Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 17: 4, 19: 7, 27: 1, 21: 9})
SNAKE = Board(50, {2: 30, 23: 48, 33: 20}, start=0)
OUT_OF_REACH = Board(9, dict.fromkeys(range(2, 9), 1))


@pytest.fixture()
def learner() -> Iterator[dict[str, Any]]:
    """An algorithm "learner" that answers what the test puts in the box; gone afterwards."""
    box: dict[str, Any] = {}

    @algorithm(
        "learner",
        title="A learner's",
        order=99,
        exact=False,
        limits=("it is <all> that a test wants",),
        time="?",
        memory="O(<V>)",
        source="a test",
        watch=Watch(),
    )
    def answer(board: Board) -> Any:
        return box["answer"]

    try:
        yield box
    finally:
        del ALGORITHMS["learner"]


def test_all_algorithms_are_compared_in_order() -> None:
    seen: list[str] = []
    comparison = compare(THIRTY, progress=seen.append)
    assert [row.name for row in comparison.rows] == list(ALGORITHMS) == seen
    assert comparison.throws == 3
    assert comparison.board == THIRTY
    chosen = compare(THIRTY, iter(["dijkstra", "queue-bfs"]))
    assert [row.name for row in chosen.rows] == ["dijkstra", "queue-bfs"]


def test_a_row_that_was_not_asked_for() -> None:
    comparison = compare(THIRTY, ["queue-bfs", "dijkstra"])
    for ask in (comparison.row, comparison.first_difference):
        with pytest.raises(KeyError, match="was not compared; compared: queue-bfs, dijkstra"):
            ask("level-bfs")


def columns_of(text: str) -> list[dict[str, str]]:
    """The table in the text, read back by where its headings and rules stand."""
    lines = text.splitlines()
    spans = [match.span() for match in re.finditer("-+", lines[1])]
    assert len(spans) == len(COLUMNS)
    headings = [lines[0][a:b].strip() for a, b in spans]
    rows: list[dict[str, str]] = []
    for line in lines[2:]:
        if len(rows) == len(ALGORITHMS):
            break
        rows.append(
            {heading: line[a:b].strip() for heading, (a, b) in zip(headings, spans, strict=True)}
        )
    return rows


def test_the_table_in_text() -> None:
    """Every column for every algorithm, in line with its heading."""
    comparison = compare(SNAKE)
    rows = columns_of(str(comparison))
    assert [row["algorithm"] for row in rows] == list(ALGORITHMS)
    for row in rows:
        assert tuple(row) == COLUMNS
        assert all(row.values())
        exact = ALGORITHMS[row["algorithm"]].exact
        assert row["throws"] == ("4" if exact else "5")
        assert row["agrees"] == row["certified"] == ("yes" if exact else "no")
        assert row["memory"] == ALGORITHMS[row["algorithm"]].memory
        work = comparison.row(row["algorithm"]).work
        assert work is not None and work.cells > 0 and (work.edges or 0) > 0
        assert (int(row["cells taken"]), int(row["edges looked at"])) == (work.cells, work.edges)
        assert re.fullmatch(r"[\d.e+]+ (s|ms|µs)", row["time"])
    assert {row["algorithm"]: row["longest frontier"] for row in rows}["forward-dp"] == "–"
    assert not any(line != line.rstrip() for line in str(comparison).splitlines())


def test_the_notes() -> None:
    """Below the table: what is wrong with forward-dp and where it first differs; nothing else."""
    comparison = compare(SNAKE)
    notes = comparison.notes()
    row, difference = comparison.row("forward-dp"), comparison.first_difference("forward-dp")
    assert row.certificate is not None and difference is not None
    assert all(note.startswith("forward-dp ") for note in notes)
    assert all(any(limit in note for note in notes) for limit in row.limits)
    assert any(note.endswith(str(row.certificate.finding)) for note in notes)
    assert notes[-1].endswith(str(difference))
    assert difference.finding.kind == "never-takes-the-jump"
    assert (difference.cell, difference.true, difference.claimed) == (20, 2, 4)
    assert str(comparison).endswith(notes[-1])
    assert compare(THIRTY, EXACT).notes() == []


def test_a_refusal_stays_in_its_row() -> None:
    """One algorithm that refuses the board must not take the others with it."""
    board = Board(20_000, {3: 19_990, 40: 2})
    comparison = compare(board, ["adjacency-matrix-bfs", "queue-bfs", "level-bfs"])
    row = comparison.row("adjacency-matrix-bfs")
    assert row.answer is None
    assert row.finding is not None and row.finding.kind == "refused"
    assert "MB" in row.finding.words["message"]
    assert not row.agrees
    assert not row.certificate
    assert row.work is None
    assert row.seconds is None
    assert row.cells() == (
        "adjacency-matrix-bfs", "refused", "–", "–", "–", "–", "–", "–", "O(V²)",
    )  # fmt: skip
    assert comparison.first_difference("adjacency-matrix-bfs") is None
    assert f"adjacency-matrix-bfs refused: {row.finding}" in comparison.notes()
    for other in comparison.rows[1:]:
        assert other.agrees
        assert other.certificate
    json.dumps(comparison.to_dict())
    assert "refused" in str(comparison)
    assert "refused" in comparison._repr_html_()


def test_plain_data() -> None:
    """Everything goes through JSON and comes back the same, for a program to read."""
    for board in (THIRTY, SNAKE, OUT_OF_REACH):
        data = compare(board).to_dict()
        again = json.loads(json.dumps(data, allow_nan=False))
        assert again == data
        assert [row["algorithm"] for row in again["rows"]] == list(ALGORITHMS)
        assert len({tuple(row) for row in again["rows"]}) == 1
    rows = {row["algorithm"]: row for row in compare(SNAKE).to_dict()["rows"]}
    assert rows["queue-bfs"]["first_difference"] is None
    assert rows["queue-bfs"]["route"][0] == [2, 2, 30]
    assert rows["queue-bfs"]["finding"] is None
    assert rows["level-bfs"]["route"] is None
    wrong = rows["forward-dp"]["first_difference"]
    assert (wrong["cell"], wrong["true"], wrong["claimed"]) == (20, 2, 4)
    assert (wrong["finding"]["kind"], wrong["finding"]["jumps"]) == (
        "never-takes-the-jump",
        [[33, 20]],
    )


def test_the_table_in_a_notebook(learner: dict[str, Any]) -> None:
    """The same words as in text; what could be a tag is escaped."""
    learner["answer"] = Answer(2, (Move(1, 2, 2),), {1: 0, "<b>": 1})  # type: ignore[dict-item]
    comparison = compare(THIRTY, ["queue-bfs", "learner"])
    html = comparison._repr_html_()
    assert "<V>" not in html
    assert "<b>" not in html
    assert [html.count(tag) for tag in ("<th ", "<td ", "<li>")] == [
        len(COLUMNS), 2 * len(COLUMNS), len(comparison.notes()),
    ]  # fmt: skip
    proof = comparison.row("learner").certificate
    assert proof is not None and proof.finding is not None
    assert (proof.finding.kind, proof.finding.words["what"]) == ("not-a-cell", "'<b>'")


def test_a_comparison_of_nothing() -> None:
    """Would catch: an empty table for an empty list."""
    nothings: tuple[Any, ...] = ([], (), iter(()))
    for nothing in nothings:
        with pytest.raises(ProgramError, match="there is no program to compare: give at least one"):
            compare(THIRTY, nothing)


def test_what_is_right_is_not_decided_by_vote() -> None:
    """Would catch: a comparison that goes on if its own search is wrong."""

    class Hidden(Board):
        """A board that keeps its longer throws from the search for the true distances."""

        def successors(self, cell: int) -> tuple[int, ...]:
            return super().successors(cell)[:2]

    with pytest.raises(AssertionError, match="the true distances of "):
        compare(Hidden(30), ["queue-bfs"])
