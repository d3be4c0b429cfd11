"""Serve the function of a submission in a process that was started for it.

Run as a module, the process reads requests from its standard input and answers on its standard
output. Only then is the submission loaded, with other streams in their place.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ..checker.runners.server import serve
from ..programs import Program, program_of
from ..sandbox.source_file import function_in
from ..sandbox.worker import own_channels

__all__ = ["serve_function"]


def serve_function(file: str, function: str, signature: str, requests: int, answers: int) -> None:
    """Serve the function of a file in the working folder; empty words stand for no choice."""

    def load() -> Program:
        return program_of(function_in(Path(file), function or None), signature or None)

    serve(load, requests, answers)


if __name__ == "__main__":
    file, function, signature = sys.argv[1:]
    serve_function(file, function, signature, *own_channels())
