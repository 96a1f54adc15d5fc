import { fold } from "./normalise.ts";

/**
 * The converters by the quantity that they convert, a product of powers: L length, M mass, T time, V volume, F force,
 * and others by a word. "L T-1" is a speed. Where several know a quantity, the first is meant.
 */
const CONVERTERS: Readonly<Record<string, string>> = {
  L: "length-converter typography-converter wire-gauge-converter",
  M: "weight-converter cooking-converter force-converter",
  temperature: "temperature-converter",
  L2: "area-converter wire-gauge-converter",
  V: "volume-converter cooking-converter",
  "L T-1": "speed-converter",
  P: "pressure-converter",
  E: "energy-converter",
  W: "power-converter",
  "E T-1": "power-converter",
  "ampere volt": "power-converter",
  F: "force-converter",
  "F L-2": "pressure-converter",
  "F L": "torque-converter energy-converter",
  "L M": "torque-converter energy-converter",
  angle: "angle-converter",
  T: "time-converter",
  D: "data-storage-converter",
  "D T-1": "data-rate-converter",
  "L V-1": "fuel-economy-converter",
  "L-1 V": "fuel-economy-converter",
  frequency: "frequency-converter",
  "T-1 angle": "frequency-converter",
  "T-1": "frequency-converter",
  "M V-1": "density-converter concentration-converter",
  "L T-2": "acceleration-converter",
  illuminance: "illuminance-converter",
  "L-2 lumen": "illuminance-converter",
  "P T": "viscosity-converter",
  "L2 T-1": "viscosity-converter",
  "T-1 V": "flow-rate-converter",
  "M T-1": "flow-rate-converter",
  radiation: "radiation-converter",
  share: "concentration-converter",
  "V-1 mol": "concentration-converter",
  molar: "concentration-converter",
  type: "typography-converter",
  gauge: "wire-gauge-converter",
  spoon: "cooking-converter volume-converter",
  base: "number-base-converter",
  color: "color-converter",
  zone: "time-zone-converter",
  currency: "currency-converter",
};
const ANY_CONVERTER = "unit-converter";

/** Names of units by their quantity. A name may stand for several. */
const NAMES: Readonly<Record<string, string>> = {
  L: "in inch ft foot yd yard mi mile nmi thou micron angstrom fathom furlong league chain lightyear parsec au mil",
  M: "lb lbs pound oz ounce st stone t ton tonne carat ct grain gr gm gms kilo mcg",
  temperature: "c f k celsius centigrade fahrenheit kelvin rankine reaumur degc degf r ra re",
  L2: "acre hectare ha are sqm sqft sqkm sqmi tsubo",
  V: "ccm gal gallon qt quart pt pint cup floz oz ounce cc ltr barrel bbl bushel tbsp tsp tablespoon teaspoon mcl",
  spoon: "tbsp tsp tablespoon teaspoon stick pinch dessertspoon cup",
  T: "sec min minute h hr hour d day week wk month mo year yr decade century fortnight",
  "L T-1": "mph kph kmh kmph mps fps knot kt kn mach",
  P: "psi atm atmosphere mmhg inhg torr ksi",
  E: "btu therm erg",
  W: "hp horsepower bhp ps cv btuh ton btu",
  F: "lbf kgf dyne kip lb pound",
  "F L": "ftlb lbft inlb lbin ftlbs nm",
  angle: "deg degree gradian grad gon rev cycle beat arcmin arcminute arcsec arcsecond turn revolution moa",
  frequency: "rpm rps bpm cps",
  "L V-1": "mpg kmpl kml mpgus mpguk",
  "L T-2": "g gal gforce",
  illuminance: "fc footcandle phot",
  "P T": "cp poise",
  "L2 T-1": "st stoke",
  "T-1 V": "gpm gph lpm lph lps cfm cfs",
  radiation: "roentgen rad rem sv bq ci gy sievert becquerel curie gray millirem mrem",
  share: "ppm ppb ppt percent molarity mg/dl mg/l mg/ml ug/l ug/ml mcg/ml ng/ml g/dl g/l",
  type: "px pixel pt point pc pica em rem twip",
  gauge: "awg kcmil gauge",
  base: "binary bin hex hexadecimal octal oct decimal dec",
  color: "hex rgb rgba hsl hsv hsb cmyk",
  zone: "est edt et cst cdt mst mdt pst pdt gmt utc bst cet cest eet ist jst aest aedt",
  currency:
    "usd eur gbp jpy inr cad aud chf cny rmb mxn brl krw sek nok dkk nzd sgd hkd zar pln czk huf ron thb php idr myr vnd pkr bdt lkr aed sar qar kwd egp ngn kes ghs ils rub uah ars clp twd " +
    "dollar euro pound sterling quid yen rupee yuan renminbi peso franc won krona krone real rand lira baht ringgit rupiah dirham dinar riyal zloty forint shekel naira ruble",
};

/** Names that go with the prefixes from pico to peta, short and long. */
const PREFIXED: Readonly<Record<string, string>> = {
  L: "m meter",
  M: "g gram gramme t ton tonne",
  V: "l liter",
  T: "s sec second",
  F: "n newton gf",
  P: "pa pascal bar",
  E: "j joule cal calorie ev electronvolt wh watthour",
  W: "w watt va",
  D: "b bit byte nibble",
  "D T-1": "bps",
  frequency: "hz hertz",
  angle: "rad radian",
  illuminance: "lx lux",
  lumen: "lm lumen",
  "P T": "p poise",
  "L2 T-1": "st stoke",
  radiation: "sv sievert bq becquerel gy gray ci curie rad rem",
  mol: "mol mole",
  molar: "molar",
  candela: "cd candela",
  volt: "v volt",
  ampere: "a amp ampere",
  "T ampere": "ah c coulomb",
  ohm: "ohm",
  farad: "f farad",
  henry: "h henry",
  siemens: "siemens",
  tesla: "t tesla gauss",
  weber: "wb weber maxwell",
};

const SHORT_PREFIX = /^(?:da|[kmgt]i(?=b)|[pnumcdhkgt])(?=.)/;
const LONG_PREFIX =
  /^(?:pico|nano|micro|milli|centi|deci|deca|hecto|kilo|mega|giga|tera|peta|kibi|mebi|gibi|tebi|k|m|g|t)(?=[a-z]{3})/;

/** Between two units, and around them. */
const CONNECTORS = new Set(
  (
    "to in into as and equals equal is vs 2 for from how many much there are a an one convert converting conversion " +
    "converter conversions calculator calculators calc change chart table formula what whats uk imperial metric"
  ).split(" "),
);
const ASKING = new Set(["to", "in", "into"]);

let known: ReadonlyMap<string, readonly string[]> | null = null;

/** The quantities by the name of a unit; names that take a prefix as "*meter". */
function getQuantitiesByName(): ReadonlyMap<string, readonly string[]> {
  if (known) return known;
  const map = new Map<string, string[]>();
  const add = (name: string, quantity: string) => {
    const quantities = map.get(name);
    if (!quantities) map.set(name, [quantity]);
    else if (!quantities.includes(quantity)) quantities.push(quantity);
  };
  for (const [quantity, names] of Object.entries(PREFIXED)) {
    for (const name of names.split(" ").filter(Boolean)) {
      add(name, quantity);
      add(`*${name}`, quantity);
    }
  }
  for (const [quantity, names] of Object.entries(NAMES)) for (const name of names.split(" ")) add(name, quantity);
  known = map;
  return map;
}

/** What a query says of units. */
export interface UnitReading {
  /** The ids of the converters that know all units of the query, the likeliest first. */
  readonly converters: readonly string[];
  /** Whether two units were named, or only one. */
  readonly isPair: boolean;
  /** Whether the query says nothing else. */
  readonly isAll: boolean;
  /** Whether "to" or "in" stands between two of them. */
  readonly isAsked: boolean;
}

/** The units that a query names: "180 lbs to kg", "cm/inch", "square feet in an acre". */
export function readUnits(query: string): UnitReading | null {
  const words = plainUnits(query)
    .split(/[\s,;:?=>→|]+/)
    .map(withoutValue)
    .flatMap(splitPair)
    .filter(Boolean);
  const units: { name: string; quantities: readonly string[] }[] = [];
  let others = 0;
  let isAsked = false;
  let isBehindUnit = false;
  for (const [at, word] of words.entries()) {
    const quantities = isConnector(words, at, units.length > 0) ? [] : findQuantities(word);
    if (quantities.length === 0) {
      if (!CONNECTORS.has(word)) others++;
      isBehindUnit = false;
      continue;
    }
    isAsked ||= units.length > 0 && ASKING.has(words[at - 1]!);
    const before = units.at(-1);
    if (before && isBehindUnit && shared([before.quantities, quantities]).length === 0) {
      units[units.length - 1] = {
        name: `${before.name} ${word}`,
        quantities: products(before.quantities, quantities, 1),
      };
    } else units.push({ name: word, quantities });
    isBehindUnit = true;
  }
  const converters = shared(units.map(({ quantities }) => quantities));
  const names = new Set(units.map(({ name }) => name));
  if (converters.length === 0 || (names.size === 1 && units[0]!.name.length === 1)) return null;
  return { converters, isPair: names.size > 1, isAll: others === 0, isAsked };
}

/** "kg/lbs" are two units, "km/h" is one. */
function splitPair(word: string): string[] {
  const parts = word.split("/");
  const [these = [], those = []] = parts.map(findQuantities);
  return parts.length === 2 && these.some((quantity) => those.includes(quantity)) ? parts : [word];
}

/** "in" is an inch at the start and at the end, between two units it is not; "a" is an ampere at the end. */
function isConnector(words: readonly string[], at: number, isFollowing: boolean): boolean {
  const word = words[at]!;
  if (!CONNECTORS.has(word)) return false;
  const isEnd = at === words.length - 1;
  if (word === "in") return isFollowing ? !isEnd && words[at + 1] !== "to" : words[at + 1] !== "to";
  return word !== "a" || !isEnd;
}

/** The converters that know all of some units. */
function shared(units: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = units.map(listConverters);
  const common = first.filter((one) => others.every((some) => some.includes(one)));
  const ids = [...new Set(common.map((one) => one.split(" ")[0]!))];
  return [...ids.filter((id) => id !== ANY_CONVERTER), ...ids.filter((id) => id === ANY_CONVERTER)];
}

/** What has no converter of its own is left to that of all units, which takes like for like. */
function listConverters(quantities: readonly string[]): string[] {
  return quantities.flatMap((quantity) => CONVERTERS[quantity]?.split(" ") ?? `${ANY_CONVERTER} ${quantity}`);
}

/** The quantities that a unit may be of: "km/h" is "L T-1". */
function findQuantities(unit: string): readonly string[] {
  const named = findNamedQuantities(unit);
  if (named.length > 0 || !/[/·*^.\d-]/.test(unit)) return named;
  let quantities: readonly string[] = [""];
  for (const [at, part] of unit.replace(/[()]/g, "").split("/").entries()) {
    for (const factor of part.split(/[·*.]|-(?=[a-z])/)) {
      const [, name = "", power = "1"] = /^\d*([a-z_]+)\^?([23])?$/.exec(factor) ?? [];
      quantities = products(quantities, findNamedQuantities(name), at === 0 ? Number(power) : -Number(power));
    }
  }
  return quantities;
}

function findNamedQuantities(name: string): readonly string[] {
  const names = getQuantitiesByName();
  const forms = name.length > 2 && name.endsWith("s") ? [name, name.slice(0, -1)] : [name];
  const found = forms.flatMap((form) => [
    ...((SHORT_PREFIX.test(form) && names.get(`*${form.replace(SHORT_PREFIX, "")}`)) || []),
    ...(names.get(form) ?? names.get(`*${form.replace(LONG_PREFIX, "")}`) ?? []),
  ]);
  return [...new Set(found)];
}

/** All products of one quantity with a power of another. */
function products(these: readonly string[], those: readonly string[], power: number): string[] {
  return these.flatMap((one) => those.map((other) => product(one, other, power)));
}

function product(one: string, other: string, power: number): string {
  const powers = new Map<string, number>();
  const multiply = (quantity: string, by: number) => {
    for (const [, name = "", own = "1"] of quantity.matchAll(/([a-zA-Z]+)(-?\d)?/g)) {
      powers.set(name, (powers.get(name) ?? 0) + Number(own) * by);
    }
  };
  multiply(one, 1);
  multiply(other, power);
  for (const [cubic, sign] of [
    [powers.get("L") ?? 0, 1],
    [powers.get("L") ?? 0, -1],
  ] as const) {
    if (cubic * sign < 3) continue;
    powers.set("L", cubic - 3 * sign);
    powers.set("V", (powers.get("V") ?? 0) + sign);
  }
  const factors = [...powers].filter(([, own]) => own !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return factors.map(([name, own]) => (own === 1 ? name : name + own)).join(" ");
}

/** A word without the value before its unit; nothing where it is only a value. */
function withoutValue(word: string): string {
  return word.replace(/^[\d.,'"+-]+(?=[a-z]|$)|\.+$/g, "");
}

const SIGNS: Readonly<Record<string, string>> = {
  $: "usd",
  "€": "eur",
  "£": "gbp",
  "¥": "jpy",
  "₹": "inr",
  "℃": "c",
  "℉": "f",
};

/** A query with units in one spelling: "square feet" is ft2, "miles per hour" mile/hour, 5'11" 5 ft 11 in. */
function plainUnits(query: string): string {
  return fold(
    query
      .replace(/(\d) ?['′’](?!['′’])/g, "$1 ft ")
      .replace(/[ΩΩ]/g, "ohm")
      .replace(/[$€£¥₹℃℉]/g, (sign) => ` ${SIGNS[sign]} `)
      .replace(/[°º](?=[a-z])/gi, "")
      .replace(/[°º"]/g, " "),
  )
    .replace(/\bdegrees? (?=[cfk]\b|[cfkr][a-z]{5})/g, "")
    .replace(/(met|lit)re/g, "$1er")
    .replace(/\b(electron|\w*watt)[- ](volt|hour)/g, "$1$2")
    .replace(/feet/g, "foot")
    .replace(/inches/g, "inch")
    .replace(/centuries/g, "century")
    .replace(/\bfl(?:uid)?[. ]*(?:oz|ounces?)\b/g, "floz")
    .replace(/\b(?:foot|ft)[- ](candle|lambert)/g, "foot$1")
    .replace(/\b(pound|kilogram|gram|ton|ounce)s?[- ]force\b/g, "lbf")
    .replace(
      /\b(?:nautical|us|uk|imperial|metric|short|long|troy|british|american|canadian|australian|swiss|indian|mexican|japanese) (?=[a-z])/g,
      "",
    )
    .replace(/\blight[- ]years?/g, "lightyear")
    .replace(/\b(?:square|sq)\b[. ]*([a-z]+?)s?\b/g, "$12")
    .replace(/\b(?:cubic|cu)\b[. ]*([a-z]+?)s?\b/g, "$13")
    .replace(/([a-z]) squared\b/g, "$12")
    .replace(/([a-z]) cubed\b/g, "$13")
    .replace(/ ?\b(?:per|an?(?= (?:second|minute|hour)))\b ?/g, "/")
    .replace(/ ?\/ ?(?:100(?:0*) ?)?/g, "/");
}
