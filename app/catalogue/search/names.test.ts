/**
 * How well what is typed fits a calculator's name in another language. The names that stand here are of one word that no other name
 * has, so that what fits is known whatever else the calculators are called.
 */
import { describe, expect, test } from "vitest";
import { buildSearchIndex } from "./index.ts";
import { findByName } from "./names.ts";
import german from "./names/german.ts";

const indexOf = (ids: readonly string[], popular = "") =>
  buildSearchIndex(
    ids.map((id) => ({
      id,
      name: id,
      category: "math",
      description: "",
      keywords: [],
      isPopular: id === popular,
      uses: 0,
      relatedCalculators: [],
    })),
  );
const index = indexOf(Object.keys(german));

describe("a name fits", () => {
  // Of what the best name gives 0.6, of what all names of the calculator hold 0.4. A word that nobody knows says 0.35 of a rare one.
  const withUnknown = (count: number) => (0.6 * 2) / (2 + 0.35 * count) + 0.4 / (1 + 0.35 * count);

  test.each([
    ["cryptomonnaie", "cryptocurrency", 1],
    ["Cryptomonnaies", "cryptocurrency", 1],
    ["calculer la cryptomonnaie", "cryptocurrency", 1],
    ["cryptomonnaie cryptomonnaies", "cryptocurrency", 1],
    ["Trächtigkeitsrechner", "animal-gestation", 1],
    // Begun, or with up to three letters more behind five.
    ["cryptomon", "cryptocurrency", 0.85],
    ["sato", "bitcoin-units", 0.85],
    ["cryptomonnaiabc", "cryptocurrency", 0.85],
    ["velagxyz", "animal-gestation", 0.85],
    // A part of a German compound.
    ["abkalbeterminqqqqq", "animal-gestation", 0.75],
    ["qqqqqabkalbetermin", "animal-gestation", 0.75],
    ["kalbetermin", "animal-gestation", 0.75],
    ["felgqqqqq", "tire-size", 0.75],
    // One slip in seven letters or more.
    ["cryptomoxnai", "cryptocurrency", 0.7],
    ["grilxag", "fence", 0.7],
    // Words that nobody knows beside it.
    ["cryptomonnaie zzqqzzqa", "cryptocurrency", withUnknown(1)],
    ["zzqqzzqa cryptomonnaie zzqqzzqb", "cryptocurrency", withUnknown(2)],
    ["cryptomonnaie zzqqzzqa zzqqzzqb zzqqzzqc", "cryptocurrency", withUnknown(3)],
    ["cryptomonnaie zzqqzzqa zzqqzzqb zzqqzzqc zzqqzzqd", "cryptocurrency", withUnknown(4)],
    // Two words for one of the name.
    ["cryptomon cryptomonn", "cryptocurrency", 0.6 + 0.4 * 0.85],
    // Two names of two calculators: each holds half.
    ["cryptomonnaie grillage", "cryptocurrency", 0.6 * (2 / 3) + 0.4 / 2],
  ])("%j: %s, as well as that", (query, id, fit) => {
    expect(findByName(index, query, fit - 1e-6)[0]).toBe(id);
    expect(findByName(index, query, fit + 1e-6)).toEqual([]);
  });

  test.each([
    // Fewer than four letters begin nothing, and a word of four letters no longer one.
    ["cry"],
    ["taegz"],
    // Four letters more.
    ["cryptomonnaiabcd"],
    // A part of a word is only German's.
    ["qqqqqcryptomonnai"],
    ["yptomonnai"],
    ["kalbe"],
    ["rmin"],
    // A slip in six letters, two slips in more.
    ["boulxn"],
    ["crxptomonxai"],
    // Too many words that nobody knows: 0.47.
    ["cryptomonnaie zzqqzzqa zzqqzzqb zzqqzzqc zzqqzzqd zzqqzzqf"],
    [""],
    ["!?"],
  ])("none for %j", (query) => {
    expect(findByName(index, query, 0)).toEqual([]);
  });
});

test.each([
  ["Hypothek", "Hypotheken"],
  ["fuß", "fuss"],
  ["l'humidité", "humidité"],
  ["l’humidité", "humidité"],
  ["azulejo", "azulejos"],
  ["calefacción", "calefaccion"],
  ["fracciones", "fraccion"],
  ["chevaux vapeur", "cheval vapeur"],
  ["equações", "equação"],
  ["perro", "perros"],
  ["coches", "coche"],
])("%s is asked for like %s", (query, other) => {
  expect(findByName(index, query, 0)).toEqual(findByName(index, other, 0));
});

test("of calculators with the same name the popular one comes first, then by their ids", () => {
  expect(findByName(index, "Autofinanzierung", 1).slice(0, 2)).toEqual(["advanced-auto-loan", "auto-loan"]);
  const popular = indexOf(["advanced-auto-loan", "auto-loan"], "auto-loan");
  expect(findByName(popular, "Autofinanzierung", 1)).toEqual(["auto-loan", "advanced-auto-loan"]);
});

test("what fits better comes before what is popular and fits less", () => {
  // "Cryptomonnaie" as it is; "grillag" begun.
  const popular = indexOf(["cryptocurrency", "fence"], "fence");
  expect(findByName(popular, "cryptomonnaie grillag", 0.5)).toEqual(["fence", "cryptocurrency"]);
  expect(findByName(popular, "cryptomonnaie grilla", 0.5)).toEqual(["cryptocurrency", "fence"]);
});

test("only calculators of the directory are found", () => {
  expect(findByName(indexOf(["bmi"]), "cryptomonnaie", 0)).toEqual([]);
  expect(findByName(indexOf(["auto-loan"]), "Autofinanzierung", 0)).toEqual(["auto-loan"]);
});

test("the last five letters of a German compound are a part of it, the last four are none", () => {
  expect(findByName(index, "ehalt", 0)).toContain("alcohol-by-volume");
  expect(findByName(index, "halt", 0)).not.toContain("alcohol-by-volume");
});

test("a word that the directory has in English is no compound of German ones, and no slip", () => {
  expect(findByName(index, "flange", 0)).toContain("length-converter");
  const ids = ["flange", "length-converter"];
  expect(findByName(indexOf(ids), "flange", 0)).toEqual([]);
  // It still may be a word of theirs.
  expect(findByName(indexOf(["auto", "auto-loan"]), "Auto", 0)).toContain("auto-loan");
});

test("the first ten words are read", () => {
  const asking = "le la les un une et ou en a";
  expect(findByName(index, `${asking} cryptomonnaie`, 1)).toEqual(["cryptocurrency"]);
  expect(findByName(index, `${asking} au cryptomonnaie`, 0)).not.toContain("cryptocurrency");
  expect(findByName(index, `${" ".repeat(287)}cryptomonnaie`, 1)).toEqual(["cryptocurrency"]);
  expect(findByName(index, `${" ".repeat(300)}cryptomonnaie`, 0)).toEqual([]);
});

describe("among the names of the calculators", () => {
  test.each([
    // A language that fits nearly as well as the best is heard too: "litige" is French, "liter" German.
    ["Liter", ["contingency-fee", "volume-converter"]],
    ["CO2", ["carbon-footprint", "vehicle-emissions"]],
    // What fits six tenths as well as the best is a rival.
    ["Kleidergrößen US EU", ["clothing-size-converter", "shoe-size-converter"]],
    ["Geld zählen", ["cash-count", "currency-converter"]],
    // Where every word only asks, it names what is called so.
    ["calculadora", ["scientific-calculator"]],
    ["umrechnen", ["unit-converter"]],
  ])("%s finds %j", (query, ids) => {
    const found = findByName(index, query, 0.5);
    expect(found[0]).toBe(ids[0]);
    expect(found).toEqual(expect.arrayContaining(ids));
  });

  test.each([
    ["Autofinanzierung Vergleich", "mortgage"],
    ["Tilgungsplan", "mortgage"],
    ["grundumsatz", "calorie"],
  ])("%s does not find %s", (query, id) => {
    expect(findByName(index, query, 0.5)).not.toContain(id);
  });
});
