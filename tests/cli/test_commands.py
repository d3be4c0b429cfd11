"""The list of commands, and which modules a command loads."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from command import good, surroundings

from snl_algos.cli.main import SUMMARIES, load_command


def test_a_summary_is_the_first_paragraph_of_the_help() -> None:
    """Would catch: a command that was changed, or renamed, in its module only."""
    for name, summary in SUMMARIES.items():
        command = load_command(name)
        assert command.name == name
        paragraph, _, _ = command.help.partition("\n\n")
        assert summary == " ".join(paragraph.split())
        assert f"snl {name}" in good(name, "--help")
    _, _, listed = good("--help").partition("Commands:\n")
    assert [line.split()[0] for line in listed.splitlines()] == [*SUMMARIES]


def test_help_fits_into_80_columns() -> None:
    """Would catch: a summary that the list of commands cuts, a line that a terminal folds."""
    listed = good("--help").partition("Commands:\n")[2] + "\n"
    for group in ("lab", "lab suite"):
        listed += good(*group.split(), "--help").partition("Commands:\n")[2]
    cut = [line.split()[0] for line in listed.splitlines() if line.endswith("...")]
    assert not cut
    assert max(map(len, listed.splitlines())) <= 80


#: Runs the command, and prints which modules it loaded.
PROGRAM = """
import json, sys
from snl_algos.cli import run
try:
    run()
finally:
    print(json.dumps(list(sys.modules)), file=sys.stderr)
"""


@pytest.mark.parametrize(
    ("arguments", "loaded"),
    [
        ("--version", set()),
        ("--help", set()),
        ("boards", {"boards"}),
        ("solve thirty", {"boards", "programs"}),
    ],
)
def test_a_command_loads_what_it_needs(arguments: str, loaded: set[str]) -> None:
    """Would catch: a short command that waits for the modules of all others."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments.split()],
        capture_output=True, env=surroundings(), check=True,
    )  # fmt: skip
    names = {name.removeprefix("snl_algos.") for name in json.loads(ran.stderr)}
    heavy = {"checker", "comparison", "explanation", "lab"}
    assert not names & heavy
    assert names & {"boards", "programs"} == loaded
    assert names & {f"cli.{name}" for name in SUMMARIES} <= {f"cli.{arguments.split()[0]}"}
