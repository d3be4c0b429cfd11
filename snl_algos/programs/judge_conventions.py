"""What judges import for a solution.

Solutions are pasted as they were written on a judge's page, where `List` and `deque` need no
import.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from dis import get_instructions
from importlib import import_module
from types import CodeType
from typing import Any

from ..findings import Finding

__all__ = [
    "IMPORTED",
    "PERMITTED",
    "codes_in",
    "home_of",
    "imported_for",
    "names_in",
    "provided",
]

#: Module → the names that judges import from it, so that solutions need no import. The module
#: itself is also imported. (`Board` and its kin are ours: here, we are the judge.)
IMPORTED: dict[str, tuple[str, ...]] = {
    "typing": (
        "Any", "Callable", "DefaultDict", "Deque", "Dict", "FrozenSet", "Generator", "Iterable",
        "Iterator", "List", "Mapping", "NamedTuple", "Optional", "Sequence", "Set", "Tuple",
        "Type", "TypeVar", "Union",
    ),
    "collections": ("ChainMap", "Counter", "OrderedDict", "defaultdict", "deque", "namedtuple"),
    "heapq": (
        "heapify", "heappop", "heappush", "heappushpop", "heapreplace", "nlargest", "nsmallest",
    ),
    "bisect": ("bisect", "bisect_left", "bisect_right", "insort", "insort_left", "insort_right"),
    "functools": ("cache", "cmp_to_key", "lru_cache", "partial", "reduce", "wraps"),
    "itertools": (
        "accumulate", "chain", "combinations", "count", "cycle", "groupby", "islice", "pairwise",
        "permutations", "product", "repeat", "starmap", "takewhile", "zip_longest",
    ),
    "math": (
        "ceil", "comb", "factorial", "floor", "gcd", "inf", "isqrt", "lcm", "log", "log10", "log2",
        "prod", "sqrt",
    ),
    "copy": ("copy", "deepcopy"),
    "operator": ("add", "itemgetter", "mul", "sub"),
    "random": ("choice", "randint", "shuffle"),
    "sys": ("maxsize", "setrecursionlimit"),
    "os": (), "re": (), "string": (), "datetime": (), "json": (),
    "snl_algos": ("Answer", "Board", "Move"),
}  # fmt: skip


#: The names of this package that do not answer for a program.
PERMITTED = {"Answer", "Board", "BoardError", "Move"}
PACKAGE = __name__.partition(".")[0]


def home_of(name: str) -> str | None:
    """Return the import that judges do for a name; None if none does.

    Examples
    --------
    >>> home_of("deque"), home_of("math"), home_of("quene")
    ('from collections import deque', 'import math', None)
    """
    module = next((module for module, names in IMPORTED.items() if name in names), None)
    if module is not None:  # before the modules: `bisect` and `copy` are functions for a judge
        return f"from {module} import {name}"
    return f"import {name}" if name in IMPORTED else None


def provided(code: CodeType) -> dict[str, Any]:
    """Return the objects that judges import, as far as the code of a file mentions them, by name.

    They are added to the built-in names of a module, so that its own definitions and imports come
    first.
    """
    found: dict[str, Any] = {}
    for name in set(names_in(code, variables_only=True)) - set(vars(builtins)):
        for module, names in IMPORTED.items():
            if name in names:
                found[name] = getattr(import_module(module), name)
                break
        else:
            if name in IMPORTED:
                found[name] = import_module(name)
    return found


def imported_for(function: Any) -> Finding | None:
    """Return a note on the names that a plain function has only from the judge's imports."""
    more = getattr(function, "__builtins__", {}).keys() - vars(builtins).keys()
    own = getattr(function, "__globals__", {})
    homes = sorted({home for name in more - own.keys() if (home := home_of(name))})
    if not homes:
        return None
    return Finding("judge-imports", words={"imports": "; ".join(homes)})


def names_in(code: CodeType, *, variables_only: bool = False) -> Iterator[str]:
    """Yield the names of globals, built-ins and attributes in a piece of code and all inside it.

    With `variables_only`, attributes are left out.
    """
    for part in codes_in(code):
        if not variables_only:
            yield from part.co_names
            continue
        for step in get_instructions(part):
            if "GLOBAL" in step.opname or step.opname == "LOAD_NAME":
                yield step.argval


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """Yield a code, and the codes of all functions that are defined inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)
