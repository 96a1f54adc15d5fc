import {
  chart,
  choice,
  date,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  refuse,
  table,
} from "#engine/define.ts";
import {
  COUPONS_PER_YEAR,
  type CouponSchedule,
  couponSchedule,
  dirtyPrice,
  isTooLong,
  LONGEST_BOND,
} from "#maths/finance/bond.ts";

export default defineCalculator({
  id: "bond-price",
  name: "Bond Price Calculator",
  category: "investment",
  emoji: "📜",
  description:
    "Price a bond from its coupon and the market yield: clean and dirty price, accrued interest, duration and convexity.",
  keywords: [
    "clean price",
    "dirty price",
    "accrued interest",
    "duration",
    "convexity",
    "bond value",
    "zero coupon",
    "treasury price",
  ],
  related: [
    { id: "bond-yield", stage: "complementary", relevance: 96 },
    { id: "present-value", stage: "complementary", relevance: 78 },
    "effective-annual-rate",
    { id: "certificate-of-deposit", stage: "complementary", relevance: 70 },
    "discounted-cash-flow",
  ],
  inputs: {
    faceValue: money("Face value", {
      default: 1000,
      min: 0.01,
      assumable: true,
      also: ["par", "face", "par value", "principal", "par of", "denomination"],
    }),
    couponRate: percent("Coupon rate", {
      default: 5,
      min: 0,
      max: 100,
      also: ["coupon", "coupon of", "pays", "paying", "coupon rate of"],
    }),
    marketYield: percent("Market yield to maturity", {
      default: 4.5,
      min: -10,
      max: 200,
      also: [
        "yield",
        "YTM",
        "at",
        "yield to maturity",
        "market rate",
        "similar bonds yield",
        "bonds yield",
        "market rate is",
        "yield of",
        "required yield",
        "required return",
      ],
    }),
    couponFrequency: choice("Coupons are paid", {
      called: {
        semiannually: [
          "semiannual",
          "semi-annual",
          "twice a year",
          "every six months",
          "paid twice a year",
          "every half year",
        ],
        annually: ["annual", "once a year", "paid yearly", "yearly coupon", "annual periods"],
        quarterly: ["quarterly"],
      },
      default: "semiannually",
      options: [
        ["annually", "Once a year"],
        ["semiannually", "Twice a year"],
        ["quarterly", "Four times a year"],
      ],
    }),
    settlementDate: date("Settlement date", {
      also: ["settlement", "settles on", "settled", "settles", "bought on", "settle on", "settling", "purchased on"],
      default: "2026-03-10",
    }),
    maturityDate: date("Maturity date", {
      also: ["maturity", "matures on", "maturing on", "matures", "due", "maturing", "due on", "maturity on"],
      default: "2036-08-15",
    }),
    dayCount: choice("Day count", {
      default: "30/360",
      options: [
        ["30/360", "30/360 (corporate and municipal)"],
        ["actual/actual", "Actual/actual (Treasury)"],
      ],
    }),
  },
  outputs: {
    cleanPrice: money("Clean price", {
      also: [
        "price",
        "bond price",
        "value",
        "what is it worth",
        "worth",
        "pay for",
        "should I pay for",
        "fair price",
        "price of the bond",
      ],
      decimals: 2,
    }),
    dirtyPrice: money("Dirty price (what you pay)", { also: ["dirty price"], decimals: 2 }),
    accruedInterest: money("Accrued interest", { decimals: 2 }),
    pricePer100: number("Quote per 100 of face value", { decimals: 4 }),
    macaulayDuration: number("Macaulay duration", { also: ["duration"], unit: "years", decimals: 3 }),
    modifiedDuration: number("Modified duration", { decimals: 3 }),
    convexity: number("Convexity", { decimals: 2 }),
    priceValueBasisPoint: money("Price value of a basis point", { decimals: 4 }),
    coupons: integer("Coupons left"),
    nextCouponDate: date("Next coupon"),
    cashFlows: table("Cash flows", {
      date: date("Date"),
      payment: money("Payment", { decimals: 2 }),
      presentValue: money("Present value", { decimals: 2 }),
    }),
    priceByYield: chart("Clean price by yield", {
      x: { yield: percent("Yield") },
      y: { cleanPrice: money("Clean price") },
      as: "line",
      own: { x: "marketYield", y: "cleanPrice", label: "Your yield" },
      fit: true,
    }),
  },
  compute(inputs) {
    const { faceValue, settlementDate, maturityDate, marketYield } = inputs;
    if (maturityDate <= settlementDate) refuse("maturityDate", "The maturity date must be after the settlement date.");
    if (isTooLong(settlementDate, maturityDate))
      refuse("maturityDate", `The maturity date may be at most ${LONGEST_BOND} years after the settlement date.`);
    const perYear = COUPONS_PER_YEAR[inputs.couponFrequency];
    const schedule = couponSchedule({
      settlementDate,
      maturityDate,
      couponsPerYear: perYear,
      dayCount: inputs.dayCount,
    });
    const coupon = (faceValue * inputs.couponRate) / 100 / perYear;
    const rate = marketYield / 100 / perYear;
    const dirty = dirtyPrice(schedule, coupon, faceValue, rate);
    const accruedInterest = coupon * schedule.accrued;
    const flows = discountedFlows(schedule, coupon, faceValue, rate);
    const { macaulayDuration, modifiedDuration, convexity } = sensitivity(flows, schedule, rate, dirty);
    return {
      cleanPrice: dirty - accruedInterest,
      dirtyPrice: dirty,
      accruedInterest,
      pricePer100: (100 * (dirty - accruedInterest)) / faceValue,
      macaulayDuration,
      modifiedDuration,
      convexity,
      priceValueBasisPoint: modifiedDuration * dirty * 0.0001,
      coupons: schedule.dates.length,
      nextCouponDate: schedule.dates[0]!,
      cashFlows: flows.map(({ date, payment, presentValue }) => ({ date, payment, presentValue })),
      priceByYield: Array.from({ length: 13 }, (_, step) => marketYield - 3 + step / 2)
        .filter((shown) => shown >= -10)
        .map((shown) => ({
          yield: shown,
          cleanPrice: dirtyPrice(schedule, coupon, faceValue, shown / 100 / perYear) - accruedInterest,
        })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `The bond is quoted at {cleanPrice}; with accrued interest of {accruedInterest} you pay {dirtyPrice}.`,
    outputs.pricePer100! > 100.005
      ? `It trades above par, because its coupon of {couponRate} is more than the market yield.`
      : outputs.pricePer100! < 99.995
        ? `It trades below par, because its coupon of {couponRate} is less than the market yield.`
        : `It trades at par: coupon and yield are equal.`,
    `If yields rise by a tenth of a point, the price falls by about ${say.money((outputs.modifiedDuration! * outputs.dirtyPrice!) / 1000, 2)}.`,
  ],
  formula: {
    tex: [
      String.raw`D = \sum_{k=1}^{n} \frac{c}{(1 + y/f)^{k-1+w}} + \frac{F}{(1 + y/f)^{n-1+w}}, \qquad D = \frac{F + c}{1 + w\,y/f} \quad (n = 1)`,
      String.raw`\text{clean} = D - c\,(1 - w), \qquad D_{\text{mod}} = \frac{\sum_k (k - 1 + w)\,\text{PV}_k}{f\,D\,(1 + y/f)}`,
    ],
    where: {
      D: "dirty price, with accrued interest",
      c: "coupon per period",
      F: "face value",
      y: "market yield to maturity",
      f: "coupons per year",
      n: "coupons left",
      w: "fraction of the current coupon period that is left, by the day count",
      "\\text{PV}_k": "present value of payment k",
      "D_{\\text{mod}}": "modified duration",
    },
  },
  howTo: [
    "Enter the Face value and Coupon rate; a coupon of 0 makes a zero-coupon bond.",
    "Enter the Market yield to maturity of comparable bonds.",
    "Choose how often Coupons are paid, the Settlement date (when you pay) and the Maturity date.",
    "Choose the Day count: 30/360 for US corporate and municipal bonds, actual/actual for Treasuries.",
  ],
  faq: [
    {
      question: "What is the difference between clean and dirty price?",
      answer:
        "Bonds are quoted clean. The buyer also pays the interest that has built up since the last coupon, because the whole next coupon will be theirs. So the quote does not jump on coupon days; the dirty price does.",
    },
    {
      question: "What does duration tell me?",
      answer:
        "Roughly, by how many percent the price falls if yields rise by one point. The default bond has a modified duration of 8.10 and falls from 1,041.23 to 960.67, or 7.7% of the clean price: convexity softens the fall.",
    },
    {
      question: "Why is the last period different?",
      answer:
        "With one coupon left, the market and the US Treasury (31 CFR 356) use simple interest, as for a bill. Excel's PRICE does the same; LibreOffice's compounds there too and comes out slightly higher.",
    },
  ],
  about: [
    "For bonds with a fixed coupon and a single repayment at maturity, without embedded options. Coupon dates are counted back from maturity; if that is the end of a month, they all fall on month ends.",
    "Holidays, ex-dividend periods, odd first coupons, floating rates and call rights are not modeled. Duration is in years from settlement by coupon periods; spreadsheets count it from calendar fractions and can differ in the third digit.",
  ],
  caution:
    "Default, call rights, trading costs and tax are not in the price, and a bond sold early can bring less than you paid.",
  sources: [
    "Mayle, J., Standard Securities Calculation Methods (SIFMA, 3rd ed., 1993/2007)",
    "U.S. Treasury, 31 CFR part 356 appendix B (simple interest in the final period)",
    "OpenDocument 1.2 part 2 (2011): PRICE, DURATION, day-count bases",
  ],
  overflow: "faceValue",
  phrases: [
    "bond price {couponRate} coupon {marketYield} yield",
    "bond price {faceValue} face {couponRate} coupon {marketYield} yield settlement {settlementDate} maturity {maturityDate}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A ten-year corporate bond above par",
      inputs: {
        faceValue: 1000,
        couponRate: 5,
        marketYield: 4.5,
        couponFrequency: "semiannually",
        settlementDate: "2026-03-10",
        maturityDate: "2036-08-15",
        dayCount: "30/360",
      },
      outputs: { cleanPrice: 1041.22736393, accruedInterest: 3.47222222222, modifiedDuration: 8.09532993939 },
    },
    {
      title: "A zero-coupon Treasury over 20 years",
      inputs: {
        faceValue: 1000,
        couponRate: 0,
        marketYield: 4,
        couponFrequency: "semiannually",
        settlementDate: "2026-01-31",
        maturityDate: "2046-01-31",
        dayCount: "actual/actual",
      },
      outputs: { cleanPrice: 452.890415185, macaulayDuration: 20 },
    },
  ],
});

interface DiscountedFlow {
  readonly date: string;
  /** Coupon periods from settlement. */
  readonly periods: number;
  readonly payment: number;
  readonly presentValue: number;
}

function discountedFlows({ dates, left }: CouponSchedule, coupon: number, redemption: number, rate: number) {
  return dates.map((date, index): DiscountedFlow => {
    const periods = index + left;
    const payment = index === dates.length - 1 ? coupon + redemption : coupon;
    const discount = dates.length === 1 ? 1 / (1 + left * rate) : (1 + rate) ** -periods;
    return { date, periods, payment, presentValue: payment * discount };
  });
}

/** Duration in years and convexity; the last coupon period bears simple interest. */
function sensitivity(
  flows: readonly DiscountedFlow[],
  { couponsPerYear, left }: CouponSchedule,
  rate: number,
  price: number,
) {
  const weigh = (weight: (periods: number) => number) =>
    flows.reduce((total, { periods, presentValue }) => total + weight(periods) * presentValue, 0) / price;
  const macaulayDuration = weigh((periods) => periods) / couponsPerYear;
  if (flows.length === 1) {
    const modifiedDuration = macaulayDuration / (1 + left * rate);
    return { macaulayDuration, modifiedDuration, convexity: 2 * modifiedDuration ** 2 };
  }
  return {
    macaulayDuration,
    modifiedDuration: macaulayDuration / (1 + rate),
    convexity: weigh((periods) => periods * (periods + 1)) / (couponsPerYear * (1 + rate)) ** 2,
  };
}
