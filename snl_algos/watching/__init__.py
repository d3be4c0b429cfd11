"""Watches a program run, line by line, without changing its code."""

from .counting import count_lines, observe_work
from .tracing import narrate, trace
from .work import Work

__all__ = ["Work", "count_lines", "narrate", "observe_work", "trace"]
