"""`explore`: the kernel's side of the workbench, as the page speaks to it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from queue import Queue
from typing import Any

import pytest
from comm.base_comm import BaseComm
from workbench.asking import RIGHT, WRONG, question

from snl_algos import Board, BoardError, explore, load_board
from snl_algos.widgets.saved import EXPLORE
from snl_algos.workbench import catalog

#: It only ends what hangs.
MOST = 120.0


class Page(BaseComm):
    """The other end of a widget's channel: what a page hears, and what it says."""

    def __init__(self) -> None:
        self.heard = Queue[dict[str, Any]]()
        super().__init__(target_name="jupyter.widget")

    def publish_msg(self, msg_type: str, data: Any = None, *rest: Any, **more: Any) -> None:
        if data and data["method"] == "custom":
            self.heard.put(data["content"])

    def tell(self, message: dict[str, Any]) -> None:
        data = {"method": "custom", "content": message}
        self.handle_msg({"content": {"data": data}, "buffers": []})

    def ask(self, kind: str, source: str) -> dict[str, Any]:
        """The last answer to a question."""
        self.tell({"ask": question(kind, source)})
        while True:
            said: dict[str, Any] = self.heard.get(timeout=MOST)["said"]
            if said["kind"] != "progress":
                return said


@pytest.fixture
def page() -> Iterator[Page]:
    tool = explore(Board(9))
    tool.comm = page = Page()
    yield page
    tool.close()


def test_the_board_goes_both_ways() -> None:
    """Would catch: a board that the page draws and the kernel does not have, and the reverse."""
    tool = explore()
    assert tool.board == load_board("thirty")
    tool.drawn = {"name": "", "cells": 9, "jumps": [[2, 7]], "die": [1, 4], "start": 0}
    assert tool.board == Board(9, {2: 7}, die=(1, 4), start=0)
    tool.board = Board(12, {3: 5}, overshoot="win")
    assert tool.drawn["cells"] == 12 and tool.drawn["overshoot"] == "win"
    with pytest.raises(BoardError, match="at most 400 cells"):
        explore(Board(401))
    with pytest.raises(BoardError, match="at most 400 cells"):
        tool.board = Board(401)
    assert tool.board.cells == 12


def test_questions_are_answered_and_ended(page: Page) -> None:
    """Would catch: a kernel that runs the code itself, or one that no longer answers after it."""
    assert page.ask("solve", WRONG)["right"] is False
    assert page.ask("solve", "import os\ndef mine(board): os.write(1, b'{}\\n'); return 3")["right"]
    (said,) = page.ask("solve", "import os\ndef mine(board): print(os.getpid())")["printed"]
    page.tell({"ask": question("check", "def mine(board):\n    while True: pass")})
    page.tell({"stop": True})
    with pytest.raises(ProcessLookupError):
        os.kill(int(said["text"]), 0)
    assert not any("ended" in message for message in page.heard.queue)
    assert page.ask("solve", RIGHT)["right"] is True
    page.tell({"ask": question("solve", "import os\ndef mine(board): os._exit(3)")})
    assert page.heard.get(timeout=MOST) == {"ended": True}
    assert page.ask("solve", RIGHT)["right"] is True


def test_a_process_that_can_no_longer_answer(page: Page) -> None:
    """Would catch: a next question sent to a process that can no longer answer."""
    deaf = "import os, time\ndef mine(board):\n    os.closerange(3, 99)\n    time.sleep(999)"
    page.tell({"ask": question("solve", deaf)})
    assert page.heard.get(timeout=MOST) == {"ended": True}
    assert page.ask("solve", RIGHT)["right"] is True


def test_what_the_page_wants(page: Page) -> None:
    """Would catch: an editor that does not come, or a file that anybody may have."""
    page.tell({"wants": "editor"})
    message = page.heard.get(timeout=MOST)
    assert message["name"] == "editor" and "snlEditor" in message["content"]
    page.tell({"wants": "shelf"})
    assert page.heard.get(timeout=MOST)["content"] == catalog()
    page.tell({"wants": "../widgets/stepper"})  # a file that there is
    assert page.heard.empty()


def test_without_a_kernel() -> None:
    """Would catch: a saved notebook without the picture, or with another board than it shows."""
    data, _ = explore(Board(9))._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg") and "9 cells" in data["image/svg+xml"]
    assert json.loads(data[EXPLORE]["board"])["cells"] == 9
    assert "text/html" not in data
    assert data["text/plain"].startswith("Run this cell to explore.")
