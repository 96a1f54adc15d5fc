/** Bets by the odds of bookmakers: what a stake wins and returns, the chance that odds imply, odds in another form. */
import type { AnyField } from "#engine/fields.ts";
import type { Direct } from "#assistant/readings/reading.ts";
import { sum, toPercent } from "#assistant/readings/slots/form.ts";
import { findCurrency } from "#assistant/tokens/currencies.ts";
import { NUMBER, type Sentence, toNumber } from "./sentence.ts";

const WORDS =
  "odds odd bet bets betting wager wagers wagered stake staked stakes parlay leg legs american moneyline line money decimal fractional implied probability chance percent percentage payout pays pay return returns returned profit win wins winning winnings net total back collect if team side hit hits on at of in to as bookie bookmaker sportsbook convert both - : /";
const STAKE = [
  String.raw`([$€£]) ?(${NUMBER})(?![\w.])`,
  String.raw`()(?<![\w.,+-])(${NUMBER}) (?:dollars|bucks|euros|pounds|quid)\b`,
  String.raw`\b(?:bet|bets|stake|staked|wager|wagered|risk)(?: (?:of|is|a))*() (${NUMBER})(?![\w.]|[-/:]\d| (?:to|on) \d)`,
];

/** What one is paid back for each one that is staked, where the bet is won. */
function takeOdds(sentence: Sentence): string | null {
  const american = sentence.take(/(?<![\w.,/])([+-])(\d{3,5})(?![\w.]|,\d)/);
  if (american) return american[1] === "+" ? `(1 + ${american[2]} / 100)` : `(1 + 100 / ${american[2]})`;
  const over = sentence.take(/(?<![\w.,/$€£+-])(\d{1,3}) ?(?:\/|to|-|:) ?(\d{1,3})(?![\w./%]|,\d)/);
  if (over) return Number(over[2]) > 0 && Number(over[1]) > 0 ? `(1 + ${over[1]} / ${over[2]})` : null;
  const decimal = sentence.take(
    /\b(?:odds(?: (?:of|at|are|is))*|decimal(?: odds)?|at|@) ?(\d{1,2}\.\d{1,3})(?![\w.%])/,
  );
  return decimal && Number(decimal[1]) > 1 ? decimal[1]! : null;
}

/** "Bet $50 at +220, profit", "-150 implied probability", "7/2 odds pays how much on 10". */
export function readBets(sentence: Sentence): Direct {
  const isBet = sentence.says(
    /(?<![\w.,/])\+\d{3}|\b(?:on|at) -\d{3}|-\d{3} odds\b|\b(?:bet|bets|betting|wager\w*|parlay|moneyline|implied|american odds|decimal odds|fractional odds)\b/,
  );
  if (
    !isBet ||
    sentence.says(
      /\b(?:against|lose|lost|loses|each way|boost|free|hedge|kelly|vig|juice|dice|cards?|lottery)\b|%(?! ?$)/,
    )
  )
    return null;
  const stake = STAKE.reduce<readonly string[] | null>((found, pattern) => found ?? sentence.take(pattern), null);
  const odds: string[] = [];
  for (let one = takeOdds(sentence); one !== null; one = takeOdds(sentence)) odds.push(one);
  const isParlay =
    sentence.take(/\b(?:(?:two|three|2|3)[- ](?:leg|team) )?(?:parlay|accumulator|acca|double|treble)\b/) !== null;
  if (odds.length === 0 || odds.length > 1 !== isParlay || sentence.says(/\d/) || !sentence.isRead(WORDS)) return null;
  const factor = odds.join(" * ");
  if (!stake) {
    if (sentence.says(/\b(?:implied|probability|chance|percent(?:age)?)\b/))
      return toPercent(`100 / (${factor})`, "Implied chance");
    return sentence.says(/\bdecimal\b/)
      ? { ...sum(factor), told: { field: { kind: "number", label: "Decimal odds", decimals: 2 } } }
      : null;
  }
  const [, sign, amount] = stake;
  const isProfit = sentence.says(/\b(?:profit|wins?|winnings?|net)\b/);
  if (!isProfit && !sentence.says(/\b(?:pay(?:out|s)?|returns?|returned|back|collect|total)\b/)) return null;
  const currency = sign ? findCurrency(sign) : null;
  const label = isProfit ? "Profit" : "Payout";
  const field: AnyField = { kind: "money", label, decimals: 2, ...(currency ? { currency } : {}) };
  return {
    ...sum(isProfit ? `${toNumber(amount!)} * (${factor} - 1)` : `${toNumber(amount!)} * ${factor}`),
    told: { field },
  };
}
