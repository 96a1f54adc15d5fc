"""The sun by NOAA's equations, the moon by Meeus's series, each checked against a second theory of its own.

Sources: NOAA Global Monitoring Laboratory, Solar Calculation Details, general solar position (after Meeus, chapter 25);
J. Meeus, Astronomical Algorithms, 2nd edition 1998, chapters 47 (place of the moon), 48 (illuminated part) and 49 (phases).
"""

import datetime
from functools import cache

from family import bisect, proves
from mpmath import asin, cos, degrees, floor, mpf, radians, sin, tan

UNIX = mpf("2440587.5")
# Dynamical time less UTC, as the page says it: 69 seconds.
LEAD = mpf(69) / 86400
TURNS = ["New Moon", "First Quarter", "Full Moon", "Last Quarter"]
BETWEEN = ["Waxing Crescent", "Waxing Gibbous", "Waning Gibbous", "Waning Crescent"]


def s(angle):
    return sin(radians(angle))


def c(angle):
    return cos(radians(angle))


def count_days(date):
    return (datetime.date.fromisoformat(date) - datetime.date(1970, 1, 1)).days


def write_time(minutes):
    whole = int(floor(minutes + mpf("0.5"))) % 1440
    return f"{whole // 60:02d}:{whole % 60:02d}"


def read_sun(day, minutes):
    """Declination in degrees and equation of time in minutes."""
    T = (UNIX + day + minutes / 1440 - 2451545) / 36525
    L = mpf("280.46646") + T * (mpf("36000.76983") + T * mpf("0.0003032"))
    M = mpf("357.52911") + T * (mpf("35999.05029") - mpf("0.0001537") * T)
    e = mpf("0.016708634") - T * (mpf("0.000042037") + mpf("0.0000001267") * T)
    C = (s(M) * (mpf("1.914602") - T * (mpf("0.004817") + mpf("0.000014") * T)) + s(2 * M) * (mpf("0.019993") - mpf("0.000101") * T)
         + s(3 * M) * mpf("0.000289"))
    omega = mpf("125.04") - mpf("1934.136") * T
    apparent = L + C - mpf("0.00569") - mpf("0.00478") * s(omega)
    mean = 23 + (26 + (mpf("21.448") - T * (mpf("46.815") + T * (mpf("0.00059") - T * mpf("0.001813")))) / 60) / 60
    tilt = mean + mpf("0.00256") * c(omega)
    y = tan(radians(tilt / 2)) ** 2
    E = (y * s(2 * L) - 2 * e * s(M) + 4 * e * y * s(M) * c(2 * L) - y**2 * s(4 * L) / 2 - mpf(5) / 4 * e**2 * s(2 * M))
    return degrees(asin(s(tilt) * s(apparent))), 4 * degrees(E)


@cache
def find_noon(day, longitude):
    return bisect(lambda m: m - 720 + 4 * longitude + read_sun(day, m)[1], 720 - 4 * longitude - 30, 720 - 4 * longitude + 30)


def find_pass(zenith, side, day, latitude, longitude):
    """Minutes from 00:00 UTC at which the sun is so far from the zenith; "above" or "below" where it never is."""

    def height(m):
        declination, equation = read_sun(day, m)
        angle = (m - 720 + 4 * longitude + equation) / 4
        return s(latitude) * s(declination) + c(latitude) * c(declination) * c(angle) - c(zenith)

    noon = find_noon(day, longitude)
    end = noon + side * 720
    if height(noon) <= 0:
        return "below"
    if height(end) >= 0:
        return "above"
    return bisect(height, min(noon, end), max(noon, end))


@cache
def find_daylight(day, latitude, longitude):
    rise, sets = (find_pass(mpf("90.833"), side, day, latitude, longitude) for side in (-1, 1))
    if "above" in (rise, sets):
        return mpf(24)
    return mpf(0) if "below" in (rise, sets) else (sets - rise) / 60


@proves("sunrise-sunset")
def prove_sunrise_sunset(date, latitude, longitude, utcOffset):
    day = count_days(date)
    # At the pole itself every direction is south; a meter beside it the hour angle has a meaning.
    latitude = min(max(latitude, mpf("-89.999")), mpf("89.999"))
    noon = find_noon(day, longitude)
    declination = read_sun(day, noon)[0]
    daylight = find_daylight(day, latitude, longitude)
    normal = 0 < daylight < 24

    def show(minutes):
        return write_time(minutes + 60 * utcOffset)

    events = [("Solar noon", noon)]
    for name, zenith in [("Golden hour", 84), ("Sun", mpf("90.833")), ("Civil", 96), ("Nautical", 102), ("Astronomical", 108)]:
        words = {"Golden hour": ("Golden hour ends", "Golden hour begins"), "Sun": ("Sunrise", "Sunset")}.get(name, (f"{name} dawn", f"{name} dusk"))
        for word, side in zip(words, (-1, 1)):
            minutes = find_pass(zenith, side, day, latitude, longitude)
            if minutes not in ("above", "below") and (normal or name != "Sun"):
                events.append((word, minutes))
    events.sort(key=lambda event: event[1])
    named = dict(events)
    months = [f"{date[:4]}-{month:02d}-01" for month in range(1, 13)]
    return {
        "sunrise": show(named["Sunrise"]) if normal else None,
        "sunset": show(named["Sunset"]) if normal else None,
        "dayLength": daylight,
        "solarNoon": show(noon),
        "condition": "Normal" if normal else "Polar day" if daylight else "Polar night",
        "dayLengthChange": 60 * (daylight - find_daylight(day - 1, latitude, longitude)),
        "noonElevation": 90 - abs(latitude - declination),
        "declination": declination,
        "events": [{"event": word, "time": show(minutes)} for word, minutes in events],
        "dayLengthOverYear": [{"date": first, "hours": find_daylight(count_days(first), latitude, longitude)} for first in months],
    }


# Meeus, chapter 49: days, power of E, multiples of M, M' and F. Shared by new and full moon, or by both quarters.
NEW = [(-40720, 0, 0, 1, 0), (17241, 1, 1, 0, 0), (1608, 0, 0, 2, 0), (1039, 0, 0, 0, 2), (739, 1, -1, 1, 0), (-514, 1, 1, 1, 0), (208, 2, 2, 0, 0)]
FULL = [(-40614, 0, 0, 1, 0), (17302, 1, 1, 0, 0), (1614, 0, 0, 2, 0), (1043, 0, 0, 0, 2), (734, 1, -1, 1, 0), (-515, 1, 1, 1, 0), (209, 2, 2, 0, 0)]
BOTH = [(-111, 0, 0, 1, -2), (-57, 0, 0, 1, 2), (56, 1, 1, 2, 0), (-42, 0, 0, 3, 0), (42, 1, 1, 0, 2), (38, 1, 1, 0, -2), (-24, 1, -1, 2, 0),
        (-7, 0, 2, 1, 0), (4, 0, 0, 2, -2), (4, 0, 3, 0, 0), (3, 0, 1, 1, -2), (3, 0, 0, 2, 2), (-3, 0, 1, 1, 2), (3, 0, -1, 1, 2),
        (-2, 0, -1, 1, -2), (-2, 0, 1, 3, 0), (2, 0, 0, 4, 0)]
HALF = [(-62801, 0, 0, 1, 0), (17172, 1, 1, 0, 0), (-1183, 1, 1, 1, 0), (862, 0, 0, 2, 0), (804, 0, 0, 0, 2), (454, 1, -1, 1, 0), (204, 2, 2, 0, 0),
        (-180, 0, 0, 1, -2), (-70, 0, 0, 1, 2), (-40, 0, 0, 3, 0), (-34, 1, -1, 2, 0), (32, 1, 1, 0, 2), (32, 1, 1, 0, -2), (-28, 2, 2, 1, 0),
        (27, 1, 1, 2, 0), (-5, 0, -1, 1, -2), (4, 0, 0, 2, 2), (-4, 0, 1, 1, 2), (4, 0, -2, 1, 0), (3, 0, 1, 1, -2), (3, 0, 3, 0, 0),
        (2, 0, 0, 2, -2), (2, 0, -1, 1, 2), (-2, 0, 1, 3, 0)]
PLANETS = [(325, "299.77", "0.107408"), (165, "251.88", "0.016321"), (164, "251.83", "26.651886"), (126, "349.42", "36.412478"),
           (110, "84.66", "18.206239"), (62, "141.74", "53.303771"), (60, "207.14", "2.453732"), (56, "154.84", "7.306860"),
           (47, "34.52", "27.261239"), (42, "207.19", "0.121824"), (40, "291.34", "1.844379"), (37, "161.72", "24.198154"),
           (35, "239.56", "25.513099"), (23, "331.55", "3.592518")]

# Meeus, table 47.A: longitude of the moon in millionths of a degree by multiples of D, M, M' and F; the largest terms.
MOON = [(6288774, 0, 0, 1, 0), (1274027, 2, 0, -1, 0), (658314, 2, 0, 0, 0), (213618, 0, 0, 2, 0), (-185116, 0, 1, 0, 0), (-114332, 0, 0, 0, 2),
        (58793, 2, 0, -2, 0), (57066, 2, -1, -1, 0), (53322, 2, 0, 1, 0), (45758, 2, -1, 0, 0), (-40923, 0, 1, -1, 0), (-34720, 1, 0, 0, 0),
        (-30383, 0, 1, 1, 0), (15327, 2, 0, 0, -2), (-12528, 0, 0, 1, 2), (10980, 0, 0, 1, -2), (10675, 4, 0, -1, 0), (10034, 0, 0, 3, 0),
        (8548, 4, 0, -2, 0), (-7888, 2, 1, -1, 0), (-6766, 2, 1, 0, 0), (-5163, 1, 0, -1, 0), (4987, 1, 1, 0, 0), (4036, 2, -1, 1, 0),
        (3994, 2, 0, 2, 0), (3861, 4, 0, 0, 0), (3665, 2, 0, -3, 0), (-2689, 0, 1, -2, 0), (-2602, 2, 0, -1, 2), (2390, 2, -1, -2, 0),
        (-2348, 1, 0, 1, 0), (2236, 2, -2, 0, 0), (-2120, 0, 1, 2, 0), (-2069, 0, 2, 0, 0), (2048, 2, -2, -1, 0)]


def read_elongation(moment):
    """How far the moon stands east of the sun, by chapters 25 and 47, in degrees."""
    T = (moment + UNIX + LEAD - 2451545) / 36525
    longitude = mpf("218.3164477") + mpf("481267.88123421") * T
    D, M = mpf("297.8501921") + mpf("445267.1114034") * T, mpf("357.5291092") + mpf("35999.0502909") * T
    N, F = mpf("134.9633964") + mpf("477198.8675055") * T, mpf("93.2720950") + mpf("483202.0175233") * T
    E = 1 - mpf("0.002516") * T
    moon = longitude + sum(size * E ** abs(m) * s(d * D + m * M + n * N + f * F) for size, d, m, n, f in MOON) / 10**6
    sun = (mpf("280.46646") + mpf("36000.76983") * T + mpf("1.914602") * s(M) + mpf("0.019993") * s(2 * M) + mpf("0.000289") * s(3 * M)
           - mpf("0.00569"))
    return moon - sun


def find_phase(quarter):
    """Days from 1970 at which a quarter of a lunation, counted from the new moon of January 2000, is reached."""
    k, turn = mpf(quarter) / 4, quarter % 4
    T = k / mpf("1236.85")
    E = 1 - T * (mpf("0.002516") + T * mpf("0.0000074"))
    M = mpf("2.5534") + mpf("29.10535670") * k - T**2 * (mpf("0.0000014") + T * mpf("0.00000011"))
    N = mpf("201.5643") + mpf("385.81693528") * k + T**2 * (mpf("0.0107582") + T * (mpf("0.00001238") - T * mpf("0.000000058")))
    F = mpf("160.7108") + mpf("390.67050284") * k - T**2 * (mpf("0.0016118") + T * (mpf("0.00000227") - T * mpf("0.000000011")))
    omega = mpf("124.7746") - mpf("1.56375588") * k + T**2 * (mpf("0.0020672") + T * mpf("0.00000215"))
    moment = (mpf("2451550.09766") + mpf("29.530588861") * k + T**2 * (mpf("0.00015437") - T * (mpf("0.000000150") - T * mpf("0.00000000073"))))
    terms = HALF if turn % 2 else (FULL if turn else NEW) + BOTH
    moment += sum(size * E**e * s(m * M + n * N + f * F) for size, e, m, n, f in terms) / 10**5 - mpf("0.00017") * s(omega)
    if turn % 2:
        W = (mpf("0.00306") - mpf("0.00038") * E * c(M) + mpf("0.00026") * c(N) - mpf("0.00002") * (c(N - M) - c(N + M) - c(2 * F)))
        moment += W if turn == 1 else -W
    for place, (size, start, step) in enumerate(PLANETS):
        moment += size * s(mpf(start) + mpf(step) * k - (mpf("0.009173") * T**2 if place == 0 else 0)) / mpf(10) ** 6
    moment -= LEAD + UNIX
    gap = (read_elongation(moment) - 90 * turn + 180) % 360 - 180
    # The moon gains half a degree an hour on the sun: within three minutes by the other series.
    if abs(gap) > mpf("0.025"):
        raise ValueError(f"{TURNS[turn]}: the place of the moon is {gap} degrees off")
    return moment


def read_lit(moment):
    """Per cent of the disk, by equation 48.4."""
    T = (moment + UNIX + LEAD - 2451545) / 36525
    D = mpf("297.8501921") + T * (mpf("445267.1114034") - T * (mpf("0.0018819") - T * (mpf(1) / 545868 - T / 113065000)))
    M = mpf("357.5291092") + T * (mpf("35999.0502909") - T * (mpf("0.0001536") - T / 24490000))
    N = mpf("134.9633964") + T * (mpf("477198.8675055") + T * (mpf("0.0087414") + T * (mpf(1) / 69699 - T / 14712000)))
    i = (180 - D - mpf("6.289") * s(N) + mpf("2.100") * s(M) - mpf("1.274") * s(2 * D - N) - mpf("0.658") * s(2 * D) - mpf("0.214") * s(2 * N)
         - mpf("0.110") * s(D))
    return 50 * (1 + c(i))


def write_date(moment):
    return (datetime.date(1970, 1, 1) + datetime.timedelta(int(floor(moment)))).isoformat()


@proves("moon-phase")
def prove_moon_phase(date, time):
    day = count_days(date)
    hours, minutes = map(int, time.split(":"))
    moment = day + mpf(60 * hours + minutes) / 1440
    coming = int(floor((moment - mpf("10962.6")) / mpf("29.530588861") * 4)) - 3
    while find_phase(coming) <= moment:
        coming += 1
    moments = [find_phase(coming + k) for k in range(-4, 8)]
    following = {TURNS[(coming + k) % 4]: moments[4 + k] for k in (3, 2, 1, 0)}
    that_day = [TURNS[(coming + k) % 4] for k in (-1, 0) if floor(moments[4 + k]) == day]
    rows = []
    for k in range(8):
        whole = floor(moments[4 + k] * 1440 + mpf("0.5"))
        rows.append({"phase": TURNS[(coming + k) % 4], "date": write_date(whole / 1440), "time": write_time(whole % 1440)})
    since_new = (coming - 1) % 4
    return {
        "phaseName": that_day[0] if that_day else BETWEEN[since_new],
        "illumination": read_lit(moment),
        "moonAge": moment - moments[3 - since_new],
        "waxing": since_new < 2,
        "nextFullMoon": write_date(following["Full Moon"]),
        "daysToFullMoon": following["Full Moon"] - moment,
        "nextNewMoon": write_date(following["New Moon"]),
        "daysToNewMoon": following["New Moon"] - moment,
        "nextFirstQuarter": write_date(following["First Quarter"]),
        "nextLastQuarter": write_date(following["Last Quarter"]),
        "phases": rows,
        "illuminationOverMonth": [{"day": later, "illumination": read_lit(day + later + mpf("0.5"))} for later in range(30)],
    }
