"""Sizes by their standards, clocks of the world by the tz database, numbers in words, and tables of the body, from the sources' own figures."""

import datetime
from decimal import ROUND_HALF_UP, Decimal
from zoneinfo import ZoneInfo

from family import CannotSay, proves, read_data
from mpmath import floor, log, mpf, pi, sqrt

INCH = mpf("25.4")
TINY = mpf("1e-9")


def read_table(name):
    """Rows of a copy of the source's figures, by the names of their columns without what they are."""
    return [{key.split(" ", 1)[-1]: value for key, value in row.items()} for row in read_data(name)]


def read_sheets():
    """Each size in millimeters and its inches, where it is made in them."""
    sheets = {}
    for name in ("paper-size.iso.csv", "paper-size.jis.csv", "paper-size.us.csv"):
        for row in read_table(name):
            if "widthInches" in row:
                sheets[row["size"]] = (mpf(row["widthInches"]) * INCH, mpf(row["heightInches"]) * INCH)
            else:
                sheets[row["size"]] = (mpf(row["width"]), mpf(row["height"]))
    return sheets


@proves("paper-size")
def prove_paper_size(size, orientation, dpi, grammage, sheets, scaleTo):
    known = read_sheets()
    if size not in known or scaleTo not in known:
        raise CannotSay(size)
    (width, height), (width2, height2) = known[size], known[scaleTo]
    scale = 100 * min(width2 / width, height2 / height)
    if orientation == "landscape":
        width, height = height, width
    across, down = (floor(side / INCH * dpi + mpf("0.5")) for side in (width, height))
    area = width * height / 1000000
    return {
        "width": width,
        "height": height,
        "widthInches": width / INCH,
        "heightInches": height / INCH,
        "aspectRatio": max(width, height) / min(width, height),
        "area": area,
        "widthPixels": across,
        "heightPixels": down,
        "megapixels": across * down / 1000000,
        "sheetMass": area * grammage,
        "totalMass": area * grammage * sheets / 1000,
        "scalePercent": scale,
        "table": lambda size, **cells: {"width": known[size][0], "height": known[size][1], "widthInches": known[size][0] / INCH, "heightInches": known[size][1] / INCH},
    }


AWG = ["4/0", "3/0", "2/0", "1/0"] + [str(k) for k in range(1, 41)]
# IEC 60228.
CROSS_SECTIONS = "0.5 0.75 1 1.5 2.5 4 6 10 16 25 35 50 70 95 120 150 185 240 300 400 500 630 800 1000 1200 1400 1600 1800 2000".split()


@proves("wire-gauge-converter")
def prove_wire_gauge_converter(mode, awg, diameter, area, wireLength):
    # ASTM B258: from 0.005 in (36) to 0.46 in (4/0) in 39 equal ratios.
    def diameter_of(gauge):
        return mpf("0.127") * mpf(92) ** ((36 - gauge) / mpf(39))

    if mode == "awg":
        wide = diameter_of(AWG.index(awg) - 3)
    else:
        wide = diameter if mode == "diameter" else 2 * sqrt(area / pi)
    section = pi * wide**2 / 4
    gauge = 36 - 39 * log(wide / mpf("0.127")) / log(mpf(92))
    nearest = int(floor(gauge + mpf("0.5"))) + 3
    ohms = 1000 / mpf(58) / section
    return {
        "gauge": gauge if mode != "awg" else AWG.index(awg) - 3,
        "diameter": wide,
        "diameterInches": wide / INCH,
        "area": section,
        "areaKcmil": (wide / mpf("0.0254")) ** 2 / 1000,
        "nearestAwg": AWG[nearest] if 0 <= nearest < len(AWG) else None,
        "iecSize": next((mpf(one) for one in CROSS_SECTIONS if mpf(one) >= section * (1 - TINY)), None),
        "resistancePerKm": ohms,
        "resistancePer1000ft": ohms * mpf("0.3048"),
        "resistance": ohms * wireLength / 1000,
        "mass": section * wireLength * mpf("8.89") / 1000,
        "table": [{"awg": name, "diameter": diameter_of(k - 3), "area": pi * diameter_of(k - 3) ** 2 / 4,
                   "resistancePerKm": 1000 / mpf(58) / (pi * diameter_of(k - 3) ** 2 / 4)} for k, name in enumerate(AWG)],
    }


LETTERS = [chr(65 + k) for k in range(26)] + [f"Z+{k}" for k in range(1, 7)]


@proves("ring-size-converter")
def prove_ring_size_converter(size, ukSize, **inputs):
    source = inputs["from"]

    def step(value, part):
        return floor(value / part + mpf("0.5") + TINY) * part

    # Inside circumferences in millimeters: US sizes by their diameter, BS 6820, ISO 8653, Switzerland (less 40) and Japan (a third of a millimeter).
    around = {
        "us": lambda: pi * INCH * (mpf("0.458") + mpf("0.032") * size),
        "uk": lambda: mpf("37.5") + mpf("1.25") * (LETTERS.index(ukSize.split(" ")[0]) + (mpf("0.5") if "1/2" in ukSize else 0)),
        "iso": lambda: size,
        "ch": lambda: size + 40,
        "jp": lambda: pi * (38 + size) / 3,
        "diameter-mm": lambda: pi * size,
        "diameter-in": lambda: pi * size * INCH,
    }
    if source not in around:
        raise CannotSay(source)
    circle = around[source]()

    def write(circle):
        us, half = (circle / pi / INCH - mpf("0.458")) / mpf("0.032"), step((circle - mpf("37.5")) / mpf("1.25"), mpf("0.5"))
        known = 0 <= half and half < len(LETTERS) - mpf("0.5")
        jp = 3 * circle / pi - 38
        return {
            "us": us,
            "usNearest": step(us, mpf("0.25")),
            "uk": LETTERS[int(half)] + (" 1/2" if half != int(half) else "") if known else None,
            "iso": circle,
            "diameter": circle / pi,
            "ch": circle - 40,
            "jp": jp,
            "jpNearest": step(jp, mpf(1)),
        }

    sizes = write(circle)
    middle = step(sizes["us"], mpf("0.5"))
    near = [middle + mpf(k) / 2 for k in range(-4, 5) if middle + mpf(k) / 2 >= 0]
    return sizes | {"table": [write(pi * INCH * (mpf("0.458") + mpf("0.032") * us)) | {"us": us} for us in near]}


CITIES = ("Pacific/Honolulu America/Los_Angeles America/Denver America/Chicago America/New_York America/Sao_Paulo UTC Europe/London Europe/Paris "
          "Africa/Johannesburg Europe/Moscow Asia/Dubai Asia/Kolkata Asia/Shanghai Asia/Tokyo Australia/Sydney Pacific/Auckland").split()


@proves("time-zone-converter")
def prove_time_zone_converter(date, time, to, **inputs):
    # fold=0 takes the first of two hours, and for one that is skipped the offset before the change.
    start = datetime.datetime.fromisoformat(f"{date}T{time}").replace(tzinfo=ZoneInfo(inputs["from"]))
    now = start.astimezone(datetime.timezone.utc)
    here, there = now.astimezone(ZoneInfo(inputs["from"])), now.astimezone(ZoneInfo(to))

    def hours(moment):
        return mpf(moment.utcoffset().total_seconds()) / 3600

    def saves(moment):
        both = [datetime.datetime(moment.year, month, 1, tzinfo=datetime.timezone.utc).astimezone(moment.tzinfo) for month in (1, 7)]
        return bool(hours(moment) > min(map(hours, both)))

    def write(moment):
        return moment.strftime("%Y-%m-%d %H:%M")

    return {
        "result": write(there),
        "resultDate": there.date().isoformat(),
        "resultTime": there.strftime("%H:%M"),
        "utc": write(now),
        "offsetFrom": hours(here),
        "offsetTo": hours(there),
        "differenceHours": hours(there) - hours(here),
        "dayChange": (there.date() - datetime.date.fromisoformat(date)).days,
        "dstFrom": saves(here),
        "dstTo": saves(there),
        "cities": [{"zone": zone, "date": local.date().isoformat(), "time": local.strftime("%H:%M"), "offset": hours(local)}
                   for zone in CITIES for local in [now.astimezone(ZoneInfo(zone))]],
    }


ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen").split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
SCALES = ["", " thousand", " million", " billion", " trillion"]
ORDINALS = {"one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth", "twelve": "twelfth"}


def say_group(number, joint):
    parts, rest = [], number % 100
    if number >= 100:
        parts.append(ONES[number // 100] + " hundred")
    if rest:
        small = ONES[rest] if rest < 20 else TENS[rest // 10] + (f"-{ONES[rest % 10]}" if rest % 10 else "")
        parts.append(joint + small if parts else small)
    return " ".join(parts)


def say(number, british):
    if number == 0:
        return "zero"
    joint, groups = "and " if british else "", []
    for k in range(len(SCALES) - 1, -1, -1):
        group = number // 1000**k % 1000
        if group:
            lonely = british and k == 0 and group < 100 and groups
            groups.append(("and " if lonely else "") + say_group(group, joint) + SCALES[k])
    return " ".join(groups)


@proves("number-to-words")
def prove_number_to_words(number, style):
    exact = Decimal(repr(float(number)))
    negative, british, size = exact < 0, style == "uk", abs(exact)
    whole, digits = int(size), f"{size:f}".partition(".")[2].rstrip("0")
    words = say(whole, british) + (" point " + " ".join(ONES[int(one)] for one in digits) if digits else "")
    ordinal = short = None
    if not negative and not digits:
        before, last = (words.rpartition("-")[::2] if "-" in words.split(" ")[-1] else words.rpartition(" ")[::2])
        cut = words[: len(words) - len(last)]
        ordinal = cut + (ORDINALS.get(last) or (last[:-1] + "ieth" if last.endswith("y") else last + "th"))
        short = f"{whole}" + ("th" if whole % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(whole % 10, "th"))
    cents = None if negative else size.quantize(Decimal("0.01"), ROUND_HALF_UP)
    return {
        "words": ("minus " if negative else "") + words,
        "ordinal": ordinal,
        "ordinalShort": short,
        "cheque": None if negative else f"{say(int(cents), british)} and {int(cents % 1 * 100):02d}/100",
        "roundedCents": None if negative else mpf(str(cents)),
    }


@proves("pregnancy-weight-gain")
def prove_pregnancy_weight_gain(weightBefore, height, week, babies, weightNow):
    index = weightBefore / (height / 100) ** 2
    name = "Underweight" if index < mpf("18.5") else "Normal weight" if index < 25 else "Overweight" if index < 30 else "Obesity"
    # Institute of Medicine 2009; twins of underweight mothers after Luke 2003.
    one = {"Underweight": ("12.5", "18"), "Normal weight": ("11.5", "16"), "Overweight": ("7", "11.5"), "Obesity": ("5", "9")}
    two = {"Underweight": ("22.7", "28.1"), "Normal weight": ("17", "25"), "Overweight": ("14", "23"), "Obesity": ("11", "19")}
    low, high = map(mpf, (one if babies == "one" else two)[name])

    def by_week(w):
        if w <= 13:
            return mpf("0.5") * w / 13, mpf(2) * w / 13
        share = (min(mpf(w), mpf(40)) - 13) / 27
        return mpf("0.5") + (low - mpf("0.5")) * share, 2 + (high - 2) * share

    now = by_week(week)
    gained = None if weightNow is None else weightNow - weightBefore
    return {
        "bmiBefore": index,
        "bmiCategory": name,
        "gainMin": low,
        "gainMax": high,
        "gainMinNow": now[0],
        "gainMaxNow": now[1],
        "weeklyRateMin": (low - mpf("0.5")) / 27,
        "weeklyRateMax": (high - 2) / 27,
        "weightAtTermMin": weightBefore + low,
        "weightAtTermMax": weightBefore + high,
        "gainSoFar": gained,
        "status": None if gained is None else "Below the range" if gained < now[0] else "Above the range" if gained > now[1] else "Within the range",
        "gainByWeek": [{"week": w, "gainMin": by_week(w)[0], "gainMax": by_week(w)[1]} for w in range(41)],
    }
