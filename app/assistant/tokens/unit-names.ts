/** Units by what people call them. */
import { findNearest } from "#assistant/words/near.ts";
import type { Dimension, Unit } from "#units/dimension.ts";
import { foldName } from "#units/match.ts";
import { EVERYDAY_DIMENSIONS } from "./everyday-units.ts";

/** A unit, and the quantity that it measures. */
export interface Measure {
  readonly dimension: Dimension;
  readonly unit: Unit;
}

interface Names {
  readonly exact: Map<string, Measure[]>;
  /** By folded name in lower case; a name that only its case tells apart within one quantity is missing. */
  readonly caseless: Map<string, Measure[]>;
  /** The longest name, in words. */
  /** Those that may be misspelled. */
  readonly long: readonly string[];
  readonly mostWords: number;
}

/** Shorter words are near too many others. */
const LEAST_MISSPELLED = 7;

let known: Names | null = null;

/** All names of all units, made at the first ask. */
function getNames(): Names {
  if (known) return known;
  const exact = new Map<string, Measure[]>();
  const caseless = new Map<string, Measure[]>();
  let mostWords = 1;
  const add = (map: Map<string, Measure[]>, name: string, measure: Measure) => {
    const measures = map.get(name);
    if (!measures) map.set(name, [measure]);
    else if (!measures.some((one) => one.unit === measure.unit)) measures.push(measure);
  };
  for (const dimension of [...EVERYDAY_DIMENSIONS, ...further]) {
    for (const unit of dimension.units) {
      for (const name of [unit.id, unit.symbol, unit.label, ...unit.aliases, ...listSpokenNames(unit)]) {
        add(exact, name, { dimension, unit });
        add(caseless, foldName(name).toLowerCase(), { dimension, unit });
        mostWords = Math.max(mostWords, name.split(" ").length);
      }
    }
  }
  for (const [name, measures] of caseless) {
    const count = Map.groupBy(measures, (one) => one.dimension.id);
    const clear = measures.filter((one) => count.get(one.dimension.id)!.length === 1);
    if (clear.length < measures.length) caseless.set(name, clear);
  }
  const long = [...caseless.keys()].filter((name) => name.length >= LEAST_MISSPELLED);
  known = { exact, caseless, long, mostWords: Math.min(mostWords, 5) };
  return known;
}

/** What people say for a scale's degrees, for nothing in particular ("gallon") and for squares. */
function listSpokenNames({ id, label }: Unit): readonly string[] {
  const bare = label.replace(/ \((?:us|mean)[^)]*\)$/i, "").replace(/^us /i, "");
  const degrees = /^(?:degree )?(celsius|fahrenheit)$/i.exec(label)?.[1] ?? (id === "K" ? "kelvin" : null);
  return [
    ...(bare === label ? [] : [bare]),
    ...(degrees ? [degrees, `degrees ${degrees}`, `degree ${degrees}`, `deg ${degrees[0]!}`] : []),
    ...(degrees && id !== "K" ? [`degrees ${degrees[0]!}`, `°${degrees[0]!.toUpperCase()}`] : []),
    ...(MORE[id] ?? []),
  ];
}

/** Everyday abbreviations that the units themselves do not list. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  h: ["hr", "hrs", "hour", "stunde", "stunden", "heure", "heures", "horas"],
  min: ["mins", "minute"],
  s: ["sec", "secs", "second"],
  day: ["d", "tag", "tage", "tagen", "jour", "jours", "días", "dias"],
  week: ["wk", "wks", "wochen", "semaines", "semanas"],
  month: ["mth", "mths", "mos", "monate", "monaten", "mois", "meses"],
  year: ["yr", "yrs", "y", "yo", "y/o", "jahr", "jahre", "jahren", "ans", "année", "années", "años"],
  lb: ["lbs", "pound", "pounds", "#"],
  in: ["inch", "inches", "zoll", "pouces"],
  ft: ["feet", "foot", "fuß", "pieds"],
  mi: ["mile", "miles", "meilen"],
  st: ["stones"],
  kg: ["kilo", "kilos"],
  "km/h": ["kph", "kmh"],
  "L/100km": ["l/100", "l/100 km", "liters per 100 km", "litres per 100 km", "litres per 100km"],
  "mpg-us": ["mpg", "miles per gallon"],
  "gal-us": ["gal", "gals", "gallon", "gallons"],
  "tbsp-us": ["tbsp", "tablespoon", "tablespoons", "tbs"],
  "tsp-us": ["tsp", "teaspoon", "teaspoons"],
  "cup-us": ["cup", "cups"],
  "floz-us": ["fl oz", "fluid ounce", "fluid ounces"],
  "pt-us": ["pint", "pints", "pt"],
  "qt-us": ["quart", "quarts", "qt"],
  ac: ["acre", "acres"],
  ha: ["hectare", "hectares"],
  kgf: ["kg of force", "kilogram of force", "kilograms of force"],
  "lbf.ft": ["ft lb", "ft lbs", "ft-lb", "ft-lbs"],
  lbf: ["pounds of force", "lbs of force", "lb of force"],
};

let further: readonly Dimension[] = [];

/** Adds quantities to those of daily life: the rare ones, which a browser loads only when a sentence asks for them. */
export function registerUnits(all: readonly Dimension[]): void {
  if (further.length > 0) return;
  further = all.filter((one) => !EVERYDAY_DIMENSIONS.includes(one));
  known = null;
  measured.clear();
}

/** The words that names of units are made of. */
export function listUnitWords(): readonly string[] {
  return [...getNames().caseless.keys()].flatMap((name) => name.match(/[a-z]{3,}/g) ?? []);
}

const NONE: readonly Measure[] = [];

/** The words of a sentence are looked up again by each step. */
const measured = new Map<string, readonly Measure[]>();
const MOST_MEASURED = 10_000;

/** All units that a text may name, the likeliest first; empty where it names none. */
export function findMeasures(text: string): readonly Measure[] {
  const found = measured.get(text) ?? lookUp(text);
  if (measured.size >= MOST_MEASURED) measured.clear();
  measured.set(text, found);
  return found;
}

function lookUp(text: string): readonly Measure[] {
  const { exact, caseless, long } = getNames();
  const trimmed = text.trim().replace(/(?<=\p{L})\.$/u, "");
  if (!/^[\p{L}°'"#$Ω]/u.test(trimmed) || trimmed.length > 40) return NONE;
  const strict = exact.get(trimmed) ?? NONE;
  const loose = caseless.get(foldName(trimmed).toLowerCase()) ?? NONE;
  if (strict.length === 0 && loose.length === 0)
    return findQuotientUnit(trimmed, caseless) ?? findMisspelled(trimmed.toLowerCase(), caseless, long);
  if (strict.length === 0 || loose.length === 0) return strict.length === 0 ? loose : strict;
  return [...strict, ...loose.filter((one) => !strict.some(({ dimension }) => dimension === one.dimension))];
}

/** "Feet per second squared", "kg per cubic meter": a unit whose two sides are said in full. */
function findQuotientUnit(text: string, names: ReadonlyMap<string, readonly Measure[]>): readonly Measure[] | null {
  const [over, under, ...more] = foldName(text).toLowerCase().split("/");
  if (!over || !under || more.length > 0) return null;
  // "450 heads per square meter" are so many a square meter, "speed in m/s" are none.
  // "1800 price per sq ft" asks for a price, "1750 sqft per sqft" for something by the area.
  const isCount =
    /^\p{L}+(?: ?\/|(?: \p{L}+)? per )/u.test(text) && !names.has(over) && !/^(?:price|cost|rent|rate|fee)/.test(over);
  for (const one of listSymbols(over, names).filter((symbol) => symbol !== "°" || isCount))
    for (const other of listSymbols(under, names)) {
      const found = names.get(foldName(`${one}/${other}`).toLowerCase());
      if (found) return found;
    }
  return null;
}

/** The symbols of a unit, with the exponent that stands behind its name: "second2" is s2. */
function listSymbols(name: string, names: ReadonlyMap<string, readonly Measure[]>): readonly string[] {
  const own = (names.get(name) ?? []).map(({ unit }) => unit.symbol);
  const [, base = "", exponent = ""] = /^([a-z]+)([23])$/.exec(name) ?? [];
  return [...own, ...(names.get(base) ?? []).map(({ unit }) => `${unit.symbol}${exponent}`)];
}

/** "Farenheit", "killometers": the unit of a long name that differs by one letter. */
function findMisspelled(
  word: string,
  names: ReadonlyMap<string, readonly Measure[]>,
  long: readonly string[],
): readonly Measure[] {
  const near = findNearName(word, long);
  return near === undefined ? NONE : names.get(near)!;
}

const findNearName = (word: string, long: readonly string[]) =>
  word.length < LEAST_MISSPELLED || !/^[a-z]+$/.test(word) ? undefined : findNearest(word, long);

/** The name of a unit that a word is taken for; undefined where it is none, or one as it stands. */
export function findMeantUnit(word: string): string | undefined {
  const { exact, caseless, long } = getNames();
  const isKnown = exact.has(word) || caseless.has(foldName(word).toLowerCase());
  return isKnown ? undefined : findNearName(word.toLowerCase(), long);
}

/** How many words the name of a unit has at most. */
export function countUnitWords(): number {
  return getNames().mostWords;
}
