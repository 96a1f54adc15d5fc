"""Interest, annuities, rates of return, taxes on sales and wages: balances are carried from period to period.

Rates of return by bisection of the discounted cash flows.
"""

from datetime import date

from family import add_months, bisect, pick, proves
from mpmath import ceil, exp, floor, fsum, log, mpf

PER_YEAR = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12, "semimonthly": 24, "biweekly": 26, "weekly": 52,
            "daily": 365}


def yearly_growth(rate, compounding):
    """What 1 is worth after a year at a nominal rate in percent."""
    if compounding == "continuously":
        return exp(rate / 100)
    return (1 + rate / 100 / PER_YEAR[compounding]) ** PER_YEAR[compounding]


def discount(flows, rate, first=0):
    return fsum(flow / (1 + rate) ** (k + first) for k, flow in enumerate(flows))


@proves("annuity")
def prove_annuity(payment, paymentFrequency, annualRate, duration, termYears, growthRate, deferralYears, paymentTiming):
    often = PER_YEAR[paymentFrequency]
    rate, early = annualRate / 100 / often, paymentTiming == "beginning"
    effective = 100 * (yearly_growth(annualRate, paymentFrequency) - 1)
    if duration == "perpetual":
        growth = 1 + growthRate / 100
        year = fsum((1 + rate) ** -(k if early else k + 1) for k in range(often)) * payment
        yearly = (1 + rate) ** often
        return {"presentValue": year / (1 - growth / yearly) / yearly ** int(deferralYears), "effectiveAnnualRate": effective,
                "futureValue": None, "totalPayments": None, "interest": None, "numberOfPayments": None}
    count, wait = int(termYears * often), int(deferralYears * often)
    payments = [payment * (1 + growthRate / 100) ** (k // often) for k in range(count)]
    values = [paid / (1 + rate) ** (wait + k + (0 if early else 1)) for k, paid in enumerate(payments)]
    total = fsum(payments)
    future = fsum(paid * (1 + rate) ** (count - k - (0 if early else 1)) for k, paid in enumerate(payments))
    table = [
        {"year": deferralYears + year + 1, "payment": payments[year * often], "presentValue": fsum(values[year * often : (year + 1) * often]),
         "cumulative": fsum(values[: (year + 1) * often])}
        for year in range(int(termYears))
    ]
    return {
        "presentValue": fsum(values),
        "futureValue": future,
        "totalPayments": total,
        "interest": future - total,
        "numberOfPayments": count,
        "effectiveAnnualRate": effective,
        "yearlyTable": table,
        "cumulativeValue": [{"year": deferralYears, "cumulative": 0}] + table,
    }


@proves("annuity-payout")
def prove_annuity_payout(principal, annualRate, termYears, paymentFrequency, paymentTiming, growthRate, remainder):
    often = PER_YEAR[paymentFrequency]
    rate, count, early = annualRate / 100 / often, int(termYears * often), paymentTiming == "beginning"
    steps = [(1 + growthRate / 100) ** (k // often) for k in range(count)]
    worth = fsum(step / (1 + rate) ** (k + (0 if early else 1)) for k, step in enumerate(steps))
    payment = (principal - remainder / (1 + rate) ** count) / worth
    balance, table = principal, []
    for year in range(int(termYears)):
        paid = gained = mpf(0)
        for k in range(year * often, (year + 1) * often):
            if early:
                balance -= payment * steps[k]
            gained += balance * rate
            balance += balance * rate
            if not early:
                balance -= payment * steps[k]
            paid += payment * steps[k]
        table.append({"year": year + 1, "payment": payment * steps[year * often], "paid": paid, "interest": gained, "balance": balance})
    total = fsum(payment * step for step in steps)

    def how_long(percent, **_):
        """Periods until the money is gone, the last in part; none where a hundred years later some is left."""
        first, left = payment * percent / 100, principal
        for k in range(100 * often):
            paid = first * (1 + growthRate / 100) ** (k // often)
            owned = left if early else left * (1 + rate)
            if paid >= owned:
                return {"payment": first, "years": (k + owned / paid) / often}
            left = (owned - paid) * (1 + rate if early else 1)
        return {"payment": first, "years": None}

    return {
        "howLongItLasts": how_long,
        "payment": payment,
        "lastPayment": payment * steps[-1],
        "annualPayment": payment * often,
        "totalPaid": total,
        "totalInterest": total + remainder - principal,
        "numberOfPayments": count,
        "payoutRate": 100 * payment * often / principal,
        "yearlyTable": table,
        "balanceOverTime": [{"year": 0, "balance": principal}] + table,
    }


@proves("compound-interest")
def prove_compound_interest(principal, annualRate, termYears, extraMonths, compounding, contribution,
                            contributionFrequency, contributionTiming, inflationRate):
    growth, years = yearly_growth(annualRate, compounding), termYears + extraMonths / 12
    often = PER_YEAR[contributionFrequency]
    count = int(floor(years * often + mpf("1e-9")))
    early = contributionTiming == "beginning"

    def worth(span):
        number = int(floor(span * often + mpf("1e-9")))
        moments = [mpf(k + (0 if early else 1)) / often for k in range(number)]
        return principal * growth**span + fsum(contribution * growth ** (span - at) for at in moments), number

    futureValue = worth(years)[0]
    table = []
    for year in range(1, int(ceil(years - mpf("1e-9"))) + 1):
        span = min(mpf(year), years)
        (value, number), (before, earlier) = worth(span), worth(mpf(year - 1))
        paid = contribution * (number - earlier)
        table.append({"year": span, "contributions": paid, "interest": value - before - paid, "balance": value})
    return {
        "futureValue": futureValue,
        "totalContributions": contribution * count,
        "totalInterest": futureValue - principal - contribution * count,
        "effectiveAnnualRate": 100 * (growth - 1),
        "realValue": futureValue / (1 + inflationRate / 100) ** years,
        "doublingTime": log(2) / log(growth) if growth > 1 else None,
        "yearlyTable": table,
        "balanceOverTime": [{"year": 0, "balance": principal, "paidIn": principal}] + [
            row | {"paidIn": principal + fsum(one["contributions"] for one in table[: k + 1])} for k, row in enumerate(table)
        ],
    }


@proves("effective-annual-rate")
def prove_effective_annual_rate(annualRate, compounding, toCompounding, principal):
    growth = yearly_growth(annualRate, compounding)

    def nominal(other):
        if other == "continuously":
            return 100 * log(growth)
        return 100 * PER_YEAR[other] * (growth ** (mpf(1) / PER_YEAR[other]) - 1)

    def compare(compounding, **_):
        return {"periodsPerYear": PER_YEAR.get(compounding), "effectiveRate": 100 * (yearly_growth(annualRate, compounding) - 1),
                "equivalentNominal": nominal(compounding)}

    return {
        "effectiveAnnualRate": 100 * (growth - 1),
        "equivalentRate": nominal(toCompounding),
        "periodicRate": annualRate / PER_YEAR[compounding] if compounding in PER_YEAR else None,
        "interestPerYear": principal * (growth - 1),
        "simpleInterest": principal * annualRate / 100,
        "comparison": compare,
        "effectByFrequency": [
            {"periodsPerYear": often, "effectiveRate": 100 * (yearly_growth(annualRate, name) - 1)}
            for name, often in sorted(PER_YEAR.items(), key=lambda one: one[1])
        ],
    }


@proves("future-value")
def prove_future_value(presentValue, payment, periods, ratePerPeriod, paymentGrowth, paymentTiming):
    rate, early, balance, alone, table = ratePerPeriod / 100, paymentTiming == "beginning", presentValue, presentValue, []
    payments = [payment * (1 + paymentGrowth / 100) ** k for k in range(int(periods))]
    for k, paid in enumerate(payments):
        interest = (balance + (paid if early else 0)) * rate
        balance += interest + paid
        alone *= 1 + rate
        table.append({"period": k + 1, "payment": paid, "interest": interest, "balance": balance,
                      "paidIn": presentValue + fsum(payments[: k + 1])})
    total = fsum(payments)
    return {
        "futureValue": balance,
        "futureValueOfAmount": alone,
        "futureValueOfPayments": balance - alone,
        "totalPayments": total,
        "totalInterest": balance - presentValue - total,
        "growthFactor": (1 + rate) ** int(periods),
        "lastPayment": payments[-1] if payments else 0,
        "schedule": table,
        "balanceOverTime": [{"period": 0, "balance": presentValue, "paidIn": presentValue}] + table,
    }


@proves("present-value")
def prove_present_value(futureValue, payment, annualRate, termYears, compounding, paymentTiming):
    often = PER_YEAR[compounding]
    rate, count = annualRate / 100 / often, int(floor(termYears * often + mpf("1e-9")))
    first = 0 if paymentTiming == "beginning" else 1
    ofAmount = futureValue / (1 + rate) ** (termYears * often)
    ofPayments = discount([payment] * count, rate, first)

    def by_year(year, **_):
        return {"discountFactor": (1 + rate) ** (-year * often), "presentValueOfAmount": futureValue / (1 + rate) ** (year * often),
                "presentValueOfPayments": discount([payment] * int(year * often), rate, first)}

    received = futureValue + payment * count
    return {
        "presentValue": ofAmount + ofPayments,
        "presentValueOfAmount": ofAmount,
        "presentValueOfPayments": ofPayments,
        "totalReceived": received,
        "discount": received - ofAmount - ofPayments,
        "discountFactor": (1 + rate) ** (-termYears * often),
        "numberOfPayments": count,
        "yearlyTable": by_year,
        "valueByWait": lambda year, **_: {"presentValue": futureValue} if year == 0 else {},
    }


@proves("net-present-value")
def prove_net_present_value(initialInvestment, discountRate, cashFlows, cashFlowTiming):
    first = mpf("0.5") if cashFlowTiming == "middle" else 1
    rate = discountRate / 100

    def at(percent):
        return discount(cashFlows, percent / 100, first) - initialInvestment

    values = [flow / (1 + rate) ** (k + first) for k, flow in enumerate(cashFlows)]
    present, n = fsum(values), len(cashFlows)
    npv = present - initialInvestment

    def payback(amounts):
        total = mpf(0)
        if initialInvestment <= 0:
            return 0
        for k, amount in enumerate(amounts):
            if total + amount >= initialInvestment:
                return k + (initialInvestment - total) / amount
            total += amount
        return None

    rows = [{"period": 0, "cashFlow": -initialInvestment, "discountFactor": 1, "presentValue": -initialInvestment, "cumulative": -initialInvestment}]
    for k, value in enumerate(values):
        rows.append({"period": k + 1, "cashFlow": cashFlows[k], "discountFactor": (1 + rate) ** -(k + first), "presentValue": value,
                     "cumulative": rows[-1]["cumulative"] + value})
    result = {
        "npv": npv,
        "presentValueOfCashFlows": present,
        "profitabilityIndex": present / initialInvestment if initialInvestment else None,
        "paybackPeriod": payback(cashFlows),
        "discountedPayback": payback(values),
        "equivalentAnnuity": npv / discount([mpf(1)] * n, rate, 1),
        "worthwhile": bool(npv >= 0),
        "schedule": rows,
        "npvProfile": lambda rate, **_: {"npv": at(rate)},
    }
    signs = [flow > 0 for flow in [-initialInvestment, *cashFlows] if flow]
    if sum(one != other for one, other in zip(signs, signs[1:])) == 1:
        result["irr"] = bisect(lambda percent: -at(percent), mpf("-99.999"), 100000)
    return result


def count_years(dates):
    days = [(date.fromisoformat(one) - date.fromisoformat(dates[0])).days for one in dates]
    return [mpf(number) / 365 for number in days]


@proves("internal-rate-of-return")
def prove_internal_rate_of_return(cashFlowType, cashFlows, periodsPerYear, datedCashFlows, financeRate, reinvestRate):
    dated = cashFlowType == "dated"
    often = 1 if dated else PER_YEAR[periodsPerYear]
    if dated:
        ordered = sorted(datedCashFlows, key=lambda one: one["date"])
        amounts, times = [one["amount"] for one in ordered], count_years([one["date"] for one in ordered])
    else:
        amounts, times = cashFlows, [mpf(k) / often for k in range(len(cashFlows))]
    signs = [amount > 0 for amount in amounts if amount]
    changes = sum(one != other for one, other in zip(signs, signs[1:]))
    paid, back = -fsum(a for a in amounts if a < 0), fsum(a for a in amounts if a > 0)
    result = {
        "netCashFlow": back - paid,
        "totalInvested": paid,
        "totalReturned": back,
        "multiple": back / paid if paid else None,
        "signChanges": changes,
    }
    end = times[-1]
    # MIRR: what is paid in costs the one rate, what comes back earns the other, per year of the calendar or of the periods.
    finance, reinvest = 1 + financeRate / 100 / often, 1 + reinvestRate / 100 / often
    later = fsum(a * reinvest ** ((end - t) * often) for a, t in zip(amounts, times) if a > 0)
    now = fsum(-a / finance ** (t * often) for a, t in zip(amounts, times) if a < 0)
    if now and end:
        result["mirr"] = 100 * ((later / now) ** (1 / end) - 1)
    if not end:
        return result | {"irr": None, "mirr": None}
    if changes == 1:
        sign = 1 if signs[0] else -1
        growth = bisect(lambda g: sign * fsum(a * g ** (-t) for a, t in zip(amounts, times)), mpf("0.0001"), 10**6)
        result["irr"] = 100 * (growth - 1)
        result["periodicRate"] = 100 * (growth ** (mpf(1) / often) - 1)
        if dated:
            del result["periodicRate"]
        result["flows"] = [{"time": t, "amount": a, "discountFactor": growth**-t, "presentValue": a * growth**-t} for a, t in zip(amounts, times)]
    return result


@proves("rule-of-72")
def prove_rule_of_72(annualRate, years):
    growth = log(1 + annualRate / 100)
    return {
        "yearsToDouble": 72 / annualRate,
        "exactYears": log(2) / growth,
        "rule70Years": 70 / annualRate,
        "rule69Years": mpf("69.3") / annualRate,
        "error": 72 / annualRate - log(2) / growth,
        "yearsToTriple": log(3) / growth,
        "yearsToQuadruple": log(4) / growth,
        "yearsToTenfold": log(10) / growth,
        "rateToDouble": 72 / years,
        "exactRateToDouble": 100 * (mpf(2) ** (1 / years) - 1),
        "comparison": lambda rate, **_: {"rule72": 72 / rate, "rule70": 70 / rate, "exact": log(2) / log(1 + rate / 100)},
        "chart": lambda rate, **_: {"rule72": 72 / rate, "exact": log(2) / log(1 + rate / 100)},
    }


@proves("salary-converter")
def prove_salary_converter(amount, period, hoursPerWeek, daysPerWeek, weeksPerYear, unpaidDays):
    # A year is paid as so many of each period; hours and days are those of the weeks worked.
    times = {"hour": hoursPerWeek * weeksPerYear, "day": daysPerWeek * weeksPerYear, "week": weeksPerYear,
             "twoWeeks": weeksPerYear / 2, "halfMonth": 24, "month": 12, "quarter": 4, "year": 1}
    year = amount * times[period]
    days = daysPerWeek * weeksPerYear
    left = 1 - unpaidDays / days
    return {
        "annualSalary": year,
        "hourly": year / times["hour"],
        "daily": year / days,
        "weekly": year / weeksPerYear,
        "biweekly": year / times["twoWeeks"],
        "semimonthly": year / 24,
        "monthly": year / 12,
        "quarterly": year / 4,
        "adjustedAnnual": year * left,
        "hoursPerYear": times["hour"] * left,
        "comparison": lambda period, **_: {"pay": year / times[period], "adjusted": year * left / times[period]},
        "hourlyByHours": lambda hours, **_: {"hourly": year / (hours * weeksPerYear)},
    }


@proves("sales-tax")
def prove_sales_tax(price, discountPercent, taxes, priceIncludesTax, shipping, shippingTaxed):
    rate = fsum(tax["rate"] for tax in taxes) / 100
    reduced = price * (1 - discountPercent / 100)
    net = reduced / (1 + rate) if priceIncludesTax else reduced
    carriage = shipping / (1 + rate) if priceIncludesTax and shippingTaxed else shipping
    taxed = net + (carriage if shippingTaxed else 0)
    return {
        "total": net + carriage + taxed * rate,
        "salesTax": taxed * rate,
        "netPrice": net,
        "taxableAmount": taxed,
        "combinedRate": 100 * rate,
        "discount": price - reduced,
        "shippingWithoutTax": carriage,
        "effectiveRate": 100 * taxed * rate / (net + carriage) if net + carriage else 0,
        "taxBreakdown": [tax | {"tax": taxed * tax["rate"] / 100} for tax in taxes],
    }


@proves("savings-goal")
def prove_savings_goal(goalAmount, currentSavings, annualRate, termMonths, monthlyDeposit, depositTiming, startDate):
    rate, early, count = annualRate / 1200, depositTiming == "beginning", int(termMonths)

    def save(deposit, months):
        balance, rows = currentSavings, [{"month": 0, "balance": currentSavings}]
        for month in range(1, months + 1):
            interest = (balance + (deposit if early else 0)) * rate
            balance += deposit + interest
            rows.append({"month": month, "deposit": deposit, "interest": interest, "balance": balance})
        return rows

    needed = max(mpf(0), (goalAmount - save(mpf(0), count)[-1]["balance"]) / (save(mpf(1), count)[-1]["balance"] - save(mpf(0), count)[-1]["balance"]))
    rows, own = save(needed, count), save(monthlyDeposit, max(count, 1200))
    reached = next((row["month"] for row in own if row["balance"] >= goalAmount - mpf("1e-12")), None)
    at_end = own[count]["balance"]
    return {
        "requiredDeposit": needed,
        "monthsAtDeposit": reached,
        "goalDate": add_months(startDate, reached) if reached is not None else None,
        "balanceAtDeposit": at_end,
        "shortfall": max(mpf(0), goalAmount - at_end),
        "requiredLumpSum": max(mpf(0), goalAmount / (1 + rate) ** count - currentSavings),
        "totalDeposits": needed * count,
        "interestEarned": rows[-1]["balance"] - currentSavings - needed * count,
        "schedule": rows[1:],
        "balanceOverTime": [{"month": k, "withRequired": rows[k]["balance"], "withYours": own[k]["balance"]} for k in range(count + 1)],
    }


@proves("cagr")
def prove_cagr(beginningValue, endingValue, termYears, projectionYears):
    multiple = endingValue / beginningValue
    growth = exp(log(multiple) / termYears)
    rows = [{"year": year, "value": endingValue * growth**year} for year in range(int(projectionYears) + 1)]
    return {
        "cagr": 100 * (growth - 1),
        "totalGrowth": 100 * (multiple - 1),
        "multiple": multiple,
        "doublingYears": log(2) / log(growth) if growth > 1 else None,
        "projectedValue": rows[-1]["value"],
        "projection": rows,
        "projectionChart": rows,
    }


@proves("dollar-cost-averaging")
def prove_dollar_cost_averaging(contribution, prices, currentPrice, feePerPurchase):
    bought = [(contribution - feePerPurchase) / price for price in prices]
    n, shares = len(prices), fsum(bought)
    invested, value = contribution * n, shares * currentPrice
    lump = (invested - feePerPurchase) / prices[0] * currentPrice
    rows = [
        {"purchase": k + 1, "price": price, "sharesBought": bought[k], "totalShares": fsum(bought[: k + 1]),
         "totalInvested": contribution * (k + 1), "value": fsum(bought[: k + 1]) * price}
        for k, price in enumerate(prices)
    ]
    return {
        "averageCost": invested / shares,
        "averagePrice": fsum(prices) / n,
        "totalShares": shares,
        "totalInvested": invested,
        "totalFees": feePerPurchase * n,
        "currentValue": value,
        "gain": value - invested,
        "gainPercent": 100 * (value / invested - 1),
        "lumpSumValue": lump,
        "lumpSumDifference": value - lump,
        "schedule": rows,
    }


@proves("return-on-investment")
def prove_return_on_investment(amountInvested, amountReturned, income, costs, startDate, endDate):
    cost, back = amountInvested + costs, amountReturned + income
    days = (date.fromisoformat(endDate) - date.fromisoformat(startDate)).days
    years = mpf(days) / 365
    return {
        "roi": 100 * (back - cost) / cost,
        "gain": back - cost,
        # Less than a year is not stretched to one.
        "annualizedRoi": 100 * ((back / cost) ** (1 / years) - 1) if back >= 0 and years >= 1 else None,
        "multiple": back / cost,
        "totalCost": cost,
    } | pick(locals(), "days", "years")


@proves("stock-average")
def prove_stock_average(purchases, fees, currentPrice, targetAverage):
    shares = fsum(one["shares"] for one in purchases)
    cost = fsum(one["shares"] * one["price"] for one in purchases) + fees
    rows, had, spent = [], mpf(0), mpf(0)
    for k, one in enumerate(purchases):
        had, spent = had + one["shares"], spent + one["shares"] * one["price"]
        rows.append(one | {"purchase": k + 1, "cost": one["shares"] * one["price"], "runningAverage": spent / had})
    gap = cost - targetAverage * shares
    more = gap / (targetAverage - currentPrice) if targetAverage != currentPrice else None
    more = more if more is not None and more > 0 else None if gap else 0
    return {
        "averagePrice": cost / shares,
        "totalShares": shares,
        "totalCost": cost,
        "currentValue": shares * currentPrice,
        "gain": shares * currentPrice - cost,
        "gainPercent": 100 * (shares * currentPrice / cost - 1) if cost else None,
        "sharesToTarget": more,
        "costToTarget": more * currentPrice if more is not None else None,
        "breakdown": rows,
    }


@proves("wacc")
def prove_wacc(equityValue, debtValue, riskFreeRate, beta, equityRiskPremium, otherPremium, costOfDebt, taxRate):
    total = equityValue + debtValue
    taxed = 1 - taxRate / 100
    bare = beta / (1 + taxed * debtValue / equityValue) if equityValue else None

    def by_share(debtShare, **_):
        if bare is None:
            return {}
        share = debtShare / 100
        # Hamada: the more debt, the more the shares swing.
        cost = riskFreeRate + bare * (1 + taxed * share / (1 - share)) * equityRiskPremium + otherPremium
        return {"costOfEquity": cost, "wacc": cost * (1 - share) + costOfDebt * taxed * share}

    equity, debt = riskFreeRate + beta * equityRiskPremium + otherPremium, costOfDebt * (1 - taxRate / 100)
    return {
        "wacc": (equity * equityValue + debt * debtValue) / total,
        "costOfEquity": equity,
        "afterTaxCostOfDebt": debt,
        "equityWeight": 100 * equityValue / total,
        "debtWeight": 100 * debtValue / total,
        "debtToEquity": debtValue / equityValue if equityValue else None,
        "unleveredBeta": bare,
        "waccByDebt": by_share,
    }


@proves("position-size")
def prove_position_size(accountBalance, riskPercent, entryPrice, stopPrice, targetPrice, feeRate, wholeShares):
    fee = feeRate / 100
    loss = abs(entryPrice - stopPrice) + fee * (entryPrice + stopPrice)
    win = (targetPrice - entryPrice if entryPrice > stopPrice else entryPrice - targetPrice) - fee * (entryPrice + targetPrice)
    shares = accountBalance * riskPercent / 100 / loss
    if wholeShares:
        shares = floor(shares + mpf("1e-12"))
    return {
        "shares": shares,
        "positionValue": shares * entryPrice,
        "riskAmount": shares * loss,
        "riskPerShare": loss,
        "potentialProfit": shares * win,
        "rewardRiskRatio": win / loss,
        "breakEvenWinRate": 100 * loss / (loss + win) if win > 0 else None,
        "leverage": shares * entryPrice / accountBalance,
        "direction": "long" if entryPrice > stopPrice else "short",
    }


@proves("sharpe-ratio")
def prove_sharpe_ratio(returns, periodicity, riskFreeRate):
    often, n = {"daily": 252}.get(periodicity) or PER_YEAR[periodicity], len(returns)
    mean, free = fsum(returns) / n, riskFreeRate / often
    deviation = (fsum((one - mean) ** 2 for one in returns) / (n - 1)) ** mpf("0.5")
    below = (fsum(min(0, one - free) ** 2 for one in returns) / n) ** mpf("0.5")
    wealth, peak, rows, deepest = mpf(100), mpf(100), [{"period": 0, "growth": 0, "drawdown": 0}], mpf(0)
    for k, one in enumerate(returns):
        wealth *= 1 + one / 100
        peak = max(peak, wealth)
        deepest = max(deepest, 100 * (1 - wealth / peak))
        rows.append({"period": k + 1, "growth": wealth - 100, "drawdown": 100 * (wealth / peak - 1)})
    root = mpf(often) ** mpf("0.5")
    return {
        "sharpeRatio": (mean - free) / deviation * root if deviation else None,
        "sortinoRatio": (mean - free) / below * root if below else None,
        "meanReturn": mean * often,
        "volatility": deviation * root,
        "annualizedReturn": 100 * ((wealth / 100) ** (mpf(often) / n) - 1),
        "cumulativeReturn": wealth - 100,
        "maxDrawdown": deepest,
        "bestReturn": max(returns),
        "worstReturn": min(returns),
        "positiveShare": 100 * mpf(sum(one > 0 for one in returns)) / n,
        "wealth": rows,
    }
