"""Bodies, fields of force and processes: intakes, blood, kidneys, heights, degree days, capability and free motion."""

from family import proves
from mpmath import asin, ceil, cos, erfc, exp, floor, fsum, mpf, pi, sqrt

TINY = mpf("1e-9")


def normal(x):
    return erfc(-x / sqrt(mpf(2))) / 2


@proves("water-intake")
def prove_water_intake(sex, age, standard, condition, exerciseMinutes, sweatRate, glassSize):
    """Institute of Medicine (2005) and EFSA (2010): adequate intakes of total water, in liters a day."""
    male, state = sex == "male", condition if sex == "female" else "none"
    if standard == "nasem":
        steps = [(19, "3.7", "2.7"), (14, "3.3", "2.3"), (9, "2.4", "2.1"), (4, "1.7", "1.7"), (0, "1.3", "1.3")]
        whole = {"pregnant": mpf(3), "breastfeeding": mpf("3.8")}.get(state)
        share, more = mpf("0.81"), mpf(0)
    else:
        steps = [(14, "2.5", "2"), (9, "2.1", "1.9"), (4, "1.6", "1.6"), (2, "1.3", "1.3"), (0, "1.2", "1.2")]
        whole, share, more = None, mpf("0.8"), {"pregnant": mpf("0.3"), "breastfeeding": mpf("0.7")}.get(state, mpf(0))
    if whole is None:
        whole = mpf(next(boys if male else girls for low, boys, girls in steps if age >= low)) + more
    sweat = sweatRate * exerciseMinutes / 60
    drinks = whole * share + sweat
    return {
        "drinksLitres": drinks, "glassesWhole": ceil(1000 * drinks / glassSize - TINY), "glasses": 1000 * drinks / glassSize, "totalWaterLitres": whole + sweat,
        "fromFoodLitres": whole * (1 - share), "exerciseLitres": sweat, "perWakingHour": 1000 * drinks / 16,
        "sources": [{"source": name, "litres": one} for name, one in [("Drinks, day to day", whole * share), ("Food", whole * (1 - share)), ("Drinks for exercise", sweat)]],
    }


@proves("blood-alcohol")
def prove_blood_alcohol(sex, weight, drinks, hours, eliminationRate, legalLimit):
    """Widmark (1932): grams of alcohol spread over 0.68 of a man's weight, 0.55 of a woman's."""
    grams = fsum(one["count"] * one["volume"] * one["abv"] / 100 * mpf("0.789") for one in drinks)
    peak = grams / (10 * weight * mpf("0.68" if sex == "male" else "0.55"))
    now = max(mpf(0), peak - eliminationRate * hours)
    chart = []
    for k in range(49):
        level = max(mpf(0), now - eliminationRate * k / 2)
        chart.append({"hour": mpf(k) / 2, "bac": level})
        if level <= 0:
            break
    return {
        "bac": now, "aboveLimit": bool(now > 0 and now >= legalLimit), "hoursToLimit": max(mpf(0), (now - legalLimit) / eliminationRate), "hoursToZero": now / eliminationRate,
        "alcoholGrams": grams, "standardDrinks": grams / 14, "ukUnits": grams / mpf("7.89"), "bacWithoutElimination": peak, "bacOverTime": chart,
    }


STAGES = [("G1", "Normal or high", 90), ("G2", "Mildly decreased", 60), ("G3a", "Mildly to moderately decreased", 45), ("G3b", "Moderately to severely decreased", 30),
          ("G4", "Severely decreased", 15), ("G5", "Kidney failure", 0)]
RISKS = ["Low", "Moderately increased", "High", "Very high"]


@proves("kidney-egfr")
def prove_kidney_egfr(sex, age, creatinine, cystatinC, albuminCreatinineRatio):
    """CKD-EPI 2021, Inker et al., New England Journal of Medicine 385:1737; KDIGO 2024 for the stages and risks."""
    female, scr = sex == "female", creatinine / mpf("88.4")
    ratio = scr / mpf("0.7" if female else "0.9")

    def part(x, low, high):
        return x ** mpf(low if x < 1 else high)

    egfr = 142 * part(ratio, "-0.241" if female else "-0.302", "-1.2") * mpf("0.9938") ** age * mpf("1.012" if female else "1")
    both = None
    if cystatinC is not None:
        both = (135 * part(ratio, "-0.219" if female else "-0.144", "-0.544") * part(cystatinC / mpf("0.8"), "-0.323", "-0.778") * mpf("0.9961") ** age
                * mpf("0.963" if female else "1"))
    place = next(k for k, (_, _, low) in enumerate(STAGES) if (egfr if both is None else both) >= low)
    acr = albuminCreatinineRatio
    albumin = None if acr is None else 0 if acr < 30 else 1 if acr <= 300 else 2
    return {
        "egfr": egfr, "stage": STAGES[place][0], "stageMeaning": STAGES[place][1], "egfrCombined": both, "albuminuriaStage": None if albumin is None else f"A{albumin + 1}",
        "riskCategory": None if albumin is None else RISKS[min(3, albumin + max(0, place - 1))], "creatinineMgDl": scr,
        "stages": [{"stage": name, "meaning": meaning, "egfrFrom": low, "egfrTo": None if k == 0 else STAGES[k - 1][2]} for k, (name, meaning, low) in enumerate(STAGES)],
    }


@proves("child-height")
def prove_child_height(sex, motherHeight, fatherHeight):
    """Tanner (1970), the middle of the parents; CDC 2000, stature at 240 months by Cole's LMS."""
    boy = sex == "male"
    power, middle, spread = map(mpf, ("1.167279219", "176.8492322", "0.040369574") if boy else ("1.108046193", "163.338251", "0.039636316"))
    height = (motherHeight + fatherHeight + (13 if boy else -13)) / 2
    reach = mpf("8.5")

    def percentile(x):
        return 100 * normal(((x / middle) ** power - 1) / (power * spread))

    inches = height / mpf("2.54")
    return {
        "predictedHeight": height, "rangeLow": height - reach, "rangeHigh": height + reach, "percentile": percentile(height), "percentileLow": percentile(height - reach),
        "percentileHigh": percentile(height + reach), "averageAdultHeight": middle, "feet": floor(inches / 12), "inches": inches - 12 * floor(inches / 12),
    }


@proves("macro")
def prove_macro(calories, split, carbsPercent, proteinPercent, fatPercent, meals, weight):
    """Atwater: 4, 4 and 9 kilocalories a gram; acceptable ranges of the Institute of Medicine (2005)."""
    shares = {"balanced": (50, 20, 30), "high-protein": (40, 30, 30), "low-carb": (25, 35, 40), "low-fat": (60, 20, 20), "ketogenic": (5, 20, 75)}
    carbs, protein, fat = (mpf(one) for one in shares.get(split, (carbsPercent, proteinPercent, fatPercent)))
    grams = {"protein": calories * protein / 400, "carbs": calories * carbs / 400, "fat": calories * fat / 900}
    rows = [("Protein", protein, grams["protein"]), ("Carbohydrate", carbs, grams["carbs"]), ("Fat", fat, grams["fat"])]
    return {
        "proteinGrams": grams["protein"], "carbsGrams": grams["carbs"], "fatGrams": grams["fat"], "fiberGrams": 14 * calories / 1000, "freeSugarLimit": calories / 40,
        "saturatedFatLimit": calories / 90, "proteinPerKg": None if weight is None else grams["protein"] / weight,
        "withinRecommendedRanges": bool(45 <= carbs <= 65 and 10 <= protein <= 35 and 20 <= fat <= 35),
        "macros": [{"macro": name, "percent": share, "calories": calories * share / 100, "grams": one, "gramsPerMeal": one / meals} for name, share, one in rows],
    }


@proves("growing-degree-days")
def prove_growing_degree_days(days, method, baseTemperature, upperTemperature, targetGdd):
    base, top = baseTemperature, upperTemperature

    def above(low, high, t):
        """The mean over a day of what a sine of temperature is above t, by the integral of Baskerville and Emin (1969)."""
        mean, swing = (low + high) / 2, (high - low) / 2
        if high <= t:
            return mpf(0)
        if low >= t:
            return mean - t
        start = asin((t - mean) / swing)
        return ((mean - t) * (pi / 2 - start) + swing * cos(start)) / pi

    rows, total, reached = [], mpf(0), None
    for place, one in enumerate(days):
        low, high = one["minTemperature"], one["maxTemperature"]
        if method == "average":
            gdd = max(mpf(0), min((low + high) / 2, top) - base)
        elif method == "modified":
            gdd = (min(max(low, base), top) + min(max(high, base), top)) / 2 - base
        else:
            gdd = above(low, high, base) - above(low, high, top)
        total += gdd
        reached = place + 1 if reached is None and total >= targetGdd - TINY else reached
        rows.append({"day": place + 1, "gdd": gdd, "cumulative": total})
    mean = total / len(days)
    return {
        "totalGdd": total, "averageGdd": mean, "totalGddFahrenheit": total * mpf("1.8"), "daysCounted": len(days), "targetDay": reached,
        "daysToTarget": mpf(0) if reached else (targetGdd - total) / mean if total else None, "table": rows, "accumulation": rows,
    }


D2 = ["1.128", "1.693", "2.059", "2.326", "2.534", "2.704", "2.847", "2.970", "3.078"]


@proves("process-capability")
def prove_process_capability(mode, data, subgroupSize, mean, standardDeviation, limits, lowerLimit, upperLimit, target):
    count, out = None, None
    within = overall = standardDeviation
    if mode == "data":
        count, size = len(data), int(subgroupSize)
        mean = fsum(data) / count
        overall = sqrt(fsum((x - mean) ** 2 for x in data) / (count - 1))
        if size == 1:
            ranges = [abs(b - a) for a, b in zip(data, data[1:])]
        else:
            groups = [data[k:k + size] for k in range(0, count - size + 1, size)]
            ranges = [max(group) - min(group) for group in groups]
        within = fsum(ranges) / len(ranges) / mpf(D2[max(size, 2) - 2])
    low, high = lowerLimit if limits != "upper" else None, upperLimit if limits != "lower" else None
    if mode == "data":
        out = sum((low is not None and x < low) or (high is not None and x > high) for x in data)

    def reach(sigma):
        sides = [None if low is None else (mean - low) / (3 * sigma), None if high is None else (high - mean) / (3 * sigma)]
        return sides, min(one for one in sides if one is not None), (high - low) / (6 * sigma) if None not in (low, high) else None

    (cpl, cpu), cpk, cp = reach(within)
    _, ppk, pp = reach(overall)
    ppm = 10**6 * ((normal((low - mean) / overall) if low is not None else 0) + (normal((mean - high) / overall) if high is not None else 0))
    rows = []
    for factor in ["0.5", "0.75", "1", "1.25", "1.5"]:
        one = (cpk if cp is None else cp) / mpf(factor)
        rows.append({"sigmaFactor": mpf(factor), "cp": one, "ppm": (1 if cp is None else 2) * 10**6 * normal(-3 * one)})
    points = [mean + mpf(k) / 4 * overall for k in range(-16, 17)]
    return {
        "cpk": cpk, "cp": cp, "ppk": ppk, "pp": pp, "cpl": cpl, "cpu": cpu,
        "cpm": cp / sqrt(1 + ((mean - target) / within) ** 2) if cp is not None and target is not None else None, "meanOut": mean, "sigmaWithin": within,
        "sigmaOverall": overall, "sigmaLevel": 3 * cpk, "defectsPpm": ppm, "yield": 100 - ppm / 10000,
        "verdict": "not capable" if cpk < 1 else "marginal" if cpk < mpf("1.33") else "capable" if cpk < mpf("1.67") else "excellent", "observedOut": out,
        "sampleSize": count, "curve": [{"x": x, "density": exp(-(((x - mean) / overall) ** 2) / 2) / (overall * sqrt(2 * pi))} for x in points], "ifCentered": rows,
    }


@proves("horsepower")
def prove_horsepower(mode, torque, engineSpeed, quarterMileTime, trapSpeed, measuredAt, drivetrainLoss, vehicleWeight):
    hp, mile, pounds = mpf("745.6998715822702"), mpf("1.609344"), vehicleWeight / mpf("0.45359237")
    watts = {"torque": lambda: torque * 2 * pi * engineSpeed / 60, "elapsedTime": lambda: pounds / (quarterMileTime / mpf("5.825")) ** 3 * hp,
             "trapSpeed": lambda: pounds * (trapSpeed / mile / 234) ** 3 * hp}[mode]()
    keep = 1 - drivetrainLoss / 100
    crank = watts if measuredAt == "crank" else watts / keep
    own = crank / hp
    return {
        "horsepower": watts / hp, "power": watts / 1000, "metricHorsepower": watts / mpf("735.49875"), "crankHorsepower": own, "wheelHorsepower": own * keep,
        "powerToWeight": crank / vehicleWeight, "weightPerHorsepower": vehicleWeight / own if own else None,
        "estimatedQuarterMile": mpf("5.825") * (pounds / own) ** (mpf(1) / 3) if own else None, "estimatedTrapSpeed": 234 * (own / pounds) ** (mpf(1) / 3) * mile,
        "byRpm": [{"engineSpeed": k, "torqueForPower": watts / (k * 2 * pi / 60), "powerAtTorque": torque * k * 2 * pi / 60 / 1000 if mode == "torque" else None}
                  for k in range(1000, 9001, 1000)],
    }


PLANETS = {"sun": ("1.9885e30", "695700"), "mercury": ("3.301e23", "2439.7"), "venus": ("4.8673e24", "6051.8"), "earth": ("5.9722e24", "6371"),
           "moon": ("7.346e22", "1737.4"), "mars": ("6.4169e23", "3389.5"), "jupiter": ("1.89813e27", "69911"), "saturn": ("5.6832e26", "58232"),
           "uranus": ("8.6811e25", "25362"), "neptune": ("1.02409e26", "24622"), "pluto": ("1.303e22", "1188")}


@proves("escape-velocity")
def prove_escape_velocity(body, mass, radius, altitude):
    big_g = mpf("6.67430e-11")

    def find(mass, radius):
        return {"escapeVelocity": sqrt(2 * big_g * mass / radius), "gravity": big_g * mass / radius**2}

    bodies = {name: (mpf(m), 1000 * mpf(r)) for name, (m, r) in PLANETS.items()}
    m, r = bodies.get(body, (mass, radius))
    r += altitude
    return find(m, r) | {
        "orbitalVelocity": sqrt(big_g * m / r), "orbitalPeriod": 2 * pi * sqrt(r**3 / (big_g * m)), "energyPerKilogram": big_g * m / r,
        "schwarzschildRadius": 2 * big_g * m / mpf(299792458) ** 2, "table": [{"body": name} | find(*one) for name, one in bodies.items()],
    }


@proves("plant-spacing")
def prove_plant_spacing(bedLength, bedWidth, plantSpacing, rowSpacing, edgeMargin, pattern, pricePerPlant):
    long, wide = 100 * bedLength - 2 * edgeMargin, 100 * bedWidth - 2 * edgeMargin

    def down(x):
        return floor(x + TINY)

    def plant(space):
        apart = rowSpacing if pattern == "square" else space * sqrt(mpf(3)) / 2
        rows, full = down(wide / apart) + 1, down(long / space) + 1
        offset = None if pattern == "square" else down((long - space / 2) / space) + 1 if long >= space / 2 - TINY else mpf(0)
        whole = rows * full if offset is None else ceil(rows / 2) * full + floor(rows / 2) * offset
        return whole, rows, full, offset, apart

    whole, rows, full, offset, apart = plant(plantSpacing)
    each = plantSpacing * apart / 10**4
    return {
        "plants": whole, "rows": rows, "plantsPerRow": full, "plantsPerOffsetRow": offset, "actualRowSpacing": apart, "plantsPerM2": whole / (bedLength * bedWidth),
        "areaPerPlant": each, "plantsPerHectare": 10**4 / each, "cost": whole * pricePerPlant,
        "bySpacing": [{"plantSpacing": plantSpacing * mpf(k), "plants": plant(plantSpacing * mpf(k))[0]} for k in ["0.5", "0.75", "1", "1.25", "1.5", "2"]],
    }
