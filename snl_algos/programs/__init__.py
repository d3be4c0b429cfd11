"""Programs: everything that can be run on a board, and the signatures it is called with."""

from ..answer import read_answer
from ..boards.conventions import SIGNATURES, Signature, mixed
from ..errors import ProgramError
from .program import Outcome, Program, Watch
from .registry import ALGORITHMS, MISTAKES, Algorithm, Mistake, Registry, algorithm, mistake
from .resolve import program_of, programs_of, solve

__all__ = [
    "ALGORITHMS", "MISTAKES", "SIGNATURES", "Algorithm", "Mistake", "Outcome", "Program",
    "ProgramError", "Registry", "Signature", "Watch", "algorithm", "mistake", "mixed",
    "program_of", "programs_of", "read_answer", "solve",
]  # fmt: skip
