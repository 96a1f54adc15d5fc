import type { Answer, NoAnswer } from "../../app/assistant/index.ts";
import { readNumber } from "../../app/assistant/tokens/numbers.ts";
import { VISITORS } from "./assistant.ts";

/** One of the answers that are accepted, worked out by proof/sentences. A date is "YYYY-MM-DD", a clock "HH:MM". */
type Expected =
  | { readonly number: number }
  /** A number that its author has rounded: right to its last place. */
  | { readonly about: number }
  | { readonly seconds: number }
  | { readonly clock: string }
  | { readonly date: string }
  | { readonly text: string };

export interface Sentence {
  readonly kind: string;
  readonly text: string;
  readonly visitor: string;
  readonly expected: readonly Expected[];
}

/** "wrong": another figure with nothing said to be unread, the worst; "shown": one that says what it did not read. */
export type HeadlineVerdict = "right" | "wrong" | "shown" | "not read";

const SECONDS: readonly (readonly [RegExp, number])[] = [
  [/^y/, 365.25 * 86_400],
  [/^mo/, (365.25 / 12) * 86_400],
  [/^w/, 604_800],
  [/^d/, 86_400],
  [/^h/, 3600],
  [/^m/, 60],
  [/^s/, 1],
];

/** Judges what is shown large, as a visitor reads it; the inputs behind it do not count. */
export function judgeHeadline({ expected, visitor }: Sentence, answer: Answer | NoAnswer): HeadlineVerdict {
  // What nothing can answer is answered right by a refusal.
  if (answer.calculator === null) return expected.length === 0 ? "right" : "not read";
  const shown = answer.answer.replaceAll(/[\u00a0\u2002\u202f]/g, " ").replaceAll("−", "-");
  if (expected.some((one) => isShown(one, shown, VISITORS[visitor]!.locale))) return "right";
  return answer.unread.length > 0 ? "shown" : "wrong";
}

function isShown(expected: Expected, shown: string, locale: string): boolean {
  if ("number" in expected) return isNumberShown(expected.number, shown, locale);
  if ("about" in expected) return isAbout(expected.about, shown, locale);
  if ("seconds" in expected) return isDurationShown(expected.seconds, shown, locale);
  if ("clock" in expected) return readClock(shown) === expected.clock;
  if ("date" in expected) return new Date(`${shown} UTC`).toJSON()?.slice(0, 10) === expected.date;
  return shown.toLowerCase().includes(expected.text.toLowerCase());
}

/** Within half of the last place that is shown or what six digits leave, and never further away than 2 %. */
function isNumberShown(value: number, shown: string, locale: string): boolean {
  // "5 ft 11.1 in" is 71.1 inches.
  const inParts = /^(\d+) ft (\d+(?:\.(\d+))?) in$/.exec(shown);
  if (inParts)
    return Math.abs(12 * Number(inParts[1]) + Number(inParts[2]) - value) <= 0.501 * 10 ** -(inParts[3]?.length ?? 0);
  const found = /-?\D?(\d[\d.,’ ]*)/.exec(shown);
  const written = found?.[1]?.replace(/[., ]+$/, "");
  const read = written ? readNumber(written.replaceAll(" ", ""), locale) : null;
  if (!read) return false;
  const sign = found![0].startsWith("-") ? -1 : 1;
  const decimals = /\d([.,])(\d+)$/.exec(written!);
  const places = decimals && (decimals[2]!.length !== 3 || !Number.isInteger(read.value)) ? decimals[2]!.length : 0;
  const error = Math.abs(sign * read.value - value);
  return error <= Math.max(0.501 * 10 ** -places, 1e-5 * Math.abs(value)) && error <= 0.02 * Math.abs(value) + 1e-9;
}

function isAbout(value: number, shown: string, locale: string): boolean {
  const read = readNumber(/\d[\d.,’]*/.exec(shown)?.[0]?.replace(/[.,]+$/, "") ?? "", locale);
  const places = String(value).split(".")[1]?.length ?? 0;
  return read !== null && Math.abs(read.value - Math.abs(value)) <= 0.501 * 10 ** -places;
}

/** "1 h 30 min", "3 years 4 months", "5:30 /km": within half of the smallest unit shown. */
function isDurationShown(value: number, shown: string, locale: string): boolean {
  const colons = /(\d+):(\d{2})(?::(\d{2}))?/.exec(shown);
  if (colons) {
    const [, first, second, third] = colons.map(Number);
    const readings = third
      ? [first! * 3600 + second! * 60 + third]
      : [first! * 60 + second!, first! * 3600 + second! * 60];
    return readings.some((one) => Math.abs(one - value) <= 0.51);
  }
  const parts = [...shown.matchAll(/([\d.,]+)\s*([a-z]+)/gi)].flatMap(([, figure, unit]) => {
    const length = SECONDS.find(([name]) => name.test(unit!.toLowerCase()))?.[1];
    const count = readNumber(figure!.replace(/[.,]+$/, ""), locale)?.value;
    if (length === undefined || count === undefined) return [];
    return [
      { total: count * length, length, places: Number.isInteger(count) ? 0 : figure!.split(/[.,]/).at(-1)!.length },
    ];
  });
  const last = parts.at(-1);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return last !== undefined && Math.abs(total - value) <= 0.51 * last.length * 10 ** -last.places;
}

function readClock(shown: string): string | null {
  const found = /(\d{1,2}):(\d{2})\s*([ap]m)?/i.exec(shown);
  if (!found) return null;
  const hour = found[3] ? (Number(found[1]) % 12) + (/p/i.test(found[3]) ? 12 : 0) : Number(found[1]);
  return `${String(hour).padStart(2, "0")}:${found[2]}`;
}
