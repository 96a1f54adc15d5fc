"""What the families of proofs share: how a calculator is entered, and a few ways of adding up.

A proof is a function of a calculator's inputs, by their names in the JSON call, that returns its outputs, by theirs. It
is written from the subject's own sources, never from our code. Numbers come as mpmath's with 30 digits. A table is a
list of rows, or a function of a row's cells that gives the others.
"""

import calendar
import csv
from pathlib import Path

from mpmath import mp, mpf

mp.dps = 30

PROOFS = {}


class Skipped(Exception):
    """The program that a family asks is not on this machine."""


class CannotSay(Exception):
    """A proof has nothing to say about these inputs."""


def proves(calculator: str):
    """Enters a function as the proof of a calculator; the function's module is the script that the cases name."""

    def enter(function):
        if calculator in PROOFS:
            raise ValueError(f"{calculator} has two proofs")
        PROOFS[calculator] = function
        return function

    return enter


def pick(values: dict, *names: str) -> dict:
    """Of the local variables of a proof those that are outputs."""
    return {name: values[name] for name in names}


def bisect(function, low, high):
    """Where a function that changes its sign once between two points does so."""
    low, high = mpf(low), mpf(high)
    rising = function(high) > 0
    for _ in range(90):
        middle = (low + high) / 2
        if (function(middle) > 0) == rising:
            high = middle
        else:
            low = middle
    return (low + high) / 2


def read_data(name: str) -> list[dict]:
    """Rows of a copy of a source's figures in proof/data, by the heads of their columns."""
    lines = [line for line in (Path(__file__).parent / "data" / name).read_text().splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines))


def add_months(date: str, months) -> str:
    """The same day of a later month, or its last day."""
    year, month, day = map(int, date.split("-"))
    years, month0 = divmod(month - 1 + int(months), 12)
    year, month = year + years, month0 + 1
    return f"{year:04d}-{month:02d}-{min(day, calendar.monthrange(year, month)[1]):02d}"
