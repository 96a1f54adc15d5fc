/** Two offers and what is between them: the better one's price by its unit, pizzas by their size, jobs, cars, discounts, loans. */
import { type Form, read, sum, toNumber, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const OR = "(?:or|vs|versus|against|and|compared to|compared with|than)";
const MONEY = "<(?:number|money|multiple|run)(\\d+)>";
/** "3 for 4.50": so many of one size for a price. */
const PIZZA =
  /(?:(?:<number(\d+)>|one|an?) )?<length(\d+)>(?: (?:pizzas?|pies?|ones?|large|medium|small))*(?: (?:for|at|is|are|costs?))* <(?:money|number)(\d+)>/g;
const PIE = /(?:(?:<number(\d+)>|one|an?|the) )?<length(\d+)>(?: (?:pizzas?|pies?|ones?|large|medium|small))*/g;
const HOURLY = ["{N}(?: dollars| bucks)? ?(?:\\/ ?|(?:an|per|a) )(?:hour|hr)", "{N} hourly"];

/** The values of what a pattern found, by their places. */
const valueAt = (all: readonly Value[], at: string | undefined) => (at === undefined ? undefined : all[Number(at)]);

export const OFFERS: readonly Form[] = [
  tell({
    // "Shoes 85: 20% off or 15 off, how much more do I save with the 20%"
    about: [
      /<percent\d+> off/,
      /<(?:number|money)\d+>(?: dollars| bucks)? off/,
      /\b(?:or|vs|versus|instead)\b/,
      /\bhow much (?:more|less|better)\b|\bdifference\b/,
    ],
    not: /<percent.*<percent|<(?:time|date|clock)|\b(?:each|tax|then|plus|another|extra|per)\b/,
    places: { share: ["{P} off"], cut: ["{N}(?: dollars| bucks)? off"], price: ["{N}"] },
    words: `off or vs versus instead of how much more less better difference do i save dollars bucks on a price regular`,
    formula: ({ price, share, cut }) =>
      (price! * share!) / 100 > cut! ? "{price} * {share} / 100 - {cut}" : "{cut} - {price} * {share} / 100",
    told: "$",
    label: "Difference",
  }),
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
  {
    // "One 18 inch pizza or two 12 inch ones, which is more pizza"
    // "Bigger" may be said of one of them.
    about: [/\bpizzas?\b/, /\bmore\b/, new RegExp(`${PIE.source}(?: more(?: pizza)?)? ${OR} ${PIE.source}`)],
    not: /<(?:money|percent|time|date|clock|mass|volume)|\b(?:how much|percent|crust|people|slices?|times|cheaper)\b/,
    places: Object.fromEntries(["a", "b", "c?", "d?"].map((name) => [name, ["<(?:length|number)(\\d+)>"]])),
    words:
      "pizza pizzas pie pies one ones a an the large medium small or vs versus and than which what is more bigger larger most food same money price can are get order we",
    read: (_, text, all) => {
      const pies = [...text.matchAll(PIE)].map((match) => match.slice(1).map((at) => valueAt(all, at)));
      if (pies.length !== 2 || pies.flat().filter(Boolean).length !== all.length) return null;
      const found = pies.map(([many, size]) => {
        const [count, inches] = [many ? toNumber(many) : 1, toUnit(size, "length", "in")!];
        return { count, inches, name: `${count} × ${size!.text.trim()}`, area: count * inches ** 2 };
      });
      const [winner, loser] = found.toSorted((a, b) => b.area - a.area);
      if (winner!.area === loser!.area) return null;
      const label = `${winner!.name} is more pizza: square inches`;
      return { ...sum(`${winner!.count} * pi * (${winner!.inches}/2)^2`), told: { field: { kind: "number", label } } };
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
  tell({
    // "One job is 58k a year, the other 27.25 an hour at 40 hours a week, how much more a year"
    about: [
      /\b(?:how much more|difference|by how much|how much better|how much less)\b/,
      /<(?:number|money)\d+>(?: dollars| bucks)? ?(?:\/ ?|(?:an|per|a) )(?:hour|hr)\b/,
      /<time\d+> (?:a|per|each|every) week/,
    ],
    not: /<(?:percent|date|clock)|<time.*<time|\b(?:overtime|tax|taxes|net|after|take home|weeks off|monthly|a month|per month)\b/,
    places: {
      rate: HOURLY,
      hours: ["{T} (?:a|per|each|every) week"],
      salary: [`${MONEY}(?: (?:a|per) year| salary| salaried| yearly| annually)?`],
    },
    words:
      "one job first second other a b is pays pay paying offers offer at for and or vs versus the another compared to how much more better less difference by a year per yearly annually does do would which salary salaried hourly hour in between earn make i",
    formula: (values, text) => {
      const isHourlyMore = values["rate"]! * values["hours"]! * 52 > values["salary"]!;
      const isHourlyFirst = /^[^<]*<[a-z]+\d+>[^<]*\b(?:hour|hr)\b/.test(text);
      const first = isHourlyFirst ? /\bhow much (more|better|less).*\bfirst\b/.exec(text) : null;
      if (first && isHourlyMore === (first[1] === "less")) return null;
      // "How much more does the first pay" supposes that it does.
      const asked = /\bhow much (more|better|less).*\b(?:first|salar\w+|yearly one)\b/.exec(text);
      return asked && !first && isHourlyMore === (asked[1] !== "less")
        ? null
        : "abs({salary} - {rate} * {hours time h} * 52)";
    },
    told: "$",
    label: "Difference a year",
    isCounted: false,
  }),
];
