"""Packs the lessons into the wheel, with their outputs. Hatchling runs this when it builds one.

Each lesson is a whole notebook. Where an output has a picture as SVG, the PNG beside it is left
out: only previews that show no SVG need it, and JupyterLab shows the SVG. Together they take a
third of the space in this way, and the wheel stays small.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def pack(lessons: Path, folder: Path) -> None:
    """Write the lessons to a folder as `snl lessons` reads them."""
    for path in lessons.glob("[0-9][0-9]_*.ipynb"):
        notebook = json.loads(path.read_text("utf-8"))
        for cell in notebook["cells"]:
            for output in cell.get("outputs", []):
                if "image/svg+xml" in output.get("data", {}):
                    output["data"].pop("image/png", None)
        text = json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
        (folder / path.name).write_text(text, "utf-8", newline="\n")


class PackLessons(BuildHookInterface[Any]):
    """Add the lessons to a wheel; an editable install reads them from the clone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write them outside of the repository."""
        self.folder = TemporaryDirectory()
        if version != "editable":
            pack(Path(self.root) / "lessons", Path(self.folder.name))
            build_data["force_include"][self.folder.name] = "snl_algos/lessons"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove them again."""
        self.folder.cleanup()
