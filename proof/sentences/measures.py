"""Units, shapes, the road, running and electricity."""

from math import pi, sqrt

from grammar import Kind, number, seconds

MILE = 1.609344
POUND = 0.45359237

MEASURES = [
    Kind("miles and kilometers", {"a": [5, 8, 12, 26.2, 60]}, lambda a: number(a * MILE), (
        "{a} miles in km", "convert {a} miles to kilometers", "{a} mi to km", "how many km is {a} miles", "how many kilometers in {a} miles",
        "{a} miles = ? km", "what is {a} miles in kilometres", "whats {a} mile in km", "{a} miles into kilometers")),
    Kind("pounds and kilograms", {"a": [10, 45, 120, 165, 200]}, lambda a: number(a * POUND), (
        "{a} lbs in kg", "{a} pounds to kilos", "convert {a} lb to kg", "how many kg is {a} pounds", "what is {a} lbs in kilograms",
        "{a} pounds is how many kilograms", "i weigh {a} pounds, what is that in kg", "{a} lb kg")),
    Kind("temperature", {"c": [0, 20, 37, 100, 180]}, lambda c: number(c * 1.8 + 32), (
        "{c} c to f", "{c} celsius in fahrenheit", "convert {c} degrees celsius to fahrenheit", "what is {c}°C in °F",
        "{c} degrees c in farenheit", "how hot is {c} celsius in fahrenheit", "{c} centigrade to fahrenheit", "{c}C in F")),
    Kind("feet and centimeters", {"f i": [(5, 7), (6, 1), (5, 11), (4, 10)]}, lambda f, i: number((12 * f + i) * 2.54), (
        "{f} feet {i} inches in cm", "{f}'{i}\" in cm", "{f} ft {i} in to cm", "how tall is {f} foot {i} in centimeters", "{f} foot {i} in cm",
        "convert {f}ft {i}in to centimeters", "what is {f} feet {i} inches in centimetres", "{f}'{i} to cm")),
    Kind("small in large", {"s l n": [("oz", "a pound", 16), ("feet", "a mile", 5280), ("cups", "a gallon", 16), ("minutes", "a day", 1440), ("ounces", "a pound", 16), ("inches", "a yard", 36)]},
         lambda s, l, n: number(n), (
        "{s} in {l}", "how many {s} in {l}", "how many {s} are in {l}", "number of {s} in {l}", "how many {s} make {l}",
        "{l} is how many {s}", "{l} in {s}", "how many {s} does {l} have")),
    Kind("rectangle area", {"a b": [(4, 6), (12, 15), (7, 9), (3, 11)]}, lambda a, b: number(a * b), (
        "area of a rectangle {a} by {b}", "rectangle {a} x {b} area", "area of {a} by {b}", "what's the area of a {a} by {b} rectangle",
        "how big is a rectangle with sides {a} and {b}", "rectangle with length {a} and width {b} area", "area rectangle sides {a}, {b}",
        "surface of a rectangle {a} times {b}")),
    Kind("diagonal", {"a b": [(16, 9), (6, 8), (5, 12), (4, 3)]}, lambda a, b: number(sqrt(a * a + b * b)), (
        "diagonal of a {a} by {b} rectangle", "diagonal of rectangle {a} x {b}", "hypotenuse of {a} and {b}",
        "hypotenuse of a right triangle with legs {a} and {b}", "how long is the diagonal of a {a} by {b} rectangle",
        "right triangle legs {a} and {b} find hypotenuse", "rectangle sides {a} and {b} diagonal", "pythagoras {a} {b}")),
    Kind("circle by diameter", {"d": [4, 10, 12, 30]}, lambda d: number(pi * d * d / 4), (
        "area of a circle with diameter {d}", "circle diameter {d} area", "what is the area of a {d} diameter circle",
        "area of circle diameter = {d}", "how big is a circle with a diameter of {d}", "circle area, diameter {d}",
        "a circle has diameter {d} what is its area", "area for circle of diameter {d}")),
    Kind("circle around", {"r": [2, 5, 7, 11]}, lambda r: number(2 * pi * r), (
        "circumference of a circle with radius {r}", "circumference radius {r}", "how far around a circle of radius {r}",
        "circle radius {r} circumference", "what's the circumference of a circle if the radius is {r}", "perimeter of circle r = {r}",
        "perimeter of a circle with radius {r}", "distance around a circle with a radius of {r}")),
    Kind("pace", {"d m s": [(5, 25, 0), (10, 52, 30), (5, 22, 30), (10, 45, 0)]}, lambda d, m, s: seconds((60 * m + s) / d), (
        "{d}k in {m}:{s:02} pace per km", "pace per kilometer for {d} km in {m}:{s:02}", "{d} km in {m}:{s:02} pace per km",
        "what pace per km is a {d}k in {m}:{s:02}", "running {d} km in {m} minutes {s} seconds pace per km", "min per km for a {m}:{s:02} {d}k",
        "i ran {d}k in {m}:{s:02}, what was my pace per km", "{m}:{s:02} for {d} km pace in min/km")),
    Kind("race time", {"p q": [(5, 0), (5, 30), (4, 45), (6, 10)], "d": [5, 10, 15]}, lambda p, q, d: seconds((60 * p + q) * d), (
        "{d}k at {p}:{q:02} per km", "how long does {d} km take at {p}:{q:02} per km", "{d} km at {p}:{q:02} min/km time",
        "finish time for {d} km at a {p}:{q:02} pace per km", "time for {d}k running {p}:{q:02} per kilometer",
        "if i run {p}:{q:02} per km how long for {d} km", "what time is {d}k at {p}:{q:02}/km", "{p}:{q:02} pace per km {d}k finish time")),
    Kind("travel time", {"d v": [(240, 60), (150, 50), (300, 75), (90, 60)]}, lambda d, v: seconds(d / v * 3600), (
        "how long to drive {d} miles at {v} mph", "{d} miles at {v} mph", "time to go {d} miles at {v} miles per hour",
        "driving {d} miles at {v} mph how long", "{d} mi at {v}mph travel time", "how long does {d} miles take at {v} mph",
        "travel time for {d} miles doing {v} mph", "if i drive {v} mph how long for {d} miles")),
    Kind("fuel cost", {"d": [300, 420, 600], "e": [25, 30, 40], "p": [3.5, 4, 3.2]}, lambda d, e, p: number(d / e * p), (
        "fuel cost for {d} miles at {e} mpg and ${p} a gallon", "gas for {d} miles {e} mpg ${p}/gallon", "cost to drive {d} miles at {e} mpg with gas at ${p}",
        "how much gas money for {d} miles, {e} mpg, {p} per gallon", "{d} mile trip {e} mpg gas ${p} cost",
        "what will gas cost for a {d} mile drive at {e} mpg and {p} dollars a gallon", "trip cost {d} miles {e} mpg {p} a gallon",
        "driving {d} miles in a car that gets {e} mpg, gas is ${p}, how much")),
    Kind("range", {"g": [10, 12, 15], "e": [25, 30, 40]}, lambda g, e: number(g * e), (
        "how far on {g} gallons at {e} mpg", "range with {g} gallons at {e} mpg", "{g} gallon tank {e} mpg range",
        "how many miles can i drive on {g} gallons at {e} mpg", "how far can i go with {g} gallons getting {e} mpg",
        "driving range {g} gallons {e} mpg", "{g} gallons {e} miles per gallon how far", "miles on a {g} gallon tank with {e} mpg")),
    Kind("electricity", {"w": [60, 150, 1500], "h": [4, 8, 10], "d": [30], "c": [12, 15, 20]},
         lambda w, h, d, c: number(w * h * d / 1000 * c / 100), (
        "cost of {w} watts for {h} hours a day for {d} days at {c} cents per kwh", "{w} watt {h} hours a day {d} days at {c} cents per kwh",
        "how much does a {w}w device cost running {h} hours daily for {d} days at {c} cents/kwh",
        "electricity cost {w}W {h} hours per day {d} days {c} cents per kWh", "running {w} watts {h}h a day for {d} days at {c}c per kwh",
        "price of using {w} w for {h} hours a day, {d} days, {c} cents a kwh", "electric bill for a {w} watt heater {h} hours/day {d} days {c} cents per kwh",
        "{d} days of {w} watts {h} hours each day at {c} cents a kilowatt hour cost")),
    Kind("body mass index", {"k c": [(70, 175), (82, 180), (55, 162), (95, 190)]}, lambda k, c: number(k / (c / 100) ** 2), (
        "bmi {k} kg {c} cm", "bmi for {k}kg and {c}cm", "what is my bmi at {k} kilos and {c} cm", "{c} cm {k} kg bmi",
        "body mass index {k} kg, {c} cm tall", "im {c}cm and {k}kg whats my bmi", "calculate bmi weight {k} kg height {c} cm",
        "bmi of someone {c} cm tall weighing {k} kg")),
    Kind("weight for an index", {"b c": [(24, 175), (22, 180), (25, 165), (21, 170)]}, lambda b, c: number(b * (c / 100) ** 2, b * (c / 100) ** 2 / POUND), (
        "what weight gives a bmi of {b} at {c} cm", "weight for bmi {b} at {c} cm", "how much should i weigh for a bmi of {b} at {c} cm",
        "what do i have to weigh at {c} cm to have bmi {b}", "{c} cm, bmi {b}, weight?", "weight in kg for bmi {b} and {c} cm",
        "how heavy is someone with bmi {b} who is {c} cm tall", "bmi {b} height {c} cm what weight")),
]
