/**
 * The figures that the functions of app/maths give for a grid of entries, and its tables, as fingerprints of fifteen digits in
 * `digits.txt`. As `record.ts` it proves nothing right (the tests beside the functions do); a change of the last digits is seen.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as calendar from "#maths/calendar.ts";
import * as calendarRange from "#maths/calendar-range.ts";
import * as ceiling from "#maths/ceiling.ts";
import * as clock from "#maths/clock.ts";
import * as color from "#maths/color.ts";
import * as complex from "#maths/complex.ts";
import * as constants from "#maths/constants.ts";
import * as counted from "#maths/counted.ts";
import * as decimalText from "#maths/decimal-text.ts";
import { differentiable } from "#maths/differentiation.ts";
import * as distributions from "#maths/distributions.ts";
import * as spectrum from "#maths/electromagnetic-spectrum.ts";
import * as expression from "#maths/expression.ts";
import * as amortization from "#maths/finance/amortization.ts";
import * as annuity from "#maths/finance/annuity.ts";
import * as bond from "#maths/finance/bond.ts";
import * as cashFlow from "#maths/finance/cash-flow.ts";
import * as compounding from "#maths/finance/compounding.ts";
import * as extra from "#maths/finance/extra-payment-effect.ts";
import * as levelLoan from "#maths/finance/level-loan.ts";
import * as taxBrackets from "#maths/finance/tax-brackets.ts";
import * as geometry from "#maths/geometry.ts";
import * as heron from "#maths/heron.ts";
import * as humidity from "#maths/humidity.ts";
import * as integers from "#maths/integers.ts";
import * as primes from "#maths/primes.ts";
import * as letterGrades from "#maths/letter-grades.ts";
import * as lineEquation from "#maths/line-equation.ts";
import * as matrix from "#maths/matrix.ts";
import * as moon from "#maths/moon.ts";
import * as nineDecimals from "#maths/nine-decimals.ts";
import * as polynomial from "#maths/polynomial.ts";
import * as preferred from "#maths/preferred-numbers.ts";
import * as random from "#maths/random.ts";
import * as rational from "#maths/rational.ts";
import * as roadFuel from "#maths/road-fuel.ts";
import * as roots from "#maths/root.ts";
import * as rowOperations from "#maths/row-operations.ts";
import * as screenShape from "#maths/screen-shape.ts";
import * as special from "#maths/special-functions.ts";
import * as statistics from "#maths/statistics.ts";
import * as sun from "#maths/sun.ts";
import * as holidays from "#maths/us-federal-holidays.ts";
import * as pieces from "#maths/whole-pieces.ts";
import * as wilson from "#maths/wilson-interval.ts";

export const DIGITS = join(import.meta.dirname, "digits.txt");

const MODULES: Readonly<Record<string, object>> = {
  calendar,
  calendarRange,
  ceiling,
  clock,
  color,
  complex,
  constants,
  counted,
  decimalText,
  distributions,
  spectrum,
  expression,
  amortization,
  annuity,
  bond,
  cashFlow,
  compounding,
  extra,
  levelLoan,
  taxBrackets,
  geometry,
  heron,
  humidity,
  integers,
  primes,
  letterGrades,
  lineEquation,
  matrix,
  moon,
  nineDecimals,
  polynomial,
  preferred,
  random,
  rational,
  roadFuel,
  roots,
  rowOperations,
  screenShape,
  special,
  statistics,
  sun,
  holidays,
  pieces,
  wilson,
};

// What is entered.
const ANY = [-1e6, -7.3, -1, -0.25, 0, 1e-9, 0.1, 0.5, 1, 1.5, 2.5, 7, 40, 100.5, 1e6];
const POSITIVE = [1e-9, 0.001, 0.1, 0.3, 0.5, 0.999, 1, 1.5, 2, 3.7, 10, 14.9, 15, 40, 333, 1e4];
const SHARE = [1e-12, 0.001, 0.025, 0.1, 0.3, 0.5, 0.7, 0.975, 0.999];
const WHOLE = [0, 1, 2, 3, 4, 6, 7, 12, 13, 24, 97, 100, 360];
const LARGE = [1, 2, 91, 210, 1009, 10_403, 360_360, 1_000_003, 999_961_560, 1_000_003 ** 2, 3_999_999_999_999_989];
const DAYS = [
  "1600-02-29",
  "1899-12-31",
  "1999-12-31",
  "2023-01-31",
  "2024-02-29",
  "2026-11-26",
  "2100-03-01",
  "9999-12-31",
];
const RATE = [0, 1e-7, 0.0005, 0.005, 0.0101, 0.07, 0.5];
const MONEY = [0.01, 100, 1000.5, 250_000];
const PERIODS = [1, 2, 12, 60, 360];
const LISTS = [[5], [1, 2], [3, 1, 2, 2], [0.1, 0.2, 0.3, -1e9, 1e9], [1e16, 1, -1e16], [7, 7, 7, 1, 2.5, 9, 12]];
const FLOWS = [
  [-100, 110],
  [-100, 30, 40, 50],
  [-1000, 0, 0, 1331],
  [100, -50],
  [-10, 60, -110, 60],
  [-1, -1],
  [-100, 1e9],
].map((amounts) => amounts.map((amount, time) => ({ time, amount })));
const COMPLEX = [
  [0, 0],
  [1, 0],
  [0, -2],
  [3, 4],
  [-1e-3, 1e200],
  [0.5, -0.5],
].map(([real, imaginary]) => ({ real, imaginary }));
const FORMULAS = [
  "2+3*4^2",
  "-x^2+1",
  "(1+x)/(1-x)",
  "sin(x)+cos(2x)",
  "tan(x)/x",
  "sqrt(x^2+1)",
  "ln(x)-log(x)",
  "e^(-x)*x",
  "x!",
  "50%*x",
  "2^3^x",
  "abs(x-1)",
  "asin(x/10)",
  "acos(x/10)",
  "atan(x)",
  "sinh(x)+cosh(x)-tanh(x)",
  "x^-2",
  "x^(1/3)",
  "-3^2",
  "1/0",
  "pi*x",
  "cbrt(x)",
  "exp(x)",
  "floor(x)",
  "ceil(x)",
  "round(x)",
  "2(x+1)(x-1)",
  "((x))",
  "min(x,2)",
  "max(1,x)",
  "1e3x",
  "log(100)",
  "x mod 3",
  "5!",
  "-x!",
  "3..",
  "2+",
  "(",
  "foo(x)",
];
const FRACTIONS = [
  "0",
  "1",
  "-2.5",
  ".5",
  "1e-3",
  "2/3",
  "-7/4",
  "1e400",
  "1/0",
  "x",
  "123456789.123456789",
  "1e-400",
  "−4",
  "10/−4",
];
const MATRICES = [
  "2",
  "1 2; 3 4",
  "1 2; 2 4",
  "0 1; 1 0",
  "2/3 -1 0.5; 4 0 1; -2 3 7",
  "1 2 3; 4 5 6",
  "0 0; 0 0",
  "2 -1 0; -1 2 -1; 0 -1 2",
  "1 x",
  "1 2; 3",
];
const COEFFICIENTS = [
  [1, -3, 2],
  [1, 0, 1],
  [1, -6, 11, -6],
  [1, 2, 1],
  [1, 0, 0, -1],
  [2, 0, 0, 0],
  [1, -1e-3, 1e3, 7],
  [1, -4, 6, -4, 1],
  [3, 1, -2, 5, 0, 0],
  [1, 0, -10, 0, 1],
];
const TIMES = ["00:00", "06:30", "12:00", "23:59"];
const COLORS = ["#000000", "#ffffff", "#f00", "#1a2b3c", "#7f8081", "red", "#12", "#abcdeg"];
const TEXTS = ["0", "-0.00120", "1e5", "12.50e-3", "+7", "abc", "1.2.3", "000123.400", ".5", "5."];
const rationals = FRACTIONS.map((text) => rational.readRational(text))
  .filter((one) => one !== null)
  .filter((one) => one.denominator < 10n ** 30n && one.numerator < 10n ** 30n);
const matrices = MATRICES.map((text) => matrix.readMatrix(text, { rows: 10, columns: 10 })).filter(
  (one) => typeof one !== "string",
);
const squares = matrices.filter((one) => one.length === one[0]!.length);
const formulas = FORMULAS.flatMap((text) => {
  try {
    return [expression.readExpression(text, { variable: true })];
  } catch {
    return [];
  }
});
const UNITS = ["deg", "rad"];
const at = (f: (x: number) => unknown) => ANY.map((x) => attempt(() => f(x)));
const SCHEDULES = [1, 2, 4].flatMap((couponsPerYear) =>
  (["30/360", "actual/actual"] as const).map((dayCount) =>
    bond.couponSchedule({ settlementDate: "2024-02-29", maturityDate: "2031-08-31", couponsPerYear, dayCount }),
  ),
);
const lastSchedule = bond.couponSchedule({
  settlementDate: "2026-03-15",
  maturityDate: "2026-06-30",
  couponsPerYear: 2,
  dayCount: "actual/actual",
});
const bracketsOf = [
  [
    { from: 0, rate: 10 },
    { from: 11_000, rate: 12 },
    { from: 44_725, rate: 22 },
  ],
  [{ from: 5000, rate: 50 }],
  [],
];

/** The entries of each function, one list for each of its parameters. Those with others have a function of their own below. */
const ENTRIES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  dateAfter: [DAYS, [-400, -1, 0, 1, 59, 1e6]],
  monthsAfter: [DAYS, [-13, -1, 0, 1, 12, 1e5]],
  dayNumber: [DAYS],
  fromDayNumber: [[-1e5, -1, 0, 59, 20_000, 2_932_896]],
  splitDate: [DAYS],
  toIsoDate: [
    [33, 999, 2024, 9999],
    [1, 9, 12],
    [1, 10, 31],
  ],
  isLeapYear: [[1600, 1900, 2000, 2023, 2024, 2100, 2400]],
  daysInMonth: [
    [1900, 2000, 2023, 2024],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
  daysBetween: [DAYS, DAYS],
  addDays: [DAYS, [-400, -1, 0, 1, 59]],
  addMonths: [DAYS, [-13, -1, 0, 1, 12, 25]],
  isoWeekday: [DAYS],
  weekdayOfDayNumber: [[-8, -1, 0, 1, 2, 3, 4, 5, 6, 7]],
  weekdayName: [DAYS],
  dayOfYear: [DAYS],
  isoWeek: [[...DAYS, "2021-01-03", "2020-12-31", "2026-01-01", "2024-12-30"]],
  nthWeekday: [
    [2023, 2024],
    [1, 2, 11],
    [1, 4, 7],
    [1, 2, 4, -1],
  ],
  weekdaysIn: [DAYS.slice(2, 6), [0, 1, 2, 5, 6, 7, 8, 13, 30, 365]],
  calendarDifference: [DAYS, DAYS],
  roundUp: [ANY],
  minutesOfDay: [TIMES],
  timeOfDay: [[-1, 0, 59, 60, 1439, 1440, 3000]],
  minutesUntil: [TIMES, TIMES],
  durationText: [[0, 1, 59, 60, 61, 3599, 3600, 3661, 86_400, 90_061, 1.5]],
  hoursText: [[0, 1, 59, 60, 61, 600, 90.5, -75]],
  roundChannel: [ANY],
  parseHexColor: [COLORS],
  getContrastRatio: [
    [0, 0.18, 1],
    [0, 0.18, 1],
  ],
  complexProduct: [COMPLEX, COMPLEX],
  complexQuotient: [COMPLEX, COMPLEX],
  counted: [[-1, 0, 1, 1.5, 2], ["day"]],
  readDecimalText: [TEXTS],
  plainDecimal: [
    ["1", "1234", "90"],
    [-8, -3, -1, 0, 1, 2, 4, 7],
  ],
  withExponent: [
    ["1", "1234"],
    [-5, 0, 3],
    [1, 2, 3],
  ],
  normalBelow: [ANY],
  normalAbove: [ANY],
  normalDensity: [ANY],
  normalQuantile: [SHARE],
  normalQuantileAbove: [SHARE],
  studentAbove: [ANY, [0.5, 1, 3, 30, 1e8]],
  studentBeyond: [ANY, [1, 3, 30]],
  studentQuantileAbove: [SHARE, [0.5, 1, 3, 30, 1e8]],
  chiSquareAbove: [POSITIVE, [0.5, 1, 4, 30]],
  chiSquareQuantileAbove: [SHARE, [0.5, 1, 4, 30]],
  betaQuantile: [SHARE, [0.5, 2, 30], [0.5, 3, 70]],
  spectrumRegion: [
    [1e-14, 1e-11, 9.99e-12, 1e-8, 1e-7, 3.8e-7, 4e-7, 7e-7, 7.5e-7, 1e-6, 1e-3, 1e-2, 0.999, 1, 5, 1e3],
  ],
  raise: [ANY, [-2, -0.5, 0, 1 / 3, 1, 2, 3, 0.2]],
  circleArea: [POSITIVE],
  ellipseArea: [POSITIVE, [1, 2.5]],
  ringArea: [POSITIVE, [0, 0.1]],
  triangleArea: [POSITIVE, [1, 2.5]],
  trapezoidArea: [POSITIVE, [1, 2], [3]],
  slopeFactor: [ANY],
  hipFactor: [ANY],
  radians: [ANY],
  degrees: [ANY],
  areaFromSides: [
    [3, 1, 5],
    [4, 1, 2],
    [5, 1, 2, 3, 7],
  ],
  saturationPressure: [[-60, -40, -1, 0, 0.01, 20, 37, 60]],
  computeDewPoint: [[0.01, 1, 6.11, 12, 40]],
  gcd: [ANY.map(Math.trunc), WHOLE],
  lcm: [WHOLE, WHOLE],
  bigGcd: [
    [0n, -12n, 18n, 10n ** 30n],
    [0n, 27n, -6n, 7n ** 20n],
  ],
  bigLcm: [
    [0n, -12n, 18n],
    [0n, 27n, -6n],
  ],
  computeFactorial: [[0, 1, 2, 12, 13, 14, 30, 100]],
  multiplyRange: [
    [1, 5],
    [0, 1, 5, 16, 17, 18, 60],
  ],
  countCombinations: [WHOLE, WHOLE],
  factorize: [LARGE],
  factorizationText: [LARGE],
  isPrime: [[...LARGE, ...WHOLE]],
  getLetterGrade: [
    Array.from({ length: 102 }, (_, percent) => percent - 0.5).concat(
      Array.from({ length: 102 }, (_, percent) => percent),
    ),
    ["plus-minus", "plain", "whole"],
  ],
  identity: [[1, 2, 3]],
  transpose: [matrices],
  multiplyMatrices: [squares, squares],
  raiseMatrix: [squares, [0, 1, 2, 3, 8, 13]],
  countDigits: [matrices],
  eliminate: [matrices],
  inverse: [squares],
  characteristicPolynomial: [squares],
  momentOfPhase: [Array.from({ length: 60 }, (_, n) => 17 * n - 300)],
  nextPhase: [[-20_000, 0, 0.25, 10_000.7, 20_783.3]],
  illuminatedFraction: [Array.from({ length: 40 }, (_, n) => n * 731.77)],
  toNineDecimals: [[...ANY, 0.1 + 0.2, 1e-10, 6e-10]],
  nineDecimals: [ANY],
  nextPreferred: [
    [preferred.E24, preferred.E12, preferred.E96],
    [0.0097, 1, 0.99, 1.5, 9.2, 9.77, 190, 4700, 1e6],
  ],
  nearestPreferred: [
    [preferred.E24, preferred.E12, preferred.E96],
    [0.0097, 1, 1.05, 1.65, 9.6, 190, 5000, 1e6],
  ],
  add: [rationals, rationals],
  multiply: [rationals, rationals],
  subtract: [rationals, rationals],
  divide: [rationals, rationals],
  toRational: [ANY],
  readRational: [FRACTIONS],
  toNumber: [rationals],
  screenWidth: [POSITIVE, Object.keys(screenShape.ASPECT_RATIOS)],
  screenDiagonal: [POSITIVE, Object.keys(screenShape.ASPECT_RATIOS)],
  logGamma: [POSITIVE],
  poissonTerm: [
    [0, ...POSITIVE],
    [0, ...POSITIVE],
  ],
  binomialTerm: [
    [0, 0.5, 3, 40, 1e4],
    [0, 0.5, 7, 60],
    [0, 0.3, 0.999, 1],
    [0, 0.001, 0.7, 1],
  ],
  erfc: [[...ANY, 1.49, 1.5, 3, 10, 27.2, 27.4]],
  erf: [[...ANY, 1.49, 1.5, 3]],
  incompleteGamma: [
    [0.5, 1, 7, 300],
    [-1, 0, ...POSITIVE],
  ],
  incompleteBeta: [
    [-1, 0, ...SHARE, 1],
    [0.5, 2, 300],
    [0.5, 3, 70],
  ],
  inverseIncompleteBeta: [
    [0, ...SHARE, 1],
    [0.5, 2, 300],
    [0.5, 3, 70],
  ],
  sum: [[[], ...LISTS]],
  mean: [LISTS],
  squaredDeviations: [LISTS],
  sampleDeviation: [LISTS],
  populationDeviation: [LISTS],
  ascending: [LISTS],
  quantileOfSorted: [LISTS.map((list) => list.toSorted((a, b) => a - b)), [0, 0.1, 0.25, 0.5, 0.9, 1]],
  median: [LISTS],
  frequencies: [LISTS],
  solarPosition: [
    [-4000, 0, 20_783, 30_000],
    [0, 720, 1200],
  ],
  solarNoon: [
    [0, 20_783],
    [-180, -75.5, 0, 139.7],
  ],
  usFederalHolidays: [[1900, 1971, 1985, 1986, 2020, 2021, 2022, 2026, 2027]],
  usFederalHolidaysBetween: [
    ["2021-12-31", "2026-01-01"],
    ["2022-01-01", "2027-12-25"],
  ],
  piecesFor: [ANY, [1, 0.1, 2.5]],
  piecesWithin: [ANY, [1, 0.1, 2.5]],
  wilsonInterval: [[0, 1, 5, 10], [10, 200], Object.values(wilson.TWO_SIDED_Z)],
  amortize: [MONEY, RATE, [0.5, 50, 1500], PERIODS],
  followPlan: [RATE, LISTS],
  isPaidOff: [[[], [{ balance: 0 }], [{ balance: 0.01 }]]],
  annuityPayment: [MONEY, RATE, PERIODS],
  presentValueOfAnnuity: [MONEY, RATE, PERIODS],
  futureValueOfAnnuity: [MONEY, RATE, PERIODS],
  annuityRate: [MONEY, MONEY, PERIODS],
  periodsToReach: [[0, ...MONEY], [-5, 0, ...MONEY], [-0.01, ...RATE], MONEY],
  isTooLong: [DAYS, DAYS],
  dirtyPrice: [[...SCHEDULES, lastSchedule], [0, 2.5], [100], [-0.01, 0, 0.03, 0.5]],
  yieldPerPeriod: [[...SCHEDULES, lastSchedule], [0, 2.5], [100], [1, 80, 100, 100.5, 140]],
  netPresentValue: [[-0.5, ...RATE], FLOWS],
  internalRate: [FLOWS],
  signChanges: [[...LISTS, [1, -1, 0, 1], [0, 0], [-1, 0, 1]]],
  forceOfInterest: [RATE, [...Object.keys(compounding.PERIODS_PER_YEAR), "continuously"]],
  nominalRate: [RATE, [...Object.keys(compounding.PERIODS_PER_YEAR), "continuously"]],
  effectiveRate: [RATE, [0.5, 1, 30]],
  growthFactor: [RATE, [0, 0.5, 30]],
  monthsOfTerm: [[0, 0.04, 0.0417, 0.5, 1, 2.3, 30]],
  bracketTax: [[-1, 0, 4999, 11_000, 11_001, 60_000, 1e6], bracketsOf],
  bracketAmounts: [[-1, 0, 11_000, 11_001, 60_000], bracketsOf],
  countNodes: [formulas],
  containsVariable: [formulas],
  writeExpression: [formulas],
  listRowOperations: [matrices],
  seededDraw: [],
  freshDraw: [],
};

const OTHERS: Readonly<Record<string, () => unknown>> = {
  readExpression: () =>
    FORMULAS.flatMap((text) =>
      [true, false].map((variable) => attempt(() => expression.readExpression(text, { variable }))),
    ),
  toFunction: () => formulas.flatMap((one) => UNITS.map((unit) => at(expression.toFunction(one, unit as "deg")))),
  differentiable: () =>
    formulas.flatMap((one) => UNITS.map((unit) => attempt(() => at(differentiable(one, unit as "deg"))))),
  readMatrix: () =>
    MATRICES.flatMap((text) => [1, 2, 10].map((most) => matrix.readMatrix(text, { rows: most, columns: most }))),
  findPolynomialRoots: () =>
    COEFFICIENTS.map((one) => polynomial.findPolynomialRoots(one.map((value) => rational.toRational(value)))),
  determinantSteps: () => squares.map((one) => rowOperations.listRowOperations(one, { isDeterminant: true })),
  augmentedSteps: () =>
    matrices
      .filter((one) => one[0]!.length > 1)
      .map((one) => rowOperations.listRowOperations(one, { columns: one[0]!.length - 1 })),
  findRoot: () =>
    [
      (x: number) => x ** 3 - 2,
      Math.cos,
      (x: number) => Math.expm1(x) - 1e-9,
      (x: number) => (x - 1) ** 5,
      (x: number) => x * x + 1,
      (x: number) => 1 / (x - 0.3),
    ].flatMap((f) =>
      [5, 9, 200].map((most) => {
        let runs = 0;
        const root = roots.findRoot((x) => ((runs += 1), f(x)), -0.5, 4, 1e-12, most);
        return [root, runs];
      }),
    ),
  colors: () => {
    const known = COLORS.map(color.parseHexColor).filter((one) => one !== null);
    return known.map((one) => [
      color.hexColor(one),
      color.relativeLuminance(one),
      color.rgbToHsl(one),
      color.hslToRgb(color.rgbToHsl(one)),
    ]);
  },
  draws: () => [
    random.drawDistinct(random.seededDraw(7), 50, 20),
    Array.from({ length: 30 }, random.seededDraw(1).bind(null, 6)),
  ],
  sunPasses: () =>
    [90.833, 96, 102, 108].flatMap((zenith) =>
      ([-1, 1] as const).flatMap((half) =>
        [-89, -33, 0, 51.5, 70].map((latitude) =>
          sun.sunPasses(zenith, half, { day: 20_783, latitude, longitude: 13.4 }),
        ),
      ),
    ),
  payDown: () =>
    [50, 210, 1e4].map((offer) =>
      amortization
        .payDown(10_000, {
          rate: (month) => (month < 7 ? 0 : 0.02),
          payment: (due) => Math.max(offer, due * 0.02),
          charges: offer === 210 ? 15 : 0,
        })
        .slice(-40),
    ),
  levelLoan: () =>
    RATE.map((rate) => {
      const loan = levelLoan.levelLoan(1000, rate, 24);
      return [
        loan.payment,
        Object.entries(loan).map(([key, value]) =>
          typeof value === "function"
            ? [key, [0, 1, 12, 23, 24, 25].map((month) => attempt(() => (value as (month: number) => unknown)(month)))]
            : value,
        ),
      ];
    }),
  firstMonth: () => [1, 7, 12, 13].map((wanted) => levelLoan.firstMonth(12, (month) => month >= wanted)),
  lineText: () =>
    [-1, 0, 1, 2.5].flatMap((slope) => [-3, 0, 3].map((intercept) => lineEquation.lineText(slope, intercept, String))),
  fraction: () =>
    [
      [6n, 4n],
      [-6n, 4n],
      [6n, -4n],
      [0n, 5n],
      [7n, 1n],
    ].map(([a, b]) => rational.fraction(a!, b!)),
  commonDenominator: () => [rationals, rationals.slice(0, 3)].map((list) => rational.commonDenominator(list)),
  evaluateCall: () =>
    [
      "sin",
      "cos",
      "tan",
      "ln",
      "log",
      "sqrt",
      "abs",
      "min",
      "max",
      "round",
      "asin",
      "acos",
      "atan",
      "sinh",
      "cosh",
      "tanh",
      "exp",
      "cbrt",
      "floor",
      "ceil",
      "none",
    ].flatMap((name) =>
      UNITS.map((unit) =>
        at((x) => expression.evaluateCall(name, [x, 2], unit as "deg")).concat(
          at((x) => expression.evaluateCall(name, [x], unit as "deg")),
        ),
      ),
    ),
  couponSchedule: () => [...SCHEDULES, lastSchedule],
};

/** A line for each function and each table of app/maths. */
export function writeDigits(): readonly string[] {
  const own = Object.entries(MODULES).flatMap(([module, exports]) =>
    Object.entries(exports).flatMap(([name, value]): readonly string[] => {
      if (typeof value !== "function") return [`${module}.${name} ${fingerprint(value)}`];
      const entries = ENTRIES[name];
      if (!entries || entries.length === 0) return [];
      const call = value as (...given: readonly unknown[]) => unknown;
      return [`${module}.${name} ${fingerprint(combine(entries).map((given) => attempt(() => call(...given))))}`];
    }),
  );
  return [...own, ...Object.entries(OTHERS).map(([name, run]) => `${name} ${fingerprint(run())}`)].toSorted();
}

export function readDigits(): readonly string[] {
  return existsSync(DIGITS) ? readFileSync(DIGITS, "utf8").split("\n").filter(Boolean) : [];
}

function combine(lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  return lists.reduce<readonly (readonly unknown[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])),
    [[]],
  );
}

/** What a function gives, or the sentence with which it refuses. */
function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error instanceof expression.ExpressionError ? error.message : "throws";
  }
}

function fingerprint(said: unknown): string {
  const text = JSON.stringify(said, (_, value: unknown) => {
    if (typeof value === "number") return Number.isFinite(value) ? Number(value.toPrecision(15)) : String(value);
    return typeof value === "bigint" ? `${value}n` : value;
  });
  return createHash("sha256")
    .update(text ?? "")
    .digest("hex")
    .slice(0, 10);
}
