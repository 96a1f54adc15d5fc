"""Insurance and estates: what a deductible, a plan and a policy are worth, what a house costs to build anew, the federal estate tax."""

from family import proves
from mpmath import fsum, mpf

TINY = mpf("1e-9")


@proves("insurance-deductible")
def prove_insurance_deductible(currentPremium, currentDeductible, newPremium, newDeductible, yearsBetweenClaims, averageLoss, termYears):
    saved, gap = currentPremium - newPremium, min(averageLoss, newDeductible) - min(averageLoss, currentDeductible)
    # A year's expected cost: the premium, and of every loss what the deductible leaves to the insured.
    now = currentPremium + min(averageLoss, currentDeductible) / yearsBetweenClaims
    then = newPremium + min(averageLoss, newDeductible) / yearsBetweenClaims
    return {
        "annualSaving": saved,
        "extraRisk": newDeductible - currentDeductible,
        "expectedCostCurrent": now,
        "expectedCostNew": then,
        "expectedSaving": now - then,
        "worthIt": bool(then < now),
        "breakEvenYears": (newDeductible - currentDeductible) / saved if saved > 0 else None,
        "claimIntervalNeeded": gap / saved if saved > 0 else None,
        "cumulative": [{"year": k, "noClaim": saved * k, "oneClaim": saved * k - gap, "twoClaims": saved * k - 2 * gap} for k in range(1, int(termYears) + 1)],
    }


@proves("disability-income")
def prove_disability_income(annualIncome, monthlyExpenses, groupCoverageRate, groupMonthlyCap, groupTaxable, taxRate, otherMonthlyIncome,
                            maximumReplacementRate, waitingPeriodDays, savings, age, benefitEndAge, incomeGrowthRate):
    month = annualIncome / 12
    benefit = min(month * groupCoverageRate / 100, groupMonthlyCap)
    left = benefit * (1 - taxRate / 100) if groupTaxable else benefit
    gap = max(mpf(0), monthlyExpenses - left - otherMonthlyIncome)
    room = max(mpf(0), month * maximumReplacementRate / 100 - benefit)
    waiting = max(mpf(0), monthlyExpenses - otherMonthlyIncome) * waitingPeriodDays * 12 / 365
    rows, income = [], annualIncome
    for k in range(int(benefitEndAge - age)):
        rows.append({"age": age + k, "income": income})
        income *= 1 + incomeGrowthRate / 100
    return {
        "groupBenefit": benefit,
        "groupBenefitAfterTax": left,
        "monthlyGap": gap,
        "maximumAdditional": room,
        "additionalCoverage": min(gap, room),
        "uncoveredGap": gap - min(gap, room),
        "savingsNeeded": waiting,
        "savingsShortfall": max(mpf(0), waiting - savings),
        "yearsToProtect": benefitEndAge - age,
        "incomeAtRisk": fsum(row["income"] for row in rows),
        "earnings": rows,
    }


@proves("life-insurance-needs")
def prove_life_insurance_needs(annualIncome, replacementRate, termYears, survivorIncome, incomeGrowthRate, investmentReturn, mortgageBalance,
                               otherDebts, educationFund, finalExpenses, existingCoverage, savings):
    wanted = max(mpf(0), annualIncome * replacementRate / 100 - survivorIncome)
    growth, back = 1 + incomeGrowthRate / 100, 1 + investmentReturn / 100
    # Each year's income, paid at its start, brought back to the first day.
    income = fsum(wanted * growth**k / back**k for k in range(int(termYears)))
    rows, fund = [], income
    for k in range(int(termYears)):
        taken = wanted * growth**k
        fund = (fund - taken) * back
        rows.append({"year": k + 1, "withdrawal": taken, "endBalance": fund if abs(fund) > TINY else mpf(0)})
    needs = income + mortgageBalance + otherDebts + educationFund + finalExpenses
    cover = max(mpf(0), needs - existingCoverage - savings)
    parts = [("Income for survivors", income), ("Mortgage", mortgageBalance), ("Other debts", otherDebts), ("Education", educationFund),
             ("Final expenses", finalExpenses), ("Existing life insurance", -existingCoverage), ("Savings", -savings)]
    return {
        "incomeNeed": income,
        "totalNeeds": needs,
        "totalResources": existingCoverage + savings,
        "coverageNeeded": cover,
        "dimeNeed": otherDebts + annualIncome * termYears + mortgageBalance + educationFund,
        "tenTimesIncome": 10 * annualIncome,
        "multipleOfIncome": cover / annualIncome if annualIncome else None,
        "breakdown": [{"item": item, "amount": amount} for item, amount in parts],
        "incomeSchedule": rows,
    }


@proves("health-plan-comparison")
def prove_health_plan_comparison(plans, expectedExpenses, taxRate):
    def cost(plan, expenses):
        # The insured pays up to the deductible, then a share of the rest, and never more than the maximum.
        own = min(expenses, plan["deductible"])
        shared = max(mpf(0), expenses - plan["deductible"]) * plan["coinsuranceRate"] / 100
        return premium(plan) + min(plan["outOfPocketMax"], own + shared) - plan["employerContribution"]

    def premium(plan):
        return 12 * plan["monthlyPremium"] * (1 - taxRate / 100)

    def cheapest(expenses):
        return min(plans, key=lambda plan: cost(plan, expenses))

    rows = []
    for plan in plans:
        total = cost(plan, expectedExpenses)
        rows.append({"name": plan["name"], "annualPremium": premium(plan), "outOfPocket": total - premium(plan) + plan["employerContribution"],
                     "totalCost": total, "bestCase": cost(plan, mpf(0)), "worstCase": premium(plan) + plan["outOfPocketMax"] - plan["employerContribution"]})
    totals, worst = [row["totalCost"] for row in rows], min(rows, key=lambda row: row["worstCase"])
    steps = [0, 500, 1000, 2000, 3000, 5000, 7500, 10000, 15000, 20000, 30000, 50000]
    return {
        "bestPlan": cheapest(expectedExpenses)["name"],
        "lowestCost": min(totals),
        "saving": max(totals) - min(totals),
        "safestPlan": worst["name"],
        "lowestWorstCase": worst["worstCase"],
        "comparison": rows,
        "byExpenses": [{"expenses": x, "cheapestPlan": cheapest(mpf(x))["name"], "totalCost": cost(cheapest(mpf(x)), mpf(x))} for x in steps],
    }


@proves("home-replacement-cost")
def prove_home_replacement_cost(floorArea, costPer, costPerArea, features, debrisRate, professionalFeeRate, codeUpgradeRate, inflationRate, termYears,
                                currentCoverage, coinsuranceRate, lossAmount, deductible):
    # A square foot is exactly 0.3048 m squared.
    building = costPerArea * (floorArea if costPer == "squareMeter" else floorArea / mpf("0.3048") ** 2)
    extras = fsum(one["cost"] for one in features)
    shares = [(building + extras) * rate / 100 for rate in (debrisRate, professionalFeeRate, codeUpgradeRate)]
    today = building + extras + fsum(shares)
    later = today * (1 + inflationRate / 100) ** termYears
    required = later * coinsuranceRate / 100
    # The claim is paid in the proportion of what is carried to what is required (coinsurance condition).
    ratio = min(mpf(1), currentCoverage / required) if required else mpf(1)
    paid = min(currentCoverage, max(mpf(0), lossAmount * ratio - deductible))
    parts = zip(["Building", "Features", "Debris removal", "Architects and permits", "Building code upgrades", "Price rises"], [building, extras, *shares, later - today])
    return {
        "replacementCostToday": today,
        "replacementCost": later,
        "shortfall": max(mpf(0), later - currentCoverage),
        "insuredToValue": 100 * currentCoverage / later if later else None,
        "requiredCoverage": required,
        "meetsCoinsurance": bool(currentCoverage >= required),
        "claimPayment": paid,
        "coinsurancePenalty": min(currentCoverage, max(mpf(0), lossAmount - deductible)) - paid,
        "ownShareOfLoss": lossAmount - paid,
        "breakdown": [{"item": item, "amount": amount} for item, amount in parts],
    }


def tax_by_bands(amount, bands):
    """Each rate on the part of an amount between where its band begins and where the next one does."""
    starts = sorted((band["from"], band["rate"]) for band in bands)
    ends = [start for start, _ in starts[1:]] + [mpf("inf")]
    return fsum(max(mpf(0), min(amount, end) - start) * rate / 100 for (start, rate), end in zip(starts, ends))


@proves("estate-tax")
def prove_estate_tax(grossEstate, debts, expenses, maritalDeduction, charitableDeduction, stateDeathTax, taxableGifts, giftTaxPaid, exemption,
                     spouseUnusedExemption, rateTable, **rest):
    estate = max(mpf(0), grossEstate - debts - expenses - maritalDeduction - charitableDeduction - stateDeathTax)
    base, sheltered = estate + taxableGifts, exemption + spouseUnusedExemption
    tentative, credit = tax_by_bands(base, rateTable), tax_by_bands(sheltered, rateTable)
    tax = max(mpf(0), max(mpf(0), tentative - giftTaxPaid) - credit)
    reached = [band for band in sorted(rateTable, key=lambda band: band["from"]) if band["from"] < base]
    return {
        "estateTax": tax,
        "taxableEstate": estate,
        "taxBase": base,
        "tentativeTax": tentative,
        "unifiedCredit": credit,
        "marginalRate": reached[-1]["rate"] if tax > 0 and reached else mpf(0),
        "effectiveRate": 100 * tax / grossEstate if grossEstate else mpf(0),
        "netToHeirs": grossEstate - debts - expenses - charitableDeduction - stateDeathTax - tax,
        "unusedExemption": max(mpf(0), sheltered - base),
    }


# 2025-04-01 (HMRC), 2024-12-05 (Revenue Scotland) and 2024-12-11 (Welsh Revenue Authority): where each band begins, and its rate.
ENGLAND = [(0, 0), (125000, 2), (250000, 5), (925000, 10), (1500000, 12)]
ENGLAND_FIRST = [(0, 0), (300000, 5)]
SCOTLAND = [(0, 0), (145000, 2), (250000, 5), (325000, 10), (750000, 12)]
SCOTLAND_FIRST = [(0, 0), (175000, 2), (250000, 5), (325000, 10), (750000, 12)]
WALES = [(0, 0), (225000, 6), (400000, mpf("7.5")), (750000, 10), (1500000, 12)]
WALES_HIGHER = [(0, 5), (180000, mpf("8.5")), (250000, 10), (400000, mpf("12.5")), (750000, 15), (1500000, 17)]


@proves("stamp-duty")
def prove_stamp_duty(price, country, buyer, nonResident, customBands):
    def bands_of(price):
        if country == "custom":
            return [(band["from"], band["rate"]) for band in customBands], 0
        counts = price >= 40000
        if country == "scotland":
            return SCOTLAND_FIRST if buyer == "firstTime" else SCOTLAND, 8 if buyer == "additional" and counts else 0
        if country == "wales":
            return WALES_HIGHER if buyer == "additional" and counts else WALES, 0
        more = (5 if buyer == "additional" and counts else 0) + (2 if nonResident and counts else 0)
        scale = ENGLAND_FIRST if buyer == "firstTime" and price <= 500000 else ENGLAND
        return [(start, rate + more) for start, rate in scale], 0

    def tax(price):
        scale, extra = bands_of(price)
        return tax_by_bands(price, [{"from": start, "rate": rate} for start, rate in scale]), price * extra / 100

    scale, extra = bands_of(price)
    band_tax, supplement = tax(price)
    reached = [rate for start, rate in scale if start < price]
    ends, rows = [start for start, _ in scale[1:]] + [None], []
    for (start, rate), end in zip(scale, ends):
        inside = max(mpf(0), (price if end is None else min(price, end)) - start)
        rows.append({"from": start, "to": end, "rate": rate, "amount": inside, "tax": inside * rate / 100})
    return {
        "tax": band_tax + supplement,
        "bandTax": band_tax,
        "supplement": supplement,
        "effectiveRate": 100 * (band_tax + supplement) / price if price else mpf(0),
        "marginalRate": reached[-1] + extra if reached else scale[0][1],
        "totalWithTax": price + band_tax + supplement,
        "bands": rows,
        "taxByPrice": [{"price": k * 100000, "tax": sum(tax(mpf(k * 100000)))} for k in range(1, 16)],
    }


@proves("self-employment-tax")
def prove_self_employment_tax(netProfit, wages, filingStatus, socialSecurityWageBase, marginalRate, **rest):
    # 26 U.S.C. 1401 and 1402: 92.35 % of the profit, 12.4 % up to the base and 2.9 %; 0.9 % above the threshold (Form 8959).
    net = max(mpf(0), netProfit) * mpf("0.9235")
    threshold = {"marriedJoint": 250000, "marriedSeparate": 125000}.get(filingStatus, 200000)
    owed = net >= 400
    social = mpf("0.124") * min(net, max(mpf(0), socialSecurityWageBase - wages)) if owed else mpf(0)
    medicare = mpf("0.029") * net if owed else mpf(0)
    extra = mpf("0.009") * max(mpf(0), net - max(mpf(0), threshold - wages)) if owed else mpf(0)
    total = social + medicare + extra
    return {
        "netEarnings": net,
        "socialSecurityTax": social,
        "medicareTax": medicare,
        "selfEmploymentTax": social + medicare,
        "additionalMedicareTax": extra,
        "totalTax": total,
        "deduction": (social + medicare) / 2,
        "incomeTaxSaved": (social + medicare) / 2 * marginalRate / 100,
        "effectiveRate": 100 * total / netProfit if netProfit > 0 else mpf(0),
        "quarterlyAmount": total / 4,
        "profitAfterTax": netProfit - total,
    }


@proves("mileage-deduction")
def prove_mileage_deduction(trips, parkingAndTolls, totalDistance, actualCosts, taxRate, otherTaxRate):
    rows = [{"purpose": trip["purpose"], "distance": trip["distance"], "rate": trip["rate"], "deduction": trip["distance"] * trip["rate"]} for trip in trips]
    at_work = [row for row, trip in zip(rows, trips) if trip["business"]]
    elsewhere = fsum(row["deduction"] for row, trip in zip(rows, trips) if not trip["business"])
    driven = fsum(row["distance"] for row in at_work)
    share = 100 * driven / totalDistance if totalDistance else mpf(0)
    standard = fsum(row["deduction"] for row in at_work) + parkingAndTolls
    actual = actualCosts * share / 100 + parkingAndTolls
    return {
        "standardDeduction": standard,
        "actualDeduction": actual,
        "betterMethod": "standard" if standard >= actual else "actual",
        "advantage": abs(standard - actual),
        "otherDeduction": elsewhere,
        "totalDeduction": max(standard, actual) + elsewhere,
        # Miles of medical care and charity lower the income tax only.
        "taxSaved": max(standard, actual) * taxRate / 100 + elsewhere * otherTaxRate / 100,
        "businessDistance": driven,
        "businessShare": share,
        "lines": rows,
    }
