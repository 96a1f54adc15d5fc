/** "Bill 90 tip 18": 18 % or $18? Where neither figure has a sign both are answered, as where two calculators fit. */
import type { Answer, NoAnswer } from "./answer/answer.ts";

const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
const TIP = new RegExp(
  String.raw`\b(?:tip|gratuity) (?:of )?(${FIGURE})(?![\d.,]*(?:\d|%| ?(?:percent|pct|dollars?|bucks|cents|euros?|pounds|to \d|people|ways|drivers?|of us)))`,
  "i",
);
/** A bill with a sign says what is money, and 6.50 is not a share. */
const SIGNED = /\p{Sc}|\b(?:dollars|bucks|euros|usd|eur|gbp)\b|%|\bpercent/iu;
const CENTS = /[.,]\d\d$/;

/** Null where nothing is doubtful, or only one of the two is an answer. */
export async function answerShareOrSum(
  text: string,
  currency: string,
  ask: (text: string) => Promise<Answer | NoAnswer>,
): Promise<Answer | NoAnswer | null> {
  const found = SIGNED.test(text) ? null : TIP.exec(text);
  const figure = found?.[1];
  if (!found || figure === undefined) return null;
  const say = (as: string) => ask(text.replace(found[0], found[0].replace(figure, as)));
  const isRead = (one: Answer | NoAnswer): one is Answer => one.calculator !== null && one.unread.length === 0;
  const sum = await say(`${figure} ${currency}`);
  if (CENTS.test(figure)) return isRead(sum) ? sum : null;
  const share = await say(`${figure} %`);
  if (!isRead(sum) || !isRead(share)) return null;
  return sum.answer === share.answer ? share : { calculator: null, readings: [share, sum] };
}
