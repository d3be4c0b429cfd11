"""The game once more, from its rules in words, to hold the package against.

Nothing here asks a `Board` where a throw leads. `Rules` is plain data, the moves are worked
out below, and NetworkX does the search. Only `faults`, the last function, meets the package.

Further down: the published programs that were wrong, rebuilt with their mistakes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple

import networkx as nx

from snl_algos.algorithms import ALGORITHMS
from snl_algos.answer import Answer
from snl_algos.board import Board
from snl_algos.certificates import Certificate, certificate

EXACT = [name for name, algorithm in ALGORITHMS.items() if algorithm.exact]


Overshoot = Literal["stay", "bounce", "win"]


class Rules(NamedTuple):
    """A board as plain data. `die` is a number of faces or the faces themselves."""

    cells: int
    jumps: Mapping[int, int]
    die: int | tuple[int, ...] = 6
    start: int = 1
    chained: bool = False
    overshoot: Overshoot = "stay"

    def board(self) -> Board:
        """The package's board of these rules."""
        return Board(
            self.cells,
            self.jumps,
            die=self.die,
            start=self.start,
            chained=self.chained,
            overshoot=self.overshoot,
        )


def rules_of(board: Board) -> Rules:
    """The data that a board was made of."""
    return Rules(
        board.cells, dict(board.jumps), board.die, board.start, board.chained, board.overshoot
    )


# -- the rules -----------------------------------------------------------------


def faces_of(rules: Rules) -> tuple[int, ...]:
    """What the die can show."""
    return tuple(range(1, rules.die + 1)) if isinstance(rules.die, int) else rules.die


def landing_of(rules: Rules, cell: int, face: int) -> int | None:
    """Where a throw lands; None if it does not move you."""
    landing = cell + face
    if landing <= rules.cells:
        return landing
    if rules.overshoot == "win":
        return rules.cells
    if rules.overshoot == "bounce":
        back = rules.cells - (landing - rules.cells)
        return back if back >= 1 else None
    return None


def carried_to(rules: Rules, landing: int) -> int | None:
    """The cell one stands on after a landing; None if jumps go round in a loop."""
    jumps = rules.jumps
    if not rules.chained:
        return jumps.get(landing, landing)
    passed = set()
    while landing in jumps:
        if landing in passed:
            return None
        passed.add(landing)
        landing = jumps[landing]
    return landing


def moves_of(rules: Rules, cell: int) -> list[tuple[int, int, int]]:
    """(face, landing, cell) of every move; none from the goal, where the game is over."""
    moves = []
    if cell != rules.cells:
        for face in faces_of(rules):
            landing = landing_of(rules, cell, face)
            if landing is not None:
                end = carried_to(rules, landing)
                if end is not None:
                    moves.append((face, landing, end))
    return moves


Graph = tuple[frozenset[int], ...]


def graph_of(rules: Rules) -> Graph:
    """For each cell, the start first, the cells that one throw can leave you on.

    It says what `moves_of` says (`test_the_two_oracles_agree`), only with each landing
    looked up once, as there are half a million boards to go through.
    """
    faces, last, first = faces_of(rules), rules.cells, rules.start
    ends = {landing: carried_to(rules, landing) for landing in range(1, last + 1)}
    rows = []
    for cell in range(first, last):
        row = set()
        for face in faces:
            landing = cell + face
            if landing > last:
                if rules.overshoot == "stay":
                    continue
                landing = last if rules.overshoot == "win" else 2 * last - landing
            end = ends.get(landing)
            if end is not None:
                row.add(end)
        rows.append(frozenset(row))
    rows.append(frozenset())
    return tuple(rows)


@lru_cache(maxsize=1 << 16)
def search(graph: Graph, start: int) -> dict[int, int]:
    """Cell → fewest throws, by NetworkX. Different boards often make the same graph."""
    network: nx.DiGraph[int] = nx.DiGraph()
    network.add_nodes_from(range(start, start + len(graph)))
    network.add_edges_from((cell, end) for cell, row in enumerate(graph, start) for end in row)
    return dict(nx.single_source_shortest_path_length(network, start))


def fewest_throws(rules: Rules) -> dict[int, int]:
    """Cell → fewest throws to stand on it, for every cell that one can stand on."""
    return search(graph_of(rules), rules.start)


def every_jumps(cells: int) -> Iterator[dict[int, int]]:
    """The jumps of every board of a size, cells ** cells of them."""
    for ends in product(range(1, cells + 1), repeat=cells):
        yield {foot: end for foot, end in enumerate(ends, 1) if foot != end}


# -- the package against it ----------------------------------------------------


def wrong_with(rules: Rules, true: Mapping[int, int], answer: Answer) -> str | None:
    """What is wrong with an answer, or None. Says nothing of cells beyond the goal."""
    goal = true.get(rules.cells)
    if answer.throws != goal:
        return f"throws are {answer.throws}, not {goal}"
    for cell in true.keys() | answer.distance.keys():
        truth, said = true.get(cell), answer.distance.get(cell)
        if said is None and cell in answer.at_least and goal is not None:
            if truth is not None and truth < answer.at_least[cell]:
                return f"cell {cell} is at {truth}, not at {answer.at_least[cell]} at least"
            continue
        near = goal is None or (truth is not None and truth < goal)
        sooner = goal is not None and said is not None and (truth is None or said < truth)
        if truth != said and (near or sooner or cell == rules.cells):
            return f"cell {cell} is at {truth}, not at {said}"
    if answer.route is not None:
        if goal is None:
            return "a route to a goal out of reach"
        here = rules.start
        for move in answer.route:
            if tuple(move) not in moves_of(rules, here):
                return f"{move!r} is no move from cell {here}"
            here = move.cell
        if here != rules.cells or len(answer.route) != goal:
            return f"the route makes {len(answer.route)} throws and ends on {here}"
    return None


def faults(rules: Rules, names: Iterable[str] = tuple(ALGORITHMS)) -> list[str]:
    """Everything the algorithms, and the certificates of their answers, get wrong on a board.

    An inexact algorithm may be wrong, but then its certificate must not hold.
    """
    board, true = rules.board(), fewest_throws(rules)
    found: list[str] = []
    judged: list[Judged] = []
    for name in names:
        try:
            answer = ALGORITHMS[name](board)
        except Exception as error:
            found.append(f"{name} on {board!r}: {type(error).__name__}: {error}")
            continue
        wrong, proof = _judge(rules, board, true, answer, judged)
        if wrong and ALGORITHMS[name].exact:
            found.append(f"{name} on {board!r}: {wrong}")
        if wrong and proof:
            found.append(f"{name} on {board!r}: certified ({proof.reason}), but {wrong}")
        if not wrong and not proof and ALGORITHMS[name].exact:
            found.append(f"{name} on {board!r}: right, but refuted: {proof.reason}")
        keeps_predecessors = ALGORITHMS[name].watch.predecessor is not None
        if answer.route is None and answer.throws is not None and keeps_predecessors:
            found.append(f"{name} on {board!r}: no route")
        if answer.throws is None and answer.route is not None:
            found.append(f"{name} on {board!r}: a route to nowhere")
    return found


#: What the oracle finds wrong, and the certificate.
Verdict = tuple[str | None, Certificate]
Judged = tuple[Answer, Verdict]


def _judge(
    rules: Rules, board: Board, true: Mapping[int, int], answer: Answer, judged: list[Judged]
) -> Verdict:
    """The oracle's verdict and the certificate; equal answers to one board are judged once."""
    for known, verdict in judged:
        if known == answer:
            return verdict
    verdict = wrong_with(rules, true, answer), certificate(board, answer)
    judged.append((answer, verdict))
    return verdict


# -- published programs, with their mistakes -----------------------------------


def queue_bfs_as_published(cells: int, jumps: Mapping[int, int], die: int = 6) -> int:
    """The array-and-queue BFS of the article, start on cell 1, bug for bug.

    Where the goal is never reached, it returns the last distance it took off its queue.
    """
    move = [-1] * cells
    for foot, end in jumps.items():
        move[foot - 1] = end - 1
    visited = [False] * cells
    visited[0] = True
    queue = [(0, 0)]
    taken = (0, 0)
    while queue:
        taken = queue.pop(0)
        vertex, distance = taken
        if vertex == cells - 1:
            break
        for landing in range(vertex + 1, min(vertex + die, cells - 1) + 1):
            if not visited[landing]:
                visited[landing] = True
                end = landing if move[landing] == -1 else move[landing]
                queue.append((end, distance + 1))
    return taken[1]
