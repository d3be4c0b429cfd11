"""Tables on terminals of several widths: no word is broken, and nothing is left out."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from amounts import mostly_release
from command import BOX, ESCAPES, good, on_terminal
from own_programs import GFG, RIGHT

WIDTHS = (60, 80, 100, 200)
TABLES = [
    *("compare thirty", "compare thirty milton-bradley", "compare thirty MINE"),
    *("solve thirty", "solve milton-bradley"),
    *("list", "boards"),
]
#: The command without its line of progress, which comes and goes with the speed of the machine.
COMMAND = [
    *(sys.executable, "-c"),
    "import threading; Timer = threading.Timer\n"
    "threading.Timer = lambda after, call: Timer(10**6, call)\n"
    "from snl_algos.cli import run; run()",
]
#: A time differs from run to run, and is not compared.
TIME = re.compile(r"[\d.]+ (?:s|ms|µs)(?= |$)")


def words_of(text: str) -> set[str]:
    """The words of a text, without the lines of tables; a time is one word."""
    plain = ESCAPES.sub("", text)
    plain = "".join(" " if letter in BOX else letter for letter in plain)
    words = TIME.sub("TIME", " ".join(plain.split())).split()
    return {word for word in words if set(word) != {"-"}}


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("mine") / "mine.py"
    file.write_text(RIGHT + GFG)
    return file


@pytest.mark.full
@pytest.mark.parametrize(
    "arguments", mostly_release(TABLES, full=[*TABLES[1:3], TABLES[4], "boards"])
)
def test_every_width_shows_the_same_words(arguments: str, mine: Path) -> None:
    """Would catch: a heading, a value or a note that is broken, cut off or left out."""
    words = [str(mine) if word == "MINE" else word for word in arguments.split()]
    whole = words_of(good(*words))
    for width in WIDTHS:
        code, shown = on_terminal([*COMMAND, *words], COLUMNS=str(width))
        assert code == 0
        lines = ESCAPES.sub("", shown).replace("\r", "").split("\n")
        assert max(map(len, lines)) <= width
        assert words_of(shown) == whole
        assert any(BOX & set(line) for line in lines)
