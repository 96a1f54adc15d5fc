/**
 * Whatever reads what strangers send takes time in proportion to its length: four times the text, about four times the
 * time; quadratic time would be sixteen times. The processor time of this thread is measured, the best of some runs
 * counts, and what is found is looked at again: a core shared with other work makes a run up to twice as long.
 */
import { describe, expect, test } from "vitest";
import { prepareSearchIndex, searchCalculators } from "#catalogue/search/index.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { resolvePreferences } from "#localization/countries.ts";
import { CalculationError } from "#engine/error.ts";
import { type AnyField, integer, list, money, number, percent, quantity, text } from "#engine/fields.ts";
import { parseNumber } from "#localization/locale-number.ts";
import { readPreferences, US_PREFERENCES } from "#localization/preferences.ts";
import { fromQuery } from "#engine/query.ts";
import { DEFAULT_MAX_LENGTH } from "#engine/kinds/text.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { getKind } from "#engine/kinds/index.ts";
import { length } from "#units/length.ts";
import { readQuantity } from "#units/read.ts";
import { readCookie } from "#workers/http/cookies.ts";

const SIZE = 2_000;
const RUNS = 3;
const FACTOR = 4;
/** Between linear (4) and quadratic (16), as far from the one as from the other. */
const MOST = 8;
/** A reader that takes quadratic time does so each time. */
const AGAIN = { retry: 3 };
/** Milliseconds within which nothing is judged. */
const NOISE = 3;

/** What makes patterns try again: runs of what they repeat, with an end that they do not expect. */
const RUNS_OF = [
  " ",
  "a",
  "1",
  "1,",
  "1 ",
  "(",
  "[",
  ".",
  "'",
  "½",
  "kr ",
  "%",
  "1/2 ",
  "a=b;",
  "x-",
  "en-US,",
  "\u00A0",
  "ﬃ",
];
const ENDS = ["", "!", "a1"];
const hostileTexts = RUNS_OF.flatMap((part) =>
  ENDS.map((end) => ({
    name: JSON.stringify(part + end),
    of: (size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size - end.length) + end,
  })),
);

/** Milliseconds of this thread's processor time. */
function cpuOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const best = (work: () => void): number => Math.min(...Array.from({ length: RUNS }, () => cpuOf(work)));

const leaps = (short: number, long: number): boolean => long > MOST * short + NOISE;

function grows(read: (text: string) => unknown, of: (size: number) => string): string | null {
  const timeOf = (size: number) => {
    const given = of(size);
    return best(() => read(given));
  };
  const times = [timeOf(SIZE), timeOf(SIZE * FACTOR)];
  if (!leaps(times[0]!, times[1]!)) return null;
  // A single leap may be a text that is refused at its first word, and the longer one not.
  times.push(timeOf(SIZE * FACTOR ** 2));
  return leaps(times[1]!, times[2]!) ? times.map((time) => `${time.toFixed(1)} ms`).join(", ") : null;
}

const typed = (field: AnyField) => (given: string) => getKind(field).parse(field, given, US_PREFERENCES);
const rows = list("Points", { of: { x: number("x"), y: number("y") }, default: [] }) as AnyField;
const definition = {
  id: "x",
  inputs: { points: rows, note: text("Note", { default: "" }) },
} as unknown as AnyDefinition;
const index = prepareSearchIndex([
  {
    id: "mortgage",
    name: "Mortgage Calculator",
    category: "loan",
    description: "Monthly cost of a home loan.",
    keywords: ["house payment"],
    uses: 1,
    isPopular: true,
    relatedCalculators: [],
  },
]);

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "a number, English": (given) => parseNumber(given, "en-US"),
  "a number, German": (given) => parseNumber(given, "de-DE", { suffixes: true }),
  "typed money": typed(money("Price") as AnyField),
  "a typed percentage": typed(percent("Rate") as AnyField),
  "a typed integer with a unit": typed(integer("Term", { unit: "months" }) as AnyField),
  "a typed length": typed(quantity("Height", length, { unit: "cm" }) as AnyField),
  "a typed list": typed(list("Values", { of: number("Value"), default: [] }) as AnyField),
  "a quantity": (given) => readQuantity(given, length, { defaultUnit: "m", parseNumber: Number }),
  "a search": (given) => searchCalculators(index, given),
  "stored preferences": readPreferences,
  "an Accept-Language header": (given) => resolvePreferences({ cookie: "", country: "", acceptLanguage: given }),
  "a cookie": (given) => readCookie({ headers: new Map([["Cookie", given]]) } as unknown as Request, "preferences"),
  "a list in an address": (given) => fromQuery(definition, new URLSearchParams([["points", given]])),
  "nested JSON in an address": (given) => fromQuery(definition, new URLSearchParams([["points", `[${given}`]])),
  "a text of a call": (given) => readInputs(definition, { note: given }, "2026-11-22"),
};

describe("four times the text takes about four times the time", AGAIN, () => {
  test("a quadratic reader would be found", () => {
    const quadratic = (given: string) => /a*$/.test(given);
    expect(grows(quadratic, (size) => `${"a".repeat(size)}!`)).not.toBeNull();
  }, 60_000);

  test.each(Object.entries(readers))("%s", (_, read) => {
    const slow = hostileTexts.flatMap(({ name, of }) => {
      const fault = grows(read, of);
      return fault ? [`${name}: ${fault}`] : [];
    });
    expect(slow).toEqual([]);
  });
});

describe("texts of calculators", AGAIN, () => {
  const files = import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], {
    import: "default",
    eager: true,
  });
  const withTexts = Object.values(files).flatMap((one) => {
    const keys = Object.entries(one.inputs).filter(([, field]) => field.kind === "text");
    return keys.map(([key, field]) => [one.id, key, one, field.maxLength ?? DEFAULT_MAX_LENGTH] as const);
  });

  test("there are such", () => expect(withTexts.length).toBeGreaterThan(3));

  /** Milliseconds of processor time; a pattern that backtracks takes minutes for a thousand characters. */
  const MOST_TIME = 400;

  test.each(withTexts)("%s: %s at its longest is answered soon, whatever it is", (_, key, one, longest) => {
    const slow = hostileTexts.flatMap(({ name, of }) => {
      const time = cpuOf(() => {
        const { inputs } = readInputs(one, { [key]: of(longest) }, "2026-11-22");
        try {
          calculate(one, inputs);
        } catch (error) {
          if (!(error instanceof CalculationError)) throw error;
        }
      });
      return time > MOST_TIME ? [`${name}: ${time.toFixed(0)} ms`] : [];
    });
    expect(slow).toEqual([]);
  });
});
