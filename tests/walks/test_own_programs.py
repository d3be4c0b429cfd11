"""A reader's own programs, pasted into a new notebook: stepped, checked, compared, explored."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright")

from walks.laboratory import Laboratory
from walks.stations import assert_code_is_right

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("browser")]

DIJKSTRA = """import heapq
from snl_algos import check, compare, explore, step

def dijkstra(board):
    distance = {board.start: 0}
    heap = [(0, board.start)]
    while heap:
        throws, cell = heapq.heappop(heap)
        if throws > distance[cell]:
            continue
        for stand in board.successors(cell):
            if stand not in distance or throws + 1 < distance[stand]:
                distance[stand] = throws + 1
                heapq.heappush(heap, (throws + 1, stand))
    return distance.get(board.goal, -1)

step(dijkstra, "thirty")"""


def test_dijkstra_from_one_cell(laboratory: Laboratory) -> None:
    """Would catch: a function below an import without its code; sentences about cells that are
    not on the board; a right program that is called wrong.
    """
    with laboratory.notebook(["pass", "pass", "pass", "pass"]) as notebook:
        notebook.paste(0, DIJKSTRA)
        stepper = notebook.stepper(0)
        stepper.wait_for()
        stepper.scroll_into_view_if_needed()
        assert_code_is_right(stepper)
        shown = stepper.locator(".s-listing:visible").inner_text()
        assert "heapq.heappop(heap)" in shown
        assert "was edited" not in stepper.inner_text()
        bar = stepper.get_by_role("slider", name="Step")
        last = int(bar.get_attribute("max"))
        assert last > 20
        bar.focus()
        sentences = [bar.get_attribute("aria-valuetext")]
        for _ in range(last):
            notebook.keys.press("ArrowRight")
            sentences.append(bar.get_attribute("aria-valuetext"))
        cells = {int(cell) for said in sentences for cell in re.findall(r"[Cc]ell (\d+)", said)}
        assert cells and cells <= set(range(1, 31))
        notebook.paste(1, "check(dijkstra)")
        assert "right" in notebook.output(1).inner_text()
        notebook.paste(2, 'compare("thirty", [dijkstra, "queue-bfs"])')
        assert "dijkstra" in notebook.output(2).inner_text()
        notebook.paste(3, "explore()")
        notebook.cells.nth(3).get_by_role("region", name="Workbench").wait_for()
