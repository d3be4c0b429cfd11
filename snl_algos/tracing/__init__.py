"""Runs a program under a tracer, line by line, and records what each line changes.

The program's code is not changed. A trace is data in a fixed format, and any state of the run can
be replayed from it.
"""

from .export import file_kind
from .format import FORMAT, VERSION, State, TraceError, schema
from .replay import Trace
from .tracer import narrate, trace
from .work import Work, count_lines, observe_work

__all__ = [
    "FORMAT", "VERSION", "State", "Trace", "TraceError", "Work", "count_lines", "file_kind",
    "narrate", "observe_work", "schema", "trace",
]  # fmt: skip
