"""The CPU time of a verdict on each listed wrong answer, beside that on the right one."""

from collections.abc import Callable
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

from snl_algos.course import all_exercises

EVERY = all_exercises()
#: Rows of the table: the wrong answers that take longest beside the right one of their exercise.
ROWS = 10
#: A short check is repeated for this long, in seconds of CPU time.
ENOUGH = 0.02


def cpu_seconds(number: str, code: str) -> float:
    """Return the CPU time of a check and its processes; the least, if it is short and repeated."""
    runs: list[float] = []
    while sum(runs) < ENOUGH:
        before = _used()
        EVERY[number].check_code(code)
        runs.append(_used() - before)
    return min(runs)


def _used() -> float:
    each = (getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in each)


def test_a_wrong_answer_is_refuted_as_fast_as_a_right_one_is_accepted(
    short: bool, record_property: Callable[[str, object], None]
) -> None:
    rows = []
    for number in ["3.1"] if short else EVERY:
        one = EVERY[number]
        EVERY[number].check_code(one.stub)  # once, so that loading is not measured
        right = cpu_seconds(number, one.solution)
        for wrong in one.wrong_answers:
            took = cpu_seconds(number, wrong.code)
            rows.append((took / right, took, right, f"{number} {wrong.name}"))
    for ratio, took, right, name in sorted(rows, reverse=True)[:ROWS]:
        record_property(name, f"{took:.4f} s, right {right:.4f} s, ratio {ratio:.2f}")
    assert rows
