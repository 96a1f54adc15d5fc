/** At which values and words a value is no longer taken for an input, and how well it fits before that. */
import { expect, test } from "vitest";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import {
  type AnyDefinition,
  choice,
  date,
  integer,
  money,
  number,
  percent,
  quantity,
  text,
  time,
} from "#engine/define.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { detectUnitSystem } from "./bare-unit.ts";
import { fitToken } from "./fit.ts";
import { getProfile } from "./profile.ts";

const INPUTS = {
  way: quantity("Way", length, { unit: "ft", default: 10 }),
  paid: money("Paid", { default: 100 }),
  share: percent("Share", { default: 5, max: 90 }),
  chance: percent("Probability", { default: 50 }),
  parts: integer("Parts", { default: 4, min: 2, max: 8 }),
  size: number("Size", { default: 4 }),
  age: number("Age", { default: 10, unit: "years" }),
  down: money("Down payment", { default: 20, partOf: "paid" }),
  divisor: number("Divisor", { default: 5000, unit: "cm³/kg" }),
  radius: quantity("Radius", length, { unit: "ft", default: 10 }),
  wire: choice("Wire", {
    default: "12",
    options: [
      ["12", "12 AWG"],
      ["2.5", "2.5 mm²"],
    ],
  }),
  day: date("Day", { default: "today" }),
  at: time("At", { default: "10:00" }),
};
type Key = keyof typeof INPUTS;

const read = (sentence: string) => tokenize(sentence, { locale: "en-US", today: "2026-11-27" });

/** How the last value of a sentence fits an input that stands alone, or behind others. */
function fit(key: Key, sentence: string, phrases?: readonly string[], before: readonly Key[] = []) {
  const inputs = Object.fromEntries([...before, key].map((one) => [one, INPUTS[one]]));
  const definition = { id: "zzz", name: "Zzz", keywords: [], outputs: {}, inputs, ...(phrases && { phrases }) };
  const whole = getProfile(definition as unknown as AnyDefinition);
  const tokens = read(sentence);
  const at = tokens.findLastIndex(({ type }) => type === "amount" || type === "date" || type === "time");
  return fitToken(tokens, at, whole.fields[before.length]!, whole, US_PREFERENCES);
}

const round = (value: unknown) => (typeof value === "number" ? Number(value.toPrecision(9)) : value);

test.each<[Key, string, unknown]>([
  // A bare length is at most twenty times the usual one, or a twentieth; one with its unit or its name may be any.
  ["way", "199", 199],
  ["way", "200", null],
  ["way", "0.51", 0.51],
  ["way", "0.49", null],
  ["way", "0", 0],
  ["way", "way 400", 400],
  ["way", "400 ft", 400],
  ["way", "10 in", 10 / 12],
  ["way", "$5", null],
  ["way", "5%", null],
  ["way", "5 kg", null],
  // A run of kilometers, up to two hundred.
  ["way", "200k", 200_000 / 0.3048],
  ["way", "201k", null],
  // An amount is at most some eighty times the usual one, three hundred where it is named, more where it says its size.
  ["paid", "$7900", 7900],
  ["paid", "$8000", null],
  ["paid", "$1.30", 1.3],
  ["paid", "$1.25", null],
  ["paid", "paid $31000", 31_000],
  ["paid", "paid $32000", null],
  ["paid", "250k", 250_000],
  ["paid", "260k", null],
  ["paid", "$20000 an hour", 20_000],
  ["paid", "5 ft", null],
  ["paid", "2 x 3", null],
  // A larger number than 40 is not a percentage, unless it is named or has its sign.
  ["share", "40", 40],
  ["share", "41", null],
  ["share", "share 41", 41],
  ["share", "41%", 41],
  ["share", "share 90", 90],
  ["share", "share 91", null],
  ["share", "5k", null],
  ["share", "7% APR", null],
  ["share", "2 x 3", null],
  ["chance", "0.3", 30],
  ["chance", "0.999", 99.9],
  ["chance", "1", 1],
  ["share", "0.3", 0.3],
  // Bounds and whole numbers.
  ["parts", "1", null],
  ["parts", "2", 2],
  ["parts", "8", 8],
  ["parts", "9", null],
  ["parts", "2.5", null],
  ["parts", "$5", null],
  ["parts", "5%", null],
  // Units that a number's text names, or its kind does not have.
  ["age", "12", 12],
  ["age", "5 years", 5],
  ["age", "60 months", 5],
  ["age", "90 days", null],
  ["age", "5 kg", null],
  ["size", "4 hours", 4],
  ["size", "250k views", 250_000],
  ["divisor", "divisor 139", 139],
  ["divisor", "10 inches, divisor 139", null],
  // The diameter of a radius, and sides that are none.
  ["radius", "radius 10", 10],
  ["radius", "diameter 10", 5],
  ["radius", "10 x 10 ft", null],
  // Sizes among options.
  ["wire", "2.5 mm2", "2.5"],
  ["wire", "wire 12", "12"],
  ["wire", "12", null],
  ["wire", "wire 14", null],
  // Days and times of day.
  ["day", "2026-03-04", "2026-03-04"],
  ["at", "5:30 pm", "17:30"],
  ["at", "2026-03-04", null],
  ["day", "5:30 pm", null],
  ["paid", "2026-03-04", null],
])("%s takes of “%s” %s", (key, sentence, value) => {
  expect(round(fit(key, sentence)?.value ?? null)).toBe(round(value));
});

test.each<[Key, string, number]>([
  ["way", "10", 0.9],
  ["way", "25", 0.9],
  // Each power of ten beyond takes 0.3 off, up to 1.2.
  ["way", "100", 0.9 - 0.18],
  ["way", "1", 0.9 - 0.18],
  ["way", "400 ft", 3 - 0.3 * (Math.log10(40) - 0.4)],
  ["way", "10000000 ft", 3 - 1.2],
  ["way", "5k", 2.5 - 0.3 * (Math.log10(5000 / 3.048) - 0.4)],
  ["way", "way 10", 4.9],
  ["paid", "100", 1.2],
  ["paid", "$100", 3],
  ["paid", "3k", 2.2 - 0.3 * (Math.log10(30) - 0.4)],
  ["share", "5", 0.7],
  ["share", "5%", 3],
  ["chance", "0.3", 1.3],
  ["parts", "4", 1.5],
  ["size", "1000k", 1.5 - 1.2],
  ["size", "1001k", 0.8 - 1.2],
  ["size", "4 hours", 0.3],
  ["age", "10 years", 3.5],
  ["age", "120 months", 2.5],
  ["day", "2026-03-04", 3],
  ["at", "5:30 pm", 3],
  ["wire", "2.5 mm2", 3],
])("how well %s takes “%s” is %d", (key, sentence, score) => {
  expect(fit(key, sentence)?.score).toBeCloseTo(score, 6);
});

test("what people say first fits better, what stands later in the form a little worse", () => {
  expect(fit("share", "7", ["{share} of it"])?.score).toBeCloseTo(1.3 + 2 * 0.5, 6);
  expect(fit("share", "7", ["{paid}", "{paid} {share}"], ["paid"])?.score).toBeCloseTo(0.7 + 0.5 - 0.03, 6);
  expect(fit("share", "5%", undefined, ["paid", "way"])?.score).toBeCloseTo(3 - 0.06, 6);
});

test("what nothing names goes to the first four inputs, or to those that people say", () => {
  const others: readonly Key[] = ["paid", "parts", "age", "size"];
  expect(fit("share", "5%", undefined, others.slice(1))?.value).toBe(5);
  expect(fit("share", "5%", undefined, others)).toBeNull();
  expect(fit("share", "share 5%", undefined, others)?.value).toBe(5);
  expect(fit("share", "5%", ["{paid}"], ["paid"])).toBeNull();
  expect(fit("share", "5%", ["{paid} {share}"], others)?.value).toBe(5);
  // The only length takes a length wherever it stands.
  expect(fit("way", "5 ft", undefined, others)?.value).toBe(5);
  expect(fit("way", "5 ft", undefined, [...others, "radius"])).toBeNull();
});

test("a share of a price is one where its name is said, of the price that comes first", () => {
  expect(fit("down", "20% down payment", undefined, ["paid"])).toMatchObject({ value: null, share: 20 });
  expect([fit("down", "20%", undefined, ["paid"]), fit("down", "20% down payment")]).toEqual([null, null]);
});

test("a text takes what is said where people say it", () => {
  const inputs = { word: text("Word", { default: "x" }) };
  const whole = getProfile({ id: "z", name: "Z", keywords: [], outputs: {}, inputs, phrases: ["{word}"] } as never);
  expect(fitToken(read("1,250"), 0, whole.fields[0]!, whole, US_PREFERENCES)).toMatchObject({ value: "1250" });
});

test.each([
  ["10 ft", "imperial"],
  ["10 m", "metric"],
  ["3 kg", "metric"],
  ["10 ft and 5 lb", "imperial"],
  ["10 ft and 3 m", null],
  ["5 min", null],
  ["10", null],
  ["5k", null],
  ["201k", null],
])("“%s” is in %s units", (sentence, system) => expect(detectUnitSystem(read(sentence))).toBe(system));
