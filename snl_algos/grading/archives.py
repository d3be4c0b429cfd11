"""Unpack the archives that students and platforms send, and nothing outside a folder."""

from __future__ import annotations

import stat
import zipfile
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from pathlib import Path, PurePosixPath, PureWindowsPath

from .errors import GradingError
from .submissions import ARCHIVE, Submission, files_in, no_program, programs_in

__all__ = ["ArchiveError", "class_folder", "unpack", "unpacked"]

#: The most bytes and files in an archive.
MAX_BYTES, MAX_FILES = 200 * 2**20, 20_000
#: How many archives may be inside each other; more than that is no mistake in packing.
MAX_DEPTH = 3


class ArchiveError(ValueError):
    """An archive cannot be unpacked safely. The message says why."""


def unpack(archive: Path, folder: Path) -> None:
    """Unpack a zip file into an empty folder, or raise an ArchiveError."""
    try:
        with zipfile.ZipFile(archive) as packed:
            entries = packed.infolist()
            if len(entries) > MAX_FILES:
                raise ArchiveError(f"it holds more than {MAX_FILES:,} files")
            left = MAX_BYTES
            for entry in entries:
                target = folder.joinpath(*_path_of(entry).parts)
                if entry.is_dir():  # also of a student who has handed in nothing
                    target.mkdir(parents=True, exist_ok=True)
                    continue
                target.parent.mkdir(parents=True, exist_ok=True)
                # The sizes that it states may be wrong: count what comes out.
                with packed.open(entry) as source, target.open("wb") as to:
                    while chunk := source.read(2**16):
                        left -= len(chunk)
                        if left < 0:
                            raise ArchiveError(f"it holds more than {MAX_BYTES // 2**20} MB")
                        to.write(chunk)
    except ArchiveError:
        raise
    except Exception as error:  # each compression method raises its own for damaged data
        raise ArchiveError(f"it cannot be unpacked: {error}") from None


def _path_of(entry: zipfile.ZipInfo) -> PurePosixPath:
    name = _name_of(entry)
    path = PurePosixPath(name.replace("\\", "/"))
    if path.is_absolute() or ".." in path.parts or PureWindowsPath(name).drive:
        raise ArchiveError(f"{name} leads outside the folder")
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise ArchiveError(f"{name} is a link")
    return path


def _name_of(entry: zipfile.ZipInfo) -> str:
    """Return the name of an entry; many programs write UTF-8 without saying so."""
    if not entry.flag_bits & 0x800:  # the flag for UTF-8
        with suppress(UnicodeError):
            return entry.filename.encode("cp437").decode("utf-8")
    return entry.filename


def class_folder(submissions: Path, place: Path) -> Path:
    """Return the folder of a class, which may be in a zip file."""
    if submissions.suffix.lower() != ".zip":
        return submissions
    if not submissions.is_file():
        raise GradingError(f"{submissions}: there is no such file")
    folder = place / "class"
    folder.mkdir()
    try:
        unpack(submissions, folder)
    except ArchiveError as error:
        raise GradingError(f"{submissions}: {error}") from None
    return folder


def unpacked(one: Submission, place: Path, suffixes: Collection[str], depth: int = 0) -> Submission:
    """Return a submission with the programs inside its archive in place of the archive."""
    if one.file is None or one.file.suffix.lower() != ARCHIVE:
        return one
    name, folder = one.shown[0], place / str(depth)
    try:
        if depth == MAX_DEPTH:
            raise ArchiveError(f"an archive in more than {MAX_DEPTH - 1} archives")
        folder.mkdir(parents=True)
        unpack(one.file, folder)
    except ArchiveError as error:
        return replace(one, files=(), verdict="does-not-load", note=f"{name}: {error}.")
    inside = tuple(programs_in(folder, suffixes))
    shown = tuple(f"{name}/{path.relative_to(folder)}" for path in inside)
    verdict, note = ("", "") if inside else no_program(files_in(folder), suffixes)
    opened = replace(one, files=inside, shown=shown, verdict=verdict, note=note)
    return unpacked(opened, place, suffixes, depth + 1)
