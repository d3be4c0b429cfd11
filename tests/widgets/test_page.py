"""The page of a trace: nothing in it that a trace could smuggle in, nothing from elsewhere."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from snl_algos import Board, check, load_board, trace
from snl_algos.widgets.page import page_of, page_of_report
from snl_algos.workbench.payload import payload_of

BAD = "</script><script>alert(1)</script>"
THIRTY = load_board("thirty")


def payloads(page: str) -> list[str]:
    return re.findall(r'<script type="application/json"[^>]*>(.*?)</script>', page, flags=re.DOTALL)


def scripts(page: str) -> int:
    return len(re.findall(r"<script[\s>/]", page, flags=re.IGNORECASE))


def hostile(tmp_path: Path, ending: str = "return BAD") -> Callable[..., Any]:
    """A function whose name, docstring, lines, variables and output all hold the bad text."""
    file = tmp_path / "learner.py"
    file.write_text(
        f"BAD = {BAD!r}\n"
        "def f(board):\n"
        f'    """{BAD}"""\n'
        f'    text = "{BAD}"  #: says {BAD} and {{text}}\n'
        "    queue = [(1, text)]  #: <!-- \u2028 <img src=x onerror=alert(1)>\n"
        "    print(text)\n"
        f"    {ending}\n",
        "utf-8",
    )
    space: dict[str, Any] = {}
    exec(compile(file.read_text("utf-8"), str(file), "exec"), space)
    space["f"].__name__ = BAD
    made: Callable[..., Any] = space["f"]
    return made


@pytest.mark.parametrize("ending", ["return BAD", "raise ValueError(BAD)"])
def test_what_a_trace_holds_is_no_markup(tmp_path: Path, ending: str) -> None:
    run = trace(hostile(tmp_path, ending), THIRTY)
    data = run.to_dict()
    assert data["name"] == BAD
    assert BAD in data["printed"]
    assert BAD in data["steps"][0]["says"]
    assert any(BAD in line for line in data["functions"][0]["lines"])
    page = page_of(run)
    plain = page_of(trace("queue-bfs", THIRTY))
    assert "alert(1)</script" not in page
    assert "<script>alert" not in page
    assert "<img src=x" not in page
    assert scripts(page) == scripts(plain)
    assert page.count("</script") == plain.count("</script")
    assert "\u2028" not in payloads(page)[0]
    assert "<" not in payloads(page)[0]
    assert html.escape(BAD, quote=False) in page.replace("&#x27;", "'")


def test_the_json_in_the_page_is_the_payload() -> None:
    """Would catch: a run that loses something on its way into a page."""
    run = trace("dijkstra", THIRTY)
    (found,) = payloads(page_of(run))
    assert json.loads(found) == json.loads(json.dumps(payload_of(run)))
    assert json.loads(found)["trace"] == run.to_dict()


def test_nothing_comes_from_elsewhere() -> None:
    page = page_of(trace("queue-bfs", THIRTY))
    page = re.sub(r"http://www\.w3\.org/[\w/.#-]*", "", page)
    assert not re.findall(r"https?:[^\s]{0,40}", page)
    assert not re.findall(r"(?:src|href)=[\"']?//", page)
    assert not re.findall(r"@import|url\((?!['\"]?(?:data:|#))", page)
    assert "import(" not in page


def test_a_board_in_a_report_is_in_one_piece() -> None:
    """Would catch: rows that begin with a space as paragraphs, in another font."""
    report = check(lambda ladders, snakes: 0, "hackerrank")
    assert report.board is not None
    assert html.escape(str(report.board)) in page_of_report(report)


def test_what_a_program_says_is_no_markup_in_a_report() -> None:
    """Would catch: an error message that runs in the page of a report."""

    def f(board: Board) -> int:
        raise ValueError(BAD)

    report = check(f)
    page = page_of_report(report, about=BAD)
    assert "alert(1)</script" not in page and "<img src=x" not in page
    assert html.escape(BAD) in page
