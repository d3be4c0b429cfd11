"""Files that commands write: whole or not at all, and never over another unasked."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from command import good, refused, written

#: The two commands that write files, up to the name of the file.
WRITERS = [("step", "thirty", "-o"), ("draw", "thirty", "-o")]


@pytest.fixture(params=WRITERS, ids=lambda writer: writer[0])
def writer(request: pytest.FixtureRequest) -> tuple[str, ...]:
    pytest.importorskip("matplotlib")
    chosen: tuple[str, ...] = request.param
    return chosen


def test_no_file_is_written_over_unasked(writer: tuple[str, ...], tmp_path: Path) -> None:
    """Somebody's work lost."""
    file = written(tmp_path / "out.svg", b"precious")
    assert "exists already; --force overwrites it" in refused(*writer, file)
    assert file.read_bytes() == b"precious"
    assert good(*writer, file, "--force") == ""
    assert b"precious" not in file.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["out.svg"]


def test_file_is_written_whole_or_not_at_all(
    writer: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a file on a full disk, the old one gone, or a file beside it left behind."""
    file = tmp_path / "out.svg"

    def full(*args: object, **options: object) -> None:
        if args and isinstance(args[0], int) and broken == "os.fdopen":
            os.close(args[0])
        raise OSError(28, "No space left on device")

    for old in ([], [b"old"]):
        for broken in ("os.replace", "os.fdopen", "tempfile.mkstemp", "os.chmod"):
            if old:
                file.write_bytes(*old)
            with monkeypatch.context() as patch:
                patch.setattr(broken, full)
                told = refused(*writer, file, "--force")
            assert "out.svg: No space left on device" in told
            assert [path.read_bytes() for path in tmp_path.iterdir()] == old, broken


def test_directory_as_output(writer: tuple[str, ...], tmp_path: Path) -> None:
    """Advice to force what no force can do; a directory replaced by a file."""
    folder = tmp_path / "out.svg"
    folder.mkdir()
    for force in ([], ["--force"]):
        assert "cannot be overwritten" in refused(*writer, folder, *force)
    assert folder.is_dir()


def test_force_goes_through_a_link(writer: tuple[str, ...], tmp_path: Path) -> None:
    """A link turned into a file, while the file it led to keeps its old contents."""
    file = written(tmp_path / "real.svg", b"what was there")
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.svg"
    link.symlink_to(file)
    assert "exists already" in refused(*writer, link)
    assert file.read_bytes() == b"what was there"
    assert good(*writer, link, "--force") == ""
    assert link.is_symlink()
    assert b"what was there" not in file.read_bytes()
    assert [path.name for path in link.parent.iterdir()] == ["link.svg"]


def test_permissions_honour_the_umask(tmp_path: Path) -> None:
    """A file for the owner alone, as temporary files are; or one for everybody."""
    for umask, mode in ((0o022, 0o644), (0o077, 0o600)):
        file = tmp_path / f"{umask}.json"
        before = os.umask(umask)
        try:
            good("step", "thirty", "-o", file)
            assert os.umask(umask) == umask  # and it is put back
        finally:
            os.umask(before)
        assert file.stat().st_mode & 0o777 == mode
