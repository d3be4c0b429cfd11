"""The texts of the exercises: what the reader takes, what it refuses, and the Python in them."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from snl_algos import Board
from snl_algos.course import WrongAnswer, all_exercises, exercise_sets, register
from snl_algos.course.exercise_text import MarkdownError, read_lesson_text
from snl_algos.course.verdict import Verdict, not_yet, solved

ROOT = Path(__file__).parents[2]
FOLDER = Path(exercise_sets.__path__[0])

#: A lesson with all there can be.
TEXT = """\
# Lesson 3

## Questions

### Is a queue enough for a board `die=1`?

- [ ] No.
  > It is,
  > on every board.
- [x] Yes, and
  a stack too.
  > There is one face.

## 3.1 Count to three

- name: count-to-three
- kind: complete
- defines: three
- board: Board(8, {2: 8}, die=3)
- form: throws

Return 3.

- **A.** This is a list.

### Stub

```python
# A comment is no heading.
def three():
    return 2
```

### Hints

1. It is more than 2,
   and less than 4.

   - Count.
2. It is 3.

### Solution

```python
def three():
    two = 2

    two += 0
    return two + 1
```

And this is why.

### Replies

- wrong: Is cell {cell}
  the third?
- right: It is.

### Wrong answers

- one less, refuted by `Board(2)`
  - `+ 1` becomes nothing
  - `two += 0` becomes `two += 1 - 1`
- one more
  ```diff
       two += 0
  -    return two + 1
  +    two += 1
  +    return two + 1
  ```
- a text, refuted by `Board(3, {2: 3}, die=1)`
  ```python
  def three():
      return "3"
  ```
"""


def test_everything_is_read() -> None:
    """Would catch: a part that is lost, or put somewhere else; a line or a blank that is lost."""
    lesson = read_lesson_text(TEXT, "exercises_03.md")
    assert lesson.number == 3
    ((text, (no, yes)),) = lesson.questions
    assert text == "Is a queue enough for a board `die=1`?"
    assert no == ("No.", False, "It is, on every board.")
    assert yes == ("Yes, and a stack too.", True, "There is one face.")
    (one,) = lesson.exercises
    assert (one.number, one.title, one.name) == ("3.1", "Count to three", "count-to-three")
    assert (one.kind, one.defines) == ("complete", "three")
    assert one.board == Board(8, {2: 8}, die=3)
    assert one.task == "Return 3.\n\n- **A.** This is a list."
    assert one.stub == "# A comment is no heading.\ndef three():\n    return 2"
    assert one.hints == ("It is more than 2,\nand less than 4.\n\n- Count.", "It is 3.")
    assert one.solution == "def three():\n    two = 2\n\n    two += 0\n    return two + 1"
    assert one.after == "And this is why."
    assert (one.form, one.reasons) == ("throws", ())
    assert one.replies == ("Is cell {cell} the third?", "It is.")
    assert one.wrong_answers == (
        WrongAnswer(
            "one less", "def three():\n    two = 2\n\n    two += 1 - 1\n    return two ", Board(2)
        ),
        WrongAnswer(
            "one more",
            "def three():\n    two = 2\n\n    two += 0\n    two += 1\n    return two + 1",
        ),
        WrongAnswer("a text", 'def three():\n    return "3"', Board(3, {2: 3}, die=1)),
    )


#: What is replaced → by what, the line that is named, and what is expected there.
DAMAGE = {
    "no lesson": ("# Lesson 3\n", "# Levels\n", "# Levels", '"# Lesson" and a number, not "# L'),
    "another number": ("## 3.1", "## 3.2", "## 3.2 Count to three", '"## 3.1" and a title'),
    "two are right": ("- [ ] No.", "- [x] No.", "### Is", 'one right answer, "- [x]", below'),
    "no reason": ("  > There is one face.\n", "", "- [x] Yes", "and the reason, not"),
    "no kind": ("- kind: complete", "- kind: guess", "- name: ", "predict|complete|write|"),
    "no board": ("Board(8, {2: 8}, die", "Board(8, 2: 8, die", "- board: ", "a board, such as"),
    "an impossible board": ("8, {2: 8}, d", "8, {9: 8}, d", "- board: ", "but jump 9→8"),
    "code": ("Board(3, {2: 3}, die=1)", "Board(len('abc'))", "- a text", "a board, such as Board("),
    "no stub": ("### Stub\n", "", "### Hints", '"### Stub", not "### Hints"'),
    "no block": ("```python\n# A", "```\n# A", "```", 'a block of Python, not "```"'),
    "half of the replies": ("- right: It is.\n", "", "- wrong: Is", '"- wrong: " and "- right: "'),
    "no end": ('      return "3"\n  ```\n', '      return "3"\n', "  ```python", "a change of"),
    "disorder": ("2. It is 3.", "3. It is 3.", "3. It is 3.", '"2. " and a hint, or "### Sol'),
    "a strange change": ("`+ 1` becomes nothing", "+ 1 is gone", "  - + 1", "a change of the sol"),
    "twice": ("`two += 0` becomes", "`two` becomes", "  - `two`", "and this occurs 3 times"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_what_is_wrong_is_named_with_its_line(what: str) -> None:
    """Would catch: a slip that is taken for a text, or an error that does not say where it is."""
    old, new, named, expected = DAMAGE[what]
    assert TEXT.count(old) == 1
    damaged = TEXT.replace(old, new)
    with pytest.raises(MarkdownError) as error:
        read_lesson_text(damaged, "exercises_03.md")
    found = re.fullmatch(r"exercises_03\.md, line (\d+): expected (.*)", str(error.value))
    assert found, str(error.value)
    assert damaged.splitlines()[int(found[1]) - 1].startswith(named), str(error.value)
    assert expected in found[2], str(error.value)


# -- the files of the lessons ----------------------------------------------------------------------


def test_a_number_and_a_name_are_taken_once() -> None:
    """Would catch: a lesson that is lost because two files have its number; two exercises whose
    progress is stored in one place.
    """
    lessons = register.lesson_texts()
    files = [FOLDER / f"exercises_{number:02}.md" for number in lessons]
    assert sorted(FOLDER.glob("*.md")) == files
    names = [one.name for lesson in lessons.values() for one in lesson.exercises]
    assert len(set(names)) == len(names) == len(all_exercises())


def test_a_text_and_a_function_are_all_of_an_exercise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: another thing that a new exercise needs."""

    def count_to_three(three: Callable[..., Any]) -> Verdict:
        return solved("Three.") if three() == 3 else not_yet("Count again.")

    checks = ModuleType(f"{exercise_sets.__name__}.checks_99")
    vars(checks)["count_to_three"] = count_to_three
    monkeypatch.setitem(sys.modules, checks.__name__, checks)
    text = TEXT.replace("# Lesson 3", "# Lesson 99").replace("## 3.1", "## 99.1")
    text = text[: text.index("### Replies")] + text[text.index("### Wrong") :]
    (one,) = read_lesson_text(text, "exercises_99.md").exercises
    assert one.check_code(one.solution).passed
    for code in (one.stub, *(wrong.code for wrong in one.wrong_answers)):
        assert str(one.check_code(code)) == "Not yet. Count again."


def test_texts_and_checks_have_the_same_names() -> None:
    """Would catch: an exercise that cannot be checked, or a check that nobody can ask."""
    for number, lesson in register.lesson_texts().items():
        if all(one.is_text for one in lesson.exercises):
            continue
        checks = import_module(f"{exercise_sets.__name__}.checks_{number:02}")
        names = {
            name.replace("_", "-")
            for name, function in inspect.getmembers(checks, inspect.isfunction)
            if function.__module__ == checks.__name__
            and inspect.signature(function).return_annotation == "Verdict"
            and not name.startswith("_")
        }
        assert names == {one.name for one in lesson.exercises if not one.is_text}


def test_the_exercise_in_contributing_is_a_real_one() -> None:
    """Would catch: a text or a check that is not read any more as it is shown."""
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^````markdown\n(.*?)^````$", contributing, re.DOTALL | re.MULTILINE)
    (check,) = re.findall(
        r"^```python\n(def count_the_edges\(.*?)^```$", contributing, re.DOTALL | re.MULTILINE
    )
    assert text in (FOLDER / "exercises_02.md").read_text("utf-8")
    assert check in (FOLDER / "checks_02.py").read_text("utf-8")
