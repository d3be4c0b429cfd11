"""Run a whole program, in any language, as the judge of "The Quickest Way Up" does.

It is started with several boards on its standard input, and prints a line for each.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ..findings import Finding
from ..programs import SIGNATURES, Outcome, Program, ProgramError, Signature
from .board_tester import BoardTester, Failure
from .calls import Result, not_called, result_of
from .rules import Case, Rules

if TYPE_CHECKING:  # not every host can start a command
    from ..sandbox.command import CommandResult

    Start = Callable[..., CommandResult]

__all__ = ["StdinProgramTester", "words_of"]

#: The most boards in one input of the judge.
BATCH_SIZE = 10
#: A start may take this many times longer than a call of a function: languages are slow to start.
START_FACTOR = 5
#: How a command ended that had to be stopped → the finding.
LIMITS_HIT = {"waits": "waits", "time": "no-answer-in-time", "flood": "prints-without-end"}

WHOLE = Signature(
    "program", "a whole program", "hackerrank", "", SIGNATURES["hackerrank"].parts, lists=True
)


def words_of(command: str) -> list[str]:
    """Return the words of a command as a shell splits them.

    Raise a ProgramError if there is no command, or a quotation is not closed.
    """
    if not isinstance(command, str):
        raise ProgramError(f'a command is a text, such as "python3 mine.py", not {command!r}')
    splitter = shlex.shlex(command, posix=True)
    splitter.whitespace_split, splitter.commenters = True, ""
    if os.name == "nt":  # a backslash separates the folders of a path there
        splitter.escape = ""
    try:
        words = list(splitter)
    except ValueError as error:
        raise ProgramError(f"--program {command}: {error}") from None
    if not words:
        raise ProgramError('give the command that starts the program: --program "python3 mine.py"')
    return words


class StdinProgramTester(BoardTester):
    """Judges a program under the rules of HackerRank. It is started for up to ten boards at a time.

    ``start(text, seconds, until=...)`` starts it, as `run_command` does. The time limit is that of
    a call of a function; a start may take several times longer.

    `alone` holds the failures of boards that were run alone, None for a board that passed. It is
    extended, and another tester of the same program may be given it.
    """

    BATCH_SIZE = FIRST_TURN = BATCH_SIZE
    MAX_RANDOM = 60

    def __init__(
        self,
        start: Start,
        rules: Rules,
        seconds: float,
        *,
        name: str,
        alone: dict[Case, Failure | None] | None = None,
    ) -> None:
        program = Program(
            name=name, title=name, function=not_called, signature=WHOLE, is_watched=False
        )
        super().__init__(program, rules, seconds)
        self._start, self._alone = start, {} if alone is None else alone

    def _results(self, cases: Sequence[Case]) -> Iterator[Result]:
        batch, seconds = cases[:BATCH_SIZE], self.seconds * START_FACTOR
        ran = self._start(_text_of(batch), seconds, until=self.until)
        if ran.code != 0 and ran.ending == "exit" and not ran.read:
            kind = "not-judged" if ran.not_found else ""
            raise ProgramError(_cannot_be_run(self.program.name, ran), kind=kind)
        outcomes = _outcomes(ran, seconds, len(batch))
        if outcomes[0].ended == "stopped" and len(batch) == 1:
            self.late[batch[0]] = self.seconds, result_of(outcomes[0])
        yield from map(result_of, outcomes)

    def _judged(self, batch: list[Case]) -> Iterator[Failure | None]:
        """Yield the failures. A board that fails among others is run alone: does it fail, too?"""
        if any(self.passed(case) in self.late for case in batch):
            # Together they would also be late.
            alone = super()._judged
            yield from (next(alone([case])) for case in batch)
            return
        judged = list(super()._judged(batch))
        together = [failure for failure in judged if failure is not None]
        if len(batch) == 1 or not together:
            yield from judged
        elif any(self._run_alone(failure.case) for failure in together):
            yield from (None if one is None else self._run_alone(one.case) for one in judged)
        else:  # all are right alone
            wrong = after = together[0]
            if wrong.outcome.ended == "returned":  # otherwise it is the outcome of the whole input
                words, numbers = {"said": str(wrong.outcome)}, {"place": judged.index(wrong) + 1}
                finding = Finding("wrong-after-others", numbers=numbers, words=words)
                after = wrong._replace(outcome=Outcome("misunderstood", None, finding))
            yield from (after if failure is wrong else None for failure in judged)

    def _run_alone(self, case: Case) -> Failure | None:
        """Run a board of a wrong batch alone, once: the next search may have the same batch."""
        passed = self.passed(case)
        if passed in self._alone:
            return self._alone[passed]
        failure = next(super()._judged([case]))
        if failure is None or failure.outcome.ended != "stopped":  # it may be given more time
            self._alone[passed] = failure
        return failure


def _outcomes(ran: CommandResult, seconds: float, boards: int) -> list[Outcome]:
    """Return the outcome on each board: what its line says, or how the program ended."""
    lines, messages = _lines(ran.out), ran.err.strip().splitlines() or ["no message"]
    if ran.ending in LIMITS_HIT:
        found = Finding(LIMITS_HIT[ran.ending], numbers={"seconds": seconds})
        return [Outcome("stopped", None, found)] * boards
    if ran.ending == "died":
        found = Finding("died", words={"how": ran.err})
    elif ran.code != 0 and messages[-1] == "MemoryError":
        found = Finding("memory")
    elif ran.code != 0:
        words = {"message": messages[-1][-200:]}
        found = Finding("exit-code", numbers={"code": ran.code}, words=words)
    elif len(lines) != boards:
        numbers = {"lines": len(lines), "boards": boards}
        found = Finding("wrong-number-of-lines", numbers=numbers)
        return [Outcome("misunderstood", None, found)] * boards
    else:
        return [*map(_read, lines)]
    return [Outcome("raised", None, found)] * boards


def _lines(out: str) -> list[str]:
    """Return the printed answers; judges ignore empty lines, and line breaks between numbers."""
    words = out.split()
    if all(NUMBER.fullmatch(word) for word in words):
        return words
    return [line.strip() for line in out.splitlines() if line.strip()]


#: A number as judges read it: in ASCII digits.
NUMBER = re.compile(r"-?[0-9]{1,18}")


def _read(line: str) -> Outcome:
    if not NUMBER.fullmatch(line):
        finding = Finding("not-a-number-line", words={"value": repr(line[:40])})
        return Outcome("misunderstood", None, finding)
    throws = int(line)
    if throws < -1:
        return Outcome("misunderstood", None, Finding("negative", numbers={"claimed": throws}))
    return Outcome("returned", None if throws == -1 else throws)


def _cannot_be_run(command: str, ran: CommandResult) -> str:
    """Return why a command that read nothing ended with an error, quoting its message."""
    if ran.not_found:
        return f"{command}: command not found"
    lines = [line.strip() for line in ran.err.strip().splitlines() if line.strip()]
    message = f": {' / '.join(lines[-8:])[-1000:]}" if lines else " and no message"
    return f"{command}: it cannot be run: it ended with exit code {ran.code}{message}"


def _text_of(batch: Sequence[Case]) -> str:
    lines = [str(len(batch))]
    for case in batch:
        ladders = [jump for jump in case.jumps if jump[1] > jump[0]]
        snakes = [jump for jump in case.jumps if jump[1] < jump[0]]
        for kind in (ladders, snakes):
            lines += [str(len(kind)), *(f"{foot} {end}" for foot, end in kind)]
    return "\n".join(lines) + "\n"
