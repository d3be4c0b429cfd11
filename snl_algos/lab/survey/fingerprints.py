"""Fingerprints of everything that a result depends on, so that different results never mix."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from inspect import getsourcefile
from pathlib import Path

from .plan import Plan
from .shard import Opener

__all__ = ["fingerprints"]

#: The files that determine, apart from the programs, which boards are run, when a call is ended,
#: and how its answer is read and judged.
JUDGES = (
    "board.py", "answer.py", "certificates.py", "boards/generated.py", "programs/outcomes.py",
    "reference_solver.py",
    "sandbox/timeouts/__init__.py", "sandbox/timeouts/line_counter.py",
    "checker/rules.py", "checker/board_tester.py", "checker/runners/invocation.py",
    "checker/runners/runner.py", "lab/trusted_runner.py", "lab/survey/unranking.py",
    "lab/survey/plan.py", "lab/survey/shard.py",
)  # fmt: skip


def fingerprints(plan: Plan, opener: Opener) -> dict[str, str]:
    """Map each program to the hash of its source, and the rules of the game to theirs.

    Examples
    --------
    >>> from snl_algos.lab.survey import registered
    >>> plan = Plan.from_dict({"programs": ["greedy"], "boards": [{"every": [4]}]})
    >>> sorted(fingerprints(plan, registered))
    ['greedy', 'the rules of the game']
    """
    package = Path(__file__).parents[2]
    found = {"the rules of the game": _hash([package / name for name in JUDGES])}
    for name in plan.programs:
        file = Path(name.partition(".py:")[0] + ".py" if ".py:" in name else name)
        if not file.is_file():
            file = Path(getsourcefile(opener(name).function) or file)
        found[name] = _hash([file])
    return found


def _hash(files: Iterable[Path]) -> str:
    total = sha256()
    for file in files:
        total.update(file.read_bytes())
    return total.hexdigest()[:16]
