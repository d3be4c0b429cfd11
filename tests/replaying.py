"""Replays the rule book (`tests/data/rulebook.json`) on whatever knows the rules of the game.

Each function gives a list of faults: empty, if all boards of the book are played by the book.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from node import run_node
from oracle import Rules, wrong_with

from snl_algos.answer import Answer
from snl_algos.board import Board
from snl_algos.certificates import certificate

FILE = Path(__file__).parent / "data" / "rulebook.json"
SCRIPT = Path(__file__).with_name("replay_rules.mjs")
Entry = Mapping[str, Any]

BOOK: Entry = json.loads(FILE.read_text("utf-8"))
ENTRIES: list[Entry] = BOOK["boards"]
KEYS = ("cells", "die", "start", "chained", "overshoot", "jumps")


def data_of(entry: Entry) -> dict[str, Any]:
    """The board of an entry as plain data."""
    return {key: entry[key] for key in KEYS}


def by_number(table: Mapping[str, Any]) -> dict[int, Any]:
    """JSON has text where we have cells."""
    return {int(cell): value for cell, value in table.items()}


def faults_of_board(make: Callable[[dict[str, Any]], Any] = Board.from_dict) -> list[str]:
    """What a board gets wrong: its moves, and all that follows from them."""
    return [
        f"{data_of(entry)}: {fault}"
        for entry in ENTRIES
        for fault in _faults_of_one(make(data_of(entry)), entry)
    ]


def _faults_of_one(board: Any, entry: Entry) -> Iterator[str]:
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


def faults_of_engine(fewest_throws: Callable[[Board], int | None]) -> list[str]:
    """What an engine gets wrong: the fewest throws to the goal."""
    found = []
    for entry in ENTRIES:
        expected = entry["distance"].get(str(entry["cells"]))
        throws = fewest_throws(Board.from_dict(data_of(entry)))
        if throws != expected:
            found.append(f"{data_of(entry)}: {throws}, not {expected}")
    return found


def faults_of_algorithm(solve: Callable[[Board], Answer]) -> list[str]:
    """What an exact algorithm gets wrong: throws, distances, the route, or the proof."""
    found = []
    for entry in ENTRIES:
        board = Board.from_dict(data_of(entry))
        answer = solve(board)
        rules = Rules(
            board.cells, dict(board.jumps), board.die, board.start, board.chained, board.overshoot
        )
        wrong = wrong_with(rules, by_number(entry["distance"]), answer)
        proof = certificate(board, answer)
        if wrong or not proof:
            found.append(f"{data_of(entry)}: {wrong or proof.reason}")
    return found


def faults_of_script(script: Path) -> list[str]:
    """What `rulesOf` of a module of the stepper gets wrong: moves, and where a landing leads."""
    found: list[str] = json.loads(run_node(SCRIPT, script, FILE))
    return found
