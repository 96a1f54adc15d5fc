"""The tenth set of sentences written one by one, on 2026-11-27: everyday life, from health to entertainment, and time.

Their author had read the names of the calculators and of their inputs, and asked none of them before all were written.
Every second is only counted (`fresh-tenth-counted`) and not read one by one; the others may be looked at (`fresh-tenth`).
"""

from datetime import date, timedelta
from math import atan, ceil, degrees, hypot, log10, pi, radians, sqrt, tan

from fresh import FT, IN, LB, MI, TODAY, Line, clock, day, days, index, loan, span, weight_for
from fresh_seventh import GALLON, MEN, OUNCE, WOMEN, energy, length, mass
from grammar import Expected, number, seconds, text

CUP = 236.5882365
YARD = 0.764554857984
CUBIC_FOOT = 0.028316846592


def bulk(cubic_meters: float) -> Expected:
    return number(
        cubic_meters,
        cubic_meters / YARD,
        cubic_meters / CUBIC_FOOT,
        cubic_meters * 1000,
        cubic_meters * 1000 / GALLON,
    )


def spare(cubic_meters: float) -> Expected:
    """Nothing, or a tenth more than is needed."""
    return [*bulk(cubic_meters), *bulk(1.1 * cubic_meters)]


def area(square_feet: float) -> Expected:
    return number(square_feet, square_feet * 0.09290304, square_feet / 9)


def volume(milliliters: float) -> Expected:
    return number(milliliters, milliliters / 1000, milliliters / CUP, milliliters / 29.5735295625, milliliters / GALLON / 1000)


def feet(x: float, y: float, z: float = 1) -> float:
    """Cubic meters of x by y by z feet."""
    return x * y * z * CUBIC_FOOT


def navy(sex: int, height: float, waist: float, neck: float, hip: float = 0) -> Expected:
    if sex == MEN:
        return number(495 / (1.0324 - 0.19077 * log10(waist - neck) + 0.15456 * log10(height)) - 450)
    return number(495 / (1.29579 - 0.35004 * log10(waist + hip - neck) + 0.221 * log10(height)) - 450)


def burned(met: float, kilograms: float, minutes: float) -> Expected:
    return number(met * kilograms * minutes / 60)


def any_of(*choices: Expected) -> Expected:
    return [one for choice in choices for one in choice]


def pace(total: float, distance: float) -> Expected:
    return seconds(total / distance)


def until(end: date) -> Expected:
    return days(TODAY, end)


def tires(width: float, ratio: float, rim: float) -> float:
    """Millimeters across."""
    return 2 * width * ratio / 100 + rim * 25.4


def blood(grams: float, kilograms: float, part: float, hours: float) -> Expected:
    return number(max(0, grams / (10 * kilograms * part) - 0.015 * hours))


US_DRINK = 355 * 0.05 * 0.789

TENTH: dict[str, tuple[Line, ...]] = {
    "health": (
        ("bmi 5'9 182 lbs", index(182 * LB, 69 * IN / 100)),
        ("whats my bmi if i weigh 68kg and im 1m72", index(68, 1.72)),
        ("i am 6 foot 1 and weigh 215 pounds, am i overweight", any_of(index(215 * LB, 73 * IN / 100), text("overweight"))),
        ("what weight gives a bmi of 24 at 175 cm", weight_for(24, 1.75)),
        ("how much should i weigh to have a bmi of 22 if im 5 ft 4", weight_for(22, 64 * IN / 100)),
        ("body mass index 95 kilos 183 cm", index(95, 1.83)),
        ("my wife is 5'3\" 140 lb bmi?", index(140 * LB, 63 * IN / 100)),
        ("calculate bmi height 160cm weight 55kg", index(55, 1.6)),
        ("is 200 lbs at 5'10 obese", any_of(index(200 * LB, 70 * IN / 100), text("overweight"))),
        ("healthy weight range for a 5'7 woman", mass(18.5 * (67 * IN / 100) ** 2)),
        ("bmr male 34 years 82 kg 180 cm", number(energy(MEN, 82, 180, 34))),
        ("whats my basal metabolic rate im a 28 yo female 5'5 135 lbs", number(energy(WOMEN, 135 * LB, 65 * IN, 28))),
        ("tdee for 40 year old man 190 lbs 5'11 moderately active", number(1.55 * energy(MEN, 190 * LB, 71 * IN, 40))),
        ("how many calories should a 30 year old woman eat to maintain 64 kg, 168 cm, sedentary", number(1.2 * energy(WOMEN, 64, 168, 30))),
        ("maintenance calories male 25 75kg 178cm very active", number(1.9 * energy(MEN, 75, 178, 25))),
        ("calories to lose 1 lb a week, woman 45, 170 lbs, 5'6, lightly active", number(1.375 * energy(WOMEN, 170 * LB, 66 * IN, 45) - 1100 * LB, 1.375 * energy(WOMEN, 170 * LB, 66 * IN, 45) - 500)),
        ("calories per day to lose half a kilo a week man 50 years 98 kg 182 cm light exercise", number(1.375 * energy(MEN, 98, 182, 50) - 550)),
        ("bmr of a 60 year old woman who is 160 cm and 70 kg", number(energy(WOMEN, 70, 160, 60))),
        ("body fat percentage male height 70 in neck 15.5 waist 36", navy(MEN, 70 * IN, 36 * IN, 15.5 * IN)),
        ("navy body fat woman 165 cm waist 74 hips 99 neck 33", navy(WOMEN, 165, 74, 33, 99)),
        ("whats my body fat % man 180 cm tall waist 90cm neck 40cm", navy(MEN, 180, 90, 40)),
        ("ideal weight for a man 6 feet tall", mass(50 + 2.3 * 12)),
        ("ideal body weight female 5'4", mass(45.5 + 2.3 * 4)),
        ("how much should a 5 foot 8 guy weigh", any_of(mass(50 + 2.3 * 8), mass(18.5 * (68 * IN / 100) ** 2))),
        ("lean body mass man 85 kg 178 cm", number(0.407 * 85 + 0.267 * 178 - 19.2, (0.407 * 85 + 0.267 * 178 - 19.2) / LB)),
        ("lean mass of a woman 62kg 167cm", mass(0.252 * 62 + 0.473 * 167 - 48.3)),
        ("body surface area 170 cm 70 kg", number(sqrt(170 * 70 / 3600))),
        ("bsa for 82kg and 185cm mosteller", number(sqrt(185 * 82 / 3600))),
        ("waist 34 hips 40 ratio woman", number(34 / 40)),
        ("waist to hip ratio 92 cm waist 101 cm hip", number(92 / 101)),
        ("waist to height ratio 36 inch waist 5'10", number(36 / 70)),
        ("my waist is 88cm and height 176cm is that ok", any_of(number(88 / 176), text("increased risk"))),
        ("due date if last period was september 3", day(date(2026, 9, 3) + timedelta(280))),
        ("last period june 14 2026 when is baby due", day(date(2026, 6, 14) + timedelta(280))),
        ("how far along am i if my lmp was august 20", any_of(number(94, 13), seconds(94 * 86400), text("13 weeks"))),
        ("due date ivf 5 day transfer on october 10 2026", day(date(2026, 10, 10) + timedelta(261))),
        ("conceived on july 4th when will the baby be born", day(date(2026, 7, 4) + timedelta(266))),
        ("my due date is may 1 2027 when did i conceive", day(date(2027, 5, 1) - timedelta(266))),
        ("how many weeks pregnant am i, due march 15 2027", any_of(number(23), seconds((280 - (date(2027, 3, 15) - TODAY).days) * 86400), text("23 weeks"))),
        ("when do i ovulate if my period started nov 10 and i have a 30 day cycle", day(date(2026, 11, 26))),
        ("next period date last one started november 2 28 day cycle", day(date(2026, 11, 30))),
        ("fertile window last period nov 15 2026", day(date(2026, 11, 24))),
        ("how much weight should i gain in pregnancy, 5'5 and 130 lbs before", mass(11.5)),
        ("pregnancy weight gain 75 kg 165 cm", mass(7)),
        ("max heart rate age 35", number(208 - 0.7 * 35, 220 - 35)),
        ("maximum heart rate for a 52 year old", number(208 - 0.7 * 52, 220 - 52)),
        ("heart rate zones 45 years old resting 60", number(208 - 0.7 * 45, 220 - 45)),
        ("what is my max hr im 28", number(208 - 0.7 * 28, 220 - 28)),
        ("target heart rate for a 60 year old for moderate exercise", number(0.64 * (208 - 42), 0.64 * 160)),
        ("1rm bench 185 for 6 reps", mass(185 * LB * 1.2)),
        ("i squatted 100kg for 8 reps whats my one rep max", mass(100 * (1 + 8 / 30))),
        ("one rep max deadlift 315 x 5", mass(315 * LB * (1 + 5 / 30))),
        ("if i can bench 80 kilos 10 times what can i lift once", mass(80 * (1 + 10 / 30))),
        ("calories burned running 30 minutes at 6 mph 160 lbs", burned(9.8, 160 * LB, 30)),
        ("how many calories do i burn walking briskly for an hour at 75 kg", burned(4.3, 75, 60)),
        ("45 min of yoga 140 lbs calories", burned(2.5, 140 * LB, 45)),
        ("calories burnt swimming 40 minutes 70kg moderate", burned(5.8, 70, 40)),
        ("how many calories does an hour of hiking burn for a 180 lb man", burned(6, 180 * LB, 60)),
        ("rowing 20 minutes calories burned 85kg", any_of(burned(7, 85, 20), burned(7.5, 85, 20))),
        ("macros for 2200 calories high protein", number(220, 165, 2200 * 0.3 / 9)),
        ("how many grams of protein carbs and fat for 1800 calories low carb", number(1800 * 0.35 / 4, 1800 * 0.25 / 4, 80)),
        ("keto macros 2000 kcal", number(100, 25, 2000 * 0.75 / 9)),
        ("how much protein should i eat to build muscle at 180 lbs", number(1.6 * 180 * LB)),
        ("protein per day 72 kg active", number(1.2 * 72)),
        ("protein needed for a sedentary woman of 60kg", number(48)),
        ("how much water should i drink a day male 40 no exercise", number(3.7 * 0.81, 3700 * 0.81 / 29.5735295625, 3.7 * 0.81 / GALLON, 3.7, 3700 * 0.81 / CUP)),
        ("daily water intake woman 30 years with 60 minutes of exercise", number(2.7 * 0.81 + 0.8, (2700 * 0.81 + 800) / 29.5735295625, (2.7 * 0.81 + 0.8) / GALLON)),
        ("what time should i go to bed to wake up at 6:30", any_of(clock("22:45"), clock("21:15"))),
        ("if i need to get up at 7am when should i sleep", any_of(clock("23:15"), clock("21:45"))),
        ("going to bed at 11 pm when to set the alarm", any_of(clock("06:45"), clock("08:15"))),
        ("best time to wake up if i fall asleep at 10:30pm", any_of(clock("06:15"), clock("07:45"), clock("06:00"), clock("07:30"))),
        ("bedtime for 5am wake up", any_of(clock("21:15"), clock("19:45"))),
        ("how much sleep does a 10 year old need", any_of(number(9, 10, 11), text("9"))),
        ("bac 4 beers in 2 hours 180 lb man", blood(4 * US_DRINK, 180 * LB, 0.68, 2)),
        ("blood alcohol woman 60 kg after 3 beers over 3 hours", blood(3 * US_DRINK, 60, 0.55, 3)),
        ("is 135 over 85 high blood pressure", text("stage 1")),
        ("blood pressure 118/76", text("normal")),
        ("142/92 what stage of hypertension", text("stage 2")),
        ("egfr 62 year old man creatinine 1.3", number(142 * (1.3 / 0.9) ** -1.2 * 0.9938**62)),
        ("kidney function female 50 creatinine 0.9 mg/dl", number(142 * (0.9 / 0.7) ** -1.2 * 0.9938**50 * 1.012)),
        ("a1c 6.8 average blood sugar", number(28.7 * 6.8 - 46.7, (28.7 * 6.8 - 46.7) / 18.0156)),
        ("average glucose 170 mg/dl what is my a1c", number((170 + 46.7) / 28.7)),
        ("hba1c of 7.5 percent in mg/dl", number(28.7 * 7.5 - 46.7)),
        ("cholesterol ratio total 210 hdl 52", number(210 / 52)),
        ("ldl if total is 200 hdl 50 and triglycerides 120", number(126, 200 / 0.948 - 50 / 0.971 - (120 / 8.56 + 120 * 150 / 2140 - 120**2 / 16100) - 9.44)),
        ("how tall will my son be mom 5'5 dad 6'0", length(((65 + 72) * IN + 13) / 200)),
        ("daughter height prediction mother 163 cm father 180 cm", length((163 + 180 - 13) / 200)),
        ("vo2 max ran 2600 m in 12 minutes", number((2600 - 504.9) / 44.73)),
        ("vo2max 1.5 mile in 11 min", number(3.5 + 483 / 11)),
        ("a pack a day at 9 dollars how much a year", number(9 * 365.25, 9 * 365)),
        ("smoking 10 cigarettes a day pack costs 12, yearly cost", number(6 * 365.25, 6 * 365)),
        ("pack years 15 cigarettes a day for 20 years", number(15)),
        ("200 mg caffeine at 2pm how much left at 10pm", number(200 * 0.5 ** (8 / 5))),
        ("how much caffeine is left at 11 pm from a 95 mg coffee at 4 pm", number(95 * 0.5 ** (7 / 5))),
        ("child 20 kg dose 15 mg/kg how many mg", number(300)),
        ("10 mg per kg ibuprofen for a 12kg toddler, syrup 100mg/5ml how many ml", number(6)),
        ("44 lb kid 15 mg/kg dose", number(44 * LB * 15)),
    ),
    "running": (
        ("10k in 52 minutes pace", any_of(pace(3120, 10), pace(3120, 10 / MI))),
        ("marathon in 3:45 what pace per mile", pace(13500, 42.195 / MI)),
        ("what pace for a sub 2 hour half marathon", any_of(pace(7200, 21.0975), pace(7200, 21.0975 / MI))),
        ("5k at 8:30 per mile finish time", seconds(510 * 5 / MI)),
        ("how long will a half marathon take at 5:40 per km", seconds(340 * 21.0975)),
        ("i ran 6 miles in 54 min what was my pace", pace(3240, 6)),
        ("how far do i get in 40 minutes at 9 min miles", number(40 / 9, 40 / 9 * MI)),
        ("7 miles at 9:15 pace how long", seconds(555 * 7)),
        ("5 km 24:30 speed in mph", number(5 / 24.5 * 60 / MI)),
        ("8 minute mile is what pace per km", seconds(480 / MI)),
        ("finish time for marathon at 10 minute miles", seconds(600 * 42.195 / MI)),
        ("treadmill at 6.5 mph how many minutes per mile", seconds(3600 / 6.5)),
    ),
    "cooking": (
        ("2 cups flour in grams", number(250)),
        ("how many grams is 3/4 cup sugar", number(150)),
        ("half a cup of butter in grams", number(113.5)),
        ("100g butter in tablespoons", number(100 / 227 * 16)),
        ("1.5 cups of brown sugar to grams", number(1.5 * 220, 1.5 * 213)),
        ("how many cups is 500 grams of flour", number(4)),
        ("250 g rice in cups", number(250 / 185)),
        ("3 tbsp honey in grams", number(3 / 16 * 339)),
        ("how many tablespoons in 2/3 cup", number(2 / 3 * 16)),
        ("how many teaspoons in a quarter cup", number(12)),
        ("350 ml milk to cups", number(350 / CUP)),
        ("8 oz of milk in ml", number(8 * 29.5735295625)),
        ("2 sticks of butter in grams", number(227, 226.8)),
        ("how many cups in 3 quarts", number(12)),
        ("oz in 1 1/2 cups water", number(12, 1.5 * CUP / OUNCE)),
        ("recipe for 4 need it for 10, 300 g flour", number(750)),
        ("my recipe makes 24 cookies with 2 cups of flour, how much flour for 36", number(3)),
        ("scale a recipe from 6 to 4 servings what factor", number(4 / 6)),
        ("recipe serves 8 uses 600 ml stock i only need 3 servings how much stock", number(225)),
        ("i have a recipe for 4 people that needs 500g pasta how much for 7", number(875)),
        ("double a recipe that takes 1 3/4 cups of milk", number(3.5)),
        ("350 f to c oven", number(350 * 5 / 9 - 160 / 9)),
        ("200 celsius oven in fahrenheit", number(392)),
        ("gas mark 6 in fahrenheit", number(400)),
        ("fan oven temperature for 180 conventional", number(160)),
        ("what gas mark is 180 degrees", text("4")),
        ("recipe for 9 inch round pan but i have 8 inch round, how much to multiply", number(64 / 81)),
        ("8 inch round cake recipe in a 10 inch pan", number(100 / 64)),
        ("from an 8x8 square pan to a 9x13 scale factor", number(117 / 64)),
        ("how long to cook a 14 lb turkey", span(3, 45)),
        ("12 pound turkey roasting time", span(3)),
        ("roast chicken 5 lbs how long", span(2)),
        ("4 lb boneless leg of lamb how long in the oven", span(1, 50)),
        ("when do i put in an 18 lb turkey to eat at 5 pm", any_of(clock("12:25"), clock("12:45"))),
        ("turkey thawing time 16 lbs in the fridge", any_of(span(96), number(96, 4))),
        ("pork loin 3 lbs at 350 how long", span(1)),
        ("hydration of dough with 500 g flour and 340 g water", number(68)),
        ("bakers percentage 1000g flour 650 water 20 salt", number(65)),
        ("how much water for 800g flour at 72% hydration", number(576)),
        ("coffee for 1 liter of water", number(1000 / 16)),
        ("how much coffee for 500 ml water 1:15 ratio", number(500 / 15)),
        ("30 g coffee at 1:16 how much water", number(480)),
        ("french press 800 ml how many grams of coffee", number(800 / 15, 800 / 13)),
        ("water for 22 grams of pour over coffee", number(352)),
        ("coffee to water ratio for 20g coffee and 320g water", number(16)),
        ("how much water for 2 cups of rice", any_of(volume(2 * CUP * 1.875))),
        ("water for 1.5 cups brown rice", volume(1.5 * CUP * 2.25)),
        ("1 cup basmati rice how much water", volume(CUP * 1.75)),
        ("rice and water for 6 people", any_of(volume(6 * 240 / 3), volume(6 * 240 / 3 * 1.875), number(6 * 240 / 3 / CUP * 185), volume(2 * CUP), volume(2 * CUP * 1.875), number(370))),
    ),
    "food-beverage": (
        ("tip on 48.50 at 20%", number(9.7)),
        ("18 percent tip on a 72 dollar bill", number(12.96)),
        ("how much to tip on $35", number(35 * 0.18, 35 * 0.2, 35 * 0.15)),
        ("bill is 126 split 4 ways with 20% tip", number(126 * 1.2 / 4)),
        ("split 240 between 6 friends", number(40)),
        ("dinner 87.40 plus 15% tip total", number(87.4 * 1.15)),
        ("3 people 96 dollars 18% tip how much each", number(96 * 1.18 / 3)),
        ("what percent tip is 12 on 60", number(20)),
        ("split a $180 check 5 ways and tip 20", number(180 * 1.2 / 5)),
        ("restaurant bill 54 dollars tax 4.50 tip 20% before tax", number(9.9)),
        ("pizza was 42 and we are 3, tip 6 dollars, per person?", number(16)),
        ("i left 10 dollars on a 55 dollar bill what percent is that", number(100 * 10 / 55)),
        ("abv og 1.060 fg 1.012", number(131.25 * 0.048)),
        ("original gravity 1.048 final 1.008 alcohol percent", number(131.25 * 0.04)),
        ("home brew started at 1.055 finished at 1.014 abv?", number(131.25 * 0.041)),
        ("how much water to add to 750 ml of 60% alcohol to get 40%", number(375, 750 * 0.5 * 1.03)),
        ("dilute 1 liter of 96% ethanol to 70%", number(1000 * (96 / 70 - 1), 0.96 / 0.7 - 1)),
        ("drinks for a party of 40 for 4 hours", number(160, 200)),
        ("how much wine for a wedding of 100 guests 5 hours", number(38, 39, 40, 48, 49)),
        ("how many beers for 25 people 3 hours", number(32, 40, 100, 80)),
        ("ice for 60 guests", number(42, 42 / LB, 60)),
        ("recipe has 2400 calories total and 6 servings calories per serving", number(400)),
        ("calories per portion if the whole lasagna has 3600 kcal cut in 8", number(450)),
        ("food cost percentage dish costs 4.50 sells for 15", number(30)),
        ("ingredients cost 3.20 per plate want 28% food cost what menu price", number(3.2 / 0.28)),
        ("is one 16 inch pizza for 18 better than two 12 inch for 22", text("one", "16")),
        ("two 10 inch pizzas or one 14 inch which is bigger", text("one", "14")),
        ("area of an 18 inch pizza", number(81 * pi, 81 * pi / 144, 81 * pi * IN**2)),
        ("how many 12 inch pizzas equal one 16 inch", number(256 / 144)),
    ),
    "construction": (
        ("concrete for 10x12 slab 4 inches thick", spare(feet(10, 12, 1 / 3))),
        ("how many yards of concrete for a 20 x 20 ft pad 5 in deep", spare(feet(20, 20, 5 / 12))),
        ("concrete slab 10 x 10 x 4 in", spare(feet(10, 10, 1 / 3))),
        ("80 lb bags of concrete for a 6 ft by 4 ft by 4 inch slab", number(ceil(feet(6, 4, 1 / 3) * 2136 / (80 * LB)), ceil(1.1 * feet(6, 4, 1 / 3) * 2136 / (80 * LB)), ceil(8 / 0.6), 15)),
        ("cubic yards concrete for driveway 40 ft long 12 ft wide 6 inch", spare(feet(40, 12, 0.5))),
        ("concrete for 8 post holes 10 inch diameter 3 ft deep", spare(8 * pi / 4 * (10 / 12) ** 2 * 3 * CUBIC_FOOT)),
        ("how much paint for a 12x14 room with 8 ft ceilings", any_of(volume(1000 * (52 * 8 * 0.09290304 - 4.75) * 2 / 10), volume(1000 * 52 * 8 * 0.09290304 * 2 / 10), volume(1000 * GALLON * 416 / 350), volume(1000 * GALLON * 416 / 400), volume(1000 * GALLON * 832 / 350), volume(1000 * GALLON * (416 - 21 - 30) * 2 / 400), volume(1000 * GALLON * 832 / 400))),
        ("gallons of paint for 900 sq ft one coat", any_of(number(900 / 350, 900 / 400, 900 * 0.09290304 / 10 / GALLON, 3))),
        ("paint for bedroom 4 m x 3.5 m height 2.4 m two coats no windows one door", number((15 * 2.4 - 1.95) * 2 / 10)),
        ("how many boxes of laminate for a 15 x 12 room box covers 20 sq ft", number(9, 10)),
        ("flooring for 320 square feet plus 10% waste", area(352)),
        ("hardwood floor 14 by 18 feet at 6.50 a sq ft", number(14 * 18 * 6.5, 14 * 18 * 6.5 * 1.1)),
        ("how many 12x12 tiles for a 8 x 10 bathroom", number(80, 88, 77, 78, 85, 86)),
        ("tiles needed 60x60 cm for 25 m2", number(ceil(25 / 0.36), ceil(27.5 / 0.36), ceil(25 / 0.603**2), ceil(27.5 / 0.603**2))),
        ("backsplash 30 sq ft with 3x6 tiles how many", number(240, 264, ceil(1.1 * 30 * 144 / (3.118 * 6.118)), ceil(30 * 144 / (3.118 * 6.118)), ceil(30 * 144 / (3.125 * 6.125)))),
        ("drywall sheets for a 12 x 16 room 8 ft high", number(13, 14, 16, 19, 20, 21, 22)),
        ("how many 4x8 sheets of drywall for 640 sq ft", number(20, 22)),
        ("bricks for a wall 20 ft long 6 ft high", number(780, 810, 819, 840, 882, 864)),
        ("how many bricks for 10 m2 wall", number(ceil(10 / (0.225 * 0.075)), ceil(10.5 / (0.225 * 0.075)))),
        ("roof squares 40 x 30 house 6/12 pitch", number(1200 * sqrt(1.25) / 100, 1320 * sqrt(1.25) / 100)),
        ("shingle bundles for 2000 sq ft roof", number(60, 66)),
        ("roof area 12 m by 9 m at 30 degrees", number(108 / 0.8660254, 118.8 / 0.8660254)),
        ("rise 6 run 12 roof angle", number(degrees(atan(0.5)))),
        ("roof pitch if rise is 5 ft and run is 15 ft", any_of(number(4), text("4:12", "4/12"))),
        ("rafter length 14 ft run 6/12 pitch", length(14 * sqrt(1.25) * FT / 100)),
        ("board feet 2x8 10 ft long", number(2 * 8 * 10 / 12)),
        ("how many board feet in 6 boards 1 x 6 x 8 ft", number(24)),
        ("gravel for a driveway 50 ft x 10 ft 4 inches deep in yards", spare(feet(50, 10, 1 / 3))),
        ("how many cubic yards of mulch for 300 sq ft 3 inches deep", spare(feet(300, 0.25))),
        ("mulch bags for 200 square feet 2 inch deep", number(ceil(200 / 6 / 2), ceil(220 / 6 / 2))),
        ("topsoil for raised bed 8 x 4 x 1 ft", spare(feet(8, 4, 1))),
        ("tons of gravel for 30x20 patio 3 in", number(feet(30, 20, 0.25) * 1.69 / 0.90718474, 1.1 * feet(30, 20, 0.25) * 1.69 / 0.90718474)),
        ("sand for a 10 by 10 foot sandbox 6 inches deep", spare(feet(10, 10, 0.5))),
        ("how many stairs for 9 ft rise", number(15, 14)),
        ("stairs total rise 108 inches how many steps at 7.5 inch", number(15, 14)),
        ("stair stringer length rise 8 ft run 10 ft", length(hypot(8, 10) * FT / 100)),
        ("fence posts for 120 ft fence every 8 feet", number(16)),
        ("how many pickets for 100 ft fence 5.5 inch pickets no gap", number(219)),
        ("fence 60 m posts every 2.5 m how many posts", number(25)),
        ("deck boards for a 12 x 16 deck", number(44, 40, 49, 54, 30, 48, 27, 26, 32, 34, 36, 37, 35)),
        ("how many joists for a 20 ft deck at 16 in on center", number(16)),
        ("rebar for 20x30 slab 12 inch spacing total length", number(20 * 31 + 30 * 21, 1250)),
        ("asphalt tons for 60 x 12 ft driveway 3 inch thick", number(feet(60, 12, 0.25) * 2.32 / 0.90718474, 1.05 * feet(60, 12, 0.25) * 2.32 / 0.90718474, feet(60, 12, 0.25) * 2.32)),
        ("rolls of wallpaper for a 4 x 3.5 m room 2.4 m high", number(8, 7, 9, 10)),
        ("square feet of a 13.5 by 11 ft room", area(148.5)),
        ("sq footage 24 x 36", area(864)),
        ("how many square feet is a room 12'6 by 10'3", area(12.5 * 10.25)),
        ("l shaped room 12x10 plus 6x8 square footage", area(168)),
        ("cost of carpet 15 x 20 at 3.50 per square foot", number(1050)),
        ("voltage drop 120 v 15 amps 100 ft 12 gauge", number(*(2 * 0.017241 * k / 3.3088 * 30.48 * 15 for k in (1, 1 + 0.00393 * 55)), 4.83)),
        ("how many gallons in a 16 x 32 pool 5 ft average depth", bulk(feet(16, 32, 5))),
        ("round pool 18 ft across 4 feet deep gallons", bulk(feet(pi * 81, 4))),
        ("pool volume 8 x 4 m depth 1.5", bulk(48)),
        ("gallons pool 20x40 3 to 8 feet deep", bulk(feet(20, 40, 5.5))),
        ("retaining wall blocks 20 ft long 3 ft high 12x6 inch blocks", number(120, 126, 132, 147)),
        ("insulation for 1200 sq ft attic r38 fiberglass thickness", any_of(number(38 * 0.1761101838 * 40 / 25.4, 38 * 0.1761101838 * 40, 38 * 0.1761101838 * 4))),
        ("pavers 4x8 for a 10 x 12 patio", number(540, 594)),
        ("how many studs for a 16 ft wall 16 inch centers", number(13)),
        ("studs 24 ft wall 24 in oc", number(13)),
    ),
    "automotive": (
        ("car payment on 28000 at 6.5% for 60 months", loan(28000, 6.5, 5)),
        ("monthly payment 22k car 4k down 72 months 7.2 percent", loan(18000, 7.2, 6)),
        ("truck costs 45000 trade in worth 12000 5.9% 5 years payment", loan(33000, 5.9, 5)),
        ("auto loan 15000 48 months 8% apr", loan(15000, 8, 4)),
        ("total interest on a 30000 car loan 6% over 6 years", number(72 * 30000 * 0.005 / (1 - 1.005**-72) - 30000)),
        ("lease payment 36 months car 40000 residual 60% money factor .0018 no money down", number((40000 - 24000) / 36 + 64000 * 0.0018)),
        ("money factor 0.0025 as apr", number(6)),
        ("tire diameter 265/70r17", any_of(length(tires(265, 70, 17) / 1000))),
        ("how tall is a 225/45 r18 tire", length(tires(225, 45, 18) / 1000)),
        ("speedometer error going from 205/55r16 to 225/45r17", number(*(s * 100 * (tires(225, 45, 17) / tires(205, 55, 16) - 1) for s in (1, -1)))),
        ("difference between 245/75r16 and 265/75r16 tires", number(100 * (tires(265, 75, 16) / tires(245, 75, 16) - 1), 30, 30 / 25.4)),
        ("sidewall height 195/65 15", length(0.195 * 0.65)),
        ("engine size bore 4 inch stroke 3.48 8 cylinders cubic inches", number(pi / 4 * 16 * 3.48 * 8, pi / 4 * 16 * 3.48 * 8 * 16.387064, pi / 4 * 16 * 3.48 * 8 * 0.016387064)),
        ("displacement 86mm bore 86mm stroke 4 cyl", number(pi / 4 * 8.6**3 * 4 / 1000, pi / 4 * 8.6**3 * 4)),
        ("hp from 400 lb ft torque at 5252 rpm", number(400)),
        ("horsepower 300 ft lbs at 6000 rpm", number(300 * 6000 / 5252.113)),
        ("how much is a 35000 car worth after 5 years", number(35000 * 0.8 * 0.87**4)),
        ("car bought for 28000 now worth 15000 after 4 years depreciation per year", number(3250, 100 * (1 - (15 / 28) ** 0.25))),
        ("depreciation of a 40k car first year 20 percent", number(8000, 32000)),
        ("what car can i afford with 400 a month 5 years 6% no down payment", number(400 * (1 - 1.005**-60) / 0.005)),
        ("50:1 mix for 2 gallons of gas how much oil", number(2 * GALLON * 20, 2 * 128 / 50, 5.12)),
        ("2 stroke oil for 5 liters at 40 to 1", number(125, 0.125)),
        ("32:1 fuel mix 1 gallon oil oz", number(4)),
        ("how much oil for 10 l petrol 25:1", number(400, 0.4)),
        ("ev vs gas cost for 12000 miles a year 30 mpg 3.50 gas vs 3.5 mi per kwh 15 cents", number(1400 - 12000 / 3.5 * 0.15, 12000 / 3.5 * 0.15, 1400)),
    ),
    "transportation": (
        ("commute 18 miles each way 5 days a week 28 mpg gas 3.40 monthly cost", number(36 * 5 * 52 / 12 / 28 * 3.4, 36 * 5 * 46 / 12 / 28 * 3.4, 36 * 5 * 50 / 12 / 28 * 3.4)),
        ("stopping distance at 60 mph", any_of(length((60 * MI / 3.6) * 1.5 + (60 * MI / 3.6) ** 2 / (2 * 9.80665 * 0.8)))),
        ("braking distance 100 km/h on wet road", length((100 / 3.6) ** 2 / (2 * 9.80665 * 0.5))),
        ("how long does it take a car to stop at 30 mph in meters", any_of(length(30 * MI / 3.6 * 1.5 + (30 * MI / 3.6) ** 2 / (2 * 9.80665 * 0.8)))),
        ("freight class pallet 48x40x50 500 lbs", text("100")),
        ("how many 60x40x40 cm boxes fit in a 20ft container", number(225)),
        ("pallets in a 40 ft container", number(25, 24, 20, 21, 23)),
        ("co2 from burning 15 gallons of gas", any_of(mass(15 * 8.887))),
        ("co2 emissions 12000 miles a year at 25 mpg", any_of(mass(480 * 8.887), number(480 * 8.887 / 1000))),
        ("range of an ev with 77 kwh battery at 18 kwh/100km", number(77 / 0.18, 77 / 0.18 / MI)),
        ("75 kwh battery 3.5 miles per kwh how far", number(262.5, 262.5 * MI)),
        ("dimensional weight 18x14x12 inches", number(22, 18 * 14 * 12 / 139)),
        ("dim weight 24 x 18 x 16 box ups", number(50, 24 * 18 * 16 / 139)),
        ("how much can i tow gcwr 14000 truck weighs 5800 with 600 lbs people and stuff", any_of(mass(7600 * LB))),
        ("payload gvwr 7100 curb weight 5300", mass(1800 * LB)),
        ("charging a 60 kwh ev from 20 to 80 at 35 cents a kwh cost", number(36 * 0.35, 36 * 0.35 / 0.9, 36 * 0.35 / 0.88)),
        ("how long to charge 75kwh battery from 10% to 80% with 11 kw", any_of(number(75 * 0.7 / 11, 75 * 0.7 / 11 / 0.9), seconds(75 * 0.7 / 11 / 0.9 * 3600), seconds(75 * 0.7 / 11 * 3600))),
        ("cost to charge my tesla 50 kwh at 0.16 per kwh", number(8, 8 / 0.9, 8 / 0.88)),
        ("how long to charge an ev 40 kwh needed on a 7.2kw charger", any_of(number(40 / 7.2, 40 / 7.2 / 0.9), seconds(40 / 7.2 * 3600), seconds(40 / 7.2 / 0.9 * 3600))),
    ),
    "travel": (
        ("gas cost for 350 miles at 28 mpg 3.59 a gallon", number(350 / 28 * 3.59)),
        ("how much gas for 500 miles at 32 mpg", number(500 / 32, 500 / 32 * GALLON)),
        ("how many miles on 12 gallons at 28 mpg", number(336, 336 * MI)),
        ("mpg if i drove 310 miles on 11.2 gallons", number(310 / 11.2, 235.214583 / (310 / 11.2))),
        ("fuel cost 600 km 6.5 l/100km 1.75 per liter", number(39 * 1.75)),
        ("road trip 1200 miles 25 mpg gas 3.20 split 4 people", number(48 * 3.2 / 4)),
        ("round trip of 90 miles each way at 30 mpg and 3.75 gas", number(6 * 3.75)),
        ("how far can i go on a 15 gallon tank with 24 mpg", number(360, 360 * MI)),
        ("cost per mile at 22 mpg and 3.30 gas", number(0.15)),
        ("trip 5 nights hotel 130 a night food 50 a day 6 days flights 420 total cost", number(650 + 300 + 420)),
        ("vacation budget 2 people 7 days 60 per day each plus hotel 900", number(840 + 900)),
        ("flight distance nyc to london", number(5540, 5555, 3442, 3451, 5570, 3461, 5540.2, 3442.5)),
        ("how far is it from los angeles to tokyo by plane", number(8815, 5477, 8773, 5451, 8830, 5487, 8752, 5438, 5482, 8822)),
        ("jet lag new york to paris 6 hours how many days", number(6, 60 * 6 / 57)),
        ("how long to drive 480 miles at 60 mph", any_of(span(8), number(8))),
        ("time to drive 300 km at 90 km/h", any_of(seconds(300 / 90 * 3600), number(300 / 90))),
        ("leaving at 7:30 am 340 miles at 65 mph when do i arrive no stops", any_of(clock("12:44"), clock("12:43"))),
        ("average speed 210 miles in 3 hours 30 minutes", number(60, 60 * MI)),
        ("if i drive 65 mph for 4.5 hours how far", number(292.5, 292.5 * MI)),
        ("is 22 x 14 x 9 inches ok for carry on", text("yes", "within", "fits")),
        ("linear inches of 28 x 19 x 12 suitcase", number(59, 59 * IN)),
        ("does a 60x40x25 cm bag fit as cabin luggage", text("no", "too large")),
    ),
    "entertainment": (
        ("how far to sit from a 65 inch tv", any_of(*(length(0.65 * IN * 16 / hypot(16, 9) / 2 / tan(radians(v / 2))) for v in (30, 40)))),
        ("best tv size for 10 feet away", any_of(*(length(10 * FT / 100 * 2 * tan(radians(v / 2)) * hypot(16, 9) / 16) for v in (30, 40)))),
        ("55 inch tv width", length(0.55 * IN * 16 / hypot(16, 9))),
        ("height of a 75\" tv", length(0.75 * IN * 9 / hypot(16, 9))),
        ("how long to watch 62 episodes of 47 minutes", any_of(seconds(62 * 47 * 60), number(62 * 47 / 60))),
        ("binge 8 seasons of 10 episodes 55 min each", any_of(seconds(80 * 55 * 60), number(80 * 55 / 60))),
        ("how many days to watch 120 episodes of 24 min at 2 hours a day", any_of(number(24), seconds(24 * 86400))),
        ("watching a 2 hour video at 1.5x how long", any_of(span(1, 20), number(80))),
        ("90 minute podcast at 2x speed", any_of(span(0, 45), number(45))),
        ("playlist of 25 songs averaging 3:30 total length", seconds(25 * 210)),
        ("how many 4 minute songs in 2 hours", number(30)),
        ("projector throw distance 120 inch screen throw ratio 1.5", length(1.2 * IN * 16 / hypot(16, 9) * 1.5)),
        ("throw ratio 1.2 from 10 feet how big is the image", any_of(length(10 / 1.2 * FT / 100 * hypot(16, 9) / 16), length(10 / 1.2 * FT / 100))),
        ("how many books a year if i read 20 pages a day, 300 page books", number(20 * 365.25 / 300, 20 * 365 / 300)),
        ("reading 30 minutes a day how many books per year", number(30 * 365.25 * 238 / 90000)),
        ("how long to read a 400 page book at 40 pages an hour", any_of(span(10), number(10))),
        ("how long to read a 1500 word speech out loud at 150 words per minute", any_of(span(0, 10), number(10))),
        ("screen time 4 hours a day how many days a year", any_of(number(4 * 365.25 / 24, 4 * 365 / 24), seconds(4 * 365.25 * 3600), seconds(4 * 365 * 3600))),
        ("2.5 hours of tiktok every day hours per year", any_of(number(2.5 * 365.25, 2.5 * 365), seconds(2.5 * 365.25 * 3600))),
    ),
    "dates": (
        ("how old am i born 3/14/1988", any_of(number(38), text("38"))),
        ("age if born on july 9 2004", any_of(number(22), text("22"))),
        ("my daughter was born april 2 2019 how old is she", any_of(number(7), text("7"))),
        ("how old will i be in 2040 if i was born in may 1990", any_of(number(49, 50), text("49", "50"))),
        ("what year was i born if im 43", number(1983, 1982)),
        ("how many days old am i born december 25 2000", days(date(2000, 12, 25), TODAY)),
        ("days until christmas", until(date(2026, 12, 25))),
        ("how many days till july 4th", until(date(2027, 7, 4))),
        ("how many weeks until march 15 2027", any_of(until(date(2027, 3, 15)), number(16, 16.1, 113 / 7))),
        ("days between jan 5 2026 and sept 20 2026", days(date(2026, 1, 5), date(2026, 9, 20))),
        ("number of days from 2/10/2026 to 6/30/2026", days(date(2026, 2, 10), date(2026, 6, 30))),
        ("how long ago was march 1 2020", any_of(days(date(2020, 3, 1), TODAY), text("6 years"))),
        ("90 days from today", day(TODAY + timedelta(90))),
        ("45 days from december 1", day(date(2026, 12, 1) + timedelta(45))),
        ("what date was 100 days ago", day(TODAY - timedelta(100))),
        ("6 weeks from next friday", any_of(day(date(2026, 11, 27) + timedelta(42)), day(date(2026, 12, 4) + timedelta(42)))),
        ("10 business days from november 30", day(date(2026, 12, 14))),
        ("working days between dec 1 and dec 31 2026", number(23, 22, 21)),
        ("what day of the week was june 6 1944", text("tuesday")),
        ("what day is august 12 2027", text("thursday")),
        ("18 months after january 31 2026", day(date(2027, 7, 31))),
        ("how old is my dog in human years shes 6 medium", number(42, 43, 40, 45, 44)),
        ("cat is 9 years old in human years", number(52)),
    ),
    "clock": (
        ("hours between 8:45 am and 5:15 pm", any_of(span(8, 30), number(8.5))),
        ("how many hours from 10pm to 6:30am", any_of(span(8, 30), number(8.5))),
        ("worked 9 to 5:30 with 45 min lunch", any_of(span(7, 45), number(7.75))),
        ("hours worked 7:15 am to 3:45 pm minus half hour break", any_of(span(8), number(8))),
        ("2h 45m + 1h 50m", span(4, 35)),
        ("add 3 hours 20 minutes to 2:55 pm", clock("18:15")),
        ("what time is it 8 hours after 6:40 pm", clock("02:40")),
        ("5 hours before 1 am", clock("20:00")),
        ("half past 3 plus 95 minutes", clock("17:05")),
        ("250 minutes in hours", any_of(number(250 / 60), span(4, 10))),
        ("how many minutes in 3.75 hours", any_of(number(225), span(3, 45))),
        ("10000 seconds in hours minutes", any_of(seconds(10000), number(10000 / 3600))),
        ("how many hours in 12 days", any_of(number(288), span(288))),
        ("3pm est in london", clock("20:00")),
        ("9 am pacific to eastern", clock("12:00")),
        ("what time is it in tokyo when its 8 pm in new york", clock("10:00")),
        ("10:30 am paris time in chicago", clock("03:30")),
        ("time difference between los angeles and berlin", any_of(number(9), span(9))),
        ("5 shifts of 8.5 hours at 19 an hour", number(807.5, 40 * 19 + 2.5 * 19 * 1.5)),
        ("i worked 46 hours at 20 dollars overtime time and a half after 40", number(800 + 180)),
        ("time card 9:00-17:30 mon to fri 30 min lunch total hours", any_of(number(40), span(40))),
        ("35 min + 48 min + 1 h 10", span(2, 33)),
    ),
}


def list_tenth() -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Those that may be looked at, and those that are only counted."""
    sentences = [
        {"kind": kind, "text": sentence, "visitor": "us", "expected": expected}
        for kind, lines in TENTH.items()
        for sentence, expected in lines
    ]
    return sentences[::2], sentences[1::2]
