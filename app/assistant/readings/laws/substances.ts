/** What weighs how much a mole: elements, formulas ("C6H12O6"), salts and acids by name ("calcium hydroxide"). */

/** Standard atomic masses as they are taught. */
const ELEMENTS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    "H 1.008 He 4.0026 Li 6.94 Be 9.0122 B 10.81 C 12.011 N 14.007 O 15.999 F 18.998 Ne 20.18 Na 22.99 Mg 24.305 Al 26.982 Si 28.085 P 30.974 S 32.06 " +
    "Cl 35.45 Ar 39.95 K 39.098 Ca 40.078 Sc 44.956 Ti 47.867 V 50.942 Cr 51.996 Mn 54.938 Fe 55.845 Co 58.933 Ni 58.693 Cu 63.546 Zn 65.38 Ga 69.723 Ge 72.63 " +
    "As 74.922 Se 78.971 Br 79.904 Kr 83.798 Rb 85.468 Sr 87.62 Ag 107.868 Cd 112.414 Sn 118.71 Sb 121.76 I 126.904 Xe 131.293 Cs 132.905 Ba 137.327 W 183.84 " +
    "Pt 195.084 Au 196.967 Hg 200.592 Pb 207.2 Bi 208.98 U 238.029"
  )
    .split(" ")
    .flatMap((symbol, at, all) => (at % 2 === 0 ? [[symbol, Number(all[at + 1])]] : [])),
);

const list = (text: string) =>
  Object.fromEntries(
    text.split(", ").map((one) => [one.slice(0, one.lastIndexOf(" ")), one.slice(one.lastIndexOf(" ") + 1)]),
  );

const ELEMENT_NAMES = list(
  "hydrogen H, helium He, lithium Li, carbon C, nitrogen N, oxygen O, fluorine F, neon Ne, sodium Na, magnesium Mg, aluminum Al, aluminium Al, silicon Si, phosphorus P, sulfur S, sulphur S, chlorine Cl, argon Ar, potassium K, calcium Ca, titanium Ti, chromium Cr, manganese Mn, iron Fe, cobalt Co, nickel Ni, copper Cu, zinc Zn, bromine Br, silver Ag, tin Sn, iodine I, xenon Xe, barium Ba, tungsten W, platinum Pt, gold Au, mercury Hg, lead Pb, uranium U",
);

const NAMES = list(
  "water H2O, table salt NaCl, salt NaCl, carbon dioxide CO2, carbon monoxide CO, sulfur dioxide SO2, nitrogen dioxide NO2, nitric oxide NO, nitrous oxide N2O, hydrogen peroxide H2O2, glucose C6H12O6, fructose C6H12O6, sucrose C12H22O11, table sugar C12H22O11, ethanol C2H5OH, methanol CH3OH, isopropanol C3H8O, acetone C3H6O, methane CH4, ethane C2H6, propane C3H8, butane C4H10, octane C8H18, benzene C6H6, ammonia NH3, urea CH4N2O, ozone O3, hydrochloric acid HCl, hydrogen chloride HCl, sulfuric acid H2SO4, sulphuric acid H2SO4, nitric acid HNO3, phosphoric acid H3PO4, acetic acid CH3COOH, citric acid C6H8O7, carbonic acid H2CO3, baking soda NaHCO3, bleach NaClO, quartz SiO2, silicon dioxide SiO2, caffeine C8H10N4O2, aspirin C9H8O4, acetaminophen C8H9NO2, rust Fe2O3, iron oxide Fe2O3, tris C4H11NO3, glycerol C3H8O3",
);

/** Ions with their charge. */
const METALS = list(
  "lithium Li1, sodium Na1, potassium K1, silver Ag1, ammonium NH41, magnesium Mg2, calcium Ca2, barium Ba2, zinc Zn2, strontium Sr2, copper(ii) Cu2, iron(ii) Fe2, iron(iii) Fe3, lead(ii) Pb2, copper Cu2, lead Pb2, aluminum Al3, aluminium Al3, hydrogen H1",
);
const ACIDS = list(
  "fluoride F1, chloride Cl1, bromide Br1, iodide I1, hydroxide OH1, nitrate NO31, nitrite NO21, bicarbonate HCO31, permanganate MnO41, acetate C2H3O21, hypochlorite ClO1, chlorate ClO31, oxide O2, sulfide S2, sulfate SO42, sulphate SO42, sulfite SO32, carbonate CO32, chromate CrO42, dichromate Cr2O72, phosphate PO43, nitride N3",
);

/** Formulas that people write in small letters and that have no figure. */
const SMALL = list(
  "nacl NaCl, naoh NaOH, koh KOH, hcl HCl, kcl KCl, nabr NaBr, kbr KBr, ki KI, hbr HBr, hf HF, cao CaO, mgo MgO, licl LiCl, agcl AgCl, zns ZnS, zno ZnO, cuo CuO, feo FeO, naf NaF, nai NaI, hcn HCN, kcn KCN, kf KF",
);
/** Elements that are gases of two atoms. */
const PAIRS = /^(?:hydrogen|nitrogen|oxygen|fluorine|chlorine)(?= gas$)/;

export interface Substance {
  /** So many of each element. */
  readonly atoms: ReadonlyMap<string, number>;
  readonly molarMass: number;
  /** Where it is written. */
  readonly spans: readonly (readonly [start: number, end: number])[];
}

/** "Ca(OH)2" as its atoms; null where it is not a formula. */
function readFormula(formula: string): ReadonlyMap<string, number> | null {
  const atoms = new Map<string, number>();
  let rest = formula;
  while (rest !== "") {
    const [all, group, symbol, count] = /^(?:\(([A-Za-z\d]+)\)|([A-Z][a-z]?))(\d*)/.exec(rest) ?? [];
    const part = group ? readFormula(group) : symbol && ELEMENTS[symbol] ? new Map([[symbol, 1]]) : null;
    if (!all || !part) return null;
    for (const [name, many] of part) atoms.set(name, (atoms.get(name) ?? 0) + many * Number(count || 1));
    rest = rest.slice(all.length);
  }
  return atoms.size > 0 ? atoms : null;
}

/** No element of a formula in small letters: "co2" is carbon dioxide. */
const RARE = /Co|Cs|Sc|V|W|U|Ga|Ge|Sb|Bi|Cd|Xe|Kr|Rb|He|Ne|Ar/;

/** A formula in small letters, of as few and as common elements as can be. */
function raise(text: string): string | null {
  const ways: string[] = [];
  const go = (rest: string, done: string): void => {
    if (rest === "") ways.push(done);
    const sign = /^(?:[()]|\d+)/.exec(rest)?.[0];
    if (sign) return go(rest.slice(sign.length), done + sign);
    for (const length of [1, 2]) {
      const symbol = rest.slice(0, 1).toUpperCase() + rest.slice(1, length);
      const isElement = ELEMENTS[symbol] !== undefined && !RARE.test(symbol);
      if (isElement && rest.length >= length) go(rest.slice(length), done + symbol);
    }
  };
  if (text.length <= 14) go(text, "");
  return ways.toSorted((one, other) => countElements(one) - countElements(other))[0] ?? null;
}

const countElements = (formula: string) => (formula.match(/[A-Z]/g) ?? []).length;

/** "Calcium hydroxide" by the charges of its ions. */
function joinIons(metal: string, acid: string): string {
  const [one, other] = [metal.slice(0, -1), acid.slice(0, -1)];
  const [charge, counter] = [Number(metal.at(-1)), Number(acid.at(-1))];
  const shared = charge === counter ? charge : charge % counter === 0 ? counter : counter % charge === 0 ? charge : 1;
  const write = (ion: string, count: number) =>
    count === 1 ? ion : countElements(ion) > 1 || /\d/.test(ion) ? `(${ion})${count}` : `${ion}${count}`;
  return `${write(one, counter / shared)}${write(other, charge / shared)}`;
}

const longestFirst = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length);
const NAMED = new RegExp(
  `(?<![\\w(])(?:(${longestFirst(Object.keys(NAMES)).join("|")})|(${longestFirst(Object.keys(METALS))
    .join("|")
    .replaceAll(
      /[()]/g,
      String.raw`\$&`,
    )}) (${longestFirst(Object.keys(ACIDS)).join("|")})|(${Object.keys(ELEMENT_NAMES).join("|")})(?: gas)?)(?![\\w-])`,
  "gi",
);
const WRITTEN = /(?<![\w.])(?:[A-Za-z]|\([A-Za-z][A-Za-z\d]*\)\d)(?:\([A-Za-z\d]+\)\d*|[A-Za-z\d])*(?![\w)])/g;

/** All substances that a text names, those of one weight once ("glucose c6h12o6"). */
export function findSubstances(text: string): readonly Substance[] {
  const found: Substance[] = [];
  const add = (formula: string, start: number, length: number) => {
    const atoms = readFormula(formula);
    if (!atoms) return;
    const molarMass = weigh(atoms);
    const span = [start, start + length] as const;
    const same = found.findIndex((one) => Math.abs(one.molarMass - molarMass) < 0.001);
    if (same < 0) found.push({ atoms, molarMass, spans: [span] });
    else found[same] = { ...found[same]!, spans: [...found[same]!.spans, span] };
  };
  for (const { 0: whole, 1: name, 2: metal, 3: acid, 4: element, index } of text.matchAll(NAMED)) {
    const gas = PAIRS.test(whole.toLowerCase()) ? "2" : "";
    if (name) add(NAMES[name.toLowerCase()]!, index, whole.length);
    else if (metal && acid)
      add(joinIons(METALS[metal.toLowerCase()]!, ACIDS[acid.toLowerCase()]!), index, whole.length);
    else if (element) add(`${ELEMENT_NAMES[element.toLowerCase()]!}${gas}`, index, whole.length);
  }
  for (const { 0: written, index } of text.matchAll(WRITTEN)) {
    const formula = toFormula(written);
    if (formula) add(formula, index, written.length);
  }
  return found;
}

/** Small letters are a formula with a figure or where it is known; "In" and "no" are words. */
function toFormula(written: string): string | null {
  const known = SMALL[written.toLowerCase()];
  if (known) return known;
  if (/^\(?[A-Z].*(?:[A-Z]|\d)/.test(written) && readFormula(written)) return written;
  return /\d/.test(written) ? raise(written.toLowerCase()) : null;
}

function weigh(atoms: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [symbol, count] of atoms) sum += count * ELEMENTS[symbol]!;
  return Number(sum.toPrecision(9));
}

/** The sum of the atoms: "6 * 12.011 + 12 * 1.008 + 6 * 15.999". */
export const writeMass = ({ atoms }: Substance): string =>
  [...atoms].map(([symbol, count]) => (count === 1 ? "" : `${count} * `) + ELEMENTS[symbol]!).join(" + ");

/** What an element makes up of a substance; null where it is none of its. */
export function writeShare(element: string, { atoms, molarMass }: Substance): string | null {
  const count = atoms.get(element);
  return count === undefined ? null : `100 * ${count} * ${ELEMENTS[element]} / ${molarMass}`;
}
