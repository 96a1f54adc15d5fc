/** Arithmetic ("12 times 8"). */
import { translate } from "#assistant/words/languages.ts";
import { readNumber } from "#assistant/tokens/numbers.ts";
import { type Direct, stripCourtesy } from "#assistant/readings/reading.ts";

/** Longer formulas belong into the calculator itself. */
const LONGEST = 200;

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the )?(\d+)(?:st|nd|rd|th) root (?:of )?(\d[\d.]*)$/gi, "($2)^(1/$1)"],
  [/\b(?:the )?fourth root (?:of )?(\d[\d.]*)/gi, "($1)^(1/4)"],
  [/\b(?:the )?fifth root (?:of )?(\d[\d.]*)/gi, "($1)^(1/5)"],
  [/\b(?:the )?(?:cube root|cubic root|third root|cbrt) (?:of )?(-?\d[\d.]*)/gi, "cbrt($1)"],
  [/∛\s*/g, "cbrt "],
  [/\bcbrt (\d[\d.]*)/g, "cbrt($1)"],
  [/\bsq\.? (?:root|rt)\b/gi, "sqrt"],
  [/\b(?:the )?(?:square root|sqrt|root) (?:of )?\(/gi, "sqrt("],
  [/\b(?:the )?(?:square root|sqrt|root) (?:of )?(-?\d[\d.]*)/gi, "sqrt($1)"],
  // "Log2 8", but log10 is written so.
  [/\blog_?(?!10\b)(\d+)[ (]+(\d[\d.]*)\)?/gi, "(ln($2) / ln($1))"],
  [
    /\b(?:arc ?|inverse (?:of )?)(sin|cos|tan)(?:e|ine|gent)?\b|\b(sin|cos|tan)(?:e|ine|gent)? ?\^? ?\(?-1\)?/gi,
    "a$1$2",
  ],
  [/(?<=\d) ?(?:°|deg(?:rees)?) ?(?=\))/gi, ""],
  [/(?<=\)),? (?:in )?degrees$/gi, ""],
  [
    /\b(sin|cos|tan|asin|acos|atan|ln|log10|log2|log|exp|abs)(?:e|ine|ent)? (?:of )?(-?\d[\d.]*)(?:(?: in)? ?(?:degrees?|deg|°)(?![a-z]))?/gi,
    "$1($2)",
  ],
  [/\bantilog (?:of )?(?=\d)/gi, "10^"],
  [/\b(\d[\d.]*) factorial\b|\bfactorial (?:of )?(\d+)/gi, "$1$2!"],
  [/\b(?:to the )?power (?:of )?/gi, "^"],
  [/\braised to (?:the )?/gi, "^"],
  [/(?<=[\d)])²| squared\b/gi, "^2"],
  [/(?<=[\d)])³| cubed\b/gi, "^3"],
  [/^(?:what )?number \^2 (?:is|gives|makes|equals) (\d[\d.]*)$/gi, "sqrt($1)"],
  [/^(?:what )?number \^3 (?:is|gives|makes|equals) (\d[\d.]*)$/gi, "cbrt($1)"],
  [/(?<=[\d)]) to the (\d+)(?:st|nd|rd|th)(?: \^| power)?$/gi, "^$1"],
  // "3.4 times 10 to the -4"
  [/\b10 to the (?=-?\d+$)/gi, "10^"],
  [/\b(?:multiplied by|times)\b/gi, "*"],
  [/(?<=[\d)])\s*x\s*(?=[\d(.-])/gi, "*"],
  [/\b(?:divided by|over)\b/gi, "/"],
  [/(?<=[\d)])\s*:\s*(?=[\d(])/g, "/"],
  [/\bplus\b/gi, "+"],
  [/\bminus\b/gi, "-"],
];
const HAS_OPERATION = /[-+*/^!√]|[a-z]\s*\(/i;
const CHARACTERS = /^[\d\s.+\-*/^()!%,√×·÷−πa-z]+$/i;
/** What looks like a formula and is a date, a telephone number, a ratio or a size. */
const OTHER =
  /^\+?\d{1,4}(?:[-/]\d{1,4}){2,}$|^\d{3}-\d{4}$|^[\d.,\s]+$|^\d+\/\d+\/\d+|^\d+:\d\d ?(?:minus|-|plus|\+) ?\d+:\d\d$|\d:[0-5]\d:[0-5]\d/i;

/** "2-1/2" is two and a half to a carpenter, one and a half to others. */
const HYPHENED = /(?:^|\s)\d+-\d+\/\d+(?=\s|$)/;

/** "60 plus 10% times 2": a percentage that is added and multiplied is one of nobody knows what. */
const MIXED_PERCENT = /[\d)%]\s*[+-]\s*[\d.]+\s*%\s*[*/]\s*[\d(]/;

/** Reads a formula: "15 + 3*4", "(3+4)^2", "sqrt 2", "12 times 8"; null where the sentence is none. */
export async function readArithmetic(sentence: string, locale: string): Promise<Direct> {
  if (sentence.length > LONGEST) return null;
  const text = stripCourtesy(translateSentence(sentence, locale));
  if (OTHER.test(text) || !/\d|π|\bpi\b/i.test(text)) return null;
  if (/\broot (?:of )?-?\d[\d.,]* ?(?:[-+*/×]|times|plus|minus|multiplied|divided)/i.test(text))
    return { calculator: null, reason: "Write with parentheses what the root is taken of: sqrt(9 + 16)." };
  const written = toFormula(text, locale);
  if (MIXED_PERCENT.test(written))
    return { calculator: null, reason: "Write with parentheses what the percentage is of: (60 + 10%) * 2." };
  const formula = expandPercentChange(written);
  if (!HAS_OPERATION.test(formula) || !CHARACTERS.test(formula)) return null;
  // Loaded for what looks like a formula only.
  const { ExpressionError, toFunction, readExpression, countNodes } = await import("#maths/expression.ts");
  try {
    const expression = readExpression(formula);
    if (countNodes(expression) < 2) return null;
    toFunction(expression, "deg")(0);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return isReadable(() => readExpression(formula)) ? { calculator: null, reason: error.message } : null;
  }
  if (HYPHENED.test(text))
    return { calculator: null, reason: "Write two and a half as 2 1/2, and two minus a half as 2 - 1/2." };
  return { calculator: "scientific-calculator", inputs: { expression: formula }, unread: [] };
}

/** Words of the visitor's language in English: "wurzel 16". */
function translateSentence(sentence: string, locale: string): string {
  if (locale.startsWith("en")) return sentence;
  return sentence.replace(/\p{L}+/gu, (word) => translate(word.toLowerCase(), locale));
}

/** Whether the formula can be read, so that what is wrong is its value: a division by 0. */
function isReadable(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** Words as signs, and numbers with a point. */
function toFormula(text: string, locale: string): string {
  const plain = text.replace(/^(?:the )?(?:result|value|answer) of /i, "");
  const isCall = /[a-z]\s*\([^)]*,/i.test(plain);
  const numbers = groupFractions(isCall ? plain : neutralizeNumbers(plain, locale));
  return WORDS.reduce((formula, [pattern, sign]) => formula.replace(pattern, sign), numbers).trim();
}

/** "2 1/2" is two and a half; "5/6 divided by 1/3": what stands close together belongs together where the other signs stand apart. */
function groupFractions(written: string): string {
  const text = written.replace(/(?<![\d.,)]\s*|[/^])(\d+) +(\d+)\/(\d+)(?![\d.,(^*/!])/g, "($1 + $2/$3)");
  if (!/\s[-+*/×·÷−]\s|\s(?:times|plus|minus|over|divided by|multiplied by)\s/i.test(text)) return text;
  return text.replace(/(?<![\d.,)^*/])(\d+\/\d+)(?![\d.,(^*/!]|\s*(?:\^|squared|cubed))/g, "($1)");
}

function neutralizeNumbers(text: string, locale: string): string {
  let neutral = "";
  for (let at = 0; at < text.length;) {
    const isStart = /[\d.]/.test(text[at]!) && !/[\w.]/.test(text[at - 1] ?? "");
    const written = isStart ? /^[\d.,'’]+/.exec(text.slice(at))?.[0].replace(/[.,]+$/, "") : undefined;
    const number = written ? readNumber(written, locale) : null;
    if (!written || number?.length !== written.length) neutral += text[at++];
    else {
      neutral += /[,'’]/.test(written) || locale !== "en-US" ? String(number.value) : written;
      at += written.length;
    }
  }
  return neutral;
}

/**
 * "100 + 10%" is 110 to everybody who types it: the percentage is one of what stands before it, and so is the next one.
 * What comes behind, as in "60 + 10% - 5", is counted with the changed figure.
 */
function expandPercentChange(formula: string): string {
  const match = /^([\d.\s+*/()%-]+?)\s*([+-])\s*([\d.]+)\s*%$/.exec(formula);
  if (match) return `(${expandPercentChange(match[1]!.trim())}) * (1 ${match[2]} ${match[3]}/100)`;
  const [, changed, more] = /^(.+%)((?:\s*[+-]\s*[\d.]+(?:\s*[*/]\s*[\d.]+)*)+)$/.exec(formula) ?? [];
  const expanded = changed && expandPercentChange(changed);
  return expanded && expanded !== changed ? `${expanded}${more}` : formula;
}
