"""The work on a class: judge every submission once, each in a separate process."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic

from ..board_text import counted
from ..progress import Progress
from ..sandbox import CallFailed, Limit, call_isolated
from ..sandbox.worker import kill_all
from .judge import Settings, judge
from .judgement import Judgement, Store
from .languages import trouble_with
from .submissions import Roster, Submission

__all__ = ["ClassRun", "Key", "hash_of"]

#: What to do about a command that works only outside the isolation.
ADVICE = (
    "Submissions do not see a tool in your home folder (rustup, nvm, sdkman, pyenv): install the "
    "system's package, or give the tool's path and folders in a file for --languages."
)
#: The limits of a process that judges; what a submission may use has separate ones. Java reserves
#: much of the address space.
UNLIMITED, MEMORY = Limit(inf, inf), 2**40
#: Under what a judgement is stored: a hash, and the end of a file's name.
Key = tuple[str, str]


class ClassRun:
    """The work on a class. The caller removes `place`, which has copies of the submissions."""

    def __init__(
        self, roster: Roster, place: Path, settings: Settings, store: Store, jobs: int,
        progress: Progress,
    ) -> None:  # fmt: skip
        self.roster, self.place, self.settings, self.store = roster, place, settings, store
        self.jobs, self.progress = jobs, progress
        #: The hash of what each student handed in; empty without a file.
        self.hashes = [
            hash_of(*(file.read_bytes() for file in one.files)) if one.files else ""
            for one in roster.submissions
        ]
        #: The name of a language → why its programs cannot be judged here.
        self.trouble: dict[str, str] = {}

    def judgements(self) -> list[Judgement]:
        """Judge every submission; the same file twice is judged once."""
        keys = [
            None if one.verdict or one.file is None else (sha, f"-{one.function}{one.file.suffix}")
            for one, sha in zip(self.roster.submissions, self.hashes, strict=True)
        ]
        found = self.known(filter(None, keys))
        left = {key: at for at, key in enumerate(keys) if key and key not in found}
        self._try_languages(set(map(self._language_of, left.values())))
        found |= self.done({key: partial(self._one, at) for key, at in left.items()}, "judged")
        return [
            found[key] if key else _not_run(one)
            for key, one in zip(keys, self.roster.submissions, strict=True)
        ]

    def known(self, keys: Iterable[Key]) -> dict[Key, Judgement]:
        """Return the judgements that are stored."""
        stored = ((key, self.store.judgement(*key)) for key in keys)
        return {key: judged for key, judged in stored if judged is not None}

    def done(self, works: Mapping[Key, Callable[[], Judgement]], verb: str) -> dict[Key, Judgement]:
        """Do some work, several at a time, keep each judgement, and report how far it is."""
        began, found = monotonic(), dict[Key, Judgement]()
        with ThreadPoolExecutor(max(1, self.jobs)) as pool:
            futures = {pool.submit(work): key for key, work in works.items()}
            try:
                for future in as_completed(futures):
                    key = futures[future]
                    found[key] = future.result()
                    self.store.keep(*key, found[key])
                    left = (monotonic() - began) / len(found) * (len(works) - len(found))
                    self.progress(f"{len(found)} of {len(works)} {verb}, about {left:.0f} s left")
            except BaseException:  # Ctrl-C: what is at work must end, or it is waited for
                pool.shutdown(wait=False, cancel_futures=True)
                kill_all()
                raise
        return found

    def _try_languages(self, names: set[str]) -> None:
        """Try each compiler and interpreter that is needed."""
        for language in self.settings.languages:
            if language.run and language.name in names:
                tried = partial(trouble_with, language, self.settings.isolation, self.place)
                if why := call_isolated(tried, UNLIMITED, memory=MEMORY):
                    self.trouble[language.name] = why

    def _one(self, at: int) -> Judgement:
        """Judge a submission, in a separate process."""
        one = self.roster.submissions[at]
        file = one.file
        assert file is not None
        language = self._language_of(at)
        if why := self.trouble.get(language):
            note = f"It could not be judged: {why}."
            return Judgement("not-judged", note, language=language)
        settings = replace(self.settings, function=one.function or self.settings.function)
        try:
            found = call_isolated(
                lambda: judge(file, settings, self.place).to_dict(), UNLIMITED, memory=MEMORY
            )
            return Judgement.from_dict(found)
        except (CallFailed, TypeError, KeyError) as error:
            return Judgement("not-judged", f"Judging it ended: {error}.")

    def messages(self, judged: Sequence[Judgement]) -> tuple[str, ...]:
        """Return what concerns the whole class."""
        found = ["The settings have changed, so everything was judged anew."] * self.store.changed
        advice = "" if self.settings.isolate == "none" else f" {ADVICE}"
        for language, why in sorted(self.trouble.items()):
            files = (self._language_of(at) for at in range(len(judged)))
            here = counted(sum(name == language for name in files), "submission")
            found.append(f"{why}: {here} in {language} could not be judged.{advice}")
        if unlisted := self.roster.unlisted:
            found.append(f"Not on the class list: {', '.join(unlisted)}.")
        return tuple(found)

    def _language_of(self, at: int) -> str:
        """Return the name of the language of a submission; empty without one file."""
        file = self.roster.submissions[at].file
        return "" if file is None else self.settings.language_of(file).name


def hash_of(*parts: bytes) -> str:
    """Return the hash of some bytes, as sha256sum shows it; of several, that of their hashes."""
    if len(parts) == 1:
        return hashlib.sha256(parts[0]).hexdigest()
    return hash_of(b"".join(hashlib.sha256(part).digest() for part in parts))


def _not_run(one: Submission) -> Judgement:
    """Return the judgement of a submission whose verdict is known, or that has several files."""
    if one.verdict:
        return Judgement(one.verdict, one.note)
    inside = ["/".join(Path(path).parts[1:]) or path for path in one.shown]  # the student's folder
    names = ", ".join(inside[:4]) + ", ..." * (len(inside) > 4)
    return Judgement(
        "not-judged",
        f"It is not clear which of {len(one.files)} files is meant: {names}. Hand in one file.",
    )
