"""A step as a picture, and a run as a film: they show what the state says."""

from __future__ import annotations

import io
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("matplotlib")

from PIL import Image, ImageChops

from snl_algos import ALGORITHMS, Board, Trace, trace
from snl_algos.extras import MissingExtra
from snl_algos.pictures import films, step_picture
from snl_algos.pictures.step_figure import MAX_STEPPED
from snl_algos.pictures.throws import moves_of
from snl_algos.tracing.export import exported
from snl_algos.whole_file import write_whole

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


@pytest.mark.parametrize("kind", ["svg", "png", "pdf", "gif", "webp", "html", "json"])
def test_the_same_run_gives_the_same_file(kind: str, tmp_path: Path) -> None:
    """A date, a random number or a temporary name in a file."""
    files = [tmp_path / f"{name}.{kind}" for name in ("one", "two")]
    for file in files:
        SHORT.save(file)
    one, two = (file.read_bytes() for file in files)
    assert one == two
    starts = {"svg": b"<?xml", "png": b"\x89PNG", "pdf": b"%PDF", "gif": b"GIF89a"}
    starts |= {"webp": b"RIFF", "html": b"<!DOCTYPE html>", "json": b'{"format":"snl-trace"'}
    assert one.startswith(starts[kind])
    assert sorted(tmp_path.iterdir()) == files


def test_sizes_are_as_stated() -> None:
    figure = RUN.picture(3).figure
    assert round(float(figure.get_size_inches()[0]), 3) == 6.4
    assert Image.open(io.BytesIO(RUN.picture(3).to_bytes("png"))).width == 1280


def test_a_film_has_all_steps_and_says_how_far_it_is() -> None:
    """Steps that are left out, in another order, or in other colours."""
    told: list[str] = []
    film: Any = Image.open(io.BytesIO(films.film_bytes(SHORT, "gif", progress=told.append)))
    count = len(SHORT.steps)
    assert told == [f"step {number} of {count - 1}" for number in range(count)]
    assert (film.width, film.n_frames) == (films.PIXELS, count)
    for at in (0, count // 2, count - 1):
        film.seek(at)
        shown = film.convert("RGB")
        still = Image.open(io.BytesIO(step_picture(SHORT, at).to_bytes("png"))).convert("RGB")
        small = still.resize(shown.size)
        apart = ImageChops.difference(shown, small).convert("L")
        assert sum(apart.histogram()[40:]) < 0.02 * shown.width * shown.height


def test_a_picture_counts_as_the_stepper_does() -> None:
    """Would catch: "18 / 78" in a picture of what the stepper calls step 17 of 77."""
    last = len(RUN.steps) - 1
    for at in (0, 5, last):
        picture = RUN.picture(at)
        assert f"{at} / {last}" in texts(parts(picture.svg())["title"])
        assert f", step {at} of {last}:" in picture.title


@pytest.mark.release
def test_a_film_of_a_usual_run_is_small() -> None:
    """A film that cannot be sent by mail: 78 steps at 800 pixels."""
    run = trace("queue-bfs", "thirty")
    assert len(run.steps) == 78
    assert len(films.film_bytes(run, "gif")) < 1_500_000


@pytest.mark.full
def test_mp4(tmp_path: Path) -> None:
    pytest.importorskip("imageio_ffmpeg")
    for name in ("one", "two"):
        SHORT.save(tmp_path / f"{name}.mp4")
    data = (tmp_path / "one.mp4").read_bytes()
    assert data[4:8] == b"ftyp" and len(data) > 10_000
    assert data == (tmp_path / "two.mp4").read_bytes()


@pytest.mark.parametrize("step", [0, 1, 2])
def test_an_interrupted_film_leaves_nothing(
    step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Would catch: "No frames have been written", or half a film, here or among temporary files."""
    pytest.importorskip("imageio_ffmpeg")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))

    def interrupt(words: str) -> None:
        if words.startswith(f"step {step} "):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "run.mp4", exported(SHORT, "mp4", progress=interrupt))
    assert caplog.messages == []
    assert list(temporary.iterdir()) == []
    assert list(tmp_path.iterdir()) == [temporary]


def test_without_ffmpeg_the_message_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A traceback after all steps have been drawn."""
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    with pytest.raises(MissingExtra, match=r"pip install 'snl_algos\[video\]'"):
        RUN.save(tmp_path / "run.mp4")
    assert list(tmp_path.iterdir()) == []


def test_what_does_not_go_together_is_refused(tmp_path: Path) -> None:
    together: dict[str, dict[str, Any]] = {
        "run.jpg": {}, "run": {}, "run.gif": {"step": 3}, "run.json": {"step": 3},
        "run.html": {"transparent": True},
    }  # fmt: skip
    for name, options in together.items():
        with pytest.raises(ValueError):
            RUN.save(tmp_path / name, **options)
        assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "run.svg"
    file.write_text("old")

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match="No space"):
        RUN.save(file)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]


def test_pages_open_at_a_step_and_side_by_side(tmp_path: Path) -> None:
    RUN.to_html(tmp_path / "run.html", step=-1)
    assert f'data-position="{len(RUN.steps) - 1}"' in (tmp_path / "run.html").read_text("utf-8")
    other: Trace = trace("forward-dp", SMALL)
    RUN.to_html(tmp_path / "both.html", step=2, beside=other)
    text = (tmp_path / "both.html").read_text("utf-8")
    assert '"format":"snl-together"' in text and 'data-position="2"' in text
    with pytest.raises(ValueError):
        RUN.to_html(tmp_path / "no.html", beside=trace("queue-bfs", Board(7)))
    with pytest.raises(IndexError):
        RUN.to_html(tmp_path / "no.html", step=999)
    assert not (tmp_path / "no.html").exists()
