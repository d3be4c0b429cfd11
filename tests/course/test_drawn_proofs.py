"""The drawn proofs: each number that is drawn or said is the one of the run it is about."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from importlib.resources import files
from itertools import combinations, pairwise
from math import hypot
from xml.etree import ElementTree

import pytest

from snl_algos import Board, compare, load_board, solve
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.algorithms.forward_dp import fill_table
from snl_algos.answer import shortest_routes
from snl_algos.costs import pips
from snl_algos.course import drawn_proofs as drawn
from snl_algos.course.drawn_proofs.drawers import Sketch
from snl_algos.course.drawn_proofs.drawings import Drawing
from snl_algos.course.drawn_proofs.proof import DrawnProof
from snl_algos.course.heuristics import remaining
from snl_algos.course.orders import Stack, search
from snl_algos.course.queues import joins, waiting
from snl_algos.course.states import one_ladder
from snl_algos.course.sweeps import after_each_sweep, fewest_descents

THIRTY = load_board("thirty")
THREE_SWEEPS = Board(12, {2: 7, 8: 3, 4: 9, 10: 5, 6: 12}, die=1)
STACKED = Board(10, {2: 7}, die=3)
PROOFS = {name: getattr(drawn, name) for name in drawn.__all__}


def said(proof: DrawnProof, kind: str) -> dict[int, str]:
    """Place → what is written in the parts of some kind."""
    of = {mark.rpartition(" "): part.words for mark, part in proof.drawing.parts.items()}
    return {int(at): words for (name, _, at), words in of.items() if name == kind and at.isdigit()}


def numbers(proof: DrawnProof, kind: str) -> dict[int, float]:
    return {at: float(words) for at, words in said(proof, kind).items() if words != "–"}


def moves(proof: DrawnProof, kind: str = "cell") -> set[tuple[int, int]]:
    found = (re.fullmatch(rf"{kind} (\d+)>(\d+)", mark) for mark in proof.drawing.parts)
    return {(int(one[1]), int(one[2])) for one in found if one}


def can_be_played(board: Board, route: Iterable[int]) -> bool:
    return all(other in board.successors(one) for one, other in pairwise(route))


def distances(board: Board) -> dict[int, float]:
    return dict(solve(board, "bellman-ford").distance)


# -- drawing ---------------------------------------------------------------------------------------


def test_a_step_lights_parts_of_the_drawing() -> None:
    """Would catch: a part outside, a step without lit parts, a long sentence, broken SVG."""
    for proof in PROOFS.values():
        for part in proof.drawing.parts.values():
            assert 0 <= part.at[0] <= proof.drawing.width
            assert 0 <= part.at[1] <= proof.drawing.height
        shown = [proof.at(at).svg for at in range(len(proof.steps) + 1)]
        assert len(shown) > 4 and all(one != other for one, other in pairwise(shown))
        for step, svg in zip(proof.steps, shown[1:], strict=True):
            assert step.lit < proof.drawing.parts.keys()
            assert 20 < len(step.sentence) < 175  # four lines on a phone
            label = ElementTree.fromstring(svg).get("aria-label", "")
            assert label.startswith(proof.about)
        ElementTree.fromstring(proof._repr_svg_())


def test_each_text_has_its_drawing() -> None:
    """Would catch: a proof in the text that no lesson can show."""
    text = files(drawn).joinpath("proofs.md").read_text("utf-8")
    assert sorted(re.findall("^## (.+)$", text, re.MULTILINE)) == sorted(PROOFS)


def test_a_step_that_names_no_part_is_refused() -> None:
    """Would catch: a typing error in what is lit, which lights nothing."""
    with pytest.raises(ValueError, match="cell 2"):
        DrawnProof("A cell.", "1. Here. [cell 2]", Sketch(100, 40).cells({1: (20, 20)}))


def test_what_is_lit_is_strong_and_covers_its_ground() -> None:
    """Would catch: a part that is lit and pale; a box that is white, under its own ground."""
    drawing = Drawing(100, 40).circle((20, 20), "1", "a").box((70, 20), (30, 20), "2", "b")
    drawing.arrow((20, 20), (70, 20), "a")
    assert "stroke-opacity" in drawing.svg("", {"b"})
    assert "stroke-opacity" not in drawing.svg("", {"a", "b"})
    shapes = ElementTree.fromstring(drawing.svg("", {"a", "b"}))
    fills = [str(group.get("style")) for group in shapes if len(group) and "rect" in group[-1].tag]
    assert len(fills) == 2
    assert "paper" in fills[0] and "now" in fills[1]


# -- numbers and routes ----------------------------------------------------------------------------

SMALL = Board(6, {2: 4, 3: 6}, die=1)

#: What is drawn → what is right.
DRAWN: dict[tuple[str, str], Mapping[int, float]] = {
    ("four_checks", "number"): distances(Board(5, die=2)),
    ("two_searches", "start"): distances(Board(37)),
    ("two_searches", "goal"): remaining(Board(37)),
    ("two_numbers", "to stand"): distances(SMALL),
    ("two_numbers", "the pass"): dict(enumerate(fill_table(SMALL)[0], start=1)),
    ("bellman_equation", "number"): distances(THIRTY),
    ("bellman_equation", "its"): distances(THIRTY),
    ("final_numbers", "number"): distances(STACKED),
    ("final_numbers", "cost"): {1: 0, 4: 1, 6: 2, 9: 3, 10: 4},
}
#: Routes that are drawn, or that a step follows.
ROUTES = [
    (Board(37), [1, 7, 13, 19, 25, 31, 37]),
    (Board(12, {3: 6, 6: 10, 11: 2}, overshoot="win"), [1, 10, 12]),
    (THIRTY, list(numbers(drawn.bellman_equation, "number"))),
    (THIRTY, list(numbers(drawn.bellman_equation, "its"))),
    (STACKED, [1, 4, 6, 9, 10]),
    (Board(14, {2: 11, 4: 12, 7: 5, 8: 9}, die=3), [1, 3, 5, 9, 10, 13]),
    (Board(4, {3: 1}, die=2), [1, 2, 4]),
]


def test_the_numbers_are_those_of_the_run() -> None:
    """Would catch: a number of another board, a distance that is one off."""
    for (name, kind), right in DRAWN.items():
        shown = numbers(PROOFS[name], kind)
        assert shown and shown == {cell: right[cell] for cell in shown}, (name, kind)


def test_the_routes_can_be_played() -> None:
    """Would catch: a move that no face makes."""
    assert all(can_be_played(board, route) and len(route) > 2 for board, route in ROUTES)


# -- searches --------------------------------------------------------------------------------------


def test_every_move_between_five_cells_is_drawn() -> None:
    """Would catch: a move that is left out, so that a check seems to hold and does not."""
    board = Board(5, die=2)
    right = {(cell, end) for cell in range(1, 6) for end in board.successors(cell)}
    assert moves(drawn.four_checks) == right
    assert solve(board).throws == 2


def test_each_edge_has_its_places() -> None:
    """Would catch: an end in another place, a throw that is left out, edges that are miscounted."""
    board = Board(8, {3: 5}, die=3)
    reached = solve(board, "adjacency-list-bfs").distance
    edges = set()
    for cell in range(1, 9):
        ends = {move.face: move.cell for move in board.moves(cell) if cell in reached}
        shown = said(drawn.places, f"cell {cell}")
        assert shown == {face: str(ends.get(face, "–")) for face in (1, 2, 3)}
        edges |= {(cell, end) for end in ends.values()}
    assert (len(edges), board.cells * len(board.faces)) == (14, 24)


def test_the_queue_is_the_one_of_the_run() -> None:
    """Would catch: a pair of another queue, or one that moves."""
    rows = [said(drawn.queue_order, f"turn {turn}") for turn in range(1, 6)]
    assert [[int(one) for one in row.values()] for row in rows] == waiting(THIRTY)[:5]
    parts = drawn.queue_order.drawing.parts
    for turn in range(1, 5):
        for place in range(1, len(rows[turn - 1])):
            one, other = parts[f"turn {turn} {place}"], parts[f"turn {turn + 1} {place - 1}"]
            assert one.at[0] == pytest.approx(other.at[0])
    assert len(rows[3]) - len(rows[2]) + 1 == 6  # "here 6 of them"


def test_each_landing_lets_one_pair_join() -> None:
    """Would catch: a pair of another run, a throw that lands elsewhere, another sum."""
    board = Board(7, {2: 4, 3: 4, 5: 7, 6: 7}, die=3)
    proof, work = drawn.one_landing_one_pair, compare(board, ["queue-bfs"]).rows[0].work
    parts, joined = proof.drawing.parts, Counter[int]()
    for label in ("start", *(f"landing {landing}" for landing in range(2, 8))):
        cell = int(parts[f"{label} pair"].words)
        joined[cell] += label != "start"
        landings = {move.face: str(move.landing) for move in board.moves(cell)}
        assert said(proof, label) == {face: landings.get(face, "–") for face in (1, 2, 3)}
    assert +joined == joins(board)
    assert work is not None and (work.cells, work.edges) == (5, 12)


def test_a_cell_stands_on_the_ring_of_its_distance() -> None:
    """Would catch: another ring, an arrow that is no throw or passes below a cell."""
    distance = solve(THIRTY, "level-bfs").distance
    parts = drawn.rings.drawing.parts
    cells = {int(m.split()[1]): p.at for m, p in parts.items() if re.fullmatch(r"cell \d+", m)}
    assert cells.keys() == distance.keys()
    for cell, (x, y) in cells.items():
        assert hypot(x - 180, y - 180) == pytest.approx(164 * distance[cell] / 3)
    assert min(hypot(x - u, y - v) for (x, y), (u, v) in combinations(cells.values(), 2)) > 24
    assert {cell for _, cell in moves(drawn.rings)} == distance.keys() - {1}
    for one, other in moves(drawn.rings):
        assert other in THIRTY.successors(one) and distance[other] == distance[one] + 1
        begin, way = complex(*cells[one]), complex(*cells[other]) - complex(*cells[one])
        for cell in cells.keys() - {one, other}:
            turned = (complex(*cells[cell]) - begin) / way  # 0 at the one end, 1 at the other
            assert not 0 < turned.real < 1 or abs(turned.imag) * abs(way) > 12, (one, other, cell)
    level = {int(mark.split()[1]) for mark in drawn.rings.steps[-1].lit if "cell" in mark}
    assert level == {cell for cell in distance if distance[cell] == 3}


def test_the_windows_of_two_landings() -> None:
    """Would catch: a jump on a cell that is called plain, a face too few."""
    landings = [move.landing for move in THIRTY.moves(1)]
    assert landings == list(range(2, 8))
    plain = [cell for cell in landings if cell not in THIRTY.jumps]
    assert 4 in plain and plain[-1] == 7
    for name, cell in (("p", 4), ("q", 7)):
        first, *_, last = (move.landing for move in THIRTY.moves(cell))
        words = drawn.two_windows.drawing.parts[f"window {name}"].words
        assert words == f"from {name}: {first} to {last}"


def test_the_throw_that_fits_takes_the_place_of_one_past_the_goal() -> None:
    """Would catch: a route that is none, a landing of another face."""
    jumps = {3: 6, 6: 10, 11: 2}
    wins = Board(12, jumps, overshoot="win")
    assert {solve(Board(12, jumps, overshoot=rule), "bellman-ford").throws
            for rule in ("stay", "bounce", "win")} == {2}  # fmt: skip
    assert said(drawn.exact_throw, "lands on") == {
        face: str(10 + face) if 10 + face <= 12 else "past" for face in wins.faces
    }


def test_a_number_of_routes_is_the_sum_of_those_before_it() -> None:
    """Would catch: a route left out, a move that is not a shortest one."""
    routes = shortest_routes(THIRTY, solve(THIRTY, "bellman-ford").distance)
    ways = [[1, *(move.cell for move in route)] for route in routes]
    assert moves(drawn.last_throw) == {move for way in ways for move in pairwise(way)}
    begun = Counter(tuple(way[: way.index(cell) + 1]) for way in ways for cell in way)
    assert numbers(drawn.last_throw, "number") == Counter(way[-1] for way in begun)
    assert numbers(drawn.last_throw, "number")[30] == len(ways)


# -- tables and relaxing ---------------------------------------------------------------------------


def test_the_pass_finds_each_number_to_the_left() -> None:
    """Would catch: a number that is no distance, an arrow to the left, a move into c left out."""
    board, parts = Board(12, {4: 10}, die=3), drawn.one_pass.drawing.parts
    distance = solve(board, "bellman-ford").distance
    for cell, throws in distance.items():
        assert parts[f"cell {cell}"].at[1] == parts[f"number {throws}"].at[1]
    assert list(said(drawn.one_pass, "cell")) == sorted(distance)
    assert all(
        one < other and other in board.successors(one) for one, other in moves(drawn.one_pass)
    )
    assert {one for one, other in moves(drawn.one_pass) if other == 11} == {*board.predecessors(11)}
    assert distance[11] == distance[10] + 1 == 2


def test_one_sweep_goes_along_each_piece() -> None:
    """Would catch: a landing or an end of another route, a sweep too few."""
    ends = {cell: int(words[3:]) for cell, words in said(drawn.descents, "stand").items()}
    assert list(ends) == [2, 8, 4, 10, 6]
    assert all(THREE_SWEEPS.jumps[landing] == end for landing, end in ends.items())
    assert can_be_played(THREE_SWEEPS, [1, *ends.values()])
    numbers = [distance.get(12) for distance in after_each_sweep(THREE_SWEEPS)]
    assert numbers.index(int(solve(THREE_SWEEPS, "bellman-ford").distance[12])) == 2
    assert fewest_descents(THREE_SWEEPS)[12] == 2


def test_settled_costs_are_final_and_waiting_ones_are_not_smaller() -> None:
    """Would catch: a cell in another region, a cost of another moment."""
    board = Board(14, {2: 11, 4: 12, 7: 5, 8: 9}, die=3)
    cost = dijkstra(board, pips).distance
    settled = {cell for cell in cost if (cost[cell], cell) < (cost[13], 13)}
    known = {cell: cost[cell] for cell in settled}
    for cell in settled:
        for move in board.moves(cell):
            known[move.cell] = min(known.get(move.cell, 99), cost[cell] + move.face)
    for cell, words in said(drawn.settled, "cell").items():
        assert words == (f"{cell} at {known[cell]:g}" if cell in known else str(cell))
        across = drawn.settled.drawing.parts[f"cell {cell}"].at[0]
        assert across // 120 == (0 if cell in settled else 1 if cell in known else 2)
    assert all(other in board.successors(one) for one, other in moves(drawn.settled))


def changes_of_a_stack() -> tuple[dict[int, list[tuple[int, int]]], dict[int, int]]:
    """Cell → the turn and the number of each change, and the last turn that takes it."""
    written: dict[int, list[tuple[int, int]]] = {}
    taken: dict[int, int] = {}

    class Noted(Stack):
        def put(self, cell: int, distance: float, step: float) -> None:
            super().put(cell, distance, step)
            written.setdefault(cell, []).append((len(self.taken), int(distance)))

        def take(self) -> int:
            cell = super().take()
            taken[cell] = len(self.taken)
            return cell

    search(STACKED, Noted)
    return written, taken


def test_each_cell_was_taken_after_its_last_change() -> None:
    """Would catch: a turn of another run, a number that is not final."""
    written, taken = changes_of_a_stack()
    proof, route = drawn.final_numbers, [1, 4, 6, 9, 10]
    assert numbers(proof, "changed in turn") == {cell: written[cell][-1][0] for cell in route}
    assert numbers(proof, "taken in turn") == {cell: taken[cell] for cell in route}


def test_the_states_are_those_of_the_rule() -> None:
    """Would catch: a throw that the rule forbids, or one that is left out."""
    rule, proof = one_ladder(Board(6, {2: 3, 4: 6}, die=2)), drawn.states_are_games
    drawn_moves = {((cell, 1), (end, 1)) for cell, end in moves(proof, "has")}
    drawn_moves |= {((cell, 0), (end, 0)) for cell, end in moves(proof, "none")}
    drawn_moves |= {((1, 1), (3, 0)), ((3, 1), (6, 0))}  # "climb 1" and "climb 3"
    states = [(1, 1)]
    for state in states:
        states += [one for one in dict.fromkeys(rule(state)) if one not in states]
    right = {(state, one) for state in states if state[0] != 6 for one in rule(state)}
    assert drawn_moves == right


# -- chance ----------------------------------------------------------------------------------------


def thrown(board: Board, cell: int) -> list[int]:
    """Where each face takes you: a throw that does not move you leaves you where you are."""
    ends = {move.face: move.cell for move in board.moves(cell)}
    return [ends.get(face, cell) for face in board.faces]


def test_a_row_has_the_averages_of_the_stopped_games() -> None:
    """Would catch: a row of another sweep, a number of another board."""
    board = Board(6, {5: 2}, die=2)

    def average(cell: int, throws: int) -> Fraction:
        if cell == 6 or not throws:
            return Fraction(0)
        after = [average(end, throws - 1) for end in thrown(board, cell)]
        return 1 + sum(after, Fraction(0)) / len(after)

    for throws in range(4):
        row = numbers(drawn.stopped_games, f"stopped after {throws}")
        assert row == {cell: float(average(cell, throws)) for cell in (1, 2, 3, 4, 6)}
