"""Rows of tables and points of charts that no other case names: each worked out by itself, or as the entries have it."""

from mpmath import binomial, mp, mpf, pi

mp.dps = 30
DEFINED = "By hand, from the entries"


def case(calculator, inputs, outputs, authority="mpmath, 30 digits, from the definition"):
    return calculator, inputs, outputs, authority


def price_bond(face, coupon, rate, periods):
    """Of a bond that has just paid a coupon, twice a year."""
    growth = 1 + mpf(rate) / 200
    return sum(mpf(face) * coupon / 200 / growth**period for period in range(1, periods + 1)) + face / growth**periods


def make_money():
    bond = {"couponRate": 5, "settlementDate": "2026-08-15", "maturityDate": "2031-08-15"}
    yield case("bond-price", {**bond, "marketYield": 4}, {
        "cleanPrice": price_bond(1000, 5, 4, 10),
        "priceByYield": {"at": {"8": {"yield": 5, "cleanPrice": 1000}, "6": {"yield": 4, "cleanPrice": price_bond(1000, 5, 4, 10)}}},
    })
    yield case("bond-yield", {**bond, "price": 1000}, {
        "yieldToMaturity": 5,
        "priceByYield": {"at": {"8": {"yield": 6, "cleanPrice": price_bond(1000, 5, 6, 10)}}},
    })
    holdings = [{"name": "Shares", "value": 60000, "targetWeight": 50, "expectedReturn": 6, "volatility": 15, "expenseRatio": 0},
                {"name": "Bonds", "value": 40000, "targetWeight": 50, "expectedReturn": 6, "volatility": 5, "expenseRatio": 0}]
    growth, value = mpf("1.06") ** (mpf(1) / 12), mpf(100000)
    for _ in range(24):
        value = value * growth + 500
    yield case("investment-portfolio", {"holdings": holdings}, {
        "expectedReturn": 6,
        "rebalancing": {"rows": 2, "at": {"0": {"name": "Shares", "value": 60000, "targetWeight": 50, "trade": -10000}}},
        "growth": {"rows": 21, "at": {"2": {"year": 2, "contributions": 112000, "value": value}}},
    })
    yield case("dollar-cost-averaging", {"contribution": 300, "prices": [50, 60, 75]},
               {"schedule": {"rows": 3, "at": {"1": {"price": 60, "sharesBought": 5, "totalShares": 11}}}}, DEFINED)
    yield case("stock-average", {"purchases": [{"shares": 10, "price": 20}, {"shares": 30, "price": 40}]},
               {"breakdown": {"rows": 2, "at": {"1": {"shares": 30, "price": 40, "cost": 1200, "runningAverage": 35}}}}, DEFINED)
    yield case("sales-tax", {"price": 200, "taxes": [{"name": "State", "rate": 5}, {"name": "City", "rate": 2}]},
               {"taxBreakdown": {"rows": 2, "at": {"1": {"name": "City", "rate": 2, "tax": 4}}}}, DEFINED)
    # Single, 2026: 49,450 less 30,000 of other income at 0 %, the rest of the gain at rates of one's own.
    brackets = [{"rate": rate, "single": start, "marriedJoint": 0, "marriedSeparate": 0, "headOfHousehold": 0}
                for rate, start in [(0, 0), (10, 50000), (30, 70000)]]
    yield case("capital-gains-tax", {"costBasis": 20000, "salePrice": 80000, "otherIncome": 30000, "deductions": 0,
                                     "longTermBrackets": brackets},
               {"federalTax": 8000, "breakdown": {"at": {"1": {"rate": 10, "amount": 20000, "tax": 2000}, "2": {"rate": 30, "amount": 20000, "tax": 6000}}}},
               DEFINED)
    yield case("capital-gains-tax", {"costBasis": 20000, "salePrice": 30000, "purchaseDate": "2026-01-05", "otherIncome": 30000,
                                     "deductions": 0, "ordinaryBrackets": brackets}, {"longTerm": False, "federalTax": 0}, DEFINED)
    yield case("capital-gains-tax", {"costBasis": 0, "salePrice": 100000, "otherIncome": 200000, "deductions": 0, "netInvestmentTaxRate": 4},
               {"netInvestmentTax": 4000}, DEFINED)
    yield case("car-lease", {"rateType": "annualRate", "annualRate": 4.8}, {"rentCharge": (36195 + 23200) * mpf("0.002"), "equivalentRate": mpf("4.8")})
    yield case("home-affordability", {"ratioRule": "custom", "housingRatio": 25, "debtRatio": 35},
               {"monthlyBudget": mpf(95000) / 12 * mpf("0.25"),
                "byRule": {"at": {"0": {"housingRatio": 28, "debtRatio": 36}, "1": {"housingRatio": 31, "debtRatio": 43}}}}, DEFINED)


def make_school_and_web():
    yield case("gpa", {"courses": [{"name": "Art", "grade": "A", "credits": 2, "level": "regular"}]},
               {"courseTable": {"rows": 1, "first": {"name": "Art", "credits": 2, "points": 4}}}, DEFINED)
    yield case("grade", {"items": [{"name": "Essay", "score": 45, "outOf": 50, "weight": 100}]},
               {"itemTable": {"rows": 1, "first": {"name": "Essay", "percent": 90}}}, DEFINED)
    yield case("net-promoter-score", {"promoters": 60, "passives": 25, "detractors": 15},
               {"groups": {"rows": 3, "at": {"0": {"group": "Promoters", "scores": "9–10", "count": 60},
                                               "2": {"group": "Detractors", "scores": "0–6", "count": 15}}}},
               "Reichheld (2003): 9 and 10 are promoters, 0 to 6 detractors")
    yield case("ip-subnet", {"address": "10.1.0.0", "prefixLength": 16, "splitPrefix": 18},
               {"subnets": {"rows": 4, "at": {"1": {"network": "10.1.64.0/18", "firstHost": "10.1.64.1", "lastHost": "10.1.127.254"}}}},
               "RFC 950: a quarter of 65,536 addresses, without the first and the last")
    yield case("uptime-sla", {"availability": 99.5}, {"levels": {"at": {"0": {"availability": 90, "perMonth": mpf("262980")}}}},
               "By hand: a tenth of 365.25 / 12 days in seconds")
    yield case("bitwise", {"operation": "or", "a": "0x0F", "b": "0xF0"},
               {"operands": {"at": {"2": {"name": "result", "unsigned": "255", "hex": "0x000000FF"}}}}, DEFINED)
    yield case("time-duration", {"mode": "sum", "durations": [{"operation": "add", "hours": 1, "minutes": 2, "seconds": 3}]},
               {"steps": {"rows": 1, "first": {"seconds": 3723}}}, DEFINED)


def make_numbers():
    yield case("prime-factorization", {"number": 9800},
               {"factors": {"rows": 3, "at": {"0": {"prime": 2, "exponent": 3}, "1": {"prime": 5, "exponent": 2}, "2": {"prime": 7, "exponent": 2}}}}, DEFINED)
    yield case("binomial-distribution", {"trials": 8, "probability": 0.25, "successes": 2},
               {"distribution": {"rows": 9, "at": {"2": {"successes": 2, "probability": binomial(8, 2) * mpf("0.25") ** 2 * mpf("0.75") ** 6}}}})
    yield case("integral", {"expression": "x^2", "lower": 0, "upper": 2}, {"curve": {"rows": 101, "at": {"50": {"x": 1, "y": 1}}}}, DEFINED)
    yield case("triangle", {"known": "sss", "sideA": 3, "sideB": 4, "sideC": 5},
               {"solutions": {"rows": 1, "first": {"sideA": 3, "sideB": 4, "sideC": 5, "angleA": mp.degrees(mp.asin(mpf(3) / 5)),
                                                     "angleB": mp.degrees(mp.asin(mpf(4) / 5)), "angleC": 90, "perimeter": 12}}})
    yield case("matrix", {"operation": "scalar", "a": "1 2; 3 4", "scalar": 3}, {"result": {"first": {"c1": 3, "c2": 6}, "last": {"c1": 9, "c2": 12}}}, DEFINED)


def make_things():
    power = mpf(20) ** mpf("0.16")
    chill = mpf("13.12") + mpf("0.6215") * -10 - mpf("11.37") * power + mpf("0.3965") * -10 * power
    yield case("feels-like-temperature", {"temperature": -10, "windSpeed": 20}, {"table": {"at": {"2": {"windSpeed": 20, "windChill": chill}}}},
               "Environment Canada and US National Weather Service (2001): wind chill index")
    number = mpf(92) ** (mpf(36 - 10) / 39) * mpf("0.127")
    yield case("wire-gauge-converter", {"awg": "10"}, {
        "diameter": number,
        "table": {"rows": 44, "at": {"13": {"awg": "10", "diameter": number, "area": pi * number**2 / 4,
                                             "resistancePerKm": mpf(1000) / 58 / (pi * number**2 / 4)}}},
    }, "ASTM B258; copper of the International Annealed Copper Standard, 1/58 Ωmm²/m")
    diameter = mpf("11.6332") + mpf("0.8128") * 6
    yield case("ring-size-converter", {"from": "us", "size": 6}, {
        "diameter": diameter,
        "table": {"at": {"4": {"us": 6, "uk": "L 1/2", "iso": diameter * pi, "diameter": diameter, "jp": diameter * 3 - 38}}},
    }, "US sizes: 11.6332 mm and 0.8128 mm for each; BS 6820: 37.5 mm around and 0.625 mm for each half size")
    yield case("rebar", {"spacingLong": 25}, {"bars": {"rows": 2, "at": {"0": {"direction": "Along the length"}, "1": {"direction": "Across"}}}}, DEFINED)
    yield case("stopping-distance", {"grade": 2}, {"bySurface": {"at": {"0": {"surface": "Dry asphalt"}, "4": {"surface": "Ice"}}}}, DEFINED)
    yield case("age", {"birthDate": "2000-02-10"}, {"milestones": {"at": {"0": {"milestone": "First birthday", "date": "2001-02-10"}}}}, DEFINED)
    yield case("blood-pressure", {"guideline": "acc-aha"}, {"categories": {"rows": 5, "at": {
        "0": {"category": "Normal", "systolic": "below 120", "diastolic": "and below 80"},
        "1": {"category": "Elevated", "systolic": "120 to 129", "diastolic": "and below 80"}}}},
        "2025 AHA/ACC guideline: normal below 120/80, elevated 120 to 129 and below 80")
    yield case("waist-to-hip", {"sex": "male"}, {"cutoffs": {"rows": 3, "at": {
        "0": {"measure": "Waist", "waist": 94}, "1": {"measure": "Waist", "waist": 102}, "2": {"measure": "Waist-to-hip ratio", "ratio": mpf("0.9")}}}},
        "WHO (2008): 94 cm, 102 cm and 0.90 for men")
    yield case("protein-intake", {"goal": "sedentary", "weight": 60}, {"goals": {"at": {"0": {"goal": "sedentary", "gramsPerKgMin": mpf("0.8"), "proteinMin": 48}}}},
               "Institute of Medicine (2005): 0.8 g per kg")
    yield case("sigma-level", {"mode": "dpmo", "dpmo": 500000, "shift": 1.5}, {"dpmoOut": 500000, "sigmaLevel": mpf("1.5")}, "By hand: half is at the mean, 1.5 with the shift")
    yield case("speeds-feeds", {"material": "custom", "cuttingSpeed": 100, "specificForce": 2000},
               {"cuttingSpeedUsed": 100, "spindleSpeed": 10000 / pi})
    yield case("horsepower", {"mode": "elapsedTime", "quarterMileTime": 13},
               {"horsepower": mpf("1600") / mpf("0.45359237") * (mpf("5.825") / 13) ** 3}, "Hale (1970s): the time is 5.825 times the cube root of weight to power")


def make_cases():
    yield from make_money()
    yield from make_school_and_web()
    yield from make_numbers()
    yield from make_things()
