"""The sentences of the prose of the course, which claims quote."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: Lesson → its text.
TEXTS = {int(text.name[:2]): text for text in sorted((ROOT / "lessons" / "text").glob("*.md"))}
EXAMS = sorted((ROOT / "exams").glob("lesson_*.md"))
#: The questions of each lesson, and the texts of its exercises.
EXERCISES = sorted((ROOT / "snl_algos" / "course" / "exercise_sets").glob("exercises_*.md"))
#: The guide for lecturers, which is about all lessons.
GUIDE = ROOT / "book" / "docs" / "for-lecturers.md"
ALL = [*TEXTS.values(), *EXAMS, *EXERCISES, GUIDE]

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
