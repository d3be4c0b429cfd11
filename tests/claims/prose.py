"""The sentences of the prose, and those that may claim something about all boards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXTS = sorted((ROOT / "lessons" / "text").glob("*.md"))
EXAMS = sorted((ROOT / "exams").glob("lesson_*.md"))
#: The questions of each lesson, and the texts of its exercises.
EXERCISES = sorted((ROOT / "snl_algos" / "course" / "exercise_sets").glob("exercises_*.md"))
#: The guide for lecturers, which is about all lessons.
GUIDE = ROOT / "book" / "docs" / "for-lecturers.md"
ALL = [*TEXTS, *EXAMS, *EXERCISES, GUIDE]
LOOKED_AT = Path(__file__).with_name("looked_at")

#: Words of general statements.
GENERAL = re.compile(r"\b(?:every|never|at most|always|smallest|only)\b", re.IGNORECASE)
#: The names of wrong answers, which no learner reads.
WRONG = re.compile(r"^### Wrong answers\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^( *`{3,})\{?\w.*?^\1$", re.MULTILINE | re.DOTALL)
#: What begins another sentence without a full stop: an empty line, or the next entry of a list.
BLOCK = re.compile(
    r"\n\s*\n|\n(?= *(?:[-|>#]+|\d+\.) )|</?(?:details|summary)>|^\+\+\+$", re.MULTILINE
)
BULLET = re.compile(r"^(?:[->#]+|\d+\.) (?:\[[ x]\] )?")
#: A full stop or question mark, with what closes after it, before a capital letter or code; but not
#: that of an edition.
END = re.compile(r"(?<=[.?!])(?<!\bed\.)([*_)\"]*)\s+(?=[*_(\"]*(?:[A-Z0-9]|`))")


def sentences(text: str) -> Iterator[str]:
    r"""Return the sentences of a text, without its head, its code and its line breaks.

    Examples
    --------
    >>> list(sentences("---\nminutes: 5\n---\n\n# One\n\nYou never\nfall. **So?** Yes.\n"))
    ['One', 'You never fall.', '**So?**', 'Yes.']
    """
    body = text.split("\n---\n", 1)[1] if text.startswith("---\n") else text
    for block in BLOCK.split(FENCE.sub("\n\n", WRONG.sub("\n", body))):
        line = BULLET.sub("", " ".join(block.split()))
        yield from filter(None, (one.strip() for one in END.sub(r"\1\n", line).split("\n")))


def list_of(text: Path) -> Path:
    """Return the file that lists the sentences of a text that are no claims about all boards."""
    return LOOKED_AT / f"{text.stem.replace('lesson_', 'exam_')}.txt"


def general(text: str) -> list[str]:
    """Return the sentences with a word of general statements."""
    said = (one for one in sentences(text) if GENERAL.search(one))
    return [one for one in said if not one.startswith("Minutes: ")]  # titles of parts


def looked_at(text: Path) -> list[str]:
    """Return the sentences of a text that are listed as no claims about all boards."""
    path = list_of(text)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line for line in lines if line and not line.startswith("# ")]
