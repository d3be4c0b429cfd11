"""An autograder for Gradescope: a zip file with this package, which needs nothing else but Python.

Gradescope unpacks it in a container, runs ``setup.sh`` once, and ``run_autograder`` for each
submission.
"""

from __future__ import annotations

import io
import json
import sys
import zipfile
from dataclasses import asdict
from pathlib import Path

from ..whole_file import write_whole
from .gradebook import Gradebook, grade_one
from .judge import Settings
from .languages import Language
from .results import as_json, gradescope
from .rubric import Row, Rubric

__all__ = ["autograder_archive", "grade_for_gradescope"]

#: The files of the package that grading does not need.
LEFT_OUT = (
    "cli/", "course/figures/", "lab/", "pictures/", "widgets/draw.js", "widgets/editor.js",
    "widgets/exercises.js", "widgets/explorer.py", "widgets/workbench", "widgets/write.js",
)  # fmt: skip
SETUP = """\
#!/usr/bin/env bash
# Python 3.11 or later, and the compilers of other languages; the package is in this folder.
set -e
apt-get update
apt-get install -y python3.11 gcc g++ default-jdk-headless
"""
RUN = """\
#!/usr/bin/env bash
# Gradescope's folders; the test of this file sets others.
HOME_OF_IT="${AUTOGRADER:-/autograder}"
PYTHON="${PYTHON:-python3.11}"
cd "$HOME_OF_IT/source"
exec "$PYTHON" -m snl_algos.grading.autograder \\
    "$HOME_OF_IT/submission" "$HOME_OF_IT/results/results.json"
"""
OPTIONS = "options.json"
#: The same on every day, so that the same options give the same file.
DATE = (2026, 1, 1, 0, 0, 0)


def autograder_archive(settings: Settings, rubric: Rubric) -> bytes:
    """Return the zip file of an autograder with some settings and a rubric."""
    data = {"settings": asdict(settings), "rows": [asdict(row) for row in rubric.rows]}
    files = {
        "setup.sh": SETUP,
        "run_autograder": RUN,
        OPTIONS: as_json(data),
    }
    package = Path(__file__).resolve().parents[1]
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            _write(packed, name, text.encode(), executable=name != OPTIONS)
        for path in sorted(package.rglob("*")):
            inside = path.relative_to(package).as_posix()
            if path.is_file() and "__pycache__" not in inside and not inside.startswith(LEFT_OUT):
                _write(packed, f"{package.name}/{inside}", path.read_bytes())
    return made.getvalue()


def _write(packed: zipfile.ZipFile, name: str, data: bytes, *, executable: bool = False) -> None:
    entry = zipfile.ZipInfo(name, DATE)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = (0o755 if executable else 0o644) << 16
    packed.writestr(entry, data)


def _options_in(path: Path) -> tuple[Settings, Rubric]:
    data = json.loads(path.read_text(encoding="utf-8"))
    languages = tuple(
        Language(one.pop("name"), **{key: tuple(words) for key, words in one.items()})
        for one in data["settings"].pop("languages")
    )
    rows = tuple(Row(**row) for row in data["rows"])
    return Settings(**data["settings"], languages=languages), Rubric(rows)


def grade_for_gradescope(
    submission: Path, target: Path, settings: Settings, rubric: Rubric
) -> Gradebook:
    """Grade one submission, write its result for Gradescope, and return its grades."""
    book = grade_one(submission, settings, rubric)
    write_whole(target, as_json(gradescope(book.grades[0])).encode())
    return book


if __name__ == "__main__":  # in the archive, next to its options
    grade_for_gradescope(Path(sys.argv[1]), Path(sys.argv[2]), *_options_in(Path(OPTIONS)))
