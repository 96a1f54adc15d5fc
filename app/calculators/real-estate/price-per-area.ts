import {
  defineCalculator,
  list,
  money,
  number,
  percent,
  price as priceBy,
  quantity,
  table,
  text,
} from "#engine/define.ts";
import { area } from "#units/area.ts";
import { convertIn } from "#units/convert.ts";
import { mean, median } from "#maths/statistics.ts";

/** In square meters. */
const SQUARE_FOOT = convertIn(area, 1, "ft2", "m2");

export default defineCalculator({
  id: "price-per-area",
  name: "Price per Square Meter or Foot Calculator",
  category: "real-estate",
  emoji: "📐",
  description:
    "Price of a home or lot per square meter and square foot, compared with similar ones, and the value they suggest.",
  keywords: [
    "price per sq ft",
    "cost per m2",
    "compare house prices",
    "comparables",
    "comps",
    "is this house overpriced",
    "price per square foot of a house",
    "lot price per square foot",
    "apartment price per square meter",
  ],
  related: [
    "area-converter",
    { id: "square-footage", stage: "complementary", relevance: 72 },
    { id: "rental-property", stage: "next_step", relevance: 74 },
    "property-tax",
    "mortgage",
  ],
  inputs: {
    price: money("Price", {
      default: 400_000,
      min: 0,
      also: [
        "costs",
        "asking price",
        "going for",
        "selling for",
        "listed at",
        "sells for",
        "sold for",
        "asking",
        "for",
        "list price",
        "sale price",
        "priced at",
        "lot",
        "rent",
        "on the market for",
      ],
    }),
    area: quantity("Area", area, {
      unit: "m2",
      default: 150,
      defaultIn: { imperial: "1600 ft2" },
      min: 0.01,
      imperial: "ft2",
      also: [
        "size",
        "square feet",
        "square meters",
        "measures",
        "sq ft house",
        "square foot house",
        "lot",
        "apartment",
        "floor space",
        "living area",
        "house is",
        "big",
      ],
    }),
    comparables: list("Similar properties", {
      also: ["comps", "comparables", "comparable sales"],
      unsaid: [],
      of: {
        name: text("Name", { maxLength: 60 }),
        price: money("Price", { min: 0 }),
        area: quantity("Area", area, { unit: "m2", min: 0.01, imperial: "ft2" }),
      },
      default: [
        { name: "Elm Street", price: 385_000, area: 140 },
        { name: "Park Road", price: 462_000, area: 165 },
        { name: "Mill Lane", price: 349_000, area: 118 },
      ],
      defaultIn: {
        imperial: [
          { name: "Elm Street", price: 385_000, area: "1500 ft2" },
          { name: "Park Road", price: 462_000, area: "1780 ft2" },
          { name: "Mill Lane", price: 349_000, area: "1270 ft2" },
        ],
      },
      minItems: 0,
      maxItems: 100,
    }),
  },
  outputs: {
    pricePerArea: priceBy("Price per area", area, { unit: "m2", imperial: "ft2", decimals: 2 }),
    pricePerSquareMeter: money("Price per square meter", {
      also: ["per square meter", "per m2", "per sqm", "how much per square meter"],
      decimals: 2,
    }),
    pricePerSquareFoot: money("Price per square foot", {
      also: [
        "price per sq ft",
        "price per sqft",
        "per square foot",
        "cost per square foot",
        "dollars per square foot",
        "a square foot",
        "per sq ft",
        "how much per square foot",
      ],
      decimals: 2,
    }),
    averageComparable: money("Similar ones, average per square meter", {
      decimals: 2,
      none: "Add a similar property to compare",
    }),
    medianComparable: money("Similar ones, median per square meter", {
      decimals: 2,
      none: "Add a similar property to compare",
    }),
    averageComparableSquareFoot: money("Similar ones, average per square foot", {
      decimals: 2,
      none: "Add a similar property to compare",
    }),
    medianComparableSquareFoot: money("Similar ones, median per square foot", {
      decimals: 2,
      none: "Add a similar property to compare",
    }),
    differencePercent: percent("This one against the average", {
      decimals: 1,
      none: "Add a similar property to compare",
    }),
    valueByAverage: money("Value by the average", { none: "Add a similar property to compare" }),
    valueByMedian: money("Value by the median", { none: "Add a similar property to compare" }),
    areaInSquareFeet: number("Area in square feet", { unit: "ft2", decimals: 1 }),
    comparison: table("Side by side", {
      name: text("Property"),
      // Each reader's own unit comes first, and is drawn.
      pricePerSquareMeter: priceBy("Per area", area, { unit: "m2", imperial: "ft2", decimals: 2 }),
      pricePerSquareFoot: priceBy("In the other unit", area, {
        unit: "ft2",
        metric: "ft2",
        imperial: "m2",
        decimals: 2,
      }),
      differencePercent: percent("Against this one", { decimals: 1 }),
    }),
  },
  figures: ["pricePerArea", "differencePercent", "valueByAverage", "valueByMedian"],
  pictures: [
    {
      draw: "rows",
      table: "comparison",
      name: "name",
      value: "pricePerSquareMeter",
      title: "Similar properties, price per area",
    },
  ],
  compute(inputs) {
    const { price, comparables } = inputs;
    const pricePerSquareMeter = price / inputs.area;
    const prices = comparables.map((one) => one.price / one.area);
    const average = prices.length > 0 ? mean(prices) : null;
    const middle = prices.length > 0 ? median(prices) : null;
    return {
      pricePerArea: pricePerSquareMeter,
      pricePerSquareMeter,
      pricePerSquareFoot: pricePerSquareMeter * SQUARE_FOOT,
      averageComparable: average,
      medianComparable: middle,
      averageComparableSquareFoot: average === null ? null : average * SQUARE_FOOT,
      medianComparableSquareFoot: middle === null ? null : middle * SQUARE_FOOT,
      differencePercent: average ? 100 * (pricePerSquareMeter / average - 1) : null,
      valueByAverage: average === null ? null : average * inputs.area,
      valueByMedian: middle === null ? null : middle * inputs.area,
      areaInSquareFeet: inputs.area / SQUARE_FOOT,
      comparison: comparables.map(({ name }, index) => ({
        name,
        pricePerSquareMeter: prices[index]!,
        pricePerSquareFoot: prices[index]! * SQUARE_FOOT,
        differencePercent: price > 0 ? 100 * (prices[index]! / pricePerSquareMeter - 1) : null,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.price > 0
      ? `The price is {pricePerSquareMeter} per square meter, or {pricePerSquareFoot} per square foot.`
      : `Enter a price to see what it is per square meter and per square foot.`,
    outputs.differencePercent === null
      ? `Add the prices and areas of similar properties to see whether that is a lot.`
      : Math.abs(outputs.differencePercent) < 0.05
        ? `That is just the average of the similar properties; their median suggests a value of {valueByMedian}.`
        : `That is ${say.percent(Math.abs(outputs.differencePercent), 1)} ${outputs.differencePercent > 0 ? "above" : "below"} the average of the similar properties; their median suggests a value of {valueByMedian}.`,
  ],
  formula: {
    tex: [
      String.raw`x = \frac{P}{A}`,
      String.raw`x_{\text{ft}^2} = 0.09290304 \, x`,
      String.raw`V = \bar{x}_c \cdot A`,
    ],
    where: {
      x: "price per square meter",
      P: "price",
      A: "area in square meters",
      [String.raw`x_{\text{ft}^2}`]: "price per square foot",
      V: "value that the similar properties suggest",
      [String.raw`\bar{x}_c`]: "average (or median) of their prices per square meter",
    },
  },
  howTo: [
    "Enter the Price and the Area, in square meters, square feet or any other unit of area.",
    "Add Similar properties sold in recent months: same neighborhood, similar age, condition and size. Three to six are enough.",
    "Weigh This one against the average with what you can see for yourself: view, yard, renovation, noise.",
  ],
  faq: [
    {
      question: "Should I trust the average or the median?",
      answer:
        "The median, if one of the properties is unusual: a single luxury apartment can raise the average by a fifth but hardly moves the middle value. If the two are close, it does not matter.",
    },
    {
      question: "Why do small apartments cost more per square meter?",
      answer:
        "The kitchen, bathroom and entrance cost about the same in every home, so they weigh more in a small one, and more buyers can afford the total. Compare with properties within about 20% of the size.",
    },
    {
      question: "Which area counts?",
      answer:
        "The same kind for all of them. US listings give the finished living area measured to the outside of the walls (ANSI Z765), German ones the living area under the Wohnflächenverordnung, with balconies counted at a quarter to a half, and British ones the gross internal area. A garage is not living area.",
    },
  ],
  about: [
    "A quick first comparison of asking prices and offers. Every similar property counts equally, whatever its size; appraisers go further and adjust each sale for condition, lot, date and features.",
    "For land, enter the area of the lot and compare it with other lots. For homes on large lots the price per living area says little, because the land is a large part of the price.",
  ],
  caution:
    "A rough comparison, not an appraisal: condition, location, lot and date of sale are not taken into account.",
  sources: [
    "NIST Special Publication 811 (2008), square foot to square meter",
    "International Association of Assessing Officers: sales comparison approach",
  ],
  phrases: [
    "price per square foot {price} {area}",
    "{price} for {area} price per m2",
    "price per square foot of a {area} house listed at {price}",
    "how much per square meter is a {area} apartment selling for {price}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "150 m² for 400,000 against three sales nearby",
      inputs: {},
      outputs: {
        pricePerSquareMeter: 2666.66666667,
        pricePerSquareFoot: 247.74144,
        differencePercent: -5.96672975396,
        valueByMedian: 420_000,
      },
    },
    {
      title: "A 62 m² apartment on its own",
      inputs: { price: 310_000, area: 62, comparables: [] },
      outputs: {
        pricePerArea: 5000,
        pricePerSquareMeter: 5000,
        pricePerSquareFoot: 464.5152,
        areaInSquareFeet: 667.362445836,
      },
    },
  ],
});
