"""Clocks, dates, games, school, numerals."""

from datetime import date, timedelta
from fractions import Fraction
from math import comb

from grammar import Kind, number, seconds, text

TODAY = date(2026, 11, 22)


def clock(minutes: int) -> list[dict[str, object]]:
    minutes %= 1440
    return [{"clock": f"{minutes // 60:02}:{minutes % 60:02}"}]


def day(value: date) -> list[dict[str, object]]:
    return [{"date": value.isoformat()}]


def roman(n: int) -> str:
    out = ""
    for value, sign in ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        out += sign * (n // value)
        n %= value
    return out


POINTS = {"A": 4.0, "B+": 3.3, "B": 3.0, "C+": 2.3, "C": 2.0, "A-": 3.7}
DAYS = [("March 3", date(2026, 3, 3)), ("April 15", date(2026, 4, 15)), ("May 20", date(2026, 5, 20))]
LATER = [("August 9", date(2026, 8, 9)), ("October 1", date(2026, 10, 1)), ("December 24", date(2026, 12, 24))]
PAIRS = [(f"{a} 2026", f"{b} 2026", (y - x).days) for a, x in DAYS for b, y in LATER]

EVERYDAY = [
    Kind("clock later", {"m": [45, 90, 125], "h i": [(14, 35), (9, 20), (22, 50)]}, lambda m, h, i: clock(60 * h + i + m), (
        "{m} minutes from {h}:{i}", "{m} minutes after {h}:{i}", "{h}:{i} plus {m} minutes", "what time is it {m} minutes after {h}:{i}",
        "add {m} minutes to {h}:{i}", "{h}:{i} + {m} min", "it's {h}:{i}, what time will it be in {m} minutes", "time {m} min past {h}:{i}")),
    Kind("clock earlier", {"m": [45, 90, 30], "h i": [(14, 35), (9, 20), (22, 50)]}, lambda m, h, i: clock(60 * h + i - m), (
        "{m} minutes before {h}:{i}", "{h}:{i} minus {m} minutes", "what time is {m} minutes before {h}:{i}", "subtract {m} minutes from {h}:{i}",
        "{h}:{i} - {m} min", "{m} min earlier than {h}:{i}", "leave {m} minutes before {h}:{i}, what time", "when do i start if it takes {m} minutes and ends at {h}:{i}")),
    Kind("hours between", {"a b": [(9, 15), (8, 30), (7, 45)], "c d": [(5, 40), (4, 0), (6, 20)]}, lambda a, b, c, d: seconds(60 * (60 * (c + 12) + d - 60 * a - b)), (
        "{a}:{b:02} am to {c}:{d:02} pm", "how many hours from {a}:{b:02}am to {c}:{d:02}pm", "hours between {a}:{b:02} am and {c}:{d:02} pm",
        "how long is {a}:{b:02} am to {c}:{d:02} pm", "i work {a}:{b:02} am until {c}:{d:02} pm, how long is that", "time from {a}:{b:02}am till {c}:{d:02}pm",
        "duration {a}:{b:02} am - {c}:{d:02} pm", "how much time is there between {a}:{b:02} am and {c}:{d:02} pm")),
    Kind("durations", {"a b": [(2, 45), (1, 50), (3, 20)], "c d": [(1, 30), (0, 55), (2, 25)]}, lambda a, b, c, d: seconds(60 * (60 * (a + c) + b + d)), (
        "{a}h {b}min + {c}h {d}min", "{a} hours {b} minutes plus {c} hours {d} minutes", "add {a}h{b}m and {c}h{d}m",
        "{a} h {b} min and {c} h {d} min together", "sum of {a} hours {b} minutes and {c} hours {d} minutes", "total of {a}h {b}m and {c}h {d}m",
        "how long is {a} hours {b} min plus {c} hours {d} min", "what is {a}hr {b}min + {c}hr {d}min")),
    Kind("days between", {"a b n": PAIRS}, lambda a, b, n: number(n) + seconds(86400 * n), (
        "days between {a} and {b}", "how many days from {a} to {b}", "number of days between {a} and {b}", "how many days are there from {a} until {b}",
        "{a} to {b} in days", "days from {a} till {b}", "{a} - {b} how many days", "count the days from {a} to {b}")),
    Kind("date later", {"n": [10, 45, 90, 100]}, lambda n: day(TODAY + timedelta(n)), (
        "{n} days from today", "what date is {n} days from now", "{n} days from now", "date in {n} days", "today plus {n} days", "in {n} days what day is it",
        "add {n} days to today", "what's the date {n} days after today")),
    Kind("age", {"y m d": [(1990, 3, 12), (1985, 7, 4), (2001, 12, 30), (1972, 11, 2)]},
         lambda y, m, d: number(2026 - y - ((m, d) > (11, 22))), (
        "age if born {y}-{m:02}-{d:02}", "born {y}-{m:02}-{d:02} how old", "how old is someone born {y}-{m:02}-{d:02}",
        "i was born on {y}-{m:02}-{d:02}, how old am i", "birthday {y}-{m:02}-{d:02} age", "age of person born on {y}-{m:02}-{d:02}",
        "how old am i if my date of birth is {y}-{m:02}-{d:02}", "dob {y}-{m:02}-{d:02} age today")),
    Kind("grades", {"a x": [("A", 3), ("B", 4)], "b y": [("B+", 4), ("C", 3)], "c z": [("A-", 2), ("C+", 3)]},
         lambda a, x, b, y, c, z: number((POINTS[a] * x + POINTS[b] * y + POINTS[c] * z) / (x + y + z)), (
        "gpa {a} {x}, {b} {y}, {c} {z}", "gpa for {a} ({x} credits), {b} ({y} credits), {c} ({z} credits)",
        "my gpa with {a} in {x} credits, {b} in {y} credits and {c} in {z} credits", "{a} {x} credits {b} {y} credits {c} {z} credits gpa",
        "what is my gpa: {a} {x}, {b} {y}, {c} {z}", "grade point average of {a} {x} {b} {y} {c} {z}",
        "calculate gpa {a} {x} cr, {b} {y} cr, {c} {z} cr", "gpa: {x} credits {a}, {y} credits {b}, {z} credits {c}")),
    Kind("coins", {"n k": [(5, 3), (10, 5), (6, 2), (4, 4)]}, lambda n, k: number(100 * comb(n, k) / 2**n, comb(n, k) / 2**n), (
        "probability of exactly {k} heads in {n} coin flips", "chance of {k} heads in {n} flips", "odds of exactly {k} heads out of {n} tosses",
        "flip a coin {n} times, chance of exactly {k} heads", "{n} coin tosses probability of {k} heads", "what's the probability of getting {k} heads in {n} coin tosses",
        "exactly {k} heads {n} flips probability", "how likely are {k} heads in {n} coin flips")),
    Kind("dice", {"s n": [(7, 6), (9, 4), (11, 2), (6, 5)]}, lambda s, n: number(100 * n / 36, n / 36), (
        "probability of rolling {s} with two dice", "chance of a sum of {s} on 2 dice", "odds of {s} with 2 dice", "what is the probability two dice add up to {s}",
        "rolling two dice chance of {s}", "how likely is a {s} with two dice", "2d6 probability of {s}", "probability that 2 dice total {s}")),
    Kind("Roman numerals", {"n": [14, 49, 1994, 2026, 444]}, lambda n: text(roman(n)), (
        "{n} in roman numerals", "roman numeral for {n}", "convert {n} to roman", "how do you write {n} in roman numerals", "{n} as a roman numeral",
        "what is {n} in roman numbers", "{n} roman", "write {n} with roman numerals")),
    Kind("binary", {"n": [10, 37, 100, 255]}, lambda n: text(f"{n:b}"), (
        "{n} in binary", "convert {n} to binary", "binary of {n}", "what is {n} in base 2", "decimal {n} to binary", "{n} to binary",
        "how do you write {n} in binary", "write {n} as a binary number")),
    Kind("fractions", {"a b c d": [(1, 2, 3, 4), (2, 3, 1, 6), (5, 8, 1, 4), (1, 3, 2, 5)]},
         lambda a, b, c, d: number(a / b + c / d) + text(f"{Fraction(a, b) + Fraction(c, d)}"), (
        "{a}/{b} + {c}/{d}", "{a}/{b} plus {c}/{d}", "add {a}/{b} and {c}/{d}", "what is {a}/{b} + {c}/{d} as a fraction", "sum of {a}/{b} and {c}/{d}",
        "how much is {a}/{b} and {c}/{d} together", "{a}/{b} added to {c}/{d}", "fraction {a}/{b} + {c}/{d}")),
    # On 22 November 2026 no place of these keeps summer time.
    Kind("time zones", {"h": [2, 3, 5, 6], "a b d": [("New York", "London", 5), ("London", "New York", -5), ("Paris", "Tokyo", 8), ("Los Angeles", "New York", 3)]},
         lambda h, a, b, d: clock(60 * (h + 12 + d)), (
        "{h} pm {a} in {b}", "{h}pm in {a} is what time in {b}", "what time is it in {b} when it is {h} pm in {a}", "{h} pm {a} time to {b} time",
        "convert {h} pm {a} to {b} time", "when it's {h}pm in {a}, what time is it in {b}", "{h}:00 pm {a} = {b}?", "if it is {h} pm in {a} what's the time in {b}")),
]
