"""The entry point: which function or method is the answer, in code as people paste it.

Such code holds helpers, objects and classes. Of several functions, the one to call has the name
that a judge gives it, or is the only one that no other function calls. A method becomes a function
that makes its own object for each call.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from copy import deepcopy
from types import FunctionType, MethodType, ModuleType
from typing import Any

from ..errors import ProgramError
from ..findings import Finding
from .parameters import all_parameters, names_in, plain, required, tree_of, without_partial
from .signature_inference import calls_of, entrance, is_usual

__all__ = [
    "Method", "answer_among", "defined_in", "entrance_among", "in_words", "method_of",
    "methods_of", "note_on_choice", "with_its_class",
]  # fmt: skip


# -- the answer in a file ---------------------------------------------------------------


def defined_in(module: ModuleType) -> dict[str, Any]:
    """Return the public functions and classes that a module defines itself, by name."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_")
        and callable(value)
        and getattr(without_partial(value), "__module__", None) == module.__name__
    }


def answer_among(own: Mapping[str, Any]) -> Any | None:
    """Return the function or class that is the answer; None if that is not clear.

    Examples
    --------
    >>> def landing(move, N): ...
    >>> def solve(move, N):
    ...     return landing(move, N)
    >>> answer_among({"landing": landing, "solve": solve}).__name__
    'solve'
    """
    if "Solution" in own:
        return own["Solution"]
    own = {name: value for name, value in own.items() if not _is_helper(value, own)}
    classes = {name: value for name, value in own.items() if inspect.isclass(value)}
    answers = _answers(own, classes)
    called = {name for owner in classes.values() for name in names_in(tree_of(owner))}
    chosen = entrance_among(answers, called) if answers else None
    return None if chosen is None else answers[chosen]


def _answers(own: Mapping[str, Any], classes: Mapping[str, type]) -> dict[str, Any]:
    """Return the functions and methods that can be called with a board.

    If none can, return all functions: the message will say what is wrong with them.
    """
    functions = {name: value for name, value in own.items() if name not in classes}
    found = {name: function for name, function in functions.items() if fits(function)}
    for name, owner in classes.items():
        with suppress(ProgramError):
            method = method_of(owner)
            if fits(method):
                found[name] = method
    return found or functions or {**classes}


def note_on_choice(found: Any, own: Mapping[str, Any]) -> tuple[Finding, ...]:
    """Return a note on what else in a file might have been the answer, if there is anything.

    What the answer uses are its helpers.
    """
    owner = found if inspect.isclass(found) else getattr(found, "owner", None)
    used = [found if owner is None else owner]
    for one in used:
        names = names_in(tree_of(one))
        used += [own[name] for name in sorted(names & own.keys()) if own[name] not in used]
    others = [
        name
        for name, one in own.items()
        if one not in used and not _is_helper(one, own) and (inspect.isclass(one) or fits(one))
    ]
    words = {"others": ", ".join(others)}
    return (Finding("taken-from-file", words=words),) if others else ()


def _is_helper(value: Any, own: Mapping[str, Any]) -> bool:
    """Return whether another function was made with this one: a decorator or its function."""
    for other in own.values():
        if other is value:
            continue
        if inspect.isclass(value) and type(other) is value:
            return True
        if not inspect.isclass(other) and plain(other) is value:
            return True
        code = getattr(without_partial(other), "__code__", None)
        inside = f"{getattr(value, '__qualname__', '')}.<locals>."
        if code is not None and code.co_qualname.startswith(inside):
            return True
    return False


def in_words(own: Mapping[str, Any]) -> str:
    """Describe the functions, or if there are none the classes; empty without either.

    Examples
    --------
    >>> in_words({"abs": abs, "len": len})
    '2 functions (abs, len)'
    """
    functions = [name for name, value in own.items() if not inspect.isclass(value)]
    if functions:
        return f"{len(functions)} functions ({', '.join(functions)})"
    return f"{len(own)} classes ({', '.join(own)})" if own else ""


def entrance_among(
    functions: Mapping[str, Callable[..., Any]], called: Collection[str] = ()
) -> str | None:
    """Return which of several functions is the answer; None if that is not clear.

    It is the only one with a name that a judge calls; or the only one that can be called with a
    board in some signature and that no other such function calls.

    The names in `called` are called elsewhere.

    Examples
    --------
    >>> def landing(move, N): ...
    >>> def solve(move, N):
    ...     return landing(move, N)
    >>> entrance_among({"landing": landing, "solve": solve})
    'solve'
    """
    if len(functions) == 1:
        return next(iter(functions))
    judged = [name for name, one in functions.items() if entrance(_name_of(one, name))]
    if len(judged) == 1:
        return judged[0]
    fitting = {name: one for name, one in functions.items() if fits(one)} or functions
    within = {name for caller, one in fitting.items() for name in names_in(tree_of(one)) - {caller}}
    free = [name for name in fitting if name not in within and name not in called]
    return free[0] if len(free) == 1 else None


def _name_of(function: Any, name: str) -> str:
    """Return the name of a method, or for other functions the given name."""
    return function.name if isinstance(function, Method | Built) else name


def fits(function: Callable[..., Any]) -> bool:
    """Return whether the signature of a function can be inferred."""
    try:
        calls_of(function)
    except ProgramError:
        return False
    return True


# -- classes and methods ---------------------------------------------------------------


class Method:
    """A method of a class like `Solution`; each call gets an object of its own.

    It is a copy of `instance`, whose method is `function`; or made without arguments, if the method
    needs one.
    """

    def __init__(
        self, owner: type, name: str, instance: object = None, function: Any = None
    ) -> None:
        self.owner, self.name, self.instance = owner, name, instance
        self.function = function
        self.__wrapped__ = getattr(owner, name) if function is None else function
        self.__name__ = _with_its_class_name(owner, name)
        self.needs_object = not isinstance(
            inspect.getattr_static(owner, name, None), staticmethod | classmethod
        )
        if self.needs_object:
            every = [*all_parameters(self.__wrapped__).values()]
            if len(every) == 1 and every[0].name != "self" and str(every[0])[0] != "*":
                raise ProgramError(
                    f"{owner.__name__}.{name} has no parameter self: write "
                    f"def {name}(self, {every[0].name}), or put @staticmethod above it"
                )
            self.__signature__ = _without_first(self.__wrapped__)

    def as_written(self, given: str) -> str:
        """Return a call with some arguments, as its author writes it."""
        own = f"{self.owner.__name__}()" if self.needs_object else self.owner.__name__
        return f"{own}({given})" if self.name == "__call__" else f"{own}.{self.name}({given})"

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        if self.instance is not None:
            return MethodType(self.function, _copied(self.instance))(*arguments, **named)
        own = self.owner() if self.needs_object else self.owner
        return getattr(own, self.name)(*arguments, **named)


class Built:
    """A class whose objects are made from the board, with a method without arguments."""

    def __init__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner, name
        self.__wrapped__ = owner.__init__  # type: ignore[misc]
        self.__name__ = _with_its_class_name(owner, name)
        self.__signature__ = _without_first(self.__wrapped__)

    def as_written(self, given: str) -> str:
        """Return a call with some arguments, as its author writes it."""
        return f"{self.owner.__name__}({given}).{self.name}()"

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return getattr(self.owner(*arguments, **named), self.name)()


def _with_its_class_name(owner: type, name: str) -> str:
    return owner.__name__ if name == "__call__" else f"{owner.__name__}.{name}"


def _without_first(function: Any) -> inspect.Signature | None:
    """Return the signature of a method as it is called, without its first parameter."""
    try:
        parameters = list(all_parameters(function).values())
    except (TypeError, ValueError):  # it is not written in Python
        return None
    named = bool(parameters) and parameters[0].kind in (
        inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD,
    )  # fmt: skip
    return inspect.Signature(parameters[1:] if named else parameters)


def _copied(instance: object) -> object:
    """Copy an object; return the object itself if it cannot be copied, like one with a lock."""
    try:
        return deepcopy(instance)
    except Exception:
        return instance


def method_of(owner: type, name: str | None = None) -> Method | Built:
    """Return a method of a class like `Solution`, by its name or because it is the answer.

    Raise a ProgramError if there is none, if it is not clear which one is meant, or if the objects
    of the class cannot be made.
    """
    methods = methods_of(owner)
    if not methods:
        raise ProgramError(f"class {owner.__name__} has no method to call")
    expected = required(owner)
    bare = {key: method for key, method in methods.items() if not required(Method(owner, key))}
    takes_a_board = len(expected) in (2, 3) or any(is_usual(one.name) for one in expected)
    if name is None:
        name = _entrance_of(owner, bare if bare and takes_a_board else methods)
    method = Method(owner, name)
    if not expected or not method.needs_object:
        return method
    if name in bare:
        return Built(owner, name)
    given = ", ".join(parameter.name for parameter in expected)
    raise ProgramError(
        f"objects of class {owner.__name__} are made with arguments ({given}); make one and pass "
        f"its method: {owner.__name__}(...).{name}",
        f"objects of class {owner.__name__} are made with arguments ({given}); add a function to "
        f"the file that makes one and calls its method {name}",
    )


def methods_of(owner: type) -> dict[str, Any]:
    """Return the public methods of a class and its bases; `__call__` if there are none.

    Methods that a class inherits from Python itself, such as `append` of `list`, do not count.
    """
    found: dict[str, Any] = {}
    for base in owner.__mro__[-2::-1]:  # without `object`, so that the class itself comes last
        if base.__module__ != owner.__module__ and _is_of_python(base):
            continue
        for name, value in vars(base).items():
            if isinstance(value, staticmethod | classmethod) or (
                callable(value) and not inspect.isclass(value)
            ):
                found[name] = getattr(owner, name)
            else:
                found.pop(name, None)
    public = {name: method for name, method in found.items() if not name.startswith("_")}
    return public or {name: method for name, method in found.items() if name == "__call__"}


def _is_of_python(base: type) -> bool:
    return base.__module__.partition(".")[0] in sys.stdlib_module_names


def _entrance_of(owner: type, methods: Mapping[str, Any]) -> str:
    name = entrance_among({key: Method(owner, key) for key in methods})
    if name is None:
        there, first = ", ".join(methods), next(iter(methods))
        what = f"class {owner.__name__} has {len(methods)} methods ({there})"
        raise ProgramError(
            f"{what}; pass the one to call: {owner.__name__}().{first}",
            f"{what}; choose the one to call: {{file}}:{owner.__name__}.{first}",
        )
    return name


def with_its_class(function: FunctionType) -> Method | Built:
    """Find the class of a function with a parameter `self`, taken from a class, not an object.

    Raise a ProgramError if it cannot be found.
    """
    path, _, name = function.__qualname__.rpartition(".")
    if not path:
        raise ProgramError(
            f"{name} has a parameter self, but it is in no class: put it into one, "
            "or leave out self"
        )
    owner: Any = function.__globals__.get(path.split(".")[0])
    for part in path.split(".")[1:]:
        owner = getattr(owner, part, None)
    if inspect.isclass(owner) and plain(getattr(owner, name, None)) is function:
        return method_of(owner, name)
    owner = path.rpartition(".")[2]
    raise ProgramError(
        f"{owner}.{name} is a method without its instance; pass {owner} or {owner}().{name}"
    )
