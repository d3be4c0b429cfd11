"""Find the intended signature if the inferred one turns out to be wrong.

`board` is a `Board` for one author and a judge's grid for another. The first calls decide: a call
with the wrong one fails with a typical exception.
"""

from __future__ import annotations

from dataclasses import replace

from ..findings import Finding
from .outcomes import Outcome
from .program import Program
from .signature_inference import is_swapped
from .signatures import SIGNATURES, argument_count, required

__all__ = ["NOT_RUN", "another_was_used", "other_signatures"]

#: The typical exceptions of a call with arguments of another signature.
TYPICAL_EXCEPTIONS = ("TypeError", "AttributeError", "IndexError", "KeyError", "ValueError")

#: The findings about a function that has not run at all. They do not concern its idea.
NOT_RUN = ("missing-import", "asynchronous", "generator")


def shows_another(outcome: Outcome) -> bool:
    """Return whether a call failed like one with arguments of another signature."""
    found = outcome.finding
    return found is not None and found.words.get("exception") in TYPICAL_EXCEPTIONS


def other_signatures(program: Program) -> list[Program]:
    """Return the program in each other possible signature; none if the signature was given.

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
        if signature is not program.signature and argument_count(signature) == arguments
    ]


def another_was_used(first: Program, fitting: Program, outcome: Outcome) -> Program:
    """Return the program in the signature that fits, with a note on the one tried first."""
    found = outcome.finding
    words = {
        "first": first.signature.name,
        "tried": first.signature.title,
        "fitting": fitting.signature.name,
        "fits": fitting.signature.title,
        "finding": f"its first answer is wrong: {outcome}" if found is None else str(found),
    }
    return replace(fitting, notes=(*fitting.notes, Finding("another-signature", words=words)))
