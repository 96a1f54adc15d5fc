import { expect, test } from "vitest";
import { tidySentence } from "#assistant/words/tidy-sentence.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import { loadCatalogue, TODAY } from "../../../tests/assistant/assistant.ts";
import { findNamedOptions, listSettings, listSynonyms } from "./choices.ts";
import { getProfile } from "./profile.ts";

const catalogue = await loadCatalogue();
const find = (id: string, sentence: string) =>
  findNamedOptions(getProfile(catalogue.get(id)!), tokenize(tidySentence(sentence), { locale: "en-US", today: TODAY }));

test.each([
  // What is asked for is not a choice; what stands before a value, or by its letter, is.
  ["circle", "area of a circle", {}],
  ["circle", "circle area 5", { known: "area" }],
  ["circle", "circle with area of 5", { known: "area" }],
  ["circle", "circle d=10", { known: "diameter" }],
  ["circle", "circle d 10", { known: "diameter" }],
  ["circle", "circle c = 10", { known: "circumference" }],
  // "A" is an article.
  ["circle", "circle a=10", {}],
  ["circle", "circle of diameter 10", { known: "diameter" }],
  ["circle", "circle diameter is 10", { known: "diameter" }],
  ["circle", "circle circumference: 20", { known: "circumference" }],
  ["circle", "circumference and area of circle", {}],
  ["circle", "area for diameter 3", { known: "diameter" }],
  // The period of the value, whatever other period is asked for.
  ["salary-converter", "60000 a year to monthly", { period: "year" }],
  ["salary-converter", "$25 an hour", { period: "hour" }],
  ["salary-converter", "$25 hourly", { period: "hour" }],
  ["salary-converter", "$1000 weekly to yearly", { period: "week" }],
  ["salary-converter", "$500 per day", { period: "day" }],
  // One word for one choice, and the choice that it fits.
  ["loan", "20000 at 7% for 5 years", {}],
  ["loan", "20000 at 7% for 5 years weekly", { paymentFrequency: "weekly" }],
  ["loan", "20000 at 7% for 5 years, 200 a month", { paymentFrequency: "monthly" }],
  ["loan", "20000 at 7% annually", { paymentFrequency: "annually" }],
  ["loan", "interest only loan 20000", { loanType: "interestOnly" }],
  ["loan", "20000 paid every quarter compounded daily", { paymentFrequency: "quarterly", compounding: "daily" }],
  ["loan", "20000 compounded annually paid monthly", { paymentFrequency: "monthly", compounding: "annually" }],
  ["loan", "loan in equal payments", { loanType: "amortizing" }],
  ["compound-interest", "1000 at 5% compounded daily", { compounding: "daily" }],
  ["compound-interest", "1000 at 5% and 100 a month", { contributionFrequency: "monthly" }],
  [
    "compound-interest",
    "1000 at 5% and 100 monthly compounded quarterly",
    { compounding: "quarterly", contributionFrequency: "monthly" },
  ],
  ["compound-interest", "1000 at 5% and 100 a week", { contributionFrequency: "weekly" }],
  ["compound-interest", "1000 at 5% yearly", { compounding: "annually" }],
  ["compound-interest", "deposits at the beginning of each period", { contributionTiming: "beginning" }],
  // What people say for an option.
  ["calorie", "man 30 years", { sex: "male" }],
  ["calorie", "woman very active", { sex: "female", activity: "very-active" }],
  ["calorie", "a girl, light exercise", { sex: "female", activity: "light" }],
  ["calorie", "gentleman, sedentary", { sex: "male", activity: "sedentary" }],
  ["calorie", "lady katch mcardle", { sex: "female", formula: "katch-mcardle" }],
  ["bmr", "boy harris benedict", { sex: "male", formula: "harris-benedict" }],
  ["bmr", "guy schofield", { sex: "male", formula: "schofield" }],
  ["bmr", "people", {}],
  // Of two units or systems, the one beside the value is converted, whichever comes first.
  ["bitcoin-units", "5 million satoshis in bitcoin", { from: "sat", to: "btc" }],
  ["bitcoin-units", "5 bitcoin in satoshis", { from: "btc", to: "sat" }],
  ["bitcoin-units", "satoshis in 5 bitcoin", { from: "btc", to: "sat" }],
  ["bitcoin-units", "0.5 mbtc to msat", { from: "mbtc", to: "msat" }],
  ["bitcoin-units", "5 bitcoin", {}],
  ["shoe-size-converter", "us men 9 to eu", { from: "us-men", to: "eu" }],
  ["shoe-size-converter", "eu 42 to us women", { from: "eu", to: "us-women" }],
  ["shoe-size-converter", "uk kids size 10 in eu", { from: "uk-kids", to: "eu" }],
  ["shoe-size-converter", "eu size 40 in us men", { from: "eu", to: "us-men" }],
  ["shoe-size-converter", "us women 8 to us men", { from: "us-women", to: "us-men" }],
  ["tip", "tip per person", {}],
  ["tip", "tip on the amount before tax", { tipOn: "pre-tax" }],
  ["fuel-cost", "diesel 1.5 per liter", { priceUnit: "litre", fuelType: "diesel" }],
  ["fuel-cost", "3.5 per us gallon", { priceUnit: "gal-us" }],
  ["fuel-cost", "imperial gallon", { priceUnit: "gal-uk" }],
  ["time-duration", "sum of durations", { mode: "sum" }],
] as const)("%s, “%s” chooses %o", (id, sentence, expected) => {
  expect(Object.fromEntries(find(id, sentence).map(({ key, value }) => [key, value]))).toEqual(expected);
});

test.each([
  ["salary-converter", "$25 hourly", "hour hourly"],
  ["salary-converter", "$1000 a week", "week weekly"],
  ["calorie", "gentleman", "male"],
  ["calorie", "very active", "very active"],
  ["circle", "d=10", "diameter"],
  ["shoe-size-converter", "us women 8 to eu", "us woman, eu"],
] as const)("%s, of “%s” the words of choices are: %s", (id, sentence, words) => {
  expect(
    find(id, sentence)
      .map((one) => one.words.join(" "))
      .join(", "),
  ).toBe(words);
});

test("the words that mean an option", () => {
  expect(listSynonyms("male")).toEqual(["male", "man", "boy", "guy", "gentleman", "son", "husband"]);
  expect(listSynonyms("month")).toEqual(["month", "monthly"]);
  expect(listSynonyms("eu")).toEqual(["eu"]);
});

test("every setting of the choices on which inputs depend is tried once, the usual one first, and a named one alone", () => {
  for (const definition of catalogue.values()) {
    const whens = new Set(Object.values(definition.inputs).flatMap((field) => Object.keys(field.when ?? {})));
    const settings = listSettings(definition, []);
    expect(new Set(settings.map((setting) => JSON.stringify(setting))).size).toBe(settings.length);
    for (const key of whens) expect(settings[0]).toHaveProperty(key, definition.inputs[key]!.default);
    for (const setting of settings) expect(new Set(Object.keys(setting))).toEqual(whens);
  }
  const duration = catalogue.get("time-duration")!;
  expect(listSettings(duration, [])).toEqual([{ mode: "between" }, { mode: "sum" }]);
  expect(listSettings(duration, [{ key: "mode", value: "sum", words: ["sum"] }])).toEqual([{ mode: "sum" }]);
});
