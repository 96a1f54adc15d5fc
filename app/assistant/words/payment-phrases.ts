/** Phrases about loans and their payments, as the readings know them. */
import { readRewords, reword } from "./rewords.ts";

const LOAN = /\b(?:loans?|mortgage|borrow\w*|apr|financ\w+|lent|owe|car|truck)\b/i;
const OTHER_PERIOD =
  /\b(?:weekly|biweekly|fortnight\w*|quarter\w*|annual|yearly|bond|(?:a|per|each|every) (?:week|quarter|year|day|two weeks)|payments (?:a|per|each|every) year)\b/i;
/** As many payments as a loan has; more or others may be what each is. */
const COUNT = "6|10|12|15|18|20|24|30|36|40|42|48|54|60|66|72|78|84|90|96|108|120|144|180|240|300|360";
const AMOUNT = String.raw`[$€£]?\d+(?:[.,]\d+)*`;
const PAYMENTS = String.raw`(?:equal |level |fixed )?(?:monthly )?(?:payments|installments|instalments)`;
const COUNTED_OF = new RegExp(
  String.raw`(?<![$€£\d.,])\b(${COUNT}) ${PAYMENTS} of (${AMOUNT})(?![\d.,]*\d|k)(?: dollars)?(?: (?:a|per|each|every) month| monthly| each)?`,
  "gi",
);
const COUNTED = new RegExp(String.raw`(?<![$€£\d.,])\b(${COUNT}) ${PAYMENTS}\b(?! (?:of|a|per|each|every)\b)`, "gi");

const WEEKLY_OF = new RegExp(
  String.raw`(?<![$€£\d.,])\b(\d{1,3}) (?:weekly )?payments of (${AMOUNT})(?: dollars)? (?:a|per|each|every) week\b`,
  "gi",
);

/** Who owes pays what a month takes; "pay 2 % per month" is a share of what is owed. */
const OWED = /\b(?:loan|mortgage|payment|borrow\w*|owe|debt|credit card|financ\w+)\b/i;
/** More is by the year, and what is asked for is by the month. */
const MOST_A_MONTH = 5;
const MONTHLY_RATE =
  /(?<!\b(?:pay|paying|payment|save|saving|put|invest|minimum|give)(?: of)? )\b(\d{1,2}(?:[.,]\d+)?) ?(?:%|percent) ?(?:(?:a|per|each|every|\/) ?month\b|monthly(?= (?:interest|rate)\b))/gi;

const SPAN =
  /\b(?:(?!1 month)\d+ ?(?:months?|mos?|weeks?|days?)|years?|yrs?|monthly|yearly|annual\w*|pay\w*|term|until|how (?:long|many)|when)\b|[\d€$£] ?(?:a|per|each|every) month\b/i;

/**
 * "2 % a month": what a loan or a deposit takes by the month is twelve times as much by the year. Where a sum is put in
 * each month, it is compounded then as well.
 */
function writeYearlyRates(text: string): string {
  const isOwed = OWED.test(text);
  if (
    (!isOwed && !/\b(?:interest|deposit|invest|save|savings)\b/i.test(text)) ||
    /\b(?:flat|minimum|invoice|late)\b/i.test(text)
  )
    return text;
  // "2 % interest a month on 5000": where no time is said, the interest of one month is meant.
  if (!SPAN.test(text.replaceAll(MONTHLY_RATE, ""))) return text;
  const isPlain = isOwed || /\bsimple\b|[\d€$£] ?(?:a|per|each|every) month\b/i.test(text.replaceAll(MONTHLY_RATE, ""));
  return text.replaceAll(MONTHLY_RATE, (said, rate: string) => {
    // "Interest only at 7.2% a month" asks for the interest of a month.
    if (Number(rate.replace(",", ".")) > MOST_A_MONTH) return said;
    const yearly = String(Number((12 * Number(rate.replace(",", "."))).toFixed(6)));
    return `${rate.includes(",") ? yearly.replace(".", ",") : yearly} % per year${isPlain ? "" : " compounded monthly"}`;
  });
}

const LOANS = readRewords(String.raw`
\b(\d+(?:\.\d+)?) grand\b => "$1k"
# "Monthly payment 600, 15 years at 3%, how much borrow": what is asked for is the loan.
\bhow much (?:to )?borrow\b => "how much can i borrow"
# "Monthly 100 euros": so much a month; a loan of so much has a monthly payment.
^(?!.*\b(?:loans?|mortgage|credit|borrow\w*|owe|payments?)\b)(.*\b(?:save|saving|invest|put|put in|set aside|deposit|contribute|spend|earn) )(?:(?:per|each|every|a) month|monthly) ((?:[$€£] ?)?\d{1,4}(?:[.,]\d{1,2})?(?: ?[$€£]| dollars| bucks| euros?| pounds)?)(?=,? (?!(?:a|per|each|every) )[a-z\d]) => "$1$2 a month"
^(?!.*\b(?:loans?|mortgage|credit|borrow\w*|owe|payments?)\b)(?:(?:per|each|every|a) month|monthly) ((?:[$€£] ?)?\d{1,4}(?:[.,]\d{1,2})?(?: ?[$€£]| dollars| bucks| euros?| pounds)?)(?=,? (?!(?:a|per|each|every) )[a-z\d]) => "put in $1 a month"
# "20 % deposit on 350k": a share of a price is paid first, and earns nothing.
^(?!.*\b(?:cd|certificate|savings?|interest|apy|account|months?|years?)\b)(.*\d ?%) deposit (?=(?:on|for|of)\b) => "$1 down payment "
# "Apr 27.9" is no day of April.
\bapr(?: is| of| at|:)? (\d{1,2}\.\d+)(?![\d%]| ?(?:%|percent|per cent)) => "$1% apr"
(?<![\d.,/])(\d{1,2}\.\d+) (?=apy\b) => "$1% "
# "How much interest in a year": no other time is said.
^(?!.*\d ?(?:years?|yrs?|months?|mos?|weeks?|days?)\b)(?=.*\binterest\b)(.*\d.*)\b(?:in|over|after|for) (?:a|one) (?:full |whole )?year\b(?=.*\d) => "$1 over 1 year"
# What is not bought with a card any more changes nothing, nor do other fees that are none.
,? (?:and |but |while |i'm |im |i am )*(?:not (?:using|charging)(?: (?:it|the card|anything|on it))* any ?more|(?:no|without|not making|without any)(?: (?:more|new|further|other))+ (?:charges|purchases|spending))\b => ""
,? ?\(?\b(?:no|without) (?:other |extra |additional |any )+fees\b\)? => ""
(?<=\b(?:daily|monthly|quarterly|weekly)) \((?:365|360|12|4|52)(?: (?:times|days|months|x))?(?: (?:a|per) year)?\) => ""
(?<=\binterest\b.*)\b(?:altogether|all told|all in all|overall)\b => "in total"
# "A loan of 9,000 at 7.5 for 3 years", where no other share is said
^(?=[^%]*$)(?!.*\bpercent)(?=.*\b(?:loan|mortgage|borrow\w*|house|principal)\b)(?=.*\d ?(?:years?|yrs?|months?|mos?)\b)(.*\bat )(\d{1,2}(?:\.\d+)?)(?=[.,]?(?: (?!years?|yrs?|months?|mos?|dollars|per|an?\b|am\b|pm\b)| ?$)|\?) => "$1$2%"
(?<=\d ?(?:%|percent) .*\b(?:years?|yrs?)\b.*)\bwhat (will|would) it be(?=\??$) => "what $1 it be worth"
# "Just graduated with 32,000 in student loans" says nothing of payments that rise.
\b(?:just |recently |newly |i |have |i've |i'm )*graduat(?:ed|ing)(?: (?:college|school|university|from \w+|last year|this year))?,? (?:with|and (?:i )?(?:have|owe))  => "i have "
# "31,000 minus 6,000 trade in", "41,000 less a 5,000 deposit": its name says what it is.
,? (?:minus|less) (?:an? |my )?([$€£]?\d[\d.,]*k?(?: dollars)?)(?: for (?:my|the|an?))? (?=(?:trade[- ]?in|down|deposit)\b) => ", $1 "
# "10000 at 5% for 10 years": at more, or by months, it may be owed as well.
^((?:[$€£] ?)?\d{1,2}(?:[.,]?\d{3}|k|\d)?(?:[.,]\d{1,2})?(?: ?[$€£]| dollars| bucks| euros?| pounds)?,?) (?:at|@) ([0-8](?:[.,]\d+)? ?(?:%|percent)(?: (?:interest|per year|a year|annual(?:ly)?))*|\d{1,2}(?:[.,]\d+)? ?(?:%|percent)? apy) (?:for|over|in) (\d+ ?(?:years?|yrs?|months?(?<= apy .*)))$ => "$1 invested at $2 for $3"
`);

export function rewordPayments(said: string): string {
  const text = writeYearlyRates(said);
  const counted =
    LOAN.test(text) && !OTHER_PERIOD.test(text)
      ? text.replace(COUNTED_OF, "$2 a month for $1 months").replace(COUNTED, "$1 months")
      : text;
  return reword(counted.replace(WEEKLY_OF, "$2 a week for $1 weeks"), LOANS);
}
