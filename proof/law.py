"""Work and law: overtime, redundancy, fees, interest on judgments and late payments, by the rules that the page names."""

import datetime

from family import proves
from mpmath import ceil, floor, fsum, mpf

TINY = mpf("1e-9")


def to_day(date):
    return datetime.date.fromisoformat(date).toordinal()


@proves("redundancy-pay")
def prove_redundancy_pay(age, yearsOfService, weeklyPay, weeklyPayCap):
    """Employment Rights Act 1996, sections 86, 155 and 162."""
    counted, bands = int(min(yearsOfService, 20)), {"41 and over": ["1.5", 0], "22 to 40": ["1", 0], "Under 22": ["0.5", 0]}
    eligible, capped = yearsOfService >= 2, min(weeklyPay, weeklyPayCap)
    for back in range(1, counted + 1):
        at = age - back
        bands["41 and over" if at >= 41 else "22 to 40" if at >= 22 else "Under 22"][1] += 1 if eligible else 0
    weeks = fsum(mpf(each) * years for each, years in bands.values())
    notice = min(max(floor(yearsOfService), mpf(1)), mpf(12))
    return {
        "redundancyPay": weeks * capped,
        "eligible": bool(eligible),
        "weeksOfPay": weeks,
        "cappedWeeklyPay": capped,
        "noticeWeeks": notice,
        "noticePay": notice * weeklyPay,
        "totalPay": weeks * capped + notice * weeklyPay,
        "maximumRedundancyPay": 30 * weeklyPayCap,
        "byAge": [{"ageBand": band, "years": years, "weeksPerYear": mpf(each), "weeks": mpf(each) * years, "pay": mpf(each) * years * capped}
                  for band, (each, years) in bands.items()],
    }


@proves("overtime-pay")
def prove_overtime_pay(hourlyRate, dailyHours, rule, overtimeThreshold, overtimeMultiplier, doubleTimeMultiplier, weeksPerYear):
    """29 U.S.C. 207 and California Labor Code 510: each hour counts once, by the day first and then by the week."""
    rows, worked, whole_week = [], mpf(0), all(hours > 0 for hours in dailyHours)
    for place, hours in enumerate(dailyHours):
        regular, extra, double = hours, mpf(0), mpf(0)
        if rule == "california":
            first = mpf(0) if place == 6 and whole_week else mpf(8)
            second = mpf(8) if place == 6 and whole_week else mpf(12)
            regular, extra, double = min(hours, first), min(max(hours - first, mpf(0)), second - first), max(hours - second, mpf(0))
        room = max(overtimeThreshold - worked, mpf(0))
        over = max(regular - room, mpf(0))
        worked += regular - over
        rows.append({"day": place + 1, "hours": hours, "regular": regular - over, "overtime": extra + over, "doubleTime": double})
    regular, extra, double = (fsum(row[key] for row in rows) for key in ("regular", "overtime", "doubleTime"))
    pay = [regular * hourlyRate, extra * hourlyRate * overtimeMultiplier, double * hourlyRate * doubleTimeMultiplier]
    total = regular + extra + double
    return {
        "grossPay": fsum(pay),
        "totalHours": total,
        "regularHours": regular,
        "overtimeHours": extra,
        "doubleTimeHours": double,
        "regularPay": pay[0],
        "overtimePay": pay[1],
        "doubleTimePay": pay[2],
        "overtimeRate": hourlyRate * overtimeMultiplier,
        "overtimePremium": pay[1] + pay[2] - (extra + double) * hourlyRate,
        "effectiveHourlyRate": fsum(pay) / total if total else None,
        "annualPay": fsum(pay) * weeksPerYear,
        "days": rows,
    }


@proves("billable-hours")
def prove_billable_hours(entries, hourlyRate, increment, rounding, discountRate, taxRate, disbursements):
    step, rows = mpf(increment), []
    for entry in entries:
        minutes = entry["minutes"]
        billed = {"up": ceil(minutes / step - TINY) * step, "nearest": floor(minutes / step + mpf("0.5") + TINY) * step, "none": minutes}[rounding]
        rows.append({"task": entry["task"], "minutes": minutes, "billedHours": billed / 60, "amount": billed / 60 * hourlyRate})
    hours, fees, actual = fsum(row["billedHours"] for row in rows), fsum(row["amount"] for row in rows), fsum(row["minutes"] for row in rows) / 60
    discount = fees * discountRate / 100
    tax = (fees - discount) * taxRate / 100
    return {
        "invoiceTotal": fees - discount + tax + disbursements,
        "billedHours": hours,
        "actualHours": actual,
        "fees": fees,
        "discount": discount,
        "tax": tax,
        "effectiveHourlyRate": (fees - discount) / actual if actual else None,
        "roundingHours": hours - actual,
        "lines": rows,
    }


@proves("contingency-fee")
def prove_contingency_fee(settlementAmount, tiers, caseCosts, feeBase, medicalLiens, lienReduction):
    base = settlementAmount if feeBase == "beforeCosts" else max(mpf(0), settlementAmount - caseCosts)
    ordered, rows = sorted(tiers, key=lambda tier: tier["from"]), []
    for place, tier in enumerate(ordered):
        end = min(base, ordered[place + 1]["from"]) if place + 1 < len(ordered) else base
        amount = max(mpf(0), end - tier["from"])
        rows.append({"from": tier["from"], "rate": tier["rate"], "amount": amount, "fee": amount * tier["rate"] / 100})
    fee, liens = fsum(row["fee"] for row in rows), medicalLiens * (1 - lienReduction / 100)
    net = settlementAmount - fee - caseCosts - liens
    parts = [("Attorney fee", fee), ("Case costs", caseCosts), ("Liens", liens), ("Client", net)]
    return {
        "netToClient": net,
        "attorneyFee": fee,
        "feeRate": 100 * fee / settlementAmount,
        "clientShare": 100 * net / settlementAmount,
        "liensPaid": liens,
        "feeBaseAmount": base,
        "distribution": [{"item": item, "amount": amount, "percent": 100 * amount / settlementAmount} for item, amount in parts],
        "feeTiers": rows,
    }


@proves("judgment-interest")
def prove_judgment_interest(principal, annualRate, judgmentDate, endDate, compounding, payments):
    """Interest of 365 days a year; a payment meets the interest first."""
    start, end, daily = to_day(judgmentDate), to_day(endDate), annualRate / 100 / 365
    events = [(to_day(one["date"]), 1, one["date"], one["amount"]) for one in payments or []]
    if compounding == "annually":
        year, _, rest = judgmentDate.partition("-")
        rest = "02-28" if rest == "02-29" else rest
        k = 1
        while to_day(f"{int(year) + k:04d}-{rest}") <= end:
            events.append((to_day(f"{int(year) + k:04d}-{rest}"), 0, f"{int(year) + k:04d}-{rest}", None))
            k += 1
    events.sort(key=lambda event: event[:2])
    owed, unpaid, whole, last, rows = principal, mpf(0), mpf(0), start, []
    for day, _, date, amount in events + [(end, 2, endDate, mpf(0))]:
        interest = owed * daily * (day - last)
        unpaid, whole, last = unpaid + interest, whole + interest, day
        if amount is None:
            owed, unpaid, name = owed + unpaid, mpf(0), "Interest added to principal"
        else:
            name = "End" if _ == 2 else "Payment"
            to_interest = min(unpaid, amount)
            unpaid, owed = unpaid - to_interest, owed - (amount - to_interest)
        rows.append({"date": date, "event": name, "interest": interest, "payment": amount or mpf(0), "balance": owed + unpaid})
    return {
        "totalDue": owed + unpaid,
        "interest": whole,
        "dailyInterest": owed * daily,
        "days": end - start,
        "principalDue": owed,
        "interestDue": unpaid,
        "paymentsTotal": fsum(one["amount"] for one in payments or []),
        "history": rows,
    }


@proves("late-payment-interest")
def prove_late_payment_interest(invoiceAmount, dueDate, paymentDate, referenceRate, margin, daysPerYear, compensation, compensationAmount):
    """Late Payment of Commercial Debts (Interest) Act 1998, section 5A; Directive 2011/7/EU, article 6."""
    days = max(0, to_day(paymentDate) - to_day(dueDate))
    rate = referenceRate + margin
    daily = invoiceAmount * rate / 100 / mpf(daysPerYear)
    uk = 40 if invoiceAmount < 1000 else 70 if invoiceAmount < 10000 else 100
    extra = {"ukStatutory": mpf(uk), "euMinimum": mpf(40), "own": compensationAmount, "none": mpf(0)}[compensation] if days else mpf(0)
    return {
        "interest": daily * days,
        "daysLate": days,
        "annualRate": rate,
        "dailyInterest": daily,
        "compensation": extra,
        "totalDue": invoiceAmount + daily * days + extra,
        "growth": [{"days": k, "totalDue": invoiceAmount + daily * k} for k in range(0, 121, 10)],
    }


@proves("simple-interest")
def prove_simple_interest(principal, annualRate, basis, time, timeUnit, startDate, endDate, dayCount):
    days = None
    if basis == "term":
        t, year = time / {"years": 1, "months": 12, "days": 365}[timeUnit], 365
    else:
        first, last = datetime.date.fromisoformat(startDate), datetime.date.fromisoformat(endDate)
        d1, d2 = first.day, last.day
        if dayCount == "thirty360":
            d1 = min(d1, 30)
            d2 = 30 if d2 == 31 and d1 == 30 else d2
        elif dayCount == "thirtyE360":
            d1, d2 = min(d1, 30), min(d2, 30)
        if dayCount.startswith("thirty"):
            days = 360 * (last.year - first.year) + 30 * (last.month - first.month) + d2 - d1
        else:
            days = (last - first).days
        year = 365 if dayCount == "actual365" else 360
        t = mpf(days) / year
    rate = annualRate / 100
    ends = [min(mpf(k), t) for k in range(1, int(ceil(t)) + 1)]
    return {
        "interest": principal * rate * t,
        "total": principal * (1 + rate * t),
        "interestPerDay": principal * rate / year,
        "yearFraction": t,
        "days": days,
        "compoundInterest": principal * ((1 + rate) ** t - 1),
        "byYear": [{"year": x, "interest": principal * rate * x, "total": principal * (1 + rate * x)} for x in ends],
        "growth": [{"year": x, "simple": principal * (1 + rate * x), "compound": principal * (1 + rate) ** x} for x in [mpf(0), *ends]],
    }


@proves("payment-processing-fee")
def prove_payment_processing_fee(mode, amount, percentRate, fixedFee, extraRate, transactionsPerMonth):
    share = (percentRate + extraRate) / 100
    gross = amount if mode == "charge" else (amount + fixedFee) / (1 - share)
    fee = gross * share + fixedFee
    rows = [{"amount": one, "fee": one * share + fixedFee, "netAmount": one * (1 - share) - fixedFee, "effectiveRate": 100 * (share + fixedFee / one)}
            for one in [5, 10, 20, 50, 100, 250, 500, 1000, 5000]]
    return {
        "fee": fee,
        "grossAmount": gross,
        "netAmount": gross - fee,
        "effectiveRate": 100 * fee / gross if gross else None,
        "monthlyFees": fee * transactionsPerMonth,
        "yearlyFees": 12 * fee * transactionsPerMonth,
        "minimumAmount": fixedFee / (1 - share),
        "byAmount": rows,
    }


@proves("freelance-rate")
def prove_freelance_rate(targetIncome, taxRate, businessExpenses, benefits, profitRate, weeksOff, hoursPerWeek, billableShare, hoursPerDay):
    hours = (52 - weeksOff) * hoursPerWeek
    billable, before_tax = hours * billableShare / 100, targetIncome / (1 - taxRate / 100)
    need = (before_tax + businessExpenses + benefits) / (1 - profitRate / 100)
    items = [("Take-home pay", targetIncome), ("Taxes", before_tax - targetIncome), ("Business expenses", businessExpenses), ("Benefits", benefits),
             ("Profit", need * profitRate / 100)]
    return {
        "hourlyRate": need / billable,
        "dayRate": need / billable * hoursPerDay,
        "weeklyRate": need / (52 - weeksOff),
        "monthlyRevenue": need / 12,
        "revenueNeeded": need,
        "billableHours": billable,
        "workingHours": hours,
        "taxes": before_tax - targetIncome,
        "takeHomePerHourWorked": targetIncome / hours,
        "breakdown": [{"item": item, "amount": amount} for item, amount in items],
        "rateByShare": [{"billableShare": share, "hourlyRate": need / (hours * share / 100)} for share in range(30, 101, 10)],
    }


@proves("employee-cost")
def prove_employee_cost(grossSalary, socialSecurityRate, socialSecurityWageBase, medicareRate, federalUnemploymentRate, federalUnemploymentWageBase,
                        stateUnemploymentRate, stateUnemploymentWageBase, workersCompensationRate, retirementMatchRate, monthlyHealthPremium, otherBenefits,
                        overhead, hoursPerWeek, paidDaysOff):
    def levy(rate, base=None):
        return (grossSalary if base is None else min(grossSalary, base)) * rate / 100

    items = [
        ("Salary", grossSalary), ("Social Security", levy(socialSecurityRate, socialSecurityWageBase)), ("Medicare", levy(medicareRate)),
        ("Federal unemployment", levy(federalUnemploymentRate, federalUnemploymentWageBase)),
        ("State unemployment", levy(stateUnemploymentRate, stateUnemploymentWageBase)), ("Workers' compensation", levy(workersCompensationRate)),
        ("Retirement match", levy(retirementMatchRate)), ("Health insurance", 12 * monthlyHealthPremium), ("Other benefits", otherBenefits),
        ("Equipment and overhead", overhead),
    ]
    amounts = [amount for _, amount in items]
    total, hours = fsum(amounts), 52 * hoursPerWeek - paidDaysOff * hoursPerWeek / 5
    return {
        "totalCost": total,
        "payrollTaxes": fsum(amounts[1:5]),
        "benefits": fsum(amounts[5:9]),
        "costMultiple": total / grossSalary,
        "monthlyCost": total / 12,
        "hoursWorked": hours,
        "costPerHourWorked": total / hours,
        "breakdown": [{"item": item, "amount": amount, "percentOfSalary": 100 * amount / grossSalary} for item, amount in items],
    }


@proves("meeting-cost")
def prove_meeting_cost(attendees, durationMinutes, extraMinutes, overheadRate, hoursPerYear, meetingsPerYear):
    rows, hours = [], (durationMinutes + extraMinutes) / 60
    for one in attendees:
        hourly = one["annualSalary"] * (1 + overheadRate / 100) / hoursPerYear
        rows.append({"role": one["role"], "count": one["count"], "hourlyCost": hourly, "cost": one["count"] * hourly * hours})
    people, hourly, cost = fsum(row["count"] for row in rows), fsum(row["count"] * row["hourlyCost"] for row in rows), fsum(row["cost"] for row in rows)
    return {
        "meetingCost": cost,
        "costPerMinute": hourly / 60,
        "peopleCount": people,
        "personHours": people * hours,
        "costPerPerson": cost / people,
        "annualCost": cost * meetingsPerYear,
        "annualPersonHours": people * hours * meetingsPerYear,
        "savingShorter": durationMinutes / 240 * hourly * meetingsPerYear,
        "byRole": rows,
    }
