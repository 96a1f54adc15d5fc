/** Pay by another period, and two of them side by side. */
import { PAY_OUTPUTS, PERIODS, toPayPeriod } from "#assistant/tokens/periods.ts";
import { EACH, PAID_A_YEAR } from "#assistant/readings/pay-periods.ts";
import type { Direct } from "#assistant/readings/reading.ts";
import { type Form, getUnitId, read, sum, toMoney, toNumber, toUnit, type Value } from "./form.ts";

const NAMES = Object.keys(PERIODS)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const PAY = "<(?:number|money|multiple|run)\\d+>";
const NOUN = "(?:wage|wages|pay|rate|salary|income|earnings)";
const BEHIND = new RegExp(`${PAY}(?: (?:dollars|bucks))?(?: ?\\/ ?| an | a | per | each | every | )(${NAMES})\\b`);
const BEFORE = new RegExp(`\\b(${NAMES}) ${NOUN}?(?: of| is| at| equals)? ?(?:a )?(?=${PAY})`);
const TO = new RegExp(`\\b(${NAMES}) (?:${NOUN} )?(?:to|into|in) (?:an? )?(${NAMES})\\b`);
/** "Yearly salary 42000 per month": one of both is asked for. */
const AMID = new RegExp(
  `\\b(?:(${NAMES}) (?:${NOUN}|gross)|salary) (?:(?:of|is|for|at|on|from) )*(?:an? )?${PAY}(?: ?\\/ ?| an | a | per | each | every | )(${NAMES})\\b`,
);
/** "Hourly 18, yearly" */
const AROUND = new RegExp(`^(${NAMES}) (?:(?:is|of|at|${NOUN}) )*${PAY} (${NAMES})$`);
/** "Biweekly gross on 71,500": so much is what a year pays. */
const ON = new RegExp(
  `\\b(?:(?:gross|paycheck|pay|check)(?: before tax)? (?:on|for|from)|earn|earning|make|making) (?:an? )?(?=${PAY})`,
);
/** "45k to hourly" */
const ALONE = new RegExp(`^${PAY}(?= (?:to|into|as|in) )`);
/** What somebody may earn in a year. */
const YEARLY_PAY = [8000, 400_000] as const;
const HOURS_A_WEEK = "(?:(?:a|per|each|every) )?(?:week|wk)";
/** "30 hours a week at $17": what an hour pays. */
const HOURLY = new RegExp(`<time\\d+> ${HOURS_A_WEEK} (?:at|@) ${PAY}`);
/** What an hour may pay: two jobs are not two dollars. */
const HOURLY_PAY = [5, 150] as const;
const ASKED_PAY = new RegExp(`(?<!\\b(?:a|an|per|each|every) |\\/ ?)\\b(?:${NAMES}) (?:${NOUN}|gross|paycheck)\\b`);
const SALARY = new RegExp(`${PAY} (?:salary|income)|(?:salary|income) (?:of|is) (?=${PAY})`);

const SALARY_IN = new RegExp(`^(${NAMES}) (?:pay|paycheck|gross)(?: (?:on|for|of|from))?(?: an?)? ${PAY} salary$`);

/** "$31 an hour" */
const PAID = new RegExp(
  `<(?:number|money|multiple|run)(\\d+)>(?: (?:dollars|bucks))?(?: ?\\/ ?| an | a | per | each | every | )(${NAMES})\\b`,
  "g",
);

/** What comes home is said, not asked for: "net pay of 75,000 a year" may ask what is left of it. */
const HOME = new RegExp(
  `^(?:(?:if|i|we|he|she|my|our) )*(?:(?:take home|bring home|net)(?: (?:is|of|about|only|around))*|(?:take home|net) pay(?: (?:is|of|about))*(?! <[a-z]+\\d+>(?: (?:dollars|bucks))?(?: an?| per| each| every| ?\\/)? (?:year|yr|annual))|after tax(?:es)?) ${PAY}`,
);

export const PAY_FORMS: readonly Form[] = [
  {
    // "Take home 1,640 biweekly, how much per year"
    about: [HOME, new RegExp(`\\b(?:${NAMES})\\b`)],
    not: /<percent|\b(?:gross|salary|wages?|before|on|from|rent|spend|save|left|bonus|overtime)\b/,
    places: { pay: ["{N}"] },
    words: `${Object.keys(PERIODS).join(" ")} if i we he she my our take bring home net pay after tax taxes about only around per each every / an a total make dollars bucks`,
    read: ({ pay }, text, all) => {
      const [match, name] = BEHIND.exec(text) ?? [];
      const asked = new Set(
        [...text.replace(match ?? "", " ").matchAll(new RegExp(`\\b(${NAMES})\\b`, "g"))].map(
          ([, one]) => PERIODS[one!]!,
        ),
      );
      const [to, ...others] = asked;
      const [times, over] = [PAID_A_YEAR[PERIODS[name ?? ""] ?? ""], PAID_A_YEAR[to ?? ""]];
      if (to === undefined || others.length > 0 || times === undefined || over === undefined || times === over)
        return null;
      // How many hours or days nobody said.
      if (times > 52 || over > 52) return null;
      return {
        ...sum(`${toNumber(pay)} * ${times} / ${over}`),
        told: { field: toMoney(all, `Take-home pay ${EACH[to]}`) },
      };
    },
  },
  {
    about: [new RegExp(`\\b(?:${NAMES})\\b`), new RegExp(PAY)],
    not: /\b(?:overtime|tax|taxes|take home|raise|rent|percent|commission|bonus|cost|costs|save|saving|savings|loan|interest|miles|bill|subscription|spend|calories|steps|mortgage|payment)\b|<percent/,
    places: { "hours?": [`{T} ${HOURS_A_WEEK}`], pay: ["{N}"] },
    words: `${Object.keys(PERIODS).join(" ")} wage wages pay paid pays rate salary income earnings earn earns earning per each every / someone makes making full time gross paycheck check before tax equals equal convert into at @ part i work working dollars bucks job worker person who total`,
    read: ({ pay, hours }, text) => readPay(pay, hours, text),
  },
  {
    // "28 an hour full time or 56000 a year, which pays more"
    about: [
      /\b(?:more|less|difference|better|best|higher|vs|versus|or)\b/,
      new RegExp(`${PAID.source}.*${PAID.source}`),
    ],
    not: /<(?:percent|time|date|clock)|\b(?:rent|loan|mortgage|lease|interest|tip|cost|costs|cheaper|spend|save|raise|overtime|part time)\b/,
    places: { one: ["{N}"], other: ["{N}"] },
    words: `${Object.keys(PERIODS).join(" ")} per an a / each every full time job jobs offer offers position pays pay paid paying paycheck salary wage which what is one more less difference by between salary better best higher money make makes earn earns or vs versus than b dollars bucks`,
    read: (_, text, all) => comparePay(text, all),
  },
];

/** The period beside the amount is what it is for; the other one is asked for. */
function readPay(pay: Value | undefined, hours: Value | undefined, text: string) {
  const plain = text.replace(new RegExp(`<time\\d+> ${HOURS_A_WEEK}`), " ");
  const isHourly =
    HOURLY.test(text) &&
    !BEHIND.test(plain.replace(ASKED_PAY, " ")) &&
    toNumber(pay) >= HOURLY_PAY[0] &&
    toNumber(pay) <= HOURLY_PAY[1];
  const amid = isHourly ? null : (AMID.exec(plain) ?? AROUND.exec(plain));
  if (amid && PERIODS[amid[1] ?? "year"] !== PERIODS[amid[2]!]) return readAmid(pay, hours, amid);
  // "Biweekly pay 52k salary": a salary is a year's.
  const [, asking] = toNumber(pay) >= YEARLY_PAY[0] ? (SALARY_IN.exec(plain) ?? []) : [];
  if (asking !== undefined && PERIODS[asking] !== "year") return convertPay(pay, hours, "year", PERIODS[asking]!);
  // "Hourly to monthly, 22 dollars": the first is what the amount is for.
  const found = isHourly ? ["", "hour"] : (BEHIND.exec(plain) ?? TO.exec(plain) ?? BEFORE.exec(plain));
  const isYearly = toNumber(pay) >= YEARLY_PAY[0];
  const salary = found ? null : (SALARY.exec(plain) ?? (isYearly ? (ON.exec(plain) ?? ALONE.exec(plain)) : null));
  const match = found ?? salary;
  if (!match) return null;
  const from = PERIODS[found?.[1] ?? "year"]!;
  const rest = plain.replace(match[0]!, ` ${found?.[2] ?? ""} `);
  const asked = new Set([...rest.matchAll(new RegExp(`\\b(${NAMES})\\b`, "g"))].map(([, name]) => PERIODS[name!]!));
  asked.delete(from);
  if (asked.size === 0 && from !== "year" && /\bsalary\b/.test(rest)) asked.add("year");
  const [to, ...others] = asked;
  if (to === undefined || others.length > 0) return null;
  return convertPay(pay, hours, from, to);
}

function convertPay(pay: Value | undefined, hours: Value | undefined, from: string, to: string): Direct {
  // "300 a day, 5 days a week" are no 120 hours.
  const week =
    getUnitId(hours, "time") === "day"
      ? { daysPerWeek: toNumber(hours) }
      : hours && { hoursPerWeek: toUnit(hours, "time", "h") };
  return read("salary-converter", { amount: toNumber(pay), period: toPayPeriod(from), ...week }, PAY_OUTPUTS[to]);
}

/** The higher pay of a year, with the words of the one that it is. */
function comparePay(text: string, all: readonly Value[]): Direct {
  const offers = [...text.matchAll(PAID)].flatMap(([, at, name]) => {
    const value = all[Number(at)]!;
    const period = PERIODS[name!]!;
    const times = PAID_A_YEAR[period];
    return times === undefined ? [] : [{ value, period, times, yearly: toNumber(value) * times }];
  });
  const [one, other] = offers;
  if (!one || !other || offers.length > 2 || one.period === other.period) return null;
  const [better, worse] = one.yearly >= other.yearly ? [one, other] : [other, one];
  const write = ({ value, times }: typeof one) => `${toNumber(value)}${times === 1 ? "" : ` * ${times}`}`;
  // Nobody said how many hours: who is told sees them.
  const year = offers.some(({ period }) => period === "hour") ? "a year of 2,080 hours" : "a year";
  const name = `${better.value.text.trim().replace(/ an?$/, "")} ${EACH[better.period]}`;
  const isDifference = /\bhow much (?:more|less|better|higher)\b|\bdifference\b|\bby how much\b/.test(text);
  return {
    ...sum(isDifference ? `${write(better)} - ${write(worse)}` : `max(${write(one)}, ${write(other)})`),
    told: {
      field: {
        kind: "money",
        ...(isDifference ? { decimals: 2 } : {}),
        label: `${name} pays ${isDifference ? "so much more" : "more:"} in ${year}`,
      },
    },
  };
}

/** Of two periods around an amount it is by the one that somebody may earn in. */
function readAmid(pay: Value | undefined, hours: Value | undefined, [, before, behind]: RegExpExecArray): Direct {
  const periods = [PERIODS[behind!]!, PERIODS[before ?? "year"]!];
  const [from, ...others] = periods.filter((one) => {
    const yearly = toNumber(pay) * (PAID_A_YEAR[one] ?? Number.NaN);
    return yearly >= YEARLY_PAY[0] && yearly <= YEARLY_PAY[1];
  });
  // "Salary 15000 per month" is by the month.
  if (from === undefined || (others.length > 0 && before !== undefined))
    return { calculator: null, reason: `Say whether it is the pay of one ${periods[0]} or of one ${periods[1]}.` };
  return convertPay(
    pay,
    hours,
    from,
    periods.find((one) => one !== from)!,
  );
}
