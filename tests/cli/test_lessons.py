"""`snl lessons`: a copy to work in, which loses nothing that a student wrote, in JupyterLab."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import zlib
from pathlib import Path
from typing import Any, NoReturn

import pytest
from command import process, refused, snl, surroundings

pytest.importorskip("nbformat")

from snl_algos.cli.lessons import copied

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "lessons").glob("[0-9][0-9]_*.ipynb"))


@pytest.fixture
def sources(tmp_path: Path) -> list[Path]:
    """Two lessons, as they are published."""
    folder = tmp_path / "published"
    folder.mkdir()
    return [Path(shutil.copy(path, folder)) for path in LESSONS[:2]]


def put_beside(sources: list[Path], folder: Path) -> list[tuple[str, str]]:
    """Bring the copy up to date, and tell which edited lessons have a new version under a name."""
    texts = {path.name: path.read_text("utf-8") for path in sources}
    return [(name, file.name) for name, file in copied(texts, folder) if file.name != name]


def changed(source: Path, edition: int) -> None:
    """Publish a lesson anew."""
    notebook = json.loads(source.read_text("utf-8"))
    notebook["metadata"]["edition"] = edition
    source.write_text(json.dumps(notebook), "utf-8")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("[!.]*"))


def test_what_a_student_wrote_is_kept_and_the_new_version_comes_beside_it(
    sources: list[Path], tmp_path: Path
) -> None:
    """Would catch: an edited lesson that is overwritten, an old one that stays, a third copy."""
    mine = tmp_path / "mine"
    first, second = sources
    assert put_beside(sources, mine) == []
    assert names(mine) == [first.name, second.name]
    assert put_beside(sources, mine) == []

    (mine / first.name).write_text("mine", "utf-8")
    assert put_beside(sources, mine) == []  # there is no other version
    assert names(mine) == [first.name, second.name]

    for source in sources:
        changed(source, 2)
    beside = f"{first.stem}.new.ipynb"
    assert put_beside(sources, mine) == [(first.name, beside)]
    assert (mine / first.name).read_text("utf-8") == "mine"
    for source, copy in ((first, beside), (second, second.name)):
        one, other = (json.loads(path.read_text("utf-8")) for path in (source, mine / copy))
        assert other["metadata"]["edition"] == 2
        texts, copies = ([cell["source"] for cell in book["cells"]] for book in (one, other))
        assert texts == copies
    assert put_beside(sources, mine) == []
    assert names(mine) == sorted([first.name, beside, second.name])

    (mine / beside).write_text("mine, too", "utf-8")
    changed(first, 3)
    put_beside(sources, mine)
    assert (mine / first.name).read_text("utf-8") == "mine"
    assert (mine / beside).read_text("utf-8") == "mine, too"
    third = json.loads((mine / f"{first.stem}.new2.ipynb").read_text("utf-8"))
    assert third["metadata"]["edition"] == 3


def test_nothing_of_yours_is_lost_in_a_folder_that_has_other_things(
    sources: list[Path], tmp_path: Path
) -> None:
    """Would catch: your .gitignore replaced; a lesson written where a link leads; a traceback."""
    mine = tmp_path / "mine"
    (mine / sources[1].name).mkdir(parents=True)
    (mine / ".gitignore").write_text("secret.txt\n", "utf-8")
    (mine / sources[0].name).symlink_to(tmp_path / "elsewhere.ipynb")
    assert put_beside(sources, mine) == [
        (source.name, f"{source.stem}.new.ipynb") for source in sources
    ]
    assert (mine / ".gitignore").read_text("utf-8") == "secret.txt\n"
    assert not (tmp_path / "elsewhere.ipynb").exists()


def test_a_file_for_the_folder(tmp_path: Path) -> None:
    """Would catch: "File exists" without what is needed, or a file that is changed."""
    file = tmp_path / "mine.py"
    file.write_text("mine", "utf-8")
    assert f"{file} is a file, and the lessons need a folder" in refused(
        "lessons", file, "--copy-only"
    )
    assert file.read_text("utf-8") == "mine"


def test_git_ignores_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a pull that conflicts, a lesson that is committed by mistake."""
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / ".git" / "data"))
    monkeypatch.chdir(tmp_path)
    ran = snl("lessons", "--copy-only")
    assert ran.code == 0, ran
    assert f"{len(LESSONS)} lessons in my-lessons" in ran.out
    status = subprocess.run(
        ["git", "status", "--short"], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert status.stdout == ""
    assert names(tmp_path / "my-lessons")[-1] == LESSONS[-1].name


def test_a_wheel_has_the_lessons_with_their_outputs_but_for_what_is_to_be_guessed(
    tmp_path: Path,
) -> None:
    """Would catch: a package without lessons, a picture left out, an answer in plain sight."""
    pytest.importorskip("hatchling")
    from tools.pack_lessons import pack

    installed = tmp_path / "snl_algos"
    shutil.copytree(ROOT / "snl_algos", installed, ignore=shutil.ignore_patterns("__pycache__"))
    packed = installed / "lessons"
    packed.mkdir()
    pack(ROOT / "lessons", packed)
    assert sum(len(zlib.compress(path.read_bytes())) for path in packed.iterdir()) < 350_000
    around = surroundings(JUPYTER_DATA_DIR=str(tmp_path / "data"))
    ran = process("lessons", "mine", "--copy-only", cwd=tmp_path, env=around)
    assert ran.returncode == 0, ran.stderr
    assert names(tmp_path / "mine") == [path.name for path in LESSONS]
    guessed = 0
    for path in LESSONS:
        there, ours = (json.loads((one / path.name).read_text("utf-8"))["cells"]
                       for one in (tmp_path / "mine", path.parent))  # fmt: skip
        for one, other in zip(there, ours, strict=True):
            for output in other.get("outputs", []):
                if "image/svg+xml" in output.get("data", {}):
                    output["data"].pop("image/png", None)
            if "hide-output" in one["metadata"].get("tags", []):
                assert other["outputs"]
                for fold in ("collapsed", "jupyter"):
                    del other["metadata"][fold]
                other |= {"outputs": [], "execution_count": None}
                guessed += 1
            assert one == other
    assert guessed > 40


@pytest.mark.parametrize("user", [0, 1000])
def test_jupyterlab_gets_your_options_and_starts_for_root(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: int
) -> None:
    """Would catch: an option that is refused, lost, or given twice, at which JupyterLab ends; a
    root whom it turns away, or who listens to the world; another's settings changed.
    """
    pytest.importorskip("jupyterlab")
    started = []

    def execve(*words: Any) -> NoReturn:
        started.append(words)
        raise SystemExit

    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(os, "execve", execve)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "theirs")
    ran = snl("lessons", tmp_path / "mine", "--no-browser", "--", "--ip=0.0.0.0", "--no-browser")
    assert ran.code == 0, ran
    ((_, words, around),) = started
    assert words[1:] == ["-m", "jupyterlab", "--no-browser", "--ip=0.0.0.0", "--no-browser"]
    settings, theirs = around["JUPYTER_CONFIG_PATH"].split(os.pathsep)
    assert theirs == "theirs"
    file = Path(settings) / "jupyter_server_config.json"
    server = json.loads(file.read_text("utf-8"))["ServerApp"]
    assert (server.get("allow_root"), server.get("ip")) == (
        (True, "127.0.0.1") if user == 0 else (None, None)
    )
    assert ("root" in ran.out) == (user == 0)
    (layout,) = (Path(settings) / "workspaces").iterdir()
    left = json.loads(layout.read_text("utf-8"))["data"]["layout-restorer:data"]["left"]
    assert left["collapsed"], "the list of files takes a quarter of a lesson's width"
    layout.write_text("as you have left it", "utf-8")
    snl("lessons", tmp_path / "mine", "--no-browser")
    assert layout.read_text("utf-8") == "as you have left it"
