"""Programs: everything that can be run on a board, and the signatures it is called with."""

from ..answer import read_answer
from .outcomes import Outcome
from .program import Program, Watch
from .registry import (
    ALGORITHMS,
    MISTAKES,
    Algorithm,
    Mistake,
    Registry,
    algorithm,
    mistake,
)
from .resolve import program_of, programs_of, solve
from .signatures import SIGNATURES, ProgramError, Signature, mixed

__all__ = [
    "ALGORITHMS",
    "MISTAKES",
    "SIGNATURES",
    "Algorithm",
    "Mistake",
    "Outcome",
    "Program",
    "ProgramError",
    "Registry",
    "Signature",
    "Watch",
    "algorithm",
    "mistake",
    "mixed",
    "program_of",
    "programs_of",
    "read_answer",
    "solve",
]
