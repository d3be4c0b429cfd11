"""A class is graded on a few boards: what is said of it does not depend on how many."""

from collections.abc import Iterator

import pytest
from amounts import small_effort


@pytest.fixture(scope="module", autouse=True)
def _few_boards() -> Iterator[None]:
    with small_effort():
        yield
