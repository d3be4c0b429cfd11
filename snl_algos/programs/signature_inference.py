"""Infer the signature of a function from its name, its parameters and its use of a board.

`board` is a `Board` for one author and a judge's grid for another, so the inferred one may be
wrong. Then the first calls decide: a call with the wrong one fails with a typical exception.
"""

from __future__ import annotations

import inspect
import re
from dataclasses import replace
from dis import Instruction, get_instructions
from itertools import pairwise
from types import FunctionType
from typing import Any

from ..findings import Finding
from .judge_conventions import codes_in, entrance, names_in
from .outcomes import Outcome
from .program import Program
from .signatures import (
    SIGNATURES,
    ProgramError,
    Signature,
    all_parameters,
    argument_count,
    may_take,
    name_of,
    plain,
    required,
)

__all__ = [
    "NOT_RUN", "another_was_used", "is_swapped", "other_signatures", "shows_another",
    "signature_of",
]  # fmt: skip

#: Names of the number of cells, or of rows.
LENGTHS = ("n", "size", "cells")
#: Names of a judge's grid, and of a `Board`.
GRIDS = ("board", "grid", "matrix")
#: The attributes of a `Board` → how parameters that hold the same begin.
OF_A_BOARD = {
    "jumps": ("jump", "move"),
    "ladders": ("ladder",),
    "snakes": ("snake",),
    "faces": ("die", "dice", "face"),
    "start": ("start", "begin"),
    "goal": ("goal", "end", "target", "last"),
}
#: The methods of a dict that a list does not have.
DICT_METHODS = {"get", "items", "keys", "values"}
#: The attributes of a `Board` that functions use.
BOARD_ATTRIBUTES = {"cells", "faces", "goal", "jumps", "landings", "moves", "stand", "successors"}
#: The typical exceptions of a call with arguments of another signature.
TYPICAL_EXCEPTIONS = ("TypeError", "AttributeError", "IndexError", "KeyError", "ValueError")
#: The findings about a function that has not run at all. They do not concern its idea.
NOT_RUN = ("missing-import", "asynchronous", "generator")


def signature_of(function: Any) -> Signature:
    """Infer the signature of a function, or raise a ProgramError if that cannot be done.

    Examples
    --------
    >>> def solve(move, N): ...
    >>> signature_of(solve).name
    'move-array'
    """
    parameters = required(function)
    one = len(parameters) == 1
    found = _of_one(function, parameters[0]) if one else _of_two(function, parameters)
    if found is not None:
        return SIGNATURES[found]
    name = name_of(function)
    names = [parameter.name for parameter in parameters]
    # One written in C may not show its parameters.
    can_be_read = not names and hasattr(plain(function), "__code__")
    if can_be_read and any(str(one).startswith("*") for one in all_parameters(function).values()):
        raise ProgramError(
            f"cannot tell how to call {name}: it takes any arguments (*); if a decorator has made "
            "it, put @functools.wraps(...) above its def, so that it is called as your function is"
        )
    what = f"cannot tell how to call {name}({', '.join(names)})"
    called = name if name.isidentifier() else "yours"
    wrapper = f"def mine(board): return {called}({', '.join(map(_of_a_board, names))})"
    wrapped = f"write a function of a board that calls it, such as {wrapper}"
    known = "; ".join(
        f"{one.name} is {one.title}" for one in SIGNATURES.values() if may_take(function, one)
    )
    if not known:
        if "board.faces" not in wrapper:
            wrapped += ", and check that with rules geeksforgeeks (a die of six faces)"
        raise ProgramError(f"{what}: no signature passes {len(parameters)} arguments; {wrapped}")
    raise ProgramError(
        f"{what}; pass signature=...: {known}; or {wrapped}",
        f"{what}; use --signature: {known}; or {wrapped}",
    )


def _of_a_board(name: str) -> str:
    """Return what a parameter of that name might hold, as an attribute of a board."""
    for attribute, beginnings in OF_A_BOARD.items():
        if name.lower().startswith(beginnings):
            return f"board.{attribute}"
    return "board.cells" if name.lower() in LENGTHS else "..."


def _of_one(function: Any, parameter: inspect.Parameter) -> str:
    """Infer the signature of a function of one parameter: a `Board`, or a judge's grid."""
    inner = plain(function)
    annotation = str(parameter.annotation).lower()
    if annotation.rpartition(".")[2].strip("'>") == "board":
        return "board"
    name = parameter.name.lower()
    in_comment = re.search(rf":type {name}: *list", str(inner.__doc__).lower())
    is_grid = (
        "list" in annotation
        or name in ("grid", "matrix")
        or in_comment is not None
        or _is_method(inner)
        or entrance(getattr(inner, "__name__", "")) == "grid"
        or _counts_rows(inner)
    )
    uses_board = _uses(function, parameter.name, BOARD_ATTRIBUTES)
    return "grid" if is_grid and not uses_board else "board"


def _uses(function: Any, name: str, attributes: set[str], *, by_name: bool = False) -> bool:
    """Return whether a function uses one of the attributes of its parameter.

    If the constructor of an object takes the argument, any of its methods may use it: under any
    name, or as `self.name` if it is looked for `by_name`.
    """
    inner = plain(function)
    made_with_it = getattr(inner, "__name__", "") == "__init__"
    methods = vars(function.owner).values() if made_with_it else [inner]
    any_name = made_with_it and not by_name
    return any(
        (_loaded(first) != "self" if any_name else str(_loaded(first)).strip("_") == name)
        and then.opname.startswith(("LOAD_ATTR", "LOAD_METHOD"))
        and then.argval in attributes
        for method in methods
        if isinstance(method, FunctionType)
        for code in codes_in(method.__code__)
        for first, then in pairwise(get_instructions(code))
    )


def _loaded(instruction: Instruction) -> Any:
    """Return the variable that an instruction loads, or something that is not a name.

    Since Python 3.13 an instruction may load two variables; the second is returned.
    """
    if instruction.opname == "LOAD_CONST":
        return None
    loaded = instruction.argval
    return loaded[-1] if isinstance(loaded, tuple) else loaded


def _is_method(function: Any) -> bool:
    """Return whether a function was defined in a class, as judges require."""
    path, _, name = getattr(function, "__qualname__", "").rpartition(".")
    return path != "" and not path.endswith("<locals>") and name != "__call__"


def _counts_rows(function: Any) -> bool:
    """Return whether a function calls `len` and uses no attribute of a `Board`."""
    code = getattr(function, "__code__", None)
    names = set() if code is None else set(names_in(code))
    return "len" in names and not names & BOARD_ATTRIBUTES


def _of_two(function: Any, parameters: list[inspect.Parameter]) -> str | None:
    """Infer the signature of a function of two parameters from its name or theirs."""
    if len(parameters) != 2:
        return None
    judged = entrance(getattr(plain(function), "__name__", ""))
    if judged not in (None, "grid"):
        return judged
    first, second = (parameter.name.lower() for parameter in parameters)
    if (first in GRIDS and second in LENGTHS) or (first in LENGTHS and second in GRIDS):
        return "grid-and-size"
    if ("snake" in first and "ladder" in second) or ("ladder" in first and "snake" in second):
        flags = first.startswith("is_") or second.startswith("is_")
        return "dp-arrays" if flags else "hackerrank"
    if (first, second) == ("a", "b"):
        return "pairs"
    if (first, second) in (("n", "arr"), ("n", "a")):
        return "start-end-list"
    if any(_is_jump_dict(function, parameter) for parameter in parameters):
        return "jump-dict"
    if _holds_moves(first) or _holds_moves(second) or second in LENGTHS:
        return "move-array"
    return None


def _holds_moves(name: str) -> bool:
    return name.startswith(("move", "jump"))


def _is_jump_dict(function: Any, parameter: inspect.Parameter) -> bool:
    """Return whether a parameter with jumps is a dict: by its annotation, or by its use."""
    return _holds_moves(parameter.name.lower()) and (
        "dict" in str(parameter.annotation).lower()
        or _uses(function, parameter.name, DICT_METHODS, by_name=True)
        or (parameter.name.lower().startswith("jump") and _is_searched(function, parameter.name))
    )


def _is_searched(function: Any, name: str) -> bool:
    """Return whether a function tests `... in name`, which makes no sense for a move array."""
    code = getattr(plain(function), "__code__", None)
    return code is not None and any(
        _loaded(first) == name and then.opname == "CONTAINS_OP"
        for one in codes_in(code)
        for first, then in pairwise(get_instructions(one))
    )


def is_swapped(function: Any, signature: Signature) -> bool:
    """Return whether a function takes the two arguments of its signature in reverse order."""
    names = [parameter.name.lower() for parameter in required(function)]
    if len(names) != 2:
        return False
    first, second = names
    return {
        "hackerrank": first.startswith("snake"),
        "dp-arrays": "ladder" in first,
        "jump-dict": _holds_moves(first) or second in LENGTHS,
        "move-array": first in LENGTHS and (_holds_moves(second) or second not in LENGTHS),
        "start-end-list": second in LENGTHS,
        "grid-and-size": first in LENGTHS,
    }.get(signature.name, False)


# -- another signature -----------------------------------------------------------------


def shows_another(outcome: Outcome) -> bool:
    """Return whether a call failed like one with arguments of another signature."""
    found = outcome.finding
    return found is not None and found.words.get("exception") in TYPICAL_EXCEPTIONS


def other_signatures(program: Program) -> list[Program]:
    """Return the program in each other possible signature; none if the signature was given.

    Examples
    --------
    >>> from snl_algos.programs import program_of
    >>> program = program_of(lambda board: board[0])
    >>> program.signature.name, [other.signature.name for other in other_signatures(program)]
    ('board', ['grid'])
    """
    if not program.inferred:
        return []
    arguments = len(required(program.function))
    return [
        replace(
            program,
            signature=signature,
            inferred=False,
            swapped=is_swapped(program.function, signature),
        )
        for signature in SIGNATURES.values()
        if signature is not program.signature and argument_count(signature) == arguments
    ]


def another_was_used(first: Program, fitting: Program, outcome: Outcome) -> Program:
    """Return the program in the signature that fits, with a note on the one tried first."""
    found = outcome.finding
    words = {
        "first": first.signature.name,
        "tried": first.signature.title,
        "fitting": fitting.signature.name,
        "fits": fitting.signature.title,
        "finding": f"its first answer is wrong: {outcome}" if found is None else str(found),
    }
    return replace(fitting, notes=(*fitting.notes, Finding("another-signature", words=words)))
