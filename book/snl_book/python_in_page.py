"""Python for the pages of the book: Pyodide, and the core of the package as one archive.

Pyodide comes from npm (`make book` installs it) and is copied, with its licence, into a folder
named after its version. Without it the book is built all the same, and the pages say that
they have no Python.
"""

from __future__ import annotations

import json
import zipfile
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from shutil import copyfile, rmtree
from typing import Any

import snl_algos
from snl_algos.workbench import catalog

__all__ = ["POLICY", "archive", "files", "write"]

BOOK = Path(__file__).resolve().parents[1]
PYODIDE = BOOK.parent / "node_modules" / "pyodide"

#: What the page's Python is made of. The first is loaded as a script, the others are fetched.
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
         "pyodide-lock.json")  # fmt: skip
#: What is loaded as a script, as .js: the page does not see how much of it has come.
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
#: Packages that need libraries from outside, and those that no page uses.
NOT_CORE = ("cli", "grading", "pictures", "__main__.py")
#: What is no Python of the package: the scripts of its widgets, which a page has already.
NOT_PYTHON = (".js", ".mjs")
NOT_IN_PAGES = ("lab/survey.py", "lab/survey_plan.py", "lab/suites")
#: Code that is silent for so long is ended, in seconds.
SECONDS = 30

#: What a page may load and run: what is on the site, and nothing else. A worker that is made of a
#: text in the page inherits this, so that code in it reaches no other site either.
POLICY = (
    "connect-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; "
    "worker-src blob:; img-src 'self' data: blob:; media-src 'none'; object-src 'none'; "
    "base-uri 'none'"
)


@cache
def archive() -> bytes:
    """The core of the package as a zip, the same bytes for the same files.

    Examples
    --------
    >>> names = zipfile.ZipFile(BytesIO(archive())).namelist()
    >>> "snl_algos/board.py" in names, any(name.endswith(".js") for name in names)
    (True, False)
    """
    package = Path(snl_algos.__file__).parent
    pack = BytesIO()
    with zipfile.ZipFile(pack, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as into:
        for file in sorted(package.rglob("*")):
            path = file.relative_to(package)
            left_out = path.parts[0] in NOT_CORE or path.as_posix().startswith(NOT_IN_PAGES)
            left_out |= path.suffix in NOT_PYTHON
            if file.is_file() and not left_out and "__pycache__" not in path.parts:
                name = (Path(package.name) / path).as_posix()
                into.writestr(zipfile.ZipInfo(name), file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return pack.getvalue()


@cache
def beginning() -> bytes:
    """The programs and templates as a script, which also a page that is a file can load."""
    return f"globalThis.snlShelf = {json.dumps(catalog(), separators=(',', ':'))};\n".encode()


@cache
def files() -> dict[str, Any]:
    """Where the files of a workbench are, below `_static`; `python` is None without Pyodide."""
    scripts = Path(snl_algos.__file__).parent / "widgets"
    found: dict[str, Any] = {
        **{
            name: f"{name}.js?v={_version((scripts / f'{name}.js').read_bytes())}"
            for name in ("draw", "write", "editor")
        },
        "shelf": f"shelf.js?v={_version(beginning())}",
        "python": None,
    }
    if (PYODIDE / PARTS[0]).is_file():
        sizes = {name: len(_part(name)) for name in PARTS}
        fetched = sum(size for name, size in sizes.items() if name not in SCRIPTS)
        found["python"] = {
            "home": f"python/{_pyodide()}/",
            "core": f"python/snl_algos.zip?v={_version(archive())}",
            "bytes": fetched + len(archive()),
            "weight": len(archive()) + sum(sizes.values()),
            "seconds": SECONDS,
        }
    return found


def write(static: Path) -> None:
    """Write everything into a folder that the book takes its files from."""
    static.mkdir(parents=True, exist_ok=True)
    (static / "shelf.js").write_bytes(beginning())
    if files()["python"] is None:
        return
    home = static / "python" / _pyodide()
    rmtree(static / "python", ignore_errors=True)  # of another version, perhaps
    home.mkdir(parents=True)
    for name in PARTS:
        (home / name.replace(".mjs", ".js")).write_bytes(_part(name))
    for licence in (BOOK / "licences").iterdir():
        copyfile(licence, home / licence.name)
    (static / "python" / "snl_algos.zip").write_bytes(archive())


@cache
def _part(name: str) -> bytes:
    """A part of Python in a page. To nginx as Debian 12 has it, .mjs is no JavaScript."""
    data = (PYODIDE / name).read_bytes()
    return data.replace(b"pyodide.asm.mjs", b"pyodide.asm.js") if name in SCRIPTS else data


def _pyodide() -> str:
    version: str = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    return version


def _version(data: bytes) -> str:
    return sha256(data).hexdigest()[:8]
