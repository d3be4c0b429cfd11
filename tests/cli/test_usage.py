"""Arguments that make no sense: each is refused in one line."""

from __future__ import annotations

from command import misused

from snl_algos.boards.notations import NOTATIONS
from snl_algos.checker import RULES, SIGNATURES

WRONG = [
    "nope",
    "solve thirty --nope",
    "solve thirty fifty",
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
    ("solve thirty mine.py --all-routes", ["FILE.py", "--all-routes"]),
    ("solve thirty --algorithm forward-dp --all-routes", ["--algorithm", "--all-routes"]),
    ("solve thirty --many boards.txt --all-routes", ["BOARD", "--all-routes"]),
    ("draw thirty --theme light", ["--theme"]),
]


def test_contradictions() -> None:
    """An option that is passed over in silence, or a message that does not name it."""
    for arguments, culprits in CONTRADICTIONS:
        told = misused(*arguments.split())
        assert all(culprit in told for culprit in culprits), arguments


def test_a_program_in_the_place_of_a_board() -> None:
    """Would catch: a program that is taken for a file."""
    for command in ("compare", "solve", "step"):
        assert "write --algorithm queue-bfs\n" in misused(command, "thirty", "queue-bfs")
