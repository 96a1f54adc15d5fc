/**
 * Two sides of a sentence that are compared: "15k loan 5 years 7.5 % vs 6.25 %, difference in total interest". Each side is
 * asked for itself, as a sentence with what stands for both and with what is compared as its question; both figures must be
 * read to the last word and be of one kind.
 */
import type { Answer } from "#assistant/answer/answer.ts";
import type { Value } from "#assistant/readings/slots/form.ts";
import { writeMarks } from "#assistant/readings/slots/written.ts";
import type { Sources } from "#assistant/sources.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { type Ask, askBoth } from "./asked.ts";
import { readPlain } from "./plain.ts";
import { findQuestion } from "./question.ts";
import { COMPARES, listSides } from "./sides.ts";
import { findNamed, tellPair } from "./tell.ts";

/** So many ways to part a sentence are asked of the calculators. */
const MOST_ASKED = 3;

/** Null where it is not a comparison, or one that is doubtful. */
export async function readComparison(
  sentence: string,
  sources: Sources,
  ask: Ask,
  isLast: boolean,
): Promise<Answer | null> {
  const { preferences, today } = sources;
  const text = sentence
    .replaceAll(
      /\b(plan|job|offer|option|store|shop|loan|bank|lender|quote|deal|airline|flight|gym|hotel|apartment|company) ?(?:#|no\. ?)?(1|2|one|two)\b(?! (?:(?!sells|costs|charges|pays|has|is|offers|gives|takes|wants|asks)[a-z]+s|percent|year|month)\b| ?%)/gi,
      (_, name: string, place: string) => `${name} ${/1|one/i.test(place) ? "a" : "b"}`,
    )
    // "Cheapest price per ounce", "price per can of the cheaper one" ask for the lower price.
    .replace(/\b(?:cheapest|cheaper) (?=(?:unit )?(?:price|cost) (?:per|an?|each)\b)/i, "lowest ")
    .replace(
      /\b(?:price|cost) (?:per|an?|each|for an?) ([a-z]+) (?:of|for|at|with) the (?:cheap|bett|low)[a-z]+(?: (?:one|deal|option|pack|box|size|bottle|bag))?(?=[?. ]*$)/i,
      "lowest price per $1",
    )
    // "Two dice vs one die"
    .replaceAll(
      /\b(vs|versus|or|than|instead of|compared to|and) one (?=[a-z]{3,}\b)(?!(?:shop|store|job|plan|offer|option|deal|loan|bank|lender|quote|that|with|which)\b)/gi,
      "$1 1 ",
    )
    // "How much cheaper is it over 1 year": a year is what it is asked for.
    .replace(
      /\b((?:how much|save|saved|savings?|difference)\b[^\d.;,]*?) (?:in|over|for) 1 (?=(?:year|month|week)[?. ]*$)/i,
      "$1 per ",
    )
    // So many payments: neither figure is of a unit.
    .replaceAll(/(\d) ?x ?(\d+) ?(?:months?|mos?|mths?|payments?)\b/gi, "$1 x $2");
  const { text: clauses, values } = writeClauses(
    tokenize(text, { locale: preferences.locale, today, country: preferences.country }),
  );
  const written = { text: clauses.replace(OF_ONE_PACK, ""), values };
  if (written.values.length < 2 || !COMPARES.test(written.text)) return null;
  // A share off and a sum off are of one price.
  if (/<percent\d+> off\b/.test(written.text) && /<(?:number|money)\d+> off\b/.test(written.text)) return null;
  // What is needed and what there is are not two sides.
  if (/\bneeds? (?:[a-z]+ )?<.*\b(?:have|has|got) (?:[a-z]+ )?</.test(written.text)) return null;
  const question = findQuestion(written.text);
  if (question === null) return null;
  // Which of two it is other readings tell by its name; only where there is none it is told by its figure.
  if (isLast !== (question.kind === "which" && !/^(?:lowest|highest)$/.test(question.word))) return null;
  const parted = listSides(question.rest, written.values).filter(
    (one) => !question.name || findNamed(one, question) !== null,
  );
  for (const one of parted) {
    const pair = one.isNameless ? null : readPlain(one, question);
    const answer = pair && (await tellPair(pair, question, sources));
    if (answer) return answer;
  }
  // Ways to part a sentence have sides in common.
  const asked = new Map<string, ReturnType<Ask>>();
  const askOnce: Ask = (side) => {
    const answer = asked.get(side) ?? ask(side);
    asked.set(side, answer);
    return answer;
  };
  for (const one of parted.slice(0, MOST_ASKED)) {
    const pair = await askBoth(one, question, sources, askOnce);
    const answer = pair && (await tellPair(pair, question, sources));
    if (answer) return answer;
  }
  return null;
}

/** "How much less per can in the 24 pack": which of them was said is told by its price. */
const OF_ONE_PACK =
  /(?<=\bper [a-z]+) (?:in|with|from|for) the (?:<number\d+>|big|bigger|large|larger|small|smaller)(?: (?:pack|count|ct|box|one|size|bag))$/;

/** A sentence with its values as marks, in which what ends a clause is kept. */
function writeClauses(tokens: readonly Token[]): { readonly text: string; readonly values: readonly Value[] } {
  const clauses = tokens.flatMap((token): Token[] => {
    const end: Token = { ...token, type: "word", word: ";", measures: [] };
    if (token.type === "mark" && /[?,.!:;]/.test(token.text)) return [end];
    // A unit may have taken the point behind it.
    return token.type === "amount" && /[a-z]\.$/i.test(token.text) ? [token, end] : [token];
  });
  const { text, values } = writeMarks(clauses);
  return { text: text.replaceAll(/(?: ?; ?)+/g, " ; ").replace(/^[ ;]+|[ ;]+$/g, ""), values };
}
