"""Student loans, dividends, independence, bonds and VAT, added up payment by payment."""

import calendar
import datetime

from family import add_months, proves, read_data
from mpmath import ceil, floor, fsum, log, mpf

TINY = mpf("1e-9")
MONTHS = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12}


@proves("student-loan")
def prove_student_loan(principal, annualRate, deferralMonths, deferralInterest, termYears, plan, stepPercent, extraMonthlyPayment, annualIncome, startDate, originationFeePercent=0):
    r, wait = annualRate / 1200, int(deferralMonths)
    before = mpf(0) if deferralInterest == "subsidized" else principal * r * wait
    start = principal + before if deferralInterest == "accrues" else principal
    # Pub. L. 119-21, section 82001: 10, 15, 20 or 25 years, from $25,000, $50,000 and $100,000 on.
    years = 10 + 5 * sum(start >= limit for limit in (25000, 50000, 100000)) if plan == "tiered" else termYears
    n = max(1, int(floor(12 * years + mpf("0.5"))))
    fee = principal * mpf(originationFeePercent) / 100
    step = stepPercent / 100 if plan == "graduated" else mpf(0)
    weights = [(1 + step) ** (k // 24) for k in range(n)]
    first = start / fsum(weight * (1 + r) ** -(k + 1) for k, weight in enumerate(weights))
    left, interest, paid, rows, year = start, mpf(0), mpf(0), [], [mpf(0), mpf(0)]
    chart = [{"month": k, "balance": principal * (1 + r * k) if deferralInterest == "accrues" else principal} for k in range(wait)] + [{"month": wait, "balance": start}]
    for k in range(n):
        own = left * r
        pay = first * weights[k] + extraMonthlyPayment
        if left + own <= pay + mpf("0.000001") or k == n - 1:
            pay = left + own
        left, interest, paid = left + own - pay, interest + own, paid + pay
        year = [year[0] + pay, year[1] + own]
        chart.append({"month": wait + k + 1, "balance": left})
        done = left <= mpf("1e-20")
        if (k + 1) % 12 == 0 or done:
            rows.append({"year": k // 12 + 1, "paid": year[0], "interest": year[1], "balance": left})
            year = [mpf(0), mpf(0)]
        if done:
            break
    planned = first * fsum(weights) - start
    return {
        "amountReceived": principal - fee,
        "monthlyPayment": first, "lastMonthlyPayment": first * weights[-1], "balanceAtRepayment": start, "deferralInterestTotal": before, "totalInterest": interest + before,
        "totalPaid": paid + (before if deferralInterest == "paid" else 0), "numberOfPayments": k + 1, "payoffDate": add_months(startDate, wait + k + 1),
        "interestSaved": planned - interest if abs(planned - interest) > mpf("1e-15") else mpf(0),
        "paymentToIncome": 1200 * first / annualIncome if annualIncome else None, "yearlyTable": rows, "balanceOverTime": chart,
    }


@proves("dividend-reinvestment")
def prove_dividend_reinvestment(shares, sharePrice, dividendYield, dividendGrowthRate, priceGrowthRate, paymentFrequency, annualContribution, dividendTaxRate, termYears):
    m, years = MONTHS[paymentFrequency], int(termYears)
    held, plain, cash, whole, rows = shares, shares, mpf(0), mpf(0), []
    chart = [{"year": 0, "value": shares * sharePrice, "reinvested": shares * sharePrice, "cash": shares * sharePrice, "withoutReinvestment": shares * sharePrice}]
    for y in range(1, years + 1):
        own = mpf(0)
        for k in range(m * (y - 1) + 1, m * y + 1):
            price = sharePrice * (1 + priceGrowthRate / 100) ** (mpf(k) / m)
            each = sharePrice * dividendYield / 100 * (1 + dividendGrowthRate / 100) ** (y - 1) / m
            own += held * each
            cash += plain * each * (1 - dividendTaxRate / 100)
            held += (held * each * (1 - dividendTaxRate / 100) + annualContribution / m) / price
            plain += annualContribution / m / price
        whole += own
        rows.append({"year": y, "price": price, "dividends": own, "shares": held, "value": held * price})
    invested = shares * sharePrice + annualContribution * years
    end = held * price
    return {
        "endValue": end, "endShares": held, "annualIncome": own, "totalDividends": whole, "yieldOnCost": 100 * own / invested if invested else None, "totalInvested": invested,
        "totalReturn": 100 * (end / invested - 1) if invested else None, "endValueWithoutReinvestment": plain * price + cash, "schedule": rows,
        "valueOverTime": lambda year, **_: {"value": rows[int(year) - 1]["value"] if year else shares * sharePrice},
    }


@proves("financial-independence")
def prove_financial_independence(currentAge, annualIncome, annualSpending, retirementSpending, currentSavings, expectedReturn, inflationRate, withdrawalRate, coastAge):
    i, goal = (1 + expectedReturn / 100) / (1 + inflationRate / 100) - 1, retirementSpending / (withdrawalRate / 100)

    def wait(s):
        if currentSavings >= goal:
            return mpf(0)
        if abs(i) < mpf("1e-25"):
            return (goal - currentSavings) / s if s > 0 else None
        top, bottom = goal * i + s, currentSavings * i + s
        if bottom == 0 or top / bottom <= 0:
            return None
        years = log(top / bottom) / log(1 + i)
        return years if years >= 0 else None

    s = annualIncome - annualSpending
    years, coast = wait(s), goal / (1 + i) ** (coastAge - currentAge)
    last = 50 if years is None else min(100, int(ceil(years - TINY)))
    balance, rows = currentSavings, [{"year": 0, "age": currentAge, "saved": mpf(0), "growth": mpf(0), "balance": currentSavings, "percentOfGoal": 100 * currentSavings / goal, "goal": goal}]
    for k in range(1, last + 1):
        growth = balance * i
        balance += growth + s
        rows.append({"year": k, "age": currentAge + k, "saved": s, "growth": growth, "balance": balance, "percentOfGoal": 100 * balance / goal, "goal": goal})
    return {
        "yearsToFi": years, "fiNumber": goal, "fiAge": None if years is None else currentAge + years, "annualSavings": s,
        "savingsRate": 100 * s / annualIncome if annualIncome else None, "progress": 100 * currentSavings / goal, "coastNumber": coast,
        "coastReached": bool(currentSavings >= coast), "realReturn": 100 * i, "safeIncomeNow": currentSavings * withdrawalRate / 100,
        "savingsRateTable": [{"savingsRate": rate, "yearlySavings": annualIncome * rate / 100, "years": wait(annualIncome * rate / 100)} for rate in range(5, 96, 10)],
        "yearlyTable": rows, "balanceOverTime": rows,
    }


def is_month_end(day):
    return day.day == calendar.monthrange(day.year, day.month)[1]


@proves("bond-price")
def prove_bond_price(faceValue, couponRate, marketYield, couponFrequency, settlementDate, maturityDate, dayCount):
    f, settle, maturity = MONTHS[couponFrequency], datetime.date.fromisoformat(settlementDate), datetime.date.fromisoformat(maturityDate)

    def coupon_date(k):
        day = datetime.date.fromisoformat(add_months(maturityDate, -12 // f * k))
        return day.replace(day=calendar.monthrange(day.year, day.month)[1]) if is_month_end(maturity) else day

    dates = [maturity]
    while dates[-1] > settle:
        dates.append(coupon_date(len(dates)))
    previous, following = dates[-1], dates[-2]
    n, coupon = len(dates) - 1, faceValue * couponRate / 100 / f
    if dayCount == "actual/actual":
        whole, gone = (following - previous).days, (settle - previous).days
    else:
        d1, d2 = previous.day, settle.day
        if is_month_end(previous) and previous.month == 2:
            d2 = 30 if is_month_end(settle) and settle.month == 2 else d2
            d1 = 30
        d2 = 30 if d2 == 31 and d1 >= 30 else d2
        d1 = min(d1, 30)
        whole, gone = mpf(360) / f, 360 * (settle.year - previous.year) + 30 * (settle.month - previous.month) + d2 - d1
    w, accrued = (whole - gone) / mpf(whole), coupon * gone / whole

    def value(percent):
        y = percent / 100
        if n == 1:
            return [(faceValue + coupon) / (1 + w * y / f)]
        return [(coupon + (faceValue if k == n else 0)) / (1 + y / f) ** (k - 1 + w) for k in range(1, n + 1)]

    flows, y = value(marketYield), marketYield / 100
    dirty, times = fsum(flows), [k + w for k in range(n)]
    if n == 1:
        duration, growth = w / f, 1 + w * y / f
        modified, bent = duration / growth, 2 * (w / f) ** 2 / growth**2
    else:
        duration = fsum(s / f * flow for s, flow in zip(times, flows)) / dirty
        modified = duration / (1 + y / f)
        bent = fsum(s * (s + 1) * flow for s, flow in zip(times, flows)) / (dirty * f**2 * (1 + y / f) ** 2)
    yields = [marketYield - 3 + mpf(k) / 2 for k in range(13)]
    return {
        "cleanPrice": dirty - accrued, "dirtyPrice": dirty, "accruedInterest": accrued, "pricePer100": 100 * (dirty - accrued) / faceValue, "macaulayDuration": duration,
        "modifiedDuration": modified, "convexity": bent, "priceValueBasisPoint": modified * dirty / 10000, "coupons": n, "nextCouponDate": following.isoformat(),
        "cashFlows": [{"date": dates[n - k].isoformat(), "payment": coupon + (faceValue if k == n else 0), "presentValue": flows[k - 1]} for k in range(1, n + 1)],
        "priceByYield": [{"yield": one, "cleanPrice": fsum(value(one)) - accrued} for one in yields if one >= -10],
    }


def read_vat_rates():
    rates = {}
    for name in ("eu", "others"):
        for row in read_data(f"vat.{name}.csv"):
            rates[row["in country"]] = mpf(row["out rate"])
    return rates


VAT = read_vat_rates()


@proves("vat")
def prove_vat(amount, mode, country, customRate):
    rate = customRate if country == "custom" else VAT[country]
    net = amount if mode == "add" else amount / (1 + rate / 100)
    return {
        "vatAmount": net * rate / 100, "netAmount": net, "grossAmount": net * (1 + rate / 100), "rate": rate, "vatShareOfGross": 100 * rate / (100 + rate),
        "countries": lambda rate, **_: {"vat": net * rate / 100, "gross": net * (1 + rate / 100)},
    }
