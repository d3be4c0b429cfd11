"""What the README and its kin say is so: commands, outputs, links, targets, versions."""

from __future__ import annotations

import doctest
import io
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

pytest.importorskip("typer")

import yaml
from browser import chromium_or_skip
from command import good
from PIL import Image, ImageChops, ImageSequence
from walks.newcomer import cloned, surroundings

import snl_algos
from snl_algos import __version__
from snl_algos.cli.main import SUMMARIES

ROOT = Path(__file__).parents[1]
COPIED = ("CHANGELOG.md", "CONTRIBUTING.md")  # into the book, where it is built
PAGES = [
    *("README.md", *COPIED, "CODE_OF_CONDUCT.md", "SECURITY.md"),
    *("exams/README.md", "lessons/README.md"),
    *(
        page.relative_to(ROOT).as_posix()
        for folder in ("book", "book/docs")
        for page in sorted((ROOT / folder).glob("*.md"))
        if page.name not in COPIED
    ),
]
#: Pages that name files which a reader makes.
OF_READERS = ("book/docs/writing-a-lesson.md", "book/docs/grading.md")
#: The pages of which the README has a picture, and how they are seen.
PAGES_SHOWN, THEMES = ("stepper", "class"), ("light", "dark")
TEXT = {page: (ROOT / page).read_text(encoding="utf-8") for page in PAGES}
README = TEXT["README.md"]
COMMANDS = TEXT["book/run.md"]


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language in a page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def sessions(text: str) -> list[tuple[str, str]]:
    """Each `$ snl ...` of a page, with the output printed below it."""
    found = []
    for block in blocks(text, "console"):
        for command, printed in re.findall(r"^\$ (snl.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            found.append((command, printed))
    return found


def lines_of(text: str) -> list[str]:
    """The lines of an output, without what a time, a longer name or another row changes."""
    text = re.sub(r"[\d.]+(?:e[+-]\d+)? [mµ]?s\b", "TIME", text)
    lines = [re.sub(r"-{2,}", "--", re.sub(r" {2,}", "  ", line)) for line in text.splitlines()]
    return [line.rstrip() for line in lines]


SESSIONS = sessions(COMMANDS)


@pytest.mark.parametrize(("command", "printed"), SESSIONS, ids=[one[0] for one in SESSIONS])
def test_commands_print_what_their_page_shows(command: str, printed: str) -> None:
    """Output on its page that a command no longer prints, or prints in another order.

    More lines may be printed: an algorithm that was added has a row in every table.
    """
    shown = iter(lines_of(good(*shlex.split(command)[1:])))
    for line in lines_of(printed):
        assert line in shown, line


@pytest.mark.parametrize("page", PAGES)
def test_python_examples(page: str) -> None:
    """An example in Python that gives something else, or nothing."""
    examples = blocks(TEXT[page], "pycon")
    assert examples or page not in ("README.md", "book/engines.md", "book/run.md")
    for at, block in enumerate(examples, start=1):
        test = doctest.DocTestParser().get_doctest(block, {}, f"{page}, example {at}", page, 0)
        assert test.examples
        assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_commands_in_the_text_are_those_there_are(page: str) -> None:
    """A command or an option named in a sentence that the program does not know."""
    text = TEXT[page].partition("\n### Gone\n")[0]  # of the change log
    assert set(re.findall(r"`snl (\w+)", text)) <= SUMMARIES.keys()
    for words, option in re.findall(r"`snl ((?:[a-z]+ )+)[^`]*?(--[\w-]+)", text):
        assert option in good(*words.split(), "--help")
    if page == "CHANGELOG.md":
        assert SUMMARIES.keys() <= set(re.findall(r"`(?:snl )?(\w+)[^`]*`", text))


@pytest.mark.parametrize("page", [page for page in PAGES if page != "CHANGELOG.md"])
def test_make_targets_exist(page: str) -> None:
    """A target that was renamed."""
    make = shutil.which("make")
    if not make:
        pytest.skip("there is no make")
    code = re.findall(r"`([^`\n]+)`", TEXT[page]) + blocks(TEXT[page], "console")
    targets = {
        target for text in code for target in re.findall(r"^make ([\w-]+)", text, re.MULTILINE)
    }
    assert len(targets) >= 2 or page not in ("README.md", "CONTRIBUTING.md")
    for target in sorted(targets):
        ran = subprocess.run([make, "-n", target], cwd=ROOT, capture_output=True, check=False)
        assert ran.returncode == 0, ran.stderr.decode()
        phony = re.search(r"^\.PHONY:(.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
        assert phony
        assert target in phony[1].split()


#: The README's commands for a shell that no walk runs, and how each ends for its own program. The
#: walks in `walks/test_lessons_opened.py` run those with `make lessons`.
CODES = {
    'python3 -c "from snl_algos import check; from mine import mine; print(check(mine))"': 0,
    "snl check mine.py": 1,
    'snl check --program "python3 mine.py"': 1,
    "snl grade submissions.zip -o grades": 0,
    "snl lessons --copy-only": 0,
}


def test_every_command_of_the_readme_is_run() -> None:
    """Would catch: a command that is added to the README, and that nothing tries."""
    shell = r"^(?:`?)((?:snl|python3) [^`\n]+)|`((?:snl|python3) [^`\n]+)`"
    found = {one or other for one, other in re.findall(shell, README, re.MULTILINE)}
    assert found - {"snl lessons"} == CODES.keys()  # that is for conda


@pytest.mark.full
def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    """Would catch: a command in the README that fails on the README's own program, or that does
    not do what the sentences around it promise; a checker that needs a library.
    """
    clone = cloned(tmp_path / "clone")
    prompts = re.findall(r"^(?:>>>|\.\.\.) (def mine.*|    .*)$", README, re.MULTILINE)
    (clone / "mine.py").write_text("\n".join(prompts), encoding="utf-8")
    with ZipFile(clone / "submissions.zip", "w") as archive:
        archive.write(clone / "mine.py", "ada.py")
    around = surroundings(tmp_path / "home", node=False, browser=False)
    bare, ours = (Path(prefix, "bin") for prefix in (sys.base_prefix, sys.prefix))
    around["PATH"] = os.pathsep.join([str(bare), str(ours), around["PATH"]])
    said = {}
    for command, code in CODES.items():
        ran = subprocess.run(
            command, shell=True, cwd=clone, env=around, capture_output=True, text=True, check=False
        )
        assert ran.returncode == code, (command, ran.stdout, ran.stderr)
        said[command] = ran.stdout
    checks = [text for command, text in said.items() if "mine.py" in command or "mine;" in command]
    assert ["7 cells, die 2, 2 ladders" in text for text in checks] == [True, True, False]
    written = {file.name for file in (clone / "grades").rglob("*.*")}
    assert {"index.html", "class.html", "ada.html", "grades.csv"} <= written


@pytest.mark.parametrize("call", re.findall(r"`(step\w*\(.*?\))`", README))
def test_the_calls_of_the_readme_run(call: str) -> None:
    """Would catch: a call in the README's table that the package refuses."""
    pytest.importorskip("anywidget")
    names = {name: getattr(snl_algos, name) for name in ("step", "step_together")}
    assert eval(call, names) is not None


def test_picture_is_what_the_command_draws(tmp_path: Path) -> None:
    """A picture on the page of the command line that is older than the program."""
    pytest.importorskip("matplotlib")
    drawn = tmp_path / "thirty.svg"
    assert "`snl draw thirty --route --theme auto -o thirty.svg`" in COMMANDS
    assert good("draw", "thirty", "--route", "--theme", "auto", "-o", drawn) == ""
    kept = (ROOT / "book" / "thirty.svg").read_bytes().replace(b"\r\n", b"\n")
    assert kept == drawn.read_bytes()


def test_pictures_are_those_that_are_drawn_now() -> None:
    """Would catch: a picture in the README that is older than the program, or that nothing draws;
    a picture without its dark half; one that takes long to load.
    """
    pytest.importorskip("matplotlib")
    drawing = runpy.run_path(str(ROOT / "tools" / "pictures.py"))
    folder: Path = drawing["FOLDER"]
    shown = set(re.findall(r"\(book/pictures/([\w.]+)\)", README))
    assert shown == drawing["PICTURES"].keys()
    photographed = set(re.findall(r'"book/pictures/([\w.-]+)"', README))
    assert photographed == {f"{page}-{theme}.png" for page in PAGES_SHOWN for theme in THEMES}
    assert shown | photographed == {file.name for file in folder.iterdir()}
    for name, draw in drawing["PICTURES"].items():
        if name.endswith(".svg"):
            kept = (folder / name).read_bytes()
            assert kept.replace(b"\r\n", b"\n") == draw(), name
    with Image.open(folder / "run.gif") as film:
        lasts = sum(frame.info["duration"] for frame in ImageSequence.Iterator(film))
        assert film.format == "GIF" and 5_000 < lasts <= 15_000
    assert max(file.stat().st_size for file in folder.iterdir()) <= 1_000_000


def alike(one: Any, other: Any) -> bool:
    """Whether two pictures are the same, but for a hundredth of their points."""
    apart = ImageChops.difference(one.convert("L"), other.convert("L"))
    return bool(sum(apart.histogram()[40:]) < 0.01 * one.width * one.height)


@pytest.mark.full
@pytest.mark.parametrize("page", ["stepper", pytest.param("class", marks=pytest.mark.release)])
def test_the_pages_are_those_that_are_photographed_now(page: str) -> None:
    """Would catch: a picture of a page that is older than the page, or light where it is dark.

    Each version of a browser draws letters a little differently, so the pictures are compared at
    a quarter of their size.
    """
    chromium_or_skip()
    pytest.importorskip("playwright")
    drawing = runpy.run_path(str(ROOT / "tools" / "pictures.py"))
    for name, data in drawing["photographs"](page):
        new: Any = Image.open(io.BytesIO(data))
        kept: Any = Image.open(drawing["FOLDER"] / name)
        assert new.size == kept.size, name
        small = (new.width // 4, new.height // 4)
        assert alike(*(one.convert("RGB").resize(small) for one in (new, kept))), name


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    """A link to a file that was moved."""
    links = re.findall(r"\]\(([^)\s]+)\)", TEXT[page])
    for link in links:
        if not re.match(r"[a-z]+:|#", link):
            assert ((ROOT / page).parent / link.split("#")[0]).exists(), link
    assert links or page != "README.md"


@pytest.mark.parametrize("page", [page for page in PAGES if page not in OF_READERS])
def test_files_in_the_text_exist(page: str) -> None:
    """A file named in a sentence that is not there."""
    named = set(re.findall(r"`((?:tests|lessons|snl_algos|tools|book)/[\w./-]*)`", TEXT[page]))
    named |= {name for name in ("constraints.txt", "environment.yml") if f"`{name}`" in TEXT[page]}
    assert named or page not in ("CONTRIBUTING.md", "book/run.md")
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_the_readme_is_read_in_three_minutes() -> None:
    """A README that grows by what belongs on a page of the book, or one that lost a part."""
    visible = re.sub(r"<[^>]*>|\]\([^)]*\)|^```\w*$", " ", README, flags=re.MULTILINE)
    assert 450 <= len(visible.split()) <= 600


def test_the_architecture_page_lists_every_package() -> None:
    """A package that the table of the architecture page does not know, or one that is gone."""
    text = (ROOT / "book" / "docs" / "inside.md").read_text(encoding="utf-8")
    page = text.partition("## Which part may import which")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ((?:`[\w./]+`(?:, )?)+) \|", page, re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`([\w./]+)`", row)}
    package = ROOT / "snl_algos"
    rooms = {path.name for path in package.glob("*.py") if not path.name.startswith("__")}
    rooms |= {f"{path.parent.name}/" for path in package.glob("*/__init__.py")}
    assert listed == rooms


def test_the_compatibility_page_lists_every_contract() -> None:
    """Would catch: a format or a schema that the page does not know, or another version of it."""
    pages = TEXT["book/docs/compatibility.md"]
    listed = dict(re.findall(r"^\| `(snl-\w+)` \| (\d+) \|", pages, re.MULTILINE))
    written: dict[str, str] = {}
    package = ROOT / "snl_algos"
    for file in package.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        written |= dict(re.findall(r'^[A-Z]+, VERSION = "(snl-\w+)", (\d+)$', text, re.MULTILINE))
        written |= dict(re.findall(r'"format": "(snl-\w+)",\s+"version": (\d+),\n', text))
    assert listed == written
    schemas = {path.relative_to(ROOT).as_posix() for path in package.rglob("*.schema.json")}
    assert set(re.findall(r"`(snl_algos/[\w/.]+\.schema\.json)`", pages)) == schemas


def test_where_to_change_names_files_and_words_that_exist() -> None:
    """Would catch: a file or a constant that was renamed, and is still named to developers."""
    text = (ROOT / "book" / "docs" / "inside.md").read_text(encoding="utf-8")
    page = text.partition("## Where to change what")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.*?) \| (.*?) \| `(.*?)` \| ?(.*?) ?\|$", page, re.MULTILINE)
    assert len(rows) == len(re.findall(r"^\| (?!to |---)", page, re.MULTILINE)) >= 40
    for change, files, word, after in rows:
        first = re.findall(r"`([\w/.-]+/[\w.-]+|pyproject.toml)`", files)[0]
        assert word in (ROOT / first).read_text(encoding="utf-8"), (change, first, word)
        for name in re.findall(r"`(tests/[\w/.-]+|tools/[\w/.-]+|[\w-]+\.txt)`", after):
            assert (ROOT / name).exists(), (change, name)


def test_versions_agree() -> None:
    """A release whose parts name different versions."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == __version__
    assert re.findall(r"Version (\d[\w.]*\w)", README) == [__version__]
    newest = re.search(r"^## (\S+?),? ", TEXT["CHANGELOG.md"], re.MULTILINE)
    assert newest
    assert newest[1].rstrip(",") == __version__
