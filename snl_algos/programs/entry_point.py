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
from types import FunctionType, ModuleType
from typing import Any

from ..errors import ProgramError
from .parameters import all_parameters, names_in, plain, required, tree_of, without_partial
from .signature_inference import calls_of, entrance

__all__ = [
    "Method", "answer_among", "counted_in", "defined_in", "method_of", "methods_of",
    "with_its_class",
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
    """Return the function or class that is the answer; None if that is not clear."""
    if "Solution" in own:
        return own["Solution"]
    classes = {name: value for name, value in own.items() if inspect.isclass(value)}
    functions = {name: value for name, value in own.items() if name not in classes}
    methods = {}
    for name, owner in classes.items():
        with suppress(ProgramError):
            methods[name] = method_of(owner)
    every = {**functions, **methods}
    # If none can be called with a board, all functions count: a message says what is wrong.
    answers = {name: one for name, one in every.items() if fits(one)} or functions or classes
    called = {name for owner in classes.values() for name in names_in(tree_of(owner))}
    chosen = entrance_among(answers, called) if answers else None
    return None if chosen is None else answers[chosen]


def counted_in(own: Mapping[str, Any]) -> str:
    """Describe the functions, or if there are none the classes; empty without either."""
    functions = [name for name, value in own.items() if not inspect.isclass(value)]
    if functions:
        return f"{len(functions)} functions ({', '.join(functions)})"
    return f"{len(own)} classes ({', '.join(own)})" if own else ""


def entrance_among(
    functions: Mapping[str, Callable[..., Any]], called: Collection[str] = ()
) -> str | None:
    """Return which of several functions is the answer; None if that is not clear.

    It is the only one with a name that a judge calls; or the only one that can be called with a
    board and that nothing calls: neither another such function, nor what holds the names `called`.
    """
    if len(functions) == 1:
        return next(iter(functions))
    judged = [
        name
        for name, one in functions.items()
        if entrance(one.name if isinstance(one, Method) else name)
    ]
    if len(judged) == 1:
        return judged[0]
    fitting = {name: one for name, one in functions.items() if fits(one)} or functions
    within = {name for caller, one in fitting.items() for name in names_in(tree_of(one)) - {caller}}
    free = [name for name in fitting if name not in within and name not in called]
    return free[0] if len(free) == 1 else None


def fits(function: Callable[..., Any]) -> bool:
    """Return whether the signature of a function can be inferred."""
    try:
        calls_of(function)
    except ProgramError:
        return False
    return True


# -- classes and methods ---------------------------------------------------------------


class Method:
    """A method of a class like `Solution`, as a function; each call gets an object of its own.

    It is a copy of `instance`; or made with the arguments of the call (`made_with`), if the method
    takes none; or made without arguments, if the method needs one.
    """

    def __init__(
        self, owner: type, name: str, instance: object = None, *, made_with: bool = False
    ) -> None:
        self.owner, self.name = owner, name
        self.instance, self.made_with = instance, made_with
        self.__wrapped__ = owner.__init__ if made_with else getattr(owner, name)  # type: ignore[misc]
        self.__name__ = owner.__name__ if name == "__call__" else f"{owner.__name__}.{name}"
        self.needs_object = made_with or not isinstance(
            inspect.getattr_static(owner, name), staticmethod | classmethod
        )
        if self.needs_object:
            self.__signature__ = self._without_self()

    def _without_self(self) -> inspect.Signature | None:
        """Return the signature of the method as it is called, without its first parameter."""
        try:
            every = [*all_parameters(self.__wrapped__).values()]
        except (TypeError, ValueError):  # it is not written in Python
            return None
        starred = inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD
        if len(every) == 1 and every[0].name != "self" and every[0].kind not in starred:
            raise ProgramError(
                f"{self.owner.__name__}.{self.name} has no parameter self: write "
                f"def {self.name}(self, {every[0].name}), or put @staticmethod above it"
            )
        return inspect.Signature(every[1:] if every and every[0].kind not in starred else every)

    def as_written(self, given: str) -> str:
        """Return a call with some arguments, as its author writes it."""
        if self.made_with:
            return f"{self.owner.__name__}({given}).{self.name}()"
        own = f"{self.owner.__name__}()" if self.needs_object else self.owner.__name__
        return f"{own}({given})" if self.name == "__call__" else f"{own}.{self.name}({given})"

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        if self.made_with:
            return getattr(self.owner(*arguments, **named), self.name)()
        own: Any = self.owner
        if self.instance is not None:
            own = self.instance
            with suppress(Exception):  # one with a lock cannot be copied
                own = deepcopy(own)
        elif self.needs_object:
            own = own()
        return getattr(own, self.name)(*arguments, **named)


def with_its_class(function: FunctionType) -> Method:
    """Return the method that a function with a parameter `self` is in its class."""
    path, _, name = function.__qualname__.rpartition(".")
    if not path:
        raise ProgramError(
            f"{name} has a parameter self, but it is in no class: put it into one, "
            "or leave out self"
        )
    owner = function.__globals__.get(path)
    if inspect.isclass(owner) and plain(getattr(owner, name, None)) is function:
        return method_of(owner, name)
    its = path.rpartition(".")[2]
    raise ProgramError(
        f"{its}.{name} is a method without its instance; pass {its} or {its}().{name}"
    )


def method_of(owner: type, name: str | None = None, instance: object = None) -> Method:
    """Return a method of a class like `Solution`, by its name or because it is the answer.

    Raise a ProgramError if there is none, if it is not clear which one is meant, or if there is no
    instance and the objects of the class cannot be made.
    """
    methods = methods_of(owner)
    if not methods:
        raise ProgramError(f"class {owner.__name__} has no method to call")
    needed = required(owner) if instance is None else []
    bare = [key for key in methods if not required(Method(owner, key))]
    if name is None:
        chosen = bare if bare and needed else methods
        name = entrance_among({key: Method(owner, key) for key in chosen})
    if name is None:
        there, first = ", ".join(methods), next(iter(methods))
        what = f"class {owner.__name__} has {len(methods)} methods ({there})"
        raise ProgramError(
            f"{what}; pass the one to call: {owner.__name__}().{first}",
            f"{what}; choose the one to call: {{file}}:{owner.__name__}.{first}",
        )
    method = Method(owner, name, instance)
    if not needed or not method.needs_object:
        return method
    if name in bare:
        return Method(owner, name, made_with=True)
    given = ", ".join(parameter.name for parameter in needed)
    what = f"objects of class {owner.__name__} are made with arguments ({given})"
    raise ProgramError(
        f"{what}; make one and pass its method: {owner.__name__}(...).{name}",
        f"{what}; add a function to the file that makes one and calls its method {name}",
    )


def methods_of(owner: type) -> dict[str, Any]:
    """Return the public methods of a class, without those of Python's own; else `__call__`."""
    found = {
        name: getattr(owner, name)
        for base in reversed(owner.__mro__)  # the class itself comes last
        if base is owner or base.__module__.partition(".")[0] not in sys.stdlib_module_names
        for name, value in vars(base).items()
        if isinstance(value, staticmethod | classmethod)
        or (callable(value) and not inspect.isclass(value))
    }
    public = {name: method for name, method in found.items() if not name.startswith("_")}
    return public or {name: method for name, method in found.items() if name == "__call__"}
