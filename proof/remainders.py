"""Entries and rows that were left: walls, cars, homes and names of rows, each by its own definition."""

from math import ceil

from mpmath import mp, mpf, pi

mp.dps = 30
DEFINED = "By hand, from the entries"


def case(calculator, inputs, outputs, authority="mpmath, 30 digits, from the definition"):
    return calculator, inputs, outputs, authority


def make_walls():
    # What is not brick in 12.4 m2 of a wall of 102.5 mm, with 20 % waste; 1 part of cement to 4 of sand; 1.33 of dry volume.
    mortar = (mpf("12.4") - mpf("12.4") / (mpf("0.225") * mpf("0.075")) * mpf("0.215") * mpf("0.065")) * mpf("0.1025") * mpf("1.2")
    cement, sand = mortar * mpf("1.33") * 2 / 6 * 1440, mortar * mpf("1.33") * 4 / 6 * 1600
    bags = ceil(cement / 20)
    yield case("brick", {"mortarWaste": 20, "cementParts": 2, "cementBagWeight": 20, "pricePerCementBag": 8, "sandPricePerTonne": 50},
               {"mortar": mortar, "cementMass": cement, "cementBags": bags, "sandMass": sand,
                "totalCost": 772 * mpf("0.65") + bags * 8 + sand / 1000 * 50})
    dry = mpf("2.64") * mpf("1.5")
    cement = dry * 2 / 7 * 1440
    yield case("concrete", {"cementParts": 2, "waterCementRatio": 0.6, "dryFactor": 1.5, "cementBagWeight": 40},
               {"cementMass": cement, "sandMass": dry * 2 / 7 * 1600, "mixingWater": cement * mpf("0.6"), "cementBags": ceil(cement / 40)})
    yield case("retaining-wall", {"blockLength": 50, "capLength": 50, "blockDensity": 2200},
               {"blocks": 147, "capBlocks": 21, "wallWeight": mpf(2200) * mpf("0.3") * mpf("1.125") * mpf("9.80665") / 1000})
    yield case("wall-framing", {"lumberThickness": 40, "plateLength": 3}, {"studLength": mpf("2.32"), "plateBoards": 10})
    for bolt in ["1/4-20", "5/16-18", "7/16-14", "9/16-12", "5/8-11"]:
        size, threads = bolt.split("-")
        over, under = size.split("/")
        inches = mpf(over) / mpf(under)
        yield case("bolt-torque", {"system": "inch", "boltInch": bolt},
                   {"stressArea": mpf("0.7854") * (inches - mpf("0.9743") / int(threads)) ** 2 * mpf("645.16")},
                   "ASME B1.1, appendix B: 0.7854 times the square of the diameter less 0.9743 of a pitch")


def make_cars():
    for mass, drag, front, rolling, share, price in [(1600, "0.28", "2.1", "0.012", 85, "0.25")]:
        speed, density = mpf(110) / mpf("3.6"), mpf(101325) / (mpf("287.05") * mpf("293.15"))
        force = mass * mpf("9.80665") * mpf(rolling) + density * mpf(drag) * mpf(front) * speed**2 / 2
        power = force * speed / share / 10
        used = (power + mpf("0.7")) / 110 * 100
        yield case("ev-range", {"vehicleWeight": mass, "dragCoefficient": float(drag), "frontalArea": float(front),
                                "rollingResistance": float(rolling), "drivetrainEfficiency": share, "electricityPrice": float(price)},
                   {"consumptionUsed": used, "range": mpf("64.125") / used * 100}, "Newton: rolling and air resistance")
    yield case("horsepower", {"mode": "trapSpeed", "trapSpeed": 150},
               {"horsepower": 1600 / mpf("0.45359237") * (150 / mpf("1.609344") / 234) ** 3}, "Hale: 234 times the cube root of power to weight, in mph")
    yield case("tire-size", {"sizeFormat": "flotation", "overallDiameter": 32, "newSizeFormat": "flotation", "newOverallDiameter": 34},
               {"diameter": mpf("812.8"), "newDiameter": mpf("863.6")}, DEFINED)
    yield case("car-lease", {"dispositionFee": 0}, {"costBreakdown": {"at": {"0": {"item": "Depreciation", "amount": 12995}}}}, DEFINED)
    yield case("ev-vs-gas", {"evIncentive": 3000},
               {"costBreakdown": {"at": {"0": {"item": "Car and charger, minus incentive", "ev": 40200, "gas": 35000}}}}, DEFINED)


def make_homes():
    rate = mpf("6.5") / 1200
    payment = 320000 * rate / (1 - (1 + rate) ** -360)
    balance = 320000 * (1 + rate) ** 12 - payment * ((1 + rate) ** 12 - 1) / rate
    owning = payment + mpf(400000) * mpf("2.9") / 1200
    yield case("rent-vs-buy", {"yearsToStay": 1, "propertyTaxRate": 1.2, "insuranceRate": 0.5, "maintenanceRate": 1.2,
                               "buyingCostsPercent": 2, "sellingCostsPercent": 5, "rentersInsurance": 20},
               {"cashToBuy": 88000, "firstMonthOwning": owning, "firstMonthRenting": 2020, "homeValue": 412000,
                "buyerWealth": mpf(412000) * mpf("0.95") - balance})
    yield case("home-affordability", {"ratioRule": "custom", "housingRatio": 20, "debtRatio": 30}, {"monthlyBudget": mpf(19000) / 12}, DEFINED)
    yield case("pool-volume", {"shape": "oval", "length": 8, "width": 4}, {"surfaceArea": 8 * pi})
    yield case("pool-volume", {"shape": "kidney", "length": 9, "width": 5, "otherWidth": 4}, {"surfaceArea": mpf("36.45")},
               "Rule of pool builders: 0.45 times both widths times the length")
    yield case("roth-ira", {"taxYear": "custom", "customLimit": 6000, "customPhaseOutFrom": 80000, "customPhaseOutTo": 90000, "modifiedAgi": 90000},
               {"contributionLimit": 6000, "allowedContribution": 0}, DEFINED)
    yield case("us-income-tax", {"taxYear": "custom", "wages": 50000, "customStandardDeduction": 10000, "customBrackets": [{"from": 0, "rate": 20}]},
               {"taxableIncome": 40000, "totalTax": 8000}, DEFINED)
    yield case("retirement-withdrawal", {"savings": 500000, "strategy": "percentOfBalance", "withdrawalPercent": 6},
               {"yearlyTable": {"first": {"withdrawal": 30000}}}, DEFINED)


def make_others():
    for status in ["marriedJoint", "headOfHousehold"]:
        yield case("estimated-tax", {"filingStatus": status, "priorYearIncome": 160000}, {"priorYearAmount": 12100},
                   "26 USC 6654(d)(1)(C): 110 percent above 150,000")
    yield case("scientific-calculator", {"expression": "1+2*3"}, {"result": 7, "interpretation": "1 + (2 * 3)"}, DEFINED)
    yield case("resistor-color-code", {"bands": "4", "digit1": "brown", "digit2": "red", "multiplier": "violet", "tolerance": "gold"},
               {"resistance": 120000000, "tolerancePercent": 5}, "IEC 60062:2016: 12 times ten to the 7")
    yield case("decibel", {"mode": "distance", "decibels": 80, "distance1": 5, "distance2": 50}, {"decibels": 60}, "By hand: 20 dB for ten times the distance")
    yield case("grain-bin", {"grain": "custom", "testWeight": 75}, {"bulkDensity": 750}, DEFINED)
    yield case("clothing-size-converter", {"garment": "womens", "size": 12, "from": "us", "to": "au"},
               {"result": 16, "table": {"at": {"0": {"system": "us", "size": 12}, "2": {"system": "au", "size": 16}}}}, "Trade tables: UK and Australian sizes are US plus 4")
    yield case("shoe-size-converter", {"value": 26, "from": "foot-cm", "to": "mondopoint"},
               {"result": 260, "table": {"at": {"0": {"system": "foot-cm", "size": 26}}}}, "ISO 9407: the length of the foot in millimeters")
    yield case("dimensional-weight", {"weight": 3}, {"byDivisor": {"at": {"0": {"carrier": "5000 cm³/kg (express, international)", "dimensionalWeight": 17}}}}, DEFINED)
    yield case("luggage-size", {"weight": 7}, {"rules": {"at": {"0": {"rule": "IATA cabin bag"}}}}, DEFINED)
    yield case("animal-gestation", {"animal": "cattle", "matingDate": "2026-02-01"}, {"stages": {"rows": 3, "first": {"stage": "First third ends"}, "last": {"stage": "Birth"}}}, DEFINED)
    # 95 characters, 8 of them, half of the guesses: 100 an hour.
    yield case("password-strength", {"length": 8, "symbolCount": 33},
               {"attacks": {"at": {"0": {"attack": "Login that allows 100 guesses an hour", "seconds": mpf(95) ** 8 / 2 * 36}}}})


def make_cases():
    yield from make_walls()
    yield from make_cars()
    yield from make_homes()
    yield from make_others()
