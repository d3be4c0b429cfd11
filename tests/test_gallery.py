"""The gallery: named boards are what their titles say, random ones are fair, all are all."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import EXACT, every_jumps, fewest_throws, rules_of
from strategies import SEARCHING

from snl_algos.algorithms import ALGORITHMS
from snl_algos.board import Board, BoardError
from snl_algos.boards.gallery import all_boards, get, load_board, load_boards, names, random_board
from snl_algos.boards.notations import read_boards, schema, write_boards

BOARDS = Path(str(files("snl_algos.boards"))) / "named"

#: The fewest throws on each named board, and what forward-dp says of it.
THROWS = {
    "die-with-gaps": (4, 4),
    "fewest-pips": (2, 2),
    "fifty": (6, 9),
    "hackerrank-1": (3, 3),
    "hackerrank-2": (5, 5),
    "hundred-plain": (17, 17),
    "leetcode-1": (4, 4),
    "leetcode-25": (2, 2),
    "leetcode-one-jump": (1, 1),
    "milton-bradley": (7, 7),
    "out-of-reach": (None, None),
    "snake-is-a-shortcut": (4, 5),
    "standing-on-a-foot": (4, 3),
    "straight-up": (1, 1),
    "thirty": (3, 3),
}


@pytest.mark.parametrize("name", names())
def test_named_boards(name: str) -> None:
    """Each has a title and a source, and its file is by the schema and is what is written.

    Would catch: a change to a board or an algorithm that changes what a lesson says.
    """
    text = (BOARDS / f"{name}.json").read_text("utf-8")
    jsonschema.validate(json.loads(text), schema())
    named = get(name)
    assert named.name
    assert named.source
    assert read_boards(text, "json") == [named]
    assert read_boards(write_boards([named], "json"), "json") == [named]
    assert load_board(name) == named.board
    assert load_boards(name) == [named]
    assert load_board(BOARDS / f"{name}.json") == named.board
    true, forward = THROWS[name]
    board = named.board
    assert fewest_throws(rules_of(board)).get(board.goal) == true
    assert {ALGORITHMS[algorithm](board).throws for algorithm in EXACT} == {true}
    assert ALGORITHMS["forward-dp"](board).throws == forward


def test_names() -> None:
    assert list(names()) == sorted(names())
    assert set(names()) == {file.stem for file in BOARDS.glob("*.json")} >= set(THROWS)
    titles = Counter(get(name).name for name in names())
    assert max(titles.values()) == 1
    boards = Counter(get(name).board for name in names())
    assert max(boards.values()) == 1


# -- files ---------------------------------------------------------------------------


def test_a_file_wins_over_the_gallery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's own file named like a gallery board is read, not the gallery's."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "thirty").write_text("[-1, 3, -1, -1]")
    assert load_board("thirty") == Board(4, {2: 4})


def test_a_file_with_several_boards(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    file.write_text("2\n1\n3 90\n0\n0\n1\n97 13\n")
    assert [named.board for named in load_boards(file)] == [
        Board(100, {3: 90}),
        Board(100, {97: 13}),
    ]
    with pytest.raises(BoardError, match=r"two\.txt.* holds 2 boards; load_boards returns them"):
        load_board(file)


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"cells": 30,\n "jumps": [[3, 40]]}')
    with pytest.raises(BoardError, match=r"broken\.json: read as json: .*40"):
        load_board(file)


def test_a_file_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One BoardError whatever the name; no error of the system's."""
    monkeypatch.chdir(tmp_path)
    for source in ("x" * 5000, "no/folder/board.json", "\0", "", ".", "thirty.json", "🐍" * 300):
        for load in (load_board, load_boards):
            with pytest.raises(BoardError):
                load(source)


@pytest.mark.parametrize("source", [3, None, b"thirty", {"cells": 4}])
def test_what_is_no_file_and_no_name(source: Any) -> None:
    """Would catch: Python's words about os.PathLike."""
    for load in (load_board, load_boards):
        told = f"expected a Board, the name .* or a file, got {type(source).__name__}"
        with pytest.raises(BoardError, match=told):
            load(source)


@pytest.mark.parametrize("source", [load_board, ["queue-bfs", "dijkstra"]], ids=["one", "two"])
def test_programs_for_a_board(source: Any) -> None:
    """Would catch: "no such file" for arguments that are swapped."""
    with pytest.raises(BoardError, match="are the arguments swapped"):
        load_board(source)


# -- random boards ---------------------------------------------------------------------


@settings(SEARCHING, max_examples=200)
@given(st.integers(2, 200), st.integers(0, 40), st.integers(0, 40), st.integers(0, 2**40))
def test_a_random_board_is_one_a_printer_would_make(
    cells: int, snakes: int, ladders: int, seed: int
) -> None:
    """As many of each as asked for, no cell in two jumps, both ends free; or a refusal."""
    if 2 * (snakes + ladders) > cells - 2:
        with pytest.raises(BoardError, match="is too small for"):
            random_board(cells, snakes=snakes, ladders=ladders, seed=seed)
        return
    board = random_board(cells, snakes=snakes, ladders=ladders, seed=seed)
    assert board.cells == cells
    assert len(board.snakes) == snakes
    assert len(board.ladders) == ladders
    used = [cell for jump in board.jumps.items() for cell in jump]
    assert len(set(used)) == len(used)
    assert not {1, cells} & set(used)
    assert random_board(cells, snakes=snakes, ladders=ladders, seed=seed) == board


def test_a_seed_means_the_same_board_everywhere() -> None:
    """Lessons name seeds. Catches a change in the order of the draws."""
    assert repr(random_board(12, snakes=1, ladders=1, seed=7)) == "Board(12, {4: 7, 11: 8})"
    assert random_board(12, snakes=1, ladders=1, seed=8, start=0) == Board(
        12, random_board(12, snakes=1, ladders=1, seed=8).jumps, start=0
    )


def test_the_rules_of_a_random_board() -> None:
    board = random_board(
        50, snakes=3, ladders=4, seed=1, die=(1, 5), start=0, chained=True, overshoot="win"
    )
    assert (board.faces, board.start, board.chained, board.overshoot) == ((1, 5), 0, True, "win")
    assert dict(board.jumps) == dict(random_board(50, snakes=3, ladders=4, seed=1).jumps)


def test_the_room_for_jumps() -> None:
    """To the very limit; and boards without room."""
    assert len(random_board(12, snakes=2, ladders=3).jumps) == 5
    told = "a board of 12 cells is too small for 3 snakes and 3 ladders: it has room for 5 jumps"
    with pytest.raises(BoardError, match=told):
        random_board(12, snakes=3, ladders=3)
    for cells in (1, 2, 3):
        assert random_board(cells, snakes=0, ladders=0) == Board(cells)
        with pytest.raises(BoardError, match="room for 0 jumps"):
            random_board(cells, snakes=0, ladders=1)


@pytest.mark.parametrize("kind", ["snakes", "ladders"])
def test_a_refused_random_board_names_only_what_was_asked_for(kind: str) -> None:
    """Would catch: "19 jumps" for the 9 that were asked for, or a number nobody gave."""
    asked: dict[str, Any] = {kind: 9}
    with pytest.raises(BoardError, match=f"^a board of 10 cells is too small for 9 {kind}: it has"):
        random_board(10, **asked)
    asked = {kind: -1}
    with pytest.raises(BoardError, match=f"^the number of {kind} must be 0 or more, not -1$"):
        random_board(10, **asked)


# -- every board -------------------------------------------------------------------------


@pytest.mark.parametrize("cells", [1, 2, 3, 4, 5])
def test_all_boards_are_all_boards(cells: int) -> None:
    """Each once, and those that the oracle makes in its own way."""
    boards = list(all_boards(cells))
    assert len(boards) == cells**cells
    assert set(boards) == {Board(cells, jumps) for jumps in every_jumps(cells)}


def test_the_order_of_all_boards() -> None:
    """By the number of jumps, then by the cells they leave, then by those they end on."""
    boards = list(all_boards(4))
    keys = [(len(b.jumps), tuple(b.jumps), tuple(b.jumps.values())) for b in boards]
    assert keys == sorted(keys)


@pytest.mark.parametrize(("most", "count"), [(0, 1), (1, 1 + 4 * 3), (2, 1 + 12 + 6 * 9), (9, 256)])
def test_at_most_so_many_jumps(most: int, count: int) -> None:
    boards = list(all_boards(4, jumps=most))
    assert len(set(boards)) == len(boards) == count
    assert max(len(board.jumps) for board in boards) == min(most, 4)
    assert boards == list(all_boards(4))[:count]


@pytest.mark.parametrize("jumps", [-1, True, 1.5, "2"])
def test_numbers_of_jumps_that_cannot_be(jumps: Any) -> None:
    """Would catch: no boards at all, without a word, and an error only when one is asked for."""
    with pytest.raises(BoardError, match="number of jumps must be 0 or more"):
        all_boards(3, jumps=jumps)
    with pytest.raises(BoardError, match="number of cells"):
        all_boards(0)
