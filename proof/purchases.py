"""Loans that change or are paid early, cars, plans for debts and for college, and what a firm's cash flow is worth."""

from family import add_months, bisect, proves
from mpmath import ceil, floor, fsum, mpf

TINY = mpf("1e-9")


def level_payment(amount, rate, months):
    """What repays an amount in equal payments: it divided by the sum of the discount factors."""
    return amount / fsum((1 + rate) ** -k for k in range(1, int(months) + 1))


def balances(amount, rate, payment, months):
    rows = [amount]
    for _ in range(int(months)):
        rows.append(rows[-1] * (1 + rate) - payment)
    return rows[:-1] + [mpf(0)]


@proves("mortgage-refinance")
def prove_mortgage_refinance(currentBalance, currentRate, remainingMonths, newRate, newTermYears, closingCosts, points, financeCosts, cashOut, yearsToStay):
    cash = cashOut or mpf(0)
    months0, months1 = int(remainingMonths), max(1, int(floor(12 * newTermYears + mpf("0.5"))))
    rate0, rate1 = currentRate / 1200, newRate / 1200
    costs = closingCosts + (currentBalance + cash) * (points or 0) / 100
    loan = currentBalance + cash + (costs if financeCosts else 0)
    upfront = mpf(0) if financeCosts else costs
    old, new = level_payment(currentBalance, rate0, months0), level_payment(loan, rate1, months1)
    old_left, new_left = balances(currentBalance, rate0, old, months0), balances(loan, rate1, new, months1)

    def ahead(month):
        paid = min(month, months0) * old - min(month, months1) * new
        return paid - upfront + cash + old_left[min(month, months0)] - new_left[min(month, months1)]

    saved, last = old - new, max(months0, months1)

    def lent(rate):
        return fsum(new / (1 + rate) ** k for k in range(1, months1 + 1)) - (loan - costs)

    years = range(1, int(ceil(mpf(last) / 12)) + 1)
    table = [{"year": k, "currentBalance": old_left[min(12 * k, months0)], "newBalance": new_left[min(12 * k, months1)], "netBenefit": ahead(12 * k)} for k in years]
    at_stay = ahead(int(floor(12 * yearsToStay + mpf("0.5"))))
    return {
        "currentPayment": old,
        "newPayment": new,
        "monthlySavings": saved,
        "newLoanAmount": loan,
        "totalCosts": costs,
        "breakEvenMonths": costs / saved if saved > 0 else None,
        "netBreakEvenMonth": next((m for m in range(1, last + 1) if ahead(m) >= -TINY), None),
        "netBenefitAtStay": at_stay,
        "worthIt": bool(at_stay > 0),
        "lifetimeSavings": months0 * old + cash - months1 * new - upfront,
        "currentTotalInterest": months0 * old - currentBalance,
        "newTotalInterest": months1 * new - loan,
        "newApr": newRate if costs == 0 else 1200 * bisect(lent, 0, 2),
        "sameTermPayment": level_payment(loan, rate1, months0),
        "yearlyTable": table,
        "benefitOverTime": [{"year": 0, "netBenefit": ahead(0)}] + [{"year": row["year"], "netBenefit": row["netBenefit"]} for row in table],
    }


@proves("adjustable-rate-mortgage")
def prove_adjustable_rate_mortgage(principal, initialRate, termYears, fixedYears, adjustmentMonths, indexRate, margin, indexChangePerYear, initialCap,
                                   periodicCap, lifetimeCap, floorRate, fixedRate):
    months, first, every = int(12 * termYears), int(12 * fixedYears), int(adjustmentMonths)
    lowest, drift = mpf("2.75") if floorRate is None else floorRate, indexChangePerYear or mpf(0)

    def run(next_rate):
        rate, balance = initialRate, principal
        payment, payments, changes, interest = level_payment(principal, rate / 1200, months), [], [], mpf(0)
        for month in range(months):
            if month >= first and (month - first) % every == 0:
                rate = next_rate(rate, month)
                payment = level_payment(balance, rate / 1200, months - month)
                changes.append((month + 1, rate, payment, balance))
            interest += balance * rate / 1200
            balance += balance * rate / 1200 - payment
            payments.append(payment)
        return payments, changes, interest

    def cap_of(month):
        return initialCap if month == first else periodicCap

    def expected(rate, month):
        target = max(mpf(0), indexRate + drift * month / 12) + margin
        near = min(max(target, rate - cap_of(month)), rate + cap_of(month))
        return max(min(near, initialRate + lifetimeCap), lowest)

    def worst(rate, month):
        return min(rate + cap_of(month), initialRate + lifetimeCap)

    usual, changes, interest = run(expected)
    dear, dear_changes, dear_interest = run(worst)
    level = level_payment(principal, fixedRate / 1200, months)
    return {
        "initialPayment": usual[0],
        "firstAdjustedRate": changes[0][1],
        "firstAdjustedPayment": changes[0][2],
        "worstFirstPayment": dear_changes[0][2],
        "highestPayment": max(usual),
        "worstCasePayment": max(dear),
        "worstCaseRate": max(initialRate, max(change[1] for change in dear_changes)),
        "fullyIndexedRate": indexRate + margin,
        "totalInterest": interest,
        "worstTotalInterest": dear_interest,
        "fixedPayment": level,
        "fixedTotalInterest": months * level - principal,
        "savedInFixedPeriod": (level - usual[0]) * first,
        "adjustments": [{"month": month, "rate": rate, "payment": payment, "balance": balance, "worstRate": other[1], "worstPayment": other[2]}
                        for (month, rate, payment, balance), other in zip(changes, dear_changes)],
        "paymentOverTime": [{"month": k + 1, "expected": usual[k], "worst": dear[k], "fixed": level} for k in range(months)],
    }


@proves("car-affordability")
def prove_car_affordability(mode, monthlyIncome, budgetPercent, monthlyBudget, insurance, fuelAndUpkeep, downPayment, tradeInValue, annualRate, termMonths,
                            salesTaxRate, fees):
    budget = monthlyIncome * budgetPercent / 100 if mode == "income" else monthlyBudget
    payment = max(mpf(0), budget - insurance - fuelAndUpkeep)

    def borrow(rate, months):
        return fsum(payment / (1 + rate / 1200) ** k for k in range(1, int(months) + 1))

    def price_of(loan):
        return max(mpf(0), (loan + downPayment + tradeInValue - fees) / (1 + salesTaxRate / 100))

    loan = borrow(annualRate, termMonths)
    price = price_of(loan)
    own = 100 * (downPayment + tradeInValue) / price if price else None
    return {
        "carBudget": budget,
        "monthlyPayment": payment,
        "loanAmount": loan,
        "vehiclePrice": price,
        "salesTax": price * salesTaxRate / 100,
        "outTheDoorPrice": price * (1 + salesTaxRate / 100) + fees,
        "totalPaid": termMonths * payment,
        "totalInterest": termMonths * payment - loan,
        "downPaymentPercent": own,
        "meetsTwentyPercentDown": bool(own is not None and own >= 20 - TINY),
        "withinFourYears": bool(termMonths <= 48),
        "carCostOfIncome": 100 * (payment + insurance + fuelAndUpkeep) / monthlyIncome,
        "byTerm": [{"termMonths": n, "loanAmount": borrow(annualRate, n), "vehiclePrice": price_of(borrow(annualRate, n)),
                    "totalInterest": n * payment - borrow(annualRate, n)} for n in (24, 36, 48, 60, 72, 84)],
        "byRate": [{"annualRate": rate, "vehiclePrice": price_of(borrow(mpf(rate), termMonths))} for rate in (0, 2, 4, 6, 8, 10, 12, 15, 20)],
    }


@proves("car-depreciation")
def prove_car_depreciation(mode, purchasePrice, carAge, yearsOwned, firstYearRate, laterYearRate, currentValue, annualDistance):
    years = int(yearsOwned)
    known = 100 * (1 - (currentValue / purchasePrice) ** (1 / mpf(years))) if mode == "known" else None
    rates = [known if mode == "known" else firstYearRate if k == 0 and carAge == 0 else laterYearRate for k in range(years)]
    rows, value = [], purchasePrice
    for k, rate in enumerate(rates):
        lost = value * rate / 100
        value -= lost
        rows.append({"year": k + 1, "carAge": carAge + k + 1, "depreciationRate": rate, "depreciation": lost, "value": value, "percentOfPrice": 100 * value / purchasePrice})
    lost = purchasePrice - value
    return {
        "valueAtEnd": value,
        "totalDepreciation": lost,
        "depreciationPercent": 100 * lost / purchasePrice,
        "averageAnnualRate": 100 * (1 - (value / purchasePrice) ** (1 / mpf(years))),
        "depreciationPerYear": lost / years,
        "depreciationPerMonth": lost / years / 12,
        "costPerKm": lost / (annualDistance * years) if annualDistance else None,
        "nextYearDepreciation": value * (known if mode == "known" else laterYearRate) / 100,
        "schedule": rows,
        "valueOverTime": [{"year": 0, "value": purchasePrice}] + [{"year": row["year"], "value": row["value"]} for row in rows],
    }


@proves("advanced-auto-loan")
def prove_advanced_auto_loan(vehiclePrice, cashRebate, rebateBeforeTax, tradeInValue, tradeInOwed, tradeInTaxCredit, salesTaxRate, taxedFees, untaxedFees,
                             financeTaxAndFees, downPayment, annualRate, termMonths, startDate, extraMonthlyPayment, oneTimeExtraPayment, oneTimeExtraMonth):
    taxable = max(mpf(0), vehiclePrice - (cashRebate if rebateBeforeTax else 0) - (tradeInValue if tradeInTaxCredit else 0)) + taxedFees
    tax, fees, equity = taxable * salesTaxRate / 100, taxedFees + untaxedFees, tradeInValue - tradeInOwed
    inside = financeTaxAndFees
    loan = vehiclePrice - cashRebate - equity - downPayment + (tax + fees if inside else 0)
    months, rate = int(termMonths), annualRate / 1200
    payment, balance, rows = level_payment(loan, rate, months), loan, []
    while balance > 0:
        k = len(rows) + 1
        due = balance * (1 + rate)
        paid = payment + extraMonthlyPayment + (oneTimeExtraPayment if k == oneTimeExtraMonth else 0)
        paid = due if due <= paid + mpf("1e-6") or k == months else paid
        rows.append({"month": k, "date": add_months(startDate, k), "payment": paid, "interest": balance * rate, "principal": paid - balance * rate, "balance": due - paid})
        balance = due - paid
    interest = fsum(row["interest"] for row in rows)
    left, plain = [loan] + [row["balance"] for row in rows] + [mpf(0)] * months, balances(loan, rate, payment, months)
    parts = [("Vehicle price", vehiclePrice), ("Rebate", -cashRebate), ("Trade-in value", -tradeInValue), ("Owed on the trade-in", tradeInOwed),
             ("Down payment", -downPayment), ("Sales tax in the loan", tax if inside else mpf(0)), ("Fees in the loan", fees if inside else mpf(0)), ("Amount financed", loan)]
    return {
        "monthlyPayment": payment,
        "loanAmount": loan,
        "taxableAmount": taxable,
        "salesTax": tax,
        "totalFees": fees,
        "tradeInEquity": equity,
        "negativeEquity": max(mpf(0), -equity),
        "cashDueAtSigning": downPayment + (0 if inside else tax + fees),
        "loanToValue": 100 * loan / vehiclePrice,
        "numberOfPayments": len(rows),
        "totalInterest": interest,
        "totalPaid": loan + interest,
        "totalCost": vehiclePrice - cashRebate + tax + fees + interest,
        "interestSaved": months * payment - loan - interest,
        "monthsSaved": months - len(rows),
        "payoffDate": rows[-1]["date"],
        "amountFinanced": [{"item": item, "amount": amount} for item, amount in parts],
        "schedule": rows,
        "balanceOverTime": [{"month": k, "balance": left[k], "balanceWithoutExtra": plain[k]} for k in range(months + 1)],
    }


@proves("debt-payoff-planner")
def prove_debt_payoff_planner(debts, extraMonthlyPayment, strategy, startDate):
    budget, owed = fsum(one["minimumPayment"] for one in debts) + extraMonthlyPayment, fsum(one["balance"] for one in debts)
    orders = {"avalanche": lambda one: (-one["annualRate"], one["balance"]), "snowball": lambda one: (one["balance"], -one["annualRate"])}

    def run(name):
        targets = sorted(debts, key=orders[name])
        left, charged, gone, whole = [one["balance"] for one in targets], [mpf(0) for _ in targets], {}, [owed]
        for month in range(1, 1201):
            money = budget
            for k, one in enumerate(targets):
                interest = left[k] * one["annualRate"] / 1200
                charged[k] += interest
                left[k] += interest
                paid = min(one["minimumPayment"], left[k])
                left[k] -= paid
                money -= paid
            for k in range(len(targets)):
                paid = min(money, left[k])
                left[k], money = left[k] - paid, money - paid
                if left[k] <= mpf("1e-6"):
                    left[k] = mpf(0)
                    gone.setdefault(k, month)
            whole.append(fsum(left))
            if not whole[-1]:
                break
        rows = sorted((gone[k], k) for k in gone)
        order = [{"order": place + 1, "name": targets[k]["name"], "payoffMonth": month, "payoffDate": add_months(startDate, month), "interest": charged[k]}
                 for place, (month, k) in enumerate(rows)]
        return {"months": len(whole) - 1, "interest": fsum(charged), "order": order, "balances": whole, "first": rows[0][0]}

    def pay_alone(one):
        left, interest = one["balance"], mpf(0)
        for month in range(1, 1201):
            interest += left * one["annualRate"] / 1200
            left += left * one["annualRate"] / 1200
            if left <= one["minimumPayment"] + mpf("1e-6"):
                return month, interest
            left -= one["minimumPayment"]
        return None

    plans, alone = {name: run(name) for name in orders}, [pay_alone(one) for one in debts]
    plan, never = plans[strategy], None in alone
    minimum = None if never else fsum(interest for _, interest in alone)
    longest = max(one["months"] for one in plans.values())
    return {
        "monthsToDebtFree": plan["months"],
        "debtFreeDate": add_months(startDate, plan["months"]),
        "totalInterest": plan["interest"],
        "totalPaid": owed + plan["interest"],
        "totalDebt": owed,
        "monthlyBudget": budget,
        "minimumOnlyMonths": None if never else max(month for month, _ in alone),
        "minimumOnlyInterest": minimum,
        "interestSaved": None if never else minimum - plan["interest"],
        "avalancheAdvantage": plans["snowball"]["interest"] - plans["avalanche"]["interest"],
        "payoffOrder": plan["order"],
        "strategies": [{"strategy": name, "months": one["months"], "totalInterest": one["interest"], "firstDebtPaidMonth": one["first"]} for name, one in plans.items()],
        "balanceOverTime": [{"month": k} | {name: (one["balances"] + [mpf(0)] * longest)[k] for name, one in plans.items()} for k in range(longest + 1)],
    }


@proves("discounted-cash-flow")
def prove_discounted_cash_flow(freeCashFlow, growthRate, growthYears, terminalGrowthRate, discountRate, netDebt, sharesOutstanding, currentPrice, midYear):
    years, early = int(growthYears), mpf("0.5") if midYear else mpf(0)

    def value(discount, forever):
        rows, flow = [], freeCashFlow
        for year in range(1, years + 1):
            flow *= 1 + growthRate / 100
            factor = (1 + discount / 100) ** (early - year)
            rows.append({"year": year, "cashFlow": flow, "discountFactor": factor, "presentValue": flow * factor})
        terminal = flow * (100 + forever) / (discount - forever)
        return rows, terminal, terminal * (1 + discount / 100) ** (early - years)

    rows, terminal, terminal_now = value(discountRate, terminalGrowthRate)
    flows = fsum(row["presentValue"] for row in rows)
    firm = flows + terminal_now
    share = (firm - netDebt) / sharesOutstanding
    grid = [(discountRate + a, terminalGrowthRate + mpf(b) / 2) for a in (-2, -1, 0, 1, 2) for b in (-2, -1, 0, 1, 2)]

    def per_share(discount, forever):
        rows, _, end = value(discount, forever)
        return (fsum(row["presentValue"] for row in rows) + end - netDebt) / sharesOutstanding

    return {
        "presentValueOfCashFlows": flows,
        "terminalValue": terminal,
        "presentValueOfTerminal": terminal_now,
        "enterpriseValue": firm,
        "equityValue": firm - netDebt,
        "valuePerShare": share,
        "terminalShare": 100 * terminal_now / firm if firm else None,
        "upside": 100 * (share / currentPrice - 1) if currentPrice else None,
        "projections": rows,
        "sensitivity": [{"discountRate": d, "terminalGrowthRate": u, "valuePerShare": per_share(d, u)} for d, u in grid if d > u and d > -100],
    }


@proves("college-cost")
def prove_college_cost(annualCost, annualAid, costInflation, yearsUntil, yearsInCollege, currentSavings, annualReturn):
    net, grow, back = annualCost - annualAid, 1 + costInflation / 100, 1 + annualReturn / 100
    wait, stay = int(yearsUntil), int(yearsInCollege)
    costs = [net * grow ** (wait + k) for k in range(stay)]
    fund, at_start = fsum(cost / back**k for k, cost in enumerate(costs)), currentSavings * back**wait
    gap, month = max(mpf(0), fund - at_start), back ** (mpf(1) / 12)
    deposit = gap / fsum(month**k for k in range(12 * wait)) if wait else None
    rows, balance = [], currentSavings
    for year in range(1, wait + stay + 1):
        saving = year <= wait
        put, cost = (12 * deposit, mpf(0)) if saving else (mpf(0), costs[year - wait - 1])
        balance = balance * back + deposit * fsum(month**k for k in range(12)) if saving else (balance - cost) * back
        rows.append({"year": year, "deposits": put, "cost": cost, "balance": balance if abs(balance) > mpf("1e-6") else mpf(0)})
    return {
        "totalFutureCost": fsum(costs),
        "firstYearCost": costs[0],
        "lastYearCost": costs[-1],
        "todayCost": net * stay,
        "fundNeeded": fund,
        "savingsAtStart": at_start,
        "shortfall": gap,
        "monthlySaving": deposit,
        "totalSaved": None if deposit is None else currentSavings + 12 * wait * deposit,
        "schedule": rows,
        "balanceOverTime": [{"year": 0, "balance": currentSavings}] + [{"year": row["year"], "balance": row["balance"]} for row in rows],
    }
