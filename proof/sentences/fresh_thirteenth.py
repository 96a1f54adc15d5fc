"""Sentences in the thirty kinds of what people ask, by an author who had read the catalogue and nothing else.

A third of each kind is only counted.
"""

from counted import Part, list_counted


def list_thirteenth() -> tuple[Part, Part]:
    """What may be looked at, and what is only counted."""
    return list_counted("by_kind.json", lambda one: one["kind"])


def list_abroad_fifth() -> tuple[Part, Part]:
    """The same in German, Spanish, French and Portuguese, by another author, none of them translated."""
    return list_counted("by_kind_abroad.json", lambda one: one["kind"])
