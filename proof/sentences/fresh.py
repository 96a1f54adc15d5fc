"""Sentences written one by one on 2026-11-25, before any of them was asked; each with its answer worked out here.

They are no templates and were written without those of the other files. Their first run stands in docs/assistant.md; since
then they are for working on the assistant, as the seen half is. The visitor is American, today is Sunday, 2026-11-22.
"""

from datetime import date, timedelta
from math import comb, hypot, log, pi

from grammar import Expected, number, seconds, text

Line = tuple[str, Expected]
TODAY = date(2026, 11, 22)
MONTH = 365.25 / 12 * 86_400
YEAR = 365.25 * 86_400


def loan(amount: float, rate: float, years: float) -> Expected:
    monthly = rate / 1200
    return number(amount * monthly / (1 - (1 + monthly) ** (-12 * years)))


def borrow(payment: float, rate: float, years: float) -> Expected:
    monthly = rate / 1200
    return number(payment * (1 - (1 + monthly) ** (-12 * years)) / monthly)


def grow(amount: float, rate: float, years: float, times: int = 1) -> Expected:
    """The balance or the interest alone: "compound interest" asks for either."""
    end = amount * (1 + rate / 100 / times) ** (times * years)
    return number(end, end - amount)


def months(count: float) -> Expected:
    return [*seconds(count * MONTH), *number(count)]


def doubling(rate: float) -> Expected:
    exact = log(2) / log(1 + rate / 100)
    whole = int(exact) + 1
    return [*number(exact, whole, 72 / rate), *seconds(exact * YEAR), *seconds(whole * YEAR)]


def span(hours: int, minutes: int = 0) -> Expected:
    return seconds(hours * 3600 + minutes * 60)


def clock(time: str) -> Expected:
    return [{"clock": time}]


def day(value: date) -> Expected:
    return [{"date": value.isoformat()}]


def days(start: date, end: date) -> Expected:
    count = (end - start).days
    return [*number(count), *seconds(count * 86_400)]


def chance(share: float) -> Expected:
    return number(share, 100 * share)


def index(kilograms: float, meters: float) -> Expected:
    return number(kilograms / meters**2)


def weight_for(body_index: float, meters: float) -> Expected:
    kilograms = body_index * meters**2
    return number(kilograms, kilograms / 0.45359237)


def grades(*courses: tuple[float, float]) -> Expected:
    return number(sum(points * credits for points, credits in courses) / sum(credits for _, credits in courses))


POINTS = {"A": 4.0, "A-": 3.7, "B+": 3.3, "B": 3.0, "B-": 2.7, "C+": 2.3, "C": 2.0}
FT, IN, MI, LB = 30.48, 2.54, 1.609344, 0.45359237

FRESH: dict[str, tuple[Line, ...]] = {
    "percent of": (
        ("I need to know what 35 percent of 640 comes to", number(224)),
        ("take 15% of 260 for me", number(39)),
        ("of 900 people 12% voted no, how many is that", number(108)),
        ("how many is 8 percent of 450 students", number(36)),
        ("give me 2.5% of 18,000", number(450)),
    ),
    "percent off": (
        ("coat was 180 now 30% off, new price?", number(126)),
        ("a 60 dollar game is reduced by 15 percent", number(51)),
        ("sale price of a 420 dollar tv with 25% discount", number(315)),
        ("knock 20% off 75", number(60)),
        ("$89 with a 10% coupon", number(80.1)),
    ),
    "percent added": (
        ("rent is 1200 and goes up 4%, new rent", number(1248)),
        ("mark up 80 by 35%", number(108)),
        ("my salary of 48000 rises by 3 percent", number(49440)),
        ("what's 150 with 8% sales tax on top", number(162)),
        ("250 increased by a tenth", number(275)),
    ),
    "percent change": (
        ("stock fell from 80 to 60, by how many percent", number(25, -25)),
        ("price rose from 40 to 50 what percent is that", number(25)),
        ("how much percent more is 90 than 75", number(20)),
        ("sales were 200 last year and 250 this year, percent growth", number(25)),
        ("from 160 down to 120 is what percent decrease", number(25, -25)),
    ),
    "what percent": (
        ("what share of 80 is 20 in percent", number(25)),
        ("18 correct answers out of 24, what percentage", number(75)),
        ("7 is how many percent of 35", number(20)),
        ("if 30 of 120 guests left, what percent left", number(25)),
        ("express 9 out of 12 as a percentage", number(75)),
    ),
    "tax included": (
        ("a price of 119 has 19% vat in it, how much is the tax", number(19)),
        ("how much of 108 is tax when tax is 8%", number(8)),
        ("what's the price before tax if i paid 107 with 7% tax", number(100)),
        ("net price of 120 gross with 20% vat", number(100)),
        ("i paid 53.5 including 7% sales tax what was the tax", number(3.5)),
    ),
    "list sum": (
        ("i spent 12, 30 and 45 what's the total", number(87)),
        ("what do 14, 28 and 9 make together", number(51)),
        ("sum 3 5 7 9", number(24)),
        ("tally up 120, 45 and 60", number(225)),
        ("8 and 15 more and then 4", number(27)),
    ),
    "average": (
        ("what's the average of my scores 70, 85 and 91", number(82)),
        ("i ran 4, 6, 8 and 10 miles, on average?", number(7)),
        ("find the mean: 3, 9, 12", number(8)),
        ("average score 80 90 100", number(90)),
    ),
    "equal shares": (
        ("a dinner of $96 shared by 6 friends, what does each owe", number(16)),
        ("we are 5 people and the cab was 45, what does everyone pay", number(9)),
        ("share 200 equally among 8", number(25)),
        ("how much is it per person if 7 people pay 350 together", number(50)),
        ("3 roommates split rent of 1950", number(650)),
    ),
    "two steps": (
        ("80 plus 10% and then minus 5%", number(83.6)),
        ("$200 jacket, 25% off, then 8% tax", number(162)),
        ("start with 50, double it, subtract 12", number(88)),
        ("price 60, 10 percent discount, plus 5 dollars shipping", number(59)),
        ("half of 90 plus 10", number(55)),
    ),
    "fraction of": (
        ("what's two thirds of 48", number(32)),
        ("i ate 3/8 of 40 cookies, how many", number(15)),
        ("one fifth of 85 is", number(17)),
        ("how much is three eighths of 56", number(21)),
    ),
    "subtract": (
        ("what is left of 200 when i spend 68", number(132)),
        ("how much more is 95 than 58", number(37)),
        ("take 17 away from 60", number(43)),
        ("i had 500 and paid 135, how much remains", number(365)),
    ),
    "powers and roots": (
        ("two to the power of ten", number(1024)),
        ("what number squared is 169", number(13)),
        ("5 cubed", number(125)),
        ("the cube root of 64 please", number(4)),
        ("7 to the 3rd power", number(343)),
    ),
    "loan payment": (
        ("what would i pay monthly if i borrow 20000 for 5 years at 7%", loan(20000, 7, 5)),
        ("borrowing $12,000 at 6 percent over 3 years, what is my monthly bill", loan(12000, 6, 3)),
        ("car loan: 25k, 4.9%, 60 months. payment?", loan(25000, 4.9, 5)),
        ("250000 mortgage 30 years 6.5% principal and interest per month", loan(250000, 6.5, 30)),
        ("how much a month is a 10000 loan over two years at 8%", loan(10000, 8, 2)),
        ("i owe 9000 at 12% and want it gone in 3 years, what do i pay each month", loan(9000, 12, 3)),
    ),
    "loan amount": (
        ("i can afford 600 a month, 5 years, 6%. how much can i borrow", borrow(600, 6, 5)),
        ("how large a loan does 350 a month pay off in 4 years at 8 percent", borrow(350, 8, 4)),
        ("max loan if i pay $450 monthly for 6 years at 7%", borrow(450, 7, 6)),
        ("with payments of 500 per month at 5% for 10 years what loan can i take", borrow(500, 5, 10)),
    ),
    "compound interest": (
        ("i put 5000 in the bank at 4% compounded yearly, what will it be worth in 10 years", grow(5000, 4, 10)),
        ("what do 8000 dollars grow to in 15 years at 6% a year", grow(8000, 6, 15)),
        ("value of 2000 after 5 years earning 3 percent compounded annually", grow(2000, 3, 5)),
        ("10000 at 5% for 8 years with annual compounding", grow(10000, 5, 8)),
        ("how much will $3,000 become in 12 years with 7% annual compound interest", grow(3000, 7, 12)),
        ("1500 invested for 20 years at 8 percent compounded monthly", grow(1500, 8, 20, 12)),
    ),
    "simple interest": (
        ("lend 4000 at 5% simple interest for 3 years, interest earned?", number(600)),
        ("simple interest earned on 1200 at 4 percent over 2 years", number(96)),
        ("what interest do i owe on 3000 borrowed at 6% simple for 4 years", number(720)),
        ("$500 at 8% simple interest, 5 years", number(200, 700)),
    ),
    "time to save": (
        ("i save 400 each month, when will i have 10000", months(25)),
        ("need $6000, can put aside $150 monthly. how long?", months(40)),
        ("how many months until 5000 if i save 200 a month", months(25)),
        ("putting away 300 a month, how long till 7200", months(24)),
    ),
    "saving for": (
        ("what must i save monthly to have 12000 in 3 years", number(12000 / 36)),
        ("need 9000 in 18 months, how much per month is that", number(500)),
        ("to reach 30000 in 5 years how much do i put away each month", number(500)),
        ("vacation costs 4800 and is a year away, how much to save a month", number(400)),
    ),
    "doubling": (
        ("years for money to double at 9%", doubling(9)),
        ("when will my savings double with 5% interest", doubling(5)),
        ("at 7 percent growth how many years until it doubles", doubling(7)),
        ("doubling time of an investment that earns 3% a year", doubling(3)),
    ),
    "pay per year": (
        ("someone on 22 dollars an hour makes how much a year", number(45760)),
        ("yearly income at $31 per hour full time", number(64480)),
        ("i get paid 18 per hour, what's my annual pay", number(37440)),
        ("20 bucks an hour is what salary per year", number(41600)),
        ("annual salary if hourly wage is 45", number(93600)),
    ),
    "pay per hour": (
        ("i make 72800 per year how much is that hourly", number(35)),
        ("how much per hour does a 41600 salary work out to", number(20)),
        ("what hourly wage equals $93,600 a year", number(45)),
        ("annual 57,200 to hourly", number(27.5)),
    ),
    "tip": (
        ("how much should i tip on 64 dollars at 20 percent", number(12.8)),
        ("leave 15% on a $38 check, what's the tip", number(5.7)),
        ("bill of 90, tip 18%, what is the tip in dollars", number(16.2)),
        ("total with a 20% tip on 45", number(54)),
        ("22% gratuity on 150", number(33)),
    ),
    "tip each": (
        ("dinner was 120, we tip 20% and split it 4 ways, what does each pay", number(36)),
        ("5 of us, bill 200, tip 15%, per person?", number(46)),
        ("each share of a $75 bill with 20% tip for 3", number(30)),
        ("split 90 plus 18% tip between two people", number(53.1)),
    ),
    "better price": (
        ("cheaper: 6 for 4.50 or 10 for 8", [*number(0.75), *text("6 for 4.5")]),
        ("should i buy 3 for $5 or 8 for $12", [*number(1.5), *text("8 for 12")]),
        ("12 eggs for 3 dollars or 18 for 4 dollars, which is better value", [*number(4 / 18), *text("18 for 4")]),
        ("best deal 2 for 7 vs 5 for 16", [*number(3.2), *text("5 for 16")]),
    ),
    "miles and kilometers": (
        ("a marathon of 26.2 miles is how many kilometers", number(26.2 * MI)),
        ("how far is 10 kilometers in miles", number(10 / MI)),
        ("convert a distance of 45 miles to km", number(45 * MI)),
        ("100km how many miles", number(100 / MI)),
        ("my run was 8 miles, in km?", number(8 * MI)),
    ),
    "pounds and kilograms": (
        ("my dog weighs 30 pounds how much is that in kilos", number(30 * LB)),
        ("85 kg converted to pounds", number(85 / LB)),
        ("how heavy is 150 lbs in kg", number(150 * LB)),
        ("2 pounds of flour in kilograms", number(2 * LB)),
    ),
    "temperature": (
        ("its 35 celsius outside, what's that in fahrenheit", number(95)),
        ("oven at 400 f in celsius", number((400 - 32) / 1.8)),
        ("-10 c to f", number(14)),
        ("what is 98.6 fahrenheit in celsius", number(37)),
        ("room is 68 degrees fahrenheit, celsius please", number(20)),
    ),
    "feet and centimeters": (
        ("my son is 5 feet 2 inches tall, how many cm", number(5 * FT + 2 * IN)),
        ("i'm 6'2\" what is that in centimeters", number(6 * FT + 2 * IN)),
        ("height 5ft9 to cm", number(5 * FT + 9 * IN)),
        ("how many centimeters are in 6 feet", number(6 * FT)),
    ),
    "small in large": (
        ("how many feet make a mile", number(5280)),
        ("number of ounces in one pound", number(16)),
        ("how many teaspoons go into a tablespoon", number(3)),
        ("minutes in a week", number(10080)),
        ("how many pints fit in a gallon", number(8)),
    ),
    "rectangle area": (
        ("a room measures 12 by 14 what is the area", number(168)),
        ("how big is a field that is 30 long and 20 wide", number(600)),
        ("floor space of a 9 x 11 room", number(99)),
        ("area when length is 8 and width is 5", number(40)),
        ("square footage of a 20 ft by 15 ft garage", number(300)),
    ),
    "diagonal": (
        ("tv is 48 by 27 inches, how long is the diagonal", number(hypot(48, 27))),
        ("corner to corner of a 9 by 12 rectangle", number(15)),
        ("legs 7 and 24, hypotenuse?", number(25)),
        ("longest side of a right triangle with sides 6 and 8", number(10)),
    ),
    "circle by diameter": (
        ("a pizza 12 inches across, what is its area", number(36 * pi)),
        ("how much area does a circle 10 wide have", number(25 * pi)),
        ("area of a round table with a diameter of 5 feet", number(6.25 * pi)),
        ("diameter is 8, find the circle's area", number(16 * pi)),
    ),
    "circle around": (
        ("how far is it around a circle of radius 6", number(12 * pi)),
        ("a wheel has a radius of 14 inches, what's its circumference", number(28 * pi)),
        ("circle with radius 9: circumference?", number(18 * pi)),
        ("circumference when the diameter is 10", number(10 * pi)),
    ),
    "pace": (
        ("i ran 5 km in 27:30, what was my pace per km", seconds(330)),
        ("what pace do i need for a 10k in 50 minutes per km", seconds(300)),
        ("my 8 km run took 44 minutes, min/km?", seconds(330)),
        ("pace per mile if i run 6 miles in 54 minutes", seconds(540)),
    ),
    "race time": (
        ("if my pace is 6:00 per km how long does a 10k take me", seconds(3600)),
        ("finish time for 21 km at 5:20 min/km", seconds(6720)),
        ("8 miles at 9:00 per mile, total time", seconds(4320)),
        ("running 15 km with a pace of 5:40 per kilometer takes how long", seconds(5100)),
    ),
    "travel time": (
        ("how long does a 180 mile drive take when i go 60 mph", span(3)),
        ("i drive 50 mph, how long to cover 125 miles", span(2, 30)),
        ("time needed for 400 km at 100 km/h", span(4)),
        ("hours to drive 210 miles averaging 70 mph", span(3)),
    ),
    "fuel cost": (
        ("my car does 25 mpg and gas is 3.60, what does a 500 mile trip cost", number(72)),
        ("what will gas cost me for 240 miles with 30 mpg at 3.50 per gallon", number(28)),
        ("price of driving 350 miles, 28 mpg, $4 gas", number(50)),
        ("fuel for a 150 mile trip at 20 mpg and $3.20 per gallon", number(24)),
    ),
    "range": (
        ("my car has a 14 gallon tank and gets 30 mpg, how far can i go", number(420)),
        ("how many miles will 8 gallons take me at 35 mpg", number(280)),
        ("with 12 gallons left and 22 mpg how far do i get", number(264)),
        ("distance on a full 16 gallon tank at 28 mpg", number(448)),
    ),
    "electricity": (
        ("a 2000 watt heater runs 5 hours a day, what does it cost for 30 days at 20 cents per kwh", number(60)),
        ("electricity cost for 100 watts, 24 hours a day, 30 days, 15 cents per kwh", number(10.8)),
        ("cost to run a 60 w bulb 10 hours a day for 30 days at 0.12 per kwh", number(2.16)),
        ("what does a 1200 w device cost in 30 days used 2 hours a day at 25 cents a kwh", number(18)),
    ),
    "body mass index": (
        ("what's the bmi of a person with 80 kg and 1.80 m", index(80, 1.8)),
        ("weight 68 kg height 165 cm bmi", index(68, 1.65)),
        ("i am 5'10 and weigh 170 pounds, my bmi?", index(170 * LB, 1.778)),
        ("am i overweight at 90 kg and 178 cm, bmi", index(90, 1.78)),
        ("body mass index for 150 lbs and 5 ft 6", index(150 * LB, 1.6764)),
    ),
    "weight for an index": (
        ("how heavy may i be at 180 cm for a bmi of 25", weight_for(25, 1.8)),
        ("what should i weigh for bmi 22 if i am 170 cm tall", weight_for(22, 1.7)),
        ("weight that gives bmi 23 at 165 cm", weight_for(23, 1.65)),
    ),
    "clock later": (
        ("it's 9:45, what time will it be in 50 minutes", clock("10:35")),
        ("start at 10:20 and it takes 95 minutes, when is it over", clock("11:55")),
        ("2 hours 15 minutes after 1:30 pm", clock("15:45")),
        ("what time is 40 minutes past 11:50 am", clock("12:30")),
        ("14:10 + 3 h", clock("17:10")),
    ),
    "clock earlier": (
        ("what time was it 50 minutes before 7:30 pm", clock("18:40")),
        ("i need to be there at 9:00 and it takes 75 minutes, when do i leave", clock("07:45")),
        ("2 hours before 15:45", clock("13:45")),
        ("20 minutes earlier than 10:05", clock("09:45")),
    ),
    "hours between": (
        ("i work from 8:15 am to 4:45 pm, how many hours", span(8, 30)),
        ("how much time passes between 10:30 and 13:15", span(2, 45)),
        ("shift starts 22:00 and ends 6:30, how long", span(8, 30)),
        ("9am to 5:30pm minus 30 min lunch", span(8)),
        ("hours from 7 am until 3:30 pm", span(8, 30)),
    ),
    "durations": (
        ("add 1h 20m and 45m", span(2, 5)),
        ("how much is 2 hours 30 minutes and 1 hour 45 minutes together", span(4, 15)),
        ("90 min plus 2 h 10 min", span(3, 40)),
        ("total time of 35 minutes, 50 minutes and 1 hour 5 minutes", span(2, 30)),
    ),
    "days between": (
        ("how many days lie between june 1 2026 and august 15 2026", days(date(2026, 6, 1), date(2026, 8, 15))),
        ("how long is it from jan 10 2026 to mar 20 2026 in days", days(date(2026, 1, 10), date(2026, 3, 20))),
        ("days until december 24 2026", days(TODAY, date(2026, 12, 24))),
        ("how many days have passed since october 1 2026", days(date(2026, 10, 1), TODAY)),
        ("if i leave on may 3 2026 and return on may 20 2026 how many days is that", days(date(2026, 5, 3), date(2026, 5, 20))),
    ),
    "date later": (
        ("what date will it be 45 days from today", day(TODAY + timedelta(45))),
        ("6 weeks after january 5 2026 is which date", day(date(2026, 1, 5) + timedelta(42))),
        ("which day is 30 days after march 10 2026", day(date(2026, 3, 10) + timedelta(30))),
        ("what was the date 100 days ago", day(TODAY - timedelta(100))),
        ("add 60 days to april 4 2026", day(date(2026, 4, 4) + timedelta(60))),
    ),
    "age": (
        ("i was born on may 14 1988, how old am i now", number(38)),
        ("age of somebody born 3 march 2000", number(26)),
        ("my birthday is 1995-09-30 what's my age", number(31)),
        ("born december 1 1960, age?", number(65)),
    ),
    "grades": (
        ("what is my gpa with an A worth 3 credits and a B worth 4 credits", grades((POINTS["A"], 3), (POINTS["B"], 4))),
        ("A- 3 credits, B+ 3 credits, C 2 credits gpa?", grades((POINTS["A-"], 3), (POINTS["B+"], 3), (POINTS["C"], 2))),
        ("calculate gpa: B 3, A 4, C+ 3", grades((POINTS["B"], 3), (POINTS["A"], 4), (POINTS["C+"], 3))),
    ),
    "coins": (
        ("flip a coin 8 times, chance of exactly 3 heads", chance(comb(8, 3) / 2**8)),
        ("what are the odds that i get 2 heads when i toss 4 coins", chance(comb(4, 2) / 2**4)),
        ("probability of 6 tails out of 10 flips", chance(comb(10, 6) / 2**10)),
        ("chance to throw at least 4 heads in 6 tosses", chance(sum(comb(6, k) for k in (4, 5, 6)) / 2**6)),
    ),
    "dice": (
        ("i roll two dice, what's the chance the sum is 8", chance(5 / 36)),
        ("chance of getting a total of 10 from 2 dice", chance(3 / 36)),
        ("odds of throwing 11 with a pair of dice", chance(2 / 36)),
        ("probability to roll a 6 with one die", chance(1 / 6)),
    ),
    "Roman numerals": (
        ("how do romans write 88", text("LXXXVIII")),
        ("what does MCMXC stand for", number(1990)),
        ("turn 1066 into roman numerals", text("MLXVI")),
        ("the roman numeral XLII in numbers", number(42)),
        ("how do you write 14 in roman numerals", text("XIV")),
    ),
    "binary": (
        ("what's the binary of 200", text("11001000")),
        ("how do i write 19 in binary", text("10011")),
        ("binary 101101 as a decimal number", number(45)),
        ("hex for 250", text("FA")),
        ("1100 binary is what in decimal", number(12)),
    ),
    "fractions": (
        ("what is 1/2 and 1/3 together", [*number(5 / 6), *text("5/6")]),
        ("3/4 minus 1/8", [*number(5 / 8), *text("5/8")]),
        ("how much is 2/5 of 3/4", [*number(0.3), *text("3/10")]),
        ("two thirds plus one quarter", [*number(11 / 12), *text("11/12")]),
        ("5/6 divided by 1/3", [*number(2.5), *text("5/2")]),
    ),
    "time zones": (
        ("if it's 9 am in Los Angeles what time is it in London", clock("17:00")),
        ("10:30 am Tokyo time in Paris", clock("02:30")),
        ("our call is at 3 pm New York time, when is that in Berlin", clock("21:00")),
        ("what time in Sydney when it is 8 pm in London", clock("07:00")),
    ),
}


def list_fresh() -> list[dict[str, object]]:
    return [
        {"kind": kind, "text": sentence, "visitor": "us", "expected": expected}
        for kind, lines in FRESH.items()
        for sentence, expected in lines
    ]
