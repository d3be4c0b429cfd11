"""Plays a whole program, in any language, as the judge of "The Quickest Way Up" does.

It is started with several boards on its standard input, and prints a line for each.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from itertools import islice
from time import monotonic
from typing import Any

from ..findings import Finding
from ..programs import SIGNATURES, Outcome, Program, ProgramError, Signature
from .playing import Failure, Player
from .rules import Case, Rules

__all__ = ["ProgramPlayer"]

#: Boards in one input, as the judge has them at most.
AT_ONCE = 10

WHOLE = Signature("program", "a whole program", "hackerrank", SIGNATURES["hackerrank"].arguments)


class WholeProgram(Program):
    """A command that is started, and not a function that can be watched."""

    __slots__ = ()

    @property
    def is_watched(self) -> bool:
        return False


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
    ProgramError
        If there is no command.
    """

    def __init__(self, command: str, rules: Rules, seconds: float) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:  # a quotation that is not closed
            raise ProgramError(f"--program {command}: {error}") from None
        if not self.words:
            raise ProgramError(
                'give the command that starts the program: --program "python3 mine.py"'
            )
        program = WholeProgram(name=command, title=command, function=_not_called, signature=WHOLE)
        super().__init__(program, rules, seconds)

    def first_failure(self, cases: Iterable[Case], until: float = float("inf")) -> Failure | None:
        waiting = iter(cases)
        while batch := list(islice(waiting, AT_ONCE)):
            self.progress(self.tried, batch[0])
            said = self._run(batch)
            self.tried += len(batch)
            for case, outcome in zip(batch, said, strict=True):
                expected = self.rules.fewest_throws(case)
                if (outcome.ended, outcome.throws) != ("returned", expected):
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
        said = "no line" if outcome.ended != "returned" else str(outcome)
        finding = Finding(
            "wrong-after-others", numbers={"place": batch.index(case) + 1}, words={"said": said}
        )
        return Failure(case, expected, Outcome("misunderstood", None, finding))

    def _run(self, batch: list[Case]) -> list[Outcome]:
        """What the program prints for some boards."""
        import subprocess  # not in every host, and only a whole program needs it

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
            finding = Finding("no-answer-in-time", numbers={"seconds": self.seconds * 5})
            return [Outcome("stopped", None, finding)] * len(batch)
        except OSError as error:
            raise ProgramError(f"{self.words[0]} cannot be started: {error.strerror}") from None
        if ran.returncode != 0:
            last = (ran.stderr.strip().splitlines() or ["it says nothing"])[-1]
            finding = Finding(
                "exit-code", numbers={"code": ran.returncode}, words={"message": last[:200]}
            )
            return [Outcome("raised", None, finding)] * len(batch)
        lines = ran.stdout.split("\n")
        lines = lines[: len(lines) - (lines[-1] == "")]
        if len(lines) != len(batch):
            numbers = {"lines": len(lines), "boards": len(batch)}
            finding = Finding("wrong-number-of-lines", numbers=numbers)
            return [Outcome("misunderstood", None, finding)] * len(batch)
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
        finding = Finding("not-a-number-line", words={"value": repr(line[:40])})
        return Outcome("misunderstood", None, finding)
    return Outcome("returned", None if throws == -1 else throws)
