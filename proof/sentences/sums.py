"""Percentages, sums in words, splitting, lists."""

from grammar import Kind, number

PERCENT = [5, 8, 12, 15, 18, 22, 35, 40, 65]
AMOUNT = [40, 64, 85, 120, 149, 260, 480, 1250]

SUMS = [
    Kind("percent of", {"p": PERCENT, "a": AMOUNT}, lambda p, a: number(p * a / 100), (
        "{p}% of {a}", "what is {p} percent of {a}", "whats {p}% of {a}?", "{p} pct of {a}", "how much is {p}% of {a}",
        "calculate {p} % of {a}", "{a} * {p}%", "find {p} percent of {a}", "take {p} percent of {a}", "{p} per cent of {a}")),
    Kind("percent off", {"p": [10, 15, 20, 25, 30, 40], "a": AMOUNT}, lambda p, a: number(a * (1 - p / 100)), (
        "{p}% off {a}", "${a} with {p}% off", "{a} minus {p}%", "price after {p} percent discount on ${a}",
        "what do i pay for a ${a} jacket at {p}% off", "{a} dollars less {p} percent", "{p} percent off ${a}",
        "${a} shoes {p}% off how much", "sale price of ${a} item {p}% off", "reduce {a} by {p}%")),
    Kind("percent added", {"p": [5, 7, 8, 10, 12, 20], "a": AMOUNT}, lambda p, a: number(a * (1 + p / 100)), (
        "{a} plus {p}%", "add {p}% to {a}", "increase {a} by {p} percent", "{a} + {p}%", "{a} raised by {p}%",
        "${a} plus {p}% tax", "what is {a} with {p}% added", "{a} and {p} percent more", "{p}% more than {a}",
        "raise {a} by {p}%")),
    Kind("percent change", {"a b": [(80, 100), (50, 65), (120, 90), (200, 230), (64, 48)]},
         lambda a, b: number((b - a) / a * 100, abs(b - a) / a * 100), (
        "percent change from {a} to {b}", "{a} to {b} percentage change", "percentage difference going from {a} to {b}",
        "what percent change is {a} to {b}", "it went from {a} to {b}, what percent is that",
        "% change {a} -> {b}", "price changed from ${a} to ${b} how many percent", "rent went from {a} to {b} percent change",
        "by what percentage did it change from {a} to {b}")),
    Kind("what percent", {"a b": [(38, 45), (12, 60), (45, 180), (7, 28), (90, 120)]}, lambda a, b: number(a / b * 100), (
        "{a} is what percent of {b}", "what percent of {b} is {a}", "{a} out of {b} as a percentage", "{a} out of {b}",
        "{a} of {b} in percent", "i got {a} out of {b} on a test", "what percentage is {a} of {b}",
        "score {a}/{b} percentage", "{a} correct out of {b} percent")),
    Kind("tax included", {"p": [7, 10, 19, 20], "a": [119, 240, 107, 60]}, lambda p, a: number(a - a / (1 + p / 100)), (
        "how much vat is in {a} at {p}%", "vat included in {a} at {p} percent", "{p}% vat contained in {a}",
        "what is the tax in {a} if {p}% is included", "how much of {a} is vat at {p}%", "tax portion of {a} including {p}% vat",
        "{a} including {p}% vat, how much is the vat", "vat amount in {a} gross at {p}%")),
    Kind("list sum", {"a b c": [(45, 67, 89), (12, 30, 8), (125, 250, 75), (19, 4, 33)]}, lambda a, b, c: number(a + b + c), (
        "add {a}, {b} and {c}", "{a} plus {b} plus {c}", "sum of {a}, {b} and {c}", "total of {a} {b} {c}",
        "{a} and {b} and {c} added together", "what is {a} + {b} + {c}", "add up {a} {b} {c}", "how much is {a}, {b} and {c} together",
        "${a} + ${b} + ${c} total")),
    Kind("average", {"a b c d": [(70, 82, 91, 85), (4, 9, 12, 15), (120, 90, 60, 130)]},
         lambda a, b, c, d: number((a + b + c + d) / 4), (
        "average of {a}, {b}, {c}, {d}", "mean of {a} {b} {c} {d}", "what's the average of {a}, {b}, {c} and {d}",
        "avg {a} {b} {c} {d}", "find the mean of {a}, {b}, {c} and {d}", "average {a} {b} {c} {d}",
        "my grades are {a}, {b}, {c} and {d}, what is my average", "arithmetic mean {a}, {b}, {c}, {d}")),
    Kind("equal shares", {"a n": [(84, 3), (120, 5), (96, 4), (250, 8)]}, lambda a, n: number(a / n), (
        "{a} split between {n} people", "split {a} {n} ways", "{a} divided among {n} friends", "share {a} between {n}",
        "divide ${a} by {n} people", "${a} for {n} people, how much each", "{n} people share ${a} equally",
        "how much does each pay if {n} people split ${a}", "{a} shared equally by {n} kids")),
    Kind("two steps", {"p": [10, 20, 25, 30], "a": [150, 80, 240], "t": [5, 8, 10]},
         lambda p, a, t: number(a * (1 - p / 100) * (1 + t / 100)), (
        "{p}% off {a} then add {t}% tax", "{a} less {p}% plus {t}% tax", "${a} at {p}% off with {t}% sales tax",
        "{a} minus {p} percent then plus {t} percent", "price of ${a} after {p}% discount and {t}% tax",
        "take {p}% off {a} and add {t}%", "{p} percent off ${a} plus {t} percent sales tax", "{a} - {p}% + {t}%")),
    Kind("fraction of", {"a": [120, 84, 240, 60], "n d words": [(1, 2, "half"), (1, 3, "a third"), (3, 4, "three quarters"), (1, 4, "a quarter"), (2, 3, "two thirds")]},
         lambda a, n, d, words: number(a * n / d), (
        "{words} of {a}", "what is {n}/{d} of {a}", "{n}/{d} of {a}", "how much is {words} of {a}", "calculate {words} of {a}",
        "{words} of ${a}", "{n}/{d} times {a}", "whats {words} of {a}?")),
    Kind("subtract", {"a b": [(125, 38), (90, 17), (500, 245)]}, lambda a, b: number(a - b), (
        "subtract {b} from {a}", "{a} minus {b}", "{a} take away {b}", "what is {a} less {b}", "difference between {a} and {b}",
        "take {b} from {a}", "{a} subtract {b}", "how much is left if i spend {b} of {a}")),
    Kind("powers and roots", {"r": [9, 12, 15, 20, 25]}, lambda r: number(r), (
        "square root of {r}²", "sqrt({r}*{r})", "square root of {r} squared", "root of {r}^2", "√({r}²)",
        "what is the square root of {r}^2", "sqrt {r}^2", "find the square root of {r}*{r}")),
]
