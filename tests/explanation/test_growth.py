"""How the work of a slow program grows: said only if a law fits."""

from __future__ import annotations

import re

import pytest

from snl_algos.explanation import growth

SIZES = (6, 9, 12, 16, 20, 25)


@pytest.mark.parametrize("power", [2, 3, 4])
def test_a_power_is_no_exponential(power: int) -> None:
    """Would catch: "each cell more makes it 1.2 times the work" of a polynomial."""
    said = growth({cells: 7 * cells**power + 20 for cells in SIZES})
    found = re.match(r"; twice the cells make it ([\d.]+) times the work", said)
    assert found is not None and float(found[1]) == pytest.approx(2**power, rel=0.1)


@pytest.mark.parametrize("factor", [1.3, 1.6, 2.0])
def test_an_exponential(factor: float) -> None:
    """Would catch: an exponential that is not named, or another factor."""
    said = growth({cells: round(50 * factor**cells) for cells in SIZES})
    assert f"each cell more makes it {factor:.1f} times the work" in said


@pytest.mark.parametrize(
    "counts",
    [
        {9: 1_000, 12: 8_000},
        {9: 1_000, 12: 8_000, 15: None},
        {9: 100, 12: 50_000, 15: 51_000, 18: 1_000_000},
        {cells: 3 * cells for cells in SIZES},
        dict.fromkeys(SIZES, 1000),
    ],
    ids=["two sizes", "two sizes and none", "by leaps", "evenly", "not at all"],
)
def test_nothing_is_said(counts: dict[int, int | None]) -> None:
    """Would catch: a law that is made of two numbers, that does not fit, or that is no news."""
    assert growth(counts) == ""
