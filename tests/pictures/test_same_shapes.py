"""The picture and the stepper draw the same: their shapes and colours, point by point."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("matplotlib")

from matplotlib.colors import to_hex, to_rgba
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from node import run_node

from snl_algos import ALGORITHMS, MISTAKES, Board, Trace, trace
from snl_algos.boards import gallery
from snl_algos.boards.gallery import random_board
from snl_algos.pictures import geometry
from snl_algos.pictures.geometry import Arrow, Plan
from snl_algos.pictures.palette import Palette, palette_of
from snl_algos.pictures.paper import Group
from snl_algos.pictures.routes import LABEL
from snl_algos.pictures.step_figure import StepDrawing
from snl_algos.pictures.throws import moves_of

#: They share what one run of the stepper's scripts has drawn.
pytestmark = pytest.mark.xdist_group("shapes")

ROOT = Path(__file__).parents[2]
BOARDS = [
    Board(1),
    Board(7, {2: 6, 5: 1}),
    Board(9, {2: 9, 9: 3, 1: 4}, start=0),
    *(gallery.load_board(name) for name in ("thirty", "milton-bradley", "leetcode-1")),
    random_board(100, snakes=10, ladders=10, seed=7),
]

#: The moves of a run are told in the same way, whatever program it is.
PROGRAMS = [*ALGORITHMS, "stands-on-a-foot", "chains-jumps", "counts-from-0"]

#: A step of queue-bfs on the thirty-cell board that throws, lands on a foot and climbs.
CLIMBS = 4
#: The parts of a move, as the stepper calls them.
MOVE = ("from", "face", "landing", "stand", "feet")
#: A fill, a stroke and its width.
Paint = tuple[str | None, str | None, float | None]

SCRIPT = """
import { readFileSync } from "node:fs";
import { arcShape, arrowShape, labelSpots, pipsOf } from "ROOT/web/src/arrowshapes.ts";
import { anchorOf, range, tintOf, wideOf } from "ROOT/web/src/geometry.ts";
import { cornersOf, ladderShape, snakeColour, snakeShape } from "ROOT/web/src/jumpshapes.ts";
import { jumpMarks, moveMarks, routeMarks } from "ROOT/web/src/marks.ts";
import { movesOf } from "ROOT/web/src/moves.ts";
import { rulesOf } from "ROOT/web/src/rules.ts";

const { boards, runs } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const drawn = boards.map(({ plan, ladders, snakes, throws }) => ({
  anchors: throws.map(([from]) => anchorOf(plan, from)),
  ladders: ladders.map(([foot, top]) => ladderShape(plan, foot, top)),
  snakes: snakes.map(([head, tail]) => ({
    ...snakeShape(plan, head, tail, ladders), colour: snakeColour(head, tail),
  })),
  aside: ["number", "badge"].map((what) => range(plan.cells + 1).filter((cell) =>
    cell >= plan.start && cornersOf(plan, new Map([...ladders, ...snakes]))(cell)[what])),
  arcs: throws.map(([a, b]) => arcShape(anchorOf(plan, a), anchorOf(plan, b), wideOf(plan))),
  arrows: throws.map(([a, b]) =>
    arrowShape(anchorOf(plan, a), anchorOf(plan, b), 0.3, 0.12, 0.16)),
  labels: labelSpots(throws.map(([a, b]) =>
    [anchorOf(plan, a), anchorOf(plan, b), 0.3]), wideOf(plan)),
}));
const scaled = [[0, 0], [1, 2], [2.5, 9], [4, 9], [5, 40], [12, 9], [-1, 9]];
const tints = scaled.map(([distance, farthest]) => tintOf(distance, farthest));
const pips = [0, 1, 2, 3, 4, 5, 6, 7].map(pipsOf);
const paint = ({ parts, fill, stroke, width }) =>
  parts ? parts.flatMap(paint) : [[fill ?? null, stroke ?? null, width ?? null]];
const paints = ({ plan, jumps, move, route }) => ({
  jumps: jumpMarks(plan, new Map(jumps)).map(paint),
  move: moveMarks(plan, move).flatMap(paint),
  route: routeMarks(plan, route, plan.start).map(({ parts }) => parts.flatMap(paint)),
});
const painted = paints(JSON.parse(readFileSync(process.argv[2], "utf8")).painted);
const moves = runs.map((run) => movesOf(run, rulesOf(run.board)));
console.log(JSON.stringify({ drawn, tints, pips, moves, painted }));
"""


def throws_on(board: Board) -> list[tuple[int, int]]:
    """Throws in all directions: along a row, around its end, and longer ones."""
    last = board.cells
    return [(cell, min(last, cell + face)) for cell in range(1, last) for face in (1, 3, 6)][:60]


def numbers(value: Any) -> list[float]:
    """All numbers in points, lists and objects, in order; of a point, x and y."""
    if isinstance(value, complex):
        return [value.real, value.imag]
    if isinstance(value, list | tuple):
        return [number for one in value for number in numbers(one)]
    return [float(value)]


def same(mine: Any, theirs: Any) -> bool:
    """Whether two shapes are the same, but for what floating point makes of them."""
    ours, others = numbers(mine), numbers(theirs)
    assert len(ours) == len(others)
    return max((abs(a - b) for a, b in zip(ours, others, strict=True)), default=0.0) < 1e-6


def arrow_points(arrow: Arrow) -> list[Any]:
    return [arrow.start, arrow.turn, arrow.tip, arrow.neck, arrow.wings]


ARROW = ("from", "turn", "tip", "neck", "wings")


@pytest.fixture(scope="module")
def runs() -> dict[str, Trace]:
    def run(name: str) -> Trace:
        board = MISTAKES[name].board if name in MISTAKES else gallery.load_board("thirty")
        assert board is not None
        return trace(name, board, max_steps=400, max_seconds=300)

    return {name: run(name) for name in PROGRAMS}


@pytest.fixture(scope="module")
def stepper(tmp_path_factory: pytest.TempPathFactory, runs: dict[str, Trace]) -> Any:
    """What the stepper's own functions say about all these boards."""
    folder = tmp_path_factory.mktemp("shapes")
    asked = [
        {
            "plan": {
                "cells": board.cells, "start": board.start,
                "columns": Plan.of(board).layout.columns, "rows": Plan.of(board).rows,
            },
            "ladders": list(board.ladders.items()), "snakes": list(board.snakes.items()),
            "throws": throws_on(board),
        }
        for board in BOARDS
    ]  # fmt: skip
    last = runs["queue-bfs"]
    painted = {
        "plan": asked[BOARDS.index(last.board)]["plan"], "jumps": list(last.board.jumps.items()),
        "move": dict(zip(MOVE, moves_of(last)[CLIMBS] or (), strict=True)),
        "route": last.answer.route,
    }  # fmt: skip
    everything = {
        "boards": asked, "runs": [run.to_dict() for run in runs.values()], "painted": painted,
    }  # fmt: skip
    (folder / "asked.json").write_text(json.dumps(everything), encoding="utf-8")
    script = folder / "shapes.mjs"
    script.write_text(SCRIPT.replace("ROOT", ROOT.as_posix()), encoding="utf-8")
    return json.loads(run_node(script, folder / "asked.json"))


@pytest.mark.parametrize("at", range(len(BOARDS)), ids=lambda at: str(BOARDS[at].cells))
def test_shapes(stepper: Any, at: int) -> None:
    """A snake that lies otherwise on paper than on the screen, a ladder with other rungs."""
    board, theirs = BOARDS[at], stepper["drawn"][at]
    plan = Plan.of(board)
    assert same([plan.anchor(start) for start, _ in throws_on(board)], theirs["anchors"])
    for (foot, top), shape in zip(board.ladders.items(), theirs["ladders"], strict=True):
        rails, rungs = geometry.ladder_shape(plan, foot, top)
        assert same(rails, shape["rails"]) and same(rungs, shape["rungs"])
    for (head, tail), shape in zip(board.snakes.items(), theirs["snakes"], strict=True):
        snake = geometry.snake_shape(plan, head, tail, board.ladders)
        there, back = snake.sides
        # One more piece, straight, turns round at the tail.
        assert same([*there, there[-1], back[0], *back], shape["outline"])
        for part in ("stripe", "skull", "eyes", "pupils", "tongue"):
            assert same(getattr(snake, part), shape[part])
        for theme in ("light", "dark"):
            palette = palette_of(theme)
            mine = geometry.snake_colour(palette, head, tail)
            assert mine == palette["snakes"][shape["colour"]]
    jumps = {**board.ladders, **board.snakes}
    aside = geometry.corners_aside(plan, jumps, board.start, board.goal)
    assert [sorted(cells) for cells in aside] == theirs["aside"]
    shapes = zip(throws_on(board), theirs["arcs"], theirs["arrows"], strict=True)
    for (start, end), arc, arrow in shapes:
        ends = plan.anchor(start), plan.anchor(end)
        bow = geometry.arc_shape(*ends, plan.columns)
        assert same(arrow_points(bow), [arc[part] for part in ARROW])
        bent = geometry.arrow_shape(*ends, 0.3, 0.12, 0.16)
        assert same(arrow_points(bent), [arrow[part] for part in ARROW])
    bows = [(plan.anchor(start), plan.anchor(end), 0.3) for start, end in throws_on(board)]
    assert same(geometry.label_spots(bows, LABEL, plan.columns), theirs["labels"])


def test_moves(stepper: Any, runs: dict[str, Trace]) -> None:
    """A throw that is shown on the screen and not on paper, or another one."""
    for name, moves in zip(PROGRAMS, stepper["moves"], strict=True):
        theirs = [
            None if move is None else (*list(move.values())[:4], tuple(move["feet"]))
            for move in moves
        ]
        assert moves_of(runs[name]) == theirs, name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_and_widths(stepper: Any, runs: dict[str, Trace], theme: str) -> None:
    """A ladder that is blue on paper, an arc that is thinner, an outline without its tint."""
    run, drawing = runs["queue-bfs"], StepDrawing(runs["queue-bfs"], theme=theme)
    palette = palette_of(theme)
    climbs, ends = (groups_of(drawing.draw(step), drawing.places.unit) for step in (CLIMBS, -1))
    kinds = (("ladder", run.board.ladders), ("snake", run.board.snakes))
    jumps = [f"{kind}-{foot}-{end}" for kind, pairs in kinds for foot, end in pairs.items()]
    for name, marks in zip(jumps, stepper["painted"]["jumps"], strict=True):
        assert climbs[name] == coloured(marks, palette), name
    move = climbs["landing-3"] | climbs["stand-22"] | climbs["arc"] | climbs["die"]
    assert move == coloured(stepper["painted"]["move"], palette)
    marks = stepper["painted"]["route"]  # the arrows, the last first; then the labels
    numbers = range(1, len(marks) // 2 + 1)
    for name, one in zip([f"move-{number}" for number in reversed(numbers)], marks, strict=False):
        assert ends[name] == coloured(one, palette)


def groups_of(figure: Figure, unit: float) -> dict[str, set[Paint]]:
    """Name → (fill, stroke, width in cells) of the parts of a group."""
    groups = [artist for artist in figure.axes[0].artists if isinstance(artist, Group)]
    return {str(group.get_gid()): {_paint(part, unit) for part in group.parts} for group in groups}


def _paint(part: Any, unit: float) -> Paint:
    if not isinstance(part, Patch):
        return to_hex(part.get_color()), None, None
    fill, stroke = to_rgba(part.get_facecolor()), to_rgba(part.get_edgecolor())
    width = part.get_linewidth()
    if not width:
        return to_hex(fill), None, None
    return to_hex(fill) if fill[3] else None, to_hex(stroke), round(width / unit, 4)


def coloured(marks: list[list[Any]], palette: Palette) -> set[Paint]:
    """The same of the stepper's marks, with its names of colours looked up."""

    def colour(name: str | None) -> str | None:
        if name is None:
            return None
        kind, _, index = name.partition("-")
        return str(palette["snakes"][int(index)] if kind == "snake" else palette[name])

    return {
        (colour(fill), colour(stroke), None if width is None else round(width, 4))
        for fill, stroke, width in marks
    }


def test_tints_and_pips(stepper: Any) -> None:
    palette = palette_of("dark")
    distances = ((0, 0), (1, 2), (2.5, 9), (4, 9), (5, 40), (12, 9), (-1, 9))
    tints = [geometry.tint_of(palette, distance, farthest) for distance, farthest in distances]
    assert tints == [palette["tints"][index] for index in stepper["tints"]]
    for face, pips in enumerate(stepper["pips"]):
        mine = sorted((pip.real, pip.imag) for pip in geometry.pips_of(face))
        assert same(mine, sorted(map(tuple, pips)))


def test_a_jump_keeps_its_shape_and_colour() -> None:
    """A board on which drawing one more snake moves all the others."""
    board = gallery.load_board("milton-bradley")
    plan = Plan.of(board)
    for head, tail in board.snakes.items():
        alone = geometry.snake_shape(plan, head, tail, board.ladders)
        for other in board.snakes.keys() - {head}:
            fewer = {foot: end for foot, end in board.jumps.items() if foot != other}
            ladders = Board(100, fewer, start=0).ladders
            assert geometry.snake_shape(plan, head, tail, ladders) == alone


def test_jumps_that_meet_do_not_end_in_one_point() -> None:
    plan = Plan.of(Board(30))
    down = geometry.snake_shape(plan, 27, 15, {}).sides[0][-1]
    up = geometry.ladder_shape(plan, 3, 15)[0][0][1]
    assert abs(down - up) > 0.1
