"""MP4 by ffmpeg, which the package `imageio-ffmpeg` brings along: the extra `video`."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from PIL import Image

__all__ = ["mp4_bytes"]

#: Written without dates and versions, by one thread, so that it is the same every time.
OPTIONS = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "1"]
OPTIONS += ["-preset", "medium", "-movflags", "+faststart"]
#: How well it is to look, as x264 counts: lower is better and larger.
QUALITY = "20"


def mp4_bytes(
    ffmpeg: ModuleType, pictures: Iterator[Image.Image], lasting: tuple[int, int], rate: int
) -> bytes:
    """A film of pictures of one size, both sides even.

    Parameters
    ----------
    ffmpeg : module
        `imageio_ffmpeg`.
    pictures : iterator of Image
        The pictures, one for each step.
    lasting : pair of int
        For how many pictures of the film a step is shown, and the last step.
    rate : int
        The pictures of the film in a second.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "run.mp4"
        picture = next(pictures)
        writer = ffmpeg.write_frames(
            str(file), picture.size, fps=rate, codec="libx264", macro_block_size=2,
            quality=None, output_params=["-crf", QUALITY, *OPTIONS], ffmpeg_log_level="error",
        )  # fmt: skip
        writer.send(None)
        try:
            for following in pictures:
                for _ in range(lasting[0]):
                    writer.send(picture.tobytes())
                picture = following
            for _ in range(lasting[1]):
                writer.send(picture.tobytes())
        finally:
            writer.close()
        return file.read_bytes()
