"""The seventh set of sentences written one by one, on 2026-11-27, for 16 of the categories, calculator by calculator.

Their author had read docs/assistant.md and the fifth set, and asked none of them before all were written. Every third is
only counted (`fresh-seventh-counted`) and not read one by one; the others may be looked at (`fresh-seventh`).
"""

from datetime import date
from math import comb, exp, factorial, hypot, log10, perm, pi, radians, sin, sqrt

from fresh import FT, IN, LB, MI, TODAY, Line, clock, day, days, grow, index, loan, months, span
from grammar import Expected, number, seconds, text

GALLON = 3.785411784
G = 9.80665
OUNCE = 28.349523125


def mass(kilograms: float) -> Expected:
    return number(kilograms, kilograms / LB)


def length(meters: float) -> Expected:
    return number(meters, meters * 100, meters * 1000, meters * 100 / IN, meters * 100 / FT, meters / 1000, meters / 1000 / MI)


def share(part: float) -> Expected:
    return number(part, 100 * part)


def pay_off(balance: float, rate: float, payment: float) -> float:
    """Months until nothing is owed."""
    count = 0
    while balance > 0.005:
        balance = balance * (1 + rate / 1200) - payment
        count += 1
    return count


def saved(monthly: float, rate: float, years: float, start: float = 0) -> float:
    month = rate / 1200
    grown = (1 + month) ** (12 * years)
    return start * grown + monthly * (grown - 1) / month


def interest(amount: float, rate: float, years: float) -> float:
    payment = loan(amount, rate, years)[0]["number"]
    assert isinstance(payment, float)
    return payment * 12 * years - amount


def energy(sex: int, kilograms: float, centimeters: float, years: float) -> float:
    """Mifflin-St Jeor; +5 for men, -161 for women."""
    return 10 * kilograms + 6.25 * centimeters - 5 * years + sex


MEN, WOMEN = 5, -161

SEVENTH: dict[str, tuple[Line, ...]] = {
    "health": (
        ("im 5'6 and 150 lbs whats my bmi", index(150 * LB, 66 * IN / 100)),
        ("bmi 82kg 1.78m", index(82, 1.78)),
        ("my body mass index if I weigh seventy kilos and am 170 cm tall", index(70, 1.7)),
        ("bmr woman 29 yo 62 kg 168 cm", number(energy(WOMEN, 62, 168, 29))),
        ("basal metabolic rate of a 45 year old man, 6 ft, 190 lb", number(energy(MEN, 190 * LB, 72 * IN, 45))),
        ("maintenance calories male 30 80kg 180cm sedentary", number(energy(MEN, 80, 180, 30) * 1.2)),
        ("waist to height ratio 32 inch waist 5 ft 8", number(32 / 68)),
        ("my waist is 84 cm and my hips are 102, ratio?", number(84 / 102)),
        ("ideal weight for a woman 5'5", mass(45.5 + 2.3 * 5)),
        ("lean body mass man 85 kg 182 cm", mass(0.407 * 85 + 0.267 * 182 - 19.2)),
        ("body surface area 70 kg 175 cm", number(sqrt(70 * 175 / 3600))),
        ("last period started october 20 2026, due date", day(date(2027, 7, 27))),
        ("when is my baby due if I conceived on september 1 2026", day(date(2027, 5, 25))),
        ("max heart rate for a 50 year old", number(208 - 0.7 * 50, 170)),
        ("heart rate zone: age 40, fox formula, maximum", number(180)),
        ("squat 100kg x 8 reps one rep max", [*mass(100 * (1 + 8 / 30)), *mass(100 * 36 / 29)]),
        ("what pace is a marathon in under 4 hours, per km", seconds(4 * 3600 / 42.195)),
        ("10k at 5:30 min per km total time", seconds(3300)),
        ("I ran 8 miles in an hour and ten minutes whats my pace per mile", seconds(70 * 60 / 8)),
        ("calories burned MET 8, 70 kg, half an hour", number(8 * 70 * 0.5)),
        ("grams of protein in 2000 calories at 30 percent", number(150)),
        ("blood pressure 135 over 85 mean arterial pressure", number(85 + 50 / 3)),
        ("a1c 7.2 average glucose", number(28.7 * 7.2 - 46.7, (28.7 * 7.2 - 46.7) / 18.016)),
        ("average glucose 154 mg/dl what a1c is that", number((154 + 46.7) / 28.7)),
        ("total cholesterol 210 hdl 55 ratio", number(210 / 55)),
        ("ldl with total 200, hdl 50 and triglycerides 150", number(120, 120 / 38.67)),
        ("how tall will my son be, mom 5'4 dad 6'0", length((64 + 72 + 5) / 2 * IN / 100)),
        ("20 cigarettes a day at $10 a pack of 20 for a year", number(3650, 3652.5)),
        ("if I smoke half a pack a day and a pack is $8 how much per month", number(4 * 365 / 12, 4 * 365.25 / 12, 120)),
        ("dose of 15 mg per kg for a 22 kg child", number(330)),
        ("10 mg/kg for 40 lb kid, syrup 100 mg per 5 ml, how many ml", number(400 * LB / 20)),
        ("vo2 max cooper test 2800 m", number((2800 - 504.9) / 44.73)),
        ("if I get up at 6:30 and want five sleep cycles when do I go to bed", clock("22:45")),
        ("ovulation with a 30 day cycle, last period november 1 2026", day(date(2026, 11, 17))),
        ("1200 calories deficit per week on 2200 maintenance whats my daily intake", number(2200 - 1200 / 7)),
        ("pounds to lose to get from bmi 30 to 25 at 5 foot 10", mass(5 * (70 * IN / 100) ** 2)),
    ),
    "insurance": (
        ("raise deductible from 500 to 1500 premium drops from 1400 to 1180, break even in years", [*number(1000 / 220), *seconds(1000 / 220 * 365.25 * 86400)]),
        ("long term disability pays 60 percent of 72k income, per month", number(3600)),
        ("replacement cost of a 2,000 sq ft house at $180 a square foot", number(360000)),
    ),
    "investment": (
        ("put in 15k got back 21k roi", number(40)),
        ("roi if I bought at 250 and sold for 310", number(24)),
        ("my money went from 12,000 to 20,000 in five years, annual growth rate", number(100 * ((20 / 12) ** 0.2 - 1))),
        ("cagr 3.2m to 5.1m over 4 yrs", number(100 * ((5.1 / 3.2) ** 0.25 - 1))),
        ("300 a month for 25 years at 8% how much do I end up with", number(saved(300, 8, 25))),
        ("what will 10 grand be worth in 15 years at 7%", number(10000 * 1.07**15)),
        ("start with 5000, add 200 monthly, 6% return, 10 years", number(saved(200, 6, 10, 5000))),
        ("average cost of 50 shares at $12 plus 30 shares at $15", number((600 + 450) / 80)),
        ("bought 10 shares @ 100 then 20 @ 85 avg price", number(2700 / 30)),
        ("current yield of a bond paying 45 a year at a price of 900", number(5)),
        ("capm beta 1.2 risk free 4 market premium 5", number(10)),
        ("sharpe of a fund returning 9% with 2% risk free and 14% volatility", number(0.5)),
        ("how many shares can I buy risking 1% of 50,000 entry 40 stop 38", number(250)),
        ("dividend yield $2.40 a year on a $60 stock", number(4)),
        ("wacc 60% equity at 10%, 40% debt at 5%, tax 25%", number(7.5)),
        ("p/e of a stock at 84 with earnings of 4.20", number(20)),
        ("present value of a 1,000 dollar bond due in 10 years at 5% with no coupon", number(1000 / 1.05**10)),
    ),
    "legal": (
        ("lawyer takes 40% of 150k", number(60000)),
        ("overtime pay for 50 hours at $20", number(1100)),
        ("judgment of 25,000 at 9% simple interest for 3 years", number(6750, 31750)),
        ("30 days from december 1 2026 filing deadline", day(date(2026, 12, 31))),
        ("attorney charges $410 per hour for 2 hours 15 minutes", number(922.5)),
        ("I earn 18.50 an hour what is time and a half", number(27.75)),
    ),
    "loan": (
        ("monthly payment 18000 6.5% 5 yrs", loan(18000, 6.5, 5)),
        ("borrow ten thousand at 8 percent for four years what are the payments", loan(10000, 8, 4)),
        ("if I pay 350 a month at 7% for 5 years how much can I borrow", number(350 * (1 - (1 + 0.07 / 12) ** -60) / (0.07 / 12))),
        ("card balance 4,200 at 22% paying 150 a month how long till its paid off", months(pay_off(4200, 22, 150))),
        ("how many months to pay off $6000 at 19.9% with 300 monthly", months(pay_off(6000, 19.9, 300))),
        ("total interest on a 30-year 250k loan at 6%", number(interest(250000, 6, 30))),
        ("student loan 35,000 10 years 5.5% monthly", loan(35000, 5.5, 10)),
        ("interest only on 180k at 7.2% a month", number(1080)),
        ("balance transfer fee 3% of 5,500", number(165)),
        ("one month's interest on a 2,500 card balance with 28% apr", number(2500 * 0.28 / 12, 2500 * 0.28 * 30 / 365, 2500 * 0.28 * 365 / 12 / 365)),
        ("$500 monthly payment on a 22,000 loan at 5.9%, how long", months(pay_off(22000, 5.9, 500))),
        ("how much do I pay in total on 16k at 10% over 4 years", number(16000 + interest(16000, 10, 4))),
        ("what's the rate if I borrow 10000 and pay 200 a month for 5 years", number(7.420096)),
    ),
    "manufacturing": (
        ("oee availability 90% performance 95% quality 99%", number(90 * 0.95 * 0.99)),
        ("takt time 8 hours 240 units", [*seconds(120), *number(2)]),
        ("we need 60 parts in a 7.5 hour shift, takt?", [*seconds(450), *number(7.5)]),
        ("gear ratio 15 teeth driving 45", [*number(3), *text("3:1")]),
        ("output rpm of 1800 rpm with a 4:1 reduction", number(450)),
        ("spindle rpm for 100 m/min and a 10 mm end mill", number(100000 / (10 * pi))),
        ("cpk mean 10.1 sd 0.05 usl 10.3 lsl 9.9", number(0.2 / 0.15)),
        ("12 defects in 4000 units dpmo with 5 opportunities", number(600)),
        ("first pass yields 98%, 95% and 97%, rolled throughput yield", number(98 * 0.95 * 0.97)),
        ("weight of a steel plate 1 m x 500 mm x 10 mm", mass(0.005 * 7850)),
        ("steel rod 20 mm diameter 3 m long weight", mass(pi * 0.01**2 * 3 * 7850)),
        ("torque for k 0.2, 10 mm bolt, 20 kN preload", number(40, 40 * 0.737562149)),
    ),
    "math": (
        ("what percent of 250 is 45", number(18)),
        ("18 is 30% of what", number(60)),
        ("15% of 86.50", number(12.975)),
        ("rent went up from 1200 to 1350 what percent is that", number(12.5)),
        ("population fell from 5400 to 4860 percent decrease", number(-10, 10)),
        ("80 to 92 in percent change", number(15)),
        ("add 12% to 250", number(280)),
        ("I measured 9.6 but it should be 9.81 percent error", number(100 * 0.21 / 9.81)),
        ("3/4 plus 2/3", [*number(17 / 12), *text("17/12", "1 5/12")]),
        ("two thirds of 3/5", [*number(0.4), *text("2/5")]),
        ("2 1/2 divided by 1 1/4", number(2)),
        ("0.375 as a fraction", text("3/8")),
        ("simplify 42/56", text("3/4")),
        ("solve x^2 - 5x + 6 = 0", [*number(2, 3), *text("2", "3")]),
        ("roots of 2x^2 + 3x - 2", number(0.5, -2)),
        ("gcd of 84 and 126", number(42)),
        ("least common multiple of 12, 15 and 20", number(60)),
        ("prime factors of 360", text("2³ × 3² × 5", "2^3", "2 × 2 × 2 × 3 × 3 × 5", "2³ · 3² · 5")),
        ("is 97 a prime number", text("prime", "yes", "97")),
        ("8 factorial", number(factorial(8))),
        ("how many ways to pick 3 people out of ten", number(comb(10, 3))),
        ("ways to arrange 4 books from 7", number(perm(7, 4))),
        ("average of 88, 92, 79 and 95", number(88.5)),
        ("median 3 9 4 7 12", number(7)),
        ("what's the mode of 2 4 4 6 7", number(4)),
        ("sample standard deviation of 4, 8, 6, 5, 3", number(sqrt(14.8 / 4))),
        ("z score of 85 when the mean is 75 and sd is 8", number(1.25)),
        ("95% confidence interval mean 50 sd 10 n 100", [*number(48.04, 51.96, 50, 1.96, 48.0158), *text("48.04")]),
        ("sample size for 5% margin of error at 95% confidence", number(385)),
        ("odds of 3 heads in 5 flips", share(comb(5, 3) / 32)),
        ("probability of a or b, p(a) 0.3, p(b) 0.4, independent", share(0.58)),
        ("poisson lambda 4 exactly 2", share(exp(-4) * 8)),
        ("binomial n 10 p 0.3 exactly 4 successes", share(comb(10, 4) * 0.3**4 * 0.7**6)),
        ("hypotenuse of a right triangle with legs 6 and 8", number(10)),
        ("right triangle hypotenuse 13 one leg 5 find the other", number(12)),
        ("area of a circle 10 inches across", number(25 * pi)),
        ("circumference of a circle radius 4.5", number(9 * pi)),
        ("what radius has a circle with an area of 50", number(sqrt(50 / pi))),
        ("area of a triangle base 9 height 4", number(18)),
        ("how big is a rectangle 7.5 by 12", number(90)),
        ("area of a trapezoid with sides 6 and 10 and a height of 5", number(40)),
        ("volume of a cylinder 3 ft across and 5 ft tall", number(pi * 1.5**2 * 5)),
        ("sphere radius 6 volume", number(4 / 3 * pi * 216)),
        ("volume of a box 12x10x8", number(960)),
        ("surface area of a cube with side 4", number(96)),
        ("slope between (2,3) and (6,11)", number(2)),
        ("distance between points (1, 2) and (4, 6)", number(5)),
        ("log 1000", number(3, 6.907755)),
        ("ln of 20", number(2.995732)),
        ("log base 3 of 81", number(4)),
        ("2 to the power of 15", number(32768)),
        ("1.05 to the 20th", number(1.05**20)),
        ("cube root of 343", number(7)),
        ("square root of 2 to 4 decimals", number(1.4142)),
        ("4th root of 81", number(3)),
        ("simplify the ratio 24:36", [*text("2:3", "2 : 3")]),
        ("if 5 workers take 12 days how long do 4 workers need", [*number(15), *seconds(15 * 86400)]),
        ("x/8 = 15/20", number(6)),
        ("round 3.14159 to 2 decimal places", number(3.14)),
        ("round 12,847 to the nearest hundred", number(12800)),
        ("how many significant figures in 0.00450", number(3)),
        ("0.00052 in scientific notation", text("5.2 × 10", "5.2e-4", "5.2 · 10")),
        ("sum of the numbers from 1 to 100", number(5050)),
        ("10th term of 3, 7, 11, 15", number(39)),
        ("sum of first 8 terms geometric start 2 ratio 3", number(2 * (3**8 - 1) / 2)),
        ("derivative of x^3 + 2x", text("3x² + 2", "3x^2 + 2", "3·x² + 2", "3*x^2+2", "3 x^2 + 2")),
        ("integral of x^2 from 0 to 3", number(9)),
        ("determinant of [[1,2],[3,4]]", number(-2)),
        ("sin 30 degrees", number(0.5)),
        ("magnitude of the vector (3, 4, 12)", number(13)),
        ("dot product of (1,2,3) and (4,5,6)", number(32)),
        ("solve 2x + 3y = 12 and x - y = 1", [*number(3, 2), *text("3", "2")]),
        ("diagonal of a square with 10 cm sides", number(sqrt(200))),
        ("perimeter of a rectangle 8 by 3", number(22)),
        ("area of an ellipse 5 by 3 semi axes", number(15 * pi)),
        ("17 times 23 minus 41", number(350)),
    ),
    "other": (
        ("i was born on 3/14/1985 how old am i", [*number(41), *text("41 years")]),
        ("how many days between march 3 2026 and june 20 2026", days(date(2026, 3, 3), date(2026, 6, 20))),
        ("weeks from jan 5 2026 to may 4 2026", number(17)),
        ("what date is 45 days from today", day(date(2027, 1, 6))),
        ("6 weeks before december 24 2026", day(date(2026, 11, 12))),
        ("100 days ago", day(date(2026, 8, 14))),
        ("how long is it from 7:45 am to 4:20 pm", span(8, 35)),
        ("worked 8:30 to 5 with 45 min lunch how many hours", span(7, 45) + number(7.75)),
        ("how many days until new year", days(TODAY, date(2027, 1, 1)) + text("40 days")),
        ("what weekday is 4 july 2027", text("Sunday")),
        ("working days between december 1 2026 and december 18 2026", number(14, 13)),
        ("10 business days after november 23 2026", day(date(2026, 12, 7)) + day(date(2026, 12, 8))),
        ("my medium sized dog is 7, how old in human years", number(47, 44)),
        ("cat age 10 human years", number(56)),
        ("random number between 1 and 6", number(1, 2, 3, 4, 5, 6)),
        ("1h 20min plus 2h 50min", span(4, 10)),
        ("38.5 hours at $19 gross pay", number(731.5)),
        ("age difference between 1979-02-11 and 1986-08-11", [*number(7, 2738), *text("7 years")]),
    ),
    "personal finance": (
        ("50/30/20 on 4,500 a month how much for savings", number(900)),
        ("what are needs on a 5,200 income with the 50 30 20 rule", number(2600)),
        ("i own 310k and owe 185k net worth", number(125000)),
        ("3 months of expenses at 3,400", number(10200)),
        ("dti: 1,900 debts, 5,700 gross income", number(100 / 3)),
        ("gym 40 a month, spotify 12, netflix 16 what's that a year", number(68 * 12)),
        ("rent 2,400 split equally by 3 people", number(800)),
        ("how long to save 6,000 if I put away 250 a month", months(24)),
        ("I save 400 of 3,200 a month what is my savings rate", number(12.5)),
        ("daily coffee at $4.50 per year", number(4.5 * 365, 4.5 * 365.25)),
    ),
    "physics": (
        ("car accelerates from 0 to 27 m/s in 6 seconds acceleration", number(4.5)),
        ("how far do I get in 8 s starting at rest with 2 m/s2", length(64)),
        ("projectile 20 m/s at 45 degrees range", length(400 / G)),
        ("how high does a ball go thrown at 15 m/s at 60 degrees", length((15 * sin(radians(60))) ** 2 / (2 * G))),
        ("drop from 100 m how fast at impact", number(sqrt(200 * G), sqrt(200 * G) * 3.6, sqrt(200 * G) * 3.6 / MI)),
        ("fell for 3 seconds how far", length(4.5 * G)),
        ("force on 1200 kg accelerating at 2.5 m/s²", number(3000, 3)),
        ("momentum 0.15 kg at 40 m/s", number(6)),
        ("kinetic energy 80kg at 6 m/s", number(1440, 1.44)),
        ("potential energy of 50 kg lifted 3 meters", number(150 * G, 0.15 * G)),
        ("centripetal force 2 kg radius 1.5 m 4 m/s", number(2 * 16 / 1.5)),
        ("spring constant 200 n/m stretched 5 cm force", number(10)),
        ("spring stretches 4 cm with 12 N what's k", number(300)),
        ("period of a pendulum 2 m long", seconds(2 * pi * sqrt(2 / G)) + number(2 * pi * sqrt(2 / G))),
        ("how much would I weigh on mars if I'm 180 lb here", number(180 * 3.71 / G, 180 * 3.72076 / G, 180 * 3.73 / G)),
        ("my weight on the moon at 75 kg", number(75 * 1.62 / G, 75 * 1.625 / G)),
        ("12 v and 3 ohm current", number(4)),
        ("what resistor drops 5 v at 20 ma", number(250)),
        ("120 volts 8 amps watts", number(960)),
        ("1500w at 230v how many amps", number(1500 / 230)),
        ("47 and 33 ohms parallel", number(47 * 33 / 80)),
        ("voltage divider 9v r1 2k r2 1k output", number(3)),
        ("led resistor 9v supply 2v led 20ma", number(350)),
        ("resistor brown black red gold value", number(1000, 1)),
        ("energy in a 1000 uF capacitor at 16 v", number(0.128, 128)),
        ("rc time constant 10k and 100 uf", number(1, 1000)),
        ("wavelength of 100 mhz", length(2.99792458)),
        ("frequency of 500 nm light", number(299792458 / 500e-9, 599.584916, 5.99584916)),
        ("photon energy at 532 nm in ev", number(1239.841984 / 532)),
        ("moles of gas in 22.4 liters at 1 atm and 0 c", number(22.4 / 22.413969)),
        ("density of 540 g in 200 cm3", number(2.7, 2700)),
        ("mass of 2 liters with a density of 0.8 g/ml", number(1.6, 1600, 1.6 / LB)),
        ("light from air n 1 into glass n 1.5 at 30 degrees refraction angle", number(19.471221)),
        ("lens focal length 10 cm object 15 cm away image distance", length(0.3)),
        ("half life 5 years 100 g how much after 15 years", number(12.5)),
        ("energy to heat 2 kg of water by 30 degrees c", number(2 * 4.186 * 30, 2 * 4186 * 30, 2 * 4.184 * 30, 2 * 4.1816 * 30, 2 * 4.182 * 30, 2 * 4.18 * 30)),
        ("add 60 db and 60 db", number(10 * log10(2e6))),
        ("wind chill 20 f with 15 mph wind", number(35.74 + 0.6215 * 20 - 35.75 * 15**0.16 + 0.4275 * 20 * 15**0.16, 6.2, 6)),
        ("heat index 92 f 60% humidity", number(105, 104.7)),
        ("dew point 75 f and 50% humidity", number(55, 55.1, 55.2)),
        ("escape velocity of the moon", number(2.38, 2.376, 2376, 5.32, 8569, 5314.31)),
        ("doppler 440 hz source coming at 30 m/s", number(440 * 343 / 313, 440 * 343.2 / 313.2)),
        ("how many joules does a 60 w bulb use in 1 hour", number(216000, 216)),
        ("a 2 kg ball moving at 3 m/s has what momentum", number(6)),
        ("work of 50 N over 12 m", number(600, 0.6)),
    ),
    "real estate": (
        ("mortgage 320k 30 yrs 6.75% payment principal and interest", loan(320000, 6.75, 30)),
        ("price per sq ft 385,000 1,540 sqft", number(250)),
        ("property taxes on a 420k house with a rate of 1.1%", number(4620)),
        ("rent affordable on a 72,000 salary at 30 percent", number(1800)),
        ("cap rate noi 24k price 300k", number(8)),
        ("closing costs 3% on 410000", number(12300)),
        ("loan to value 240k loan on a 300k house", number(80)),
        ("how much house if I can put 60k down and borrow 240k", number(300000)),
        ("one point on a 300,000 mortgage costs", number(3000)),
        ("stamp duty on 350,000 in england", number(7500)),
        ("20 percent down on a 375k house", number(75000)),
        ("home equity house worth 500k owe 310k", number(190000)),
        ("monthly payment for a 15-year mortgage of 200 thousand at 5.5%", loan(200000, 5.5, 15)),
        ("how much less per month if I refinance 280k from 7.5% to 6% over 30 years", number(loan(280000, 7.5, 30)[0]["number"] - loan(280000, 6, 30)[0]["number"])),
    ),
    "retail": (
        ("jeans 65 dollars 40% off", number(39)),
        ("how much do I save on a 129 jacket with 15% off", number(19.35)),
        ("was 80 now 52 what percent off", number(35)),
        ("price per pound if 3.5 lb cost 12.25", number(3.5)),
        ("better deal 6 pack for 5.40 or 10 pack for 8.50", text("10 pack", "second", "Product B", "Product 2", "Item 2", "Item B", "10")),
        ("sell through rate bought 500 sold 380", number(76)),
        ("gmroi gross margin 120k average inventory 40k", number(3)),
        ("5 twenties, 3 tens and 7 ones how much cash", number(137)),
        ("check digit for ean 400638133393", number(1)),
        ("30% off then 8% tax on $150", number(113.4)),
    ),
    "social media": (
        ("followers 20,000, 900 interactions, engagement rate", number(4.5)),
        ("youtube 250k views at $4 rpm", number(1000)),
        ("went from 4,000 to 5,000 followers growth percent", number(25)),
        ("cpm of $15 for 80,000 views how much do I get", number(1200)),
        ("engagement 300 likes 20 comments 5 shares on 6500 followers", number(5)),
        ("how many views for $500 at an rpm of 2.50", number(200000)),
    ),
    "technology": (
        ("download 5 gb at 50 mbps", seconds(800)),
        ("how long to transfer 100 gigs over gigabit", seconds(800)),
        ("upload 800 mb on a 20 mbit line", seconds(320)),
        ("subnet mask for /26", text("255.255.255.192")),
        ("how many hosts in a /24", number(254, 256)),
        ("unix time 1700000000 to date", text("2023-11-14", "Nov 14, 2023", "11/14/2023", "November 14, 2023") + day(date(2023, 11, 14))),
        ("#ff8800 in rgb", [*text("255, 136, 0", "rgb(255"), *number(255)]),
        ("contrast ratio of black on white", number(21)),
        ("raid 5 with 4 drives 8 tb each usable", number(24)),
        ("ppi 1080p 24 inch", number(hypot(1920, 1080) / 24)),
        ("aspect ratio of 2560x1080", text("64:27", "64 : 27", "21:9")),
        ("1280 wide at 16:9 how tall", number(720)),
        ("12 and 10 bitwise", number(8)),
        ("5 xor 3", number(6)),
        ("99.95% uptime how much downtime a month", seconds(0.0005 * 365.25 / 12 * 86400)),
        ("how many hours does a 5000 mah battery last at 250 ma", [*seconds(20 * 3600), *number(20)]),
        ("file size of a 10 minute video at 8 mbps", number(600, 0.6)),
        ("entropy of a 12 character password with lowercase letters and digits", number(12 * 5.169925)),
        ("1 million input tokens at $3 and 200k output tokens at $15, cost", number(6)),
        ("0xff in decimal", number(255)),
        ("1011 binary to decimal", number(11)),
        ("255 to hex", text("FF")),
    ),
    "transportation": (
        ("stopping distance at 60 mph on dry road", [*length(26.8224 * 1.5 + 26.8224**2 / (2 * 0.7 * G)), *length(26.8224 * 1.5 + 26.8224**2 / (2 * 0.75 * G)), *length(26.8224 * 1.5 + 26.8224**2 / (2 * 0.8 * G))]),
        ("braking distance 50 km/h friction 0.7", length((50 / 3.6) ** 2 / (2 * 0.7 * G))),
        ("dim weight 24x18x12 in divisor 166", number(24 * 18 * 12 / 166, 32)),
        ("volumetric weight 60x40x30 cm /5000", number(14.4, 14.4 / LB, 14.5)),
        ("commute 15 miles each way 250 days a year how many miles", number(7500)),
        ("tongue weight 12% of a 5,000 lb trailer", number(600)),
        ("how long to drive 210 miles at 60 mph", seconds(3.5 * 3600)),
        ("average speed for 130 km in 1 hour 45", number(130 / 1.75, 130 / 1.75 / MI)),
        ("60 kwh battery at 16 kwh/100km range", number(375, 375 / MI)),
    ),
    "travel": (
        ("gas for a 600 mile trip at 25 mpg, $3.40 per gal", number(81.6)),
        ("fuel cost 320 km 7 l/100km 1.80 per liter", number(40.32)),
        ("500 mile road trip 30mpg gas 3.50 split between 4", number(500 / 30 * 3.5 / 4)),
        ("how many gallons for 270 miles at 36 mpg", number(7.5)),
        ("hotel 5 nights at 140 and food 60 a day for 6 days", number(1060)),
        ("flight distance from new york to london", number(5540, 5555, 3442, 3451, 5570, 3461, 5567, 3459)),
        ("9 hour time difference how many days of jet lag", number(9, 6)),
        ("leave at 8:15 am drive 4 hours 50 minutes arrival", clock("13:05")),
        ("i spent 52 dollars on 14 gallons price per gallon", number(52 / 14)),
        ("is a 56 x 36 x 23 cm bag ok for carry on", text("yes", "no", "within", "too large")),
    ),
}


def list_seventh() -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Those that may be looked at, and those that are only counted."""
    sentences = [
        {"kind": kind, "text": sentence, "visitor": "us", "expected": expected}
        for kind, lines in SEVENTH.items()
        for sentence, expected in lines
    ]
    counted = sentences[2::3]
    return [sentence for place, sentence in enumerate(sentences) if place % 3 != 2], counted
