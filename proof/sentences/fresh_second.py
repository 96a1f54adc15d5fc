"""The second set of sentences written one by one, on 2026-11-25, before any of them was asked; see fresh.py and docs/assistant.md."""

from datetime import date
from math import pi, sqrt

from fresh import IN, LB, MI, TODAY, Line, borrow, chance, clock, day, days, doubling, grades, grow, index, loan, months, span, weight_for
from grammar import number, seconds, text

SECOND: dict[str, tuple[Line, ...]] = {
    "percent of": (
        ("whats 17 percent of 350", number(59.5)),
        ("45% of my 3200 paycheck", number(1440)),
        ("if 6% of 1500 parts are broken how many is that", number(90)),
    ),
    "percent off": (
        ("backpack costs 65, store takes 20% off", number(52)),
        ("how much would i pay for $140 sneakers on sale for 35% off", number(91)),
        ("15% discount on a 2400 dollar laptop", number(2040)),
    ),
    "percent added": (
        ("my landlord raises the 1350 rent by 6%", number(1431)),
        ("84 plus 12 percent", number(94.08)),
        ("what is 2000 with a 4.5% increase", number(2090)),
    ),
    "percent change": (
        ("my weight went from 92 to 85 what's the percent change", number(-100 * 7 / 92, 100 * 7 / 92)),
        ("gas was 3.20 and now it's 3.60 percent increase", number(12.5)),
        ("percentage drop from 500 to 430", number(14, -14)),
    ),
    "what percent": (
        ("27 out of 36 percent", number(75)),
        ("what percentage of 250 is 40", number(16)),
        ("i spent 90 of my 600 budget, what percent is that", number(15)),
    ),
    "tax included": (
        ("how much vat is inside 240 at 20%", number(40)),
        ("total was 64.80 with 8% sales tax included, price without tax", number(60)),
        # What is left, or the tax itself
        ("take 7% tax out of 53.50", number(50, 3.5)),
    ),
    "list sum": (
        ("23 + 58 + 19 + 7", number(107)),
        ("whats 125 and 340 and 75 in total", number(540)),
        ("add these up: 18, 22, 31", number(71)),
    ),
    "average": (
        ("average of 88 92 79 and 95", number(88.5)),
        ("my test scores are 70, 80, 96 what is my average", number(82)),
        ("mean of 4.5, 6 and 7.5", number(6)),
    ),
    "equal shares": (
        ("divide 132 between 4 friends", number(33)),
        ("uber cost 36 and there were 3 of us, each?", number(12)),
        ("how much does each person pay if 6 people split 270", number(45)),
    ),
    "two steps": (
        ("take 15% off 80 and then add 6% tax", number(72.08)),
        ("120 minus 30 then divided by 2", number(45)),
        ("$50 shirt with 20% off plus 8% tax", number(43.2)),
    ),
    "fraction of": (
        ("what's two thirds of 96", number(64)),
        ("5/8 of 72", number(45)),
        ("a quarter of 340", number(85)),
    ),
    "powers and roots": (
        ("square root of 225", number(15)),
        ("what is 3 to the power of 6", number(729)),
        ("cube root of 343", number(7)),
    ),
    "loan payment": (
        ("monthly payment for a 18000 loan 5 years 7.5%", loan(18000, 7.5, 5)),
        ("i want to borrow 9500 for 4 years at 8%, how much per month", loan(9500, 8, 4)),
        ("what are the payments on $30,000 at 6% for 6 years", loan(30000, 6, 6)),
    ),
    "loan amount": (
        ("how much could i borrow paying 250 a month for 5 years at 7%", borrow(250, 7, 5)),
        ("i can spare 800 per month, how big a loan is that over 10 years at 5%", borrow(800, 5, 10)),
    ),
    "compound interest": (
        ("4000 at 6% compounded annually for 9 years", grow(4000, 6, 9)),
        ("if i leave 2500 in savings at 4% a year how much is there after 6 years", grow(2500, 4, 6)),
        ("how much is 10,000 worth in 25 years growing at 7% a year", grow(10000, 7, 25)),
    ),
    "simple interest": (
        ("simple interest on 1800 at 5% for 4 years", number(360)),
        ("how much simple interest on a $2,400 loan at 7% after 3 years", number(504)),
    ),
    "time to save": (
        ("how long does it take me to save 8000 if i put away 250 a month", months(32)),
        ("saving 600 per month, how many months for 15000", months(25)),
    ),
    "saving for": (
        ("i want 10000 in 4 years, how much to save every month", number(10000 / 48)),
        ("how much do i have to save a month to get 3600 in 18 months", number(200)),
    ),
    "doubling": (
        ("how long till money doubles at 6 percent", doubling(6)),
        ("years to double an investment at 8%", doubling(8)),
    ),
    "pay per year": (
        ("what's 27 an hour annually", number(56160)),
        ("i earn $19.50 an hour, yearly salary?", number(40560)),
        ("35 dollars per hour in a year", number(72800)),
    ),
    "pay per hour": (
        ("what is 78000 a year per hour", number(37.5)),
        ("48k salary to hourly wage", number(48000 / 2080)),
    ),
    "tip": (
        ("tip for a 64 dollar bill at 20%", number(12.8)),
        ("how much is an 18% tip on 45.50", number(8.19)),
    ),
    "tip each": (
        ("bill is 140, 4 people, 20% tip, how much each", number(42)),
        ("3 friends split a $90 check with 18 percent tip", number(35.4)),
    ),
    "better price": (
        ("which is the better deal 4 for 6 or 10 for 14", [*number(1.4), *text("10 for 14")]),
        ("6 cans for $3 or 10 cans for $4.50, which is cheaper", [*number(0.45), *text("10 for 4.5")]),
    ),
    "miles and kilometers": (
        ("how many miles is 42 km", number(42 / MI)),
        ("speed limit is 110 km/h what is that in mph", number(110 / MI)),
        ("it's 230 miles to boston, how many km", number(230 * MI)),
    ),
    "pounds and kilograms": (
        ("how much is 73 kilos in pounds", number(73 / LB)),
        ("baby weighs 8 lbs, kg?", number(8 * LB)),
        ("150 pounds to kilograms", number(150 * LB)),
    ),
    "temperature": (
        ("what's 28 degrees celsius in fahrenheit", number(82.4)),
        ("body temp 101 f in c", number((101 - 32) / 1.8)),
    ),
    "feet and centimeters": (
        ("i am 5 foot 8, how tall is that in cm", number(68 * IN)),
        ("how many feet is 190 cm", number(190 / 30.48)),
    ),
    "small in large": (
        ("how many ounces are in a gallon", number(128)),
        ("how many seconds in a day", number(86400)),
        ("how many cups in a quart", number(4)),
    ),
    "rectangle area": (
        ("area of a 13 by 17 room", number(221)),
        ("how many square feet is a room 12 ft by 15 ft", number(180)),
    ),
    "diagonal": (
        ("diagonal of a 20 by 15 rectangle", number(25)),
        ("whats the hypotenuse if the sides are 8 and 15", number(17)),
    ),
    "circle": (
        ("area of a circle with a 14 inch diameter", number(49 * pi)),
        ("circumference of a circle with radius 3.5", number(7 * pi)),
        ("how big is a 16 inch pizza in square inches", number(64 * pi)),
    ),
    "pace": (
        ("i ran 10k in 48 minutes what's my pace per km", seconds(288)),
        ("5 miles in 42:30 pace per mile", seconds(510)),
    ),
    "race time": (
        ("how long does a half marathon take at 5:30 per km", seconds(330 * 21.0975)),
        ("12 km at 6:00 min per km how long", seconds(4320)),
    ),
    "travel time": (
        ("how long to drive 450 miles at 65 mph", seconds(450 / 65 * 3600)),
        ("if i go 90 km/h how long do i need for 315 km", seconds(12600)),
    ),
    "fuel cost": (
        ("gas money for 420 miles at 28 mpg and 3.50 a gallon", number(52.5)),
        ("how much does it cost to drive 180 miles if my car gets 30 mpg and gas costs $3.75", number(22.5)),
    ),
    "electricity": (
        ("how much does a 1500 watt heater cost for 8 hours a day over 30 days at 16 cents per kwh", number(57.6)),
        ("100 watt bulb 5 hours per day for 30 days at $0.14 per kwh", number(2.1)),
    ),
    "body mass index": (
        ("bmi 6 foot 1 195 pounds", index(195 * LB, 73 * IN / 100)),
        ("i'm 168 cm and weigh 61 kg, what's my bmi", index(61, 1.68)),
        ("what weight gives me a bmi of 23 at 182 cm", weight_for(23, 1.82)),
    ),
    "clock later": (
        ("what time is it in 45 minutes if it's 3:30 pm now", clock("16:15")),
        ("8:40 am plus 3 hours 15 minutes", clock("11:55")),
        ("movie starts at 19:45 and is 140 minutes long, when does it end", clock("22:05")),
    ),
    "clock earlier": (
        ("what time is 2 hours 30 minutes before 9:15 am", clock("06:45")),
        ("my flight is at 14:20 and i want to be there 90 minutes before, what time", clock("12:50")),
    ),
    "hours between": (
        ("how many hours from 8:15 am to 4:45 pm", span(8, 30)),
        ("i work from 9:30 to 18:00, how long is that", span(8, 30)),
    ),
    "durations": (
        ("add 2 hours 40 minutes and 1 hour 35 minutes", span(4, 15)),
        ("45 min + 50 min + 35 min", span(2, 10)),
    ),
    "days between": (
        ("how many days from june 1 2026 to september 15 2026", days(date(2026, 6, 1), date(2026, 9, 15))),
        ("days until december 31 2026", days(TODAY, date(2026, 12, 31))),
    ),
    "date later": (
        ("what day is 45 days from today", day(date(2027, 1, 6))),
        ("3 weeks before march 20 2026", day(date(2026, 2, 27))),
    ),
    "age": (
        ("how old is someone born on july 4 1995", number(31)),
        ("birthday 1979-03-08 how old", number(47)),
    ),
    "grades": (("gpa with A 4 credits, B- 3 credits and C+ 3 credits", grades((4.0, 4), (2.7, 3), (2.3, 3))),),
    "coins and dice": (
        ("probability of 4 heads in 7 coin flips", chance(35 / 128)),
        ("chance of rolling a 5 with two dice", chance(4 / 36)),
    ),
    "numerals": (
        ("what is 58 in roman numerals", text("LVIII")),
        ("convert 77 to binary", text("1001101")),
        ("hex of 195", text("C3")),
    ),
    "fractions": (
        ("3/8 + 1/4", [*number(0.625), *text("5/8")]),
        ("what is 7/8 minus 1/2", [*number(0.375), *text("3/8")]),
    ),
    "time zones": (("what time is it in tokyo when it's 8 am in new york", clock("22:00")),),
    "shapes": (
        ("volume of a cylinder with radius 4 m and height 10 m", number(160 * pi)),
        ("volume of a box 3 m by 4 m by 5 m", number(60)),
        ("surface area of a sphere with radius 5 m", number(100 * pi)),
    ),
    "statistics and numbers": (
        ("median of 7 3 9 12 5", number(7)),
        ("greatest common divisor of 84 and 126", number(42)),
        ("least common multiple of 12 and 15", number(60)),
    ),
    "physics": (
        ("voltage with 3 amps and 8 ohms", number(24)),
        ("kinetic energy of 1200 kg at 20 m/s", number(240000)),
        ("how fast after falling 20 m", number(sqrt(2 * 9.80665 * 20))),
    ),
    "mortgage": (
        ("principal and interest on a 320000 loan at 6.25% for 30 years", loan(320000, 6.25, 30)),
    ),
}


def list_second() -> list[dict[str, object]]:
    return [
        {"kind": kind, "text": sentence, "visitor": "us", "expected": expected}
        for kind, lines in SECOND.items()
        for sentence, expected in lines
    ]
