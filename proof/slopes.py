"""Derives every answer by each entry at 50 digits, from the lines of "Show the working", and compares what the page measures.

    node scripts/print-working.ts --slopes > slopes.json
    python3 proof/slopes.py slopes.json

The lines of an example are calculated one after another with an entry a little smaller and a little larger; the quotient is
its derivative. A pair of entry and answer counts where the lines say all of it: rounds that are folded away, steps of the
library that are not taken apart, and what is looked up are left out, and so is what is rounded, which has no derivative.
Needs Python 3.11 and mpmath.
"""

import json
import sys
from collections import Counter

from mpmath import mp, mpf

from working import LIBRARY, Line, NotANumber, to_number

TOLERANCE = mpf("1e-6")
SMALL = mpf("1e-15")
NOT_SMOOTH = {"floor", "ceil", "trunc", "round", "sign"}


class NotTold(Exception):
    """The entry acts through something that no line shows."""


class NotSmooth(Exception):
    """The entry acts through something that is rounded."""


def list_parts(term):
    return term.get("parts", term.get("from", [])) + [term[key] for key in ("of", "left", "right") if key in term]


class Moved(Line):
    """A line where some values are other than they were printed: of the lines before, and of one entry."""

    def __init__(self, known, entry, change):
        super().__init__()
        self.known, self.entry, self.change = known, entry, change

    def find(self, term):
        """The moved value of a figure; None where it stays what it is."""
        if term.get("source"):
            if term["label"] not in self.known:
                raise NotTold
            return self.known[term["label"]]
        return to_number(term["value"]) * self.change if term["label"] == self.entry else None

    def touches(self, term):
        """Whether a value in the term has moved."""
        if term["is"] == "figure":
            moved = self.find(term)
            return moved is not None and not isinstance(term["value"], (str, list, bool)) and moved != mpf(term["value"])
        return any(self.touches(part) for part in list_parts(term))

    def mentions(self, term):
        """Whether the entry itself stands in the term."""
        if term["is"] == "figure":
            return not term.get("source") and term["label"] == self.entry
        return any(self.mentions(part) for part in list_parts(term))

    def evaluate(self, term):
        if term["is"] == "figure":
            moved = self.find(term)
            return self.note(to_number(term["value"]) if moved is None else moved)
        if term["is"] in ("derived", "library", "sum"):
            if term["is"] == "library" and term["name"] in LIBRARY and term["name"] == "Erfc":
                return super().evaluate(term)
            if term["is"] == "sum" or self.touches(term):
                raise NotTold
            return self.note(to_number(term.get("value")))
        rounds = term["is"] == "function" and term["name"] in NOT_SMOOTH or term.get("sign") == "%"
        if rounds and self.touches(term):
            raise NotSmooth
        return super().evaluate(term)


def run(steps, entry, change):
    known = {}
    for step in steps:
        if step.get("skipped"):
            raise NotTold
        line = Moved(known, entry, change)
        try:
            known[step["label"]] = line.evaluate(step["term"])
        except (NotANumber, TypeError):
            # A text or a list: later lines that take it from here have it as it was printed, if it cannot have changed.
            if line.touches(step["term"]):
                raise NotTold from None
    return known[steps[-1]["label"]]


def is_named(steps, entry):
    return any(Moved({}, entry, 2).mentions(step["term"]) for step in steps)


def main(path):
    with open(path, encoding="utf-8") as file:
        examples = json.load(file)
    counts, wrong, worst = Counter(), [], mpf(0)
    for example in examples:
        for slope in example["slopes"]:
            value = mpf(slope["value"])
            labels = Counter(other["label"] for other in example["slopes"])
            if value == 0 or labels[slope["label"]] > 1:
                counts["entry is 0 or shares its name"] += 1
                continue
            try:
                ends = [run(example["steps"], slope["label"], 1 + sign * SMALL) for sign in (-1, 1)]
                today = run(example["steps"], slope["label"], mpf(1))
            except (NotTold, KeyError):
                counts["not told by lines"] += 1
                continue
            except NotSmooth:
                counts["rounded"] += 1
                continue
            if ends[0] == ends[1] and slope["slope"] != 0 and not is_named(example["steps"], slope["label"]):
                counts["not told by lines"] += 1
                continue
            exact = (ends[1] - ends[0]) / (2 * SMALL * value)
            # Against the slope; where there is hardly any, against one of a ten-thousandth of the answer, or one of 0.0001.
            scale = max(abs(exact), abs(today / value) * mpf("1e-4"), mpf("1e-4"))
            error = abs(exact - mpf(slope["slope"])) / scale
            if error > TOLERANCE:
                wrong.append((example["id"], slope["label"], mp.nstr(exact, 12), slope["slope"]))
            else:
                counts["agree"] += 1
                worst = max(worst, error)
    for entry in wrong[:60]:
        print("differs:", *entry)
    compared = counts["agree"] + len(wrong)
    share = mpf(100 * counts["agree"]) / max(1, compared)
    print(f"{compared} pairs compared, {mp.nstr(share, 5)} % agree within 1e-6; {dict(counts)}")
    return 0 if share >= 99 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
