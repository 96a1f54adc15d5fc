import fc from "fast-check";
import { expect, test } from "vitest";
import french from "./lexicons/french.ts";
import german from "./lexicons/german.ts";
import portuguese from "./lexicons/portuguese.ts";
import spanish from "./lexicons/spanish.ts";
import { makeNumberRewriter, spell } from "./number-words.ts";

const rewriters = {
  de: makeNumberRewriter(german.numbers),
  es: makeNumberRewriter(spanish.numbers),
  fr: makeNumberRewriter(french.numbers),
  pt: makeNumberRewriter(portuguese.numbers),
};
type Language = keyof typeof rewriters;
const rewrite = (language: Language, text: string) =>
  rewriters[language](text, `${language}-${language.toUpperCase()}`);

const list = (words: string) => words.split(" ");
/** The parts of a number that are not 0, each said, with a space between. */
const join = (...parts: readonly string[]) => parts.filter(Boolean).join(" ");

const DE = list(
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
);
const DE_TENS = list("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig");
/** Of what stands before "hundert", "tausend" and "und" "ein" is written, elsewhere "eins". */
function sayGerman(value: number): string {
  if (value >= 1e6) {
    const [millions, rest] = [Math.floor(value / 1e6), value % 1e6];
    return join(millions === 1 ? "eine million" : `${sayGerman(millions)} millionen`, rest > 0 ? sayGerman(rest) : "");
  }
  if (value >= 1000)
    return `${inGerman(Math.floor(value / 1000))}tausend${value % 1000 > 0 ? sayGerman(value % 1000) : ""}`;
  if (value >= 100) return `${DE[Math.floor(value / 100)]}hundert${value % 100 > 0 ? sayGerman(value % 100) : ""}`;
  return value === 1 ? "eins" : inGerman(value);
}
function inGerman(value: number): string {
  if (value >= 100) return sayGerman(value).replace(/eins$/, "ein");
  if (value < 20) return DE[value]!;
  const tens = DE_TENS[Math.floor(value / 10) - 2]!;
  return value % 10 > 0 ? `${DE[value % 10]}und${tens}` : tens;
}

const ES = list(
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
);
const ES_TENS = list("treinta cuarenta cincuenta sesenta setenta ochenta noventa");
const ES_HUNDREDS = list(
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
);
function saySpanish(value: number): string {
  if (value === 0) return "";
  const before = (count: number) =>
    saySpanish(count)
      .replace(/veintiuno$/, "veintiún")
      .replace(/uno$/, "un");
  if (value >= 1e6)
    return join(before(Math.floor(value / 1e6)), value < 2e6 ? "millón" : "millones", saySpanish(value % 1e6));
  if (value >= 1000) return join(value < 2000 ? "" : before(Math.floor(value / 1000)), "mil", saySpanish(value % 1000));
  if (value === 100) return "cien";
  if (value >= 100) return join(ES_HUNDREDS[Math.floor(value / 100) - 1]!, saySpanish(value % 100));
  if (value < 30) return ES[value]!;
  return join(ES_TENS[Math.floor(value / 10) - 3]!, value % 10 > 0 ? `y ${ES[value % 10]}` : "");
}

const FR = list(
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
);
const FR_TENS = list("vingt trente quarante cinquante soixante");
/** In France 70 and 90 are 60 + 10 and 4 × 20 + 10; in Belgium and Switzerland they have names of their own. */
function sayFrench(value: number, isBelgian = false): string {
  const say = (one: number) => sayFrench(one, isBelgian);
  if (value === 0) return "";
  if (value >= 1e6) return join(say(Math.floor(value / 1e6)), value < 2e6 ? "million" : "millions", say(value % 1e6));
  if (value >= 1000) {
    const count = say(Math.floor(value / 1000)).replace(/(cent|vingt)s$/, "$1");
    return join(value < 2000 ? "" : count, "mille", say(value % 1000));
  }
  if (value >= 100) {
    const [count, rest] = [Math.floor(value / 100), value % 100];
    return join(count > 1 ? FR[count]! : "", count > 1 && rest === 0 ? "cents" : "cent", say(rest));
  }
  if (value < 20) return FR[value]!;
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const named = isBelgian ? { 7: "septante", 8: "huitante", 9: "nonante" }[tens] : undefined;
  if (named || tens < 7) {
    const name = named ?? FR_TENS[tens - 2]!;
    return ones === 0 ? name : ones === 1 ? `${name} et un` : `${name}-${FR[ones]}`;
  }
  if (value === 71) return "soixante et onze";
  if (value === 80) return "quatre-vingts";
  return tens === 7 ? `soixante-${FR[10 + ones]}` : `quatre-vingt-${FR[value - 80]}`;
}

const PT = list(
  "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove",
);
const PT_TENS = list("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa");
const PT_HUNDREDS = list(
  "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos",
);
function sayPortuguese(value: number): string {
  if (value === 0) return "";
  /** "Mil e cem", "mil e dois", but "mil duzentos e dois". */
  const behind = (rest: number) =>
    rest > 0 && (rest < 100 || rest % 100 === 0) ? `e ${sayPortuguese(rest)}` : sayPortuguese(rest);
  if (value >= 1e6)
    return join(sayPortuguese(Math.floor(value / 1e6)), value < 2e6 ? "milhão" : "milhões", behind(value % 1e6));
  if (value >= 1000)
    return join(value < 2000 ? "" : sayPortuguese(Math.floor(value / 1000)), "mil", behind(value % 1000));
  if (value === 100) return "cem";
  if (value >= 100)
    return join(PT_HUNDREDS[Math.floor(value / 100) - 1]!, value % 100 > 0 ? `e ${sayPortuguese(value % 100)}` : "");
  if (value < 20) return PT[value]!;
  return join(PT_TENS[Math.floor(value / 10) - 2]!, value % 10 > 0 ? `e ${PT[value % 10]}` : "");
}

const value = fc.oneof(
  fc.integer({ min: 2, max: 200 }),
  fc.integer({ min: 2, max: 20_000 }),
  fc.integer({ min: 2, max: 999_999_999 }),
);

test.each([
  ["de", sayGerman],
  ["es", saySpanish],
  ["fr", (one: number) => sayFrench(one)],
  ["fr", (one: number) => sayFrench(one, true)],
  ["pt", sayPortuguese],
] as const)("%s: every number that is said in words is that number, whatever stands around it", (language, say) => {
  for (let one = 2; one <= 1100; one++)
    expect([say(one), rewrite(language, say(one))]).toEqual([say(one), String(one)]);
  fc.assert(
    fc.property(value, (one) => {
      const said = say(one);
      expect([said, rewrite(language, said)]).toEqual([said, String(one)]);
      expect(rewrite(language, `xx ${said.toUpperCase()} yy`)).toBe(`xx ${one} yy`);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["de", "zwei und drei", "2 und 3"],
  ["de", "dreiundzwanzig und vier", "23 und 4"],
  ["de", "elf und zwanzig", "11 und 20"],
  ["de", "drei und hundert", "3 und 100"],
  ["de", "fünf und zwanzig", "25"],
  ["de", "hundert und eins", "101"],
  ["es", "uno y dos", "uno y 2"],
  ["es", "treinta y dos y tres", "32 y 3"],
  ["es", "veinte y tres", "20 y 3"],
  ["es", "treinta y diez", "30 y 10"],
  ["es", "noventa y uno", "91"],
  ["es", "cien y dos", "100 y 2"],
  ["fr", "vingt et deux", "20 et 2"],
  ["fr", "dix et un", "10 et un"],
  ["fr", "soixante et onze", "71"],
  ["fr", "huitante et onze", "80 et 11"],
  ["fr", "cent et un", "100 et un"],
  ["fr", "cinq mille et un", "5000 et un"],
  ["pt", "dois e três", "2 e 3"],
  ["pt", "vinte e dez", "20 e 10"],
  ["pt", "dezanove e dois", "19 e 2"],
  ["pt", "cem e duzentos", "100 e 200"],
  ["pt", "mil e mil", "1000 e 1000"],
] as const)("%s, what “and” joins is one number, or stays two: %s is %s", (language, text, expected) => {
  expect(rewrite(language, text)).toBe(expected);
});

test.each([
  ["es", "dos tres", "2 3"],
  ["es", "mil mil", "1000 1000"],
  ["es", "veinte treinta", "20 30"],
  ["fr", "deux cent cent", "200 100"],
  ["fr", "vingt vingt", "20 20"],
  ["fr", "vingt cent", "20 100"],
  ["fr", "soixante vingt", "60 20"],
  ["fr", "trente dix", "30 10"],
  ["fr", "onze deux", "11 2"],
  ["pt", "vinte trinta", "20 30"],
  ["pt", "cem cem", "100 100"],
] as const)("%s, numbers behind each other stay two: %s is %s", (language, text, expected) => {
  expect(rewrite(language, text)).toBe(expected);
});

test.each([
  ["de", "3,5 millionen", "3500000"],
  ["de", "1.500 tausend", "1500000"],
  ["de", "anderthalb liter", "1,5 liter"],
  ["de", "fünfzehnhundert", "1500"],
  ["de", "neunzehnhundertneunundneunzig", "1999"],
  ["fr", "onze cents", "1100"],
  ["es", "2,5 millones", "2500000"],
  ["es", "2..5 mil", "2..5 mil"],
  ["fr", "20 mille", "20000"],
  ["pt", "1,2 milhões", "1200000"],
  // Alone it is an article.
  ["de", "ein apfel", "ein apfel"],
  ["es", "una manzana", "una manzana"],
  ["fr", "un million", "1000000"],
  ["fr", "un cent", "100"],
  ["pt", "um bolo", "um bolo"],
  // Inside a word nothing is a number.
  ["de", "achtung neunaugen", "achtung neunaugen"],
  ["fr", "centimes", "centimes"],
  ["es", "onceavo", "onceavo"],
] as const)("%s: %s is %s", (language, text, expected) => {
  expect(rewrite(language, text)).toBe(expected);
});

/** Every hour of a clock's face: as it is said, the minutes that this adds, and what makes an afternoon's hour of it. */
test.each([
  ["de", "halb #", -30, " abends"],
  ["de", "viertel nach #", 15, " nachmittags"],
  ["de", "viertel vor #", -15, " am abend"],
  ["es", "las # y media", 30, " de la tarde"],
  ["es", "las # y cuarto", 15, " de la noche"],
  ["es", "las # menos cuarto", -15, " de la tarde"],
  ["es", "las # en punto", 0, " de la tarde"],
  ["fr", "# heures et demie", 30, " du soir"],
  ["pt", "às # e meia", 30, " da tarde"],
  ["pt", "das # e quinze", 15, " da noite"],
] as const)("%s, hours of the clock: %s is %d minutes from the hour", (language, form, more, afternoon) => {
  const write = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  const [before] = /^(?:las|às|das) /.exec(form) ?? [""];
  for (let hour = 1; hour < 24; hour++) {
    const said = form.replace("#", String(hour));
    // In French these are hours that something takes, until somebody says that it is evening.
    expect(rewrite(language, said)).toBe(language === "fr" ? `${hour},5 heures` : before + write(hour * 60 + more));
    const late = hour < 12 ? hour + 12 : hour;
    expect(rewrite(language, said + afternoon)).toBe(before + write(late * 60 + more));
  }
});

test.each([
  ["de", "halb 9 %", "halb 9 %"],
  ["de", "oberhalb 9", "oberhalb 9"],
  ["de", "um 8 abends", "um 20:00"],
  ["de", "um 11 am abend", "um 23:00"],
  ["de", "um 12 nachmittags", "um 12:00"],
  ["es", "a las 9 de la noche", "a las 21:00"],
  ["es", "de 9h a 17h", "de 9:00 a 17:00"],
  ["es", "son las 3 h", "son las 3:00"],
  ["fr", "9h du soir", "21:00"],
  ["fr", "9h15 du soir", "21:15"],
  ["fr", "de 9h à 17h45", "de 9:00 à 17:45"],
  ["fr", "entre 8h30 et 12h", "entre 8:30 et 12:00"],
  ["fr", "il est 8h", "il est 8:00"],
  ["pt", "são 7h", "são 7:00"],
  ["pt", "às 9h30", "às 9:30"],
  ["pt", "das 3 e 15 às 5 e meia", "das 3:15 às 5:30"],
  ["pt", "das 3 e 15 %", "das 3 e 15 %"],
  // A time that something takes.
  ["de", "2 h 30", "2 h 30 min"],
  ["fr", "2h05", "2 h 05 min"],
] as const)("%s, clock times and times that something takes: %s is %s", (language, text, expected) => {
  expect(rewrite(language, text)).toBe(expected);
});

test.each([
  ["de", "halbe stunde", "0,5 stunde"],
  ["de", "eine halbe stunde", "0,5 stunde"],
  ["de", "2 stunden und ein viertel", "2,25 stunden"],
  ["de", "eine stunde und ein viertel", "1,25 stunde"],
  ["es", "2 horas y media", "2,5 horas"],
  ["es", "una hora y cuarto", "1,25 hora"],
  ["es", "medio litro", "0,5 litro"],
  ["fr", "2 heures et quart", "2,25 heures"],
  ["fr", "une heure et demie", "1,5 heure"],
  ["fr", "une demi heure", "0,5 heure"],
  ["pt", "2 quilos e meio", "2,5 quilos"],
  ["pt", "um litro e um quarto", "1,25 litro"],
  ["pt", "meia hora", "0,5 hora"],
  ["es", "año y medio", "1,5 año"],
  ["es", "un kilo y medio litro", "un kilo y 0,5 litro"],
  ["es", "dos coma cinco", "2,5"],
  ["de", "sechs komma fünf liter", "6,5 liter"],
  ["fr", "trois virgule quatorze", "3,14"],
  ["pt", "três vírgula cinco", "3,5"],
  ["de", "einen euro siebzig", "1,70 €"],
  ["fr", "un euro quatre-vingts", "1,80 €"],
  ["de", "2 euro und 5 cent", "2,05 €"],
  ["fr", "2 euros 30 personnes", "2 € 30 personnes"],
  ["de", "8000 € 2,5 % zinsen", "8000 € 2,5 % zinsen"],
  ["de", "der liter eins siebzig kostet", "der liter 1,70 € kostet"],
  ["es", "el litro está a uno sesenta", "el litro está a 1,60 €"],
  ["es", "1 m 75", "1,75 m"],
  ["fr", "2m05", "2,05 m"],
  ["fr", "3 m 75", "3 m 75"],
] as const)(
  "%s, halves and quarters of a unit, decimals and prices as they are said: %s is %s",
  (language, text, expected) => {
    expect(rewrite(language, text)).toBe(expected);
  },
);

test.each([
  ["de", german.numbers.months],
  ["es", spanish.numbers.months],
  ["fr", french.numbers.months],
  ["pt", portuguese.numbers.months],
] as const)("%s, days of every month, in any spelling, with and without a year", (language, months) => {
  for (const [at, names] of months.split(" ").entries()) {
    const english = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, at, 1));
    for (const name of names.split("/").flatMap(spell)) {
      for (const text of [
        `7 ${name} 2025`,
        `7. ${name} 2025`,
        `7 de ${name} de 2025`,
        `07 ${name.toUpperCase()}., 2025`,
      ])
        expect(rewrite(language, `am ${text}`)).toBe(`am ${text.startsWith("07") ? "07" : "7"} ${english} 2025`);
      expect(rewrite(language, `31 ${name}`)).toBe(`31 ${english}`);
      expect(rewrite(language, `31 ${name}x 20255`)).toBe(`31 ${name}x 20255`);
    }
  }
});

test.each([
  ["de", "20 euro", "20 €"],
  ["es", "veinte por ciento", "20 %"],
  ["es", "5 eur", "5 €"],
  ["fr", "un million d'euros", "1000000 €"],
  ["pt", "5 milhões de euros", "5000000 €"],
  ["fr", "20 pourcent", "20 %"],
  ["de", "20%", "20 %"],
] as const)("%s, sums and shares: %s is %s", (language, text, expected) => {
  expect(rewrite(language, text)).toBe(expected);
});

test("words may be spelt without their accents", () => {
  expect(spell("märz")).toEqual(["märz", "marz", "maerz"]);
  expect(spell("dreißig")).toEqual(["dreißig", "dreissig"]);
  expect(spell("août")).toEqual(["août", "aout"]);
  expect(spell("mai")).toEqual(["mai"]);
});
