"""Proofs about games in which the die decides: how long they take on average."""

from __future__ import annotations

from .drawers import Sketch, spread
from .proof import DrawnProof

#: A bar for each chance that a game on the board with four cells is not over after so many throws.
BARS = {
    throws: 128 * over / 2**throws
    for throws, over in enumerate((1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233))
}
BLOCKS = {block: 214 - 128 * (7 / 8) ** block for block in range(4)}


def _bars() -> Sketch:
    """Return the bars, below the blocks of a geometric series."""
    sketch = Sketch(360, 250, other="over *").route({1: 30, 2: 180, 4: 330}, 24)
    for block, top in BLOCKS.items():
        x = 8.0 + 87 * block
        sketch.regions({f"block {block}": (f'path d="M{x:g} 214V{top:.5g}h87V214"', (x, top))})
        name = ("1", "1 - p", "(1 - p)²", "(1 - p)³")[block]
        sketch.notes({f"height {block}": (x + 43.5, top - 10, name)})
    for throws, high in BARS.items():
        x = 8 + 29 * (throws + 0.5)
        sketch.cells(
            {throws: (x, 214 - high / 2)}, name="over", words={throws: ""}, size=(25, high)
        )
        sketch.notes({f"throws {throws}": (x, 225, str(throws))})
    return sketch.notes({"chance 1": (105, 13, "1/2"), "chance 2": (255, 13, "1/2")}).notes(
        {"throws": (356, 241, "throws so far")}, "end"
    )


geometric_series = DrawnProof(
    "A route from cell 1 to the goal, and a bar for each number of throws: the chance that a game "
    "is not over. 3 bars are below a block.",
    _bars(),
    """
    From each of the V = 3 cells a route with at most V throws leads to the goal. Here is one from
    cell 1. [cell 1 > 2 > 4]
    The die makes exactly these throws with a chance of at least p, where p is 1/2 to the power V:
    here p = 1/8. [cell 1>2; cell 2>4; chance *]
    So, whatever has happened before, the next V throws end the game with a chance of at least p.
    Each block is 1 - p times as high as the one before. [block|height *]
    The average is the sum of the chances that the game is not over after 0, 1, 2, ... throws: the
    sum of the bars. No bar is higher than its block. [over *]
    The blocks add up to V(1 + (1 - p) + (1 - p)² + ...) = V / p = 24. So the average is finite:
    here it is 6. [over|block|height *]
    """,
)

#: A route to the goal of the board with eight cells, and the other cell after a throw from each.
ROUTE = spread([1, 2, 4, 6, 8], 44, 336)
OTHERS = {1: "3", 2: "3", 4: "5", 6: "3"}

maximum_principle = DrawnProof(
    "A route from cell 1 to the goal, cell 8. Below each of its cells are the other cells to which "
    "a throw leads from there.",
    Sketch(360, 166, other="end *; throw *")
    .route(ROUTE, 48)
    .cells({cell: (ROUTE[cell], 126) for cell in OTHERS}, name="end", words=OTHERS)
    .arrows({f"throw {cell}": f"cell {cell} > end {cell}" for cell in OTHERS})
    .notes({f"M {c}": (x, 22, "M" if c < 8 else "M = 0") for c, x in ROUTE.items()}, hidden=True)
    .notes({f"0 {cell}": (x, 22, "0") for cell, x in ROUTE.items()}, hidden=True)
    .notes({f"M below {cell}": (ROUTE[cell], 151, "M") for cell in OTHERS}, hidden=True)
    .notes({f"0 below {cell}": (ROUTE[cell], 151, "0") for cell in OTHERS}, hidden=True),
    """
    Let there be two solutions, and subtract them. Each cell has a difference; the goal's is 0.
    [cell 8; 0 8]
    Subtract the equations as well: the 1 cancels. So the difference of a cell, here 1, is the
    average of the differences of the cells after a throw. [cell 1 > 2; end 1; throw 1]
    Let c be a cell with the largest difference, M. Suppose that it is cell 1. [cell 1; M 1]
    An average is as large as the largest number only if all are that large. So all cells after a
    throw from c have the difference M. [cell 1 > 2; end 1; throw 1; M 1|2; M below 1]
    Take such steps along a route from c to the goal: each cell on it has the difference M. The goal
    is one of them, so M is 0. [cell 1 > 2 > 4 > 6 > 8; M *]
    In the same way the smallest difference is 0. So all differences are 0, and the two solutions
    are one. [cell *; end *; 0 *; 0 below *]
    """,
)

AT = spread([1, 2, 3, 4, 6], 92 + 268 / 10, 360 - 268 / 10)
STOPPED = {
    "stopped after 0": "0 0 0 0 0",
    "stopped after 1": "1 1 1 1 0",
    "stopped after 2": "2 2 2 1.5 0",
}

#: Sweeps on a board of six cells with a snake and a die of two faces.
stopped_games = DrawnProof(
    "The numbers of the cells after each of 3 sweeps, a row for each: the average length of the "
    "games that are stopped after so many throws.",
    Sketch(360, 212, other="stopped after 1|3 *")
    .rows({"cell": "1 2 3 4 6"}, AT, 12)
    .rows(STOPPED | {"stopped after 3": "3 2.75 2.75 2 0"}, AT, 42, 50, size=(36, 24))
    .arrows({
        "throw 2": "stopped after 3 3 > stopped after 2 2",
        "throw 4": "stopped after 3 3 > stopped after 2 4",
    }, gap=(20, 14)),
    """
    With no throw allowed, every game has length 0. [stopped after 0; stopped after 0 *]
    Suppose that the statement holds after k sweeps, here k = 2: the row has the average lengths of
    the games that are stopped after k throws. [stopped after 2; stopped after 2 *]
    Let k + 1 throws be allowed. From a cell, here 3, you make one throw. [cell 3; throw *; stopped
    after 3 3]
    Then you play from the next cell with k throws allowed. How long that takes on average is in the
    row above. [throw *; stopped after 2 2|4]
    So the average length is 1 + 1.75 = 2.75, which is what sweep k + 1 computes. [throw *; stopped
    after 2 2|4; cell 3; stopped after 3; stopped after 3 3]
    """,
)  # fmt: skip

#: The same board: before each throw you choose this die, or one with a single face.
best_choice = DrawnProof(
    "The numbers of the cells after each of 3 sweeps, a row for each, and below them those after "
    "which no sweep changes anything.",
    Sketch(360, 262, other="stopped after 1|3 *; second 4")
    .rows({"cell": "1 2 3 4 6"}, AT, 12)
    .rows(STOPPED | {"stopped after 3": "3 2.75 2.5 2 0", "never stopped": "5.75 5 4.5 3.5 0"},
          AT, 42, 50, size=(36, 24))
    .arrows({
        "first 2": "stopped after 3 3 > stopped after 2 2",
        "first 4": "stopped after 3 3 > stopped after 2 4",
    }, gap=(20, 14), aside=-4)
    .arrows({"second 4": "stopped after 3 3 > stopped after 2 4"}, gap=(20, 14), aside=4),
    """
    In games that are stopped after k throws, no way of choosing averages less than row k. This is
    clear for k = 0; suppose that it holds for k, here 2. [stopped after 0|2; stopped after 0|2 *]
    Let k + 1 throws be allowed. From a cell, here 3, the first die takes you to these: on average
    at least 1 + 1.75 = 2.75 throws. [cell 3; first *; stopped after 2 2|4]
    With the other die it is at least 1 + 1.5 = 2.5. The sweep takes the smaller one, so the
    statement holds for row k + 1. [cell 3; second 4; stopped after 2 4; stopped after 3 3]
    A game that is stopped is never longer than the whole game. So no way of choosing averages less
    than the limit of the sweeps, the last row. [never stopped; never stopped *]
    Choose the die with the minimum on each cell. The goal can still be reached, so the equations of
    this chain have one solution: the limit is attained. [never stopped; never stopped *; cell *]
    """,
)  # fmt: skip
