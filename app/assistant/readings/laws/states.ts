/** Two states of one thing: a gas before and after, a solution and its stock, two ends of a lever. What it has of each quantity, multiplied, stays the same. */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, tellIn, toUnit } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";

interface Quantity {
  /** The unit in which states are compared. */
  readonly unit: string;
  /** -1 for what it is divided by. */
  readonly power: 1 | -1;
  readonly label: string;
  readonly names: string;
}

interface System {
  readonly about: RegExp;
  readonly not?: RegExp;
  readonly quantities: Readonly<Record<string, Quantity>>;
  readonly words: string;
}

const VOLUME: Quantity = {
  unit: "mL",
  power: 1,
  label: "Volume",
  names: "volume|how much|how big|ml|milliliters?|liters?|l",
};

const SYSTEMS: readonly System[] = [
  {
    about:
      /\b(?:gas|boyle\w*|charles\w*|gay|lussac\w*|combined|balloon|piston|cylinder|tank|tire|compress\w*|expand\w*|heated|cooled|pressure)\b/,
    not: /\b(?:moles?|mol|density|boil\w*|water|oven|room|per|ideal|converts?)\b/,
    quantities: {
      pressure: { unit: "Pa", power: 1, label: "Pressure", names: "pressure|p|p2" },
      volume: { ...VOLUME, names: "volume|how big|v|v2" },
      temperature: { unit: "K", power: -1, label: "Temperature", names: "temperature|how hot|t|t2" },
    },
    words:
      "gas law boyle boyle's boyles charles charles's charles' gay lussac gay-lussac lussac's combined balloon piston cylinder tank tire closed sealed rigid container compressed compress expands expand expanded heated cooled heat cool warmed under constant same fixed pressure volume temperature goes changes change changed becomes become rises rise raised drops falls until new final initial original p v t p1 p2 v1 v2 t1 t2 - sample held kept filled occupies squeezed down up increases increased decreases decreased its and at is of absolute",
  },
  {
    about: /\b(?:dilut\w*|stock|molarity|concentration|titrat\w+|neutrali[sz]\w*|m|solution|acid|base|add)\b/i,
    not: /\b(?:moles?|mol|mass|grams?|h2so4|sulfuric|sulphuric|carbonic|phosphoric|h3po4|hydroxide|\w+\(oh\)2|percent|mix\w*)\b/,
    quantities: {
      molarConcentration: {
        unit: "mol/L",
        power: 1,
        label: "Molarity",
        names: "molarity|concentration|strength|how strong",
      },
      volume: VOLUME,
    },
    words:
      "dilute diluted diluting dilution stock solution molarity molar concentration final new original initial acid base acidic titration titrate titrated titrating neutralise neutralize neutralises neutralizes neutralised neutralized needs needed need requires required filled fill up made topped make prepare get add added adding water with to from into i do must should be is it will hcl naoh koh hno3 hydrochloric unknown total volume ml l liters milliliters",
  },
  {
    about: /\b(?:seesaw|lever|balances?|balanced|pivot|fulcrum|teeter\w*)\b/,
    quantities: {
      mass: { unit: "kg", power: 1, label: "Mass", names: "mass|weight|heavy|how much|weigh" },
      length: { unit: "m", power: 1, label: "Distance", names: "distance|how far|far|where" },
    },
    words:
      "seesaw lever balance balances balanced balancing pivot fulcrum teeter totter kid child boy girl person man weight mass heavy sits sit sitting from center centre other side end away placed put must should object load it at is weigh far distance",
  },
];

const FIRST = /\b(?:initial|initially|original|originally|started?|starting|beginning|before|was)\b/;
const SECOND = /\b(?:final|end|ends|resulting|after|becomes?)\b/;

interface Found {
  readonly at: number;
  readonly amount: Amount;
  readonly value: number;
}

export function readStates(tokens: readonly Token[]): Reading | null {
  const amounts: Amount[] = [];
  const text = tokens
    .map((token) => {
      if (token.type === "word") return token.word;
      if (token.type === "mark") return /[?,.!:;]/.test(token.text) ? "|" : token.text;
      return token.type === "amount" ? `<${amounts.push(token) - 1}>` : "<!>";
    })
    .join(" ");
  if (text.includes("<!>") || ![3, 5].includes(amounts.length)) return null;
  for (const system of SYSTEMS) {
    const reading = system.about.test(text) && !system.not?.test(text) ? readSystem(system, text, amounts) : null;
    if (reading) return reading;
  }
  return null;
}

function readSystem({ quantities, words }: System, text: string, amounts: readonly Amount[]): Reading | null {
  const found = Object.entries(quantities).map(([name, { unit }]) => ({
    name,
    states: amounts.flatMap((amount, at): Found[] => {
      // "20 C" is not a cup.
      const kind = amount.measures.find(({ dimension }) => Object.hasOwn(quantities, dimension.id));
      const value = kind?.dimension.id === name ? toUnit(amount, name, unit) : null;
      return value === null ? [] : [{ at, amount, value }];
    }),
  }));
  const said = found.filter(({ states }) => states.length > 0);
  const single = said.find(({ states }) => states.length === 1);
  const pairs = said.filter((one) => one !== single);
  const count = said.reduce((all, { states }) => all + states.length, 0);
  if (!single || count !== amounts.length || pairs.some(({ states }) => states.length !== 2)) return null;
  const [own] = single.states;
  const { power, label, names, unit } = quantities[single.name]!;
  const other =
    own &&
    findSide(
      text,
      own.at,
      pairs.map(({ states }) => states as [Found, Found]),
    );
  const rest = text.replaceAll(/<\d+>/g, "|");
  const added = /\b(?:add|added)\b/.test(rest) && /\bwater\b/.test(rest) && single.name === "volume";
  const [measure] = own ? findTarget(rest, single.name, own.amount) : [];
  const isNamed =
    new RegExp(`(?<![a-z])(?:${names})(?![a-z])`).test(rest) ||
    /\b(?:what|new|final|boyle\w*|charles\w*|lussac\w*)\b/.test(rest);
  const unread = findUnknownWords(text.replaceAll(/<\d+>/g, "|"), {
    has: (word) =>
      toSet(words).has(word) ||
      word === measure?.unit.id.toLowerCase() ||
      names.split("|").includes(word) ||
      /^[-=+>\]]$/.test(word),
  });
  if (!own || other === null || other === undefined || !measure || !isNamed || unread?.length !== 0) return null;
  // What it has of the others in its own state, by what it has of them in the one that is asked for.
  const over: string[] = [];
  const under: string[] = [];
  for (const { name, states } of pairs) {
    const mine = states[other]!;
    const asked = states[1 - other]!;
    const isOver = quantities[name]!.power === power;
    (isOver ? over : under).push(String(mine.value));
    (isOver ? under : over).push(String(asked.value));
  }
  const value = toUnit(own.amount, single.name, measure.unit.id);
  if (value === null || !(value > 0)) return null;
  // Temperatures count from absolute zero.
  const isWarm = single.name === "temperature";
  const start = isWarm ? own.value : value;
  const formula = `${[start, ...over].join(" * ")}${under.map((one) => ` / ${one}`).join("")}`;
  if (isWarm) {
    const [kelvin] = findMeasures("K").filter(({ dimension }) => dimension.id === "temperature");
    return kelvin ? { ...sum(formula), told: { ...tellIn(kelvin, label), unit: measure.unit.id } } : null;
  }
  void unit;
  return added
    ? { ...sum(`${formula} - ${start}`), told: tellIn(measure, "Water") }
    : { ...sum(formula), told: tellIn(measure, label) };
}

const sets = new Map<string, ReadonlySet<string>>();

function toSet(words: string): ReadonlySet<string> {
  const known = sets.get(words) ?? new Set(words.split(" "));
  sets.set(words, known);
  return known;
}

/** In what it is asked for, else as its other state was said. */
function findTarget(rest: string, dimension: string, { measures }: Amount): readonly Measure[] {
  const asked = /\b(?:in|many) ([a-z]+)\b/.exec(rest)?.[1] ?? /\b([a-z]+) ?\|?$/.exec(rest)?.[1] ?? "";
  const found = findMeasures(asked).filter((one) => one.dimension.id === dimension);
  return found.length > 0 ? found : measures.filter((one) => one.dimension.id === dimension);
}

/** Which of the two states the single value is of: 0 or 1 of each pair; null where that is not said. */
function findSide(text: string, at: number, pairs: readonly (readonly [Found, Found])[]): 0 | 1 | null {
  const place = (one: number) => text.indexOf(`<${one}>`);
  const before = text.slice(0, place(at)).split(/[<>|]/).at(-1)!;
  if (FIRST.test(before)) return 0;
  if (SECOND.test(before)) return 1;
  const [first] = pairs;
  const [one, two] = first!;
  // "2 M from 8 M stock": "from" turns no order round where each stands by its own value.
  const gaps = [one, two].map(({ at: other }) => {
    const [start, end] = [at, other].toSorted((a, b) => a - b).map(place);
    const between = text.slice(start, end);
    return (
      (/> (?:of|at)(?: an?)? $/.test(between) ? 0 : 10) +
      (Math.abs(other - at) - 1) * 100 +
      (/\b(?:to|until|becomes?|heated|cooled|compressed|from|get|neutrali\w+|needs|requires|what|make)\b|\|/.test(
        between,
      )
        ? 50
        : 0)
    );
  });
  if (gaps[0] === gaps[1]) return at < one.at ? 0 : null;
  return gaps[0]! < gaps[1]! ? 0 : 1;
}
