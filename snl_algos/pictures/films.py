"""The steps of a run as an animation, a GIF."""

from __future__ import annotations

import io
from collections.abc import Sequence

from matplotlib import style
from PIL import Image, ImageColor

from ..board import BoardError
from ..errors import check_limits
from ..progress import Progress
from ..tracing import Trace
from .image_files import STYLE
from .palette import colours_of
from .paper import pixels_of
from .step_figure import StepDrawing

__all__ = ["DPI", "LONGEST", "film_bytes"]

#: The dots per inch of a film whose width is not given.
DPI = 125
#: In seconds: how long a step is shown at most if nothing else is wanted, and the whole film.
EACH, LONGEST = 0.7, 15
#: The last step is shown so many times as long as another.
LAST = 5
#: The number of colours: few, since areas are flat, but enough for smooth edges.
COLOURS = 192
#: Colours whose components all differ by at most this are treated as one.
NEAR = 6


def film_bytes(
    run: Trace,
    *,
    theme: str = "light",
    wide: bool = False,
    width: float | None = None,
    steps: tuple[int, int] | None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> bytes:
    """Return all steps of a run, or some of them, as the contents of a GIF.

    The parameters are those of `Trace.save`; the last step is shown five times as long as each of
    the others. With the same versions of the libraries, the same run gives the same bytes.

    Raise a BoardError if the theme is unknown, there is nothing to show, or the board has more than
    900 cells, and an IndexError if the run does not have these steps.
    """
    check_limits("film", width=width, seconds=seconds)
    if not run.steps:
        raise BoardError("the run has no steps, so there is nothing to show")
    first, last = steps or (0, len(run.steps) - 1)
    if not 0 <= first <= last < len(run.steps):
        raise IndexError(
            f"there are no steps {first} to {last}; the run has steps 0 to {len(run.steps) - 1}"
        )
    drawing = StepDrawing(run, theme=theme, wide=wide, film=True)
    dpi = DPI if width is None else 72 * width / drawing.places.size.real
    pictures = []
    for step in range(first, last + 1):
        if progress is not None:
            progress(f"step {step} of {last}")
        with style.context(STYLE):
            pixels = pixels_of(drawing.draw(step, dpi))
        pictures.append(Image.fromarray(pixels).convert("RGB"))
    opening, *others = _with_one_palette(pictures, theme)
    shares = len(others) + LAST
    each = min(EACH, LONGEST / shares) if seconds is None else seconds / shares
    hundredths = max(2, int(100 * each))  # a GIF counts in hundredths of a second
    lasting = [10 * hundredths] * len(others) + [10 * hundredths * LAST]
    file = io.BytesIO()
    opening.save(
        file, "gif", save_all=True, append_images=others, duration=lasting, loop=0, optimize=True
    )
    return file.getvalue()


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
