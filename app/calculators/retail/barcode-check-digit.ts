import { boolean, choice, defineCalculator, integer, refuse, table, text } from "#engine/define.ts";

/** Characters with the check digit. */
const LENGTHS = { ean13: 13, upca: 12, ean8: 8, gtin14: 14, sscc18: 18, isbn13: 13, isbn10: 10 } as const;

interface Check {
  readonly digit: string;
  readonly sum: number;
  readonly steps: readonly {
    readonly position: number;
    readonly digit: number;
    readonly weight: number;
    readonly product: number;
  }[];
}

export default defineCalculator({
  id: "barcode-check-digit",
  name: "Barcode Check Digit Calculator",
  category: "retail",
  emoji: "🔢",
  description:
    "Work out or verify the check digit of an EAN, UPC, GTIN, SSCC or ISBN, step by step, and convert between ISBN-10 and ISBN-13.",
  keywords: [
    "EAN-13",
    "UPC",
    "GTIN",
    "ISBN",
    "ISBN 10 to 13",
    "verify barcode",
    "SSCC",
    "mod 10 checksum",
    "book number",
    "is this ISBN valid",
    "last digit of a barcode",
  ],
  related: [
    "unit-price",
    { id: "number-base-converter", stage: "complementary", relevance: 64 },
    "bitwise",
    "gcd-lcm",
    "random-number",
  ],
  inputs: {
    codeType: choice("Kind of code", {
      called: {
        ean13: ["ean", "ean 13"],
        upca: ["upc"],
        ean8: ["ean 8"],
        isbn13: ["isbn"],
        gtin14: ["gtin 14", "itf"],
        sscc18: ["sscc"],
      },
      default: "ean13",
      options: [
        ["ean13", "EAN-13 / GTIN-13"],
        ["upca", "UPC-A / GTIN-12"],
        ["ean8", "EAN-8 / GTIN-8"],
        ["gtin14", "ITF-14 / GTIN-14"],
        ["sscc18", "SSCC"],
        ["isbn13", "ISBN-13"],
        ["isbn10", "ISBN-10"],
      ],
    }),
    code: text("Code", {
      default: "400638133393",
      maxLength: 30,
      help: "With or without its check digit; spaces and hyphens are ignored.",
      also: [
        "barcode",
        "ISBN",
        "EAN",
        "number",
        "upc",
        "gtin",
        "isbn 13",
        "isbn 10",
        "sscc",
        "ean 13",
        "ean 8",
        "upc a",
        "number starts with",
        "ean13",
        "ean8",
        "itf",
      ],
      code: true,
    }),
  },
  outputs: {
    checkDigit: text("Check digit", { also: ["last digit"], code: true }),
    fullCode: text("Full code", { code: true }),
    valid: boolean("The code given is valid", {
      also: ["valid", "correct"],
      words: ["Yes", "No, its check digit is wrong"],
      none: "No check digit was given",
    }),
    complete: boolean("A check digit was given"),
    weightedSum: integer("Weighted sum"),
    gtin14: text("As GTIN-14", { code: true, none: "Not a GTIN" }),
    isbn13: text("As ISBN-13", { code: true, none: "Not an ISBN" }),
    isbn10: text("As ISBN-10", { code: true, none: "No ISBN-10 exists for it" }),
    steps: table("Calculation", {
      position: integer("Position"),
      digit: integer("Digit"),
      weight: integer("Weight"),
      product: integer("Product"),
    }),
  },
  compute({ codeType, code }) {
    const length = LENGTHS[codeType];
    const digitsGiven = code.replaceAll(/[\s-]/g, "").toUpperCase();
    checkCode(codeType, digitsGiven, length);
    const body = digitsGiven.slice(0, length - 1);
    const check = codeType === "isbn10" ? checkIsbn10(body) : checkGs1(body);
    const fullCode = body + check.digit;
    const isComplete = digitsGiven.length === length;
    return {
      checkDigit: check.digit,
      fullCode,
      valid: isComplete ? digitsGiven === fullCode : null,
      complete: isComplete,
      weightedSum: check.sum,
      gtin14: codeType === "sscc18" || codeType === "isbn10" ? null : fullCode.padStart(14, "0"),
      isbn13:
        codeType === "isbn10" ? `978${body}${checkGs1(`978${body}`).digit}` : codeType === "isbn13" ? fullCode : null,
      isbn10: codeType === "isbn10" ? fullCode : codeType === "isbn13" ? isbn10Of(fullCode) : null,
      steps: check.steps,
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.valid === null
      ? `The check digit is {checkDigit}, which makes the full code {fullCode}.`
      : outputs.valid
        ? `The code is valid: {checkDigit} is the correct check digit.`
        : `The code is not valid: with the correct check digit, {checkDigit}, it would be {fullCode}.`,
    outputs.isbn13 === null
      ? `The weighted sum of the other digits is {weightedSum}.`
      : outputs.isbn10 === null
        ? `The ISBN-13 is ${outputs.isbn13}; numbers that start with 979 have no ISBN-10.`
        : `As an ISBN-13 it is ${outputs.isbn13}, as an ISBN-10 ${outputs.isbn10}.`,
  ],
  formula: {
    tex: [
      String.raw`c = \Bigl(10 - \bigl(\textstyle\sum_i w_i d_i\bigr) \bmod 10\Bigr) \bmod 10, \quad w = 3, 1, 3, 1, \dots \text{ from the right}`,
      String.raw`c_{\text{ISBN-10}} = \Bigl(11 - \bigl(\textstyle\sum_{i=1}^{9} (11 - i)\, d_i\bigr) \bmod 11\Bigr) \bmod 11`,
    ],
    where: {
      c: "check digit (for an ISBN-10, 10 is written X)",
      d_i: "digits of the code without the check digit",
      w_i: "weights",
    },
  },
  howTo: [
    "Choose the Kind of code: UPC-A is on products from North America, EAN-13 on most others, ITF-14 on cartons and SSCC on pallets.",
    "Enter the Code with or without its last digit. Spaces and hyphens do not matter.",
    "Leave out the check digit to work it out; include it to see whether the code is valid.",
    "Follow the calculation digit by digit in the table.",
  ],
  faq: [
    {
      question: "Which mistakes does a check digit catch?",
      answer:
        "Any single wrong digit, in all of these codes. Swapping two neighboring digits is always caught in an ISBN-10; in EAN, UPC and ISBN-13 it is missed if the two differ by 5, such as 2 and 7.",
    },
    {
      question: "Does a valid check digit mean the product exists?",
      answer:
        "No. It only means that the digits are consistent. To see whether a number has been issued, and to whom, look it up in the Verified by GS1 service.",
    },
    {
      question: "How do I convert an ISBN-10 to an ISBN-13?",
      answer:
        "Drop its check digit, put 978 in front and calculate a new check digit: 0-306-40615-2 becomes 978-0-306-40615-7. The reverse works only for 978; books with 979 never had an ISBN-10.",
    },
    {
      question: "What is the difference between UPC and EAN?",
      answer:
        "A 12-digit UPC-A is an EAN-13 without the leading 0. Scanners read both, and the check digit is the same.",
    },
  ],
  about: [
    "GS1 codes (EAN, UPC, GTIN, SSCC) and ISBN-13 share one rule: weights 3 and 1, modulus 10. ISBN-10, used until the end of 2006, has weights 10 to 2 and modulus 11, which catches more mistakes but needs the extra character X.",
    "A carton's number (GTIN-14) has its own first digit and therefore its own check digit; it is not just the product's EAN with a 1 in front.",
  ],
  sources: ["GS1 General Specifications (section 7.9, check digit calculation)", "ISO 2108:2017 (ISBN)"],
  phrases: [
    "check digit of {code}",
    "ISBN {code}",
    "is {code} a valid barcode",
    "check digit for the UPC {code}",
    "is the ISBN {code} valid",
    "my EAN number starts with {code} what digit goes at the end",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "The check digit of an EAN-13",
      inputs: { codeType: "ean13", code: "400638133393" },
      outputs: { checkDigit: "1", fullCode: "4006381333931" },
    },
    {
      title: "Is this ISBN-10 right, and what is its ISBN-13?",
      inputs: { codeType: "isbn10", code: "0-8044-2957-X" },
      outputs: { valid: true, isbn13: "9780804429573" },
    },
  ],
});

function checkCode(codeType: string, digitsGiven: string, length: number): void {
  const isbn10 = codeType === "isbn10";
  if (
    !(isbn10 ? /^\d*X?$/ : /^\d*$/).test(digitsGiven) ||
    (digitsGiven.endsWith("X") && digitsGiven.length !== length)
  ) {
    refuse("code", `Use only digits, spaces and hyphens${isbn10 ? ", with X allowed as the check digit" : ""}.`);
  }
  if (digitsGiven.length !== length && digitsGiven.length !== length - 1) {
    refuse("code", `Enter ${length - 1} digits, or ${length} with the check digit; you entered ${digitsGiven.length}.`);
  }
  if (codeType === "isbn13" && !/^97[89]/.test(digitsGiven)) refuse("code", "An ISBN-13 starts with 978 or 979.");
}

function weigh(body: string, weightAt: (index: number) => number): Omit<Check, "digit"> {
  const steps = Array.from(body, (character, index) => {
    const [digit, weight] = [Number(character), weightAt(index)];
    return { position: index + 1, digit, weight, product: digit * weight };
  });
  return { sum: steps.reduce((total, { product }) => total + product, 0), steps };
}

/** Weights 3, 1, 3, 1 … from the right; the check digit completes the sum to a multiple of 10. */
function checkGs1(body: string): Check {
  const weighed = weigh(body, (index) => ((body.length - index) % 2 === 1 ? 3 : 1));
  return { ...weighed, digit: String((10 - (weighed.sum % 10)) % 10) };
}

/** Weights 10, 9 … 2 from the left; the check digit, X for ten, completes the sum to a multiple of 11. */
function checkIsbn10(body: string): Check {
  const weighed = weigh(body, (index) => 10 - index);
  const rest = (11 - (weighed.sum % 11)) % 11;
  return { ...weighed, digit: rest === 10 ? "X" : String(rest) };
}

/** Only numbers that start with 978 have an ISBN-10. */
function isbn10Of(isbn13: string): string | null {
  if (!isbn13.startsWith("978")) return null;
  const body = isbn13.slice(3, 12);
  return body + checkIsbn10(body).digit;
}
