"""Firefox, driven by WebDriver BiDi over its own socket: it needs no driver."""

from __future__ import annotations

import base64
import itertools
import json
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

NAMES = ("firefox-esr", "firefox")
#: Only what hangs takes longer, in seconds.
MOST = 240


def firefox_or_skip() -> str:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip("there is no Firefox; `apt-get install firefox-esr` installs it")
    return path


class Page:
    """The one tab of a Firefox: where it is, what a script in it says, and what has gone wrong."""

    def __init__(self, socket: Any) -> None:
        self.socket, self.numbers = socket, itertools.count(1)
        self.errors: list[str] = []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        (tab,) = self.send("browsingContext.getTree")["contexts"]
        self.tab: str = tab["context"]

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """The answer to a command; what happens in the meantime is looked at for errors."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self.socket.recv())
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.errors.append(str(said["params"]["text"]))
            if said.get("id") == number:
                assert said["type"] == "success", said
                result: dict[str, Any] = said["result"]
                return result

    def goto(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.tab, viewport=viewport)

    def run(self, script: str) -> Any:
        """What an expression gives; a promise is waited for."""
        said = self.send(
            "script.evaluate",
            expression=script,
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return said["result"].get("value")

    def until(self, script: str) -> Any:
        """Wait until an expression gives something true."""
        end = time.monotonic() + MOST
        while not (value := self.run(script)):
            assert time.monotonic() < end, script
            time.sleep(0.1)
        return value

    def picture(self, file: Path) -> None:
        said = self.send("browsingContext.captureScreenshot", context=self.tab)
        file.write_bytes(base64.b64decode(said["data"]))


@contextmanager
def firefox() -> Iterator[Page]:
    """A running Firefox without windows, with a profile of its own."""
    path = firefox_or_skip()
    websocket = pytest.importorskip("websocket")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        Path(home, "user.js").write_text(
            'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n'
            'user_pref("network.captive-portal-service.enabled", false);\n'
            'user_pref("app.update.disabledForTesting", true);\n',
            "utf-8",
        )
        process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--profile", home, "--remote-debugging-port=0"],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
            env={"HOME": home, "PATH": "/usr/bin:/bin", "MOZ_CRASHREPORTER_DISABLE": "1"},
        )
        try:
            assert process.stderr
            found = None
            for line in process.stderr:
                if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                    break
            assert found, "Firefox has ended"
            socket = websocket.create_connection(
                f"{found[1]}/session", timeout=MOST, suppress_origin=True
            )
            yield Page(socket)
            socket.close()
        finally:
            process.terminate()
            process.communicate()
