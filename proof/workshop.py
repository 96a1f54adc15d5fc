"""Workshop and engines: metals, bends, gears, lines of stations, yields and capability of processes."""

import math

from family import proves
from mpmath import ceil, erfc, erfinv, fsum, log, mpf, pi, radians, sqrt, tan

TINY = mpf("1e-9")
METALS = {"steel": 7850, "stainless304": 8000, "stainless316": 8000, "castIron": 7200, "aluminum": 2700, "aluminum7075": 2810, "copper": 8960, "brass": 8500,
          "bronze": 8930, "titanium": 4430, "lead": 11340, "zinc": 7140, "magnesium": 1770, "nickel": 8900, "tungsten": 19250}


def normal(x):
    return erfc(-x / sqrt(mpf(2))) / 2


@proves("metal-weight")
def prove_metal_weight(shape, material, customDensity, diameter, width, height, wall, flange, length, count, waste, pricePerKilogram):
    d, a, b, t, f = diameter, width, height, wall, flange
    area, around = {
        "round": lambda: (pi * d**2 / 4, pi * d),
        "square": lambda: (a**2, 4 * a),
        # Six triangles as high as a/2, on sides of a tan 30°.
        "hexagon": lambda: (3 * a**2 * tan(pi / 6) / 2, 6 * a * tan(pi / 6)),
        "flat": lambda: (a * t, 2 * (a + t)),
        "tube": lambda: (pi * (d**2 - (d - 2 * t) ** 2) / 4, pi * d),
        "rectTube": lambda: (a * b - (a - 2 * t) * (b - 2 * t), 2 * (a + b)),
        "angle": lambda: (a * b - (a - t) * (b - t), 2 * (a + b)),
        "channel": lambda: (a * b - (a - t) * (b - 2 * f), 4 * a + 2 * b - 2 * t),
        "beam": lambda: (a * b - (a - t) * (b - 2 * f), 4 * a + 2 * b - 2 * t),
    }[shape]()
    density = customDensity if material == "custom" else mpf(METALS[material])
    square = area / 10**6
    mass = square * density * length * count
    order = mass * (1 + waste / 100)
    return {
        "mass": mass,
        "massEach": square * density * length,
        "massPerLength": square * density,
        "volume": square * length * count * 1000,
        "crossSection": area,
        "densityUsed": density,
        "totalLength": length * count,
        "surfaceArea": (around / 1000 * length + 2 * square) * count,
        "orderMass": order,
        "totalCost": order * pricePerKilogram,
        "force": mass * mpf("9.80665") / 1000,
        "byMaterial": lambda density, **_: {"massPerLength": square * density, "mass": square * density * length * count},
    }


@proves("bend-allowance")
def prove_bend_allowance(thickness, insideRadius, bendAngle, flangeA, flangeB, kMode, kFactor, bendLength, dieOpening, tensileStrength, density):
    t, r, ratio = thickness, insideRadius, insideRadius / thickness
    auto = mpf("0.33") if ratio < 1 else mpf("0.4") if ratio < 3 else mpf("0.45") if ratio < 6 else mpf("0.5")
    k = kFactor if kMode == "manual" else auto

    def bend(k, degrees):
        angle = radians(mpf(degrees))
        arc, back = angle * (r + k * t), tan(angle / 2) * (r + t)
        return arc, back, 2 * back - arc

    arc, back, less = bend(k, bendAngle)
    flat = flangeA + flangeB - less
    by_k = [{"kFactor": mpf(one), "bendAllowance": bend(mpf(one), bendAngle)[0], "flatLength": flangeA + flangeB - bend(mpf(one), bendAngle)[2]}
            for one in ["0.30", "0.33", "0.38", "0.40", "0.42", "0.44", "0.45", "0.50"]]
    return {
        "flatLength": flat, "bendAllowance": arc, "bendDeduction": less, "outsideSetback": back, "insideSetback": tan(radians(bendAngle) / 2) * r,
        "kFactorUsed": k, "yFactor": k * pi / 2, "neutralRadius": r + k * t, "includedAngle": 180 - bendAngle, "radiusToThickness": ratio,
        "straightA": flangeA - back, "straightB": flangeB - back, "airBendRadius": dieOpening / 6, "minimumFlange": mpf("0.7") * dieOpening,
        "bendForce": mpf("1.33") * tensileStrength * bendLength * t**2 / dieOpening / 1000, "sheetMass": flat * bendLength * t / 10**9 * density,
        "byKFactor": by_k,
        "byAngle": [{"angle": one, "bendAllowance": bend(k, one)[0], "bendDeduction": bend(k, one)[2]} for one in range(15, 166, 15)],
    }


@proves("gear-ratio")
def prove_gear_ratio(stages, inputSpeed, inputTorque, stageEfficiency, module):
    speed, torque, ratio, rows, turns = inputSpeed, inputTorque, mpf(1), [], 0
    for place, stage in enumerate(stages):
        driver, driven = stage["driverTeeth"], stage["drivenTeeth"]
        kind = next(value for key, value in stage.items() if value in ("external", "internal", "belt", "chain"))
        own = driven / driver
        speed, torque, ratio = speed / own, torque * own * stageEfficiency / 100, ratio * own
        turns += kind == "external"
        apart = {"external": module * (driver + driven) / 2, "internal": module * (driven - driver) / 2}.get(kind)
        rows.append({"stage": place + 1, "ratio": own, "speed": speed, "torque": torque, "driverDiameter": module * driver, "drivenDiameter": module * driven,
                     "centerDistance": apart, "repeatsAfter": driven / math.gcd(int(driver), int(driven))})
    power, share = inputTorque * 2 * pi * inputSpeed / 60, (stageEfficiency / 100) ** len(stages)
    return {
        "ratio": ratio, "outputSpeed": speed, "outputTorque": torque, "sameDirection": turns % 2 == 0,
        "kind": "reduction" if ratio > 1 else "overdrive" if ratio < 1 else "direct",
        "inputPower": power, "outputPower": power * share, "overallEfficiency": 100 * share, "powerLoss": power * (1 - share), "mechanicalAdvantage": ratio * share,
        "outputTurnsPer100": 100 / ratio, "stageTable": rows,
        "speedCurve": [{"inputSpeed": inputSpeed * k / 10, "outputSpeed": inputSpeed * k / 10 / ratio} for k in range(13)],
    }


@proves("takt-time")
def prove_takt_time(shiftLength, breaks, shiftsPerDay, dailyDemand, efficiency, stations):
    available, work = (shiftLength - breaks) * shiftsPerDay, fsum(one["cycleTime"] for one in stations)
    takt = available * 60 / dailyDemand
    goal = takt * efficiency / 100
    rows = [{"name": one["name"], "cycleTime": one["cycleTime"] / one["operators"]} for one in stations]
    for row in rows:
        row |= {"load": 100 * row["cycleTime"] / goal, "meets": bool(row["cycleTime"] <= goal + TINY)}
    slowest = max(rows, key=lambda row: row["cycleTime"])
    people = fsum(one["operators"] for one in stations)
    return {
        "taktTime": takt, "targetCycleTime": goal, "availableTime": available, "unitsPerHour": 3600 / takt, "workContent": work,
        "theoreticalOperators": work / goal, "minimumOperators": ceil(work / goal - TINY), "operators": people, "bottleneck": slowest["name"],
        "bottleneckCycleTime": slowest["cycleTime"], "meetsDemand": bool(slowest["cycleTime"] <= goal + TINY),
        "dailyCapacity": available * 60 * efficiency / 100 / slowest["cycleTime"], "balanceEfficiency": 100 * work / (people * slowest["cycleTime"]),
        "overtimePerDay": max(mpf(0), dailyDemand * slowest["cycleTime"] / (efficiency / 100) - available * 60) / 60,
        "stationLoad": rows,
        "byDemand": [{"demand": dailyDemand * k / 100, "taktTime": takt * 100 / k} for k in [50, 75, 90, 100, 110, 125, 150]],
    }


@proves("oee")
def prove_oee(shiftLength, breaks, downtime, idealCycleTime, totalCount, rejectCount, calendarTime, marginPerUnit):
    planned = shiftLength - breaks
    run, good = planned - downtime, totalCount - rejectCount
    best, most = good * idealCycleTime / 60, planned * 60 / idealCycleTime
    score = 100 * best / planned
    losses = [("Downtime", downtime), ("Slow running and small stops", run - totalCount * idealCycleTime / 60), ("Rejects", rejectCount * idealCycleTime / 60),
              ("Fully productive", best)]
    return {
        "oee": score, "availability": 100 * run / planned, "performance": 100 * idealCycleTime / 60 * totalCount / run,
        "quality": 100 * good / totalCount if totalCount else mpf(0), "teep": 100 * best / calendarTime, "plannedTime": planned, "runTime": run, "goodCount": good,
        "fullyProductiveTime": best, "maxCount": most, "actualCycleTime": run * 60 / totalCount if totalCount else None,
        "rating": "world class" if score >= 85 else "typical" if score >= 60 else "low", "lostUnits": most - good, "lostValue": (most - good) * marginPerUnit,
        "losses": [{"loss": loss, "minutes": minutes, "percent": 100 * minutes / planned} for loss, minutes in losses],
    }


@proves("rolled-throughput-yield")
def prove_rolled_throughput_yield(steps, goodUnitsWanted, scrapCost, reworkCost):
    rolled, final, rows = mpf(1), mpf(1), []
    for one in steps:
        first, last = (one["unitsIn"] - one["scrapped"] - one["reworked"]) / one["unitsIn"], (one["unitsIn"] - one["scrapped"]) / one["unitsIn"]
        rolled, final = rolled * first, final * last
        rows.append({"name": one["name"], "firstPassYield": 100 * first, "finalYield": 100 * last, "cumulativeYield": 100 * rolled})
    weakest = min(rows, key=lambda row: row["firstPassYield"])
    others = mpf(1)
    for row in rows:
        others *= mpf(1) if row is weakest else row["firstPassYield"] / 100
    each = rolled ** (mpf(1) / len(steps))
    scrap, rework = fsum(one["scrapped"] for one in steps), fsum(one["reworked"] for one in steps)
    return {
        "rolledThroughputYield": 100 * rolled, "finalYield": 100 * final, "hiddenFactory": 100 * (final - rolled), "normalizedYield": 100 * each,
        "defectsPerUnit": -log(rolled) if rolled else None, "chanceOfRework": 100 * (1 - rolled), "weakestStep": weakest["name"],
        "unitsToStart": ceil(goodUnitsWanted / final - TINY) if final else None, "scrapTotal": scrap, "reworkTotal": rework,
        "qualityCost": scrap * scrapCost + rework * reworkCost, "yieldIfWeakestPerfect": 100 * others, "stepTable": rows,
        "byLength": [{"steps": n, "rolledYield": 100 * each**n} for n in [1, 2, 5, 10, 20, 50, 100]],
    }


@proves("sigma-level")
def prove_sigma_level(mode, defects, units, opportunities, dpmo, yieldPercent, sigma, shift, annualUnits, costPerDefect):
    p = {"counts": lambda: defects / (units * opportunities), "dpmo": lambda: dpmo / 10**6, "yield": lambda: 1 - yieldPercent / 100,
         "sigma": lambda: normal(shift - sigma)}[mode]()
    z = sigma - shift if mode == "sigma" else sqrt(mpf(2)) * erfinv(1 - 2 * p) if 0 < p < 1 else None
    return {
        "sigmaLevel": None if z is None else z + shift, "dpmoOut": p * 10**6, "yield": 100 * (1 - p), "longTermSigma": z, "defectsPerUnit": p * opportunities,
        "unitsWithoutDefect": 100 * (1 - p) ** opportunities, "annualDefects": p * opportunities * annualUnits,
        "annualCost": p * opportunities * annualUnits * costPerDefect,
        "scale": [{"sigma": mpf(k) / 2, "dpmo": 10**6 * normal(shift - mpf(k) / 2), "yield": 100 * (1 - normal(shift - mpf(k) / 2))} for k in range(2, 13)],
    }


@proves("engine-displacement")
def prove_engine_displacement(bore, stroke, cylinders, chamberVolume, gasketThickness, gasketBore, deckClearance, pistonDome, cycle, engineSpeed, volumetricEfficiency):
    def disk(diameter, height):
        return pi * diameter**2 / 4 * height / 1000

    def squeeze(bore):
        swept, clear = disk(bore, stroke), chamberVolume + disk(gasketBore, gasketThickness) + disk(bore, deckClearance) - pistonDome
        return swept, clear, (swept + clear) / clear

    swept, clear, ratio = squeeze(bore)
    whole, shape = swept * cylinders, bore / stroke
    return {
        "displacement": whole / 1000, "displacementCc": whole, "displacementCubicInches": whole / mpf("16.387064"), "cylinderVolume": swept, "boreStrokeRatio": shape,
        "geometry": "square" if abs(shape - 1) <= mpf("0.01") + TINY else "oversquare" if shape > 1 else "undersquare", "compressionRatio": ratio,
        "clearanceVolume": clear, "gasketVolume": disk(gasketBore, gasketThickness), "deckVolume": disk(bore, deckClearance),
        "meanPistonSpeed": 2 * stroke / 1000 * engineSpeed / 60,
        "overbore": [{"bore": bore + mpf(k) / 4, "displacementCc": squeeze(bore + mpf(k) / 4)[0] * cylinders, "compressionRatio": squeeze(bore + mpf(k) / 4)[2]}
                     for k in range(9)],
        "airflow": whole / 10**6 * engineSpeed / (2 if cycle == "four" else 1) * volumetricEfficiency / 100 * 60,
    }


@proves("fuel-oil-mix")
def prove_fuel_oil_mix(mode, ratio, fuelVolume, oilVolume, mixVolume):
    fuel = {"fuel": lambda: fuelVolume, "oil": lambda: oilVolume / 1000 * ratio, "mix": lambda: mixVolume * ratio / (ratio + 1)}[mode]()
    oil = fuel / ratio
    return {
        "oil": 1000 * oil, "fuel": fuel, "mix": fuel + oil, "oilPercent": 100 * oil / (fuel + oil) if fuel else 100 / (ratio + 1),
        "oilFluidOunces": 1000 * oil / mpf("29.5735295625"), "fuelGallons": fuel / mpf("3.785411784"),
        "byRatio": [{"ratio": r, "oil": 1000 * fuel / r, "oilPercent": mpf(100) / (r + 1)} for r in [16, 20, 25, 32, 40, 50, 80, 100]],
    }
