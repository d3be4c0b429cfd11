"""Run programs on every board of a plan; count how often, how and where first each is wrong.

The work is cut into the shards of the plan. A finished shard is one line of a file, so a run that
was killed continues where it stopped, and the result does not depend on the workers.

Nothing is skipped: no board stands for others by symmetry. A call is ended by the number of lines
that it runs, so that a plan has the same result on every machine with the same Python.
"""

from __future__ import annotations

import json
import os
import platform
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, as_completed
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from ..board import Board
from ..checker.board_tester import BoardTester, InProcessTester
from ..checker.calls import outcome_on
from ..checker.rules import Case, Rules
from ..programs import Algorithm, Mistake, Outcome, Program, program_of
from .survey_plan import Plan, SurveyError
from .trusted_runner import TrustedRunner

__all__ = [
    "Counterexample", "Opener", "Results", "ShardRunner", "kind_of", "machine", "percent", "run",
    "run_shard",
]  # fmt: skip

#: Opens a program by its name in the plan. It must be a function of a module, because it is sent to
#: other processes.
Opener = Callable[[str], Program]

#: The clock ends only calls that their lines do not end: a long call in C, or a loop that catches
#: everything. Such calls are not judged, because they might have continued on another machine.
SECONDS = 10.0
NOT_JUDGED = frozenset(("no-answer-in-time", "prints-without-end", "memory", "died"))
#: The head of a file of results.
FORMAT, VERSION = "snl-survey", 1


def kind_of(outcome: Outcome, expected: int | None) -> str:
    """Return the kind that an outcome is counted as.

    Returns
    -------
    str
        "right", "too-high" or "too-low"; "misses-every-route" for the answer None although there
        is a route; "answers-out-of-reach" for a number although there is none; "not-judged" if
        the clock or the memory limit ended the call; else the kind of its finding.

    Examples
    --------
    >>> kind_of(Outcome("returned", 4), 3)
    'too-high'
    """
    throws = outcome.throws
    if outcome.ended != "returned":
        assert outcome.finding is not None
        return "not-judged" if outcome.finding.kind in NOT_JUDGED else outcome.finding.kind
    if throws == expected:
        return "right"
    if throws is None:
        return "misses-every-route"
    if expected is None:
        return "answers-out-of-reach"
    return "too-high" if throws > expected else "too-low"


class ShardRunner:
    """The programs of a plan and their testers, kept from shard to shard."""

    def __init__(self, plan: Plan, opener: Opener = program_of) -> None:
        self.plan = plan
        self._programs = {name: opener(name) for name in plan.programs}
        self._testers: dict[tuple[str, int, int], BoardTester] = {}

    def outcomes(
        self, name: str, place: int, cases: Sequence[Case], expected: Sequence[int | None]
    ) -> list[Outcome]:
        """Return the outcome of a program on each of some boards of a block."""
        block = self.plan.blocks[place]
        rules = self.plan.rules(block.part)
        key = (name, block.part, block.cells)
        if key not in self._testers:
            lines = self.plan.lines_on(block)
            self._testers[key] = _tester(self._programs[name], rules, lines)
        results = self._testers[key].results(cases)
        return [
            outcome_on(rules, case, right, result)
            for case, right, result in zip(cases, expected, results, strict=True)
        ]

    def run(self, number: int) -> dict[str, Any]:
        """Run a shard: program → kind → the number of boards, and the first of them."""
        shard = self.plan.shards[number]
        rules = self.plan.rules(self.plan.blocks[shard.place].part)
        cases = self.plan.cases(shard)
        expected = list(map(rules.fewest_throws, cases))
        found: dict[str, dict[str, Any]] = {}
        for name in self.plan.programs:
            kinds = found[name] = {}
            outcomes = self.outcomes(name, shard.place, cases, expected)
            for at, outcome in enumerate(outcomes):
                one = kinds.setdefault(kind_of(outcome, expected[at]), {
                    "boards": 0, "number": shard.first + at,
                    "board": rules.board(cases[at]).to_dict(), "expected": expected[at],
                    "said": str(outcome),
                })  # fmt: skip
                one["boards"] += 1
        return {"shard": number, "programs": found}


def _tester(program: Program, rules: Rules, lines: int) -> BoardTester:
    """Return a tester for a program: in this process if the program is one of the package's."""
    unfit = rules.unfit_for(program.signature, takes_die=program.takes_die)
    if unfit:
        raise SurveyError(
            f"{program.name}: the boards of the rules {rules.name} cannot be passed to "
            f"{program.signature.title}: {unfit}; boards that fit have "
            f'rules = "{program.signature.rules}"'
        )
    if isinstance(program, Algorithm) and program.exact:  # known to end
        return InProcessTester(program, rules, SECONDS)
    if isinstance(program, Algorithm | Mistake):
        return TrustedRunner(program, rules, SECONDS, lines)
    return BoardTester.of(program, rules, SECONDS, lines)


def run_shard(plan: str, opener: Opener, number: int) -> dict[str, Any]:
    """Run one shard of a plan that is given as JSON, and return what `ShardRunner.run` does."""
    return _shard_runner(plan, opener).run(number)


@lru_cache(maxsize=2)
def _shard_runner(plan: str, opener: Opener) -> ShardRunner:
    return ShardRunner(Plan(json.loads(plan)), opener)


def run(
    plan: Plan,
    file: str | Path,
    workers: Executor,
    *,
    opener: Opener = program_of,
    progress: Callable[[int, int], object] = lambda done, shards: None,
) -> Results:
    """Run the shards that a file does not hold yet, and return all counts.

    Parameters
    ----------
    plan : Plan
        The programs and their boards.
    file : str or Path
        The finished shards, a JSON object on each line. If it exists, the rest is run.
    workers : concurrent.futures.Executor
        A `ProcessPoolExecutor`, or the workers of a cluster: of Dask,
        ``distributed.Client(address).get_executor()``.
    opener : callable, optional
        Opens a program by its name in the plan; needed for functions in files.
    progress : callable, optional
        Called with the number of finished shards, and of all.

    Raises
    ------
    SurveyError
        If the file holds results of another plan, or if a worker died. Finished shards are kept.
    """
    ShardRunner(plan, opener)  # a program that cannot be opened is refused here
    text, total = json.dumps(plan.data), len(plan.shards)
    try:
        with Path(file).open("a+b") as lines:
            done = _finished(lines, plan, file)
            waiting = [number for number in range(total) if number not in done]
            for future in as_completed(workers.submit(run_shard, text, opener, n) for n in waiting):
                found = future.result()
                lines.write(json.dumps(found).encode() + b"\n")
                lines.flush()
                done[found["shard"]] = found["programs"]
                progress(len(done), total)
    except OSError as error:
        raise SurveyError(f"{file}: {error.strerror or error}") from None
    except BrokenExecutor:
        raise SurveyError(
            f"{file}: a worker died; finished shards are kept, and the same command continues. Is "
            "there enough memory?"
        ) from None
    return _together(plan, done)


def _finished(lines: BinaryIO, plan: Plan, file: str | Path) -> dict[int, Any]:
    """Return the finished shards of a file, and cut off half a line of a run that was killed."""
    lines.seek(0)
    head = json.dumps({"format": FORMAT, "version": VERSION, "plan": plan.data}).encode() + b"\n"
    if (first := lines.readline()) != head:
        if first and not (head.startswith(first) and not first.endswith(b"\n")):
            raise SurveyError(f"{file}: these are no results of this plan; move the file away")
        lines.truncate(0)
        lines.write(head)
        return {}
    done: dict[int, Any] = {}
    whole = len(head)
    for line in lines:
        try:
            one = json.loads(line if line.endswith(b"\n") else b"")
            done[one["shard"]] = one["programs"]
        except (ValueError, LookupError, TypeError):
            break
        whole += len(line)
    lines.truncate(whole)
    return done


def _together(plan: Plan, done: Mapping[int, Any]) -> Results:
    """Add up the shards: the counts by program, kind and block, and the smallest boards."""
    counts: dict[str, dict[str, list[int]]] = {name: {} for name in plan.programs}
    first: dict[tuple[str, str], tuple[tuple[int, ...], dict[str, Any]]] = {}
    for number, programs in done.items():
        place = plan.shards[number].place
        block = plan.blocks[place]
        for name, kinds in programs.items():
            for kind, one in kinds.items():
                counts[name].setdefault(kind, [0] * len(plan.blocks))[place] += one["boards"]
                key = (block.cells, block.jumps, place, one["number"])
                if (name, kind) not in first or key < first[name, kind][0]:
                    first[name, kind] = key, {"part": block.part, **one}
    smallest = [
        Counterexample(name, kind, one["part"], Board.from_dict(one["board"]), one["expected"],
                       one["said"])
        for name in plan.programs for kind in sorted(counts[name])
        for _, one in [first[name, kind]]
    ]  # fmt: skip
    return Results(plan, {name: dict(sorted(counts[name].items())) for name in counts}, smallest)


class Counterexample(NamedTuple):
    """The smallest board of a kind for a program, the right answer, and the program's outcome."""

    program: str
    kind: str
    part: int
    board: Board
    expected: int | None
    said: str


@dataclass(frozen=True)
class Results:
    """The counts of a plan, and how they were found."""

    plan: Plan
    counts: dict[str, dict[str, list[int]]]  #: program → kind → the number of boards in each block
    smallest: list[Counterexample]  #: the smallest board of each kind for each program
    #: When (`began`), where (`machine`), with how many `processes` and how many `seconds` it took.
    runs: Sequence[Mapping[str, Any]] = ()

    def totals(self) -> dict[str, Counter[str]]:
        """Count boards by program and kind."""
        return {
            name: Counter({kind: sum(of) for kind, of in kinds.items()})
            for name, kinds in self.counts.items()
        }

    def to_json(self) -> str:
        """Return a text with each program and each smallest board on a line."""
        smallest = [{**one._asdict(), "board": one.board.to_dict()} for one in self.smallest]
        counts = ",".join(f"\n {json.dumps(one)}: {_dense(of)}" for one, of in self.counts.items())
        return (
            f'{{"format": "{FORMAT}", "version": {VERSION},\n"plan": {_dense(self.plan.data)},\n'
            f'"runs": [{",".join(f"{chr(10)} {_dense(one)}" for one in self.runs)}],\n'
            f'"counts": {{{counts}}},\n'
            f'"smallest": [{",".join(f"{chr(10)} {_dense(one)}" for one in smallest)}]}}\n'
        )

    @classmethod
    def read(cls, file: str | Path) -> Results:
        """Return the results in a file that `to_json` made; a SurveyError says what is wrong."""
        try:
            data = json.loads(Path(file).read_text("utf-8"))
            if (data["format"], data["version"]) != (FORMAT, VERSION):
                raise SurveyError(
                    f"{file}: {data['format']!r}, version {data['version']!r}, is not known here, "
                    f"only {FORMAT!r}, version {VERSION}"
                )
            smallest = [
                Counterexample(**{**one, "board": Board.from_dict(one["board"])})
                for one in data["smallest"]
            ]
            return cls(Plan(data["plan"]), data["counts"], smallest, data["runs"])
        except OSError as error:
            raise SurveyError(f"{file}: cannot be read: {error.strerror}") from None
        except SurveyError:
            raise
        except (ValueError, LookupError, TypeError):
            raise SurveyError(f"{file}: these are not results of a survey") from None


def _dense(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def percent(part: int, whole: int) -> str:
    """Return a percentage, never rounded to 0% or 100%.

    Examples
    --------
    >>> percent(1, 3), percent(3, 3), percent(99_999, 100_000), percent(1, 100_000)
    ('33.33%', '100%', '99.999%', '0.001%')
    """
    if part in (0, whole):
        return "100%" if part else "0%"
    for digits in range(2, 15):
        share = f"{100 * part / whole:.{digits}f}"
        if 0 < float(share) < 100:
            break
    return f"{share}%"


def machine() -> str:
    """Return the processor, the number of cores and the version of Python."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    processor = names[0] if names else platform.machine()
    return f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}"
