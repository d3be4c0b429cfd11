"""The drawn proofs: what is drawn and lit is what happens in the run, on many boards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from fractions import Fraction
from functools import cache, partial
from itertools import combinations, islice, pairwise, product
from math import ceil, hypot, inf
from xml.etree import ElementTree

import pytest

from snl_algos import Board, load_board, random_board, solve
from snl_algos.algorithms.bellman_ford import bellman_ford
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.answer import shortest_routes
from snl_algos.costs import NegativeCycle, paid_ladders, pips
from snl_algos.course import drawn_proofs as drawn
from snl_algos.course.chance import solve_chain
from snl_algos.course.drawn_proofs.drawings import Drawing, Mark
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
THREE = Board(12, {3: 6, 6: 10, 11: 2})
STACKED = Board(10, {2: 7}, die=3)
ONE_SNAKE = Board(4, {3: 1}, die=2)
LAST_SNAKE = Board(8, {7: 3}, die=2)
SIX = Board(6, {5: 2}, die=2)

Proof = Callable[[Board], drawn.DrawnProof]


def past_wins(board: Board) -> Board:
    """The same board, but a throw past the goal wins."""
    return Board(board.cells, board.jumps, die=board.die, overshoot="win")


PROOFS: dict[str, tuple[Proof, Board]] = {
    "queue_order": (drawn.queue_order, THIRTY),
    "first_landing": (drawn.first_landing, THIRTY),
    "rings": (drawn.rings, THIRTY),
    "settled": (partial(drawn.settled, cost=pips), REGIONS),
    "descents": (drawn.descents, CUT),
    "two_numbers": (drawn.two_numbers, ON_A_FOOT),
    "bellman_equation": (drawn.bellman_equation, THIRTY),
    "one_pass": (drawn.one_pass, ONE_WAY),
    "one_more_move": (partial(drawn.one_more_move, cost=paid_ladders), CUT),
    "consistent_bound": (drawn.consistent_bound, ON_THE_WAY),
    "last_throw": (drawn.last_throw, THIRTY),
    "two_searches": (drawn.two_searches, Board(37)),
    "exact_throw": (lambda board: drawn.exact_throw(past_wins(board)), THREE),
    "relaxed_move": (drawn.relaxed_move, STACKED),
    "falling_numbers": (drawn.falling_numbers, STACKED),
    "final_numbers": (drawn.final_numbers, STACKED),
    "running_sum": (drawn.running_sum, THIRTY),
    "geometric_series": (drawn.geometric_series, ONE_SNAKE),
    "maximum_principle": (drawn.maximum_principle, LAST_SNAKE),
    "stopped_games": (drawn.stopped_games, SIX),
    "two_windows": (drawn.two_windows, THIRTY),
    "best_choice": (partial(drawn.best_choice, dice=[2, 1]), SIX),
}
#: Those about boards without moves back, and those that draw each cell.
ONE_WAY_ONLY = {"one_pass"}
SMALL = {"geometric_series", "maximum_principle", "stopped_games", "best_choice"}


@cache
def drawings(name: str) -> list[tuple[Board, drawn.DrawnProof]]:
    """A proof on the board of its lesson, and on the first ten random ones that can show it."""
    proof, board = PROOFS[name]

    def tried() -> Iterator[tuple[Board, drawn.DrawnProof]]:
        for seed in range(400):
            snakes = 0 if name in ONE_WAY_ONLY else 4
            if name in SMALL:
                some = random_board(8, snakes=1, ladders=1, die=2, seed=seed)
            else:
                some = random_board(24, snakes=snakes, ladders=4, die=3, seed=seed)
            try:
                yield some, proof(some)
            except (ValueError, NegativeCycle):
                continue

    return [(board, proof(board)), *islice(tried(), 10)]


def numbers(proof: drawn.DrawnProof, kind: str) -> dict[int, str]:
    """Cell → what is written in the part of some kind."""
    parts = proof.drawing.parts
    return {mark[1]: part.words for mark, part in parts.items() if mark[0] == kind}


@pytest.mark.parametrize("name", PROOFS)
def test_a_step_lights_parts_of_the_drawing(name: str) -> None:
    """Would catch: a mark that nothing has, a part outside, a step of which nothing is lit."""
    for _, proof in drawings(name):
        for part in proof.drawing.parts.values():
            assert 0 <= part.at[0] <= proof.drawing.width
            assert 0 <= part.at[1] <= proof.drawing.height
        for at, step in enumerate(proof.steps, start=1):
            assert step.lit
            assert set(step.lit) <= proof.drawing.parts.keys()
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
        drawing = Drawing(100, 40)
        drawing.circle((20, 20), "1", ("a",))
        drawing.arrow((20, 20), (80, 20), ("a",))
        assert ("stroke-opacity" not in drawing.svg("", lit)) == bool(lit)


def test_what_is_lit_covers_the_ground_of_its_box() -> None:
    """Would catch: a box that is white, because its ground was drawn over what is lit."""
    drawing = Drawing(100, 40)
    drawing.circle((20, 20), "1", ("a",))
    drawing.box((70, 20), (30, 20), "2", ("b",))
    shapes = ElementTree.fromstring(drawing.svg("", {("a",), ("b",)}))
    fills = [str(group.get("style")) for group in shapes if len(group) and "rect" in group[-1].tag]
    assert len(fills) == 2
    assert "paper" in fills[0] and "now" in fills[1]


def luminance(colour: tuple[float, ...]) -> float:
    """The relative luminance of a colour, from 0 to 1 (WCAG 2.2)."""
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize(("text", "ground"), [(0.13, 1.0), (0.88, 0.07)])
def test_words_that_are_lit_can_be_read_in_both_themes(text: float, ground: float) -> None:
    """Would catch: words in JupyterLab's dark theme that are darker when they are lit."""
    drawing = Drawing(100, 40)
    drawing.note((20, 20), "turn 1", ("a",))
    found = re.search(
        r"color-mix\(in srgb,#(..)(..)(..) (\d+)%,currentColor\)", drawing.svg("", {("a",)})
    )
    assert found
    *colour, percent = found.groups()
    share = int(percent) / 100
    words = tuple(share * int(part, 16) / 255 + (1 - share) * text for part in colour)
    dark, light = sorted([luminance(words), luminance((ground,) * 3)])
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_no_line_ends_within_a_sum() -> None:
    """Would catch: "k +" at the end of a line, and "1" on the next one."""
    proof = drawn.stopped_games(SIX)
    assert "k\u00a0+\u00a01" in proof.at(3)._repr_html_()
    assert "k + 1" in repr(proof.at(3))


def test_no_arrow_of_the_rings_passes_below_a_cell() -> None:
    """Would catch: an arrow that seems to begin at a cell which it only passes."""
    for board, proof in drawings("rings"):
        parts = proof.drawing.parts
        cells = {mark[1]: complex(*part.at) for mark, part in parts.items() if mark[0] == "cell"}
        for _, one, other in (mark for mark in parts if mark[0] == "move"):
            way = cells[other] - cells[one]
            for cell in cells.keys() - {one, other}:
                turned = (cells[cell] - cells[one]) / way  # 0 at the one end, 1 at the other
                if 0 < turned.real < 1:
                    assert abs(turned.imag) * abs(way) > 12, (board, one, other, cell)


def test_the_queue_is_the_one_of_the_run() -> None:
    """Would catch: a pair that moves, another queue, a step that speaks of other pairs."""
    for board, proof in drawings("queue_order"):
        parts = proof.drawing.parts
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
        parts = proof.drawing.parts
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
    parts = drawn.first_landing(THIRTY).drawing.parts
    assert [parts[mark,].words for mark in ("b", "x", "c", "first", "writer")] == [
        "6", "11", "26", "8", "22",
    ]  # fmt: skip


def test_the_ring_of_a_cell_is_its_distance() -> None:
    """Would catch: a cell on another ring, a throw that is none, cells in one another's place."""
    for board, proof in drawings("rings"):
        distance = solve(board, "bellman-ford").distance
        parts = proof.drawing.parts
        cells = {mark[1]: part.at for mark, part in parts.items() if mark[0] == "cell"}
        last = max(distance[cell] for cell in cells)
        assert set(cells) == {cell for cell in distance if distance[cell] <= last}
        for cell, (x, y) in cells.items():
            assert hypot(x - 180, y - 180) == pytest.approx(164 * distance[cell] / last)
        for _, one, cell in (mark for mark in parts if mark[0] == "move"):
            assert cell in board.successors(one)
            assert distance[cell] == distance[one] + 1
        lit = {mark[1] for mark in proof.steps[-1].lit if mark[0] == "cell"}
        (new,) = {distance[cell] for cell in lit}
        assert lit == {cell for cell in distance if distance[cell] == new}
        levels = Counter(distance.values())
        assert len(lit) > 1 or max(levels.values()) == 1
    places = [p.at for m, p in drawn.rings(THIRTY).drawing.parts.items() if m[0] == "cell"]
    apart = [hypot(x - u, y - v) for (x, y), (u, v) in combinations(places, 2)]
    assert min(apart) > 24  # two radii


def steps_of(lit: Collection[Mark]) -> list[tuple[int, int]]:
    return [(mark[1], mark[2]) for mark in lit if mark[0] == "move"]


def test_settled_costs_are_final_and_another_route_is_one() -> None:
    """Would catch: a cell in another region, a cost that changes, a route that cannot be played."""
    for board, proof in drawings("settled"):
        final = bellman_ford(board, cost=pips).distance
        parts = proof.drawing.parts
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
        parts = proof.drawing.parts
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


def test_numbers_fall_on_the_way_back_and_rise_by_one_at_most() -> None:
    """Would catch: a route that is none, a number that does not fit, two routes of one length."""
    for board, proof in drawings("bellman_equation"):
        distance = solve(board, "bellman-ford").distance
        parts = proof.drawing.parts
        back, any_route = (
            [int(part.words) for mark, part in parts.items() if mark[:2] == ("cell", down)]
            for down in sorted({mark[1] for mark in parts if mark[0] == "cell"})
        )
        for route, down in ((back, 22), (any_route, 114)):
            assert route[0] == board.start
            assert all(other in board.successors(one) for one, other in pairwise(route))
            shown = [parts["number", down, at].words for at in range(len(route))]
            assert shown == [str(distance[cell]) for cell in route]
        assert back[-1] == any_route[-1]
        assert [distance[cell] for cell in back] == list(range(len(back)))
        assert all(distance[cell] <= t for t, cell in enumerate(any_route))
        assert len(any_route) > len(back)
        assert [parts["throws", t].words for t in range(len(any_route))] == [
            str(t) for t in range(len(any_route))
        ]
        said = f"it is {len(back) - 1} after {len(any_route) - 1} throws."
        assert proof.steps[4].sentence.endswith(said)


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
        parts = proof.drawing.parts
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
        parts = proof.drawing.parts
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
        parts = proof.drawing.parts
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
        parts = proof.drawing.parts
        on_route = {board.start, *(move.cell for route in routes for move in route)}
        assert {mark[1] for mark in parts if mark[0] == "cell"} == on_route
        ways = [[board.start, *(move.cell for move in route)] for route in routes]
        assert {mark[1:] for mark in parts if mark[0] == "move"} == {
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
            {mark[1]: int(part.words) for mark, part in proof.drawing.parts.items()
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


def test_the_throw_that_fits_is_on_the_die() -> None:
    """Would catch: a route of another length, a place that a face does not lead to."""
    for board, proof in drawings("exact_throw"):
        parts = proof.drawing.parts
        route = [mark[1] for mark in parts if mark[0] == "cell"]
        rules = [
            Board(board.cells, board.jumps, die=board.die, overshoot=rule)
            for rule in ("stay", "bounce", "win")
        ]
        assert {solve(one, "bellman-ford").throws for one in rules} == {len(route)}
        assert route[0] == board.start
        assert all(other in board.successors(one) for one, other in pairwise(route))
        places = {
            face: str(route[-1] + face) if route[-1] + face <= board.goal else "past"
            for face in board.faces
        }
        assert numbers(proof, "landing") == places
        (past,), (fits,) = (
            {mark[1] for mark in proof.steps[at].lit if mark[0] == "face"} for at in (1, 2)
        )
        assert places[past] == "past"
        assert places[fits] == str(board.goal)
        assert fits < past


def test_the_furthest_new_cell_reaches_what_the_others_reach() -> None:
    """Would catch: cells that were marked before, jumps, or another part of a window lit."""
    for board, proof in drawings("two_windows"):
        (c, *marked), pair, old, rest, (last,) = (
            sorted(mark[1] for mark in step.lit if mark[0] == "cell") for step in proof.steps
        )
        p, q = pair
        before, waiting = {board.start}, [board.start]
        for cell in waiting:
            if cell == c:
                break
            before.update(move.landing for move in board.moves(cell))
            waiting += [one for one in board.successors(cell) if one not in waiting]
        new = {cell for cell in marked if cell not in before and cell not in board.jumps}
        assert {p, q} <= new
        assert q == max(new) == last
        assert marked == [move.landing for move in board.moves(c)]
        assert old + rest == [move.landing for move in board.moves(p)]
        assert set(old) <= set(marked)
        assert set(rest) <= {move.landing for move in board.moves(q)} - set(marked)
        for name, cell in (("p", p), ("q", q)):
            words = proof.drawing.parts["window", name].words
            assert words == f"from {name}: {cell + 1} to {cell + max(board.faces)}"


class StackRun:
    """A search of the test that takes the cell that came last, with the route of each number."""

    def __init__(self, board: Board) -> None:
        start: tuple[int, ...] = (board.start,)
        self.written = {board.start: [(0, start)]}  # cell → turn and route of each number
        self.taken: dict[int, int] = {}  # cell → the last turn that takes it
        stack, turn = [board.start], 0
        while stack:
            cell, turn = stack.pop(), turn + 1
            self.taken[cell] = turn
            route = self.written[cell][-1][1]
            for end in (move.cell for move in board.moves(cell)):
                if end not in self.written or len(self.written[end][-1][1]) > len(route) + 1:
                    self.written.setdefault(end, []).append((turn, (*route, end)))
                    stack.append(end)


@pytest.mark.parametrize("name", ["relaxed_move", "falling_numbers"])
def test_each_number_is_the_cost_of_its_route(name: str) -> None:
    """Would catch: a number of another run, a route that is none, a number left out."""
    for board, proof in drawings(name):
        run = StackRun(board)
        parts = proof.drawing.parts
        rows: list[list[int]] = [[] for mark in parts if mark[0] == "number"]
        for mark, part in parts.items():
            if mark[0] == "cell":
                rows[mark[1]].append(int(part.words))
        turns = [int(part.words.split()[1]) for mark, part in parts.items() if mark[0] == "turn"]
        assert [(turn, tuple(row)) for turn, row in zip(turns, rows, strict=True)] == run.written[
            rows[0][-1]
        ]
        short = [one for one in run.written.values() if max(len(route) for _, route in one) <= 8]
        assert len(rows) == max(map(len, short)) > 1
        for at, row in enumerate(rows):
            assert all(other in board.successors(one) for one, other in pairwise(row))
            assert len(set(row)) == len(row)
            assert parts["number", at].words == str(len(row) - 1)
            costs = [parts["cost", at, place].words for place in range(len(row))]
            assert costs == [str(place) for place in range(len(row))]
        assert all(len(other) < len(row) for row, other in pairwise(rows))


def test_the_relaxed_move_follows_the_route() -> None:
    """Would catch: a step that lights another cell than the one that was taken."""
    for _, proof in drawings("relaxed_move"):
        parts = proof.drawing.parts
        move, before, after = (
            [int(parts[mark].words) for mark in sorted(proof.steps[at].lit) if mark[0] == "cell"]
            for at in (1, 2, 3)
        )
        assert before == after[:-1]
        assert move == after[-2:]


def test_each_cell_was_taken_after_its_last_change() -> None:
    """Would catch: a turn of another run, a number that is not final, a cheapest route."""
    for board, proof in drawings("final_numbers"):
        run, distance = StackRun(board), solve(board, "bellman-ford").distance
        route = [int(words) for words in numbers(proof, "cell").values()]
        changed, took, number, cost = (
            [int(words) for words in numbers(proof, kind).values() if words.isdigit()]
            for kind in ("changed in turn", "taken in turn", "number", "cost")
        )
        assert tuple(route) in {one for _, one in run.written[route[-1]]}
        assert changed == [run.written[cell][-1][0] for cell in route]
        assert took == [run.taken[cell] for cell in route]
        assert all(turn < later for turn, later in zip(changed, took, strict=True))
        assert number == [distance[cell] for cell in route]
        assert cost == list(range(len(route)))
        assert all(one <= at for one, at in zip(number, cost, strict=True))
        assert number[-1] < cost[-1]
        one, other = sorted(mark[1] for mark in proof.steps[2].lit if mark[0] == "cell")
        assert other == one + 1
        assert f"and {number[other]} is at most {number[one]} + 1." in proof.steps[2].sentence


def test_all_have_added_before_the_cell_is_taken() -> None:
    """Would catch: a turn left out, a sum of another order, a number that still changes."""
    for board, proof in drawings("running_sum"):
        distance = solve(board, "bellman-ford").distance
        many = Counter({board.start: 1})
        for cell in sorted(distance, key=distance.__getitem__):
            for move in board.moves(cell):
                if distance[move.cell] == distance[cell] + 1:
                    many[move.cell] += many[cell]
        order = [board.start]
        for cell in order:
            for move in board.moves(cell):
                if move.cell not in order:
                    order.append(move.cell)
        turns, taken, added, sums = (
            [part.words for mark, part in proof.drawing.parts.items() if mark[0] == kind]
            for kind in ("turn", "cell", "added", "sum")
        )
        c = int(taken[-1])
        before = [cell for cell in order if distance[cell] + 1 == distance[c]]
        assert taken == list(map(str, [*before, c]))
        assert turns == [f"turn {order.index(int(cell)) + 1}" for cell in taken]
        assert list(numbers(proof, "routes").values()) == [str(many[cell]) for cell in before]
        sizes = [sum(move.cell == c for move in board.moves(cell)) for cell in before]
        total, said = 0, []
        for cell, times, seen in zip(before, sizes, sums[:-1], strict=True):
            total += many[cell] * times
            assert seen == str(total)
            said += [f"+ {times} × {many[cell]}" if times > 1 else f"+ {many[cell]}"] * (times > 0)
        assert (added, sums[-1]) == (said, str(many[c]))
        assert len(said) > 1
        assert proof.steps[-1].sentence.endswith(f" = {many[c]}.")


def thrown(board: Board, cell: int) -> list[int]:
    """Where each face takes you: a throw that does not move you leaves you where you are."""
    moves = {move.face: move.cell for move in board.moves(cell)}
    return [moves.get(face, cell) for face in board.faces]


def standing(board: Board) -> list[int]:
    """The cells where you can stand before the game is over."""
    found = [board.start]
    for cell in found:
        found += {end for end in thrown(board, cell) if end != board.goal} - {*found}
    return sorted(found)


def test_the_bars_are_below_the_blocks() -> None:
    """Would catch: a chance of another game, a block that is too low, another V."""
    for board, proof in drawings("geometric_series"):
        parts = proof.drawing.parts
        v = len(standing(board)) + 1
        p = len(board.faces) ** -v
        chances = {board.start: 1.0}
        average = 0.0
        for throws in range(4000):
            left = sum(chances.values())
            average += left
            if throws < 4 * v:
                # A bar stands on the line, and its middle is its place.
                assert 2 * (214 - parts["over", throws].at[1]) / 128 == pytest.approx(left)
                assert left <= (1 - p) ** (throws // v) + 1e-9
                assert (214 - parts["block", throws // v].at[1]) / 128 == pytest.approx(
                    (1 - p) ** (throws // v)
                )
            after: dict[int, float] = {}
            for cell, chance in chances.items():
                for end in thrown(board, cell):
                    if end != board.goal:
                        after[end] = after.get(end, 0) + chance / len(board.faces)
            chances = after
        assert ("over", 4 * v) not in parts
        said = proof.steps[-1].sentence
        assert f"= V / p = {v * len(board.faces) ** v}." in said
        assert said.endswith(f"here it is {average:.4g}.")
        route = [int(words) for words in numbers(proof, "cell").values()]
        assert all(other in thrown(board, one) for one, other in pairwise(route))
        left_of = remaining(board)
        assert len(route) - 1 == max(left_of[cell] for cell in standing(board)) <= v
        assert route[-1] == board.goal


def test_all_cells_after_a_throw_are_below_their_cell() -> None:
    """Would catch: a cell after a throw that is left out, or that no throw leads to."""
    for board, proof in drawings("maximum_principle"):
        parts = proof.drawing.parts
        route = [mark[1] for mark in parts if mark[0] == "cell"]
        assert (route[0], route[-1]) == (board.start, board.goal)
        for cell, following in pairwise(route):
            below = {mark[2] for mark in parts if mark[0] == "end" and mark[1] == cell}
            assert below | {following} == {*thrown(board, cell)}
            assert following not in below
        after = {mark[-1] for mark in proof.steps[3].lit if mark[0] == "M"} - {route[0]}
        assert after == {*thrown(board, route[0])} - {route[0]}
        assert {mark[1] for mark in proof.steps[4].lit if mark[0] == "M"} == {*route}
        assert parts["M", board.goal].words == "M = 0"
        assert ">M<" not in proof.at(2).svg and ">M<" in proof.at(5).svg


def shown_rows(proof: drawn.DrawnProof) -> list[dict[int, str]]:
    """Cell → what is written, for each row."""
    parts = proof.drawing.parts
    rows: list[dict[int, str]] = [{} for mark in parts if mark[0] == "row"]
    for mark, part in parts.items():
        if mark[0] == "number":
            rows[mark[1]][mark[2]] = part.words
    return rows


def test_a_row_has_the_average_length_of_all_stopped_games() -> None:
    """Would catch: a row of another sweep, a throw that does not move you left out."""
    for board, proof in drawings("stopped_games"):
        rows = shown_rows(proof)
        assert len(rows) == 4
        for k, row in enumerate(rows):
            assert [*row] == [*standing(board), board.goal]
            for first, words in row.items():
                lengths = []
                for places in product(range(len(board.faces)), repeat=k):
                    cell, length = first, 0
                    for place in places:
                        if cell != board.goal:
                            cell, length = thrown(board, cell)[place], length + 1
                    lengths.append(length)
                assert words == f"{sum(lengths) / len(lengths):.3g}"
        lit = proof.steps[4].lit
        (c,) = (mark[1] for mark in lit if mark[0] == "cell")
        assert {mark[2] for mark in lit if mark[0] == "throw"} == {*thrown(board, c)}
        assert f" = {rows[3][c]}," in proof.steps[4].sentence


def test_no_way_of_choosing_is_better_than_a_row() -> None:
    """Would catch: a number that some way of choosing beats, or that none attains."""
    for board, proof in drawings("best_choice"):
        dice = [Board(board.cells, board.jumps, die=die) for die in (2, 1)]
        *rows, limit = shown_rows(proof)

        @cache
        def least(cell: int, k: int, dice: tuple[Board, ...] = tuple(dice)) -> Fraction:
            """The best average of a game that is stopped after k throws."""
            if cell == dice[0].goal or not k:
                return Fraction(0)
            ends = [thrown(die, cell) for die in dice]
            return 1 + min(sum((least(to, k - 1) for to in each), Fraction(0)) / len(each)
                           for each in ends)  # fmt: skip

        for k, row in enumerate(rows):
            assert row == {cell: f"{float(least(cell, k)):.3g}" for cell in row}
        cells = standing(dice[0])
        best: dict[int, float] = dict.fromkeys(cells, inf)
        for way in product(dice, repeat=len(cells)):
            chain = {
                cell: {end: Fraction(ends.count(end), len(ends)) for end in {*ends}}
                for cell, ends in (
                    (one, thrown(die, one)) for one, die in zip(cells, way, strict=True)
                )
            }
            try:
                averages = solve_chain(chain, board.goal)
            except ValueError:
                continue
            best = {cell: min(best[cell], float(averages[cell])) for cell in cells}
        assert limit == {**{cell: f"{best[cell]:.3g}" for cell in cells}, board.goal: "0"}
        (c,) = (mark[1] for mark in proof.steps[1].lit if mark[0] == "cell")
        for at, die in ((1, dice[0]), (2, dice[1])):
            lit = proof.steps[at].lit
            assert {mark[2] for mark in lit if mark[0] == "throw"} == {*thrown(die, c)}
        assert f" = {rows[3][c]}." in proof.steps[2].sentence


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
    for board in (Board(4), Board(4, {4: 2}, overshoot="win"), Board(4, die=(2,))):
        with pytest.raises(ValueError, match=r"no shortest route passes|gaps"):
            drawn.exact_throw(board)
    for proof in (drawn.relaxed_move, drawn.falling_numbers, drawn.final_numbers):
        with pytest.raises(ValueError, match="a second number"):
            proof(Board(4))
    for board in (Board(4), Board(20, die=(2, 3))):
        with pytest.raises(ValueError, match=r"new plain landings|gaps"):
            drawn.two_windows(board)
    with pytest.raises(ValueError, match="two others"):
        drawn.running_sum(Board(4, die=1))
    for game in (drawn.geometric_series, drawn.maximum_principle, drawn.stopped_games):
        with pytest.raises(ValueError, match="out of reach"):
            game(Board(3, {2: 1}, die=1))
    with pytest.raises(ValueError, match="not better"):
        drawn.best_choice(Board(8), [2, 2])
    with pytest.raises(ValueError, match="shortest ones"):
        drawn.bellman_equation(Board(4, die=1))
