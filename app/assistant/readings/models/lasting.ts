/**
 * A whole, what is done of it, so much at a time, and how long that takes: a book by pages a day, a tank by gallons a
 * minute, a debt or savings without interest by money a month. Any of them is asked for.
 */
import { convert } from "#units/convert.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import {
  getMeasure,
  getUnitId,
  sum,
  tellIn,
  tidy,
  toMoney,
  toNumber,
  type Value,
} from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";
import type { Marked } from "./read-model.ts";

const NOT =
  /<(?:percent|date|clock|area|speed|fuelEconomy|power|energy|dataRate|data)|\b(?:loan|mortgage|card|apr|interest rate|compound\w*|tax|taxes|overtime|wage|salary|mph|mpg|calories|dose|mg|average|each of|percent|while|income|workers|people|men|machines|together|both|two|lose|faster|slower|skip\w*|weekends?|weekdays?|except|mortgage|discount|words|wpm|speed|per page|twice|alternate|dogs|cats|cost|price of|difference|rate|growth|grow\w*|return|raise)\b/;
const NO_INTEREST =
  / ?\b(?:with |at )?(?:(?:no|zero|without(?: any)?|0) interest|(?:zero|0) percent(?: interest| apr)?|interest[- ]free|no growth)\b/g;

/** The periods, as they are said and in which unit. */
const PERIODS: readonly (readonly [names: string, unit: string])[] = [
  ["seconds?|secs?", "s"],
  ["minutes?|mins?", "min"],
  ["hours?|hrs?|h|hourly", "h"],
  ["days?|nights?|evenings?|mornings?|daily|nightly", "day"],
  ["weeks?|wks?|weekly", "week"],
  ["months?|mos?|mths?|monthly", "month"],
  ["years?|yrs?|yearly|annually", "year"],
];
const ANY_PERIOD = PERIODS.map(([names]) => names).join("|");
const BIWEEK = "biweekly|fortnightly|every <number\\d+> weeks|fortnight";

const V = "<(?:number|money|multiple|run|mass|volume|length|cent)(\\d+)>";
const COUNTED =
  "((?: (?!a\\b|an\\b|per\\b|each\\b|every\\b|in\\b|and\\b|of\\b)[a-z]+\\b(?: (?:of )?(?!a\\b|an\\b|per\\b|each\\b|every\\b|and\\b)[a-z]+\\b)?)?)";
const PER = `${V}${COUNTED}(?: (?:in|at))? ?(?:(?:a|an|per|each|every|\\/|one|in a) ?(${ANY_PERIOD}|fortnight)|(hourly|daily|nightly|weekly|monthly|yearly|annually|${BIWEEK}))\\b`;
/** "5 ml twice a day": so much each time, so often. */
const OFTEN = /<number(\d+)> times (?=(?:an?|per|each|every|in a) )/;
const DONE = [
  `(?:on|at|up to|through) page ${V}(?: (?:already|now))?`,
  `(?:already|so far)(?: (?:has|have|had|got|read|saved|paid|done|finished|holds|save|ate|used|put|in|at|it))* ${V}${COUNTED}(?: (?:in it|in|saved|paid))?`,
  `${V}${COUNTED} (?:already|done|so far|in it|inside it|saved|down|to start(?: with)?|in the (?:bank|tank|pool|tub))(?: (?:already|in it|so far))?`,
  `${V}${COUNTED} read(?! <)`,
  `(?:have|has|got|saved|read|start(?:ed|ing)?(?: with| at)?|finished) ${V}(?! ?(?:pages? )?(?:book|total|to go|left)| pages in all)${COUNTED}`,
];
const LEFT_OVER = `${V}${COUNTED} (?:left|remaining|to go)`;
const SPAN = "<(?:hours|days|weeks|months|years)(\\d+)>";

const ASKS_TIME = new RegExp(
  `\\b(?:how long|how soon|when|(?:how many|number of|in what|what) (?:\\w+ )?(?:${ANY_PERIOD}))\\b|\\b(?:${ANY_PERIOD}) (?:needed|left|required|to|until|till|til|will|does|of)\\b|(?:^| )(?<!\\b(?:an?|per|each|every|the|this|last|one|\\/) )(?:${ANY_PERIOD})$|\\b(?:${ANY_PERIOD}) of runway\\b|\\brunway\\b|\\blast\\b|\\bpayback\\b`,
);
const ASKS_RATE = new RegExp(
  `\\b(?:how (?:much|many)|what|need|must|should|goal|pages|amount)\\b.*\\b(?:(?:a|per|each|every) (${ANY_PERIOD})|(daily|nightly|weekly|monthly|yearly))\\b|\\b(?:each|every|per) (${ANY_PERIOD}) .*\\bhow (?:much|many)\\b`,
);

/** What is used up: the last day is none of its whole ones. */
const LASTS = /\b(?:lasts?|lasting|cover|covers|runway|runs? out|burn\w*|empty|supply)\b/;

const WORDS = new Set(
  "how long soon when until till til takes take to fill empty drain drains draining leak leaks leaking full finish finished finishing done read reading reads through goal target reach hit get have need want wants save saves saving saved savings put up for with without already so far left remaining go last lasts lasting runs run out of burn burning rate rest more use using used uses eat eats eating drink drinks consume consumes owe owes owed pay pays paying paid off debt free clear cleared even back him her them brother sister mom dad friend uncle the my i we it its it's at a an per each every and if in on that this page pages book novel chapter chapters pool tank tub bathtub hot spa barrel bucket cistern aquarium pond hose pump faucet tap pumps moves flows flowing holds hold fills filling pumping flow gallon gallons liters supply supplies bag bags food pills pill tablets bottle box episodes episode season show series videos lessons pieces cards total whole number needed required should must will be would am im i'm can just only days day nights night weeks week months month minutes minute hours hour years year bank cash runway money spend spending spends withdraw withdrawing take out goal is cost costs new dollars bucks starting start started adding add adds put away from now there no family down once says say wife husband inside owed before more manage do doing trip tablets vitamins evening evenings course debt".split(
    " ",
  ),
);

interface Amount {
  readonly value: Value;
  readonly figure: number;
  /** The word behind it, where the value has no unit of its own. */
  readonly unit: string;
}

/** Null where it is not such a question, or something of it has no place. */
export function readLasting({ text: said, values }: Marked, least = 2): Reading | null {
  const text = said
    .replaceAll(/(?: at)? <percent(\d+)>/g, (mark, at: string) => (toNumber(values[Number(at)]) === 0 ? " no" : mark))
    .replaceAll(NO_INTEREST, " ")
    // "Each month I spend 650 more than I earn"
    .replace(
      /(?:(?:every|each) (day|week|month|year) )?(?:i |we )?(?:spend|spending) (<(?:number|money)\d+>)(?: dollars| bucks)? more than (?:i|we) (?:earn|make|bring in|take in)(?: (?:every|each|an?|per) (day|week|month|year))?/,
      (_, one: string | undefined, amount: string, other: string | undefined) =>
        ` spend ${amount} a ${one ?? other ?? "time"} `,
    )
    .replace(/\b(empty|full|dry|gone|done) (?:after|in)$/, "how long till $1")
    .replaceAll(/ no(?= |$)/g, "")
    .replaceAll(/ +/g, " ")
    .trim();
  // Whoever says that there is no interest speaks of money that could have some.
  if (NOT.test(text) || values.length < least || values.length > 5) return null;
  const used = new Set<number>();
  let rest = text;
  const take = (way: string): RegExpExecArray | null => {
    const match = new RegExp(`(?<![a-z\\d<])${way}(?![a-z\\d])`).exec(rest);
    if (!match) return null;
    used.add(Number(match[1]));
    rest = rest.replace(match[0], " | ").replaceAll(/ +/g, " ");
    return match;
  };
  const often = OFTEN.exec(rest);
  if (often) used.add(Number(often[1]));
  rest = rest.replace(OFTEN, "");
  const rates = take(PER);
  const flow = rates ? null : (take("<(?:volumeFlow|massFlow|frequency)(\\d+)>") ?? take(`${V} (gpm|gph|lpm)`));
  // The only amount that is left is the whole.
  const hasMore = (rest.match(new RegExp(V, "g")) ?? []).length > 1;
  const done = hasMore ? DONE.reduce<RegExpExecArray | null>((found, way) => found ?? take(way), null) : null;
  const leftOver = done ? null : take(LEFT_OVER);
  const time = take(SPAN);
  const whole = leftOver ?? take(V);
  if (used.size !== values.filter(isFigure).length || whole === null) return null;
  const of = (match: RegExpExecArray): Amount => ({
    value: values[Number(match[1])]!,
    figure: toNumber(values[Number(match[1])]),
    unit: toFlow(match, values)?.[0] ?? match[2]?.trim() ?? "",
  });
  const all = of(whole);
  const inUnit = (one: Amount): number | null => toUnitOf(one, all);
  const ready = done ? inUnit(of(done)) : 0;
  const unread = listUnknown(rest);
  if (ready === null || ready >= all.figure || unread === null) return null;
  const amount = ready === 0 ? `${all.figure}` : `(${all.figure} - ${ready})`;
  const rate = rates ?? flow;
  const asksCount = /\bhow many (?:payments|installments|instalments|deposits|times)\b/.test(rest);
  if (often && !rates) return null;
  if (rate && !time && (asksCount || ASKS_TIME.test(rest))) {
    const once = inUnit(of(rate));
    const each = once === null || !often ? once : tidy(once * toNumber(values[Number(often[1])]));
    const period = flow ? toPeriod(toFlow(flow, values)![1]) : toPeriod(rate[3] ?? rate[4]!);
    // "130 a night, 3 nights" do not last a part of a night.
    const isLess = each !== null && each > all.figure - ready && !/\b(?:how|when|lasts?|runs?)\b/.test(text);
    if (asksCount && each && !isLess && unread.length === 0)
      return { ...sum(`ceil(${amount} / ${each})`), told: { field: { kind: "number", label: "Payments" } } };
    return each && each > 0 && period && !isLess && !asksCount
      ? { ...tellTime(amount, each, period, findAskedPeriod(rest), LASTS.test(rest)), unread }
      : null;
  }
  if (!rate && time) return readRate(rest, amount, all, values[Number(time[1])]!, values, unread);
  return null;
}

/** What counts: no "now", no 0 %. */
const isFigure = (value: Value) =>
  value.type === "amount" ? !(value.isPercent && value.value === 0) : /\d/.test(value.text);

function listUnknown(rest: string): readonly string[] | null {
  const unknown = findUnknownWords(rest, WORDS);
  return unknown && unknown.length <= 4 ? unknown : null;
}

function toPeriod(name: string): { unit: string; times: number } | null {
  if (/biweekly|fortnight|every/.test(name)) return { unit: "week", times: 2 };
  const found = PERIODS.find(([names]) => new RegExp(`^(?:${names})$`).test(name));
  return found ? { unit: found[1], times: 1 } : null;
}

/** Of "5 gpm" the unit and the period: gallons and minutes. */
function toFlow(
  [, at, name]: RegExpExecArray,
  values: readonly Value[],
): readonly [unit: string, period: string] | null {
  // "3 per day" counts no unit.
  const [, often] = /^per-(\w+)$/.exec(getUnitId(values[Number(at)], "frequency") ?? "") ?? [];
  if (often) return ["", often];
  const [of, period] =
    (getUnitId(values[Number(at)], "volumeFlow") ?? getUnitId(values[Number(at)], "massFlow"))?.split("/") ?? [];
  if (of && period) return [of, period];
  return name === "gpm" ? ["gal", "min"] : name === "gph" ? ["gal", "h"] : name === "lpm" ? ["l", "min"] : null;
}

/** In the unit of the whole; a figure without one counts the same. */
function toUnitOf({ value, figure, unit }: Amount, whole: Amount): number | null {
  const other = getMeasure(whole.value);
  if (!other || value.type !== "amount") return getMeasure(value) ? null : figure;
  const isOwn = unit === "" || value.measures[0]?.dimension.id === other.dimension.id;
  const measures = isOwn ? value.measures : findMeasures(unit.split(" ")[0] ?? "");
  const own = measures.find(({ dimension }) => dimension.id === other.dimension.id);
  if (own) return tidy(convert(figure, own.unit, other.unit));
  return measures.length > 0 ? null : figure;
}

/** The period that is asked for: "how many weeks". */
function findAskedPeriod(rest: string): string | null {
  const found = PERIODS.find(([names]) =>
    new RegExp(
      `\\b(?:how many|number of|in what|what) (?:more )?(?:${names})\\b|\\b(?:${names}) (?:needed|left|required|to|until|till|til|will|does|of)\\b|(?:^| )(?<!\\b(?:an?|per|each|every|the|this|last|one|\\/) )(?:${names})$`,
    ).test(rest),
  );
  return found?.[1] ?? null;
}

/** What takes so many days is counted in whole ones; what flows is not, and what lasts so long is used up before. */
function tellTime(
  amount: string,
  each: number,
  { unit, times }: { unit: string; times: number },
  asked: string | null,
  isSupply: boolean,
): Reading {
  const shown = asked ?? unit;
  const [from] = findMeasures(unit) as [Measure];
  const [to] = findMeasures(shown) as [Measure];
  const count = `${amount} / ${each}`;
  const isWhole = !isSupply && /^(?:day|week|month|year)$/.test(unit);
  const steps = isWhole ? `ceil(${count})` : count;
  const told = tellIn(to, "Time");
  if (shown === unit) return { ...sum(times === 1 ? steps : `${times} * ${steps}`), told };
  const factor =
    shown === "month" && unit === "year"
      ? 12
      : shown === "year" && unit === "month"
        ? 1 / 12
        : convert(1, from.unit, to.unit);
  return { ...sum(`${times === 1 ? "" : `${times} * `}${steps} * ${tidy(factor)}`), told };
}

/** So much each day, to be done in time: "how many pages a day to read 350 in 2 weeks". */
function readRate(
  rest: string,
  amount: string,
  all: Amount,
  time: Value,
  values: readonly Value[],
  unread: readonly string[],
): Reading | null {
  const [, one, two, three] = ASKS_RATE.exec(rest) ?? [];
  const period = one ?? two ?? three;
  const unit = period && toPeriod(period)?.unit;
  const id = getUnitId(time, "time");
  if (!unit || !id || time.type !== "amount") return null;
  const [from] = findMeasures(id) as [Measure];
  const [to] = findMeasures(unit) as [Measure];
  const months: Readonly<Record<string, number>> = { month: 1, year: 12 };
  const count =
    months[id] && months[unit]
      ? (time.value * months[id]) / months[unit]
      : tidy(convert(time.value, from.unit, to.unit));
  const measure = all.value.type === "amount" ? all.value.measures[0] : undefined;
  const label = `Each ${unit === "h" ? "hour" : unit}`;
  const told =
    measure !== undefined
      ? tellIn(measure, label)
      : all.value.type === "amount" && all.value.currency !== null
        ? { field: toMoney(values, label) }
        : { field: { kind: "number", label, decimals: 2 } as const };
  return { ...sum(`${amount} / ${count}`), told, unread };
}
