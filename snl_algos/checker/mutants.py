"""Mutants: one plain solution, each time with a small change that makes it wrong.

The solution has two parts. `SEARCH` is the same for every judge; `READING` takes the arguments
that a judge passes. A mutant replaces one piece of the text, as a programmer in a hurry might. If
it is wrong only where something happens that a judge may rule out, such as snakes, `needs` names
that: see `wrong_programs.py` in the lab.
"""

from __future__ import annotations

from collections.abc import Callable
from textwrap import indent
from typing import Any, NamedTuple

from ..programs import SIGNATURES, Program, Signature, program_of

__all__ = ["READING", "SEARCH", "Mutant", "mutants_of", "program_with", "text_with"]

SEARCH = """\
def fewest(jumps, start, goal):
    distance = {start: 0}
    queue = [start]
    for cell in queue:
        if cell == goal:
            return distance[cell]
        for face in range(1, 7):
            landing = cell + face
            if landing > goal:
                break
            stand = jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return -1
"""


def _reading(row: Signature) -> str:
    lines = indent(row.reading, "    ")
    names = ", ".join(row.parameters)
    call = f"fewest(jumps, {row.start}, {row.goal})"
    return f"\n\ndef solution({names}):\n{lines}\n    return {call}\n"


#: Notation → the rest of the solution, which reads the arguments of its judge.
READING: dict[str, str] = {name: _reading(row) for name, row in SIGNATURES.items() if row.reading}


class Mutant(NamedTuple):
    """A change to the solution that makes it wrong.

    Examples
    --------
    >>> mutants_of("grid")[0]
    Mutant(title='A die of five', right='range(1, 7)', wrong='range(1, 6)', needs='')
    """

    #: the change in words
    title: str
    #: a piece of the solution, and its wrong replacement
    right: str
    wrong: str
    #: what a board must have for the mutant to be wrong: a key of `wrong_programs.NEEDS`, or ""
    needs: str = ""


_IN_THE_SEARCH = (
    Mutant("A die of five", "range(1, 7)", "range(1, 6)"),
    Mutant("A die of seven", "range(1, 7)", "range(1, 8)"),
    Mutant("A die from 0 to 5", "range(1, 7)", "range(6)"),
    Mutant("The goal is not a landing", "if landing > goal:", "if landing >= goal:"),
    Mutant("Ends one cell before the goal", "if cell == goal:", "if cell >= goal - 1:"),
    Mutant("Counts the cells of the route", "distance = {start: 0}", "distance = {start: 1}"),
    Mutant("A jump counts as a throw", "= distance[cell] + 1",
         "= distance[cell] + 1 + (stand != landing)"),
    Mutant("A stack in place of the queue", "for cell in queue:",
         "while queue:\n        cell = queue.pop()"),
    Mutant("What lies beyond a jump is not tried", "queue.append(stand)",
         "queue.append(stand)\n            if landing in jumps:\n                break"),
    Mutant("Two jumps in one throw", "stand = jumps.get(landing, landing)",
         "stand = jumps.get(landing, landing)\n            stand = jumps.get(stand, stand)",
         needs="meeting"),
    Mutant("One set for landings and for cells to stand on", "stand = jumps.get(landing, landing)",
         "if landing in distance:\n                continue\n"
         "            stand = jumps.get(landing, landing)", needs="meeting"),
    Mutant("A ladder to the goal is overlooked", "stand = jumps.get(landing, landing)",
         "stand = jumps.get(landing, landing)\n"
         "            stand = landing if stand == goal else stand"),
    Mutant("A ladder no longer than a throw is left alone", "stand = jumps.get(landing, landing)",
         "stand = jumps.get(landing, landing)\n"
         "            stand = landing if landing < stand < landing + 7 else stand"),
    Mutant("Snakes are walked over", "stand = jumps.get(landing, landing)",
         "stand = max(landing, jumps.get(landing, landing))", needs="snakes"),
    Mutant("A snake to the first cell is overlooked", "stand = jumps.get(landing, landing)",
         "stand = jumps.get(landing, landing)\n"
         "            stand = landing if stand == 1 else stand", needs="snakes"),
    Mutant("A snake longer than ten cells is of no use", "if stand not in distance:",
         "if stand not in distance and stand >= landing - 10:", needs="snakes"),
    Mutant("Never lower than it has been", "if stand not in distance:",
         "if stand not in distance and stand > cell:", needs="snakes"),
    Mutant("Gives up after as many throws as an empty board needs", "if cell == goal:",
         "if distance[cell] > goal // 6 + 1:\n            return -1\n        if cell == goal:",
         needs="snakes"),
    Mutant("Out of reach is 0", "return -1", "return 0", needs="snakes"),
    Mutant("Out of reach is an exception", "return -1", "return distance[goal]", needs="snakes"),
)  # fmt: skip


def _in_lists(ladders: str, snakes: str) -> tuple[Mutant, ...]:
    both = f"in {ladders} + {snakes}:"
    return (
        Mutant("Ladders only", both, f"in {ladders}:"),
        Mutant("Snakes only", both, f"in {snakes}:"),
        Mutant("The last ladder is not read", both, f"in {ladders}[:-1] + {snakes}:"),
        Mutant("The last snake is not read", both, f"in {ladders} + {snakes}[:-1]:"),
        Mutant("The first ladder is not read", both, f"in {ladders}[1:] + {snakes}:"),
        Mutant("The first snake is not read", both, f"in {ladders} + {snakes}[1:]:"),
        Mutant("Snakes are read from tail to head", both,
             f"in {ladders} + [pair[::-1] for pair in {snakes}]:"),
        Mutant("Jumps lead in both directions", "jumps[begin] = end",
             "jumps[begin], jumps[end] = end, begin"),
        Mutant("The goal is cell 99", "100)", "99)"),
    )  # fmt: skip


#: Notation → mutants that differ in reading the arguments of its judge.
_IN_THE_READING: dict[str, tuple[Mutant, ...]] = {
    "move-array": (
        Mutant("Ends are not made to begin at 1", "= end + 1", "= end"),
        Mutant("Cells are not made to begin at 1", "jumps[cell + 1]", "jumps[cell]"),
        Mutant("The goal is one cell lower", "1, N)", "1, N - 1)"),
        Mutant("Ladders only", "if end != -1:", "if end > cell:"),
    ),
    "grid": (
        Mutant("Every row runs to the right", "number % 2 == 1", "False"),
        Mutant("The bottom row runs to the left", "number % 2 == 1", "number % 2 == 0"),
        Mutant("The rows are counted from the top", "reversed(board)", "board"),
        Mutant("Rows and columns are exchanged", "reversed(board)",
             "[list(row) for row in zip(*board)][::-1]"),
        Mutant("Ladders only", "if end != -1:", "if end > cell:"),
        Mutant("Ends begin at 0", "= end\n", "= end + 1\n"),
    ),
    "hackerrank": _in_lists("ladders", "snakes"),
    "pairs": _in_lists("A", "B"),
    "dp-arrays": (
        Mutant("A ladder on the first cell is overlooked", "if foot != -1:", "if foot > 1:"),
        Mutant("A ladder to the goal is not read", "enumerate(ladder)", "enumerate(ladder[:-1])"),
        Mutant("Begins on the first cell", "jumps, 0,", "jumps, 1,"),
        Mutant("Ladders lead down", "jumps[foot] = top", "jumps[top] = foot"),
        Mutant("Ladders in both directions", "jumps[foot] = top",
             "jumps[foot], jumps[top] = top, foot"),
    ),
}  # fmt: skip


def mutants_of(notation: str) -> tuple[Mutant, ...]:
    """Return the mutants of the solution for a notation.

    Examples
    --------
    >>> [mutant.title for mutant in mutants_of("grid")][::21]
    ['A die of five', 'The bottom row runs to the left']
    """
    return _IN_THE_SEARCH + _IN_THE_READING[notation]


def program_with(notation: str, mutant: Mutant | None = None) -> Program:
    """Return the solution for a notation, or one of its mutants, as a program.

    Examples
    --------
    >>> from snl_algos.board import Board
    >>> program_with("move-array")(Board(13)), program_with("move-array", mutants_of("grid")[0])(
    ...     Board(13)
    ... )
    (2, 3)
    """
    text = text_with(notation, mutant)
    space: dict[str, Any] = {"__name__": "mutant"}
    exec(compile(text, f"<{mutant.title if mutant else 'solution'}>", "exec"), space)
    function: Callable[..., Any] = space["solution"]
    return program_of(function, notation)


def text_with(notation: str, mutant: Mutant | None = None) -> str:
    """Return the text of the solution for a notation, or of one of its mutants.

    Examples
    --------
    >>> "range(1, 6)" in text_with("grid", mutants_of("grid")[0])
    True
    """
    text = SEARCH + READING[notation]
    if mutant is None:
        return text
    if text.count(mutant.right) != 1:
        raise ValueError(f"{mutant.title}: {mutant.right!r} is not in the text exactly once")
    return text.replace(mutant.right, mutant.wrong)
