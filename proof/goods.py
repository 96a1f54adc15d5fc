"""Goods and materials: gravel, insulation, retaining walls, cutting, bolts, cups, bags, credit scores and waists."""

from family import proves
from mpmath import ceil, fsum, mpf, pi, radians, sqrt, tan
from materials import CUTTING, GRAVELS, INSULATION

TINY = mpf("1e-9")
G = mpf("9.80665")


def up(x):
    return ceil(x - TINY)


GRAVEL_NAMES = {"gravel": "Gravel", "crushedStone": "Crushed stone", "limestone": "Broken limestone", "sand": "Dry sand", "wetSand": "Damp sand", "topsoil": "Topsoil",
                "compost": "Compost", "mulch": "Bark or wood mulch"}


@proves("gravel-mulch")
def prove_gravel(shape, length, width, diameter, areaKnown, depth, allowance, material, customDensity, bagVolume, pricePerBag, pricePerCubicMeter, truckCapacity):
    area = {"rectangle": lambda: length * width, "circle": lambda: pi * diameter**2 / 4, "triangle": lambda: length * width / 2, "area": lambda: areaKnown}[shape]()
    density = customDensity if material == "custom" else mpf(GRAVELS[material])

    def fill(depth):
        volume = area * depth / 100 * (1 + allowance / 100)
        return {"depth": depth, "volume": volume, "mass": volume * density, "bags": up(volume * 1000 / bagVolume)}

    own = fill(depth)
    volume = own["volume"]
    return own | {
        "area": area, "netVolume": area * depth / 100, "densityUsed": density, "truckLoads": up(own["mass"] / 1000 / truckCapacity),
        "bulkCost": volume * pricePerCubicMeter, "bagCost": own["bags"] * pricePerBag, "costPerArea": volume * pricePerCubicMeter / area,
        "byDepth": [fill(mpf(one)) for one in ["2.5", "5", "7.5", "10", "15", "20"]],
        "byMaterial": [{"material": GRAVEL_NAMES[key], "density": one, "mass": volume * one} for key, one in GRAVELS.items()],
    }


@proves("insulation")
def prove_insulation(area, existingResistance, targetResistance, material, conductivity, waste, packCoverage, pricePerPack, laborPerSquareMeter, heatingDegreeDays,
                     heatingEfficiency, pricePerKwh, temperatureDifference):
    k = conductivity if material == "custom" else mpf(INSULATION[material])
    more = max(mpf(0), targetResistance - existingResistance)
    final, thick = existingResistance + more, 1000 * more * k
    packs = up(area * (1 + waste / 100) / packCoverage) if more else mpf(0)

    def lose(resistance):
        return area / resistance * heatingDegreeDays * 24 / 1000

    before, after = lose(existingResistance), lose(final)
    saved = (before - after) / (heatingEfficiency / 100) * pricePerKwh
    cost = packs * pricePerPack + (area * laborPerSquareMeter if more else 0)
    chart = [{"thickness": mpf(t), "heatLoss": lose(existingResistance + t / 1000 / k)} for t in map(mpf, range(0, 401, 25))]
    return {
        "thickness": thick, "addedResistance": more, "packs": packs, "volume": area * thick / 1000, "finalResistance": final, "uValueBefore": 1 / existingResistance,
        "uValueAfter": 1 / final, "heatLossBefore": before, "heatLossAfter": after, "energySaved": before - after,
        "lossReduction": 100 * (1 - after / before) if before else mpf(0), "annualSavings": saved, "totalCost": cost, "paybackYears": cost / saved if saved else None,
        "designLossAfter": area / final * temperatureDifference, "byMaterial": lambda conductivity, **_: {"thickness": 1000 * more * conductivity}, "byThickness": chart,
    }


@proves("retaining-wall")
def prove_retaining_wall(length, height, embedment, blockLength, blockHeight, blockDepth, caps, capLength, capHeight, waste, baseWidth, baseDepth, drainageWidth, geogrid,
                         gridEvery, gridRatio, soilDensity, frictionAngle, surcharge, blockDensity, pricePerBlock, pricePerCap, gravelPricePerTonne, gridPrice):
    """Rankine (1857): the active pressure of soil without cohesion on a wall without friction."""
    cap, more = capHeight if caps else mpf(0), 1 + waste / 100
    courses = up((100 * height + embedment - cap) / blockHeight)
    tall = courses * blockHeight + cap
    blocks, tops = up(courses * length * 100 / blockLength * more), up(length * 100 / capLength * more) if caps else mpf(0)
    base, drain = length * baseWidth * baseDepth / 10**4, length * tall * drainageWidth / 10**4
    layers = sum(k % int(gridEvery) == 0 for k in range(1, int(courses))) if geogrid else 0
    grid = layers * length * gridRatio / 100 * tall / 100 if layers else mpf(0)
    h, phi, g = tall / 100, radians(frictionAngle), soilDensity * G / 1000
    active = tan(pi / 4 - phi / 2) ** 2
    thrust, moment = active * h * (g * h / 2 + surcharge), active * h**2 * (g * h / 6 + surcharge / 2)
    weight = blockDepth / 100 * h * blockDensity * G / 1000
    gravel = 1690 * (base + drain)
    items = [("Blocks", "pieces", blocks, blocks * pricePerBlock), ("Caps", "pieces", tops, tops * pricePerCap if caps else mpf(0)), ("Gravel", "mass", gravel / 1000, gravel / 1000 * gravelPricePerTonne),
             ("Geogrid", "area", grid, grid * gridPrice if geogrid else mpf(0))]
    total = fsum(cost for _, _, _, cost in items)
    return {
        "blocks": blocks, "courses": courses, "capBlocks": tops, "wallHeight": tall, "exposedHeight": tall - embedment, "baseGravel": base, "drainageGravel": drain,
        "gravelMass": gravel, "drainPipe": length, "geogridLayers": layers, "geogridArea": grid, "activePressureCoefficient": active, "earthThrust": thrust,
        "overturningMoment": moment, "wallWeight": weight, "slidingSafety": weight * tan(phi) / thrust if thrust else None,
        "overturningSafety": weight * blockDepth / 200 / moment if moment else None, "engineerNeeded": bool(tall > mpf("121.92") + TINY or surcharge > 0), "totalCost": total,
        "costPerMeter": total / length, "materials": [{"item": item, kind: amount, "cost": cost} for item, kind, amount, cost in items],
        "pressure": [{"depth": h * j / 10, "pressure": active * (g * h * j / 10 + surcharge)} for j in range(11)],
    }


@proves("speeds-feeds")
def prove_speeds_feeds(operation, material, tool, cuttingSpeed, specificForce, diameter, teeth, feedPerTooth, feedPerRev, depthOfCut, widthOfCut, chipThinning,
                       maxSpindleSpeed, machineEfficiency, cutLength):
    wanted, force = cuttingSpeed, specificForce
    if material != "custom":
        steel, carbide, force = map(mpf, CUTTING[material])
        wanted = steel if tool == "hss" else carbide
    ideal = 1000 * wanted / (pi * diameter)
    turns = min(ideal, maxSpindleSpeed)
    speed = pi * diameter * turns / 1000
    thin = mpf(1)
    if operation == "milling":
        thin = diameter / (2 * sqrt(widthOfCut * (diameter - widthOfCut))) if chipThinning and widthOfCut < diameter / 2 else mpf(1)
        turn = teeth * feedPerTooth * thin
        removed = depthOfCut * widthOfCut * turns * turn / 1000
    elif operation == "drilling":
        turn = feedPerRev
        removed = pi * diameter**2 / 4 * turns * turn / 1000
    else:
        turn = feedPerRev
        removed = speed * depthOfCut * feedPerRev
    power, rows = removed * force / 60000, []
    for name, (slow, fast, _) in CUTTING.items():
        rows.append({"material": name, "hss": slow, "carbide": fast, "rpmHss": min(1000 * slow / (pi * diameter), maxSpindleSpeed),
                     "rpmCarbide": min(1000 * fast / (pi * diameter), maxSpindleSpeed)})
    return {
        "idealSpindleSpeed": ideal, "spindleSpeed": turns, "limited": bool(ideal > maxSpindleSpeed), "cuttingSpeedUsed": speed, "surfaceSpeedFpm": speed / mpf("0.3048"),
        "chipThinningFactor": thin, "feedPerRevolution": turn, "feedRate": turns * turn, "removalRate": removed, "power": power, "motorPower": power / (machineEfficiency / 100),
        "torque": power * 60000 / (2 * pi * turns), "cuttingTime": 60 * cutLength / (turns * turn), "feedRateInches": turns * turn / mpf("25.4"), "byMaterial": rows,
    }


BOLTS = {"M3": "0.5", "M4": "0.7", "M5": "0.8", "M6": "1", "M8": "1.25", "M10": "1.5", "M12": "1.75", "M14": "2", "M16": "2", "M18": "2.5", "M20": "2.5", "M22": "2.5", "M24": "3",
         "M27": "3", "M30": "3.5", "M33": "3.5", "M36": "4"}
PROOF = {"4.6": 225, "5.8": 380, "10.9": 830, "12.9": 970, "A2-70": 450}
CONDITIONS = [("Dry, plain steel", "0.20"), ("Zinc plated, dry", "0.22"), ("Lightly oiled", "0.18"), ("Oil or grease", "0.15"), ("Anti-seize or molybdenum", "0.13"),
              ("Wax or PTFE", "0.11"), ("Stainless, dry", "0.30")]


@proves("bolt-torque")
def prove_bolt_torque(system, boltMetric, gradeMetric, boltInch, gradeInch, preloadPercent, nutFactor, scatter, bolts):
    """ISO 898-1 and ASME B1.1 for the stress area, SAE J429 for inch grades; T = K F d."""
    inch = mpf("25.4")
    if system == "metric":
        d, pitch = mpf(boltMetric[1:]), mpf(BOLTS[boltMetric])
        area = pi / 4 * (d - mpf("0.9382") * pitch) ** 2
        strength = mpf((580 if d <= 16 else 600) if gradeMetric == "8.8" else PROOF[gradeMetric])
    else:
        size, _, threads = boltInch.partition("-")
        top, _, bottom = size.partition("/")
        nominal = mpf(top) / mpf(bottom or 1)
        d, pitch = nominal * inch, inch / mpf(threads)
        area = mpf("0.7854") * (d - mpf("0.9743") * pitch) ** 2
        strength = {"2": 55 if nominal <= mpf("0.75") else 33, "5": 85, "8": 120}[gradeInch] * mpf("6.894757293168")
    limit = strength * area / 1000
    load = limit * preloadPercent / 100
    torque = nutFactor * load * d
    return {
        "torque": torque, "preload": load, "stressArea": area, "proofStrength": strength, "proofLoad": limit, "preloadStress": 1000 * load / area,
        "torqueLow": torque * (1 - scatter / 100), "torqueHigh": torque * (1 + scatter / 100), "totalClamp": load * bolts, "diameterUsed": d, "pitch": pitch,
        "lubricatedTorque": mpf("0.15") * load * d, "byCondition": [{"condition": name, "nutFactor": mpf(k), "torque": mpf(k) * load * d} for name, k in CONDITIONS],
        "byPreload": [{"preloadPercent": k, "preload": limit * k / 100, "torque": nutFactor * limit * k / 100 * d} for k in [50, 60, 70, 75, 80, 90]],
    }


FICO = {"maxedOutCard": (10, 30, 25, 45), "latePayment": (60, 80, 90, 110), "debtSettlement": (45, 65, 105, 125), "foreclosure": (85, 105, 140, 160),
        "bankruptcy": (130, 150, 220, 240), "newCard": (0, 5, 0, 5)}
TOUCHES = {"paymentHistory": (35, ["latePayment", "debtSettlement", "foreclosure", "bankruptcy"]), "amountsOwed": (30, ["maxedOutCard", "closeCard", "payDown", "newCard"]),
           "lengthOfHistory": (15, ["newCard"]), "newCredit": (10, ["newCard"]), "creditMix": (10, [])}


@proves("credit-score-impact")
def prove_credit_score_impact(currentScore, event, cards, cardNumber, newCardLimit, payDownAmount):
    between = min(mpf(1), max(mpf(0), (currentScore - 680) / 100))

    def rate(score):
        return next(name for name, low in [("exceptional", 800), ("veryGood", 740), ("good", 670), ("fair", 580), ("poor", -999)] if score >= low)

    def lose(name):
        a, b, c, d = FICO.get(name, (0, 0, 0, 0))
        low, high = a + between * (c - a), b + between * (d - b)
        return {"pointsLostLow": low, "pointsLostHigh": high, "scoreLow": max(mpf(300), currentScore - high), "scoreHigh": max(mpf(300), currentScore - low)}

    owed, limits, ages = (fsum(one[key] for one in cards) for key in ("balance", "limit", "ageYears"))
    own = cards[int(cardNumber or 1) - 1] if 0 < int(cardNumber or 1) <= len(cards) else None
    after, room = owed, limits
    if event == "maxedOutCard":
        after += max(mpf(0), own["limit"] - own["balance"])
    elif event == "closeCard":
        room -= own["limit"]
    elif event == "newCard":
        room += newCardLimit
    elif event == "payDown":
        after = max(mpf(0), owed - payDownAmount)
    age = ages / len(cards) if cards else None
    found = lose(event)
    return found | {
        "ratingBefore": rate(currentScore), "ratingAfterLow": rate(found["scoreLow"]), "ratingAfterHigh": rate(found["scoreHigh"]),
        "utilizationBefore": 100 * owed / limits if limits else None, "utilizationAfter": 100 * after / room if room > 0 else None, "balanceFor30Percent": mpf("0.3") * room,
        "payDownFor30Percent": max(mpf(0), after - mpf("0.3") * room), "averageAgeBefore": age, "averageAgeAfter": ages / (len(cards) + 1) if event == "newCard" else age,
        "yearsOnReport": {"latePayment": 7, "debtSettlement": 7, "foreclosure": 7, "bankruptcy": 10, "newCard": 2}.get(event, 0),
        "factors": [{"factor": name, "weight": weight, "affected": event in events} for name, (weight, events) in TOUCHES.items()],
        "allEvents": [{"event": name} | lose(name) for name in FICO],
    }


@proves("waist-to-hip")
def prove_waist_to_hip(sex, waist, hip):
    """WHO, Waist circumference and waist-hip ratio: report of an expert consultation (2008)."""
    some, much, cutoff = (94, 102, mpf("0.9")) if sex == "male" else (80, 88, mpf("0.85"))
    ratio = waist / hip
    return {
        "waistToHipRatio": ratio, "ratioRisk": "Substantially increased" if ratio >= cutoff else "Not increased",
        "waistRisk": "Substantially increased" if waist > much else "Increased" if waist > some else "Not increased", "shape": "Apple" if ratio >= cutoff else "Pear",
        "cutoff": cutoff, "waistAtCutoff": cutoff * hip, "waistAboveCutoff": waist - cutoff * hip,
        "cutoffs": [{"measure": "Waist", "level": "Increased", "waist": some},
                    {"measure": "Waist", "level": "Substantially increased", "waist": much},
                    {"measure": "Waist-to-hip ratio", "level": "Substantially increased", "ratio": cutoff}],
    }


@proves("kinematics")
def prove_kinematics(known, initialVelocity, finalVelocity, acceleration, time, displacement):
    u, v, a, t, s = initialVelocity, finalVelocity, acceleration, time, displacement
    second = None

    def roots(half, one, less):
        """The times above 0 at which half t² + one t = less, the sooner first."""
        if half == 0:
            found = [less / one]
        else:
            under = sqrt(one**2 + 4 * half * less)
            found = sorted({(-one - under) / (2 * half), (-one + under) / (2 * half)})
        found = [root for root in found if root > mpf("1e-25")]
        return found[0], found[1] if len(found) > 1 else None

    if known == "u-a-t":
        v, s = u + a * t, u * t + a * t**2 / 2
    elif known == "u-v-t":
        a, s = (v - u) / t, (u + v) * t / 2
    elif known == "u-v-a":
        t = (v - u) / a
        s = (u + v) * t / 2
    elif known == "u-v-s":
        t = 2 * s / (u + v)
        a = (v - u) / t
    elif known == "u-a-s":
        t, second = roots(a / 2, u, s)
        v = u + a * t
    elif known == "u-t-s":
        v = 2 * s / t - u
        a = (v - u) / t
    elif known == "v-a-t":
        u = v - a * t
        s = (u + v) * t / 2
    elif known == "v-a-s":
        t, second = roots(-a / 2, v, s)
        u = v - a * t
    elif known == "v-t-s":
        u = 2 * s / t - v
        a = (v - u) / t
    else:
        u = s / t - a * t / 2
        v = u + a * t
    turn = -u / a if a else mpf(-1)
    path = abs(u * turn / 2) + abs(s - u * turn / 2) if 0 < turn < t else abs(s)
    return {
        "displacement": s, "finalVelocity": v, "initialVelocity": u, "acceleration": a, "time": t, "secondTime": second, "averageVelocity": s / t if t else None, "distance": path,
        "motion": [{"time": t * k / 50, "position": u * t * k / 50 + a * (t * k / 50) ** 2 / 2, "velocity": u + a * t * k / 50} for k in range(51)],
    }
