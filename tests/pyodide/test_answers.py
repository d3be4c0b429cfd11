"""The page's Python gives the answers of this one: the very archive that the book carries.

What is taken out before the two are compared:

- the number of lines of a trace, because comprehensions are calls of their own up to Python 3.11;
- the number of boards that a check played, because it plays fewer if their calls run many lines;
- of a run that was stopped, how far it came: that is a matter of time, and of the depth of the
  stack.
"""

from __future__ import annotations

import json
import runpy
import zipfile
from pathlib import Path
from typing import Any

import pytest
from pyodide.page_python import run_there

from snl_algos import MISTAKES
from snl_algos.checker.board_tester import THOROUGH

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("pyodide")]

HERE = Path(__file__).parent
SOME = ("stands-on-a-head",)
ALL = tuple(sorted({*MISTAKES} - {"no-memo"}))


@pytest.mark.parametrize(
    ("count", "checks"),
    [(1, SOME), pytest.param(200, ALL, marks=pytest.mark.release)],
    ids=["some", "all"],
)
def test_the_answers_are_the_same(tmp_path: Path, count: int, checks: tuple[str, ...]) -> None:
    """Would catch: a report or a trace that is another one in the page."""
    pytest.importorskip("sphinx")
    from snl_book.python_in_page import archive

    ours = runpy.run_path(str(HERE / "answers.py"))
    pack = tmp_path / "core.zip"
    pack.write_bytes(archive())
    with zipfile.ZipFile(pack, "a") as more:
        text = (HERE / "answers.py").read_text("utf-8")
        call = f"\n_main = main\ndef main():\n    return _main({count}, {checks!r})\n"
        more.writestr("answers.py", text + call)
    there: dict[str, Any] = run_there(pack, "answers.py")["found"]
    with pytest.MonkeyPatch.context() as patch:
        # `main` changes it; afterwards it is put back.
        patch.setattr("snl_algos.checker.checks.THOROUGH", THOROUGH)
        here: dict[str, Any] = json.loads(json.dumps(ours["main"](count, checks)))
    assert len(here) > 24 * count
    assert {said["kind"] for said in here.values()} == {"result"}
    assert there.keys() == here.keys()
    differ = [difference(said, there[name], name) for name, said in here.items()]
    assert [*filter(None, differ)] == []


def difference(ours: Any, theirs: Any, where: str) -> str:
    """The first place where two answers differ, with what is there; nothing if they are equal."""
    if ours == theirs:
        return ""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        pairs = [(key, ours[key], theirs[key]) for key in ours]
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = [(at, *both) for at, both in enumerate(zip(ours, theirs, strict=True))]
    else:
        return f"{where}: {str(ours)[:200]}, but there {str(theirs)[:200]}"
    return next(filter(None, (difference(one, two, f"{where} {key}") for key, one, two in pairs)))
