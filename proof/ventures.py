"""Work on one's own account, coins bought and sold, a heat pump against a boiler, two versions of a page, freight by density, trips."""

import datetime

from family import bisect, proves
from mpmath import ceil, erfc, floor, fsum, mpf, sqrt

TINY = mpf("1e-9")


@proves("rideshare-earnings")
def prove_rideshare_earnings(fares, platformFeeRate, tips, bonuses, hoursWorked, trips, distance, fuelCost, wearPerDistance, otherCosts, mileageRate,
                             selfEmploymentTaxRate, incomeTaxRate, weeksPerYear):
    kept = fares * (1 - platformFeeRate / 100)
    gross, wear = kept + tips + bonuses, wearPerDistance * distance
    profit = gross - fuelCost - wear - otherCosts
    taxed = max(mpf(0), gross - mileageRate * distance - otherCosts)
    own = taxed * mpf("0.9235") * selfEmploymentTaxRate / 100
    income = max(mpf(0), taxed - own / 2) * incomeTaxRate / 100
    net = profit - own - income
    parts = [("Fares after platform fee", kept), ("Tips", tips), ("Bonuses", bonuses), ("Fuel", -fuelCost), ("Wear and maintenance", -wear),
             ("Other costs", -otherCosts), ("Self-employment tax", -own), ("Income tax", -income), ("Net", net)]
    return {
        "grossEarnings": gross,
        "vehicleCosts": fuelCost + wear,
        "totalCosts": fuelCost + wear + otherCosts,
        "profit": profit,
        "taxableProfit": taxed,
        "taxes": own + income,
        "netEarnings": net,
        "netPerHour": net / hoursWorked,
        "grossPerHour": gross / hoursWorked,
        "profitPerHour": profit / hoursWorked,
        "netPerDistance": net / distance if distance else None,
        "netPerTrip": net / trips if trips else None,
        "annualNet": net * weeksPerYear,
        "breakdown": [{"item": item, "amount": amount, "perHour": amount / hoursWorked} for item, amount in parts],
    }


@proves("heat-pump-savings")
def prove_heat_pump_savings(heatDemand, fuelPrice, kwhPerUnit, currentEfficiency, currentFixedCost, fuelEmissionFactor, seasonalCop, electricityPrice,
                            gridFactor, heatPumpCost, subsidy, avoidedCost, years):
    burned, drawn = heatDemand * 100 / currentEfficiency, heatDemand / seasonalCop
    before, after = burned / kwhPerUnit * fuelPrice + currentFixedCost, drawn * electricityPrice
    saved, invested = before - after, heatPumpCost - subsidy - avoidedCost
    if invested <= 0 and saved >= 0:
        payback = mpf(0)
    else:
        payback = invested / saved if saved > 0 else None
    heat_price = fuelPrice / kwhPerUnit * 100 / currentEfficiency
    return {
        "fuelUnits": burned / kwhPerUnit,
        "currentCost": before,
        "electricityUsed": drawn,
        "heatPumpCostPerYear": after,
        "annualSavings": saved,
        "netInvestment": invested,
        "paybackYears": payback,
        "breakEvenCop": electricityPrice / heat_price if heat_price else None,
        "totalSavings": saved * years - invested,
        "emissionsSaved": burned * fuelEmissionFactor - drawn * gridFactor,
        "costOverTime": [{"year": k, "current": before * k, "heatPump": invested + after * k} for k in range(int(years) + 1)],
    }


@proves("term-vs-whole-life")
def prove_term_vs_whole_life(termPremium, wholePremium, termYears, cashValue, deathBenefit, investmentReturn):
    def fund(deposit, rate, years):
        # What deposits at the start of each year come to.
        return fsum(deposit * (1 + rate) ** k for k in range(1, int(years) + 1))

    gap = wholePremium - termPremium
    side = fund(gap, investmentReturn / 100, termYears)

    def rate_of(deposit):
        # From -99 % to 1000 % a year, or there is none.
        if not fund(deposit, mpf("-0.99"), termYears) < cashValue <= fund(deposit, 10, termYears):
            return None
        return 100 * bisect(lambda rate: fund(deposit, rate, termYears) - cashValue, mpf("-0.99"), 10)

    return {
        "sideFund": side,
        "advantage": side - cashValue,
        "betterChoice": "term" if side > cashValue else "whole",
        "lintonYield": rate_of(gap),
        "wholeLifeReturn": rate_of(wholePremium),
        "cashValue": cashValue,
        "premiumDifference": gap,
        "totalTermPremiums": termPremium * termYears,
        "totalWholePremiums": wholePremium * termYears,
        "schedule": [{"year": k, "invested": gap * k, "sideFund": fund(gap, investmentReturn / 100, k),
                      "protection": deathBenefit + fund(gap, investmentReturn / 100, k)} for k in range(1, int(termYears) + 1)],
    }


@proves("cryptocurrency")
def prove_cryptocurrency(amountInvested, buyPrice, sellPrice, buyFeeRate, sellFeeRate, taxRate, targetReturn, buyDate, sellDate):
    coins, kept = amountInvested * (1 - buyFeeRate / 100) / buyPrice, 1 - sellFeeRate / 100

    def profit_at(price):
        return coins * price * kept - amountInvested

    profit = profit_at(sellPrice)
    days = (datetime.date.fromisoformat(sellDate) - datetime.date.fromisoformat(buyDate)).days
    tax = max(mpf(0), profit) * taxRate / 100
    changes = [-90, -75, -50, -25, -10, 0, 10, 25, 50, 100, 200, 500, 900]
    return {
        "coins": coins,
        "proceeds": coins * sellPrice * kept,
        "profit": profit,
        "roi": 100 * profit / amountInvested,
        "totalFees": amountInvested * buyFeeRate / 100 + coins * sellPrice * sellFeeRate / 100,
        "taxDue": tax,
        "profitAfterTax": profit - tax,
        "breakEvenPrice": amountInvested / (coins * kept),
        "priceForTarget": amountInvested * (1 + targetReturn / 100) / (coins * kept),
        "priceChange": 100 * (sellPrice / buyPrice - 1),
        "daysHeld": days,
        "annualizedReturn": 100 * ((1 + profit / amountInvested) ** (mpf(365) / days) - 1) if days >= 365 else None,
        "scenarios": [{"priceChange": change, "price": buyPrice * (100 + change) / 100, "profit": profit_at(buyPrice * (100 + change) / 100),
                       "roi": 100 * profit_at(buyPrice * (100 + change) / 100) / amountInvested} for change in changes],
    }


def below(z):
    """The standard normal distribution."""
    return erfc(-z / sqrt(mpf(2))) / 2


def quantile(share):
    return bisect(lambda z: below(z) - share, -40, 40)


@proves("ab-test")
def prove_ab_test(visitorsA, conversionsA, visitorsB, conversionsB, confidenceLevel, hypothesis, minimumEffect, power, visitorsPerDay):
    a, b, level = conversionsA / visitorsA, conversionsB / visitorsB, mpf(confidenceLevel)
    pooled = (conversionsA + conversionsB) / (visitorsA + visitorsB)
    spread = sqrt(pooled * (1 - pooled) * (1 / visitorsA + 1 / visitorsB))
    z = (b - a) / spread if spread else mpf(0)
    two_sided = hypothesis == "different"
    chance = 2 * below(-abs(z)) if two_sided else below(-z)
    significant, s = chance < 1 - level / 100, sqrt(a * (1 - a) / visitorsA + b * (1 - b) / visitorsB)
    wide = quantile(mpf("0.5") + level / 200)
    raised = a * (1 + minimumEffect / 100)
    if a == 0 or raised >= 1:
        needed = None
    else:
        middle, alpha = (a + raised) / 2, 1 - level / 100
        za, zb = quantile(1 - alpha / 2 if two_sided else 1 - alpha), quantile(power / 100)
        top = za * sqrt(2 * middle * (1 - middle)) + zb * sqrt(a * (1 - a) + raised * (1 - raised))
        needed = ceil(top**2 / (raised - a) ** 2 - TINY)
    half = (visitorsA + visitorsB) / 2
    split = 2 * below(-sqrt((visitorsA - half) ** 2 / half + (visitorsB - half) ** 2 / half))

    def wilson(name, visitors, conversions):
        share = conversions / visitors
        center, width = share + wide**2 / (2 * visitors), wide * sqrt(share * (1 - share) / visitors + wide**2 / (4 * visitors**2))
        scale = 1 + wide**2 / visitors
        return {"variation": name, "visitors": visitors, "conversions": conversions, "conversionRate": 100 * share,
                "low": max(mpf(0), 100 * (center - width) / scale), "high": min(mpf(100), 100 * (center + width) / scale)}

    return {
        "conversionRateA": 100 * a,
        "conversionRateB": 100 * b,
        "zScore": z,
        "pValue": chance,
        "significant": bool(significant),
        "winner": ("B" if b > a else "A") if significant else "none",
        "uplift": 100 * (b / a - 1) if a else None,
        "difference": 100 * (b - a),
        "differenceLow": 100 * (b - a - wide * s),
        "differenceHigh": 100 * (b - a + wide * s),
        "chanceBIsBetter": 100 * below((b - a) / s) if s else mpf(50 if a == b else 100 if b > a else 0),
        "requiredSampleSize": needed,
        "daysNeeded": None if needed is None else ceil(2 * needed / visitorsPerDay - TINY),
        "splitPValue": split,
        "splitLooksWrong": bool(split < mpf("0.01")),
        "variations": [wilson("A", visitorsA, conversionsA), wilson("B", visitorsB, conversionsB)],
    }


# NMFC item 110, as NMFTA has it since 19 July 2025: from how many pounds in a cubic foot a class holds.
FREIGHT = [(0, 400), (1, 300), (2, 250), (4, 175), (6, 125), (8, 100), (10, mpf("92.5")), (12, 85), (15, 70), (mpf("22.5"), 65), (30, 60), (35, 55), (50, 50)]


@proves("freight-class")
def prove_freight_class(items):
    pound, foot = mpf("0.45359237"), mpf("0.3048") ** 3

    def find_step(density):
        return max(k for k, (start, _) in enumerate(FREIGHT) if density >= start - TINY)

    rows = []
    for one in items:
        volume, weight = one["pieces"] * one["length"] * one["width"] * one["height"] / 1000000, one["pieces"] * one["weight"]
        density = (weight / pound) / (volume / foot)
        rows.append({"pieces": one["pieces"], "volume": volume, "weight": weight, "density": density, "freightClass": FREIGHT[find_step(density)][1]})
    volume, weight = fsum(row["volume"] for row in rows), fsum(row["weight"] for row in rows)
    density = (weight / pound) / (volume / foot)
    step = find_step(density)
    start, following = FREIGHT[step + 1] if step + 1 < len(FREIGHT) else (None, None)
    ends = [start for start, _ in FREIGHT[1:]] + [None]
    return {
        "freightClass": FREIGHT[step][1],
        "density": density,
        "densityMetric": weight / volume,
        "totalVolume": volume,
        "totalWeight": weight,
        "totalWeightPounds": weight / pound,
        "totalVolumeCubicFeet": volume / foot,
        "nextClass": following,
        "volumeReduction": None if start is None else 100 * (1 - density / start),
        "volumeToSave": None if start is None else volume - weight / pound / start * foot,
        "itemClasses": rows,
        "scale": [{"from": start, "below": end, "freightClass": name} for (start, name), end in zip(FREIGHT, ends)],
    }


@proves("road-trip-time")
def prove_road_trip_time(distance, averageSpeed, breakEveryHours, breakMinutes, extraStopMinutes, maxDrivingHoursPerDay, departDate, departTime, nextDayStart,
                         minimumRestHours):
    driving = distance / averageSpeed
    midnight = datetime.datetime.fromisoformat(departDate)

    def clock(text):
        hours, minutes = map(int, text.split(":"))
        return mpf(hours) + mpf(minutes) / 60

    left, at, rows = driving, clock(departTime), []
    begin = at
    while left > mpf("1e-9"):
        hours = min(left, maxDrivingHoursPerDay)
        pauses = ceil(floor(hours / breakEveryHours * 10**9 + mpf("0.5")) / 10**9) - 1
        pauses = max(mpf(0), pauses)
        long = hours + pauses * breakMinutes / 60 + (extraStopMinutes / 60 if not rows else 0)
        start = midnight + datetime.timedelta(minutes=int(floor(at * 60 + mpf("0.5"))))
        rows.append({"day": len(rows) + 1, "date": start.date().isoformat(), "start": start.strftime("%H:%M"), "drivingHours": hours, "distance": hours * averageSpeed,
                     "breaks": pauses, "hours": long})
        end, left = at + long, left - hours
        at = clock(nextDayStart) + 24 * ceil((end + minimumRestHours - clock(nextDayStart)) / 24 - TINY)
    end = end if rows else begin
    arrival = midnight + datetime.timedelta(minutes=int(ceil(end * 60 - mpf("1e-6"))))
    return {
        "drivingHours": driving,
        "totalHours": end - begin,
        "arrivalDate": arrival.date().isoformat(),
        "arrivalTime": arrival.strftime("%H:%M"),
        "breaks": fsum(row["breaks"] for row in rows),
        "days": len(rows),
        "overnightStops": max(0, len(rows) - 1),
        "averageWithStops": distance / (end - begin) if end > begin else mpf(0),
        "legs": rows,
    }
