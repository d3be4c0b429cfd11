"""Programs: everything that can be run on a board, and the signatures it is called with."""

from .outcomes import Outcome, read_answer
from .program import Algorithm, Mistake, Program
from .registry import ALGORITHMS, MISTAKES, Registry, algorithm, mistake
from .resolve import program_of, programs_of, solve
from .signatures import SIGNATURES, ProgramError, Signature, listed
from .watch import Watch

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
    "listed",
    "mistake",
    "program_of",
    "programs_of",
    "read_answer",
    "solve",
]
