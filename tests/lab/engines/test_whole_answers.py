"""Routes, distances and proofs for the engines' answers, on boards of any size."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

import pytest
from lab.engines.test_engines import runs_and_walls
from oracle import Rules, fewest_throws

from snl_algos import Answer, Board, BoardError, ProgramError, certificate, solve
from snl_algos.lab.engines import ENGINES
from snl_algos.lab.engines.intervals import Distances, refusal


@cache
def hard_games() -> list[Rules]:
    """Small boards with whatever is hard for an engine that skips cells."""
    source = random.Random(2026)
    return [runs_and_walls(source) for _ in range(3000)]


def test_the_distances_of_all_cells() -> None:
    """Would catch: a cell with a wrong distance, or a right one that cannot be proven."""
    for game in hard_games():
        board = game.board()
        if refusal(board) is None:
            found = Distances(board)
            assert dict(found) == fewest_throws(game), board
            assert found.certificate(), board


def test_the_routes() -> None:
    """Would catch: a move that is none, or a route that is too long."""
    for game in hard_games():
        board = game.board()
        if refusal(board) is not None or board.goal not in (found := Distances(board)):
            continue
        at = board.start
        for move in found.route():
            assert move in board.moves(at)
            at = move.cell
        assert at == board.goal
        assert sum(count for count, _ in found.legs()) == found[board.goal]


def test_a_false_distance_is_not_proven() -> None:
    """Would catch: a proof that does not look at every cell that may be wrong."""
    source, tried = random.Random(5), 0
    for game in hard_games():
        board = game.board()
        if refusal(board) is not None or board.cells < 3:
            continue
        found = Distances(board)
        index = source.randrange(len(found.heads))
        head = list(found.heads[index])
        at = source.randrange(len(head))
        head[at] = source.choice([one for one in (None, 0, 1, 2, 5) if one != head[at]])
        found.heads[index] = head
        assert not found.certificate(), (board, index, head)
        tried += 1
    assert tried > 1000


def test_a_jump_that_was_overlooked_is_found() -> None:
    """Would catch: a proof that reads the board from the distances that it has to prove."""
    jumps = {7: 60, 50: 90, 95: 3}
    for left_out in jumps:
        less = {foot: end for foot, end in jumps.items() if foot != left_out}
        found = Distances(Board(100, less))
        found.board = Board(100, jumps)
        assert not found.certificate(), left_out


def test_a_huge_board() -> None:
    """Would catch: time or memory that grows with the number of cells."""
    source = random.Random(1)
    cells = 10**18
    jumps = {source.randrange(2, cells): source.randrange(2, cells) for _ in range(300)}
    answer = solve(Board(cells, jumps), engine="auto")
    distance = answer.distance
    assert isinstance(distance, Distances)
    assert answer.throws == distance[cells] == sum(count for count, _ in distance.legs())
    assert answer.route is None  # it has too many moves to be listed
    at = 1
    for move in islice(distance.route(), 1000):
        assert distance[move.cell] == distance[at] + 1
        assert move in distance.board.moves(at)
        at = move.cell
    assert distance.certificate()


@pytest.mark.parametrize("name", ENGINES)
def test_solve_with_an_engine(name: str) -> None:
    """Would catch: a route or distances that do not prove the number of the engine."""
    engine, solved = ENGINES[name], 0
    if not engine.is_usable:
        pytest.skip(f"{name} needs {engine.needs}")
    for game in hard_games()[:: 1 if name == "bits" else 40]:
        board = game.board()
        if engine.refusal(board) is None:
            answer = solve(board, engine=name)
            assert certificate(board, answer), board
            assert answer.throws is None or answer.route is not None
            solved += 1
    assert solved > 5


def test_what_has_no_whole_answer() -> None:
    """Would catch: an answer that leaves a rule out."""
    huge = Board(10**7, overshoot="bounce")
    with pytest.raises(BoardError):
        solve(huge, engine="pips")
    with pytest.raises(BoardError):
        Distances(Board(10, die=[1, 3]))
    with pytest.raises(ProgramError):
        solve(Board(10), "dijkstra", engine="pips")
    with pytest.raises(KeyError):
        solve(Board(10), engine="pip")
    assert solve(Board(12, die=[5]), engine="auto") == Answer(None, None, {1: 0, 6: 1, 11: 2})
