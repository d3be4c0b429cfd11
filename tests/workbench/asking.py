"""Questions to the workbench, and the programs that its tests ask about."""

from __future__ import annotations

import json
from typing import Any

from jsonschema import Draft202012Validator

from snl_algos.checker import report_schema
from snl_algos.tracing import schema as trace_schema
from snl_algos.workbench import FORMAT, VERSION, answer, workbench_schema

REPORT, TRACE = Draft202012Validator(report_schema()), Draft202012Validator(trace_schema())
SCHEMA = Draft202012Validator(workbench_schema())
BOARD = {"cells": 30, "jumps": [[3, 22], [17, 4]]}

RIGHT = """\
def mine(board):
    distance = {board.start: 0}
    queue = deque([board.start])
    while queue:
        cell = queue.popleft()
        for move in board.moves(cell):
            if move.cell not in distance:
                distance[move.cell] = distance[cell] + 1
                queue.append(move.cell)
    return distance.get(board.goal, -1)
"""
WRONG = RIGHT.replace("if move.cell not", "if move.landing == move.cell and move.cell not")


def question(kind: str, source: str = "", name: str = "", **more: Any) -> dict[str, Any]:
    """A question about a source, about a program by its name, or about the text of a board."""
    about: dict[str, Any] = {"program": {"name": name} if name else {"source": source}}
    if kind in ("read", "write"):
        about = {}
    if kind not in ("check", "exercise", "cell", "where", "read"):
        about["board"] = BOARD
    return {"format": FORMAT, "version": VERSION, "id": "7", "kind": kind, **about, **more}


def answers(message: object) -> list[dict[str, Any]]:
    """All that is sent, as JSON carries it; each follows the schema."""
    sent: list[dict[str, Any]] = []
    answer(message, sent.append)
    carried: list[dict[str, Any]] = json.loads(json.dumps(sent, allow_nan=False))
    for one in carried:
        SCHEMA.validate(one)
        if "report" in one:
            REPORT.validate(one["report"])
        stepper = one.get("stepper") or {}
        for run in stepper.get("together", {}).get("traces", ()) or filter(
            None, [stepper.get("trace")]
        ):
            TRACE.validate(run)
    return carried


def asked(kind: str, source: str = "", name: str = "", **more: Any) -> dict[str, Any]:
    """The last answer to a question that follows the schema."""
    message = question(kind, source, name, **more)
    SCHEMA.validate(message)
    last = answers(message)[-1]
    assert last["id"] == "7"
    return last
