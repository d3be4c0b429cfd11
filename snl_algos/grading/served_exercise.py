"""Check what a student wrote for an exercise, in a process that was started for it.

The request has a key, which the answer repeats: what the student's code writes into the channel of
the answers is refused. The code runs in one process with its check, though, and a program that is
written to find the key, or to change the check, can. `book/docs/grading.md` says so.
"""

from __future__ import annotations

import os
from contextlib import suppress

from ..course import exercise
from ..sandbox.process_limits import RUN_MEMORY
from ..sandbox.protocol import prepared

__all__ = ["serve_exercise"]

#: The longest reason and report, in characters.
MAX_REASON, MAX_REPORT = 1_000, 20_000


def serve_exercise(requests: int, answers: int) -> None:
    """Answer the only request: run the code of an exercise, and send the verdict of its check."""
    received, send = prepared(requests, answers, RUN_MEMORY)
    request = next(iter(received))
    os.close(requests)
    verdict = exercise(request["exercise"]).check_code(
        request["code"], "your code", before=request["before"]
    )
    reason = verdict.report.summary() if verdict.report is not None else verdict.reason
    with suppress(BrokenPipeError):  # the caller is gone
        send(
            request["number"],
            {
                "key": request["key"],
                "passed": verdict.passed,
                "reason": reason[:MAX_REASON],
                "report": str(verdict)[:MAX_REPORT],
            },
        )
