/** Tells whether a sentence may hold a notation of mathematics, so that what reads them is loaded for it. */

const NOTATION = new RegExp(
  [
    // Matrices, vectors, points and complex numbers.
    String.raw`\b(?:matri\w+|det|determinant|inverse|transpose|eigenvalues?|rref|vectors?|(?:dot|cross) product|midpoint|modulus|conjugate)\b|\di\b`,
    String.raw`\b(?:integra\w+|derivative|differentiate|slope|gradient|tangent)\b|∫|d\/dx`,
    String.raw`\bround\w*|\bto (?:the )?(?:ten|hundred|thousand)(?:th)?s\b|\bnearest\b|\b(?:sig|significant|dp|sf|decimals?|scientific|notation|(?:normal|ordinary|regular|plain) number|standard form)\b`,
    String.raw`\b(?:terms?|sequence|series|fibonacci|next number|sum|ratio|proportion|prime|mod|modulo|remainder)\b|\d\s*:\s*[\dx]|[x?]\s*[:/]\s*\d|\d\s*/\s*[x?]`,
    String.raw`\b(?:choos\w+|committees?|pick\w*|select\w*|arrang\w+|combinations?|permutations?|lott\w+|powerball|mega ?millions|jackpot)\b`,
    String.raw`\b(?:awg|gauge|r?em|px|pixels|[dp]pi|fraction|words)\b`,
    String.raw`\b(?:triangle|hypotenuse|binomial|trials|probability|workers?|people (?:takes?|needs?|do|makes?|finish|build|paint)|painters?|pumps?|taps?|men|machines?)\b`,
    String.raw`\b(?:teeth|tooth|m\d+|elo|db|decibels?|glucose|blood sugar|finals?|half[- ]life|from rest|contrast|spindle|weight|worth|college|university|tuition|in a row|at least one|lunch|break|kwh|electricity|n1)\b`,
    String.raw`#[0-9a-f]{3}|\bhex [0-9a-f]{6}\b|\dx\d+.*\bbits?\b`,
    String.raw`(?<![a-z])\d{0,2}d\d{1,3}\b|\bchances?\b|\bodds\b|\b(?:implied|parlay|bets?|stake|wager|payout)\b|(?<![\w.,])[-+]\d{3}\b|\bbirthdays?\b|\b(?:1|one) (?:in|out of) (?:\d|what|how|n\b|x\b|t|f|a )|^\d+ ?[cp] ?\d+$`,
    String.raw`\b(?:simpl\w+|lowest terms|reduced?|mixed|improper|top[- ]heavy|written out|write out|spell\w*|wide|width|height|tall|megapixels?|mp|stops?|poh?|po?h|box|cuboid|prism|angles?)\b|\|\||\br_?1 ?=`,
    // More than one equation.
    String.raw`=[^=]*[a-z][^=]*=`,
  ].join("|"),
  "i",
);

/** The bands of a resistor and named colors have no figures. */
const COLORS = /\bcontrast\b|\bresistors?\b.*\b(?:black|brown|red|orange|yellow|green|blue|violet|white)\b/i;

/** Chances that are told without a figure. */
const ODDS =
  /\b(?:probability|prob|chances?|odds|likel\w+|percent|flip\w*|toss\w*|exactly)\b.*\b(?:heads?|tails?|dice|die|rolling|doubles?|sixes|aces?|kings?|queens?|jacks?|hearts?|spades?|clubs?|diamonds?|cards?|marbles?|balls?)\b|\b(?:heads?|tails?|dice|die|roll\w*|doubles?|sixes|aces?|kings?|queens?|jacks?|hearts?|spades?|clubs?|diamonds?|cards?|marbles?|balls?)\b.*\b(?:probability|prob|chances?|odds|likel\w+|percent|flips?|toss\w*)\b|\bone (?:in|out of) (?:ten|twenty|fifty|a hundred|a thousand)\b|\b(?:average|expected|rolling)\b.*\b(?:die|dice|d\d+)\b|\bor (?:higher|more|better)\b.*\bd\d+\b|\d d\d+, at least\b|\b(?:two|three) d\d+\b|\d (?:red|blue|green|white|black|yellow)\b.*\d (?:red|blue|green|white|black|yellow)\b|\b(?:sixes|six|ones|twos|threes|fours|fives)\b.*\b(?:rolls?|throws?|dice)\b|\b(?:in a row|both|all|no|exactly|draw\w*|dealt|at least|with replacement|without replacement)\b.*\b(?:heads|tails|aces?|kings?|queens?|jacks?|hearts?|spades?|clubs|diamonds?|red)\b|\b(?:heads|tails|aces?|kings?|queens?|jacks?|hearts|spades|clubs|diamonds)\b.*\b(?:in a row|deck|with replacement|without replacement)\b/i;

export function isNotation(text: string): boolean {
  return (NOTATION.test(text) && /\d/.test(text)) || COLORS.test(text) || ODDS.test(text);
}
