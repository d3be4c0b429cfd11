"""Serve a submission in a process that was started for it.

The code of an exercise runs in one process with its check, so a program that is written to change
the check can. `book/docs/grading.md` says so.
"""

from __future__ import annotations

from pathlib import Path

from ..checker.calls import serve
from ..programs import Program
from ..programs.source_file import program_in
from ..sandbox.limits import RUN_MEMORY
from ..sandbox.worker import Channel

__all__ = ["serve_exercise", "serve_function"]

#: The longest reason and report on an exercise, in characters.
MAX_REASON, MAX_REPORT = 1_000, 20_000


def serve_function(file: str, function: str, signature: str, channel: Channel) -> None:
    """Serve the function of a file in the working folder; empty words stand for no choice."""

    def load() -> Program:
        return program_in(Path(file), function or None, signature or None)

    serve(load, channel)


def serve_exercise(channel: Channel) -> None:
    """Run the code of an exercise, and answer with the verdict of its check."""
    from ..course import exercise  # functions need none

    channel.prepare(RUN_MEMORY)
    for question in channel:
        verdict = exercise(question["exercise"]).check_code(
            question["code"], "your code", before=question["before"]
        )
        reason = verdict.report.summary() if verdict.report is not None else verdict.reason
        channel.send(
            {
                "passed": verdict.passed,
                "reason": reason[:MAX_REASON],
                "report": str(verdict)[:MAX_REPORT],
            }
        )
