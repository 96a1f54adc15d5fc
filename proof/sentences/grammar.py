"""What a kind of sentence is: templates as people type them, numbers to put in, and what must come out."""

import hashlib
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

# What is accepted as an answer: one of several, each {"number": …}, {"seconds": …}, {"clock": …}, {"date": …} or {"text": …}.
Expected = list[dict[str, object]]


@dataclass(frozen=True)
class Kind:
    name: str
    # The values for each placeholder; a list of tuples for several placeholders is written as "a b": [(1, 2)].
    values: dict[str, Sequence[object]]
    evaluate: Callable[..., Expected]
    templates: tuple[str, ...]
    visitor: str = "us"


def number(*values: float) -> Expected:
    return [{"number": value} for value in values]


def seconds(value: float) -> Expected:
    return [{"seconds": value}]


def text(*values: str) -> Expected:
    return [{"text": value} for value in values]


def hash_of(template: str) -> str:
    return hashlib.sha256(template.encode()).hexdigest()


def split(kind: Kind) -> tuple[list[str], list[str]]:
    """Seen and unseen templates: every second in the order of their hashes, so that nobody chooses."""
    ordered = sorted(kind.templates, key=hash_of)
    return ordered[::2], ordered[1::2]


def fill(kind: Kind, template: str, count: int) -> list[dict[str, object]]:
    """Sentences of a template; the numbers are drawn from its hash, the same at each run."""
    draw = random.Random(hash_of(template))
    sentences: dict[str, dict[str, object]] = {}
    for _ in range(20 * count):
        values: dict[str, object] = {}
        for names, choices in kind.values.items():
            chosen = draw.choice(choices)
            parts = chosen if isinstance(chosen, tuple) else (chosen,)
            values.update(zip(names.split(), parts, strict=True))
        sentence = template.format(**values)
        sentences.setdefault(
            sentence, {"kind": kind.name, "text": sentence, "visitor": kind.visitor, "expected": kind.evaluate(**values)}
        )
        if len(sentences) == count:
            break
    return list(sentences.values())
