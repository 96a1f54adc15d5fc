"""Buying, renting and owning a home: budgets by ratios, points, equity, taxes and the price of an area."""

import functools
import statistics

from family import bisect, proves
from mpmath import ceil, floor, fsum, mpf

TINY = mpf("1e-9")


def count_months(years):
    return max(1, int(floor(12 * years + mpf("0.5"))))


@functools.cache
def find_factor(r, n):
    """Of a level monthly payment for one unit of loan, from the geometric series of what the payments are worth."""
    return 1 / fsum((1 + r) ** -k for k in range(1, n + 1))


@proves("price-per-area")
def prove_price_per_area(price, area, comparables):
    foot = mpf("0.09290304")
    own, rows = price / area, []
    for one in comparables or []:
        value = one["price"] / one["area"]
        rows.append({"name": one["name"], "pricePerSquareMeter": value, "pricePerSquareFoot": value * foot,
                     "differencePercent": 100 * (value / own - 1) if own else None})
    values = [row["pricePerSquareMeter"] for row in rows]
    mean, middle = (fsum(values) / len(values), statistics.median(values)) if values else (None, None)
    return {
        "pricePerArea": own,
        "pricePerSquareMeter": own,
        "pricePerSquareFoot": own * foot,
        "averageComparable": mean,
        "medianComparable": middle,
        "averageComparableSquareFoot": mean * foot if values else None,
        "medianComparableSquareFoot": middle * foot if values else None,
        "differencePercent": 100 * (own / mean - 1) if mean else None,
        "valueByAverage": mean * area if values else None,
        "valueByMedian": middle * area if values else None,
        "areaInSquareFeet": area / foot,
        "comparison": rows,
    }


@proves("rent-affordability")
def prove_rent_affordability(annualIncome, monthlyDebts, utilities, rentPercent, debtRatio, incomeMultiple, targetRent, depositMonths):
    month = annualIncome / 12
    limits = {"rentPercent": month * rentPercent / 100 - utilities, "debtRatio": month * debtRatio / 100 - monthlyDebts - utilities,
              "incomeMultiple": annualIncome / incomeMultiple}
    rent = max(mpf(0), min(limits.values()))
    rows = [{"percent": share, "rent": max(mpf(0), month * share / 100 - utilities)} for share in range(20, 51, 5)]
    return {
        "maxRent": rent,
        "byRentPercent": max(mpf(0), limits["rentPercent"]),
        "byDebtRatio": max(mpf(0), limits["debtRatio"]),
        "byIncomeMultiple": limits["incomeMultiple"],
        "limitingFactor": min(limits, key=limits.get),
        "incomeNeeded": max(1200 * (targetRent + utilities) / rentPercent, 1200 * (targetRent + utilities + monthlyDebts) / debtRatio, targetRent * incomeMultiple),
        "targetAffordable": bool(targetRent <= rent),
        "moveInCost": rent * (1 + depositMonths),
        "leftPerMonth": month - rent - utilities - monthlyDebts,
        "shareTable": rows,
        "rentByShare": rows,
    }


@proves("property-tax")
def prove_property_tax(marketValue, assessmentRatio, exemption, rates, rateUnit, credits, valueGrowth, years):
    unit = {"percent": 100, "mills": 1000}[rateUnit]
    rate = fsum(one["rate"] for one in rates) / unit

    def tax(value):
        return max(mpf(0), max(mpf(0), value * assessmentRatio / 100 - exemption) * rate - credits)

    assessed = marketValue * assessmentRatio / 100
    taxable = max(mpf(0), assessed - exemption)
    rows = [{"year": k, "marketValue": marketValue * (1 + valueGrowth / 100) ** k, "tax": tax(marketValue * (1 + valueGrowth / 100) ** k)}
            for k in range(int(years) + 1)]
    return {
        "annualTax": tax(marketValue),
        "monthlyTax": tax(marketValue) / 12,
        "assessedValue": assessed,
        "taxableValue": taxable,
        "totalRatePercent": 100 * rate,
        "effectiveRate": 100 * tax(marketValue) / marketValue,
        "breakdown": [{"name": one["name"], "rate": one["rate"], "tax": taxable * one["rate"] / unit} for one in rates],
        "projection": rows,
        "taxOverTime": rows,
    }


@proves("closing-costs")
def prove_closing_costs(homePrice, downPayment, costs, sellerCredit, lenderCredit, depositPaid):
    loan = homePrice - downPayment
    amounts = [{"percentOfPrice": homePrice * one["amount"] / 100, "percentOfLoan": loan * one["amount"] / 100, "fixed": one["amount"]}[one["basis"]] for one in costs]
    total = fsum(amounts)
    net = total - sellerCredit - lenderCredit
    return {
        "cashToClose": downPayment + net - depositPaid,
        "totalClosingCosts": total,
        "closingCostsPercent": 100 * total / homePrice,
        "netClosingCosts": net,
        "loanAmount": loan,
        "downPaymentPercent": 100 * downPayment / homePrice,
        "cashPercentOfPrice": 100 * (downPayment + net) / homePrice,
        "breakdown": [{"name": one["name"], "amount": amount, "share": 100 * amount / total if total else mpf(0)} for one, amount in zip(costs, amounts)],
    }


@proves("home-equity")
def prove_home_equity(homeValue, mortgageBalance, otherLoans, maxCombinedLtv, principal, productType, annualRate, termYears, drawYears):
    owed, r, n = mortgageBalance + otherLoans, annualRate / 1200, count_months(termYears)
    drawn = int(floor(12 * drawYears + mpf("0.5"))) if productType == "line" else 0
    payment = principal * find_factor(r, n)
    left, rows, chart, year = principal, [], [{"month": 0, "balance": principal}], [mpf(0), mpf(0)]
    total = mpf(0)
    for month in range(1, drawn + n + 1) if principal else []:
        interest = left * r
        paid = interest if month <= drawn else left + interest if month == drawn + n else payment
        left += interest - paid
        total += interest
        year = [year[0] + paid, year[1] + interest]
        chart.append({"month": month, "balance": left})
        if month % 12 == 0 or month == drawn + n:
            rows.append({"year": (month + 11) // 12, "paid": year[0], "interest": year[1], "balance": left})
            year = [mpf(0), mpf(0)]

    def available(limit):
        return max(mpf(0), homeValue * limit / 100 - owed)

    return {
        "availableToBorrow": available(maxCombinedLtv),
        "equity": homeValue - owed,
        "equityPercent": 100 * (homeValue - owed) / homeValue,
        "currentLtv": 100 * owed / homeValue,
        "combinedLtv": 100 * (owed + principal) / homeValue,
        "withinLimit": bool(principal <= available(maxCombinedLtv) * (1 + mpf("1e-12"))),
        "monthlyPayment": payment,
        "drawPayment": principal * r if productType == "line" else mpf(0),
        "totalInterest": total,
        "totalPaid": principal + total,
        "byLimit": [{"limit": limit, "available": available(limit)} for limit in [70, 75, 80, 85, 90, 95, 100]],
        "yearlyTable": rows,
        "balanceOverTime": chart,
    }


@proves("mortgage-points")
def prove_mortgage_points(principal, annualRate, points, rateReductionPerPoint, termYears, yearsToStay):
    n, cost = count_months(termYears), principal * points / 100
    new = annualRate - points * rateReductionPerPoint
    r0, r1 = annualRate / 1200, new / 1200
    p0, p1 = principal * find_factor(r0, n), principal * find_factor(r1, n)
    saving = p0 - p1
    balances = []
    for r, p in [(r0, p0), (r1, p1)]:
        left, run = principal, [principal]
        for _ in range(n):
            left = left * (1 + r) - p
            run.append(left)
        run[n] = mpf(0)
        balances.append(run)

    def gain(month):
        at = min(month, n)
        return balances[0][at] - balances[1][at]

    def net(month):
        return min(month, n) * saving + gain(month) - cost

    even = next((month for month in range(1, n + 1) if net(month) >= -TINY), None)
    stay = int(floor(12 * yearsToStay + mpf("0.5")))

    def worth(x):
        return fsum(p1 * (1 + x) ** -k for k in range(1, n + 1)) - (principal - cost)

    ends = range(1, int(ceil(mpf(n) / 12)) + 1)
    rows = [{"year": k, "paymentSavings": min(12 * k, n) * saving, "balanceAdvantage": gain(12 * k), "net": net(12 * k)} for k in ends]
    return {
        "breakEvenMonths": cost / saving if saving > 0 else None,
        "netBreakEvenMonth": even,
        "pointsCost": cost,
        "newRate": new,
        "paymentWithoutPoints": p0,
        "paymentWithPoints": p1,
        "monthlySavings": saving,
        "netSavingsAtStay": net(stay),
        "lifetimeInterestSaved": n * saving,
        "lifetimeNetSavings": n * saving - cost,
        "aprWithPoints": 1200 * (bisect(worth, mpf("1e-9"), 1) if cost else r1),
        "worthIt": bool(net(stay) > 0),
        "yearlyTable": rows,
        "netOverTime": [{"year": 0, "net": -cost}, *rows],
    }


RULES = {"conventional": (28, 36), "fha": (31, 43), "va": (41, 41), "usda": (29, 41)}


@proves("home-affordability")
def prove_home_affordability(annualIncome, monthlyDebts, downPayment, annualRate, termYears, ratioRule, housingRatio, debtRatio, propertyTaxRate, insuranceRate,
                             pmiRate, hoaMonthly, minDownPercent, closingCostPercent):
    income, n = annualIncome / 12, count_months(termYears)

    def find_parts(price, rate):
        loan = max(mpf(0), price - downPayment)
        insured = loan / price > mpf("0.8") + TINY if price else False
        return [loan * find_factor(rate / 1200, n), price * propertyTaxRate / 1200, price * insuranceRate / 1200, loan * pmiRate / 1200 if insured else mpf(0)]

    def find_price(ratios, rate):
        """The highest price whose monthly cost is within the budget; mortgage insurance makes a step at a loan of 80 %."""
        by_income, by_debts = income * ratios[0] / 100, income * ratios[1] / 100 - monthlyDebts
        factor, room = "income" if by_income <= by_debts else "debts", min(by_income, by_debts) - hoaMonthly
        if room <= 0:
            return mpf(0), factor

        def spare(price):
            return room - fsum(find_parts(price, rate))

        edge, top = 5 * downPayment, mpf(10) ** 13
        if edge and spare(edge) < 0:
            price = bisect(spare, 0, edge)
        elif edge and spare(edge * (1 + mpf("1e-8"))) < 0:
            price = edge
        else:
            price = bisect(spare, edge * (1 + mpf("1e-8")), top)
        if minDownPercent and price > downPayment / (minDownPercent / 100):
            price, factor = downPayment / (minDownPercent / 100), "downPayment"
        return price, factor

    ratios = RULES.get(ratioRule, (housingRatio, debtRatio))
    price, factor = find_price(ratios, annualRate)
    parts = find_parts(price, annualRate)
    monthly, loan = fsum(parts) + hoaMonthly if price else mpf(0), max(mpf(0), price - downPayment)
    rates = [annualRate + mpf(k) / 2 for k in range(-4, 5) if annualRate + mpf(k) / 2 >= 0]
    closing = price * closingCostPercent / 100
    by_rule = []
    for name, one in RULES.items():
        found = find_price(one, annualRate)
        by_rule.append({"rule": name, "housingRatio": one[0], "debtRatio": one[1], "maxHomePrice": found[0], "limitingFactor": found[1]})
    by_rate = [{"rate": rate, "maxHomePrice": find_price(ratios, rate)[0]} for rate in rates]
    return {
        "maxHomePrice": price,
        "loanAmount": loan,
        "monthlyPayment": monthly,
        "principalAndInterest": parts[0],
        "monthlyTax": parts[1],
        "monthlyInsurance": parts[2],
        "monthlyMortgageInsurance": parts[3],
        "monthlyBudget": max(mpf(0), min(income * ratios[0] / 100, income * ratios[1] / 100 - monthlyDebts)),
        "limitingFactor": factor,
        "housingRatioUsed": 100 * monthly / income if income else None,
        "debtRatioUsed": 100 * (monthly + monthlyDebts) / income if income else None,
        "downPaymentPercent": 100 * min(downPayment, price) / price if price else None,
        "loanToValue": 100 * loan / price if price else None,
        "closingCosts": closing,
        "cashNeeded": min(downPayment, price) + closing,
        "byRule": by_rule,
        "byRateTable": by_rate,
        "priceByRate": by_rate,
    }
