"""Business: margins, break-even, stock, depreciation, dilution, and the mortgage, from their definitions in accounting.

What is optimal is found where the derivative changes its sign; schedules are added up line by line.
"""

from family import add_months, bisect, proves
from loans import find_payment, repay, sum_by_year, sum_up
from mpmath import ceil, erfinv, fsum, mpf, sqrt


@proves("break-even")
def prove_break_even(fixedCosts, pricePerUnit, variableCostPerUnit, expectedUnits, targetProfit):
    def profit(units):
        return units * pricePerUnit - units * variableCostPerUnit - fixedCosts

    margin = profit(mpf(1)) - profit(mpf(0))
    units, target, expected = fixedCosts / margin, (fixedCosts + targetProfit) / margin, profit(expectedUnits)
    return {
        "breakEvenUnits": units,
        "breakEvenUnitsWhole": ceil(units - mpf("1e-9")),
        "breakEvenRevenue": units * pricePerUnit,
        "contributionMargin": margin,
        "contributionMarginRatio": 100 * margin / pricePerUnit,
        "unitsForTarget": target,
        "revenueForTarget": target * pricePerUnit,
        "expectedProfit": expected,
        "marginOfSafety": 100 * (1 - units / expectedUnits) if expectedUnits else None,
        "operatingLeverage": expectedUnits * margin / expected if expected and expectedUnits else None,
        "breakEvenPrice": variableCostPerUnit + fixedCosts / expectedUnits if expectedUnits else None,
        "profitTable": lambda units, **_: {"revenue": units * pricePerUnit, "totalCost": fixedCosts + units * variableCostPerUnit,
                                           "profit": profit(units)},
        "chart": lambda units, **_: {"revenue": units * pricePerUnit, "totalCost": fixedCosts + units * variableCostPerUnit},
    }


@proves("profit-margin")
def prove_profit_margin(revenue, costOfGoodsSold, operatingExpenses, interestExpense, taxes, targetMargin):
    gross = revenue - costOfGoodsSold
    operating = gross - operatingExpenses
    net = operating - interestExpense - taxes

    def share(profit):
        return 100 * profit / revenue if revenue else None

    wanted = costOfGoodsSold / (1 - targetMargin / 100)
    return {
        "grossMargin": share(gross),
        "grossProfit": gross,
        "operatingProfit": operating,
        "operatingMargin": share(operating),
        "netProfit": net,
        "netMargin": share(net),
        "markup": 100 * gross / costOfGoodsSold if costOfGoodsSold else None,
        "revenueForTarget": wanted,
        "priceIncrease": 100 * (wanted / revenue - 1) if revenue else None,
        "margins": [{"level": "Gross", "profit": gross, "margin": share(gross)}, {"level": "Operating", "profit": operating, "margin": share(operating)},
                    {"level": "Net", "profit": net, "margin": share(net)}],
    }


@proves("commission")
def prove_commission(salesAmount, tiers, tierMethod, share, basePay, quota, quotaBonus, draw):
    ordered = sorted(tiers, key=lambda tier: tier["from"])
    rows = []
    for k, tier in enumerate(ordered):
        end = ordered[k + 1]["from"] if k + 1 < len(ordered) else salesAmount
        if tierMethod == "marginal":
            sales = max(mpf(0), min(salesAmount, max(end, tier["from"])) - tier["from"]) if k + 1 < len(ordered) else max(mpf(0), salesAmount - tier["from"])
        else:
            reached = [one for one in ordered if one["from"] <= salesAmount]
            sales = salesAmount if reached and tier is reached[-1] else mpf(0)
        rows.append(tier | {"sales": sales, "commission": sales * tier["rate"] / 100})
    whole = fsum(row["commission"] for row in rows)
    mine = whole * share / 100
    bonus = quotaBonus if quota > 0 and salesAmount >= quota else 0
    return {
        "commission": mine,
        "totalPay": mine + basePay + bonus,
        "effectiveRate": 100 * mine / salesAmount if salesAmount else None,
        "commissionBeforeSplit": whole,
        "bonus": bonus,
        "quotaAttainment": 100 * salesAmount / quota if quota else None,
        "payAfterDraw": mine + basePay + bonus - draw,
        "tierTable": rows,
    }


@proves("customer-lifetime-value")
def prove_customer_lifetime_value(averageOrderValue, purchasesPerYear, grossMargin, retentionRate, discountRate, acquisitionCost):
    year, keep, rate = averageOrderValue * purchasesPerYear, retentionRate / 100, discountRate / 100
    margin = year * grossMargin / 100
    # The geometric series of margins at the end of each year.
    value = margin / (1 + rate - keep)
    rows, total = [], -acquisitionCost
    for k in range(10):
        present = margin * keep**k / (1 + rate) ** (k + 1)
        total += present
        rows.append({"year": k + 1, "stillCustomers": 100 * keep**k, "margin": margin * keep**k, "presentValue": present, "cumulative": total})
    return {
        "lifetimeValue": value,
        "netLifetimeValue": value - acquisitionCost,
        "ltvToCac": value / acquisitionCost if acquisitionCost else None,
        "annualMargin": margin,
        "averageLifetimeYears": 1 / (1 - keep),
        "undiscountedValue": margin / (1 - keep),
        "lifetimeRevenue": year / (1 - keep),
        "paybackMonths": 12 * acquisitionCost / margin if margin else None,
        "churnRate": 100 - retentionRate,
        "byYear": rows,
        "cumulativeChart": [{"year": 0, "cumulative": -acquisitionCost}] + rows,
    }


@proves("economic-order-quantity")
def prove_economic_order_quantity(annualDemand, orderCost, unitCost, holdingRate, leadTimeDays, safetyStock, workingDays, currentOrderQuantity):
    hold = unitCost * holdingRate / 100

    def cost(quantity):
        return {"orderingCost": annualDemand / quantity * orderCost, "holdingCost": quantity / 2 * hold}

    # Least where ordering a little more saves as much as holding it costs.
    eoq = bisect(lambda q: hold / 2 - annualDemand * orderCost / q**2, mpf("1e-6"), mpf(10) ** 12)
    best, now = cost(eoq), cost(currentOrderQuantity) if currentOrderQuantity else None
    total = best["orderingCost"] + best["holdingCost"]
    current = now["orderingCost"] + now["holdingCost"] if now else None

    def by_quantity(quantity, **_):
        one = cost(quantity)
        return one | {"totalCost": one["orderingCost"] + one["holdingCost"]}

    return best | {
        "eoq": eoq,
        "ordersPerYear": annualDemand / eoq,
        "daysBetweenOrders": workingDays * eoq / annualDemand,
        "reorderPoint": annualDemand / workingDays * leadTimeDays + safetyStock,
        "totalCost": total,
        "averageInventory": eoq / 2,
        "currentCost": current,
        "annualSaving": current - total if now else None,
        "costTable": by_quantity,
        "costChart": by_quantity,
    }


@proves("payback-period")
def prove_payback_period(initialCost, cashFlows, discountRate):
    rate = discountRate / 100
    values = [flow / (1 + rate) ** (k + 1) for k, flow in enumerate(cashFlows)]
    npv = fsum(values) - initialCost

    def payback(amounts):
        left = initialCost
        for k, amount in enumerate(amounts):
            if amount >= left - mpf("1e-20"):
                return k + left / amount if amount else mpf(k)
            left -= amount
        return None

    def sums(amounts):
        return [fsum(amounts[: k + 1]) - initialCost for k in range(len(amounts))]

    rows = [
        {"year": k + 1, "cashFlow": cashFlows[k], "cumulative": sums(cashFlows)[k], "discounted": values[k], "cumulativeDiscounted": sums(values)[k]}
        for k in range(len(cashFlows))
    ]
    result = {
        "paybackYears": payback(cashFlows),
        "discountedPaybackYears": payback(values),
        "netPresentValue": npv,
        "profitabilityIndex": fsum(values) / initialCost if initialCost else None,
        "totalCashFlow": fsum(cashFlows),
        "netCashFlow": fsum(cashFlows) - initialCost,
        "schedule": rows,
    }
    if min(cashFlows) >= 0 and max(cashFlows) > 0 and initialCost > 0:
        result["internalRateOfReturn"] = 100 * bisect(
            lambda r: initialCost - fsum(flow / (1 + r) ** (k + 1) for k, flow in enumerate(cashFlows)), mpf("-0.9999"), 1000)
    return result


@proves("price-elasticity")
def prove_price_elasticity(oldPrice, newPrice, oldQuantity, newQuantity, unitCost):
    priceChange, quantityChange = newPrice / oldPrice - 1, newQuantity / oldQuantity - 1 if oldQuantity else None
    middle = ((newQuantity - oldQuantity) / (newQuantity + oldQuantity)) / ((newPrice - oldPrice) / (newPrice + oldPrice))
    size = abs(middle)
    result = {
        "elasticity": middle,
        "pointElasticity": quantityChange / priceChange if oldQuantity else None,
        "priceChange": 100 * priceChange,
        "quantityChange": 100 * quantityChange if oldQuantity else None,
        "oldRevenue": oldPrice * oldQuantity,
        "newRevenue": newPrice * newQuantity,
        "revenueChange": newPrice * newQuantity - oldPrice * oldQuantity,
        "profitChange": (newPrice - unitCost) * newQuantity - (oldPrice - unitCost) * oldQuantity,
    }
    # Amoroso and Robinson: at the best price the share of profit in the price is one over the elasticity.
    result["bestPrice"] = unitCost / (1 + 1 / middle) if middle < -1 and unitCost > 0 else None
    if middle < 0:
        result["classification"] = "elastic" if size > 1 + mpf("1e-12") else "inelastic" if size < 1 - mpf("1e-12") else "unit elastic"
    return result


@proves("reorder-point")
def prove_reorder_point(dailyDemand, demandDeviation, leadTimeDays, leadTimeDeviation, serviceLevel, holdingCostPerUnit):
    spread = sqrt(leadTimeDays * demandDeviation**2 + (dailyDemand * leadTimeDeviation) ** 2)
    demand = dailyDemand * leadTimeDays

    def at(level):
        z = sqrt(2) * erfinv(2 * level / 100 - 1)
        return {"zScore": z, "safetyStock": z * spread, "reorderPoint": demand + z * spread, "holdingCost": z * spread * holdingCostPerUnit}

    chosen = at(serviceLevel)
    cost = chosen.pop("holdingCost")
    return chosen | {
        "leadTimeDemand": demand,
        "demandDeviationLeadTime": spread,
        "daysOfSafety": chosen["safetyStock"] / dailyDemand if dailyDemand else None,
        "safetyStockCost": cost,
        "byServiceLevel": lambda serviceLevel, **_: at(serviceLevel),
    }


@proves("working-capital")
def prove_working_capital(cash, receivables, inventory, otherCurrentAssets, payables, shortTermDebt, otherCurrentLiabilities,
                          annualRevenue, costOfGoodsSold):
    assets = cash + receivables + inventory + otherCurrentAssets
    owed = payables + shortTermDebt + otherCurrentLiabilities

    def ratio(part, whole, scale=1):
        return scale * part / whole if whole else None

    sales, stock, bills = ratio(receivables, annualRevenue, 365), ratio(inventory, costOfGoodsSold, 365), ratio(payables, costOfGoodsSold, 365)
    return {
        "workingCapital": assets - owed,
        "currentRatio": ratio(assets, owed),
        "quickRatio": ratio(cash + receivables, owed),
        "cashRatio": ratio(cash, owed),
        "currentAssets": assets,
        "currentLiabilities": owed,
        "daysSalesOutstanding": sales,
        "daysInventory": stock,
        "daysPayable": bills,
        "cashConversionCycle": sales + stock - bills if None not in (sales, stock, bills) else None,
        "operatingWorkingCapital": receivables + inventory - payables,
        "workingCapitalToRevenue": ratio(assets - owed, annualRevenue, 100),
    }


@proves("equity-dilution")
def prove_equity_dilution(holders, preMoneyValuation, investment, optionPoolPercent):
    old, post = fsum(one["shares"] for one in holders), preMoneyValuation + investment
    investor, pool = investment / post, optionPoolPercent / 100
    # The pool is a share of all shares after the round, and today's holders bear it.
    total = old / (1 - investor - pool)
    price = post / total
    return {
        "investorOwnership": 100 * investor,
        "postMoneyValuation": post,
        "sharePrice": price,
        "newShares": investor * total,
        "optionPoolShares": pool * total,
        "totalShares": total,
        "dilution": 100 * (1 - old / total),
        "effectivePreMoney": old * price,
        "capTable": [
            {"name": name, "sharesAfter": shares, "percentBefore": 100 * before / old, "percentAfter": 100 * shares / total, "value": shares * price}
            for name, before, shares in [
                *((one["name"], one["shares"], one["shares"]) for one in holders),
                ("Option pool", mpf(0), pool * total),
                ("New investors", mpf(0), investor * total),
            ]
        ],
    }


@proves("mortgage")
def prove_mortgage(homePrice, downPayment, annualRate, termYears, startDate, propertyTaxRate, homeInsurance, pmiRate, hoaMonthly,
                   extraMonthlyPayment):
    loan, rate = homePrice - downPayment, annualRate / 1200
    count = int(ceil(termYears * 12 - mpf("1e-9")))
    payment = find_payment(loan, rate, count)
    plain, rows = repay(loan, rate, payment), repay(loan, rate, payment, lambda number: extraMonthlyPayment)
    tax, insurance = homePrice * propertyTaxRate / 1200, homeInsurance / 12
    premium = loan * pmiRate / 1200 if loan > homePrice * mpf("0.8") else mpf(0)
    # It is due while the balance at the start of the month is above 80 % of the price.
    before = [loan] + [row["balance"] for row in rows]
    due = sum(left > homePrice * mpf("0.8") for left in before[: len(rows)]) if premium else 0
    monthly = payment + tax + insurance + premium + hoaMonthly
    interest = sum_up(rows)
    for k, row in enumerate(rows):
        row["date"] = add_months(startDate, k + 1)
        row["payment"] += row["extra"]
        row["principal"] += row["extra"]
        row["mortgageInsurance"] = premium if before[k] > homePrice * mpf("0.8") else mpf(0)
    return {
        "totalMonthlyPayment": monthly,
        "monthlyPayment": payment,
        "firstInterest": loan * rate,
        "firstPrincipal": payment - loan * rate,
        "monthlyTax": tax,
        "monthlyInsurance": insurance,
        "monthlyMortgageInsurance": premium,
        "loanAmount": loan,
        "loanToValue": 100 * loan / homePrice,
        "downPaymentPercent": 100 * downPayment / homePrice,
        "totalInterest": interest,
        "totalPaid": loan + interest,
        "payoffDate": add_months(startDate, len(rows)),
        "numberOfPayments": len(rows),
        "interestSaved": sum_up(plain) - interest,
        "monthsSaved": len(plain) - len(rows),
        "mortgageInsuranceMonths": due,
        "totalMortgageInsurance": premium * due,
        "totalCost": downPayment + loan + interest + premium * due + (tax + insurance + hoaMonthly) * len(rows),
        "paymentSplit": [
            {"item": item, "amount": amount, "percent": 100 * amount / monthly if monthly else mpf(0)}
            for item, amount in [("principalAndInterest", payment), ("tax", tax), ("insurance", insurance), ("mortgageInsurance", premium),
                                 ("hoa", hoaMonthly)]
        ],
        "schedule": rows,
        "yearlySchedule": sum_by_year([row | {"extra": mpf(0)} for row in rows], lambda row: int(row["date"][:4])),
    }
