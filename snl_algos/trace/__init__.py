"""Watches an algorithm run, line by line, without touching its code."""

from .run import State, Trace, narrate, schema, trace

__all__ = ["State", "Trace", "narrate", "schema", "trace"]
