# ruff: noqa: B012, SIM105
"""Functions without end, and what they do with the exception that should end them."""

from __future__ import annotations

from typing import Any

from snl_algos import Board

__all__ = ["catches_everything", "catches_exceptions", "endless", "goes_on_in_finally"]


def endless(board: Board) -> Any:
    cell = 1
    while True:
        cell = cell % 29 + 1


def catches_exceptions(board: Board) -> Any:
    cell = 1
    while True:
        try:
            cell = cell % 29 + 1
        except Exception:
            pass


def catches_everything(board: Board) -> Any:
    cell = 1
    while True:
        try:
            cell = cell % 29 + 1
        except BaseException:
            pass


def goes_on_in_finally(board: Board) -> Any:
    cell = 1
    while True:
        try:
            cell = cell % 29 + 1
        finally:
            continue
