"""Turn anything that names or is a program into a `Program`."""

from __future__ import annotations

import builtins
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from types import FunctionType
from typing import Any, TypeVar

from ..answer import Answer, read_answer
from ..board import Board, BoardError
from ..board_text import short
from ..boards.conventions import SIGNATURES, Signature
from ..boards.gallery import BoardLike, named_board, names
from ..boards.notations import NamedBoard
from ..errors import ProgramError, called_as, did_you_mean
from ..extras import import_optional
from ..findings import Finding
from .entry_point import Method, method_of, methods_of, with_its_class
from .judge_imports import home_of
from .parameters import all_parameters, name_of, parameters_of, plain, required, without_partial
from .program import Program
from .registry import ALGORITHMS, MISTAKES, UnknownName
from .signature_inference import call_in, calls_of, signature_named, wrapper_of

__all__ = ["as_meant", "program_of", "programs_of", "solve"]

T = TypeVar("T")
PACKAGE = __name__.partition(".")[0]
#: Its functions that answer for a program.
SEARCHES = {"compare", "fewest_throws", "solve", "trace"}


def program_of(source: Any, signature: str | None = None) -> Program:
    """Return the program that a name, a function or a class stands for.

    Parameters
    ----------
    source : str, callable or Program
        The name of an algorithm or of a mistake; any function, in any signature; a method; a
        class like `Solution`, if it is clear which of its methods is the answer.
    signature : str, optional
        How to call it: a key of `SIGNATURES`. By default it is inferred from the function.

    Raises
    ------
    KeyError
        If no algorithm and no mistake has that name.
    ProgramError
        If it is not a program, or if its signature cannot be inferred.

    Examples
    --------
    >>> program_of("dijkstra").title
    "Dijkstra's algorithm"
    >>> class Solution:
    ...     def snakesAndLadders(self, board): ...
    >>> program_of(Solution).signature.name
    'grid'
    """
    chosen = None if signature is None else signature_named(signature)
    if not callable(source) and not isinstance(source, str):
        _check_has_methods(source)
    known = source if isinstance(source, Program) else _named_or_registered(source)
    if known is None:
        return _program_with(_free_of_its_class(source), chosen)
    if chosen not in (None, known.signature):
        raise ProgramError(
            f"{known.name} is called as {known.signature.title}: leave out signature"
        )
    return known


def _free_of_its_class(source: Any) -> Callable[..., Any]:
    """Return a class, an object or a method as a function: each call makes an object of its own."""
    if inspect.isclass(source):
        return method_of(source)
    if not callable(source):
        return method_of(type(source), instance=source)
    if inspect.ismethod(source):
        owner, name = type(source.__self__), source.__name__
        is_its_own = getattr(owner, name, None) is source.__func__
        return Method(owner, name, source.__self__) if is_its_own else source
    if isinstance(source, FunctionType) and next(iter(all_parameters(source)), "") == "self":
        return with_its_class(source)
    function: Callable[..., Any] = source
    return function


def _program_with(function: Callable[..., Any], chosen: Signature | None) -> Program:
    """Return the program that calls a function, in the chosen signature or an inferred one."""
    name = name_of(function)
    for parameter in required(function):
        if parameter.kind is parameter.KEYWORD_ONLY:
            raise ProgramError(
                f"{name} takes {parameter.name} by its name only, and arguments are passed by "
                "position: is there a * in front of it?"
            )
    if chosen is None:
        (call, *others), sure = calls_of(function)
    else:
        call, others, sure = call_in(function, chosen), [], True
    return Program(
        name=name,
        title=name,
        function=function,
        signature=SIGNATURES[call.signature],
        places=call.places,
        others=tuple(others),
        sure=sure,
        wrapper="" if sure else wrapper_of(function),
        takes_die=any(parameter.name == "die" for parameter in parameters_of(function)),
        notes=(*_imported_for(plain(function)), *_asked(plain(function))),
    )


def _imported_for(function: Any) -> Iterator[Finding]:
    """Note the names that a plain function has only from the judge's imports."""
    more = getattr(function, "__builtins__", {}).keys() - vars(builtins).keys()
    own = getattr(function, "__globals__", {})
    homes = sorted({home for name in more - own.keys() if (home := home_of(name))})
    if homes:
        yield Finding("judge-imports", words={"imports": "; ".join(homes)})


def _asked(function: Any) -> Iterator[Finding]:
    """Note the searches of this package that a plain function calls: they are not its own."""
    with suppress(TypeError, ValueError):  # it is no function; a name has no value yet
        called = inspect.getclosurevars(function)
        of_ours = PACKAGE in {getattr(one, "__name__", "") for one in called.globals.values()}
        names = [name for name, one in called.globals.items() if _is_search(one)]
        names += SEARCHES & called.unbound if of_ours else ()
        if names:
            yield Finding("own-search", words={"names": ", ".join(sorted(names))})


def _is_search(value: Any) -> bool:
    home, name = str(getattr(value, "__module__", "")), getattr(value, "__name__", "")
    ours = home.startswith(f"{PACKAGE}.") and name in SEARCHES
    return ours or home.startswith(f"{PACKAGE}.algorithms.")


def _named_or_registered(source: Any) -> Program | None:
    """Return the registered program of a name or of a function, which may be inside a `partial`."""
    if not isinstance(source, str):
        inner = without_partial(source)
        program = ALGORITHMS.entered_as(inner) or MISTAKES.entered_as(inner)
        return None if program is None else replace(program, function=source)
    for register in (ALGORITHMS, MISTAKES):
        if source in register:
            return register[source]
    unknown = f"there is no algorithm and no mistake {short(source)}"
    if source in names():
        raise UnknownName(
            f"{unknown}, but there is a board of that name: are the arguments swapped?"
        )
    hint = did_you_mean(source, [*ALGORITHMS, *MISTAKES])
    raise UnknownName(f"{unknown}{hint}; the algorithms are {', '.join(ALGORITHMS)}")


def _check_has_methods(source: Any) -> None:
    """Refuse an object of Python or of this package, or of a class without methods."""
    home = type(source).__module__.partition(".")[0]
    if home not in (*sys.stdlib_module_names, PACKAGE) and methods_of(type(source)):
        return
    what, hint = "None" if source is None else type(source).__name__, ""
    if isinstance(source, Board | NamedBoard):
        hint = "; are the arguments swapped?"
    elif inspect.ismodule(source):
        name = source.__name__.rpartition(".")[2]
        what, hint = f"the module {name}", f"; pass a function in it: {name}.{name}"
    elif isinstance(source, list | tuple | set | Mapping):
        several = all(isinstance(one, str) or callable(one) for one in source)
        hint = "; if it is the board, swap the arguments"
        if several:
            hint = "; compare and step_together take several"
    raise ProgramError(f"expected a function or the name of an algorithm, got {what}{hint}")


def programs_of(sources: Any, signature: str | None = None) -> list[Program]:
    """Return the programs that several names and functions, or a single one, stand for.

    The signature is for the functions among them.

    Examples
    --------
    >>> [program.name for program in programs_of(["queue-bfs", lambda grid: 3])]
    ['queue-bfs', '<lambda>']
    """
    if isinstance(sources, str) or callable(sources) or not isinstance(sources, Iterable):
        sources = [sources]
    return [
        program_of(one, None if isinstance(one, str | Program) else signature) for one in sources
    ]


@called_as('solve("thirty", "queue-bfs")')
def solve(board: BoardLike, program: Any = "queue-bfs", *, signature: str | None = None) -> Answer:
    """Return the fewest throws from the start of a board to its goal, and a route.

    Parameters
    ----------
    board : Board, NamedBoard, str, Path or list
        The board, its name in the gallery, a file that `load_board` takes, or the lists that a
        judge passes: a move array, a grid, or ladders and snakes.
    program : str or callable, default "queue-bfs"
        An algorithm or a mistake by its name, or any function that `check` takes.
    signature : str, optional
        How to call the function, if its parameters do not show it.

    Returns
    -------
    Answer
        `throws` is None if the goal cannot be reached. A function that returns only a number of
        throws gives an answer without a route and without distances.

    Raises
    ------
    KeyError
        If the algorithm or mistake is unknown. The message lists the known names.
    BoardError
        If the board does not exist, or if the signature cannot hold its rules.
    ProgramError
        If it is not a program, or if its value is not an answer.

    Examples
    --------
    >>> solve(Board(8)).throws
    2
    >>> solve("thirty", "dijkstra").route[0]
    Move(face=2, landing=3, cell=22)
    >>> def mine(move, N):
    ...     return -(-(N - 1) // 6)  # right if there are no jumps
    >>> solve(Board(30), mine).throws
    5
    """
    # Both calls refuse wrong arguments, so that swapped ones get a clear message.
    chosen, given = program_of(program, signature), named_board(board).board
    answer = as_meant(chosen, lambda one: read_answer(one(given)))
    if isinstance(answer, Finding):
        raise ProgramError(f"{chosen.name}: {answer}")
    return answer


def as_meant(
    program: Program, run: Callable[[Program], T], fails: Callable[[T], bool] = lambda found: False
) -> T:
    """Return a run of a program; if it fails, one in the signature that `check` finds to be meant.

    Only a guessed signature has others. A run fails if it raises an exception, or as `fails` says.
    """
    if not program.others:
        return run(program)
    refusal = None
    try:
        found = run(program)
        if not fails(found):
            return found
    except Exception as error:
        refusal = error
    meant: Program = import_optional("checker.checks").as_meant(program)
    try:
        if meant is not program:
            return run(meant)
    except BoardError:  # it has no place for this board
        if refusal is not None:
            raise
    if refusal is not None:
        raise refusal
    return found
