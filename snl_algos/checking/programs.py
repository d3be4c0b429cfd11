"""Plays a whole program, in any language, as the judge of "The Quickest Way Up" does.

It is started with several boards on its standard input, and prints a line for each.
"""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Iterable
from itertools import islice
from time import monotonic
from typing import Any

from .cases import fewest_throws
from .forms import FORMS, CallForm, FormError, Subject
from .playing import Failure, Outcome, Player
from .rules import Case, Rules

__all__ = ["ProgramPlayer"]

#: Boards in one input, as the judge has them at most.
AT_ONCE = 10

FORM = CallForm("program", "a whole program", "hackerrank", FORMS["hackerrank"].arguments)


class ProgramPlayer(Player):
    """Plays a program under the rules of HackerRank.

    Parameters
    ----------
    command : str
        How to start it, as in a shell: ``python3 mine.py``.
    rules : Rules
        The rules; their boards have 100 cells.
    seconds : float
        The longest the program may take for one input.

    Raises
    ------
    FormError
        If there is no command.
    """

    def __init__(self, command: str, rules: Rules, seconds: float) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:  # a quotation that is not closed
            raise FormError(f"--program {command}: {error}") from None
        if not self.words:
            raise FormError('give the command that starts the program: --program "python3 mine.py"')
        super().__init__(Subject(command, _not_called, FORM), rules, seconds)

    def first_failure(self, cases: Iterable[Case], until: float = float("inf")) -> Failure | None:
        waiting = iter(cases)
        while batch := list(islice(waiting, AT_ONCE)):
            self.progress(self.tried, batch[0])
            said = self._run(batch)
            self.tried += len(batch)
            for case, outcome in zip(batch, said, strict=True):
                expected = fewest_throws(case, self.rules)
                if outcome[:2] != ("returned", expected):
                    return self._alone(batch, case, expected, outcome)
            if monotonic() > until:
                raise TimeoutError
        return None

    def _alone(
        self, batch: list[Case], case: Case, expected: int | None, outcome: Outcome
    ) -> Failure | None:
        """The same board by itself: is it the board, or what came before it in the input?"""
        if len(batch) == 1:
            return Failure(case, expected, outcome)
        # A program that ended early, or not at all, gave no answer to any of the batch.
        suspects = batch[: batch.index(case) + 1] if outcome.ended == "returned" else batch
        for one in suspects:
            failure = self.first_failure([one])
            if failure is not None:
                return failure
        said = "no line" if outcome.ended != "returned" else f"{outcome.text}"
        text = f"right for this board alone, but {said} for it as number {batch.index(case) + 1}"
        return Failure(case, expected, Outcome("misunderstood", None, f"{text} of an input"))

    def _run(self, batch: list[Case]) -> list[Outcome]:
        """What the program prints for some boards."""
        try:
            ran = subprocess.run(
                self.words,
                input=_text_of(batch),
                capture_output=True,
                text=True,
                errors="replace",
                timeout=self.seconds * 5,
                check=False,
            )
        except subprocess.TimeoutExpired:
            time = f"{self.seconds * 5:g} seconds"
            return [Outcome("stopped", None, f"no answer within {time}")] * len(batch)
        except OSError as error:
            raise FormError(f"{self.words[0]} cannot be started: {error.strerror}") from None
        if ran.returncode != 0:
            last = (ran.stderr.strip().splitlines() or ["it says nothing"])[-1]
            text = f"it ended with exit code {ran.returncode}: {last[:200]}"
            return [Outcome("raised", None, text)] * len(batch)
        lines = ran.stdout.split("\n")
        lines = lines[: len(lines) - (lines[-1] == "")]
        if len(lines) != len(batch):
            text = f"it printed {len(lines)} lines for {len(batch)} boards"
            return [Outcome("misunderstood", None, text)] * len(batch)
        return [_read(line) for line in lines]


def _not_called(*arguments: Any) -> None:
    raise AssertionError("a program is started, not called")


def _text_of(batch: list[Case]) -> str:
    lines = [str(len(batch))]
    for case in batch:
        ladders = [jump for jump in case.jumps if jump[1] > jump[0]]
        snakes = [jump for jump in case.jumps if jump[1] < jump[0]]
        for kind in (ladders, snakes):
            lines += [str(len(kind)), *(f"{foot} {end}" for foot, end in kind)]
    return "\n".join(lines) + "\n"


def _read(line: str) -> Outcome:
    try:
        throws = int(line)
    except ValueError:
        text = f"it printed {line[:40]!r} where a number of throws is wanted"
        return Outcome("misunderstood", None, text)
    return Outcome("returned", None if throws == -1 else throws, line.strip())
