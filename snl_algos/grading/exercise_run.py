"""The work on a class that hands in exercises: check each answer again, in a separate process."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..course import Exercise, all_exercises
from ..sandbox import CallFailed, Limit, NotUnderstood
from .class_run import ClassRun, Key, hash_of
from .errors import GradingError
from .exercise_files import Attempt, attempts_in, why_unknown
from .isolation import serve_exercise
from .judge import Settings
from .judgement import EXERCISE_VERDICTS, Judgement

__all__ = ["ExerciseRun", "check_attempt", "exercises_named"]

#: A check limits its calls itself. This ends a process in which it no longer can.
LIMIT = Limit(150.0, 150.0)
#: The suffix under which the verdict on an answer is stored.
STORED = ".exercise"
#: Verdict on an exercise → the worst first: of several answers to one exercise the best counts.
ORDER = ("missing", "not-judged", "not-yet", "solved")


def exercises_named(words: str) -> tuple[Exercise, ...]:
    """Return the exercises in a list of lessons, numbers and names, separated by commas."""
    known = all_exercises().values()
    found = set[str]()
    for word in filter(None, (word.strip() for word in words.split(","))):
        meant = {one.number for one in known if word in (str(one.lesson), one.number, one.name)}
        if not meant:
            raise GradingError(
                f"--exercises {word}: there is no such exercise; give lessons, numbers or names, "
                "such as 3,4.1,the-route"
            )
        found |= meant
    return tuple(one for one in known if one.number in found)


class ExerciseRun(ClassRun):
    """The work on a class that hands in exercises: those that count, and what `ClassRun` takes."""

    def __init__(self, wanted: Sequence[Exercise], *given: Any) -> None:
        super().__init__(*given)
        self.wanted = wanted

    def judgements(self) -> list[Judgement]:
        """Check every answer once, and return a judgement for each student."""
        numbers = {one.number for one in self.wanted}
        attempts = [
            [
                attempt
                for file in one.files
                for attempt in attempts_in(file) or ()
                if attempt.exercise.number in numbers
            ]
            for one in self.roster.submissions
        ]
        keys = {_key(attempt): attempt for its in attempts for attempt in its}
        checked = self.known(keys)
        works = {
            key: partial(check_attempt, attempt, self.settings, self.place)
            for key, attempt in keys.items()
            if key not in checked and attempt.is_begun
        }
        checked |= self.done(works, "checked")
        not_begun = Judgement("missing", "Not begun.")
        return [
            self._judgement(at, [(one, checked.get(_key(one), not_begun)) for one in its])
            for at, its in enumerate(attempts)
        ]

    def _judgement(self, at: int, attempts: Sequence[tuple[Attempt, Judgement]]) -> Judgement:
        """Return the judgement of a student: of several answers to one exercise the best."""
        one = self.roster.submissions[at]
        if one.verdict:
            return Judgement(one.verdict, one.note)
        for file, shown in zip(one.files, one.shown, strict=True):
            if reason := why_unknown(file):
                return Judgement("not-judged", f"{shown}: {reason}.")
        found: dict[str, dict[str, str]] = {}
        for attempt, judged in attempts:
            before = found.get(attempt.exercise.name)
            if before is None or ORDER.index(judged.verdict) > ORDER.index(before["verdict"]):
                found[attempt.exercise.name] = {
                    "verdict": judged.verdict,
                    "note": judged.note,
                    "report": "\n".join(judged.report),
                    "code": attempt.code,
                }
        if not attempts:
            note = "It is no notebook of a lesson and no progress file with one of these exercises."
            return Judgement("does-not-load", note)
        return Judgement(*_together(found, self.wanted), exercises=found)


def _together(
    found: Mapping[str, Mapping[str, str]], wanted: Sequence[Exercise]
) -> tuple[str, str]:
    """Return the verdict and the note of a student."""
    verdicts = {
        one.number: found[one.name]["verdict"] if one.name in found else "missing" for one in wanted
    }
    numbers = {
        kind: [number for number, verdict in verdicts.items() if verdict == kind]
        for kind in EXERCISE_VERDICTS
    }
    if len(numbers["missing"]) == len(wanted):
        return "missing", "None of the exercises has been begun."
    parts = [f"{len(numbers.pop('solved'))} of {len(wanted)} exercises solved"]
    parts += [
        f"{EXERCISE_VERDICTS[kind]}: {', '.join(its)}" for kind, its in numbers.items() if its
    ]
    note = f"{'; '.join(parts)}."
    if numbers["not-judged"]:
        return "not-judged", note
    return ("right" if len(parts) == 1 else "wrong"), note


def _key(attempt: Attempt) -> Key:
    parts = attempt.exercise.name, attempt.code, attempt.before
    return hash_of(*(part.encode(errors="replace") for part in parts)), STORED


def check_attempt(attempt: Attempt, settings: Settings, place: Path | None = None) -> Judgement:
    """Check an answer to an exercise, in an empty folder. The verdict is solved or not-yet."""
    with tempfile.TemporaryDirectory(prefix="snl-", dir=place) as folder:
        worker = settings.isolation.served(serve_exercise, folder=Path(folder))
        question = {"exercise": attempt.exercise.name, "code": attempt.code}
        try:
            worker.ask({"before": attempt.before, **question}, LIMIT)
            said = worker.answer(LIMIT)
        except NotUnderstood:
            said = {}
        except CallFailed as end:
            note = f"Its process ended without a verdict ({end.words})."
            if end.how != "died":
                note = f"There was no verdict within {LIMIT.cpu:g} seconds."
            return Judgement("not-yet", note)
        finally:
            worker.end()
    if not isinstance(said, dict) or set(said) != {"passed", "reason", "report"}:
        return Judgement("not-yet", "The code wrote where the verdict of its check is expected.")
    lines = tuple(str(said["report"]).splitlines())
    return Judgement(
        "solved" if said["passed"] is True else "not-yet", said["reason"], report=lines
    )
