/** Numbers, percentages, euros and dates of other languages in figures: "mil quinientos" is 1500, "3. märz" is 3 March. */
import { getSeparators, parseNumber } from "#localization/locale-number.ts";

/** How a language writes numbers in words. */
export interface NumberWords {
  /** "word value word value …", of 2 and more; scales of 1,000 and more multiply. */
  readonly values: string;
  /** What 1 is called: it counts inside a number only ("vingt et un"), since alone it is an article. */
  readonly one: readonly string[];
  /** The word between the parts of a number, and whether it joins these two. */
  readonly and: string;
  readonly joins: (before: number, behind: number) => boolean;
  /** Written as one word, ones before tens: "fünfundzwanzig". */
  readonly isCompound?: boolean;
  readonly percent: string;
  /** Clock times: what stands for how many minutes after the hour #, and what makes it an hour of the afternoon. */
  readonly clocks: Readonly<Record<string, number>>;
  readonly afternoon: string;
  /** "hora y media", "hora y cuarto", "media hora": what stands behind a unit, or before one of these units. */
  readonly halves: { readonly half: string; readonly quarter: string; readonly before: string; readonly units: string };
  /** What a rule of three is called where its name holds a number; not one that is inverse. */
  readonly ruleOfThree?: string;
  /** Quantities that have another size there than in English: what one is, "pfund 500 g zentner@de-DE 50 kg docena 12 -". */
  readonly measures?: string;
  /** January to December, with other spellings after a stroke. */
  readonly months: string;
}

export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const FIGURES = String.raw`\d[\d.,]*`;

const CENT = String.raw`\s?(?:cents?|ct|c[eé]ntimos?|centimes?|cêntimos?|centavos?)(?!\p{L})`;
const CENTS = new RegExp(String.raw`(?<![\d.,]|€ (?:und |y |et |e )?)(\d{1,3})${CENT}`, "giu");
/** "From 30 to 36 cents": both are cents. */
const FIRST_CENTS = new RegExp(
  String.raw`(?<![\d.,])(?:(?<=(?<!\p{L})(?:von|zwischen|de|d'|desde|entre) ?)(\d{1,3})(?= \p{L}{1,5} \d{1,3}${CENT})|(\d{1,3})(?= (?:auf|hasta|para|até) \d{1,3}${CENT}))`,
  "giu",
);

const YEAR_BEHIND = new RegExp(`(?<=\\b\\d{1,2} )(${MONTHS.join("|")}) (?:del? )?(?=(?:19|20)\\d{2}(?!\\d))`, "g");
/** "Der Liter eins siebzig", "el litro está a uno sesenta": a price. */
const UNIT_PRICE =
  /(?<=(?<!\p{L})(?:liter|litro|litre|kilo)(?: \p{L}+){0,3} )(eins|uno|\d{1,2}) ([1-9]\d)(?=$|[?.!]| (?:kostet|cuesta|coûte|custa|euros?)(?!\p{L}))/giu;
const SPOKEN_DECIMAL = /(?<![\p{L}\d.,])(\d{1,6}) (?:komma|coma|virgule|vírgula) (\d{1,4})(?![\d.,]*\d)/giu;

type Rewrite = (sentence: string, locale: string) => string;

/** What rewrites the numbers of a sentence. */
export function makeNumberRewriter(words: NumberWords): Rewrite {
  const list = words.values.split(/\s+/);
  const values = new Map<string, number>();
  for (let at = 0; at < list.length; at += 2) {
    for (const spelling of spell(list[at]!)) values.set(spelling, Number(list[at + 1]));
  }
  const ones = new Set(words.one);
  const names = [...values.keys(), ...ones].toSorted((a, b) => b.length - a.length);
  const name = words.isCompound ? `(?:${names.join("|")}|${words.and})+` : `(?:${names.join("|")})`;
  const written = `(?:${FIGURES}(?=\\s+(?:${[...values].flatMap(([word, value]) => (value >= 1000 ? [word] : [])).join("|")})(?!\\p{L}))|${name}(?![\\p{L}']))`;
  const run = new RegExp(`(?<![\\p{L}\\d'])${written}(?:[\\s-]+(?:${words.and}[\\s-]+)?${written})*`, "giu");
  const percent = new RegExp(`(?<!\\p{L})(?:${words.percent})(?!\\p{L})`, "giu");
  const ruleOfThree = words.ruleOfThree && new RegExp(`(?<!\\p{L})(?:${words.ruleOfThree})(?!\\p{L}| inv)`, "giu");
  const spokenPrice = new RegExp(
    `(?<![\\p{L}\\d.,])(\\d{1,4}|(?:${words.one.join("|")})n?) (?:euros?|eur|€) (?:${words.and} )?(\\d{1,2})(?:${CENT}|(?=$|[,.;?!](?!\\d)| (?:der|das|die|pro|und|kostet|le|la|par|et|coûte|el|por|al|y|cuesta|o|e|custa)(?!\\p{L})))`,
    "giu",
  );
  const rewriteDates = makeDateRewriter(words.months);
  const rewriteClocks = makeClockRewriter(words);
  const rewriteHalves = makeHalfRewriter(words);
  const part = new RegExp(`${FIGURES}|${names.join("|")}|${words.and}`, "giu");
  return (sentence, locale) => {
    const { decimal } = getSeparators(locale);
    // Dates before numbers too: behind a figure the French "sept" is a month.
    const named = ruleOfThree ? sentence.replace(ruleOfThree, "dreisatz") : sentence;
    const replaced = rewriteDates(named.replace(percent, "%")).replace(run, (text) =>
      readRun(text.match(part) ?? [], values, ones, words, locale)
        .map((one) => (typeof one === "number" ? String(one).replace(".", decimal) : one))
        .join(" "),
    );
    return (
      rewriteDates(rewriteHalves(rewriteClocks(replaced), decimal))
        // "1 february de dos mil veintisiete"
        .replace(YEAR_BEHIND, "$1 ")
        // "Sechs Komma fünf", "un euro quatre-vingts", "zwei Euro und fünf Cent"
        .replace(SPOKEN_DECIMAL, `$1${decimal}$2`)
        .replace(UNIT_PRICE, (_, whole: string, cents: string) => `${/\d/.test(whole) ? whole : 1}${decimal}${cents} €`)
        .replace(
          spokenPrice,
          (_, whole: string, cents: string) => `${/\d/.test(whole) ? whole : 1}${decimal}${cents.padStart(2, "0")} €`,
        )
        .replace(/(?<![\p{L}\d.,:])(\d{1,2})\s?h\s?(\d{2})(?![\d\p{L}]| ?min)/giu, "$1 h $2 min")
        .replace(/(\d) ?mi?n ?(\d{2})(?! ?(?!(?:und|et|y|e|au|par|pro) )[\d\p{L}%])/giu, "$1 min $2 s")
        .replace(/(?<![\p{L}\d.,:])([12])\s?m\s?(\d{2})(?![\d\p{L}]| ?[cm]m)/giu, `$1${decimal}$2 m`)
        .replace(/(\d)\s*(?:de |d['’])?\s?(?:euros?|eur|€)(?!\p{L})/giu, "$1 €")
        .replace(FIRST_CENTS, "$& ct")
        .replace(CENTS, (_, count: string) => `${String(Number(count) / 100).replace(".", decimal)} €`)
        .replace(/(\d)\s*%/g, "$1 %")
    );
  };
}

/** The numbers of a run of words; what joins none stays a word. */
function readRun(
  parts: readonly string[],
  values: ReadonlyMap<string, number>,
  ones: ReadonlySet<string>,
  words: NumberWords,
  locale: string,
): (number | string)[] {
  const found: (number | string)[] = [];
  let [total, group, scale, isOpen] = [0, 0, Infinity, false];
  // Of the part before, where a number is open.
  let [room, last] = [0, 0];
  const close = () => {
    if (isOpen) found.push(total + group);
    [total, group, scale, isOpen] = [0, 0, Infinity, false];
  };
  for (const [at, text] of parts.entries()) {
    const word = text.toLowerCase();
    const next = parts[at + 1]?.toLowerCase() ?? "";
    if (word === words.and) {
      const behind = values.get(next) ?? (ones.has(next) ? 1 : Number.NaN);
      if (isOpen && words.joins(last, behind)) continue;
      close();
      found.push(text);
      continue;
    }
    const value = /^\d/.test(word) ? parseNumber(word, locale) : (values.get(word) ?? 1);
    if (value === null) return [parts.join(" ")];
    if (ones.has(word) && !isOpen && !(values.get(next)! >= 100) && !(words.isCompound && next === words.and)) {
      found.push(text);
    } else if (value >= 1000 && !/^\d/.test(word) && value < scale) {
      // "Million deux mille": what is between two scales belongs to the second.
      [total, group, room, last, scale, isOpen] = [total + (group || 1) * value, 0, 1000, value, value, true];
    } else if (value === 100 && group > 0 && group < 20) [group, room, last] = [group * 100, 100, 100];
    else if (isOpen && words.isCompound && group % 100 === last && parts[at - 1]?.toLowerCase() === words.and) {
      // What "and" joins to a one is its tens.
      [group, room, last] = [group + value, 0, value];
    } else if (isOpen && value < room) [group, room, last] = [group + value, makeRoom(value), value];
    else {
      close();
      [group, room, last, isOpen] = [value, makeRoom(value), value, true];
    }
  }
  close();
  return found;
}

/** What may still be added to a number: 3 to 20, 17 to 80 (quatre-vingt-dix-sept), 50 to 100. */
function makeRoom(value: number): number {
  if (value >= 100) return 100;
  if (value === 60 || value === 80) return 20;
  return value >= 20 || value === 10 ? 10 : 0;
}

function makeDateRewriter(months: string): (sentence: string) => string {
  const names = new Map(
    months.split(" ").flatMap((all, at) =>
      all
        .split("/")
        .flatMap(spell)
        .map((name) => [name, MONTHS[at]!] as const),
    ),
  );
  const date = new RegExp(
    `(?<![\\d.,])(\\d{1,2})(?:\\.|er|º|°)?\\s?(?:de\\s)?(${[...names.keys()].join("|")})(?!\\p{L})\\.?(?:,?\\s(?:de\\s|del\\s)?(\\d{4})(?!\\d))?`,
    "giu",
  );
  // "Du 1 au 31 décembre 2026": the first day is of the same month.
  const first = new RegExp(
    `(?<![\\d.,])(\\d{1,2})(?:\\.|er|º|°)?(\\s(?:bis|bis zum|al|hasta el|au|et le|a|ao|até)\\s)(?=(\\d{1,2})(?:\\.|er|º|°)?\\s?(?:de\\s)?(${[...names.keys()].join("|")})(?!\\p{L})\\.?(?:,?\\s(?:de\\s|del\\s)?(\\d{4})(?!\\d))?)`,
    "giu",
  );
  return (sentence) =>
    sentence
      .replace(
        first,
        (_, day: string, joint: string, _last: string, month: string, year?: string) =>
          [`${day} ${month}`, ...(year ? [year] : [])].join(" ") + joint,
      )
      .replace(date, (_, day: string, month: string, year?: string) =>
        [day, names.get(month.toLowerCase())!, ...(year ? [year] : [])].join(" "),
      );
}

/** "halb 9" is 8:30, "las 5 y cuarto de la tarde" is "las 17:15"; "de 9h à 17h45" is "de 9:00 à 17:45". */
function makeClockRewriter({ clocks, afternoon }: NumberWords): (sentence: string) => string {
  const hour = String.raw`(?<![\d.,:])(\d{1,2})(?:(?::|\s?h\s?|\s?uhr\s)(\d{2})|\s?h(?!\p{L}))?(?![\d:])`;
  const forms = Object.entries({ ...clocks, "#": 0 }).map(
    ([form, minutes]) =>
      [
        new RegExp(
          `${/^\p{L}/u.test(form) ? "(?<!\\p{L})" : ""}${form.replace("#", () => hour)}(\\s(?:${afternoon}))${form === "#" ? "" : "?"}(?!\\p{L})`,
          "giu",
        ),
        minutes,
      ] as const,
  );
  const write = (hours: string, minutes: string | undefined, more: number, isAfternoon: boolean) => {
    const all = Number(hours) * 60 + Number(minutes ?? 0) + more + (isAfternoon && Number(hours) < 12 ? 720 : 0);
    return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
  };
  return (sentence) =>
    forms.reduce(
      (text, [form, more]) =>
        text.replace(form, (_, hours: string, minutes: string | undefined, behind: string | undefined) =>
          write(hours, minutes, more, behind !== undefined),
        ),
      sentence,
    );
}

/** "2 horas y media" is "2,5 horas", "medio litro" is "0,5 litro". */
function makeHalfRewriter({ halves, one }: NumberWords): (sentence: string, decimal: string) => string {
  const behind = new RegExp(
    `(?<![\\p{L}\\d.,:])(\\d{1,4}|${one.join("|")})\\s(\\p{L}{2,}(?:\\s(?:c[uú]b|quadr|cuadr)\\p{L}+)?)\\s(?:(${halves.half})|${halves.quarter})(?!\\p{L}|\\s(?:${halves.units})(?!\\p{L}))`,
    "giu",
  );
  // "Año y medio" without its one; not "un kilo y medio litro".
  const bare = new RegExp(
    `(?<![\\d.,:]\\s?)(?<!\\p{L})(${halves.units})\\s(?:(${halves.half})|${halves.quarter})(?!\\p{L}|\\s(?:${halves.units})(?!\\p{L}))`,
    "giu",
  );
  const before = new RegExp(
    `(?<!\\p{L})(?:(?:${one.join("|")})[\\s-])?(?:${halves.before})[\\s-](?=(?:${halves.units})(?!\\p{L}))`,
    "giu",
  );
  return (sentence, decimal) =>
    sentence
      .replace(behind, (_, count: string, unit: string, isHalf?: string) => {
        const whole = /\d/.test(count) ? count : "1";
        return `${whole}${decimal}${isHalf === undefined ? "25" : "5"} ${unit}`;
      })
      .replace(bare, (_, unit: string, isHalf?: string) => `1${decimal}${isHalf === undefined ? "25" : "5"} ${unit}`)
      .replace(before, `0${decimal}5 `);
}

/** Of more pounds than these somebody weighs, in a translated text. */
const MOST_POUNDS = 20;

/** "2 pfund" is 1000 g, "una docena de" 12; "wie viel pfund" stays. */
export function makeMeasureRewriter({ measures = "", one }: NumberWords): Rewrite {
  const sizes = new Map(
    [...measures.matchAll(/(\S+) (\d+) (\S+)/g)].map(([, name, size, unit]) => [name!, { size: Number(size), unit }]),
  );
  if (sizes.size === 0) return (sentence) => sentence;
  const names = [...sizes.keys()].map((name) => name.replace(/@.*/, "")).join("|");
  const pattern = new RegExp(
    `(?<![\\p{L}\\d.,])(${FIGURES}|${one.join("|")}) ?(${names})s?(?!\\p{L})(?! \\()(?: (?:de(?!\\p{L})|d'))?`,
    "giu",
  );
  return (sentence, locale) =>
    sentence.replace(pattern, (text, figure: string, name: string) => {
      const found = sizes.get(`${name.toLowerCase()}@${locale}`) ?? sizes.get(name.toLowerCase());
      const count = /^\d/.test(figure) ? parseNumber(figure, locale) : 1;
      if (!found || count === null || count > MOST_POUNDS) return text;
      const figures = String(Number((count * found.size).toPrecision(12))).replace(".", getSeparators(locale).decimal);
      return found.unit === "-" ? figures : `${figures} ${found.unit}`;
    });
}

/** A word as it is written, and without its accents: "märz", "marz", "maerz". */
export function spell(word: string): string[] {
  const bare = word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
  const german = word.replace(/[äöü]/g, (letter) => `${letter.normalize("NFD")[0]!}e`).replaceAll("ß", "ss");
  return [...new Set([word, bare, german])];
}
