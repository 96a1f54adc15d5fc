/**
 * Sums that are said in words ("20 % off 150 then add 8 % tax", "84 split between 3 people"). A
 * grammar, read to the last word: a number that has no place in it makes the sentence none of its kind.
 */
import { change, type Formula, grouped, join, type Operand } from "./formula.ts";
import { type Lexeme, split, writeFractions } from "./lexemes.ts";
import { type Direct, stripCourtesy } from "#assistant/readings/reading.ts";

/** Longer ones belong into the calculator itself. */
const LONGEST = 200;

const FRACTIONS: Readonly<Record<string, Formula>> = {
  half: "1/2",
  third: "1/3",
  quarter: "1/4",
  fifth: "1/5",
  tenth: "1/10",
  thirds: "1/3",
  quarters: "1/4",
  fifths: "1/5",
  tenths: "1/10",
};
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };
const MULTIPLES: Readonly<Record<string, number>> = { double: 2, twice: 2, triple: 3, quadruple: 4, halve: 0.5 };
/** What a percentage is added for. */
const CHARGES = /^(?:tax|vat|tip|gst|sales|service|charge|interest|markup|gratuity)$/;
const FLAT_CHARGES = /^(?:tip|service|charge|gratuity)$/;
/** What does something with a sum, and is not a thing that has a price. */
const VERB =
  /^(?:add|plus|minus|less|subtract|deduct|take|times|multiply|multiplied|divide|divided|over|split|shared|share|with|for|off|and|then|before|after|without|not|more|per|double|twice|triple|halve|half|saved|discount)$/;
/** "A $40 jacket": a word behind a price names a thing where an article stands before it. */
const PRICED_THING =
  /\b(?:an?|the|my|this|that)\s(?:new\s|nice\s)?(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥])\s(?![a-z]+(?:ed|ly|ing)\b)[a-z]{3,}/i;
/** Who shares, and how: it stands behind the number of shares. */
const SHARERS = /^(?:people|persons|person|friends|ways|of|us|guests|kids|children|each|parts|equally|evenly)$/;
const CLOSING = /^(?:please|equals|in|total|altogether|together|added|each|per|person|everyone|how|much|is|make)$/;

/** Reads a sum in words as a formula; null where the sentence is none, or has a word that the grammar has no place for. */
export function readWordArithmetic(sentence: string, locale: string): Direct {
  if (sentence.length > LONGEST) return null;
  const lexemes = split(writeFractions(stripCourtesy(sentence).toLowerCase()), locale);
  if (!lexemes?.some((one) => "number" in one || one.word === "dozen")) return null;
  const reader = new Reader(lexemes, /[$€£¥]/.test(sentence), PRICED_THING.test(sentence));
  const formula = reader.readSum();
  return formula === null ? null : { calculator: "scientific-calculator", inputs: { expression: formula }, unread: [] };
}

class Reader {
  readonly #lexemes: readonly Lexeme[];
  #at = 0;
  /** Whether a word said what to do: signs alone are a formula, which another reader knows. */
  #isSaid = false;
  #steps = 0;

  readonly #isMoney: boolean;
  readonly #isPricedThing: boolean;

  constructor(lexemes: readonly Lexeme[], isMoney: boolean, isPricedThing: boolean) {
    this.#lexemes = lexemes;
    this.#isMoney = isMoney;
    this.#isPricedThing = isPricedThing;
  }

  /** sum = value { step } ; null unless it reaches the end and a word of it says what to do. */
  readSum(): Formula | null {
    let formula = this.#readAddedTogether() ?? this.#readThan() ?? this.#readValue();
    // What a discount alone is asked for says more than a sum: the price, the saving.
    const isDiscount = this.#steps > 0;
    this.#steps = 0;
    while (formula !== null && this.#at < this.#lexemes.length) {
      if (this.#isClosing()) break;
      this.#steps += 1;
      formula = this.#readStep(formula);
    }
    return formula !== null && this.#isSaid && !(isDiscount && this.#steps === 0) ? formula : null;
  }

  /** "12 and 30 added together": what is done stands behind the list. */
  #readAddedTogether(): Formula | null {
    const list = this.#readList();
    if (
      list &&
      list.length > 1 &&
      list.every((one) => !one.isPercent) &&
      (this.#take("added|summed", "together|up") || this.#take("together|altogether|combined|added"))
    )
      return this.#said(join(list, "+"));
    this.#at = 0;
    this.#isSaid = false;
    return null;
  }

  /** "8 less than 5 times 6": what is taken away stands before all of the sum that it is taken from. */
  #readThan(): Formula | null {
    const by = this.#readOperand();
    const sign = this.#take("less|fewer", "than") ? "-" : this.#take("more|greater", "than") ? "+" : null;
    let formula = by && !by.isPercent && sign ? this.#readValue() : null;
    while (formula !== null && this.#at < this.#lexemes.length && !this.#isClosing()) formula = this.#readStep(formula);
    if (formula !== null) return this.#said(change(formula, by!, sign!));
    this.#at = 0;
    this.#isSaid = false;
    return null;
  }

  #word(ahead = 0): string {
    const lexeme = this.#lexemes[this.#at + ahead];
    return lexeme && "word" in lexeme ? lexeme.word : "";
  }

  /** Whether a number follows that belongs to a list without commas. */
  #isNextOf(isLoose: boolean): boolean {
    const lexeme = this.#lexemes[this.#at];
    return isLoose && lexeme !== undefined && "number" in lexeme;
  }

  #take(...words: readonly string[]): boolean {
    if (!words.every((word, ahead) => word.split("|").includes(this.#word(ahead)))) return false;
    this.#at += words.length;
    return true;
  }

  #skip(...words: readonly string[]): void {
    while (words.includes(this.#word())) this.#at += 1;
  }

  #isClosing(): boolean {
    const rest = this.#lexemes.slice(this.#at);
    return rest.every((one) => "word" in one && CLOSING.test(one.word));
  }

  #said<T>(value: T): T {
    this.#isSaid = true;
    return value;
  }

  /** A number, a percentage, a fraction or a multiple of something, or a list with its operation in front. */
  #readValue(): Formula | null {
    this.#skip("the", "of");
    if (this.#take("fraction|fractions")) this.#isSaid = true;
    if (this.#isMoney) this.#skip("do", "i", "pay", "for", "a", "an");
    if (this.#take("price|cost", "after|with")) {
      this.#skip("a", "the");
      const off = this.#readOperand();
      const whole = off?.isPercent && this.#take("discount|off", "on|from|of") ? this.#readOperand() : null;
      return off && whole && !whole.isPercent ? this.#said(change(whole.formula, off, "-")) : null;
    }
    if (this.#take("sum|total", "of") || this.#take("add|adding", "up") || this.#take("add|adding|sum")) {
      const list = this.#readList("and", true);
      if (!list) return null;
      // "Add 5 to 8" and "add 8 % to 50" name what is added first.
      if (list.length === 1 && this.#take("to")) {
        const whole = this.#readOperand();
        return whole && this.#said(change(whole.formula, list[0]!, "+"));
      }
      return list.length > 1 && list.every((one) => !one.isPercent) ? this.#said(join(list, "+")) : null;
    }
    if (this.#take("product", "of") || this.#take("multiply|multiplying")) {
      const list = this.#readList("by");
      return list && list.length > 1 ? this.#said(join(list, "*")) : null;
    }
    if (this.#take("divide|dividing") || this.#take("quotient", "of")) {
      const list = this.#readList("by");
      return list?.length === 2 ? this.#said(join(list, "/")) : null;
    }
    if (this.#take("split|share|sharing|splitting")) {
      const whole = this.#readOperand();
      return whole && this.#take("between|among|by|into|in|amongst") ? this.#readShares(whole.formula) : null;
    }
    if (this.#take("how", "many", "times") || this.#take("how", "often")) {
      this.#skip("does", "do", "will", "can", "would");
      const by = this.#readOperand();
      const whole = by && this.#take("go|goes|fit|fits", "into|in") ? this.#readOperand() : null;
      return whole && !by!.isPercent && !whole.isPercent ? this.#said(join([whole, by!], "/")) : null;
    }
    if (this.#take("difference", "between|of")) {
      const list = this.#readList();
      return list?.length === 2 ? this.#said(`abs(${list[0]!.formula} - ${list[1]!.formula})`) : null;
    }
    if (this.#take("subtract|deduct|take", "away|off") || this.#take("subtract|deduct|take")) {
      const less = this.#readOperand();
      if (!less || !this.#take("from|off")) return null;
      const whole = this.#readOperand();
      return whole && !whole.isPercent ? this.#said(change(whole.formula, less, "-")) : null;
    }
    const operand = this.#readOperand();
    if (!operand) return null;
    if (!operand.isPercent) return operand.formula;
    if (this.#take("off")) {
      this.#steps += 1;
      const whole = this.#readOperand();
      return whole && !whole.isPercent ? this.#said(change(whole.formula, operand, "-")) : null;
    }
    if (!this.#take("of")) return null;
    const whole = this.#readValue();
    return whole === null ? null : this.#said(`(${operand.formula}/100) * ${whole}`);
  }

  /** A value and what is done to it. */
  #readStep(formula: Formula): Formula | null {
    this.#skip(",", "and", "then", "it", "that", "after");
    // A sign alone says nothing that a formula does not.
    this.#isSaid ||= /^[a-z]/.test(this.#word());
    const priced = this.#readPriced(formula);
    if (priced) return priced;
    if (this.#take("add|plus|+") || this.#take("added", "to")) return this.#readChange(formula, "+");
    if (this.#take("subtract|minus|less|deduct|-|−") || this.#take("take", "off|away"))
      return this.#readChange(formula, "-");
    if (this.#take("times|*|×") || this.#take("multiply|multiplied", "by")) return this.#readFactor(formula, "*");
    if (this.#take("divide|divided", "by") || this.#take("over|/|÷")) return this.#readFactor(formula, "/");
    if (this.#take("split|shared|divided|share")) {
      this.#skip("evenly", "equally", "up");
      this.#skip("between", "among", "by", "into", "amongst");
      return this.#readShares(formula);
    }
    const multiple = MULTIPLES[this.#word()];
    if (multiple === undefined) return null;
    this.#at += 1;
    this.#skip("it", "that");
    return this.#said(`${grouped(formula)} * ${multiple}`);
  }

  /** "A $40 jacket at 25 % off", "64 with 5 % added": one word behind money names what costs that. */
  #readPriced(formula: Formula): Formula | null {
    const start = this.#at;
    const isThing =
      this.#isPricedThing && this.#steps === 1 && /^[a-z]{3,}$/.test(this.#word()) && !VERB.test(this.#word());
    if (isThing && !CHARGES.test(this.#word())) this.#at += 1;
    this.#skip("at", "with", "for", "a");
    const by = this.#readOperand();
    // A discount alone is asked of the calculator of discounts, which says the saving too.
    const isNamed = this.#at > start && isThing;
    const sign = !by?.isPercent ? null : isNamed && this.#take("off|discount") ? "-" : this.#take("added") ? "+" : null;
    if (by && sign) return this.#said(change(formula, by, sign));
    this.#at = start;
    return null;
  }

  /** "Split (evenly) among 4 people". */
  #readShares(formula: Formula): Formula | null {
    const shares = this.#readFactor(formula, "/");
    while (SHARERS.test(this.#word())) this.#at += 1;
    return shares && this.#said(shares);
  }

  #readChange(formula: Formula, sign: "+" | "-"): Formula | null {
    this.#skip("a", "another");
    const by = this.#readOperand();
    if (!by) return null;
    // "Plus 5 sales tax" without a % is a rate or an amount.
    // "63.40 + 15 % tip": what is added has a name.
    while ((by.isPercent ? CHARGES : FLAT_CHARGES).test(this.#word())) {
      this.#isSaid ||= sign === "+" && by.isPercent;
      this.#at += 1;
    }
    return change(formula, by, sign);
  }

  #readFactor(formula: Formula, sign: "*" | "/"): Formula | null {
    const by = this.#readOperand();
    return by && !by.isPercent ? `${grouped(formula)} ${sign} ${by.formula}` : null;
  }

  /** Values with commas, "and", the word that joins two of them or, where that is no other sum, nothing between them. */
  #readList(joint = "and", isLoose = false): readonly Operand[] | null {
    const list: Operand[] = [];
    do {
      const operand = this.#readOperand();
      if (!operand) return null;
      list.push(operand);
      // What follows as a step ("and then add") is none of the list.
      if (this.#word() === "and" && /^(?:then|add|subtract|divide|multiply|take)$/.test(this.#word(1))) break;
    } while (this.#take(",", "and") || this.#take(`,|and|${joint}`) || this.#isNextOf(isLoose));
    return list;
  }

  #readOperand(): Operand | null {
    this.#skip("the");
    const sign = this.#take("minus|negative|-|−") ? "-" : "";
    const share = this.#readFraction();
    if (share !== null) {
      this.#skip("of", "the");
      const whole = this.#readOperand();
      return whole && !whole.isPercent ? { formula: `((${share}) * ${sign}${whole.formula})`, isPercent: false } : null;
    }
    const multiple = MULTIPLES[this.#word()];
    if (multiple !== undefined) {
      this.#at += 1;
      this.#skip("of", "the");
      const whole = this.#readOperand();
      return whole && !whole.isPercent
        ? this.#said({ formula: `(${multiple} * ${whole.formula})`, isPercent: false })
        : null;
    }
    if (this.#take("a", "dozen") || this.#take("dozen"))
      return this.#said({ formula: String(12 * this.#readDozens()), isPercent: false });
    const lexeme = this.#lexemes[this.#at];
    if (!lexeme || !("number" in lexeme)) return null;
    this.#at += 1;
    const lower = this.#lexemes[this.#at + 1];
    if (this.#word() === "/" && lower && "number" in lower && !/^(?:%|percent|dozen)$/.test(this.#word(2))) {
      this.#at += 2;
      return { formula: `(${sign}${lexeme.number} / ${lower.number})`, isPercent: false };
    }
    if (this.#take("dozen")) return this.#said({ formula: `${sign}${lexeme.number * 12}`, isPercent: false });
    const isPercent = this.#take("%|percent|pct") || this.#take("per", "cent");
    return { formula: `${sign}${lexeme.number}`, isPercent };
  }

  /** "Dozen dozen" are 144. */
  #readDozens(): number {
    let dozens = 1;
    while (this.#take("dozen")) dozens *= 12;
    return dozens;
  }

  /** "half", "a third", "three quarters", "3/4 of": of what follows; null where the next words are none. */
  #readFraction(): Formula | null {
    const start = this.#at;
    const [upper, slash, lower] = this.#lexemes.slice(start, start + 3);
    if (upper && lower && "number" in upper && "number" in lower && slash && "word" in slash && slash.word === "/") {
      this.#at += 3;
      if (this.#take("of")) return this.#said(`${upper.number}/${lower.number}`);
      this.#at = start;
      return null;
    }
    const count = COUNTS[this.#word()];
    const name = this.#word(count === undefined ? 0 : 1);
    const fraction = Object.hasOwn(FRACTIONS, name) ? FRACTIONS[name]! : null;
    if (fraction === null) return null;
    this.#at += count === undefined ? 1 : 2;
    this.#skip("a");
    return this.#said(count === undefined || count === 1 ? fraction : `${count} * ${fraction}`);
  }
}
