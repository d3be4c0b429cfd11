"""One rule book for all that know the rules of the game, and whether it catches faults in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import replaying
from data import write_rulebook
from oracle import EXACT
from planting import module_with_fault, with_fault
from replaying import (
    ENTRIES,
    data_of,
    faults_of_algorithm,
    faults_of_board,
    faults_of_engine,
    faults_of_script,
)

from snl_algos import reference_solver
from snl_algos.algorithms import ALGORITHMS
from snl_algos.board import Board
from snl_algos.lab.engines import fewest_throws

STEPPER = Path(__file__).parents[1] / "web" / "src" / "rules.ts"


# -- the book ------------------------------------------------------------------------


def test_it_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python tests/data/write_rulebook.py` writes it again. It does so without any `Board`."""

    def asked(*args: object, **keywords: object) -> None:
        pytest.fail("the oracle asks a Board")

    monkeypatch.setattr(Board, "__init__", asked)
    assert write_rulebook.rulebook() == replaying.FILE.read_text("utf-8")


def test_it_says_what_it_is() -> None:
    assert (replaying.BOOK["format"], replaying.BOOK["version"]) == ("snl-rulebook", 1)
    text = replaying.FILE.read_text("utf-8").splitlines()
    assert len(text) == len(ENTRIES) + 3, "a head, one board per line, an end"


def test_it_covers_every_combination_of_the_options() -> None:
    """A few hundred boards: each die with each start, chaining and overshoot."""
    assert 200 <= len(ENTRIES) <= 500
    combinations = Counter(
        (kind_of_die(entry), entry["start"], entry["chained"], entry["overshoot"])
        for entry in ENTRIES
    )
    assert len(combinations) == 4 * 2 * 2 * 3
    assert min(combinations.values()) >= 3
    sizes = {entry["cells"] for entry in ENTRIES}
    assert sizes >= {*range(1, 20), 30, 100}
    dice = {str(entry["die"]) for entry in ENTRIES}
    assert dice >= {*"123456", "[2]", "[1, 3]"}
    assert len({str(data_of(entry)) for entry in ENTRIES}) > len(ENTRIES) * 0.9


def kind_of_die(entry: Mapping[str, Any]) -> str:
    """An ordinary die, one of more faces, one with gaps, or one with a face beyond the board."""
    die = entry["die"]
    if isinstance(die, list):
        return "beyond the board" if die[-1] > entry["cells"] else "gaps"
    return "ordinary" if die <= 6 else "large"


#: What a board may hold → whether this one does.
FEATURES: dict[str, Callable[[Mapping[str, Any]], bool]] = {
    "no jumps": lambda entry: not entry["jumps"],
    "a jump on the first cell": lambda entry: "1" in entry["stands"],
    "a jump on the goal": lambda entry: str(entry["cells"]) in entry["stands"],
    "a jump onto the first cell": lambda entry: 1 in entry["stands"].values(),
    "a jump onto the goal": lambda entry: entry["cells"] in entry["stands"].values(),
    "a jump to its own cell": lambda entry: any(foot == end for foot, end in entry["jumps"]),
    "a jump onto another": lambda entry: any(
        foot != end and str(end) in entry["stands"] for foot, end in entry["jumps"]
    ),
    "a goal out of reach": lambda entry: str(entry["cells"]) not in entry["distance"],
    "a goal in reach": lambda entry: str(entry["cells"]) in entry["distance"],
}


@pytest.mark.parametrize("overshoot", ["stay", "bounce", "win"])
@pytest.mark.parametrize("chained", [False, True])
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("feature", FEATURES)
def test_it_covers_every_feature(feature: str, start: int, chained: bool, overshoot: str) -> None:
    rules = {"start": start, "chained": chained, "overshoot": overshoot}
    if feature == "a jump to its own cell":
        del rules["start"], rules["overshoot"]
    holds = FEATURES[feature]
    assert any(rules.items() <= entry.items() and holds(entry) for entry in ENTRIES)


@pytest.mark.parametrize("start", [0, 1])
def test_it_covers_loops_and_bounces(start: int) -> None:
    """Loops are closed only by chaining; a bounce ends on a jump, on cell 1, or off the board."""
    boards = [entry for entry in ENTRIES if entry["start"] == start]
    assert any(None in entry["stands"].values() for entry in boards if entry["chained"])
    assert not any(None in entry["stands"].values() for entry in boards if not entry["chained"])
    bounced = [
        (entry, int(cell), move)
        for entry in boards
        if entry["overshoot"] == "bounce"
        for cell, moves in entry["moves"].items()
        for move in moves
        if int(cell) + move[0] > entry["cells"]
    ]
    assert any(landing == 1 for _, _, (_, landing, _) in bounced)
    assert any(landing == cell for _, cell, (_, landing, _) in bounced)
    assert any(landing != end for _, _, (_, landing, end) in bounced)
    off_the_low_end = [
        entry
        for entry in boards
        if entry["overshoot"] == "bounce" and kind_of_die(entry) == "beyond the board"
    ]
    assert any(len(moves) == 1 for entry in off_the_low_end for moves in entry["moves"].values())


# -- who plays by it -------------------------------------------------------------------


def test_the_board() -> None:
    assert faults_of_board() == []


def test_the_bit_parallel_engine() -> None:
    assert faults_of_engine(fewest_throws) == []


def by_reference(
    board: Board, solver: Callable[..., int | None] = reference_solver.fewest_throws
) -> int | None:
    return solver(
        board.cells,
        board.jumps.items(),
        board.faces,
        start=board.start,
        chained=board.chained,
        overshoot=board.overshoot,
    )


def test_the_reference_solver() -> None:
    assert faults_of_engine(by_reference) == []


@pytest.mark.parametrize("name", EXACT)
def test_every_exact_algorithm(name: str) -> None:
    assert faults_of_algorithm(ALGORITHMS[name]) == []


def test_the_stepper() -> None:
    assert faults_of_script(STEPPER) == []


# -- whether it catches faults ---------------------------------------------------------

BOARD_FAULTS = {
    "bounces one cell too short": ("else 2 * self.goal", "else 1 + 2 * self.goal"),
    "bounces off the low end": ("if landing >= 1 and", "if landing >= 0 and"),
    "throws from the goal": ("if cell != self.goal else", "if cell <= self.goal else"),
    "chains the wrong way round": ("if chained else self.jumps", "if not chained else self.jumps"),
    "stands in a loop": (
        "MappingProxyType(board_input.chains_followed(useful))",
        "{foot: end or foot for foot, end in board_input.chains_followed(useful).items()}",
    ),
    "does not bounce off the goal": ('and overshoot == "stay"', 'and overshoot != "win"'),
    "passes the goal": ("self.goal) + 1)", "self.goal) + 2)"),
    "leaves a loop of jumps": ("int) and not chained", "int)"),
    "closes the gaps of a die": ("isinstance(self.die, int) and not", "not"),
    "takes a jump to its own cell": (" if foot != end}", "}"),
    "forgets a source": ("landing - len(self.faces)), landing)", "landing - 1), landing)"),
    "forgets the bounced sources": ('if self.overshoot == "bounce":', 'if self.overshoot == "":'),
}

ENGINE_FAULTS = {
    "never wins past the goal": ("landings |= goal", "landings |= 0"),
    "bounces to place 0": ("return back & ~1", "return back"),
    "drops faces that bounce": ("most = 2 * cells - 1 if", "most = cells if"),
    "drops faces that win": ("{min(face, cells) for face in faces}", "{*faces[:-1]}"),
    "stands on a jump": ("plain = on_board & ~untaken", "plain = on_board"),
    "stands in a loop": (" if end not in jumps}", "}"),
    "follows two jumps only": ("range(len(jumps).bit_length())", "range(1)"),
    "starts on the first cell": ("reached = 1 << board.start", "reached = 1 << 1"),
}

REFERENCE_FAULTS = {
    "never wins past the goal": ("landings |= goal", "landings |= 0"),
    "bounces to place 0": ("int(mirrored, 2) & ~1", "int(mirrored, 2)"),
    "drops faces that bounce": ("min(face, 2 * cells)", "min(face, cells + 1)"),
    "stands on a jump": ("& on_board & ~feet", "& on_board"),
    "stands in a loop": (" if end not in jumps}", "}"),
    "follows two jumps only": ("range(len(jumps).bit_length())", "range(1)"),
    "starts on the first cell": ("reached = 1 << start", "reached = 1 << 1"),
    "counts the first cell": ("throws = 0", "throws = 1"),
}

SCRIPT_FAULTS = {
    "bounces one cell too short": ("? 2 * cells - cell :", "? 2 * cells - cell + 1 :"),
    "never wins past the goal": ("return cells;", "return 0;"),
    "never chains": ("(feet.length && !chained)", "(feet.length)"),
    "stands in a loop": ("return { feet, stand: null }", "return { feet, stand: landing }"),
    "throws from the goal": ("if (cell === cells)", "if (cell > cells)"),
    "takes a jump to its own cell": (".filter(([from, end]) => from !== end)", ""),
    "has no dice with gaps": (": die;", ": die.map((_, index) => index + 1);"),
}


@pytest.mark.parametrize("fault", BOARD_FAULTS.values(), ids=BOARD_FAULTS)
def test_it_catches_a_faulty_board(fault: tuple[str, str]) -> None:
    assert faults_of_board(module_with_fault("board", fault)["Board"].from_dict)


@pytest.mark.parametrize("fault", ENGINE_FAULTS.values(), ids=ENGINE_FAULTS)
def test_it_catches_a_faulty_engine(fault: tuple[str, str]) -> None:
    assert faults_of_engine(module_with_fault("lab.engines.bits", fault)["throws"])


@pytest.mark.parametrize("fault", REFERENCE_FAULTS.values(), ids=REFERENCE_FAULTS)
def test_it_catches_a_faulty_reference_solver(fault: tuple[str, str]) -> None:
    faulty = module_with_fault("reference_solver", fault)["fewest_throws"]
    assert faults_of_engine(lambda board: by_reference(board, faulty))


@pytest.mark.parametrize("fault", SCRIPT_FAULTS.values(), ids=SCRIPT_FAULTS)
def test_it_catches_a_faulty_script(fault: tuple[str, str], tmp_path: Path) -> None:
    script = tmp_path / "rules.ts"
    script.write_text(with_fault(STEPPER, fault), encoding="utf-8")
    assert faults_of_script(script)


#: An option → what a program that ignores it plays instead.
IGNORED: dict[str, dict[str, Any]] = {
    "die": {"die": 6},
    "start": {"start": 1},
    "chained": {"chained": False},
    "overshoot": {"overshoot": "stay"},
    "jumps": {"jumps": {}},
}


@pytest.mark.parametrize("option", IGNORED)
@pytest.mark.parametrize("name", EXACT)
def test_it_catches_an_algorithm_that_ignores_an_option(name: str, option: str) -> None:
    def ignorant(board: Board) -> Any:
        return ALGORITHMS[name](Board.from_dict({**board.to_dict(), **IGNORED[option]}))

    assert faults_of_algorithm(ignorant)
