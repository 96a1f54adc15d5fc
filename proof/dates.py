"""Calendars: differences, working days, weeks and ages, counted with Python's datetime."""

import datetime

from family import CannotSay, add_months, proves
from mpmath import floor, fsum, log, mpf

TINY = mpf("1e-9")
DAY = datetime.timedelta(1)


def read(date):
    return datetime.date.fromisoformat(date)


def to_minutes(time):
    hours, minutes = time.split(":")[:2]
    return int(hours) * 60 + int(minutes)


@proves("date-difference")
def prove_date_difference(startDate, endDate, includeEndDate):
    first, last = sorted([read(startDate), read(endDate)])
    try:
        after = last + DAY if includeEndDate else last
    except OverflowError:
        raise CannotSay("the last day that Python has") from None
    days = (after - first).days
    months = 12 * (after.year - first.year) + after.month - first.month - (after.day < first.day)
    rest = (after - read(add_months(first.isoformat(), months))).days
    working = sum((first + k * DAY).weekday() < 5 for k in range(days % 7)) + 5 * (days // 7)
    total = days if read(startDate) <= read(endDate) else -days
    return {
        "totalDays": total,
        "years": months // 12,
        "months": months % 12,
        "days": rest,
        "weeks": days // 7,
        "remainingDays": days % 7,
        "totalMonths": months,
        "weekdays": working,
        "weekendDays": days - working,
        "totalHours": 24 * total,
        "totalMinutes": 1440 * total,
        "startDayOfWeek": read(startDate).strftime("%A"),
        "endDayOfWeek": read(endDate).strftime("%A"),
    }


@proves("add-to-date")
def prove_add_to_date(startDate, operation, years, months, weeks, days, businessDays):
    sign = 1 if operation == "add" else -1
    try:
        date = read(add_months(startDate, sign * int(12 * years + months))) + sign * int(7 * weeks + days) * DAY
        left = int(businessDays)
        # Whole weeks hold five working days each, wherever they begin.
        while left > 0:
            date += sign * DAY
            left -= date.weekday() < 5
    except (OverflowError, ValueError):
        raise CannotSay("a date that Python has not") from None
    week = date.isocalendar()
    return {
        "resultDate": date.isoformat(),
        "dayOfWeek": date.strftime("%A"),
        "daysBetween": (date - read(startDate)).days,
        "dayOfYear": date.timetuple().tm_yday,
        "isoWeek": week.week,
        "isoWeekYear": week.year,
    }


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


@proves("day-of-week")
def prove_day_of_week(date):
    day = read(date)
    week = day.isocalendar()
    number, length = day.timetuple().tm_yday, 366 if is_leap(day.year) else 365
    others = []
    for year in range(day.year - 5, day.year + 6):
        try:
            others.append({"year": year, "dayOfWeek": day.replace(year=year).strftime("%A")})
        except ValueError:
            continue
    following = datetime.date(day.year + (day.month == 12), day.month % 12 + 1, 1) if day.year < 9999 or day.month < 12 else None
    return {
        "dayOfWeek": day.strftime("%A"),
        "isoWeek": week.week,
        "isoWeekDate": f"{week.year:04d}-W{week.week:02d}-{week.weekday}",
        "isoDayNumber": week.weekday,
        "dayOfYear": number,
        "daysLeftInYear": length - number,
        "quarter": (day.month + 2) // 3,
        "leapYear": is_leap(day.year),
        "daysInMonth": (following - day.replace(day=1)).days if following else 31,
        "occurrenceInMonth": (day.day - 1) // 7 + 1,
        "julianDayNumber": day.toordinal() + 1721425,
        "otherYears": others,
    }


@proves("time-card")
def prove_time_card(shifts, hourlyRate, weeklyOvertimeAfter, dailyOvertimeAfter, overtimeMultiplier, roundTo):
    step = int(roundTo)

    def round_time(time):
        minutes = to_minutes(time)
        return (2 * minutes + step) // (2 * step) * step if step else minutes

    rows, daily = [], mpf(0)
    for shift in shifts:
        start, end = round_time(shift["start"]), round_time(shift["end"])
        hours = (((end - start) % 1440) - shift["breakMinutes"]) / 60
        over = max(mpf(0), hours - dailyOvertimeAfter) if dailyOvertimeAfter is not None else mpf(0)
        daily += over
        rows.append({"day": shift["day"], "start": f"{start // 60 % 24:02d}:{start % 60:02d}", "end": f"{end // 60 % 24:02d}:{end % 60:02d}",
                     "hours": hours, "overtime": over})
    total = fsum(row["hours"] for row in rows)
    overtime = daily + max(mpf(0), total - daily - weeklyOvertimeAfter)
    minutes = int(floor(60 * total + mpf("0.5") + TINY))
    regular = total - overtime
    return {
        "totalHours": total,
        "totalText": f"{minutes // 60}:{minutes % 60:02d}",
        "grossPay": regular * hourlyRate + overtime * hourlyRate * overtimeMultiplier,
        "regularHours": regular,
        "overtimeHours": overtime,
        "regularPay": regular * hourlyRate,
        "overtimePay": overtime * hourlyRate * overtimeMultiplier,
        "averageHours": total / len(rows),
        "timeSheet": rows,
    }


@proves("time-duration")
def prove_time_duration(mode, startTime, endTime, breakMinutes, durations):
    steps, total = [], mpf(0)

    def write(seconds):
        whole = int(floor(abs(seconds) + mpf("0.5")))
        text = f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"
        return f"-{text}" if seconds < 0 and whole else text

    if mode == "between":
        total = 60 * (mpf((to_minutes(endTime) - to_minutes(startTime)) % 1440) - breakMinutes)
    else:
        for place, row in enumerate(durations or []):
            seconds = 3600 * row["hours"] + 60 * row["minutes"] + row["seconds"]
            total += -seconds if row["operation"] == "subtract" else seconds
            steps.append({"step": place + 1, "seconds": total, "total": write(total)})
    size = abs(total)
    return {
        "text": write(total),
        "hours": floor(size / 3600),
        "minutes": floor(size / 60) % 60,
        "seconds": size % 60,
        "negative": bool(total < 0),
        "totalHours": total / 3600,
        "totalMinutes": total / 60,
        "totalSeconds": total,
        "totalDays": total / 86400,
        "steps": steps or None,
    }


@proves("countdown")
def prove_countdown(targetDate, targetTime, fromDate, fromTime):
    begin = read(fromDate)
    target = read(targetDate) if targetDate else datetime.date(begin.year + 1, 1, 1)
    days = (target - begin).days
    minutes = days * 1440 + to_minutes(targetTime) - to_minutes(fromTime)
    size, passed = abs(minutes), minutes < 0

    def count(first, number, wanted):
        full, rest = divmod(number, 7)
        return full * len(wanted) + sum((first + k * DAY).weekday() in wanted for k in range(rest))

    ahead = max(0, days)
    return {
        "days": size // 1440,
        "hours": size // 60 % 24,
        "minutes": size % 60,
        "passed": passed,
        "targetDay": target.isoformat(),
        "targetDayOfWeek": target.strftime("%A"),
        "nights": ahead,
        "workdays": 0 if passed else count(begin, ahead, {0, 1, 2, 3, 4}),
        "weekends": 0 if passed or not ahead else count(begin + DAY, ahead, {5}),
        "totalDays": mpf(minutes) / 1440,
        "totalWeeks": mpf(minutes) / 10080,
        "totalHours": mpf(minutes) / 60,
        "totalMinutes": minutes,
        "totalSeconds": 60 * minutes,
    }


CAT = [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (6, 10), (7, 12), (12, 15), (18, 21), (24, 24)]


def follow(points, x):
    """Along straight lines between points, and on with the last one's slope."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        if x <= x1:
            break
    return y0 + (y1 - y0) * (x - x0) / mpf(x1 - x0)


@proves("cat-age")
def prove_cat_age(years, months):
    age = 12 * years + months

    def human(m):
        return follow(CAT, m) if m <= 24 else 24 + 4 * (m - 24) / mpf(12)

    return {
        "humanAge": human(age),
        "lifeStage": "Kitten" if age < 12 else "Young adult" if age < 84 else "Mature adult" if age <= 120 else "Senior",
        "ageInMonths": age,
        "yearsToSenior": max(mpf(0), (120 - age) / 12),
        "ageTable": [{"catAge": year, "humanAge": human(mpf(12 * year))} for year in range(1, 26)],
    }


# American Kennel Club, dog years to human years, at 1 to 15 years.
DOGS = {
    "small": "15 24 28 32 36 40 44 48 52 56 60 64 68 72 76", "medium": "15 24 28 32 36 42 47 51 56 60 65 69 74 78 83",
    "large": "15 24 28 32 36 45 50 55 61 66 72 77 82 88 93", "giant": "12 22 31 38 45 49 56 64 71 79 86 93 100 107 114",
}
SPANS = {"small": 14, "medium": 13, "large": 11, "giant": 9}


@proves("dog-age")
def prove_dog_age(age, size):
    def human(size, years):
        return follow([(0, 0)] + [(k + 1, int(one)) for k, one in enumerate(DOGS[size].split())], years)

    senior = mpf("0.75") * SPANS[size]
    return {
        "humanAge": human(size, age),
        "epigeneticAge": 16 * log(age) + 31 if age >= 1 else None,
        "lifeStage": "Puppy" if age < mpf("0.75") else "Young adult" if age < 4 else "Mature adult" if age < senior else "Senior",
        "seniorFrom": senior,
        "yearsToSenior": max(mpf(0), senior - age),
        "ageTable": [{"dogAge": year, "humanAge": human(size, mpf(year))} for year in range(1, 19)],
        "sizes": [{"size": one, "humanAge": human(one, age)} for one in DOGS],
    }


def nth_weekday(year, month, weekday, nth):
    first = datetime.date(year, month, 1)
    return first + ((weekday - first.weekday()) % 7 + 7 * (nth - 1)) * DAY


def list_federal(year):
    """5 U.S.C. 6103 and Executive Order 11582: a Saturday's holiday is kept on Friday, a Sunday's on Monday."""
    last_may = datetime.date(year, 5, 31)
    fixed = [(1, 1, "New Year's Day"), (7, 4, "Independence Day"), (11, 11, "Veterans Day"), (12, 25, "Christmas Day")]
    fixed += [(6, 19, "Juneteenth")] if year >= 2021 else []
    found = {nth_weekday(year, 1, 0, 3): "Martin Luther King Jr. Day", nth_weekday(year, 2, 0, 3): "Washington's Birthday",
             last_may - last_may.weekday() * DAY: "Memorial Day", nth_weekday(year, 9, 0, 1): "Labor Day", nth_weekday(year, 10, 0, 2): "Columbus Day",
             nth_weekday(year, 11, 3, 4): "Thanksgiving Day"}
    for month, day, name in fixed:
        date = datetime.date(year, month, day)
        found[date + {5: -1, 6: 1}.get(date.weekday(), 0) * DAY] = name
    return found


@proves("business-days")
def prove_business_days(mode, startDate, endDate, includeStart, includeEnd, workdays, weekend, holidays, extraHolidays):
    off = {"sat-sun": {5, 6}, "fri-sat": {4, 5}, "sun": {6}, "fri": {4}, "none": set()}[weekend]
    start, years = read(startDate), {}
    own = {row["date"] if isinstance(row, dict) else row: "Own holiday" for row in extraHolidays or []}

    def find_holiday(day):
        if holidays == "us-federal":
            for year in (day.year, day.year + 1):
                if 1 <= year <= 9999 and year not in years:
                    years[year] = list_federal(year)
                if day in years.get(year, {}):
                    return years[year][day]
        return own.get(day.isoformat())

    if mode == "count":
        end = read(endDate) if endDate else start + 30 * DAY
        first, last = start if includeStart else start + DAY, end if includeEnd else end - DAY
        days = [first + k * DAY for k in range((last - first).days + 1)]
        result = end
    else:
        days, day, left, step = [], start, int(abs(workdays)), DAY if workdays > 0 else -DAY
        while left:
            day += step
            days.append(day)
            left -= day.weekday() not in off and not find_holiday(day)
        result = day
    weekends = [day for day in days if day.weekday() in off]
    found = [day for day in days if day.weekday() not in off and find_holiday(day)]
    return {
        "businessDays": workdays if mode == "add" else len(days) - len(weekends) - len(found),
        "resultDate": result.isoformat(),
        "resultDayOfWeek": result.strftime("%A"),
        "calendarDays": len(days),
        "weekendDays": len(weekends),
        "holidayCount": len(found),
        "holidayTable": [{"date": day.isoformat(), "dayOfWeek": day.strftime("%A"), "holiday": find_holiday(day)} for day in sorted(found)],
    }
