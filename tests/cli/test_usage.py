"""Arguments that make no sense: each is refused in one line."""

from __future__ import annotations

from pathlib import Path

from command import cells_of, good, misused, snl

from snl_algos.boards.notations import NOTATIONS
from snl_algos.checker import RULES, SIGNATURES
from snl_algos.cli.inputs import taking_a_cost
from snl_algos.costs import COSTS

WRONG = [
    "nope",
    "solve thirty --nope",
    "solve thirty fifty",
    "solve thirty --limit 0",
    "solve thirty --limit many",
    "solve thirty --algorithm",
    "random extra",
    f"random --cells {'9' * 5000}",
    "random --die inf",
    "draw thirty -o",
    "check mine.py --seconds 0",
    "check mine.py --seconds 1e400",
    "check mine.py -o page.pdf",
    "step thirty -o page.jpg",
]


def test_wrong_usage() -> None:
    """An option that is ignored, a traceback instead of a hint, or a message of another style."""
    for arguments in WRONG:
        misused(*arguments.split())


def test_a_number_is_asked_for_in_plain_words() -> None:
    """Would catch: "Input should be a valid integer, unable to parse string as an integer"."""
    assert "'--cells': it should be a whole number\n" in misused("random", "--cells", "1e3")
    assert "'--seconds': it should be greater than or equal to 1\n" in misused(
        "check", "mine.py", "--seconds", "0"
    )


def test_the_choices_are_named() -> None:
    """A refusal that does not say what there is, or for what the value was."""
    for words, names in (
        ("convert thirty --to gird", NOTATIONS),
        ("solve thirty --notation gird", NOTATIONS),
        ("check mine.py --rules leet", RULES),
        ("check mine.py --signature moves", SIGNATURES),
        ("step thirty --cost money", COSTS),
    ):
        told = misused(*words.split())
        assert "Value error" not in told, "words of the library behind typer"
        assert words.split()[-2] in told
        assert all(name in told for name in names)


CONTRADICTIONS = [
    ("check", ["FILE.py", "--program"]),
    ("check mine.py --program true", ["FILE.py", "--program"]),
    ("check --program true --signature grid", ["--signature"]),
    ("check --program true --rules plain", ["--rules"]),
    ("check --program true -o page.html", ["--output"]),
    ("check --program true --rules plain -o page.html", ["--rules", "--output"]),
    ("solve thirty mine.py --algorithm dijkstra", ["FILE.py", "--algorithm"]),
    ("solve thirty mine.py yours.py", ["FILE.py"]),
    ("step thirty fifty", ["BOARD"]),
    ("solve mine.py --notation grid", ["--notation"]),
    ("solve thirty --algorithm forward-dp --all-routes", ["--all-routes"]),
    ("solve thirty --algorithm dijkstra --cost pips --all-routes", ["--cost"]),
    ("solve thirty --limit 3", ["--limit", "--all-routes"]),
    ("solve --many boards.txt --limit 3", ["--limit"]),
    ("draw thirty --theme light", ["--theme"]),
]


def test_contradictions() -> None:
    """An option that is passed over in silence, or a message that does not name it."""
    for arguments, culprits in CONTRADICTIONS:
        told = misused(*arguments.split())
        assert all(culprit in told for culprit in culprits), arguments


def test_a_cost_that_a_program_does_not_take() -> None:
    """Throws shown as pips; or no word of the algorithms that could."""
    assert taking_a_cost() == ["dijkstra", "zero-one-bfs", "bellman-ford"]
    for words in ("--algorithm queue-bfs", "--algorithm never-goes-back", "mine.py"):
        for command in ("solve", "step"):
            told = misused(command, "thirty", *words.split(), "--cost", "pips")
            assert all(name in told for name in (words.split()[-1], *taking_a_cost()))
            assert "zero-one-bfs only 0 and 1" in told, "it cannot count in pips"


def test_compare_at_a_cost(tmp_path: Path) -> None:
    """Would catch: a column that is missing, or a circle that pays for ever as a traceback."""
    lines = good("compare", "fewest-pips", "--cost", "pips").splitlines()
    assert cells_of(lines[1])[1:3] == ["throws", "pips"]
    assert cells_of(lines[3])[:3] == ["dijkstra", "3", "3"]
    file = tmp_path / "circle.json"
    file.write_text('{"cells": 7, "die": 1, "jumps": [[2, 3], [4, 5], [6, 1]]}')
    ran = snl("compare", file, "--cost", "paid-ladders")
    assert (ran.code, "Traceback" in ran.err) == (2, False)
    assert "paid-ladders" in ran.err
    words = ("thirty", "--algorithm", "queue-bfs", "--cost", "pips")
    assert "throws only" in snl("compare", *words).err


def test_a_program_in_the_place_of_a_board() -> None:
    """Would catch: a program that is taken for a file."""
    for command in ("compare", "solve", "step"):
        assert "write --algorithm queue-bfs\n" in misused(command, "thirty", "queue-bfs")
