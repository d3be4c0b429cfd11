"""What a stepper and a workbench leave behind when they are removed: nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browser import opened

import snl_algos
from snl_algos import load_board, trace
from snl_algos.widgets.explorer import MODULE as WORKBENCH
from snl_algos.widgets.stepper import MODULE as STEPPER
from snl_algos.workbench import catalog
from snl_algos.workbench.payload import payload_of_several

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("browser")]

SCRIPTS = Path(snl_algos.__file__).parent / "widgets"

#: What the widgets of a page are mounted with; `rest` waits for some frames.
BEGIN = """async (text) => {
  window.rest = async () => {
    for (let time = 0; time < 3; time += 1) await new Promise(requestAnimationFrame);
  };
  const address = URL.createObjectURL(new Blob([text], {type: "text/javascript"}));
  window.widget = (await import(address)).default;
}"""

#: Mounts a widget, uses it, and removes it.
ONCE = """async ({values, files, use}) => {
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
  await eval(use)(el);
  remove();
  const nodes = el.querySelectorAll(".snl-host").length;
  el.remove();
  await rest();
  return [hearing.size, nodes];
}"""

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
#: A board is drawn and played on.
PLAY = """async (el) => {
  const root = el.querySelector(".snl-host").shadowRoot;
  for (const mode of ["Draw", "Play"]) {
    [...root.querySelectorAll("button")].find((one) => one.textContent === mode).click();
    await rest();
  }
  root.querySelector(".s-dice button").click();
}"""


def assert_nothing_is_left(browser: Any, module: str, values: dict[str, Any], use: str) -> None:
    """After the first times, which may leave what is there once, no node or listener is added."""
    page = opened(browser, "about:blank")
    page.evaluate(BEGIN, module)
    files = {name: (SCRIPTS / f"{name}.js").read_text("utf-8") for name in ("editor", "stepper")}
    given = {"values": values, "files": {**files, "shelf": catalog()}, "use": use}
    session = page.context.new_cdp_session(page)
    counts = []
    for _ in range(2):
        for _ in range(4):
            assert page.evaluate(ONCE, given) == [0, 0]
        session.send("HeapProfiler.collectGarbage")
        counts.append(session.send("Memory.getDOMCounters"))
    assert counts[0] == counts[1]
    assert page.errors == []
    page.context.close()


def test_a_stepper_leaves_nothing(browser: Any) -> None:
    """Would catch: a listener or a node that outlives the stepper, and holds its trace."""
    runs = [trace(name, load_board("thirty")) for name in ("queue-bfs", "forward-dp")]
    values = {"payload": payload_of_several(runs), "position": 3, "predict": False}
    assert_nothing_is_left(browser, STEPPER, values, STEP)


def test_a_workbench_leaves_nothing(browser: Any) -> None:
    """Would catch: the same, of its board."""
    board = {"name": "", **load_board("thirty").to_dict()}
    assert_nothing_is_left(browser, WORKBENCH, {"drawn": board, "boards": [board]}, PLAY)
