/** A question by a law of physics, chemistry or of shapes: each value is a figure by its unit or by its name, all are needed, and the one that is left is asked for. */
import { CHANGES } from "#assistant/readings/dimensional/words.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, tidy, toUnit } from "#assistant/readings/slots/form.ts";
import { isIdle } from "#assistant/readings/slots/idle.ts";
import { FILL } from "#assistant/readings/slots/words.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { FIGURES } from "./figures.ts";
import type { Field, Law } from "./law.ts";
import { FIELDS } from "./laws.ts";
import { findHandy, findLike, findTarget, POWERS, tell } from "./tell-figure.ts";
import { listFigures, writeLaw } from "./write-law.ts";

const MOST_VALUES = 5;
/** More words that nobody knows are another question. */
const MOST_UNKNOWN = 2;
const SHAPE_UNIT = /^(mm|cm|dm|m|km|in|ft|yd|mi)([23]?)$/;

/** A figure that a name of a substance says: so many grams a mole. */
export type Known = Readonly<Record<string, number>>;

interface Sentence {
  readonly text: string;
  readonly amounts: readonly Amount[];
  readonly tokens: readonly Token[];
  readonly known: Known;
}

interface Answer {
  readonly reading: Reading;
  readonly value: number;
}

export function readLaws(tokens: readonly Token[], fields = FIELDS, known: Known = {}): Reading | null {
  const sentence = write(tokens, known);
  if (!sentence) return null;
  const answers = fields.flatMap((field) =>
    field.not?.test(sentence.text) ? [] : field.laws.flatMap((law) => readLaw(sentence, field, law) ?? []),
  );
  const least = Math.min(...answers.map(({ reading }) => reading.unread.length));
  const [first, ...others] = answers.filter(({ reading }) => reading.unread.length === least);
  // Two laws that fit are two questions.
  return first && others.every(({ value }) => Math.abs(value - first.value) <= 0.001 * Math.abs(value))
    ? first.reading
    : null;
}

/** The sentence with its values as "<0>"; null where it has others than amounts. */
function write(tokens: readonly Token[], known: Known): Sentence | null {
  const amounts: Amount[] = [];
  const text = tokens
    .map((token, at) => {
      if (token.type === "word") return token.word;
      if (token.type === "mark") return /[?,.!:;]/.test(token.text) ? "|" : token.text;
      if (token.type !== "amount") return "<!>";
      // "mc^2"
      if (tokens[at - 1]?.text === "^") return token.text;
      // "From 0 to 30 m/s"
      const isStart = token.value === 0 && /^(?:to|-)$/.test(tokens[at + 1]?.text ?? "");
      return isStart ? "0" : `<${amounts.push(token) - 1}>`;
    })
    .join(" ");
  const isOdd = text.includes("<!>") || amounts.some((one) => one.isPercent || one.currency !== null || one.value < 0);
  return isOdd || amounts.length > MOST_VALUES ? null : { text, amounts, tokens, known };
}

function readLaw(sentence: Sentence, field: Field, law: Law): Answer | null {
  const figures = listFigures(law.is);
  const open = figures.filter((name) => sentence.known[name] === undefined);
  if (
    open.length !== sentence.amounts.length + 1 ||
    (open.length === figures.length) !== (Object.keys(sentence.known).length === 0)
  )
    return null;
  if (law.about?.test(sentence.text) === false || law.not?.test(sentence.text)) return null;
  const placed = place(sentence, field, law, open);
  return placed && solve(sentence, field, law, placed);
}

interface Placed {
  readonly said: ReadonlyMap<string, number>;
  readonly asked: string;
  readonly rest: string;
  /** The unit of length of a shape; null where its lengths are bare. */
  readonly unit: string | null;
}

/** "The perimeter of a square is 48" */
const OF_SHAPE =
  "(?: of (?:an? |the )?(?:regular )?(?:circle|square|sphere|ball|cube|rectangle|triangle|cylinder|cone|hexagon|parallelogram|rhombus) (?:is|was|=))?";
const JOINT = `${OF_SHAPE}(?: (?:is|of|=|:|at|a|an|the|was|are|about|around|equals|that's|with|us))*`;

/** The figures by their units, and by the names beside them where several have that unit. */
function place(sentence: Sentence, field: Field, { asks }: Law, open: readonly string[]): Placed | null {
  const { text, amounts } = sentence;
  const { unit, figures } = listFitting(sentence, field);
  const fits = (at: number) => figures[at]!;
  // Names stand before all values or behind all of them, as they do at the first.
  const isBefore = amounts.length > 0 && findNames(text, 0, fits(0), true).length > 0;
  const said = new Map<string, number>();
  const loose: number[] = [];
  let rest = text;
  // "Square 9" has sides of 9; its perimeter is called so, and its area where it has no unit.
  const needsName = (name: string) =>
    field.isBare === true &&
    (/^(?:area|volume)$/.test(FIGURES[name]![0]) ? unit === null : /^(?:peri|circum|diag)/.test(name));
  for (const at of amounts.keys()) {
    const free = fits(at).filter((name) => open.includes(name) && name !== asks);
    // "Sides 7 and 9"
    const twin = free.find(
      (name) => !said.has(name) && [...said].some(([one, before]) => before === at - 1 && areAlike([one, name])),
    );
    if (twin && compile(`<${at - 1}> <${at}>`, () => `<${at - 1}> (?:and|by|x|×|\\*) <${at}>`).test(text)) {
      said.set(twin, at);
      continue;
    }
    const before = isBefore || at > 0 ? findNames(rest, at, fits(at), true) : [];
    // Of a shape whose names stand before its sizes none stands behind: "side 5, height us 9 volume".
    const isBehind = before.length === 0 && !(field.isApart && field.isBare && isBefore);
    const named = isBehind ? findNames(rest, at, fits(at), false) : before;
    const own = named.filter(({ name }) => free.includes(name));
    // What it is called and is not in the law is another figure; "area of 3 radius" is neither.
    if (named.length > 0 && own.length === 0 && named[0]!.name !== asks && isSize(named[0]!.name)) return null;
    if (
      isBefore &&
      asks === undefined &&
      / of(?: an?| the)? <\d+>$/.test(named[0]?.match ?? "") &&
      findNames(text, at, free, false).length > 0
    )
      return null;
    const fitting = own.length > 0 ? own.map((one) => one.name) : free.filter((one) => !needsName(one));
    const [name, ...others] = areAlike(fitting) ? fitting.filter((one) => !said.has(one)).slice(0, 1) : fitting;
    if (name === undefined || (others.length === 0 && said.has(name))) return null;
    if (others.length > 0) loose.push(at);
    else said.set(name, at);
    if (own.length > 0) rest = rest.replace(own[0]!.match, " | ");
  }
  for (const at of loose) {
    const free = fits(at).filter((name) => open.includes(name) && name !== asks && !said.has(name) && !needsName(name));
    // The name of the one that is asked for stands somewhere else.
    const [name, ...others] = free.length > 1 ? free.filter((one) => !findName(one, rest)) : free;
    if (name === undefined || others.length > 0) return null;
    said.set(name, at);
  }
  const [asked, ...more] = open.filter((name) => !said.has(name));
  return asked === undefined || more.length > 0 ? null : { said, asked, rest: rest.replaceAll(/<\d+>/g, "|"), unit };
}

/** The figures whose name stands beside a value. */
function findNames(text: string, at: number, figures: readonly string[], isBefore: boolean) {
  return figures.flatMap((name) => {
    const names = `(?:${FIGURES[name]![3]})`;
    // "The diagonal of a 9 inch square" is not a diagonal of 9.
    const pattern = isBefore
      ? compile(
          `${name} <${at}>`,
          () =>
            `(?<![a-z])${names}${JOINT} <${at}>(?!(?<= of (?:an? |the )<${at}>) (?:square|cube|circle|sphere|ball|rectangle|triangle))`,
        )
      : compile(`<${at}> ${name}`, () => `<${at}>(?: (?:in|of))? ${names}(?![a-z])`);
    const match = pattern.exec(text)?.[0];
    return match ? [{ name, match }] : [];
  });
}

const findName = (figure: string, text: string): string | undefined =>
  compile(figure, () => `(?<![a-z])(?:${FIGURES[figure]![3]})(?![a-z])`).exec(text)?.[0];

const compiled = new Map<string, RegExp>();

/** A pattern by a short name: to look for the whole of it costs more than to match it. */
function compile(name: string, toText: () => string): RegExp {
  const known = compiled.get(name) ?? new RegExp(toText());
  compiled.set(name, known);
  return known;
}

/** For each sentence and field, what each of its values may be: its laws ask one after the other. */
const fitting = new WeakMap<Sentence, Map<Field, Fitting>>();

interface Fitting {
  readonly unit: string | null;
  readonly figures: readonly (readonly string[])[];
}

function listFitting(sentence: Sentence, field: Field): Fitting {
  const known = fitting.get(sentence)?.get(field);
  if (known) return known;
  const unit = field.isBare === true ? findShapeUnit(sentence.amounts) : null;
  const figures = sentence.amounts.map((amount) =>
    Object.keys(FIGURES).filter(
      (name) => (!APART.has(name) || isOf(name, field)) && measure(amount, name, field, unit) !== null,
    ),
  );
  const fields = fitting.get(sentence) ?? new Map<Field, Fitting>();
  fitting.set(sentence, fields.set(field, { unit, figures }));
  return { unit, figures };
}

const figuresOf = new WeakMap<Field, ReadonlySet<string>>();

function isOf(name: string, field: Field): boolean {
  const figures = figuresOf.get(field) ?? new Set(field.laws.flatMap(({ is }) => listFigures(is)));
  figuresOf.set(field, figures);
  return figures.has(name);
}

/** "From 20 m" names a distance to a tower, and none elsewhere: figures that are called so in their own field alone. */
const APART = new Set(Object.keys(FIGURES).filter((name) => !FIELDS.some((one) => !one.isApart && isOf(name, one))));

/** Two sides of which it makes no difference which is which. */
const areAlike = (names: readonly string[]) =>
  names.length > 1 && names.every((name) => FIGURES[name] === FIGURES[names[0]!]);

/** Lengths have names of their own, "energy" and "force" are called alike in several laws. */
const isSize = (name: string) => FIGURES[name]![0] in POWERS;

/** The unit of length that all sizes of a shape are in; null where they are bare. */
function findShapeUnit(amounts: readonly Amount[]): string | null {
  for (const { measures } of amounts) {
    const [, unit] = SHAPE_UNIT.exec(measures.find((one) => one.dimension.id in POWERS)?.unit.id ?? "") ?? [];
    if (unit) return unit;
  }
  return null;
}

/** A value as a figure, in its unit; null where it is none of that kind. */
function measure(amount: Amount, name: string, { isBare = false }: Field, shape: string | null): number | null {
  const [dimension, unit] = FIGURES[name]!;
  // "7, 9 and 40 degrees": sides have no unit of angles.
  const isPlain = amount.measures.length === 0 || (isBare && /^[\d.,]+$/.test(amount.text));
  const bare = isPlain ? amount.value * amount.multiple : null;
  if (dimension === "#") return bare;
  if (dimension === "degrees") return toUnit(amount, "angle", "deg") ?? bare;
  if (dimension === "pixels") return bare ?? (/p/.test(amount.text) ? toUnit(amount, "typographicLength", "px") : null);
  // "20 °C" is not the speed of light.
  if (dimension !== "rise" && dimension !== "temperature" && /°|deg/.test(amount.text) && dimension !== "angle")
    return null;
  if (dimension === "rise") {
    const scale = amount.measures.find((one) => one.dimension.id === "temperature")?.unit.id;
    return scale === undefined ? null : scale === "F" ? tidy(amount.value / 1.8) : amount.value;
  }
  if (dimension === "speed" && amount.measures[0]?.dimension.id === "temperature") return null;
  if (!isBare || !(dimension in POWERS)) return toUnit(amount, dimension, unit);
  return shape === null ? bare : toUnit(amount, dimension, `${shape}${POWERS[dimension]}`);
}

function solve(sentence: Sentence, field: Field, law: Law, placed: Placed): Answer | null {
  const { said, asked, unit } = placed;
  const [dimension, own, label] = FIGURES[asked]!;
  const target = findTarget(sentence.tokens, dimension);
  const named = findName(asked, placed.rest);
  if (named === undefined && !target && asked !== law.asks) return null;
  const left = placed.rest.replace(named ?? "|", " | ").split(" ");
  const words = new Set([
    ...field.words.split(" "),
    ...(target ? target.text.toLowerCase().split(/[\s/]+/) : []),
    ...listFigures(law.is).flatMap((name) => FIGURES[name]![3].match(/[a-zµμ]+/g) ?? []),
  ]);
  const unknown = [...new Set(left)].filter(
    (word) => !/^[|=/()^0-]?$/.test(word) && !words.has(word) && !FILL.has(word),
  );
  if (
    unknown.length > (said.size > 1 ? MOST_UNKNOWN : 0) ||
    !unknown.every((word) => isIdle(word) && !CHANGES.has(word))
  )
    return null;
  const values: Record<string, number> = { ...sentence.known };
  for (const [name, at] of said) {
    const value = measure(sentence.amounts[at]!, name, field, unit);
    if (value === null || !(value > 0)) return null;
    values[name] = value;
  }
  const { written, value } = writeLaw(law.is, asked, values) ?? { written: "", value: Number.NaN };
  if (!Number.isFinite(value) || value <= 0) return null;
  return {
    reading: {
      ...sum(written),
      unread: unknown,
      ...tell(
        dimension,
        own,
        label,
        field,
        unit,
        target,
        findLike(dimension, sentence.amounts) ?? findHandy(own, value),
      ),
    },
    value,
  };
}
