"""Questions by authors who had read the catalogue and nothing else: the sixteenth set and all after it.

Of the sixteenth one author's may be looked at; of the seventeenth and of the seventh and eighth abroad none. Of each later set every other one, or one author's, is only counted.
"""

from counted import Part, list_counted


def list_sixteenth() -> tuple[Part, Part]:
    """By three authors: what may be looked at, and what is only counted."""
    return list_counted("thirty_six_kinds.json", lambda one: one["kind"])


def list_abroad_seventh() -> Part:
    """In German, Spanish, French and Portuguese; all are only counted."""
    return list_counted("by_kind_abroad_third.json", lambda one: one["kind"])[1]


def list_seventeenth() -> Part:
    """By one more author, after the work on the sixteenth; all are only counted."""
    return list_counted("thirty_six_kinds_second.json", lambda one: one["kind"])[1]


def list_abroad_eighth() -> Part:
    """By the same author in German, Spanish, French and Portuguese; all are only counted."""
    return list_counted("by_kind_abroad_fourth.json", lambda one: one["kind"])[1]


def list_eighteenth() -> tuple[Part, Part]:
    """By two authors on 2026-11-30: one's may be looked at, the other's are only counted."""
    return list_counted("thirty_six_kinds_third.json", lambda one: one["kind"])


def list_abroad_ninth() -> tuple[Part, Part]:
    """By a third author that day in German, Spanish, French and Portuguese, half of which is only counted."""
    return list_counted("by_kind_abroad_fifth.json", lambda one: one["kind"])


def list_nineteenth() -> tuple[Part, Part]:
    """By two more authors later that day, every other one of which is only counted."""
    return list_counted("thirty_six_kinds_fourth.json", lambda one: one["kind"])


def list_abroad_tenth() -> tuple[Part, Part]:
    """By a third author in German, Spanish, French and Portuguese, every other one of which is only counted."""
    return list_counted("by_kind_abroad_sixth.json", lambda one: one["kind"])


def list_twentieth() -> tuple[Part, Part]:
    """Short everyday questions by one author who tried the site as its reviewer, every other one of which is only counted."""
    return list_counted("everyday_questions.json", lambda one: one["kind"])


def list_abroad_eleventh() -> tuple[Part, Part]:
    """By the same author in German, Spanish, French and Portuguese, every other one of which is only counted."""
    return list_counted("everyday_questions_abroad.json", lambda one: one["kind"])


def list_twenty_first() -> tuple[Part, Part]:
    """Plain questions by an author who had read the catalogue and nothing else, every other one of which is only counted."""
    return list_counted("plain_questions.json", lambda one: one["kind"])


def list_abroad_twelfth() -> tuple[Part, Part]:
    """By the same author in German, Spanish, French and Portuguese, every other one of which is only counted."""
    return list_counted("plain_questions_abroad.json", lambda one: one["kind"])


def list_twenty_second() -> tuple[Part, Part]:
    """Spoken, terse and told as a little story, by one more author; every other one is only counted."""
    return list_counted("spoken_questions.json", lambda one: one["kind"])


def list_abroad_thirteenth() -> tuple[Part, Part]:
    """By the same author in German, Spanish, French and Portuguese, every other one of which is only counted."""
    return list_counted("spoken_questions_abroad.json", lambda one: one["kind"])
