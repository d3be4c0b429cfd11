"""Minimum covers, against a search through all choices."""

from __future__ import annotations

from itertools import combinations
from random import Random

from snl_algos.lab.suites.set_cover import minimum_cover


def fewest(rows: list[set[int]], columns: int) -> int:
    """The fewest columns that meet every row, by trying all choices."""
    return next(
        count
        for count in range(columns + 1)
        for chosen in combinations(range(columns), count)
        if meets(rows, chosen)
    )


def meets(rows: list[set[int]], chosen: tuple[int, ...]) -> bool:
    return all(not row.isdisjoint(chosen) for row in rows)


def random_rows(seed: int) -> tuple[list[set[int]], int]:
    random = Random(seed)
    columns = random.randint(1, 9)
    most = random.choice([2, columns])  # few columns in a row, so that more of them are needed
    rows = [
        set(random.sample(range(columns), random.randint(1, min(most, columns))))
        for _ in range(random.randint(0, 14))
    ]
    return rows, columns


def test_no_smaller_choice_covers() -> None:
    """A reduction that drops a column that is needed, or a bound that is too high."""
    for seed in range(300):
        rows, columns = random_rows(seed)
        cover = minimum_cover(rows)
        assert meets(rows, cover)
        assert len(cover) == fewest(rows, columns)


def test_of_equal_columns_the_first_is_taken() -> None:
    """A larger board where a smaller one does the same."""
    assert minimum_cover([{1, 2, 3}, {1, 2}]) == (1,)
