"""Which exercises take long to check."""

from __future__ import annotations

from importlib import import_module

from snl_algos.course import Exercise, exercise_sets


def plays_all_boards(one: Exercise) -> bool:
    """Whether an exercise's check, the function of its name, runs a program on all boards."""
    if one.is_text:
        return False
    module = import_module(f"{exercise_sets.__name__}.checks_{one.lesson:02}")
    names = getattr(module, one.name.replace("-", "_")).__code__.co_names
    return not {"check", "check_looks"}.isdisjoint(names)
