"""The judgement of one submission, as plain data: it is stored, and everything is made from it."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any

from ..checker import Report
from ..findings import Finding, throws_in_short
from ..programs import Outcome
from ..whole_file import write_whole

__all__ = [
    "EXERCISE_VERDICTS", "OPEN", "VERDICTS", "Judgement", "Store", "in_short", "judgement_of",
]  # fmt: skip

#: Verdict → what it means, for the student.
VERDICTS = {
    "right": "Right on every board that was run.",
    "wrong": "It gives a wrong answer.",
    "raises": "It ends with an error.",
    "too-slow": "It gives no answer within the time for one call.",
    "wrong-output": "It gives something that is not an answer.",
    "does-not-load": "It cannot be loaded.",
    "does-not-compile": "It does not compile.",
    "no-function": "It holds no function that can be called with a board.",
    "uses-the-package": "It uses the package that judges it.",
    "missing": "Nothing was handed in.",
    "not-judged": "It could not be judged.",
    "excused": "It is excused.",
}
#: Verdicts without points: a doubt is no 0.
OPEN = ("not-judged", "excused")
#: Verdict on an exercise → what it means.
EXERCISE_VERDICTS = {
    "solved": "solved",
    "not-yet": "not yet",
    "missing": "not begun",
    "not-judged": "not judged",
}

#: A change of what is stored makes everything anew.
FORMAT = 5
#: The most moves of a route in a note.
MAX_MOVES = 3
#: Kinds of findings → the verdict.
WHEN = {
    "raises": {"raised", "exited", "memory", "recursion", "died", "exit-code", "missing-import",
               "asynchronous", "generator"},
    "too-slow": {"no-answer-in-time", "waits", "prints-without-end", "too-many-lines", "too-slow"},
    "wrong-output": {"not-a-number", "too-many-digits", "negative", "not-a-route", "not-distances",
                     "wrong-number-of-lines", "not-a-number-line"},
    "not-judged": {"time-over", "not-understood"},
}  # fmt: skip


@dataclass(frozen=True)
class Judgement:
    """The judgement of one submission."""

    verdict: str  # a key of `VERDICTS`
    note: str  # a sentence for the student
    reason: str = ""  # what is wrong, without the board; empty if it is right
    language: str = ""
    rules: str = ""  # of the boards; empty if it was not run
    signature: str = ""  # with which it was called; empty if it was not run
    board: str = ""  # a failing board, as Python; empty without one
    smallest: bool = False  # whether it is proven that no smaller board fails
    expected: str = ""  # the right answer on that board
    got: str = ""  # the answer that was given
    boards_run: int = 0
    like: str = ""  # the known mistake that answers alike; empty if there is none, or several
    answers: tuple[str, ...] = ()  # on the class's boards, in short; fewer if it gave no more
    report: tuple[str, ...] = ()  # its lines
    change: str = ""  # a small one that makes it right; empty if none was looked for, or found
    #: The runs for the stepper: its own, if it could be traced, and a right one.
    payload: dict[str, Any] | None = field(default=None, repr=False)
    #: If it holds exercises: the name of each → its verdict, a note, the report and the code.
    exercises: dict[str, dict[str, str]] = field(default_factory=dict, repr=False)

    def to_dict(self) -> dict[str, Any]:
        """Return the judgement as plain data, ready for JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Judgement:
        """Return the judgement of `to_dict`; other data is a TypeError or a KeyError."""
        lists = {name: tuple(data[name]) for name in ("answers", "report")}
        return cls(**{**data, **lists})


def judgement_of(report: Report, language: str) -> Judgement:
    """Return the judgement for a report of a check, without answers and runs."""
    verdict = "right" if report.correct else _verdict(report)
    return Judgement(
        verdict=verdict,
        note=_note(report, verdict),
        reason=_shortened(str(report.got) if isinstance(report.got, Finding) else report.reason),
        language=language,
        rules=report.rules,
        signature=report.signature,
        board="" if report.board is None else repr(report.board),
        smallest=report.board is not None and report.smallest,
        expected="" if report.board is None else throws_in_short(report.expected),
        got="" if report.board is None else _claim(report.got),
        boards_run=report.tried,
        like=report.like[0] if len(report.like) == 1 else "",
        report=tuple(report.to_text(sys.maxsize).splitlines()),
    )


def _verdict(report: Report) -> str:
    found = report.finding if report.correct is None else report.got
    kind = found.kind if isinstance(found, Finding) else ""
    unknown = "not-judged" if report.correct is None else "wrong"
    return next((verdict for verdict, kinds in WHEN.items() if kind in kinds), unknown)


def _note(report: Report, verdict: str) -> str:
    if verdict == "right":
        return f"It is right on all {report.tried:,} boards that were run."
    shown = report.shown
    if shown.board is None:
        return f"{VERDICTS[verdict].rstrip('.')}: {report.reason}."
    place, right = f"On {shown.board!r}", throws_in_short(shown.expected)
    if isinstance(shown.got, Finding):
        return f"{place}: {shown.got}; the right answer is {right}."
    why = f": {_shortened(shown.reason)}" if shown.reason else ""
    said = f"{place} it says {_claim(shown.got)}, but the right answer is {right}{why}"
    return said if said.endswith("?") else f"{said}."


def _shortened(reason: str) -> str:
    """Return a reason without most moves of a long route."""
    moves = reason.split("; ")
    return reason if len(moves) <= MAX_MOVES else "; ".join([*moves[:MAX_MOVES], "and so on"])


def _claim(got: int | Finding | None) -> str:
    return str(got) if isinstance(got, Finding) else throws_in_short(got)


def in_short(outcome: Outcome) -> str:
    """Return an outcome as a word: two programs with the same words answer alike."""
    if outcome.ended == "returned":
        return throws_in_short(outcome.throws)
    if outcome.finding is None or outcome.ended == "stopped":
        return outcome.ended
    return " ".join([outcome.finding.kind, outcome.finding.words.get("exception", "")]).strip()


class Store:
    """Judgements in a folder for each choice of settings, in files named by what was judged.

    An interrupted grading continues there. It has `changed` if there were only judgements with
    other settings.
    """

    def __init__(self, folder: Path, settings: Mapping[str, Any]) -> None:
        version = ""
        with suppress(metadata.PackageNotFoundError):
            version = metadata.version(__name__.partition(".")[0])
        data = {"format": FORMAT, "version": version, **settings}
        text = json.dumps(data, sort_keys=True).encode()
        self.folder = folder / hashlib.sha256(text).hexdigest()[:16]
        self.changed = folder.is_dir() and any(folder.iterdir()) and not self.folder.is_dir()
        self.folder.mkdir(parents=True, exist_ok=True)

    def judgement(self, sha256: str, suffix: str) -> Judgement | None:
        """Return the stored judgement of a file, if there is one that can be read."""
        try:
            return Judgement.from_dict(json.loads(self._place(sha256, suffix).read_bytes()))
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def keep(self, sha256: str, suffix: str, judgement: Judgement) -> None:
        """Store the judgement of a file, unless it could not be judged: that is tried again."""
        if judgement.verdict != "not-judged":
            write_whole(self._place(sha256, suffix), json.dumps(judgement.to_dict()).encode())

    def _place(self, sha256: str, suffix: str) -> Path:
        return self.folder / f"{sha256}{suffix}.json"
