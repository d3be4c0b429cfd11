"""The other end of `process`: what runs in a process that was started for a program."""

from __future__ import annotations

import sys

from ..board import BoardError
from ..checking.running.serving import apart, prepared, serve
from ..extras import MissingExtra
from ..programs import ProgramError
from .requests import Request, Source, answer, loaded

__all__ = ["answer_one", "serve_file"]


def answer_one() -> None:
    """Answer one request: lines with the progress, and at last what was found."""
    apart(_answer_one)


def serve_file(file: str, name: str, signature: str) -> None:
    """Load a function of a file, and play what is asked for. Empty words say nothing."""
    source = Source(file=file, name=name or None)
    apart(
        lambda requests, answers: serve(
            lambda: loaded(source, signature or None), requests, answers
        )
    )


def _answer_one(requests: int, answers: int) -> None:
    asked, say = prepared(requests, answers)
    line = next(iter(asked))
    number, request = line["number"], Request.from_dict(line["request"])

    def tell(words: str, **more: float | None) -> None:
        say(number, {"progress": words, **more})

    try:
        say(number, {"found": answer(request, tell)})
    except (BoardError, ProgramError, MissingExtra) as error:
        say(number, {"error": str(error)})
    except MemoryError:
        say(number, {"error": "more memory is needed than a program of yours is given"})


if __name__ == "__main__":
    answer_one() if len(sys.argv) == 2 else serve_file(*sys.argv[2:])
