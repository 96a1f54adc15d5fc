/** What of all was missed or wrong, where nobody asks for a grade. */
import type { Model } from "./model.ts";
import { TEST, WRONG } from "./school.ts";

/** "Missed 9 of 60 classes, what percentage": of what was missed, where no grade and no attendance is asked for. */
export const MISSED: Model = {
  ...TEST,
  about: new RegExp(`\\b${WRONG}\\b.*\\bpercent|\\bpercent\\w*(?: [a-z]+)* ${WRONG}\\b`),
  not: new RegExp(
    `${TEST.not!.source}|\\b(?:score[ds]?|grade[ds]?|attend\\w*|present|mark|result|right|correct\\w*|pass\\w*|gets?)\\b|\\bgot\\b(?!.*\\bpercent\\w* ${WRONG}\\b)`,
  ),
  said: { missed: TEST.said["wrong"]!, all: TEST.said["all"]! },
  asked: [[/\bpercent(?:age)?\b/, "missedShare"]],
  rules: ["missedPart = missed / all", "missedShare = missedPart * 100"],
  told: { missedShare: ["%", "Missed"] },
};
