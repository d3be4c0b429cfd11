"""`turn` and `source`, the small tools of the lessons."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from snl_algos import ALGORITHMS, MISTAKES, source, turn
from snl_algos.widgets.saved import TURN


def test_a_turned_control_runs_the_function_again(capsys: pytest.CaptureFixture[str]) -> None:
    """A slider that changes nothing, or an argument that gets another's value."""
    calls = []
    tool = turn(lambda die, chained: calls.append((die, chained)), die=(1, 6), chained=False)
    tool.controls["die"].value = 4
    tool.controls["chained"].value = True
    assert calls[-2:] == [(4, False), (4, True)]
    assert repr(tool) == "Run this cell to change die (now 4), chained (now True)."


def test_what_is_saved_says_what_it_was() -> None:
    """A saved lesson that shows the address of an object, or nothing at all."""
    data = turn(lambda die: None, die=(1, 6))._repr_mimebundle_()
    assert data["text/plain"] == "Run this cell to change die (now 3)."
    assert data[TURN]["values"] == {"die": 3}


def test_the_source_of_a_function_without_a_name() -> None:
    """Would catch: an IndexError where no line begins with def."""
    double = lambda number: 2 * number  # noqa: E731
    assert "2 * number" in str(source(double))


def test_the_source_is_the_source() -> None:
    """Would catch: a pasted copy that grows old; a decorator or thirty lines of documentation that
    a learner need not read; the example of a mistake, which gives its board away, also below it; an
    algorithm whose idea a notebook does not show.
    """
    for name, program in {**ALGORITHMS, **MISTAKES}.items():
        shown = str(source(name))
        assert shown.startswith("def "), name
        whole = inspect.getsource(program.function)
        head, said, code = shown.split('"""')
        assert whole.endswith(code + "\n") and f'{head}"""{said}\n' in whole, name
        assert said.count("\n") == 0 and said.endswith("."), name
        markdown = source(name)._repr_markdown_()
        assert markdown.startswith(f"```python\n{shown}\n```") and "```" not in shown
        file = Path(inspect.getfile(program.function)).read_text("utf-8").strip()
        assert (f"\n{file}\n```" in markdown) == (name in ALGORITHMS), name
        assert markdown.count("```") == (4 if name in ALGORITHMS else 2), name


def test_an_unknown_name() -> None:
    with pytest.raises(KeyError, match="no algorithm and no mistake 'queue'"):
        source("queue")


def test_what_draws_itself_is_saved_with_its_picture() -> None:
    """Would catch: a saved proof without its sentences, a picture that no reader can open."""

    class Drawn:
        def at(self, step: int = 1) -> str:
            return f"step {step}"

        def __repr__(self) -> str:
            return "1. One.\n2. Two."

        def _repr_svg_(self) -> str:
            return "<svg/>"

    tool = turn(Drawn().at, step=(1, 2))
    data = tool._repr_mimebundle_()
    assert data["image/svg+xml"] == "<svg/>"
    assert data["text/plain"] == "1. One.\n2. Two.\n\nRun this cell to change step (now 1)."
    assert "image/svg+xml" not in turn(lambda die: None, die=(1, 6))._repr_mimebundle_()
