"""Deadlines counted day by day, with the legal public holidays of 5 U.S.C. 6103.

Subsection (b): a holiday on a Saturday is kept on the Friday before it; Executive Order 11582, section 3: one on a Sunday
on the Monday after it. Public Law 98-144: Martin Luther King Jr. Day from 1986; Public Law 117-17: Juneteenth from 2021.
"""

import datetime
from functools import cache

from family import CannotSay, add_months, proves

DAY = datetime.timedelta(1)


def find_weekday(year, month, weekday, nth):
    days = [datetime.date(year, month, day) for day in range(1, 32) if month in (1, 3, 5, 7, 8, 10, 12) or day <= (28 if month == 2 else 30)]
    return [day for day in days if day.weekday() == weekday][nth]


@cache
def list_holidays(year):
    kept = {}
    for name, month, day, since in [("New Year's Day", 1, 1, 1), ("Juneteenth", 6, 19, 2021), ("Independence Day", 7, 4, 1),
                                    ("Veterans Day", 11, 11, 1), ("Christmas Day", 12, 25, 1)]:
        # The first of January of the year after may be kept on the last day of this one.
        for one in (year, year + 1):
            date = datetime.date(one, month, day)
            date += {5: -DAY, 6: DAY}.get(date.weekday(), 0 * DAY)
            if one >= since and date.year == year:
                kept[date] = name
    for name, month, weekday, nth, since in [("Martin Luther King Jr. Day", 1, 0, 2, 1986), ("Washington's Birthday", 2, 0, 2, 1),
                                             ("Memorial Day", 5, 0, -1, 1), ("Labor Day", 9, 0, 0, 1), ("Columbus Day", 10, 0, 1, 1),
                                             ("Thanksgiving Day", 11, 3, 3, 1)]:
        if year >= since:
            kept[find_weekday(year, month, weekday, nth)] = name
    return kept


@proves("legal-deadline")
def prove_legal_deadline(eventDate, count, unit, dayType, direction, rollForward, extraDays, holidayCalendar, holidays):
    event = datetime.date.fromisoformat(eventDate)
    step = DAY if direction == "after" else -DAY
    sign = 1 if direction == "after" else -1
    listed = {one["date"] for one in holidays}
    skipped = []

    def is_closed(day):
        if day.weekday() > 4:
            reason = day.strftime("%A")
        elif holidayCalendar == "usFederal" and day in list_holidays(day.year):
            reason = list_holidays(day.year)[day]
        elif day.isoformat() in listed:
            reason = "Listed holiday"
        else:
            return False
        skipped.append({"date": day.isoformat(), "reason": reason})
        return True

    def roll(day):
        while rollForward and is_closed(day):
            day += step
        return day

    try:
        if unit == "days" and dayType == "court":
            counted, left = event, int(count)
            while left:
                counted += step
                left -= not is_closed(counted)
        elif unit in ("days", "weeks"):
            counted = event + sign * int(count) * (7 if unit == "weeks" else 1) * DAY
        else:
            counted = datetime.date.fromisoformat(add_months(eventDate, sign * int(count) * (12 if unit == "years" else 1)))
        served = roll(counted)
        deadline = roll(served + int(extraDays) * step) if extraDays else served
    except OverflowError:
        raise CannotSay("a date that Python has not") from None
    return {
        "deadline": deadline.isoformat(),
        "weekday": deadline.strftime("%A"),
        "dateBeforeRolling": counted.isoformat(),
        "moved": deadline != counted + int(extraDays) * step,
        "calendarDays": abs((deadline - event).days),
        "skippedDays": skipped,
    }
