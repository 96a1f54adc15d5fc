"""The fourth set of sentences written one by one, on 2026-11-25 after the third had been read and mended; only counted since."""

from datetime import date
from math import comb, pi, sqrt

from fresh import IN, LB, MI, Line, borrow, chance, clock, day, days, grow, index, loan, months, span
from grammar import number, seconds, text

FOURTH: dict[str, tuple[Line, ...]] = {
    "percent of": (("whats 22% of 1,150", number(253)), ("a 4% commission on 96,000", number(3840))),
    "percent off": (("jacket 180 minus 40 percent", number(108)), ("pay how much for a $64 lamp at 15% off", number(54.4))),
    "percent change": (("sales were 8200 and are 9430 now, percent growth", number(15)), ("from 75 down to 60 percent", number(-20, 20))),
    "tip": (("22% tip on $51", number(11.22, 62.22)), ("88 dollar dinner 18 percent tip 2 people", number(51.92))),
    "split": (("4 friends split a 92 dollar pizza order", number(23)), ("share 1000 equally among 8", number(125))),
    "tax": (("$49.99 with 6% tax", number(52.9894)), ("19% vat included in 238, how much", number(38))),
    "loan": (("repay 9000 in 24 months at 10%, monthly", loan(9000, 10, 2)), ("loan payment 60000 7 years 6.4%", loan(60000, 6.4, 7))),
    "borrow": (("what can i borrow paying 350 a month for 4 years at 9%", borrow(350, 9, 4)),),
    "growth": (("20000 growing 6% a year for 15 years", grow(20000, 6, 15)), ("3,000 at 5% compounded quarterly, 6 years", grow(3000, 5, 6, 4))),
    "saving": (("save 250 a month, goal 6000, how long", months(24)),),
    "pay": (("$19 an hour yearly", number(19 * 2080)), ("90k salary per week", number(90000 / 52))),
    "average": (("average 5 9 13 21", number(12)), ("median 4 8 15 16 23", number(15))),
    "sums": (("forty five plus sixty", number(105)), ("3 1/2 times 4", number(14)), ("half of 7.5", number(3.75))),
    "powers": (("5 to the 4th power", number(625)), ("square root of 625", number(25))),
    "numbers": (("lcm 8 and 14", number(56)), ("gcd of 54 and 24", number(6))),
    "chance": (("probability of 2 heads in 4 tosses", chance(comb(4, 2) / 16)), ("sum of 9 with two dice odds", chance(4 / 36))),
    "choose": (("how many ways to pick 2 out of 9", number(36)),),
    "circle": (("circle 20 cm across area", number(100 * pi, 100 * pi / IN**2)), ("circumference radius 8", number(16 * pi))),
    "rectangle": (("area of 12 ft by 9 ft", number(108)), ("perimeter rectangle 5 m by 8 m", number(26, 26 / 0.3048))),
    "triangle": (("hypotenuse legs 8 and 15", number(17)), ("triangle area base 14 height 5", number(35))),
    "solids": (("cylinder 4 wide and 10 tall volume", number(40 * pi)), ("sphere 6 cm diameter volume", number(36 * pi, 36 * pi / IN**3))),
    "units": (
        ("90 kg in pounds", number(90 / LB)),
        ("quarter mile in meters", number(MI * 250)),
        ("6'1 in cm", number(73 * IN)),
        ("37 c to f", number(98.6)),
        ("1.5 liters in cups", number(1.5 / 0.2365882365)),
    ),
    "driving": (("270 miles at 60 mph how long", seconds(4.5 * 3600)), ("gas for 300 miles, 30 mpg, $3.40", number(34))),
    "running": (("10 km in 48:00 pace per km", seconds(288)), ("marathon in 3:45 pace per mile", seconds(225 * 60 / 42.195 * MI))),
    "clock": (("8:10 to 16:55 hours", span(8, 45)), ("3 hours before 1:15 pm", clock("10:15"))),
    "zones": (("noon in chicago in london", clock("18:00")), ("5 pm eastern in pacific", clock("14:00"))),
    "dates": (("60 days from january 10 2027", day(date(2027, 3, 11))), ("days from march 1 to may 20 2027", days(date(2027, 3, 1), date(2027, 5, 20)))),
    "body": (("bmi 68kg 165cm", index(68, 1.65)),),
    "circuits": (("amps for 1800 watts at 120 volts", number(15)), ("resistance 9 v 0.03 a", number(300))),
    "physics": (("how long to fall 20 m", seconds(sqrt(40 / 9.80665))), ("kinetic energy 80 kg 10 m/s", number(4000, 4))),
    "download": (("download 8 GB at 50 Mbps", seconds(1280)),),
    "ground": (("cubic yards for 300 sq ft 2 inches deep gravel", number(50 / 27)),),
    "bases": (("binary 10110 to decimal", number(22)), ("roman numeral for 49", text("XLIX"))),
}


def list_fourth() -> list[dict[str, object]]:
    return [
        {"kind": kind, "text": sentence, "visitor": "us", "expected": expected}
        for kind, lines in FOURTH.items()
        for sentence, expected in lines
    ]
