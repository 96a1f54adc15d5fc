/**
 * What is bought together: so many at so much, and what is added to them; from what there is to spend, by those who share
 * it. "60 guests at 35 each plus 800 for the hall", "change from 50 for 3 coffees at 4.50 and a book for 12".
 */
import type { Reading } from "#assistant/readings/reading.ts";
import {
  getMeasure,
  read,
  sum,
  tellIn,
  toMoney,
  toNumber,
  toUnit,
  type Value,
} from "#assistant/readings/slots/form.ts";
import { OF_PACKS } from "#assistant/readings/slots/words.ts";
import type { Measure } from "#assistant/tokens/unit-names.ts";
import { countFirst, type Item, listUnknown, readByNoun, readFees, readOnes } from "./basket-items.ts";
import type { Marked } from "./read-model.ts";

const NOT =
  /\bper <|<(?:percent|date|clock|days|weeks|months|years|speed|fuelEconomy|fraction|area|power|energy|span|cent)|\b(?:or|vs|versus|off|discount|coupon|tax|tip|tips|gratuity|average|avg|mean|median|than|half|twice|double|free|except|without|difference|ratio|interest|loan|mortgage|rate|profit|margin|markup|sold|sell|sells|selling|earn\w*|sales|income|salary|wage|paid back|deposit\w*|refund\w*|stocks?|shares|month|monthly|year|yearly|week|weekly|daily|per (?:day|hour|mile|gallon)|an? (?:day|hour|mile|gallon|minute)|hourly|cheaper|cheapest|better|best|more|less|(?<!\b(?:what|much) (?:do|does|did) (?:i|we|he|she) )owes?|owed|lend|lent|borrow\w*|chance|probability|odds|perimeter|area|times as|how many times|between|split|each other|recipe|calories|protein|carbs|grams|score|scores|points?|grades?|credits?|squared|root|power|exchange|dozens?|taller|older|bigger|combinations|ways|remainder|divisible|multiple|factors?|percent|percentage|%|weigh in|lose|lost|gain\w*|altitude|temperature|now|was|were|used to|next|sequence|pattern|inflation)\b|\bin <(?:number|money)\d+>(?! (?:cash|bills|coins|fees?|tips|gas|rent|shipping|total|groceries))|\/|\*|=|<number\d+>(?: [a-z]+)? for(?: [a-z]+)? <(?:number|money)\d+>(?: dollars| bucks)?(?! (?:each|apiece|an? |per |every|people|persons|guests|kids))/;
const EACH =
  "(?:each|apiece|a piece|a pop|every|per (?!order|table)[a-z]+|a (?:night|head|plate|person|ticket|shirt|bag|box|pair|book|bottle|slice|seat|pop|kid|child|pack|cup|can|ride|game|dozen|bar|roll|unit))";
const CASH = "(?: (?:dollars?|bucks))?";
const N = "<(?:number|money)(\\d+)>";
/** "3 coffees at 4.50", "2 shirts 25 each", "12.50 a person for 3 people". */
const PAIRS: readonly (readonly [RegExp, "count" | "price"])[] = [
  [
    /<number(\d+)>((?: (?!and|plus|i|we|or|with)[a-z]+){0,3} (?:[a-z]+s|people|children|men|women|pizza|of (?:them|those|these))(?: of [a-z]+)?) (?:(?:at|@|x|priced|for|are|cost|costs|they're|is|about) )+\(? ?<(?:number|money|mass|hours)(\d+)>(?: (?:dollars|bucks))?(?: EACH)/,
    "count",
  ],
  [
    /<number(\d+)>((?: (?!and|plus|i|we|or|with)[a-z]+){0,3} (?:(?!dollars|bucks|cash|budget|total|out|off|more|less|is|are)[a-z]{3,}(?<!ing|ly|ed)|of (?:them|those|these))(?: of [a-z]+)?) (?:at|@|x) \(? ?<(?:number|money|mass|hours)(\d+)>(?: (?:dollars|bucks))?/,
    "count",
  ],
  [
    /<number(\d+)>((?: (?!plus|or|with|for)[a-z]+){0,5}) \(? ?<(?:number|money|mass|hours)(\d+)>(?: (?:dollars|bucks))?(?: EACH)/,
    "count",
  ],
  [/<number(\d+)>() (?:x )?<(?:money|mass)(\d+)>(?= (?!off)[a-z]+s\b)/, "count"],
  // "12 tickets at 5, 20 at 2"
  [/(?<=;.*)<number(\d+)>() (?:at|@|x) <(?:number|money)(\d+)>/, "count"],
  [
    /<(?:number|money)(\d+)>(?: (?:dollars|bucks))? EACH(?: [a-z]+)? (?:for|x|times|with|and) (?:all |the |our )?<number(\d+)>((?: [a-z]+)?)/,
    "price",
  ],
  [
    /(?:costs?|are|is) <(?:number|money)(\d+)>(?: (?:dollars|bucks))?(?: EACH)?(?: and| so| if)? (?:i|we|i'm|we're)(?: (?:need|want|am|are|buy|buying|get|getting|take|have|ordered))+ <number(\d+)>((?: of (?:them|those))?)/,
    "price",
  ],
].map(([pattern, first]) => [
  new RegExp((pattern as RegExp).source.replaceAll("EACH", EACH)),
  first as "count" | "price",
]);

const ASKS_LEFT =
  /\b(?:change|left|leftover|remain\w*|how much (?:[a-z]+ ){0,3}back|(?:get|give|have|got) back|do i (?:still )?have|still have|left over|clear(?:ed)? how much|how much (?:did (?:i|we) )?clear(?:ed)?)\b/;
const ASKS_TOTAL =
  /\b(?:total|altogether|all together|in all|sum|add up|combined|together|how much|how heavy|cost|costs?|what (?:do|did|will|would|does|is|'s)|whats|what's|pay|spend|spent|price|come to|comes to|bill|how (?:many|long))\b/;
const ASKS_PER =
  /\b(?:cost|price|total|much)? ?(?:per|for each|does each|for every) ([a-z]+?)s?(?: pay| cost| come to)?$/;
const PURSE = [
  `(?:have|had|got|raised|collected|with|budget(?: of| is)?|started with|start with|starting with|out of|from|gave|give|gives|handed|hand|paid with|pay with|paying with|brought|carrying|left (?:of|from))(?: (?:only|just|an?|the|her|him|them|me|cashier|over|my))* ${N}${CASH}(?: (?:bill|note|budget|in cash|cash|to spend|in my wallet))*`,
  `^(?:if |i )?${N}${CASH} (?:budget|to spend|in (?:my|the) [a-z]+|bill|cash|minus|less)`,
  // "20 dollars, 3 coffees 4.25 each, change"
  `^(?:an? )?${N}${CASH}(?= ;)`,
].map((one) => new RegExp(`(?<![a-z])${one}`));

/** Each figure behind its name: "milk 3.49, eggs 4.25". */
const NAMED_LIST =
  /^(?:[a-z]+ )+<(?:number|money)\d+>(?: (?:dollars|bucks))?(?:(?: and| plus| ,| ;)*(?: [a-z]+){1,3} <(?:number|money)\d+>(?: (?:dollars|bucks))?)+(?: [a-z]+){0,6}$/;
const HEADED =
  /^(?:my |our |the |today's |total )?(?:expenses|costs|spending|spent|groceries|grocery|receipt|bills|purchases|shopping|order)\b/;
const SUMS = /\b(?:total|combined|altogether|all together|together|in all|sum)\b/;

const ASKS_MANY =
  /\b(?:how|as) many\b.*\b(?:can|could)\b|\b(?:can|could)\b.*\bhow many\b|\bhow many$|\bhow many .*\b(?:buy|get|afford)\b/;
const PRICE_OF_ONE = [
  `${N}${CASH} ${EACH}`,
  `(?:at|@|cost|costs|for|are) ${N}(?! (?:how|i|we))`,
  `how many <money(\\d+)>`,
  `(?:many|of the|the) <(?:number|money)(\\d+)>(?: dollar)? [a-z]+s\\b`,
].map((one) => new RegExp(`(?<![a-z])${one}`));

/** "Paid with a fifty, bill was 31.42, change?": what comes back of a note is not a change in percent. */
export const readChange = (marked: Marked): Reading | null =>
  /\bchange\b/.test(marked.text) && /\b(?:paid|pay|paying|gave|give|hand|handed) (?:[a-z]+ )*</.test(marked.text)
    ? readBasket(marked)
    : null;

const INCOME =
  /^(?:[^<]* )?(?:(?:earn|make|bring home|take home) (?=<(?:number|money))|(?:net )?(?:salary|income|wages?|pay|balance|take home pay)(?: (?:is|of|=|:))* (?=<(?:number|money)))/;
const MONTHLY = / (?:an?|per|every|each|the|this|that) month\b| monthly\b/g;

/** "I earn 2450 a month and pay 890 for rent, what is left?": what is earned is what there is to spend. */
function spendIncome(text: string): string {
  return ASKS_LEFT.test(text) && INCOME.test(text)
    ? text
        .replace(INCOME, " have ")
        .replaceAll(MONTHLY, "")
        .replaceAll(/ net\b(?= )/g, "")
        .trim()
    : text;
}

const FOR_ONE = new RegExp(`<number\\d+> [a-z]+ for <(?:number|money)\\d+>(?: dollars| bucks)? per ${OF_PACKS}$`);

const SPLIT =
  /(?:,? (?:and )?(?:split|divided|shared|share|divide)(?: (?:it|all|evenly|equally|up))*(?: (?:by|between|among|into|with))?) <number(\d+)>(?: (?:ways|people|friends|of us|families|kids|roommates))?(?: (?:evenly|equally|each|how much (?:does |is it )?each(?: pay)?))*$/;

/** "4 tickets at 52 plus parking 20, split by 4" */
function readSplit({ text, values }: Marked): Reading | null {
  const split = SPLIT.exec(text);
  const people = split ? toNumber(values[Number(split[1])]) : 0;
  const all = people > 1 ? readBasket({ text: `${text.slice(0, split!.index)} total`, values }) : null;
  const total = all?.inputs["expression"];
  return all && typeof total === "string" && / [*+] /.test(total)
    ? { ...all, ...sum(`(${total}) / ${people}`), told: { field: toMoney(values, "Each pays") } }
    : null;
}

/** Null where it is not such a list, or something of it has no place. */
export function readBasket(marked: Marked): Reading | null {
  const each = readSplit(marked);
  if (each) return each;
  const { values } = marked;
  // What a pack costs is not a price of one: see `price-of-one.ts`.
  if (FOR_ONE.test(marked.text)) return null;
  const written = marked.text.replace(/ (?:no|without|before|excluding) (?:sales )?tax$/, "");
  const text = spendIncome(countFirst(written));
  if (values.length < 2 || values.length > 12 || NOT.test(text)) return null;
  const buys = readBudget(text, values);
  if (buys) return buys;
  const asksLeft = ASKS_LEFT.test(text) || /^start\w*(?: with| at)? <.* minus /.test(text);
  if (!asksLeft && /\bminus\b/.test(text)) return null;
  // What is paid with is not a price.
  if (!asksLeft && /\bpa(?:id|y|ying) with (?:an? |my )?</.test(text)) return null;
  let rest = text;
  const take = (match: RegExpExecArray) => {
    rest = rest.replace(match[0], " ; ").replaceAll(/ +/g, " ");
  };
  const items: Item[] = [];
  let purse: Value | null = null;
  const findPurse = () => {
    const match = asksLeft ? PURSE.map((one) => one.exec(rest)).find((one) => one !== null) : undefined;
    if (!match) return;
    purse = values[Number(match[1])]!;
    take(match);
  };
  for (const [pattern, first] of PAIRS) {
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      const [count, noun, price] = first === "count" ? [match[1], match[2], match[3]] : [match[2], match[3], match[1]];
      const many = toNumber(values[Number(count)]);
      if (!Number.isInteger(many)) return null;
      items.push({ count: many, value: values[Number(price)]!, noun: noun!.trim() });
      take(match);
    }
  }
  readByNoun(rest, values, items, take);
  readOnes(rest, values, items, take);
  const isPaired = items.length > 0;
  findPurse();
  readFees(rest, values, items, take);
  // A price of one, and nobody said how many.
  const per = ASKS_PER.exec(rest)?.[1];
  if (new RegExp(EACH).test(per === undefined ? rest : rest.replace(ASKS_PER, ""))) return null;
  const isListed =
    /\b(?:total|altogether|in all|sum|add (?:it |them )?up|together|tally|all up|did (?:i|we) (?:spend|pay)|do (?:i|we) owe|is (?:that|it)|come to|comes to)\b/.test(
      text,
    ) &&
    /\b(?:spen[dt]|paid|pay|bought|got|buy|bills?|groceries|grocery|cost|order\w*|owe|tab|receipt|price|prices)\b/.test(
      text,
    );
  const isOfCents = [...rest.matchAll(/<[a-zA-Z]+(\d+)>/g)].every(([, at]) =>
    /[.,]\d\d(?!\d)|\p{Sc}|dollars|bucks/u.test(values[Number(at)]!.text),
  );
  const isNamed = NAMED_LIST.test(rest.replace(/^[ ;]+/, ""));
  // "Dress 75 shoes 60 3 socks 5 each": where names stand before prices, shoes are not counted.
  const isNameFirst = isPaired && /^[a-z]/.test(rest) && !/[;>] ?(?:and |plus |, )?</.test(rest);
  // "Gas 38, tolls 9, parking 20, how much was the trip"
  const [, whole] = /\bhow much (?:was|is|did) (?:the|my|our) (?:whole |entire )?([a-z]+)(?: cost)?$/.exec(text) ?? [];
  const isOfAll = whole !== undefined && text.indexOf(whole) === text.lastIndexOf(whole);
  const isHeaded = isNamed && (isOfAll || HEADED.test(text));
  const isOfOneUnit =
    findMeasure(values.map((value) => ({ count: 1, value, noun: "" }))) &&
    SUMS.test(text) &&
    !/\b(?:then|do|after|needs?|needed|goal|worked|already|limit)\b/.test(text);
  if (!isPaired && !isListed && !isHeaded && !isOfOneUnit && !(isOfCents && (isNamed || values.length > 2))) {
    if (
      !asksLeft ||
      (text === written &&
        !isNamed &&
        !IS_SPENT.test(rest) &&
        !/\b(?:spen[dt]|bought|buy|cost|costs|minus|less|used|paid|pay|gave|gives?|hand|handed|change)\b/.test(text))
    )
      return null;
  }
  for (const match of rest.matchAll(/<[a-zA-Z]+(\d+)>/g))
    items.push({ count: 1, value: values[Number(match[1])]!, noun: "" });
  // "3 coffees" is not a price; "milk 3.49, eggs 4.25" are.
  if (
    !(isNamed && (isOfCents || isHeaded)) &&
    !isOfOneUnit &&
    !isNameFirst &&
    /<number\d+> (?!dollars|bucks|whats|is|was|in|on|for|from|to|and|plus|budget|total|cash|groceries|gas\b|bus\b|utilities|entry|fee|bill)(?:[a-z]+s|children|people|men|women)\b/.test(
      rest,
    )
  )
    return null;
  const unknown = listUnknown(rest);
  if (unknown === null || items.length === 0) return null;
  const measure = findMeasure(items);
  if (measure === null) return null;
  const parts = items.map(({ count, value }) => ({
    count,
    figure: measure ? toUnit(value, measure.dimension.id, measure.unit.id)! : toNumber(value),
  }));
  const total = parts.map(({ count, figure }) => (count === 1 ? String(figure) : `${count} * ${figure}`)).join(" + ");
  const tellMoney = (expression: string, label: string): Reading => ({
    ...sum(expression),
    unread: unknown,
    told: { field: toMoney(values, label) },
  });
  if (measure) {
    if (!ASKS_TOTAL.test(text) || asksLeft || (!isPaired && !isOfOneUnit)) return null;
    if (measure.dimension.id !== "time") return { ...sum(total), unread: unknown, told: tellIn(measure, "In all") };
    return readTime(items, unknown);
  }
  const spent = parts.reduce((all, { count, figure }) => all + count * figure, 0);
  // More than there is to spend: something was taken for something else.
  if (asksLeft)
    return purse && toNumber(purse) >= spent
      ? tellMoney(
          items.length > 1 || items[0]!.count > 1 ? `${toNumber(purse)} - (${total})` : `${toNumber(purse)} - ${total}`,
          "Left",
        )
      : null;
  if (per !== undefined) {
    const shared = items.find(({ noun }) => noun.replace(/s$/, "").endsWith(per));
    return shared && items.length > 1 ? tellMoney(`(${total}) / ${shared.count}`, "For each") : null;
  }
  const isAsked = ASKS_TOTAL.test(text) || !/\b(?:what|how|which|who|when|is|do|does)\b/.test(text);
  return isAsked && (items.length > 1 || isPaired) ? tellMoney(total, "In all") : null;
}

/** "620 on flooring, 415 on paint": what is left of a budget. */
const IS_SPENT =
  /^[ ;]*(?:[a-z]+ ){1,3}<(?:number|money)\d+>(?: [a-z]+){0,6}$|^[ ;]*(?:<(?:number|money)\d+> (?:on|for) (?:the |my )?[a-z]+[ ;]*(?:and )?)+(?: ?[a-z]+){0,5}$/;

/** "With 40 dollars how many tickets at 6 can I buy" */
function readBudget(text: string, values: readonly Value[]): Reading | null {
  if (values.length !== 2 || !ASKS_MANY.test(text)) return null;
  const price = PRICE_OF_ONE.map((one) => one.exec(text)).find((one) => one !== null);
  if (!price) return null;
  const [at, other] = [Number(price[1]), 1 - Number(price[1])];
  const unknown = listUnknown(text);
  const [one, all] = [toNumber(values[at]), toNumber(values[other])];
  if (unknown === null || !(all >= one)) return null;
  const count = `floor(${all} / ${one})`;
  if (ASKS_LEFT.test(text))
    return { ...sum(`${all} - ${count} * ${one}`), unread: unknown, told: { field: toMoney(values, "Left") } };
  return { ...sum(count), unread: unknown, told: { field: { kind: "number", label: "As many as" } } };
}

/** The unit of all; undefined where it is money, null where it is several things. */
function findMeasure(items: readonly Item[]): Measure | undefined | null {
  const kinds = items.map(({ value }) => getMeasure(value));
  if (kinds.every((one) => one === undefined)) return undefined;
  const [first] = kinds;
  return first && kinds.every((one) => one?.dimension.id === first.dimension.id) ? first : null;
}

function readTime(items: readonly Item[], unread: readonly string[]): Reading | null {
  const durations = items.map(({ count, value }) => {
    const minutes = (toUnit(value, "time", "s")! / 60) * count;
    return { operation: "add", hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 };
  });
  return { ...read("time-duration", { mode: "sum", durations }, "text"), unread };
}
