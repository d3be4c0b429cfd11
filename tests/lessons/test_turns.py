"""The recorded sliders of the lessons: there is a record for each, and it is what they show."""

from __future__ import annotations

import json
from math import prod
from pathlib import Path
from typing import Any

import nbformat
import pytest

pytest.importorskip("ipywidgets")
pytest.importorskip("PIL")

from IPython.display import display

from snl_algos import Board
from snl_algos.images import image
from snl_algos.widgets.saved import TURN
from tools import turns

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "lessons").glob("[0-9][0-9]_*.ipynb"))


def places_of(lesson: Path) -> tuple[Any, list[int]]:
    cells = nbformat.read(lesson, as_version=4).cells
    return cells, turns.turns_in(cells)


WITH_TURNS = [lesson for lesson in LESSONS if places_of(lesson)[1]]


@pytest.mark.parametrize("lesson", WITH_TURNS, ids=lambda path: path.stem)
def test_each_slider_is_recorded_as_its_lesson_is_now(lesson: Path) -> None:
    """Would catch: a lesson that was changed after it was recorded; a hole in a record; a record
    that has grown to hundreds of KB.
    """
    cells, places = places_of(lesson)
    assert turns.path_of(lesson).stat().st_size < 100_000
    record = json.loads(turns.path_of(lesson).read_text("utf-8"))
    assert (record["format"], record["version"]) == (turns.FORMAT, turns.VERSION)
    assert [turn["code"] for turn in record["turns"]] == [
        turns.code_until(cells, place) for place in places
    ], "make outputs records them again"
    for turn, place in zip(record["turns"], places, strict=True):
        assert len(turn["which"]) == prod(len(one["values"]) for one in turn["controls"])
        assert set(turn["which"]) == set(range(len(turn["shown"])))
        saved = json.dumps(cells[place].outputs)
        for one in turn["controls"]:
            assert f"{one['name']} (now {one['values'][one['at']]})" in saved


#: What a host shows that has no script of ours, the best first.
BEST = ("text/html", "image/svg+xml", "image/png", "text/plain")


@pytest.mark.parametrize("lesson", WITH_TURNS, ids=lambda path: path.stem)
def test_a_slider_shows_something_before_it_runs(lesson: Path) -> None:
    """Would catch: a lesson whose first screen, in a notebook just opened, is one line that asks
    for a run; a sentence without its drawing, since nothing draws inside of a sentence there.
    """
    cells, places = places_of(lesson)
    for place in places:
        (data,) = (one["data"] for one in cells[place].outputs if TURN in one["data"])
        best = next(data[kind] for kind in BEST if kind in data)
        assert not best.startswith("Run this cell"), place
        assert "<svg" not in data.get("text/html", ""), place


def test_no_record_is_left_over() -> None:
    """Would catch: the record of a lesson that is gone, or has another name."""
    there = {path.name for path in (ROOT / "book" / "turns").iterdir()}
    assert there == {turns.path_of(lesson).name for lesson in WITH_TURNS}


def test_what_is_thinned_keeps_where_it_begins() -> None:
    """Would catch: a slider that begins elsewhere in the page, an output in another's place."""
    wide = {"name": "a", "kind": "slider", "values": list(range(3000)), "at": 1499}
    menu = {"name": "b", "kind": "menu", "values": ["x", "y"], "at": 1}
    made = turns.record(lambda a, b: print(a % 2, b), [wide, menu])
    long, short = made["controls"]
    assert long["values"][long["at"]] == 1499
    assert short == menu
    assert len(made["which"]) <= turns.MOST
    texts = [part["data"] for (part,) in made["shown"]]
    assert texts == ["1 x", "1 y"]
    assert made["which"] == [0, 1] * len(long["values"])


SVG = str(Board(4)._repr_svg_())


@pytest.mark.parametrize(
    ("outputs", "still"),
    [
        ([{"text/html": "<p>", "image/svg+xml": "<svg/>", "text/plain": "x"}],
         {"image/svg+xml": "<svg/>"}),
        ([{"text/html": "<table>", "text/plain": "x"}], {"text/html": "<table><p>Run it.</p>"}),
        ([{"image/svg+xml": SVG, "text/plain": "Board()"}, {"text/plain": "1 < 2\n"}],
         {"text/html": f"{image(SVG)}<pre>1 &lt; 2\n</pre><p>Run it.</p>"}),
        ([{"text/plain": "one\n"}, {"text/plain": "two\n"}], {"text/plain": "one\ntwo\n\nRun it."}),
    ],
)  # fmt: skip
def test_a_still_is_the_best_of_what_is_shown(outputs: Any, still: dict[str, str]) -> None:
    """Would catch: a drawing inside of HTML, which a notebook that is not trusted leaves out; a
    table or a text that does not say how it becomes alive; only the last of several lines; a
    board without what is printed below it.
    """
    assert turns.still_of([{"data": data} for data in outputs], "Run it.") == still


def test_what_is_shown_is_in_order() -> None:
    """Would catch: the printed lists of a figure above it, where they push it off the screen."""

    def both() -> str:
        print("before")
        display("the figure")  # type: ignore[no-untyped-call]
        print("one")
        print("two")
        return "the result"

    shown = [part["data"] for part in turns.shown_by(both, {})]
    assert shown == ["before", "'the figure'", "one\ntwo", "'the result'"]


@pytest.mark.full
def test_a_record_is_what_the_lesson_shows() -> None:
    """Would catch: a record that was changed by hand, or made by another program."""
    (lesson,) = [path for path in WITH_TURNS if path.stem.endswith("_forward_dp")]
    assert turns.record_lesson(nbformat.read(lesson, as_version=4)) == json.loads(
        turns.path_of(lesson).read_text("utf-8")
    )
