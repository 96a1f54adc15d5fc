"""The twelfth set, on 2026-11-28: two sentences with a list for each of 71 calculators that have one.

Its author knew the catalogue alone, and worked out every answer from the catalogue's methods; only the answers are kept. The two
sentences of every second calculator are only counted (`fresh-twelfth-counted`).
"""

import json
from pathlib import Path

SENTENCES = json.loads(Path(__file__).with_name("lists.json").read_text())


def list_twelfth() -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """What may be looked at, and what is only counted."""
    halves: tuple[list[dict[str, object]], list[dict[str, object]]] = ([], [])
    for one in SENTENCES:
        halves[one["isCounted"]].append(
            {"kind": f"lists: {one['calculator']}", "text": one["text"], "visitor": "us", "expected": one["expected"]}
        )
    return halves
