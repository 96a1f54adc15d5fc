import { toNineDecimals } from "./nine-decimals.ts";

/** Letter grades as they are common at US colleges and high schools; schools differ. */
export type LetterScale = "plus-minus" | "plain";

/** Grade points of each letter, without the bonus that some schools give for an A+. */
export const GRADE_POINTS = {
  "A+": 4,
  A: 4,
  "A-": 3.7,
  "B+": 3.3,
  B: 3,
  "B-": 2.7,
  "C+": 2.3,
  C: 2,
  "C-": 1.7,
  "D+": 1.3,
  D: 1,
  "D-": 0.7,
  F: 0,
} as const;

export type Letter = keyof typeof GRADE_POINTS;

/** The lowest percentage of each letter, the best letter first; below the last it is an F. */
export const LETTER_BOUNDS: Readonly<
  Record<LetterScale, readonly { readonly letter: Letter; readonly from: number }[]>
> = {
  "plus-minus": [
    { letter: "A", from: 93 },
    { letter: "A-", from: 90 },
    { letter: "B+", from: 87 },
    { letter: "B", from: 83 },
    { letter: "B-", from: 80 },
    { letter: "C+", from: 77 },
    { letter: "C", from: 73 },
    { letter: "C-", from: 70 },
    { letter: "D+", from: 67 },
    { letter: "D", from: 63 },
    { letter: "D-", from: 60 },
  ],
  plain: [
    { letter: "A", from: 90 },
    { letter: "B", from: 80 },
    { letter: "C", from: 70 },
    { letter: "D", from: 60 },
  ],
};

/** The letter of a percentage, compared after rounding it to nine decimals. */
export function getLetterGrade(percent: number, scale: LetterScale): Letter {
  const rounded = toNineDecimals(percent);
  return LETTER_BOUNDS[scale].find(({ from }) => rounded >= from)?.letter ?? "F";
}
