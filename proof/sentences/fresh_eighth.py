"""The eighth set of sentences written one by one, on 2026-11-27, about money, business, marketing, law and the farm.

Their author had read the catalogue and nothing of the assistant, and asked none of them before all were written. Every second
is only counted (`fresh-eighth-counted`) and not read one by one; the others may be looked at (`fresh-eighth`).
"""

from collections.abc import Callable
from datetime import date
from math import ceil, erf, exp, log, pi, sqrt

from fresh import Line, YEAR, day, months
from fresh_seventh import pay_off, saved
from grammar import Expected, number, seconds, text
from money import pay


def borrowed(payment: float, rate: float, count: int) -> float:
    return payment * (1 - (1 + rate / 1200) ** -count) / (rate / 1200)


def interest_until_paid(balance: float, rate: float, payment: float) -> float:
    total = 0.0
    while balance > 0.005:
        interest = balance * rate / 1200
        total += interest
        balance += interest - min(payment, balance + interest)
    return total


def zero_of(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a falling function is zero."""
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if function(middle) > 0 else (low, middle)
    return low


def rate_of(amount: float, payment: float, count: int) -> float:
    return zero_of(lambda rate: borrowed(payment, rate, count) - amount, 0.01, 100)


def internal_rate(*flows: float) -> float:
    return zero_of(lambda rate: sum(flow / (1 + rate / 100) ** place for place, flow in enumerate(flows)), -50, 200)


def cash_flow_value(flow: float, growth: float, count: int, terminal: float, rate: float) -> float:
    flows = [flow * (1 + growth / 100) ** year for year in range(1, count + 1)]
    last = flows[-1] * (1 + terminal / 100) / (rate / 100 - terminal / 100)
    discount = 1 + rate / 100
    return sum(one / discount ** (place + 1) for place, one in enumerate(flows)) + last / discount**count


def normal(z: float) -> float:
    return (1 + erf(z / sqrt(2))) / 2


def option(spot: float, strike: float, left: float, volatility: float, rate: float) -> float:
    """A call after Black and Scholes."""
    time = left / 365
    spread = volatility / 100 * sqrt(time)
    upper = (log(spot / strike) + (rate / 100 + (volatility / 100) ** 2 / 2) * time) / spread
    return spot * normal(upper) - strike * exp(-rate / 100 * time) * normal(upper - spread)


def years(*counts: float) -> Expected:
    return [*number(*counts), *(one for count in counts for one in seconds(count * YEAR))]


def all_months(*counts: float) -> Expected:
    return [one for count in counts for one in months(count)]


def days_long(count: float) -> Expected:
    return [*number(count), *seconds(count * 86_400)]


EIGHTH: dict[str, tuple[Line, ...]] = {
    "price": (
        ("whats 15% off 89.99", number(89.99*0.85, 89.99*0.15)),
        ("30 off of 120 percent discount what do i pay", number(84)),
        ("jacket 140 dollars 35% off how much is it now", number(91)),
        ("shoes were 120 now 78, what percent off is that", number(35)),
        ("20% off 250 plus 8% sales tax", number(250*0.8*1.08)),
        ("original price if i paid 60 after 25% off", number(80)),
        ("how much do i save with 40% off 65 bucks", number(26)),
        ("25% off then another 10% off 200", number(135)),
        ("$12 off a $49 shirt what percent is that", number(12/49*100)),
        ("buy 2 get 1 free at 15 each, price per item?", number(10)),
        ("price after 18% discount on 1250", number(1025)),
        ("tv costs 899 with a 15% coupon, final price", number(899*0.85)),
        ("8.25% sales tax on 45.50", number(45.5*0.0825, 45.5*1.0825)),
        ("total with 7% tax on 230", number(246.1)),
        ("price before tax if total was 107 at 7%", number(100)),
        ("how much tax on a 35000 car at 6.25 percent", number(35000*0.0625)),
        ("paid 54.13 including 8.25% tax what was the tax", number(54.13-54.13/1.0825)),
        ("add 20% vat to 450", number(540, 90)),
        ("take vat off 1200 at 20%", number(1000, 200)),
        ("how much vat is in 240 pounds at 20%", number(40)),
        ("net price of 119 euro with 19% vat", number(100)),
        ("15 percent of 2400", number(360)),
        ("what percentage of 80 is 12", number(15)),
        ("45 is 30% of what", number(150)),
        ("rent went up from 1200 to 1310, percent increase?", number(110/12)),
        ("3.5% raise on 62000", number(62000*0.035, 62000*1.035)),
        ("sales fell from 480k to 412k percent drop", number((480-412)/480*100, -(480-412)/480*100)),
    ),
    "loan": (
        ("monthly payment on 300k mortgage 30 years 6.5%", number(pay(300000, 6.5, 360))),
        ("mortgage 250000 at 5.75 for 15 yrs monthly payment", number(pay(250000, 5.75, 180))),
        ("450000 house 20% down 7% 30 years whats the monthly principal and interest", number(pay(360000, 7, 360))),
        ("how much is a 200k loan at 4% over 20 years per month", number(pay(200000, 4, 240))),
        ("house costs 380000, putting down 50000, 6.25% 30 yr, payment without taxes and insurance", number(pay(330000, 6.25, 360))),
        ("total interest on a 280000 mortgage at 6% for 30 years", number(pay(280000, 6, 360)*360-280000)),
        ("what would i pay a month on a 18000 loan for 4 years at 9%", number(pay(18000, 9, 48))),
        ("car loan 25000 5.9% 60 months payment", number(pay(25000, 5.9, 60))),
        ("borrow 10k for 3 years at 8 percent whats the monthly", number(pay(10000, 8, 36))),
        ("interest paid on 15000 loan 7% 5 years", number(pay(15000, 7, 60)*60-15000)),
        ("how much can i borrow for 400 a month over 5 years at 6%", number(borrowed(400, 6, 60))),
        ("i can pay 650 monthly, 48 months, 7.5% apr, how big a loan", number(borrowed(650, 7.5, 48))),
        ("what loan does 1500/month get me at 6.75% over 30 years", number(borrowed(1500, 6.75, 360))),
        ("how long to pay off 20000 at 6% paying 500 a month", all_months(pay_off(20000, 6, 500))),
        ("i owe 8000 on a card at 24% and pay 250 a month when is it gone", all_months(pay_off(8000, 24, 250))),
        ("credit card 3500 balance 19.99% apr 150 monthly payment how many months", all_months(pay_off(3500, 19.99, 150))),
        ("what do i need to pay monthly to clear 6000 credit card debt in 18 months at 21%", number(pay(6000, 21, 18))),
        ("interest on a 2400 credit card balance at 26% for 30 days", number(2400*0.26*30/365, 2400*((1+0.26/365)**30-1))),
        ("how much interest will i pay on 5000 card at 22% if i pay 200 a month", number(interest_until_paid(5000, 22, 200))),
        ("personal loan 12000 at 11% for 36 months monthly payment", number(pay(12000, 11, 36))),
        ("personal loan of 10000 with 5% origination fee how much do i actually get", number(9500)),
        ("student loan 35000 at 5% 10 years what is monthly payment no deferment", number(pay(35000, 5, 120))),
        ("extra 200 a month on 240000 mortgage at 6% with 300 months left how much interest saved", number(interest_until_paid(240000, 6, pay(240000, 6, 300)) - interest_until_paid(240000, 6, pay(240000, 6, 300) + 200))),
        ("how many months sooner do i pay off 150000 at 5% 20 years left with an extra 100 a month", all_months(pay_off(150000, 5, pay(150000, 5, 240)) - pay_off(150000, 5, pay(150000, 5, 240) + 100))),
        ("interest only payment on 400000 at 7%", number(400000*0.07/12)),
        ("balance transfer fee 3% on 7500", number(225)),
        ("transfer 6000 to a 0% card for 15 months 3% fee, how much per month to clear it in time", number(6180/15)),
        ("apr on 20000 loan 7% 60 months with 500 fees", number(rate_of(19500, pay(20000, 7, 60), 60))),
        ("refinance 260000 from 7.5% to 6% both 30 years, monthly savings", number(pay(260000, 7.5, 360)-pay(260000, 6, 360))),
        ("refi costs 4800 and saves me 160 a month when do i break even", all_months(30)),
        ("amortization 200000 6% 30 years total paid", number(pay(200000, 6, 360)*360)),
        ("debt consolidation: 6000 at 24% and 4000 at 18%, weighted average rate", number(21.6)),
        ("compare loan 20000 at 7% 60 months vs 20000 at 6% 60 months total savings", number((pay(20000, 7, 60)-pay(20000, 6, 60))*60)),
        ("1 point on a 320000 mortgage costs how much", number(3200)),
        ("what rate is a 20000 loan with payments of 400 for 60 months", number(rate_of(20000, 400, 60))),
        ("5/1 arm 300000 at 5.5% for 30 years initial payment", number(pay(300000, 5.5, 360))),
        ("loan to value with 210000 left on a house worth 350000", number(60)),
        ("how much equity do i have, home worth 500k owe 320k", number(180000)),
        ("heloc how much can i borrow house 400000 mortgage 220000 at 80% ltv", number(100000)),
        ("afford house on 90000 salary no debts 40000 down 6.5% 30 years, 28% rule no taxes no insurance", number(40000 + borrowed(2100, 6.5, 360))),
        ("how much rent can i afford making 54000 a year at 30%", number(1350)),
        ("30% of 4200 monthly income for rent", number(1260)),
        ("income needed for 1800 rent with the 30% rule", number(72000, 6000)),
        ("closing costs 3% on 350000", number(10500)),
        ("property tax on 320000 home at 1.2%", number(3840, 320)),
        ("property tax 250000 assessed with 20 mills", number(5000)),
        ("stamp duty on 425000 pounds england first time buyer", number(6250)),
        ("sdlt on 600k moving home", number(20000)),
        ("price per square foot 450000 for 1800 sq ft", number(250)),
        ("1350 per sqm times 82 sqm flat price", number(110700)),
        ("cap rate noi 24000 price 300000", number(8)),
        ("what is the cap rate on a 500k building making 38000 a year net", number(7.6)),
        ("gross rent multiplier 240000 property rent 2000 a month", number(10)),
        ("cash on cash return 60000 invested 4800 annual cash flow", number(8)),
        ("noi 45000 at 6% cap rate what is it worth", number(750000)),
    ),
    "saving": (
        ("5000 at 4% for 10 years compounded monthly no deposits", number(5000*(1+0.04/12)**120)),
        ("if i put 10000 in at 6% compounded yearly how much after 20 years with nothing added", number(10000*1.06**20)),
        ("how much is 1000 worth in 30 years at 7% interest compounded annually", number(1000*1.07**30)),
        ("invest 300 a month for 25 years at 8%", number(saved(300, 8, 25), saved(300, (1.08 ** (1 / 12) - 1) * 1200, 25))),
        ("saving 250 monthly 3 percent 5 years how much will i have", number(saved(250, 3, 5))),
        ("compound interest on 2500 at 5% for 6 years quarterly", number(2500*(1+0.05/4)**24-2500, 2500*(1+0.05/4)**24)),
        ("simple interest 4000 at 3.5% for 2 years", number(280)),
        ("simple interest on 1200 8% 9 months", number(72)),
        ("daily compounding 20000 4.5% one year interest earned", number(20000*((1+0.045/365)**365-1))),
        ("what rate doubles my money in 9 years", number(8, (2**(1/9)-1)*100)),
        ("how long to double at 6%", years(12, log(2)/log(1.06))),
        ("how long until 5000 grows to 8000 at 5% compounded annually", years(log(1.6)/log(1.05))),
        ("what interest rate turns 10000 into 15000 in 7 years", number((1.5**(1/7)-1)*100)),
        ("how much should i save monthly to have 15000 in 3 years at no interest", number(15000/36)),
        ("need 20000 in 4 years how much a month at 4%", number(20000 / saved(1, 4, 4))),
        ("save 500 a month till 12000 how long, 0% interest", all_months(24)),
        ("how long to save 30000 with 800 per month no interest starting from nothing", all_months(38, 37.5)),
        ("deposit needed today to have 50000 in 10 years at 5% compounded annually", number(50000/1.05**10)),
        ("present value of 10000 in 8 years at 6 percent no payments", number(10000/1.06**8)),
        ("pv of 1 million 25 years from now at 7%", number(1e6/1.07**25)),
        ("future value of 2000 a year for 15 years at 6%, starting with nothing", number(2000*(1.06**15-1)/0.06)),
        ("effective annual rate of 12% compounded monthly", number((1.01**12-1)*100)),
        ("apy for 4.8% daily", number(((1+0.048/365)**365-1)*100)),
        ("10000 cd at 4.25% apy 18 months how much at maturity", number(10000*1.0425**1.5)),
        ("interest on a 25000 12 month cd at 5% apy", number(1250)),
        ("what does 600000 pay monthly for 25 years at 5%", number(pay(600000, 5, 300))),
        ("pv of annuity 1000 a year 20 years 5%", number(1000*(1-1.05**-20)/0.05)),
        ("perpetuity paying 5000 a year at 4% present value", number(125000)),
        ("inflation at 3% what will 100 be in 20 years", number(100*1.03**20)),
        ("what will 50000 be worth in todays money after 15 years of 2.5% inflation", number(50000/1.025**15)),
        ("100 dollars in 1990 is how much in 2024", number(100 * 313.689 / 130.7)),
        ("npv of 10000 investment returning 4000 4000 4000 at 10%", number(-10000+4000*(1-1.1**-3)/0.1)),
        ("npv: cost 50000, cash flows 15000, 20000, 25000, 8% discount", number(-50000+15000/1.08+20000/1.08**2+25000/1.08**3)),
        ("irr of -1000 300 400 500", number(internal_rate(-1000, 300, 400, 500))),
        ("irr -5000, 1500, 2000, 2500", number(internal_rate(-5000, 1500, 2000, 2500))),
    ),
    "pay": (
        ("25 an hour is how much a year", number(52000)),
        ("18.50 per hour 40 hours a week yearly salary", number(38480)),
        ("65000 a year hourly", number(31.25)),
        ("what is 72000 salary per month", number(6000)),
        ("52k a year biweekly", number(2000)),
        ("annual pay for 1200 a week", number(62400)),
        ("hourly rate if i make 4000 a month working 40 hours", number(4000*12/2080)),
        ("30 per hour 35 hours a week how much a month", number(30*35*52/12)),
        ("2500 every two weeks what do i make in a year", number(65000)),
        ("20/hr 25 hrs per week annual income", number(26000)),
        ("45 hours at 20 an hour with time and a half over 40", number(950)),
        ("overtime pay 50 hours 18 per hour", number(18*40+10*27, 270)),
        ("whats time and a half of 22", number(33)),
        ("i worked 48 hours at 16.50 whats my gross pay with overtime", number(16.5*40+8*24.75)),
        ("double time on 25 dollars an hour", number(50)),
        ("federal income tax on 80000 single 2026", number(1240 + 0.12 * 38000 + 0.22 * (80000 - 16100 - 50400))),
        ("how much federal tax do married couple pay on 150000 in 2025 filing jointly", number(2385 + 0.12 * 73100 + 0.22 * (150000 - 31500 - 96950))),
        ("take home pay on 70000 with flat 25% tax no other deductions", number(52500, 52500 / 12, 52500 / 26)),
        ("net pay from 5000 after 22% tax", number(3900)),
        ("self employment tax on 50000 profit", number(50000*0.9235*0.153)),
        ("how much se tax do i owe if i netted 80000", number(80000*0.9235*0.153)),
        ("401k 60000 salary 6% contribution how much per year", number(3600)),
        ("401k employer match 4% on 85000 salary", number(3400)),
        ("401k: age 30 to 65, 70000 salary, 8% plus 4% match, 7% return, balance 0", number(8400 * (1.07**35 - 1) / 0.07, saved(700, 7, 35))),
        ("how much will my roth ira be at 65 if i start at 25 with 6000 a year at 7% and nothing in it", number(6000*(1.07**40-1)/0.07)),
        ("retire with 1 million, withdraw 4 percent, how much a year", number(40000)),
        ("how long will 500000 last if i take out 3000 a month at 4%", years(-log(1-500000*0.04/12/3000)/log(1+0.04/12)/12, ceil(-log(1-500000*0.04/12/3000)/log(1+0.04/12)))),
        ("fire number for 48000 spending at 4%", number(1200000)),
        ("how much do i need to retire on 60k a year with the 4% rule", number(1500000)),
        ("rmd at 75 with 400000", number(400000/24.6)),
        ("social security at 62 if full benefit is 2000, born 1965", number(1400)),
        ("years to fi spending 40000 saving 30000 a year with 7% real return from zero", years(log(1 + 0.07 * 1e6 / 30000) / log(1.07))),
    ),
    "personal-finance": (
        ("50 30 20 budget on 5200 a month", number(2600, 1560, 1040)),
        ("how much for savings with 50/30/20 on 3800", number(760)),
        ("net worth assets 350000 debts 180000", number(170000)),
        ("i have 12000 in savings, a 250000 house and owe 190000, whats my net worth", number(72000)),
        ("emergency fund for 6 months if i spend 2800 a month", number(16800)),
        ("dti 1900 debt payments 6500 income", number(1900/65)),
        ("debt to income ratio rent 1400 car 350 income 5500", number(1750/55)),
        ("credit utilization 1500 of 5000 limit", number(30)),
        ("9.99 a month subscription for 5 years cost no price increase", number(9.99*60)),
        ("netflix 15.49 a month how much a year", number(15.49*12)),
        ("split 2100 rent 3 ways", number(700)),
        ("how long to pay off debts 5000 at 20% with 200 a month", all_months(pay_off(5000, 20, 200))),
    ),
    "investment": (
        ("roi bought for 8000 sold for 11000", number(37.5)),
        ("invested 2500 got back 3100 what is my roi", number(24)),
        ("return on investment if i put in 50000 and made 12000 profit", number(24)),
        ("roi of 20%  on 15000 how much profit", number(3000)),
        ("cagr from 10000 to 25000 over 8 years", number((2.5**(1/8)-1)*100)),
        ("annual growth rate 120k to 200k in 5 years", number(((200/120)**0.2-1)*100)),
        ("annualized return 15000 to 22000 4 years", number(((22/15)**0.25-1)*100)),
        ("dividend yield 3.2 per share price 80", number(4)),
        ("100 shares at 50, 3.5% dividend yield, annual dividend income", number(175)),
        ("average price 100 shares at 20 and 50 shares at 14", number(18)),
        ("bought 10 shares at 150 and 15 at 120 average cost", number(132)),
        ("current yield of a 5% bond trading at 950", number(50/9.5)),
        ("dca 200 a month at prices 10, 8, 12 average cost", number(600/(20+25+200/12))),
        ("sharpe ratio return 12% risk free 3% volatility 15%", number(0.6)),
        ("call option spot 100 strike 100 30 days vol 20% rate 5% no dividend", number(option(100, 100, 30, 20, 5))),
        ("bond price 1000 face 5% coupon 6% yield 10 years", number(50 * (1 - 1.06**-10) / 0.06 + 1000 / 1.06**10, 25 * (1 - 1.03**-20) / 0.03 + 1000 / 1.03**20)),
        ("capital gain on stock bought 4000 sold 9500", number(5500)),
        ("cost of 1% expense ratio on 50000 for 20 years at 7%, no contributions", number(50000 * (1.07**20 - 1.06**20), 50000 * 1.07**20 * (1 - 0.99**20))),
        ("wacc equity 600 debt 400 cost of equity 10 cost of debt 5 tax 25", number(0.6*10+0.4*5*0.75)),
        ("position size 10000 account 2% risk entry 50 stop 48", number(100)),
        ("risk reward entry 100 stop 95 target 115", number(3)),
        ("dcf enterprise value free cash flow 100000 growing 5% for 5 years, 2% terminal, 10% discount", number(cash_flow_value(100000, 5, 5, 2, 10))),
        ("portfolio 60000 stocks 8% and 40000 bonds 4% expected return", number(6.4)),
    ),
    "insurance": (
        ("life insurance needed 10 times income of 68000", number(680000)),
        ("raise deductible from 500 to 1000 saves 120 a year, years to break even", years(500/120)),
        ("rebuild cost 2000 sq ft at 180 per sq ft", number(360000)),
        ("60% disability on 5000 a month income", number(3000)),
        ("plan with 300 premium a month and 6000 out of pocket max, worst case cost per year", number(9600)),
        ("term life 40 a month 20 years total premiums", number(9600)),
    ),
    "business": (
        ("break even fixed costs 10000 price 50 variable cost 30", number(500)),
        ("how many units do i have to sell to break even, rent 4500, 12 profit per unit", number(375)),
        ("break even point: 25000 fixed, sells for 40, costs 15 to make", number(1000)),
        ("units for 8000 profit fixed costs 12000 price 20 cost 10", number(2000)),
        ("what price to break even selling 400 units with 6000 fixed and 5 variable cost", number(20)),
        ("profit margin cost 60 selling price 100", number(40)),
        ("margin on something i buy for 24 and sell for 36", number(100/3)),
        ("gross margin revenue 80000 cogs 52000", number(35)),
        ("net profit margin 12000 on 150000 revenue", number(8)),
        ("markup cost 40 price 60", number(50)),
        ("what to charge for 30% margin on a 14 cost", number(20)),
        ("50% markup on 18 dollars", number(27)),
        ("sell price with 40% markup cost 25", number(35)),
        ("convert 50% markup to margin", number(100/3)),
        ("cost 75 margin 25% price?", number(100)),
        ("cost of goods 35, want 60 percent profit margin what price", number(87.5)),
        ("revenue 1.2 million costs 900k profit margin", number(25)),
        ("payback period 20000 investment 5000 a year", years(4)),
        ("solar panels cost 12000 save 1500 a year payback", years(8)),
        ("straight line depreciation 50000 machine 5000 salvage 9 years", number(5000)),
        ("depreciation of a 30000 van over 5 years no salvage value", number(6000)),
        ("inventory turnover cogs 600000 average inventory 100000", number(6)),
        ("inventory turnover: cogs 240k, opening stock 50k, closing 30k", number(6)),
        ("days of inventory turnover 8", days_long(365/8)),
        ("eoq demand 5000 order cost 50 holding cost 4 per unit", number(sqrt(2*5000*50/4))),
        ("reorder point 30 a day, lead time 7 days, no variation", number(210)),
        ("reorder point 25 per day 10 days lead 50 safety stock", number(300)),
        ("ltv average order 50, 4 purchases a year, 60% margin, 80% retention, no discounting", number(120 / 0.2, 120 * 0.8 / 0.2)),
        ("ltv to cac ratio ltv 900 cac 300", number(3)),
        ("runway 300000 cash burning 25000 a month", all_months(12)),
        ("burn rate 40k expenses 15k revenue", number(25000)),
        ("current ratio assets 150000 liabilities 90000", number(150/90)),
        ("working capital current assets 80k current liabilities 55k", number(25000)),
        ("quick ratio cash 20000 receivables 30000 payables 40000", number(1.25)),
        ("cost to employ someone at 50000 with 7.65% payroll tax and 6000 benefits", number(50000 * 1.0765 + 6000)),
        ("commission 6% on 24000 sales", number(1440)),
        ("realtor commission 5.5% on 410000", number(22550)),
        ("2000 base plus 10% commission on 15000", number(3500)),
        ("meeting 6 people 1 hour average salary 80000", number(6 * 80000 / 2080)),
        ("meeting with 8 people at 50 an hour for 90 minutes cost", number(600)),
        ("2 million investment on 8 million pre money how much does investor own", number(20)),
        ("post money valuation 500k for 10%", number(5000000)),
        ("late invoice 2000 at 8% 45 days late interest", number(2000*0.08*45/365)),
        ("price elasticity price 10 to 12 quantity 100 to 80", number((-20/90)/(2/11), (-0.2)/(0.2))),
        ("business sells 500 units at 20 each unit costs 8 and fixed expenses 3000 what profit", number(3000)),
    ),
    "retail": (
        ("which is cheaper 12 oz for 3.49 or 18 oz for 4.99", [*number(4.99 / 18), *text("18 oz for 4.99")]),
        ("unit price 500 g for 4.50 vs 750 g for 6", [*number(8, 0.8, 0.008), *text("750 g for 6")]),
        ("price per ounce 5.99 for 32 oz", number(5.99/32)),
        ("sell through received 200 sold 150", number(75)),
        ("gmroi gross margin 90000 average inventory 60000", number(1.5)),
        ("cash drawer 3 twenties 5 tens 8 fives 12 ones", number(162)),
        ("check digit for 590123412345", number(7)),
        ("open to buy planned sales 40000 markdowns 2000 ending stock 60000 beginning stock 55000 on order 10000", number(37000)),
    ),
    "crypto": (
        ("bought 1000 of bitcoin at 30000 sold at 45000 no fees profit", number(500)),
        ("profit on 0.5 btc bought 28000 sold 41000", number(6500)),
        ("50000 sats in btc", number(0.0005)),
        ("0.25 btc to satoshi", number(25000000)),
        ("how much is 100000 sats at 90000 per bitcoin", number(90)),
        ("staking 100 coins at 5% for 1 year no compounding", number(5)),
        ("mining 100 th/s 3250 watts 0.10 per kwh power cost per day", number(7.8)),
        ("impermanent loss if price doubles", number((1-2*sqrt(2)/3)*100, (2*sqrt(2)/3-1)*100)),
        ("liquidation price long 10x at 50000 with 0.5% maintenance no fees", number(50000 * 0.9 / 0.995, 50000 * 0.905)),
        ("gas 21000 at 30 gwei eth 3000", number(21000*30e-9*3000, 21000*30e-9)),
        ("fifo bought 2 eth at 1500 and 3 at 2000 sold 3 at 2500 gain", number(7500-5000)),
        ("crypto up 20% then down 20% on 1000", number(960)),
    ),
    "marketing": (
        ("ctr 250 clicks 10000 impressions", number(2.5)),
        ("click through rate of 45 clicks out of 3000 views", number(1.5)),
        ("cpm 500 spend 100000 impressions", number(5)),
        ("how much do 250000 impressions cost at 6 cpm", number(1500)),
        ("how many impressions for 800 dollars at a 4 dollar cpm", number(200000)),
        ("cost per thousand if 1200 bought 400k impressions", number(3)),
        ("cpc 300 dollars 150 clicks", number(2)),
        ("cost per click spent 84 for 60 clicks", number(1.4)),
        ("how many clicks for 500 at 1.25 cpc", number(400)),
        ("roas 2000 spend 9000 revenue", number(4.5)),
        ("spent 750 on ads made 3000 what roas", number(4)),
        ("break even roas with 40% margin", number(2.5)),
        ("revenue needed for 5x roas on 1200 ad spend", number(6000)),
        ("conversion rate 35 sales 1400 visitors", number(2.5)),
        ("how many visitors for 50 sales at 2% conversion", number(2500)),
        ("2.4% conversion of 5000 visitors", number(120)),
        ("is a/b test 1000 visitors 50 conversions vs 1000 visitors 70 conversions significant", text("no", "not")),
        ("ab test uplift 4% to 5%", number(25)),
        ("cpa 4000 spend 80 customers", number(50)),
        ("customer acquisition cost 15000 marketing 300 new customers", number(50)),
        ("open rate 420 opens of 2000 delivered", number(21)),
        ("email click rate 90 clicks 3000 delivered", number(3)),
        ("bounce rate 30 bounced of 1500 sent", number(2)),
        ("funnel 10000 visitors 500 leads 50 customers conversion", number(0.5)),
        ("viral coefficient 5 invites 20% convert", number(1)),
        ("nps 60 promoters 25 passives 15 detractors", number(45)),
        ("net promoter score 120 promoters 50 detractors 200 responses", number(35)),
    ),
    "social": (
        ("engagement rate 450 likes 50 comments 10000 followers", number(5)),
        ("engagement 1200 interactions on 40k followers", number(3)),
        ("engagement by reach 300 likes 20 comments reach 8000", number(4)),
        ("how much to charge 50000 followers 30% reach 20 cpm one post", number(300)),
        ("youtube 500000 views at 3 rpm", number(1500)),
        ("how many views to earn 2000 at 4 rpm", number(500000)),
        ("followers from 8000 to 10000 in a month growth", number(25)),
        ("gain 50 followers a day from 2000 to 5000 days", days_long(60)),
    ),
    "gig": (
        ("freelance rate for 80000 a year, 25 billable hours a week 48 weeks, no taxes or costs", number(80000/1200)),
        ("day rate from 60 an hour 8 hours", number(480)),
        ("uber made 900 in 40 hours spent 150 on gas net per hour before tax", number(18.75)),
        ("mileage deduction 3000 business miles at 72.5 cents", number(2175)),
        ("estimated quarterly tax 12000 owed last year 10000", number(2500)),
        ("paypal fee on 250 at 2.9% plus 30 cents", number(250*0.029+0.3)),
        ("what should i charge to receive 100 after 2.9% + 0.30", number(100.3/0.971)),
        ("stripe fee 80 dollars 2.9% 0.30", number(80*0.029+0.3)),
    ),
    "legal & agriculture": (
        ("30 days after march 3 2026 court deadline", day(date(2026, 4, 2))),
        ("judgment 10000 at 6% simple for 3 years interest", number(1800)),
        ("lawyer takes 33.33% of 90000 settlement with 4500 costs and no liens what do i get", number(90000*(1-0.3333)-4500)),
        ("contingency fee 40% of 50000", number(20000)),
        ("estate tax on 20 million estate 15 million exemption", number(2000000)),
        ("bill 7 entries of 14 minutes at 280 an hour in 6 minute increments", number(7 * 0.3 * 280)),
        ("95 minutes at 240 an hour in 6 minute increments", number(384)),
        ("redundancy pay age 45 12 years service 600 a week", number(14 * 600)),
        ("seeding rate 250 plants per m2 tkw 42 95% germination 100% emergence", number(250*42/95*1)),
        ("corn yield bushels to tonnes per hectare 180 bu/acre", number(180*25.40117/1000/0.40468564)),
        ("how many kg of 15% nitrogen fertilizer for 120 kg n per hectare on 2 ha", number(1600)),
        ("water for 2 hectares at 5 mm per day", number(100)),
        ("how many cows on 50 hectares at 2 per hectare", number(100)),
        ("grain bin 9 m diameter 6 m deep corn no peak volume", number(pi*4.5**2*6)),
        ("growing degree days 12 low 28 high base 10", number(10)),
        ("how many plants in a 4 m by 1.2 m bed 30 cm apart", number(70, 4.8 / 0.09, 53, 52)),
        ("cow bred january 10 2026 due date", day(date(2026, 10, 20))),
    ),
}


def list_eighth() -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Those that may be looked at, and those that are only counted."""
    sentences = [
        {"kind": kind, "text": sentence, "visitor": "us", "expected": expected}
        for kind, lines in EIGHTH.items()
        for sentence, expected in lines
    ]
    return sentences[::2], sentences[1::2]
