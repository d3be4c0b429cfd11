"""What a stepper and a workbench leave behind when they are removed: nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browser import opened
from leftovers import COUNTER

import snl_algos
from snl_algos import load_board, trace
from snl_algos.widgets.explorer import MODULE as WORKBENCH
from snl_algos.widgets.stepper import MODULE as STEPPER
from snl_algos.workbench import catalog
from snl_algos.workbench.payload import payload_of_several

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("browser")]

SCRIPTS = Path(snl_algos.__file__).parent / "widgets"
TIMES = 12

#: Mounts and removes a widget again and again; what is left after the first time and at the end.
#: The first time may leave what is there once for a whole page.
AGAIN = """
async ({module, values, files, times, use}) => {
  const widget = await loaded(module);
  const uses = use && eval(use);
  const seen = [];
  for (let time = 0; time < times; time += 1) {
    const hearing = new Set();
    const model = {
      get: (name) => structuredClone(values[name]),
      set() {},
      save_changes() {},
      on: (name, listener) => hearing.add(listener),
      off: (name, listener) => hearing.delete(listener),
      send({wants}) {
        if (!wants) return;
        for (const one of [...hearing]) one({name: wants, content: files[wants]});
      },
    };
    const el = document.createElement("div");
    document.body.append(el);
    const remove = await widget.render({model, el});
    await rest();
    if (uses && time % 4 === 0) await uses(el);
    remove();
    const nodes = el.querySelectorAll(".snl-host").length;
    el.remove();
    await rest();
    seen.push([...counts(), hearing.size, nodes]);
  }
  return [seen[0], seen.at(-1)];
}
"""

#: What a learner does meanwhile: the run goes on, its piece moves, it asks, and then it plays.
STEP = """async (el) => {
  const root = el.querySelector(".snl-host").shadowRoot;
  const buttons = [...root.querySelectorAll("button")];
  for (const name of ["Forward", "Forward", "Predict", "Play"]) {
    buttons.find((one) => [one.ariaLabel, one.textContent].includes(name))?.click();
  }
  root.querySelector("details")?.click();
  await rest();
}"""
#: A board is drawn and played on, the editor is opened, and it is asked something without answer.
WRITE = """async (el) => {
  const root = el.querySelector(".snl-host").shadowRoot;
  const press = (text) => {
    [...root.querySelectorAll("button")].find((one) => one.textContent === text).click();
  };
  for (const mode of ["Draw", "Play", "Write"]) {
    press(mode);
    await rest();
  }
  for (let wait = 0; wait < 2000 && !root.querySelector(".cm-content"); wait += 1) await rest();
  press("Run");
  await rest();
  press("Play");
  root.querySelector(".s-dice button").click();
}"""


def left_behind(browser: Any, module: str, values: dict[str, Any], use: str) -> Any:
    """What is left after the first time and after the last one."""
    page = opened(browser, "about:blank")
    page.evaluate(COUNTER)
    files = {name: (SCRIPTS / f"{name}.js").read_text("utf-8") for name in ("editor", "stepper")}
    found = page.evaluate(
        AGAIN,
        {
            "module": module,
            "values": values,
            "files": {**files, "shelf": catalog()},
            "times": TIMES,
            "use": use,
        },
    )
    assert page.errors == []
    page.context.close()
    return found


def test_a_stepper_leaves_nothing(browser: Any) -> None:
    """Would catch: a listener, a timer or an observer that outlives the stepper."""
    runs = [trace(name, load_board("thirty")) for name in ("queue-bfs", "forward-dp")]
    values = {"payload": payload_of_several(runs), "position": 3, "predict": False}
    first, last = left_behind(browser, STEPPER, values, STEP)
    assert last == first == [0] * 7


def test_a_workbench_leaves_nothing(browser: Any) -> None:
    """Would catch: the same, of its board, its editor or what it has asked."""
    board = {"name": "", **load_board("thirty").to_dict()}
    values = {"drawn": board, "boards": [board]}
    first, last = left_behind(browser, WORKBENCH, values, WRITE)
    assert last == first == [0] * 7
