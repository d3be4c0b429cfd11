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

    ### Reasons

    - D after B: why a step of a proof uses another one
    - 3: why the third step follows, or does not

    ### Replies

    - wrong: Of an answer that is found by hand: what is wrong with cell {cell}?
    - right: What there is to say of the solution.

    ### Wrong answers

    - no jumps, refuted by `Board(8, {2: 8})`
      - `move[landing]` becomes `landing`

A wrong answer is the solution with changes, or other code in a block of Python. A change is a
line as above (also "`old` becomes nothing"), or a block `diff` of whole lines. The old text must
occur once. An exercise about one board has `- board: Board(8)` below `defines`, and below that
`- form: throws` (or jumps, distances) if a page lets you answer on the board. Texts may be broken
into lines anywhere.
"""

from __future__ import annotations

import re
from itertools import count
from typing import NamedTuple, NoReturn, cast, get_args

from ..board import Board, BoardError
from ..boards.notations import NOTATIONS
from .exercise_model import Exercise, Kind, WrongAnswer
from .quiz import Option, Question
from .text_checks import Reason, Replies

__all__ = ["LessonText", "MarkdownError", "read_lesson_text"]

KINDS = "|".join(get_args(Kind))
#: What begins an exercise, below its heading.
FIELDS = rf"""- name: (?P<name>[a-z0-9]+(?:-[a-z0-9]+)*)
- kind: (?P<kind>{KINDS})
- defines: (?P<defines>[A-Za-z_]\w*)
(?:- board: (?P<board>.+)
)?(?:- form: (?P<form>throws|jumps|distances)
)?
"""
OPTION = r"- \[(?P<right>[ x])\] (?P<text>.+\n(?:  (?!>).+\n)*)(?P<reason>(?:  > .+\n)+)"
#: Lines up to the next heading, or up to the end of a block.
PROSE, INSIDE = r"((?:(?!##).*\n)*)", r"((?:.*\n)*?)"
BLOCK = rf"```python\n{INSIDE}```\n"
SAID = r"(.+\n(?:  .+\n)*)"
REASON = rf"- (\w)(?: after (\w))?: {SAID}"
REPLIES = rf"- wrong: {SAID}- right: {SAID}"

#: What stands below the name of a wrong answer: code, or changes of the solution.
WHOLE = rf"  ```python\n{INSIDE}  ```\n"
CHANGE = (
    r"(?:  ```diff\n(?P<lines>(?:  [-+ ].*\n|\n)+)  ```\n"
    r"|  - `(?P<old>.+)` becomes (?:`(?P<new>.+)`|nothing)\n)"
)


class MarkdownError(ValueError):
    """A text that is not written as it has to be: the file, the line, and what is expected."""


class LessonText(NamedTuple):
    """A lesson's file: the questions that open the lesson, and its exercises."""

    number: int
    questions: tuple[Question, ...]
    exercises: tuple[Exercise, ...]


def read_lesson_text(text: str, file: str) -> LessonText:
    """Read the text of a lesson. The name of its file is for messages.

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
    snl_algos.course.exercise_text.MarkdownError: exercises_04.md, line 1: expected "# Lesson" \
and a number, not "# Level by level"
    """
    return _Reader(text, file).lesson()


class _Reader:
    """Reads a text from its beginning to its end: what comes next has to have the right form."""

    def __init__(self, text: str, file: str) -> None:
        self.text, self.file, self.at = f"{text}\n", file, 0

    def take(self, form: str) -> re.Match[str] | None:
        """Return what comes next, below empty lines, and go past it, if it has this form."""
        found = re.compile(rf"\n*{form}").match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def need(self, form: str, expected: str) -> re.Match[str]:
        """Return what comes next, which has to have this form."""
        return self.take(form) or self.fail(expected)

    def fail(self, expected: str, but: str = "", at: int | None = None) -> NoReturn:
        """Say what is expected in the place of what comes next, or at another place."""
        self.at = self.at if at is None else at
        self.take("")
        number = self.text.count("\n", 0, self.at) + 1
        line = self.text[self.at :].partition("\n")[0]
        but = but or f'not "{line}"'
        raise MarkdownError(f"{self.file}, line {number}: expected {expected}, {but}")

    def lesson(self) -> LessonText:
        lesson = self.need(r"# Lesson (\d+)\n", '"# Lesson" and a number')[1]
        questions, exercises = self.questions(), list[Exercise]()
        for number in (f"{lesson}.{place}" for place in count(1)):
            head = self.take(rf"## {re.escape(number)} (.+)\n")
            if head is None:
                break
            exercises.append(self.exercise(number, head[1]))
        if self.text[self.at :].strip():
            self.fail(f'"## {number}" and a title')
        return LessonText(int(lesson), questions, tuple(exercises))

    def questions(self) -> tuple[Question, ...]:
        found: list[Question] = []
        below = self.take("## Questions\n")
        while below and (head := self.take(r"### (.+)\n")):
            options: list[Option] = []
            while self.take("(?=- )"):
                one = self.need(OPTION, '"- [ ]" or "- [x]", an answer, "> " and the reason')
                reason = " ".join(one["reason"].replace("\n  > ", " ").split()[1:])
                options.append(Option(" ".join(one["text"].split()), one["right"] == "x", reason))
            if [one.right for one in options].count(True) != 1:
                self.fail('one right answer, "- [x]"', f'below "{head[1]}"', head.start())
            found.append(Question(head[1], tuple(options)))
        return tuple(found)

    def exercise(self, number: str, title: str) -> Exercise:
        fields = self.need(FIELDS, f"name, kind ({KINDS}), defines and an empty line")
        board = self.board(fields, "board")
        task = self.need(PROSE, "the task")[1].strip("\n") or self.fail("the task")
        self.need("### Stub\n", '"### Stub"')
        stub = self.need(BLOCK, "a block of Python")[1].strip("\n")
        self.need("### Hints\n", '"### Hints"')
        hints: list[str] = []
        while hint := self.take(rf"{len(hints) + 1}\. (.+\n(?:(?:   .*)?\n)*)"):
            hints.append(hint[1].replace("\n   ", "\n").strip("\n"))
        self.need("### Solution\n", f'"{len(hints) + 1}. " and a hint, or "### Solution"')
        solution = self.need(BLOCK, "a block of Python")[1].strip("\n")
        after = self.need(PROSE, "")[1].strip("\n")
        reasons: list[Reason] = []
        if fields["kind"] == "prove":
            self.need("### Reasons\n", '"### Reasons"')
            while one := self.take(REASON):
                reasons.append(Reason(one[1], one[2] or "", " ".join(one[3].split())))
        replies = None
        if self.take("### Replies\n"):
            wrong_or_right = self.need(REPLIES, '"- wrong: " and "- right: "')
            replies = Replies(*(" ".join(said.split()) for said in wrong_or_right.groups()))
        self.need("### Wrong answers\n", '"### Wrong answers"')
        wrong: list[WrongAnswer] = []
        while one := self.take(r"- (.+?)(?:, refuted by `(.+)`)?\n"):
            board_of_one = self.board(one, 2)
            wrong.append(WrongAnswer(one[1], self.wrong_code(solution), board_of_one))
        return Exercise(
            number=number, title=title, name=fields["name"], kind=cast(Kind, fields["kind"]),
            defines=fields["defines"], task=task, stub=stub, hints=tuple(hints), solution=solution,
            after=after, wrong_answers=tuple(wrong), board=board, form=fields["form"] or "",
            reasons=tuple(reasons), replies=replies,
        )  # fmt: skip

    def board(self, found: re.Match[str], group: str | int) -> Board | None:
        """Return the board that a call such as `Board(8, {2: 8})` makes. It is not run."""
        if found[group] is None:
            return None
        try:
            return NOTATIONS["python"].read(found[group])[0].board
        except BoardError as error:
            self.fail("a board, such as Board(8, {2: 8})", f"but {error}", found.start(group))

    def wrong_code(self, solution: str) -> str:
        """Return the code of a wrong answer: other code, or the solution with its changes."""
        if whole := self.take(WHOLE):
            return re.sub("^  ", "", whole[1], flags=re.M).strip("\n")
        code = before = f"\n{solution}\n"
        while change := self.take(CHANGE):
            old, new = change["old"], change["new"] or ""
            if change["lines"]:
                lines = [line[2:] for line in change["lines"].splitlines()]
                old, new = (
                    "\n".join(["", *(line[1:] for line in lines if line[:1] != other), ""])
                    for other in "+-"
                )
            if (times := code.count(old)) != 1:
                but = f"and this occurs {times} times"
                self.fail("what occurs once in the solution", but, change.start())
            code = code.replace(old, new)
        return code[1:-1] if code != before else self.fail("a change of the solution, or code")
