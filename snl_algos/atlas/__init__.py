"""Every program on every board of a size: how often each is wrong, and in what way.

A campaign plays the boards of a `Plan`, keeps what came of them in a file, and goes on where it
was interrupted. `Results` reads that file.

Nothing is skipped: no board stands for others by symmetry, and no call is ended early because its
answer is known. What ends a call is the number of lines that it runs; so the same plan has the
same result on every machine with the same Python.
"""

from __future__ import annotations

from .campaign import Progress, estimate, run
from .errors import AtlasError
from .numbering import Block
from .plan import Plan, Shard
from .playing import fingerprints, kind_of, play, registered
from .results import First, Results, Row
from .store import Store

__all__ = [
    "AtlasError", "Block", "First", "Plan", "Progress", "Results", "Row", "Shard", "Store",
    "estimate", "fingerprints", "kind_of", "play", "registered", "run",
]  # fmt: skip
