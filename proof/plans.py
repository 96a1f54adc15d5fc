"""Years of plans (retirement, portfolios, taxes, benefits) and equal rates, one after the other in 30 digits."""

from mpmath import mp, mpf

mp.dps = 30
AUTHORITY = "mpmath, 30 digits, year by year"


def make_retirement():
    balance, income = mpf(40000), mpf(60000)
    for _ in range(4):
        balance, income = balance * mpf("1.06") + income * mpf("0.15"), income * mpf("1.02")
    growth, put = balance * mpf("0.06"), income * mpf("0.15")
    after = balance + growth + put
    yield (
        "retirement",
        {"currentAge": 40, "currentSavings": 40000, "annualIncome": 60000, "incomeGrowth": 2, "contributionPercent": 10,
         "employerPercent": 5, "returnBefore": 6, "inflationRate": 3},
        {
            "yearlyTable": {"at": {"4": {"age": 44, "startBalance": balance, "contribution": put, "growth": growth, "endBalance": after}}},
            "balanceOverTime": {"at": {"5": {"age": 45, "balance": after, "balanceToday": after / mpf("1.03") ** 5}}},
        },
        AUTHORITY,
    )
    # A fixed share of what is left, taken at the start of the year.
    balance = mpf(800000)
    for year in range(4):
        taken = balance * mpf("0.05")
        growth = (balance - taken) * mpf("0.06")
        net = taken * mpf("0.9") + 12000 * mpf("1.02") ** year
        start, balance = balance, balance - taken + growth
    yield (
        "retirement-withdrawal",
        {"savings": 800000, "currentAge": 60, "planToAge": 90, "strategy": "percentOfBalance", "withdrawalPercent": 5,
         "expectedReturn": 6, "inflationRate": 2, "taxRate": 10, "otherIncome": 12000},
        {
            "yearlyTable": {
                "at": {"3": {"age": 63, "startBalance": start, "withdrawal": taken, "growth": growth, "endBalance": balance,
                             "netIncome": net, "netIncomeToday": net / mpf("1.02") ** 3}},
            },
            "balanceOverTime": {"at": {"4": {"age": 64, "balance": balance, "balanceToday": balance / mpf("1.02") ** 4}}},
        },
        AUTHORITY,
    )
    real, balance = mpf("1.06") / mpf("1.02"), mpf(20000)
    for _ in range(7):
        balance = balance * real + 18000
    yield (
        "financial-independence",
        {"currentAge": 25, "annualIncome": 60000, "annualSpending": 42000, "retirementSpending": 40000, "currentSavings": 20000,
         "expectedReturn": 6, "inflationRate": 2},
        {"fiNumber": mpf(1000000), "balanceOverTime": {"at": {"7": {"age": 32, "balance": balance, "goal": mpf(1000000)}}}},
        AUTHORITY,
    )
    balance = mpf(400000)
    yield (
        "required-minimum-distribution",
        {"birthDate": "1950-03-01", "distributionYear": 2026, "accountBalance": 400000, "expectedReturn": 4},
        {
            "distributionPeriod": mpf("23.7"),
            "projectionChart": {
                "at": {
                    "0": {"year": 2026, "distribution": balance / mpf("23.7"), "balance": balance},
                    "1": {"year": 2027, "balance": balance * mpf("1.04") - balance / mpf("23.7")},
                }
            },
        },
        AUTHORITY,
    )
    yield (
        "required-minimum-distribution",
        {"birthDate": "1950-03-01", "accountBalance": 400000, "useJointTable": True, "jointLifeFactor": 25.3},
        {"requiredDistribution": 400000 / mpf("25.3"), "distributionPeriod": mpf("25.3")},
        AUTHORITY,
    )
    # 70 percent of the full benefit at 62 and 75 at 63, where full retirement age is 67 (42 USC 402(q)).
    yield (
        "social-security-claiming-age",
        {"birthDate": "1964-05-20", "fullBenefit": 1800},
        {
            "comparison": {
                "at": {
                    "0": {"claimingAge": 62, "monthlyBenefit": mpf(1260), "annualBenefit": mpf(15120)},
                    "1": {"claimingAge": 63, "monthlyBenefit": mpf(1350), "annualBenefit": mpf(16200)},
                }
            }
        },
        "42 USC 402(q): 5/9 percent for each of the first 36 months, 5/12 for each further one",
    )


def make_savings():
    monthly, balance = mpf("1.05") ** (mpf(1) / 12), mpf(5000)
    for _ in range(48):
        balance = balance * monthly + 200
    yield (
        "investment-calculator",
        {"principal": 5000, "contribution": 200, "annualRate": 5, "termYears": 8},
        {"balanceOverTime": {"rows": 9, "at": {"4": {"year": 4, "contributions": 5000 + 48 * 200, "balance": balance}}}},
        AUTHORITY,
    )
    rate, power = mpf(3) / 1200, (1 + mpf(3) / 1200) ** 24
    deposit = (9000 - 1500 * power) * rate / (power - 1)
    balance = mpf(1500)
    for _ in range(10):
        interest = balance * rate
        balance += interest + deposit
    yield (
        "savings-goal",
        {"goalAmount": 9000, "currentSavings": 1500, "annualRate": 3, "termMonths": 24},
        {"requiredDeposit": deposit, "schedule": {"rows": 24, "at": {"9": {"month": 10, "interest": interest, "balance": balance}}}},
        AUTHORITY,
    )
    users, fresh = mpf(500), mpf(500)
    for _ in range(3):
        fresh = fresh * 5 * mpf("0.1")
        users += fresh
    yield (
        "viral-coefficient",
        {"initialUsers": 500, "invitationsPerUser": 5, "conversionRate": 10, "cycleDays": 4, "days": 40},
        {"viralCoefficient": mpf("0.5"), "usersOverTime": {"rows": 11, "at": {"3": {"day": 12, "users": users}}}},
        "mpmath, 30 digits, cycle by cycle",
    )


def make_taxes():
    brackets, limits = [10, 12, 22, 24, 32, 35, 37], [0, 12400, 50400, 105700, 201775, 256225, 640600]
    income = 185000 - 16100
    rows, tops = {}, [*limits[1:], None]
    for place, (rate, start, top) in enumerate(zip(brackets, limits, tops)):
        amount = max(0, min(income, top if top else income) - start)
        rows[str(place)] = {"rate": rate, "from": start, "to": top, "amount": amount, "tax": mpf(amount) * rate / 100}
    yield (
        "us-income-tax",
        {"filingStatus": "single", "taxYear": "2026", "wages": 185000},
        {"taxableIncome": income, "totalTax": sum(row["tax"] for row in rows.values()), "bracketTable": {"rows": 7, "at": rows}},
        "Python, bracket by bracket with the limits of Rev. Proc. 2025-32",
    )
    # Two brackets of one's own, gains of 30,000 on 50,000 of ordinary income.
    ordinary, gains = 70000 - 20000, 30000
    tax = mpf(40000) * 15 / 100 + mpf(ordinary - 40000) * 25 / 100
    gain_tax = mpf(ordinary + gains - 75000) * 20 / 100 + mpf(75000 - 60000) * 15 / 100
    yield (
        "us-income-tax",
        {"filingStatus": "single", "taxYear": "custom", "wages": 70000, "longTermGains": gains, "customStandardDeduction": 20000,
         "customBrackets": [{"from": 0, "rate": 15}, {"from": 40000, "rate": 25}], "customGainsZeroUpTo": 60000,
         "customGainsFifteenUpTo": 75000},
        {"deduction": 20000, "ordinaryTax": tax, "capitalGainsTax": gain_tax, "totalTax": tax + gain_tax},
        "By hand: 15 % of 40,000 and 25 % of the rest; gains stacked above 50,000: 0 % to 60,000, 15 % to 75,000, 20 % above",
    )
    # Two people of 65 or over add an amount of one's own each.
    taxable = 60000 - 20000 - 2 * 1650
    yield (
        "us-income-tax",
        {"filingStatus": "marriedJoint", "taxYear": "custom", "wages": 60000, "over65Count": 2, "customStandardDeduction": 20000,
         "customExtraOver65": 1650, "customBrackets": [{"from": 0, "rate": 10}]},
        {"deduction": 60000 - taxable, "taxableIncome": taxable, "seniorDeduction": 0, "totalTax": taxable * 10 // 100},
        "By hand: two people of 65 add 2 x 1,650 to the deduction",
    )
    yield (
        "roth-ira",
        {"currentAge": 52, "retirementAge": 60, "annualContribution": 8000, "taxYear": "custom", "customLimit": 8000,
         "customCatchUp": 1500, "customPhaseOutFrom": 100000, "customPhaseOutTo": 120000, "modifiedAgi": 110000},
        {"contributionLimit": 9500, "allowedContribution": 4750},
        "By hand: halfway through the range half of 9,500 is allowed",
    )
    pay = mpf(200000)
    social, medicare, federal = mpf(150000) * 6 / 100, pay * mpf("1.4") / 100, mpf(8000) * mpf("0.8") / 100
    yield (
        "employee-cost",
        {"grossSalary": 200000, "socialSecurityRate": 6, "socialSecurityWageBase": 150000, "medicareRate": 1.4,
         "federalUnemploymentRate": 0.8, "federalUnemploymentWageBase": 8000, "stateUnemploymentRate": 0,
         "workersCompensationRate": 0},
        {"payrollTaxes": social + medicare + federal},
        "By hand: 6 % of 150,000, 1.4 % of 200,000 and 0.8 % of 8,000",
    )
    yield (
        "late-payment-interest",
        {"compensation": "own", "compensationAmount": 85},
        {"compensation": 85},
        "By hand: the compensation is what is entered",
    )


def make_rates():
    for name, periods, other, others in [("semiannually", 2, "semimonthly", 24), ("quarterly", 4, "biweekly", 26), ("weekly", 52, "monthly", 12)]:
        year = (1 + mpf(8) / 100 / periods) ** periods
        yield (
            "effective-annual-rate",
            {"annualRate": 8, "compounding": name, "toCompounding": other},
            {
                "effectiveAnnualRate": (year - 1) * 100,
                "equivalentRate": ((year ** (mpf(1) / others)) - 1) * others * 100,
                "effectByFrequency": {"at": {"1": {"periodsPerYear": 2, "effectiveRate": mpf("8.16")}}},
            },
            "mpmath, 30 digits: what grows to the same in a year",
        )
    # 100 that come back as 110 after one period.
    for name, periods in [("semiannually", 2), ("quarterly", 4)]:
        yield (
            "internal-rate-of-return",
            {"cashFlows": [-100, 110], "periodsPerYear": name},
            {"periodicRate": 10, "irr": (mpf("1.1") ** periods - 1) * 100},
            "By hand: 10 % a period, compounded",
        )


def make_cases():
    yield from make_retirement()
    yield from make_savings()
    yield from make_taxes()
    yield from make_rates()
