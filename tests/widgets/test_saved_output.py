"""A saved notebook where no script runs: a still picture with sentence and code, data, and text."""

from __future__ import annotations

import json
import re
import sys
from typing import Any

import pytest

from snl_algos import Board, load_board, step, step_together, trace
from snl_algos.widgets import Stepper
from snl_algos.widgets.page import without_script
from snl_algos.widgets.saved import STEPPER, SavedStepper, still_of

THIRTY = load_board("thirty")
STEPPERS = {
    "one": step("queue-bfs", THIRTY, predict=True),
    "together": step_together(["queue-bfs", "forward-dp"], THIRTY),
}
each_stepper = pytest.mark.parametrize("stepper", STEPPERS.values(), ids=STEPPERS)


def saved_of(stepper: Stepper) -> dict[str, Any]:
    saved: dict[str, Any] = stepper._repr_mimebundle_()[0]
    return saved


def texts(svg: str) -> list[str]:
    """What a picture says, in order."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


@each_stepper
def test_no_script_is_saved(stepper: Stepper) -> None:
    """Would catch: a notebook that carries the stepper's script or style again."""
    saved = saved_of(stepper)
    assert "text/html" not in saved
    assert set(saved) >= {"text/plain", "image/svg+xml", STEPPER}
    assert "<script" not in json.dumps(saved)
    assert len(saved["image/svg+xml"]) < 60_000
    for run in stepper.traces:
        assert run.to_text() in saved["text/plain"]
    assert " at 0x" not in saved["text/plain"]


@each_stepper
def test_the_data_make_the_stepper_again(stepper: Stepper) -> None:
    """Would catch: a trace that loses something on its way through a file; a lost option."""
    data = json.loads(json.dumps(saved_of(stepper)[STEPPER]))
    again = SavedStepper.from_dict(data)
    assert again.payload == stepper.payload
    assert again.predict is stepper.predict
    with pytest.raises(ValueError, match="version 99"):
        SavedStepper.from_dict({**data, "version": 99})


def test_the_still_shows_sentence_code_and_what_waits() -> None:
    """Would catch: the sentence of another step, code that is not the current one, a cut line."""
    run = trace("queue-bfs", THIRTY)
    for at in (0, 4, 20, len(run.steps) - 1):
        state = run.state(at)
        svg = still_of([run], at) or ""
        said = " ".join(texts(svg))
        assert f"{at} / {len(run.steps) - 1}" in said
        assert state.says[:30] in said
        line = run.to_dict()["functions"][state.function]["lines"][state.line]
        code = line.partition("  #:")[0].split()
        assert re.sub(r"\s", "", "".join(code)) in re.sub(r"\s", "", "".join(texts(svg))).replace(
            "&lt;", "<"
        ).replace("&gt;", ">")
        for cell, _ in state.frontier[:3]:
            assert str(cell) in texts(svg)


def test_a_run_that_narrates_some_steps_stands_on_the_first_of_them() -> None:
    """Would catch: a still of a step that the stepper passes over."""

    def mine(board: Board) -> int:
        throws = 0
        throws = throws + 1  #: one throw more
        return throws

    run = trace(mine, Board(4), every_line=True)
    told = next(at for at, one in enumerate(run.steps) if one.get("told"))
    assert told > 0
    assert f"{told} / " in " ".join(texts(still_of([run]) or ""))


def test_without_matplotlib_there_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: an error where the pictures are not installed, or nothing at all."""
    for name in [name for name in sys.modules if name.startswith("snl_algos.pictures")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    stepper = STEPPERS["one"]
    saved = saved_of(stepper)
    assert "image/svg+xml" not in saved
    assert "78" not in saved["text/plain"].partition("\n")[0]
    assert stepper.traces[0].to_text() in saved["text/plain"]
    assert "<pre>" in without_script(stepper.traces)
