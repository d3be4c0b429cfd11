"""A reader's own programs, pasted into a new notebook: stepped, checked, compared, explored."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import pytest
from amounts import mostly_release

pytest.importorskip("playwright")
pytest.importorskip("PIL")

from tracing.styles.cases import Case
from tracing.test_sentences import false_sentences
from walks.laboratory import Laboratory
from walks.stations import assert_code_is_right

from snl_algos import Board, Trace, step

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


SOLUTION = """from collections import deque
from snl_algos import Board, check, compare, step

class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        queue = deque([(1, 0)])
        visited = {1}
        while queue:
            cell, throws = queue.popleft()
            if cell == n * n:
                return throws
            for face in range(1, 7):
                landing = cell + face
                if landing > n * n:
                    break
                row, column = self.place(landing, n)
                if board[row][column] != -1:
                    landing = board[row][column]
                if landing not in visited:
                    visited.add(landing)
                    queue.append((landing, throws + 1))
        return -1

    def place(self, cell, n):
        up, along = divmod(cell - 1, n)
        return n - 1 - up, along if up % 2 == 0 else n - 1 - along
"""

MEMO = """from snl_algos import Board, check, compare, step

def fewest(board):
    memo = {}

    def left(cell):
        if cell == board.goal:
            return 0
        if cell not in memo:
            memo[cell] = 1 + min(left(stand) for stand in board.successors(cell))
        return memo[cell]

    return left(board.start)
"""

ATTRIBUTES = """from snl_algos import Board, check, compare, step

class Player:
    def __init__(self, board):
        self.board = board
        self.distance = {board.start: 0}
        self.queue = [board.start]

    def solve(self):
        while self.queue:
            cell = self.queue.pop(0)
            for stand in self.board.successors(cell):
                if stand not in self.distance:
                    self.distance[stand] = self.distance[cell] + 1
                    self.queue.append(stand)
        return self.distance.get(self.board.goal, -1)
"""


class Pasted(NamedTuple):
    """A program, the board it is stepped on, and what is to be said: by the steps, by `check`."""

    code: str
    name: str
    board: Board
    says: tuple[str, ...]
    verdict: str


PASTED = [
    Pasted(
        SOLUTION, "Solution", Board(36, {2: 15, 17: 13, 14: 35}),
        ("Cell 15 joins the queue (1 throw).", "Take cell 36 from the front of the queue"),
        "Solution.snakesAndLadders is right",
    ),
    # With snakes it calls itself without end, and is told so.
    Pasted(
        MEMO, "fewest", Board(30, {3: 22}), ("`memo[29]` is now 1.", "Return to `left` with cell"),
        "it calls itself so often that Python's limit is reached",
    ),
    Pasted(
        ATTRIBUTES, "Player", Board(30, {3: 22, 27: 1}),
        ("Cell 22 gets distance 1.", "Take cell 1 from the front of the queue (0 throws)."),
        "solve is right",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    "pasted", mostly_release(PASTED, full=PASTED[:1]), ids=lambda pasted: pasted.name
)
def test_a_program_from_elsewhere(laboratory: Laboratory, pasted: Pasted) -> None:
    """Would catch: a class or a recursion that cannot be stepped, a sentence that is not true of
    the run, a right program that is called wrong.
    """
    _, name, board, says, verdict = pasted
    with laboratory.notebook(["pass", "pass", "pass", "pass"]) as notebook:
        notebook.paste(0, f"{pasted.code}\nrun = step({name}, {board!r})\nrun")
        stepper = notebook.stepper(0)
        stepper.wait_for()
        stepper.scroll_into_view_if_needed()
        assert_code_is_right(stepper)
        notebook.paste(1, "print(run.traces[0].to_json())")
        run = Trace.from_dict(json.loads(notebook.output(1).inner_text()))
        bar = stepper.get_by_role("slider", name="Step")
        assert bar.get_attribute("max") == str(len(run) - 1)
        said = [each["says"] for each in run.steps]
        assert [part for part in says if not any(part in words for words in said)] == []
        assert false_sentences(Case(step, "", board=board), run) == []
        notebook.paste(2, f"check({name})")
        assert verdict in notebook.output(2).inner_text()
        notebook.paste(3, f'compare({board!r}, [{name}, "queue-bfs"])')
        row = notebook.output(3).get_by_role("row").filter(has_text="yes").first
        assert row.inner_text().split()[1] == str(run.answer)


@pytest.mark.release
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


def test_a_stepper_is_left_by_a_click_and_by_escape(laboratory: Laboratory) -> None:
    """Would catch: keys of the notebook that do nothing, because a stepper keeps the focus; a
    window that shows the foot of a stepper, and not its controls.
    """
    cells = ['from snl_algos import step\nstep("queue-bfs", "thirty")', "1"]
    with laboratory.notebook(cells, 1024, 640) as notebook:
        notebook.run(0)
        stepper = notebook.stepper(0)
        stepper.wait_for()
        notebook.page.wait_for_function("document.activeElement.classList.contains('snl-host')")
        shown = "top => document.activeElement.getBoundingClientRect().top >= top"
        notebook.page.wait_for_function(shown, arg=notebook.panel.bounding_box()["y"])
        notebook.cells.first.locator(".jp-InputPrompt").click()
        notebook.keys.press("b")
        notebook.cells.nth(2).wait_for()
        stepper.click(position={"x": 40, "y": 10})
        notebook.keys.press("Escape")
        notebook.keys.press("b")
        notebook.cells.nth(3).wait_for()
