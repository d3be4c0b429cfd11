"""What is written is read again as the same boards, and published boards are read right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from strategies import SEARCHING

from snl_algos.board import Board, BoardError
from snl_algos.boards.notations import (
    NOTATIONS,
    NamedBoard,
    decode,
    read_boards,
    recognise,
    schema,
    write_boards,
)

# Jumps that lead nowhere are drawn, too.
pytestmark = pytest.mark.filterwarnings("ignore::snl_algos.board.BoardWarning")

DATA = Path(__file__).parents[1] / "data"


@st.composite
def boards(draw: st.DrawFn, /, sizes: st.SearchStrategy[int], **rules: Any) -> NamedBoard:
    """Boards of some sizes. Rules that are not given are as usual; a strategy is drawn from."""
    cells = draw(sizes)
    cell = st.integers(1, cells)
    pairs = draw(st.dictionaries(cell, cell, max_size=12))
    jumps = {foot: end for foot, end in pairs.items() if foot != end}
    drawn = {
        name: draw(rule) if isinstance(rule, st.SearchStrategy) else rule
        for name, rule in rules.items()
    }
    return NamedBoard(Board(cells, jumps, **drawn))


@st.composite
def ladder_boards(draw: st.DrawFn) -> NamedBoard:
    """Boards for the forward DP: off the start, ladders only, each top once."""
    cells = draw(st.integers(1, 40))
    cell = st.integers(1, cells)
    tops = draw(st.dictionaries(cell, cell, max_size=12))
    jumps = {foot: top for top, foot in tops.items() if foot < top}
    return NamedBoard(Board(cells, jumps, start=0))


HUNDRED = boards(st.just(100))
FACES = st.integers(1, 1000) | st.sets(st.integers(1, 10**18), min_size=1, max_size=5)
ANY_RULES = boards(
    st.integers(1, 40) | st.integers(1, 10**18),
    die=FACES,
    start=st.sampled_from([0, 1]),
    chained=st.booleans(),
    overshoot=st.sampled_from(["stay", "bounce", "win"]),
)
ANY_BOARD = st.builds(
    NamedBoard, ANY_RULES.map(lambda named: named.board), st.text(), st.text(), st.text()
)

#: For each notation, the boards that it holds, and how many at once.
HELD: dict[str, st.SearchStrategy[list[NamedBoard]]] = {
    "python": st.lists(ANY_RULES, min_size=1, max_size=1),
    "lines": st.lists(boards(st.integers(1, 60)), min_size=1, max_size=1),
    "move-array": st.lists(boards(st.integers(1, 60)), min_size=1, max_size=1),
    "grid": st.lists(
        boards(st.integers(1, 8).map(lambda side: side * side)), min_size=1, max_size=1
    ),
    "hackerrank": st.lists(HUNDRED, min_size=1, max_size=3),
    "pairs": st.lists(HUNDRED, min_size=1, max_size=1),
    "dp-arrays": st.lists(ladder_boards(), min_size=1, max_size=1),
    "json": st.lists(ANY_BOARD, min_size=1, max_size=3),
}


# One that was added later holds at least its own example.
HELD |= {
    name: st.just(read_boards(notation.example, name))
    for name, notation in NOTATIONS.items()
    if name not in HELD
}


@pytest.mark.parametrize("notation", NOTATIONS)
def test_an_example_is_in_its_notation(notation: str) -> None:
    """Would catch: an example that readers of the book cannot paste."""
    example = NOTATIONS[notation].example
    assert recognise(example) == notation
    assert read_boards(example) == read_boards(write_boards(read_boards(example), notation))


def test_the_notations_are_in_order() -> None:
    """Would catch: a text of one notation that another, tried before it, takes for its own."""
    orders = [notation.order for notation in NOTATIONS.values()]
    assert orders == sorted(set(orders))
    assert list(NOTATIONS)[-1] == "json"


@pytest.mark.parametrize("notation", HELD)
@SEARCHING
@given(data=st.data())
def test_round_trip(notation: str, data: st.DataObject) -> None:
    some = data.draw(HELD[notation])
    text = write_boards(some, notation)
    assert text.endswith("\n")
    assert recognise(text) == notation
    assert read_boards(text) == some
    assert read_boards(text, notation) == some
    assert read_boards(decode(text.encode())) == some  # half a surrogate must not be written


@pytest.mark.parametrize("notation", NOTATIONS)
@SEARCHING
@given(named=ANY_BOARD)
def test_any_board_is_held_or_refused(notation: str, named: NamedBoard) -> None:
    """A notation never changes a board silently."""
    if named.board.cells > 1000:
        return  # a list of so many cells takes long; see test_refusals
    try:
        text = write_boards([named], notation)
    except BoardError:
        assert notation not in ("json", "python")
    else:
        assert read_boards(text, notation)[0].board == named.board


@SEARCHING
@given(HELD["json"])
def test_written_boards_keep_to_the_schema(some: list[NamedBoard]) -> None:
    Draft202012Validator(schema()).validate(json.loads(write_boards(some, "json")))


def test_pairs_in_both_shapes() -> None:
    board = Board(100, {32: 62, 42: 68, 12: 98, 95: 13})
    lists = "[[[32, 62], [42, 68], [12, 98]], [[95, 13]]]"
    keys = '{"B": [[95, 13]], "A": [[32, 62], [42, 68], [12, 98]]}'
    assert read_boards(lists)[0].board == read_boards(keys)[0].board == board
    assert write_boards([NamedBoard(board)], "pairs") == (
        '{"A": [[12, 98], [32, 62], [42, 68]], "B": [[95, 13]]}\n'
    )


@pytest.mark.parametrize("none", ["-1", "0"])
def test_dp_arrays_with_either_number_for_no_ladder(none: str) -> None:
    """The source writes -1, other programs write 0. What we write is the source's."""
    text = f'{{"is_snake": [0, 0, 0, 0], "ladder": [{none}, {none}, {none}, 1]}}'
    assert read_boards(text)[0].board == Board(3, {1: 3}, start=0)
    empty = f'{{"is_snake": [0, 0], "ladder": [{none}, {none}]}}'
    assert read_boards(empty) == [NamedBoard(Board(1, start=0))]
    written = json.loads(write_boards(read_boards(text), "dp-arrays"))
    assert written["ladder"] == [-1, -1, -1, 1]


def test_names_go_only_into_json() -> None:
    named = NamedBoard(Board(4), name="four", author="nobody", source="here")
    assert read_boards(write_boards([named], "json")) == [named]
    assert read_boards(write_boards([named], "grid")) == [NamedBoard(Board(4))]


def test_move_array_over_lines_if_named() -> None:
    assert read_boards("-1 3\n-1 -1\n", "move-array")[0].board == Board(4, {2: 4})
    assert recognise("-1 3\n-1 -1\n") == "hackerrank"


def test_recognised() -> None:
    """Would catch: a broken text whose error comes from another notation than was meant."""
    meant = {"[ [ null": "grid", "1\r0\r0": "hackerrank", '{"ladder": 1}': "dp-arrays"}
    assert {text: recognise(text) for text in meant} == meant
