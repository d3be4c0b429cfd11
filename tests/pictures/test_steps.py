"""A step as a picture, and a run as a film: they show what the state says, also on a slide."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("matplotlib")

from PIL import Image, ImageChops

from snl_algos import ALGORITHMS, Board, Trace, trace
from snl_algos.pictures import film_bytes, step_picture, still
from snl_algos.pictures.films import LONGEST
from snl_algos.pictures.paper import Group
from snl_algos.pictures.step_figure import MAX_STEPPED
from snl_algos.pictures.throws import moves_of

SMALL = Board(6, {2: 5, 4: 1})
RUN = trace("queue-bfs", SMALL)
#: A run of few steps, for films.
SHORT = trace("queue-bfs", Board(3, {2: 3}))
SVG = "{http://www.w3.org/2000/svg}"


def parts(svg: str) -> dict[str, ET.Element]:
    """Name → element of every part that has a name."""
    root = ET.fromstring(svg)
    named = {element.get("id", ""): element for element in root.iter()}
    return {name.split("-", 1)[1]: part for name, part in named.items() if "-" in name}


def texts(part: ET.Element) -> list[str]:
    return [element.text or "" for element in part.iter(f"{SVG}text")]


@pytest.mark.parametrize("name", ALGORITHMS)
def test_the_picture_shows_the_state(name: str) -> None:
    """A cell in the wrong colour, a distance of another step, a die without a throw."""
    run = trace(name, SMALL)
    moves = moves_of(run)
    for at in range(0, len(run.steps), max(1, len(run.steps) // 6)):
        state, move = run.state(at), moves[at]
        drawn = parts(run.picture(at).svg())
        distances = {
            int(part.partition("-")[2]): texts(element)
            for part, element in drawn.items()
            if part.startswith("distance-")
        }
        assert distances == {cell: [f"{d:g}"] for cell, d in state.distance.items()}
        waiting = {cell for cell, _ in state.frontier if cell is not None} - {state.current}
        assert {f"waiting-{cell}" for cell in waiting} == {
            part for part in drawn if part.startswith("waiting-")
        }
        if "throw-1" not in drawn:  # the last picture shows the route instead
            assert ("die" in drawn) == (move is not None and move.face is not None)
        if state.current is not None:
            assert f"current-{state.current}" in drawn
        said = re.sub(r"\W", "", state.says).lower()
        assert said[:20] in re.sub(r"\W", "", "".join(texts(drawn["says"]))).lower()


def test_the_last_picture_shows_the_route() -> None:
    last, before = parts(RUN.picture().svg()), parts(RUN.picture(-2).svg())
    assert "throw-1" in last and "die" not in last
    assert "throw-1" not in before


def test_a_finding_is_marked() -> None:
    from snl_algos.findings import Finding

    run = RUN.with_findings(Finding("start-takes-throws", (1,), jumps=((2, 5),)))
    plain, marked = parts(RUN.picture(3).svg()), parts(run.picture(3).svg())
    paths = [len(list(drawn["cell-1"].iter(f"{SVG}path"))) for drawn in (plain, marked)]
    assert paths[0] < paths[1]


def test_runs_without_roles_and_steps_that_are_not_there() -> None:
    def plain(board: Board) -> int:
        throws = 2
        return throws

    run = trace(plain, SMALL)
    assert "frontier" not in parts(run.picture(0).svg())
    with pytest.raises(IndexError):
        RUN.picture(len(RUN.steps))
    with pytest.raises(ValueError, match=f"{MAX_STEPPED} cells at most"):
        trace("queue-bfs", Board(901)).picture(0)


@pytest.mark.parametrize("kind", ["gif", "html", "json"])
def test_the_same_run_gives_the_same_file(kind: str, tmp_path: Path) -> None:
    """A date, a random number or a temporary name in a file."""
    files = [tmp_path / f"{name}.{kind}" for name in ("one", "two")]
    for file in files:
        SHORT.save(file)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert sorted(tmp_path.iterdir()) == files


def film_of(run: Trace, **how: Any) -> Any:
    return Image.open(io.BytesIO(film_bytes(run, **how)))


def seconds_of(film: Any) -> list[float]:
    """How long each picture of a film is shown."""
    shown = []
    for at in range(film.n_frames):
        film.seek(at)
        shown.append(film.info["duration"] / 1000)
    return shown


@pytest.mark.parametrize("wide", [False, True])
def test_a_film_has_all_steps_and_says_how_far_it_is(wide: bool) -> None:
    """Steps that are left out, in another order, or in other colours."""
    told: list[str] = []
    film = film_of(SHORT, wide=wide, progress=told.append)
    count = len(SHORT.steps)
    assert told == [f"step {number} of {count - 1}" for number in range(count)]
    assert film.n_frames == count
    for at in (0, count // 2, count - 1):
        film.seek(at)
        shown = film.convert("RGB")
        still = step_picture(SHORT, at, wide=wide).to_bytes("png", width=film.width)
        other = Image.open(io.BytesIO(still)).convert("RGB")
        apart = ImageChops.difference(shown, other).convert("L")
        assert sum(apart.histogram()[40:]) < 0.02 * shown.width * shown.height


def test_a_film_for_a_slide() -> None:
    """Would catch: a run that plays for a minute; a speed, a range or a width that does nothing."""
    assert sum(seconds_of(film_of(RUN, width=100))) <= LONGEST
    part = film_of(RUN, steps=(2, 4), seconds=7, wide=True, width=320)
    assert seconds_of(part) == [1, 1, 5]
    assert part.size == (320, 180)
    for steps in ((4, 2), (0, len(RUN.steps)), (-1, 2)):
        with pytest.raises(IndexError):
            film_bytes(RUN, steps=steps)
    with pytest.raises(TypeError, match="seconds must be a number above 0"):
        film_bytes(RUN, seconds=0)


@pytest.mark.parametrize("board", [SMALL, Board(100), Board(9, {2: 7}, start=0), Board(2)])
def test_a_wide_picture_has_the_code_beside_the_board(board: Board) -> None:
    """Would catch: code that is not the step's; a board, a frontier or code off the slide."""
    run = trace("queue-bfs", board)
    picture = step_picture(run, 3, wide=True)
    image = Image.open(io.BytesIO(picture.to_bytes("png")))
    assert (image.width, image.height) == (1920, 1080)
    line = run.to_dict()["functions"][0]["lines"][run.state(3).line].partition("#:")[0].strip()
    assert line in texts(parts(picture.svg())["code"])
    groups = [artist for artist in picture.figure.axes[0].artists if isinstance(artist, Group)]
    boxes = {group.get_gid(): [p.get_window_extent() for p in group.parts] for group in groups}
    paper = picture.figure.bbox
    for name, extents in boxes.items():
        for box in extents:
            assert paper.x0 - 1 <= box.x0 and box.x1 <= paper.x1 + 1, name
            assert paper.y0 - 1 <= box.y0 and box.y1 <= paper.y1 + 1, name
    left = min(box.x0 for box in boxes["code"])
    assert max(box.x1 for box in boxes[f"cell-{board.goal}"]) < left


def test_the_letters_of_a_file_need_no_font() -> None:
    """Would catch: a slide on another machine whose words run out of the picture."""
    for picture in (RUN.picture(3), still([RUN], 3)):
        file = picture.to_bytes("svg").decode()
        assert "<text" not in file and "<use" in file and "font" not in file
        assert ET.fromstring(file).findtext(f"{SVG}title") == picture.title


def test_a_picture_counts_as_the_stepper_does() -> None:
    """Would catch: "18 / 78" in a picture of what the stepper calls step 17 of 77."""
    last = len(RUN.steps) - 1
    for at in (0, 5, last):
        picture = RUN.picture(at)
        assert f"{at} / {last}" in texts(parts(picture.svg())["title"])
        assert f", step {at} of {last}:" in picture.title


def test_pages_open_at_a_step_and_side_by_side(tmp_path: Path) -> None:
    page, other = tmp_path / "both.html", trace("forward-dp", SMALL)
    RUN.to_html(page, step=-1, beside=other)
    assert '"format":"snl-together"' in page.read_text("utf-8")
    assert f'data-position="{len(RUN.steps) - 1}"' in page.read_text("utf-8")
    refused: list[dict[str, Any]] = [{"beside": trace("queue-bfs", Board(7))}, {"step": 999}]
    for wrong in refused:
        with pytest.raises((ValueError, IndexError)):
            RUN.to_html(tmp_path / "no.html", **wrong)
    assert not (tmp_path / "no.html").exists()
