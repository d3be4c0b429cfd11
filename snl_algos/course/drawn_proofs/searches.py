"""Proofs about searches: their order and levels, the routes that they count, and where they meet.

All are about runs on the board "thirty", but for `two_searches` (37 cells, no jumps), `exact_throw`
(the board of lesson 6, where a throw past the goal wins) and `states_are_games` (six cells).
"""

from __future__ import annotations

from math import cos, hypot, radians, sin

from .drawers import Sketch, spread
from .proof import drawn

queue_order = drawn(
    "queue_order",
    Sketch(360, 174, other="turn 1 0; turn 3 5; turn 4 4-10; turn 5 3-11").rows(
        {
            "turn 1": "0",
            "turn 2": "1 1 1 1 1 1",
            "turn 3": "1 1 1 1 1 2",
            "turn 4": "1 1 1 1 2 2 2 2 2 2 2",
            "turn 5": "1 1 1 2 2 2 2 2 2 2 2 2",
        },
        spread(range(12), 67.4375, 275.0625), top=19, step=34, size=(15.875, 24), shift=18.875,
    ),
)  # fmt: skip

first_landing = drawn(
    "first_landing",
    Sketch(360, 226, other="first|writer 8|22; first|writer throw")
    .cells({6: (60, 160)}, name="b", radius=18)
    .cells({11: (180, 160)}, name="x", radius=18)
    .cells({26: (300, 160)}, name="c", radius=18)
    .cells({8: (180, 50)}, name="first", radius=18)
    .cells({22: (300, 50)}, name="writer", radius=18)
    .arrows({"throw": "b 6 > x 11", "jump": "x 11 > c 26"}, gap=21)
    .arrows({"first throw": "first 8 > x 11", "writer throw": "writer 22 > c 26"}, gap=21)
    .notes({
        "b name": (38, 138, "b"), "x name": (158, 138, "x"), "c name": (278, 138, "c"),
        "throw word": (120, 148, "a throw"), "jump word": (240, 148, "the jump"),
        "b distance": (60, 192, "distance 1"), "b turn": (60, 208, "taken in turn 6"),
        "x landed": (180, 192, "first landed on"), "x turn": (180, 208, "in turn 5"),
        "c distance": (300, 192, "distance 2"), "c turn": (300, 208, "written in turn 3"),
        "writer throws": (300, 18, "taken with 1"),
    }),
)  # fmt: skip

#: The directions of the cells of each level, in degrees: no arrow passes below a cell.
LEVELS: list[dict[int, float]] = [
    {1: 0},
    {2: -158.53, 22: -89.04, 4: -10.65, 8: 56.91, 6: 115.58, 7: 158.53},
    {23: -127.45, 24: -108.24, 25: -89.04, 26: -69.83, 28: -50.62,
     9: -25.83, 10: 4.53, 12: 32.12, 13: 56.91, 14: 81.71},
    {29: -127.45, 30: -108.24, 15: -25.83, 16: 4.53, 18: 32.12},
]  # fmt: skip
RINGS = (12, 164 / 3, 328 / 3, 164)

rings = drawn(
    "rings",
    Sketch(360, 360, other="cell 2|4|6|7|8|22|29|30|15|16|18")
    .regions({
        f"ring {ring}": (f'circle cx="180" cy="180" r="{radius:.4g}"', (180, 180))
        for ring, radius in enumerate(RINGS)
    })
    .cells(
        {
            cell: (180 + radius * cos(radians(turned)), 180 + radius * sin(radians(turned)))
            for radius, level in zip((0, *RINGS[1:]), LEVELS, strict=True)
            for cell, turned in level.items()
        },
        "1>2 1>22 1>4 1>8 1>6 1>7 22>23 22>24 22>25 22>26 22>28 4>9 4>10 8>12 8>13 8>14 23>29 "
        "24>30 9>15 10>16 12>18",
        radius=12, gap=14,
    ),
)  # fmt: skip

AT = spread([1, 7, 13, 19, 25, 31, 37], 20, 340)

two_searches = drawn(
    "two_searches",
    Sketch(360, 148, other="cell 25|31|37")
    .route(AT, 76)
    .notes({"start": (6, 12, "levels 0 to 3 from the start")}, "start")
    .notes({"goal": (354, 138, "levels 0 to 3 from the goal")}, "end")
    .words("start", "0 1 2 3", AT, 44)
    .words("goal", "3 2 1 0", {cell: AT[cell] for cell in (19, 25, 31, 37)}, 108),
)

WINDOWS = spread(range(1, 14), 360 / 26, 360 - 360 / 26)

two_windows = drawn(
    "two_windows",
    Sketch(360, 120, other="window *")
    .words("cell", "1 2 3 4 5 6 7 8 9 10 11 12 13", WINDOWS, 40, size=(360 / 13 - 2, 26))
    .words("name", "c p q", {"c": WINDOWS[1], "p": WINDOWS[4], "q": WINDOWS[7]}, 12)
    .cells({"p": (2520 / 13, 76), "q": (3600 / 13, 104)}, size=(2160 / 13 - 2, 22),
           name="window", words={"p": "from p: 5 to 10", "q": "from q: 8 to 13"}),
)  # fmt: skip

FACES = spread(range(1, 7), 62 + 298 / 12, 360 - 298 / 12)


def _fan() -> Sketch:
    """Return a route, and the throws from its last cell, each to the upper side of a box."""
    sketch = (
        Sketch(360, 138, other="lands on 3-6; throw 3-6")
        .route({1: 20, 10: 211}, 22)
        .rows({"lands on": "11 12 past past past past"}, FACES, 98, size=(40, 26))
        .rows({"face": "1 2 3 4 5 6"}, FACES, 126)
    )
    for face, x in FACES.items():
        part, mark = 17 / hypot(x - 211, 61), f"throw {face}"
        begin = (211 + part * (x - 211), 22 + part * 61)
        sketch.arrow(begin, (x, 83), mark, sketch.tone(mark), gap=0)
    return sketch


exact_throw = drawn("exact_throw", _fan())

#: The cells of the shortest routes to cell 30.
PLACES = {
    cell: (26 + 308 * column / 3, 38 + 60 * (row + (4 - len(cells)) / 2))
    for column, cells in enumerate(((1,), (6, 7, 8, 22), (24, 25, 26, 28), (30,)))
    for row, cell in enumerate(cells)
}

last_throw = drawn(
    "last_throw",
    Sketch(360, 236, other="number *")
    .cells(
        PLACES,
        "24>30 25>30 26>30 28>30 22>24 1>22 22>25 8>26 22>26 6>26 7>26 1>6 1>7 1>8 22>28",
        radius=13,
    )
    .cells(
        {cell: (x, y - 27) for cell, (x, y) in PLACES.items()},
        name="number", words=dict.fromkeys(PLACES, "1") | {26: "4", 30: "7"}, size=(22, 17),
    ),
)  # fmt: skip

#: How far down the cells are that are taken before cell 26, and those that lead to it.
DOWN = {cell: 44 + 34 * row for row, cell in enumerate((2, 22, 4, 8, 6, 7, 26))}
ADDING = (22, 8, 6, 7)

running_sum = drawn(
    "running_sum",
    Sketch(360, 266, other="cell 26; sum *")
    .notes({"taken": (92, 12, "taken"), "routes": (140, 12, "routes")})
    .notes({"sum": (358, 12, "routes to 26")}, "end")
    .rows({f"turn {turn}": "" for turn in (2, 3, 4, 5, 6, 7, 11)}, {}, 44, 34)
    .cells({cell: (92, down) for cell, down in DOWN.items()})
    .cells({cell: (140, down) for cell, down in DOWN.items() if cell != 26},
           name="routes", words=dict.fromkeys(DOWN, "1"), size=(30, 22))
    .cells({cell: (226, DOWN[cell]) for cell in ADDING},
           name="added", words=dict.fromkeys(DOWN, "+ 1"), size=(46, 20))
    .cells({cell: (328, down) for cell, down in DOWN.items()},
           name="sum", words=dict(zip(DOWN, "0112344", strict=True)), size=(40, 24))
    .arrows({f"add {cell}": f"routes {cell} > sum {cell}" for cell in ADDING}, gap=(22, 99)),
)  # fmt: skip

LAYER = spread(range(1, 7), 100, 340)


def _layer(down: float, cells: tuple[int, ...]) -> dict[int, tuple[float, float]]:
    """Return the places of cells: those with even numbers are lower, so no arrow crosses a cell."""
    return {cell: (LAYER[cell], down + (0 if cell % 2 else 30)) for cell in cells}


#: At most one ladder on six cells, with a die of two faces and ladders from 2 to 3 and from 4 to 6.
states_are_games = drawn(
    "states_are_games",
    Sketch(360, 206, other="none *; climb *")
    .notes({"has": (0, 40, "one ladder left"), "none": (0, 176, "no ladder left")}, "start")
    .cells(_layer(22, (1, 3, 5, 6)), "1>3 3>5 5>6", name="has")
    .cells(_layer(160, (3, 4, 5, 6)), "3>4 3>5 4>5 4>6 5>6", name="none")
    .arrows({"climb 1": "has 1 > none 3", "climb 3": "has 3 > none 6"})
    .notes({"face 2": ((LAYER[1] + LAYER[3]) / 2, 10, "roll 2"),
            "face 1": (LAYER[5] + 8, 100, "roll 1")}),
)  # fmt: skip
