"""What materials cost: counted from the sizes, whole packages, times prices of one's own."""

from math import ceil, pi

from mpmath import mp, mpf

mp.dps = 30
AUTHORITY = "Python, counted from the sizes: whole packages times their prices"


def case(calculator, inputs, outputs):
    return calculator, inputs, outputs, AUTHORITY


def make_rooms():
    # 43.2 m2 of walls and 20 of ceiling less 4.5 of openings, sheets of 2.88 m2, 10 % waste.
    area = mpf("58.7")
    sheets = ceil(area * mpf("1.1") / mpf("2.88"))
    tape, compound, screws = area * mpf("1.6"), area * mpf("0.5"), ceil(area * 12)
    rolls, buckets, boxes = ceil(tape / 75), ceil(compound / 12), ceil(mpf(screws) / 200)
    yield case(
        "drywall",
        {"tapeRate": 1.6, "compoundRate": 0.5, "bucketSize": 12, "screwsPerBox": 200, "pricePerSheet": 16, "pricePerTape": 7,
         "pricePerBucket": 22, "pricePerScrewBox": 9},
        {"sheets": sheets, "tape": tape, "tapeRolls": rolls, "compound": compound, "compoundBuckets": buckets, "screws": screws,
         "screwBoxes": boxes, "totalCost": sheets * 16 + rolls * 7 + buckets * 22 + boxes * 9},
    )
    # Rooms of 27, 14 and 5.04 m2; their perimeters less four doorways of 0.9 m.
    boxes, rolls = ceil(mpf("46.04") * mpf("1.1") / mpf("2.2")), ceil(mpf("46.04") * mpf("1.1") / 10)
    length = 2 * (mpf("10.5") + mpf("7.5") + mpf("5.4")) - 4 * mpf("0.9")
    boards = ceil(length * mpf("1.1") / mpf("2.6"))
    yield case(
        "flooring",
        {"pricePerRoll": 25, "doorWidth": 0.9, "baseboardLength": 2.6, "pricePerBaseboard": 11},
        {"baseboardLengthTotal": length, "baseboards": boards, "totalCost": boxes * 55 + rolls * 25 + boards * 11},
    )
    walls = mpf(45) - mpf("1.95") - 2 * mpf("1.2")
    cans, primer = ceil(walls * 2 / 10 / mpf("2.5")), ceil(walls / 7 / mpf("2.5"))
    yield case(
        "paint",
        {"windowArea": 1.2, "primer": True, "primerCoverage": 7, "primerPricePerCan": 20},
        {"wallArea": walls, "cans": cans, "primerVolume": walls / 7, "primerCans": primer, "totalCost": cans * 35 + primer * 20},
    )
    yield case("wallpaper", {"pricePerPaste": 11}, {"rolls": 11, "pastePackets": 3, "totalCost": 11 * 35 + 3 * 11})
    # 78 tiles in 13 boxes; joints of 3 mm and 9 mm depth around 60 x 30 cm.
    grout = 12 * mpf(900) / (600 * 300) * 9 * 3 * mpf("1.8") * mpf("1.1")
    yield case(
        "tile",
        {"groutDensity": 1800, "pricePerGroutBag": 18, "adhesiveBag": 20, "pricePerAdhesiveBag": 24},
        {"tiles": 73, "boxes": 13, "adhesiveBags": ceil(mpf(48) / 20), "totalCost": 13 * 32 + ceil(grout / 5) * 18 + ceil(mpf(48) / 20) * 24},
    )


def make_outdoors():
    # 29 m beside a gate of 1 m: 13 sections of at most 2.4 m.
    volume = 15 * (mpf(pi) * mpf("0.125") ** 2 - mpf("0.09") ** 2) * mpf("0.75")
    bags = ceil(volume * 1000 / 14)
    yield case(
        "fence",
        {"height": 1.5, "bagYield": 14, "pricePerPost": 20, "pricePerRail": 9, "pricePerPicket": 3, "pricePerBag": 7, "pricePerGate": 150},
        {"posts": 15, "rails": 39, "pickets": 194, "concreteBags": bags, "postLength": mpf("2.25"), "fenceArea": mpf("43.5"),
         "totalCost": 15 * 20 + 39 * 9 + 194 * 3 + bags * 7 + 150},
    )
    yield case(
        "deck",
        {"pricePerBoard": 25, "joistPrice": 7, "beamPrice": 16, "pricePerPost": 50, "railingPrice": 70, "pricePer100Screws": 8},
        {"boards": 47, "joists": 16, "posts": 4, "screws": 896,
         "totalCost": 47 * 25 + (64 + 12) * 7 + 6 * 16 + 4 * 50 + mpf("12.8") * 70 + mpf("8.96") * 8},
    )
    # Gable: two slopes of 12.8 m by 4.4 m times the root of 1 + 0.5 squared.
    roof = mpf("12.8") * mpf("8.8") * mpf(1.25) ** mpf("0.5")
    bundles, caps = ceil(roof * mpf("1.1") / mpf("3.1")), ceil(mpf("12.8") / 5)
    rolls = ceil(roof * mpf("1.1") / 30)
    yield case(
        "roofing",
        {"capCoverage": 5, "underlaymentRoll": 30, "nailRate": 40, "pricePerBundle": 41, "pricePerCapBundle": 50, "pricePerRoll": 42},
        {"area": roof, "bundles": bundles, "capBundles": caps, "underlaymentRolls": rolls, "totalCost": bundles * 41 + caps * 50 + rolls * 42},
    )
    gravel, sand = mpf("6.932718"), mpf("0.96")
    bags = ceil(mpf("83.47027595772154") / 25)
    yield case(
        "pavers",
        {"jointSandBag": 25, "gravelPricePerTonne": 30, "sandPricePerTonne": 50, "pricePerJointSandBag": 15, "edgingPrice": 6},
        {"pavers": 1053, "jointSandBags": bags, "totalCost": 1053 * mpf("0.6") + gravel * 30 + sand * 50 + bags * 15 + 13 * 6},
    )
    asphalt, base = 70 * mpf("0.06") * mpf("2.32") * mpf("1.05"), 70 * mpf("0.15") * mpf("2.1") * mpf("1.05")
    yield case(
        "asphalt",
        {"baseDensity": 2100, "pricePerTonne": 100, "basePricePerTonne": 25},
        {"mass": asphalt, "baseMass": base, "asphaltCost": asphalt * 100, "baseCost": base * 25, "totalCost": asphalt * 100 + base * 25},
    )


def make_walls():
    yield case(
        "wall-framing",
        {"sheetArea": 2.5, "pricePerStud": 5, "pricePerPlate": 8, "headerPrice": 9, "pricePerSheet": 20},
        {"sheathingSheets": ceil(mpf("17.085") * mpf("1.1") / mpf("2.5")),
         "totalCost": 44 * 5 + 9 * 8 + mpf("7.1572") * 9 + ceil(mpf("17.085") * mpf("1.1") / mpf("2.5")) * 20},
    )
    gravel = (mpf("0.7") * 10 * mpf("0.15") + mpf("1.125") * 10 * mpf("0.3")) * 1690
    yield case(
        "retaining-wall",
        {"baseWidth": 70, "pricePerBlock": 7, "pricePerCap": 4, "gravelPricePerTonne": 40},
        {"blocks": 184, "capBlocks": 27, "baseGravel": mpf("1.05"), "gravelMass": gravel,
         "totalCost": 184 * 7 + 27 * 4 + gravel / 1000 * 40},
    )


def make_others():
    yield case(
        "party-drinks",
        {"spiritPrice": 30, "softPrice": 1.5},
        {"spiritBottles": 3, "softDrinks": 60, "totalCost": 96 * 2 + 20 * 12 + 3 * 30 + 90},
    )
    yield case(
        "rolled-throughput-yield",
        {"scrapCost": 50, "reworkCost": 10},
        {"scrapTotal": 39, "reworkTotal": 95, "qualityCost": 39 * 50 + 95 * 10},
    )
    yield case("email-marketing", {"valuePerConversion": 80}, {"revenue": 31 * 80, "profit": 31 * 80 - 180})
    yield case("markup", {"cost": 20, "known": "price", "price": 36}, {"markupPercent": 80, "profit": 16, "marginPercent": mpf(1600) / 36})
    yield case(
        "rental-property",
        {"propertyTaxAnnual": 4200, "insuranceAnnual": 1800},
        {"operatingExpenses": 28500 * mpf("0.16") + 6000, "netOperatingIncome": 28500 * mpf("0.84") - 6000,
         "capRate": (28500 * mpf("0.84") - 6000) / 3000},
    )
    loss = mpf(11) * mpf("2.5") - 4
    coefficient = loss * mpf("0.4") + 4 * mpf("1.8") + 30 * mpf("0.25") + 30 * mpf("0.3") + 75 * mpf("0.5") * mpf("0.33")
    energy = coefficient * 24 * 2000 / mpf("0.9") / 1000
    yield case(
        "heating-cooling-load",
        {"floorExposed": True, "floorUValue": 0.3, "indoorTemperature": 20, "heatingDegreeDays": 2000, "pricePerKwh": 0.15},
        {"heatLossCoefficient": coefficient, "heatLoad": coefficient * 30, "seasonalHeat": energy * mpf("0.9"), "seasonalCost": energy * mpf("0.15")},
    )
    yield case(
        "solar-panel",
        {"panelArea": 2.1, "degradation": 0, "gridFactor": 0.5},
        {"panels": 19, "roofArea": mpf("39.9"), "lifetimeProduction": mpf("11272.149") * 25, "emissionsAvoided": mpf("11272.149") / 2},
    )
    speed = mpf("5.5") * (mpf(20) / 15) ** mpf("0.14")
    power = mpf(pi) * mpf("6.25") * mpf("1.225") * speed**3 / 2
    yield case(
        "wind-turbine",
        {"measuringHeight": 15, "generatorEfficiency": 80, "pricePerKwh": 0.2},
        {"hubWindSpeed": speed, "windPower": power, "powerAtMeanWind": power * mpf("0.38") * mpf("0.8")},
    )


def make_cases():
    yield from make_rooms()
    yield from make_outdoors()
    yield from make_walls()
    yield from make_others()
