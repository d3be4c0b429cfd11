"""Asserts in the claims show their values, as they do in tests."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("claims")
