"""A proof as a list of steps, and a drawing with the parts lit that a step speaks about."""

from __future__ import annotations

import re
from collections.abc import Collection
from html import escape
from importlib.resources import files
from typing import NamedTuple

from .drawers import Sketch
from .drawings import Drawing

__all__ = ["DrawnProof", "Step", "drawn"]


class Step(NamedTuple):
    """A step of a proof: what it says, and the marks of the parts that it speaks about."""

    sentence: str
    lit: Collection[str]


class Shown(NamedTuple):
    """A step with its drawing, for a notebook and a page."""

    sentence: str
    drawing: Drawing
    lit: Collection[str]
    about: str  # what the drawing shows, in words
    #: There is room for the longest sentence, so the drawing stays where it is.
    lines: int = 3

    @property
    def svg(self) -> str:
        """The drawing for a page."""
        return self.drawing.svg(self.about, self.lit)

    def __repr__(self) -> str:
        return self.sentence

    def _repr_html_(self) -> str:
        room = f"min-height:{1.6 * self.lines:g}em;margin:0 0 .5rem;max-width:34rem"
        style = f"{room};font-size:1rem;line-height:1.6;display:flex;align-items:end"
        return f'<p style="{style}">{_in_lines(self.sentence)}</p>{self.svg}'

    def _repr_svg_(self) -> str:
        """Return the drawing, for where nothing runs."""
        return self.drawing.still(self.about, self.lit)


def _in_lines(sentence: str) -> str:
    """Return a sentence for a page, where no line ends within k + 1 or k = 2."""
    return re.sub(r"(?<=\b\w) ([+=-]) (?=\w\b)", "\u00a0\\1\u00a0", escape(sentence))


class DrawnProof:
    """A proof with a drawing: step by step, other parts of it are lit.

    `about` says in words what the drawing shows. `steps` has the steps, and after each one, in
    brackets, the parts that it speaks about.

    Examples
    --------
    >>> sketch = Sketch(360, 40).cells({1: (20, 20)})
    >>> proof = DrawnProof("The start.", "1. You stand on 1. [cell 1]", sketch)
    >>> proof.at(1)
    1 of 1: You stand on 1.
    """

    def __init__(self, about: str, steps: str, drawing: Sketch) -> None:
        self.about, self.drawing = " ".join(about.split()), drawing
        self.steps = [
            Step(" ".join(sentences.split()), drawing.named(" ".join(lit.split())))
            for sentences, lit in re.findall(r"\d+\. ([^\[\]]+)\[([^\[\]]+)\]", steps)
        ]

    def at(self, step: int = 0) -> Shown:
        """Return a step, counted from 1, with its drawing; at 0 nothing is said yet."""
        sentence, lit = self.steps[step - 1] if step else Step("Move the slider.", ())
        about = f"{self.about} The parts that this step speaks about are lit."
        said = f"{step} of {len(self.steps)}: {sentence}"
        return Shown(said, self.drawing, lit, about)

    def __repr__(self) -> str:
        return "\n".join(f"{at}. {step.sentence}" for at, step in enumerate(self.steps, start=1))

    def _repr_svg_(self) -> str:
        """Return the last step, for where nothing runs."""
        return self.drawing.still(self.about, self.steps[-1].lit)


def drawn(name: str, drawing: Sketch) -> DrawnProof:
    """Return a proof whose words are in `proofs.md`, below its name."""
    text = files(__package__).joinpath("proofs.md").read_text("utf-8")
    about, steps = text.partition(f"## {name}\n")[2].partition("\n## ")[0].split("\n\n1. ")
    return DrawnProof(about, f"1. {steps}", drawing)
