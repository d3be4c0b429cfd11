"""Proofs about tables and relaxing: passes and sweeps, any order, a heap, a bound."""

from __future__ import annotations

from .drawers import Sketch, spread
from .proof import DrawnProof

#: The cells of a board of twelve without moves back, each with its number.
NUMBERS = {1: 0, 2: 1, 3: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 1, 11: 2, 12: 2}

one_pass = DrawnProof(
    "The cells from left to right, as the pass takes them, each at the height of its number, and "
    "all moves to cell 11.",
    Sketch(360, 220, other="cell 11")
    .notes({f"number {at}": (4, 200 - 60 * at, str(at)) for at in range(4)}, "start")
    .cells(
        {cell: (x, 200 - 60 * NUMBERS[cell]) for cell, x in spread(NUMBERS, 45, 345).items()},
        "1>2 1>3 1>10 2>5 3>6 5>7 5>8 6>9 8>11 9>11 10>11 10>12", radius=13, gap=15,
    ),
    """
    The start has the number 0, and that is its distance. [number 0; cell 1]
    Suppose that all cells before c, here 11, have their distances. They are to the left of it.
    [cell 1-10]
    A shortest route to c, of d throws, ends with a move from some p, here 10. It leads up, so p is
    before c. What is left is a shortest route to p. [cell 10 > 11]
    When the pass gets to c, it sees d - 1 = 1 at p. So c gets at most d = 2. [number 1|2; cell 10 >
    11]
    The number of c is not below d either: it comes from a move, after a route to a cell before c.
    So some route has that many throws. [number 2; cell 8-10>11; cell 8-11]
    So c has its distance, and by induction every cell has. [cell *]
    """,
)  # fmt: skip

SIX = spread(range(1, 7), 62 + 298 / 12, 360 - 298 / 12)

#: The smallest board without snakes on which the forward pass has a number that is too small.
two_numbers = DrawnProof(
    "Below each of 6 cells: the fewest throws to land there, the fewest to stand there, and the "
    "number of the forward pass.",
    Sketch(360, 200, other="the pass *")
    .rows({"cell": "1 2 3 4 5 6"}, SIX, 16)
    .rows({"to land": "– 1 – – 2 3", "to stand": "0 – – 1 2 3"}, SIX, 56, 56, size=(40, 26))
    .rows({"the pass": "0 1 2 1 2 2"}, SIX, 176, size=(40, 26))
    .arrows({
        "throw 2": "to stand 1 > to land 2", "carried 2": "to land 2 > to stand 4",
        "throw 5": "to stand 4 > to land 5", "carried 5": "to land 5 > to stand 5",
        "throw 6": "to stand 5 > to land 6", "carried 6": "to land 6 > to stand 6",
    }, gap=(22, 15)),
    """
    A throw lands on 2, the foot of a ladder. To land there takes 1 throw. [cell 2; throw 2; to land
    2]
    The ladder carries you to 4 in the same throw: that is the number to stand on 4. On 2 you cannot
    stand, so it has no such number. [carried 2; to stand 2|4]
    A throw leaves from where you stand: from 4, and not from 2. [throw 5; to stand 4]
    The pass has one number for both. It throws from 2, where you never stand, and writes 2 under 3.
    [the pass 2|3]
    So it has 2 under 6. To stand there takes 3 throws. [the pass 6; to stand 6]
    """,
)  # fmt: skip

AXIS = {cell: 56 + 290 * cell / 12 for cell in range(1, 13)}
LINE = 'line x1="56" y1="{0}" x2="346" y2="{0}" stroke-dasharray="1 5"'

#: The board that needs three sweeps.
descents = DrawnProof(
    "The landings of a route to cell 12, in a row for each of 3 sweeps.",
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
    """
    The landings of a shortest route, cut before each descent: here 2, 8 | 4, 10 | 6. With d = 2
    descents there are d + 1 rising pieces. [landing 2 > 8; landing 4 > 10; landing 6]
    The sweep visits the landings of a piece in their order, because they rise. The first piece
    begins at the start, whose number is known. [landing 2 > 8; sweep 1]
    At a descent the next landing is to the left, where the sweep has passed already. It waits for
    the next sweep. [landing 8>4; landing 4; sweep 2]
    So in each piece the first landing uses a number from the sweep before, and each of the others
    one from the same sweep. [landing 4 > 10; landing 6; landing 8>4; landing 10>6]
    Therefore cell 12 at the end has its distance in sweep d + 1 = 3. [landing|stand 6; sweep 3]
    Not earlier: within a sweep a number passes only from a lower landing to a higher one. Each
    descent takes one more sweep. [landing 8>4; landing 10>6]
    """,
)  # fmt: skip

BACK = spread([1, 22, 24], 76, 207)
ANY = spread([1, 6, 12, 18, 24], 76, 338)

#: Two routes on the board "thirty": a shortest one, and one without jumps.
bellman_equation = DrawnProof(
    "Two routes to cell 24, with the number of each cell below it.",
    Sketch(360, 186, other="any *; any *>*; its *")
    .rows({"number": "0 1 2"}, BACK, 54, size=(26, 22))
    .route(BACK, 22, name="back")
    .notes({"its": (0, 146, "number")}, "start")
    .words("its", "0 1 2 3 2", ANY, 146, size=(26, 22))
    .route(ANY, 114, name="any")
    .rows({"throws": "0 1 2 3 4"}, ANY, 174),
    """
    No number is too small: take any cell but the start, here 24. By the equation a move leads to it
    from one whose number is smaller by one, here 22. [back 22 > 24; number 22|24]
    To that cell a move leads from another, and so on. The numbers fall, so this ends, and it can
    end only at the start, which has 0. [back 1 > 22 > 24; number *]
    So there is a route with exactly 2 throws. [back 1 > 22 > 24]
    No number is too large: go along any route from the start. By the equation each move raises the
    number by at most one. [any 1 > 6 > 12 > 18 > 24; its *]
    So after t throws the number is at most t: here it is 2 after 4 throws. [any 24; its 24; throws
    24]
    So no route has fewer throws than the number of its cell, and one has exactly as many: the
    number is the distance. [back|any 24; number|its 24]
    """,
)

#: The search for the fewest pips on the board of lesson 10 takes cell 13. Cells with their costs.
settled = DrawnProof(
    "4 settled cells, 4 waiting cells with their costs, and cells that have not been seen.",
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
    """
    Each settled cell has its smallest cost. Each waiting cell has the cost of a cheapest route
    whose cells before the last are settled. [cell 1-6; cell 11-14]
    The smallest waiting entry comes out: cell c, here 13, at cost k = 3. [cell 13]
    Take any other route to c. It begins in settled cells. [cell 1 > 3]
    At some move it leaves them for the first time, to a cell x, here 5, which waits at 4. The route
    up to x costs at least that, and that is at least k. [cell 3 > 5]
    From there on, costs can only be added. So the whole route costs at least k, and c is settled.
    [cell 5 > 9 > 10 > 13]
    Then the edges from c are relaxed: now the routes through c are taken into account as well.
    [cell 13 > 14]
    """,
)  # fmt: skip

FIRST = spread([1, 4, 6, 9, 10], 76, 274)
SECOND = {1: FIRST[1], 7: FIRST[4], 10: FIRST[6]}


def _two_numbers_of_a_cell() -> Sketch:
    """Return the numbers that cell 10 gets from a stack, with their routes (10 cells, die of 3)."""
    return (
        Sketch(360, 122, other="first|second 10; number *")
        .notes({"number": (338, 12, "number")})
        .notes({"turn 4": (0, 38, "turn 4"), "first": (0, 61, "cost"),
                "turn 9": (0, 88, "turn 9"), "second": (0, 111, "cost")}, "start")
        .words("cost 4", "0 1 2 3 4", FIRST, 61)
        .words("cost 9", "0 1 2", SECOND, 111)
        .route(FIRST, 38, name="first")
        .route(SECOND, 88, name="second")
        .words("number", "4", {4: 338}, 38, size=(36, 26))
        .words("number", "2", {9: 338}, 88, size=(36, 26))
    )  # fmt: skip


relaxed_move = DrawnProof(
    "The 2 numbers that cell 10 gets, each with its turn and its route. Below a cell is the cost "
    "of the route so far.",
    _two_numbers_of_a_cell(),
    """
    The start has the number 0, the cost of the route without a throw. [first 1; cost 4 1]
    A number changes only when a move from the cell that was taken is relaxed. Turn 4 takes cell 9,
    and relaxes the move to 10. [turn 4; first 9 > 10]
    By induction the number of cell 9, here 3, is the cost of some route to it. [first 1 > 4 > 6 >
    9; cost 4 9]
    Followed by the move, this is a route to 10, and it costs 3 + 1 = 4, the number that is written
    down. [first 1 > 4 > 6 > 9 > 10; cost 4 10; number 4]
    The same holds for every change. At any time the number of cell 10 is the cost of some route.
    [first 1 > 4 > 6 > 9 > 10; second 1 > 7 > 10; number *]
    """,
)

falling_numbers = DrawnProof(
    "The 2 numbers that cell 10 gets, each with its turn and its route.",
    _two_numbers_of_a_cell(),
    """
    Each number belongs to a route: the one to the cell that was taken, at that time, and one move
    more. Here are those of cell 10. [first 1 > 4 > 6 > 9 > 10; second 1 > 7 > 10; number *]
    No cost is negative, so coming back to a cell is never cheaper, and changes nothing. So none of
    these routes visits a cell twice. [first 1 > 4 > 6 > 9 > 10; second 1 > 7 > 10]
    There are finitely many routes that visit no cell twice. So only finitely many numbers can ever
    be written down. [number *]
    A number only ever gets smaller: here 4, then 2. None comes a second time. [number *; turn *]
    So each cell changes finitely often, and it waits only after a change. Therefore the loop ends.
    [turn *; first|second 10]
    """,
)

FOUND = spread([1, 4, 6, 9, 10], 112, 338)

#: The same run: the first route that it finds to cell 10.
final_numbers = DrawnProof(
    "A route to cell 10. Below each cell: the last turns that changed and took it, its number at "
    "the end, and the cost of the route so far.",
    Sketch(360, 166, other="cost *")
    .route(FOUND, 22)
    .rows({"changed in turn": "0 1 2 9 9", "taken in turn": "1 2 3 11 10"}, FOUND, 62, 24)
    .rows({"number": "0 1 2 2 2", "cost": "0 1 2 3 4"}, FOUND, 118, 32, size=(26, 24)),
    """
    Each number that is written down is the cost of some route. So at the end none is below the
    lowest cost. [number; number *]
    A cell whose number has changed waits. At the end no cell waits, so each has been taken after
    its last change. [changed|taken in turn; changed|taken in turn *]
    When a cell was last taken, its moves were relaxed with its final number. So no move lowers a
    number: here cell 9 has 2, and 2 is at most 2 + 1. [cell 6 > 9; taken in turn 6; number 6|9]
    So along any route, step by step, the number of a cell is at most the cost of the route so far:
    at the end 2, and the route costs 4. [number|cost; number|cost *]
    That is true of a cheapest route as well: no number is higher than the lowest cost, and none is
    lower. They are equal. [cell|number 10]
    """,
)

CHEAPEST = spread([1, 7, 3, 9, 5, 12], 92, 340)

#: Sweeps on the board of `descents`, where a throw that takes a ladder costs -1 and others 1.
one_more_move = DrawnProof(
    "The cheapest route to cell 12, and the numbers of its cells after each of 3 sweeps.",
    Sketch(360, 178, other="before 3|5|7|9|12; sweep 1 3|5|9|12; sweep 2 5|9|12; sweep 3 5|12")
    .route(CHEAPEST, 24)
    .rows({"before": "0 – – – – –", "sweep 1": "0 -1 0 – – –", "sweep 2": "0 -1 0 -1 0 –",
           "sweep 3": "0 -1 0 -1 0 -1"}, CHEAPEST, 66, 30, size=(30, 22)),
    """
    Before the first sweep the start has the number 0: what a route without a move costs. [cell 1;
    before; before 1]
    Suppose that the claim holds after k sweeps, here k = 1: the first k + 1 numbers of this row are
    not too high. (The others may be right already.) [sweep 1; sweep 1 1|7]
    A cheapest route of k + 1 moves is a route of k moves, and one move more. [cell 1 > 7 > 3]
    Before the last move it stands on cell 7, whose number is at most -1, the cost of the first
    part. [cell 7; sweep 1 7]
    Sweep k + 1 relaxes it. After that the number of cell 3 is at most 0. [cell 7>3; cell 3; sweep
    2; sweep 2 3]
    A cheapest route need not visit a cell twice, since a cycle costs at least 0. So it has at most
    V - 1 moves, here 5, and V - 1 sweeps are enough. [cell 1 > 7 > 3 > 9 > 5 > 12; sweep 3 *]
    """,
)  # fmt: skip

SHORTEST = spread([1, 3, 6, 10, 12], 92, 336)

#: A* on the board of lesson 13, when cell 12 waits with a number that is too large.
consistent_bound = DrawnProof(
    "A shortest route to cell 12, with the distance and the bound of each cell, and two entries of "
    "the heap.",
    Sketch(360, 190, other="cell 6|10|12; entry *")
    .route(SHORTEST, 44)
    .rows({"distance": "0 1 2 3 4", "bound": "4 3 3 2 1", "sum": "4 4 5 5 5"}, SHORTEST, 84, 22)
    .notes({"name x": (SHORTEST[6], 16, "x"), "name c": (SHORTEST[12], 16, "c")})
    .rows({"in the heap": ""}, {}, 168)
    .cells({6: (140, 168), 12: (276, 168)}, name="entry", size=(112, 26),
           words={6: "6: 2 + 3 = 5", 12: "12: 5 + 1 = 6"}),
    """
    Suppose that c, here 12, comes out of the heap at 5 throws, although its distance is 4. Let it
    be the first cell that is settled wrongly. [cell|distance|entry 12; name c]
    Look at a shortest route to c. At this moment its first cells are settled, with their distances.
    [cell 1 > 3; distance 1|3]
    Let x, here 6, be the first that is not settled. The cell before it has been taken, so x is in
    the heap with its distance, 2. [cell 3 > 6; name x; distance|entry 6]
    Each throw from x to c adds one to the distance, and lowers the bound by at most one: here it
    falls from 3 to 1. [cell 6 > 10 > 12; bound 6-12]
    So from x to c the sum of distance and bound never falls: it is 5 at x, and 5 at c. [name x|c;
    sum 6-12]
    The entry of c is larger than the sum at c: it has 6. So x, with 5, comes out before c. This is
    a contradiction. [entry *; sum 12]
    """,
)  # fmt: skip
