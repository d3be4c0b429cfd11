"""Faults planted in the package by hand: the tests that are named with each must catch it.

Each fault is a change to one place of one file (`faults.toml`). It is made in a copy of the
package, in which the named tests run, and nothing else. If a text of the list is no longer in
its file, choose another place for the same fault, or a fault like it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from amounts import leaves_out

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("faults.toml")
#: What is copied; and what some tests only read, which is linked.
COPIED, READ = ("snl_algos", "tests"), ("book", "lessons", "tools", "web", "pyproject.toml")


class Fault(NamedTuple):
    """A change to a file of the package, and the tests that must catch it."""

    id: str
    file: str
    find: str
    replace: str
    tests: Sequence[str]


FAULTS = [Fault(**entry) for entry in tomllib.loads(LIST.read_text("utf-8"))["fault"]]
#: TESTS=full plants some of them, TESTS=release all.
PLANTED = FAULTS if not leaves_out("release") else FAULTS[::12]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package and tests that can be changed; the tests pass there."""
    folder = tmp_path_factory.mktemp("copy")
    for part in COPIED:
        shutil.copytree(ROOT / part, folder / part)
    for part in READ:
        (folder / part).symlink_to(ROOT / part)
    named = dict.fromkeys(test for fault in PLANTED for test in fault.tests)
    done = run(folder, [*named])
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return folder


@contextmanager
def planted(copy: Path, fault: Fault) -> Iterator[None]:
    """The copy with the fault in it."""
    file = Path("snl_algos", fault.file)
    text = (ROOT / file).read_text("utf-8")
    assert text.count(fault.find) == 1, (
        f"{file} has the text of the fault {fault.id!r} {text.count(fault.find)} times, and not "
        f"once: bring {LIST.name} up to date"
    )
    (copy / file).write_text(text.replace(fault.find, fault.replace), encoding="utf-8")
    try:
        yield
    finally:
        shutil.copy2(ROOT / file, copy / file)


def run(copy: Path, tests: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run tests in the copy, with its package."""
    surroundings = {
        "PYTHONPATH": str(copy),
        "PYTHONDONTWRITEBYTECODE": "1",  # what is compiled of a fault must not outlive it
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # to load them all takes longer than most tests
        "TESTS": "release",
    }
    # In continuous integration pytest shows all of two long lists that differ: it takes a minute.
    usual = {name: value for name, value in os.environ.items() if name != "CI"}
    plugins = ["-p", "pytest_timeout", "-p", "xdist.plugin"]
    options = ["-q", "--timeout", "60", "--tb=line", "-rfE"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, *options, *tests],
        cwd=copy,
        env=usual | surroundings,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def fails(test: str, printed: str) -> bool:
    """Whether one case of a test has failed, by what pytest has printed at its end."""
    return re.search(rf"^(FAILED|ERROR) {re.escape(test)}(\[| |$)", printed, re.M) is not None


@pytest.mark.full
@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.id)
def test_a_planted_fault_is_caught(copy: Path, fault: Fault) -> None:
    """Would catch: a test that was weakened or deleted, though nothing else catches the fault; a
    test that fails for another reason, or is no longer there.
    """
    with planted(copy, fault):
        done = run(copy, fault.tests)
    missed = [test for test in fault.tests if not fails(test, done.stdout)]
    assert not missed, f"not caught by {missed}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}"


def test_each_fault_has_its_place() -> None:
    """Would catch: a fault that can no longer be planted, long before a release plants it."""
    texts = {fault.file: (ROOT / "snl_algos" / fault.file).read_text("utf-8") for fault in FAULTS}
    lost = [fault.id for fault in FAULTS if texts[fault.file].count(fault.find) != 1]
    assert lost == [], f"bring {LIST.name} up to date"
    files = {test.partition("::")[0] for fault in FAULTS for test in fault.tests}
    assert [file for file in files if not (ROOT / file).exists()] == []


def test_the_list_names_each_fault_once() -> None:
    """Would catch: two entries that are one; a fault that changes nothing."""
    assert len({fault.id for fault in FAULTS}) == len(FAULTS) >= 60
    assert len({(fault.file, fault.find) for fault in FAULTS}) == len(FAULTS)
    assert all(fault.find != fault.replace and fault.tests for fault in FAULTS)
