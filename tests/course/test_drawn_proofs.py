"""The drawn proofs: what is drawn and lit is what happens in the run, on thirty and ten boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from functools import cache, partial
from itertools import combinations, islice, pairwise
from math import ceil, hypot
from xml.etree import ElementTree

import pytest

from snl_algos import Board, load_board, random_board, solve
from snl_algos.algorithms.bellman_ford import bellman_ford
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.answer import shortest_routes
from snl_algos.costs import NegativeCycle, paid_ladders, pips
from snl_algos.course import drawn_proofs as drawn
from snl_algos.course.drawn_proofs.drawing import Drawing, Mark
from snl_algos.course.heuristics import remaining
from snl_algos.course.prices import moments
from snl_algos.course.queues import last_throws, waiting
from snl_algos.course.sweeps import fewest_descents, right_in_sweep

#: The boards of the lessons.
THIRTY = load_board("thirty")
REGIONS = Board(14, {2: 11, 4: 12, 7: 5, 8: 9}, die=3)
CUT = Board(12, {2: 7, 8: 3, 4: 9, 10: 5, 6: 12}, die=1)
ON_A_FOOT = Board(6, {2: 4, 3: 6}, die=1)
ONE_WAY = Board(12, {4: 10}, die=3)
ON_THE_WAY = Board(15, {9: 10}, die=3)

Proof = Callable[[Board], drawn.DrawnProof]
PROOFS: dict[str, tuple[Proof, Board]] = {
    "queue_order": (drawn.queue_order, THIRTY),
    "first_landing": (drawn.first_landing, THIRTY),
    "rings": (drawn.rings, THIRTY),
    "settled": (partial(drawn.settled, cost=pips), REGIONS),
    "descents": (drawn.descents, CUT),
    "two_numbers": (drawn.two_numbers, ON_A_FOOT),
    "one_pass": (drawn.one_pass, ONE_WAY),
    "one_more_move": (partial(drawn.one_more_move, cost=paid_ladders), CUT),
    "consistent_bound": (drawn.consistent_bound, ON_THE_WAY),
    "last_throw": (drawn.last_throw, THIRTY),
    "two_searches": (drawn.two_searches, Board(37)),
}
#: Those about boards without moves back.
ONE_WAY_ONLY = {"one_pass"}


@cache
def drawings(name: str) -> list[tuple[Board, drawn.DrawnProof]]:
    """A proof on the board of its lesson, and on the first ten random ones that can show it."""
    proof, board = PROOFS[name]

    def tried() -> Iterator[tuple[Board, drawn.DrawnProof]]:
        for seed in range(400):
            snakes = 0 if name in ONE_WAY_ONLY else 4
            some = random_board(24, snakes=snakes, ladders=4, die=3, seed=seed)
            try:
                yield some, proof(some)
            except (ValueError, NegativeCycle):
                continue

    return [(board, proof(board)), *islice(tried(), 10)]


def drawing_of(proof: drawn.DrawnProof, step: int = 1) -> Drawing:
    return proof.draw(proof.steps[step - 1].lit)


def numbers(proof: drawn.DrawnProof, kind: str) -> dict[int, str]:
    """Cell → what is written in the part of some kind."""
    parts = drawing_of(proof).parts
    return {mark[1]: part.words for mark, part in parts.items() if mark[0] == kind}


@pytest.mark.parametrize("name", PROOFS)
def test_a_step_lights_parts_of_the_drawing(name: str) -> None:
    """Would catch: a mark that nothing has, a part outside, a step of which nothing is lit."""
    for _, proof in drawings(name):
        for at, step in enumerate(proof.steps, start=1):
            drawing = drawing_of(proof, at)
            assert step.lit
            assert set(step.lit) <= drawing.parts.keys()
            for part in drawing.parts.values():
                assert 0 <= part.at[0] <= drawing.width
                assert 0 <= part.at[1] <= drawing.height
            assert len(step.sentence) < 175  # four lines on a phone
            svg = ElementTree.fromstring(proof.at(at).svg)
            assert svg.get("role") == "img"
            assert svg.get("aria-label", "").startswith(proof.about)
            assert len(proof.about) > 20
        shown = [proof.at(at).svg for at in range(1, len(proof.steps) + 1)]
        assert all(one != other for one, other in pairwise(shown))
        ElementTree.fromstring(proof._repr_svg_())


def test_what_is_lit_is_strong() -> None:
    """Would catch: a part that is lit and pale."""
    for lit in (set(), {("a",)}):
        drawing = Drawing(100, 40, lit)
        drawing.circle((20, 20), "1", ("a",))
        drawing.arrow((20, 20), (80, 20), ("a",))
        assert ("stroke-opacity" not in drawing.svg("")) == bool(lit)


def test_what_is_lit_covers_the_ground_of_its_box() -> None:
    """Would catch: a box that is white, because its ground was drawn over what is lit."""
    drawing = Drawing(100, 40, {("a",), ("b",)})
    drawing.circle((20, 20), "1", ("a",))
    drawing.box((70, 20), (30, 20), "2", ("b",))
    shapes = ElementTree.fromstring(drawing.svg(""))
    fills = [str(group.get("style")) for group in shapes if len(group) and "rect" in group[-1].tag]
    assert len(fills) == 2
    assert "paper" in fills[0] and "now" in fills[1]


def test_no_arrow_of_the_rings_passes_below_a_cell() -> None:
    """Would catch: an arrow that seems to begin at a cell which it only passes."""
    for board, proof in drawings("rings"):
        parts = drawing_of(proof).parts
        cells = {mark[1]: complex(*part.at) for mark, part in parts.items() if mark[0] == "cell"}
        for _, one, other in (mark for mark in parts if mark[0] == "throw"):
            way = cells[other] - cells[one]
            for cell in cells.keys() - {one, other}:
                turned = (cells[cell] - cells[one]) / way  # 0 at the one end, 1 at the other
                if 0 < turned.real < 1:
                    assert abs(turned.imag) * abs(way) > 12, (board, one, other, cell)


def test_the_queue_is_the_one_of_the_run() -> None:
    """Would catch: a pair that moves, another queue, a step that speaks of other pairs."""
    for board, proof in drawings("queue_order"):
        parts = drawing_of(proof).parts
        rows = 1 + max(mark[1] for mark in parts if mark[0] == "pair")
        queues = waiting(board)[:rows]
        words = [
            [parts["pair", at, i].words for i in range(len(row))] for at, row in enumerate(queues)
        ]
        assert words == [[str(throws) for throws in row] for row in queues]
        for mark, part in parts.items():
            if mark[0] == "pair" and mark[2] and mark[1] + 1 < rows:
                below = parts["pair", mark[1] + 1, mark[2] - 1]
                assert (below.words, round(below.at[0], 6)) == (part.words, round(part.at[0], 6))
        _, before, front, new, after = (
            sorted(mark for mark in step.lit if mark[0] == "pair") for step in proof.steps
        )
        t = int(parts[front[0]].words)
        assert front == before[:1]
        assert {int(parts[mark].words) for mark in new} == {t + 1}
        assert new == after[-len(new) :]
        assert len(after) == len(before) - 1 + len(new)


def replayed(board: Board) -> dict[str, dict[int, tuple[int, int]]]:
    """Who took, landed on and wrote what, and in which turn, by a queue search of the test."""
    found: dict[str, dict[int, tuple[int, int]]] = {"taken": {}, "landed": {}, "written": {}}
    found["written"][board.start] = (board.start, 0)
    queue, turn = [board.start], 0
    while queue:
        cell, turn = queue.pop(0), turn + 1
        found["taken"].setdefault(cell, (cell, turn))
        if cell == board.goal:
            break
        for move in board.moves(cell):
            if move.landing not in found["landed"]:
                found["landed"][move.landing] = (cell, turn)
                found["written"].setdefault(move.cell, (cell, turn))
                queue.append(move.cell)
    return found


def test_who_wrote_what_and_when() -> None:
    """Would catch: a turn or a cell of another run; a proof that the run contradicts."""
    for board, proof in drawings("first_landing"):
        distance, found = solve(board, "bellman-ford").distance, replayed(board)
        throws = last_throws(board)
        assert throws
        for throw in throws:
            assert (throw.first, throw.landed) == found["landed"][throw.x]
            assert (throw.writer, throw.written) == found["written"][throw.c]
            assert throw.turn == found["taken"][throw.b][1]
            assert max(throw.landed, throw.written) <= throw.turn
            assert distance[throw.c] == distance[throw.b] + 1 >= distance[throw.writer] + 1
        parts = drawing_of(proof).parts
        (drawn_throw,) = {
            throw
            for throw in throws
            if (str(throw.b), str(throw.x), str(throw.c))
            == tuple(parts[mark,].words for mark in "bxc")
        }
        assert parts["c", "distance"].words == f"distance {distance[drawn_throw.c]}"
        assert parts["c", "turn"].words == f"written in turn {drawn_throw.written}"
        if drawn_throw.writer != drawn_throw.b:
            with_ = distance[drawn_throw.writer]
            assert parts["writer", "throws"].words == f"taken with {with_}"


def test_the_throw_in_the_lesson_shows_three_other_cells() -> None:
    """Would catch: a throw in whose turn nothing had happened before, which shows nothing."""
    parts = drawing_of(drawn.first_landing(THIRTY)).parts
    assert [parts[mark,].words for mark in ("b", "x", "c", "first", "writer")] == [
        "6", "11", "26", "8", "22",
    ]  # fmt: skip


def test_the_ring_of_a_cell_is_its_distance() -> None:
    """Would catch: a cell on another ring, a throw that is none, cells in one another's place."""
    for board, proof in drawings("rings"):
        distance = solve(board, "bellman-ford").distance
        parts = drawing_of(proof).parts
        cells = {mark[1]: part.at for mark, part in parts.items() if mark[0] == "cell"}
        last = max(distance[cell] for cell in cells)
        assert set(cells) == {cell for cell in distance if distance[cell] <= last}
        for cell, (x, y) in cells.items():
            assert hypot(x - 180, y - 180) == pytest.approx(164 * distance[cell] / last)
        for _, one, cell in (mark for mark in parts if mark[0] == "throw"):
            assert cell in board.successors(one)
            assert distance[cell] == distance[one] + 1
        lit = {mark[1] for mark in proof.steps[-1].lit if mark[0] == "cell"}
        (new,) = {distance[cell] for cell in lit}
        assert lit == {cell for cell in distance if distance[cell] == new}
        levels = Counter(distance.values())
        assert len(lit) > 1 or max(levels.values()) == 1
    places = [p.at for m, p in drawing_of(drawn.rings(THIRTY)).parts.items() if m[0] == "cell"]
    apart = [hypot(x - u, y - v) for (x, y), (u, v) in combinations(places, 2)]
    assert min(apart) > 24  # two radii


def steps_of(lit: Collection[Mark]) -> list[tuple[int, int]]:
    return [(mark[1], mark[2]) for mark in lit if mark[0] == "throw"]


def test_settled_costs_are_final_and_another_route_is_one() -> None:
    """Would catch: a cell in another region, a cost that changes, a route that cannot be played."""
    for board, proof in drawings("settled"):
        final = bellman_ford(board, cost=pips).distance
        parts = drawing_of(proof).parts
        (c,) = (mark[1] for mark in proof.steps[1].lit)
        (moment,) = (one for one in moments(board, partial(dijkstra, cost=pips)) if one.cell == c)
        k = moment.waiting[c]
        for cell, at in moment.settled.items():
            assert (at, parts["cell", cell].at[0] < 120) == (final[cell], True)
            assert at <= k
        for cell, at in moment.waiting.items():
            assert 120 < parts["cell", cell].at[0] < 240
            assert min(k, final[cell]) <= at
            assert k <= at
            assert parts["cell", cell].words == f"{cell} at {at:g}"
        begin, leaves, rest = (steps_of(proof.steps[at].lit) for at in (2, 3, 4))
        assert all(end in board.successors(cell) for cell, end in (*begin, *leaves, *rest))
        assert {cell for throw in begin for cell in throw} <= moment.settled.keys()
        ((last, x),) = leaves
        assert last in moment.settled
        assert x in moment.waiting
        assert x != c
        route = dict(rest)
        cell, seen = x, 0
        while cell != c:
            cell, seen = route[cell], seen + 1
            assert cell not in moment.settled
        assert seen == len(rest)


def test_one_sweep_goes_along_each_piece() -> None:
    """Would catch: a piece that falls, a route that another has fewer descents than."""
    for board, proof in drawings("descents"):
        parts = drawing_of(proof).parts
        rows: dict[float, list[int]] = {}
        for mark, part in parts.items():
            if mark[0] == "landing":
                rows.setdefault(part.at[1], []).append(mark[1])
        pieces = [rows[down] for down in sorted(rows)]
        assert all(piece == sorted(piece) for piece in pieces)
        assert all(other[0] < one[-1] for one, other in pairwise(pieces))
        (end,) = (mark[1] for mark in proof.steps[4].lit if mark[0] == "landing")
        cell = board.stand(end) or end
        assert (
            len(pieces) - 1 == fewest_descents(board)[cell] == max(fewest_descents(board).values())
        )
        assert right_in_sweep(board)[cell] == len(pieces)
        assert sum(map(len, pieces)) == solve(board, "bellman-ford").distance[cell]


def test_the_two_numbers_of_a_cell() -> None:
    """Would catch: a number to land or to stand that is not the fewest throws."""
    for board, proof in drawings("two_numbers"):
        distance = solve(board, "bellman-ford").distance
        land, stand, passes = (numbers(proof, kind) for kind in ("land", "stand", "pass"))
        for cell in range(1, board.cells + 1):
            leaving = [distance[one] + 1 for one in board.sources(cell) if one in distance]
            wanted = str(min(leaving)) if leaving and cell > 1 else "–"
            assert land[cell] == wanted
            assert stand[cell] == str(distance.get(cell, "–"))
        (cell,) = (mark[1] for mark in proof.steps[4].lit if mark[0] == "pass")
        assert int(passes[cell]) < int(stand[cell])
        foot, after = sorted(mark[1] for mark in proof.steps[3].lit)
        assert foot in board.ladders
        assert 0 < after - foot <= max(board.faces)
        assert int(passes[after]) == int(passes[foot]) + 1


def test_the_pass_finds_each_number_to_the_left() -> None:
    """Would catch: a number that is no distance, an arrow to the left, a move into c left out."""
    for board, proof in drawings("one_pass"):
        distance = solve(board, "bellman-ford").distance
        parts = drawing_of(proof).parts
        heights = {mark[1]: part.at[1] for mark, part in parts.items() if mark[0] == "number"}
        cells = {mark[1]: part.at for mark, part in parts.items() if mark[0] == "cell"}
        assert {cell: heights[distance[cell]] for cell in distance} == {
            cell: at[1] for cell, at in cells.items()
        }
        assert sorted(cells, key=lambda cell: cells[cell][0]) == sorted(distance)
        moves = [(mark[1], mark[2]) for mark in parts if mark[0] == "move"]
        for one, cell in moves:
            assert cell in board.successors(one)
            assert cells[one][0] < cells[cell][0]
        p, c = sorted(mark[1] for mark in proof.steps[2].lit if mark[0] == "cell")
        assert distance[c] == distance[p] + 1 > 1
        assert ("move", p, c) in proof.steps[2].lit
        into = {one for one in distance if c in board.successors(one)}
        assert {one for one, cell in moves if cell == c} == into
        assert {mark[1] for mark in proof.steps[4].lit if mark[0] == "move"} == into
        before = {mark[1] for mark in proof.steps[1].lit}
        assert into <= before == {cell for cell in distance if cell < c}


def test_a_move_back_has_no_such_proof() -> None:
    """Would catch: a drawing of a claim that a snake, or a throw that bounces back, makes false."""
    for board in (Board(9, {6: 2}, die=2), Board(5, {}, die=3, overshoot="bounce")):
        with pytest.raises(ValueError, match="not before it"):
            drawn.one_pass(board)
    with pytest.raises(ValueError, match="one throw away"):
        drawn.one_pass(Board(4))


def test_each_sweep_is_right_for_one_move_more() -> None:
    """Would catch: a number of another sweep, a dearer route, a sweep left out."""
    for board, proof in drawings("one_more_move"):
        final = bellman_ford(board, cost=paid_ladders)
        assert final.route is not None
        route = [board.start, *(move.cell for move in final.route)]
        costs = [sum(map(paid_ladders, final.route[:at])) for at in range(len(route))]
        parts = drawing_of(proof).parts
        assert [parts["cell", at].words for at in range(len(route))] == list(map(str, route))
        number: dict[int, float] = {board.start: 0}
        for k in range(sum(mark[0] == "sweep" for mark in parts)):
            for cell in sorted(board.jumps.keys() ^ set(range(1, board.cells + 1))) if k else ():
                for move in board.moves(cell) if cell in number else ():
                    lower = min(number[cell] + paid_ladders(move), number.get(move.cell, 99))
                    number[move.cell] = lower
            words = [parts["number", k, at].words for at in range(len(route))]
            assert words == [str(number.get(cell, "–")) for cell in route]
            assert all(int(words[at]) <= costs[at] for at in range(min(k + 1, len(route))))
        assert words == list(map(str, costs))
        sentences = " ".join(step.sentence for step in proof.steps)
        assert f"cell {route[1]}, whose number is at most {costs[1]}," in sentences
        assert f"of cell {route[2]} is at most {costs[2]}." in sentences


def test_the_entry_that_is_too_large_comes_out_later() -> None:
    """Would catch: a bound that falls too fast, a cell that is settled, a number that is right."""
    for board, proof in drawings("consistent_bound"):
        distance = solve(board, "bellman-ford").distance
        parts = drawing_of(proof).parts
        gain = 3 + max(top - foot for foot, top in board.ladders.items())
        away, bound, total = (
            {cell: int(words) for cell, words in numbers(proof, kind).items()}
            for kind in ("distance", "bound", "sum")
        )
        route = list(away)
        assert away == {cell: distance[cell] for cell in route}
        assert all(other in board.successors(one) for one, other in pairwise(route))
        assert all(total[cell] == away[cell] + bound[cell] for cell in route)
        assert all(bound[one] - bound[other] <= 1 for one, other in pairwise(route))
        assert all(bound[cell] == ceil((board.goal - cell) / gain) for cell in route)
        (x, first), (c, second) = numbers(proof, "entry").items()
        assert c == route[-1] != x
        assert first == f"{x}: {away[x]} + {bound[x]} = {total[x]}"
        number = int(second.split()[1])
        assert number > away[c]
        assert second == f"{c}: {number} + {bound[c]} = {number + bound[c]}"
        assert total[x] <= total[c] < number + bound[c]
        settled = {mark[1] for mark in proof.steps[1].lit if mark[0] == "cell"}
        assert route.index(x) == len(settled)
        assert settled == set(route[: len(settled)])
        assert parts["name", "x"].at[0] == parts["cell", x].at[0]


def test_a_number_of_routes_is_the_sum_of_those_before_it() -> None:
    """Would catch: a route left out, a move that is not a shortest one, a term left out."""
    for board, proof in drawings("last_throw"):
        answer = solve(board, "bellman-ford")
        routes = list(shortest_routes(board, answer.distance))
        parts = drawing_of(proof).parts
        on_route = {board.start, *(move.cell for route in routes for move in route)}
        assert {mark[1] for mark in parts if mark[0] == "cell"} == on_route
        ways = [[board.start, *(move.cell for move in route)] for route in routes]
        assert {mark[1:] for mark in parts if mark[0] == "throw"} == {
            throw for way in ways for throw in pairwise(way)
        }
        many = Counter[int]()
        for at in range(len(routes[0]) + 1):
            begun = {(way[at], route[:at]) for way, route in zip(ways, routes, strict=True)}
            many.update(cell for cell, _ in begun)
        assert numbers(proof, "number") == {cell: str(many[cell]) for cell in on_route}
        terms, result = proof.steps[-1].sentence.split(": ")[1].rstrip(".").split(" = ")
        assert sum(map(int, terms.split(" + "))) == int(result) == len(routes)
        assert len(terms.split(" + ")) == len({(way[-2], route[-1]) for way, route in
                                               zip(ways, routes, strict=True)})  # fmt: skip


def test_the_cell_in_the_middle_is_in_a_level_of_both_searches() -> None:
    """Would catch: a level that is no distance, a route that is none, halves that do not meet."""
    for board, proof in drawings("two_searches"):
        distance = solve(board, "bellman-ford").distance
        left = remaining(board)
        begin, end = (
            {mark[1]: int(part.words) for mark, part in drawing_of(proof).parts.items()
             if mark[0] == side and len(mark) == 2}
            for side in ("from start", "from goal")
        )  # fmt: skip
        route = [*begin, *list(end)[1:]]
        assert (route[0], route[-1]) == (board.start, board.goal)
        assert all(other in board.successors(one) for one, other in pairwise(route))
        assert len(route) - 1 == distance[board.goal]
        assert begin == {cell: distance[cell] for cell in begin}
        assert end == {cell: left[cell] for cell in end}
        (x,) = begin.keys() & end.keys()
        assert f"here {x}." in proof.steps[1].sentence
        assert {mark[1] for mark in proof.steps[3].lit if mark[0] == "cell"} == {x}
        assert f"k = {begin[x]} and l = {end[x]}." in proof.steps[0].sentence


def test_boards_that_show_nothing_are_refused() -> None:
    """Would catch: a drawing of a proof that has no step on this board."""
    with pytest.raises(ValueError, match="one sweep"):
        drawn.one_more_move(Board(9), pips)
    with pytest.raises(ValueError, match="cannot be reached"):
        drawn.one_more_move(Board(3, {2: 1}, die=1), pips)
    with pytest.raises(ValueError, match="no cell waits"):
        drawn.consistent_bound(Board(9))
    with pytest.raises(ValueError, match="one throw away"):
        drawn.last_throw(Board(4))
    with pytest.raises(ValueError, match="one throw away"):
        drawn.two_searches(Board(4))
    with pytest.raises(ValueError, match="only one"):
        drawn.last_throw(Board(4, die=1))
