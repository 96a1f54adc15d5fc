import { boolean, chart, choice, date, defineCalculator, money, percent, refuse } from "#engine/define.ts";
import {
  COUPONS_PER_YEAR,
  type CouponSchedule,
  couponSchedule,
  isTooLong,
  LONGEST_BOND,
  dirtyPrice,
  yieldPerPeriod,
} from "#maths/finance/bond.ts";

export default defineCalculator({
  id: "bond-yield",
  name: "Bond Yield to Maturity Calculator",
  category: "investment",
  emoji: "🎯",
  description: "Find a bond's yield to maturity, current yield, yield to call and yield to worst from its price.",
  keywords: [
    "YTM",
    "yield to call",
    "yield to worst",
    "current yield",
    "bond return",
    "callable bond",
    "bond equivalent yield",
  ],
  related: [
    { id: "bond-price", stage: "complementary", relevance: 96 },
    { id: "internal-rate-of-return", stage: "complementary", relevance: 76 },
    "effective-annual-rate",
    { id: "certificate-of-deposit", stage: "complementary", relevance: 72 },
    "present-value",
  ],
  inputs: {
    faceValue: money("Face value", {
      default: 1000,
      min: 0.01,
      assumable: true,
      also: ["par", "face", "par value", "principal", "denomination"],
    }),
    price: money("Clean price", {
      default: 965,
      min: 0.01,
      decimals: 2,
      also: [
        "bought at",
        "trading at",
        "priced at",
        "costs",
        "bought for",
        "buy",
        "bond for",
        "for",
        "trading",
        "offers me a bond for",
        "paid",
        "pay",
        "selling for",
        "selling at",
        "quoted at",
      ],
    }),
    couponRate: percent("Coupon rate", {
      default: 4.25,
      min: 0,
      max: 100,
      also: ["coupon", "coupon of", "pays", "pays a", "paying"],
    }),
    couponFrequency: choice("Coupons are paid", {
      called: {
        semiannually: ["semiannual", "semi-annual", "twice a year", "every six months", "paid twice a year"],
        annually: ["annual", "once a year", "paid yearly", "yearly coupon"],
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
      also: ["settlement", "settle on", "settles on", "settled", "bought on", "buy on", "purchased on"],
      default: "2026-03-10",
    }),
    maturityDate: date("Maturity date", {
      also: ["maturity", "matures on", "matures", "maturing", "maturing on", "due", "due on"],
      default: "2034-08-15",
    }),
    dayCount: choice("Day count", {
      default: "30/360",
      options: [
        ["30/360", "30/360 (corporate and municipal)"],
        ["actual/actual", "Actual/actual (Treasury)"],
      ],
    }),
    callable: boolean("Callable", { default: false }),
    callDate: date("First call date", {
      also: ["callable on", "called on", "call date"],
      default: "2030-08-15",
      when: { callable: true },
    }),
    callPrice: money("Call price", {
      also: ["callable at", "called at"],
      default: 1020,
      min: 0.01,
      when: { callable: true },
    }),
  },
  outputs: {
    yieldToMaturity: percent("Yield to maturity", {
      also: ["ytm", "yield", "yield would I get", "yield do I get", "return if held to maturity"],
      decimals: 3,
    }),
    currentYield: percent("Current yield", { also: ["current yield"], decimals: 3 }),
    effectiveAnnualYield: percent("Effective annual yield", { decimals: 3 }),
    yieldToCall: percent("Yield to call", { decimals: 3, none: "The bond is not callable." }),
    yieldToWorst: percent("Yield to worst", { decimals: 3 }),
    accruedInterest: money("Accrued interest", { decimals: 2 }),
    dirtyPrice: money("Price with accrued interest", { decimals: 2 }),
    totalCoupons: money("Coupons until maturity", { decimals: 2 }),
    gainAtMaturity: money("Gain if held to maturity", { decimals: 2 }),
    priceByYield: chart("Clean price by yield", {
      x: { yield: percent("Yield") },
      y: { cleanPrice: money("Clean price") },
      as: "line",
      own: { x: "yieldToMaturity", y: "price", label: "Your bond" },
      fit: true,
    }),
  },
  compute(inputs) {
    const { faceValue, price, settlementDate, maturityDate, callDate } = inputs;
    if (maturityDate <= settlementDate) refuse("maturityDate", "The maturity date must be after the settlement date.");
    if (isTooLong(settlementDate, maturityDate))
      refuse("maturityDate", `The maturity date may be at most ${LONGEST_BOND} years after the settlement date.`);
    if (inputs.callable && (callDate <= settlementDate || callDate > maturityDate)) {
      refuse("callDate", "The call date must be after the settlement date and not after maturity.");
    }
    const perYear = COUPONS_PER_YEAR[inputs.couponFrequency];
    const scheduleTo = (date: string) =>
      couponSchedule({ settlementDate, maturityDate: date, couponsPerYear: perYear, dayCount: inputs.dayCount });
    const schedule = scheduleTo(maturityDate);
    const coupon = (faceValue * inputs.couponRate) / 100 / perYear;
    const accruedInterest = coupon * schedule.accrued;
    const dirty = price + accruedInterest;
    const yieldTo = (to: CouponSchedule, redemption: number) => {
      const rate = yieldPerPeriod(to, coupon, redemption, dirty);
      return (
        rate ??
        refuse("settlementDate", "By the 30/360 count, no time is left until the last coupon, so there is no yield.")
      );
    };
    const rate = yieldTo(schedule, faceValue);
    const yieldToMaturity = 100 * perYear * rate;
    const yieldToCall = inputs.callable ? 100 * perYear * yieldTo(scheduleTo(callDate), inputs.callPrice) : null;
    const totalCoupons = coupon * schedule.dates.length;
    return {
      yieldToMaturity,
      currentYield: (faceValue * inputs.couponRate) / price,
      effectiveAnnualYield: 100 * ((1 + rate) ** perYear - 1),
      yieldToCall,
      yieldToWorst: Math.min(yieldToMaturity, yieldToCall ?? yieldToMaturity),
      accruedInterest,
      dirtyPrice: dirty,
      totalCoupons,
      gainAtMaturity: faceValue + totalCoupons - dirty,
      priceByYield: Array.from({ length: 13 }, (_, step) => yieldToMaturity - 3 + step / 2)
        .filter((shown) => hasPrice(schedule, shown / 100 / perYear))
        .map((shown) => ({
          yield: shown,
          cleanPrice: dirtyPrice(schedule, coupon, faceValue, shown / 100 / perYear) - accruedInterest,
        })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Bought at {price} and held to the end, the bond yields {yieldToMaturity} a year, {effectiveAnnualYield} with coupons reinvested at that rate.`,
    `The coupon alone is {currentYield} of the price; ${
      inputs.price < inputs.faceValue
        ? "the gain up to par comes on top"
        : inputs.price > inputs.faceValue
          ? "the loss down to par comes off it"
          : "bought at par, nothing else is gained or lost"
    }.`,
    outputs.yieldToCall === null
      ? `You pay {dirtyPrice} with accrued interest and get ${say.money(inputs.faceValue + outputs.totalCoupons!, 2)} in all: a ${
          outputs.gainAtMaturity! >= 0 ? "gain" : "loss"
        } of ${say.money(Math.abs(outputs.gainAtMaturity!), 2)}.`
      : Math.abs(outputs.yieldToCall - outputs.yieldToMaturity!) < 0.0005
        ? `If it is called on {callDate}, you earn just as much: {yieldToCall}.`
        : outputs.yieldToCall < outputs.yieldToMaturity!
          ? `If it is called on {callDate}, the yield is only {yieldToCall}: count on that.`
          : `If it is called on {callDate}, you earn {yieldToCall}, more than if held to maturity.`,
  ],
  formula: {
    tex: [
      String.raw`B + a = \sum_{k=1}^{n} \frac{c}{(1 + y/f)^{k-1+w}} + \frac{R}{(1 + y/f)^{n-1+w}}`,
      String.raw`y = \frac{f}{w}\left(\frac{R + c}{B + a} - 1\right) \quad (n = 1), \qquad \text{current} = \frac{F\,j}{B}`,
    ],
    where: {
      B: "clean price",
      a: "accrued interest",
      y: "yield that solves the equation; found by iteration",
      c: "coupon per period",
      f: "coupons per year",
      n: "coupons left until maturity or call",
      w: "fraction of the current coupon period that is left",
      R: "repayment: face value at maturity, call price at the call",
      "F,\\ j": "face value and coupon rate",
    },
  },
  howTo: [
    "Enter the Face value, the Clean price (the quote, as a money amount) and the Coupon rate.",
    "Choose how often Coupons are paid, and enter the Settlement date and Maturity date.",
    "Choose the Day count: 30/360 for US corporate and municipal bonds, actual/actual for Treasuries.",
    "For a Callable bond, add the First call date and the Call price, and go by the Yield to worst.",
  ],
  faq: [
    {
      question: "Is the yield to maturity what I will earn?",
      answer:
        "Only if the issuer pays, you hold to maturity and you can reinvest every coupon at the same yield. If you sell earlier, the result depends on the price at that time.",
    },
    {
      question: "Why does a broker show a yield of 4.76% and a bank 4.82% for the same bond?",
      answer:
        "One is the bond equivalent yield, which doubles the half-yearly rate; the other is the effective yearly rate: (1 + 0.0476 / 2)² − 1 = 4.82%. To compare bonds with savings accounts, use the effective one.",
    },
    {
      question: "What is the yield to worst?",
      answer:
        "The lower of the yields to maturity and to call. An issuer calls when rates have fallen, just when you would like to keep the bond, so above par the yield to call is the one to count on.",
    },
  ],
  about: [
    "For bonds with a fixed coupon, quoted clean, on the street convention: yields compound as often as coupons are paid, and in the last coupon period interest is simple.",
    "Taxes, default, make-whole calls, sinking funds and further call dates are left out: for a schedule of calls, calculate each one separately. Inflation-linked and floating-rate bonds need other methods.",
  ],
  caution:
    "Default, tax and trading costs are not included; you earn the yield only if every payment arrives and you hold the bond to the end.",
  sources: [
    "Mayle, J., Standard Securities Calculation Methods (SIFMA, 3rd ed., 1993/2007)",
    "FINRA: Understanding Bond Yield and Return",
    "OpenDocument 1.2 part 2 (2011): YIELD",
  ],
  overflow: "price",
  phrases: ["bond yield price {price} coupon {couponRate}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A bond bought below par",
      inputs: {
        faceValue: 1000,
        price: 965,
        couponRate: 4.25,
        couponFrequency: "semiannually",
        settlementDate: "2026-03-10",
        maturityDate: "2034-08-15",
        dayCount: "30/360",
      },
      outputs: { yieldToMaturity: 4.75840275283, currentYield: 4.40414507772, gainAtMaturity: 393.298611111 },
    },
    {
      title: "A callable bond above par",
      inputs: {
        faceValue: 1000,
        price: 1035,
        couponRate: 6,
        couponFrequency: "semiannually",
        settlementDate: "2026-04-01",
        maturityDate: "2033-10-01",
        dayCount: "30/360",
        callable: true,
        callDate: "2029-10-01",
        callPrice: 1010,
      },
      outputs: { yieldToMaturity: 5.42574410932, yieldToCall: 5.15855933382, yieldToWorst: 5.15855933382 },
    },
  ],
});

/** At yields near or below −100 % a period a price no longer exists. */
function hasPrice({ dates, left }: CouponSchedule, rate: number): boolean {
  return dates.length === 1 ? 1 + left * rate > 0 : rate > -1;
}
