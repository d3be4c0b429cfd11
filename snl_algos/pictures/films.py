"""All steps of a run as an animation, a GIF."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from matplotlib import style
from matplotlib.backends.backend_agg import FigureCanvasAgg
from PIL import Image, ImageColor

from ..board import BoardError
from ..progress import Progress
from ..tracing import Trace
from .frames import WIDTH
from .image_files import STYLE
from .palette import colours_of
from .step_figure import StepDrawing

__all__ = ["PIXELS", "film_bytes"]

#: The width of a film in pixels.
PIXELS = 800
#: The last step is shown so many times as long as another.
LAST = 5
#: The number of colours: few, since areas are flat, but enough for smooth edges.
COLOURS = 192
#: Colours whose components all differ by at most this are treated as one.
NEAR = 6


def film_bytes(
    run: Trace, *, theme: str = "light", seconds: float = 0.7, progress: Progress | None = None
) -> bytes:
    """Return all steps of a run as the contents of a GIF, 800 pixels wide.

    With the same versions of the libraries, the same run gives the same bytes.

    Parameters
    ----------
    run : Trace
        The run.
    theme : {"light", "dark"}
        The colours.
    seconds : float, default 0.7
        How long each step is shown; the last one is shown five times as long.
    progress : callable, optional
        Called with a few words before each step is drawn.

    Raises
    ------
    BoardError
        If the theme is unknown, nothing to show, or the board has more than 900 cells.

    Examples
    --------
    >>> from snl_algos import Board, trace
    >>> film_bytes(trace("queue-bfs", Board(2)))[:6]
    b'GIF89a'
    """
    if not run.steps:
        raise BoardError("the run has no steps, so there is nothing to show")
    drawing = StepDrawing(run, theme=theme, film=True)
    first, *others = _with_one_palette(
        list(_frames(drawing, progress or (lambda words: None))), theme
    )
    each = round(1000 * seconds)
    lasting = [each] * len(others) + [LAST * each]
    file = io.BytesIO()
    first.save(
        file, "gif", save_all=True, append_images=others, duration=lasting, loop=0, optimize=True
    )
    return file.getvalue()


def _frames(drawing: StepDrawing, progress: Progress) -> Iterator[Image.Image]:
    """Yield the steps as pictures of one size."""
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
        yield picture.convert("RGB")


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
