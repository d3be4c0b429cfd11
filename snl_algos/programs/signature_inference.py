"""Infer how to call a function: from its name, its parameters and what it does with them.

`board` is a `Board` for one author and a judge's grid for another, so the likeliest call may be
wrong. All ways to call it are returned, and the first calls decide: a call in the wrong way fails
with a typical exception.
"""

from __future__ import annotations

import inspect
import re
from dis import Instruction, get_instructions
from itertools import pairwise, permutations
from types import FunctionType
from typing import Any, NamedTuple

from .judge_conventions import codes_in, names_in
from .parameters import all_parameters, name_of, plain, required
from .signatures import LENGTH, SIGNATURES, Part, ProgramError, Signature, entrance, may_take

__all__ = ["Call", "call_in", "calls_of", "is_usual", "wrapper_of"]

#: A pattern for names of a parameter → what it may hold of a board, as a list and as a dict.
OF_A_BOARD = {
    r"ladder.*": ("list(board.ladders.items())", "dict(board.ladders)"),
    r"snake.*": ("list(board.snakes.items())", "dict(board.snakes)"),
    r"faces": ("board.faces",),
    r"(die|dice|sides).*": ("max(board.faces)",),
    r"(start|begin).*": ("board.start",),
    rf"(goal|end|target|last).*|{LENGTH}": ("board.cells",),
    r".*": ("list(board.jumps.items())", "dict(board.jumps)"),
}
#: The methods of a dict that a list does not have.
DICT_METHODS = {"get", "items", "keys", "values"}
#: The attributes of a `Board` that functions use.
BOARD_ATTRIBUTES = {"cells", "faces", "goal", "jumps", "landings", "moves", "stand", "successors"}
#: What speaks for a call, in points: that its judge calls a function of this name; and for each
#: parameter a usual name, a possible one, and what is known of its kind, or against it.
ENTRANCE, USUAL, POSSIBLE, FITS, UNFIT, CONTRADICTS = 30, 4, 1, 3, -2, -8


class Call(NamedTuple):
    """A way to call a function.

    Attributes
    ----------
    signature : str
        A key of `SIGNATURES`.
    places : tuple of int
        For each parameter, the place of its argument in the signature.

    Examples
    --------
    >>> def fewest(snakes, n, ladders): ...
    >>> calls_of(fewest)[0][0]
    Call(signature='cells-and-pairs', places=(2, 0, 1))
    """

    signature: str
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


def calls_of(function: Any) -> tuple[list[Call], bool]:
    """Return the ways to call a function, the likeliest first; and whether that one is sure.

    It is sure if a judge calls a function of this name so, or if all parameters have the usual
    names of one convention, and of no other. Raise a ProgramError if nothing suggests a way.

    Examples
    --------
    >>> def solve(move, N): ...
    >>> calls, sure = calls_of(solve)
    >>> calls[0].signature, sure
    ('move-array', True)
    """
    count = len(required(function))
    every = [_best(function, one) for one in SIGNATURES.values() if len(one.parts) == count]
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
    """Return how to call a function in a signature: in which order it takes the arguments."""
    if len(required(function)) != len(signature.parts):  # it takes any arguments
        return Call(signature.name, tuple(range(len(signature.parts))))
    return _best(function, signature)[0]


def _best(function: Any, signature: Signature) -> tuple[Call, _Fit]:
    """Return the likeliest order of the arguments of a signature, and how well it fits."""
    parameters, parts = required(function), signature.parts
    is_judged = entrance(getattr(plain(function), "__name__", "")) == signature.name
    found = []
    for places in permutations(range(len(parts))):
        fits = [
            _fit(function, parameter, parts[place])
            for parameter, place in zip(parameters, places, strict=True)
        ]
        points = sum(fit.points for fit in fits) + (places == (*sorted(places),))
        recognised = all(fit.recognised for fit in fits)
        if is_judged and not _uses(function, parameters[0].name, BOARD_ATTRIBUTES):
            points, recognised = points + ENTRANCE, True
        elif len(parts) > 1 and not any(fit.points >= FITS for fit in fits):
            recognised = False  # `x` may be anything
        usual = all(fit.usual for fit in fits)
        found.append((Call(signature.name, places), _Fit(points, recognised, usual)))
    return max(found, key=lambda one: one[1].points)


def _fit(function: Any, parameter: inspect.Parameter, part: Part) -> _Fit:
    name = parameter.name.lower()
    usual = re.fullmatch(part.names, name) is not None
    possible = re.fullmatch(part.others, name) is not None
    points = USUAL if usual else POSSIBLE if possible else 0
    kinds = _annotated(function, parameter)
    if kinds:
        fits = part.kind in kinds
        points += FITS if fits else CONTRADICTS
        # A list of numbers may be anything.
        usual = fits and (usual or (possible and part.kind != "numbers"))
        return _Fit(points, fits or usual or possible, usual)
    kinds = _kinds_by_use(function, parameter)
    if kinds or part.kind == "dict":  # a dict is hardly used without its methods
        points += FITS if part.kind in kinds else UNFIT
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


def _kinds_by_use(function: Any, parameter: inspect.Parameter) -> set[str]:
    """Return the kinds of arguments that a function can use so; empty if nothing shows it."""
    name, inner = parameter.name, plain(function)
    if _uses(function, name, BOARD_ATTRIBUTES):
        return {"board"}
    holds_jumps = name.lower().startswith(("jump", "ladder", "snake"))
    if (holds_jumps and _is_searched(function, name)) or _uses(
        function, name, DICT_METHODS, by_name=True
    ):
        return {"dict"}
    if _is_method(inner) or _counts_rows(inner):
        return {"int", "numbers", "pairs", "rows"}
    return set()


def is_usual(name: str) -> bool:
    """Return whether a parameter of that name alone suggests how to call a function.

    Examples
    --------
    >>> is_usual("grid"), is_usual("name")
    (True, False)
    """
    alone = [one.parts[0] for one in SIGNATURES.values() if len(one.parts) == 1]
    return any(re.fullmatch(part.names, name.lower()) for part in alone)


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


def _is_searched(function: Any, name: str) -> bool:
    """Return whether a function tests `... in name`, which makes no sense for a move array."""
    code = getattr(plain(function), "__code__", None)
    return code is not None and any(
        _loaded(first) == name and then.opname == "CONTAINS_OP"
        for one in codes_in(code)
        for first, then in pairwise(get_instructions(one))
    )


# -- advice ------------------------------------------------------------------------------


def wrapper_of(function: Any) -> str:
    """Return a function of a board, in one line, that calls another as its author may do it.

    Examples
    --------
    >>> def fewest(n, ladders, snakes, players): ...
    >>> wrapper_of(fewest).partition("return ")[2][:60]
    'fewest(board.cells, list(board.ladders.items()), list(board.'
    """
    given = ", ".join(_of_a_board(function, one) for one in required(function))
    name = name_of(function)
    called = f"{name if name.isidentifier() else 'yours'}({given})"
    if hasattr(function, "as_written"):
        called = function.as_written(given)
    return f'def mine(board: "Board"): return {called}'


def _of_a_board(function: Any, parameter: inspect.Parameter) -> str:
    """Return what a parameter may hold of a board, as an expression."""
    kinds = _annotated(function, parameter) or _kinds_by_use(function, parameter)
    held = next(held for names, held in OF_A_BOARD.items()
                if re.fullmatch(names, parameter.name.lower()))  # fmt: skip
    return held[-1] if "dict" in kinds else held[0]


#: Of more signatures than this a message gives the names alone.
MAX_LISTED = 5


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
    wrapped = f"write a function of a board that calls it, such as {wrapper}"
    fits = [one for one in SIGNATURES.values() if may_take(function, one)]
    known = "; ".join(f"{one.name} is {one.title}" for one in fits)
    if len(fits) > MAX_LISTED:
        known = ", ".join(one.name for one in fits)
    if not known:
        if "board.faces" not in wrapper:
            wrapped += ", and check that with rules geeksforgeeks (a die of six faces)"
        what += f": no signature passes {len(names)} arguments; {wrapped}"
        return what, what
    return (
        f"{what}; pass signature=...: {known}; or {wrapped}",
        f"{what}; use --signature: {known}; or {wrapped}",
    )
