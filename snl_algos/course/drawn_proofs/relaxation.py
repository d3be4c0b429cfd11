"""Proofs about tables and relaxing: passes and sweeps, any order, a heap."""

from __future__ import annotations

from .drawers import Sketch, spread
from .proof import drawn

#: The cells of a board of twelve without moves back, each with its number.
NUMBERS = {1: 0, 2: 1, 3: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 1, 11: 2, 12: 2}

one_pass = drawn(
    "one_pass",
    Sketch(360, 220, other="cell 11")
    .notes({f"number {at}": (4, 200 - 60 * at, str(at)) for at in range(4)}, "start")
    .cells(
        {cell: (x, 200 - 60 * NUMBERS[cell]) for cell, x in spread(NUMBERS, 45, 345).items()},
        "1>2 1>3 1>10 2>5 3>6 5>7 5>8 6>9 8>11 9>11 10>11 10>12", radius=13, gap=15,
    ),
)  # fmt: skip

SIX = spread(range(1, 7), 62 + 298 / 12, 360 - 298 / 12)

#: The smallest board without snakes on which the forward pass has a number that is too small.
two_numbers = drawn(
    "two_numbers",
    Sketch(360, 200, other="the pass *")
    .rows({"cell": "1 2 3 4 5 6"}, SIX, 16)
    .rows({"to land": "– 1 – – 2 3", "to stand": "0 – – 1 2 3"}, SIX, 56, 56, size=(40, 26))
    .rows({"the pass": "0 1 2 1 2 2"}, SIX, 176, size=(40, 26))
    .arrows({
        "throw 2": "to stand 1 > to land 2", "carried 2": "to land 2 > to stand 4",
        "throw 5": "to stand 4 > to land 5", "carried 5": "to land 5 > to stand 5",
        "throw 6": "to stand 5 > to land 6", "carried 6": "to land 6 > to stand 6",
    }, gap=(22, 15)),
)  # fmt: skip

AXIS = {cell: 56 + 290 * cell / 12 for cell in range(1, 13)}
LINE = 'line x1="56" y1="{0}" x2="346" y2="{0}" stroke-dasharray="1 5"'

#: The board that needs three sweeps.
descents = drawn(
    "descents",
    Sketch(360, 202, other="landing 8>4; landing 10>6")
    .notes({"from": (56, 8, "cell 1")})
    .notes({"to": (346, 8, "cell 12")}, "end")
    .regions({f"line {down}": (LINE.format(down), (56, down)) for down in (40, 102, 164)})
    .rows({"sweep 1": "", "sweep 2": "", "sweep 3": ""}, {}, 40, 62)
    .cells({2: (AXIS[2], 40), 8: (AXIS[8], 40), 4: (AXIS[4], 102), 10: (AXIS[10], 102),
            6: (AXIS[6], 164)}, "2>8 8>4 4>10 10>6", name="landing")
    .notes({"stand 2": (AXIS[2], 63, "to 7"), "stand 8": (AXIS[8], 63, "to 3"),
            "stand 4": (AXIS[4], 125, "to 9"), "stand 10": (AXIS[10], 125, "to 5"),
            "stand 6": (AXIS[6], 187, "to 12")}),
)  # fmt: skip

BACK = spread([1, 22, 24], 76, 207)
ANY = spread([1, 6, 12, 18, 24], 76, 338)

#: Two routes on the board "thirty": a shortest one, and one without jumps.
bellman_equation = drawn(
    "bellman_equation",
    Sketch(360, 186, other="any *; any *>*; its *")
    .rows({"number": "0 1 2"}, BACK, 54, size=(26, 22))
    .route(BACK, 22, name="back")
    .notes({"its": (0, 146, "number")}, "start")
    .words("its", "0 1 2 3 2", ANY, 146, size=(26, 22))
    .route(ANY, 114, name="any")
    .rows({"throws": "0 1 2 3 4"}, ANY, 174),
)

#: The search for the fewest pips on the board of lesson 9 takes cell 13. Cells with their costs.
settled = drawn(
    "settled",
    Sketch(360, 198, other="cell 5|6|9|10|13|14")
    .regions({
        f"region {x}": (f'rect x="{x - 58}" y="2" width="116" height="194" rx="8"', (x, 99))
        for x in (60, 180, 300)
    })
    .words("name", "settled waiting unseen", spread(range(3), 60, 300), 14)
    .cells(
        {1: (42, 44), 11: (78, 86), 3: (42, 128), 12: (78, 170), 13: (162, 44), 14: (198, 86),
         5: (162, 128), 6: (198, 170), 9: (282, 128), 10: (318, 86)},
        "1>11 1>3 11>12 11>13 11>14 3>5 3>6 5>9 9>10 10>13 13>14",
        words={1: "1 at 0", 11: "11 at 1", 3: "3 at 2", 12: "12 at 2", 13: "13 at 3",
               14: "14 at 4", 5: "5 at 4", 6: "6 at 5"},
        size=(54, 24), gap=(29, 14),
    ),
)  # fmt: skip

FOUND = spread([1, 4, 6, 9, 10], 112, 338)

#: A stack on ten cells with a die of three faces: the first route that it finds to cell 10.
final_numbers = drawn(
    "final_numbers",
    Sketch(360, 166, other="cost *")
    .route(FOUND, 22)
    .rows({"changed in turn": "0 1 2 9 9", "taken in turn": "1 2 3 11 10"}, FOUND, 62, 24)
    .rows({"number": "0 1 2 2 2", "cost": "0 1 2 3 4"}, FOUND, 118, 32, size=(26, 24)),
)
