"""All steps of a run as an animation: GIF and WebP by Pillow, MP4 by ffmpeg."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

from matplotlib import style
from matplotlib.backends.backend_agg import FigureCanvasAgg
from PIL import Image, ImageColor

from ..board import BoardError
from ..extras import library
from ..progress import Progress
from ..tracing import Trace
from ..tracing.export import FILMS
from .frames import WIDTH
from .image_files import STYLE
from .palette import colours_of
from .step_figure import StepDrawing

__all__ = ["PIXELS", "film_bytes"]

#: The width of a film in pixels.
PIXELS = 800
#: How long each step, and the last one, is shown, in milliseconds.
STEP, LAST = 700, 3500
#: The number of colours in a GIF: few, since areas are flat, but enough for smooth edges.
COLOURS = 192
#: Colours whose components all differ by at most this are treated as one.
NEAR = 6
#: The frames per second of an MP4; some players stumble over fewer.
RATE = 10
#: Options of ffmpeg: no dates or versions, and one thread, so that the file is the same every time.
FFMPEG = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "1"]
FFMPEG += ["-preset", "medium", "-movflags", "+faststart"]
#: The quality, as x264's constant rate factor: a lower number is a better and larger film.
QUALITY = "20"


def film_bytes(
    run: Trace, kind: str, *, theme: str = "light", progress: Progress | None = None
) -> bytes:
    """Return all steps of a run as the contents of an animation, 800 pixels wide.

    With the same versions of the libraries, the same run gives the same bytes.

    Parameters
    ----------
    run : Trace
        The run.
    kind : {"gif", "webp", "mp4"}
        The kind of file. MP4 needs the extra `video`.
    theme : {"light", "dark"}
        The colours.
    progress : callable, optional
        Called with a few words before each step is drawn.

    Raises
    ------
    BoardError
        If the kind or theme is unknown, nothing to show, or the board has more than 900 cells.
    MissingExtra
        If ffmpeg is needed and not installed.

    Examples
    --------
    >>> from snl_algos import Board, trace
    >>> film_bytes(trace("queue-bfs", Board(2)), "gif")[:6]
    b'GIF89a'
    """
    if kind not in FILMS:
        raise BoardError(f"a film is gif, webp or mp4, not {kind!r}")
    if not run.steps:
        raise BoardError("the run has no steps, so there is nothing to show")
    ffmpeg = library("imageio_ffmpeg", "video") if kind == "mp4" else None
    frames = _frames(StepDrawing(run, theme=theme, film=True), progress or (lambda words: None))
    if ffmpeg is not None:
        return _mp4(ffmpeg, frames)
    pictures = list(frames)
    lasting = [STEP] * (len(pictures) - 1) + [LAST]
    if kind == "gif":
        return _saved(_with_one_palette(pictures, theme), "gif", lasting, optimize=True)
    return _saved(pictures, "webp", lasting, lossless=True, quality=60, method=3)


def _frames(drawing: StepDrawing, progress: Progress) -> Iterator[Image.Image]:
    """Yield the steps as pictures of one size, with even width and height as ffmpeg requires."""
    last = len(drawing.run.steps) - 1
    for step in range(last + 1):
        progress(f"step {step} of {last}")
        figure = drawing.draw(step)
        figure.set_dpi(PIXELS * 72 / WIDTH)
        with style.context(STYLE):
            canvas = FigureCanvasAgg(figure)
            canvas.draw()  # type: ignore[no-untyped-call]
        size = canvas.get_width_height()
        pixels = canvas.buffer_rgba()  # type: ignore[no-untyped-call]
        picture = Image.frombuffer("RGBA", size, pixels, "raw", "RGBA", 0, 1)
        yield picture.convert("RGB").crop((0, 0, size[0], size[1] // 2 * 2))


def _with_one_palette(pictures: list[Image.Image], theme: str) -> list[Image.Image]:
    """Reduce the pictures to one palette: the colours of the theme and the commonest mixtures.

    A colour is then the same in every picture, so only the pixels that change are written.
    """
    own = [ImageColor.getrgb(colour) for colour in dict.fromkeys(colours_of(theme))]
    width, height = (side // 4 for side in pictures[0].size)
    chosen = pictures[:: max(1, len(pictures) // 24)] + pictures[-1:]
    together = Image.new("RGB", (width, height * len(chosen)))
    for at, picture in enumerate(chosen):
        together.paste(picture.resize((width, height), Image.Resampling.NEAREST), (0, at * height))
    mixed = together.quantize(COLOURS - len(own), Image.Quantize.MEDIANCUT, kmeans=1).getpalette()
    mixtures = list(zip(*[iter(mixed or ())] * 3, strict=True))
    # Pillow matches colours coarsely, so a mixture close to a theme colour would replace it.
    mixtures = [one for one in mixtures if min(_apart(one, colour) for colour in own) > NEAR]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in [*own, *mixtures] for part in colour])
    return [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]


def _apart(one: Sequence[int], other: Sequence[int]) -> int:
    return max(abs(mine - theirs) for mine, theirs in zip(one, other, strict=True))


def _saved(pictures: list[Image.Image], kind: str, lasting: list[int], **options: Any) -> bytes:
    file = io.BytesIO()
    pictures[0].save(
        file, kind, save_all=True, append_images=pictures[1:], duration=lasting, loop=0, **options
    )
    return file.getvalue()


def _mp4(ffmpeg: ModuleType, pictures: Iterator[Image.Image]) -> bytes:
    """Return an MP4 by ffmpeg, which comes with the package `imageio-ffmpeg`."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "run.mp4"
        first = next(pictures)
        writer = ffmpeg.write_frames(
            str(file), first.size, fps=RATE, codec="libx264", macro_block_size=2,
            quality=None, output_params=["-crf", QUALITY, *FFMPEG], ffmpeg_log_level="error",
        )  # fmt: skip
        writer.send(None)
        try:
            # Each picture is sent before the next is drawn: the library prints a warning if it is
            # interrupted before the first frame.
            for picture in chain([first], pictures):
                for _ in range(STEP * RATE // 1000):
                    writer.send(picture.tobytes())
            for _ in range((LAST - STEP) * RATE // 1000):
                writer.send(picture.tobytes())
        finally:
            writer.close()
        return file.read_bytes()
