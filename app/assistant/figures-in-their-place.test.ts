/** Figures that their own words keep out of a field: what is counted, taken so often, off a price, somebody's age; and the neighbours that stay. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

/** The calculator and its figure with plain spaces; null where it is refused. */
async function show(sentence: string, visitor = "us"): Promise<string | null> {
  const answer = await ask(sentence, visitor);
  return answer.calculator === null
    ? null
    : `${answer.calculator}: ${answer.answer.replaceAll(/[\u00a0\u2002\u202f]/g, " ")}`;
}

test.each([
  // 120 / (7.5 × 4), 80 / (2 × 4)
  ["7.5 ml four times a day, how many days does a 120 ml bottle last", "scientific-calculator: 4 d"],
  ["2 tablets 4 times a day how long do 80 tablets last", "scientific-calculator: 10 d"],
  ["60 g twice a day how long does a 3 kg bag last", "scientific-calculator: 25 d"],
  ["5 ml once a day how long does 100 ml last", "scientific-calculator: 20 d"],
])("what is taken so often a day lasts so long: %s", async (sentence, answer) => {
  expect(await show(sentence)).toBe(answer);
});

test("how often something is taken is no proportion", async () => {
  expect(await show("5 ml twice a day how much is 100 ml")).toBeNull();
});

test.each([
  ["how much rice for 9 people", "rice-water: 3 cups"],
  ["rice for 12", "rice-water: 4 cups"],
  ["how much rice for 3 cups of water", "rice-water: 1.6 cups"],
  ["water for 2 cups of rice", "rice-water: 3.75 cups"],
  ["concrete for 6 fence posts 12 inch diameter 2 feet deep", "concrete: 0.35 yd³"],
  ["fence 100 ft posts 8 ft apart", "fence: 14"],
  ["15% deposit on 200k", "percentage: 30,000"],
  ["deposit 5000 at 4% cd", "certificate-of-deposit: $5,200.00"],
  // 300 / 4 × 10, 90 / 12 × 30
  ["adjust recipe from 4 servings to 10, 300 g flour", "scientific-calculator: 750"],
  ["scale 90 g from 12 to 30 cookies", "scientific-calculator: 225 g"],
  ["rent 2850 and utilities 240 for three roommates, split evenly", "scientific-calculator: $1,030.00"],
  ["how much would i weigh on jupiter if i weigh 70 kg", "weight-on-planets: 177 kg"],
  ["loan of 1200 at 10% over 6 months", "loan: $205.87"],
])("a figure goes where its own word says: %s", async (sentence, answer) => {
  expect(await show(sentence)).toBe(answer);
});

test.each([
  "900 tv 20% off in 6 payments",
  "save 15% on an 800 dollar phone and pay over 10 months",
  "share 240 between 3 people 1:2:3",
  "18 and 20 percent tip on 60",
  "how much water should i drink a day if i weigh 150 lb",
  "biweekly payment on 250000 mortgage 6% 30 yrs",
])("and where it has no place, it is refused: %s", async (sentence) => {
  expect(await show(sentence)).toBeNull();
});

test("an adult's age has no place in a body mass index and is named; a child's is another question", async () => {
  expect(await ask("40 year old woman 70kg 175cm bmi")).toMatchObject({
    calculator: "bmi",
    answer: expect.stringContaining("22.9"),
    unread: ["woman", "40 year old"],
  });
  expect(await show("bmi for a 9 year old boy 30 kg 130 cm")).toBeNull();
  // Where an age has a place it goes there.
  expect(await ask("bmr male 30 years 80 kg 180 cm")).toMatchObject({ calculator: "bmr", unread: [] });
  expect(await show("bmi 1.80 75")).toContain("23.1");
  expect(await show("mi imc si mido 1,72", "es")).toBeNull();
  expect(await show("bmi ich bin 175 groß und wiege 70 kilo", "de")).toContain("22,9");
});

test.each([
  ["de", "fliesen 30x30 für 9 quadratmeter", "100"],
  ["fr", "carrelage 50x50 pour 10 m2", "40"],
  ["es", "cuántas baldosas de 20x20 para 4 m2", "100"],
  ["pt", "piso 50x50 para 10 m2", "40"],
  ["us", "10 m2 tiles 50x50", "40"],
  // Inches, where feet are said
  ["us", "tiles 12x12 for 100 sq ft", "100"],
  ["de", "fliesen 60x60 cm für 20 quadratmeter", "56"],
])("pieces of an area in square meters have centimeters: %s: %s", async (visitor, sentence, pieces) => {
  expect(await show(sentence, visitor)).toBe(`scientific-calculator: ${pieces}`);
});

test.each([
  ["de", "monatlich 150 euro sparen 10 jahre 3 %", "compound-interest: 20.961 €"],
  ["es", "cada mes 150 euros durante 10 años al 3 %", "compound-interest: 20.961 €"],
  ["fr", "chaque mois 150 euros pendant 10 ans à 3 %", "compound-interest: 20 961 €"],
  ["us", "monthly 150 for 10 years at 3%", "compound-interest: $20,961"],
  ["us", "how much per month 3000 for 5 years at 3%", "savings-goal: $46.41"],
  ["pt", "parcela de 12 mil em 48 vezes a 1% ao mês", "loan: 316,01 €"],
  ["es", "cuota mensual de 12000 a 48 meses al 12%", "loan: 316,01 €"],
  ["fr", "mensualité de 12000 sur 48 mois à 12%", "loan: 316,01 €"],
])("so much a month, put in or paid back: %s: %s", async (visitor, sentence, answer) => {
  expect(await show(sentence, visitor)).toBe(answer);
});

test("a bare sum at a rate is put in, and the compounding that nobody said is named", async () => {
  expect(await ask("2000 at 4% for 3 years")).toMatchObject({
    calculator: "compound-interest",
    answer: expect.stringContaining("2,250"),
    assumed: [expect.objectContaining({ key: "compounding" })],
  });
  // As much as a house may be owed as well.
  expect(await show("300000 at 6.5% for 30 years")).toBeNull();
});

test.each([
  ["us", "how long until 900 doubles at 9%", "scientific-calculator: 8.04323 yr"],
  ["us", "10k in 55:00", "running-pace: 5:30"],
  ["fr", "10 km en 52 minutes", "running-pace: 5:12"],
  ["us", "$3 for 10 oz or $5 for 18 oz", "unit-price: 18 oz for 5"],
  ["us", "i bought 20 shares at 30 and 10 at 60 average price", "scientific-calculator: 40"],
  ["us", "average price 100 shares at 20 and 50 shares at 14", "stock-average: $18.00"],
  ["us", "2x6s for a 20 ft wall 16 inches on center", "wall-framing: 16"],
  ["us", "drove 500 km on 40 l, l per 100km", "scientific-calculator: 8 L/100 km"],
  ["us", "minimum wage 10 full time yearly", "salary-converter: $20,800"],
  ["gb", "2 kw for 5 hours cost at 25p", "scientific-calculator: £2.50"],
  ["es", "coche gasta 5 litros cada 100 km, cuántos litros para 300 km", "scientific-calculator: 15 L"],
  ["es", "consumo 40 litros en 500 km", "scientific-calculator: 8"],
  ["de", "parkett 36 qm 1,8 qm je paket", "scientific-calculator: 20"],
])("plain questions: %s: %s", async (visitor, sentence, answer) => {
  expect(await show(sentence, visitor)).toBe(answer);
});
