"""Plants faults in modules of the package, without touching their files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[1] / "snl_algos"


def with_fault(file: Path, fault: tuple[str, str]) -> str:
    """The source of a file with a fault planted in it."""
    text, (right, wrong) = file.read_text("utf-8"), fault
    assert text.count(right) == 1, right
    return text.replace(right, wrong)


def module_with_fault(name: str, fault: tuple[str, str]) -> dict[str, Any]:
    """What a module of the package would define if it had the fault."""
    file = PACKAGE / f"{name.replace('.', '/')}.py"
    full_name = f"snl_algos.{name}"
    space = {"__name__": full_name, "__package__": full_name.rpartition(".")[0]}
    exec(compile(with_fault(file, fault), str(file), "exec"), space)
    return space
