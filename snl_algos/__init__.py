"""Shortest paths, taught by one question.

If you could choose what the die shows, how few throws take you from the first cell of a
Snakes and Ladders board to the last? Several algorithms answer side by side:

>>> from snl_algos import compare, load_board, solve
>>> board = load_board("thirty")
>>> answer = solve(board)
>>> answer.throws
3
>>> for move in answer.route:
...     print(move)
throw 2 to 3, ladder to 22
throw 2 to 24
throw 6 to 30
>>> [row.name for row in compare(board).rows if not row.certificate]
['forward-dp']
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from . import gallery
from .algorithms import ALGORITHMS, Algorithm, Watch
from .answer import Answer, Certificate, certificate, shortest_routes
from .board import Board, BoardError, Move
from .compare import Comparison, algorithm_named, compare
from .gallery import all_boards, load_board, random_board
from .trace import Trace, narrate, trace

if TYPE_CHECKING:
    from .checking import assert_correct as assert_correct
    from .checking import check as check
    from .mistakes import MISTAKES as MISTAKES
    from .widgets import explore as explore
    from .widgets import source as source
    from .widgets import step as step
    from .widgets import step_together as step_together
    from .widgets import turn as turn

__all__ = [
    "ALGORITHMS",
    "Algorithm",
    "Answer",
    "Board",
    "BoardError",
    "Certificate",
    "Comparison",
    "Move",
    "Trace",
    "Watch",
    "all_boards",
    "certificate",
    "compare",
    "gallery",
    "load_board",
    "narrate",
    "random_board",
    "shortest_routes",
    "solve",
    "trace",
]

__version__ = "0.1.0"


def solve(board: Board, algorithm: str = "queue-bfs") -> Answer:
    """The fewest throws from the start of a board to its goal, and a route.

    Parameters
    ----------
    board : Board
        The board.
    algorithm : str, default "queue-bfs"
        A key of `ALGORITHMS`.

    Returns
    -------
    Answer
        `throws` is None where the goal cannot be reached.

    Raises
    ------
    KeyError
        If there is no such algorithm. The message lists those there are.

    Examples
    --------
    >>> solve(Board(8)).throws
    2
    >>> solve(Board(8), "dijkstra").route
    (Move(face=1, landing=2, cell=2), Move(face=6, landing=8, cell=8))
    """
    return algorithm_named(algorithm)(board)


def _picture(board: Board) -> str | None:
    """What a notebook shows of a board; nothing where matplotlib is missing or cells too many."""
    try:
        from .pictures import MOST_DRAWN, board_svg
    except ModuleNotFoundError:
        return None
    return board_svg(board) if board.cells <= MOST_DRAWN else None


def _page(run: Trace) -> str:
    """A page with the stepper of a run."""
    from .widgets.page import page_of

    return page_of(run)


Board.picture = staticmethod(_picture)
Trace.page = staticmethod(_page)


def _stepper(board: Board, functions: list[Any]) -> Any:
    """Functions side by side on a board."""
    from .widgets import step_together

    return step_together(board, functions)


def _report_page(report: Any) -> str:
    """A page of the report of a check."""
    from .widgets.page import page_of_report

    return page_of_report(report)


#: What is loaded only when it is asked for, and where it is.
LATER = {
    "assert_correct": "checking",
    "check": "checking",
    "MISTAKES": "mistakes",
    "explore": "widgets",  # these need libraries from outside
    "source": "widgets",
    "step": "widgets",
    "step_together": "widgets",
    "turn": "widgets",
}


def __getattr__(name: str) -> Any:
    """What is not needed by everyone: the check, and what shows the stepper."""
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    room = import_module(f".{LATER[name]}", __name__)
    if LATER[name] == "checking":
        room.Report.stepper = staticmethod(_stepper)
        room.Report.page = staticmethod(_report_page)
    return getattr(room, name)
