/**
 * Percentages that are told as a story: "the bakery sold 120 of its 150 loaves, what percent is left". The figures, the
 * words that say which of them came first or holds the other, and what is asked decide; what the story is about does not.
 */
import type { AnyField } from "#engine/fields.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { ASKS_CHANGE } from "#assistant/readings/slots/asks-change.ts";
import { read, sum, tidy } from "#assistant/readings/slots/form.ts";
import { asksForOther, asksForUnit, findOfBoth } from "./opposites.ts";
import type { Story } from "./story.ts";

const ASKS_PERCENT = /\b(?:percent|percentage|proportion|rate of return)\b|%/;
const ASKS_COUNT =
  /\b(?:how many|how much|whats?(?: is| are| was| will| would|'s| did)?|number of|find|value|worth|price|cost)\b/;

const UP =
  /\b(?:ros?e|rises?|risen|raise[ds]?|raising|gain(?:ed|s)?|grew|grow(?:s|n|ing)?|increas(?:e|es|ed|ing)|went up|goes up|go up|up by|more|higher|mark(?:s|ed)? up|markup|mark-up|added|appreciat\w*|jump(?:ed|s)?|climb(?:ed|s)?|bigger|heavier|inflation|growth|hike)\b/;
const DOWN =
  /\b(?:drop(?:s|ped)?|fell|falls?|fallen|los(?:t|es?|ing)|decreas(?:e|es|ed|ing)|went down|goes down|down by|marked down|off|discount(?:ed)?|cut|less|loss(?:es)?|reduc\w+|cheaper|minus|depreciat\w*|shr[aiu]nk\w*|lower(?:ed)?|smaller|lighter|declin\w+)\b/;

/** Whether the figure before the change is asked for. */
const ASKS_BEFORE =
  /\boriginal(?:ly)?\b|\bbefore(?:hand)?\b|\bused to\b|\bdid (?:i|we|you|they|he|she|it) (?:first |originally )?(?:pay|cost|have|weigh|start|earn|make)\b|\b(?:regular|full|list|old|initial|starting|previous) (?:price|value|cost|amount|salary|rent|weight)\b|\bthan what\b|\bwhat (?:number|price|amount)\b.*<percent\d+> (?:is|gives|equals|makes)\b/;

/** Percentages of a story; null where it is none, or its figures could stand for several things. */
export function readPercentStory(story: Story): Reading | null {
  const { plain, percents, spans, text, clocks, isOfOneKind } = story;
  if (clocks.length > 0 || !isOfOneKind) return null;
  if (plain.length === 1 && percents.length === 0 && spans.length === 2) return readDoubling(story);
  if (/\bdouble[ds]?\b/.test(text)) return null;
  const isEach = /\b(?:per|each|every)\b/.test(text);
  if (plain.length === 1 && percents.length === 1 && spans.length === 1) return readYears(story);
  if (isEach) return null;
  if (plain.length === 2 && percents.length === 0 && spans.length === 0 && ASKS_PERCENT.test(text))
    return readPair(story);
  if (plain.length === 1 && percents.length === 1 && spans.length === 0)
    return readChangeOfOne(story) ?? readShare(story);
  if (plain.length < 2 && percents.length === 2 && spans.length === 0) return readTwoChanges(story);
  if (plain.length === 0 && percents.length === 1 && spans.length === 0) return readRecovery(story);
  return null;
}

/** Two figures in percent: what one is of the other, or how much it has changed. */
function readPair(story: Story): Reading | null {
  const { text, plain } = story;
  // "Went up 12 to 60": it was 48.
  if (/\b(?:up|down)(?: by)? <\w+> to </.test(text)) return null;
  const [first, second] = plain.map(({ at }) => at) as [number, number];
  const than = findMark(text, /\b(?:than|compared to|compared with|versus)(?: (?:the|a|an|my|our))*$/, [first, second]);
  if (
    than !== null &&
    /\b(?:more|less|bigger|smaller|higher|lower|larger|taller|heavier|lighter|longer|shorter|fewer|greater|cheaper)\b/.test(
      text,
    )
  )
    return change(story, than, than === first ? second : first);
  const order = findOrder(story);
  if (order && isChange(text)) return change(story, ...order);
  // "4 wrong and 20 right" make 24.
  if (/> (?:[a-z]+ )?(?:wrong|incorrect)\b/.test(text) && /> (?:[a-z]+ )?(?:right|correct)\b/.test(text)) return null;
  const ofBoth = findOfBoth(text);
  if (ofBoth !== null) {
    const [one, other] = plain.map(({ at }) => story.valueOf(at)) as [number, number];
    const inputs = { mode: "what-percent", part: ofBoth === 0 ? one : other, whole: tidy(one + other) };
    return read("percentage", inputs, "percent");
  }
  const whole = findWhole(story);
  if (whole === null) return null;
  const part = whole === first ? second : first;
  const [some, all] = [story.valueOf(part), story.valueOf(whole)];
  if (some > all) return null;
  const asksOther = asksForOther(text);
  if (asksOther === null) return null;
  return read("percentage", { mode: "what-percent", part: asksOther ? tidy(all - some) : some, whole: all }, "percent");
}

/** Of round things, tiles and screens nobody compares the widths. */
const IS_FLAT = /\b(?:pizzas?|circles?|round|pans?|tins?|pies?|cakes?|squares?|tvs?|screens?|plates?|discs?|balls?)\b/;

/** A loss that is asked for by its name has no sign. */
function change({ text, valueOf, isMeasured }: Story, old: number, later: number): Reading | null {
  if (isMeasured && IS_FLAT.test(text)) return null;
  const [before, after] = [valueOf(old), valueOf(later)];
  const isLoss = after < before && DOWN.test(text.split(/>/).at(-1)!);
  if (!isLoss) return read("percentage-change", { oldValue: before, newValue: after });
  return { ...sum(`(${before} - ${after}) / ${before} * 100`), told: { field: percentField("Decrease") } };
}

const isChange = (text: string) =>
  UP.test(text) || DOWN.test(text) || /\b(?:change[ds]?|difference|return|profit|now|went)\b/.test(text);

const OLD =
  /\b(?:was|were|had|used to (?:be|cost|weigh|pay|have)|last (?:year|month|week|time)(?: \w+){0,2}|bought (?:it )?(?:for|at)|paid|from|costs?|originally|before|started (?:at|with)|start(?:ing)? (?:at|with)|invested|investment of|initially)(?: (?:a|an|the|about|only|just|it|at|worth))*$/;
const NEW =
  /(?:\bnow(?: (?:is|its|it's|at|worth|costs?|weighs?|has|have))*|\bis (?:now|currently)(?: worth| at)?|\bto|\bthis (?:year|month|week|time)(?: \w+){0,2}|\btoday|\bsold (?:it |them )?(?:for|at)|\bcurrently(?: \w+)?|\bbecame|\band is(?: worth)?|\bmarked down to|\breduced to|\bon sale for)(?: (?:a|an|the|about|only|just|at|worth))*$/;
const OLD_BEHIND = /^(?: [a-z]+)? (?:last (?:year|month|week|time)|before|ago|originally|at first)\b/;
const NEW_BEHIND = /^(?: [a-z]+)? (?:now|today|this (?:year|month|week|time)|currently|afterwards)\b/;

/** Which of two figures came first: as the words beside them say. */
function findOrder({ text, plain }: Story): readonly [old: number, later: number] | null {
  const [first, second] = plain.map(({ at }) => at) as [number, number];
  const say = (at: number) => {
    const [before, behind] = split(text, at);
    const isNew = NEW.test(before) || NEW_BEHIND.test(behind);
    const isOld = OLD.test(before) || OLD_BEHIND.test(behind);
    return isNew === isOld ? null : isNew ? "new" : "old";
  };
  const [one, other] = [say(first), say(second)];
  if (one === other) return null;
  if (one === "old" || other === "new") return one === "new" || other === "old" ? null : [first, second];
  return [second, first];
}

/** The figure that the other is a part of: that behind "of", else the larger one. */
function findWhole({ text, plain, valueOf }: Story): number | null {
  const places = plain.map(({ at }) => at);
  const of = findMark(
    text,
    /\b(?:out of|of|from|over|on)(?: (?:a|an|the|its|his|her|my|our|their|all|total|goal))*$/,
    places,
  );
  if (of !== null && !/\bfrom <\w+> to </.test(text)) return of;
  if (isChange(text)) return null;
  const total = places.find((at) =>
    /^(?: [a-z]+)? (?:goal|total|target|capacity|limit|in total|altogether)\b/.test(split(text, at)[1]),
  );
  if (total !== undefined) return total;
  const [first, second] = places as [number, number];
  return valueOf(first) > valueOf(second) ? first : second;
}

/** One figure that changes by a percentage: what it becomes, or what it was. */
function readChangeOfOne(story: Story): Reading | null {
  const { text, plain, percents, valueOf } = story;
  const [isUp, isDown] = [UP.test(text), DOWN.test(text)];
  // "My cut is 4%" is a share.
  if (isUp === isDown || /\b(?:my|your|our|his|her|their|the|a) cut\b|> cut\b/.test(text)) return null;
  const [{ at }, { at: rate }] = [plain[0]!, percents[0]!];
  const [before, behind] = split(text, at);
  // "Saved 30 at 25% off": what is saved is the change itself.
  if (/\b(?:sav(?:ed?|es|ing)|savings (?:is|was|of|were))(?: (?:me|us|about|only))*$/.test(before.trim())) return null;
  const isBehind = text.indexOf(`${rate}>`) < text.indexOf(`${at}>`);
  const isNew =
    NEW.test(before) ||
    NEW_BEHIND.test(behind) ||
    (isBehind &&
      /\b(?:is|for|paid|pay|makes?|gives?|equals?|leaves?)(?: (?:a|an|the|about|only|just|me|us|with))*$/.test(
        before,
      )) ||
    /^(?: [a-z]+)? (?:after|is <percent\d+> (?:more|less|higher|lower|bigger|smaller))\b/.test(behind);
  const factor = `(1 ${isUp ? "+" : "-"} ${valueOf(rate)} / 100)`;
  // "Sold for 150 after a 25% markup, cost": what it has become is changed no more.
  const isPriced = /\b(?:price|sells?) (?:for |at |is |of )*<.*\bmark-?up\b.*\bcost\W*$/.test(text);
  if (isPriced) return told(story, `${valueOf(at)} / (1 + ${valueOf(rate)} / 100)`, "Cost");
  const isChanged = isNew && new RegExp(`${at}>(?: [a-z]+)? after (?:an? |the )?<percent`).test(text);
  if (ASKS_BEFORE.test(text) || (isChanged && /\bcost\W*$/.test(text)))
    return isNew ? told(story, `${valueOf(at)} / ${factor}`, "Before the change") : null;
  const isOld =
    OLD.test(before) ||
    /\b(?:on|of|for|is|earn|make|weighs?|has|have)(?: (?:a|an|the|my|our|about|items that cost))*$/.test(before);
  if (isNew && (isBehind || isChanged)) return null;
  if (!isOld && isBehind) return null;
  if (!ASKS_COUNT.test(text)) return null;
  const mode = ASKS_CHANGE.test(text) ? "percent-of" : isUp ? "increase" : "decrease";
  return read("percentage", { mode, percent: valueOf(rate), whole: valueOf(at) });
}

/** "30% of the students are girls and there are 240": a part of what is counted, or the rest of it. */
function readShare({ text, plain, percents, valueOf, isMeasured }: Story): Reading | null {
  const [{ at }, { at: rate }] = [plain[0]!, percents[0]!];
  if (isMeasured || !/\bhow many\b|\bhow much\b|\bnumber of\b/.test(text) || UP.test(text) || DOWN.test(text))
    return null;
  const isOf = `<percent${rate}> (?:of|were|are|said|have|had|get|got|like|chose|voted|passed|failed)\\b`;
  const isDone = `\\b(?:read|sold|spent|used|finished|done|ate|driven|paid|completed|gave away) (?:about )?<percent${rate}>`;
  if (!new RegExp(`${isOf}|${isDone}`).test(text)) return null;
  const asksOther = asksForOther(text);
  if (asksOther === null || asksForUnit(text, split(text, at)[1])) return null;
  // "30 % of the tickets are gone, that's 96 tickets": the figure is the share itself.
  if (
    new RegExp(`<percent${rate}>.*\\b(?:that's|that is|thats|which is|meaning|equals|or|this is) <\\w+?${at}>`).test(
      text,
    )
  )
    return asksOther ? null : read("percentage", { mode: "of-what", percent: valueOf(rate), part: valueOf(at) });
  const percent = asksOther ? tidy(100 - valueOf(rate)) : valueOf(rate);
  return read("percentage", { mode: "percent-of", percent, whole: valueOf(at) });
}

/** "Loses 15% a year, after 3 years": the same change again and again. */
function readYears(story: Story): Reading | null {
  const { text, plain, percents, spans, valueOf } = story;
  const [isUp, isDown] = [UP.test(text), DOWN.test(text)];
  const period = new RegExp(
    `<percent${percents[0]!.at}>(?: of (?:its|the|their) (?:value|price|population|weight))?(?: (?:a|an|per|each|every)| in value (?:a|per|each|every))? (year|annually|yearly|month|monthly|week|weekly|day|daily)\\b`,
  ).exec(text)?.[1];
  const unit = period
    ?.replace(/^annually$/, "year")
    .replace(/ly$/, "")
    .replace(/^dai$/, "day");
  if (
    isUp === isDown ||
    !unit ||
    /\b(?:interest|apr|apy|loan|compound\w*|deposit|monthly payments?|simple|straight)\b/.test(text)
  )
    return null;
  const count = spans[0]!.in(unit);
  if (count === null || ASKS_BEFORE.test(text) || ASKS_PERCENT.test(text.replaceAll(/<percent\d+>/g, ""))) return null;
  const factor = `(1 ${isUp ? "+" : "-"} ${valueOf(percents[0]!.at)} / 100)`;
  return told(
    story,
    `${valueOf(plain[0]!.at)} * ${factor} ^ ${tidy(count)}`,
    `After ${tidy(count)} ${unit}${count === 1 ? "" : "s"}`,
  );
}

/** "Doubles every 3 hours, after 12 hours". */
function readDoubling(story: Story): Reading | null {
  const { text, plain, spans, valueOf } = story;
  const [, at] = /\bdoubl(?:e|es|ed|ing) (?:in (?:size|number|value) )?(?:every|each|in) <time(\d+)>/.exec(text) ?? [];
  const period = spans.find((one) => String(one.at) === at);
  const whole = spans.find((one) => one !== period);
  const [once, all] = [period?.in("s") ?? null, whole?.in("s") ?? null];
  if (!once || !all) return null;
  return told(story, `${valueOf(plain[0]!.at)} * 2 ^ ${tidy(all / once)}`, "After all doublings");
}

/** Whether words tell of more or of less; null where they tell of neither or of both. */
function readDirection(words: string): boolean | null {
  const [isUp, isDown] = [
    UP.test(words) || /\b(?:up|adds?)\b/.test(words),
    DOWN.test(words) || /\b(?:down|takes?|knock)\b/.test(words),
  ];
  return isUp === isDown ? null : isUp;
}

/** "Rose 4% then 5%": both changes in one, of a figure or in percent. */
function readTwoChanges(story: Story): Reading | null {
  const { text, plain, percents, valueOf } = story;
  const sides = percents.map(({ at }) => {
    const [before, behind] = split(text, at);
    return [before.split("<").at(-1)!.split(">").at(-1)!, behind.split("<")[0]!].map(readDirection);
  });
  // "Goes up 20% and then down 15%": where the first has its word before it, so has the second.
  const side = (sides[0]?.[0] ?? null) === null ? 1 : 0;
  const factors = percents.map(({ at }, place) => {
    const isUp = sides[place]![side] ?? sides[place]![1 - side] ?? null;
    return isUp === null ? null : { isUp, value: valueOf(at) };
  });
  const [first, second] = factors;
  // "Rose 4% then 5%"
  const other =
    second ?? (first && /\bthen\b|\band\b/.test(text) ? { isUp: first.isUp, value: valueOf(percents[1]!.at) } : null);
  if (
    !first ||
    !other ||
    !/\b(?:then|and|again|followed by|after(?:wards)?|next|later)\b/.test(text) ||
    ASKS_BEFORE.test(text)
  )
    return null;
  const product = [first, other].map(({ isUp, value }) => `(1 ${isUp ? "+" : "-"} ${value} / 100)`).join(" * ");
  if (plain[0]) return told(story, `${valueOf(plain[0].at)} * ${product}`, "After both changes");
  // Who asks for nothing asks what the two come to.
  const isAsked =
    /\b(?:total|overall|altogether|combined|net|in all|both|change|above or below|higher or lower)\b/.test(text);
  if (!isAsked && /\b(?:how|what|which|when)\b/.test(text)) return null;
  return { ...sum(`(${product} - 1) * 100`), told: { field: percentField("Change in all") } };
}

/** "Fell 20%, how much must it rise to recover". */
function readRecovery({ text, percents, valueOf }: Story): Reading | null {
  if (
    !DOWN.test(text) ||
    !/\b(?:break even|recover|get back|back to (?:even|where|the)|make (?:it|that) back|return to)\b/.test(text)
  )
    return null;
  return {
    ...sum(`(1 / (1 - ${valueOf(percents[0]!.at)} / 100) - 1) * 100`),
    told: { field: percentField("Rise needed") },
  };
}

const percentField = (label: string): AnyField => ({ kind: "percent", label, decimals: 2 });

function told({ field }: Story, expression: string, label: string): Reading {
  const { field: own, unit } = field(label);
  return { ...sum(expression), told: { field: own, ...(unit ? { unit } : {}) } };
}

/** What stands before and behind a mark. */
function split(text: string, at: number): readonly [before: string, behind: string] {
  const match = new RegExp(`<[a-z]+${at}>`, "i").exec(text)!;
  return [text.slice(0, match.index).trimEnd(), text.slice(match.index + match[0].length)];
}

/** The only one of some marks with these words right before it. */
function findMark(text: string, before: RegExp, places: readonly number[]): number | null {
  const found = places.filter((at) => before.test(split(text, at)[0]));
  return found.length === 1 ? found[0]! : null;
}
