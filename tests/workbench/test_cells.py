"""The cells of a lesson, as a page runs them: they share names, and show what a notebook shows."""

from __future__ import annotations

from typing import Any

import pytest
from workbench.asking import asked

from snl_algos.workbench.contract import RequestError
from snl_algos.workbench.notebook import MAX_TEXT, Notebook


@pytest.fixture
def notebook() -> Notebook:
    return Notebook()


def shown(notebook: Notebook, source: str) -> list[dict[str, Any]]:
    """What a cell shows that ends well."""
    said = notebook.run(source)
    assert said["error"] is None
    pieces: list[dict[str, Any]] = said["shown"]
    return pieces


def test_names_go_from_cell_to_cell(notebook: Notebook) -> None:
    assert shown(notebook, "def twice(n):\n    return 2 * n\n\n\ncells = 15") == []
    assert shown(notebook, "twice(cells)") == [{"kind": "text", "text": "30"}]
    assert shown(notebook, "print('once')") == [{"kind": "printed", "text": "once\n"}]


def test_what_is_printed_and_shown_keeps_its_order(notebook: Notebook) -> None:
    """Would catch: a value before the text that was printed before it."""
    pieces = shown(notebook, "print('one')\ndisplay(2)\nprint('three')\n4")
    assert [piece["text"] for piece in pieces] == ["one\n", "2", "three\n", "4"]


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("from snl_algos import Board\nBoard(8, {2: 6})", "board"),
        ("from snl_algos import compare\ncompare('thirty', ['queue-bfs'])", "html"),
        ("from snl_algos import source\nsource('queue-bfs')", "code"),
        ("from snl_algos import check\ncheck(lambda board: 1)", "report"),
        ("from snl_algos import step\nstep('queue-bfs', 'thirty')", "stepper"),
        ("{1: 2}", "text"),
    ],
)
def test_a_value_is_shown_as_a_page_can_draw_it(notebook: Notebook, source: str, kind: str) -> None:
    """Would catch: a board or a stepper that is only text. Each answer follows the schema."""
    answer = asked("cell", source)
    assert [piece["kind"] for piece in answer["shown"]] == [kind]
    assert answer["error"] is None


def test_a_stepper_asks_as_the_lesson_says(notebook: Notebook) -> None:
    source = "from snl_algos import step\nstep('queue-bfs', 'thirty', predict=True)"
    (piece,) = shown(notebook, source)
    assert piece["predict"]


def test_a_function_of_an_earlier_cell_can_be_stepped(notebook: Notebook) -> None:
    """Would catch: a trace without the lines of the function, which another cell has defined."""
    shown(notebook, "def mine(board):\n    throws = 3\n    return throws")
    (piece,) = shown(notebook, "from snl_algos import step\nstep(mine, 'thirty')")
    assert "return throws" in str(piece["payload"]["trace"]["functions"])


def test_an_exception_says_its_line_and_keeps_what_was_printed(notebook: Notebook) -> None:
    """Would catch: the line of a function in another cell; a name that the page cannot look for."""
    said = notebook.run("print('before')\n\n1 / 0")
    assert said["shown"] == [{"kind": "printed", "text": "before\n"}]
    assert said["error"] == {"exception": "ZeroDivisionError", "says": "division by zero",
                             "line": 3, "missing": None}  # fmt: skip
    shown(notebook, "\n\n\ndef fails():\n    raise ValueError('no')")
    assert notebook.run("x = 1\nfails()")["error"]["line"] == 2
    assert asked("cell", "no_such_name_anywhere")["error"]["missing"] == "no_such_name_anywhere"


def test_what_is_no_python(notebook: Notebook) -> None:
    with pytest.raises(RequestError) as caught:
        notebook.run("x = 1\nfor")
    assert caught.value.line == 2


def test_exit_ends_the_cell_and_nothing_else(notebook: Notebook) -> None:
    assert notebook.run("raise SystemExit('enough')")["error"]["exception"] == "SystemExit"
    assert shown(notebook, "1") == [{"kind": "text", "text": "1"}]


def test_very_much_text_is_cut(notebook: Notebook) -> None:
    """Would catch: a page that stands still, because a loop prints or a cell ends with a list of a
    million numbers.
    """
    said = notebook.run("for _ in range(100_000):\n    print('again')")
    assert len(said["shown"][0]["text"]) == MAX_TEXT
    assert said["more_shown"] == 600_000 - MAX_TEXT
    said = notebook.run("print('again')\n[1] * 100_000")
    assert sum(len(piece["text"]) for piece in said["shown"]) == MAX_TEXT
    assert said["more_shown"] == len("again\n") + len(str([1] * 100_000)) - MAX_TEXT
    assert notebook.run("display([1] * 100_000, 2)")["shown"][1:] == []
