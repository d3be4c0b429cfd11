"""The files around the package: environments, pins, what is in the repository."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
# -- environments -------------------------------------------------------------------


def test_environment_agrees_with_the_project() -> None:
    """More than a learner needs; an older Python; a prefix of somebody's machine; a second pin."""
    environment = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))
    assert environment.keys() == {"name", "channels", "dependencies"}
    python, pip, with_pip = environment["dependencies"]
    assert (pip, environment["channels"]) == ("pip", ["conda-forge"])
    assert python.removeprefix("python") == PROJECT["requires-python"]
    (project,) = with_pip["pip"]
    assert project == "-e .[lessons]"  # the README goes on with `snl lessons`
    assert environment["name"] == PROJECT["name"]


def test_python_versions_agree() -> None:
    """A classifier left out, or older than the package takes."""
    least = re.fullmatch(r">=3\.(\d+)", PROJECT["requires-python"])
    assert least
    found = [
        re.fullmatch(r"Programming Language :: Python :: 3\.(\d+)", line)
        for line in PROJECT["classifiers"]
    ]
    minors = [int(match[1]) for match in found if match]
    assert minors == list(range(int(least[1]), minors[-1] + 1))
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["tool"]["ruff"]["target-version"] == f"py3{least[1]}"
    assert f"Python 3.{least[1]} or later" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"sys.version_info < (3, {least[1]})" in (ROOT / "Makefile").read_text(encoding="utf-8")


# -- pins ---------------------------------------------------------------------------


def pins() -> dict[str, str]:
    """Name → version of what constraints.txt pins."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return {canonicalize_name(line.split("==")[0]): line.split("==")[1] for line in lines}


def test_constraints_name_versions_only() -> None:
    """An address, a hash, a local path or a comment in the pins; a pin twice."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert lines
    version = r"[0-9]+(\.[0-9]+)*((a|b|rc)[0-9]+)?(\.post[0-9]+)?"
    for line in lines:
        assert re.fullmatch(rf"[A-Za-z0-9][A-Za-z0-9._-]*=={version}", line), line
    assert len(pins()) == len(lines)


def test_constraints_cover_every_dependency() -> None:
    """A dependency that is installed in whatever version is the newest that day."""
    for extra, wanted in EXTRAS.items():
        for text in wanted:
            requirement = Requirement(text)
            name = canonicalize_name(requirement.name)
            if name == canonicalize_name(PROJECT["name"]):
                assert requirement.extras <= EXTRAS.keys(), extra
                continue
            assert name in pins(), f"{name} of [{extra}] is not pinned"
            assert requirement.specifier.contains(pins()[name]), text


def test_what_is_pinned_works_on_the_oldest_python() -> None:
    """Would catch: a pin that the Python of Debian 12 cannot install, so that `make lessons` fails
    in a container.
    """
    pinned = [one for one in distributions() if canonicalize_name(one.name) in pins()]
    needs = {one.name: SpecifierSet(one.metadata["Requires-Python"] or "") for one in pinned}
    least = PROJECT["requires-python"].removeprefix(">=") + ".0"
    assert len(needs) > 20
    assert [name for name, needed in needs.items() if not needed.contains(least)] == []


def test_core_needs_nothing() -> None:
    """A library that crept into the core."""
    assert PROJECT["dependencies"] == []


# -- what is in the repository ------------------------------------------------------------


def tracked() -> list[Path]:
    git = shutil.which("git")
    if not git or not (ROOT / ".git").exists():
        pytest.skip("not checked: this is no git checkout, so nobody knows which files are ours")
    ran = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if ran.returncode:
        pytest.skip(f"not checked: git ls-files says {ran.stderr.decode(errors='replace')}")
    names = ran.stdout.decode().split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


#: Written so that this file does not hold what it looks for.
UNWANTED = {
    "a package registry": [
        *("pypi" + ".org", "files.pythonhosted" + ".org", "registry.npmjs" + ".org"),
        *("conda.anaconda" + ".org", "--index" + "-url"),
    ],
    "a path of somebody's machine": ["/wor" + "k/", "/roo" + "t/", "/hom" + "e/", "/User" + "s/"],
}


@pytest.mark.parametrize("what", UNWANTED)
def test_no_file_of_ours_names(what: str) -> None:
    """A set-up that works on one machine only, or that fetches from a fixed address."""
    files = tracked()
    assert len(files) > 50
    found = []
    for path in files:
        data = path.read_bytes()
        if b"\0" not in data:
            text = data.decode("utf-8")
            found += [f"{path.name}: {words}" for words in UNWANTED[what] if words in text]
    assert found == []


def test_continuous_integration_runs_the_tests() -> None:
    """A script that git does not mark as one to run, or that leaves the tests out."""
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    lines = script.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("#!")
    assert "export TESTS=full" in lines
    assert "make test" in lines
    assert "set -euo pipefail" in lines
    bash = shutil.which("bash")
    if bash:
        subprocess.run([bash, "-n", script], check=True)


def test_the_wheel_has_every_file_of_the_package() -> None:
    """Would catch: texts of exercises, boards or scripts that only a checkout has."""
    wheel = pytest.importorskip("hatchling.builders.wheel")
    built = {
        file.distribution_path for file in wheel.WheelBuilder(str(ROOT)).recurse_included_files()
    }
    ours = [path.relative_to(ROOT) for path in tracked() if path.is_relative_to(ROOT / "snl_algos")]
    assert {".md", ".py", ".json", ".js"} <= {path.suffix for path in ours}
    assert [path for path in ours if path.as_posix() not in built] == []


# -- what make does ----------------------------------------------------------------------


def rule(target: str) -> str:
    """What `make` would run for a target, if nothing were there."""
    make = shutil.which("make")
    if not make:
        pytest.skip("there is no make")
    command = [make, "--no-print-directory", "-nB", target]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    return ran.stdout.decode()


@pytest.mark.parametrize("target", ["lessons", "test"])
def test_an_installation_says_how_much_it_is_before_it_falls_silent(target: str) -> None:
    """Would catch: minutes without a word, after which a newcomer gives up."""
    commands = rule(target)
    assert re.search(r"echo .* about [\d.]+ [MG]B, .* minutes", commands)
    assert commands.index("echo") < commands.index("pip install --quiet")


# -- how the tests run -------------------------------------------------------------------


@pytest.mark.xdist_group("one")
def test_a_group_is_kept_together(request: pytest.FixtureRequest) -> None:
    """Would catch: libraries with which each process builds the book again, and quietly so."""
    if request.config.getoption("loadgroup", False):
        assert request.node.nodeid.endswith("@one")
