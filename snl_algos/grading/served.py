"""Serve the function of a submission in a process that was started for it.

The process reads requests from its standard input and answers on its standard output. Only then is
the submission loaded, with other streams in their place. `judge.py` starts it isolated.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..checker.runners.server import serve
from ..programs import Program, program_of
from ..sandbox.source_file import function_in
from ..sandbox.worker import own_channels

__all__ = ["load", "main"]


def load(folder: Path, file: str, function: str | None, signature: str | None) -> Program:
    """Load the function of a file, in its folder, so that messages name only the file."""
    os.chdir(folder)
    return program_of(function_in(Path(file), function), signature)


def main(file: str, function: str, signature: str) -> None:
    """Serve the function of a file in the working folder; empty words stand for no choice."""
    serve(lambda: load(Path(), file, function or None, signature or None), *own_channels())


if __name__ == "__main__":
    main(*sys.argv[1:4])
