/** Grades with their credits ("gpa A 3, B+ 4, A- 2"). */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "./form.ts";
import { FILL } from "./words.ts";

const ABOUT = /\bgpa\b|\bgrade point average\b/i;
const COURSE =
  /(?<![a-z])(?:an? )?([a-df])\s?([+-]?)\s*(?:\(|=|:|worth|in|for|with|at)?\s*(?:an? )?(\d+(?:\.\d+)?)(?![\d%.])\s*(?:-?(?:credit hours?|credits?|cr\b|units?|hours?))?\)?(?: (?:class|course))?/gi;
const WORDS = new Set(
  "gpa got grade grades point average credits credit hours class classes course courses semester term college my".split(
    " ",
  ),
);

/** Reads it from the text: tokens take "3 B" for bytes. */
export function readGrades(text: string): Direct {
  if (!ABOUT.test(text)) return null;
  const rest = text.replace(ABOUT, " ").replaceAll(/(?<=credits?) (?:one|class|course)\b/gi, "");
  const courses = [...rest.matchAll(COURSE)].map(([, letter, sign, credits], place) => ({
    name: `Course ${place + 1}`,
    grade: `${letter!.toUpperCase()}${sign}`,
    credits: Number(credits),
    level: "regular",
  }));
  const alike = courses.length < 2 ? readAlike(rest) : null;
  if (alike) return read("gpa", { courses: alike }, "gpa");
  const words =
    rest
      .replace(COURSE, " ")
      .toLowerCase()
      .match(/[^\s,;.?!:&]+/g) ?? [];
  const isRead = words.every((word) => FILL.has(word) || WORDS.has(word));
  return courses.length > 1 && isRead ? read("gpa", { courses }, "gpa") : null;
}

const COUNTS = "one two three four five six seven eight".split(" ");
const GRADE = /^([a-df])([+-]?)(?:'?s)?$/i;

/** Grades alone, each of as many credits: "A A B+ C", "two As and a B, all 3 credits"; null where anything else is said. */
function readAlike(text: string) {
  const credits =
    /\b(?:all|each)?(?: worth| of| are| at)* ?(\d{1,2}) credits?(?: each| (?:classes|courses))?|\bsame credits\b/i.exec(
      text,
    );
  const words = text.replace(credits?.[0] ?? "", " ").match(/[^\s,;.?!:&]+/g) ?? [];
  const grades: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const count = toCount(words[at]!);
    const grade = GRADE.exec(words[at + (count ? 1 : 0)] ?? "");
    // "A" before a grade is an article: "two As and a B".
    if (/^an?$/i.test(words[at]!) && GRADE.test(words[at + 1] ?? "") && /^an?$/.test(words[at]!)) continue;
    if (grade && (count || !/^a$/.test(words[at]!))) {
      for (let one = 0; one < (count ?? 1); one++) grades.push(`${grade[1]!.toUpperCase()}${grade[2]}`);
      if (count) at++;
    } else if (!FILL.has(words[at]!.toLowerCase()) && !WORDS.has(words[at]!.toLowerCase())) return null;
  }
  return grades.length < 2
    ? null
    : grades.map((grade, place) => ({
        name: `Course ${place + 1}`,
        grade,
        credits: Number(credits?.[1] ?? 3),
        level: "regular",
      }));
}

function toCount(word: string): number | null {
  const at = COUNTS.indexOf(word.toLowerCase());
  if (at >= 0) return at + 1;
  return /^[1-9]$/.test(word) ? Number(word) : null;
}
