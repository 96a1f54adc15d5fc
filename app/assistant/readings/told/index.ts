/**
 * What people tell in whole sentences, where no calculator reads all of it: "Boss offers 4.5 % on top of my 53,000. What
 * would I earn a year then?" Forms as in `slots/`, loaded last; "now" and "today" are words here and no dates.
 */
import type { Reading } from "#assistant/readings/reading.ts";
import type { Form } from "#assistant/readings/slots/form.ts";
import { isIdle } from "#assistant/readings/slots/idle.ts";
import { readForms } from "#assistant/readings/slots/index.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { CARDS_TOLD } from "./cards.ts";
import { CHANCES_TOLD } from "./chances.ts";
import { CHANGED } from "./changed.ts";
import { COUNTS } from "./counts.ts";
import { DAYS_TOLD } from "./days.ts";
import { FIGURES } from "./figures.ts";
import { GRADES_TOLD } from "./grades.ts";
import { HOME } from "./home.ts";
import { INTAKE } from "./intake.ts";
import { LEFT } from "./left.ts";
import { LOANS_TOLD } from "./loans.ts";
import { MEASURED } from "./measured.ts";
import { MONEY_TOLD } from "./money.ts";
import { OFFERS } from "./offers.ts";
import { PANS } from "./pans.ts";
import { POWER } from "./power.ts";
import { PURSE } from "./purse.ts";
import { RECKONED } from "./reckoned.ts";
import { RUNNING } from "./running.ts";
import { SOLUTIONS } from "./solutions.ts";
import { SCORES } from "./scores.ts";
import { TALLIES } from "./tallies.ts";
import { TILL } from "./till.ts";
import { VERSUS } from "./versus.ts";
import { WAGES } from "./wages.ts";
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
  // What asks for the difference of two before what asks which of them.
  ...OFFERS,
  ...VERSUS,
  ...CHANCES_TOLD,
  ...CARDS_TOLD,
  ...RUNNING,
  ...PANS,
  ...MEASURED,
  ...INTAKE,
  ...SOLUTIONS,
  ...TILL,
  ...WAGES,
  ...RECKONED,
  ...SCORES,
  ...LEFT,
  ...GRADES_TOLD,
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
  const reading = readForms(said, TOLD, mostIdle, listThings(said));
  return reading?.calculator ? reading : null;
}

const ARTICLE = /^(?:an?|the|my|our|your|his|her|their|this|that|some)$/;

/** What stands behind an article is a thing, whatever it is, or says which: "on the dmv practice test", "at a craft fair". */
function listThings(tokens: readonly Token[]): readonly string[] {
  const things = new Set<string>();
  let isBehind = false;
  for (const token of tokens) {
    if (token.type === "word" && ARTICLE.test(token.word)) isBehind = true;
    else if (isBehind && token.type === "word" && isIdle(token.word) && !/(?:ed|ly)$/.test(token.word))
      things.add(token.word);
    else isBehind = false;
  }
  return [...things];
}
