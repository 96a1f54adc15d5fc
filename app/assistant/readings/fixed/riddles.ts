/** Equations that are told in words, and formulas for a value of their letter. */
import { type Reading, stripCourtesy } from "#assistant/readings/reading.ts";
import { sum } from "#assistant/readings/slots/form.ts";

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const COUNT = new RegExp(`\\b(?:${NUMBERS.slice(1).join("|")})\\b(?! (?:number|more time)\\b)`, "g");
/** A number that is asked for, with what it is multiplied by. */
const X = String.raw`(\d*\.?\d*x)`;
const N = String.raw`(\d+(?:\.\d+)?)`;

/** How the parts of an equation are told, each as it is written. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:what(?:'s|s| is)?|find|what was|guess) (?:the|my|that|this) (?:original )?number\b|\bwhat number (?:am i|is it)\b.*|\bi(?:'m| am) thinking of a number(?: and)?\b/g,
    " ",
  ],
  [/\b(?:an?|the|some|my|what|which|that|unknown) number\b/g, "x"],
  [/\b(?:twice|double) x\b/g, "2x"],
  [/\b(?:thrice|triple) x\b/g, "3x"],
  [/\b(?:half|half of) x\b/g, "0.5x"],
  [/\b(?:an? )?(?:quarter|fourth)(?: of)? x\b/g, "0.25x"],
  [new RegExp(`${N} (?:times|multiplied by|\\*) x\\b`, "g"), "$1x"],
  [new RegExp(`\\bx (?:times|multiplied by) ${N}`, "g"), "$1x"],
  [new RegExp(`\\bx (?:divided by|over|/) (2|4|5|8|10|20)(?![\\d.])`, "g"), "x/$1"],
  [new RegExp(`\\b(?:if |when )?(?:i |you |we )?(?:take|subtract)s? ${N} (?:away )?from ${X}`, "g"), "$2 - $1"],
  [new RegExp(`\\b(?:if |when )?(?:i |you |we )?adds? ${N} to ${X}`, "g"), "$2 + $1"],
  [new RegExp(`${N} (?:more|greater) than ${X}`, "g"), "$2 + $1"],
  [new RegExp(`${N} (?:less|fewer) than ${X}`, "g"), "$2 - $1"],
  [new RegExp(`${X} (?:increased by|and) ${N}`, "g"), "$1 + $2"],
  [new RegExp(`${X} (?:decreased by|reduced by) ${N}`, "g"), "$1 - $2"],
  [/(?<=[\dx]) plus (?=[\dx])/g, " + "],
  [/(?<=[\dx]) minus (?=[\dx])/g, " - "],
  [
    /,? ?\b(?:is equal to|equals?(?: to)?|gives(?: me)?|makes|(?:then |and )?(?:i|you|we) (?:get|have)|the result is|results? in|is)\b (?=[\dx])/g,
    " = ",
  ],
];

/** "Half of a number plus 4 is 10" as "0.5x + 4 = 10"; null where it tells no equation of one number. */
export function writeRiddle(sentence: string): string | null {
  if (!/\bnumber\b|\bx (?:plus|minus|times|is|equals)\b|\dx (?:plus|minus)\b|\bx\b.*\bequals\b/i.test(sentence))
    return null;
  let text = sentence.toLowerCase().replaceAll(COUNT, (word) => String(NUMBERS.indexOf(word)));
  text = text.replace(/(?<=\d) (?=x\b)/g, "");
  for (const [part, written] of PARTS) text = text.replaceAll(part, written);
  text = text.replaceAll(/\bx\/(\d+)/g, (_, under: string) => `${1 / Number(under)}x`);
  const equation =
    /(?:\d+(?:\.\d+)?x?|x) (?:[-+] (?:\d+(?:\.\d+)?x?|x) )*= ?(?:\d+(?:\.\d+)?x?|x)(?: [-+] (?:\d+(?:\.\d+)?x?|x))*/.exec(
      text,
    );
  if (!equation || !equation[0].includes("x") || !/[\d.]x|x.*[-+]|[-+].*x/.test(equation[0])) return null;
  const rest = text.replace(equation[0], " ");
  return /^(?:[\s,.?:;]|\b(?:if|what|whats|what's|is|solve|find|for|x|then|the|and|when|value|of|get|i|so)\b|')*$/.test(
    rest,
  )
    ? equation[0]
    : null;
}

const VALUE = String.raw`(-?\d+(?:\.\d+)?)`;
const ASKS =
  /\b(?:evaluate|calculate|compute|find|work out|what(?:'s|s| is)?|the|value|of|expression|for|when|if|at|where|with|given|and|let|solve|is)\b|[,?:;]|\.$/gi;

/** "2x^2 + 9 when x = 3", "f(x) = 2x + 1, f(4)": a formula at a value of its letter; null where it has none. */
export function evaluateAt(sentence: string): Reading | null {
  const text = stripCourtesy(sentence);
  const called = /\bf\((-?\d+(?:\.\d+)?)\)/.exec(text);
  const set = called
    ? null
    : new RegExp(String.raw`\b([xyzn])\s*(?:=|is|equals)\s*${VALUE}(?![\d.]*\s*[-+*/^xyz(=])`, "i").exec(text);
  const found = called ?? set;
  if (!found || (called && !/\bf\(x\)\s*=/.test(text))) return null;
  const letter = set ? set[1]!.toLowerCase() : "x";
  const value = found.at(-1)!;
  const formula = text
    .replace(found[0], " ")
    .replace(/\bf\(x\)\s*=|\by\s*=(?=.*x)/i, " ")
    .replaceAll(ASKS, " ")
    .toLowerCase()
    .replaceAll("²", "^2")
    .replaceAll("³", "^3")
    .trim();
  if (!new RegExp(`^[\\d\\s.+\\-*/^()${letter}]+$`).test(formula) || !formula.includes(letter)) return null;
  if (!/[-+*/^]|\d[a-z]/.test(formula) || /\d\s+\d|[a-z]\s*[a-z(\d]/.test(formula)) return null;
  const written = formula
    .replaceAll(new RegExp(String.raw`(?<=[\d)])\s*(?=[${letter}(])`, "g"), "*")
    .replaceAll(letter, `(${value})`);
  return { ...sum(written), told: { field: { kind: "number", label: "Value" } } };
}
