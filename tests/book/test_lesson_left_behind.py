"""What the exercises, cells and sliders of a lesson leave behind when they are removed: nothing."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

from amounts import mostly_release
from browser import settled
from leftovers import COUNTER
from visiting import blank

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

TIMES = 50

#: Removes what a page has made and makes it anew, again and again. Now and then a learner opens
#: editors and hints, and plays. What is left after the first time and at the end.
AGAIN = """
async (times) => {
  const both = [[snlLesson.lesson, snlLesson.mountLesson]];
  if (window.snlTurn) both.push([snlTurn.turns, snlTurn.mountTurns]);
  const roots = () => [document, ...[...document.querySelectorAll(".snl-host")]
    .map((host) => host.shadowRoot).filter(Boolean)];
  const buttons = (name) => roots().flatMap((root) =>
    [...root.querySelectorAll(".snl-workbench button")]
      .filter((one) => [one.ariaLabel, one.textContent].includes(name)));
  const seen = [];
  // A page that becomes shorter makes steppers that come into sight: now all of them are there.
  dispatchEvent(new Event("beforeprint"));
  await rest();
  for (let time = 0; time < times; time += 1) {
    if (time % 25 === 1) {
      for (const name of ["Edit", "Hint", "As code", "Throw 1"]) buttons(name)[0]?.click();
      const opened = () => document.querySelector(".cm-content") || !buttons("Edit").length;
      for (let wait = 0; wait < 200 && !opened(); wait += 1) await rest();
    }
    for (const one of both) one[0].destroy();
    await rest();
    seen.push([...counts(), document.querySelectorAll(".snl-workbench, .cm-content").length]);
    for (const one of both) one[0] = one[1]();
    await rest();
  }
  return [seen[0], seen.at(-1)];
}
"""


@pytest.mark.parametrize(
    "name", mostly_release(["00_start_here", "02_queue_bfs"], full=["00_start_here"])
)
def test_a_lesson_leaves_nothing(browser: Any, served: str, name: str) -> None:
    """Would catch: a listener, a timer, an observer or an editor that outlives its exercise."""
    page = blank(browser, served)
    page.add_init_script(COUNTER)
    page.goto(f"{served}lessons/{name}.html")
    settled(page)
    first, last = page.evaluate(AGAIN, TIMES)
    # What the page itself has begun may have ended since.
    assert all(end <= begin for begin, end in zip(first, last, strict=True)), (first, last)
    assert last[-1] == 0
    assert page.errors == []
    page.context.close()
