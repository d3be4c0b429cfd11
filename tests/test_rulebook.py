"""The rule book: what the page's scripts replay (`web/tests/workbench.test.ts`), and the board."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import oracle
from data import write_rulebook
from replaying import ENTRIES, FILE, Entry, data_of

import snl_algos
from snl_algos.board import Board

PACKAGE = Path(snl_algos.__file__).parent


def test_it_is_up_to_date() -> None:
    """`python tests/data/write_rulebook.py` writes it again, and calls nothing of the package.

    Would catch: a book that agrees with the board because it was made by one.
    """
    called: set[str] = set()
    sys.setprofile(lambda frame, *rest: called.add(frame.f_code.co_filename))
    try:
        text = write_rulebook.rulebook()
    finally:
        sys.setprofile(None)
    assert text == FILE.read_text("utf-8")
    assert oracle.__file__ in called
    assert not [file for file in called if Path(file).is_relative_to(PACKAGE)]


def test_it_covers_every_combination_of_the_options() -> None:
    """Would catch: a book that has lost boards, so that a script may ignore an option."""
    options = ("start", "chained", "overshoot")
    assert len({tuple(entry[option] for option in options) for entry in ENTRIES}) == 2 * 2 * 3
    assert {str(entry["die"]) for entry in ENTRIES} >= {*"123456", "[2]", "[1, 3]"}
    assert 200 <= len(ENTRIES) <= 500


def by_number(table: Mapping[str, Any]) -> dict[int, Any]:
    """JSON has text where we have cells."""
    return {int(cell): value for cell, value in table.items()}


def faults_of(board: Board, entry: Entry) -> Iterator[str]:
    """What a board gets wrong: its moves, and all that follows from them."""
    moves: dict[int, list[list[int]]] = by_number(entry["moves"])
    stands = by_number(entry["stands"])
    onto: dict[int, list[int]] = {cell: [] for cell in moves}
    lands: dict[int, list[int]] = {cell: [] for cell in moves}
    for cell, rows in moves.items():
        for end in {end for _, _, end in rows}:
            onto[end].append(cell)
        for landing in {landing for _, landing, _ in rows}:
            lands[landing].append(cell)
    for cell, rows in moves.items():
        for name, expected, found in (
            ("moves", rows, [list(move) for move in board.moves(cell)]),
            ("landings", [landing for _, landing, _ in rows], list(board.landings(cell))),
            ("ends", [end for *_, end in rows], board.ends(cell)),
            (
                "successors",
                list(dict.fromkeys(end for *_, end in rows)),
                list(board.successors(cell)),
            ),
            ("predecessors", onto[cell], list(board.predecessors(cell))),
            ("sources", lands[cell], list(board.sources(cell))),
        ):
            if found != expected:
                yield f"{name} of cell {cell} are {found}, not {expected}"
    for landing in range(1, entry["cells"] + 1):
        if board.stand(landing) != stands.get(landing, landing):
            yield f"after landing on {landing} it stands on {board.stand(landing)}"


def test_the_board() -> None:
    """Would catch: a move of the board that is not by the book, or one it forgets."""
    for entry in ENTRIES:
        data = data_of(entry)
        assert not [*faults_of(Board.from_dict(data), entry)], data
