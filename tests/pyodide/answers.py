"""What the workbench answers, as data: run here and in the page's Python, to compare."""

from __future__ import annotations

import json
import random
from typing import Any

#: The programs of which some do not end, or only after long: how far they get is a matter of time.
WITHOUT_END = {"loops-for-ever", "never-ends", "no-memo"}


def boards(count: int) -> list[dict[str, Any]]:
    """Random boards with all kinds of rules, the same everywhere."""
    chance = random.Random(13)
    made = []
    for _ in range(count):
        cells = chance.randint(2, 24)
        feet = chance.sample(range(1, cells + 1), min(cells, chance.randint(0, 6)))
        jumps = [[foot, chance.randint(1, cells)] for foot in feet]
        rules = {"die": chance.randint(1, 6), "start": chance.choice([1, 1, 0])}
        made.append({"cells": cells, "jumps": jumps, **rules})
    return made


def answers_to(message: dict[str, Any]) -> dict[str, Any]:
    """The last answer, as JSON carries it, without what depends on the Python or the host."""
    from snl_algos.workbench import FORMAT, VERSION, answer

    sent: list[dict[str, Any]] = []
    answer({"format": FORMAT, "version": VERSION, "id": "1", **message}, sent.append)
    said: dict[str, Any] = json.loads(json.dumps(sent[-1], allow_nan=False))
    run = said.get("stepper") or {}
    for one in filter(None, [run.get("trace"), *run.get("together", {}).get("traces", ())]):
        del one["counts"]["lines"]
        if one["outcome"] == "stopped":
            del one["counts"], one["steps"], one["limit"]
    if "report" in said:
        del said["report"]["tried"]
    return said


def main(count: int = 24, checks: tuple[str, ...] = ("forward-dp",)) -> dict[str, Any]:
    """What is said of every program on some boards, and of a few on all boards."""
    import snl_algos.checker.checks as check_module
    from snl_algos import ALGORITHMS, MISTAKES
    from snl_algos.checker.board_tester import Budget
    from snl_algos.workbench import handlers

    # In both places the same few boards, because a check takes ten times as long there.
    few = Budget(boards=300, proof=5000, at_random=10)
    vars(check_module).update(THOROUGH=few)
    programs = [name for name in (*ALGORITHMS, *MISTAKES) if name not in WITHOUT_END]
    found: dict[str, Any] = {}
    # All of these end: how long that takes on a busy machine is no part of the answer.
    limit, handlers.MAX_SECONDS = handlers.MAX_SECONDS, 60.0
    for at, board in enumerate(boards(count)):
        for name in programs:
            question = {"program": {"name": name}, "board": board}
            found[f"{name} {at}"] = answers_to({"kind": "solve", **question})
            if at % 8 == 0:
                found[f"trace {name} {at}"] = answers_to({"kind": "trace", **question})
    handlers.MAX_SECONDS = limit
    for name in checks:
        found[f"check {name}"] = answers_to({"kind": "check", "program": {"name": name}})
    return found
