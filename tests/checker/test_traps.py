"""The boards that are made to be hard: each does what its name says, and each is met early."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from checker.wrong_programs import wrong_programs as slips

from snl_algos import MISTAKES, check
from snl_algos.checker import RULES, Rules
from snl_algos.checker.board_tester import THOROUGH, Failure, InProcessTester
from snl_algos.checker.cases import SAMPLES, Block, first_boards, random_cases
from snl_algos.checker.rules import Case, Die
from snl_algos.checker.search import parts_in_turns, searched
from snl_algos.checker.traps import SIZES, SIZES_OF_OTHER_DICE, TRAPS, Ground, chosen
from snl_algos.lab.suites import JUDGED, suite, wrong_programs
from snl_algos.lab.suites.wrong_programs import rules_of
from snl_algos.lab.trusted_runner import TrustedRunner
from snl_algos.programs import mixed, program_of


def snakes_needed(case: Case, rules: Rules) -> int | None:
    """The fewest snakes on a route of the fewest throws; None if the goal is out of reach."""
    jumps, faces = dict(case.jumps), Ground(*case[::2], rules).faces
    level, seen = {rules.start: 0}, set[int]()
    while level:
        if case.cells in level:
            return level[case.cells]
        seen |= set(level)
        following = dict[int, int]()
        for cell, snakes in level.items():
            for landing in (cell + face for face in faces if cell + face <= case.cells):
                end = jumps.get(landing, landing)
                if end not in seen:
                    following[end] = min(following.get(end, case.cells), snakes + (end < landing))
        level = following
    return None


@pytest.mark.parametrize(
    ("name", "cells", "most"),
    [
        ("hackerrank", 100, 10),  # book/mistakes.md says why no more
        ("leetcode", 36, 10),
        ("leetcode", 400, 12),
        ("geeksforgeeks", 30, 7),
        ("plain", 100, 12),
        ("off-board", 50, 12),
    ],
)
def test_routes_that_take_so_many_snakes(name: str, cells: int, most: int) -> None:
    """Would catch: a flight of snakes that can be walked around, for any number of snakes."""
    rules = RULES[name]
    for die in rules.dice:
        if isinstance(die, int) and die >= 2:
            cases = TRAPS["descents"].cases(Ground(cells, die, rules))
            needed = {snakes_needed(case, rules) for case in cases}
            assert needed >= set(range(1, most + 1)), die


def test_each_trap_is_built() -> None:
    """Would catch: a trap that builds nothing under any rules, so that its wrong idea goes free."""
    for trap in TRAPS.values():
        assert any(
            [*trap.cases(Ground(rules.fixed or 100, rules.dice[0], rules))]
            for rules in RULES.values()
        ), trap.name


def most_throws(rules: Rules, cells: int, die: Die) -> int:
    """The most throws that the boards with slow walks take."""
    cases = TRAPS["slow-walks"].cases(Ground(cells, die, rules))
    return max((rules.fewest_throws(case) or 0 for case in cases), default=0)


@pytest.mark.parametrize("name", ["plain", "anything", "off-board", "geeksforgeeks", "leetcode"])
def test_no_board_takes_more_throws_than_the_slowest_walk(name: str) -> None:
    """Would catch: a program called right that gives up after fewer throws than a board takes.

    No board takes more: a shortest route stands on each cell once at most, and on one only of those
    from which a throw wins.
    """
    rules = RULES[name]
    for die in rules.dice:
        assert isinstance(die, int)
        for cells in SIZES if die == rules.dice[0] else SIZES_OF_OTHER_DICE:
            most = cells + 1 - rules.start - die
            if die > 1 and most > 0 and rules.allows(Case(cells)):
                assert most_throws(rules, cells, die) == most, (cells, die)
    assert most_throws(rules, 400, 6) == 395 - rules.start


@pytest.mark.parametrize(
    ("name", "die"),
    [("plain", 6), ("plain", 1), ("chained", 3), ("off-board", 6), ("gaps", (2, 3))],
)
def test_rounds_of_each_length_where_there_is_room(name: str, die: Die) -> None:
    """Would catch: a search called right that ends when the same cells are reached again."""
    rules = RULES[name]
    for cells in (16, 36, 50, 100):
        ground = Ground(cells, die, rules)
        home = ground.start or ground.reach
        periods = [period(case, ground) for case in TRAPS["rounds"].cases(ground)]
        room = min(6, (cells - 1 - home) // ground.reach)
        assert periods[:room] == list(range(1, room + 1)), (cells, periods)


def period(case: Case, ground: Ground) -> int:
    """After how many throws the same cells are reached again, where the goal never is."""
    board, met = ground.rules.board(case), list[set[int]]()
    cells = {board.start}
    while cells not in met:
        met.append(cells)
        cells = {end for cell in cells for end in board.successors(cell)}
    assert not any(board.goal in some for some in met)
    return len(met) - met.index(cells)


@pytest.mark.parametrize(
    ("name", "cells", "snakes"),
    [("geeksforgeeks", 100, 86), ("leetcode", 36, 22), ("chained", 100, 42)],
)
def test_snakes_in_a_row_all_the_way_down(name: str, cells: int, snakes: int) -> None:
    """Would catch: a program called right that sweeps half as often as there are cells."""
    (case,) = TRAPS["all-the-way-down"].cases(Ground(cells, 6, RULES[name]))
    assert snakes_needed(case, RULES[name]) == snakes


def test_some_traps_have_no_way() -> None:
    """Would catch: walls that can be walked past, and pits with a way out."""
    for name in ("no-way-out", "no-way-in", "walls", "back-to-the-first"):
        for rules in (RULES["hackerrank"], RULES["leetcode"], RULES["geeksforgeeks"]):
            cases = TRAPS[name].cases(Ground(100, 6, rules))
            assert None in map(rules.fewest_throws, cases), (name, rules.name)


def test_a_jump_to_the_first_cell_matters() -> None:
    """Would catch: boards on which nobody notices that such a jump was ignored."""
    for name in ("hackerrank", "interviewbit", "leetcode", "geeksforgeeks"):
        rules, noticed = RULES[name], 0
        for case in TRAPS["back-to-the-first"].cases(Ground(100, 6, rules)):
            ignored = case._replace(jumps=tuple(jump for jump in case.jumps if jump[1] != 1))
            noticed += rules.fewest_throws(case) != rules.fewest_throws(ignored)
        assert noticed >= 6


def decides(rules: Rules, case: Case, jump: tuple[int, int]) -> bool:
    """Whether the answer is another one without a jump."""
    others = tuple(one for one in case.jumps if one != jump)
    return rules.fewest_throws(case) != rules.fewest_throws(case._replace(jumps=others))


@pytest.mark.parametrize(
    ("name", "cells", "longest_snake", "longest_ladder"),
    [
        ("hackerrank", 100, 98, 98),
        ("thirty-cells", 30, 27, 28),  # with five snakes, none from cell 29 can matter
        ("geeksforgeeks", 400, 398, 398),
        ("leetcode", 36, 34, 34),
    ],
)
def test_jumps_of_every_length_and_at_every_end_decide(
    name: str, cells: int, longest_snake: int, longest_ladder: int
) -> None:
    """Would catch: programs called right that ignore jumps by their length or their ends."""
    rules = RULES[name]
    ground = Ground(cells, 6, rules)
    snakes, ladders = (
        {
            jump
            for case in TRAPS[trap].cases(ground)
            for jump in case.jumps
            if (jump[1] > jump[0]) == (trap == "each-ladder") and decides(rules, case, jump)
        }
        for trap in ("each-snake", "each-ladder")
    )
    lengths = {head - tail for head, tail in snakes}
    assert min(lengths) == 1 and max(lengths) == longest_snake
    assert {tail for _, tail in snakes} >= {1, 2}
    assert {head for head, _ in snakes} >= {3, longest_snake + 1}
    lengths = {top - foot for foot, top in ladders}
    assert min(lengths) == 1 and max(lengths) == longest_ladder
    assert {foot for foot, _ in ladders} >= {2, 3, cells - 1}
    assert {top for _, top in ladders} >= {cells - 1, cells}


@pytest.mark.parametrize("name", ["hackerrank", "thirty-cells", "interviewbit"])
def test_the_last_and_the_first_of_long_lists_decide(name: str) -> None:
    """Would catch: programs called right that read only so many jumps."""
    rules = RULES[name]
    cases = list(TRAPS["as-many-as-there-can-be"].cases(Ground(rules.fixed or 100, 6, rules)))
    for up in (True, False):
        lists = [
            (case, [jump for jump in mixed(case.jumps) if (jump[1] > jump[0]) == up])
            for case in cases
        ]
        most = max(len(jumps) for _, jumps in lists)
        assert most >= (rules.most_alike or 46)
        full = [(case, jumps) for case, jumps in lists if len(jumps) >= min(most, 45)]
        for at in (0, -1):
            assert any(decides(rules, case, jumps[at]) for case, jumps in full), (up, at)


@pytest.mark.parametrize(
    ("name", "cells", "jumps"),
    [("geeksforgeeks", 400, 398), ("leetcode", 100, 98), ("dp-arrays", 100, 98)],
)
def test_the_highest_of_as_many_jumps_as_there_are_cells_decides(
    name: str, cells: int, jumps: int
) -> None:
    """Would catch: programs called right that stop reading an array or a grid."""
    rules = RULES[name]
    cases = [
        case
        for case in TRAPS["as-many-as-there-can-be"].cases(Ground(cells, 6, rules))
        if len(case.jumps) == jumps
    ]
    assert any(decides(rules, case, case.jumps[-1]) for case in cases)
    assert any(decides(rules, case, case.jumps[0]) for case in cases)


def test_the_samples_and_a_suite_come_first_and_kill_every_known_mistake() -> None:
    """Would catch: a program that can be called a dozen times only, and is called right."""
    assert (
        max(len(first_boards(rules)) for rules in RULES.values()) < 30
    )  # as book/mistakes.md says
    for notation in JUDGED:
        rules = rules_of(notation)
        first = first_boards(rules)
        assert chosen(rules)[: len(first)] == tuple(first)
        samples = [rules.case(sample.board) for sample in SAMPLES]
        samples = [case for case in samples if rules.allows(case)]
        assert first[1 : len(samples) + 1] == samples
        for wrong in wrong_programs(notation):
            if not wrong.harmless:
                with TrustedRunner(wrong.program, rules, 10.0, 400_000) as tester:
                    assert tester.first_failure(first) is not None, (notation, wrong)


@pytest.mark.full
def test_the_stored_suites_are_those_that_are_made() -> None:
    """Would catch: a new mistake whose board nobody has written into suites.json."""
    for notation in JUDGED:
        assert set(suite(notation).boards) <= set(first_boards(rules_of(notation))), notation


# -- the order of boards ---------------------------------------------------------------------------


class Recording(InProcessTester):
    """Notes what is run, and is late after so many boards."""

    def __init__(self, rules: Rules, most: int) -> None:
        super().__init__(program_of("queue-bfs"), rules, 1.0)
        self.cases: list[Case] = []
        self.most = most

    def first_failure(self, cases: Iterable[Case]) -> Failure | None:
        for case in cases:
            if len(self.cases) >= self.most:
                raise TimeoutError
            self.cases.append(case)
            self.tried += 1
        return None


@pytest.mark.parametrize("name", ["hackerrank", "geeksforgeeks", "leetcode"])
def test_a_program_that_can_be_called_seldom_meets_boards_of_all_kinds(name: str) -> None:
    """Would catch: a small budget that is used up by one kind of boards."""
    with Recording(RULES[name], 100) as tester:
        report = searched(tester, THOROUGH)
    seen = set(tester.cases)
    traps = chosen(RULES[name])
    random = list(random_cases(RULES[name], THOROUGH.at_random, seed=1))
    assert 20 <= len(seen & set(traps)) <= 70
    assert len(seen & set(random)) >= 20
    cells = RULES[name].fixed or 4
    assert seen >= {Case(cells, ()), Case(cells, ((2, 1),))}
    # Of each trap that these rules allow, at least one board.
    for trap in TRAPS.values():
        sizes = [n for n in SIZES if RULES[name].allows(Case(n))]
        every = {case for n in sizes for case in trap.cases(Ground(n, 6, RULES[name]))}
        assert not every or every & seen, trap.name
    # What is claimed was run.
    told = report.tested.split()
    first = len(first_boards(RULES[name]))
    assert (int(told[0]), int(told[4])) == (28 + first, 28)
    assert {*traps[:28], *random[:28]} <= seen


@pytest.mark.parametrize("name", ["geeksforgeeks", "leetcode"])
def test_boards_of_each_kind_are_run_once_and_blocks_are_complete(name: str) -> None:
    """Would catch: a block called complete that is not, or boards left out between two turns."""
    rules, run = RULES[name], dict[str, list[Case]]()
    tester, complete = Recording(rules, 0), list[Block]()
    budget = THOROUGH._replace(boards=2_000, at_random=20)
    for part in parts_in_turns(tester, budget):
        run.setdefault(part.kind, []).extend(part.cases)
        complete += part.completes
        needed = (case for block in part.completes for case in block.cases(rules))
        assert {*needed} <= {*run.get("in order", [])}
    assert run["in order"] == [case for block in complete for case in block.cases(rules)]
    assert 800 < len(run["in order"]) <= 2_000
    assert complete == sorted(complete, key=lambda block: block.size(rules))
    assert (tuple(run["traps"]), len(run["random"])) == (chosen(rules), 20)


def test_a_block_that_was_not_run_to_its_end_is_not_proven() -> None:
    """Would catch: "proven" of a block with a board that was never run."""
    rules = RULES["geeksforgeeks"]
    with Recording(rules, 250) as tester:
        report = searched(tester, THOROUGH)
    told = re.fullmatch(
        r"every board of 2 to (\d+) cells, of .* cells without jumps", report.proven
    )
    assert told is not None
    most = int(told[1])
    for block in (Block(cells, jumps) for cells in range(2, most + 1) for jumps in range(cells)):
        assert {*block.cases(rules)} <= {*tester.cases}


# -- few jumps -------------------------------------------------------------------------------------


def test_two_jumps_where_two_are_enough() -> None:
    """Would catch: three jumps reported though two of them, moved a little, fail as well."""
    (free,) = (one for one in slips() if one.slip == "a ladder is free to skip")
    report = check(free.function(), free.signature, rules=free.rules)
    assert report.correct is False
    assert report.board is not None and len(report.board.jumps) == 2


# -- mistakes that answer alike --------------------------------------------------------------------


def test_two_mistakes_that_answer_alike_are_both_named() -> None:
    """Would catch: one of them named at random, and its repair given for the other."""
    report = check(MISTAKES["never-goes-back"], rules="hackerrank")
    assert report.like == ("skips-snakes", "never-goes-back")
    told = str(report)
    assert MISTAKES["skips-snakes"].title in told
    assert not any(MISTAKES[name].repair in told for name in report.like)
