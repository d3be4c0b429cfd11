"""An exercise: its texts, and the check that judges what a learner made."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from itertools import count
from typing import Any, Literal, NamedTuple, get_type_hints

from ..board import Board, BoardError
from ..programs import ProgramError
from ..programs.program import line_in, outcome_of_error
from ..progress import Progress, shown
from ..sandbox.in_process import run_within
from .learner_calls import calling
from .learner_values import WrongValue, read
from .text_checks import Reason, Replies, by_hand, in_order, kind_of, the_gap
from .verdict import Verdict, does_not_run, not_yet

__all__ = ["Exercise", "Kind", "WrongAnswer"]

#: The learner says what will happen; fills a gap; writes a whole function; finds the board that
#: breaks a program; corrects a program; puts a proof together or finds its gap.
Kind = Literal["predict", "complete", "write", "draw", "repair", "prove"]

#: The longest that code may take before its function is called at all, in seconds.
LOADING = 5.0

_numbers = count(1)


class WrongAnswer(NamedTuple):
    """A typical wrong answer: what went wrong, in a few words, and Python in the place of the
    solution.
    """

    name: str
    code: str
    board: Board | None = None  #: the one in the verdict; None if that is a reason without a board


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise: its texts, and a check.

    Attributes
    ----------
    number, title : str
        "3.1" is the first of lesson 3.
    name : str
        Its name where it is stored, "write-it-yourself": it stays when lessons are renumbered.
    kind : str
        What the learner does: predict, complete, write, draw, repair or prove.
    defines : str
        The name that the learner's code defines, and that is checked.
    task : str
        What to do, in Markdown.
    stub, solution : str
        Python, before and after.
    hints : tuple of str
        In Markdown; each says a little more.
    after : str
        What there is to say about the solution, in Markdown; may be empty.
    wrong_answers : tuple of WrongAnswer
        Typical wrong answers, with the boards that refute them.
    board : Board or None
        The board that the exercise is about, if there is one.
    form : str
        What a page shows in the place of the code, if it has a form for that.
    reasons : tuple of Reason
        Of a proof: why each step follows, or what it uses.
    replies : Replies or None
        Of an answer that is found by hand: what is said of a wrong and of a right one.
    """

    number: str
    title: str
    name: str
    kind: Kind
    defines: str
    task: str
    stub: str
    hints: tuple[str, ...]
    solution: str
    after: str
    wrong_answers: tuple[WrongAnswer, ...]
    board: Board | None
    form: str
    reasons: tuple[Reason, ...]
    replies: Replies | None

    def __repr__(self) -> str:
        """Return its title, and not its solution."""
        own = f'exercise("{self.number}")'
        title = self.title if self.title.endswith("?") else f"{self.title}."
        return f"Exercise {self.number}: {title} {own}.check({self.defines}) judges yours."

    @property
    def lesson(self) -> int:
        """The number of its lesson."""
        return int(self.number.partition(".")[0])

    @property
    def is_text(self) -> bool:
        """Whether there is no function for its check: the text has all that is needed."""
        return self.kind == "prove" or self.replies is not None

    @property
    def _check(self) -> tuple[Callable[[Any], Verdict], Any]:
        """The check, and the type of what it takes."""
        check: Callable[[Any], Verdict]
        if not self.is_text:
            checks = import_module(f".exercise_sets.checks_{self.lesson:02}", __package__)
            check = getattr(checks, self.name.replace("-", "_"))
            return check, next(iter(get_type_hints(check).values()))
        right = self.run(self.solution)[self.defines]
        if self.replies is not None and self.board is not None:
            check = partial(by_hand, right=right, replies=self.replies, board=self.board)
        elif isinstance(right, list):
            check = partial(in_order, right=right, reasons=self.reasons)
        else:
            check = partial(the_gap, right=right, reasons=self.reasons, board=self.board)
        return check, kind_of(right)

    def check(self, mine: Any) -> Verdict:
        """Judge what the learner made.

        A call of a learner's function may work for one second, or take five if it waits, and all
        calls together a minute. Hosts that can't distinguish them end it after one second. In the
        main thread of a POSIX system a call is then ended, also while it waits; elsewhere a single
        long call of C, such as `time.sleep(60)`, is ended when it returns.

        Parameters
        ----------
        mine : object
            What the code of the exercise defines: a function, a board, a list.

        Returns
        -------
        Verdict
            It raises nothing of what the learner's code does.

        Examples
        --------
        >>> from snl_algos.course import exercise
        >>> print(exercise("1.3").check({18: 2, 14: 6}).reason)
        There is a route of 4 throws: roll 2, land on 3; roll 6, land on 9; roll 6, land on 15; \
roll 5, land on 20.
        >>> print(exercise("1.3").check("18 to 2").reason)
        my_snakes must be a dictionary of cells and numbers, such as {2: 1, 5: 3}, but it is the \
text '18 to 2'.
        """
        with shown(f"checking {self.defines}") as tell:
            return self._judged(mine, tell)

    def _judged(self, mine: Any, progress: Progress | None) -> Verdict:
        check, kind = self._check
        listed = [one.board for one in self.wrong_answers if one.board is not None]
        with calling(progress, listed=listed) as calls:
            try:
                verdict = check(read(mine, kind, self.defines, self._parameters))
            except WrongValue as error:
                verdict = not_yet(str(error))
            except ProgramError as error:
                verdict = not_yet(f"{self.defines} cannot be judged: {error}.")
            except BoardError as error:
                verdict = not_yet(f"This is not a board: {error}.")
            except (Exception, SystemExit) as error:  # an unforeseen value
                verdict = not_yet(f"{self.defines} cannot be judged: {outcome_of_error(error)}.")
        return verdict if verdict.passed else replace(verdict, line=calls.line)

    @property
    def _parameters(self) -> list[str]:
        """The parameters of the function in the stub, if there is one."""
        for node in ast.parse(self.stub).body:
            if isinstance(node, ast.FunctionDef) and node.name == self.defines:
                return [one.arg for one in node.args.args]
        return []

    def check_code(
        self, code: str, file: str = "", progress: Progress | None = None, *, before: str = ""
    ) -> Verdict:
        """Run code that is written in the place of the stub, and check what it defines.

        It runs here, with your rights. To run the code may take five seconds, and each call as long
        as `check` says.

        Parameters
        ----------
        code : str
            Python.
        file : str, optional
            The name of the file that it is taken for; otherwise each time another one.
        progress : callable, optional
            Is given a few words now and then while the code runs on many boards.
        before : str, optional
            Python to run first, such as definitions from earlier cells.

        Examples
        --------
        >>> from snl_algos.course import exercise
        >>> print(exercise("1.1").check_code("my_faces = [2, 2"))
        Not yet. The code does not run: SyntaxError: '[' was never closed, in line 1.
        """
        file = file or self._new_file()
        made: list[dict[str, Any]] = []
        try:
            run_within(LOADING, lambda: made.append(self.run(code, file, before)), elapsed=LOADING)
        except SyntaxError as error:
            reason = f"The code does not run: {type(error).__name__}: {error.msg}"
            return does_not_run(reason, error.lineno)
        except BoardError as error:
            return does_not_run(f"This is not a board: {error}", line_in(error, file))
        except (Exception, SystemExit) as error:
            reason = f"The code does not run: {outcome_of_error(error)}"
            return does_not_run(reason, line_in(error, file))
        if not made:
            return not_yet(
                f"After {LOADING:g} seconds the code was still running, and nothing was judged. "
                "Is there a loop that never ends?"
            )
        if self.defines not in made[0]:
            return not_yet(f"The code does not define {self.defines}.")
        return self._judged(made[0][self.defines], progress)

    def run(self, code: str, file: str = "", before: str = "") -> dict[str, Any]:
        """Return the names that some code makes. The stepper can read its lines again."""
        file = file or self._new_file()
        linecache.cache[file] = (len(code), None, code.splitlines(keepends=True), file)
        names: dict[str, Any] = {"__name__": f"exercise_{self.number.replace('.', '_')}"}
        # Without this file's `annotations`: with it, no learner could write a dataclass.
        exec(compile(before, "<earlier cells>", "exec", dont_inherit=True), names)
        exec(compile(code, file, "exec", dont_inherit=True), names)
        return names

    def _new_file(self) -> str:
        return f"<exercise {self.number}, {next(_numbers)}>"
