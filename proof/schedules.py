"""Rows of schedules and points of charts, period by period in 30 digits, from what a loan or a deposit is."""

from mpmath import mp, mpf

mp.dps = 30
AUTHORITY = "mpmath, 30 digits, period by period"


def pay_level(principal, rate, periods):
    """What repays a principal in equal payments at a rate per period: the annuity formula."""
    return principal * rate / (1 - (1 + rate) ** -periods) if rate else mpf(principal) / periods


def repay(principal, rate, payment, extra=0):
    """Payment with what is paid beside it, interest, principal, extra and balance of each period, until nothing is owed."""
    rows, balance = [], mpf(principal)
    while balance > mpf("1e-15"):
        interest = balance * rate
        paid = min(payment, balance + interest)
        more = min(mpf(extra), balance + interest - paid)
        balance = balance + interest - paid - more
        rows.append(
            {"payment": paid + more, "interest": interest, "principal": paid + more - interest, "extra": more, "balance": balance}
        )
    return rows


def pick(row, *names):
    return {name: row[name] for name in names}


PARTS = ["payment", "principal", "interest", "balance"]


def make_loans():
    rate = mpf(6) / 1200
    payment = pay_level(mpf(180000), rate, 240)
    plain, faster = repay(180000, rate, payment), repay(180000, rate, payment, 250)
    yield (
        "amortization-schedule",
        {"principal": 180000, "annualRate": 6, "termYears": 20, "extraMonthlyPayment": 250, "startDate": "2026-02-01"},
        {
            "monthlyPayment": payment,
            "schedule": {
                "rows": len(faster),
                "at": {
                    "0": {"month": 1, "date": "2026-03-01", **faster[0]},
                    "30": {"month": 31, "date": "2028-09-01", **faster[30]},
                },
            },
            "yearlySchedule": {"at": {"0": {"year": 2026, "principal": sum(r["principal"] for r in faster[:10])}}},
            "balanceOverTime": {
                "rows": 241,
                "at": {"31": {"month": 31, "balance": faster[30]["balance"], "withoutExtra": plain[30]["balance"]}},
            },
        },
        AUTHORITY,
    )
    rate = mpf("8.4") / 1200
    payment = pay_level(mpf(12000), rate, 36)
    rows = repay(12000, rate, payment)
    yield (
        "loan",
        {"principal": 12000, "annualRate": 8.4, "termYears": 3, "startDate": "2026-02-01"},
        {
            "payment": payment,
            "schedule": {"rows": 36, "at": {"10": {"period": 11, "date": "2027-01-01", **pick(rows[10], *PARTS)}}},
            "balanceOverTime": {"rows": 37, "at": {"11": {"period": 11, "balance": rows[10]["balance"]}}},
        },
        AUTHORITY,
    )
    yield (
        "personal-loan",
        {"principal": 12000, "annualRate": 8.4, "termMonths": 36, "originationFeePercent": 0, "startDate": "2026-02-01"},
        {
            "monthlyPayment": payment,
            "schedule": {"rows": 36, "at": {"10": {"month": 11, "date": "2027-01-01", **pick(rows[10], *PARTS)}}},
            "balanceOverTime": {"rows": 37, "at": {"11": {"month": 11, "balance": rows[10]["balance"]}}},
        },
        AUTHORITY,
    )
    yield (
        "apr",
        {"principal": 12000, "annualRate": 8.4, "termMonths": 36, "upfrontFees": 0},
        {
            "monthlyPayment": payment,
            "apr": mpf("8.4"),
            "yearlyTable": {"at": {"1": {"year": 2, "principal": sum(r["principal"] for r in rows[12:24])}}},
            "balanceOverTime": {"rows": 37, "at": {"11": {"month": 11, "balance": rows[10]["balance"]}}},
        },
        AUTHORITY,
    )
    rate = mpf("5.4") / 1200
    by = {term: pay_level(mpf(22000), rate, term) for term in [24, 48]}
    rows = repay(22000, rate, by[48])
    slower = mpf("3.4") / 1200
    yield (
        "auto-loan",
        {"vehiclePrice": 27000, "downPayment": 5000, "annualRate": 5.4, "termMonths": 48, "startDate": "2026-02-01"},
        {
            "monthlyPayment": by[48],
            "byTerm": {"at": {"0": {"termMonths": 24, "totalInterest": by[24] * 24 - 22000, "totalPaid": by[24] * 24}}},
            "byRate": {"at": {"0": {"annualRate": mpf("3.4"), "totalInterest": pay_level(mpf(22000), slower, 48) * 48 - 22000}}},
            "schedule": {"rows": 48, "at": {"10": {"month": 11, "date": "2027-01-01", **pick(rows[10], *PARTS)}}},
            "balanceOverTime": {"rows": 49, "at": {"11": {"month": 11, "balance": rows[10]["balance"]}}},
        },
        AUTHORITY,
    )


def make_homes_and_cards():
    rate = mpf(6) / 1200
    payment = pay_level(mpf(240000), rate, 360)
    plain, faster = repay(240000, rate, payment), repay(240000, rate, payment, 100)
    yield (
        "mortgage",
        {"homePrice": 300000, "downPayment": 60000, "annualRate": 6, "propertyTaxRate": 0.8, "homeInsurance": 1200,
         "extraMonthlyPayment": 100, "startDate": "2026-02-01"},
        {
            "monthlyPayment": payment,
            "monthlyTax": mpf(200),
            "monthlyInsurance": mpf(100),
            "totalMonthlyPayment": payment + 300,
            "balanceOverTime": {
                "rows": 361,
                "at": {"120": {"month": 120, "balance": faster[119]["balance"], "withoutExtra": plain[119]["balance"]}},
            },
        },
        AUTHORITY,
    )
    yield (
        "extra-payment",
        {"currentBalance": 240000, "annualRate": 6, "termMonths": 360, "extraMonthlyPayment": 100},
        {
            "monthlyPayment": payment,
            "balanceOverTime": {
                "at": {"120": {"month": 120, "withExtra": faster[119]["balance"], "withoutExtra": plain[119]["balance"]}},
            },
        },
        AUTHORITY,
    )
    rate = mpf(18) / 1200
    rows = repay(3000, rate, mpf(150))
    least, lowest = mpf(3000), []
    while least > 0:
        due = least * (1 + rate)
        least = due - min(max(mpf(25), due * 3 / 100), due)
        lowest.append(least)
    yield (
        "credit-card-payoff",
        {"balance": 3000, "annualRate": 18, "monthlyPayment": 150, "startDate": "2026-01-01"},
        {
            "monthsToPayoff": len(rows),
            "schedule": {
                "rows": len(rows),
                "at": {"5": {"month": 6, "date": "2026-07-01", "charges": 0, **pick(rows[5], "payment", "interest", "balance")}},
            },
            "balanceOverTime": {
                "at": {"6": {"month": 6, "yourPayment": rows[5]["balance"], "minimumPayment": lowest[5]}},
            },
        },
        AUTHORITY,
    )


def make_savings():
    balance, salary, paid = mpf(10000), mpf(60000), mpf(10000)
    for _ in range(20):
        put = salary * 8 / 100 + salary * 4 / 100
        balance, paid, salary = balance * mpf("1.05") + put, paid + put, salary * mpf("1.02")
    yield (
        "401k",
        {"currentSalary": 60000, "contributionPercent": 8, "employerMatch": 4, "currentBalance": 10000, "currentAge": 40,
         "retirementAge": 65, "expectedReturn": 5, "salaryGrowth": 2},
        {"balanceOverTime": {"rows": 26, "at": {"20": {"age": 60, "balance": balance, "paidIn": paid}}}},
        AUTHORITY,
    )
    values = [mpf(800) / mpf("1.04") ** year for year in range(1, 13)]
    yield (
        "annuity",
        {"payment": 800, "annualRate": 4, "termYears": 12},
        {
            "presentValue": sum(values),
            "cumulativeValue": {"rows": 13, "at": {"7": {"year": 7, "cumulative": sum(values[:7])}}},
        },
        AUTHORITY,
    )
    payment = pay_level(mpf(300000), mpf(6) / 1200, 180)
    rows = repay(300000, mpf(6) / 1200, payment)
    yield (
        "annuity-payout",
        {"principal": 300000, "annualRate": 6, "termYears": 15},
        {"payment": payment, "balanceOverTime": {"rows": 16, "at": {"5": {"year": 5, "balance": rows[59]["balance"]}}}},
        AUTHORITY,
    )
    half = mpf("1.02")
    yield (
        "certificate-of-deposit",
        {"principal": 5000, "annualRate": 4, "rateType": "nominal", "compounding": "semiannually", "termMonths": 24},
        {
            "maturityValue": 5000 * half**4,
            "apy": (half**2 - 1) * 100,
            "balanceOverTime": {"rows": 25, "at": {"12": {"month": 12, "balance": 5000 * half**2}}},
        },
        AUTHORITY,
    )
    balance = mpf(2000)
    for _ in range(36):
        balance = balance * (1 + mpf(6) / 1200) + 50
    yield (
        "compound-interest",
        {"principal": 2000, "annualRate": 6, "termYears": 5, "contribution": 50},
        {"balanceOverTime": {"rows": 6, "at": {"3": {"year": 3, "balance": balance, "paidIn": 2000 + 36 * 50}}}},
        AUTHORITY,
    )
    balance = mpf(2000)
    for _ in range(4):
        balance = balance * mpf("1.03") + 50
    yield (
        "future-value",
        {"presentValue": 2000, "payment": 50, "periods": 6, "ratePerPeriod": 3},
        {"balanceOverTime": {"rows": 7, "at": {"4": {"period": 4, "balance": balance, "paidIn": 2200}}}},
        AUTHORITY,
    )
    balance, taxed = mpf(8000), mpf(8000)
    for _ in range(9):
        before, balance, taxed = balance, balance * mpf("1.06") + 5000, taxed * (1 + mpf("0.06") * mpf("0.8")) + 5000
    yield (
        "roth-ira",
        {"currentAge": 40, "retirementAge": 60, "currentBalance": 8000, "annualContribution": 5000, "expectedReturn": 6,
         "taxOnGrowth": 20},
        {
            "yearlyTable": {
                "rows": 20,
                "at": {"8": {"age": 48, "contribution": 5000, "growth": before * mpf("0.06"), "balance": balance, "taxableBalance": taxed}},
            },
            "balanceOverTime": {
                "rows": 21,
                "at": {"9": {"age": 49, "balance": balance, "taxableBalance": taxed, "paidIn": 8000 + 45000}},
            },
        },
        AUTHORITY,
    )


def make_cases():
    yield from make_loans()
    yield from make_homes_and_cards()
    yield from make_savings()
