"""The questions and the exercises of a lesson, read from a Markdown file.

    # Lesson 2

    ## Questions

    ### Does the graph get an edge from 3 to 7?

    - [ ] A wrong answer.
      > The reason, which is shown when the answer is chosen.
    - [x] The right answer.
      > The reason.

    ## 2.1 Write it yourself

    - name: write-it-yourself
    - kind: complete
    - defines: my_bfs

    The task.

    ### Stub

    A block of Python.

    ### Hints

    1. A hint.

    ### Solution

    A block of Python, and what there is to say about it.

    ### Wrong answers

    - no jumps, refuted by `Board(8, {2: 8})`
      - `move[landing]` becomes `landing`

A wrong answer is the solution with changes, or other code in a block of Python. A change is a
line as above (also "`old` becomes nothing"), or a block `diff` of whole lines. The old text must
occur once. An exercise about one board has `- board: Board(8)` below `defines`. Questions at the
end of the lesson stand under `## Review`. Texts may be broken into lines anywhere.
"""

from __future__ import annotations

import ast
import re
from itertools import zip_longest
from typing import NamedTuple, cast, get_args

from ..board import Board, BoardError
from .exercise_model import Exercise, Kind, Text, WrongAnswer
from .markdown_parts import Line, MarkdownReader, Section, below_blank, joined
from .quiz import Option, Question

__all__ = ["LessonText", "read_lesson_text"]

#: The fields of an exercise, in order, and how each is written. The last may be left out.
FIELDS = {
    "name": r"[a-z0-9]+(-[a-z0-9]+)*",
    "kind": "|".join(get_args(Kind)),
    "defines": r"[A-Za-z_]\w*",
    "board": r"Board\(.+\)",
}
#: The parts of an exercise below its task, in order.
PARTS = ("Stub", "Hints", "Solution", "Wrong answers")


class LessonText(NamedTuple):
    """The contents of a lesson's file.

    Attributes
    ----------
    number : int
        The number of the lesson.
    questions, review : tuple of Question
        The questions that open it, and those that close it.
    exercises : tuple of Exercise
        Its exercises, in order.
    """

    number: int
    questions: tuple[Question, ...]
    review: tuple[Question, ...]
    exercises: tuple[Exercise, ...]


def read_lesson_text(text: str, file: str) -> LessonText:
    """Read the file of a lesson.

    Parameters
    ----------
    text : str
        What is in the file.
    file : str
        Its name, for messages.

    Raises
    ------
    MarkdownError
        If something is missing, or not written as it has to be.

    Examples
    --------
    >>> read_lesson_text("# Lesson 4", "exercises_04.md").number
    4
    >>> read_lesson_text("# Level by level", "exercises_04.md")
    Traceback (most recent call last):
        ...
    snl_algos.course.markdown_parts.MarkdownError: exercises_04.md, line 1: expected \
"# Lesson" and a number, not "# Level by level"
    """
    return _Reader(file).lesson([Line(*one) for one in enumerate(text.splitlines(), start=1)])


class _Reader(MarkdownReader):
    """Reads the parts of a file. Each is given as lines, which know their numbers."""

    def lesson(self, lines: list[Line]) -> LessonText:
        first = lines[0] if lines else Line(1, "")
        head = re.fullmatch(r"# Lesson (\d+)", first.text)
        if not head:
            self.fail(first, '"# Lesson" and a number')
        questions: dict[str, tuple[Question, ...]] = {}
        exercises: list[Exercise] = []
        for section in self.sections(lines[1:], "## "):
            number = f"{head[1]}.{len(exercises) + 1}"
            if section.title in ("Questions", "Review") and section.title not in questions:
                below = self.sections(section.lines, "### ")
                questions[section.title] = tuple(map(self.question, below))
            elif section.title.startswith(f"{number} "):
                exercises.append(self.exercise(section, number))
            else:
                self.fail(section.heading, f'"## {number}" and a title, or questions')
        opening, closing = (questions.get(one, ()) for one in ("Questions", "Review"))
        return LessonText(int(head[1]), opening, closing, tuple(exercises))

    # -- questions -----------------------------------------------------------------------------

    def question(self, section: Section) -> Question:
        options = tuple(map(self.option, self.items(section, lambda _: "- ")))
        if [one.right for one in options].count(True) != 1:
            self.missing(section.heading, 'one right answer, "- [x]"')
        return Question(section.title, options)

    def option(self, lines: list[Line]) -> Option:
        marked = re.fullmatch(r"\[([ x])\] (.+)", lines[0].text)
        if not marked:
            self.fail(lines[0], '"[ ]" or "[x]" and an answer')
        text, reason = [marked[2]], list[str]()
        for line in below_blank(lines[1:]):
            if line.text.startswith("> "):
                reason.append(line.text.removeprefix("> "))
            elif reason and line.text:
                self.fail(line, '"> " and more of the reason')
            elif line.text:
                text.append(line.text)
        if not reason:
            self.missing(lines[0], '"> " and the reason')
        return Option(" ".join(text), marked[1] == "x", " ".join(reason))

    # -- exercises -----------------------------------------------------------------------------

    def exercise(self, section: Section, number: str) -> Exercise:
        lead, parts = self.split(section.lines, "### ")
        for title, part in zip_longest(PARTS, parts):
            if part is None:
                self.missing(section.heading, f'"### {title}"')
            if part.title != title:
                self.fail(part.heading, f'"### {title}"' if title else "the next exercise")
        stub, hints, solution, wrong = parts
        fields, task = self.fields(lead, section.heading)
        code, after = self.block(solution.lines, solution.heading)
        return Exercise(
            number=number,
            title=section.title.removeprefix(f"{number} "),
            name=fields["name"].text,
            kind=cast(Kind, fields["kind"].text),
            defines=fields["defines"].text,
            task=joined(task) or self.missing(section.heading, "the task"),
            stub=self.only_block(stub),
            hints=tuple(map(joined, self.items(hints, lambda number: f"{number}. "))),
            solution=Text(code),
            after=joined(after),
            wrong_answers=tuple(
                self.wrong_answer(item, code) for item in self.items(wrong, lambda _: "- ")
            ),
            board=self.board(fields["board"]) if "board" in fields else None,
        )

    def only_block(self, section: Section) -> str:
        code, below = self.block(section.lines, section.heading)
        for line in below_blank(below)[:1]:
            self.fail(line, "nothing below the block")
        return code

    def fields(self, lines: list[Line], heading: Line) -> tuple[dict[str, Line], list[Line]]:
        """Return name → value of the fields, and the lines below them."""
        lines = below_blank(lines)
        fields: dict[str, Line] = {}
        for name, form in FIELDS.items():
            line = lines[0] if lines else Line(heading.number, "")
            written = re.fullmatch(rf"- {name}: ({form})", line.text)
            if written:
                fields[name] = Line(line.number, written[1])
                lines = lines[1:]
            elif name != "board":
                self.fail(line, f'"- {name}: " and {form}')
        if lines and lines[0].text:
            self.fail(lines[0], "an empty line, and then the task")
        return fields, lines

    def board(self, line: Line) -> Board:
        """Return the board that a call such as `Board(8, {2: 8})` makes. It is not run."""
        expected = "a board, such as Board(8, {2: 8})"
        try:
            call = ast.parse(line.text, mode="eval").body
            if not isinstance(call, ast.Call) or ast.unparse(call.func) != "Board":
                self.fail(line, expected)
            given = [ast.literal_eval(one) for one in call.args]
            named = {str(one.arg): ast.literal_eval(one.value) for one in call.keywords}
            return Board(*given, **named)
        except BoardError as error:
            self.fail(line, expected, f"but {error}")
        except (SyntaxError, TypeError, ValueError):
            self.fail(line, expected)

    def wrong_answer(self, lines: list[Line], solution: str) -> WrongAnswer:
        head = re.fullmatch(r"(.+?)(?:, refuted by `(.+)`)?", lines[0].text)
        if not head:
            self.fail(lines[0], "a few words on what goes wrong")
        board = self.board(Line(lines[0].number, head[2])) if head[2] else None
        below = below_blank(lines[1:]) or self.missing(lines[0], "a change of the solution")
        if below[0].text == "```python":
            code, below = self.block(below, lines[0])
            for line in below_blank(below)[:1]:
                self.fail(line, "nothing below the whole code")
            return WrongAnswer(head[1], code, board)
        code = solution
        while below:
            code, below = self.changed(code, below)
            below = below_blank(below)
        return WrongAnswer(head[1], code, board)

    def changed(self, code: str, lines: list[Line]) -> tuple[str, list[Line]]:
        """Return code with the change that comes first, and the lines below that."""
        if lines[0].text == "```diff":
            changes, below = self.inside(lines)
            for line in changes:
                if line.text[:1] not in "-+ ":
                    self.fail(line, '"-", "+" or a space at the beginning')
            old, new = (
                "".join(f"{line.text[1:]}\n" for line in changes if line.text[:1] != other)
                for other in "+-"
            )
            return self.replaced(f"\n{code}\n", f"\n{old}", f"\n{new}", lines[0])[1:-1], below
        change = re.fullmatch(r"- `(.+)` becomes (?:`(.+)`|nothing)", lines[0].text)
        if not change:
            self.fail(lines[0], 'a change, "- `old` becomes `new`"')
        return self.replaced(code, change[1], change[2] or "", lines[0]), lines[1:]

    def replaced(self, code: str, old: str, new: str, line: Line) -> str:
        if (times := code.count(old)) != 1:
            self.fail(line, "what occurs once in the solution", f"and this occurs {times} times")
        return code.replace(old, new)
