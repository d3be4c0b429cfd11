"""What a newcomer has: a clone as it is on the first day, an empty home folder, and a PATH."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from importlib.metadata import Distribution
from pathlib import Path

import pytest
from node import node_or_skip
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
#: What the surroundings of the tests may set, and those of a newcomer do not.
OURS: tuple[str, ...] = ("IPYTHON", "JUPYTER", "MAKE", "MFLAGS", "PYTEST", "PYTHON", "XDG_")
OURS += ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
#: What comes with Node.
NODE = ("node", "nodejs", "npm", "npx", "corepack")


def cloned(folder: Path) -> Path:
    """A copy of the files that git knows, as they are now, and of nothing else."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not checked: this is no git checkout, so nobody knows what a clone has")
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def surroundings(home: Path, *, node: bool, browser: bool) -> dict[str, str]:
    """The environment of somebody who has just come, with or without Node and a browser.

    What is in the folders of the PATH is linked into one folder, without Node.
    """
    home.mkdir()
    programs = home.with_name("programs")
    programs.mkdir()
    for folder in map(Path, os.environ["PATH"].split(os.pathsep)):
        for program in folder.glob("*"):
            if program.name not in NODE and not (programs / program.name).is_symlink():
                (programs / program.name).symlink_to(program)
    path = [str(programs), *[str(Path(node_or_skip()).parent)] * node]
    around = {name: text for name, text in os.environ.items() if not name.startswith(OURS)}
    around |= {"HOME": str(home), "PATH": os.pathsep.join(path)}
    return around | {"BROWSER": "true"} if browser else around  # `true` opens nothing


def install(extra: str, clone: Path) -> None:
    """Give a clone the `.venv` that `make .venv/EXTRA` makes, linked from the one that runs this.

    Only what the extra needs is there, as in a new one. What pip would choose and say, and how
    long it takes, is not seen: for that the walk with TESTS=release installs.
    """
    old, new = Path(sys.prefix), clone / ".venv"
    venv.create(new, symlinks=True)
    for package in needed(f"snl_algos[{extra}]"):
        for file in package.files or ():
            source = Path(os.path.normpath(str(file.locate())))
            target = new / source.relative_to(old)
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.suffix == ".pth" or source.parent.name == "bin":  # they name their place
                text = source.read_text("utf-8").replace(str(old), str(new))
                target.write_text(text.replace(str(ROOT), str(clone)), "utf-8")
                shutil.copymode(source, target)
            elif source.exists():
                link(source, target)
    (new / extra).touch()


def link(source: Path, target: Path) -> None:
    """Make a file the same as another one; a copy, on another disk.

    A symbolic link would not do: Node goes to where it leads, and looks around there.
    """
    try:
        target.hardlink_to(source)
    except OSError:
        shutil.copy2(source, target)


def needed(wanted: str) -> list[Distribution]:
    """What pip installs for a requirement, among what is installed here."""
    asked, found = [Requirement(wanted)], dict[str, Distribution]()
    seen = set()
    while asked:
        one = asked.pop()
        if str(one) in seen:
            continue
        seen.add(str(one))
        package = Distribution.from_name(one.name)
        found[package.name] = package
        for requirement in map(Requirement, package.requires or ()):
            marker, requirement.marker = requirement.marker, None
            extras = ("", *one.extras)
            if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras):
                asked.append(requirement)
    return [*found.values()]
