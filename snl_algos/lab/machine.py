"""Descriptions of the machine of a measurement, and of durations."""

from __future__ import annotations

import os
import platform
from pathlib import Path

__all__ = ["duration", "machine"]


def machine() -> str:
    """Return the processor, the number of cores and the version of Python.

    Examples
    --------
    >>> machine().endswith(f"Python {platform.python_version()}")
    True
    """
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    processor = names[0] if names else platform.machine()
    return f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}"


def duration(seconds: float) -> str:
    """Return a duration in a readable unit.

    Examples
    --------
    >>> [duration(seconds) for seconds in (0.2, 59, 150, 7300, 200_000)]
    ['1 s', '59 s', '2.5 min', '2.0 h', '2.3 days']
    """
    if seconds < 100:
        return f"{max(1, seconds):.0f} s"
    if seconds < 6000:
        return f"{seconds / 60:.1f} min"
    return f"{seconds / 3600:.1f} h" if seconds < 48 * 3600 else f"{seconds / 86400:.1f} days"
