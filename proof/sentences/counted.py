"""Sentences of which some are only counted, as they are kept beside this."""

import json
from pathlib import Path
from typing import Callable

Part = list[dict[str, object]]


def list_counted(file: str, name_kind: Callable[[dict[str, str]], str]) -> tuple[Part, Part]:
    """What may be looked at, and what is only counted."""
    halves: tuple[Part, Part] = ([], [])
    for one in json.loads(Path(__file__).with_name(file).read_text()):
        halves[one["isCounted"]].append(
            {"kind": name_kind(one), "text": one["text"], "visitor": one.get("visitor", "us"), "expected": one["expected"]}
        )
    return halves
