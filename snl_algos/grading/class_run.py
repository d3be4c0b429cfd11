"""The work on a class: judge every submission once, each in a separate process."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any

from ..checker.rules import Case
from ..progress import Progress
from ..sandbox import CallFailed, Limit, call_isolated
from ..sandbox.process import kill_all
from .judge import Settings, answers_on, judge
from .judgement import VERDICTS, Judgement
from .store import Store
from .submissions import Roster, Submission

__all__ = ["ClassRun", "isolated_judgement", "without_files"]

#: The address space of a process that judges and of its submissions; Java reserves much. What
#: a submission may use has separate limits.
MEMORY = 2**40


class ClassRun:
    """The work on a class. The caller removes `place`, which has copies of the submissions."""

    def __init__(
        self,
        roster: Roster,
        place: Path,
        settings: Settings,
        store: Store,
        jobs: int = 1,
        progress: Progress = lambda words: None,
    ) -> None:
        self.roster, self.place, self.settings, self.store = roster, place, settings, store
        self.jobs, self.progress = jobs, progress
        #: The hash of each file; empty without one.
        self.hashes = [
            "" if one.file is None else hashlib.sha256(one.file.read_bytes()).hexdigest()
            for one in roster.submissions
        ]
        #: How long judging each took; 0 if it was stored.
        self.seconds = [0.0] * len(roster.submissions)

    def judgements(self) -> list[Judgement]:
        """Judge every submission."""
        found = dict[int, Judgement]()
        waiting: dict[tuple[str, str], list[int]] = {}
        for at, one in enumerate(self.roster.submissions):
            if one.file is None:
                found[at] = without_files(one) or _of_several(one)
            elif (known := self.store.judgement(self.hashes[at], one.file.suffix)) is not None:
                found[at] = known
            else:  # the same file twice is judged once
                waiting.setdefault((self.hashes[at], one.file.suffix), []).append(at)
        first = [places[0] for places in waiting.values()]
        done = self._each(first, self._one, "judged", self.jobs)
        for places in waiting.values():
            for at in places:
                found[at] = done[places[0]]
        return [found[at] for at in range(len(self.roster.submissions))]

    def _file(self, at: int) -> Path:
        file = self.roster.submissions[at].file
        assert file is not None
        return file

    def _one(self, at: int) -> Judgement:
        """Judge a submission, and keep the judgement."""
        file, began = self._file(at), monotonic()
        judged = isolated_judgement("Judging", lambda: judge(file, self.settings, self.place))
        self.seconds[at] += monotonic() - began
        self.store.keep(self.hashes[at], file.suffix, judged)
        return judged

    def _each(
        self, keys: Sequence[Any], work: Callable[[Any], Any], verb: str, jobs: int
    ) -> dict[Any, Any]:
        """Return the results of some work for each key, and report how far it is."""
        began, done = monotonic(), dict[Any, Any]()
        with ThreadPoolExecutor(max(1, jobs)) as pool:
            futures = {pool.submit(work, key): key for key in keys}
            try:
                for future in as_completed(futures):
                    done[futures[future]] = future.result()
                    left = (monotonic() - began) / len(done) * (len(keys) - len(done))
                    self.progress(f"{len(done)} of {len(keys)} {verb}, about {left:.0f} s left")
            except BaseException:  # Ctrl-C: what is at work must end, or it is waited for
                pool.shutdown(wait=False, cancel_futures=True)
                kill_all()
                raise
        return done

    def answers_on_others(self, judged: Sequence[Judgement]) -> list[Mapping[str, str]]:
        """Return, for each wrong submission, its answers on every smallest board of the class."""
        boards = defaultdict[str, dict[str, Case]](dict)  # rules → board → case
        for one in judged:
            if one.answers and one.board:
                boards[one.rules][one.board] = one.failing_case
        found: list[Mapping[str, str]] = [{} for _ in judged]
        wrong: dict[tuple[str, str], list[int]] = {}
        for at, one in enumerate(judged):
            if one.answers and one.verdict != "right" and "stopped" not in one.answers:
                wrong.setdefault((self.hashes[at], self._file(at).suffix), []).append(at)
        known = {key: self.store.answers(*key) for key in wrong}
        missing = {
            places[0]: [
                board for board in boards[judged[places[0]].rules] if board not in known[key]
            ]
            for key, places in wrong.items()
        }

        def work(at: int) -> dict[str, str]:
            names, rules = missing[at], judged[at].rules
            cases = [boards[rules][name] for name in names]
            file, settings = self._file(at), self.settings
            answers: list[str] = []
            with suppress(CallFailed):
                answers = isolated_call(
                    lambda: list(answers_on(file, settings, judged[at], cases, self.place))
                )
            return dict(zip(names, map(str, answers), strict=False))

        more = self._each(
            [at for at, names in missing.items() if names], work, "compared", self.jobs
        )
        for key, places in wrong.items():
            answers = {**known[key], **more.get(places[0], {})}
            if more.get(places[0]):
                self.store.keep_answers(*key, answers)
            here = boards[judged[places[0]].rules]
            for at in places:
                found[at] = {board: answers.get(board, "") for board in here}
        return found

    def messages(self, judged: Sequence[Judgement]) -> tuple[str, ...]:
        """Return what concerns the whole class: changed settings, commands not installed."""
        missing = Counter(
            (language.missing, language.name)
            for at, one in enumerate(judged)
            if one.verdict == "not-judged" and self.roster.submissions[at].file is not None
            for language in [self.settings.language_of(self._file(at))]
            if language.missing
        )
        found = []
        for (command, language), count in sorted(missing.items()):
            files = "1 submission" if count == 1 else f"{count} submissions"
            found.append(f"{command} is not installed: {files} in {language} could not be judged.")
        return (*self._changed_settings(), *found)

    def _changed_settings(self) -> tuple[str, ...]:
        changed = ("The settings have changed, so everything was judged anew.",)
        return changed if self.store.changed else ()


def isolated_call(work: Callable[[], Any]) -> Any:
    """Do some work in a separate process, which ends with all that it has started."""
    return call_isolated(work, Limit(inf, inf), memory=MEMORY)


def isolated_judgement(verb: str, work: Callable[[], Judgement]) -> Judgement:
    """Judge something in a separate process."""
    try:
        return Judgement.from_dict(isolated_call(lambda: work().to_dict()))
    except (CallFailed, TypeError, KeyError) as error:
        return Judgement("not-judged", f"{verb} it ended: {error}.")


def without_files(one: Submission) -> Judgement | None:
    """Return the judgement of a submission in which there is nothing to judge; None of another."""
    if one.problem:  # no student loses points for one of ours
        return Judgement("not-judged" if one.unread else "does-not-load", f"{one.problem}.")
    if one.files:
        return None
    only = f"No program was handed in, only {one.instead}." if one.instead else VERDICTS["missing"]
    return Judgement("missing", only)


def _of_several(one: Submission) -> Judgement:
    inside = ["/".join(Path(path).parts[1:]) or path for path in one.shown]  # the student's folder
    names = ", ".join(inside[:4]) + ", ..." * (len(inside) > 4)
    return Judgement(
        "not-judged",
        f"It is not clear which of {len(one.files)} files is meant: {names}. Hand in one file.",
    )
