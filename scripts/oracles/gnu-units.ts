/**
 * Asks GNU units for the size of every unit in app/units and writes app/units/gnu-units.fixture.json, which
 * app/units/gnu-units.test.ts compares with the exact factors. GNU units gets the names of units, never our factors.
 *
 * Needs GNU units: `apt-get install -y units`. Run: node scripts/oracles/gnu-units.ts
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dimensions } from "../../app/units/dimensions.ts";

/** What GNU units calls the parts of our ids. What is not here has the same name there. */
const atoms: Readonly<Record<string, string>> = {
  ac: "acre",
  "ac-ft": "(acre foot)",
  BTU: "btu_IT",
  B: "byte",
  kB: "kilobyte",
  MB: "megabyte",
  GB: "gigabyte",
  TB: "terabyte",
  PB: "petabyte",
  EB: "exabyte",
  KiB: "kibibyte",
  MiB: "mebibyte",
  GiB: "gibibyte",
  TiB: "tebibyte",
  PiB: "pebibyte",
  EiB: "exbibyte",
  kbit: "kilobit",
  Mbit: "megabit",
  Gbit: "gigabit",
  Tbit: "terabit",
  Kibit: "kibibit",
  Mibit: "mebibit",
  Gibit: "gibibit",
  bbl: "(42 usgallon)",
  "bu-us": "usbushel",
  C: "coulomb",
  cal: "cal_th",
  kcal: "kcal_th",
  deg: "degree",
  F: "farad",
  ft: "foot",
  "floz-us": "usfluidounce",
  "gal-uk": "brgallon",
  "gal-us": "usgallon",
  gr: "grain",
  h: "hour",
  ha: "hectare",
  in: "inch",
  kip: "kip",
  kn: "knot",
  L: "liter",
  dL: "deciliter",
  mL: "milliliter",
  lb: "pound",
  MMBtu: "(1e6 btu_IT)",
  mi: "mile",
  min: "minute",
  oz: "ounce",
  ozf: "(ounce force)",
  q: "quintal",
  s: "second",
  t: "tonne",
  "ton-us": "uston",
  yd: "yard",
  R: "roentgen",
  mR: "milliroentgen",
  uR: "microroentgen",
  Rd: "rutherford",
  G: "gauss",
  mG: "milligauss",
  Mx: "maxwell",
  Fd: "faraday",
  abA: "abampere",
};

/** Where the parts of an id mean something else in one dimension, or the id is a name of its own: GNU's expression. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  length: {
    au: "astronomicalunit",
    chain: "66 foot",
    "ft-us": "survey foot",
    ly: "lightyear",
    nmi: "nauticalmile",
  },
  mass: {
    ct: "carat",
    "cwt-uk": "brhundredweight",
    "cwt-us": "ushundredweight",
    dr: "dram",
    dwt: "pennyweight",
    kt: "1000 tonne",
    "lb-t": "troypound",
    Mt: "1e6 tonne",
    "oz-t": "troyounce",
    st: "stone",
    "ton-uk": "brton",
  },
  temperatureDifference: { C: "degC", F: "degF", R: "degR" },
  area: {
    a: "are",
    cmil: "circularmil",
    kcmil: "1000 circularmil",
    "roofing-square": "100 foot^2",
  },
  volume: {
    "ac-ft": "acre foot",
    "bbl-beer-us": "usbeerbarrel",
    "bbl-oil": "42 usgallon",
    "board-foot": "boardfoot",
    "bu-uk": "brbushel",
    "cup-metric": "metriccup",
    "cup-us": "uscup",
    "cup-us-legal": "legalcup",
    "floz-uk": "brfluidounce",
    "gal-us-dry": "drygallon",
    "gill-uk": "brgill",
    "gill-us": "usgill",
    "pk-us": "uspeck",
    "pt-uk": "brpint",
    "pt-us": "uspint",
    "qt-uk": "brquart",
    "qt-us": "usquart",
    "tbsp-au": "australiatablespoon",
    "tbsp-us": "ustablespoon",
    "tsp-us": "usteaspoon",
  },
  time: { "year-365": "365 day", "year-julian": "julianyear", us: "microsecond" },
  speed: { c: "c", mph: "mile/hour" },
  acceleration: { g0: "gravity", "mph/s": "mile/hour second" },
  force: {
    gf: "gram force",
    pdl: "poundal",
    sn: "sthene",
    tf: "tonne force",
    "tonf-uk": "brton force",
    "tonf-us": "uston force",
  },
  torque: { "gf.cm": "gram force cm" },
  pressure: {
    at: "technicalatmosphere",
    inH2O: "inch water",
    cmH2O: "cm water",
    ftH2O: "foot water",
    mH2O: "m water",
    mmH2O: "mm water",
    inHg: "inch Hg",
    ksi: "1000 psi",
    mmHg: "mm Hg",
    mTorr: "millitorr",
    psf: "lbf/foot^2",
    Torr: "torr",
    ubar: "microbar",
  },
  energy: {
    boe: "barreloil",
    "BTU-th": "btu_th",
    "cal-IT": "cal_IT",
    hph: "horsepower hour",
    toe: "tonoil",
    tTNT: "1e9 cal_th",
    "therm-us": "UStherm",
    Wh: "watt hour",
    kWh: "kilowatt hour",
    MWh: "megawatt hour",
    GWh: "gigawatt hour",
  },
  power: {
    hp: "horsepower",
    "hp-boiler": "boilerhorsepower",
    "hp-electric": "electrichorsepower",
    "hp-metric": "metrichorsepower",
    "kBTU/h": "1000 btu_IT/hour",
    "ton-ref": "tonrefrigeration",
  },
  angle: {
    mas: "milliarcsec",
    mrad: "milliradian",
    rad: "radian",
    "mil-nato": "circle/6400",
    point: "circle/32",
    turn: "turn",
  },
  solidAngle: { deg2: "squaredegree" },
  frequency: {
    bpm: "1/minute",
    "deg/s": "degree/second circle",
    "per-day": "1/day",
    "rad/min": "radian/minute circle",
    "rad/s": "radian/second circle",
    rph: "1/hour",
    rpm: "1/minute",
    rps: "1/second",
  },
  fuelEconomy: { "mpg-uk": "mile/brgallon", "mpg-us": "mile/usgallon" },
  volumeFlow: { "mgd-us": "1e6 usgallon/day" },
  illuminance: { lx: "lux", klx: "kilolux", fc: "footcandle", ph: "phot", nox: "nox" },
  luminance: { sb: "stilb", fL: "footlambert", La: "lambert", asb: "apostilb" },
  luminousFlux: { lm: "lumen", klm: "kilolumen" },
  radioactivity: { dpm: "1/minute", uCi: "microcurie" },
  absorbedDose: { rad: "1e-2 gray", mrad: "1e-5 gray" },
  equivalentDose: { uSv: "microsievert" },
  amountOfSubstance: { lbmol: "mol pound/gram" },
  ratio: { "1": "1", "%": "percent", permille: "1e-3", bp: "1e-4", ppm: "1e-6", ppb: "1e-9", ppt: "1e-12" },
  electricCharge: { Ah: "ampere hour", mAh: "milliampere hour", e: "e" },
  specificHeat: { "BTU/(lb.F)": "btu_IT/pound degF", "cal/(g.C)": "cal_th/gram degC" },
  thermalConductivity: {
    "BTU/(h.ft.F)": "btu_IT/hour foot degF",
    "BTU.in/(h.ft2.F)": "btu_IT inch/hour foot^2 degF",
    "cal/(s.cm.C)": "cal_th/second cm degC",
    "kcal/(h.m.C)": "kcal_th/hour m degC",
  },
  thermalResistance: { "R-US": "foot^2 degF hour/btu_IT" },
  thermalTransmittance: {
    "BTU/(h.ft2.F)": "btu_IT/hour foot^2 degF",
    "kcal/(h.m2.C)": "kcal_th/hour m^2 degC",
  },
  specificEnergy: { "Wh/kg": "watt hour/kg", "kWh/kg": "kilowatt hour/kg" },
  energyDensity: { "Wh/L": "watt hour/liter", "kWh/L": "kilowatt hour/liter", "kWh/m3": "kilowatt hour/m^3" },
  irradiance: { "BTU/(h.ft2)": "btu_IT/hour foot^2" },
  radiantExposure: { "Wh/m2": "watt hour/m^2", "kWh/m2": "kilowatt hour/m^2" },
  emissionFactor: {
    "g/kWh": "gram/kilowatt hour",
    "kg/kWh": "kg/kilowatt hour",
    "lb/MWh": "pound/megawatt hour",
  },
  massPerLength: { dtex: "decitex" },
  volumePerArea: { mm: "mm", in: "inch" },
  plantDensity: { "1/ac": "1/acre", "1/ft2": "1/foot^2", "1/ha": "1/hectare", "1/m2": "1/m^2" },
  pixelDensity: { ppi: "1/inch", ppcm: "1/cm" },
  typographicLength: { pt: "point", "pt-tex": "texpoint", q: "1|4 mm", twip: "1|20 point" },
  waterHardness: { "mg/L": "milligram/liter", eH: "clarkdegree", gpg: "grain/usgallon" },
};

interface Own {
  /** The definition that ours follows, in GNU units' language. */
  readonly expression: string;
  readonly source: string;
  /** What GNU units means by the same word, where it has it: then the test shows that the two really differ. */
  readonly gnu?: string;
}

const laboratory = "molar mass as clinical laboratories round it";

/** Units that GNU units lacks or defines otherwise: the definition followed, and where it stands. */
const own: Readonly<Record<string, Readonly<Record<string, Own>>>> = {
  length: {
    pc: { expression: "(648000/pi) astronomicalunit", source: "IAU 2015 resolution B2, note 4", gnu: "parsec" },
  },
  mass: {
    u: { expression: "1.66053906892e-27 kg", source: "CODATA 2022 (GNU units 2.22 has CODATA 2018)", gnu: "u" },
  },
  area: {
    dunam: { expression: "1000 m^2", source: "metric dunam: 1 decare" },
    mu: { expression: "10000|15 m^2", source: "China, market system of 1930 and 1959: 15 mu are 1 hectare" },
    rai: { expression: "40*40 m^2", source: "Thailand, Weights and Measures Act B.E. 2466: 1 rai is (40 m)²" },
  },
  volume: {
    "cup-jp": { expression: "200 ml", source: "Japanese cooking measure" },
    "dsp-metric": { expression: "10 ml", source: "metric dessertspoon" },
    go: { expression: "2401|13310 liter", source: "Japan, Weights and Measures Act of 1891: 1 shō is 2401/1331 L" },
    "tbsp-uk": {
      expression: "brgallon/256",
      source: "UK, 5/8 imperial fl oz (older kitchen measure)",
      gnu: "brtablespoon",
    },
    "tbsp-metric": { expression: "15 ml", source: "metric tablespoon" },
    "tsp-metric": { expression: "5 ml", source: "metric teaspoon" },
    "tsp-uk": { expression: "brgallon/768", source: "a third of the imperial tablespoon", gnu: "brteaspoon" },
  },
  time: {
    month: { expression: "365.2425 day/12", source: "mean month of the Gregorian calendar", gnu: "month" },
    year: { expression: "365.2425 day", source: "mean year of the Gregorian calendar", gnu: "year" },
    quarter: { expression: "365.2425 day/4", source: "a quarter of the mean Gregorian year" },
    decade: { expression: "3652.425 day", source: "ten mean Gregorian years", gnu: "decade" },
    century: { expression: "36524.25 day", source: "hundred mean Gregorian years", gnu: "century" },
    millennium: { expression: "365242.5 day", source: "thousand mean Gregorian years", gnu: "millennium" },
  },
  speed: {
    mach: {
      expression: "sqrt(1.4 atm / (1.225 kg/m^3))",
      source: "speed of sound at sea level, ISO 2533 atmosphere (1.4, 101325 Pa, 1.225 kg/m³: 15 °C); GNU: 0 °C",
      gnu: "mach",
    },
  },
  energy: {
    therm: { expression: "1e5 btu_IT", source: "EC therm, NIST SP 811 appendix B.8", gnu: "therm" },
  },
  evEfficiency: {
    mpge: { expression: "mile/(33.7 kilowatt hour)", source: "US EPA fuel economy label: a gallon is 33.7 kWh" },
  },
  pixelDensity: { dppx: { expression: "96/inch", source: "W3C CSS Values 4: 1 px is 1/96 in" } },
  typographicLength: {
    pc: { expression: "inch/6", source: "W3C CSS Values 4; GNU units means printers' picas", gnu: "pica" },
    px: { expression: "inch/96", source: "W3C CSS Values 4: 1 px is 1/96 in" },
    dd: { expression: "0.375 mm", source: "metric didot point, DIN 16507", gnu: "didotpoint" },
    cicero: { expression: "4.5 mm", source: "12 metric didot points, DIN 16507", gnu: "cicero" },
  },
  bloodGlucose: {
    "mmol/L": { expression: "mmol/liter", source: "base" },
    "mg/dL": { expression: "(mg/deciliter)/(180.156 gram/mol)", source: `C6H12O6, 180.156 g/mol: ${laboratory}` },
  },
  cholesterol: {
    "mmol/L": { expression: "mmol/liter", source: "base" },
    "mg/dL": { expression: "(mg/deciliter)/(386.65 gram/mol)", source: `C27H46O, 386.65 g/mol: ${laboratory}` },
  },
  triglycerides: {
    "mmol/L": { expression: "mmol/liter", source: "base" },
    "mg/dL": { expression: "(mg/deciliter)/(885.7 gram/mol)", source: `triolein, 885.7 g/mol: ${laboratory}` },
  },
  creatinine: {
    "umol/L": { expression: "micromol/liter", source: "base" },
    "mg/dL": { expression: "(mg/deciliter)/(113.12 gram/mol)", source: `C4H7N3O, 113.12 g/mol: ${laboratory}` },
  },
  waterHardness: {
    "mmol/L": { expression: "100.0869 mg/liter", source: "CaCO3, 100.0869 g/mol" },
    dH: { expression: "17.848 mg/liter", source: "10 mg CaO per litre as CaCO3, to five digits" },
    fH: { expression: "10 mg/liter", source: "French degree: 10 mg CaCO3 per litre" },
  },
};

/** Scales whose zero is elsewhere: GNU units' functions, at 0 and at 100. */
const scales: Readonly<Record<string, string>> = {
  C: "tempC",
  F: "tempF",
  Re: "tempreaumur",
};

/** Turns an id such as "lb/1000ft2" into "pound/(1000 foot^2)". */
function translate(id: string): string {
  return id
    .replace(/(\d*)([A-Za-z][A-Za-z0-9-]*?)(\d?)(?![A-Za-z0-9-])/g, (_, count, name, power) => {
      const atom = `${atoms[name] ?? name}${power === "" ? "" : `^${power}`}`;
      return count === "" ? atom : `(${count} ${atom})`;
    })
    .replaceAll(".", " ");
}

function expressionFor(dimensionId: string, unitId: string): string {
  return own[dimensionId]?.[unitId]?.expression ?? named[dimensionId]?.[unitId] ?? translate(unitId);
}

function ask(have: string, want: string): number {
  const answer = execFileSync("units", ["--terse", "--one-line", "-o", "%.17g", have, want], { encoding: "utf8" });
  const value = Number(answer);
  if (!Number.isFinite(value)) throw new Error(`${have} in ${want}: ${answer}`);
  return value;
}

function describeUnit(dimension: (typeof dimensions)[keyof typeof dimensions], unitId: string): object {
  const unit = dimension.units.find((candidate) => candidate.id === unitId);
  const base = `(${expressionFor(dimension.id, dimension.base)})`;
  const scale = dimension.id === "temperature" ? scales[unitId] : undefined;
  if (scale !== undefined) {
    const offset = ask(`${scale}(0)`, "K");
    return { expression: scale, factor: (ask(`${scale}(100)`, "K") - offset) / 100, offset };
  }
  const isOneOver = unit !== undefined && "reciprocal" in unit;
  const invert = (text: string): string => (isOneOver ? `1/(${text})` : text);
  const expression = invert(
    dimension.id === "temperature" && unitId === "R" ? "degR" : expressionFor(dimension.id, unitId),
  );
  const mine = own[dimension.id]?.[unitId];
  return {
    expression,
    factor: ask(expression, base),
    ...(mine === undefined ? {} : { source: mine.source }),
    ...(mine?.gnu === undefined ? {} : { gnu: mine.gnu, gnuFactor: ask(mine.gnu, base) }),
  };
}

const problems: string[] = [];
const answers = Object.values(dimensions).map((dimension) => {
  const lines = dimension.units.map(({ id }) => {
    try {
      return `    ${JSON.stringify(id)}: ${JSON.stringify(describeUnit(dimension, id))}`;
    } catch (error) {
      const answer = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
      problems.push(`${dimension.id} ${id}: ${answer.replaceAll("\n", " ")}`);
      return "";
    }
  });
  return `  ${JSON.stringify(dimension.id)}: {\n${lines.join(",\n")}\n  }`;
});
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
} else {
  const [version] = execFileSync("units", ["--version"], { encoding: "utf8" }).split("\n");
  const about = { version, command: "units --terse --one-line -o %.17g <expression> <base>" };
  const head = JSON.stringify(about).slice(1, -1);
  const file = new URL("../../app/units/gnu-units.fixture.json", import.meta.url);
  writeFileSync(file, `{\n${head},\n"dimensions": {\n${answers.join(",\n")}\n}\n}\n`);
}
