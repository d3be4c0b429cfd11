"""The exercises of lesson 0, Start here."""

from __future__ import annotations

from ...board import Board
from ...gallery import load_board
from ...programs import solve
from ..register import Attempt, task
from ..verdict import Verdict, not_yet, solved


@task(
    "0.1",
    title="As few throws as you can",
    kind="predict",
    defines="my_faces",
    task="""
        Find a route from cell 1 to cell 30 on the picture. Write the faces that you choose into
        the list, and run both cells. Take a minute. **How few throws do you need?**
    """,
    stub="""
        my_faces = [6, 6, 6, 6, 5]  # always the highest face, as a first try
    """,
    hints=(
        """
        Always taking the highest face looks clever, but the third 6 lands on the head of a snake.
        Look for the long ladder.
        """,
        """
        A throw of 2 lands on 3, and the ladder takes you up to 22. From there it is eight cells
        to the goal.
        """,
    ),
    solution="""
        my_faces = [2, 2, 6]
    """,
    after="""
        Three throws. There are six other routes of three throws; lesson 2 shows them all.
    """,
    attempts=(
        Attempt("one cell short", (("6]", "5]"),), load_board("thirty")),
        Attempt("past the goal", (("2, 6]", "6, 6]"),), load_board("thirty")),
        Attempt("a face that the die does not have", (("2, 2, 6", "7"),), load_board("thirty")),
        Attempt("home, but late", (("6]", "5, 1]"),), load_board("thirty")),
    ),
)
def as_few_as_you_can(my_faces: list[int]) -> Verdict:
    """Plays the faces from the start."""
    board = load_board("thirty")
    cell = board.start
    played: list[str] = []
    for number, face in enumerate(my_faces, start=1):
        chosen = [move for move in board.moves(cell) if move.face == face]
        if not chosen:
            reason = f"Throw {number}: a {face} does not move you from cell {cell}."
            return not_yet(reason, board, *played)
        played.append(f"{number}. from {cell}: {chosen[0]}")
        cell = chosen[0].cell
    if cell != board.goal:
        reason = f"After {len(played)} throws you stand on cell {cell}, not on {board.goal}."
        return not_yet(reason, board, *played)
    if len(played) != solve(board).throws:
        reason = f"You reach the goal in {len(played)} throws. Fewer are enough."
        return not_yet(reason, board, *played)
    return solved(f"You reach the goal in {len(played)} throws.", None, *played)


@task(
    "0.2",
    title="Nobody gets home",
    kind="draw",
    defines="my_snakes",
    task="""
        A board is a number of cells and the jumps, from cell to cell. Put snakes on a board of 20
        cells until the goal is out of reach. No snake may begin on cell 1 or on cell 20.
    """,
    stub="""
        my_snakes = {18: 2, 14: 6}
    """,
    hints=(
        """
        You can throw past a single snake. How many cells, one beside the other, can nobody throw
        past?
        """,
        """
        A die with six faces steps over five cells. It takes six heads, one beside the other. And
        where must their tails be?
        """,
    ),
    solution="""
        my_snakes = {head: 1 for head in range(10, 16)}
    """,
    after="""
        Six heads side by side, and all tails before them. If one tail were on a head of this
        wall, you would stand in the middle of the wall, and could throw on from there.
    """,
    attempts=(
        Attempt("five heads", (("16", "15"),), Board(20, dict.fromkeys(range(10, 15), 1))),
        Attempt(
            "a tail on the wall",
            board=Board(20, {**dict.fromkeys(range(10, 15), 1), 15: 14}),
            code="my_snakes = {10: 1, 11: 1, 12: 1, 13: 1, 14: 1, 15: 14}\n",
        ),
        Attempt("a ladder", board=Board(20, {4: 14}), code="my_snakes = {4: 14}\n"),
        Attempt("a snake on the goal", board=Board(20, {20: 1}), code="my_snakes = {20: 1}\n"),
    ),
)
def nobody_gets_home(my_snakes: dict[int, int]) -> Verdict:
    """Looks for a route past the snakes."""
    board = Board(20, my_snakes)
    for foot in board.ladders:
        return not_yet(f"Snakes only: {foot}→{board.jumps[foot]} is a ladder.", board)
    for head in (1, 20):
        if head in board.snakes:
            return not_yet(f"No snake may begin on cell {head}.", board)
    answer = solve(board)
    if answer.throws is not None:
        moves = "; ".join(map(str, answer.route or ()))
        return not_yet(f"There is a route of {answer.throws} throws: {moves}.", board)
    return solved(f"Nobody gets past these {len(board.snakes)} snakes.", board)
