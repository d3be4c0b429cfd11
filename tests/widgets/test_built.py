"""The sources in `web/` are sound, and what the package carries is built of them."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from node import TYPESCRIPT, node_or_skip

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "snl_algos" / "widgets"
TOOLS = ROOT / "node_modules"


def node(*arguments: str | Path, tool: str = "") -> str:
    """What a program under Node prints; it must succeed. Without its tool: skipped, and said."""
    if tool and not (TOOLS / tool).exists():
        missing = f"there is no {tool} in node_modules: run `make web`"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    command = [node_or_skip(), *map(str, arguments)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


def test_what_the_package_carries_is_built_of_the_sources(tmp_path: Path) -> None:
    """Would catch: a source that was changed and not built, or a built file changed by hand."""
    node("web/build.mjs", tmp_path, tool="esbuild")
    made = {
        path.relative_to(tmp_path).as_posix(): path.read_text("utf-8")
        for path in tmp_path.rglob("*.*js")
    }
    kept = {name: (ROOT / name).read_text("utf-8") for name in made}
    carried = {path.relative_to(ROOT).as_posix() for path in BUILT.glob("*.*js")}
    assert carried == {name for name in made if name.startswith("snl_algos/widgets/")}
    assert made == kept, "run `npm run build`, and commit what it builds"


def test_the_types() -> None:
    assert node(TOOLS / "typescript/bin/tsc", "-p", "web", tool="typescript") == ""


def test_the_linter() -> None:
    linter = TOOLS / "oxlint/bin/oxlint"
    node(linter, "--config", "web/oxlint.json", "--deny-warnings", "web", tool="oxlint")


def test_the_formatter() -> None:
    # It remembers, in node_modules, what it has seen: only what is new takes time.
    prettier = TOOLS / "prettier/bin/prettier.cjs"
    node(prettier, "--check", "--cache", "--cache-strategy=content", "web", tool="prettier")


def test_the_units() -> None:
    """Replay, rules, geometry: without a browser."""
    files = sorted((ROOT / "web" / "tests").glob("*.test.ts"))
    # All in one process: a process of its own for each file takes most of the time.
    every = "".join(f"import '{file.as_uri()}';" for file in files)
    as_module = ("--test-reporter=tap", "--input-type=module", "--eval", every)
    said = node(*TYPESCRIPT, *as_module, tool="esbuild")
    assert "# fail 0" in said
    assert "# pass 0" not in said


def test_no_registry_has_its_address_in_the_lock_file() -> None:
    lock = (ROOT / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "omit-lockfile-registry-resolved=true" in (ROOT / ".npmrc").read_text("utf-8")
