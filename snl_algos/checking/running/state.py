"""What a function keeps from one call to the next: globals, default arguments, a cache.

A function that answers from such a store is right the first time and wrong the second.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from ...programs.signatures import plain

__all__ = ["State"]

KEEPERS = (list, dict, set, deque, bytearray)
#: What a global can be set to, and set back.
PLAIN = (int, float, str, tuple, frozenset, type(None))


class State:
    """The stores that a function can reach, as they were when this was made.

    Parameters
    ----------
    function : callable
        The function.

    Examples
    --------
    >>> def remembers(board, memo={}):
    ...     return memo.setdefault("answer", board)
    >>> state = State(remembers)
    >>> remembers(5), remembers(7), state.changed()
    (5, 5, ['memo'])
    >>> state.forget()
    >>> remembers(7)
    7
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        inner = plain(function)
        self._globals = getattr(inner, "__globals__", {})
        named = getattr(getattr(inner, "__code__", None), "co_names", ())
        helpers = map(self._globals.get, named)
        self._caches: list[Any] = [
            one for one in (function, inner, *helpers) if hasattr(one, "cache_clear")
        ]
        found = [*_stores(inner, set()), *_own(function)]
        self._stores = {name: (store, _copy(store), is_global) for name, store, is_global in found}

    def changed(self) -> list[str]:
        """The names of the stores that hold something else now."""
        stores = self._stores.items()
        names = [name for name, (_, before, _) in stores if self._now(name) != before]
        return names + ["its cache"] * any(cache.cache_info().currsize for cache in self._caches)

    def forget(self) -> None:
        """Put every store back."""
        for cache in self._caches:
            cache.cache_clear()
        for name, (store, before, is_global) in self._stores.items():
            if self._now(name) == before:
                continue
            if isinstance(store, KEEPERS):
                store.clear()
                add = store.update if isinstance(store, dict | set) else store.extend
                add(_copy(before))
            if is_global:
                self._globals[name] = store

    def _now(self, name: str) -> Any:
        store, _, is_global = self._stores[name]
        return _copy(self._globals.get(name) if is_global else store)


def _own(function: Any) -> Iterator[tuple[str, Any, bool]]:
    """What an object that can be called, or the class of a method, keeps in its attributes."""
    for owner in (function, getattr(function, "owner", None)):
        for name, value in vars(owner).items() if hasattr(owner, "__dict__") else ():
            if isinstance(value, KEEPERS):
                yield name, value, False


def _stores(function: Any, seen: set[Any]) -> Iterator[tuple[str, Any, bool]]:
    """(name, value, is it a global) of what a function, or one it calls, can reach and change."""
    code = getattr(function, "__code__", None)
    if code is None or code in seen:
        return
    seen.add(code)
    defaults = function.__defaults__ or ()
    first = code.co_argcount - len(defaults)
    containers = [
        *zip(code.co_varnames[first : code.co_argcount], defaults, strict=True),
        *(function.__kwdefaults__ or {}).items(),
        *zip(code.co_freevars, map(_content, function.__closure__ or ()), strict=True),
        *vars(function).items(),
    ]
    yield from ((name, value, False) for name, value in containers if isinstance(value, KEEPERS))
    for name in code.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, KEEPERS + PLAIN) and name in function.__globals__:
            yield name, value, True
        elif getattr(value, "__globals__", None) is function.__globals__:
            yield from _stores(value, seen)


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # nothing is in it yet
        return None


def _copy(store: Any) -> Any:
    """A copy; of what it holds, lists and the like are copied too."""
    if isinstance(store, dict):
        return {key: _copy(value) for key, value in store.items()}
    if isinstance(store, list | deque):
        return type(store)(map(_copy, store))
    return type(store)(store) if isinstance(store, set | bytearray) else store
