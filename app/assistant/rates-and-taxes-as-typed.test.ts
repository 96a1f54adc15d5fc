/** Rates times what they are per, words that turn the order, dates in one order, taxes in a price: with the neighbours that stay as they are. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { makeTeller } from "../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);
const tellOrRefuse = async (sentence: string) =>
  (await ask(sentence)).calculator === null ? null : await tell(sentence);

test.each([
  // What is paid by the hour already is not divided by hours.
  ["8 hours at 20 dollars an hour", "$160.00"],
  ["30 minutes at $80 an hour", "$40.00"],
  ["18 dollars hourly for 6 hours", "$108.00"],
  ["900 for 45 hours per hour", "$20.00"],
  ["10 hours at 15.50", "155"],
  ["2 kg at 3.49", "6.98"],
  // A pace.
  ["8 km at 5.30", null],
  ["5 days of 7.5 hours", "37.5 h"],
  ["3 shifts of 7 hours 20 minutes", "22 h"],
  ["12 boards of 8 ft", "96 ft"],
  ["50 dollars every two weeks for a year", "$1,300.00"],
  ["500 mg every 8 hours per day", "1,500 mg"],
  // For how long nobody said.
  ["5 mg every 4 hours", null],
  ["2.5 kg at 8 per kg", "20"],
  ["15 mg/kg for 20 kg", "300 mg"],
  ["20% of 3000 per month", "600"],
  ["4% of 800000 per month", null],
  ["900 sq ft apartment rent 1800 price per sq ft", "$2.00"],
  ["rent 1500 750 sqft per sqft", "$2.00"],
  ["2000 sq ft at 150 price per sq ft", "300,000"],
  ["4 pens cost 6 how much for 10", "15"],
  ["2 dozen eggs at 3 dollars a dozen", "6"],
])("%s: %s", async (sentence, answer) => {
  expect(await tellOrRefuse(sentence)).toBe(answer);
});

test.each([
  ["10 less than 30", "20"],
  ["8 less than 5 times 6", "22"],
  ["12 more than 3 plus 4", "19"],
  ["10 minutes less than 2 hours", "1.83333 h"],
  ["20% less than 80", "64"],
  ["30 minus 10 less 5", "15"],
  ["how many times does 7 go into 91", "13"],
  ["how often does 4 go into 30", "7.5"],
  ["what width for area 48 length 8", "6"],
  ["which size square has an area of 81", "9"],
  ["square with side 5 area", "25 ft²"],
  ["3 dozen", "36"],
  ["half a dozen", "6"],
  ["100 celsius", "212 °F"],
  ["98.6 fahrenheit", "37 °C"],
  ["5 kg", null],
])("%s: %s", async (sentence, answer) => {
  expect(await tellOrRefuse(sentence)).toBe(answer);
});

test.each([
  ["us", "13/02/2026 to 10/03/2026", "25"],
  ["us", "10/12/2026 to 25/12/2026", "15"],
  ["gb", "02/13/2026 to 03/10/2026", "25"],
  // Neither says it: as is usual there.
  ["us", "5/6/2026 to 7/8/2026", "63"],
])("for %s, %s: %s days", async (visitor, sentence, answer) => {
  expect(await ask(sentence, visitor)).toMatchObject({ calculator: "date-difference", answer });
});

test.each([
  ["us", "price without 20% vat of 72", "$60.00"],
  ["us", "take 20% vat out of 60", "$50.00"],
  ["us", "take off 8% sales tax from 54", "$50.00"],
  ["us", "net of 19% vat from 238", "$200.00"],
  ["us", "500 ex vat inc vat 20%", "600"],
  ["us", "take 20% off 90", "72"],
  ["us", "100 plus 20% vat", "120"],
  ["us", "240 including 20% vat what is the vat", "$40.00"],
  ["gb", "100 plus vat", "£120.00"],
  ["gb", "take vat off 120", "£100.00"],
  ["de", "brutto 100 euro netto bei 19 %", "84,03 €"],
  ["de", "119 euro brutto wieviel netto", "100,00 €"],
  ["de", "119 euro inkl mwst netto", "100,00 €"],
  ["fr", "prix ttc de 80 euros ht tva 20", "96"],
  ["fr", "100 euros ht en ttc", "120,00 €"],
  ["fr", "retirer la tva sur 120 €", "100,00 €"],
  ["es", "precio sin iva de 242", "200,00 €"],
  ["es", "quitar 21% de iva a 121", "100,00 €"],
  ["es", "121 euros con iva del 21 cuanto es sin iva", "100,00 €"],
  ["pt", "tirar 23% de iva de 123", "100,00 €"],
  ["pt", "100 euros sem iva quanto com iva", "123,00 €"],
])("for %s, %s: %s", async (visitor, sentence, answer) => {
  expect(await tell(sentence, visitor)).toBe(answer);
});

test("the usual rate of VAT is that of the visitor's country, and named; somebody's pay has no VAT", async () => {
  const { assumed } = (await ask("mwst von 100", "de")) as { assumed: readonly { text: string }[] };
  expect(assumed.map(({ text }) => text)).toContain("Germany 19%");
  expect(await ask("3000 euro brutto wieviel netto", "de")).toMatchObject({ calculator: null });
});

test.each([
  ["us", "what time do I leave if I start at 8:30 and work 8 hours", "4:30 PM"],
  ["us", "movie starts at 8:00 pm and it takes 30 minutes when should I leave", "7:30 PM"],
  ["us", "when should I start if I work 8 hours and must be done at 17:00", "9:00 AM"],
  ["us", "quarter past eleven plus 2 hours", "1:15 PM"],
  ["us", "half past nine minus 75 minutes", "8:15 AM"],
  ["pt", "entro às 8h e trabalho 9 horas que horas saio", "17:00"],
  ["es", "8 horas y media menos 45 minutos", "7,75 h"],
  ["es", "entro a las 9:00 salgo a las 18:00 menos 45 minutos", "8:15:00"],
  ["es", "10 menos que 30", "20"],
  ["fr", "10 de moins que 30", "20"],
  ["de", "10 weniger als 4 mal 5", "10"],
  ["pt", "3 a mais do que 5 vezes 6", "33"],
  ["de", "stundenlohn bei 3200 euro im monat und 40 stunden", "18,46 €"],
  ["de", "stundenlohn bei 3200 euro im monat und 160 stunden", "20,00 €"],
  ["es", "24000 en 12 pagas", "2.000"],
  ["es", "1500 en 14 pagas", "21.000"],
])("for %s, %s: %s", async (visitor, sentence, answer) => {
  expect(await tell(sentence, visitor)).toBe(answer);
});
