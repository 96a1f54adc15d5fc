"""The fifth set of sentences written one by one, on 2026-11-26, before the words and forms of the assistant were read.

They are spread over all 31 categories. Those with an even place may be looked at (`fresh-fifth`), the others are only
counted (`fresh-fifth-counted`), and are not read one by one.
"""

from datetime import date
from math import ceil, comb, log, pi, sqrt

from fresh import IN, LB, MI, Line, clock, day, days, grow, index, loan, months, span
from grammar import Expected, number, seconds, text

GALLON = 3.785411784


def saving_for(goal: float, rate: float, years: float) -> Expected:
    monthly = rate / 1200
    return number(goal * monthly / ((1 + monthly) ** (12 * years) - 1))


FIFTH: dict[str, tuple[Line, ...]] = {
    "agriculture": (
        ("cow bred on march 3 2026 when will she calve", [*day(date(2026, 12, 11)), *day(date(2026, 12, 12))]),
        ("how many tomato plants 18 inches apart fit in a bed 12 ft by 4 ft", number(16, 21, 27)),
        ("growing degree days high 86 low 60 base 50", number(23)),
        ("water to put 1 inch on 2 acres, gallons", number(2 * 43560 / 12 * 1728 / 231)),
    ),
    "automotive": (
        ("car loan 28,500 at 6.9% for 72 months", loan(28500, 6.9, 6)),
        ("two stroke mix 50:1 for 2 gallons of gas how many oz of oil", number(2 * 128 / 50)),
        ("displacement of a V8 with a 4 inch bore and a 3.48 inch stroke", number(pi / 4 * 16 * 3.48 * 8, pi / 4 * 16 * 3.48 * 8 * IN**3 / 1000, pi / 4 * 16 * 3.48 * 8 * IN**3)),
        ("diameter of a 225/45R17 tire", number((17 * 25.4 + 2 * 225 * 0.45) / 25.4, 17 * 25.4 + 2 * 225 * 0.45)),
    ),
    "business": (
        ("break even with fixed costs of 12000, selling at 40 and each one costs me 25", number(800)),
        ("bought for 30 sold for 50, what's my margin", number(40)),
        ("cost 18 with a 60% markup what do I sell it for", number(28.8)),
        ("what price gives a 35% margin on a cost of $26", number(40)),
        ("5 percent commission on a sale of $340k", number(17000)),
        ("we have 480k in the bank and burn 32k a month, runway", months(15)),
        ("meeting with eight people at $60 an hour for ninety minutes", number(720)),
    ),
    "construction": (
        ("concrete for a slab 12 x 20 ft 4 inches thick in yards", number(12 * 20 / 3 / 27)),
        ("how many tiles 12 by 12 inches for a 10 ft by 8 ft floor, no waste", number(80)),
        ("square feet of a room thirteen by eleven feet", number(143)),
        ("cubic yards of mulch for 400 square feet at 3 inches", number(100 / 27)),
        ("how many gallons of paint for 700 sq ft with two coats at 350 sq ft per gallon", number(4)),
        ("board feet in ten 2x6 boards 12 ft long", number(120)),
        ("gallons in a round pool 18 ft across and 4 ft deep", number(pi * 81 * 4 * 1728 / 231)),
        ("pitch of a roof that rises 6 over a run of 12, in degrees", number(26.565051)),
    ),
    "conversion": (
        ("how many ounces in a pound and a half", number(24)),
        ("65 mph to kmh", number(65 * MI)),
        ("35 psi in bar", number(35 * 0.0689475729)),
        ("how many mb in 3.5 gb", number(3500, 3584)),
        ("2 dozen and a half", number(30)),
        ("30 mpg in liters per 100 km", number(235.214583 / 30)),
        ("150 newton meters in foot pounds", number(150 * 0.737562149)),
        ("three quarters of an inch in mm", number(19.05)),
        ("us shoe size 10 mens in eu", number(43, 44)),
        ("what is 7:30 am in tokyo in new york", clock("17:30")),
        ("1 pm pst to est", clock("16:00")),
    ),
    "cooking": (
        ("recipe for 4 calls for 3 eggs, how many for 12 people", number(9)),
        ("recipe serves 6 uses 450 g flour, flour for 10 servings", number(750, 1.667)),
        ("180 celsius oven in fahrenheit", number(356, 350)),
        ("coffee for 500 ml of water with a ratio of 1:16", number(31.25)),
        ("3 tablespoons in ml", number(3 * 14.78676478)),
    ),
    "crypto": (
        ("25000 sats in btc", number(0.00025)),
        ("bought 0.5 btc at 40000 and sold at 62000 profit", number(11000)),
        ("staking 1000 coins at 6% apy for one year rewards", number(60)),
    ),
    "digital marketing": (
        ("ctr for 320 clicks and 16000 impressions", number(2)),
        ("spent $900 on ads and got 45 customers, cost per customer", number(20)),
        ("roas if I spend 2,000 and make 9,000", number(4.5, 450)),
        ("conversion rate 36 sales from 1200 visitors", number(3)),
    ),
    "education": (
        ("gpa with two As and a B, all 3 credits", number(11 / 3)),
        ("my grade is 84 and the final is worth 30%, what do I need for a 90 overall", number((90 - 0.7 * 84) / 0.3)),
        ("42 out of 50 as a grade", number(84)),
        ("how long does it take to read 60000 words at 250 words a minute", seconds(240 * 60)),
    ),
    "energy": (
        ("cost of running a 1500 watt heater 6 hours a day for 30 days at 14 cents per kwh", number(37.8)),
        ("60 kwh battery from 20% to 80% at 11 kw how long to charge", seconds(36 / 11 * 3600)),
        ("100 w bulb left on for 24 hours at $0.18 a kwh, what does it cost", number(0.432)),
        ("12 v 100 ah battery how many watt hours", number(1200)),
    ),
    "entertainment": (
        ("how long to binge 5 seasons of 10 episodes at 45 min", seconds(50 * 45 * 60)),
        ("14 songs averaging 3 min 30 sec total time", seconds(14 * 210)),
    ),
    "finance": (
        ("5000 at 4% compounded monthly for ten years", grow(5000, 4, 10, 12)),
        ("how much a month to reach 20000 in 3 years at 4%", saving_for(20000, 4, 3)),
        ("simple interest on $2,400 at 5% for 18 months", number(180, 2580)),
        ("$27 an hour how much a year", number(27 * 2080)),
        ("I make 62,400 a year what's that hourly at 40 hours a week", number(30)),
        ("how long for money to double at 7 percent", [*number(10.2447684, 72 / 7, 11), *seconds(10.2447684 * 365.25 * 86400), *seconds(72 / 7 * 365.25 * 86400), *seconds(11 * 365.25 * 86400)]),
        ("total with 7.25% sales tax was $107.25, price before tax", number(100)),
        ("present value of 10,000 in 5 years at 6%", number(10000 / 1.06**5)),
        ("save 150 a week for a year and a half", number(150 * 78, 150 * 78.2678571, 150 * 547.875 / 7)),
    ),
    "food and beverage": (
        ("20 percent tip on a $73.40 check", number(14.68, 88.08)),
        ("is a 14 inch pizza for 16 dollars cheaper than a 10 inch for 10", text("14", "first", "Pizza 1", "Pizza A")),
        ("abv from og 1.052 and fg 1.010", number(5.5, 5.5125, 5.51)),
        ("food cost percentage if ingredients are $4.20 and the dish sells for $14", number(30)),
    ),
    "gaming": (
        ("odds of a six in four rolls of a die", number(100 * (1 - (5 / 6) ** 4), 1 - (5 / 6) ** 4)),
        ("chance of rolling a 7 with two dice", number(100 / 6, 1 / 6)),
        ("drop rate 2%, chance to get it in 50 runs", number(100 * (1 - 0.98**50), 1 - 0.98**50)),
        ("kd with 24 kills and 16 deaths", number(1.5)),
        ("frame time at 144 fps", number(1000 / 144)),
    ),
    "gig economy": (
        ("stripe fee on $250 at 2.9% plus 30 cents", number(7.55, 242.45)),
        ("drove 1,300 business miles at 70 cents a mile deduction", number(910)),
    ),
    "health": (
        ("bmi 5 foot 10 and 180 pounds", index(180 * LB, 70 * IN / 100)),
        ("5k in 27:30 what pace per mile", seconds(27.5 * 60 / 5 * MI)),
        ("how fast do I run a half marathon at 5:15 per km", seconds(315 * 21.0975)),
        ("waist 34 hips 40 ratio", number(0.85)),
        ("one rep max bench 185 for 5 reps", number(185 * (1 + 5 / 30), 185 * 36 / 32)),
        ("pack a day at $9 what does smoking cost me a year", number(9 * 365, 9 * 365.25)),
    ),
    "insurance": (("disability insurance 60% of a 5,000 monthly salary", number(3000)),),
    "investment": (
        ("invested 8,000 now worth 11,200 return", number(40)),
        ("cagr from 10k to 25k in 7 years", number(100 * (2.5 ** (1 / 7) - 1))),
        ("100 shares at 20 and 50 more at 26, average price", number(22)),
        ("sharpe ratio return 12% risk free 3% standard deviation 15%", number(0.6)),
    ),
    "legal": (
        ("$22 an hour for 46 hours with time and a half over 40", number(22 * 40 + 33 * 6)),
        ("contingency fee of a third on a 90,000 settlement", number(30000, 60000)),
        ("7.5 billable hours at $325", number(2437.5)),
    ),
    "loan": (
        ("what's the payment on a 12k loan over 3 years at 9.5%", loan(12000, 9.5, 3)),
        ("interest only payment on 250000 at 6%", number(1250)),
        ("credit card balance 3000 at 24% apr, interest per month", number(60)),
        ("total interest on a 20000 loan at 7% over 5 years", number(loan(20000, 7, 5)[0]["number"] * 60 - 20000)),
    ),
    "manufacturing": (
        ("gear ratio 48 tooth driven 12 tooth driver", [*number(4), *text("4:1")]),
        ("takt time 450 minutes a day and 90 units", [*seconds(300), *number(5)]),
    ),
    "math": (
        ("if 3 apples cost $2.40 how much are 7", number(5.6)),
        ("8 is to 12 as 10 is to what", number(15)),
        ("after a 20% discount it costs 64, what was the original price", number(80)),
        ("a third off 90", number(60)),
        ("twenty five percent of three hundred", number(75)),
        ("area of a triangle with sides 5, 6 and 7", number(sqrt(9 * 4 * 3 * 2))),
        ("mean of 12, 15, 18 and 21", number(16.5)),
        ("volume of a cone radius 3 height 7", number(21 * pi)),
        ("divide 84 in the ratio 3 to 4", [*number(36, 48), *text("36", "48")]),
        ("log base 2 of 64", number(6)),
        ("standard deviation of 2 4 4 4 5 5 7 9", number(2, sqrt(32 / 7))),
        ("how many different 5 card hands from 52 cards", number(comb(52, 5))),
    ),
    "other": (
        ("how old is someone born july 4 1990", [*number(36), *text("36 years")]),
        ("days until christmas 2026", [*days(date(2026, 11, 22), date(2026, 12, 25)), *text("33 days")]),
        ("what day of the week was january 1 2000", text("Saturday")),
        ("9:15 to 5:45 minus a half hour lunch", span(8)),
        ("90 days after june 15 2026", day(date(2026, 9, 13))),
    ),
    "personal finance": (
        ("split a 2,100 rent three ways", number(700)),
        ("emergency fund for six months with 2800 expenses a month", number(16800)),
        ("debt to income with 1,500 in payments on 6,000 income", number(25)),
        ("netflix at 15.49 a month how much is that per year", number(185.88)),
    ),
    "physics": (
        ("10 ohm and 15 ohm resistors in parallel", number(6)),
        ("three resistors 100, 220 and 330 in series", number(650)),
        ("kinetic energy of a 1200 kg car at 20 m/s", number(240000, 240)),
        ("how hard is the force to push 5 kg at 3 m/s2", number(15)),
        ("5 volts across 250 ohms what current", number(0.02, 20)),
        ("how long until a ball dropped from 45 m hits the ground", seconds(sqrt(90 / 9.80665))),
    ),
    "real estate": (
        ("a 3 bed house for 400000 with 20% down at 6.5% for 30 years, principal and interest", loan(320000, 6.5, 30)),
        ("450000 house 2,000 sq ft price per square foot", number(225)),
        ("property tax at 1.2% on a 350,000 home", number(4200)),
    ),
    "retail": (
        ("which is cheaper 12 oz for 3.60 or 20 oz for 5", text("20 oz", "second", "Product B", "Product 2", "Item 2", "Item B")),
        ("$80 shoes 25% off then another 10% off", number(54)),
        ("price per ounce of a 64 oz bottle for $5.12", number(0.08)),
        ("sell through 320 sold out of 400 received", number(80)),
    ),
    "social media": (("engagement rate 450 likes 50 comments 10000 followers", number(5)),),
    "technology": (
        ("how long does it take to download 30 gb at 100 mbps", seconds(2400)),
        ("16:9 width 1920 what height", number(1080)),
        ("ppi of a 27 inch 2560x1440 monitor", number(sqrt(2560**2 + 1440**2) / 27)),
        ("downtime per year at 99.9% uptime", seconds(0.001 * 365.25 * 86400)),
    ),
    "transportation": (
        ("dimensional weight 20 x 16 x 12 inches divisor 139", number(20 * 16 * 12 / 139, ceil(20 * 16 * 12 / 139))),
        ("how far can I drive at 65 mph in 3 hours 20 minutes", number(65 * 10 / 3)),
    ),
    "travel": (
        ("gas cost 420 miles at 28 mpg and $3.60 a gallon", number(54)),
        ("180 miles in 2 hours 30 minutes average speed", number(72)),
        ("how long is a 340 mile drive at 68", seconds(5 * 3600)),
    ),
}


def list_fifth() -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Those that may be looked at, and those that are only counted."""
    sentences = [
        {"kind": kind, "text": sentence, "visitor": "us", "expected": expected}
        for kind, lines in FIFTH.items()
        for sentence, expected in lines
    ]
    return sentences[::2], sentences[1::2]
