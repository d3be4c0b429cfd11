"""A host without Numba."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from snl_algos.lab.engines.numba_backend import is_installed


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Numba cannot be found, and the package looks for it again."""
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "numba", None)
        is_installed.cache_clear()
        yield
    is_installed.cache_clear()
