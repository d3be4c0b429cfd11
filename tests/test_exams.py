"""The exam questions in `exams/`: code that runs, computed numbers, points that add up.

A page of it holds three to six questions. Below the heading of each come the question, then
`**Answer.**`, `**Marking.**` with a line for each group of points, and code that computes what the
answer says.
"""

from __future__ import annotations

import doctest
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tools.exams import EXAMS, FENCE, Page, Question, boards_in, chosen, paper, questions

pytest.importorskip("numpy")

ROOT = Path(__file__).parents[1]
PAGES = sorted(EXAMS.glob("lesson_*.md"))
LESSONS = sorted((ROOT / "lessons").glob("[0-9][0-9]_*.ipynb"))

#: Kinds of questions; a page has at least four of them.
KINDS = {
    "Trace", "Explain", "Find the board", "Prove", "Estimate", "Compare", "Repair", "Translate",
}  # fmt: skip


def numbers(text: str) -> set[str]:
    """The numbers in a text, without code and without terms such as *k* + 1.

    >>> sorted(numbers("21 of 1,000 throws, `Board(9)`, after *k* + 3 rounds: 5/6"))
    ['1000', '21', '5/6']
    """
    text = FENCE.sub(" ", text)
    text = re.sub(r"`[^`]*`", " ", text)
    text = re.sub(r"(?<=[\w*)]) [-+/] \d+|\d+(?= [-+/] \*?[a-z])|\b(?:d|N) ?\^? ?\d\b", " ", text)
    return {n.replace(",", "") for n in re.findall(r"\d+(?:[.,/]\d+)*", text)}


def not_computed(one: Question) -> set[str]:
    """What an answer says without a source.

    A piece of code must be in the question or in the code that is run. A number must be given in
    one of these pieces, in the question, or in what is printed.
    """
    lines = one.check.splitlines()
    printed = " ".join(line for line in lines if not line.startswith((">>>", "...")))
    shown = set(re.findall(r"`([^`\n]*\d[^`\n]*)`", FENCE.sub(" ", one.answer)))
    run = {code for code in shown if code in one.check or code in one.asked}
    known = numbers(" ".join([one.asked.replace("`", " "), printed, *run]))
    return (numbers(one.answer) - known) | (shown - run)


def run(text: str, name: str) -> list[str]:
    """Run the code of a page, and return what differs from what it shows."""
    names: dict[str, Any] = {}
    failed: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    for code in FENCE.findall(text):
        if code.startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(code, names, name, name, 0)
            runner.run(test, out=failed.append, clear_globs=False)
            names.update(test.globs)
        else:
            exec(compile(code, name, "exec"), names)
    return failed


@cache
def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page(page: Path) -> None:
    """Points that do not add up, one kind of question only, a number that nothing computes."""
    found = questions(text_of(page))
    assert 3 <= len(found) <= 6
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert {one.kind for one in found} <= KINDS
    assert len({one.kind for one in found}) >= min(4, len(found))
    for one in found:
        # A paper has some of the questions, with new numbers.
        assert not re.search(r"\bquestions? \d", one.asked + one.answer), one.number
        marked = map(int, re.findall(r"^- (\d+): ", one.marking, re.MULTILINE))
        assert sum(marked) == one.points, one.number
        assert 5 <= one.minutes <= 10, one.number
        assert one.check or one.kind in ("Prove", "Explain"), one.number
    assert {one.number: missing for one in found if (missing := not_computed(one))} == {}
    assert run(text_of(page), page.name) == []


def test_every_lesson_has_its_page() -> None:
    """A lesson without an exam, or with nothing to prove at the board."""
    assert [page.stem[-2:] for page in PAGES] == [lesson.name[:2] for lesson in LESSONS]
    for page in PAGES:
        proof = text_of(page).partition("\n## For the board: ")[2]
        assert len(re.findall(r"^\d\. ", proof, re.MULTILINE)) >= 3, page.name


def test_learners_are_not_led_to_the_answers() -> None:
    """A link from a lesson, from the book or from a page that the book shows."""
    read = [*LESSONS, ROOT / "lessons" / "README.md", *(ROOT / "book").glob("*.md")]
    read += [*(ROOT / "book" / "docs").glob("*.md"), *ROOT.glob("C*.md")]
    for page in read:
        assert not re.search(r"\]\([^)]*exams/", text_of(page)), page.name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_paper_for_students_gives_nothing_away(page: Path) -> None:
    """Would catch: an answer, a marking scheme or a proof in the paper for students; a question
    without its board or without room to write; a paper with answers that lacks one."""
    title, asked, proof = Page.read(page.stem[-2:])
    plain, marked = (paper(title, asked, answers=one, proof=proof) for one in (False, True))
    assert plain.count('class="room"') == marked.count('class="answer"') == len(asked)
    assert not re.search("Marking|>Answer|At the board|&gt;&gt;&gt;", plain)
    assert "&gt;&gt;&gt; " not in marked
    assert marked.count("<h3>Marking") == len(asked)
    assert "<h2>At the board: " in marked
    for one in asked:
        assert f"{one.number}. {one.kind}" in plain
    assert plain.count("<img ") == sum(len(boards_in(one.asked)) for one in asked)


def test_one_paper_of_questions_of_several_lessons() -> None:
    """Would catch: the wrong questions, their old numbers, points of those that are left out, a
    paper without its course, its date or a line for the name.
    """
    first, second = (questions(text_of(PAGES[at])) for at in (1, 6))
    asked = chosen(["02:4,1", "07"])
    assert asked == [first[3], first[0], *second]
    sheet = paper("Algorithms 1", asked, answers=False, about=["3 March"])
    heads = re.findall(r"<h2>(\d)\. ([\w ]+)<", sheet)
    assert heads == [(str(at), one.kind) for at, one in enumerate(asked, start=1)]
    points, minutes = (sum(numbers) for numbers in zip(*(one[2:4] for one in asked), strict=True))
    assert f"3 March · {points} points, {minutes} minutes" in sheet
    assert "<h1>Algorithms 1</h1>" in sheet and "Name <span>" in sheet


def form(text: str) -> str:
    """A text without its boards and numbers."""
    return re.sub(r"-?\d+", "#", re.sub(r"`Board[^`]*`", "#", text))


def shown(code: str) -> list[str]:
    """What code shows, line by line."""
    return [line for line in code.strip("`\n").splitlines() if not line.startswith((">>>", "..."))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_paper_b_asks_as_much_of_other_boards(page: Path) -> None:
    """Would catch: the answer of paper A on paper B; a board that makes the question easier, or
    false; a question that does not say that it is the same.
    """
    ours, theirs = (Page.read(page.stem[-2:], paper_b=b).questions for b in (False, True))
    for mine, other in zip(ours, theirs, strict=True):
        if not mine.other:
            assert other == mine
            continue
        before, after = boards_in(mine.asked), boards_in(other.asked)
        assert [board.summary() for board in before] == [board.summary() for board in after]
        assert not {*before} & {*after}
        assert form(mine.asked) == form(other.asked)
        (code,) = FENCE.findall(other.answer)
        assert shown(code) != shown(mine.check)
        assert list(map(form, shown(code))) == list(map(form, shown(mine.check)))
    sheet = paper("Exam", ours, answers=True, two=True)
    assert sheet.count("The same on papers A and B") == sum(not one.other for one in ours)


@pytest.mark.parametrize("word", ["99", "03:7", "3", "03:1;2"])
def test_a_question_that_is_not_there_is_named(word: str) -> None:
    """Would catch: an exam with a question less than its author has counted on."""
    with pytest.raises(ValueError, match=word):
        chosen(["02:1", word])
