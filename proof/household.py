"""A household's money and a firm's: budgets, debts, rents, subscriptions, worth, runway, margins and depreciation."""

from family import add_months, proves
from mpmath import exp, floor, fsum, log, mpf

TINY = mpf("1e-9")


@proves("debt-to-income")
def prove_debt_to_income(monthlyIncome, housingPayment, debts, housingLimit, debtLimit):
    whole = housingPayment + fsum(one["amount"] for one in debts)
    ratio = 100 * whole / monthlyIncome
    names = [("housing", housingPayment)] + [(one["name"], one["amount"]) for one in debts]
    return {
        "debtToIncome": ratio,
        "housingRatio": 100 * housingPayment / monthlyIncome,
        "rating": "good" if ratio <= 36 else "acceptable" if ratio <= 43 else "high" if ratio <= 50 else "tooHigh",
        "totalDebtPayments": whole,
        "roomAt36": monthlyIncome * mpf("0.36") - whole,
        "roomAt43": monthlyIncome * mpf("0.43") - whole,
        "incomeFor36": whole / mpf("0.36"),
        "leftPerMonth": monthlyIncome - whole,
        "meetsHousingLimit": bool(housingPayment <= monthlyIncome * housingLimit / 100),
        "meetsDebtLimit": bool(whole <= monthlyIncome * debtLimit / 100),
        "debtTable": [{"name": name, "amount": amount, "percentOfIncome": 100 * amount / monthlyIncome} for name, amount in names],
        "limitTable": [{"limit": limit, "maxPayments": monthlyIncome * limit / 100, "room": monthlyIncome * limit / 100 - whole} for limit in [20, 28, 36, 43, 45, 50]],
        "ratioByIncome": [{"income": monthlyIncome * share / 100, "ratio": 10000 * whole / (monthlyIncome * share)} for share in range(60, 161, 20)],
    }


@proves("emergency-fund")
def prove_emergency_fund(expenses, months, currentFund, monthlySaving, annualRate, startDate):
    spent = fsum(one["amount"] for one in expenses)

    def wait(goal):
        fund = currentFund
        for k in range(1201):
            if fund >= goal * (1 - mpf("1e-12")):
                return k
            fund = fund * (1 + annualRate / 1200) + monthlySaving
        return None

    target, need = spent * months, wait(spent * months)
    fund, chart = currentFund, []
    for k in range((120 if need is None else need) + 1):
        chart.append({"month": k, "fund": fund, "target": target})
        fund = fund * (1 + annualRate / 1200) + monthlySaving
    return {
        "targetFund": target,
        "monthlyExpenses": spent,
        "shortfall": max(mpf(0), target - currentFund),
        "monthsCovered": currentFund / spent if spent else None,
        "percentComplete": 100 * currentFund / target if target else mpf(100),
        "monthsToGoal": need,
        "goalDate": None if need is None else add_months(startDate, need),
        "byMonths": [{"months": k, "target": spent * k, "shortfall": max(mpf(0), spent * k - currentFund), "monthsToGoal": wait(spent * k)} for k in [1, 3, 6, 9, 12, 24]],
        "fundOverTime": chart,
    }


@proves("rent-split")
def prove_rent_split(totalRent, utilities, method, commonPercent, rooms):
    people, area = fsum(one["occupants"] for one in rooms), fsum(one["area"] for one in rooms)
    income, common, rows = fsum(one["income"] for one in rooms), (totalRent * commonPercent / 100 if commonPercent is not None else None), []
    for one in rooms:
        if method == "equal":
            rent = totalRent * one["occupants"] / people
        elif method == "area":
            rent = common * one["occupants"] / people + (totalRent - common) * one["area"] / area
        else:
            rent = totalRent * one["income"] / income
        extra = utilities * one["occupants"] / people
        rows.append({"name": one["name"], "percent": 100 * rent / totalRent if totalRent else None, "rent": rent, "utilities": extra, "total": rent + extra,
                     "perPerson": (rent + extra) / one["occupants"]})
    each = [row["perPerson"] for row in rows]
    return {
        "averagePerPerson": (totalRent + utilities) / people,
        "highestPerPerson": max(each),
        "lowestPerPerson": min(each),
        "spread": max(each) - min(each),
        "people": people,
        "rentPerSquareMeter": totalRent / area if area else None,
        "shares": rows,
    }


@proves("subscription-cost")
def prove_subscription_cost(subscriptions, years, priceIncrease, annualReturn, hourlyWage):
    times = {"weekly": 52, "monthly": 12, "quarterly": 4, "yearly": 1}
    rows = []
    for one in subscriptions:
        period = next(value for key, value in one.items() if value in times)
        rows.append({"name": one["name"], "perYear": one["price"] * times[period], "perMonth": one["price"] * times[period] / 12})
    year = fsum(row["perYear"] for row in rows)
    for row in rows:
        row["share"] = 100 * row["perYear"] / year if year else mpf(0)
    growth, invested, spent, table = (1 + annualReturn / 100) ** (mpf(1) / 12), mpf(0), mpf(0), []
    for k in range(1, int(years) + 1):
        cost = year * (1 + priceIncrease / 100) ** (k - 1)
        for _ in range(12):
            invested = invested * growth + cost / 12
        spent += cost
        table.append({"year": k, "cost": cost, "spent": spent, "invested": invested})
    return {
        "yearlyCost": year,
        "monthlyCost": year / 12,
        "dailyCost": year / 365,
        "costOverYears": spent,
        "investedInstead": invested,
        "hoursOfWork": year / hourlyWage if hourlyWage else None,
        "count": len(rows),
        "mostExpensive": max(rows, key=lambda row: row["perYear"])["name"],
        "breakdown": rows,
        "yearlyTable": table,
        "spentOrInvested": [{"year": 0, "spent": mpf(0), "invested": mpf(0)}, *table],
    }


@proves("net-worth")
def prove_net_worth(assets, liabilities, age, annualIncome, growthRate, yearlySaving, years):
    owned, owed = fsum(one["amount"] for one in assets), fsum(one["amount"] for one in liabilities)
    now, expected = owned - owed, age * annualIncome / 10
    rows, worth = [{"year": 0, "netWorth": now, "paidIn": now}], now
    for k in range(1, int(years) + 1):
        worth = worth * (1 + growthRate / 100) + yearlySaving
        rows.append({"year": k, "netWorth": worth, "paidIn": now + k * yearlySaving})
    parts = [{"name": one["name"], "kind": kind, "amount": one["amount"], "percent": 100 * one["amount"] / whole if whole else mpf(0)}
             for kind, group, whole in [("asset", assets, owned), ("liability", liabilities, owed)] for one in group]
    return {
        "netWorth": now,
        "totalAssets": owned,
        "totalLiabilities": owed,
        "liquidAssets": fsum(one["amount"] for one in assets if one["liquid"]),
        "debtToAssetRatio": 100 * owed / owned if owned else None,
        "expectedNetWorth": expected,
        "ratioToExpected": 100 * now / expected if expected else None,
        "netWorthAtEnd": worth,
        "breakdown": parts,
        "projection": rows,
        "projectionChart": rows,
    }


@proves("budget-50-30-20")
def prove_budget(monthlyIncome, needsPercent, wantsPercent, expenses):
    shares = {"needs": needsPercent, "wants": wantsPercent, "savings": 100 - needsPercent - wantsPercent}
    targets = {group: monthlyIncome * share / 100 for group, share in shares.items()}
    actual = {group: fsum(one["amount"] for one in expenses if one["group"] == group) for group in shares}
    return targets | {
        "savingsPercent": shares["savings"],
        "actualNeeds": actual["needs"],
        "actualWants": actual["wants"],
        "actualSavings": actual["savings"],
        "totalPlanned": fsum(actual.values()),
        "unallocated": monthlyIncome - fsum(actual.values()),
        "savingsPerYear": 12 * targets["savings"],
        "comparison": [{"group": group, "target": targets[group], "actual": actual[group], "difference": targets[group] - actual[group],
                        "actualPercent": 100 * actual[group] / monthlyIncome if monthlyIncome else None} for group in shares],
    }


MACRS = {
    "3": "33.33 44.45 14.81 7.41", "5": "20 32 19.2 11.52 11.52 5.76", "7": "14.29 24.49 17.49 12.49 8.93 8.92 8.93 4.46",
    "10": "10 18 14.4 11.52 9.22 7.37 6.55 6.55 6.56 6.55 3.28",
    "15": "5 9.5 8.55 7.7 6.93 6.23 5.9 5.9 5.91 5.9 5.91 5.9 5.91 5.9 5.91 2.95",
    "20": "3.75 7.219 6.677 6.177 5.713 5.285 4.888 4.522 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 2.231",
}


@proves("depreciation")
def prove_depreciation(cost, salvageValue, method, usefulLife, factor, recoveryPeriod, year, taxRate):
    """MACRS: IRS Publication 946, table A-1, half-year convention."""
    life = int(usefulLife) if usefulLife is not None else 0
    left, rows = cost, [{"year": 0, "bookValue": cost}]
    count = len(MACRS[str(recoveryPeriod)].split()) if method == "macrs" else life
    for k in range(1, count + 1):
        if method == "macrs":
            amount = cost * mpf(MACRS[str(recoveryPeriod)].split()[k - 1]) / 100
        elif method == "straightLine":
            amount = (cost - salvageValue) / life
        elif method == "sumOfYears":
            amount = (cost - salvageValue) * (life - k + 1) / (mpf(life) * (life + 1) / 2)
        else:
            amount = max(mpf(0), min(left * min(mpf(1), factor / life), left - salvageValue))
            if method == "decliningBalanceSwitch":
                amount = max(amount, (left - salvageValue) / (life - k + 1))
        left -= amount
        rows.append({"year": k, "depreciation": amount, "accumulated": cost - left, "bookValue": left})
    own = rows[int(year)]
    return {
        "depreciationInYear": own["depreciation"],
        "accumulatedDepreciation": own["accumulated"],
        "bookValue": own["bookValue"],
        "firstYearDepreciation": rows[1]["depreciation"],
        "totalDepreciation": cost - left,
        "taxSaved": own["depreciation"] * taxRate / 100,
        "schedule": rows[1:],
        "bookValueOverTime": rows,
    }


@proves("runway")
def prove_runway(cashBalance, monthlyRevenue, monthlyExpenses, revenueGrowthRate, expenseGrowthRate, startDate):
    cash, rows, out, even, low = cashBalance, [], None, None, cashBalance
    for k in range(1, 121):
        revenue, expenses = monthlyRevenue * (1 + revenueGrowthRate / 100) ** (k - 1), monthlyExpenses * (1 + expenseGrowthRate / 100) ** (k - 1)
        if cash + revenue - expenses < 0 and out is None:
            out = k - 1 + cash / (expenses - revenue)
        cash += revenue - expenses
        low = min(low, cash)
        even = k if even is None and revenue >= expenses else even
        rows.append({"month": k, "revenue": revenue, "expenses": expenses, "netBurn": expenses - revenue, "cash": cash})
    burn = monthlyExpenses - monthlyRevenue
    return {
        "runwayMonths": out,
        "runsOut": out is not None,
        "cashOutDate": None if out is None else add_months(startDate, int(floor(out + TINY))),
        "grossBurn": monthlyExpenses,
        "netBurn": burn,
        "breakEvenMonth": even,
        "lowestCash": low,
        "fundingNeeded": max(mpf(0), -low),
        "simpleRunwayMonths": cashBalance / burn if burn > 0 else None,
        "cashPlan": rows[:60],
        "cashChart": rows[:60],
    }


@proves("markup")
def prove_markup(cost, known, markup, margin, price, taxRate, quantity):
    selling = {"markup": lambda: cost * (1 + markup / 100), "margin": lambda: cost / (1 - margin / 100), "price": lambda: price}[known]()
    profit = selling - cost
    return {
        "sellingPrice": selling,
        "markupPercent": 100 * profit / cost if cost else None,
        "marginPercent": 100 * profit / selling if selling else None,
        "profit": profit,
        "priceWithTax": selling * (1 + taxRate / 100),
        "totalRevenue": selling * quantity,
        "totalProfit": profit * quantity,
        "priceList": [{"markup": m, "margin": mpf(100) * m / (100 + m), "price": cost * (1 + mpf(m) / 100)} for m in [10, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200]],
    }


@proves("inventory-turnover")
def prove_inventory_turnover(costOfGoodsSold, beginningInventory, endingInventory, periodDays, carryingRate, targetTurnover):
    stock = (beginningInventory + endingInventory) / 2
    turns, wanted = costOfGoodsSold / stock, costOfGoodsSold / targetTurnover
    return {
        "inventoryTurnover": turns,
        "annualTurnover": turns * 365 / periodDays,
        "daysInventory": periodDays / turns if turns else None,
        "weeksOfSupply": endingInventory * periodDays / (7 * costOfGoodsSold) if costOfGoodsSold else None,
        "averageInventory": stock,
        "carryingCost": stock * carryingRate / 100 * periodDays / 365,
        "inventoryForTarget": wanted,
        "cashFreed": stock - wanted,
    }


@proves("business-calculator")
def prove_business(unitsSold, pricePerUnit, returnsRate, otherRevenue, costPerUnit, sellingFeeRate, expenses, depreciation, interestExpense, taxRate, targetProfit):
    sales = unitsSold * pricePerUnit
    returns, spent = sales * returnsRate / 100, fsum(one["amount"] for one in expenses)
    revenue = sales - returns + otherRevenue
    goods, fees = unitsSold * costPerUnit, (sales - returns) * sellingFeeRate / 100
    gross = revenue - goods - fees
    ebitda = gross - spent
    operating = ebitda - depreciation
    before = operating - interestExpense
    tax = max(mpf(0), before) * taxRate / 100
    price = pricePerUnit * (1 - returnsRate / 100)
    each, fixed = price * (1 - sellingFeeRate / 100) - costPerUnit, spent + depreciation + interestExpense
    gap = max(mpf(0), fixed - otherRevenue)
    even = mpf(0) if gap == 0 else gap / each if each > 0 else None

    def share(amount):
        return 100 * amount / revenue if revenue else None

    lines = [("Sales", sales), ("Returns and discounts", -returns), ("Other revenue", otherRevenue), ("Revenue", revenue), ("Cost of goods sold", -goods),
             ("Selling fees", -fees), ("Gross profit", gross)] + [(one["name"], -one["amount"]) for one in expenses] + [
                 ("EBITDA", ebitda), ("Depreciation", -depreciation), ("Operating profit", operating), ("Interest", -interestExpense), ("Profit before tax", before),
                 ("Tax", -tax), ("Net profit", before - tax)]
    top = 2 * max(unitsSold, even or mpf(0))
    return {
        "netProfit": before - tax, "netMargin": share(before - tax), "revenue": revenue, "grossProfit": gross, "grossMargin": share(gross),
        "operatingExpenses": spent, "ebitda": ebitda, "ebitdaMargin": share(ebitda), "operatingProfit": operating, "operatingMargin": share(operating),
        "profitBeforeTax": before, "tax": tax, "contributionPerUnit": each, "contributionMarginRatio": 100 * each / price if price else None,
        "fixedCosts": fixed, "breakEvenUnits": even, "breakEvenRevenue": None if even is None else even * price,
        "marginOfSafety": 100 * (unitsSold - even) / unitsSold if unitsSold and even is not None else None,
        "operatingLeverage": unitsSold * each / before if before > 0 else None,
        "unitsForTarget": max(mpf(0), fixed - otherRevenue + targetProfit / (1 - taxRate / 100)) / each if each > 0 else None,
        "profitAndLoss": [{"line": line, "amount": amount, "percentOfRevenue": share(amount)} for line, amount in lines],
        "breakEvenChart": [{"units": top * k / 10, "sales": top * k / 10 * price + otherRevenue, "totalCost": fixed + top * k / 10 * (price - each)} for k in range(11)],
    }


@proves("certificate-of-deposit")
def prove_certificate_of_deposit(principal, annualRate, rateType, compounding, termMonths, startDate, taxRate, penaltyMonths):


    m, rate = {"daily": 365, "monthly": 12, "quarterly": 4, "semiannually": 2, "annually": 1}.get(compounding), annualRate / 100
    if rateType == "apy":
        apy, nominal = rate, log(1 + rate) if m is None else m * ((1 + rate) ** (mpf(1) / m) - 1)
    else:
        nominal, apy = rate, exp(rate) - 1 if m is None else (1 + rate / m) ** m - 1
    penalty, rows, last = principal * nominal / 12 * penaltyMonths, [], principal
    for k in range(1, int(termMonths) + 1):
        balance = principal * (1 + apy) ** (mpf(k) / 12)
        rows.append({"month": k, "interest": balance - last, "balance": balance, "ifWithdrawn": balance if k == termMonths else balance - penalty})
        last = balance
    interest = last - principal
    tax = interest * taxRate / 100
    return {
        "maturityValue": last,
        "interest": interest,
        "apy": 100 * apy,
        "nominalRate": 100 * nominal,
        "tax": tax,
        "afterTaxValue": last - tax,
        "earlyWithdrawalPenalty": penalty,
        "maturityDate": add_months(startDate, termMonths),
        "schedule": rows,
        "balanceOverTime": [{"month": 0, "balance": principal}, *rows],
    }
