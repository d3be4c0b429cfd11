"""Findings: every kind with its sentence. Only here are sentences compared, letter by letter."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import snl_algos
from snl_algos import Finding, Move
from snl_algos.finding_kinds import KINDS
from snl_algos.findings import in_throws

PACKAGE = Path(snl_algos.__file__).parent

LADDER, SNAKE = (3, 22), (27, 1)
UP, PLAIN = Move(2, 3, 22), Move(6, 30, 30)

#: An example of every kind, and what it says. Several where a sentence has several forms.
EXAMPLES: list[tuple[Finding, str]] = [
    # -- what a certificate finds
    (
        Finding("not-a-cell", words={"what": "'x'"}),
        "a distance is given for 'x', which is not a cell of the board",
    ),
    (
        Finding("start-without-distance", (1,)),
        "the start, cell 1, has no distance; it must be 0",
    ),
    (
        Finding("start-not-at-0", (1,), numbers={"claimed": 2}),
        "the start, cell 1, has the distance 2; it must be 0",
    ),
    (
        Finding("goal-both-ways", (30,), numbers={"claimed": 3}),
        "the answer says that the goal is out of reach, but gives it the distance 3",
    ),
    (
        Finding("goal-without-distance", (30,), numbers={"claimed": 1}),
        "the answer says 1 throw, but the goal has no distance",
    ),
    (
        Finding("move-to-unreached", (1, 22), moves=(UP,)),
        "a move leads from cell 1 to cell 22, which is said to be out of reach",
    ),
    (
        Finding("move-shortens", (1, 22), (), (UP,), {"claimed": 2.5, "after": 1}),
        "cell 22 is said to be at distance 2.5, but a move from cell 1 reaches it at 1",
    ),
    (
        Finding("move-shortens-unknown", (1, 22), (), (UP,), {"claimed": None, "after": 1}),
        "cell 22 has no distance, so it must not be nearer than the goal, "
        "but a move from cell 1 reaches it at 1",
    ),
    (
        Finding("move-undercuts", (1, 22), (), (UP,), {"claimed": 3, "after": 1}),
        "cell 22 is said to be at least at distance 3, but a move from cell 1 reaches it at 1",
    ),
    (
        Finding("not-ruled-out", (1, 22), (), (UP,), {"claimed": 3, "after": 1}),
        "cell 22 is said to be no nearer than 3, but it is not ruled out "
        "that a move from cell 1 reaches it at 1",
    ),
    (
        Finding("negative-cycle", (1, 22), (), (UP,), {"total": -1}),
        "a cycle of moves from cell 1 back to it costs -1: "
        "each round makes all routes through it cheaper",
    ),
    (
        Finding("not-attained", (22,), numbers={"claimed": 0}),
        "cell 22 is said to be at distance 0, but no moves lead there at 0",
    ),
    (
        Finding("route-out-of-reach", (30,), moves=(UP,)),
        "a route is given to a goal that is said to be out of reach",
    ),
    (
        Finding("answer-not-distance", (30,), numbers={"claimed": 3, "distance": 4}),
        "the answer is 3, but the goal's distance is 4",
    ),
    (
        Finding("illegal-move", (1,), moves=(UP,)),
        "the route is not legal: from cell 1 you cannot roll a 2, land on 3 and stand on 22",
    ),
    (
        Finding("route-not-distance", (22,), (), (UP,), {"after": 1, "claimed": 2}),
        "the route reaches cell 22 at 1, but its distance is 2",
    ),
    (
        Finding("route-not-distance", (22,), (), (UP,), {"after": 1, "claimed": None}),
        "the route reaches cell 22 at 1, but it has no distance",
    ),
    (Finding("route-ends-elsewhere", (24,)), "the route ends on cell 24, not on the goal"),
    (
        Finding("route-length", (30,), (), (UP, PLAIN), {"claimed": 3, "length": 2}),
        "the answer is 3, but the route has 2 throws",
    ),
    (Finding("refused", words={"message": "at most 10 cells"}), "at most 10 cells"),
    # -- why a distance is wrong
    (
        Finding("start-takes-throws", (1,)),
        "it gives the start a distance other than 0, but you stand there before the first throw",
    ),
    (
        Finding("stands-on-a-jump", (3,), (LADDER,)),
        "it stands on cell 3, the foot of the ladder 3→22",
    ),
    (
        Finding("throws-from-a-jump", (27,), (SNAKE,)),
        "it stands on cell 27, the head of the snake 27→1, and throws from there",
    ),
    (
        Finding("stands-because-seen", (27,), (SNAKE,), numbers={"seen": 1}),
        "it stands on cell 27, the head of the snake 27→1, because its end 1 had been visited",
    ),
    (
        Finding("jump-without-a-throw", (22,), (LADDER,)),
        "it takes the ladder 3→22 without a throw that lands on cell 3",
    ),
    (
        Finding(
            "face-not-on-the-die",
            (1, 5),
            numbers={"face": 4},
            words={"die": "the die shows only 1 to 3"},
        ),
        "it goes from cell 1 to cell 5 in one throw, as if the die had a 4, "
        "but the die shows only 1 to 3",
    ),
    (
        Finding("passes-the-goal", (29, 30), numbers={"claimed": 4}),
        "it finishes from cell 29 with a throw past the goal, which is not a move here",
    ),
    (
        Finding("bounces", (29, 28), moves=(Move(3, 28, 28),)),
        "it bounces back from the goal, from cell 29 to cell 28, "
        "but a throw past the goal is not a move here",
    ),
    (
        Finding("no-legal-move", (22,), numbers={"claimed": 1}),
        "it reaches cell 22 in 1 throw, but no legal moves lead there so soon",
    ),
    (
        Finding("two-jumps-in-one-throw", (25,), (LADDER, (22, 25))),
        "it takes two jumps in one throw, 3→22 and 22→25, but here a throw takes at most one",
    ),
    (
        Finding("stops-in-a-chain", (22,), (LADDER, (22, 4))),
        "it stops on cell 22 after the ladder 3→22, where the snake 22→4 carries you on",
    ),
    (
        Finding("jump-costs-a-throw", (1,), (SNAKE,)),
        "it counts the snake 27→1 as a separate throw",
    ),
    (Finding("never-takes-the-jump", (1,), (SNAKE,)), "it never takes the snake 27→1"),
    (
        Finding("never-takes-the-jumps", (22,), ((2, 22), LADDER)),
        "it takes none of the jumps 2→22, 3→22",
    ),
    (
        Finding("never-there-by-a-jump", (22,), ((2, 22), LADDER)),
        "it never reaches cell 22 by the ladder 2→22 or the ladder 3→22",
    ),
    (
        Finding("misses-where-jumps-meet", (22,), ((22, 4), LADDER), (), {"true": 1}),
        "the ladder 3→22 leaves you on cell 22, the head of the snake 22→4, "
        "but it does not stand there after 1 throw",
    ),
    (
        Finding("never-throws", (24, 30), (), (PLAIN,), {"claimed": 2, "face": 6, "landing": 30}),
        "it reaches cell 24 in 2 throws, but misses the throw of 6 from there to cell 30",
    ),
    (
        Finding("never-reaches", (24, 30), (), (PLAIN,), {"true": 2, "face": 6, "landing": 30}),
        "it gives cell 24 no distance, though it is 2 throws from the start, "
        "and so misses the throw of 6 from there to cell 30",
    ),
    (
        Finding("never-goes-back", (2, 3), moves=(Move(1, 3, 4),)),
        "when it reaches cell 2 it has already passed cell 3, and never goes back",
    ),
    (Finding("answers", (30,), numbers={"claimed": 4}), "it answers 4 throws"),
    (Finding("answers", (30,), numbers={"claimed": None}), "it answers out of reach"),
    (
        Finding("answers-otherwise", (30,), numbers={"claimed": 4}),
        "its distances are right, but it answers 4 throws",
    ),
    # -- why an answer is wrong
    (
        Finding("answers-out-of-reach", (30,), numbers={"claimed": 4}),
        "the goal is out of reach, but the program answers anyway",
    ),
    (
        Finding("returns-nothing"),
        "it returned None, which stands for out of reach: is a return missing?",
    ),
    (
        Finding("misses-every-route", (30,), moves=(UP, PLAIN)),
        "it finds no route, but there is one: roll 2, land on 3, climb to 22; roll 6, land on 30",
    ),
    (
        Finding("misses-a-shorter-route", (30,), (), (UP, PLAIN), {"claimed": 3, "true": 2}),
        "it misses a shorter route: roll 2, land on 3, climb to 22; roll 6, land on 30",
    ),
    (
        Finding("no-such-route", (30,), numbers={"claimed": 1, "true": 2}),
        "no route to the goal takes only 1 throw",
    ),
    (
        Finding("starts-off-the-board"),
        "it starts off the board, but here you start on cell 1",
    ),
    (
        Finding("starts-on-the-first-cell"),
        "it starts on cell 1, but here you start off the board",
    ),
    (
        Finding("follows-chains", (30,), (LADDER, (22, 4))),
        "it takes two jumps in one throw, 3→22 and 22→4, but here a throw takes at most one",
    ),
    (
        Finding("always-six-faces", words={"die": "the die shows only 1"}),
        "it throws a die with six faces, but the die shows only 1",
    ),
    # -- how a call ended
    (
        Finding(
            "raised", words={"exception": "KeyError", "message": ": 5", "place": ", in line 7"}
        ),
        "it raised KeyError: 5, in line 7",
    ),
    (
        Finding("needs-sorted-jumps", jumps=((26, 42), (8, 52))),
        "it relies on sorted jumps, which no judge promises: it is right if they are sorted, "
        "and wrong if they come as 26→42, 8→52",
    ),
    (Finding("exited"), "it called sys.exit"),
    (Finding("recursion"), "it calls itself so often that Python's limit is reached"),
    (Finding("memory"), "it needs more memory than it is allowed"),
    (Finding("too-many-lines", numbers={"lines": 1090}), "it runs more than 1090 lines"),
    (Finding("no-answer-in-time", numbers={"seconds": 1.0}), "no answer within 1 second"),
    (
        Finding("waits", numbers={"seconds": 5.0}),
        "it waited for 5 seconds, asleep or for something that never came, and gave no answer",
    ),
    (Finding("no-answer-in-time", numbers={"seconds": 0.5}), "no answer within 0.5 seconds"),
    (
        Finding("prints-without-end", numbers={"seconds": 1}),
        "it prints so much that it gave no answer within 1 second",
    ),
    (Finding("died", words={"how": "signal SIGSEGV"}), "it ended its process (signal SIGSEGV)"),
    (
        Finding("not-understood", words={"wrote": "b'99'"}),
        "its process wrote b'99' where an answer is expected",
    ),
    (Finding("never-ends"), "it never ends"),
    (Finding("never-ends-out-of-reach"), "the goal is out of reach, and it never ends"),
    (
        Finding("too-slow-out-of-reach", numbers={"seconds": 1}),
        "the goal is out of reach, and it gives no answer within 1 second",
    ),
    (
        Finding(
            "too-slow",
            numbers={"seconds": 2, "cells_of_board": 12_000},
            words={"growth": "; it grows"},
        ),
        "it is too slow: no answer within 2 seconds on a board of 12,000 cells; it grows",
    ),
    (
        Finding("not-a-number", words={"value": "3.0", "type": "float"}),
        "it returned 3.0, a float, but a whole number of throws is expected, or -1 for out of "
        "reach",
    ),
    (
        Finding("too-many-digits"),
        "it returned a number with more than nine digits, and no board here has so many cells",
    ),
    (
        Finding("negative", numbers={"claimed": -2}),
        "it returned -2; a number of throws is 0 or more, and -1 means out of reach",
    ),
    (
        Finding("not-a-route", words={"value": "[1, 2]"}),
        "its route is [1, 2], but a sequence of Move(face, landing, cell) or None is expected",
    ),
    (
        Finding("not-distances", words={"value": "[0, 1]"}),
        "its distances are [0, 1], but a mapping from cells to numbers is expected",
    ),
    (
        Finding("illegal-route", (1,), moves=(PLAIN,)),
        "its route is not legal: from cell 1 you cannot roll a 6, land on 30 and stand on 30",
    ),
    (
        Finding("wrong-route", (24,), numbers={"length": 2}),
        "its route does not fit its answer: it has 2 throws and ends on cell 24",
    ),
    (
        Finding(
            "missing-import", words={"name": "deque", "imports": "from collections import deque"}
        ),
        "the name deque is not defined; judges import it for you, so add: "
        "from collections import deque",
    ),
    (
        Finding("asynchronous", words={"function": "solve", "type": "coroutine"}),
        "the function solve is async: calling it does not run it, but returns a coroutine; "
        "write def instead of async def, and leave out await",
    ),
    (
        Finding("generator", words={"function": "solve"}),
        "the function solve has a yield: calling it does not run it, "
        "but returns a generator; write return instead of yield",
    ),
    # -- what a whole program did
    (
        Finding("exit-code", numbers={"code": 3}, words={"message": "boom"}),
        "it ended with exit code 3: boom",
    ),
    (
        Finding("wrong-number-of-lines", numbers={"lines": 1, "boards": 10}),
        "it printed 1 line for 10 boards",
    ),
    (
        Finding("not-a-number-line", words={"value": "'three'"}),
        "it printed 'three', but a number of throws is expected",
    ),
    (
        Finding("wrong-after-others", numbers={"place": 2}, words={"said": "4 throws"}),
        "it is right if this board comes alone, but says 4 throws if it is number 2 of its input",
    ),
    (
        Finding("right-alone"),
        "it is right if this board comes alone, but wrong if others are in the same input",
    ),
    # -- what else a check notices
    (
        Finding("another-answer", words={"first": "3 throws", "then": "4 throws"}),
        "the same board got different answers: 3 throws, then 4 throws",
    ),
    (
        Finding(
            "another-answer-kept",
            words={"first": "3 throws", "then": "out of reach"},
        ),
        "it is right if this board is its first call (3 throws), and wrong after other calls "
        "(out of reach): it keeps something between calls, in a global, a default argument, "
        "an attribute or a cache",
    ),
    (Finding("changes-its-input"), "it changes its arguments"),
    (
        Finding("how-to-call", words={"tried": "f(move): it raised TypeError", "line": "def mine"}),
        "it is unclear how to call it; tried: f(move): it raised TypeError. Give the "
        "signature, or write a function that takes a board (with its cells, jumps, ladders, "
        "snakes, start and faces) and calls yours, such as: def mine",
    ),
    (
        Finding("right-with-six-faces", numbers={"boards": 900}),
        "with a die of six faces it is right on all 900 boards that were tried; if that is the "
        "only die you want, choose rules with six faces, such as geeksforgeeks",
    ),
    (
        Finding(
            "gives-up", numbers={"cells_of_board": 16, "most": 4}, words={"repair": "Remember"}
        ),
        "on boards of 16 cells it is right up to 4 throws and finds no route that takes more: it "
        "gives up, as the known mistake cap-on-depth does. The repair: Remember",
    ),
    (
        Finding("judge-imports", words={"imports": "from typing import List; import math"}),
        "it uses names that judges import for you; elsewhere your file must begin with: "
        "from typing import List; import math",
    ),
    (
        Finding(
            "another-signature",
            words={
                "first": "board",
                "tried": "f(board: Board)",
                "fitting": "grid",
                "fits": "f(board: list[list[int]])",
                "finding": "it raised TypeError",
            },
        ),
        "it was called as f(board: list[list[int]]) (signature grid); as f(board: Board) "
        "(signature board), which is what its parameters look like, it raised TypeError",
    ),
    (Finding("prints"), "it prints something, but only what it returns counts"),
    (
        Finding(
            "works-too-much",
            numbers={"cells_of_board": 100, "taken": 579, "enough": 100},
            words={"waiting": ""},
        ),
        "on a board of 100 cells it takes 579 entries from the frontier; 100 would be enough",
    ),
    (
        Finding("time-over", numbers={"boards": 1}),
        "time ran out after 1 board, too few to judge it; allow more seconds",
    ),
    (
        Finding("much-work", numbers={"seconds": 60}),
        "its calls took more than 60 seconds of CPU time in all, or waited for five times as long, "
        "so not all boards were tried",
    ),
    (
        Finding("traps-left", numbers={"seconds": 10, "left": 170, "traps": 204}),
        "10 seconds were too short for 170 of the 204 boards with traps; allow more seconds",
    ),
]


# -- sentences --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("finding", "sentence"), EXAMPLES, ids=[finding.kind for finding, _ in EXAMPLES]
)
def test_a_finding_and_its_sentence(finding: Finding, sentence: str) -> None:
    """Would catch: a sentence that changed by mistake; a part that is lost on its way through JSON,
    or comes back as another type.
    """
    assert str(finding) == sentence
    data = json.loads(json.dumps(finding.to_dict(), allow_nan=False))
    again = Finding.from_dict(data)
    assert again == finding
    assert str(again) == data["says"] == sentence
    assert all(isinstance(move, Move) for move in again.moves)
    assert {type(cells) for cells in (again.cells, again.jumps, again.moves)} == {tuple}


def test_every_kind_has_an_example() -> None:
    """Would catch: a kind that is added without its sentence being read here."""
    assert {finding.kind for finding, _ in EXAMPLES} == set(KINDS)


#: Turns of phrase that the project avoids: archaic, vague, or not idiomatic.
AVOIDED = re.compile(
    r"\b(told|mend\w*|dear\w*|no vertex|gives? back|one who|exactly if|none the less|thereby|"
    r"upon|shall|whilst|amongst)\b|!"
)


def test_a_sentence_fits_into_another() -> None:
    """Messages go on after "why:" and "Note:". Would catch: a capital, a full stop, odd words."""
    for kind, (text, *_) in KINDS.items():
        assert re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", kind)
        assert text == text.strip() != "", kind
        assert re.match(r"[a-z{]", text), kind
        assert not text.endswith("."), kind
        assert not AVOIDED.search(text), kind


def test_throws_in_words() -> None:
    """Would catch: "1 throws"."""
    said = [in_throws(number) for number in (None, 0, 1, 2, 2.5)]
    assert said == ["out of reach", "0 throws", "1 throw", "2 throws", "2.5 throws"]


# -- data -------------------------------------------------------------------------------


def test_the_sentence_is_made_anew() -> None:
    """Would catch: a stored sentence that is believed, whatever the data say."""
    data = {**Finding("prints").to_dict(), "says": "something else"}
    assert str(Finding.from_dict(data)) == str(Finding("prints"))


def test_plain_data_is_short() -> None:
    """Would catch: empty parts in every trace and report."""
    assert set(Finding("prints").to_dict()) == {"kind", "says"}


def test_an_unknown_kind_is_refused() -> None:
    """Would catch: a misspelt kind that nobody notices."""
    with pytest.raises(ValueError, match="'nonsense'"):
        Finding("nonsense")
    with pytest.raises(ValueError, match="'nonsense'"):
        Finding.from_dict({"kind": "nonsense"})


def test_the_list_is_closed() -> None:
    with pytest.raises(TypeError):
        KINDS["nonsense"] = KINDS["prints"]  # type: ignore[index]


def test_a_finding_is_a_value() -> None:
    """Equal if all its parts are; and it cannot be changed."""
    assert Finding("never-ends") == Finding("never-ends") != Finding("prints")
    with pytest.raises(AttributeError):
        Finding("prints").kind = "never-ends"  # type: ignore[misc]


# -- every kind is made somewhere ---------------------------------------------------------


def kinds_made(tree: ast.Module) -> Iterator[str]:
    """The kinds that a module can make, by `Finding("...")` or `Finding(kind)`."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        bound: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                bound.setdefault(node.targets[0].id, []).append(node.value)
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and _is_finding(node.func) and node.args:
                kind = node.args[0]
                given = bound.get(kind.id, []) if isinstance(kind, ast.Name) else [kind]
                yield from (text for one in given for text in _choices(one))


def _is_finding(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id == "Finding"


def _choices(value: ast.expr) -> Iterator[str]:
    """The texts that an expression can be: itself, or both sides of a condition."""
    if isinstance(value, ast.IfExp):
        yield from _choices(value.body)
        yield from _choices(value.orelse)
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


def test_every_kind_is_made_somewhere() -> None:
    """Would catch: a kind that nothing makes any more, or one made that is not in the list."""
    made: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        # The gallery's own findings are expectations: what a check makes must equal them.
        if file.parent.name != "mistakes" and file.name != "finding_kinds.py":
            made |= set(kinds_made(ast.parse(file.read_text("utf-8"))))
    assert made == set(KINDS)


def test_the_kinds_of_the_gallery_exist() -> None:
    """Would catch: a mistake that stores a finding no check can make."""
    stored = [mistake.finding for mistake in snl_algos.MISTAKES.values() if mistake.finding]
    assert len(stored) > 15
    assert {finding.kind for finding in stored} <= set(KINDS)


# -- nobody matches on sentences ------------------------------------------------------------

#: Attributes and names that hold a finding, and so have a sentence.
HOLDERS = ("finding", "found", "note", "difference", "refusal")
SEARCHES = ("match", "search", "fullmatch", "findall", "finditer", "split", "sub")
TEXT_METHODS = ("startswith", "endswith", "find", "index", "count", "split", "partition")


def is_sentence(node: ast.expr) -> bool:
    """Whether an expression is the sentence of a finding: `x.reason`, `str(x.finding)`, ..."""
    if isinstance(node, ast.Attribute):
        return node.attr == "reason"
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        return node.slice.value == "says" and "finding" in ast.unparse(node.value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "str":
        return bool(node.args) and ast.unparse(node.args[0]).endswith(HOLDERS)
    return False


def has_words(node: ast.expr) -> bool:
    """Whether an expression holds a text with letters in it."""
    return any(
        isinstance(part, ast.Constant)
        and isinstance(part.value, str)
        and re.search("[a-z]{2}", part.value)
        for part in ast.walk(node)
    )


def matches_on_sentences(tree: ast.Module) -> Iterator[int]:
    """The lines on which a sentence is compared with words, or searched for them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(map(is_sentence, sides)):
                others = [side for side in sides if not is_sentence(side)]
                if any(map(has_words, others)):
                    yield node.lineno
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            searched = node.func.attr in SEARCHES and any(map(is_sentence, node.args))
            asked = node.func.attr in TEXT_METHODS and is_sentence(node.func.value)
            if searched or (asked and any(map(has_words, node.args))):
                yield node.lineno


def test_nobody_matches_on_sentences() -> None:
    """So that a sentence can be improved, or translated, without breaking anything else."""
    found = [
        f"{file.relative_to(PACKAGE.parent)}:{line}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for line in matches_on_sentences(ast.parse(file.read_text("utf-8")))
    ]
    assert not found, "\n".join(found)
