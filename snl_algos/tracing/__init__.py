"""Runs a program under a tracer, line by line, and records what each line changes.

The program's code is not changed. A trace is data in a fixed format, and any state of the run can
be replayed from it.
"""

from .export import exported, kind_of, write_whole
from .format import FORMAT, VERSION, TraceError, schema
from .recorder import count_lines, observe_work
from .replay import State, Trace
from .tracer import narrate, trace
from .work import Work

__all__ = [
    "FORMAT",
    "VERSION",
    "State",
    "Trace",
    "TraceError",
    "Work",
    "count_lines",
    "exported",
    "kind_of",
    "narrate",
    "observe_work",
    "schema",
    "trace",
    "write_whole",
]
