"""Serve the function of a submission in a process that was started for it."""

from __future__ import annotations

from pathlib import Path

from ..checker.runners.isolated import serve
from ..programs import Program
from ..sandbox.source_file import program_in

__all__ = ["serve_function"]


def serve_function(file: str, function: str, signature: str, requests: int, answers: int) -> None:
    """Serve the function of a file in the working folder; empty words stand for no choice."""

    def load() -> Program:
        return program_in(Path(file), function or None, signature or None)

    serve(load, requests, answers)
