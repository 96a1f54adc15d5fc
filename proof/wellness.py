"""The body by published regressions, doses, sleep and cycles, a herd's pasture, a journey's money."""

import datetime

from family import proves, read_data
from mpmath import ceil, log10, mpf

TINY = mpf("1e-9")


def read_scale(value, rows):
    """The name of the last row whose start is not above the value."""
    return [name for name, start in rows if start is None or value >= start][-1]


@proves("body-fat")
def prove_body_fat(sex, age, weight, height, neck, waist, hip):
    # Hodgdon and Beckett 1984, body density in centimeters, then Siri's 495/density - 450.
    if sex == "male":
        density = mpf("1.0324") - mpf("0.19077") * log10(waist - neck) + mpf("0.15456") * log10(height)
        scale = [("Essential fat", 0), ("Athletes", 6), ("Fitness", 14), ("Average", 18), ("Obese", 25)]
    else:
        density = mpf("1.29579") - mpf("0.35004") * log10(waist + hip - neck) + mpf("0.22100") * log10(height)
        scale = [("Essential fat", 0), ("Athletes", 14), ("Fitness", 21), ("Average", 25), ("Obese", 32)]
    percent = 495 / density - 450
    # Deurenberg and others 1991.
    by_bmi = mpf("1.20") * weight / (height / 100) ** 2 + mpf("0.23") * age - (mpf("10.8") if sex == "male" else 0) - mpf("5.4")
    ends = [start for _, start in scale[1:]] + [None]
    return {
        "bodyFatPercent": percent,
        "category": read_scale(percent, scale),
        "fatMass": weight * percent / 100,
        "leanBodyMass": weight - weight * percent / 100,
        "bmiMethodPercent": by_bmi,
        "categories": [{"category": name, "fromPercent": start, "toPercent": end} for (name, start), end in zip(scale, ends)],
    }


# Cooper Institute: where Poor, Fair, Good, Excellent and Superior begin, by the last age of a group.
FITNESS = {
    "male": {19: "35.0 38.4 45.2 51.0 56.0", 29: "33.0 36.5 42.5 46.5 52.5", 39: "31.5 35.5 41.0 45.0 49.5",
             49: "30.2 33.6 39.0 43.8 48.1", 59: "26.1 31.0 35.8 41.0 45.4", 999: "20.5 26.1 32.3 36.5 44.3"},
    "female": {19: "25.0 31.0 35.0 39.0 42.0", 29: "23.6 29.0 33.0 37.0 41.1", 39: "22.8 27.0 31.5 35.7 40.1",
               49: "21.0 24.5 29.0 32.9 37.0", 59: "20.2 22.8 27.0 31.5 35.8", 999: "17.5 20.2 24.5 30.3 31.5"},
}


@proves("vo2-max")
def prove_vo2_max(test, sex, age, distance, runMinutes, weight, walkMinutes, walkHeartRate, stepHeartRate, restingHeartRate, maxHeartRate):
    male = sex == "male"
    if test == "cooper":
        oxygen = (distance - mpf("504.9")) / mpf("44.73")
    elif test == "run":
        oxygen = mpf("3.5") + 483 / runMinutes
    elif test == "rockport":
        # Kline and others 1987, with the weight in pounds.
        oxygen = (mpf("132.853") - mpf("0.0769") * weight / mpf("0.45359237") - mpf("0.3877") * age + (mpf("6.315") if male else 0)
                  - mpf("3.2649") * walkMinutes - mpf("0.1565") * walkHeartRate)
    elif test == "step":
        oxygen = mpf("111.33") - mpf("0.42") * stepHeartRate if male else mpf("65.81") - mpf("0.1847") * stepHeartRate
    else:
        # Uth and others 2004; Tanaka and others 2001 for a maximum that is not known.
        highest = maxHeartRate if maxHeartRate is not None else 208 - mpf("0.7") * age
        oxygen = mpf("15.3") * highest / restingHeartRate
    starts = [mpf(one) for one in next(row for last, row in FITNESS[sex].items() if age < last + 1).split()]
    names = ["Very poor", "Poor", "Fair", "Good", "Excellent", "Superior"]
    return {
        "vo2Max": oxygen,
        "mets": oxygen / mpf("3.5"),
        "rating": read_scale(oxygen, zip(names, [None, *starts])),
        "goodFrom": starts[2],
        "ratings": [{"rating": name, "vo2From": start, "vo2To": end} for name, start, end in zip(names, [0, *starts], [*starts, None])],
    }


@proves("medication-dose")
def prove_medication_dose(weight, doseAmount, basis, dosesPerDay, strengthMg, strengthMl, maxSingleDose, maxDailyDose, days):
    wanted = doseAmount * weight / (1 if basis == "per-dose" else dosesPerDay)
    dose = wanted if maxSingleDose is None else min(wanted, maxSingleDose)
    if maxDailyDose is not None:
        dose = min(dose, maxDailyDose / dosesPerDay)
    volume = dose * strengthMl / strengthMg
    return {
        "dose": dose,
        "doseVolume": volume,
        "dailyDose": dose * dosesPerDay,
        "dailyVolume": volume * dosesPerDay,
        "totalDose": dose * dosesPerDay * days,
        "totalVolume": volume * dosesPerDay * days,
        "cappedByMaximum": bool(dose < wanted),
        "dosePerKg": dose / weight,
        "hoursBetweenDoses": 24 / dosesPerDay,
    }


@proves("sleep")
def prove_sleep(mode, time, age, fallAsleepMinutes, cycleMinutes):
    # National Sleep Foundation 2015.
    low, high = (9, 11) if age < 14 else (8, 10) if age < 18 else (7, 9) if age < 65 else (7, 8)
    hour, minute = map(int, time.split(":"))
    options = []
    for cycles in range(3, 9):
        away = cycles * cycleMinutes + fallAsleepMinutes
        at = int(hour * 60 + minute + (away if mode == "sleep-at" else -away)) % 1440
        hours = cycles * cycleMinutes / 60
        options.append({"cycles": cycles, "time": f"{at // 60:02d}:{at % 60:02d}", "hours": hours, "withinRecommended": bool(low <= hours <= high)})
    best = min(options, key=lambda one: (abs(one["hours"] - mpf(low + high) / 2), -one["cycles"]))
    return {"bestTime": best["time"], "bestCycles": best["cycles"], "bestHours": best["hours"], "recommendedMin": low, "recommendedMax": high, "options": options}


@proves("ovulation")
def prove_ovulation(lastPeriodDate, cycleLength, lutealLength):
    first = datetime.date.fromisoformat(lastPeriodDate)

    def day(count):
        return (first + datetime.timedelta(days=int(count))).isoformat()

    egg = cycleLength - lutealLength
    rows = [{"cycle": k + 1, "periodStart": day(k * cycleLength), "ovulation": day(k * cycleLength + egg), "fertileFrom": day(k * cycleLength + egg - 5),
             "nextPeriod": day((k + 1) * cycleLength)} for k in range(6)]
    return {
        "ovulationDate": day(egg),
        "fertileWindowStart": day(egg - 5),
        "fertileWindowEnd": day(egg),
        "nextPeriodDate": day(cycleLength),
        "ovulationCycleDay": egg + 1,
        "dueDateIfConceived": day(egg + 266),
        "cycles": rows,
    }


@proves("stocking-rate")
def prove_stocking_rate(area, forageProduction, utilization, animalWeight, intake, grazingDays, herdSize, daysPerPaddock, restDays):
    def forage(share):
        return area * forageProduction * share / 100

    eaten = animalWeight * intake / 100
    animals = forage(utilization) / eaten / grazingDays
    paddocks = ceil(restDays / daysPerPaddock - TINY) + 1
    pound = mpf("0.45359237")
    return {
        "availableForage": forage(utilization),
        "dailyIntake": eaten,
        "animalsSupported": animals,
        "stockingRate": animals / area,
        "areaPerAnimal": area / animals if animals else None,
        "animalUnits": animals * animalWeight / (1000 * pound),
        "animalUnitMonths": forage(utilization) / (790 * pound),
        "daysForHerd": forage(utilization) / (eaten * herdSize) if herdSize else None,
        "herdBalance": animals - herdSize,
        "paddocks": paddocks,
        "paddockArea": area / paddocks,
        "byUtilization": [{"utilization": share, "animals": forage(share) / eaten / grazingDays} for share in (25, 35, 50, 65)],
    }


@proves("travel-budget")
def prove_travel_budget(travellers, days, nights, rooms, transportPerPerson, lodgingPerNight, foodPerDay, localTransportPerDay, activitiesPerDay,
                        otherCosts, contingencyPercent, saved, monthsUntil):
    by_day = travellers * days
    parts = {"Transport there and back": travellers * transportPerPerson, "Lodging": nights * rooms * lodgingPerNight, "Food": by_day * foodPerDay,
             "Getting around": by_day * localTransportPerDay, "Activities": by_day * activitiesPerDay, "Other": otherCosts}
    before = sum(parts.values())
    parts["Reserve"] = before * contingencyPercent / 100
    whole = sum(parts.values())
    open_sum = max(mpf(0), whole - saved)
    return {
        "subtotal": before,
        "contingency": parts["Reserve"],
        "totalCost": whole,
        "costPerPerson": whole / travellers,
        "costPerDay": whole / days,
        "costPerPersonPerDay": whole / by_day,
        "stillToSave": open_sum,
        "monthlySaving": open_sum / monthsUntil if monthsUntil else None,
        "breakdown": [{"item": item, "amount": amount, "sharePercent": 100 * amount / whole if whole else mpf(0)} for item, amount in parts.items()],
    }


# Herrmann et al. (2024), Adult Compendium of Physical Activities; a MET is 1 kcal per kg and hour.
METS = {row["in activity"]: mpf(row["out metValue"]) for row in read_data("calories-burned.compendium.csv")}


@proves("calories-burned")
def prove_calories_burned(activity, weight, minutes, met):
    value = met if activity == "custom" else METS[activity]
    hours = minutes / 60
    burned, rest = value * weight * hours, weight * hours
    return {
        "caloriesBurned": burned, "netCalories": burned - rest, "caloriesPerHour": value * weight, "metValue": value,
        "kilojoules": burned * mpf("4.184"),
        # Wishnofsky (1958): 3,500 kcal in a pound of body fat, 7.7 in a gram.
        "fatEquivalent": max(mpf(0), burned - rest) / mpf("7.7"),
        "activities": [{"activity": name, "met": one, "calories": one * rest} for name, one in METS.items()],
        "caloriesOverTime": [{"minute": minute, "calories": value * weight * minute / 60} for minute in range(0, 121, 10)],
    }
