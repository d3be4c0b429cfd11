"""Packs the lessons into the wheel, with their outputs. Hatchling runs this when it builds one.

Each lesson is a whole notebook. Where an output has a picture as SVG, the PNG beside it is left
out: only previews that show no SVG need it, and JupyterLab shows the SVG. Together they take a
third of the space in this way, and the wheel stays small.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "lessons.json.xz"


def packed(lessons: Path) -> bytes:
    """Return the lessons as `snl lessons` reads them: the name of each file, and its text."""
    texts = {}
    for path in sorted(lessons.glob("[0-9][0-9]_*.ipynb")):
        notebook = json.loads(path.read_text("utf-8"))
        for cell in notebook["cells"]:
            for output in cell.get("outputs", []):
                if "image/svg+xml" in output.get("data", {}):
                    output["data"].pop("image/png", None)
        texts[path.name] = json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
    return lzma.compress(json.dumps(texts, ensure_ascii=False).encode(), preset=9)


class PackLessons(BuildHookInterface[Any]):
    """Add the lessons to a wheel; an editable install reads them from the clone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the file, outside of the repository."""
        if version != "editable":
            file = Path(mkdtemp()) / NAME
            file.write_bytes(packed(Path(self.root) / "lessons"))
            build_data["force_include"][str(file)] = f"snl_algos/{NAME}"
            self.file = file

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the file again."""
        if version != "editable":
            self.file.unlink()
            self.file.parent.rmdir()
