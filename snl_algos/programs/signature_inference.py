"""Infer how to call a function: from its name, its parameters and what it does with them.

`board` is a `Board` for one author and a judge's grid for another, so the likeliest call may be
wrong. All ways to call it are returned, and the first calls decide: a call in the wrong way fails
with a typical exception.
"""

from __future__ import annotations

import ast
import inspect
import re
from contextlib import suppress
from itertools import permutations
from typing import Any, NamedTuple

from ..board_text import counted
from ..boards.conventions import OF_A_BOARD, SIGNATURES, Part, Signature
from ..errors import ProgramError
from .parameters import all_parameters, name_of, plain, required, tree_of

__all__ = ["Call", "call_in", "calls_of", "entrance", "signature_named", "wrapper_of"]

#: The methods of a dict that a list does not have.
DICT_METHODS = {"get", "items", "keys", "values"}
#: The attributes of a `Board` that functions use.
BOARD_ATTRIBUTES = {"cells", "faces", "goal", "jumps", "landings", "moves", "stand", "successors"}
#: What speaks for a call, in points: that its judge calls a function of this name; and for each
#: parameter a usual name, a possible one, and what is known of its kind, or against it.
ENTRANCE, USUAL, POSSIBLE, FITS, UNFIT, CONTRADICTS = 30, 4, 1, 3, -2, -8


class Call(NamedTuple):
    """A way to call a function."""

    #: a key of `SIGNATURES`
    signature: str
    #: for each parameter, the place of its argument in the signature
    places: tuple[int, ...]

    @property
    def made(self) -> tuple[object, ...]:
        """What makes its arguments."""
        parts = SIGNATURES[self.signature].parts
        return tuple([parts[place].make for place in self.places])


class _Fit(NamedTuple):
    """How well an argument fits a parameter, or all arguments of a call fit all of them."""

    points: int
    #: whether the parameters suggest it
    recognised: bool
    #: whether they have its usual names, and no annotation contradicts
    usual: bool


class _Parameter(NamedTuple):
    """What is known of a parameter."""

    #: in lower case
    name: str
    #: the kinds of arguments that its annotation allows; empty without one
    annotated: set[str]
    #: the kinds that its function can use so; empty if nothing shows it
    used: set[str]


def calls_of(function: Any) -> tuple[list[Call], bool]:
    """Return the ways to call a function, the likeliest first; and whether that one is sure.

    It is sure if a judge calls a function of this name so, or if all parameters have the usual
    names of one convention, and of no other. Raise a ProgramError if nothing suggests a way.
    """
    parameters = _parameters(function)
    judged = entrance(getattr(plain(function), "__name__", ""))
    every = [
        _best(parameters, one, judged)
        for one in SIGNATURES.values()
        if len(one.parts) == len(parameters)
    ]
    every.sort(key=lambda one: -one[1].points)  # of equals, the first of the table stays first
    if not every or not every[0][1].recognised:
        raise ProgramError(*_cannot_tell(function))
    first, fit = every[0]
    usual = {call.made for call, one in every if one.usual}
    calls: dict[object, Call] = {}
    for call, its_fit in every:
        if its_fit.points >= 0:  # no annotation contradicts
            calls.setdefault((call.made, SIGNATURES[call.signature].start), call)
    return [*calls.values()], fit.points >= ENTRANCE or usual == {first.made}


def call_in(function: Any, signature: Signature) -> Call:
    """Return in which order a function takes the arguments; a ProgramError if not so many."""
    parameters = _parameters(function)
    if not _may_take(function, signature):
        raise ProgramError(
            f"the function {name_of(function)} takes {counted(len(parameters), 'argument')}, and "
            f"{signature.title} passes {len(signature.parts)}: choose another signature"
        )
    if len(parameters) != len(signature.parts):  # it takes any arguments
        return Call(signature.name, tuple(range(len(signature.parts))))
    return _best(parameters, signature)[0]


def _parameters(function: Any) -> list[_Parameter]:
    tree, parameters = tree_of(function), required(function)
    return [
        _Parameter(one.name.lower(), _annotated(function, one), _kinds_by_use(tree, function, one))
        for one in parameters
    ]


def _best(
    parameters: list[_Parameter], signature: Signature, judged: str | None = None
) -> tuple[Call, _Fit]:
    """Return the likeliest order of the arguments of a signature, and how well it fits."""
    parts, found = signature.parts, []
    for places in permutations(range(len(parts))):
        fits = [
            _fit(parameter, parts[place])
            for parameter, place in zip(parameters, places, strict=True)
        ]
        points = sum(fit.points for fit in fits) + (places == (*sorted(places),))
        recognised = all(fit.recognised for fit in fits)
        if judged == signature.name and parameters[0].used != {"board"}:
            points, recognised = points + ENTRANCE, True
        elif len(parts) > 1 and not any(fit.points >= FITS for fit in fits):
            recognised = False  # `x` may be anything
        usual = all(fit.usual for fit in fits)
        found.append((Call(signature.name, places), _Fit(points, recognised, usual)))
    return max(found, key=lambda one: one[1].points)


def _fit(parameter: _Parameter, part: Part) -> _Fit:
    usual = re.fullmatch(part.names, parameter.name) is not None
    possible = re.fullmatch(part.others, parameter.name) is not None
    points = USUAL if usual else POSSIBLE if possible else 0
    if parameter.annotated:
        fits = part.kind in parameter.annotated
        points += FITS if fits else CONTRADICTS
        # A list of numbers may be anything.
        usual = fits and (usual or (possible and part.kind != "numbers"))
        return _Fit(points, fits or usual or possible, usual)
    if parameter.used or part.kind == "dict":  # a dict is hardly used without its methods
        points += FITS if part.kind in parameter.used else UNFIT
    return _Fit(points, usual or possible, usual)


def _annotated(function: Any, parameter: inspect.Parameter) -> set[str]:
    """Return the kinds of arguments that an annotation, or a comment, allows; empty without."""
    text = "" if parameter.annotation is parameter.empty else str(parameter.annotation).lower()
    if not text:
        comment = re.search(rf":type {parameter.name}: *(.+)", str(plain(function).__doc__))
        text = comment[1].lower() if comment else ""
    if text.rpartition(".")[2].strip("'>") == "board":
        return {"board"}
    if "dict" in text or "mapping" in text:
        return {"dict"}
    if re.search(r"\[\W*(\w+\.)*(list|tuple|sequence)", text):
        return {"rows", "pairs"}
    if re.search("list|tuple|sequence|array", text):
        return {"numbers"} if re.search(r"\[(int|bool)", text) else {"numbers", "rows", "pairs"}
    return {"int"} if "int" in text else set()


def _kinds_by_use(tree: ast.AST, function: Any, parameter: inspect.Parameter) -> set[str]:
    """Return the kinds of arguments that a function can use so; empty if nothing shows it."""
    used = _used(tree, parameter.name)
    if used & BOARD_ATTRIBUTES:
        return {"board"}
    holds_jumps = parameter.name.lower().startswith(("jump", "ladder", "snake"))
    if used & DICT_METHODS or ("in" in used and holds_jumps):
        return {"dict"}
    path, _, own = getattr(plain(function), "__qualname__", "").rpartition(".")
    if path and not path.endswith("<locals>") and own != "__call__":  # a method, as judges require
        return {"int", "numbers", "pairs", "rows"}
    return set()


def _used(tree: ast.AST, name: str) -> set[str]:
    """Return the attributes used of a variable or of `self.name`; and "in" if it is searched."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and _is_named(node.value, name):
            found.add(node.attr)
        elif isinstance(node, ast.Compare) and _is_named(node.comparators[0], name):
            found |= {"in"} if isinstance(node.ops[0], ast.In | ast.NotIn) else set()
    return found


def _is_named(value: ast.expr, name: str) -> bool:
    return ast.unparse(value).removeprefix("self.").strip("_") == name


# -- by its name ------------------------------------------------------------------------


def signature_named(name: str) -> Signature:
    """Return the signature of a name, or raise a ProgramError that lists the names."""
    if not isinstance(name, str) or name not in SIGNATURES:
        raise ProgramError(
            f"no signature is called {name!r}; the signatures are {', '.join(SIGNATURES)}"
        )
    return SIGNATURES[name]


def entrance(name: str) -> str | None:
    """Return the signature that a judge's name for a function stands for, or None."""
    name = name.replace("_", "").lower()
    rows = (one for one in SIGNATURES.values() if name and one.entrance.lower() == name)
    return next((one.name for one in rows), None)


def _may_take(function: Any, signature: Signature) -> bool:
    """Return whether a function takes as many arguments as a signature passes."""
    try:
        every = inspect.Signature([*all_parameters(function).values()])
    except (TypeError, ValueError):  # it is not written in Python
        return True
    with suppress(TypeError):
        every.bind_partial(*signature.parts)
        return len(required(function)) <= len(signature.parts)
    return False


# -- advice ------------------------------------------------------------------------------

#: Of more signatures than this a message gives the names alone.
MAX_LISTED = 5


def wrapper_of(function: Any) -> str:
    """Return a function of a board, in one line, that calls another as its author may do it."""
    given = ", ".join(map(_of_a_board, _parameters(function)))
    name = name_of(function)
    called = f"{name if name.isidentifier() else 'yours'}({given})"
    if hasattr(function, "as_written"):
        called = function.as_written(given)
    own = "solve" if name == "mine" else "mine"  # one that had the same name would call itself
    return f'def {own}(board: "Board"): return {called}'


def _of_a_board(parameter: _Parameter) -> str:
    """Return what a parameter may hold of a board, as an expression."""
    names = next(names for names in OF_A_BOARD if re.fullmatch(names, parameter.name))
    is_dict = "dict" in (parameter.annotated or parameter.used)
    return OF_A_BOARD[names][-1 if is_dict else 0]


def _cannot_tell(function: Any) -> tuple[str, str]:
    """Return why nothing suggests a call, and what would: in Python, and on the command line."""
    name = name_of(function)
    names = [parameter.name for parameter in required(function)]
    # One written in C may not show its parameters.
    can_be_read = not names and hasattr(plain(function), "__code__")
    if can_be_read and any(str(one).startswith("*") for one in all_parameters(function).values()):
        message = (
            f"cannot tell how to call {name}: it takes any arguments (*); if a decorator has made "
            "it, put @functools.wraps(...) above its def, so that it is called as your function is"
        )
        return message, message
    what = f"cannot tell how to call {name}({', '.join(names)})"
    wrapper = wrapper_of(function)
    advice = f"write a function of a board that calls it, such as {wrapper}"
    fits = [one for one in SIGNATURES.values() if _may_take(function, one)]
    if not fits:
        if "board.faces" not in wrapper:
            advice += ", and check that with rules geeksforgeeks (a die of six faces)"
        message = f"{what}: no signature passes {len(names)} arguments; {advice}"
        return message, message
    known = "; ".join(f"{one.name} is {one.title}" for one in fits)
    if len(fits) > MAX_LISTED:
        known = ", ".join(one.name for one in fits)
    known = f"{known}; or {advice}"
    return f"{what}; pass signature=...: {known}", f"{what}; use --signature: {known}"
