"""Kitchen and table: recipes, doughs, pans, rice, coffee, drinks, nutrition and what a dish costs."""

from family import CannotSay, bisect, proves
from mpmath import ceil, floor, fsum, log, mpf, pi

TINY = mpf("1e-9")
CUP = mpf("236.5882365")


@proves("tip")
def prove_tip(bill, tipPercent, people, tipOn, tax, rounding):
    base = bill - tax if tipOn == "pre-tax" else bill
    tip = base * tipPercent / 100
    if rounding == "total":
        tip = ceil(bill + tip - mpf("5e-7")) - bill
    elif rounding == "person":
        tip = people * ceil((bill + tip) / people - mpf("5e-7")) - bill

    def row(percent):
        plain = base * mpf(percent) / 100
        return {"percent": mpf(percent), "tip": plain, "total": bill + plain, "perPerson": (bill + plain) / people}

    return {
        "tip": tip,
        "total": bill + tip,
        "totalPerPerson": (bill + tip) / people,
        "tipPerPerson": tip / people,
        "effectiveTipPercent": 100 * tip / base if base else mpf(0),
        "tipBase": base,
        "tips": [row(percent) for percent in ["10", "12.5", "15", "18", "20", "22", "25"]],
    }


@proves("alcohol-by-volume")
def prove_alcohol_by_volume(gravityUnit, originalGravity, finalGravity, formula, servingVolume):
    def to_sg(value):
        return value if gravityUnit == "sg" else 1 + value / (mpf("258.6") - mpf("227.1") * value / mpf("258.2"))

    def to_plato(sg):
        return mpf("-616.868") + mpf("1111.14") * sg - mpf("630.272") * sg**2 + mpf("135.997") * sg**3

    og, fg = to_sg(originalGravity), to_sg(finalGravity)

    def standard(fg):
        return mpf("131.25") * (og - fg)

    def alternate(fg):
        return mpf("76.08") * (og - fg) / (mpf("1.775") - og) * fg / mpf("0.794")

    chosen = {"standard": standard, "alternate": alternate}[formula]
    extract = mpf("0.1808") * to_plato(og) + mpf("0.8192") * to_plato(fg)
    sugar = max(mpf(0), 3550 * fg * (mpf("0.1808") * og + mpf("0.8192") * fg - mpf("1.0004")))
    grams = chosen(fg) / 100 * servingVolume * mpf("0.789")
    finals = [mpf(990 + 2 * k) / 1000 for k in range(26)]
    return {
        "abv": chosen(fg),
        "abvStandard": standard(fg),
        "abvAlternate": alternate(fg),
        "abw": chosen(fg) * mpf("0.789") / fg,
        "apparentAttenuation": 100 * (og - fg) / (og - 1) if og > 1 else None,
        "realExtract": extract,
        "originalPlato": to_plato(og),
        "originalSg": og,
        "finalSg": fg,
        "calories": (mpf("1881.22") * fg * (og - fg) / (mpf("1.775") - og) + sugar) * servingVolume / 355,
        "alcoholGrams": grams,
        "usStandardDrinks": grams / 14,
        "abvByFinalGravity": [{"finalGravity": one, "abv": chosen(one)} for one in finals if one <= og + mpf("1e-12")],
    }


OIML = [mpf(a) for a in ["998.20123", "-192.9769495", "389.1238958", "-1668.103923", "13522.15441", "-88292.78388", "306287.4042", "-613838.1234",
                         "747017.2998", "-547846.1354", "223446.0334", "-39032.85426"]]


def find_density(p):
    """OIML R 22: kilograms in a cubic meter of ethanol and water at 20 °C, by the share of ethanol in the mass."""
    return fsum(a * p**k for k, a in enumerate(OIML))


def find_mass_share(q):
    pure = find_density(mpf(1))
    return bisect(lambda p: p * find_density(p) / pure - q, 0, 1) if 0 < q < 1 else q


@proves("drink-dilution")
def prove_drink_dilution(mode, startVolume, startAbv, targetAbv, waterAdded):
    water_density, pure = find_density(mpf(0)), find_density(mpf(1))
    q1 = startAbv / 100
    p1 = find_mass_share(q1)
    m1 = startVolume * find_density(p1)

    def dilute_to(q2):
        p2 = find_mass_share(q2)
        m2 = m1 * p1 / p2
        return p2, m2, (m2 - m1) / water_density

    if mode == "target":
        p2, m2, water = dilute_to(targetAbv / 100)
        q2 = targetAbv / 100
    else:
        water = waterAdded
        m2 = m1 + water * water_density
        p2 = m1 * p1 / m2
        q2 = p2 * find_density(p2) / pure
    if abs(q1 / q2 - 1) < mpf("1e-20"):
        raise CannotSay("less water than 30 digits show")
    volume = m2 / find_density(p2)
    rows = []
    for abv in ["70", "65", "60", "55", "50", "46", "45", "43", "40", "37.5", "35", "30", "25", "20", "15", "10"]:
        if mpf(abv) < startAbv:
            p, m, more = dilute_to(mpf(abv) / 100)
            rows.append({"abv": mpf(abv), "water": more, "finalVolume": m / find_density(p)})
    return {
        "water": water,
        "finalVolume": volume,
        "finalAbv": 100 * q2,
        "contraction": startVolume + water - volume,
        "waterWithoutContraction": startVolume * (q1 / q2 - 1),
        "waterWeight": water * water_density / 1000,
        "pureAlcohol": startVolume * q1,
        "abvByWeight": 100 * p2,
        "proofUs": 200 * q2,
        "targets": rows,
    }


@proves("pizza-comparison")
def prove_pizza_comparison(pizzas, crustWidth, people):
    rows = []
    for one in pizzas:
        area = one["count"] * pi * (one["diameter"] / 2 - crustWidth) ** 2
        rows.append({"name": one["name"], "area": area, "price": one["price"], "pricePer100": 100 * one["price"] / area})
    best, dearest = min(rows, key=lambda row: row["pricePer100"]), max(row["pricePer100"] for row in rows)
    largest = max(rows, key=lambda row: row["area"])
    for row in rows:
        row["percentAboveBest"] = 100 * (row["pricePer100"] / best["pricePer100"] - 1) if best["pricePer100"] else mpf(0)
    return {
        "bestName": best["name"],
        "bestPricePer100": best["pricePer100"],
        "savingPercent": 100 * (1 - best["pricePer100"] / dearest) if dearest else mpf(0),
        "largestName": largest["name"],
        "largestArea": largest["area"],
        "areaPerPerson": largest["area"] / people,
        "comparison": rows,
    }


@proves("party-drinks")
def prove_party_drinks(guests, drinkingShare, hours, firstHourDrinks, drinksPerHour, beerShare, wineShare, spiritsShare, wineGlass, spiritMeasure,
                       spiritBottle, beerPrice, winePrice, spiritPrice, softPrice):
    each = firstHourDrinks * min(hours, mpf(1)) + drinksPerHour * max(mpf(0), hours - 1)
    drinkers = guests * drinkingShare / 100
    all_drinks = drinkers * each
    servings = [all_drinks * share / 100 for share in (beerShare, wineShare, spiritsShare)] + [(guests - drinkers) * each]
    sizes = [mpf(1), wineGlass / 750, spiritMeasure / spiritBottle, mpf(1)]
    buy = [ceil(count * size - mpf("5e-7")) for count, size in zip(servings, sizes)]
    costs = [pieces * price for pieces, price in zip(buy, [beerPrice, winePrice, spiritPrice, softPrice])]
    names = ["Beer", "Wine, 750 mL bottles", "Spirits, bottles", "Soft drinks"]
    return {
        "alcoholicDrinks": all_drinks,
        "beers": buy[0],
        "wineBottles": buy[1],
        "spiritBottles": buy[2],
        "softDrinks": buy[3],
        "waterLitres": guests * hours / 4,
        "iceKg": mpf("0.7") * guests,
        "drinksEach": each,
        "totalCost": fsum(costs),
        "costPerGuest": fsum(costs) / guests,
        "shopping": [{"item": name, "servings": count, "buy": pieces, "cost": cost} for name, count, pieces, cost in zip(names, servings, buy, costs)],
    }


@proves("recipe-nutrition")
def prove_recipe_nutrition(ingredients, servings, cookedWeight):
    names = [("calories", "Energy, kcal", 2000), ("protein", "Protein, g", 50), ("carbs", "Carbohydrate, g", 275), ("fat", "Fat, g", 78)]
    grams = fsum(one["grams"] for one in ingredients)
    weight = grams if cookedWeight is None else cookedWeight
    totals = {key: fsum(one["grams"] * one[key] / 100 for one in ingredients) for key, _, _ in names}
    energy = {"protein": 4 * totals["protein"], "carbs": 4 * totals["carbs"], "fat": 9 * totals["fat"]}
    whole = fsum(energy.values())
    return {
        "caloriesPerServing": totals["calories"] / servings,
        "proteinPerServing": totals["protein"] / servings,
        "carbsPerServing": totals["carbs"] / servings,
        "fatPerServing": totals["fat"] / servings,
        "totalCalories": totals["calories"],
        "caloriesPer100g": 100 * totals["calories"] / weight,
        "servingWeight": weight / servings,
        "energyFromProtein": 100 * energy["protein"] / whole if whole else None,
        "energyFromCarbs": 100 * energy["carbs"] / whole if whole else None,
        "energyFromFat": 100 * energy["fat"] / whole if whole else None,
        "nutrients": [{"nutrient": name, "total": totals[key], "perServing": totals[key] / servings, "per100g": 100 * totals[key] / weight,
                       "dailyValuePercent": 100 * totals[key] / servings / day} for key, name, day in names],
        "ingredientsTable": [{"name": one["name"], "grams": one["grams"], "calories": one["grams"] * one["calories"] / 100,
                              "sharePercent": one["grams"] * one["calories"] / totals["calories"] if totals["calories"] else mpf(0)} for one in ingredients],
    }


@proves("food-cost")
def prove_food_cost(ingredients, portions, targetFoodCostPercent, menuPrice):
    costs = [one["quantity"] * one["unitCost"] / (one["yieldPercent"] / 100) for one in ingredients]
    whole = fsum(costs)
    each = whole / portions
    price = each / (targetFoodCostPercent / 100)
    return {
        "costPerPortion": each,
        "suggestedPrice": price,
        "foodCostPercent": 100 * each / menuPrice if menuPrice else None,
        "grossProfit": menuPrice - each if menuPrice is not None else None,
        "grossMarginPercent": 100 * (menuPrice - each) / menuPrice if menuPrice else None,
        "totalCost": whole,
        "grossProfitAtSuggested": price - each,
        "priceMultiplier": 100 / targetFoodCostPercent,
        "costs": [{"name": one["name"], "cost": cost, "sharePercent": 100 * cost / whole if whole else mpf(0)} for one, cost in zip(ingredients, costs)],
        "prices": [{"foodCostPercent": share, "price": 100 * each / share, "grossProfit": 100 * each / share - each} for share in [20, 25, 28, 30, 32, 35, 40]],
    }


GAS_MARKS = [("0.25", 225), ("0.5", 250), ("1", 275), ("2", 300), ("3", 325), ("4", 350), ("5", 375), ("6", 400), ("7", 425), ("8", 450), ("9", 475), ("10", 500)]
WORDS = ["Very cool", "Very cool", "Cool", "Cool", "Warm", "Moderate", "Moderately hot", "Moderately hot", "Hot", "Hot", "Very hot", "Very hot"]


@proves("oven-temperature")
def prove_oven_temperature(value, **inputs):
    source = inputs["from"]
    if source == "fahrenheit":
        hot = value
    elif source == "gas-mark":
        # A straight line between the marks of the scale: half a mark is 250 °F, and each whole one 25 °F more.
        hot = 225 + 100 * (value - mpf("0.25")) if value <= mpf("0.5") else 250 + 50 * (value - mpf("0.5")) if value <= 1 else 250 + 25 * value
    else:
        hot = mpf("1.8") * (value + (20 if source == "fan-celsius" else 0)) + 32
    celsius = (hot - 32) / mpf("1.8")
    known = mpf("212.5") <= hot <= mpf("512.5")
    place = min(range(12), key=lambda k: (abs(GAS_MARKS[k][1] - hot), -k))
    return {
        "celsius": celsius,
        "fahrenheit": hot,
        "fanCelsius": celsius - 20,
        "fanFahrenheit": hot - 36,
        "gasMark": mpf(GAS_MARKS[place][0]) if known else None,
        "celsiusDial": 5 * floor(celsius / 5 + mpf("0.5") + mpf("1e-12")),
        "fahrenheitDial": 25 * floor(hot / 25 + mpf("0.5") + mpf("1e-12")),
        "description": WORDS[place] if known else None,
        "chart": [{"gasMark": mpf(mark), "fahrenheit": degrees, "celsius": (mpf(degrees) - 32) / mpf("1.8"),
                   "fanCelsius": (mpf(degrees) - 32) / mpf("1.8") - 20, "description": word} for (mark, degrees), word in zip(GAS_MARKS, WORDS)],
    }


KITCHEN_FRACTIONS = [(mpf(0), ""), (mpf(1) / 8, "1/8"), (mpf(1) / 4, "1/4"), (mpf(1) / 3, "1/3"), (mpf(3) / 8, "3/8"), (mpf(1) / 2, "1/2"), (mpf(5) / 8, "5/8"),
                     (mpf(2) / 3, "2/3"), (mpf(3) / 4, "3/4"), (mpf(7) / 8, "7/8"), (mpf(1), "1")]


def write_amount(amount):
    whole = floor(amount + mpf("1e-12"))
    size, text = min(KITCHEN_FRACTIONS, key=lambda one: abs(one[0] - (amount - whole)))
    if size == 1:
        whole, text = whole + 1, ""
    words = " ".join(([str(int(whole))] if whole else []) + ([text] if text else []))
    return words or ("less than 1/8" if amount > 0 else "0")


@proves("recipe-scaler")
def prove_recipe_scaler(ingredients, originalServings, scaleBy, desiredServings, factor, ingredientNumber, availableAmount):
    if scaleBy == "servings":
        factor = desiredServings / originalServings
    elif scaleBy == "ingredient":
        factor = availableAmount / ingredients[int(ingredientNumber) - 1]["amount"]
    return {
        "scaleFactor": factor,
        "servings": originalServings * factor,
        "scaled": [{"name": one["name"], "original": one["amount"], "amount": one["amount"] * factor, "unit": one["unit"],
                    "kitchenAmount": write_amount(one["amount"] * factor)} for one in ingredients],
    }


@proves("coffee-ratio")
def prove_coffee_ratio(brewMethod, ratio, known, amount, absorption, cupSize):
    methods = {"golden-cup": mpf(1000) / 55, "pour-over": 16, "french-press": 15, "aeropress": 14, "moka": 10, "cold-brew": 12, "concentrate": 5}
    r = mpf(methods.get(brewMethod, ratio))

    def brew(r):
        coffee = {"coffee": amount, "water": amount / r, "beverage": amount / (r - absorption)}[known]
        return {"coffee": coffee, "water": coffee * r, "beverage": coffee * (r - absorption)}

    return brew(r) | {
        "cups": brew(r)["beverage"] / cupSize,
        "ratioUsed": r,
        "gramsPerLitre": 1000 / r,
        "tablespoons": brew(r)["coffee"] / 5,
        "ratios": [{"ratio": one} | brew(mpf(one)) for one in range(12, 21) if one > absorption],
    }


RICE = {"long-white": ("1.75", 2, 15, 15, 3, 3, 185), "short-white": ("1.5", "1.75", 15, 15, 3, 3, 195), "brown": (2, "2.5", 45, 50, 3, 4, 185),
        "parboiled": (2, "2.5", 20, 25, 3, 4, 185), "basmati": ("1.75", "1.75", 20, 25, 3, 3, 185), "wild": (3, 3, 55, 55, 3, 4, 160)}


@proves("rice-water")
def prove_rice_water(riceType, cookingMethod, mode, riceVolume, servings, servingVolume):
    less = mpf("0.25") if cookingMethod == "cooker" else mpf(0)
    low, high, short, long, thin, thick, grams = map(mpf, RICE[riceType])
    rise = (thin + thick) / 2
    rice = riceVolume if mode == "rice" else servings * servingVolume / rise
    ratio = (low + high) / 2 - less
    rows = []
    for name, figures in RICE.items():
        one = list(map(mpf, figures))
        water = (one[0] + one[1]) / 2 - less
        rows.append({"rice": name, "ratio": water, "water": rice * water, "minutes": (one[2] + one[3]) / 2})
    return {
        "water": rice * ratio,
        "waterMin": rice * (low - less),
        "waterMax": rice * (high - less),
        "riceVolumeNeeded": rice,
        "riceWeight": rice * grams / CUP,
        "cookedVolume": rice * rise,
        "servingsMade": rice * rise / servingVolume,
        "cookingMinutesMin": short,
        "cookingMinutesMax": long,
        "ratioUsed": ratio,
        "types": rows,
    }


PANS = [("6 inch round", 6, None), ("8 inch round", 8, None), ("9 inch round", 9, None), ("10 inch round", 10, None), ("8 inch square", 8, 8),
        ("9 inch square", 9, 9), ("9 x 13 inch", 9, 13), ("10 x 15 inch sheet", 10, 15), ("8.5 x 4.5 inch loaf", "8.5", "4.5"), ("9 x 5 inch loaf", 9, 5)]


@proves("baking-pan")
def prove_baking_pan(fromShape, fromDiameter, fromSide, fromLength, fromWidth, fromDepth, fromCount, toShape, toDiameter, toSide, toLength, toWidth,
                     toDepth, toCount):
    def find_area(shape, diameter, side, length, width):
        return {"round": lambda: pi * diameter**2 / 4, "square": lambda: side**2, "rectangle": lambda: length * width}[shape]()

    old = find_area(fromShape, fromDiameter, fromSide, fromLength, fromWidth) * fromCount
    new = find_area(toShape, toDiameter, toSide, toLength, toWidth) * toCount
    factor, inch = new / old, mpf("2.54")
    rows = [(name, pi * (mpf(a) * inch) ** 2 / 4 if b is None else mpf(a) * mpf(b) * inch**2) for name, a, b in PANS]
    rows += [(f"{size} cm round", pi * mpf(size) ** 2 / 4) for size in (20, 24, 26, 28)]
    return {
        "scaleFactor": factor,
        "volumeFactor": new * toDepth / (old * fromDepth),
        "differencePercent": 100 * (factor - 1),
        "fromArea": old,
        "toArea": new,
        "fromVolume": old * fromDepth,
        "toVolume": new * toDepth,
        "batterDepthPercent": 100 / factor,
        "eggsForThree": 3 * factor,
        "pans": [{"pan": name, "area": area, "scaleFactor": area / old} for name, area in rows],
    }


@proves("bakers-percentage")
def prove_bakers_percentage(ingredients, targetDoughWeight, pieces):
    flour = fsum(one["weight"] for one in ingredients if one["isFlour"])
    dough = fsum(one["weight"] for one in ingredients)
    water = fsum(one["weight"] * one["waterPercent"] / 100 for one in ingredients if not one["isFlour"])
    target = dough if targetDoughWeight is None else targetDoughWeight
    return {
        "hydration": 100 * water / flour,
        "totalFlour": flour,
        "totalDough": dough,
        "totalPercent": 100 * dough / flour,
        "waterWeight": water,
        "flourForTarget": flour * target / dough,
        "doughPerPiece": target / pieces,
        "formula": [{"name": one["name"], "weight": one["weight"], "percent": 100 * one["weight"] / flour, "scaledWeight": one["weight"] * target / dough}
                    for one in ingredients],
    }


@proves("caffeine")
def prove_caffeine(drinks, bedtime, halfLife, threshold, pregnant):
    def to_hours(time):
        hours, minutes = time.split(":")
        return mpf(hours) + mpf(minutes) / 60

    taken = [((to_hours(bedtime) - to_hours(one["time"])) % 24, one["caffeine"]) for one in drinks]
    left = fsum(amount * mpf("0.5") ** (hours / halfLife) for hours, amount in taken)
    whole = fsum(amount for _, amount in taken)
    limit = 200 if pregnant else 400
    first = max((hours for hours, _ in taken), default=mpf(0))
    starts = [first - hours for hours, _ in taken]
    times = sorted([mpf(hour) for hour in range(25)] + starts)
    moments = [time for at, time in enumerate(times) if at == 0 or time - times[at - 1] > TINY]

    def still_there(time, including):
        return fsum(amount * mpf("0.5") ** ((time - start) / halfLife) for start, (_, amount) in zip(starts, taken)
                    if (start <= time + TINY if including else start < time - TINY))

    # A drink counts from its moment on: the curve has a point before it and one with it.
    chart = [{"hour": time, "caffeine": still_there(time, including)}
             for time in moments
             for including in ((False, True) if time > TINY and any(abs(start - time) <= TINY for start in starts) else (True,))] if taken else []
    return {
        "caffeineAtBedtime": left,
        "totalCaffeine": whole,
        "percentOfLimit": 100 * whole / limit,
        "aboveDailyLimit": bool(whole > limit),
        "hoursUntilThreshold": max(mpf(0), halfLife * log(left / threshold) / log(mpf(2))) if left > 0 else mpf(0),
        "caffeineOverTime": chart,
    }
