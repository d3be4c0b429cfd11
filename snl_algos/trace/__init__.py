"""Watches an algorithm run, line by line, without touching its code."""

from .contract import schema
from .run import State, Trace, narrate, trace

__all__ = ["State", "Trace", "narrate", "schema", "trace"]
