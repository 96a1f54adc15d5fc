/** One form for words that are written in several ways. */
import { describe, expect, test } from "vitest";
import { canonicalWord, fold, getRoot, isNumber, listContentWords, splitCompound, splitWords } from "./normalise.ts";

test.each([
  ["Café CRÈME", "cafe creme"],
  ["Ohm’s law's", "ohms laws"],
  ["‘walnut`", "walnut"],
  ["m³ ² ½", "m3 2 1⁄2"],
  ["5 µm ×3 – 4 — 5 − 6 ‑ 7", "5 um x3 - 4 - 5 - 6 - 7"],
  ["ＢＭＩ", "bmi"],
  ["5′", "5"],
  ["Walnut™", "walnuttm"],
  ["plain text, as it is!", "plain text, as it is!"],
  ["~\u007f", "~\u007f"],
])("%j is folded to %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
  // What was folded once is known.
  expect(fold(text)).toBe(folded);
});

test("of ever so many characters each is folded to its own", () => {
  // Accented and Greek letters, Cyrillic, CJK: more than are kept.
  for (let code = 0x4e00; code < 0x4e00 + 2100; code++) fold(String.fromCharCode(code));
  expect([fold("é"), fold("中"), fold("Ж")]).toEqual(["e", "中", "ж"]);
});

describe("the one form of a word", () => {
  test.each([
    // British and American.
    ["metre", "meter"],
    ["litres", "liter"],
    ["theatre", "theater"],
    ["colour", "color"],
    ["neighbouring", "neighboring"],
    ["organise", "organize"],
    ["organisation", "organization"],
    ["exercise", "exercise"],
    ["surprise", "surprise"],
    ["wise", "wise"],
    ["analyse", "analyze"],
    ["analysed", "analyzed"],
    ["travelling", "traveling"],
    ["fuelled", "fueled"],
    ["paediatric", "pediatric"],
    ["anaemia", "anemia"],
    ["catalogue", "catalog"],
    ["programme", "program"],
    ["tyres", "tire"],
    ["aluminium", "aluminum"],
    ["mould", "mold"],
    ["plough", "plow"],
    ["greyhound", "grayhound"],
    ["cheque", "check"],
    ["licence", "license"],
    ["instalments", "installment"],
    ["sulphur", "sulfur"],
    // One and many.
    ["walnuts", "walnut"],
    ["cars", "car"],
    ["gas", "gas"],
    ["bus", "bus"],
    ["mass", "mass"],
    ["radius", "radius"],
    ["analysis", "analysis"],
    ["batteries", "battery"],
    ["flies", "fly"],
    ["ties", "tie"],
    ["pies", "pie"],
    ["boxes", "box"],
    ["inches", "inch"],
    ["dishes", "dish"],
    ["classes", "class"],
    ["fuzzes", "fuzz"],
    ["responses", "respons"],
    ["courses", "cours"],
    ["tomatoes", "tomato"],
    ["axes", "ax"],
    ["prices", "price"],
    ["houses", "house"],
    // Irregular ones.
    ["feet", "foot"],
    ["teeth", "tooth"],
    ["children", "child"],
    ["women", "woman"],
    ["men", "man"],
    ["matrices", "matrix"],
    ["vertices", "vertex"],
    ["halves", "half"],
    ["lens", "lens"],
    ["series", "series"],
    ["shoes", "shoe"],
    ["calories", "calorie"],
    ["kilocalories", "kilocalorie"],
    // Three letters are left alone, four are not.
    ["abs", "abs"],
    ["tips", "tip"],
  ])("of %s is %s", (word, form) => {
    expect(canonicalWord(word)).toBe(form);
  });
});

describe("the words of a text", () => {
  test.each([
    ["401(k) plan", ["401k", "plan"]],
    ["401 k", ["401k"]],
    ["5 kg", ["5", "kg"]],
    ["z score", ["zscore"]],
    ["t test of means", ["ttest", "of", "means"]],
    // "a" and "i" are words, and so is what stands before a short or a stop word or a figure.
    ["a score", ["a", "score"]],
    ["i walk", ["i", "walk"]],
    ["x of y", ["x", "of", "y"]],
    ["x to z", ["x", "to", "z"]],
    ["x the z", ["x", "the", "z"]],
    ["x 12", ["x", "12"]],
    ["z abc1", ["z", "abc1"]],
    ["z abc", ["zabc"]],
    ["n ab", ["n", "ab"]],
    ["1 2 b", ["1", "2b"]],
    ["walnut z", ["walnut", "z"]],
    // Signs.
    ["15%", ["15", "percent"]],
    ["n!", ["n", "factorial"]],
    ["5!", ["5", "factorial"]],
    ["12 !", ["12", "factorial"]],
    ["!", ["the"]],
    ["help!", ["help", "the"]],
    ["one | two", ["one", "|", "two"]],
    // Compounds in one piece.
    ["price-index, 50/30/20 km/h r&d 12:30 1,000.5", ["price-index", "50/30/20", "km/h", "r&d", "12:30", "1,000.5"]],
    ["- / . x-", ["x"]],
    ["", []],
  ])("%j: %j", (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  test.each([
    ["the price of an apple and how it is, for you", ["price", "an", "apple"]],
    ["a 12 b walnuts", ["12", "walnuts"]],
    ["price-index of 50/30/20", ["price-index", "50/30/20"]],
    ["", []],
  ])("that may say something, of %j: %j", (text, words) => {
    expect(listContentWords(text)).toEqual(words);
  });
});

test.each([
  ["walnut", ["walnut"]],
  ["price-index", ["price", "index"]],
  ["z-score", ["zscore"]],
  ["x-ray", ["xray"]],
  ["km/h", ["kmh"]],
  ["km/hr", ["kmhr"]],
  ["feet/mile", ["feet", "mile"]],
  ["ft-lbs", ["ft", "lbs"]],
  ["r&d", ["rd"]],
  ["us&canada", ["uscanada"]],
  ["time&money", ["time", "money"]],
  ["s.m.art", ["smart"]],
  ["50-30-20", ["50/30/20"]],
  ["12:30", ["12/30"]],
  ["1,000", ["1000"]],
  ["1,000,000", ["1000000"]],
  ["6.5", ["6.5"]],
  ["2^10", ["2^10"]],
  ["x^2", ["x2"]],
  ["10-year", ["10", "year"]],
])("the compound %s is %j", (compound, parts) => {
  expect(splitCompound(compound)).toEqual(parts);
});

test.each([
  ["7", true],
  ["72", true],
  ["6.5", true],
  ["50/30/20", true],
  ["12:30", true],
  ["401k", false],
  ["k401", false],
  ["1,000", false],
  ["", false],
])("%j is a number: %s", (word, expected) => {
  expect(isNumber(word)).toBe(expected);
});

describe("the root of a family of words", () => {
  test.each([
    ["depreciate", "depreci"],
    ["depreciation", "depreci"],
    ["depreciations", "depreci"],
    // What may be left at least: five letters, four, three.
    ["magnetization", "magnet"],
    ["optimization", "optim"],
    ["affordability", "afford"],
    ["affordable", "afford"],
    ["application", "applic"],
    ["multiplication", "multipl"],
    ["inheritance", "inherit"],
    ["balance", "balanc"],
    ["payment", "payment"],
    ["repayment", "repay"],
    ["payable", "payabl"],
    ["rotation", "rotat"],
    ["taxation", "taxat"],
    ["ration", "ration"],
    ["marriage", "marri"],
    ["usage", "usag"],
    ["monthly", "month"],
    ["daily", "daily"],
    ["lender", "lend"],
    ["paper", "paper"],
    ["investor", "invest"],
    ["color", "color"],
    ["paying", "pay"],
    ["king", "king"],
    ["sized", "siz"],
    ["bed", "bed"],
    ["size", "siz"],
    ["age", "age"],
    ["walnut", "walnut"],
    // A doubled letter that came with the ending goes with it.
    ["planning", "plan"],
    ["planner", "plan"],
    ["running", "run"],
    ["stopped", "stop"],
    ["rolling", "roll"],
    ["passed", "pass"],
  ])("of %s is %s", (word, root) => {
    expect(getRoot(word)).toBe(root);
  });
});
