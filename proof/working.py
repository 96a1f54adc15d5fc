"""Recomputes every line of "Show the working" at 50 digits, from the values that stand in it.

    node scripts/print-working.ts --json > lines.json
    python3 proof/working.py lines.json

A line holds where it is within 1e-12 of its value, relative to the largest number in it: what is lost when nearly equal
numbers are subtracted is no error of the line. Values of the library's own steps are taken as they are. Lines whose value
is a text, a date or a library's step alone are counted and not recomputed. Needs Python 3.11 and mpmath.
"""

import json
import sys
from collections import Counter

from mpmath import mp, mpf

mp.dps = 50
TOLERANCE = mpf("1e-12")


class NotANumber(Exception):
    """A part that is no number: a text, a date, a list."""


FUNCTIONS = {
    "sqrt": mp.sqrt,
    "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x)),
    "abs": abs,
    "exp": mp.exp,
    "ln": mp.log,
    "log10": mp.log10,
    "log2": lambda x: mp.log(x, 2),
    "sin": mp.sin,
    "cos": mp.cos,
    "tan": mp.tan,
    "asin": mp.asin,
    "acos": mp.acos,
    "atan": mp.atan,
    "atan2": mp.atan2,
    "sinh": mp.sinh,
    "cosh": mp.cosh,
    "tanh": mp.tanh,
    "atanh": mp.atanh,
    "floor": mp.floor,
    "ceil": mp.ceil,
    "trunc": lambda x: mp.sign(x) * mp.floor(abs(x)),
    "sign": mp.sign,
    "max": max,
    "min": min,
    "hypot": lambda *parts: mp.sqrt(sum(part * part for part in parts)),
    "round": lambda x, digits=mpf(0): mp.floor(x * 10**digits + mpf("0.5")) / 10**digits,
}

# Steps of the library that are written by their names, and are one formula all the same.
LIBRARY = {
    "Pieces": lambda need, piece=mpf(1): max(mpf(0), mp.ceil(need / piece - mpf("1e-9"))),
    "Pieces within": lambda space, piece=mpf(1): max(mpf(0), mp.floor(space / piece + mpf("1e-9"))),
    "Erfc": mp.erfc,
}

OPERATORS = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
    "%": mp.fmod if hasattr(mp, "fmod") else lambda a, b: a - b * (mp.sign(a / b) * mp.floor(abs(a / b))),
    "**": lambda a, b: a**b,
}


def to_number(value):
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise NotANumber
    return mpf(value)


class Line:
    """One line: its value by mpmath, and the largest number on the way."""

    def __init__(self):
        self.largest = mpf(0)

    def note(self, value):
        self.largest = max(self.largest, abs(value))
        return value

    def evaluate(self, term):
        kind = term["is"]
        if kind in ("literal", "figure", "derived"):
            return self.note(to_number(term.get("value")))
        if kind == "library":
            if term["name"] in LIBRARY:
                return self.note(LIBRARY[term["name"]](*[self.evaluate(part) for part in term["parts"]]))
            return self.note(to_number(term.get("value")))
        if kind == "sum":
            return self.note(mp.fsum(mpf(one) for one in term["values"]))
        if kind == "unary":
            if term["sign"] == "!":
                raise NotANumber
            value = self.evaluate(term["of"])
            return -value if term["sign"] == "-" else value
        if kind == "binary":
            if term["sign"] not in OPERATORS:
                raise NotANumber
            return self.note(OPERATORS[term["sign"]](self.evaluate(term["left"]), self.evaluate(term["right"])))
        parts = []
        for part in term["parts"]:
            spread = part.get("value") if part["is"] in ("figure", "derived") else None
            parts.extend([mpf(one) for one in spread] if isinstance(spread, list) else [self.evaluate(part)])
        return self.note(FUNCTIONS[term["name"]](*parts))


def main(path):
    with open(path, encoding="utf-8") as file:
        lines = json.load(file)
    counts, wrong, worst = Counter(), [], mpf(0)
    for one in lines:
        if one["term"]["is"] == "derived" or one["term"].get("name") not in LIBRARY and one["term"]["is"] == "library":
            counts["named, not calculated here"] += 1
            continue
        line = Line()
        try:
            value, wanted = line.evaluate(one["term"]), to_number(one["value"])
        except (NotANumber, TypeError):
            counts["no number"] += 1
            continue
        error = abs(value - wanted) / max(line.largest, abs(wanted), mpf("1e-300"))
        if error > TOLERANCE:
            wrong.append((one["id"], one["label"], mp.nstr(value, 17), one["value"]))
        else:
            counts["recomputed"] += 1
            worst = max(worst, error)
    for entry in wrong[:50]:
        print("differs:", *entry)
    print(f"{len(lines)} lines: {dict(counts)}, {len(wrong)} differ; largest error {mp.nstr(worst, 3)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
