/** Percentages ("15% of 80"). */
import type { Direct } from "#assistant/readings/reading.ts";
import { getShape } from "#assistant/tokens/shape.ts";
import { convert } from "#units/convert.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";

const START = String.raw`^(?:(?:so|what is|what's|whats|what|how much is|is|calculate|find|the value of|please) )*`;
const END = String.raw`(?: (?:please|equals?|=))*$`;
/** "What number is 35 % less than 260" */
const NUMBER = "(?:(?:which |a |the )?(?:number|amount|price|figure|value) (?:that )?is )?";
const pattern = (body: string) => new RegExp(START + body + END);

/** The questions of percentages: which way to ask the calculator, and in which order its inputs are said. */
const QUESTIONS: readonly (readonly [RegExp, string, string, readonly string[], string?])[] = [
  [pattern("(?:take |find )?<P> of <A>"), "percentage", "percent-of", ["percent", "whole"]],
  [pattern("<A> of <A> (?:as|in) (?:a )?(?:percent|percentage|%)"), "percentage", "what-percent", ["part", "whole"]],
  [
    pattern(
      "(?:(?:the|much|vat|tax) )*(?:vat|tax) (?:in|of) <A> (?:if|when|where) <P> (?:vat |tax )?(?:is|are) included",
    ),
    "vat",
    "remove",
    ["amount", "customRate"],
  ],
  [
    pattern("<A> (?:including|incl|with) <P> (?:vat|tax)(?: included)? (?:how much is the|how much|the) (?:vat|tax)"),
    "vat",
    "remove",
    ["amount", "customRate"],
  ],
  [
    pattern(
      "(?:the )?(?:vat|tax) (?:portion|part|share|amount) (?:of|in) <A> (?:including|incl|with) <P>(?: vat| tax)?",
    ),
    "vat",
    "remove",
    ["amount", "customRate"],
  ],
  [
    pattern(
      "(?:(?:it|price|rent) )?went (?:up |down )?from <A> to <A> what (?:percent|percentage)(?: is that| change)?",
    ),
    "percentage-change",
    "",
    ["oldValue", "newValue"],
  ],
  [pattern("<P> (?:vat|tax) (?:contained|included) in <A>"), "vat", "remove", ["customRate", "amount"]],
  [
    pattern(`${NUMBER}<P> (?:more|higher|greater|larger|bigger) than <A>`),
    "percentage",
    "increase",
    ["percent", "whole"],
  ],
  [pattern(`${NUMBER}<P> (?:less|lower|smaller|fewer) than <A>`), "percentage", "decrease", ["percent", "whole"]],
  [pattern("<A> (?:and )?<P> more"), "percentage", "increase", ["whole", "percent"]],
  [
    pattern(
      "(?:how much |the )*(?:vat|gst|sales tax|tax) (?:is )?(?:in|inside|included in|contained in) <A> (?:at|with) <P>",
    ),
    "vat",
    "remove",
    ["amount", "customRate"],
  ],
  [
    pattern("<A> (?:is|as) (?:what|which|a) (?:percent|percentage) of <A>"),
    "percentage",
    "what-percent",
    ["part", "whole"],
  ],
  [pattern("(?:percent|percentage) of <A> is <A>"), "percentage", "what-percent", ["whole", "part"]],
  [pattern("(?:percent|percentage) is <A> (?:out of|of|in) <A>"), "percentage", "what-percent", ["part", "whole"]],
  [
    pattern(
      "(?:i |we )?(?:got |scored |had |have )?<A> (?:correct |right )?out of <A>(?: (?:on|in) (?:a|the|my) (?:test|quiz|exam))?(?: (?:(?:as|in) )?(?:a )?(?:percent|percentage))?",
    ),
    "percentage",
    "what-percent",
    ["part", "whole"],
  ],
  [
    pattern("(?:i |we )?(?:got |had |have )?<A> (?:out )?of <A> (?:questions |answers )?(?:right|correct)"),
    "percentage",
    "what-percent",
    ["part", "whole"],
  ],
  [
    pattern("(?:percent|percentage)(?: of)? <A> (?:of|out of|in|from) <A>"),
    "percentage",
    "what-percent",
    ["part", "whole"],
  ],
  [pattern("<A> / <A> (?:as|in|to) (?:a )?(?:percent|percentage)"), "percentage", "what-percent", ["part", "whole"]],
  [pattern("<A> is <P> of(?: what| which)?(?: number)?"), "percentage", "of-what", ["part", "percent"]],
  [pattern("<P> of what(?: number)? is <A>"), "percentage", "of-what", ["percent", "part"]],
  [pattern("(?:increase|raise) <A> by <P>"), "percentage", "increase", ["whole", "percent"]],
  [pattern("<A> (?:increased by|plus|raised by|\\+) <P>"), "percentage", "increase", ["whole", "percent"]],
  [pattern("add <P> to <A>"), "percentage", "increase", ["percent", "whole"]],
  [pattern("(?:decrease|reduce|lower) <A> by <P>"), "percentage", "decrease", ["whole", "percent"]],
  [pattern("<A> (?:decreased by|reduced by|minus|less|-) <P>"), "percentage", "decrease", ["whole", "percent"]],
  [pattern("(?:subtract|take) <P> (?:away |off )?from <A>"), "percentage", "decrease", ["percent", "whole"]],
  [
    pattern("(?:percent|percentage|%) difference between <A> and <A>"),
    "percentage-change",
    "",
    ["oldValue", "newValue"],
    "percentDifference",
  ],
  [
    pattern(
      "(?:percent|percentage|%)? ?(?:change|increase|decrease|difference|growth|drop)(?: going)? (?:from |of |between )?<A> (?:to|and|- ?>|→) <A>",
    ),
    "percentage-change",
    "",
    ["oldValue", "newValue"],
  ],
  [
    pattern("(?:from )?<A> to <A> (?:in |as a? ?)?(?:percent|percentage)(?: change| increase| decrease)?"),
    "percentage-change",
    "",
    ["oldValue", "newValue"],
  ],
];

/** Reads "15% of 80", "30 is what percent of 200", "percent change from 80 to 92"; null where the sentence is none. */
export function readPercent(tokens: readonly Token[]): Direct {
  const { text, amounts } = getShape(tokens);
  if (/\b(?:from )?<[AP]> to <P>/.test(text) && /change|increase|decrease|difference/.test(text))
    return {
      calculator: null,
      reason: "A change between two percentages can mean percentage points or percent. Ask again without the % signs.",
    };
  for (const [question, calculator, mode, order, output] of QUESTIONS) {
    if (!question.test(mode === "what-percent" ? text.replaceAll("<T>", "<A>") : text)) continue;
    if (calculator === "percentage-change" && !/percent|%/.test(text)) continue;
    const values = mode === "what-percent" ? toOneUnit(amounts) : amounts.map(toPlainValue);
    if (values.includes(null) || new Set(amounts.map((one) => one.currency).filter(Boolean)).size > 1) return null;
    const inputs = Object.fromEntries(order.map((key, at) => [key, values[at]]));
    const rate = calculator === "vat" ? { country: "custom" } : {};
    return {
      calculator,
      inputs: { ...(mode ? { mode } : {}), ...rate, ...inputs },
      unread: [],
      ...(output ? { output } : {}),
    };
  }
  return null;
}

/** "45 minutes is what percent of 8 hours": measures of one kind have a share of each other. */
function toOneUnit(amounts: readonly Amount[]): readonly (number | null)[] {
  const [first] = amounts[0]?.measures ?? [];
  const [one, other] = amounts.map(({ value, measures }) => {
    const measure = measures.find(({ dimension }) => dimension.id === first?.dimension.id);
    return measure && first ? convert(value, measure.unit, first.unit) : null;
  });
  return one && other ? [one, other] : amounts.map(toPlainValue);
}

/** A number or an amount of money; null for a measure, whose unit the result would lose. */
function toPlainValue({ value, multiple, measures, isPercent }: Amount): number | null {
  if (isPercent) return value;
  return measures.length > 0 && multiple === 1 ? null : value * multiple;
}
