/** Coins, dice, grades, Roman numerals. */
import { type Form, read, toNumber } from "./form.ts";

const CHANCE = "probability chance chances odds likely likelihood getting get percent percentage in as";

const NUMERAL = /\b(m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3}))\b/;

export const CHANCES: readonly Form[] = [
  {
    about: [/<number\d+> d <number\d+>/],
    not: /\b(?:more than|less than|over|under|not|no|or(?! (?:more|higher|better|less|lower|fewer))|average|each|plus|twice|first|drop|keep|highest|lowest|advantage|disadvantage)\b|<percent|-/,
    places: {
      dice: ["{#} d(?= <number)"],
      "bonus?": ["\\+ *{#}"],
      sides: ["\\| *{#}"],
      target: ["{#}"],
    },
    words: `${CHANCE} or more higher better less lower fewer + dice die roll rolling rolled rolls throw throwing sum total equal equals least most exactly = hit`,
    read: ({ dice, sides, target, bonus }, text) =>
      readDice(toNumber(dice), toNumber(target), text, toNumber(sides), bonus ? toNumber(bonus) : 0),
  },

  {
    about: [/\broman\b/, /<number\d+>/],
    places: { value: ["{#}"] },
    words: "roman romans numeral numerals number numbers letters write written year express convert as into",
    read: ({ value }) => read("roman-numeral-converter", { value: String(toNumber(value)) }, "roman"),
  },
  {
    about: [
      /^(?:what is |what'?s |which (?:number|year) is |year )?[ivxlcdm]{4,}$|\b(?:roman|numerals?|stands? for|mean|means|(?:in|to|into|as) (?:numbers|digits|figures|arabic|decimal|regular)|number|value)\b/,
      NUMERAL,
    ],
    not: /</,
    words:
      "roman numeral numerals number numbers stand stands mean means digits figures arabic decimal value equal equals year convert into write",
    read: (_, text) => readNumeral(text),
  },

  {
    about: [/\b(?:dice|die)\b/],
    not: /\b(?:more than|less than|over|under|not|no|or(?! (?:more|higher|better|less|lower|fewer))|average|each|both|same|pair of <|doubles?|twice|first|differen\w+|modifier)\b|<percent/,
    places: {
      dice: ["{#}(?: (?:six[- ]sided|normal|fair|standard))? (?:dice|die)"],
      target: ["{#}"],
    },
    words: `${CHANCE} dice die roll rolling rolled rolls throw throwing thrown sum total add up equal equals fair standard normal showing shows least most exactly or more higher better less lower fewer`,
    read: ({ dice, target }, text) => readDice(toNumber(dice), toNumber(target), text),
  },
];

/** The one word of at least two letters that is a Roman numeral. */
function readNumeral(text: string) {
  const found = (text.match(new RegExp(NUMERAL, "g")) ?? []).filter(
    (one) => one.length > 1 && one !== "mix" && one !== "mi",
  );
  return found.length === 1 ? read("roman-numeral-converter", { value: found[0]!.toUpperCase() }, "number") : null;
}

function readDice(dice: number, target: number, text: string, sides = 6, modifier = 0) {
  const isLeast = /\bat least\b|\bor (?:more|higher|better)\b/.test(text);
  const comparison = isLeast
    ? "at-least"
    : /\bat most\b|\bor (?:less|lower|fewer)\b/.test(text)
      ? "at-most"
      : "exactly";
  return read(
    "dice-probability",
    { dice, sides, target, comparison, ...(modifier ? { modifier } : {}) },
    "probability",
  );
}
