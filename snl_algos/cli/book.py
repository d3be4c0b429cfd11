"""`snl book`: the web book, served on this computer and opened in the browser."""

from __future__ import annotations

import webbrowser
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any
from zipfile import ZipFile

import typer

from .options import switch, value
from .output import fail, say

__all__ = ["command"]

#: Where `make book` builds it.
BUILT = Path(__file__).parents[2] / "book" / "_build" / "html"
HOW = "build it in a clone with `make book`, or name the folder or zip file of a built one"


class Pages(SimpleHTTPRequestHandler):
    """Answers a browser, and prints nothing. Scripts are scripts on every system."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def handle(self) -> None:
        """Answer a browser, which may leave before it has everything."""
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, *words: Any) -> None:
        """Print nothing."""


def command(
    site: Annotated[
        Path, typer.Argument(metavar="SITE", help="A folder or zip file.", show_default=False)
    ] = BUILT,
    port: Annotated[int, value("N", "The port; 0 takes any free one.", min=0, max=65535)] = 8000,
    no_browser: Annotated[
        bool, switch("--no-browser", "Print the address and open nothing.")
    ] = False,
) -> None:
    """Serve the built web book on this computer, and open it.

    The package does not contain the book. In a clone, `make book` builds it; elsewhere, name the
    folder or the zip file of a built one. What you write in the book stays in your browser, for
    this port. Ctrl-C ends the server.
    """
    with TemporaryDirectory() as unpacked:
        if site.is_file():
            try:
                with ZipFile(site) as archive:
                    archive.extractall(unpacked)
            except Exception as error:  # each compression method raises its own for damaged data
                fail(f"{site} cannot be unpacked: {error}; {HOW}")
        home = _home(Path(unpacked) if site.is_file() else site)
        if home is None:
            fail(f"{site} holds no book: {HOW}" if site != BUILT else f"there is no book: {HOW}")
        try:
            server = ThreadingHTTPServer(("127.0.0.1", port), partial(Pages, directory=str(home)))
        except OSError:
            fail(f"port {port} cannot be used: choose another one with --port")
        address = f"http://127.0.0.1:{server.server_port}/"
        say(f"The book is at {address} until you press Ctrl-C.")
        if not no_browser:
            webbrowser.open(address)
        with server, suppress(KeyboardInterrupt):
            server.serve_forever()


def _home(folder: Path) -> Path | None:
    """Return the folder with the front page: this one, or the only one inside it."""
    for one in (folder, *folder.glob("*/")):
        if (one / "index.html").is_file() and (one / "_static").is_dir():
            return one
    return None
