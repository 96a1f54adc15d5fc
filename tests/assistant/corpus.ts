import { BODY } from "./corpus-body.ts";
import { ELSEWHERE } from "./corpus-elsewhere.ts";
import { FIGURES } from "./corpus-figures.ts";
import { HONEST } from "./corpus-honest.ts";
import { MONEY } from "./corpus-money.ts";
import { UNITS } from "./corpus-units.ts";
import { WORDS } from "./corpus-words.ts";
import { SECOND } from "./second.ts";
import { THIRD } from "./third.ts";
import { UNSEEN } from "./unseen.ts";
import type { Line } from "./line.ts";

/** All sentences with what is expected of them. */
export const CORPUS: readonly Line[] = [
  ...UNSEEN,
  ...SECOND,
  ...THIRD,
  ...HONEST,
  ...MONEY,
  ...BODY,
  ...FIGURES,
  ...UNITS,
  ...ELSEWHERE,
  ...WORDS,
];
