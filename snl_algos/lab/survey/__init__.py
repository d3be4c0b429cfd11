"""Every program on every board of a size: how often each is wrong, and in what way.

A campaign runs programs on the boards of a `Plan`, stores the results in a file, and continues
where it was interrupted. `Results` reads that file; `as_json` exports a small one, which
`Exported` reads.

Nothing is skipped: no board stands for others by symmetry, and no call is ended early because its
answer is known. A call is ended by the number of lines that it runs, so that the same plan has
the same result on every machine with the same Python.
"""

from __future__ import annotations

from ..errors import AtlasError
from .campaign import Progress, estimate, run
from .campaign_file import Run, Store
from .campaign_results import Counterexample, Results, Row
from .exported import Exported, as_json
from .fingerprints import fingerprints
from .pairwise import Pair, compare_all
from .plan import Plan, Shard
from .shard import kind_of, registered, run_shard
from .unranking import NumberedBlock

__all__ = [
    "AtlasError", "Counterexample", "Exported", "NumberedBlock", "Pair", "Plan", "Progress",
    "Results", "Row", "Run", "Shard", "Store", "as_json", "compare_all", "estimate",
    "fingerprints", "kind_of", "registered", "run", "run_shard",
]  # fmt: skip
