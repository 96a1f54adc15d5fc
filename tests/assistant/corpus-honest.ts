import { lb, type Line } from "./line.ts";

/** What was once answered with a wrong figure and nothing unread, and more of each kind. */
export const HONEST: readonly Line[] = [
  // The figure that the sentence names, not always the first.
  ["lcm of 4 and 6", "gcd-lcm", { numbers: [4, 6] }, 12, "us", "12"],
  ["margin cost 40 price 100", "markup", { cost: 40, known: "price", price: 100 }, 60, "us", "60%"],
  ["diameter of a circle with area 50", "circle", { known: "area", value: 50 }, undefined, "us", "7.97"],
  ["circumference radius 10", "circle", { known: "radius", value: 10 }, undefined, "us", "62.83"],
  ["range of 4 8 15 16", "average", { numbers: [4, 8, 15, 16] }, 12, "us", "12"],
  ["savings 30% off 80", "discount", { originalPrice: 80, discountRate: 30 }, 24, "us", "$24"],
  ["tip per person 90 bill 20% 3 people", "tip", { bill: 90, tipPercent: 20, people: 3 }, 6, "us", "$6"],
  ["prime factors of 84", "prime-factorization", { number: 84 }, undefined, "us", "2²"],
  ["discriminant of x^2 - 4x + 1", "quadratic-equation", { a: 1, b: -4, c: 1 }, 12, "us", "12"],
  // A letter behind a number is its unit.
  ["ohms law 12 v 2 a", "ohms-law", { known: "V-I", voltage: 12, current: 2 }, 6, "us", "6"],
  ["current 12 v 60 w", "ohms-law", { known: "V-P", voltage: 12, power: 60 }, 5, "us", "5 A"],
  ["acceleration 10 n 2 kg", "force", { solveFor: "acceleration", force: 10, mass: 2 }, 5, "us", "5 m"],
  ["spring force 200 n/m 0.1 m", "hookes-law", {}, 20, "us", "20 N"],
  ["battery life 3000 mah 100 ma", "battery-life", {}, undefined, "us", "30"],
  ["ohms law 12 2", null],
  ["56 after 30% off, original price", "scientific-calculator", {}, 80, "us", "80"],
  // Of what "m" may be only meters make a speed of it.
  ["3 m in 20 s speed", "scientific-calculator", { expression: "3 / 20" }, 0.15],
  // Letters in a formula.
  ["quadratic x^2-5x+6", "quadratic-equation", { a: 1, b: -5, c: 6 }, undefined, "us", "2 and 3"],
  ["x^2+2x+5=0", "quadratic-equation", { a: 1, b: 2, c: 5 }, undefined, "us", "-1 + 2i"],
  ["solve x^3 - 6x^2 + 11x - 6 = 0", "cubic-equation", { a: 1, b: -6, c: 11, d: -6 }],
  ["x^2=16", "quadratic-equation", { a: 1, b: 0, c: -16 }, undefined, "us", "-4 and 4"],
  ["solve 2x+3=7", "scientific-calculator", {}, 2, "us", "2"],
  ["5x=20", "scientific-calculator", {}, 4, "us", "4"],
  ["n + 3 = 8", null],
  ["slope of y = 3x + 2", null],
  ["factor x^2-9", null],
  ["log x = 2", null],
  ["12x15", "scientific-calculator", {}, 180],
  // From one value to another.
  ["discount 100 to 80", null],
  ["sale price 60 to 45", null],
  ["tip 20 to 30", null],
  ["sales tax 100 to 108", null],
  ["mean of 1 to 10", null],
  ["mortgage 300k to 400k 6% 30 years", null],
  ["roi 1000 to 1500", "return-on-investment", { amountInvested: 1000, amountReturned: 1500 }, 50],
  // Bare numbers only where they are plausible, and in the order in which they are asked for.
  ["ev charging 60 kwh 0.15", null],
  // Nobody is 1.75 of anything but meters.
  ["bmi 70 1.75", "bmi", { weight: 70, height: 175 }],
  ["kinetic energy 5 20", null],
  ["tip 50 20", "tip", { bill: 50, tipPercent: 20 }, 10],
  ["half life 5 years 20 years", "half-life", { halfLife: 5, time: 20 }, 6.25],
  ["mortgage 20% 400000 6%", null],
  // Percentages in the order of the inputs.
  ["401k 6% 80000 salary", "401k", { currentSalary: 80_000, contributionPercent: 6 }],
  ["401k 5% 4% 60000", "401k", { currentSalary: 60_000, contributionPercent: 5, employerMatch: 4 }],
  ["401k 60000 10%", "401k", { currentSalary: 60_000, contributionPercent: 10 }],
  // No figure rests on somebody else's second value.
  ["momentum 5 kg 3 m/s", "momentum", { mass1: 5, velocity1: 3 }, 15, "us", "15"],
  ["tire 205/55r16", "tire-size", { tireWidth: 205, aspectRatio: 55, rimDiameter: 16 }, undefined, "us", "24.8"],
  // The units of the sentence, and those that it asks for.
  ["area of a circle with radius 5 cm", "area", {}, undefined, "us", "78.5398 cm²"],
  ["area of a circle radius 5 cm in m2", "area", {}, undefined, "us", "0.00785398 m²"],
  ["volume of a box 2 m by 3 m by 4 m in liters", "volume", {}, 24, "us", "24,000 L"],
  ["oven 180 c to f", "oven-temperature", {}, undefined, "us", "356 °F"],
  ["dew point 20 c 50%", "dew-point", {}, undefined, "us", "9.3 °C"],
  ["bmi 180 lb 6 ft", "bmi", { weight: 180 * lb, height: 182.88 }, undefined, "de", "24"],
  // More that people ask.
  ["sin 30 degrees", "scientific-calculator", {}, 0.5],
  ["convert 255 to hex", "number-base-converter", { number: "255", fromBase: 10 }, "FF", "us", "FF"],
  ["binary of 37", "number-base-converter", { number: "37", fromBase: 10 }, "100101", "us", "100101"],
  ["binary 1012 to decimal", null],
  ["pythagorean 3 4", "right-triangle", { legA: 3, legB: 4 }, 5, "us", "5"],
  [
    "if i invest 500 a month at 8% for 30 years",
    "compound-interest",
    {
      principal: 0,
      contribution: 500,
      contributionFrequency: "monthly",
      annualRate: 8,
      compounding: "monthly",
      termYears: 30,
    },
  ],
  ["savings goal 10000 in 2 years 4%", "savings-goal", { goalAmount: 10_000, termMonths: 24, annualRate: 4 }],
  ["ip subnet 192.168.1.0/24", "ip-subnet", { address: "192.168.1.0", prefixLength: 24 }],
  ["marathon pace 4 hours", "running-pace", { distance: 42.195, hours: 4, minutes: 0 }],
];
