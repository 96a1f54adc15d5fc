"""Entries that the other cases leave at one value: shapes, motion, energy and money, each by its own definition."""

from datetime import date, timedelta
from math import ceil

from mpmath import log10, mp, mpf, pi, sqrt

mp.dps = 30
AUTHORITY = "mpmath, 30 digits, from the definition"


def case(calculator, inputs, outputs, authority=AUTHORITY):
    return calculator, inputs, outputs, authority


def make_shapes():
    heron = sqrt(mpf(12) * 5 * 4 * 3)
    yield case("area", {"shape": "rectangle", "length": 7, "width": 3}, {"area": 21, "perimeter": 20})
    yield case("area", {"shape": "triangle-sides", "sideA": 7, "sideB": 8, "sideC": 9}, {"area": heron, "perimeter": 24}, "Heron's formula")
    yield case("area", {"shape": "rhombus", "diagonal1": 9, "diagonal2": 5}, {"area": mpf("22.5")})
    yield case("area", {"shape": "ring", "radius": 5, "innerRadius": 3}, {"area": 16 * pi})
    yield case("area", {"shape": "sector", "radius": 3, "centralAngle": 90}, {"area": 9 * pi / 4})
    yield case("volume", {"shape": "cube", "side": 3}, {"volume": 27, "surfaceArea": 54})
    heron = sqrt(mpf("0.9") * mpf("0.4") * mpf("0.3") * mpf("0.2"))
    yield case("volume", {"shape": "triangular-prism", "sideA": 0.5, "sideB": 0.6, "sideC": 0.7, "length": 2}, {"volume": 2 * heron},
               "Heron's formula times the length")
    yield case("volume", {"shape": "ellipsoid", "semiAxisA": 0.6, "semiAxisB": 0.5, "semiAxisC": 0.2}, {"volume": pi * mpf("0.08")})
    yield case("right-triangle", {"known": "area-leg", "legA": 5, "area": 30}, {"legB": 12, "hypotenuse": 13})
    yield case("pool-volume", {"shape": "round", "diameter": 5}, {"surfaceArea": mpf("6.25") * pi, "volume": mpf("6.25") * pi * mpf("1.45")})
    yield case("gravel-mulch", {"shape": "circle", "diameter": 5, "material": "custom", "customDensity": 1400},
               {"area": mpf("6.25") * pi, "mass": mpf("6.25") * pi * mpf("0.075") * mpf("1.1") * 1400})
    yield case("baking-pan", {"fromShape": "rectangle", "fromLength": 30, "fromWidth": 20, "toDiameter": 26},
               {"fromArea": 600, "scaleFactor": 169 * pi / 600})
    yield case("container-load", {"container": "custom", "insideLength": 480, "insideWidth": 200, "insideHeight": 200, "customPayload": 9000},
               {"containerVolume": mpf("19.2"), "payload": 9000, "unitsBySpace": 8 * 5 * 5, "unitsByWeight": 500})
    yield case("metal-weight", {"material": "custom", "customDensity": 9000, "diameter": 40}, {"massPerLength": pi * mpf("0.0004") * 9000})
    yield case("tire-size", {"sizeFormat": "flotation", "overallDiameter": 31, "newSizeFormat": "flotation", "newOverallDiameter": 33},
               {"diameter": mpf("787.4"), "newDiameter": mpf("838.2"), "diameterDifference": mpf(200) / 31})
    yield case("stairs", {"width": 110}, {"treadArea": 15 * mpf("0.27") * mpf("1.1")})
    yield case("concrete", {"shape": "tube", "diameter": 40, "innerDiameter": 30, "height": 2}, {"netVolume": 2 * pi * mpf("0.0175")})


def make_physics():
    yield case("centripetal-force", {"known": "period", "period": 5, "mass": 2, "radius": 3},
               {"speed": 6 * pi / 5, "acceleration": 12 * pi**2 / 25, "frictionCoefficient": 12 * pi**2 / 25 / mpf("9.80665")})
    yield case("decibel", {"mode": "distance", "decibels": 90, "distance1": 2, "distance2": 8}, {"decibels": 90 - 20 * log10(mpf(4))})
    yield case("photon-energy", {"known": "frequency", "frequency": 6e14},
               {"energy": mpf("6.62607015e-34") * 6 * mpf(10) ** 14, "wavelength": mpf(299792458) / (6 * mpf(10) ** 14)},
               "The defining constants of the SI")
    yield case("wavelength-frequency", {"wave": "custom", "frequency": 1000, "waveSpeed": 1500}, {"wavelength": mpf("1.5")})
    yield case("projectile-motion", {"speed": 20, "angle": 30, "height": 0}, {"verticalVelocity": 10, "maxHeight": 50 / mpf("9.80665")})
    yield case("ohms-law", {"voltage": 10, "resistance": 50}, {"power": 2, "energyPerHour": 7200})
    fall = sqrt(2 * mpf(45) / 10)
    yield case("free-fall", {"height": 45, "gravity": 10},
               {"time": fall, "impactSpeed": 30, "speedWithoutAir": 30,
                "fall": {"rows": 51, "at": {"25": {"time": fall / 2, "distance": mpf("11.25"), "speed": 15}}}})
    speed = mpf(80) / mpf("3.6")
    braking = speed**2 / (2 * mpf("9.80665") * mpf("0.4"))
    yield case("stopping-distance", {"surface": "custom", "frictionCoefficient": 0.4},
               {"frictionUsed": mpf("0.4"), "brakingDistance": braking, "stoppingDistance": braking + speed * mpf("1.5")})
    slow = mpf(50) / mpf("3.6")
    yield case("stopping-distance", {"reactionTime": 1, "surface": "wet"},
               {"distanceBySpeed": {"at": {"5": {"speed": 50, "reactionDistance": slow,
                                                  "stoppingDistance": slow + slow**2 / mpf("9.80665")}}}})
    neutral = (3 + mpf("0.35") * 2) * pi / 2
    yield case("bend-allowance", {"kMode": "manual", "kFactor": 0.35}, {"kFactorUsed": mpf("0.35"), "bendAllowance": neutral, "flatLength": 120 + neutral})
    yield case("fuel-oil-mix", {"mode": "oil", "oilVolume": 200}, {"fuel": 10, "mix": mpf("10.2")})
    yield case("towing-capacity", {"gvwr": 2900, "curbWeight": 2000},
               {"payload": 900, "vehicleWeightLoaded": 2000 + 230 + 100 + 216, "payloadLeft": 900 - 330 - 216})
    yield case("voltage-drop", {"voltage": 120, "allowedDrop": 4}, {"allowedVolts": mpf("4.8")})


def make_energy():
    yield case("battery-bank", {"peakSunHours": 5, "chargeEfficiency": 85}, {"solarPower": mpf(5000) / mpf("0.9") / 5 / mpf("0.85")})
    yield case("led-savings", {"gridFactor": 0.5}, {"energySaved": mpf("1116.9"), "emissionsAvoided": mpf("558.45")})
    yield case("insulation", {"material": "custom", "conductivity": 0.03, "waste": 10, "temperatureDifference": 25},
               {"thickness": mpf("6.7") * 30, "packs": ceil(110 / mpf(5)), "designLossAfter": 2500 / mpf("8.6")})
    yield case("carbon-footprint", {"shortHaulFactor": 0.2, "longHaulFactor": 0.15, "longHaulDistance": 10000}, {"flightEmissions": mpf("1.9")})
    yield case("carbon-footprint", {"carFuel": "electric", "evConsumption": 20, "carDistance": 10000, "trainDistance": 0, "busDistance": 0},
               {"transportEmissions": mpf(2000) * mpf("0.37") / 1000})
    yield case("vehicle-emissions", {"fuelType": "electric", "evConsumption": 20, "carbonPrice": 100, "lessDriving": 10},
               {"annualCo2": mpf(1110), "costOfCarbon": mpf(111), "savedByLessDriving": mpf(111)})
    yield case("commute-cost", {"fuelType": "electric", "evConsumption": 20, "electricityPrice": 0.2, "gridEmissions": 0.3, "wearPerKm": 0.1,
                                "minutesOneWay": 30, "hourlyValue": 20, "transitPass": 90},
               {"annualDistance": 10120, "fuelCost": mpf("404.8"), "wearCost": 1012, "annualCost": mpf("2336.8"), "hoursPerYear": 230,
                "timeCost": 4600, "transitCost": 1080, "co2": mpf("607.2")}, "By hand: 10,120 km at 0.2 kWh, 0.20 a kWh and 0.3 kg")
    yield case("ev-vs-gas", {"evInsurance": 1300, "gasInsurance": 1200}, {"energySavings": mpf("1630.2") - mpf(3230) / mpf("0.9") * mpf("0.226")})


def make_money():
    yield case("inflation", {"basis": "index", "startIndex": 80, "endIndex": 100, "indexYears": 5},
               {"equivalentAmount": 1250, "cumulativeInflation": 25, "averageAnnualInflation": (mpf("1.25") ** mpf("0.2") - 1) * 100})
    yield case("dimensional-weight", {"divisor": "custom", "customDivisor": 4000}, {"dimensionalWeight": 21, "shippingCost": 84})
    yield case("recipe-scaler", {"scaleBy": "ingredient", "ingredientNumber": 1, "availableAmount": 500}, {"scaleFactor": 2, "servings": 8})
    start = date(2026, 3, 1)
    yield case("follower-growth", {"startFollowers": 1000, "endFollowers": 2000, "periodDays": 30, "targetFollowers": 8000,
                                   "fromDate": start.isoformat()},
               {"daysToTarget": 60, "targetDate": (start + timedelta(60)).isoformat()}, "By hand: it doubles in 30 days, so it is four times in 60")
    # Two gains of more than a year at 20 %.
    yield case("crypto-cost-basis", {"longTermRate": 20}, {"gain": 40115, "tax": 8023}, "By hand: 20 % of 40,115")
    yield case("debt-consolidation", {"debts": [{"name": "Card", "balance": 4000, "annualRate": 20, "monthlyPayment": 200}]},
               {"debtTable": {"rows": 1, "first": {"name": "Card", "balance": 4000, "annualRate": 20, "monthlyPayment": 200}}}, "By hand: the debt as entered")
    nitrogen = (120 - mpf(60) / mpf("0.46") * mpf("0.18")) / mpf("0.46")
    rates = [nitrogen, mpf(60) / mpf("0.46"), mpf(80) / mpf("0.6")]
    yield case("fertilizer", {"nitrogenSourcePrice": 500, "phosphateSourcePrice": 650, "potashSourcePrice": 400},
               {"costPerHectare": (rates[0] * 500 + rates[1] * 650 + rates[2] * 400) / 1000})
    product = 120 / mpf("0.15")
    yield case("fertilizer", {"mode": "single", "pricePerTonne": 600}, {"productRate": product, "costPerHectare": product * mpf("0.6")})


def make_cases():
    yield from make_shapes()
    yield from make_physics()
    yield from make_energy()
    yield from make_money()
