"""`trace` runs a program and records what each of its steps does."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from ..board import Board
from ..costs import name_of
from ..gallery import named_board
from ..notations import NamedBoard
from ..programs import Program, Watch, program_of
from ..traces import Trace
from .recorder import record
from .recording import Limits
from .telling import contract

__all__ = ["narrate", "trace"]


def trace(
    program: Any,
    board: Board | NamedBoard | str | Path,
    *,
    watch: Watch | None = None,
    signature: str | None = None,
    every_line: bool = False,
    max_steps: int = 20_000,
    max_seconds: float = 10.0,
    max_bytes: int = 10_000_000,
) -> Trace:
    """Run a program on a board and record what each of its steps does.

    Parameters
    ----------
    program : str or callable
        An algorithm or a mistake by its name, or any function that `check` takes. Its code
        needs no change. Functions of the same module that it calls are watched with it.
    board : Board, NamedBoard, str or Path
        The board, its name in the gallery, or a file that `load_board` takes.
    watch : Watch, optional
        Which variable plays which role. By default the register says so, and for a function
        of your own it is inferred from its code.
    signature : str, optional
        How to call the function, if its parameters do not show it.
    every_line : bool, default False
        Record every line. By default the lines with a `#:` comment; in a function without
        such comments, the lines that change something that is watched.
    max_steps : int, optional
        The most steps to record.
    max_seconds : float, optional
        The longest the run may take.
    max_bytes : int, optional
        About the most the record may take as JSON.

    Returns
    -------
    Trace
        Also of a run that raised an exception or was stopped at a limit.

    Raises
    ------
    KeyError
        If no algorithm and no mistake has that name.
    BoardError
        If there is no such board, or the program does not take it. What the function
        itself does raises nothing.
    ProgramError
        If it is not a program, or how to call it cannot be told.

    Notes
    -----
    The program runs in this process, with your rights. In the main thread of Linux and macOS it
    is stopped in time also while it waits, for a lock or in ``time.sleep``; elsewhere as soon as
    it runs Python again. Nothing can stop a single call of C that never looks at signals, such
    as ``sum(range(3 * 10**8))``.

    Examples
    --------
    >>> run = trace("queue-bfs", Board(8, {3: 7}))
    >>> run.outcome, run.answer.throws
    ('returned', 2)
    >>> print(run.state(1).says)
    take cell 1 from the front: 0 throws

    Another cost than throws is given with `functools.partial`, and gives the unit its name:

    >>> from functools import partial
    >>> from snl_algos.algorithms.dijkstra import dijkstra
    >>> from snl_algos.costs import pips
    >>> trace(partial(dijkstra, cost=pips), Board(8)).to_dict()["unit"]
    'pips'
    """
    chosen = program_of(program, signature)
    if watch is not None and not isinstance(watch, Watch):
        raise TypeError(
            f"watch: expected Watch(current=..., distance=..., ...), got {type(watch).__name__}"
        )
    named = named_board(board)
    chosen.check_size(named.board)
    watch = watch or chosen.watch
    limits = Limits(max_steps, max_seconds, max_bytes)
    seen = record(chosen, named.board, watch, limits, every_line=every_line)
    data = contract(seen, named, chosen, watch, unit_of(chosen))
    return Trace(named.board, seen.value, data)


def unit_of(program: Program) -> str:
    """What distances are counted in, if a cost was given: the name of the cost."""
    function = program.function
    cost = function.keywords.get("cost") if isinstance(function, partial) else None
    return "throws" if cost is None else name_of(cost)


def narrate(run: Trace) -> list[str]:
    """What happens in a run, a sentence for each step that has one.

    Examples
    --------
    >>> for said in narrate(trace("queue-bfs", Board(3, die=1)))[:3]:
    ...     print(said)
    the queue holds the start, cell 1: 0 throws
    take cell 1 from the front: 0 throws
    throw 1 from 1: land on 2
    """
    return [step["says"] for step in run.steps if step.get("says")]
