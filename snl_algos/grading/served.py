"""Serve the function of a submission in a process that was started for it."""

from __future__ import annotations

from pathlib import Path

from ..checker.isolated import serve
from ..programs import Program
from ..programs.source_file import program_in
from ..sandbox.worker import Channel

__all__ = ["serve_function"]


def serve_function(file: str, function: str, signature: str, channel: Channel) -> None:
    """Serve the function of a file in the working folder; empty words stand for no choice."""

    def load() -> Program:
        return program_in(Path(file), function or None, signature or None)

    serve(load, channel)
