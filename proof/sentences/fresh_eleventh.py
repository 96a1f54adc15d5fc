"""The eleventh set, on 2026-11-28: four sentences for nearly every calculator, as six authors had them from the catalogue alone.

They were written, and answered from the catalogue's methods, before any of them was asked and before the words of the calculators
that they are about were written by the same hands. Of their workings only the answers are kept. Every second is only counted (`fresh-eleventh-counted`).
"""

from counted import Part, list_counted


def list_eleventh() -> tuple[Part, Part]:
    """What may be looked at, and what is only counted."""
    return list_counted("by_calculator.json", lambda one: f"{one['kind']}: {one['calculator']}")
