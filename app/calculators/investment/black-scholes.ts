import { chart, choice, defineCalculator, money, number, percent } from "#engine/define.ts";
import { normalBelow, normalDensity } from "#maths/distributions.ts";
import { findRoot } from "#maths/root.ts";

export default defineCalculator({
  id: "black-scholes",
  name: "Black-Scholes Option Calculator",
  category: "investment",
  emoji: "🧪",
  description:
    "Price a European call or put and its Greeks, the chance it ends in the money, and the volatility implied by a market price.",
  keywords: [
    "option price",
    "call and put",
    "greeks",
    "delta gamma theta vega",
    "implied volatility",
    "options pricing",
    "Merton",
    "what should a call option cost",
    "delta of a call option",
  ],
  related: [
    { id: "normal-distribution", stage: "complementary", relevance: 80 },
    { id: "position-size", stage: "next_step", relevance: 78 },
    { id: "sharpe-ratio", stage: "complementary", relevance: 68 },
    "bond-price",
    "discounted-cash-flow",
  ],
  inputs: {
    optionType: choice("Option", {
      default: "call",
      options: [
        ["call", "Call"],
        ["put", "Put"],
      ],
    }),
    spotPrice: money("Share price now", {
      default: 100,
      min: 0.0001,
      also: [
        "share price",
        "spot",
        "stock",
        "stock price",
        "stock at",
        "spot price",
        "underlying",
        "stock that's at",
        "it's at",
        "stock trading at",
        "trading at",
        "share",
        "currently at",
        "underlying at",
        "stock is at",
      ],
    }),
    strikePrice: money("Strike price", {
      default: 105,
      min: 0.0001,
      also: ["strike", "strike of", "strike is", "call on", "put on", "struck at"],
    }),
    daysToExpiry: number("Days to expiry", {
      default: 90,
      min: 0.01,
      max: 36_500,
      unit: "days",
      also: [
        "days",
        "expiry",
        "days left",
        "expiring in",
        "expires in",
        "days until expiry",
        "days to go",
        "to expiration",
        "expires",
        "until expiration",
        "expiration",
        "days to expiration",
        "maturity",
      ],
    }),
    riskFreeRate: percent("Risk-free rate", {
      also: ["rate", "interest", "risk free", "rates are", "interest rate", "treasury yield"],
      default: 4,
      min: -20,
      max: 100,
      help: "Continuously compounded.",
    }),
    dividendYield: percent("Dividend yield", {
      also: ["dividend", "dividend yield of"],
      unsaid: 0,
      default: 1,
      min: 0,
      max: 100,
    }),
    volatility: percent("Volatility per year", {
      default: 25,
      min: 0.1,
      max: 1000,
      also: ["vol", "implied volatility", "vol of", "IV", "sigma", "volatility of"],
    }),
    marketPrice: money("Market price of the option", {
      also: ["option trades at", "premium", "option costs"],
      default: 3.5,
      min: 0,
      optional: true,
      help: "Only for the implied volatility.",
      decimals: 2,
    }),
  },
  outputs: {
    optionPrice: money("Option price", {
      also: [
        "what should the option cost",
        "option cost",
        "option worth",
        "price of the option",
        "fair value",
        "call worth",
        "premium",
        "worth",
        "fair price",
        "cost",
      ],
      decimals: 4,
    }),
    callPrice: money("Call price", { decimals: 4 }),
    putPrice: money("Put price", { decimals: 4 }),
    delta: number("Delta", { also: ["delta"], decimals: 4 }),
    gamma: number("Gamma", { also: ["gamma"], decimals: 5 }),
    theta: money("Theta: change of the price per day", { also: ["theta", "time decay", "daily decay"], decimals: 4 }),
    vega: money("Vega: change per point of volatility", { also: ["vega"], decimals: 4 }),
    rho: money("Rho: change per point of interest", { also: ["rho"], decimals: 4 }),
    d1: number("d1", { decimals: 4 }),
    d2: number("d2", { decimals: 4 }),
    probabilityInTheMoney: percent("Chance of ending in the money (risk-neutral)", {
      also: ["chance of finishing in the money", "probability in the money", "in the money"],
      decimals: 1,
    }),
    breakEvenPrice: money("Break-even at expiry", { also: ["break even"], decimals: 2 }),
    impliedVolatility: percent("Implied volatility", {
      also: ["implied vol"],
      decimals: 2,
      none: "No volatility gives this market price.",
    }),
    priceBySpot: chart("Option price and payoff by share price", {
      x: { spot: money("Share price") },
      y: { price: money("Price now"), payoff: money("Payoff at expiry") },
      as: "line",
      own: { x: "spotPrice", y: "optionPrice", label: "Now" },
    }),
  },
  figures: ["callPrice", "putPrice", "delta", "gamma", "theta", "vega", "rho", "breakEvenPrice"],
  compute(inputs) {
    const market = marketOf(inputs);
    const { optionType, spotPrice, strikePrice, marketPrice } = inputs;
    const isCall = optionType === "call";
    const volatility = inputs.volatility / 100;
    const { d1, d2, spotToday, strikeToday } = termsOf(market, volatility);
    const { years, rate, dividend } = market;
    const [callPrice, putPrice] = [priceOf("call", market, volatility), priceOf("put", market, volatility)];
    const optionPrice = isCall ? callPrice : putPrice;
    const sign = isCall ? 1 : -1;
    const [inSpot, inStrike] = [normalBelow(sign * d1), normalBelow(sign * d2)];
    const density = spotToday * normalDensity(d1);
    const decay = (-density * volatility) / (2 * Math.sqrt(years));
    return {
      optionPrice,
      callPrice,
      putPrice,
      delta: (sign * spotToday * inSpot) / spotPrice,
      gamma: density / (spotPrice * spotPrice * volatility * Math.sqrt(years)),
      theta: (decay - sign * rate * strikeToday * inStrike + sign * dividend * spotToday * inSpot) / 365,
      vega: (density * Math.sqrt(years)) / 100,
      rho: (sign * years * strikeToday * inStrike) / 100,
      d1,
      d2,
      probabilityInTheMoney: 100 * inStrike,
      breakEvenPrice: strikePrice + sign * optionPrice,
      impliedVolatility: impliedVolatility(optionType, market, marketPrice),
      priceBySpot: Array.from({ length: 21 }, (_, step) => {
        const spot = strikePrice * (0.5 + step / 20);
        const price = priceOf(optionType, { ...market, spot }, volatility);
        return { spot, price, payoff: Math.max(0, sign * (spot - strikePrice)) };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The ${inputs.optionType} is worth {optionPrice}; in the risk-neutral model it ends in the money with a probability of {probabilityInTheMoney}.`,
    `If the share price rises by ${say.money(1)}, the option changes by ${say.money(outputs.delta!, 2)}; each day ${outputs.theta! > 0 ? "adds" : "costs"} about ${say.money(Math.abs(outputs.theta!), 3)}, other things being equal.`,
    outputs.impliedVolatility === null
      ? `No volatility makes the model price equal {marketPrice}.`
      : `A market price of {marketPrice} implies a volatility of {impliedVolatility}, ${outputs.impliedVolatility > inputs.volatility ? "more" : "not more"} than the {volatility} you assume.`,
  ],
  formula: {
    tex: [
      String.raw`C = S e^{-qT} N(d_1) - K e^{-rT} N(d_2),`,
      String.raw`P = K e^{-rT} N(-d_2) - S e^{-qT} N(-d_1)`,
      String.raw`d_1 = \frac{\ln(S/K) + (r - q + \sigma^2/2)\,T}{\sigma \sqrt{T}}, \qquad d_2 = d_1 - \sigma \sqrt{T}`,
    ],
    where: {
      "C,\\ P": "price of the call and of the put",
      S: "share price now",
      K: "strike price",
      T: "time to expiry in years of 365 days",
      r: "risk-free rate, continuously compounded",
      q: "dividend yield, continuously compounded",
      "\\sigma": "volatility per year",
      N: "cumulative distribution function of the standard normal distribution",
    },
  },
  howTo: [
    "Choose Call or Put and enter the Share price now, the Strike price and the Days to expiry.",
    "Enter the Risk-free rate (a Treasury bill with the same time to maturity) and the Dividend yield.",
    "Enter the Volatility per year, from past prices or from other options on the share.",
    "Enter the Market price of the option to see the volatility the market assumes.",
    "Read the Greeks: how the price reacts to the share, to time, to volatility and to interest rates.",
  ],
  faq: [
    {
      question: "Does it work for American options?",
      answer:
        "For a call on a share without dividends, yes: early exercise never pays off. An American put, and a call before a large dividend, are worth a little more than shown.",
    },
    {
      question: "What is implied volatility?",
      answer:
        "The volatility at which the model gives the market price. In the default example the model value at 25% is 3.21; a market price of 3.50 implies 26.5%. It is the market's opinion about future swings, not a measurement.",
    },
    {
      question: "Is the chance of ending in the money the true probability?",
      answer:
        "No, it is the risk-neutral one, which lets the share grow at the risk-free rate. If the expected return is higher, a call's true chance is higher. Delta is close to it, but not the same.",
    },
  ],
  about: [
    "The Black-Scholes-Merton model for European options on a share with a steady dividend yield. It assumes constant volatility and rates, no jumps and no trading costs.",
    "Real markets price strikes far from the share price at a higher volatility (the smile), so use the implied volatility of a similar strike. Calendar days are counted, with 365 days in a year.",
  ],
  sources: [
    "Black, F. and Scholes, M., The Pricing of Options and Corporate Liabilities, Journal of Political Economy 81(3), 1973",
    "Merton, R. C., Theory of Rational Option Pricing, Bell Journal of Economics 4(1), 1973",
    "Hull, J., Options, Futures, and Other Derivatives (11th ed., 2021), ch. 15, 17, 19",
  ],
  overflow: "spotPrice",
  caution: "A model value, not a quote; options can lose all their value.",
  phrases: [
    "call option {spotPrice} strike {strikePrice} {daysToExpiry} days volatility {volatility}",
    "option price spot {spotPrice} strike {strikePrice} {daysToExpiry} days vol {volatility} rate {riskFreeRate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A three-month call, 5% out of the money",
      inputs: {
        optionType: "call",
        spotPrice: 100,
        strikePrice: 105,
        daysToExpiry: 90,
        riskFreeRate: 4,
        dividendYield: 1,
        volatility: 25,
        marketPrice: 3.5,
      },
      outputs: { optionPrice: 3.2108685828, delta: 0.392087380978, impliedVolatility: 26.5133685468 },
    },
    {
      title: "A put as insurance",
      inputs: {
        optionType: "put",
        spotPrice: 52,
        strikePrice: 50,
        daysToExpiry: 73,
        riskFreeRate: 5,
        dividendYield: 0,
        volatility: 30,
        marketPrice: 2,
      },
      outputs: { optionPrice: 1.64593500581, breakEvenPrice: 48.3540649942, probabilityInTheMoney: 38.2169626939 },
    },
  ],
});

/** Rates as fractions, continuously compounded; time in years of 365 days. */
interface Market {
  readonly spot: number;
  readonly strike: number;
  readonly years: number;
  readonly rate: number;
  readonly dividend: number;
}

function marketOf(inputs: {
  readonly spotPrice: number;
  readonly strikePrice: number;
  readonly daysToExpiry: number;
  readonly riskFreeRate: number;
  readonly dividendYield: number;
}): Market {
  return {
    spot: inputs.spotPrice,
    strike: inputs.strikePrice,
    years: inputs.daysToExpiry / 365,
    rate: inputs.riskFreeRate / 100,
    dividend: inputs.dividendYield / 100,
  };
}

/** d1 and d2, and the values today of the share (without its dividends) and of the strike. */
function termsOf({ spot, strike, years, rate, dividend }: Market, volatility: number) {
  const spread = volatility * Math.sqrt(years);
  const d1 = (Math.log(spot / strike) + (rate - dividend + volatility ** 2 / 2) * years) / spread;
  return {
    d1,
    d2: d1 - spread,
    spotToday: spot * Math.exp(-dividend * years),
    strikeToday: strike * Math.exp(-rate * years),
  };
}

function priceOf(type: "call" | "put", market: Market, volatility: number): number {
  const { d1, d2, spotToday, strikeToday } = termsOf(market, volatility);
  return type === "call"
    ? spotToday * normalBelow(d1) - strikeToday * normalBelow(d2)
    : strikeToday * normalBelow(-d2) - spotToday * normalBelow(-d1);
}

/** The volatility between 0.01 % and 1000 %, in percent, at which the model gives the market's price; null if none does. */
function impliedVolatility(type: "call" | "put", market: Market, marketPrice: number): number | null {
  const excess = (volatility: number) => priceOf(type, market, volatility) - marketPrice;
  if (excess(0.0001) >= 0 || excess(10) < 0) return null;
  return 100 * findRoot(excess, 0.0001, 10, 1e-13)!;
}
