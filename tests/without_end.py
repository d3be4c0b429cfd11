# ruff: noqa: B012, SIM105
"""Functions without end, and what they do with the exception that should end them."""

from __future__ import annotations

import contextlib
from typing import Any

from snl_algos import Board

__all__ = [
    "calls_again", "catches_everything", "catches_exceptions", "catches_in_two_loops", "endless",
    "goes_on_in_finally", "keeps_what_it_catches", "suppresses",
]  # fmt: skip


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


def catches_in_two_loops(board: Board) -> Any:
    cell = 1
    while True:
        try:
            while True:
                try:
                    cell = cell % 29 + 1
                except BaseException:
                    pass
        except BaseException:
            pass


def calls_again(board: Board) -> Any:
    while True:
        try:
            catches_in_two_loops(board)
        except BaseException:
            pass


def keeps_what_it_catches(board: Board) -> Any:
    cell, caught = 1, []
    while True:
        try:
            while True:
                try:
                    cell = cell % 29 + 1
                except BaseException as error:
                    caught.append(error)
        except BaseException as error:
            caught.append(error)


def suppresses(board: Board) -> Any:
    cell = 1
    while True:
        with contextlib.suppress(BaseException):
            while True:
                with contextlib.suppress(BaseException):
                    cell = cell % 29 + 1


def goes_on_in_finally(board: Board) -> Any:
    cell = 1
    while True:
        try:
            cell = cell % 29 + 1
        finally:
            continue
