"""The time of a step in the page, measured by the page itself in a real Chromium."""

from collections.abc import Callable
from pathlib import Path

import pytest
from browser import launched, opened

from snl_algos import Board, random_board, trace
from snl_algos.widgets.page import place, script
from snl_algos.workbench.payload import payload_of

BOARDS = {
    "100 cells": random_board(100, snakes=10, ladders=10, seed=7),
    "400 cells": random_board(400, snakes=20, ladders=20, seed=7),
    "400 cells without jumps": Board(400),
}

#: Each step is run and laid out before the next is timed.
MEASURE = """() => {
  const payload = JSON.parse(document.querySelector("[type='application/json']").textContent);
  const place = document.createElement("div");
  document.body.append(place);
  const timed = (work) => {
    const begin = performance.now();
    work();
    place.getBoundingClientRect();
    return performance.now() - begin;
  };
  const quantile = (times, part) => times.sort((a, b) => a - b)[Math.floor(part * times.length)];
  let stepper;
  const mount = timed(() => { stepper = snlStepper.mount(place, payload, {}); });
  const count = payload.trace.steps.length;
  const steps = Array.from({length: count - 1}, (_, i) => timed(() => stepper.go(i + 1)));
  const scrubs = Array.from({length: 60}, (_, i) => timed(() => stepper.go((i * 7919) % count)));
  return {
    mount, median: quantile(steps, 0.5), p95: quantile(steps, 0.95), scrub: quantile(scrubs, 0.5),
  };
}"""


@pytest.mark.parametrize("title", BOARDS)
def test_stepper(
    title: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    payload = payload_of(trace("queue-bfs", BOARDS[title]))
    page_file = tmp_path / "page.html"
    page_file.write_text(
        f'<!DOCTYPE html><meta charset="utf-8"><body>'
        f"{place(payload, '')}<script>{script()}</script>",
        encoding="utf-8",
    )
    with launched() as browser:
        page = opened(browser, page_file.as_uri(), viewport={"width": 1280, "height": 900})
        times = page.evaluate(MEASURE)
    record_property(
        f"stepper, queue-bfs on {title}",
        f"mount {times['mount']:.0f} ms; a step {times['median']:.1f} ms, "
        f"95th percentile {times['p95']:.1f} ms; a jump by the bar {times['scrub']:.1f} ms",
    )
