"""Values that learners make: as plain lists and numbers, compared, and said in words."""

from __future__ import annotations

from collections import deque
from decimal import Decimal
from fractions import Fraction
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType
from typing import Any

from ..board import Board
from ..board_text import short

__all__ = ["described", "near", "number", "plain", "same", "shown"]

#: No answer to an exercise has more entries.
MAX_ENTRIES = 1_000
#: Lists inside lists are looked into as deep as this.
DEEPEST = 4

#: The types whose values are shown, and what they are called.
NAMES = {
    bool: "", type(None): "", str: "the text ", int: "the number ", float: "the number ",
    Fraction: "the number ", complex: "the number ", list: "the list ", tuple: "the tuple ",
    set: "the set ", frozenset: "the set ", dict: "the dictionary ", bytes: "the bytes ", range: "",
}  # fmt: skip
#: Values that are not shown, because a learner would not recognise them.
KINDS: tuple[tuple[Any, str], ...] = (
    (Board, "a board"),
    ((FunctionType, BuiltinFunctionType, MethodType), "a function"),
    (GeneratorType, "a generator"),
    (type, "a class"),
)


def plain(value: Any, deep: int = DEEPEST) -> Any:
    """Read tuples, queues, ranges and the arrays and numbers of libraries as lists and numbers.

    Examples
    --------
    >>> plain((2, (2, 6))), plain(range(3))
    ([2, [2, 6]], [0, 1, 2])
    """
    if isinstance(value, list | tuple | deque) or (
        isinstance(value, range) and value[MAX_ENTRIES:] == range(0)
    ):
        return [plain(one, deep - 1) for one in value] if deep else value
    convert = getattr(value, "tolist", None)
    return convert() if callable(convert) and not isinstance(value, type) else value


def number(value: Any) -> float | Fraction | None:
    """Return a number as it is, or as a fraction; None for anything else, and if it is not finite.

    Examples
    --------
    >>> number(2.5), number(Decimal("0.1")), number("2")
    (2.5, Fraction(1, 10), None)
    """
    if isinstance(value, Decimal) and value.is_finite():
        value = Fraction(value)
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction):
        return None
    return value if -(10**18) < value < 10**18 else None  # nan is not smaller


def near(got: Any, expected: float) -> bool:
    """Return whether a call returned a number, up to rounding.

    Examples
    --------
    >>> near(0.1 + 0.2, 0.3), near("0.3", 0.3)
    (True, False)
    """
    found = number(plain(got))
    return found is not None and abs(float(found) - expected) <= 1e-6


def same(got: Any, expected: Any) -> bool:
    """Return whether a call returned the expected value, in any type of sequence or number.

    Where True or False is expected, 1 and 0 will do.

    Examples
    --------
    >>> same((1, 2), [1, 2]), same(True, 1), same(1, True)
    (True, False, True)
    """
    got = plain(got)
    if isinstance(got, bool) and not isinstance(expected, bool):
        return False
    try:
        return bool(got == plain(expected))
    except Exception:  # as its author wrote it
        return False


def described(value: Any) -> str:
    """Say what a value is, without Python's names of types.

    Examples
    --------
    >>> described("226"), described((7, 2)), described(len), described(None)
    ("the text '226'", 'the tuple (7, 2)', 'a function', 'None')
    """
    if text := shown(value, 40):
        kind = type(value) if type(value) in NAMES else type(plain(value))
        return text if text.startswith("a number") else f"{NAMES[kind]}{text}"
    named = next((words for kind, words in KINDS if isinstance(value, kind)), None)
    return named or f"something of the type {type(value).__name__}"


def shown(value: Any, most: int = 200) -> str:
    """Show a value as its author would write it; nothing if it has no such form.

    Examples
    --------
    >>> shown([7, 2]), shown(10**20), shown(len)
    ('[7, 2]', 'a number of more than 18 digits', '')
    """
    if type(value) not in NAMES:
        value = plain(value)
    if isinstance(value, int) and abs(value) >= 10**18:
        return "a number of more than 18 digits"
    return short(value, most) if type(value) in NAMES else ""
