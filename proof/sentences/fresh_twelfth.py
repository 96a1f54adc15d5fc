"""The twelfth set, on 2026-11-28: two sentences with a list for each of 71 calculators that have one.

Its author knew the catalogue alone, and worked out every answer from the catalogue's methods; only the answers are kept. The two
sentences of every second calculator are only counted (`fresh-twelfth-counted`).
"""

from counted import Part, list_counted


def list_twelfth() -> tuple[Part, Part]:
    """What may be looked at, and what is only counted."""
    return list_counted("lists.json", lambda one: f"lists: {one['calculator']}")
