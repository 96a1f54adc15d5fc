"""The eleventh set, on 2026-11-28: four sentences for nearly every calculator, as six authors had them from the catalogue alone.

They were written, and answered from the catalogue's methods, before any of them was asked and before the words of the calculators
that they are about were written by the same hands. Of their workings only the answers are kept. Every second is only counted (`fresh-eleventh-counted`).
"""

import json
from pathlib import Path

SENTENCES = json.loads(Path(__file__).with_name("by_calculator.json").read_text())


def list_eleventh() -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """What may be looked at, and what is only counted."""
    halves: tuple[list[dict[str, object]], list[dict[str, object]]] = ([], [])
    for one in SENTENCES:
        halves[one["isCounted"]].append(
            {"kind": f"{one['kind']}: {one['calculator']}", "text": one["text"], "visitor": "us", "expected": one["expected"]}
        )
    return halves
