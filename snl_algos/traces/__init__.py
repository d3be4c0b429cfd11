"""Recorded runs: the contract of a trace, and the states that are replayed from it."""

from .contract import FORMAT, VERSION, TraceError, schema
from .exporting import exported, kind_of, write_whole
from .replay import State, Trace

__all__ = [
    "FORMAT",
    "VERSION",
    "State",
    "Trace",
    "TraceError",
    "exported",
    "kind_of",
    "schema",
    "write_whole",
]
