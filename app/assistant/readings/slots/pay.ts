/** Pay by another period, two prices side by side. */
import { PAY_OUTPUTS, PERIODS, toPayPeriod } from "#assistant/tokens/periods.ts";
import { type Form, read, toNumber, toUnit, type Value } from "./form.ts";

const NAMES = Object.keys(PERIODS)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const PAY = "<(?:number|money|multiple|run)\\d+>";
const NOUN = "(?:wage|wages|pay|rate|salary|income|earnings)";
const BEHIND = new RegExp(`${PAY}(?: (?:dollars|bucks))?(?: ?\\/ ?| an | a | per | each | every | )(${NAMES})\\b`);
const BEFORE = new RegExp(`\\b(${NAMES}) ${NOUN}?(?: of| is| at| equals)? ?(?:a )?(?=${PAY})`);
const TO = new RegExp(`\\b(${NAMES}) (?:${NOUN} )?(?:to|into|in) (?:an? )?(${NAMES})\\b`);
const SALARY = new RegExp(`${PAY} (?:salary|income)|(?:salary|income) (?:of|is) (?=${PAY})`);

export const PAY_FORMS: readonly Form[] = [
  {
    about: [new RegExp(`\\b(?:${NAMES})\\b`), new RegExp(PAY)],
    not: /\b(?:overtime|tax|taxes|take home|raise|rent|percent|commission|bonus|cost|costs|save|saving|savings|loan|interest|miles|bill|subscription|spend|calories|steps|mortgage|payment)\b|<percent/,
    places: { "hours?": ["{T} (?:a|per|each|every) week"], pay: ["{N}"] },
    words: `${Object.keys(PERIODS).join(" ")} wage wages pay paid pays rate salary income earnings earn earns earning per each every / someone makes making full time equals equal convert into dollars bucks job worker person who total`,
    read: ({ pay, hours }, text) => readPay(pay, hours, text),
  },
  {
    about: [/\b(?:cheaper|cheapest|better|best|deal|value|buy|vs|versus)\b/],
    not: /\b(?:free|off|each|per|not|worse)\b|<percent/,
    places: {
      count1: ["{#}(?! [a-z]+(?:ed|ly) )(?: [a-z]+)? (?:for|at|costs?|cost) (?=<)"],
      price1: ["\\| *{N}"],
      count2: ["{#}(?! [a-z]+(?:ed|ly) )(?: [a-z]+)? (?:for|at|costs?|cost) (?=<)"],
      price2: ["\\| *{N}"],
    },
    words:
      "cheaper cheapest better best deal value buy vs versus should price unit or than eggs rolls cans bottles pack packs dollars bucks",
    isOfThings: true,
    read: ({ count1, price1, count2, price2 }) => {
      const items = [
        [count1, price1],
        [count2, price2],
      ].map(([count, price]) => ({
        name: `${toNumber(count)} for ${toNumber(price)}`,
        price: toNumber(price),
        packs: 1,
        amount: toNumber(count),
        unit: "item",
      }));
      return read("unit-price", { items }, "bestBuy");
    },
  },
];

/** The period beside the amount is what it is for; the other one is asked for. */
function readPay(pay: Value | undefined, hours: Value | undefined, text: string) {
  const plain = text.replace(/<time\d+> (?:a|per|each|every) week/, " ");
  // "Hourly to monthly, 22 dollars": the first is what the amount is for.
  const found = BEHIND.exec(plain) ?? TO.exec(plain) ?? BEFORE.exec(plain);
  const salary = found ? null : SALARY.exec(plain);
  const match = found ?? salary;
  if (!match) return null;
  const from = PERIODS[found?.[1] ?? "year"]!;
  const rest = plain.replace(match[0], ` ${found?.[2] ?? ""} `);
  const asked = new Set([...rest.matchAll(new RegExp(`\\b(${NAMES})\\b`, "g"))].map(([, name]) => PERIODS[name!]!));
  asked.delete(from);
  if (asked.size === 0 && from !== "year" && /\bsalary\b/.test(rest)) asked.add("year");
  const [to, ...others] = asked;
  if (to === undefined || others.length > 0) return null;
  const hoursPerWeek = toUnit(hours, "time", "h");
  return read(
    "salary-converter",
    { amount: toNumber(pay), period: toPayPeriod(from), ...(hoursPerWeek === null ? {} : { hoursPerWeek }) },
    PAY_OUTPUTS[to],
  );
}
