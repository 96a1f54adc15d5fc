/**
 * What people tell in whole sentences, where no calculator reads all of it: "Boss offers 4.5 % on top of my 53,000. What
 * would I earn a year then?" Forms as in `slots/`, loaded last; "now" and "today" are words here and no dates.
 */
import type { Reading } from "#assistant/readings/reading.ts";
import type { Form } from "#assistant/readings/slots/form.ts";
import { readForms } from "#assistant/readings/slots/index.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { CARDS_TOLD } from "./cards.ts";
import { CHANCES_TOLD } from "./chances.ts";
import { CHANGED } from "./changed.ts";
import { COUNTS } from "./counts.ts";
import { DAYS_TOLD } from "./days.ts";
import { FIGURES } from "./figures.ts";
import { HOME } from "./home.ts";
import { INTAKE } from "./intake.ts";
import { LOANS_TOLD } from "./loans.ts";
import { MEASURED } from "./measured.ts";
import { MONEY_TOLD } from "./money.ts";
import { PANS } from "./pans.ts";
import { POWER } from "./power.ts";
import { PURSE } from "./purse.ts";
import { RUNNING } from "./running.ts";
import { SITE } from "./site.ts";
import { SOLUTIONS } from "./solutions.ts";
import { TALLIES } from "./tallies.ts";
import { VERSUS } from "./versus.ts";
import { WORK } from "./work.ts";

const TOLD: readonly Form[] = [
  ...COUNTS,
  ...WORK,
  ...MONEY_TOLD,
  ...LOANS_TOLD,
  ...DAYS_TOLD,
  ...HOME,
  ...POWER,
  ...FIGURES,
  ...PURSE,
  ...TALLIES,
  ...CHANGED,
  ...VERSUS,
  ...CHANCES_TOLD,
  ...CARDS_TOLD,
  ...RUNNING,
  ...PANS,
  ...MEASURED,
  ...INTAKE,
  ...SITE,
  ...SOLUTIONS,
];

export function readTold(tokens: readonly Token[], _: string, mostIdle = 0): Reading | null {
  const said = tokens.map((token): Token =>
    token.type === "date" && /^(?:now|today)$/i.test(token.text)
      ? {
          type: "word",
          word: token.text.toLowerCase(),
          measures: [],
          text: token.text,
          start: token.start,
          end: token.end,
        }
      : token,
  );
  const reading = readForms(said, TOLD, mostIdle);
  return reading?.calculator ? reading : null;
}
