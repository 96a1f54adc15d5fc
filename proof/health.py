"""Health: the equations as their authors published them, with their constants.

Mifflin-St Jeor 1990, Roza and Shizgal 1984, Schofield 1985, Katch-McArdle, Mosteller 1987, Du Bois 1916, Haycock 1978,
Gehan and George 1970, Boyd 1935, Fujimoto 1968, Devine 1974, Robinson and Miller 1983, Hamwi 1964, Boer 1984, James
1976, Hume 1966, Epley 1985, Brzycki 1993, Friedewald 1972, Sampson 2020, Nathan (ADAG) 2008, Riegel 1981.
"""

from datetime import date, timedelta

from family import proves
from mpmath import exp, floor, fsum, log10, mpf, nint, power, sqrt

INCH, POUND, MILE = mpf("2.54"), mpf("0.45359237"), mpf("1.609344")
KILOJOULES = mpf("4.184")


def dec(text: str) -> list:
    return [mpf(one) for one in text.split()]


def mifflin(sex, age, weight, height):
    return 10 * weight + mpf("6.25") * height - 5 * age + (5 if sex == "male" else -161)


def harris_benedict(sex, age, weight, height):
    a, b, c, d = dec("88.362 13.397 4.799 5.677" if sex == "male" else "447.593 9.247 3.098 4.330")
    return a + b * weight + c * height - d * age


def schofield(sex, age, weight):
    bands = {
        "male": [(3, "59.512 -30.4"), (10, "22.706 504.3"), (18, "17.686 658.2"), (30, "15.057 692.2"), (60, "11.472 873.1"), (999, "11.711 587.7")],
        "female": [(3, "58.317 -31.1"), (10, "20.315 485.9"), (18, "13.384 692.6"), (30, "14.818 486.6"), (60, "8.126 845.6"), (999, "9.082 658.5")],
    }
    slope, base = dec(next(values for below, values in bands[sex] if age < below))
    return slope * weight + base


def katch(weight, fat):
    return 370 + mpf("21.6") * weight * (1 - fat / 100)


ACTIVITY = dict(zip(["sedentary", "light", "moderate", "active", "very-active"], dec("1.2 1.375 1.55 1.725 1.9")))


@proves("bmr")
def prove_bmr(sex, age, weight, height, formula, bodyFatPercent):
    found = {"mifflin": mifflin(sex, age, weight, height), "harris-benedict": harris_benedict(sex, age, weight, height),
             "schofield": schofield(sex, age, weight)}
    if bodyFatPercent is not None:
        found["katch-mcardle"] = katch(weight, bodyFatPercent)
    bmr = found[formula]
    return {
        "bmr": bmr,
        "bmrKilojoules": bmr * KILOJOULES,
        "perHour": bmr / 24,
        "formulas": [{"formula": name, "bmr": value} for name, value in found.items()],
        "byActivity": [{"activity": name, "factor": factor, "calories": bmr * factor} for name, factor in ACTIVITY.items()],
    }


@proves("calorie")
def prove_calorie(sex, age, weight, height, activity, weeklyChange, formula, bodyFatPercent):
    bmr = mifflin(sex, age, weight, height) if formula == "mifflin" else katch(weight, bodyFatPercent)
    keep = bmr * ACTIVITY[activity]
    # 7,700 kcal for a kilogram.
    target = keep + weeklyChange * 1100
    return {
        "targetCalories": target,
        "maintenanceCalories": keep,
        "bmr": bmr,
        "dailyDifference": weeklyChange * 1100,
        "targetKilojoules": target * KILOJOULES,
        "belowMinimum": bool(target < (1500 if sex == "male" else 1200)),
        "goals": lambda weeklyChange, **_: {"calories": keep + weeklyChange * 1100, "percentOfMaintenance": 100 + weeklyChange * 110000 / keep},
        "weightOverTime": [{"week": week, "weight": weight + weeklyChange * week} for week in range(27)],
    }


@proves("body-surface-area")
def prove_body_surface_area(weight, height, formula):
    def product(constant, w, h):
        return mpf(constant) * power(weight, mpf(w)) * power(height, mpf(h))

    found = {
        "mosteller": sqrt(weight * height / 3600),
        "du-bois": product("0.007184", "0.425", "0.725"),
        "haycock": product("0.024265", "0.5378", "0.3964"),
        "gehan-george": product("0.0235", "0.51456", "0.42246"),
        "boyd": product("0.0333", "0.6157", "0.3") * power(weight, -mpf("0.0188") * log10(weight)),
        "fujimoto": product("0.008883", "0.444", "0.663"),
    }
    area = found[formula]
    return {
        "bodySurfaceArea": area,
        "lowestEstimate": min(found.values()),
        "highestEstimate": max(found.values()),
        "formulas": [{"formula": name, "bodySurfaceArea": one, "differencePercent": 100 * (one / area - 1)} for name, one in found.items()],
    }


WEIGHT_CLASSES = {
    "who": [("0", "Severe thinness"), ("16", "Moderate thinness"), ("17", "Mild thinness"), ("18.5", "Normal weight"),
            ("25", "Overweight"), ("30", "Obesity class I"), ("35", "Obesity class II"), ("40", "Obesity class III")],
    "asian": [("0", "Underweight"), ("18.5", "Normal weight"), ("23", "Overweight"), ("27.5", "Obesity")],
}


@proves("bmi")
def prove_bmi(weight, height, cutoffs):
    square = (height / 100) ** 2
    low, high = mpf("18.5"), mpf(25) if cutoffs == "who" else mpf(23)
    lightest, heaviest = low * square, high * square
    names = WEIGHT_CLASSES[cutoffs]
    starts = [mpf(start) for start, _ in names] + [None]
    classes = [
        {"category": name, "bmiFrom": starts[k], "bmiTo": starts[k + 1], "weightFrom": starts[k] * square,
         "weightTo": starts[k + 1] * square if starts[k + 1] else None}
        for k, (_, name) in enumerate(names)
    ]
    change = lightest - weight if weight < lightest else heaviest - weight if weight > heaviest else 0
    return {
        "bmi": weight / square,
        "category": [row["category"] for row in classes if weight / square >= row["bmiFrom"]][-1],
        "classes": classes,
        "healthyWeightMin": lightest,
        "healthyWeightMax": heaviest,
        "weightChange": change,
        "bmiPrime": weight / square / high,
        "ponderalIndex": weight / (height / 100) ** 3,
    }


@proves("ideal-weight")
def prove_ideal_weight(sex, height, formula, weight):
    inches = height / INCH - 60
    male = sex == "male"
    constants = {"devine": ("50 2.3", "45.5 2.3"), "robinson": ("52 1.9", "49 1.7"), "miller": ("56.2 1.41", "53.1 1.36"),
                 "hamwi": ("48 2.7", "45.5 2.2")}
    found = {}
    for name, (men, women) in constants.items():
        base, slope = dec(men if male else women)
        found[name] = base + slope * inches
    ideal, square = found[formula], (height / 100) ** 2
    return {
        "idealWeight": ideal,
        "lowestEstimate": min(found.values()),
        "highestEstimate": max(found.values()),
        "averageEstimate": fsum(found.values()) / 4,
        "healthyWeightMin": mpf("18.5") * square,
        "healthyWeightMax": 25 * square,
        "difference": weight - ideal if weight is not None else None,
        "percentOfIdeal": 100 * weight / ideal if weight is not None else None,
        "formulas": [{"formula": name, "weight": one} for name, one in found.items()],
    }


@proves("lean-body-mass")
def prove_lean_body_mass(sex, weight, height, formula):
    male = sex == "male"
    a, b, c = dec("0.407 0.267 -19.2" if male else "0.252 0.473 -48.3")
    found = {"boer": a * weight + b * height + c}
    a, b = dec("1.1 128" if male else "1.07 148")
    found["james"] = a * weight - b * (weight / height) ** 2
    a, b, c = dec("0.32810 0.33929 -29.5336" if male else "0.29569 0.41813 -43.2933")
    found["hume"] = a * weight + b * height + c
    lean = found[formula]
    return {
        "leanBodyMass": lean,
        "leanPercent": 100 * lean / weight,
        "fatMass": weight - lean,
        "bodyFatPercent": 100 - 100 * lean / weight,
        "formulas": [{"formula": name, "leanBodyMass": one, "bodyFatPercent": 100 - 100 * one / weight} for name, one in found.items()],
    }


@proves("one-rep-max")
def prove_one_rep_max(weightLifted, reps, formula):
    w, n = weightLifted, reps
    found = {
        "epley": w * (1 + n / 30),
        "brzycki": w * 36 / (37 - n),
        "lombardi": w * power(n, mpf("0.1")),
        "oconner": w * (1 + n / 40),
        "wathan": 100 * w / (mpf("48.8") + mpf("53.8") * exp(-mpf("0.075") * n)),
        "mayhew": 100 * w / (mpf("52.2") + mpf("41.9") * exp(-mpf("0.055") * n)),
        "lander": 100 * w / (mpf("101.3") - mpf("2.67123") * n),
    }
    if n == 1:
        found = dict.fromkeys(found, w)
    most = found[formula]
    return {
        "oneRepMax": most,
        "averageEstimate": fsum(found.values()) / 7,
        "lowestEstimate": min(found.values()),
        "highestEstimate": max(found.values()),
        "formulas": [{"formula": name, "oneRepMax": one} for name, one in found.items()],
        "loads": lambda percent, **_: {"weight": most * percent / 100},
    }


def write_time(seconds, hours=True) -> str:
    if not hours and seconds >= mpf("3599.5"):
        return write_time(seconds)
    whole = int(nint(seconds)) if seconds - floor(seconds) != mpf("0.5") else int(floor(seconds)) + 1
    if hours:
        return f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"
    return f"{whole // 60}:{whole % 60:02d}"


@proves("running-pace")
def prove_running_pace(solveFor, distance, hours, minutes, seconds, paceMinutes, paceSeconds, paceUnit):
    time = hours * 3600 + minutes * 60 + seconds
    pace = (paceMinutes * 60 + paceSeconds) / (1 if paceUnit == "km" else MILE)
    if solveFor == "pace":
        pace = time / distance
    elif solveFor == "time":
        time = pace * distance
    else:
        distance = time / pace

    def predict(distance_to, **_):
        return time * power(distance_to / distance, mpf("1.06"))

    def predictions(race, distance=None, **_):
        lengths = {"1 km": mpf(1), "Marathon": mpf("42.195")}
        if race not in lengths:
            return {}
        found = predict(lengths[race])
        return {"distance": lengths[race], "time": found, "timeText": write_time(found), "pacePerKm": found / lengths[race], "pacePerMile": found / lengths[race] * MILE}

    return {
        "paceText": write_time(pace, False),
        "pacePerMileText": write_time(pace * MILE, False),
        "timeText": write_time(time),
        "totalDistance": distance,
        "speed": 3600 / pace,
        "speedMph": 3600 / pace / MILE,
        "pacePerKm": pace,
        "pacePerMile": pace * MILE,
        "totalTime": time,
        "splits": lambda distance, **_: {"elapsed": pace * distance, "elapsedText": write_time(pace * distance)},
        "predictions": predictions,
    }


@proves("waist-to-height")
def prove_waist_to_height(waist, height):
    ratio = waist / height
    return {
        "waistToHeightRatio": ratio,
        "healthyWaistMin": mpf("0.4") * height,
        "healthyWaistMax": height / 2,
        "waistToLose": max(mpf(0), waist - height / 2),
        "category": "Below the healthy range" if ratio < mpf("0.4") else "Healthy" if ratio < mpf("0.5") else "Increased risk" if ratio < mpf("0.6") else "High risk",
        "bands": lambda ratioFrom, ratioTo=None, **_: {"waistFrom": ratioFrom * height, "waistTo": ratioTo * height if ratioTo is not None else None},
    }


@proves("cholesterol-ratio")
def prove_cholesterol_ratio(totalCholesterol, hdl, triglycerides, ldl):
    # 38.67 mg/dL of cholesterol and 88.57 mg/dL of triglycerides are 1 mmol/L.
    c, t = mpf("38.67"), mpf("88.57")
    total, high, fat = totalCholesterol * c, hdl * c, triglycerides * t
    rest = total - high
    sampson = total / mpf("0.948") - high / mpf("0.971") - (fat / mpf("8.56") + fat * rest / 2140 - fat**2 / 16100) - mpf("9.44")
    friedewald = rest - fat / 5
    used = ldl if ldl is not None else friedewald / c if fat <= 400 else sampson / c if fat <= 800 else None

    def grade(value, *steps):
        """The last name whose bound in mg/dL is reached."""
        return [name for bound, name in steps if value >= bound][-1] if value is not None else None

    # NCEP ATP III (2001), in mg/dL.
    totalCategory = grade(total, (0, "Desirable"), (200, "Borderline high"), (240, "High"))
    fatCategory = grade(fat, (0, "Normal"), (150, "Borderline high"), (200, "High"), (500, "Very high"))
    rows = [{"measure": "Total cholesterol", "mmolPerL": totalCholesterol, "mgPerDl": total, "category": totalCategory}]
    rows += [{}] * (3 if used is not None else 2)
    rows.append({"measure": "Triglycerides", "mmolPerL": triglycerides, "mgPerDl": fat, "category": fatCategory})
    result = {
        "totalCategory": totalCategory,
        "triglyceridesCategory": fatCategory,
        "hdlCategory": grade(high, (0, "Low"), (40, "Normal"), (60, "High (protective)")),
        "ldlCategory": grade(used * c if used is not None else None, (0, "Optimal"), (100, "Near optimal"), (130, "Borderline high"),
                             (160, "High"), (190, "Very high")),
        "ldlHdlRatio": used / hdl if used is not None else None,
        "panel": rows,
        "ldlSampson": None,
        "ratio": totalCholesterol / hdl,
        "ratioCategory": "Optimal" if totalCholesterol / hdl < mpf("3.5") else "Acceptable" if totalCholesterol / hdl <= 5 else "High",
        "nonHdl": totalCholesterol - hdl,
        "ldlFriedewald": friedewald / c if fat <= 400 else None,
        "triglyceridesHdlRatio": fat / high,
    }
    if fat <= 800 and sampson > 0:
        result["ldlSampson"] = sampson / c
    return result


@proves("a1c-glucose")
def prove_a1c_glucose(value, **inputs):
    MMOL = mpf("18.0156")

    def from_percent(percent):
        return {"a1cPercent": percent, "a1cMmolMol": (percent - mpf("2.152")) / mpf("0.09148"),
                "glucoseMgDl": mpf("28.7") * percent - mpf("46.7"), "glucoseMmolL": (mpf("28.7") * percent - mpf("46.7")) / MMOL}

    percent = {
        "a1c-percent": lambda: value,
        "a1c-mmol-mol": lambda: mpf("0.09148") * value + mpf("2.152"),
        "glucose-mg-dl": lambda: (value + mpf("46.7")) / mpf("28.7"),
        "glucose-mmol-l": lambda: (value * MMOL + mpf("46.7")) / mpf("28.7"),
    }[inputs["from"]]()
    category = "Normal" if percent < mpf("5.7") else "Prediabetes range" if percent < mpf("6.5") else "Diabetes range"
    return from_percent(percent) | {"chart": lambda a1cPercent, **_: from_percent(a1cPercent)} | {"category": category}


@proves("smoking-cost")
def prove_smoking_cost(cigarettesPerDay, packPrice, cigarettesPerPack, yearsSmoked, priceIncrease, yearsAhead,
                       annualReturn, minutesPerCigarette):
    day = cigarettesPerDay * packPrice / cigarettesPerPack
    year = day * mpf("365.25")
    rows, total, saved = [], mpf(0), mpf(0)
    for k in range(int(yearsAhead)):
        cost = year * (1 + priceIncrease / 100) ** k
        total, saved = total + cost, saved * (1 + annualReturn / 100) + cost
        rows.append({"year": k + 1, "cost": cost, "totalCost": total, "invested": saved})
    smoked = cigarettesPerDay * mpf("365.25") * yearsSmoked
    packYears = cigarettesPerDay / 20 * yearsSmoked
    return {
        "costPerYear": year,
        "costPerDay": day,
        "costPerMonth": year / 12,
        "spentSoFar": year * yearsSmoked,
        "futureCost": total,
        "futureInvested": saved,
        "packYears": packYears,
        "screeningAdvised": bool(packYears >= 20),
        "cigarettesSmoked": smoked,
        "lifeLostDays": smoked * minutesPerCigarette / 1440,
        "years": rows,
        "savingsOverTime": rows,
    }


@proves("heart-rate-zones")
def prove_heart_rate_zones(age, restingHeartRate, method, maxFormula, measuredMax):
    most = {"tanaka": lambda: 208 - mpf("0.7") * age, "fox": lambda: 220 - age, "gulati": lambda: 206 - mpf("0.88") * age,
            "measured": lambda: measuredMax}[maxFormula]()
    reserve = most - restingHeartRate

    def at(percent, by_reserve):
        return restingHeartRate + reserve * percent / 100 if by_reserve else most * percent / 100

    karvonen = method == "karvonen"
    # CDC and ACSM: moderate is 64 to 76 % of the maximum, vigorous 77 to 93 %.
    names = ["moderateFrom", "moderateTo", "vigorousFrom", "vigorousTo"]
    return {name: at(percent, False) for name, percent in zip(names, (64, 76, 77, 93))} | {
        "maxHeartRate": most,
        "heartRateReserve": reserve,
        "zones": lambda zone=None, fromPercent=None, toPercent=None, **_: (
            {"fromRate": at(fromPercent, karvonen), "toRate": at(toPercent, karvonen)} if fromPercent is not None and toPercent is not None else {}
        ),
    }


@proves("due-date")
def prove_due_date(method, referenceDate, cycleLength, embryoAge, scanWeeks, scanDays, atDate):
    start = date.fromisoformat(referenceDate)
    # Conception is two weeks after the first day of the last period in a cycle of four weeks.
    conceived = {
        "lmp": lambda: start + timedelta(days=int(cycleLength) - 14),
        "conception": lambda: start,
        "ivf": lambda: start - timedelta(days=int(embryoAge)),
        "ultrasound": lambda: start - timedelta(days=int(scanWeeks) * 7 + int(scanDays) - 14),
        "due-date": lambda: start - timedelta(days=266),
    }[method]()
    due, first = conceived + timedelta(days=266), conceived - timedelta(days=14)
    along = (date.fromisoformat(atDate) - first).days
    is_pregnant = 0 <= along <= 45 * 7
    return {
        "dueDate": due.isoformat(),
        "dueDayOfWeek": due.strftime("%A"),
        "gestationalWeeks": along // 7 if is_pregnant else None,
        "gestationalDays": along % 7 if is_pregnant else None,
        "trimester": (1 if along < 14 * 7 else 2 if along < 28 * 7 else 3) if is_pregnant else None,
        "daysRemaining": (due - date.fromisoformat(atDate)).days,
        "percentComplete": mpf(100) * along / 280 if is_pregnant else None,
        "conceptionDate": conceived.isoformat(),
        "milestones": lambda week, **_: {"date": (first + timedelta(days=int(week) * 7)).isoformat()},
    }
