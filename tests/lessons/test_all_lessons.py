"""What holds for every lesson: its parts, its size, its links, its spelling.

Each rule reads a notebook and complains in words. Every lesson is held to every rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("spellchecker")
pytest.importorskip("matplotlib")
pytest.importorskip("nbclient")
pytest.importorskip("jupytext")

import nbformat
import spellchecker

from lessons import notebooks
from snl_algos import ALGORITHMS, MISTAKES
from snl_algos.course import all_exercises
from snl_algos.widgets.saved import EXPLORE, STEPPER, TURN, SavedStepper
from tools import guide, lesson_text, lesson_times, outputs

LESSONS = notebooks.LESSONS
ROOT = LESSONS.parent
PATHS = sorted(LESSONS.glob("[0-9][0-9]_*.ipynb"))
PAGES = [
    LESSONS / "README.md",
    ROOT / "book" / "docs" / "for-lecturers.md",
    *sorted((ROOT / "exams").glob("*.md")),
    *sorted((ROOT / "book").glob("[a-z]*.md")),
]
WORDS = Path(__file__).with_name("words.txt")

#: What a text says of a cell.
SOURCE = ("cell_type", "id", "metadata", "source")

Rule = Callable[[Path, Any], list[str]]
RULES: dict[str, Rule] = {}


def rule(check: Rule) -> Rule:
    """Enter a rule in `RULES`."""
    RULES[check.__name__] = check
    return check


def text_of(book: Any) -> str:
    """The markdown of a notebook."""
    return "\n\n".join(cell.source for cell in book.cells if cell.cell_type == "markdown")


def code_of(book: Any) -> str:
    """The code of a notebook."""
    return "\n\n".join(cell.source for cell in book.cells if cell.cell_type == "code")


def part_of(cell: Any) -> tuple[str, str] | None:
    """The exercise and the part that a cell holds, if it holds one."""
    about = cell.metadata.get("snl", {})
    return (about["exercise"], about["part"]) if "exercise" in about else None


def outputs_of(book: Any) -> list[tuple[str, Any]]:
    """(cell id, output) of all outputs."""
    return [
        (cell.id, output)
        for cell in book.cells
        if cell.cell_type == "code"
        for output in cell.outputs
    ]


# -- the parts of a lesson -----------------------------------------------------------------------


@rule
def opening(path: Path, book: Any) -> list[str]:
    """A number that is not the file's, a part of the opening left out, a time that is not so."""
    first = guide.opening_of(book)
    number = int(path.name[:2])
    said = [
        f"it does not begin with {wanted!r}"
        for wanted in (f"# {number}. ", "You will be able to", "You need")
        if not re.search(rf"^(?:\*\*)?{re.escape(wanted)}", first, re.MULTILINE)
    ]
    if "?" not in first.partition("You will be able to")[0]:
        said.append("no question makes one curious")
    needed, in_words = lesson_times.needed(book)
    if in_words not in first or needed != book.metadata["snl"]["minutes"]:
        said.append(f"it takes {needed} minutes: python -m tools.lesson_times")
    return said


@rule
def first_screen(path: Path, book: Any) -> list[str]:
    """A lesson that begins with a list of goals, with nothing to move, play or step, or with code
    that fills the screen.
    """
    title, first = book.cells[:2]
    words = len(title.source.split())
    said = [] if words <= 140 else [f"{words} words before there is anything to do"]
    kinds = {kind for output in first.get("outputs", []) for kind in output.get("data", {})}
    if not kinds & {STEPPER, TURN, EXPLORE}:
        said.append("nothing moves in the first screen")
    lines = first.source.count("\n") + 1
    if lines > 9 and "hide-input" not in first.metadata.get("tags", []):
        said.append(f"{lines} lines of code push what moves off the first screen of a notebook")
    return said


@rule
def an_hour(path: Path, book: Any) -> list[str]:
    """A lesson longer than an hour in a classroom, with too much besides, or too many words."""
    minutes, _ = lesson_times.needed(book)
    more = lesson_times.minutes_of(lesson_times.parts(book)) - minutes
    words = lesson_times.words_of(book)
    said = []
    if minutes > lesson_times.HOUR:
        said.append(f"{minutes} minutes, of {lesson_times.HOUR}")
    if more > lesson_times.OPTIONAL:
        said.append(f"{more} minutes are optional, of {lesson_times.OPTIONAL}")
    if words > lesson_times.MOST_WORDS:
        said.append(f"{words} words, of {lesson_times.MOST_WORDS}")
    return said


@rule
def closing(path: Path, book: Any) -> list[str]:
    """No summary, one that is too long to remember, nothing to read on."""
    end = text_of(book).rpartition("## What to remember")[2]
    remember, found, on = end.partition("## Further reading")
    if not found:
        return ["it does not close with What to remember and Further reading"]
    said = []
    lines = len(re.findall(r"^(?:[-*]|\d+\.) ", remember, re.MULTILINE))
    if not 1 <= lines <= 5:
        said.append(f"{lines} lines to remember")
    if not re.search(r"\b(?:18|19|20)\d\d\b", on):
        said.append("no book or paper with its year")
    last = [cell for cell in book.cells if cell.cell_type == "code"][-1]
    if book.cells.index(last) > len(book.cells) - 2:
        said.append("the last cell is code")
    return said


@rule
def asks_before_it_tells(path: Path, book: Any) -> list[str]:
    """A summary that is not folded, or outputs that are seen before they have been guessed."""
    end = text_of(book).rpartition("## What to remember")[2]
    places = [end.find(one) for one in ("?", "<summary>Compare</summary>", "\n- ")]
    said = [] if -1 < places[0] < places[1] < places[2] else ["the summary is not folded"]
    folded = any("hide-output" in cell.metadata.get("tags", []) for cell in book.cells)
    return said if folded else [*said, "no output is folded"]


@rule
def recall(path: Path, book: Any) -> list[str]:
    """No questions about earlier lessons at the beginning, or those of another lesson."""
    number = int(path.name[:2])
    code = [cell.source for cell in book.cells if cell.cell_type == "code"]
    right = number == 1 or any(source.endswith(f"recall({number})") for source in code[1:3])
    return [] if right else ["it does not open with its questions"]


@rule
def exercises(path: Path, book: Any) -> list[str]:
    """No exercise, or some of the package that the lesson leaves out."""
    own = [number for number, one in all_exercises().items() if one.lesson == int(path.name[:2])]
    found = list(dict.fromkeys(place[0] for cell in book.cells if (place := part_of(cell))))
    said = [] if found == own else [f"it has {found}, the package has {own}"]
    return said if own else [*said, "no exercise"]


@cache
def from_text(path: Path) -> Any:
    """The notebook as its text makes it."""
    return outputs.unrun(lesson_text.TEXTS / f"{path.stem}.md")


@rule
def made_from_its_text(path: Path, book: Any) -> list[str]:
    """A notebook that was edited instead of its text, or a text that was not run afterwards."""
    made = from_text(path)
    said = [] if made.metadata == book.metadata else ["its metadata are others"]
    for old, new in zip_longest(book.cells, made.cells):
        if old is None or new is None or any(old[key] != new[key] for key in SOURCE):
            said.append(f"cell {(new or old).id} is not that of the text: make outputs")
    return said


@rule
def folds(path: Path, book: Any) -> list[str]:
    """A fold that is never closed swallows the rest of the page."""
    return [
        f"cell {cell.id}: {opened} folds opened, {closed} closed"
        for cell in book.cells
        if cell.cell_type == "markdown"
        for opened, closed in [(cell.source.count("<details"), cell.source.count("</details>"))]
        if opened != closed
    ]


@rule
def real_source(path: Path, book: Any) -> list[str]:
    """A program of the package that was pasted, and goes stale; a lesson that shows none."""
    shown = re.search(r"\b(?:source|step|step_together|show)\(", code_of(book))
    said = [] if shown or "elective" in book.metadata["snl"] else ["no source"]
    for entry in (*ALGORITHMS.values(), *MISTAKES.values()):
        head = f"def {entry.function.__name__}("
        if head in text_of(book) or head in code_of(book):
            said.append(f"{head}...) is pasted: show it with source({entry.name!r})")
    return said


# -- how it is saved -----------------------------------------------------------------------------


#: Written so that this file does not hold what it looks for.
PLACES = re.compile(r"/(?:wor[k]|roo[t]|hom[e]|User[s]|tm[p])/|\b[A-Z]:\\\\?\w")


@rule
def no_places(path: Path, book: Any) -> list[str]:
    """A path of somebody's machine, or the address of an object in its memory."""
    text = nbformat.writes(book)
    found = {match[0] for match in PLACES.finditer(text)}
    found |= set(re.findall(r" at 0x[0-9a-f]{6,}", text))
    return [f"it names {name}" for name in sorted(found)]


@rule
def run_in_order(path: Path, book: Any) -> list[str]:
    """A lesson saved half run or out of order; a file that JupyterLab repairs in silence."""
    nbformat.validate(book)
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    numbers = [cell.execution_count for cell in code]
    said = [] if numbers == [*range(1, len(code) + 1)] else [f"its cells are numbered {numbers}"]
    kernel = book.metadata.kernelspec.name
    return said if kernel == "python3" else [*said, f"it asks for the kernel {kernel}"]


@rule
def nothing_live(path: Path, book: Any) -> list[str]:
    """Times of execution, the state of widgets, live views, errors: what a reader cannot use."""
    said = ["it keeps the state of widgets"] if "widgets" in book.metadata else []
    said += [f"cell {c.id} keeps its times" for c in book.cells if "execution" in c.metadata]
    for name, output in outputs_of(book):
        kinds = output.get("data", {})
        if any("widget" in kind for kind in kinds):
            said.append(f"cell {name} keeps a live view")
        if output.output_type == "error" or output.get("name") == "stderr":
            said.append(f"cell {name} shows an error")
    return said


@rule
def without_script(path: Path, book: Any) -> list[str]:
    """An output with a script, or of which nothing is left where no script runs."""
    said = []
    for name, output in outputs_of(book):
        if output.output_type not in ("display_data", "execute_result"):
            continue
        data = output.data
        page = "".join(data.get("text/html", ""))
        shown = "text/markdown" in data or re.search(r"<(?:img|svg|pre|p|table|td)\b", page)
        plain = re.sub(r"<[\w. ]+ (?:at|with|size) .*>", "", data.get("text/plain", "")).strip()
        if not (plain or shown or any(kind.startswith("image/") for kind in data)):
            said.append(f"cell {name} shows nothing where no script runs")
        if "<script" in str(data) or "<style" in page:
            said.append(f"cell {name} has a script or a style sheet")
    return said


@rule
def stills(path: Path, book: Any) -> list[str]:
    """A stepper without a picture, or with that of another step or another run."""
    said = []
    for cell in book.cells:
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            if STEPPER not in data:
                continue
            saved = SavedStepper.from_dict(data[STEPPER])
            picture = outputs.picture_of(saved, cell.metadata.get("snl", {}).get("opens_on"))
            if "".join(data.get("image/svg+xml", "")) != picture.svg():
                said.append(f"cell {cell.id} shows another step than it opens on: make outputs")
            if "image/png" not in data:
                said.append(f"cell {cell.id} has no PNG for previews without SVG: make outputs")
    return said


# -- links and words -----------------------------------------------------------------------------


#: Pages that are there when the book is built.
MADE = {ROOT / "book" / "algorithms" / f"{name}.md" for name in ALGORITHMS}


def broken_links(text: str, folder: Path) -> list[str]:
    """Links of a page in `folder` that lead nowhere, or out of the repository by a path."""
    said = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"https://[\w.-]+\.\w+(?:/|$)", link):
            continue
        file, _, anchor = unquote(link).partition("#")
        target = (folder / file).resolve() if file else None
        if target in MADE:
            continue
        if target is not None and not (target.exists() and target.is_relative_to(ROOT)):
            said.append(f"the link {link} leads nowhere")
        elif anchor and anchor.lower() not in _anchors(target, text):
            said.append(f"the link {link} names no heading")
    return said


def _anchors(target: Path | None, text: str) -> set[str]:
    if target is not None and target.suffix == ".ipynb":
        text = text_of(nbformat.read(target, as_version=4))
    elif target is not None:
        text = target.read_text(encoding="utf-8")
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head).strip().lower().replace(" ", "-") for head in heads}


@rule
def links(path: Path, book: Any) -> list[str]:
    """A link to a file or a heading that is not there."""
    return broken_links(text_of(book), LESSONS)


@rule
def cross_references(path: Path, book: Any) -> list[str]:
    """A lesson or an exercise that is named and does not exist."""
    numbers = {int(one.name[:2]) for one in PATHS}
    said = [
        f"there is no lesson {number}"
        for number in re.findall(r"\blessons? (\d+)\b", text_of(book), re.IGNORECASE)
        if int(number) not in numbers
    ]
    for number in re.findall(r"\bexercises? (\d+\.\d+)\b", text_of(book), re.IGNORECASE):
        if number not in all_exercises():
            said.append(f"there is no exercise {number}")
    return said


def words_in(text: str) -> list[str]:
    """The words of a page: no code, no addresses, no markup, no formulas."""
    text = re.sub(r"^```.*?^```", " ", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"`[^`]*`", " ", text)
    text = re.sub(r"\$\$.*?\$\$|\$[^$\n]+\$", " ", text, flags=re.DOTALL)
    text = re.sub(r"\]\([^)\s]*\)|https?://\S+|<[^>]*>|&\w+;|!\[", " ", text)
    text = text.replace("’", "'")
    words = re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)*", text)
    return [word.removesuffix("'s") for word in words if word[0].isalpha()]


@cache
def _known() -> Any:
    speller = spellchecker.SpellChecker(language="en")
    ours = WORDS.read_text(encoding="utf-8").split()
    speller.word_frequency.load_words(ours)
    return speller


def misspelled(text: str) -> list[str]:
    """The words of a page that are neither in the dictionary nor in our list."""
    wanted = {word for word in words_in(text) if len(word) > 1}
    unknown = set(_known().unknown(word.lower() for word in wanted))
    return sorted(word for word in wanted if word.lower() in unknown)


@rule
def spelling(path: Path, book: Any) -> list[str]:
    """A slip, or a word that has yet to enter words.txt."""
    return [f"{word} is not in the word list" for word in misspelled(text_of(book))]


# -- every lesson, every rule --------------------------------------------------------------------


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=nbformat.NO_CONVERT)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_lesson(path: Path) -> None:
    """Would catch: what the rules say in their first lines."""
    book = read(path)
    found = {name: check(path, book) for name, check in RULES.items()}
    assert {name: said for name, said in found.items() if said} == {}


def test_every_lesson_has_a_number_of_its_own_and_exercises() -> None:
    """Two lessons of one number, or exercises of a lesson that is not there."""
    numbers = [int(path.name[:2]) for path in PATHS]
    assert len(set(numbers)) == len(numbers)
    assert {one.lesson for one in all_exercises().values()} == set(numbers)


def test_pages() -> None:
    """Would catch: a slip or a dead link in what is written about the lessons."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert (page.name, misspelled(text)) == (page.name, [])
        assert (page.name, broken_links(text, page.parent)) == (page.name, [])
        assert "!" not in text.replace("<!--", "").replace("![", ""), page.name


# -- the pages about the lessons are those of the notebooks --------------------------------------


def test_guide_is_up_to_date() -> None:
    """A note, a title or a time that was changed in a notebook only.

    `python -m tools.guide` writes it anew.
    """
    for page in guide.PAGES:
        text = page.read_text(encoding="utf-8")
        assert guide.renewed(text) == text, f"run python -m tools.guide: {page.name} is stale"
