"""What is left of pay: US taxes from the IRS's and SSA's figures in proof/data, and a job against a contract."""

from family import bisect, proves, read_data
from mpmath import mpf

PAYDAYS = {"weekly": 52, "biweekly": 26, "semimonthly": 24, "monthly": 12, "quarterly": 4, "annually": 1}
# 26 U.S.C. 3101(b)(2): Additional Medicare Tax of 0.9 percent.
ADDITIONAL_FROM = {"marriedJoint": 250000, "marriedSeparate": 125000, "single": 200000, "headOfHousehold": 200000}


def read_brackets():
    """By year and status: the standard deduction, and rates with where they begin; the first rate is 10 percent."""
    found = {}
    for row in read_data("us-income-tax.brackets.csv"):
        later = [(mpf(row[f"out bracketTable.{k}.from"]), mpf(row[f"out bracketTable.{k}.rate"])) for k in range(1, 7)]
        found[row["in taxYear"], row["in filingStatus"]] = (mpf(row["out deduction"]), [(mpf(0), mpf(10)), *later])
    return found


BRACKETS = read_brackets()
# The most that an employee pays in a year is 6.2 percent of the base.
MOST = {row["in taxYear"]: mpf(row["out socialSecurity"]) for row in read_data("take-home-pay.social-security.csv")}


def find_income_tax(income, brackets):
    ends = [start for start, _ in brackets[1:]] + [income]
    return sum(max(mpf(0), min(income, end) - start) * rate / 100 for (start, rate), end in zip(brackets, ends))


@proves("take-home-pay")
def prove_take_home_pay(annualSalary, payFrequency, system, taxYear, filingStatus, stateTaxRate, taxFreeAllowance, incomeTaxRate, socialRate,
                        socialCeiling, retirementPercent, preTaxBenefits, postTaxDeductions):
    retirement = annualSalary * retirementPercent / 100
    pay = annualSalary - retirement - preTaxBenefits
    if system == "us":
        deduction, brackets = BRACKETS[taxYear, filingStatus]
        income_tax, state = find_income_tax(max(mpf(0), pay - deduction), brackets), pay * stateTaxRate / 100
        wages = annualSalary - preTaxBenefits
        social = min(wages * mpf("0.062"), MOST[taxYear])
        medicare = wages * mpf("0.0145") + max(mpf(0), wages - ADDITIONAL_FROM[filingStatus]) * mpf("0.009")
    else:
        income_tax, state, medicare = max(mpf(0), pay - taxFreeAllowance) * incomeTaxRate / 100, mpf(0), mpf(0)
        social = (min(annualSalary, socialCeiling) if socialCeiling else annualSalary) * socialRate / 100
    total = income_tax + state + social + medicare
    left = pay - total - postTaxDeductions
    paydays = PAYDAYS[payFrequency]
    items = {"gross": annualSalary, "retirement": retirement, "benefits": preTaxBenefits, "incomeTax": income_tax, "stateTax": state,
             "socialSecurity": social, "medicare": medicare, "otherDeductions": postTaxDeductions, "takeHome": left}

    def share(amount):
        return 100 * amount / annualSalary if annualSalary else mpf(0)

    return {
        "takeHomePerPeriod": left / paydays, "takeHomePerYear": left, "takeHomePerMonth": left / 12, "incomeTax": income_tax, "stateTax": state,
        "socialSecurity": social, "medicare": medicare, "totalTax": total, "effectiveTaxRate": share(total), "takeHomePercent": share(left),
        "breakdown": [{"item": item, "perYear": amount, "perPeriod": amount / paydays, "percent": share(amount)} for item, amount in items.items()],
    }


@proves("gig-vs-salary")
def prove_gig_vs_salary(salary, employerRetirement, employeeHealthCost, premiumsBeforeTax, hoursPerWeek, paidDaysOff, hourlyRate, billableHoursPerWeek,
                        unbilledHoursPerWeek, weeksWorked, businessExpenses, contractorHealthCost, incomeTaxRate, employeePayrollTaxRate,
                        selfEmploymentTaxRate):
    taxed = max(mpf(0), salary - employeeHealthCost) if premiumsBeforeTax else salary
    payroll, wage_tax = taxed * employeePayrollTaxRate / 100, taxed * incomeTaxRate / 100
    job = salary - payroll - wage_tax - employeeHealthCost + employerRetirement
    billed = billableHoursPerWeek * weeksWorked

    def work_contract(rate):
        """Profit, self-employment tax on 92.35 percent of it (26 U.S.C. 1402(a)(12)), half of that deducted (164(f)), and what is left."""
        profit = rate * billed - businessExpenses
        own = max(mpf(0), profit) * mpf("0.9235") * selfEmploymentTaxRate / 100
        tax = max(mpf(0), profit - own / 2 - contractorHealthCost) * incomeTaxRate / 100
        return profit, own, tax, profit - own - tax - contractorHealthCost

    profit, own, tax, contract = work_contract(hourlyRate)
    equal = bisect(lambda rate: work_contract(rate)[3] - job, -10**5, 10**5)
    revenue = hourlyRate * billed
    rows = [("Pay or revenue", salary, revenue), ("Business expenses", 0, -businessExpenses), ("Payroll or self-employment tax", -payroll, -own),
            ("Income tax", -wage_tax, -tax), ("Health insurance", -employeeHealthCost, -contractorHealthCost),
            ("Employer retirement contribution", employerRetirement, 0), ("Net", job, contract)]
    return {
        "difference": contract - job, "employeeNet": job, "contractorNet": contract, "equivalentHourlyRate": equal,
        "betterChoice": "contract" if contract > job else "job",
        "employeeNetPerHour": job / ((52 * 5 - paidDaysOff) / 5 * hoursPerWeek),
        "contractorNetPerHour": contract / ((billableHoursPerWeek + unbilledHoursPerWeek) * weeksWorked),
        "contractorProfit": profit, "contractorTaxes": own + tax, "employeeTaxes": payroll + wage_tax,
        "comparison": [{"item": item, "job": mpf(one), "contract": mpf(other)} for item, one, other in rows],
    }
