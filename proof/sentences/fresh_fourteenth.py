"""More sentences in the thirty kinds, by other authors who had read the catalogue and nothing else.

A third is only counted.
"""

from counted import Part, list_counted


def list_fourteenth() -> tuple[Part, Part]:
    """By two authors: at home, and at work or school. What may be looked at, and what is only counted."""
    return list_counted("by_kind_second.json", lambda one: one["kind"])


def list_fifteenth() -> tuple[Part, Part]:
    """The eleven kinds that were read worst, told in as many ways as two authors could think of."""
    return list_counted("weak_kinds.json", lambda one: one["kind"])


def list_abroad_sixth() -> tuple[Part, Part]:
    """The thirty kinds in German, Spanish, French and Portuguese."""
    return list_counted("by_kind_abroad_second.json", lambda one: one["kind"])
