"""`snl book`: a built site, from a folder or a zip file, on this computer only."""

from __future__ import annotations

import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from command import refused, surroundings


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """What a built book has at least."""
    folder = tmp_path / "html"
    (folder / "_static").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>The book</h1>", "utf-8")
    (folder / "_static" / "part.mjs").write_text("export {}", "utf-8")
    return folder


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The address at which the command serves it. It ends as with Ctrl-C."""
    words = [sys.executable, "-m", "snl_algos", "book", str(site), "--no-browser", "--port", "0"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=surroundings(PYTHONUNBUFFERED="1"),
    ) as server:  # fmt: skip
        try:
            assert server.stdout is not None and server.stderr is not None
            told = server.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/", told)
            assert found, told + server.stderr.read()
            yield found[0]
            server.send_signal(signal.SIGINT)
            assert server.wait() == 0
            assert server.stderr.read() == ""
        finally:
            server.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a POSIX signal")
@pytest.mark.parametrize("form", ["folder", "zip", "zip with a folder"])
def test_a_folder_or_a_zip_file_is_served(site: Path, form: str) -> None:
    """Would catch: a download that is not found, a script as text, files next to the book."""
    place = site
    if form != "folder":
        root, inside = (site.parent, site.name) if "with" in form else (site, ".")
        place = Path(shutil.make_archive(str(site.parent / "book"), "zip", root, inside))
    (site.parent / "secret").write_text("secret", "utf-8")
    with served(place) as address:
        with urlopen(address) as page:
            assert page.read() == b"<h1>The book</h1>"
        with urlopen(f"{address}_static/part.mjs") as script:
            assert script.headers["Content-Type"] == "text/javascript"
        with pytest.raises(HTTPError):
            urlopen(f"{address}../secret")


def test_what_cannot_be_served_is_said(tmp_path: Path, site: Path) -> None:
    """Would catch: a listing of any folder, a traceback, an address of another program."""
    (tmp_path / "empty").mkdir()
    text = tmp_path / "book.zip"
    text.write_text("no zip", "utf-8")
    for place in (tmp_path / "empty", tmp_path / "nowhere", text):
        assert "`make book`" in refused("book", place, "--no-browser")
    damaged = tmp_path / "damaged.zip"
    with ZipFile(damaged, "w", ZIP_DEFLATED) as archive:
        archive.writestr("index.html", "<h1>The book</h1>" * 100)
    data = damaged.read_bytes()
    damaged.write_bytes(data[:40] + b"\xff" * 10 + data[50:])
    assert f"{damaged} cannot be unpacked: " in refused("book", damaged, "--no-browser")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert "--port" in refused("book", site, "--no-browser", "--port", port)
