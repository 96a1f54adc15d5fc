/** The figure of a side that needs no calculator: an amount by the month, a wage, payments with what is paid once, a measure, a chance. */
import { getMeasure, toNumber, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import { isIdle } from "#assistant/readings/slots/idle.ts";
import { PAID_A_YEAR } from "#assistant/readings/pay-periods.ts";
import { FILL } from "#assistant/readings/slots/words.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";

export interface Figure {
  readonly value: number;
  /** "money", "percent", "number", or the measure whose unit it is in. */
  readonly of: "money" | "percent" | "number" | Measure;
  /** The period of a rate; a price by a thing has its name: "gig". */
  readonly per: string | null;
  /** What is paid once besides. */
  readonly once?: number;
  /** The unit of a price by a measure. */
  readonly by?: Measure;
  /** What was taken for it and not said. */
  readonly note?: string;
}

/** So many are in a year. */
export const IN_A_YEAR: Readonly<Record<string, number>> = { ...PAID_A_YEAR, day: 365 };
const P = `(?:(?:\\/|per|each|every|a|an) )*(${Object.keys(PERIODS).join("|")})`;
const M = "<(?:money|number|multiple|run)(\\d+)>(?: (?:dollars|bucks))?";
/** Words that say what an amount is, and nothing more. */
const PARTS =
  "(?:down|upfront|up front|setup fee|setup|activation fee|activation|fee|fees|deposit|bonus|sign up|signup|joining fee|enrollment fee|due at signing|at signing|salary|pay)";

interface Term {
  readonly pattern: RegExp;
  read(values: readonly (Value | undefined)[], words: readonly (string | undefined)[]): Figure | null;
}
const money = (value: number, per: string | null = null, note?: string): Figure => ({
  value,
  of: "money",
  per,
  ...(note ? { note } : {}),
});

/** What an amount may be, the longer first. */
const TERMS: readonly Term[] = [
  {
    // "31 an hour, 40 hours a week, 50 weeks a year"
    pattern: new RegExp(
      `${M} ${P.replace(Object.keys(PERIODS).join("|"), "hour|hr|h|hourly")}(?: (full time))?(?: ;)?(?: (?:at|for|and|x))* <time(\\d+)>(?:(?: (?:a|per|each|every|\\/))* (?:week|wk|weekly)(?:(?: ;)?(?: (?:at|for|and|x))* <time(\\d+)>(?: (?:a|per|each) year)?)?|(?: ;)?(?: (?:at|for|and|x))* <time(\\d+)>)`,
    ),
    read: ([rate, hours, weeks]) => {
      const [a, b] = [toUnit(hours, "time", "h"), weeks ? toUnit(weeks, "time", "week") : 52];
      return a === null || b === null || a > 100 || b > 52
        ? null
        : money(toNumber(rate) * a * b, "year", weeks ? undefined : "52 weeks");
    },
  },
  {
    pattern: new RegExp(`${M} (?:(?:a|an|per|\\/|every) )?(?:hour|hr|hourly)(?: full time)?`),
    read: ([rate]) => money(toNumber(rate), "hour"),
  },
  {
    // "45 a month for 2 years"
    pattern: new RegExp(`${M} ${P}(?: (?:for|x|over|times))+ <time(\\d+)>`),
    read: ([rate, time], [period]) => {
      const per = PERIODS[period!]!;
      const months = toUnit(time, "time", "month");
      return months === null || per === "hour" || per === "day"
        ? null
        : money((toNumber(rate) * IN_A_YEAR[per]! * months) / 12);
    },
  },
  { pattern: new RegExp(`${M} ${P}`), read: ([rate], [period]) => money(toNumber(rate), PERIODS[period!]!) },
  {
    // "329 x 36 months"
    pattern: new RegExp(`${M} (?:x|times) <(?:time|number)(\\d+)>(?: (?:months|payments))?`),
    read: ([rate, times]) => money(toNumber(rate) * (toUnit(times, "time", "month") ?? toNumber(times))),
  },
  {
    pattern: new RegExp(`<(?:number|time)(\\d+)> (?:(?:monthly|equal) )?(?:payments|installments)(?: of| at)? ${M}`),
    read: ([times, rate]) => money(toNumber(rate) * toNumber(times)),
  },
  {
    // "35 for each of my two bags"
    pattern: new RegExp(`${M} (?:for )?(?:each|every) of (?:(?:my|our|the|your) )?<number(\\d+)> [a-z]+s`),
    read: ([price, count]) => money(toNumber(price) * toNumber(count)),
  },
  {
    // "8 per gig", where so many are used
    pattern: new RegExp(`${M} (?:(?:per|each|a|an|\\/) )+([a-z]{2,})s?`),
    read: ([rate], [thing]) => money(toNumber(rate), thing!),
  },
  {
    // "4 tickets at 12.50 each"
    pattern: new RegExp(`<number(\\d+)> (?:[a-z]{3,} )?(?:(?:at|x|for) ${M} (?:each|apiece)|(?:at|x) ${M})`),
    read: ([count, price]) => money(toNumber(count) * toNumber(price)),
  },
  { pattern: new RegExp(`${M}(?: ${PARTS})*`), read: ([amount]) => money(toNumber(amount)) },
];

/** The figure of a side; null where it is not such an amount, or where something of it has no place. */
export function readFigure(side: string, values: readonly Value[], context: string): Figure | null {
  return (
    readMeasured(side, values, context) ??
    readPack(side, values, context) ??
    readOffer(side, values) ??
    readMoney(side, values)
  );
}

/** "24 pack 11.76", where the price of one is compared. */
function readPack(side: string, values: readonly Value[], context: string): Figure | null {
  if (!/(?<![a-z])(?:per (?!day|week|month|year|hour)[a-z]+|apiece|unit price)(?![a-z])/.test(context)) return null;
  const found =
    /^(?:[a-z]+ )*<number(\d+)>(?: (?:pack|pk|count|ct|box|[a-z]{2,}s))?(?: of [a-z]+)?(?: (?:for|at|is|costs?))* <(?:number|money)(\d+)>(?: (?:dollars|bucks))?$/.exec(
      side,
    );
  const [count, price] = [1, 2].map((at) => toNumber(values[Number(found?.[at])]));
  return found && Number.isInteger(count) && count! > 1 ? money(price! / count!) : null;
}

const OFFERS = [
  /buy <number(\d+)> get <number(\d+)> free/,
  /<percent(\d+)> off/,
  /<(?:money|number)(\d+)>(?: dollars| bucks)? off/,
] as const;

/** What some pieces cost with what is off: "6.50 each, buy 3 get 1 free, I need 4". */
function readOffer(side: string, values: readonly Value[]): Figure | null {
  const figure = (at: string | undefined) => toNumber(values[Number(at)]);
  const at = OFFERS.findIndex((one) => one.test(side));
  if (at < 0) return null;
  const [offer, one, other] = OFFERS[at]!.exec(side)!;
  const left = side.replace(offer, " ");
  const wanted = /(?<![a-z])(?:need|want|buy|buying|get|getting) <number(\d+)>(?! off)/.exec(left);
  const rest = wanted ? left.replace(wanted[0], " ") : left;
  const price = /^[^<]*<(?:money|number)(\d+)>[^<]*$/.exec(rest);
  const said = strip(rest, /^(?:each|apiece|dollars|bucks|off|order|and|;|if|on|every)$/);
  if (!price || said === null) return null;
  const [each, count] = [figure(price[1]), wanted ? figure(wanted[1]) : 1];
  // Pieces that are free count where so many are bought.
  if (at === 0)
    return wanted ? money(each * (count - Math.floor(count / (figure(one) + figure(other))) * figure(other))) : null;
  if (at === 1) return money(each * count * (1 - figure(one) / 100));
  if (count > 1 && !/(?<![a-z])(?:each|apiece)(?![a-z])/.test(left)) return money(each * count - figure(one));
  return count > 1 ? null : money(each - figure(one));
}

/** Words of the sums; all others must say nothing. */
const GRAMMAR = new RegExp(
  `^(?:${PARTS}|plus|and|with|\\+|;|for|x|times|at|over|per|each|every|a|an|\\/|dollars|bucks|months|payments|full|time|apiece|up|due|signing|in|of|no|${Object.keys(PERIODS).join("|")})$`,
);

function strip(text: string, keep: RegExp): string | null {
  const words = text.split(" ").filter((word) => word !== "");
  if (!words.every((word) => word.startsWith("<") || keep.test(word) || FILL.has(word) || isIdle(word))) return null;
  return words.join(" ");
}

function readMoney(side: string, values: readonly Value[]): Figure | null {
  const plain = side
    .replace(/(?<![a-z])(?:no|0|zero|nothing) (?:money )?(?:down|upfront|fees?|deposit)(?![a-z])/g, "")
    .replace(/(?<![a-z])with (<[a-z]+\d+>)/g, "plus $1");
  // What an amount is paid for may be a unit: "8 per gig".
  const things = [...plain.matchAll(/(?<![a-z])(?:per|each) ([a-z]+)/g)].map(([, thing]) => thing!);
  const text = strip(plain, new RegExp(`${GRAMMAR.source}${things.map((one) => `|^${one}s?$`).join("")}`));
  if (text === null || /(?<![a-z])(?:no|not)(?![a-z])/.test(text)) return null;
  let rest = text;
  const figures: Figure[] = [];
  for (let rounds = 0; rounds < 6 && rest.includes("<"); rounds++) {
    const start = rest.indexOf("<");
    const between = rest.slice(0, start);
    // A second amount is joined to the first.
    if (figures.length > 0 && !/(?:^| |;)(?:plus|and|then|with|\+|;)(?: |$)/.test(between)) return null;
    const used = figures.find(({ per }) => per !== null && !Object.hasOwn(IN_A_YEAR, per));
    const count = used && new RegExp(`^<(?:number|data)(\\d+)>(?: ${used.per}s?)?(?![a-z])`).exec(rest.slice(start));
    if (used && count) {
      const value = values[Number(count[1])];
      const times = value?.type === "amount" ? value.value : Number.NaN;
      figures[figures.indexOf(used)] = money(used.value * times);
      rest = rest.slice(start + count[0].length);
      continue;
    }
    const found = readTerm(rest.slice(start), values);
    if (!found) return null;
    figures.push(found.figure);
    rest = rest.slice(start + found.length);
  }
  // What is left behind the last amount says nothing.
  if (
    !rest
      .split(" ")
      .every((word) => word === "" || word === ";" || FILL.has(word) || isIdle(word) || /^(?:x|full|time)$/.test(word))
  )
    return null;
  return addUp(figures, side);
}

function readTerm(text: string, values: readonly Value[]) {
  // "The 24 pack": what is counted is not a price.
  const [, counted] = /^<number\d+> ([a-z]{3,})/.exec(text) ?? [];
  const isCount =
    counted !== undefined &&
    isIdle(counted) &&
    !FILL.has(counted) &&
    !new RegExp(`^${PARTS}$`).test(counted) &&
    !/^(?:dollars|bucks|flat|full)$/.test(counted);
  if (isCount && !/^<number\d+> (?:[a-z]{3,} )?(?:at|x|for) /.test(text)) return null;
  for (const { pattern, read } of TERMS) {
    const found = new RegExp(`^${pattern.source}(?![a-z<])`).exec(text);
    if (!found) continue;
    const groups = found.slice(1).filter((one) => one !== undefined);
    const figure = read(
      groups.filter((one) => /^\d+$/.test(one)).map((one) => values[Number(one)]),
      groups.filter((one) => !/^\d+$/.test(one)),
    );
    if (figure && Number.isFinite(figure.value)) return { figure, length: found[0].length };
  }
  return null;
}

/** Amounts of one period together; "30 a month plus 8 per gig" is by the month where so many are used. */
function addUp(figures: readonly Figure[], side: string): Figure | null {
  if (
    figures.length === 0 ||
    figures.some(({ per }) => per !== null && !Object.hasOwn(IN_A_YEAR, per) && figures.length > 1)
  )
    return null;
  const periods = [...new Set(figures.flatMap(({ per }) => per ?? []))];
  if (periods.length > 1) return null;
  const isMixed = periods.length === 1 && figures.some(({ per }) => per === null);
  // A bonus is of the year.
  const isYearly = periods[0] === "year" && /(?<![a-z])bonus/.test(side);
  if (isMixed && !isYearly) {
    if (!/(?<![a-z])(?:fee|fees|setup|signup|activation|upfront|deposit|down)(?![a-z])/.test(side)) return null;
    const total = (isOnce: boolean) =>
      figures.reduce((all, { value, per }) => ((per === null) === isOnce ? all + value : all), 0);
    return { ...money(total(false), periods[0]!), once: total(true) };
  }
  const notes = figures.flatMap(({ note }) => note ?? []);
  return money(
    figures.reduce((total, { value }) => total + value, 0),
    periods[0] ?? null,
    notes[0],
  );
}

const MEASURE = /^<([a-zA-Z]+)(\d+)>$/;
const CHANCE = /^<number(\d+)> in <number(\d+)>$/;

/** A measure, a chance, a share, a price for an amount, a way at a speed, the area of pizzas. */
function readMeasured(side: string, values: readonly Value[], context: string): Figure | null {
  const words = strip(side, /^(?:tv|in|for|at|odds|chance|a|an|each|one|two|three|\/)$/);
  if (words === null) return null;
  const skeleton = words
    .split(" ")
    .filter((word) => word.startsWith("<") || /^(?:in|for|at|one|two|three)$/.test(word))
    .join(" ")
    .replace(/(?<=>) one$/, "");
  const value = (at: string | undefined) => values[Number(at)];
  const chance = CHANCE.exec(skeleton);
  if (chance) {
    const [a, b] = [toNumber(value(chance[1])), toNumber(value(chance[2]))];
    return a > 0 && b >= a ? { value: (100 * a) / b, of: "percent", per: null } : null;
  }
  const pies = /^(?:<number(\d+)>|(one|two|three))? ?<length(\d+)>(?: one)?$/.exec(skeleton);
  // Screens of one shape are to each other as pies are.
  if (pies && /(?<![a-z])(?:pizzas?|pies?|(?:tvs?|screens?|monitors?).*area in percent)(?![a-z])/.test(context)) {
    const count = pies[1] ? toNumber(value(pies[1])) : { one: 1, two: 2, three: 3 }[pies[2] ?? "one"]!;
    const [measure] = findMeasures("square inches");
    const inches = toUnit(value(pies[3]), "length", "in");
    return measure && inches !== null ? { value: (count * Math.PI * inches ** 2) / 4, of: measure, per: null } : null;
  }
  const way = /^<length(\d+)> (?:at )?<speed(\d+)>$/.exec(skeleton);
  if (way) {
    const [km, speed] = [toUnit(value(way[1]), "length", "km"), toUnit(value(way[2]), "speed", "km/h")];
    const [hours] = findMeasures("hours");
    return km !== null && speed && hours ? { value: km / speed, of: hours, per: null } : null;
  }
  const priced = /^<(?:mass|volume)(\d+)> (?:(?:for|at) )?<(?:money|number)(\d+)>$/.exec(skeleton);
  if (priced) {
    const measure = getMeasure(value(priced[1]));
    const amount = value(priced[1]);
    return measure && amount?.type === "amount"
      ? { value: toNumber(value(priced[2])) / amount.value, of: "money", per: null, by: measure }
      : null;
  }
  const alone = MEASURE.exec(skeleton.replace(/^(?:in|for|at) /, ""));
  const said = value(alone?.[2]);
  if (!alone || said?.type !== "amount" || /^(?:money|number|multiple|run|cent|date|clock)$/.test(alone[1]!))
    return null;
  if (alone[1] === "percent")
    return /(?<![a-z])(?:loan|mortgage|interest|apr|off|tax|rate)/.test(context)
      ? null
      : { value: said.value, of: "percent", per: null };
  if (alone[1] === "fraction") return { value: said.value, of: "number", per: null };
  const measure = getMeasure(said);
  return measure ? { value: said.value, of: measure, per: null } : null;
}
