"""The exercises of lesson 14, What goes wrong."""

from __future__ import annotations

from ...board import Board
from ...findings import in_throws
from ...programs import MISTAKES, Program, solve
from ...tracing import count_lines
from ..call_limits import check, count_call
from ..register import Attempt, task
from ..verdict import Verdict, not_yet, solved, verdict_of

#: A wrong program that has run so many lines on a board of an exercise never ends there.
MAX_LINES = 100_000

#: How many wrong programs four good boards catch.
ENOUGH = 12


def says(name: str, board: Board) -> str:
    """What a wrong program says of a board, in words.

    Examples
    --------
    >>> says("never-ends", Board(3, {2: 1}, die=1))
    'no answer: it never ends'
    """
    count_call()
    if count_lines(MISTAKES[name], board, most_lines=MAX_LINES) is None:
        return "no answer: it never ends"
    try:
        throws = MISTAKES[name](board)
    except Exception as error:
        return f"no answer: it raises {type(error).__name__}"
    return in_throws(None if throws == -1 else throws)


@task(
    "14.1",
    title="A board that needs its snake",
    kind="draw",
    defines="my_board",
    task="""
        Change the board until `skips-snakes` is caught. Few cells and a small die make it easier
        to think: `die=2` is a die that shows 1 or 2.
    """,
    stub="""
        from snl_algos import Board

        my_board = Board(12, {3: 9, 8: 5}, die=2)
    """,
    hints=(
        """
        The program never lands on the head of a snake. So make a board on which everybody has to.
        """,
        """
        With `die=2` two snakes, one beside the other, are a wall: nobody can throw over it.
        """,
        """
        A wall that leads back to the start puts the goal out of reach for everybody, and then the
        program is right again. One of its two snakes must end on a cell from which you can throw
        over the wall. Where is that?
        """,
    ),
    solution="""
        from snl_algos import Board

        my_board = Board(8, {4: 3, 5: 4}, die=2)
    """,
    after="""
        Cells 4 and 5 are the wall. A throw of 2 from 3 lands on 5, and the snake carries you down
        to 4. You now stand on the head of a snake. You cannot get there by landing on it, but you
        can by another jump that ends there. From 4, a throw of 2 leads to 6.
    """,
    attempts=(
        Attempt(
            "a wall that nobody passes",
            (("4: 3, 5: 4", "4: 1, 5: 1"),),
            Board(8, {4: 1, 5: 1}, die=2),
        ),
        Attempt(
            "one snake, which you can step over",
            (("4: 3, 5: 4", "4: 2"),),
            Board(8, {4: 2}, die=2),
        ),
        Attempt(
            "a snake back to a ladder that could be taken before",
            (("8, {4: 3, 5: 4}, die=2", "12, {2: 10, 6: 1}"),),
            Board(12, {2: 10, 6: 1}),
        ),
    ),
)
def a_board_that_needs_its_snake(my_board: Board) -> Verdict:
    """Asks the wrong program and a right one about the board."""
    answer = solve(my_board)
    right, said = in_throws(answer.throws), says("skips-snakes", my_board)
    moves = "; ".join(map(str, answer.route or ()))
    told = f"right: {right}{f' ({moves})' if moves else ''}", f"skips-snakes: {said}"
    if said == right:
        return not_yet("On this board the program is right.", my_board, *told)
    return solved("You have caught it.", my_board, *told)


@task(
    "14.2",
    title="Be the judge",
    kind="draw",
    defines="my_samples",
    task="""
        Choose at most four boards that catch at least twelve programs of the gallery. The six
        samples of the judges together catch five.
    """,
    stub="""
        from snl_algos import load_board, random_board

        my_samples = [load_board("thirty"), random_board(100, snakes=10, ladders=10, seed=1)]
    """,
    hints=(
        """
        Large random boards look thorough, but catch few programs. On such boards there are many
        routes round every trap.
        """,
        """
        A board whose goal is out of reach catches the programs that never notice it, and some that
        find a route where there is none.
        """,
        """
        The smallest boards of the gallery are made for one program each, and many of them catch
        others too. Try `MISTAKES["cap-on-depth"].board`, and look at what is not caught yet.
        """,
    ),
    solution="""
        from snl_algos import Board

        my_samples = [
            Board(7, {3: 1, 4: 1, 5: 3}, die=3),  # a wall of three snakes, with one door
            Board(5, {2: 3, 3: 4, 4: 2}, die=1),  # jumps that end where others begin
            Board(3, {2: 3, 3: 1}),  # a jump on the goal itself
            Board(2, die=(2, 3)),  # a die with gaps, and a goal out of reach
        ]
    """,
    after="""
        They catch twenty programs. One that is not caught gives the right answers, and is only
        slow.
    """,
    attempts=(
        Attempt(
            "large and random",
            board=MISTAKES["skips-snakes"].board,
            code="from snl_algos import random_board\n\n"
            "my_samples = [random_board(100, snakes=10, ladders=10, seed=n) for n in range(4)]\n",
        ),
        Attempt(
            "one board, out of reach",
            board=MISTAKES["skips-snakes"].board,
            code="from snl_algos import Board\n\nmy_samples = [Board(3, {2: 1}, die=1)]\n",
        ),
    ),
)
def be_the_judge(my_samples: list[Board]) -> Verdict:
    """Counts the programs of the gallery that the boards catch."""
    if len(my_samples) > 4:
        return not_yet(f"There are {len(my_samples)} boards. At most four are allowed.")
    caught: set[str] = set()
    lines = []
    for number, board in enumerate(my_samples, start=1):
        right = in_throws(solve(board).throws)
        new = [name for name in MISTAKES if name not in caught and says(name, board) != right]
        caught.update(new)
        named = ", ".join(new) or "nothing"
        lines.append(f"board {number}, {board.summary()}: {len(new)} more: {named}")
    if len(caught) >= ENOUGH:
        return solved(f"They catch {len(caught)} programs.", None, *lines)
    free = next(name for name in MISTAKES if name not in caught and MISTAKES[name].board)
    reason = f"They catch {len(caught)} programs, and {ENOUGH} are wanted."
    return not_yet(f"{reason} This board would catch {free}.", MISTAKES[free].board, *lines)


@task(
    "14.3",
    title="Repair it, and make no other mistake",
    kind="repair",
    defines="repaired",
    task="""
        This is `never-ends`. It is right as long as the goal can be reached. Repair it. `check`
        quickly finds a board for every incomplete repair, and two of the usual repairs are in the
        gallery themselves. (The check of the stub takes a few seconds, because the stub does not
        end on some boards.)
    """,
    stub="""
        def repaired(board):
            throws = 0
            level = {board.start}
            while board.goal not in level:
                throws = throws + 1
                next_level = set()
                for cell in level:
                    for move in board.moves(cell):
                        next_level.add(move.cell)
                level = next_level
            return throws
    """,
    hints=(
        """
        It is tempting to allow only so many rounds. Which number is large enough on every board?
        `check` will show you a board on which `cells // 6 + 1` is not.
        """,
        """
        Remember every cell that was in some level. A level needs only cells that are new.
        """,
        """
        Now a level can become empty. That means that the goal is out of reach. What does your
        program return then?
        """,
    ),
    solution="""
        def repaired(board):
            throws = 0
            level = {board.start}
            seen = {board.start}
            while level:
                if board.goal in level:
                    return throws
                throws = throws + 1
                next_level = set()
                for cell in level:
                    for move in board.moves(cell):
                        if move.cell not in seen:
                            seen.add(move.cell)
                            next_level.add(move.cell)
                level = next_level
            return -1
    """,
    after="""
        Each round finds a cell that is new, or leaves the level empty. There are only so many
        cells, so the loop ends on every board.
    """,
    attempts=(
        Attempt(
            "a cap on the number of rounds",
            board=Board(7, {3: 1, 4: 1, 5: 3}, die=3),
            code="""
def repaired(board):
    throws, level = 0, {board.start}
    most = board.cells // max(board.faces) + 1
    while board.goal not in level and throws < most:
        throws = throws + 1
        level = {move.cell for cell in level for move in board.moves(cell)}
    return throws if board.goal in level else -1
""",
        ),
        Attempt(
            "the number of rounds as the answer",
            (("return -1", "return throws"),),
            Board(3, {2: 1}, die=1),
        ),
    ),
)
def repair_it_and_no_more(repaired: Program) -> Verdict:
    """Plays it on all boards."""
    return verdict_of(check(repaired))
