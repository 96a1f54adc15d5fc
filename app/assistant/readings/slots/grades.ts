/** Grades with their credits ("gpa A 3, B+ 4, A- 2"). */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "./form.ts";
import { FILL } from "./words.ts";

const ABOUT = /\bgpa\b|\bgrade point average\b/i;
const COURSE =
  /(?<![a-z])(?:an? )?([a-df])\s?([+-]?)\s*(?:\(|=|:|worth|in|for|with|at)?\s*(?:an? )?(\d+(?:\.\d+)?)(?![\d%.])\s*(?:-?(?:credit hours?|credits?|cr\b|units?|hours?))?\)?(?: (?:class|course))?/gi;
const WORDS = new Set(
  "gpa grade grades point average credits credit hours class classes course courses semester term college my".split(
    " ",
  ),
);

/** Reads it from the text: tokens take "3 B" for bytes. */
export function readGrades(text: string): Direct {
  if (!ABOUT.test(text)) return null;
  const rest = text.replace(ABOUT, " ");
  const courses = [...rest.matchAll(COURSE)].map(([, letter, sign, credits], place) => ({
    name: `Course ${place + 1}`,
    grade: `${letter!.toUpperCase()}${sign}`,
    credits: Number(credits),
    level: "regular",
  }));
  const words =
    rest
      .replace(COURSE, " ")
      .toLowerCase()
      .match(/[^\s,;.?!:&]+/g) ?? [];
  const isRead = words.every((word) => FILL.has(word) || WORDS.has(word));
  return courses.length > 1 && isRead ? read("gpa", { courses }, "gpa") : null;
}
