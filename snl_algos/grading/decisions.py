"""What the lecturer decides for single students: a function, a file, or that one is excused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from .errors import GradingError, tables_in
from .judgement import VERDICTS
from .submissions import Roster, Submission

__all__ = ["Decisions", "decided", "decisions_in"]

#: Student → what is decided.
Decisions = Mapping[str, Mapping[str, Any]]
KINDS: dict[str, type] = {"function": str, "file": str, "excused": bool}
EXAMPLE = '["Ada Lovelace"] file = "new.py"; or function = "solve", or excused = true'


def decisions_in(path: Path) -> Decisions:
    r"""Return the decisions in a TOML file: a table for each student.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "decisions.toml")
    ...     size = file.write_text('["Ada Lovelace"]\nfunction = "solve"\n')
    ...     decisions_in(file)
    {'Ada Lovelace': {'function': 'solve'}}
    """
    data = tables_in(path)
    for student, table in data.items():
        if not isinstance(table, dict) or any(
            not isinstance(value, KINDS.get(kind, type(None))) for kind, value in table.items()
        ):
            raise GradingError(f"{path}: {student}: a decision is, for example, {EXAMPLE}")
        if not all(part.isidentifier() for part in table.get("function", "f").split(".")):
            raise GradingError(f"{path}: {student}: function must be a name, or CLASS.METHOD")
    return data


def decided(roster: Roster, decisions: Decisions) -> Roster:
    """Return a roster as it is decided; a GradingError names what is not there."""
    if unknown := {*decisions} - {one.student for one in roster.submissions}:
        raise GradingError(
            f"a decision is about {min(unknown)!r}, and no student of this class is called that"
        )
    submissions = (_decided(one, decisions.get(one.student, {})) for one in roster.submissions)
    return replace(roster, submissions=tuple(submissions))


def _decided(one: Submission, its: Mapping[str, Any]) -> Submission:
    if its.get("excused"):
        return replace(one, verdict="excused", note=VERDICTS["excused"])
    one = replace(one, function=its.get("function", ""))
    if "file" not in its:
        return one
    wanted = Path(its["file"]).parts
    places = [at for at, name in enumerate(one.shown) if Path(name).parts[-len(wanted) :] == wanted]
    if len(places) != 1:
        raise GradingError(
            f"a decision is about {its['file']!r} of {one.student}, who has "
            f"{', '.join(one.shown) or 'no file'}: name one of them"
        )
    (at,) = places
    return replace(one, files=(one.files[at],), shown=(one.shown[at],))
