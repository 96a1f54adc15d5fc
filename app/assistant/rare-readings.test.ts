import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { makeTeller } from "../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  // Feasts by Easter, which is on March 28, 2027 and on April 16, 2028
  ["when is easter monday 2028", "April 17, 2028"],
  ["when is rose monday 2027", "February 8, 2027"],
  ["when is mardi gras 2027", "February 9, 2027"],
  ["when is ash wednesday 2027", "February 10, 2027"],
  ["when is palm sunday 2027", "March 21, 2027"],
  ["when is ascension day 2027", "May 6, 2027"],
  ["when is whit monday 2027", "May 17, 2027"],
  ["when is corpus christi 2027", "May 27, 2027"],
  // From Sunday, November 22, 2026
  ["what day was yesterday", "Saturday"],
  ["days since last friday", "2"],
  ["days since last tuesday", "5"],
  ["how many days since last sunday", "7"],
  ["how many days until 2028", "405 days"],
  ["how many days until march 3 2025", "629"],
  ["how many sleeps until christmas", "33"],
  ["how many nights until christmas", "33"],
  // Four weeks and the Monday to Friday of each
  ["how many business days until december 18 2026", "20"],
  ["10 business days before march 15 2027", "March 1, 2027"],
  ["what date was 45 days ago", "October 8, 2026"],
  ["3 weeks ago", "November 1, 2026"],
  ["what date will it be in 2 weeks 3 days", "December 9, 2026"],
  ["which date was 2 weeks and 3 days ago", "November 5, 2026"],
  ["what date is 3 weeks prior to may 1 2027", "April 10, 2027"],
  ["3 weeks before may 1 2027", "April 10, 2027"],
  ["2 weeks and 3 days before march 5 2027", "February 16, 2027"],
  ["1 year 2 months from march 5 2027", "May 5, 2028"],
  ["how many days in 2028", "366"],
  ["week of march 15 2027", "11"],
  // 349 weeks and 1 day
  ["how many weeks old is someone born march 14 2020", "349.1"],
  ["how old is someone born 3/14/85", "41 years"],
  ["age dob march 14 1990 as of may 3 2020", "30 years"],
  ["how many days old am i dob march 14 1990 on may 3 2020", "11,008"],
])("a day, %s: %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test.each([
  ["15:30 in the afternoon plus 45 minutes", "4:15 PM"],
  ["what time is 50 minutes after 11:30 at night", "12:20 AM"],
  ["what time is 3 hours after 2:15 at night", "5:15 AM"],
  ["what time is 50 minutes after 20 past 8 in the morning", "9:10 AM"],
  ["what time is 50 minutes after quarter to one in the afternoon", "1:35 PM"],
  ["what time is it 50 minutes after ten to nine in the evening", "9:40 PM"],
  // Tokyo is 9 hours ahead, New York 5 behind in winter
  ["what time is 15:00 utc in tokyo", "12:00 AM the next day"],
  ["5 pm gmt in new york", "12:00 PM"],
  // 8:30 and 5 hours, without the break
  ["hours worked 9 to 5:30 pm with a 45 min lunch", "7:45:00"],
  ["hours worked 1 to 6 pm with a 20 min break", "4:40:00"],
  // 5 cycles of 90 minutes and 15 minutes to fall asleep before 6:30
  ["what time should i go to sleep to wake up at 6:30", "10:45 PM"],
  // 3600 / 450 × 1.609344, 3600 / 330 / 1.609344, 3600 / 400
  ["what speed in kph is 7:30 per mile", "12.8748 km/h"],
  ["how fast in mph is 5:30 per km", "6.77859 mph"],
  ["how fast in km/h do i run at 6:40 per km", "9 km/h"],
  ["running pace 7 miles in 1:03:00", "9:00"],
])("a time, %s: %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test.each([
  ["3 dozen", "36"],
  ["dozen plus 7", "19"],
  ["subtract 5 from a dozen", "7"],
  ["half a dozen eggs at 30 cents each", "$1.80"],
  ["12 plus 7, doubled", "38"],
  ["add 12 and 7 then double it", "38"],
  ["add a half of 90 and 7", "52"],
  ["one half of 90 plus 4", "49"],
  ["two thirds of 90 plus 4", "64"],
  ["five sixths of 90 minus 7", "68"],
  ["nine tenths of 80 plus 4", "76"],
  ["three quarters of 80 minus one third of 36", "48"],
  // Bases
  ["37 binary", "100101"],
  ["binary 101101", "45"],
  ["octal 175", "125"],
  // Algebra: 18 / 3, (x − 2)(x − 3), −2 ± √(4 − 13), ±√49
  ["3x + -7 = 11", "6"],
  ["x squared - 5x + 6 = 0", "2 and 3"],
  ["x squared = 49", "-7 and 7"],
  ["x^2 + 4x + 13 = 0", "-2 + 3i and -2 − 3i"],
  ["solve x cubed = 27", "3 and -1.5 + 2.598076211i and -1.5 − 2.598076211i"],
  ["(2 + 3i)^2", "-5 + 12i"],
  ["(2 + 3i) cubed", "-46 + 9i"],
  ["2 + 3i to the power of 4", "-119 − 120i"],
  ["x + y = 9, y + z = 13, x + z = 12", "x₁ = 4; x₂ = 5; x₃ = 8"],
  // 6x at 4, sin(π/3) − sin(−π/2), 3(ln e − ln 2)
  ["second derivative of x^3 at 4", "24"],
  ["integral of cos(x) from -pi/2 to pi/3", "1.866025404"],
  ["integral of 3/x from 2 to e", "0.9205584583"],
  // Digits
  ["round 3.14159 to two decimals", "3.14"],
  ["round 0.0047182 to three significant figures", "0.00472"],
  ["round up 7.3", "8"],
  ["round down 8.7", "8"],
  ["45600000 in engineering notation", "45.6e6"],
  ["45600000 in standard form", "4.56e7"],
  ["4.5 x 10^5 in standard form", "450000"],
  // Sequences: 15/2 × (2 × 4 + 14 × 3), 13 + 21, 5 + 19 × 3, 3 × (2^8 − 1)
  ["sum of 15 terms of 4 7 10", "375"],
  ["next number in the sequence 3, 5, 8, 13, 21", "34"],
  ["12th term of 3, 5, 8, 13, 21", "610"],
  ["arithmetic sequence a1 = 5, d = 3, n = 20", "62"],
  ["geometric sequence a = 3, r = 2, sum of the first 8 terms", "765"],
  // 20/2 × (2 × 5 + 19 × 3)
  ["sum of 20 terms arithmetic first term 5 difference 3", "670"],
  ["sum of the first 10 fibonacci numbers", "143"],
  ["fibonacci number 12", "144"],
  ["sum of all numbers from 5 to 20", "200"],
  ["largest prime below 96", "89"],
  ["prime before 96", "89"],
  // 6!
  ["how many ways to arrange 6 books", "720"],
  ["4 less than three times a number is 29", "11"],
  ["triple a number plus 5 is 32", "9"],
  ["twice a number minus 9 is 25, what's the number", "17"],
  ["a number times 6 plus 5 is 47, what's the number", "7"],
  ["92 is what percent more than 80", "15%"],
  ["how many percent more than 80 is 92", "15%"],
])("numbers, %s: %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test.each([
  // 1 − 0.5^6, 1 − 0.5^5, 4/10 × 3/9
  ["how likely is at least one tails with 6 coin tosses", "98.44%"],
  ["chance of at least one head in 5 coin flips", "96.88%"],
  ["a bag has 6 red and 4 blue marbles, i draw two, chance both are blue", "13.33%"],
  // 210 × 0.3^4 × 0.7^6; k from 5 to 12
  ["10 trials with 30% chance of success exactly 4", "0.200121"],
  ["12 trials p = 0.3 at least 5", "0.276345"],
  ["probability of 5 heads in a row", "3.13%"],
  ["chance of three tails in a row", "12.5%"],
  // 2.5758² × 0.25 / 0.04², 1.6449² × 0.25 / 0.04², 1.6449² × 0.25 / 0.03²
  ["sample size for a 4 percent margin of error at 99 confidence", "1,037"],
  ["sample size for a 4% margin of error at 90% confidence", "423"],
  ["how big a sample size for a survey with 3% margin of error and 90 confidence", "752"],
  // Triangles: 9 × 12 / 2, atan(5/8), 20² × sin 35° × cos 35° / 2, 26 + 10 + 24, 7² × √3/4, 9 × √3/2
  ["right triangle legs 9 and 12 area", "54"],
  ["right triangle legs 5 and 8 what angles", "32.0054°"],
  ["right triangle hypotenuse 20 angle 35 degrees area", "93.9693"],
  ["right triangle hypotenuse 26 and leg 10 perimeter", "60"],
  ["equilateral triangle side 7 area", "21.2176"],
  ["height of an equilateral triangle with side 9", "7.79423"],
  ["perimeter of an equilateral triangle with sides 11", "33"],
  // 0.3 × 90 + 0.7 × 80
  ["what is my grade: 90 weight 30, 80 weight 70", "83%"],
  // A draw of 0.5 and a loss of 0 where 1 / (1 + √10) = 0.24 was to be expected
  ["elo 1500 draws against 1700 k 20", "1505.2"],
  ["elo 1500 loses to 1700", "1495.2"],
  ["elo rating 1500 beats 1700", "1515.2"],
])("chances and shapes, %s: %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test.each([
  // 82 / 0.45359237 lb are 180.78 lb, 12 × 14 + 12.78
  ["82 kg in stones and pounds", "12 st 12.78 lb"],
  ["16 oz in ml", "473.176 mL"],
  ["750 ml to oz", "25.3605 fl oz"],
  ["how many ounces in 2 liters", "67.628 fl oz"],
  ["750 ml in ounces", "25.3605 fl oz"],
  // A cup is 8 fluid ounces
  ["3 cups to ounces", "24 fl oz"],
  // 0.005 × 92^(24/39) in
  ["diameter of 12 gauge wire", "0.08081 in"],
  ["awg 12 diameter in mm", "2.0525 mm"],
  ["12 awg in mm", "2.0525 mm"],
  ["0.44 inches as a fraction nearest 16th", "7/16"],
  // 5.6 × 18.0156
  ["glucose 5.6 mmol/l to mg/dl", "100.887 mg/dL"],
  // 20 log 50, 10 log 500
  ["voltage gain of 50 in db", "33.9794 dB"],
  ["power ratio of 500 in db", "26.9897 dB"],
  // asin(1.33 / 1.5 × sin 40°)
  ["snell's law n1 = 1.33, n2 = 1.5, 40 degrees", "34.7459°"],
  ["resistor yellow violet red", "4,700 Ω"],
  ["i've got six 470 ohm resistors in series, what's the total resistance", "2,820 Ω"],
  // 0.75 × 580 MPa × 57.99 mm²; 0.2 × 8 mm × 0.75 × 830 MPa × 36.61 mm²
  ["preload for an M10 8.8 bolt", "5,671 lbf"],
  ["torque for an M8 10.9 bolt", "26.89 lbf·ft"],
  // 480 / 16, 510 / 17
  ["coffee ratio 1:16 for 480 ml water", "30 g"],
  ["coffee for 510 g of water at a 1:17 ratio", "30 g"],
  // 4000 / 50 ml
  ["fuel oil mix 1:50 for 4 liters", "80 mL"],
  ["waist hip ratio 80 to 100", "0.8"],
  // 2.4 × 0.75 m³, 320 / 22, 14 / 1.6, 114 / 40, 20 / 0.45² × 1.15, 2 × (4.5 + 3.2) × 2.4, 2 × (14 + 11) × 8
  ["how many cubic meters of gravel for a path 12 m by 1.5 m, 8 cm deep", "1.44 m³"],
  ["i have 320 sq ft of floor, one box of laminate covers 22 sq ft, how many boxes", "15"],
  ["the kitchen is 3.5 x 4 m, one pack covers 1.6 m2, how many packs do i need", "9"],
  ["the lawn is 12 x 9.5 m, one bag of seed covers 40 m2, how many bags do i need", "3"],
  ["i want to tile 20 m2 with 45 cm tiles, how many do i need", "99"],
  ["how many square meters of wall are there in a room 4.5 x 3.2 m with 2.4 m ceilings", "36.96 m²"],
  ["how many square feet of wall in a bedroom 14 x 11 ft with 8 ft ceilings", "400 ft²"],
  ["total wall area of a room 14 by 11 with 8 high walls", "400 ft²"],
  ["how many plants 50 cm apart for 6 m by 4 m", "96"],
  ["how many square feet are in a 12 ft by 9.5 ft rug", "114 ft²"],
  ["4 yd by 3.5 yd in square yards", "14 yd²"],
  ["how many cubic feet is a box 4 ft by 3.5 ft by 2.5 ft", "35 ft³"],
  ["speed 12 km in 1:20:00", "9 km/h"],
  ["what speed is 400 m in 50 seconds", "8 m/s"],
  ["average velocity 400 m in 50 seconds", "8 m/s"],
  ["45 km in 90 minutes, how fast", "30 km/h"],
  ["14 gallon tank at 27 mpg, how far", "378 mi"],
  ["26 gallons at 18 mpg", "468 mi"],
  ["24 pages at 2.5 minutes per page", "1 h"],
  ["14 songs at 3.5 minutes per song", "49 min"],
])("quantities, %s: %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test.each([
  ["dinner for 8 takes 2 kg of potatoes, how much for 14", "3.5 kg"],
  ["4 people eat 600 g of pasta, how much for 10 people", "1,500 g"],
  ["2 pounds of beef feed 5 people, how many people do 6 pounds feed", "15"],
  ["3 pizzas feed 8, how many pizzas for 20", "7.5"],
  ["3 cups of flour make 24 cookies, how many cookies do 5 cups make", "40"],
  ["12 eggs cost $3.60, how much is one egg", "$0.30"],
  ["how much is one egg if 12 eggs cost 3.60", "$0.30"],
  ["12 apples weigh 3 kg, how much is one apple", "0.25 kg"],
  ["500 g of flour make 24 cookies, how many cookies do 2 kg make", "96"],
  ["4 kg of apples make 3 liters of juice, how many liters do 14 kg make", "10.5 L"],
  ["2 kg of rice feed 15 people, how many people do 5 kg feed", "37.5"],
  ["5 kg of rice last 12 days, how many days do 20 kg last", "48 d"],
  ["4 people eat 14 apples, how many apples do 10 people eat", "35"],
  ["it grew 6 cm in 4 days, how much in 10 days", "15 cm"],
  ["500 g of ham cost $7, how much is 2 kg", "$28.00"],
  ["1.5 kg of apples cost 4.20, what do 800 g cost", "2.24"],
  ["4 zebras cost 90, how much do 7 zebras cost", "157.5"],
  ["8 widgets cost 36, price of one widget", "$4.50"],
  ["for 8 tickets i paid 36, how much will 5 tickets cost", "$22.50"],
  // Shares: 84 / 240, 65 % of 240, 14 / 210
  ["i have read 84 pages and the book has 240 pages in total, what percent is that", "35%"],
  ["35% of 240 guests said yes, how many did not", "156"],
  ["i started at 210 pounds and lost 14 pounds, what percent of my body weight is that", "6.67%"],
  // Changes: 1.04 × 1.05, 0.8 × 0.85, 1.2 × 1.15, 1.2 × 0.85, 1.12 × 0.95
  ["prices rose 4% then 5%, how much in total", "9.2%"],
  ["prices fell 20% then 15%, total change", "-32%"],
  ["the shop raised prices by 20% and then by 15%, how much overall", "38%"],
  ["sales grew 20% and then 15% lower, what's the total change", "2%"],
  ["grew 12% followed by 5% lower, net change", "6.4%"],
  ["$250 raised by 20% then by 15%", "$345.00"],
  ["my rent is 1200 and it goes up 4%, what will it be", "1,248"],
  ["how much is a rent of 1250 after a rise of 4%", "1,300"],
  ["my salary is 48000, how much with a 3.5% raise", "49,680"],
  ["town of 5200 people shrinks 3% a year, how many after 1 year", "5,044"],
  // 12 × 1.05^4, 80 × 0.97^4
  ["it weighs 12 kg and gains 5% a month, what will it weigh after 4 months", "14.5861 kg"],
  ["i weigh 80 kg and lose 3% a month, how much will i weigh after 4 months", "70.8234 kg"],
  ["my car is worth 18000 and loses 15% a year, what's it worth after 1 year", "$15,300"],
])("stories, %s: %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test.each([
  // 1450 × 26
  ["$1450 biweekly to annual salary", "$37,700"],
  // 8 × 0.051 kW × 4 h × 365 × 0.18, 1.5 kW × 4 h × 365 × 0.15
  ["i swapped 8 60 W bulbs for 9 W ones, on 4 hours a day at $0.18 per kwh, what do i save per year", "$107.22"],
  // 0.066 kW × 5 h × 365 × 0.16
  [
    "i replaced a 75 W bulb with a 9 W one that's on 5 hours a day at 16 cents per kwh, what do i save per year",
    "$19.27",
  ],
  ["cost to run a 1500 W heater 4 hours a day at 15 cents per kwh per year", "$328.50"],
  // 310 / 28 × 3.5 / 4, 4.2 × 6.5 × 1.8 / 3
  ["4 of us share a car, drive 310 miles at 28 mpg, gas is 3.50 a gallon, what does each pay", "$9.69"],
  ["3 of us share a car for 420 km, it takes 6.5 l/100km and petrol costs 1.80 a litre, what does each pay", "$16.38"],
  ["three friends split a $240 cabin, a $60 cleaning fee and a $45 delivery fee", "$115.00"],
  // 4.2 / 0.75, 3.6 / 0.5 × 0.45359237, 2.4 / 330 × 473.176473, 3.6 / 6
  ["4.20 for a 750 ml bottle, what is that per litre", "$5.60"],
  ["3.60 for a 500 g loaf, what is that per pound", "$3.27"],
  ["2.40 for a 330 ml can, what does that come to per pint", "$3.44"],
  ["$3.60 for a 1.5 quart tub, what is that per cup", "$0.60"],
  ["250 euros at 1.08 dollars to the euro how many dollars", "$270.00"],
  ["18000 yen at 150 yen to the dollar", "$120.00"],
  // 240 / 0.85
  ["240 pounds at £0.85 to the euro how many euros", "€282.35"],
  // 30000 × 1.04^9, 28000 × 1.04^9
  ["college cost in 9 years at 30k a year with 4% inflation", "$42,699"],
  ["tuition 9 years from now at 28000 a year with 4% inflation", "$39,853"],
  // A rate by the year: 350000 × 0.06, 21000 / 0.06, 84000 / 0.4
  ["noi with a cap rate of 6% a year and property value 350000", "$21,000.00"],
  ["property value if the cap rate is 6% a year and the noi is 21000", "$350,000.00"],
  ["revenue with gross margin of 40% a year and gross profit 84000", "$210,000.00"],
  ["customers lost at a churn rate of 5% a year of 1400 customers", "70"],
  // At 5 % a year, deposits by the month: 300 × (1.05^10 − 1) / (1.05^(1/12) − 1)
  ["invest 300 a month from nothing at 5% for 10 years", "$46,309"],
])("money, %s: %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test.each([
  // An English gallon of an English mile: 300 / 40 × 6.2
  ["gb", "fuel cost for 300 miles at 40 mpg with petrol at 6.20", "£46.50"],
  ["gb", "petrol cost for 300 miles at 40 mpg, 6.20 per gallon", "£46.50"],
  ["gb", "trip cost 300 miles 40 mpg 6.20 per gallon", "£46.50"],
  ["de", "wie viele tage vom 3. bis 20. märz 2026", "17"],
  ["es", "cuántos días del 3 al 20 de marzo de 2026", "17"],
  ["es", "treinta y cinco por ciento de 80", "28"],
  ["es", "setenta y dos menos treinta y cinco", "37"],
  ["fr", "vingt et un pour cent de 300", "63"],
  ["fr", "soixante et onze fois 3", "213"],
  ["fr", "quatre-vingt-dix moins vingt et un", "69"],
  // 24 payments by 2 % a month, 36 by 1.5 %, 5000 × 1.005^36
  ["pt", "empréstimo de 10000 a 2 % ao mês por 24 meses", "528,71 €"],
  ["es", "prestamo de 12000 al 1,5 % mensual a 36 meses", "433,83 €"],
  ["pt", "depósito de 5000 a 0,5 % ao mês durante 3 anos", "5983 €"],
])("a visitor from %s, %s: %s", async (visitor, sentence, figure) => {
  expect(await tell(sentence, visitor)).toBe(figure);
});

test.each([
  ["how many days until february 30", "There is no february 30 in the calendar."],
  ["octal 189 to decimal", "“189” is not an octal number."],
  ["how many hours old is a person born march 3 2030", "The date of birth is in the future."],
  // Of green ones nothing was said, "both" of three may be any two, and no liter weighs so much.
  ["a bag has 6 red and 4 blue marbles, i draw two, chance both are green", undefined],
  ["a bag has 6 red and 4 blue marbles, i draw 3, chance both are red", undefined],
  ["6.30 for a 450 g pack, what is that per litre", undefined],
  // Nobody says "half to", and who came need not have eaten.
  ["half to 8 in the morning", undefined],
  ["35% of the 240 guests did not come, how many did not eat", undefined],
])("is refused, %s: %s", async (sentence, reason) => {
  const answer = await ask(sentence);
  expect(answer).toMatchObject({ calculator: null, ...(reason === undefined ? {} : { reason }) });
});

test.each(["us", "gb"])("pounds that are changed into money are money, for a visitor from %s", async (visitor) => {
  expect(await tell("50 pounds in euros", visitor)).toBe(await tell("£50 in euros", visitor));
  expect(await tell("20 euros in pounds", visitor)).toBe(await tell("€20 in gbp", visitor));
});
