"""Shortest paths, taught by one question.

If you could choose what the die shows, how few throws take you from the first cell of a
Snakes and Ladders board to the last? Several algorithms answer it side by side:

>>> from snl_algos import compare, solve
>>> answer = solve("thirty")
>>> answer.throws
3
>>> for move in answer.route:
...     print(move)
roll 2, land on 3, climb to 22
roll 2, land on 24
roll 6, land on 30
>>> [row.name for row in compare("thirty").rows if not row.certificate]
['forward-dp']
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .answer import Answer as Answer
    from .answer import shortest_routes as shortest_routes
    from .board import Board as Board
    from .board import BoardError as BoardError
    from .board import Move as Move
    from .boards import all_boards as all_boards
    from .boards import load_board as load_board
    from .boards import random_board as random_board
    from .certificates import Certificate as Certificate
    from .certificates import certificate as certificate
    from .checker import Report as Report
    from .checker import assert_correct as assert_correct
    from .checker import check as check
    from .comparison import Comparison as Comparison
    from .comparison import compare as compare
    from .diagnosis import hold as hold
    from .findings import Finding as Finding
    from .lab import fewest_throws as fewest_throws
    from .programs import ALGORITHMS as ALGORITHMS
    from .programs import MISTAKES as MISTAKES
    from .programs import Algorithm as Algorithm
    from .programs import Mistake as Mistake
    from .programs import ProgramError as ProgramError
    from .programs import Watch as Watch
    from .programs import solve as solve
    from .tracing import Trace as Trace
    from .tracing import narrate as narrate
    from .tracing import trace as trace
    from .widgets import explore as explore
    from .widgets import source as source
    from .widgets import step as step
    from .widgets import step_together as step_together
    from .widgets import turn as turn

__version__ = "0.2.0"

#: Module → its public names. A module is imported when one of its names is first used;
#: `widgets` needs third-party libraries.
MODULES = {
    "answer": ("Answer", "shortest_routes"),
    "board": ("Board", "BoardError", "Move"),
    "boards": ("all_boards", "load_board", "random_board"),
    "certificates": ("Certificate", "certificate"),
    "checker": ("Report", "assert_correct", "check"),
    "comparison": ("Comparison", "compare"),
    "diagnosis": ("hold",),
    "findings": ("Finding",),
    "lab": ("fewest_throws",),
    "programs": (
        "ALGORITHMS", "MISTAKES", "Algorithm", "Mistake", "ProgramError", "Watch", "solve",
    ),
    "tracing": ("Trace", "narrate", "trace"),
    "widgets": ("explore", "source", "step", "step_together", "turn"),
}  # fmt: skip

_module_of = {name: module for module, names in MODULES.items() for name in names}

__all__ = [*sorted(_module_of)]


def __getattr__(name: str) -> Any:
    """Return a public name, imported from its module."""
    if name not in _module_of:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .extras import MissingExtra, import_optional, stand_in

    try:
        found = getattr(import_optional(_module_of[name]), name)
    except MissingExtra as missing:
        return stand_in(name, missing)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """Return the public names and everything else in the module."""
    return sorted({*globals(), *__all__})
