/** At the till and in the cash box: change, prices by the piece, takings less costs, what is left of a balance. */
import type { Form } from "#assistant/readings/slots/form.ts";
import { BILLS } from "./purse.ts";
import { tell } from "./tell.ts";

const MONEY = "<(?:number|money|multiple|run)(\\d+)>";
const NAMES = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const many = (least: number) => Object.fromEntries(NAMES.map((name, at) => [at < least ? name : `${name}?`, [MONEY]]));

const IN =
  /\b(?:open(?:ed|ing)?|start\w*|began|had|have|checking|balance|deposit\w*|added|put|got|received|refund\w*|gave me|paycheck|sold|took in|found|earned)\b/;
const OUT =
  /\b(?:spen[dt]|(?<!got )paid|pay|owe|checks?|receipts?|bought|withdr[ae]w\w*|bills?|fees?|rent|lost|cost|used|minus)\b/;

/** What comes in less what goes out, each by what is said before it; else as the one before. */
function addSigned(values: Readonly<Record<string, number>>, text: string, plus: RegExp, minus: RegExp): string | null {
  // "40 cakes" are not money.
  if (
    /<number\d+> (?!dollars|bucks|sales|costs|fees|supplies|materials|expenses|wages|this|was|receipts|checks)[a-z]+s\b/.test(
      text,
    )
  )
    return null;
  let sign = "";
  const signs = text
    .split(/<(?:number|money|multiple|run)\d+>/)
    .slice(0, -1)
    .map((said) => {
      // "Revenue 8,200 payroll 3,100": a name of its own is not known to be taken in.
      const isNamed = sign === "+" && /^ (?!and |plus )[a-z]+ $/.test(said);
      return (sign = minus.test(said) ? "-" : plus.test(said) ? "+" : isNamed ? "" : sign);
    });
  const names = NAMES.filter((name) => values[name] !== undefined);
  return signs[0] === "+" && signs.includes("-") && signs.length === names.length && !signs.includes("")
    ? names.map((name, at) => `${signs[at]} {${name}}`).join(" ")
    : null;
}

export const TILL: readonly Form[] = [
  tell({
    // "Checking 640.18, deposit 250, checks for 75.40 and 120, new balance"
    about: [
      /\bbalance\b|\bin (?:the|my) (?:cash )?(?:drawer|box|register|account|wallet)\b|\b(?:left|leaves)\b|\bdo i have\b/,
      IN,
      OUT,
      /<.*<.*</,
    ],
    not: /<(?:percent|time|date|clock|length|mass|volume)|\b(?:each|per|a (?:day|week|month|year)|monthly|loan|mortgage|card|interest|goal|need|until|split|total|trial|(?<!opened )at <|or)\b/,
    places: many(3),
    words:
      "petty cash at checking savings account wallet register drawer box balance new now opened opening open started start starting with began had have got received deposit deposits deposited added put back in paycheck refund refunded sold took found earned then and plus minus for on of the my a i she he mom dad boss gave me us spent spend paid pay out owe check checks receipt receipts bought withdrew withdrawal bill bills fee fees rent lost cost used left leaves should be how much do is what's whats what it dollars bucks groceries gas phone sis brother friend lunch",
    formula: (values, text) => addSigned(values, text, IN, OUT),
    told: "$",
    label: "Balance",
    isCounted: false,
  }),
  tell({
    // "67.38 sale, customer hands over a hundred, how much change is due"
    about: [
      /\bchange\b/,
      /\b(?:customers?|cashier|gave|gives?|hands?|handed|paid|pays?|paying|spent|spend|bill|total|with|from|out of)\b/,
    ],
    not: /<(?:percent|time|date|clock)|<(?:number|money)\d+> (?:[a-z]+ )?(?:at|each|x|@)|\b(?:exchange|percent|percentage|price|from <\w+> to|changed|tip|pounds to|old|new|left|save|saved)\b/,
    places: {
      paid: [
        "(?:hand(?:s|ed)?(?: (?:me|you|us|(?:the )?(?:cashier|clerk)))?(?: over)?|gives?(?: (?:me|you|us|him|her))?|gave(?: (?:me|you|us|him|her|them|(?:the )?(?:cashier|clerk|driver)))?|pay(?:s|ing)?(?: with)?|paid(?: with)|with|from|out of)(?: (?:an?|the))? {N}(?: (?:dollars?|bucks))?(?: (?:bill|note))?(?! (?:purchase|sale|order|total|bill))",
        "paid {N}",
      ],
      // "For 3 coffees" is not a price.
      price: [
        "{N}(?! (?!sale|total|bill|purchase|order|change|customers?|cashier|and|with|paid|pays|if|gave|i|we|how|what|dollars?|bucks|worth|from|the|is|cash|tab|check|he|she|they|out|hand|hands|handed|gives?)[a-z])",
      ],
    },
    words:
      "sale total bill purchase order customer customers cashier a an me you us i we spent spend spending cost costs comes came due owed back give gives gave hands hand handed over pay pays paying paid with from out of change what how much is for the something if should dollar dollars bucks note buying bought on groceries coffee lunch",
    formula: ({ paid, price }) => (paid! > price! ? "{paid} - {price}" : null),
    told: "$",
    label: "Change",
    isCounted: false,
  }),

  tell({
    // "Petty cash remaining: 250 less 38.20 less 91.15 less 16"
    about: [
      /^(?:[a-z]+ ){0,5}<(?:number|money)\d+>(?: [a-z]+)?(?:(?: (?:and|then))? (?:less|minus)(?: (?!than)[a-z]+)? <(?:number|money)\d+>(?: (?:for )?[a-z]+(?: [a-z]+)?)?)+(?: (?:what(?:'s|s| is)|how much is) left)?$/,
      /[a-z]{3,} </,
    ],
    not: /\b(?:tax|percent|gross)\b/,
    places: many(2),
    words: `${BILLS} petty cash remaining left leftover balance float till budget money in what is less minus and then after the remains salary income pay paycheck check for savings repair repairs vet dentist doctor how much what's whats`,
    formula: (values) =>
      Object.keys(values)
        .map((name) => `{${name}}`)
        .join(" - "),
    told: "$",
    label: "Left",
    isCounted: false,
  }),
];
