"""Exam papers as PDF: for students with room to write, and with answers for those who mark them.

    python -m tools.exams FOLDER [LESSON[:QUESTIONS] ...]

prints FOLDER/students/lesson_03.pdf and FOLDER/answers/lesson_03.pdf with Chromium, from
exams/lesson_03.md. "03:1,4" takes two of the questions. Without a lesson, all are printed.
"""

from __future__ import annotations

import ast
import re
import shutil
import sys
from base64 import b64encode
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from snl_algos import Board
from snl_algos.pictures import board_picture

__all__ = ["EXAMS", "FENCE", "Question", "boards_in", "paper", "questions", "write_papers"]

EXAMS = Path(__file__).parents[1] / "exams"
FENCE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^## (\d)\. (.+) \((\d+) points, (\d+) minutes\)\n", re.MULTILINE)

MARGIN = {"top": "18mm", "bottom": "18mm", "left": "20mm", "right": "20mm"}
#: People write about this much in a minute, in mm of paper, and never on less than a few lines.
MM_PER_MINUTE, LEAST_MM = 9, 45
#: A larger board is not drawn: it would fill a page, and its question is about its size.
MOST_CELLS = 50

_STYLE = """
@page { size: A4; }
body { margin: 0; font: 11pt/1.45 "Source Serif 4", Georgia, "DejaVu Serif", serif; color: #111; }
h1 { margin: 0 0 1mm; font: 600 17pt/1.2 "DejaVu Sans", sans-serif; }
h2 { margin: 0 0 2mm; font: 600 12pt/1.3 "DejaVu Sans", sans-serif; display: flex; gap: 4mm; }
h2 small { margin-left: auto; font-size: 9.5pt; font-weight: normal; white-space: nowrap; }
.total { margin: 0 0 7mm; font: 9.5pt "DejaVu Sans", sans-serif; color: #444; }
.who { display: flex; align-items: end; gap: 4mm; margin: 0 0 8mm;
       font: 9.5pt "DejaVu Sans", sans-serif; }
.who span { border-bottom: 0.3mm solid #555; flex: 2; height: 7mm; }
.who span:last-child { flex: 1; }
section { margin: 0 0 8mm; break-inside: avoid; }
p, ul, ol { margin: 0 0 2.5mm; }
code { font: 9.5pt "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
pre { margin: 0 0 3mm; padding: 2.5mm 3.5mm; border-left: 0.8mm solid #999; background: #f5f5f5;
      white-space: pre-wrap; break-inside: avoid; }
.boards { display: flex; flex-wrap: wrap; gap: 5mm; margin: 1mm 0 3mm; }
.boards img { max-width: 100%; height: 46mm; }
.room { border: 0.25mm solid #aaa; border-radius: 1mm; break-inside: avoid; }
.answer { margin: 3mm 0 0; padding: 3mm 4mm; border: 0.25mm solid #777; border-radius: 1mm; }
.answer h3 { margin: 3mm 0 1mm; font: 600 9.5pt "DejaVu Sans", sans-serif; }
.answer h3:first-child { margin-top: 0; }
.boards:empty { display: none; }
.board { break-before: page; }
"""
_FOOTER = (
    '<div style="width: 100%; font: 9px sans-serif; text-align: center; color: #555">'
    '<span class="title"></span> · <span class="pageNumber"></span> of '
    '<span class="totalPages"></span></div>'
)


class Question(NamedTuple):
    """A question of a page, in its parts."""

    number: int
    kind: str
    points: int
    minutes: int
    asked: str
    answer: str
    marking: str
    check: str


def questions(text: str) -> list[Question]:
    """Return the questions of a page."""
    found = []
    parts = _HEADING.split(text.partition("\n## For the board")[0])
    for number, kind, points, minutes, body in zip(
        *(parts[i::5] for i in range(1, 6)), strict=True
    ):
        asked, _, rest = body.partition("**Answer.**")
        answer, _, rest = rest.partition("**Marking.**")
        marking, _, check = rest.partition("```python\n")
        found.append(
            Question(int(number), kind, int(points), int(minutes), asked, answer, marking, check)
        )
    return found


def boards_in(text: str) -> list[Board]:
    """Return the small boards that a question names, to be drawn under it.

    Examples
    --------
    >>> boards_in("Run it on `Board(9, {3: 7}, die=2)`, not on `Board(500)` or `Board(n)`.")
    [Board(9, {3: 7}, die=2)]
    """
    found = []
    for code in dict.fromkeys(re.findall(r"`(Board\([^`]*\))`", text)):
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


def paper(page: str, chosen: Iterable[int] = (), *, answers: bool) -> str:
    """Return an exam paper as HTML.

    Parameters
    ----------
    page : str
        The text of a page of `exams`.
    chosen : iterable of int
        The numbers of the questions; by default all. They are numbered anew.
    answers : bool
        Whether answers and marking schemes are in it, and the proof for the board. Otherwise there
        is room to write.
    """
    lesson = page.partition("\n")[0].removeprefix("# ")
    wanted = list(chosen)
    asked = [one for one in questions(page) if not wanted or one.number in wanted]
    points, minutes = sum(one.points for one in asked), sum(one.minutes for one in asked)
    body = f"<h1>{escape(lesson)}</h1>"
    body += f'<p class="total">{points} points, {minutes} minutes'
    body += ", with answers</p>" if answers else "</p>"
    if not answers:
        body += '<div class="who">Name <span></span> Number <span></span></div>'
    body += "".join(_section(at, one, answers) for at, one in enumerate(asked, start=1))
    if answers and not wanted:
        proof = "## At the board: " + page.partition("\n## For the board: ")[2]
        body += f'<section class="board">{_html(_without_checks(proof))}</section>'
    title = f"{lesson}, with answers" if answers else lesson
    return (
        f'<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style><body>{body}</body></html>"
    )


def _section(number: int, one: Question, answers: bool) -> str:
    boards = "".join(map(_picture, boards_in(one.asked)))
    unit = "point" if one.points == 1 else "points"
    below = (
        f'<div class="answer"><h3>Answer</h3>{_html(one.answer)}'
        f"<h3>Marking: points</h3>{_html(one.marking)}</div>"
        if answers
        else f'<div class="room" style="height: {_millimetres(one.minutes)}mm"></div>'
    )
    return (
        f'<section><div class="asked"><h2>{number}. {escape(one.kind)}'
        f"<small>{one.points} {unit}, {one.minutes} minutes</small></h2>"
        f'{_html(one.asked)}<div class="boards">{boards}</div></div>{below}</section>'
    )


def _millimetres(minutes: int) -> int:
    return max(LEAST_MM, MM_PER_MINUTE * minutes)


def _without_checks(text: str) -> str:
    """Leave out the code that computes numbers for the tests."""
    return FENCE.sub(lambda found: "" if found[1].startswith(">>>") else found[0], text)


def _picture(board: Board) -> str:
    data = b64encode(board_picture(board).svg().encode()).decode()
    return f'<img src="data:image/svg+xml;base64,{data}" alt="{board.summary()}">'


def _html(text: str) -> str:
    from markdown_it import MarkdownIt

    rendered: str = MarkdownIt("commonmark").enable("table").render(text.strip())
    return rendered


def write_papers(browser: Any, folder: Path, wanted: dict[str, list[int]]) -> None:
    """Print both papers of each lesson.

    Parameters
    ----------
    browser : playwright.sync_api.Browser
        A running Chromium.
    folder : Path
        Where the folders `students` and `answers` go.
    wanted : dict
        Lesson, as in "02" → the numbers of its questions; all if there are none.
    """
    sheet = browser.new_page()
    for lesson, chosen in wanted.items():
        text = (EXAMS / f"lesson_{lesson}.md").read_text(encoding="utf-8")
        for kind in ("students", "answers"):
            (folder / kind).mkdir(parents=True, exist_ok=True)
            sheet.set_content(paper(text, chosen, answers=kind == "answers"))
            sheet.pdf(path=folder / kind / f"lesson_{lesson}.pdf", format="A4", margin=MARGIN,
                      print_background=True, display_header_footer=True,
                      header_template="<span></span>", footer_template=_FOOTER)  # fmt: skip
    sheet.close()


def _wanted(words: list[str]) -> dict[str, list[int]]:
    """Return what the command line asks for, or end with what would be right."""
    there = [page.stem[-2:] for page in sorted(EXAMS.glob("lesson_*.md"))]
    found: dict[str, list[int]] = {}
    for word in words or there:
        lesson, _, numbers = word.partition(":")
        if lesson not in there or not re.fullmatch(r"(?:[1-6](?:,[1-6])*)?", numbers):
            sys.exit(f"{word}: give a lesson from {there[0]} to {there[-1]}, or 03:1,4")
        found[lesson] = [int(number) for number in numbers.split(",") if number]
    return found


def main() -> None:
    """Print the lessons that are named, or all."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder, wanted = Path(sys.argv[1]), _wanted(sys.argv[2:])
    path = shutil.which("chromium")
    if path is None:
        sys.exit("exams are printed with Chromium; `make browser` installs it")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        write_papers(browser, folder, wanted)
        browser.close()
    print(f"{folder}: {len(wanted)} papers for students, and the same with answers")


if __name__ == "__main__":
    main()
