"""Loans, saving, pay and prices."""

from math import log

from grammar import Kind, number, seconds

MONTH = 365.25 / 12 * 86400


def pay(a: float, r: float, n: int) -> float:
    i = r / 1200
    return a * i / (1 - (1 + i) ** -n)


TERM = [3, 4, 5]
RATE = [4, 5.5, 6, 7.2, 9]

MONEY = [
    Kind("loan payment", {"a": [8000, 15000, 22000], "r": RATE, "y": TERM}, lambda a, r, y: number(pay(a, r, 12 * y)), (
        "loan {a} at {r}% for {y} years", "monthly payment on a {a} loan at {r}% over {y} years",
        "what's the payment on ${a} at {r}% for {y} years", "personal loan ${a} {r}% {y} years",
        "borrow {a} at {r} percent for {y} years monthly payment", "how much per month for a {a} loan, {r}% interest, {y} years",
        "{a} loan {y} yrs {r}%", "if i borrow ${a} for {y} years at {r}% what do i pay a month",
        "installment for loan of {a} over {y} years at {r} percent")),
    Kind("loan amount", {"m": [250, 400, 1500], "r": RATE, "y": TERM},
         lambda m, r, y: number(m * (1 - (1 + r / 1200) ** (-12 * y)) / (r / 1200)), (
        "loan amount for {m} a month at {r}% over {y} years", "how much can i borrow paying {m} a month at {r}% for {y} years",
        "how big a loan can i get for ${m} per month at {r}% {y} years", "what loan does {m} a month buy at {r}% over {y} years",
        "how much loan for ${m}/month {y} years {r}%", "i can pay {m} monthly for {y} years at {r}%, how much can i borrow",
        "what can i borrow with {m} a month for {y} years at {r} percent", "loan size with payment {m} at {r}% over {y} years")),
    Kind("compound interest", {"a": [1000, 5000, 12000], "r": [3, 4, 5, 7], "y": [5, 10, 20]},
         lambda a, r, y: number(a * (1 + r / 100) ** y), (
        "{a} at {r}% compounded annually for {y} years", "compound interest on ${a} at {r}% for {y} years compounded yearly",
        "what will ${a} be worth in {y} years at {r}% compounded annually", "{a} invested at {r}% yearly compounding {y} years",
        "how much is {a} after {y} years at {r} percent compounded annually", "${a} growing {r}% a year for {y} years",
        "future value of {a} at {r}% per year after {y} years", "if i put in {a} at {r}% compounded annually what do i have after {y} years")),
    Kind("simple interest", {"a": [1000, 2500, 6000], "r": [3, 4, 5], "y": [2, 3, 6]},
         lambda a, r, y: number(a * r * y / 100), (
        "simple interest on {a} at {r}% for {y} years", "simple interest {a} {r}% {y} years",
        "how much simple interest does ${a} earn at {r}% in {y} years", "interest on {a} at {r} percent simple for {y} years",
        "calculate simple interest: {a}, {r}%, {y} years", "${a} at {r}% simple interest over {y} years",
        "what is the simple interest on ${a} for {y} years at {r} percent", "simple interest earned on {a} over {y} years at {r}%")),
    Kind("time to save", {"a m": [(20000, 500), (6000, 250), (9000, 300), (2400, 200)]}, lambda a, m: seconds(a / m * MONTH) + number(a / m), (
        "how long to save {a} at {m} a month", "how many months to save ${a} saving ${m} a month",
        "saving {m} a month how long until i have {a}", "if i save {m} per month when do i reach {a}",
        "time to save ${a} with ${m} monthly", "how long until i have {a} if i put away {m} every month",
        "save {a} putting {m} a month aside, how long", "how long does it take to save {a} at {m}/month")),
    Kind("saving for", {"a y": [(12000, 2), (24000, 4), (6000, 1), (18000, 3)]}, lambda a, y: number(a / (12 * y)), (
        "how much to save per month for {a} in {y} years", "save {a} in {y} years, how much a month",
        "monthly saving to reach ${a} in {y} years", "i want {a} in {y} years how much should i save each month",
        "what do i need to save monthly to have {a} in {y} years", "saving goal {a} {y} years per month",
        "how much per month to get to ${a} in {y} years", "need ${a} in {y} years, monthly amount")),
    Kind("doubling", {"r": [3, 4, 6, 8]}, lambda r: number(log(2) / log(1 + r / 100), 72 / r) + seconds(log(2) / log(1 + r / 100) * 12 * MONTH) + seconds(72 / r * 12 * MONTH), (
        "how long to double money at {r}%", "years to double at {r} percent", "rule of 72 at {r}%", "doubling time at {r}% a year",
        "when does my money double at {r}%", "how many years until money doubles at {r}%", "time to double an investment at {r}%",
        "at {r}% interest how long to double my money")),
    Kind("pay per year", {"h": [15, 18, 25, 32]}, lambda h: number(h * 40 * 52), (
        "{h} an hour per year", "{h} dollars an hour is how much a year", "${h}/hr annual salary", "{h} an hour 40 hours a week yearly",
        "what is ${h} per hour annually", "${h} hourly to yearly salary", "how much a year is {h} an hour",
        "yearly income at ${h} an hour", "i make {h} an hour what is that a year")),
    Kind("pay per hour", {"y": [52000, 65000, 83200, 41600]}, lambda y: number(y / 2080), (
        "{y} a year per hour", "${y:,} a year is how much an hour", "{y} salary hourly", "hourly rate for {y} a year",
        "what is ${y:,} annually per hour", "{y} per year to hourly", "how much an hour is {y} a year",
        "annual salary ${y:,} to hourly wage", "i earn {y:,} a year what is my hourly rate")),
    Kind("tip", {"p": [15, 18, 20], "a": [48, 58, 72.5, 130]}, lambda p, a: number(p * a / 100), (
        "{p}% tip on {a}", "tip on ${a} at {p}%", "how much is a {p} percent tip on ${a}", "{p} percent tip for a {a} bill",
        "what should i tip on {a} at {p}%", "how much tip is {p}% on a ${a} dinner", "${a} bill {p}% tip amount",
        "tip amount {p}% of {a}")),
    Kind("tip each", {"p": [15, 18, 20], "a n": [(58, 3), (120, 4), (86, 2)]}, lambda p, a, n: number(a * (1 + p / 100) / n), (
        "{p}% tip on {a} split {n} ways each", "{a} bill {n} people {p}% tip per person", "${a} dinner with {p}% tip split by {n}, how much each",
        "split ${a} between {n} with a {p}% tip", "{p} percent tip {a} split {n}", "what does each of {n} people pay for ${a} plus {p}% tip",
        "each person's share of ${a} with {p} percent tip, {n} people", "bill {a} tip {p}% divided by {n}")),
    Kind("better price", {"n a m b best": [(3, 10, 5, 16, 16 / 5), (2, 5, 3, 9, 5 / 2), (4, 10, 6, 18, 10 / 4), (6, 9, 10, 14, 14 / 10)]},
         lambda n, a, m, b, best: number(best) + [{"text": f"{n} for {a}" if best == a / n else f"{m} for {b}"}], (
        "is {n} for {a} better than {m} for {b}", "{n} for ${a} or {m} for ${b} which is cheaper", "which is cheaper: {n} for {a} or {m} for {b}",
        "{n} for ${a} vs {m} for ${b}", "what's the better deal {n} for {a} or {m} for {b}", "compare {n} for ${a} and {m} for ${b}",
        "better buy {n} for {a} or {m} for {b}", "is it cheaper to buy {n} for ${a} or {m} for ${b}")),
]
