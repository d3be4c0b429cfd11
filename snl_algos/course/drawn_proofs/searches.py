"""Proofs about searches: their order and levels, the routes that they count, and where they meet.

All are about runs on the board "thirty", but for `two_searches` (37 cells, no jumps) and
`exact_throw` (the board of lesson 6, where a throw past the goal wins).
"""

from __future__ import annotations

from math import cos, hypot, radians, sin

from .drawers import Sketch, spread
from .proof import DrawnProof

queue_order = DrawnProof(
    "The throws in the queue, front first, before each of the turns 1 to 5.",
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
    """
    Before turn 1 the queue holds one pair, with 0 throws. The statement is true. [turn 1; turn 1 *]
    Suppose that it is true before some turn, here turn 3: the pairs with t = 1 come first, and only
    pairs with t + 1 = 2 can follow. [turn 3; turn 3 *]
    The turn takes the pair at the front. It has t throws. [turn 3 0]
    The turn adds pairs with t + 1 throws at the back, here 6 of them. [turn 4 5-10]
    So before turn 4 there is again nothing but t and then t + 1: the statement is true before the
    next turn. [turn 4; turn 4 *]
    """,
)  # fmt: skip

first_landing = DrawnProof(
    "A throw from cell 6 lands on 11 and ends on 26; cell 8 has landed there first.",
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
    """
    Cell c is at distance k + 1 = 2. The last throw of a shortest route to it leaves from b, lands
    on x, and ends on c. [b 6; x 11; c 26; throw; jump; b|c distance]
    By induction b gets a number that is at most k = 1. Turn 6 takes b. [b 6|distance|turn]
    In that turn, or in one before it, a throw lands on x for the first time. Here it is in an
    earlier one, turn 5. [x 11|landed|turn; first *]
    After that c has a number. It was written from a cell that was taken no later than b, here from
    cell 22 in turn 3. [c 26|turn; writer *]
    By the order of the queue that cell was taken with at most k throws. So the number of c is at
    most k + 1 = 2. [c 26|distance; writer *]
    """,
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

rings = DrawnProof(
    "The cells on 4 rings, the start in the middle. A ring holds one level.",
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
    """
    Only the start is at distance 0. So level 0 is right. [ring 0; cell 1]
    Suppose that all levels up to k = 2 are right: each consists of the cells at its distance. [ring
    0-2; cell 1-14; cell 22-28]
    A cell that joins level k + 1, here 29, is one throw away from level k and in no earlier level.
    So its distance is k + 1. [cell 23 > 29]
    In the other direction: the last throw of a shortest route to 30, at distance k + 1, crosses
    from ring k to ring k + 1. So the round finds 30. [cell 24 > 30]
    So level k + 1 consists of exactly the cells at distance k + 1. [ring 3; cell 15-18; cell 29-30]
    """,
)  # fmt: skip

AT = spread([1, 7, 13, 19, 25, 31, 37], 20, 340)

two_searches = DrawnProof(
    "A route of 6 throws. Its first cells have their distance from the start above them, its last "
    "cells the throws left to the goal below.",
    Sketch(360, 148, other="cell 25|31|37")
    .route(AT, 76)
    .notes({"start": (6, 12, "levels 0 to 3 from the start")}, "start")
    .notes({"goal": (354, 138, "levels 0 to 3 from the goal")}, "end")
    .words("start", "0 1 2 3", AT, 44)
    .words("goal", "3 2 1 0", {cell: AT[cell] for cell in (19, 25, 31, 37)}, 108),
    """
    Suppose that there is a route of k + l throws, or of fewer. Here is one, with k = 3 and l = 3.
    [cell 1 > 7 > 13 > 19 > 25 > 31 > 37]
    Look at the cell after the first k throws, here 19. At most k throws lead there, so it is in one
    of the levels 0 to k from the start. [cell 1 > 7 > 13 > 19; start; start *]
    At most l throws are left from there, so it is also in one of the levels 0 to l from the goal.
    [cell 19 > 25 > 31 > 37; goal; goal *]
    So it is in both. Where no cell is in both, there is no such route. [cell 19; start; start 19;
    goal; goal 19]
    """,
)

WINDOWS = spread(range(1, 14), 360 / 26, 360 - 360 / 26)

two_windows = DrawnProof(
    "The cells after cell 1, and the windows of the cells 4 and 7.",
    Sketch(360, 120, other="window *")
    .words("cell", "1 2 3 4 5 6 7 8 9 10 11 12 13", WINDOWS, 40, size=(360 / 13 - 2, 26))
    .words("name", "c p q", {"c": WINDOWS[1], "p": WINDOWS[4], "q": WINDOWS[7]}, 12)
    .cells({"p": (2520 / 13, 76), "q": (3600 / 13, 104)}, size=(2160 / 13 - 2, 22),
           name="window", words={"p": "from p: 5 to 10", "q": "from q: 8 to 13"}),
    """
    A cell c, here 1, has been taken: all its landings, 2 to 7, are marked. [cell 1-7; name c]
    Let p be a new plain cell among them, here 4, and q the furthest one, here 7. [cell 4|7; name
    p|q]
    The part of p's window up to 7 is marked already, because c leads there. [window p; cell 5-7]
    The rest, here 8 to 10, is in q's window: q + 1 is at most 8, and q's window ends after p's,
    because q is further. [window p|q; cell 8-10]
    Both are at the same distance. So of the plain cells only q enters the queue, and nothing is
    reached later. [cell 7; name q; window q]
    """,
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


exact_throw = DrawnProof(
    "A route to cell 10, and where each face leads from there; the goal is cell 12.",
    _fan(),
    """
    Take a shortest route under one of the rules: here a throw past the goal wins, and the route has
    2 throws. [cell 1 > 10; throw 6]
    Suppose that a throw on it passes the goal, from cell c, here 10, with face f, here 6. [cell 10;
    throw|face 6; lands on 6]
    Then the goal, 12, is fewer than f cells away, here 2. The die has no gaps, so it also has the
    face 2. [cell 10; throw|face 2; lands on 2]
    No jump begins on the goal, so with this face you would stand there. The route is a shortest
    one, so the throw from c must be its last. [throw 2|6; lands on 2|6]
    Replace it by the throw that fits. Now no throw passes the goal: the rules all allow the route,
    and none needs more throws than another. [cell 1 > 10; throw|face 2; lands on 2]
    """,
)

#: The cells of the shortest routes to cell 30.
PLACES = {
    cell: (26 + 308 * column / 3, 38 + 60 * (row + (4 - len(cells)) / 2))
    for column, cells in enumerate(((1,), (6, 7, 8, 22), (24, 25, 26, 28), (30,)))
    for row, cell in enumerate(cells)
}

last_throw = DrawnProof(
    "The shortest routes to cell 30: 7 of them, with the number of routes above each cell.",
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
    """
    Take any shortest route to c, here 30. It has k + 1 = 3 throws. [cell 1 > 22 > 24 > 30]
    Take its last throw away: k = 2 throws to a cell b, here 24. They are a shortest route to b,
    since a shorter one would shorten the whole. [cell 1 > 22 > 24]
    In the other direction, take any shortest move to c, here from b = 26, and any shortest route to
    b: 4 of them lead there. [cell 1 > 6 > 26; cell 1 > 7 > 26; cell 1 > 8 > 26; cell 1 > 22 > 26;
    cell 26>30; number 26]
    Together they have k + 1 = 3 throws, so they are a shortest route to c. [cell 26; cell 26>30;
    cell 30]
    Each choice gives another route, so the numbers are added: 1 + 1 + 4 + 1 = 7. [number 24-30;
    cell 24-28>30]
    """,
)  # fmt: skip

#: How far down the cells are that are taken before cell 26, and those that lead to it.
DOWN = {cell: 44 + 34 * row for row, cell in enumerate((2, 22, 4, 8, 6, 7, 26))}
ADDING = (22, 8, 6, 7)

running_sum = DrawnProof(
    "The turns that take the cells at distance 1, and what they add to the number of routes to "
    "cell 26.",
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
    """
    The number of a cell c, here 26, at distance k + 1 = 2, changes only when a cell at distance k
    is taken. [added|add *; cell 22|8|6|7|26]
    The queue returns the cells in the order of their distances. So all cells at distance k are
    taken before c, here in the turns before turn 11. [turn *; cell *]
    So when c is taken, each of them has added its number, once for each of its shortest moves to c:
    here 4 cells have such moves. [added|add *; cell 22|8|6|7|26]
    By induction these numbers were final when they were added: each was added when its cell was
    taken. [turn 3|5|6|7; cell|routes 22|8|6|7]
    So when turn 11 takes c, its number is final: 1 + 1 + 1 + 1 = 4. [added *; turn 11; cell|sum 26]
    """,
)  # fmt: skip
