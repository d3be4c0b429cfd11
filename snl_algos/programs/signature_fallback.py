"""Which signature was meant, where the one that the parameters show turns out to be wrong.

`board` is a board of ours for one author and a judge's grid for another. The first calls say
which: the one fails as only a function of another signature does.
"""

from __future__ import annotations

from dataclasses import replace

from ..findings import Finding
from .outcomes import Outcome
from .program import Program
from .signature_inference import is_swapped
from .signatures import SIGNATURES, Signature, required

__all__ = ["NOT_RUN", "another_was_used", "other_signatures"]

#: How a call fails whose arguments are not those that the function is made for.
TELLING = ("TypeError", "AttributeError", "IndexError", "KeyError", "ValueError")

#: The findings of a function that has not run at all. They say nothing of its idea.
NOT_RUN = ("missing-import", "asynchronous", "generator")


def shows_another(outcome: Outcome) -> bool:
    """Whether a call failed as calls do whose arguments are not those that are expected."""
    found = outcome.finding
    return found is not None and found.words.get("exception") in TELLING


def other_signatures(program: Program) -> list[Program]:
    """The program in each other signature that may have been meant; none if it was given.

    Examples
    --------
    >>> from snl_algos.programs import program_of
    >>> program = program_of(lambda board: board[0])
    >>> program.signature.name, [other.signature.name for other in other_signatures(program)]
    ('board', ['grid'])
    """
    if not program.inferred:
        return []
    arguments = len(required(program.function))
    return [
        replace(
            program,
            signature=signature,
            inferred=False,
            swapped=is_swapped(program.function, signature),
        )
        for signature in SIGNATURES.values()
        if signature is not program.signature and _arguments(signature) == arguments
    ]


def _arguments(signature: Signature) -> int:
    """How many arguments a call has."""
    return 1 if signature.arguments is None else len(signature.arguments(4, ()))


def another_was_used(first: Program, fitting: Program, outcome: Outcome) -> Program:
    """The program in the signature that fits, with a note that says which was tried first."""
    found = outcome.finding
    words = {
        "first": first.signature.name,
        "tried": first.signature.title,
        "fitting": fitting.signature.name,
        "fits": fitting.signature.title,
        "finding": f"its first answer is wrong: {outcome}" if found is None else str(found),
    }
    return replace(fitting, notes=(*fitting.notes, Finding("another-signature", words=words)))
