"""The third set of sentences written one by one, on 2026-11-25, before any of them was asked; see fresh.py and docs/assistant.md.

Many of its kinds have no form of their own: they are what people ask of the calculators of a catalogue of 428.
"""

from datetime import date
from math import comb, log, log10, pi, sqrt

from fresh import IN, LB, MI, Line, borrow, chance, clock, day, days, doubling, grow, index, loan, months, span, weight_for
from grammar import number, seconds, text

GALLON = 3.785411784

THIRD: dict[str, tuple[Line, ...]] = {
    "percent of": (
        ("12 percent of 2,450 please", number(294)),
        ("hey whats 7.5% of 60 bucks", number(4.5)),
        ("I get 3% cashback on 840 spent", number(25.2)),
    ),
    "percent off": (
        ("tv was 899 and its 15 percent off now", number(764.15)),
        ("price of a 48 dollar hoodie after a 25% discount", number(36)),
        ("if something is 30% off and normally 120 what do i pay", number(84)),
    ),
    "percent change": (
        ("stock went from 42 to 57 how much percent did it go up", number(100 * 15 / 42)),
        ("rent raised from 1200 to 1290 percent raise", number(7.5)),
        ("we had 340 visitors last week and 289 this week, percent drop", number(-15, 15)),
    ),
    "what percent": (
        ("45 is what percent of 180", number(25)),
        ("got 17 right out of 20 whats my percentage", number(85)),
        ("8 of 32 as percent", number(25)),
    ),
    "tip": (
        ("18 percent tip on a 64 dollar tab", number(11.52, 75.52)),
        ("whats the total for a $72.50 bill with 20% tip", number(87)),
        ("bill is 96, 15% tip, four of us, how much each", number(27.6)),
        ("how much to tip on 45 at 20 percent", number(9, 54)),
    ),
    "split": (
        ("split 237 five ways", number(47.4)),
        ("7 people sharing a 420 airbnb, per person", number(60)),
        ("3 roommates rent is 2400 each pays", number(800)),
    ),
    "sales tax": (
        ("89.99 plus 8.25% sales tax", number(97.414175)),
        ("what will i pay for a $1,250 couch with 7% tax", number(1337.5)),
        ("how much sales tax on 340 at 6.5%", number(22.1, 362.1)),
    ),
    "vat": (
        ("add 20% vat to 450", number(540, 90)),
        ("remove 19% vat from 595", number(500, 95)),
        ("price is 1210 including 21% vat, what's the net", number(1000)),
    ),
    "loan payment": (
        ("monthly payment on 15,000 over 4 years at 8%", loan(15000, 8, 4)),
        ("borrowing 7500 for 36 months at 11.5 percent, whats the payment", loan(7500, 11.5, 3)),
        ("personal loan $22k 5 yr 9.9%", loan(22000, 9.9, 5)),
    ),
    "car loan": (
        ("auto loan 28000 at 5.9% for 60 months no down payment", loan(28000, 5.9, 5)),
        ("car payment on 31k, 72 months, 7.2% apr", loan(31000, 7.2, 6)),
    ),
    "mortgage": (
        ("principal and interest on a 280000 mortgage, 6.75%, 30 year fixed", loan(280000, 6.75, 30)),
        ("P&I for 410k at 6% over 15 years", loan(410000, 6, 15)),
    ),
    "how much can i borrow": (
        ("how big a loan can i get for 400 a month over 5 years at 7%", borrow(400, 7, 5)),
        ("i can pay 1800 per month, 30 years at 6.5 percent, what mortgage amount is that", borrow(1800, 6.5, 30)),
    ),
    "compound growth": (
        ("5000 dollars at 4% compounded yearly for 12 years", grow(5000, 4, 12)),
        ("what will 12,000 be worth in 20 years at 7 percent", grow(12000, 7, 20)),
        ("10k in a savings account at 4.5% for 3 years compounded monthly", grow(10000, 4.5, 3, 12)),
    ),
    "simple interest": (
        ("simple interest on 3500 at 6% for 4 years", number(840, 4340)),
        ("8,000 at 5% simple interest 18 months, how much interest", number(600)),
    ),
    "doubling": (
        ("how many years for money to double at 6%", doubling(6)),
        ("at 9 percent when does my investment double", doubling(9)),
    ),
    "saving": (
        ("how long to save 15000 saving 600 a month", months(25)),
        ("need 9000 in 18 months how much per month", number(500)),
    ),
    "cagr": (
        ("cagr from 10000 to 25000 in 7 years", number(100 * (2.5 ** (1 / 7) - 1))),
        ("portfolio grew from 80k to 134k over 5 years, annual growth rate", number(100 * ((134 / 80) ** 0.2 - 1))),
    ),
    "return": (
        ("roi if i invested 2000 and got back 2600", number(30)),
        ("bought for 450 sold for 610 what's my return in percent", number(100 * 160 / 450)),
    ),
    "inflation": (
        ("what will 100 dollars buy after 10 years of 3% inflation", number(100 / 1.03**10)),
        ("50,000 in 15 years with 2.5 percent inflation, equivalent future cost", number(50000 * 1.025**15)),
    ),
    "margin and markup": (
        ("cost 40 sell 65 profit margin", number(100 * 25 / 65)),
        ("markup on something that costs 12 and sells for 30", number(150)),
        ("selling price for 35% margin when cost is 26", number(40)),
    ),
    "break even": (
        ("break even with 12000 fixed costs, price 50 and variable cost 20", number(400)),
        ("how many units to break even: fixed cost 5000, sell at 25, cost per unit 15", number(500)),
    ),
    "commission": (
        ("6% commission on a 425000 sale", number(25500)),
        ("what commission do I get at 4.5 percent on 18,200", number(819)),
    ),
    "pay": (
        ("$23.50/hr annual salary", number(23.5 * 40 * 52)),
        ("72k a year is how much an hour", number(72000 / 2080)),
        ("58000 salary biweekly pay", number(58000 / 26)),
        ("i earn 4200 a month whats that yearly", number(50400)),
    ),
    "overtime": (
        ("overtime pay for 46 hours at 20 an hour", number(46 * 20 + 60)),
        ("worked 50 hours at $18 with time and a half after 40", number(990)),
    ),
    "unit price": (
        ("is 6 for 9.60 cheaper than 10 for 15", text("10 for 15")),
        ("24 oz for 3.60 price per ounce", number(0.15)),
        ("12 pack for 8.40 how much each", number(0.7)),
    ),
    "average": (
        ("average of 14, 22, 9, 31", number(19)),
        ("mean 3.5 4 6.5 2", number(4)),
        ("median of 7, 3, 12, 9, 1", number(7)),
    ),
    "standard deviation": (
        ("standard deviation of 2, 4, 4, 4, 5, 5, 7, 9", number(2, sqrt(32 / 7))),
        ("sd of 10 12 23 23 16 23 21 16", number(sqrt(192 / 8), sqrt(192 / 7))),
    ),
    "words for sums": (
        ("seventeen times twenty three", number(391)),
        ("a quarter of 360", number(90)),
        ("two thirds of 96", number(64)),
        ("1250 divided by 8 plus 6", number(162.25)),
    ),
    "powers and roots": (
        ("2 to the power of 16", number(65536)),
        ("square root of 1764", number(42)),
        ("cube root of 343", number(7)),
        ("15 squared", number(225)),
    ),
    "number theory": (
        ("lcm of 12 and 18", number(36)),
        ("greatest common factor of 84 and 126", number(42)),
        ("8 factorial", number(40320)),
        ("prime factors of 360", text("2³ × 3² × 5", "2^3", "2 × 2 × 2 × 3 × 3 × 5")),
    ),
    "logarithms": (
        ("log base 2 of 1024", number(10)),
        ("ln 20", number(log(20))),
        ("log 5000", number(log10(5000))),
    ),
    "fractions": (
        ("3/8 + 1/4", [*text("5/8"), *number(0.625)]),
        ("2 1/2 times 1 1/3", [*text("10/3", "3 1/3"), *number(10 / 3)]),
        ("simplify 42/56", text("3/4")),
        ("7/16 as a decimal", number(0.4375)),
    ),
    "chance": (
        ("odds of rolling a 6 on one die", chance(1 / 6)),
        ("probability of 3 heads in 5 coin flips", chance(comb(5, 3) / 32)),
        ("chance that two dice add up to 7", chance(1 / 6)),
    ),
    "combinations": (
        ("how many ways to choose 3 from 10", number(120)),
        ("8 choose 2", number(28)),
        ("permutations of 5 taken 2 at a time", number(20)),
    ),
    "circle": (
        ("area of a circle with a 9 inch diameter", number(pi * 4.5**2, pi * 4.5**2 * IN**2)),
        ("circumference of a circle radius 12 cm", number(24 * pi, 24 * pi / IN)),
        ("a round table is 4 feet across, whats its area in square feet", number(pi * 4)),
    ),
    "rectangle": (
        ("square footage of a 14 by 11 room", number(154)),
        ("perimeter of a 20 ft x 35 ft yard", number(110, 110 * 0.3048)),
        ("diagonal of a 16 by 9 rectangle", number(sqrt(337))),
    ),
    "triangle": (
        ("hypotenuse of a right triangle with legs 5 and 12", number(13)),
        ("area of a triangle base 10 height 7", number(35)),
        ("triangle with sides 7 8 9 area", number(sqrt(12 * 5 * 4 * 3))),
    ),
    "solids": (
        ("volume of a cylinder radius 3 height 10", number(90 * pi)),
        ("volume of a sphere with diameter 10", number(4 / 3 * pi * 125)),
        ("how many gallons in a 12 x 24 x 4 ft pool", number(12 * 24 * 4 * 7.480519480519, 12 * 24 * 4 * 28.316846592)),
        ("volume of a cone 6 wide and 8 tall", number(pi * 9 * 8 / 3)),
    ),
    "length": (
        ("how many cm is 6 foot 2", number(74 * IN)),
        ("26.2 miles in km", number(26.2 * MI)),
        ("5000 meters how many miles", number(5 / MI)),
        ("100 yards to meters", number(91.44)),
    ),
    "weight": (
        ("185 pounds in kg", number(185 * LB)),
        ("how many ounces are in 2.5 lbs", number(40)),
        ("11 stone 4 in pounds", number(158)),
        ("750 grams to oz", number(0.75 / LB * 16)),
    ),
    "temperature": (
        ("38.5 c in fahrenheit", number(101.3)),
        ("what is 72 degrees f in celsius", number(200 / 9)),
        ("350 fahrenheit to celsius", number(318 / 1.8)),
    ),
    "kitchen": (
        ("how many tablespoons in 3/4 cup", number(12)),
        ("2.5 cups in ml", number(2.5 * GALLON * 1000 / 16)),
        ("half a gallon in liters", number(GALLON / 2)),
        ("8 fl oz to ml", number(GALLON * 1000 / 16)),
    ),
    "speed": (
        ("120 kmh in mph", number(120 / MI)),
        ("65 mph to km/h", number(65 * MI)),
        ("10 m/s in mph", number(36 / MI)),
    ),
    "data": (
        ("how long to download 50 gb at 100 mbps", seconds(4000)),
        ("2 tb in gb", number(2000, 2048)),
        ("700 MB download on a 20 Mbps connection", seconds(280)),
    ),
    "driving": (
        ("how long to drive 340 miles at 65 mph", seconds(340 / 65 * 3600)),
        ("gas cost for 450 miles at 28 mpg and 3.59 a gallon", number(450 / 28 * 3.59)),
        ("fuel for 600 km at 7.5 l per 100 km", number(45, 45 / GALLON)),
        ("drove 312 miles on 11.2 gallons what mpg", number(312 / 11.2)),
    ),
    "running": (
        ("pace for a 10k in 52 minutes per mile", seconds(52 * 60 / 10 * MI)),
        ("marathon at 5:30 per km finish time", seconds(42.195 * 330)),
        ("half marathon in 1:55 what pace per mile", seconds(115 * 60 / 21.0975 * MI)),
        ("how long is 8 miles at 9:15 pace", seconds(8 * 555)),
    ),
    "clock": (
        ("9:20 am to 4:45 pm how many hours", span(7, 25)),
        ("what time is it 8 hours after 7:30 pm", clock("03:30")),
        ("6:45 am plus 50 minutes", clock("07:35")),
        ("hours between 22:15 and 06:00", span(7, 45)),
    ),
    "time zones": (
        ("9 am pacific in eastern", clock("12:00")),
        ("2pm london time in new york", clock("09:00")),
        ("what time is 6 pm tokyo in berlin", clock("10:00")),
    ),
    "dates": (
        ("what date is 100 days from today", day(date(2027, 3, 2))),
        ("90 days after march 3 2026", day(date(2026, 6, 1))),
        ("how many days from june 5 to september 18", days(date(2026, 6, 5), date(2026, 9, 18))),
        ("how many weeks until december 20", [*number(4), *seconds(28 * 86400)]),
        ("what day of the week was july 4 1976", text("Sunday")),
    ),
    "age": (
        ("born 12 august 1991 how old", [*number(35), *text("35 years")]),
        ("how old is someone born in may 3 2001", [*number(25), *text("25 years")]),
    ),
    "body": (
        ("my bmi at 5'9 and 160 lbs", index(160 * LB, 69 * IN / 100)),
        ("bmi of someone 172cm 81kg", index(81, 1.72)),
        ("what should i weigh for a bmi of 22 at 168 cm", weight_for(22, 1.68)),
        ("max heart rate at age 40", number(180, 208 - 28)),
        ("one rep max 185 lbs for 5 reps", number(185 * (1 + 5 / 30), 185 * 36 / 32, 185 * LB * (1 + 5 / 30))),
        ("waist 85 cm height 178 waist to height ratio", number(85 / 178)),
    ),
    "electricity bill": (
        ("1500 watt heater 6 hours a day at 15 cents per kwh, cost per day", number(1.35)),
        ("cost to run a 200 w tv 5 hours a day for 30 days at $0.14 per kwh", number(4.2)),
    ),
    "circuits": (
        ("current through 220 ohms at 12 volts", number(12 / 220, 1000 * 12 / 220)),
        ("voltage if 3 amps through 8 ohms", number(24)),
        ("power of 120 v at 10 amps", number(1200, 1.2)),
        ("two resistors 100 and 150 ohm in parallel", number(60)),
    ),
    "physics": (
        ("kinetic energy of 1200 kg at 25 m/s", number(375000, 375)),
        ("force on 15 kg accelerating at 3 m/s2", number(45)),
        ("how long does it take to fall 45 meters", seconds(sqrt(90 / 9.80665))),
        ("density of 300 g with a volume of 120 cm3", number(2.5, 2500)),
        ("wavelength of 100 MHz", number(299.792458 / 100)),
        ("period of a 2 meter pendulum", seconds(2 * pi * sqrt(2 / 9.80665))),
        ("half life 8 days, 100 mg, after 24 days", number(12.5)),
    ),
    "algebra": (
        ("solve x^2 - 7x + 12 = 0", text("3 and 4", "4 and 3", "3", "4")),
        ("slope between (1, 2) and (5, 14)", number(3)),
        ("x/12 = 5/8", number(7.5)),
        ("5 is to 8 as 20 is to what", number(32)),
    ),
    "bases and numerals": (
        ("binary of 77", text("1001101")),
        ("hex ff in decimal", number(255)),
        ("what number is MCMXCIV", number(1994)),
        ("2026 in roman numerals", text("MMXXVI")),
    ),
    "screens": (
        ("ppi of a 27 inch 2560x1440 monitor", number(sqrt(2560**2 + 1440**2) / 27)),
        ("aspect ratio of 1920 x 1200", text("8:5", "16:10")),
    ),
    "home": (
        ("gallons of paint for 600 square feet of wall with 2 coats at 350 sq ft per gallon", number(1200 / 350)),
        ("how much concrete for a 10x12 slab 4 inches thick in yards", number(10 * 12 / 3 / 27, 10 * 12 / 3 / 27 * 1.1)),
        ("cubic yards of mulch for 200 sq ft 3 inches deep", number(200 / 4 / 27)),
    ),
    "business figures": (
        ("click through rate 45 clicks 3000 impressions", number(1.5)),
        ("cpm for $250 and 100000 impressions", number(2.5)),
        ("conversion rate 38 sales from 1900 visitors", number(2)),
        ("payback period 24000 investment saving 6000 a year", [*number(4), *seconds(4 * 365.25 * 86400)]),
        ("price per square foot 380000 for 1900 sq ft", number(200)),
    ),
    "school": (
        ("what do i need on the final to get 90 if i have 86 and the final is 30%", number((90 - 86 * 0.7) / 0.3)),
        ("38 out of 45 grade", number(100 * 38 / 45)),
        ("reading time for 2400 words at 240 wpm", seconds(600)),
    ),
    "money left": (
        ("debt to income 1800 debt 6000 income", number(30)),
        ("emergency fund 6 months of 2800 expenses", number(16800)),
        ("i have 500 and spend 35 a day how many days will it last", [*number(14, 15, 500 / 35), *seconds(500 / 35 * 86400)]),
    ),
}


def list_third() -> list[dict[str, object]]:
    return [
        {"kind": kind, "text": sentence, "visitor": "us", "expected": expected}
        for kind, lines in THIRD.items()
        for sentence, expected in lines
    ]
