"""Building and goods: areas, boards, pavers, asphalt, roofs, parcels, prices of units, drawers, bar codes and tires."""

from family import proves
from mpmath import atan, ceil, degrees, fsum, mpf, nint, pi, radians, sqrt, tan

TINY = mpf("1e-9")
FOOT2 = mpf("0.09290304")


def up(x):
    return ceil(x - TINY)


@proves("square-footage")
def prove_square_footage(areas, waste, pricePerArea, priceUnit):
    rows = []
    for one in areas:
        a, b, c = one["length"], one["width"], one["otherWidth"]
        plain = {"rectangle": lambda: a * b, "triangle": lambda: a * b / 2, "circle": lambda: pi * a**2 / 4, "semicircle": lambda: pi * a**2 / 8,
                 "ellipse": lambda: pi * a * b / 4, "trapezoid": lambda: (b + c) / 2 * a}[one["shape"]]() * one["quantity"]
        area = -plain if one["deduct"] else plain
        rows.append({"name": one["name"], "shape": one["shape"], "area": area, "squareFeet": area / FOOT2})
    area = fsum(row["area"] for row in rows)
    price = pricePerArea / FOOT2 if priceUnit == "ft2" else pricePerArea
    units = [("ft2", FOOT2), ("m2", mpf(1)), ("yd2", 9 * FOOT2), ("in2", FOOT2 / 144), ("ac", 43560 * FOOT2), ("ha", mpf(10000))]
    return {
        "squareFeet": area / FOOT2, "area": area, "deducted": -fsum(row["area"] for row in rows if row["area"] < 0), "areaWithWaste": area * (1 + waste / 100),
        "totalCost": area * (1 + waste / 100) * price, "costPerSquareFoot": price * FOOT2, "costPerSquareMeter": price, "breakdown": rows,
        "inUnits": [{"unit": unit, "value": area / size} for unit, size in units],
    }


@proves("board-foot")
def prove_board_foot(boards, waste, pricePerBoardFoot, density):
    foot, rows = mpf("0.0254") * mpf("0.3048") ** 2, []
    for one in boards:
        volume = one["thickness"] / 1000 * one["width"] / 1000 * one["length"]
        rows.append(one | {"boardFeetEach": volume / foot, "boardFeet": one["quantity"] * volume / foot, "cost": one["quantity"] * volume / foot * pricePerBoardFoot})
    feet = fsum(row["boardFeet"] for row in rows)
    more = feet * (1 + waste / 100)
    return {
        "boardFeet": feet, "boardFeetWithWaste": more, "totalCost": more * pricePerBoardFoot, "volume": feet * foot,
        "linearLength": fsum(one["quantity"] * one["length"] for one in boards), "faceArea": fsum(one["quantity"] * one["length"] * one["width"] / 1000 for one in boards),
        "pieces": fsum(one["quantity"] for one in boards), "weight": feet * foot * density, "pricePerCubicMeter": pricePerBoardFoot / foot, "breakdown": rows,
    }


@proves("asphalt")
def prove_asphalt(length, width, thickness, density, baseThickness, baseDensity, tackRate, waste, truckCapacity, pricePerTonne, basePricePerTonne,
                  laborPerSquareMeter):
    area, more = length * width, 1 + waste / 100

    def mass(thickness, density):
        return area * thickness / 100 * density * more / 1000

    cost, base = mass(thickness, density) * pricePerTonne, mass(baseThickness, baseDensity) * basePricePerTonne
    total = cost + base + area * laborPerSquareMeter
    return {
        "mass": mass(thickness, density), "volume": area * thickness / 100, "area": area, "truckLoads": up(mass(thickness, density) / truckCapacity),
        "baseMass": mass(baseThickness, baseDensity), "baseVolume": area * baseThickness / 100, "tackCoat": area * tackRate, "asphaltCost": cost, "baseCost": base,
        "totalCost": total, "costPerArea": total / area, "massPerArea": thickness / 100 * density,
        "byThickness": [{"thickness": mpf(one), "mass": mass(mpf(one), density), "cost": mass(mpf(one), density) * pricePerTonne}
                        for one in ["4", "5", "6", "7.5", "8", "10", "12.5", "15"]],
    }


@proves("pavers")
def prove_pavers(length, width, paverLength, paverWidth, paverThickness, joint, waste, baseDepth, baseExtension, sandDepth, compaction, edgeNotNeeded, jointSandBag,
                 pricePerPaver, gravelPricePerTonne, sandPricePerTonne, pricePerJointSandBag, edgingPrice):
    area, pitch, stone = length * width, (paverLength + joint) * (paverWidth + joint) / 10**6, paverLength * paverWidth / 10**6
    base = (length + baseExtension / 50) * (width + baseExtension / 50)
    gravel, sand = base * baseDepth / 100 * (1 + compaction / 100), area * sandDepth / 100 * (1 + compaction / 100)
    filler = area * (1 - stone / pitch) * paverThickness / 1000 * 1600
    edge, deep = 2 * (length + width) - edgeNotNeeded, baseDepth + sandDepth + paverThickness / 10

    def count(waste):
        return up(area / pitch * (1 + waste / 100))

    items = [("Pavers", "pieces", count(waste), pricePerPaver), ("Base gravel", "mass", gravel * mpf("1.69"), gravelPricePerTonne), ("Bedding sand", "mass", sand * mpf("1.6"), sandPricePerTonne),
             ("Joint sand (bags)", "pieces", up(filler / jointSandBag), pricePerJointSandBag), ("Edging", "length", edge, edgingPrice)]
    total = fsum(amount * price for _, _, amount, price in items)
    patterns = [("Running bond", 5), ("Basket weave", 5), ("Herringbone 90", 10), ("Herringbone 45", 15), ("Curves", 20)]
    return {
        "pavers": count(waste), "area": area, "paversPerSquareMeter": 1 / pitch, "baseVolume": gravel, "baseMass": 1690 * gravel, "sandVolume": sand, "sandMass": 1600 * sand,
        "jointSandMass": filler, "jointSandBags": up(filler / jointSandBag), "edging": edge, "excavationDepth": deep, "excavationVolume": base * deep / 100,
        "paverMass": area / pitch * stone * paverThickness / 1000 * 2300, "totalCost": total, "costPerArea": total / area,
        "materials": [{"item": item, kind: amount, "cost": amount * price} for item, kind, amount, price in items],
        "byPattern": [{"pattern": name, "waste": waste, "pavers": count(mpf(waste))} for name, waste in patterns],
    }


@proves("roof-pitch")
def prove_roof_pitch(mode, run, rise, pitch, angle, percent, overhang):
    t = {"rise": lambda: rise / run, "pitch": lambda: pitch / 12, "angle": lambda: tan(radians(angle)), "percent": lambda: percent / 100}[mode]()
    twelve = 12 * t

    def rafter(t):
        return (run + overhang) * sqrt(1 + t**2)

    return {
        "pitchPer12": twelve, "slopeAngle": degrees(atan(t)), "slopePercent": 100 * t, "ratioOneTo": 1 / t if t else None, "slopeFactor": sqrt(1 + t**2), "riseOut": t * run,
        "rafterLength": rafter(t), "rafterWithoutOverhang": run * sqrt(1 + t**2), "hipRafterLength": (run + overhang) * sqrt(2 + t**2),
        "slopeClass": "flat" if twelve < 2 - TINY else "low" if twelve < 4 - TINY else "conventional" if twelve <= 9 + TINY else "steep",
        "asphaltShingles": bool(twelve >= 2 - TINY),
        "chart": [{"pitch": k, "angle": degrees(atan(mpf(k) / 12)), "percent": mpf(100) * k / 12, "slopeFactor": sqrt(1 + (mpf(k) / 12) ** 2), "rafterLength": rafter(mpf(k) / 12)}
                  for k in range(1, 25)],
        "profile": [{"run": mpf(0), "height": mpf(0)}, {"run": run, "height": t * run}, {"run": 2 * run, "height": mpf(0)}],
    }


@proves("dimensional-weight")
def prove_dimensional_weight(length, width, height, weight, pieces, divisor, customDivisor, dimensionRounding, weightRounding, pricePerKg):
    pound = mpf("0.45359237")
    inches = mpf("16.387064") / pound
    divisors = {"5000": mpf(5000), "6000": mpf(6000), "4000": mpf(4000), "3000": mpf(3000), "139": 139 * inches, "166": 166 * inches}

    def step(x, size):
        return x if size is None else up(x / size) * size

    sides = sorted(step(side, {"cm": mpf(1), "in": mpf("2.54")}.get(dimensionRounding)) for side in (length, width, height))
    volume, grain = sides[0] * sides[1] * sides[2], {"half-kg": mpf("0.5"), "kg": mpf(1), "lb": pound}.get(weightRounding)
    actual, own = step(weight, grain), divisors.get(divisor, customDivisor)

    def charge(one):
        return step(volume / one, grain), max(step(volume / one, grain), actual)

    each = charge(own)[1]
    return {
        "chargeableWeight": each * pieces, "dimensionalWeight": charge(own)[0], "actualWeight": actual, "billedBy": "dimensional" if charge(own)[0] > actual else "actual",
        "chargeablePerPiece": each, "chargeableWeightPounds": each * pieces / pound, "volume": volume * pieces / 10**6, "density": weight * 10**6 / volume,
        "breakEvenDensity": 10**6 / own, "breakEvenWeight": volume / own, "lengthPlusGirth": sides[2] + 2 * (sides[0] + sides[1]),
        "shippingCost": each * pieces * pricePerKg, "costOfAir": (each - actual) * pieces * pricePerKg,
        "byDivisor": [{"dimensionalWeight": charge(one)[0], "chargeableWeight": charge(one)[1] * pieces} for one in divisors.values()],
    }


OUNCE = mpf("29.5735295625")
UNITS = {"g": ("kg", mpf("0.001")), "kg": ("kg", mpf(1)), "oz": ("kg", mpf("0.45359237") / 16), "lb": ("kg", mpf("0.45359237")), "ml": ("l", mpf("0.001")), "l": ("l", mpf(1)),
         "flOz": ("l", OUNCE / 1000), "pt": ("l", 16 * OUNCE / 1000), "qt": ("l", 32 * OUNCE / 1000), "gal": ("l", 128 * OUNCE / 1000),
         "flOzImp": ("l", mpf("4.54609") / 160), "ptImp": ("l", mpf("4.54609") / 8), "m": ("m", mpf(1)), "ft": ("m", mpf("0.3048")), "item": ("item", mpf(1))}


@proves("unit-price")
def prove_unit_price(items):
    rows = []
    for one in items:
        amount = one["packs"] * one["amount"] * UNITS[one["unit"]][1]
        rows.append({"name": one["name"], "amount": amount, "unitPrice": one["price"] / amount})
    best, dearest = min(rows, key=lambda row: row["unitPrice"]), max(row["unitPrice"] for row in rows)
    low = best["unitPrice"]
    for row in rows:
        row["percentMore"] = 100 * (row["unitPrice"] / low - 1) if low else None
    return {
        "bestBuy": best["name"], "bestUnitPrice": low, "baseUnit": UNITS[items[0]["unit"]][0], "pricePerHundredth": low / 10,
        "savingPercent": 100 * (1 - low / dearest) if dearest else mpf(0), "comparison": rows,
    }


@proves("cash-count")
def prove_cash_count(drawer, startingCash, cashSales, cashPaidOut, cashToLeave):
    rows = [{"denomination": one["denomination"], "count": one["count"], "amount": one["denomination"] * one["count"]} for one in drawer]
    total, expected = fsum(row["amount"] for row in rows), startingCash + cashSales - cashPaidOut
    gap = total - expected
    return {
        "totalCash": total, "expectedCash": expected, "overShort": gap, "status": "balanced" if abs(gap) < mpf("0.005") else "over" if gap > 0 else "short",
        "deposit": max(mpf(0), total - cashToLeave), "pieces": fsum(row["count"] for row in rows), "breakdown": rows,
    }


@proves("barcode-check-digit")
def prove_barcode(codeType, code):
    text = code.replace(" ", "").replace("-", "").upper()
    length = {"ean13": 13, "upca": 12, "ean8": 8, "gtin14": 14, "sscc18": 18, "isbn13": 13, "isbn10": 10}[codeType]

    def check(digits, ten=False):
        """GS1 General Specifications 7.9, or ISO 2108 for ten digits."""
        weights = list(range(len(digits) + 1, 1, -1)) if ten else [3 if k % 2 == 0 else 1 for k in range(len(digits))][::-1]
        products = [int(digit) * weight for digit, weight in zip(digits, weights)]
        rest = -sum(products) % (11 if ten else 10)
        return "X" if rest == 10 else str(rest), weights, products

    ten, digits = codeType == "isbn10", text[:length - 1]
    digit, weights, products = check(digits, ten)
    full = digits + digit
    return {
        "checkDigit": digit, "fullCode": full, "valid": text == full if len(text) == length else None, "complete": len(text) == length, "weightedSum": sum(products),
        "gtin14": None if codeType in ("sscc18", "isbn10") else full.rjust(14, "0"),
        "isbn13": "978" + digits + check("978" + digits)[0] if ten else full if codeType == "isbn13" else None,
        "isbn10": full if ten else digits[3:] + check(digits[3:], True)[0] if codeType == "isbn13" and digits.startswith("978") else None,
        "steps": [{"position": k + 1, "digit": int(one), "weight": weight, "product": product} for k, (one, weight, product) in enumerate(zip(digits, weights, products))],
    }


@proves("tire-size")
def prove_tire_size(sizeFormat, tireWidth, aspectRatio, overallDiameter, rimDiameter, newSizeFormat, newTireWidth, newAspectRatio, newOverallDiameter, newRimDiameter,
                    speedometerReading):
    inch = mpf("25.4")

    def measure(kind, width, ratio, overall, rim):
        side = width * ratio / 100 if kind == "metric" else (overall - rim) * inch / 2
        return rim * inch + 2 * side, side

    (old, side), (new, new_side) = measure(sizeFormat, tireWidth, aspectRatio, overallDiameter, rimDiameter), measure(
        newSizeFormat, newTireWidth, newAspectRatio, newOverallDiameter, newRimDiameter)
    more = 100 * (new / old - 1)
    # Speeds are told in whole miles an hour where the one entered is whole in those only.
    mile = mpf("1.609344")
    step = mile if abs(speedometerReading / mile - nint(speedometerReading / mile)) < mpf("1e-9") and speedometerReading != nint(speedometerReading) else mpf(1)
    rim, rows = f"{float(newRimDiameter):g}", []
    for width in range(155, 336, 10):
        for ratio in range(25, 86, 5):
            other, own = measure("metric", mpf(width), mpf(ratio), None, newRimDiameter)
            if abs(other / old - 1) <= mpf("0.015") + mpf("1e-12") and side / 2 <= own <= side * mpf("1.5"):
                rows.append({"size": f"{width}/{ratio} R{rim}", "diameter": other, "sidewall": own, "difference": 100 * (other / old - 1)})
    return {
        "diameterDifference": more, "diameter": old, "newDiameter": new, "sidewall": side, "newSidewall": new_side, "circumference": pi * old, "newCircumference": pi * new,
        "revolutionsPerKm": 10**6 / (pi * old), "newRevolutionsPerKm": 10**6 / (pi * new), "actualSpeed": speedometerReading * new / old,
        "speedDifference": speedometerReading * more / 100, "odometerError": more, "rideHeightChange": (new - old) / 2, "withinThreePercent": bool(abs(more) <= 3 + TINY),
        "speeds": [{"speedometer": k, "actual": k * new / old} for k in (20 * step * index for index in range(1, 11))], "alternatives": rows,
    }
