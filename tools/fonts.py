"""Makes the typefaces of the book: two families, cut down to the letters that its pages use, and
the icons of the theme, cut down to those that its pages show.

Source Sans 3 was drawn for reading on screens: open shapes, true italics, figures of one width,
and narrow enough for a column of 42rem. JetBrains Mono has tall small letters, which the last
row can read off a projector, and tells 0 from O and 1 from l. Its NL files draw `->` as it is
typed. Both have the SIL Open Font License; a changed font may not keep a reserved name, so the
cut ones are called SNL Sans and SNL Mono.

    pip install fonttools brotli
    npm pack source-sans@3.52.0 jetbrains-mono@1.0.6 @fontsource-variable/jetbrains-mono@5.3.0
    python tools/fonts.py *.tgz

writes the fonts, their licences and `fonts.css` into `book/_static/fonts`, and the icons into the
place where the theme has its own 115 kB of them (Font Awesome Free, SIL Open Font License). (The
third package has the licence of JetBrains Mono, which the second one lacks.) It is run when a page
needs a letter that `LETTERS` lacks, or an icon that `ICONS` lacks; tests say so.
"""

from __future__ import annotations

import io
import re
import sys
import tarfile
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from pydata_sphinx_theme import __file__ as theme

FOLDER = Path(__file__).parents[1] / "book" / "_static" / "fonts"

#: ASCII, the letters of western names, and what the pages use of punctuation, arrows and signs.
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "–—‘’“”…•′←→↑↓−≤≥≠≈√∞◀▶▲▼○●✓✗▸▾"),
]

#: The icons of the pages, by the names of their classes; and where the theme has them.
ICONS = [
    "angle-left", "angle-right", "bars", "circle-half-stroke", "download", "file", "file-pdf",
    "list", "magnifying-glass", "moon", "sun",
]  # fmt: skip
ICON_FILE = "vendor/fontawesome/webfonts/fa-solid-900.woff2"
THEME = Path(theme).parent / "theme" / "pydata_sphinx_theme" / "static"

#: How the files begin that npm packs.
SANS, MONO, MONO_LICENCE = "source-sans", "jetbrains-mono", "fontsource-variable-jetbrains-mono"


class Cut(NamedTuple):
    """One file to make: from where, and how it is called in style sheets."""

    package: str
    member: str
    name: str
    family: str
    style: str
    weights: tuple[int, int]


CUTS = [
    Cut(SANS, "VF/SourceSans3VF-Upright.ttf", "sans", "SNL Sans", "normal", (400, 700)),
    Cut(SANS, "VF/SourceSans3VF-Italic.ttf", "sans-italic", "SNL Sans", "italic", (400, 700)),
    Cut(MONO, "fonts/webfonts/JetBrainsMonoNL-Regular.woff2", "mono", "SNL Mono", "normal",
        (400, 400)),
    Cut(MONO, "fonts/webfonts/JetBrainsMonoNL-Bold.woff2", "mono-bold", "SNL Mono", "normal",
        (700, 700)),
]  # fmt: skip

LICENCES = {
    "LICENSE-sans.txt": (SANS, "LICENSE.md"),
    "LICENSE-mono.txt": (MONO_LICENCE, "LICENSE"),
}


def main(files: list[Path]) -> None:
    """Write everything."""
    packages = {file.name.rpartition("-")[0]: file for file in files}
    FOLDER.mkdir(parents=True, exist_ok=True)
    faces = []
    for cut in CUTS:
        source = io.BytesIO(_read(packages[cut.package], cut.member))
        font = cut_down(TTFont(source, recalcTimestamp=False), cut)
        file = FOLDER / f"{cut.name}.woff2"
        font.flavor = "woff2"
        font.save(file)
        faces.append(face(cut, sorted(font.getBestCmap())))
        print(f"{file.name}: {file.stat().st_size:,} bytes")
    (FOLDER / "fonts.css").write_text("\n".join(faces), "utf-8")
    for name, (package, member) in LICENCES.items():
        (FOLDER / name).write_bytes(_read(packages[package], member))
    cut_icons()


def cut_icons() -> None:
    """Return the font of the theme's icons with ours only, in its place."""
    style = (THEME / "styles" / "pydata-sphinx-theme.css").read_text("utf-8")
    codes = [
        re.search(rf'\.fa-{name}(?![\w-])[^{{}}]*\{{--fa:"\\([0-9a-f]+)"', style) for name in ICONS
    ]
    assert all(codes), [name for name, code in zip(ICONS, codes, strict=True) if code is None]
    font = TTFont(THEME / ICON_FILE, recalcTimestamp=False)
    subsetter = Subsetter(Options())
    subsetter.populate(unicodes=[int(code[1], 16) for code in codes if code])
    subsetter.subset(font)
    file = FOLDER.parent / ICON_FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    font.flavor = "woff2"
    font.save(file)
    print(f"{file.name}: {file.stat().st_size:,} bytes, {len(font.getBestCmap())} icons")


def _read(package: Path, member: str) -> bytes:
    with tarfile.open(package) as archive:
        file = archive.extractfile(f"package/{member}")
        assert file is not None, member
        return file.read()


def cut_down(font: Any, cut: Cut) -> Any:
    """Return the font with our letters and weights only, under another name."""
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "tnum", "lnum"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": cut.weights})
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            name = cut.family.replace(" ", "") if record.nameID == 6 else cut.family
            record.string = name
    return font


def face(cut: Cut, letters: list[int]) -> str:
    """How a style sheet has this file."""
    low, high = cut.weights
    weight = str(low) if low == high else f"{low} {high}"
    return (
        f'@font-face {{\n\tfont-family: "{cut.family}"; font-style: {cut.style}; '
        f"font-weight: {weight}; font-display: swap;\n"
        f'\tsrc: url("{cut.name}.woff2") format("woff2");\n'
        f"\tunicode-range: {', '.join(_ranges(letters))};\n}}\n"
    )


def _ranges(letters: list[int]) -> list[str]:
    """Return runs of letters as a style sheet writes them: U+20-7E."""
    runs: list[list[int]] = []
    for letter in letters:
        if runs and runs[-1][1] == letter - 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return [f"U+{low:X}" if low == high else f"U+{low:X}-{high:X}" for low, high in runs]


if __name__ == "__main__":
    main([Path(word) for word in sys.argv[1:]])
