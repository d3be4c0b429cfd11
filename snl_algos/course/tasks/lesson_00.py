"""The exercises of lesson 0, Start here."""

from __future__ import annotations

from ...board import Board
from ...boards.gallery import load_board
from ...findings import in_throws
from ...programs import solve
from ...tracing.narration import finished
from ..register import Attempt, task
from ..verdict import Verdict, not_yet, solved


@task(
    "0.1",
    title="As few throws as you can",
    kind="predict",
    defines="my_faces",
    on=load_board("thirty"),
    task="""
        Find a route from cell 1 to cell 30. On the page, choose the faces with the dice below the
        board, and press *Check*. In a notebook, write them into the list, and run both cells. Take
        a minute. **How few throws do you need?**
    """,
    stub="""
        my_faces = []  # the faces that you choose, such as [6, 4, 1]
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
        Attempt("one cell short", (("6]", "5]"),)),
        Attempt("past the goal", (("2, 6]", "6, 6]"),)),
        Attempt("a face that the die does not have", (("2, 2, 6", "7"),)),
        Attempt("home, but late", (("6]", "5, 1]"),)),
    ),
)
def as_few_as_you_can(my_faces: list[int]) -> Verdict:
    """Plays the faces from the start."""
    board = load_board("thirty")
    cell = board.start
    if not my_faces:
        return not_yet("Nothing has been thrown yet: choose the first face.")
    wrong = [face for face in my_faces if face not in board.faces]
    if wrong:
        hint = " Are these cells? Write what the die shows." if max(wrong) > 9 else ""
        return not_yet(f"There is no {wrong[0]} on the die: its faces are 1 to 6.{hint}")
    played: list[str] = []
    for number, face in enumerate(my_faces, start=1):
        chosen = [move for move in board.moves(cell) if move.face == face]
        if cell == board.goal:
            reason = f"After {in_throws(len(played))} you stand on the goal: throw no more."
            return not_yet(reason, None, *played)
        if not chosen:
            reason = f"Throw {number}: a {face} from cell {cell} leads past the goal, so you stay."
            return not_yet(reason, None, *played)
        played.append(f"{number}. {finished(board.throw(cell, chosen[0].landing))}")
        cell = chosen[0].cell
    if cell != board.goal:
        throws = in_throws(len(played))
        reason = f"After {throws} you stand on cell {cell}, not on {board.goal}."
        return not_yet(reason, None, *played)
    if len(played) != solve(board).throws:
        reason = f"You reach the goal in {len(played)} throws. Fewer are enough."
        return not_yet(reason, None, *played)
    return solved(f"You reach the goal in {len(played)} throws.", None, *played)


@task(
    "0.2",
    title="Where can you stand?",
    kind="predict",
    defines="my_distances",
    on=Board(10, {3: 8, 9: 4}, die=3),
    task="""
        A board of 10 cells, a die with the faces 1, 2 and 3, a ladder from 3 to 8 and a snake from
        9 to 4: `Board(10, {3: 8, 9: 4}, die=3)`. Work out on paper, without a program: on which
        cells can you stand after exactly one throw, and on which new ones after two? Write down
        the distance of each of these cells, and leave out all others. Cells 1 and 2 are there.
    """,
    stub="""
        my_distances = {1: 0, 2: 1}  # cell: distance, for all distances up to 2
    """,
    hints=(
        "From cell 1 you can land on 2, 3 and 4. On which of them do you stay?",
        """
        After one throw you stand on 2, 8 or 4. From each of these there are at most three throws.
        Leave out what you have already.
        """,
    ),
    solution="""
        my_distances = {1: 0, 2: 1, 8: 1, 4: 1, 5: 2, 10: 2, 6: 2, 7: 2}
    """,
    after="""
        From 2 you land on 3 (and stand on 8 again), 4 and 5. From 8 you land on 9 (and slide to 4)
        and on 10. From 4 you land on 5, 6 and 7. Nobody ever stands on 3 or on 9.
    """,
    attempts=(
        Attempt("stands on the foot of the ladder", (("8: 1, ", "3: 1, "),)),
        Attempt("counts the ladder as a throw", (("8: 1", "8: 2"),)),
        Attempt("stands on the head of the snake", (("10: 2", "9: 2, 10: 2"),)),
        Attempt("leaves cells out", ((", 7: 2", ""),)),
    ),
)
def where_can_you_stand(my_distances: dict[int, int]) -> Verdict:
    """Compares each cell with its distance, the nearest first.

    A page draws the board of an answer with all its distances: only a right one may show it.
    """
    board = Board(10, {3: 8, 9: 4}, die=3)
    true = solve(board, "adjacency-list-bfs").distance  # no cell of this board is further than 2
    if not my_distances:
        return not_yet("No cell has a distance yet.")
    for cell, at in sorted(my_distances.items(), key=lambda entry: entry[1]):
        if cell in board.jumps:
            end = board.jumps[cell]
            return not_yet(f"Nobody stays on cell {cell}: a jump takes you to {end}.")
        if cell not in true:
            return not_yet(f"There is no cell {cell}: the board has the cells 1 to {board.goal}.")
        if at < 0:
            return not_yet(f"Cell {cell}: a distance is a number of throws, and never below 0.")
        if at != true[cell]:
            more = "more" if at < true[cell] else "fewer"
            return not_yet(
                f"You can stand on cell {cell}, but it takes {more} than {in_throws(at)}."
            )
    missing = len(true) - len(my_distances)
    if missing:
        return not_yet(f"All of these are right. Cells that are missing: {missing}.")
    return solved("Every cell has its distance.", board)


@task(
    "0.3",
    title="Nobody gets home",
    kind="draw",
    defines="my_snakes",
    on=Board(20),
    task="""
        A board is a number of cells and the jumps, from cell to cell. Put snakes on a board of 20
        cells until the goal is out of reach. Two are there to begin with; you may remove them. No
        snake may begin on cell 1 or on cell 20.
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
    for head, tail in my_snakes.items():
        if head == tail:
            return not_yet(f"{head}→{tail} is no snake: it ends where it begins.")
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
