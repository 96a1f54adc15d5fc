/** Two offers and what is between them: pizzas by their size, discounts, cars. */
import { type Form, read, toNumber, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const OR = "(?:or|vs|versus|against|and|compared to|compared with|than)";
/** "3 for 4.50": so many of one size for a price. */
const PIZZA =
  /(?:(?:<number(\d+)>|one|an?) )?<length(\d+)>(?: (?:pizzas?|pies?|ones?|large|medium|small))*(?: (?:for|at|is|are|costs?))* <(?:money|number)(\d+)>/g;
/** The values of what a pattern found, by their places. */
const valueAt = (all: readonly Value[], at: string | undefined) => (at === undefined ? undefined : all[Number(at)]);

export const OFFERS: readonly Form[] = [
  {
    // "Two 12 inch for 20 or one 18 inch for 22, which pizza is cheaper per square inch"
    about: [/\bpizzas?\b/, /\b(?:cheaper|cheapest|better|best|value|less)\b/, new RegExp(`${PIZZA.source}.* ${OR} `)],
    not: /<(?:percent|time|date|clock)|\b(?:off|crust|each|people|tip|slices?|how much)\b/,
    places: Object.fromEntries(["a", "b", "c", "d", "e?", "f?"].map((name) => [name, ["<[a-z]+(\\d+)>"]])),
    words:
      "pizza pizzas pie pies one ones a an large medium small for at is are cost costs or vs versus and which what offer deal better best value cheaper cheapest less per square inch area buy",
    read: (_, text, all) => {
      const found = [...text.matchAll(PIZZA)].map((match) => match.slice(1).map((at) => valueAt(all, at)));
      const used = found.flat().filter(Boolean);
      if (found.length !== 2 || used.length !== all.length) return null;
      const pizzas = found.map(([many, size, price]) => ({
        name: `${many ? toNumber(many) : 1} × ${size!.text.trim()} for ${price!.text.trim()}`,
        count: many ? toNumber(many) : 1,
        diameter: toUnit(size, "length", "cm"),
        price: toNumber(price),
      }));
      return read("pizza-comparison", { pizzas }, "bestName");
    },
  },

  tell({
    // "15 % off or 20 dollars off a 110 dollar order, how much better is the better one"
    about: [
      /<percent\d+> off\b/,
      /<(?:money|number)\d+>(?: dollars| bucks)? off\b/,
      /\b(?:or|vs|versus)\b/,
      /\b(?:how much|difference|by what)\b/,
    ],
    not: /<percent.*<percent|<(?:time|date)|\b(?:then|plus|tax|another|extra|both|tip|how much do i pay|to pay)\b/,
    places: {
      share: ["{P} off"],
      cut: ["{N}(?: dollars| bucks)? off"],
      price: ["{N}"],
    },
    words:
      "off or vs versus better best cheaper the one deal coupon more do i save with by difference between is of on a an order purchase which bigger discount what saves saving",
    formula: "abs({price} * {share}/100 - {cut})",
    told: "$",
    label: "Difference",
  }),
  tell({
    // "My truck gets 25 mpg, the hybrid 40, 12000 miles a year, gas 3.50: how much would I save a year"
    about: [
      /<fuelEconomy\d+>.*<(?:fuelEconomy|number)\d+>/,
      /\bsav(?:e|es|ings?)\b|\bdifference\b|\bcheaper\b|\bless\b/,
      /<length\d+>/,
      /\b(?:year|yearly|annual\w*|month|monthly|week|trip|drive)\b/,
    ],
    not: /<(?:percent|date|clock|time)|\b(?:electric|ev|kwh|diesel|price of the|cost of the|payback|break even)\b/,
    places: {
      one: ["<fuelEconomy(\\d+)>"],
      way: ["<length(\\d+)>(?: (?:(?:a|per|each|every) (?:year|month|week)|yearly|annually|monthly))?"],
      price: [
        "(?:gas|fuel|gasoline|petrol)(?: (?:is|at|costs?|price|of|it's))* <(?:number|money)(\\d+)>(?: (?:a|per) gal(?:lon)?)?",
        "(?:at )?<(?:number|money)(\\d+)> (?:(?:a|per) gal(?:lon)?|gas)",
      ],
      other: ["<(?:fuelEconomy|number)(\\d+)>"],
    },
    words:
      "my old new truck car suv van sedan hybrid prius jeep trip b pickup gets get got and the a i drive driving with does at vs versus or against instead of to from switch switching switched would how much save saves savings saving year yearly annual annually month monthly week gas fuel is costs cost cheaper less in on difference other one mpg miles",
    formula: ({ one, other }) =>
      one === other ? null : "abs({way length mi} * {price} / {one} - {way length mi} * {price} / {other})",
    told: "$",
    label: "Saved",
    isCounted: false,
  }),
];
