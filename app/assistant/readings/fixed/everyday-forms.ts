/** Pay by another period, clocks and durations, distance at a speed, two prices side by side. */
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import { PAY_OUTPUTS, PERIODS, toPayPeriod } from "#assistant/tokens/periods.ts";
import { EACH } from "#assistant/readings/pay-periods.ts";
import { toMoney } from "#assistant/readings/slots/form.ts";
import { type Direct, stripCourtesy } from "#assistant/readings/reading.ts";
import { getShape, type Shape } from "#assistant/tokens/shape.ts";
import type { Amount, Clock, Token } from "#assistant/tokens/token.ts";

type Values = Shape & { readonly clocks: readonly Clock[]; readonly match: RegExpExecArray };

/** A form of question: how it is said, as a shape, and the reading that its values make. */
interface Form {
  readonly said: RegExp;
  read(values: Values): Direct;
}

const PERIOD = `(?:an |a |per |each |/ ?)?(${Object.keys(PERIODS).join("|")})`;
const ASK =
  "(?:(?:so|please|what|whats|what's|is|are|that|the|how|much|many|convert|calculate|if|i|make|earn|get|get paid|am paid|my) )*";
const WORDS_OF_PAY = "(?: (?:salary|wage|pay|rate|income|earnings))?";

const FORMS: readonly Form[] = [
  {
    said: new RegExp(
      `^${ASK}<A> ${PERIOD}(?: <A> (?:hours|h) (?:a|per) week| <T> (?:a|per) week)? (?:(?:salary|wage|pay|to|in|into|is|how much|what|that|which|as|my|the|=) )*${PERIOD}${WORDS_OF_PAY}$`,
    ),
    read: ({ amounts, match }) => readPay(amounts, match[1]!, match[2]!),
  },
  {
    said: /^(?:(?:how|long|many|much|is|it|the|time|hours|duration|there|are|between|from|of|in|what|whats|i work|work|working) )*<C> (?:to|until|till|til|and|-|–) <C>(?: (?:how long is that|how long|how many hours|in hours|is how long))*$/,
    read: ({ clocks: [start, end], text }) =>
      /^<C> [-–] <C>$/.test(text) && isEarlier(end!, start!) ? subtractClocks(start!, end!) : between(start!, end!),
  },
  {
    said: /^(?:(?:how long is|what is|how much is|sum of|total of|add|add up|the) )*<T>(?: (?:plus|and|\+) <T>)+(?: (?:together|in total|altogether|added together))?$/,
    read: ({ amounts }) => readDurations(amounts),
  },
  {
    said: /^(?:(?:how|long|to|time|travel|for|does|do|it|will|take|if|i|driving|drive|go|is|my|a|trip|of|the) )*<A> (?:(?:trip|drive|at|doing|going|driving|a|speed|of|take|takes) )*<A>(?: (?:how long|travel time|time|take|how long does it take|how long will it take))*$/,
    read: ({ amounts, text }) => (/\b(?:long|time)\b/.test(text) ? readTravel(amounts) : null),
  },
  {
    said: /^(?:(?:(?:how much does )?each (?:person )?pays? if|how much each if|if) )?<A> (?:people|persons|friends|kids|of us) (?:(?:split|share) <A>|<A> (?:split|share))(?: (?:equally|evenly|between them|how much each))*$/,
    read: ({ amounts: [people, whole] }) => readShares(whole!, people!),
  },
  {
    said: /^(?:split |divide |share )?<A> (?:for|on|between|among|by) <A> (?:people|persons|friends|kids)(?: (?:split|equally|evenly|how much each|how much per person|each|per person))*$/,
    read: ({ amounts: [whole, people], text }) =>
      /split|divide|share|each|per/.test(text) ? readShares(whole!, people!) : null,
  },
  {
    said: /^(?:(?:is|it|cheaper|which|what's|what|whats|the|better|best|deal|buy|value|compare|to|price) )*<A> for <A> (?:or|vs|versus|and|better than|cheaper than|a better deal than|better value than) <A> for <A>(?: (?:which|is|the|cheaper|better|cheapest|best|deal|buy|value))*$/,
    read: ({ amounts }) => readOffers(amounts),
  },
];

/** Reads a question of one of the forms; null where it is none. */
export function readEverydayForms(tokens: readonly Token[]): Direct {
  const shape = getShape(tokens);
  const text = stripCourtesy(shape.text.replaceAll(/\s+/g, " "));
  const clocks = tokens.filter((token) => token.type === "time");
  for (const { said, read } of FORMS) {
    const match = said.exec(text);
    const reading = match && read({ ...shape, text, clocks, match });
    if (reading) return reading;
  }
  return null;
}

const toMinutes = ({ time }: Clock) => time.split(":").reduce((all, part) => 60 * all + Number(part), 0);

const getHalf = ({ text }: Clock) => /^\d+:\d\d ?([ap]m)?$/i.exec(text.trim())?.[1]?.toLowerCase() ?? "";

/** Of two times of the same half of a day, or of none that is said, whether one is before the other. */
const isEarlier = (one: Clock, other: Clock) =>
  [one, other].every(({ text }) => /^\d+:\d\d(?: ?[ap]m)?$/i.test(text.trim())) &&
  getHalf(one) === getHalf(other) &&
  toMinutes(one) < toMinutes(other);

const between = (start: Clock, end: Clock): Direct => ({
  calculator: "time-duration",
  inputs: { mode: "between", startTime: start.time, endTime: end.time },
  unread: [],
  output: "text",
});

/** "22:00 - 6:00": from an evening to a morning. */
const isNight = (start: Clock, end: Clock) => toMinutes(start) >= 18 * 60 && toMinutes(end) <= 11 * 60;

/** More hours between two times may be a shift from morning to evening as well, or a night. */
const MOST_BETWEEN = 180;

/** "4:05 - 3:38" is 27 minutes, and no night and day; null where it may be from one time to another. */
function subtractClocks(later: Clock, earlier: Clock): Direct {
  const minutes = toMinutes(later) - toMinutes(earlier);
  if (minutes > MOST_BETWEEN)
    return isNight(later, earlier)
      ? between(later, earlier)
      : { calculator: null, reason: "Say from when to when, with am and pm, or “minus”." };
  const durations = [{ operation: "add", hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 }];
  return { calculator: "time-duration", inputs: { mode: "sum", durations }, unread: [], output: "text" };
}

/** "2bn" as the number that it stands for. */
const sizeOf = ({ value, multiple }: Amount) => value * multiple;

/** Eight hours at the federal minimum wage (29 USC 206) of 7.25. */
const LEAST_A_DAY = 58;
/** Days, as a number and as they are written. */
const DAYS_OF: Readonly<Record<string, readonly [number, string]>> = {
  day: [1, ""],
  week: [7, "7"],
  month: [365 / 12, "365 / 12"],
  year: [365, "365"],
};
const multiplyBy = ([, written]: readonly [number, string]) => (written === "" ? "" : ` * ${written}`);
const divideBy = ([, written]: readonly [number, string]) => (written === "" ? "" : ` / (${written})`);

/** "25 an hour per year": what one period pays, in another. */
function readPay(amounts: readonly Amount[], from: string, to: string): Direct {
  const [pay, times] = amounts;
  const unit = times?.measures[0]?.unit.id;
  const [said, asked] = [DAYS_OF[PERIODS[from]!], DAYS_OF[PERIODS[to]!]];
  // Nobody works for 5 dollars a day: it is spent on all of them.
  if (pay && !pay.isPercent && !times && said && asked && [from, to].some((one) => PERIODS[one] === "day")) {
    if (sizeOf(pay) / said[0] < LEAST_A_DAY && pay.measures.length === 0)
      return {
        calculator: "scientific-calculator",
        inputs: { expression: `${sizeOf(pay)}${multiplyBy(asked)}${divideBy(said)}` },
        unread: [],
        told: { field: toMoney([pay], PERIODS[to] === "day" ? "A day" : `Every day, ${EACH[PERIODS[to]!]}`) },
      };
  }
  if (!pay || pay.isPercent || pay.measures.length > 0 || PERIODS[from] === PERIODS[to]) return null;
  return {
    calculator: "salary-converter",
    inputs: {
      amount: sizeOf(pay),
      period: toPayPeriod(PERIODS[from]!),
      // "300 a day, 5 days a week" are no 5 hours.
      ...(times ? { [unit === "day" ? "daysPerWeek" : "hoursPerWeek"]: sizeOf(times) } : {}),
    },
    unread: [],
    output: PAY_OUTPUTS[PERIODS[to]!]!,
  };
}

/** Durations that are added. */
function readDurations(amounts: readonly Amount[]): Direct {
  const durations = amounts.map(({ parts, value, measures }) => {
    const all = parts.length > 0 ? parts : [{ value, measure: measures.find((one) => one.dimension.id === "time")! }];
    const of = (unit: string) => all.reduce((sum, part) => sum + (part.measure.unit.id === unit ? part.value : 0), 0);
    const isPlain = all.every((part) => ["h", "min", "s"].includes(part.measure.unit.id));
    return isPlain ? { operation: "add", hours: of("h"), minutes: of("min"), seconds: of("s") } : null;
  });
  if (durations.includes(null)) return null;
  return { calculator: "time-duration", inputs: { mode: "sum", durations }, unread: [], output: "text" };
}

/** What each pays, without a tip that nobody asked for. */
function readShares(whole: Amount, people: Amount): Direct {
  if ([whole, people].some((one) => one.isPercent || one.measures.length > 0)) return null;
  const expression = `${sizeOf(whole)} / ${sizeOf(people)}`;
  return { calculator: "scientific-calculator", inputs: { expression }, unread: [] };
}

/** A distance at a speed: the time of driving, without the breaks of a long trip. */
function readTravel([distance, speed]: readonly Amount[]): Direct {
  const length = distance?.measures.find((one) => one.dimension.id === "length");
  const pace = speed?.measures.find((one) => one.dimension.id === "speed");
  if (!length || !pace) return null;
  return {
    calculator: "road-trip-time",
    inputs: {
      distance: convert(distance!.value, length.unit, getUnit(length.dimension, "km")),
      averageSpeed: convert(speed!.value, pace.unit, getUnit(pace.dimension, "km/h")),
    },
    unread: [],
    output: "drivingHours",
    units: { distance: length.unit.id, averageSpeed: pace.unit.id },
  };
}

/** "3 for 10 or 5 for 16": the cheaper by the piece. */
function readOffers(amounts: readonly Amount[]): Direct {
  const plain = amounts.every((one) => !one.isPercent && one.measures.length === 0);
  const [first, second] = [amounts.slice(0, 2), amounts.slice(2)];
  if (!plain || amounts.length !== 4) return null;
  const items = [first, second].map(([count, price]) => ({
    name: `${sizeOf(count!)} for ${sizeOf(price!)}`,
    price: sizeOf(price!),
    packs: 1,
    amount: sizeOf(count!),
    unit: "item",
  }));
  return { calculator: "unit-price", inputs: { items }, unread: [], output: "bestBuy" };
}
