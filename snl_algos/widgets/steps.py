"""`step` and `step_together`: a run, or several side by side, in a stepper."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from ..board import Board
from ..boards.gallery import BoardLike, named_board
from ..boards.notations import NamedBoard
from ..errors import called_as
from ..programs import ProgramError, Watch, programs_of
from ..tracing import Trace, trace
from ..workbench.payload import with_first_difference

if TYPE_CHECKING:
    from .stepper import Stepper
else:
    try:
        from .stepper import Stepper
    except ModuleNotFoundError:
        # A web page has no widgets. It makes the stepper from the data that a notebook would save.
        if sys.platform != "emscripten":
            raise
        from .saved import SavedStepper as Stepper

__all__ = ["Stepper", "step", "step_together"]


@called_as('step("queue-bfs", "thirty")')
def step(
    program: Any,
    board: BoardLike,
    *,
    watch: Watch | None = None,
    signature: str | None = None,
    every_line: bool = False,
    predict: bool = False,
) -> Stepper:
    """Step through a run of a program on a board, in a notebook.

    Parameters
    ----------
    program : str or callable
        An algorithm or a mistake by its name, or any function that `check` takes, unchanged.
    board : Board, NamedBoard, str, Path or list
        The board, its name in the gallery, a file that `load_board` takes, or the lists that a
        judge passes: a move array, a grid, or ladders and snakes.
    watch : Watch, optional
        Which of its variables plays which role, if they are not recognised.
    signature : str, optional
        How to call the function, if its parameters do not show it.
    every_line : bool, default False
        Step through every line, not only through those with a `#:` comment.
    predict : bool, default False
        Begin with the predictions switched on.

    Notes
    -----
    The program is run first, by `trace`; its documentation says which programs it can stop.

    Examples
    --------
    >>> from snl_algos import Board
    >>> step("queue-bfs", Board(8)).traces[0].answer.throws
    2
    """
    run = trace(program, board, watch=watch, signature=signature, every_line=every_line)
    return Stepper([with_first_difference(_with_lines(run))], predict=predict)


@called_as('step_together(["queue-bfs", "forward-dp"], "thirty")')
def step_together(programs: Any, board: BoardLike, *, signature: str | None = None) -> Stepper:
    """Step through several programs on one board, side by side.

    Parameters
    ----------
    programs : sequence
        Two to four of what `step` takes.
    board : Board, NamedBoard, str, Path or list
        The board, its name in the gallery, a file that `load_board` takes, or the lists that a
        judge passes: a move array, a grid, or ladders and snakes.
    signature : str, optional
        How to call the functions among them, if their parameters do not show it.

    Raises
    ------
    ProgramError
        If there are fewer than two programs or more than four.

    Examples
    --------
    >>> both = step_together(["queue-bfs", "forward-dp"], "snake-is-a-shortcut")
    >>> both.payload["together"]["differences"][0]["finding"]["kind"]
    'never-takes-the-jump'
    """
    if isinstance(programs, Board | NamedBoard):
        raise ProgramError("expected the programs first, then the board: swap the arguments")
    chosen = programs_of(programs, signature)
    if not 2 <= len(chosen) <= 4:
        raise ProgramError(
            f"two to four programs fit side by side, not {len(chosen)}; "
            'call it like this: step_together(["queue-bfs", "forward-dp"], "thirty")'
        )
    named = named_board(board)
    return Stepper([_with_lines(trace(program, named)) for program in chosen])


def _with_lines(run: Trace) -> Trace:
    """Refuse the run of a function that is not written in Python, such as `len`."""
    data = run.to_dict()
    if not data["functions"]:
        raise ProgramError(f"{data['title']} has no lines of Python to step through")
    return run
