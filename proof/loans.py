"""Loans: every payment of a schedule is made one by one; the level payment is the one that leaves nothing at the end."""

from family import add_months, bisect, pick, proves
from mpmath import ceil, exp, fsum, mpf, nint


def find_payment(principal, rate, count):
    """The level payment whose discounted values add up to the principal."""
    return principal / fsum((1 + rate) ** -k for k in range(1, int(count) + 1))


def find_rate(amount, payments):
    """The rate of one period at which the payments are worth the amount."""
    return bisect(lambda rate: amount - fsum(paid / (1 + rate) ** (k + 1) for k, paid in enumerate(payments)), mpf("-0.5"), 5)


def repay(principal, rate, payment, extra=lambda number: 0, most=2000):
    """Rows of a schedule until nothing is left."""
    rows, balance = [], principal
    while balance > mpf("1e-9") * principal and len(rows) < most:
        interest = balance * rate
        paid = min(payment, balance + interest)
        more = min(extra(len(rows) + 1), balance + interest - paid)
        balance += interest - paid - more
        rows.append({"month": len(rows) + 1, "payment": paid, "principal": paid - interest, "interest": interest,
                     "extra": more, "balance": max(balance, mpf(0))})
    return rows


def zip_balances(principal, *plans):
    """The balances of several plans beside one another, from the start until the last is paid off."""
    columns = [[principal] + [row["balance"] for row in rows] for rows in plans]
    longest = max(map(len, columns))
    return list(zip(*(column + [mpf(0)] * (longest - len(column)) for column in columns)))


def sum_up(rows, column="interest"):
    return fsum(row[column] for row in rows)


def sum_by_year(rows, year_of):
    years = {}
    for row in rows:
        one = years.setdefault(year_of(row), {"year": year_of(row), "paid": mpf(0), "interest": mpf(0), "principal": mpf(0)})
        one["paid"] += row["payment"] + row["extra"]
        one["interest"] += row["interest"]
        one["principal"] += row["principal"] + row["extra"]
        one["balance"] = row["balance"]
    return list(years.values())


@proves("amortization-schedule")
def prove_amortization_schedule(principal, annualRate, termYears, startDate, extraMonthlyPayment, extraYearlyPayment,
                                extraYearlyMonth, lumpSum, lumpSumPaymentNumber):
    rate, count = annualRate / 1200, int(ceil(termYears * 12 - mpf("1e-9")))
    payment = find_payment(principal, rate, count)

    def extra(number):
        month = int(add_months(startDate, number).split("-")[1])
        return (extraMonthlyPayment + (extraYearlyPayment if month == extraYearlyMonth else 0)
                + (lumpSum if number == lumpSumPaymentNumber else 0))

    plain, rows = repay(principal, rate, payment), repay(principal, rate, payment, extra)
    for row in rows:
        row["date"] = add_months(startDate, row["month"])
    return {
        "monthlyPayment": payment,
        "totalInterest": sum_up(rows),
        "totalPaid": principal + sum_up(rows),
        "numberOfPayments": len(rows),
        "payoffDate": add_months(startDate, len(rows)),
        "originalPayoffDate": add_months(startDate, count),
        "originalTotalInterest": sum_up(plain),
        "interestSaved": sum_up(plain) - sum_up(rows),
        "monthsSaved": count - len(rows),
        "schedule": [row | {"payment": row["payment"] + row["extra"], "principal": row["principal"] + row["extra"]} for row in rows],
        "balanceOverTime": [
            {"month": month, "balance": left, "withoutExtra": all_along}
            for month, (left, all_along) in enumerate(zip_balances(principal, rows, plain))
        ],
        "yearlySchedule": sum_by_year(rows, lambda row: int(row["date"][:4])),
    }


@proves("balance-transfer")
def prove_balance_transfer(balance, currentRate, monthlyPayment, transferFeePercent, introRate, introMonths, laterRate):
    fee = balance * transferFeePercent / 100
    rows, left, interest = [], balance + fee, mpf(0)
    after = None
    while left > mpf("1e-12"):
        rate = (introRate if len(rows) < introMonths else laterRate) / 1200
        interest += left * rate
        left = max(mpf(0), left * (1 + rate) - monthlyPayment)
        rows.append(left)
        if len(rows) == introMonths:
            after = left
    without = repay(balance, currentRate / 1200, monthlyPayment)
    savings = sum_up(without) - interest - fee
    return {
        "savings": savings,
        "transferFee": fee,
        "newBalance": balance + fee,
        "monthsWithTransfer": len(rows),
        "monthsWithoutTransfer": len(without),
        "interestWithTransfer": interest,
        "interestWithoutTransfer": sum_up(without),
        "balanceAfterIntro": after if after is not None else 0 if introMonths else balance + fee,
        "paymentToClearInIntro": find_payment(balance + fee, introRate / 1200, introMonths) if introMonths else None,
        "worthIt": bool(savings > 0),
        "comparison": [{"month": 0, "withoutTransfer": balance, "withTransfer": balance + fee}] + [
            {"month": k + 1, "withoutTransfer": without[k]["balance"] if k < len(without) else 0,
             "withTransfer": rows[k] if k < len(rows) else 0}
            for k in range(max(len(without), len(rows)))
        ],
    }


@proves("credit-card-interest")
def prove_credit_card_interest(startingBalance, annualRate, billingDays, transactions, compounding, yearDays):
    days = mpf(yearDays)
    rate, balance, gathered, rows, owed = annualRate / 100 / days, startingBalance, mpf(0), [], []
    for day in range(1, int(billingDays) + 1):
        moved = fsum(one["amount"] for one in transactions if one["day"] == day)
        balance += moved
        base = balance + (gathered if compounding == "daily" else 0)
        interest = max(base, 0) * rate
        owed.append(max(base, 0))
        gathered += interest
        rows.append({"day": day, "transactions": moved, "balance": base if compounding == "daily" else balance, "interest": interest})
    average = fsum(owed) / billingDays
    return {
        "interest": gathered,
        "averageDailyBalance": average,
        "dailyRate": 100 * rate,
        "closingBalance": balance + gathered,
        "interestPerDay": gathered / billingDays,
        "effectiveAnnualRate": 100 * ((1 + rate) ** 365 - 1),
        "interestForAYear": gathered / billingDays * days,
        "dailyTable": rows,
    }


@proves("credit-card-payoff")
def prove_credit_card_payoff(balance, annualRate, monthlyPayment, monthlyCharges, targetMonths, minimumPercent,
                             minimumFloor, startDate):
    rate = annualRate / 1200

    def pay(amount_due, charges):
        left, rows = balance, []
        while left > mpf("1e-9") and len(rows) < 1200:
            interest = left * rate
            owed = left + interest + charges
            paid = min(amount_due(left + interest), owed)
            left = owed - paid
            rows.append({"month": len(rows) + 1, "date": add_months(startDate, len(rows) + 1), "payment": paid,
                         "interest": interest, "charges": charges, "balance": left})
        return rows

    rows = pay(lambda owed: monthlyPayment, monthlyCharges)
    least = pay(lambda owed: max(minimumFloor, owed * minimumPercent / 100), mpf(0))
    ends = least[-1]["balance"] < mpf("1e-9")
    both = [[balance] + [row["balance"] for row in plan] + [mpf(0)] * 1200 for plan in (rows, least)]
    target = find_payment(balance, rate, targetMonths) + monthlyCharges
    return {
        "monthsToPayoff": len(rows),
        "payoffDate": add_months(startDate, len(rows)),
        "totalInterest": sum_up(rows),
        "totalPaid": sum_up(rows, "payment"),
        "lastPayment": rows[-1]["payment"],
        "paymentForTarget": target,
        "interestForTarget": (target - monthlyCharges) * targetMonths - balance,
        "minimumMonths": len(least) if ends else None,
        "minimumInterest": sum_up(least) if ends else None,
        "firstMinimumPayment": least[0]["payment"],
        "interestSaved": sum_up(least) - sum_up(rows) if ends else None,
        "schedule": rows,
        "balanceOverTime": [
            {"month": k, "yourPayment": both[0][k], "minimumPayment": both[1][k]} for k in range(max(len(rows), len(least)) + 1)
        ],
    }


@proves("debt-consolidation")
def prove_debt_consolidation(debts, newRate, newTermMonths, feePercent):
    plans = [repay(debt["balance"], debt["annualRate"] / 1200, debt["monthlyPayment"]) for debt in debts]
    total = fsum(debt["balance"] for debt in debts)
    fee = total * feePercent / 100
    borrowed = total + fee
    payment = find_payment(borrowed, newRate / 1200, newTermMonths)
    newInterest, oldInterest = payment * newTermMonths - borrowed, fsum(map(sum_up, plans))
    now = fsum(debt["monthlyPayment"] for debt in debts)
    savings = oldInterest - newInterest - fee
    return {
        "totalSavings": savings,
        "monthlySavings": now - payment,
        "newMonthlyPayment": payment,
        "currentMonthlyPayment": now,
        "totalBalance": total,
        "weightedAverageRate": fsum(debt["balance"] * debt["annualRate"] for debt in debts) / total,
        "currentTotalInterest": oldInterest,
        "newTotalInterest": newInterest,
        "fee": fee,
        "currentMonths": max(map(len, plans)),
        "newMonths": newTermMonths,
        "newApr": 1200 * find_rate(total, [payment] * int(newTermMonths)),
        "worthIt": bool(savings > 0),
        "balanceOverTime": lambda month, **_: {"now": total, "consolidated": borrowed} if month == 0 else {},
        "debtTable": [debt | {"months": len(plan), "interest": sum_up(plan)} for debt, plan in zip(debts, plans)],
    }


@proves("extra-payment")
def prove_extra_payment(currentBalance, annualRate, termMonths, extraMonthlyPayment, extraYearlyPayment, lumpSum,
                        targetMonths, startDate):
    rate, count = annualRate / 1200, int(termMonths)
    payment = find_payment(currentBalance, rate, count)
    plain = repay(currentBalance, rate, payment)
    # The lump sum goes with the first payment.
    rows = repay(currentBalance, rate, payment,
                 lambda number: extraMonthlyPayment + (extraYearlyPayment if number % 12 == 0 else 0) + (lumpSum if number == 1 else 0))
    total, interest = sum_up(plain), sum_up(rows)

    def what_if(percent, **_):
        other = repay(currentBalance, rate, payment, lambda number: payment * percent / 100)
        return {"extra": payment * percent / 100, "months": len(other), "monthsSaved": count - len(other),
                "interestSaved": total - sum_up(other)}

    return {
        "interestSaved": total - interest,
        "monthsSaved": count - len(rows),
        "monthlyPayment": payment,
        "numberOfPayments": len(rows),
        "totalInterest": interest,
        "originalTotalInterest": total,
        "payoffDate": add_months(startDate, len(rows)),
        "originalPayoffDate": add_months(startDate, count),
        "totalExtra": sum_up(rows, "extra"),
        "extraForTarget": max(mpf(0), find_payment(currentBalance, rate, targetMonths) - payment),
        "effectiveReturn": 100 * ((1 + rate) ** 12 - 1),
        "whatIf": what_if,
        "balanceOverTime": [
            {"month": month, "withExtra": with_extra, "withoutExtra": without}
            for month, (with_extra, without) in enumerate(zip_balances(currentBalance, rows, plain))
        ],
    }


@proves("interest-only-loan")
def prove_interest_only_loan(principal, annualRate, termYears, interestOnlyYears):
    rate, count, first = annualRate / 1200, int(termYears * 12), int(nint(interestOnlyYears * 12))
    only = principal * rate
    later = find_payment(principal, rate, count - first) if count > first else mpf(0)
    level = find_payment(principal, rate, count)
    rows, plain = [], repay(principal, rate, level)
    balance = principal
    for month in range(1, count + 1):
        interest = balance * rate
        regular = only if month <= first else later
        paid = regular + (balance if month == count == first else 0)
        balance = max(mpf(0), balance + interest - paid) if month < count else mpf(0)
        rows.append({"month": month, "payment": paid, "interest": interest, "principal": paid - interest, "extra": mpf(0),
                     "balance": balance, "regular": regular})
    years = sum_by_year(rows, lambda row: (row["month"] + 11) // 12)
    for year in years:
        year["monthlyPayment"] = rows[min(year["year"] * 12, count) - 1]["regular"]
    total = sum_up(rows)
    return {
        "interestOnlyPayment": only,
        "laterPayment": later,
        "paymentIncrease": later - only if later else 0,
        "paymentIncreasePercent": 100 * (later / only - 1) if later and only else None,
        "balloonPayment": 0 if later else principal,
        "totalInterest": total,
        "totalPaid": principal + total,
        "amortizingPayment": level,
        "amortizingTotalInterest": sum_up(plain),
        "extraInterest": total - sum_up(plain),
        "yearlyTable": years,
        "balanceOverTime": [
            {"month": month, "balance": left, "amortizing": other}
            for month, (left, other) in enumerate(zip_balances(principal, rows, plain))
        ],
    }


PER_YEAR = {"weekly": 52, "biweekly": 26, "monthly": 12, "quarterly": 4, "semiannually": 2, "annually": 1}
COMPOUNDED = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12, "daily": 365}


@proves("loan")
def prove_loan(principal, annualRate, termYears, loanType, paymentFrequency, compounding, upfrontFee, startDate):
    often = PER_YEAR[paymentFrequency]
    nominal = annualRate / 100
    if compounding == "payment":
        rate = nominal / often
    elif compounding == "continuously":
        rate = exp(nominal / often) - 1
    else:
        rate = (1 + nominal / COMPOUNDED[compounding]) ** (mpf(COMPOUNDED[compounding]) / often) - 1
    count = int(ceil(termYears * often - mpf("1e-9")))
    if loanType == "amortizing":
        payments = [find_payment(principal, rate, count)] * count
    elif loanType == "interestOnly":
        payments = [principal * rate] * (count - 1) + [principal * (1 + rate)]
    else:
        payments = [mpf(0)] * (count - 1) + [principal * (1 + rate) ** count]
    paid = fsum(payments)
    rows, balance = [], principal
    for number, payment in enumerate(payments, 1):
        interest = balance * rate
        balance += interest - payment
        rows.append({"period": number, "payment": payment, "interest": interest, "principal": payment - interest, "balance": balance})
        if often <= 12:
            rows[-1]["date"] = add_months(startDate, 12 * number // often)
    return {
        "schedule": rows,
        "balanceOverTime": [{"period": 0, "balance": principal}] + rows,
        "payment": payments[-1] if loanType == "bullet" else payments[0],
        "numberOfPayments": 1 if loanType == "bullet" else count,
        "finalPayment": payments[-1],
        "totalPaid": paid,
        "totalInterest": paid - principal,
        "totalCost": paid - principal + upfrontFee,
        "effectiveAnnualRate": 100 * ((1 + rate) ** often - 1),
        "apr": 100 * often * find_rate(principal - upfrontFee, payments),
        **({"payoffDate": add_months(startDate, 12 * count // often)} if often in (12, 4, 2, 1) else {}),
    }


@proves("loan-affordability")
def prove_loan_affordability(monthlyPayment, annualRate, termMonths, monthlyIncome, monthlyDebts, debtRatio, feePercent,
                             downPayment):
    allowed = monthlyIncome * debtRatio / 100 - monthlyDebts
    limited = monthlyIncome > 0 and allowed < monthlyPayment
    payment = max(mpf(0), allowed) if limited else monthlyPayment

    def borrow(percent, months):
        return fsum(payment / (1 + percent / 1200) ** k for k in range(1, int(months) + 1))

    maxLoan = borrow(annualRate, termMonths)
    # The fee is a share of what is paid out, and is borrowed too.
    amount = maxLoan / (1 + feePercent / 100)
    return {
        "maxLoan": maxLoan,
        "amountAfterFee": amount,
        "fee": maxLoan - amount,
        "paymentUsed": payment,
        "limitedByIncome": bool(limited),
        "totalPaid": payment * termMonths,
        "totalInterest": payment * termMonths - maxLoan,
        "purchasePrice": amount + downPayment,
        "byTerm": lambda termMonths, **_: {"loan": borrow(annualRate, termMonths),
                                           "interest": payment * termMonths - borrow(annualRate, termMonths)},
        "byRate": lambda rate, **_: {"loan": borrow(rate, termMonths)},
    }


@proves("loan-comparison")
def prove_loan_comparison(loans):
    rows = []
    for loan in loans:
        count = int(loan["termMonths"])
        payment = find_payment(loan["principal"], loan["annualRate"] / 1200, count)
        rows.append({
            "name": loan["name"],
            "monthlyPayment": payment,
            "totalInterest": payment * count - loan["principal"],
            "fees": loan["fees"],
            "totalCost": payment * count - loan["principal"] + loan["fees"],
            "totalPaid": payment * count + loan["fees"],
            "apr": 1200 * find_rate(loan["principal"] - loan["fees"], [payment] * count),
        })
    costs = [row["totalCost"] for row in rows]

    def least(column):
        return min(rows, key=lambda row: round(float(row[column]), 9))["name"]

    return {
        "cheapest": least("totalCost"),
        "lowestCost": min(costs),
        "savings": max(costs) - min(costs),
        "lowestPayment": least("monthlyPayment"),
        "lowestApr": least("apr"),
        "comparison": rows,
    }


@proves("personal-loan")
def prove_personal_loan(principal, annualRate, termMonths, originationFeePercent, feeTreatment, extraMonthlyPayment, startDate):
    fee, rate, count = principal * originationFeePercent / 100, annualRate / 1200, int(termMonths)
    owed = principal + fee if feeTreatment == "added" else principal
    received = owed - fee
    payment = find_payment(owed, rate, count)
    rows = repay(owed, rate, payment, lambda number: extraMonthlyPayment)
    interest = sum_up(rows)
    for row in rows:
        row["date"] = add_months(startDate, row["month"])
        row["payment"] += row["extra"]
        row["principal"] += row["extra"]
    return {
        "monthlyPayment": payment,
        "amountReceived": received,
        "originationFee": fee,
        "loanAmount": owed,
        "apr": 1200 * find_rate(received, [payment] * count),
        "totalInterest": interest,
        "totalPaid": owed + interest,
        "totalCost": interest + fee,
        "numberOfPayments": len(rows),
        "payoffDate": add_months(startDate, len(rows)),
        "interestSaved": payment * count - owed - interest,
        "monthsSaved": count - len(rows),
        "schedule": rows,
        "balanceOverTime": [{"month": 0, "balance": owed}] + rows,
    }
