"""MP4 by ffmpeg, which comes with the package `imageio-ffmpeg`: the extra `video`."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from types import ModuleType

from PIL import Image

__all__ = ["mp4_bytes"]

#: No dates or versions, and one thread, so that the file is the same every time.
OPTIONS = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "1"]
OPTIONS += ["-preset", "medium", "-movflags", "+faststart"]
#: The quality, as x264's constant rate factor: a lower number is a better and larger film.
QUALITY = "20"


def mp4_bytes(
    ffmpeg: ModuleType, pictures: Iterator[Image.Image], lasting: tuple[int, int], rate: int
) -> bytes:
    """Return an MP4 of pictures of one size, with even width and height.

    Parameters
    ----------
    ffmpeg : module
        `imageio_ffmpeg`.
    pictures : iterator of Image
        The pictures, one for each step.
    lasting : pair of int
        The number of frames of each step, and of the last one, which lasts longer.
    rate : int
        The frames per second.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "run.mp4"
        first = next(pictures)
        writer = ffmpeg.write_frames(
            str(file), first.size, fps=rate, codec="libx264", macro_block_size=2,
            quality=None, output_params=["-crf", QUALITY, *OPTIONS], ffmpeg_log_level="error",
        )  # fmt: skip
        writer.send(None)
        try:
            # Each picture is sent before the next is drawn: the library prints a warning if it is
            # interrupted before the first frame.
            for picture in chain([first], pictures):
                for _ in range(lasting[0]):
                    writer.send(picture.tobytes())
            for _ in range(lasting[1] - lasting[0]):
                writer.send(picture.tobytes())
        finally:
            writer.close()
        return file.read_bytes()
