"""What judges import for a solution, so that one is pasted as it was written on their page."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from importlib import import_module
from symtable import SymbolTable, symtable
from typing import Any

__all__ = ["IMPORTED", "home_of", "provided"]

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


def home_of(name: str) -> str | None:
    """Return the import that judges do for a name; None if none does."""
    module = _module_with(name)
    if module is not None:  # before the modules: `bisect` and `copy` are functions for a judge
        return f"from {module} import {name}"
    return f"import {name}" if name in IMPORTED else None


def _module_with(name: str) -> str | None:
    return next((module for module, names in IMPORTED.items() if name in names), None)


def provided(source: Any) -> dict[str, Any]:
    """Return the objects that judges import, as far as the text of a file needs them, by name."""
    found: dict[str, Any] = {}
    for name in {*_global_names(symtable(source, "file", "exec"))} - set(vars(builtins)):
        if (module := _module_with(name)) is not None:
            found[name] = getattr(import_module(module), name)
        elif name in IMPORTED:
            found[name] = import_module(name)
    return found


def _global_names(table: SymbolTable) -> Iterator[str]:
    """Yield the names that a module and all inside it take from outside a function."""
    at_top = table.get_type() == "module"
    for symbol in table.get_symbols():
        if symbol.is_global() or (at_top and symbol.is_referenced()):
            yield symbol.get_name()
    for inner in table.get_children():
        yield from _global_names(inner)
