"""Exam papers as PDF: for students with room to write, and with answers for those who mark them.

    python -m tools.exams FOLDER
    python -m tools.exams FOLDER 02:1 07 08:1,4 --course "Algorithms 1" --date "3 March" --two

The first prints a paper for each lesson, FOLDER/students/lesson_03.pdf and
FOLDER/answers/lesson_03.pdf, from exams/lesson_03.md. The second makes one paper, exam.pdf, of
question 1 of lesson 2, all of lesson 7, and two of lesson 8. With --two it has two variants, A and
B, with other boards where a question names one for paper B. Chromium prints them, by the template
exams/paper.html.
"""

from __future__ import annotations

import argparse
import ast
import doctest
import io
import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import jinja2

from snl_algos import Board
from snl_algos.pictures import board_picture
from tools.chromium import chromium, print_a4

__all__ = [
    "EXAMS", "FENCE", "Page", "Question", "boards_in", "chosen", "paper", "questions",
]  # fmt: skip

EXAMS = Path(__file__).parents[1] / "exams"
FENCE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^## (\d)\. (.+) \((\d+) points, (\d+) minutes\)\n", re.MULTILINE)
#: Below the marking of a question: its boards on paper B, in the order of those on paper A.
OTHER = re.compile(r"^\*\*Paper B\.\*\* (.+?)\n\n", re.DOTALL | re.MULTILINE)
BOARD = re.compile(r"`(Board\([^`]*\))`")
#: Lesson, and the numbers of questions, if not all.
WORD = re.compile(r"(\d\d)(?::([1-6](?:,[1-6])*))?")

MARGIN = {"top": "18mm", "bottom": "18mm", "left": "20mm", "right": "20mm"}
#: A larger board is not drawn: it would fill a page, and its question is about its size.
MOST_CELLS = 50


class Question(NamedTuple):
    """A question of a page, in its parts."""

    number: int
    kind: str
    points: int
    minutes: int
    asked: str
    answer: str
    marking: str
    other: str  #: its boards on paper B; empty if the papers do not differ
    check: str


def questions(text: str) -> list[Question]:
    """Return the questions of a page."""
    found = []
    parts = HEADING.split(text.partition("\n## For the board")[0])
    for number, kind, points, minutes, body in zip(
        *(parts[i::5] for i in range(1, 6)), strict=True
    ):
        asked, _, rest = body.partition("**Answer.**")
        answer, _, rest = rest.partition("**Marking.**")
        marking, _, check = rest.partition("```python\n")
        marking, _, other = marking.partition("**Paper B.**")
        texts = (asked, answer, marking, other, check)
        found.append(Question(int(number), kind, int(points), int(minutes), *texts))
    return found


def for_paper_b(text: str) -> str:
    """Return a page as it is for paper B, whose answers are what the code computes there."""
    names: dict[str, Any] = {}
    return "".join(_for_paper_b(part, names) for part in re.split(r"(?m)^(?=## )", text))


def _for_paper_b(part: str, names: dict[str, Any]) -> str:
    """Return a question, with its boards changed if they change; `names` are those of the page."""
    asked, answer, rest = part.partition("**Answer.**")
    other = OTHER.search(rest)
    if other is not None:
        pairs = zip(BOARD.findall(asked), BOARD.findall(other[1]), strict=True)
        before, code, check = rest.partition("```python\n>>>")
        for old, new in pairs:
            spaced = r"\s+".join(map(re.escape, old.split()))
            asked, check = (re.sub(spaced, new, text) for text in (asked, check))
        rest = before + code + check
    computed = ""
    for code in FENCE.findall(asked + rest):
        computed = computed_by(code, names)
    if other is None:
        return asked + answer + rest
    return (
        f"{asked}{answer} What the code of the question computes for this paper:\n\n"
        f"```python\n{computed}```\n\nThe answer on paper A, which the marking speaks of:{rest}"
    )


def computed_by(code: str, names: dict[str, Any]) -> str:
    r"""Run the code of a page; return its examples with what they show.

    >>> computed_by(">>> cells = 4\n>>> cells + 1\n9", {})
    '>>> cells = 4\n>>> cells + 1\n5\n'
    """
    if not code.startswith(">>>"):
        exec(compile(code, "<exam>", "exec"), names)
        return code
    shown = ""
    for one in doctest.DocTestParser().get_examples(code):
        said = io.StringIO(one.want if one.exc_msg else "")
        if not one.exc_msg:
            with redirect_stdout(said):
                exec(compile(one.source, "<exam>", "single"), names)
        shown += ">>> " + one.source.rstrip().replace("\n", "\n... ") + "\n" + said.getvalue()
    return shown


def boards_in(text: str) -> list[Board]:
    """Return the small boards that a question names, to be drawn under it.

    Examples
    --------
    >>> boards_in("Run it on `Board(9, {3: 7}, die=2)`, not on `Board(500)` or `Board(n)`.")
    [Board(9, {3: 7}, die=2)]
    """
    found = []
    for code in dict.fromkeys(BOARD.findall(text)):
        call = ast.parse(" ".join(code.split()), mode="eval").body
        assert isinstance(call, ast.Call)
        try:
            values = [ast.literal_eval(value) for value in call.args]
            named = {str(one.arg): ast.literal_eval(one.value) for one in call.keywords}
        except ValueError:  # a name: the board is left to the reader
            continue
        board = Board(*values, **named)
        if board.cells <= MOST_CELLS:
            found.append(board)
    return found


class Page(NamedTuple):
    """The exam questions of a lesson."""

    title: str
    questions: list[Question]
    proof: str  #: for the board, in Markdown

    @classmethod
    def read(cls, lesson: str, *, paper_b: bool = False) -> Page:
        """Return the page of a lesson, as in "03"."""
        text = (EXAMS / f"lesson_{lesson}.md").read_text(encoding="utf-8")
        text = for_paper_b(text) if paper_b else text
        proof = "## At the board: " + text.partition("\n## For the board: ")[2]
        # The code that computes numbers is for the tests.
        proof = FENCE.sub(lambda found: "" if found[1].startswith(">>>") else found[0], proof)
        return cls(text.partition("\n")[0].removeprefix("# "), questions(text), proof)


def lessons() -> list[str]:
    """Return the numbers of the lessons with a page."""
    return [page.stem[-2:] for page in sorted(EXAMS.glob("lesson_*.md"))]


def chosen(words: Sequence[str], *, paper_b: bool = False) -> list[Question]:
    """Return the questions that some words choose: "02:1,4" two of lesson 2, "07" all of lesson 7.

    Raise a ValueError that says what would be right if a word names no lesson or no question.
    """
    found: list[Question] = []
    for word in words:
        match = WORD.fullmatch(word)
        if match is None or match[1] not in lessons():
            raise ValueError(
                f"{word}: give a lesson from {lessons()[0]} to {lessons()[-1]}, or 03:1,4"
            )
        asked = {one.number: one for one in Page.read(match[1], paper_b=paper_b).questions}
        numbers = list(map(int, match[2].split(","))) if match[2] else list(asked)
        if unknown := set(numbers) - asked.keys():
            raise ValueError(f"{word}: lesson {match[1]} has no question {min(unknown)}")
        found += [asked[number] for number in numbers]
    return found


def paper(
    title: str,
    asked: Sequence[Question],
    *,
    answers: bool,
    about: Iterable[str] = (),
    proof: str = "",
    two: bool = False,
) -> str:
    """Return an exam paper as HTML, with answers or with room to write; questions are renumbered.

    `about` stands before the total of points, as a date does. `proof`, in Markdown, is on a paper
    with answers. If there are two variants, its answers say which questions are the same.
    """
    from markdown_it import MarkdownIt

    known = jinja2.Environment(trim_blocks=True, lstrip_blocks=True)
    markdown = MarkdownIt("commonmark").enable("table")
    known.filters |= {
        "boards": boards_in,
        "html": lambda text: markdown.render(text.strip()),
        "svg": lambda board: b64encode(board_picture(board).svg().encode()).decode(),
    }
    template = known.from_string((EXAMS / "paper.html").read_text(encoding="utf-8"))
    return template.render(
        title=title, questions=asked, answers=answers, about=list(about), proof=proof, two=two
    )


def main() -> None:
    """Print one paper of the questions that are named, or a paper for each lesson."""
    parser = argparse.ArgumentParser(description="Exam papers as PDF.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("questions", nargs="*", metavar="LESSON[:QUESTIONS]")
    parser.add_argument("--course", default="Exam", help="the title of one paper")
    parser.add_argument("--date", default="", help="its date, as it is to be printed")
    parser.add_argument("--two", action="store_true", help="two variants of it, A and B")
    asks = parser.parse_args()
    if asks.two and not asks.questions:
        parser.error("--two: choose questions, such as 02:1 07")
    papers = {}
    for kind in ("students", "answers"):
        folder, answers = asks.folder / kind, kind == "answers"
        for variant in ("A", "B") if asks.two else ("",) if asks.questions else ():
            try:
                picked = chosen(asks.questions, paper_b=variant == "B")
            except ValueError as error:
                parser.error(str(error))
            about = [part for part in (asks.date, variant and f"Paper {variant}") if part]
            html = paper(asks.course, picked, answers=answers, about=about, two=asks.two)
            papers[folder / f"exam{variant and f'_{variant}'}.pdf"] = html
        for lesson in () if asks.questions else lessons():
            page = Page.read(lesson)
            html = paper(page.title, page.questions, answers=answers, proof=page.proof)
            papers[folder / f"lesson_{lesson}.pdf"] = html
    with chromium() as browser:
        sheet = browser.new_page()
        for file, html in papers.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            sheet.set_content(html)
            print_a4(sheet, file, MARGIN)
    print(f"{asks.folder}: {len(papers)} papers, half of them with answers")


if __name__ == "__main__":
    main()
