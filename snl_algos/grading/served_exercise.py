"""Check what a student wrote for an exercise, in a process that was started for it.

The code runs in one process with its check, so a program that is written to change the check can.
`book/docs/grading.md` says so.
"""

from __future__ import annotations

from ..course import exercise
from ..sandbox.limits import RUN_MEMORY, limit_memory
from ..sandbox.worker import Channel

__all__ = ["serve_exercise"]

#: The longest reason and report, in characters.
MAX_REASON, MAX_REPORT = 1_000, 20_000


def serve_exercise(channel: Channel) -> None:
    """Run the code of an exercise, and answer with the verdict of its check."""
    limit_memory(RUN_MEMORY)
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
