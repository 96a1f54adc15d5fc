/** Questions of mathematics in other words, as the readings know them. */

import { readRewords, reword } from "./rewords.ts";

const NUMBERS = "one two three four five six seven eight nine ten".split(" ");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const BASE = `(${NUMBERS.join("|")}|\\d+)`;

const PHRASES = readRewords(String.raw`
\bhow many (?:different |possible )?(\d+)[- ](?:person|people|member|player|topping) [a-z]+s? (?:from|out of) (\d+) => "how many ways to choose $1 from $2"
\bhow many (?:different |possible |unique )*(?:groups|teams|committees|hands|sets|pairs) of (\w+)(?: (?:people|players|students|cards|members|toppings|books))? (?:can (?:i|we|you|be) |are (?:there|possible) )?(?:pick(?:ed)?|choose|chosen|made?|form(?:ed)?|select(?:ed)?|draw(?:n)?)? ?(?:out of|from|with) (?:a (?:group|class|team|deck) of )?(\w+)(?: people| players| students| cards| members| toppings| books)?(?=\W*$) => "how many ways to choose $1 from $2"
\bpick(?= \d+ (?:from|out of) (?:my |a (?:class|group) of )?\d+\b.*\bhow many\b) => "choose"
\bwithout (?:putting|returning|replacing) (?:(?:the )?(?:first|other)(?: one| ball| marble| card)?|it|them|any)(?: back)?(?: in)?\b => "without replacement"
\bsci\.?(?= notation\b) => "scientific"
\bmiddle (?:value|number) (?:of|in)\b => "median of"
\bmost (?:common|frequent) (?:number|value|score)s? (?:in|of|among)\b => "mode of"
\b(?:biggest|largest|greatest|highest) (?:number|integer)(?: that)? (?:divides|dividing|goes into|can divide)(?: into)?(?: both)?\b => "greatest common factor of"
\b(?:smallest|lowest|least|first) (?:number|multiple)(?: that(?: is|'s)?)? (?:divisible by|(?:both )?(?:go|fit) into|shared by)(?: both)?\b => "least common multiple of"
\b(?:factor|factori[sz]e|break(?: down)?|split|decompose) (\d+) (?:in ?)?to (?:its )?(?:primes?(?: factors| numbers)?)\b => "prime factorization of $1"
\bzeroe?s of\b => "roots of"
^(?:percent(?:age)?|decimal|fraction) to (?:an? )?(decimal|percent|fraction)[,:]? (?=[\d.])(.+)$ => "$2 as a $1"
\blog ?(\d+) of(?= \d) => "log base $1 of"
^(?:if )?y (?:varies|is) direct(?:ly)?(?: proportional)? (?:with|as|to) x,?(?: and| if)? y ?=? ?(?:is )?(\d[\d.]*) when x ?=? ?(?:is )?(\d[\d.]*),? (?:and )?(?:what is |find |then )?y when x ?=? ?(?:is )?(\d[\d.]*)\W*$ => "$1 * $3 / $2"
^(?:if )?y (?:varies|is) inverse(?:ly)?(?: proportional)? (?:with|as|to) x,?(?: and| if)? y ?=? ?(?:is )?(\d[\d.]*) when x ?=? ?(?:is )?(\d[\d.]*),? (?:and )?(?:what is |find |then )?y when x ?=? ?(?:is )?(\d[\d.]*)\W*$ => "$1 * $2 / $3"
\b(?:each|every) (?:one|term|number)(?: after (?:that|it|this))? is (\d+(?:\.\d+)?) times (?:the )?(?:last|previous|one before)(?: one| term)? => "common ratio $1"
\barea under (?:the (?:curve|graph|function)(?: of)? )?(?:y ?= ?)?(.+?),? (?:between|from)(?: x ?=)? ?(-?\d+) (?:and|to)(?: x ?=)? ?(-?\d+) => "integral of $1 from $2 to $3"
\b(?:add up|total of|what do|sum up) (?:all )?(?:the )?(?:whole |natural )?(?:integers|numbers),? (?:from )?(\d+) (?:to|through|thru) (\d+)(?: (?:add|sum) up to| make)? => "sum of all numbers from $1 to $2"
\bz(?:[- ]?score)?(?: of| is| =)? ?(-?\d*\.?\d+) (?:to|as|in|into) (?:an? )?percentile\b => "what percentile is a z-score of $1"
^percentile (?:for|of) (?:an? )?z(?:[- ]?score)?(?: of| is| =)? ?(-?\d*\.?\d+) => "what percentile is a z-score of $1"
^(?:two numbers,? )?sum (?:is |of |= ?)?(\d+),? (?:and )?(?:difference|diff) (?:is |of |= ?)?(\d+)\b => "the sum of two numbers is $1 and their difference is $2."
^how far (?:is|apart are)(?: the points?)? (\([^()]+\)) (?:from|and|to) (\([^()]+\)) => "distance between $1 and $2"
\barithmetic (?:sequence|progression),? a_?1 ?= ?(-?\d+),? (?:and )?d ?= ?(-?\d+),? (?:find )?a_?(\d+) => "$3th term of arithmetic sequence first term $1 common difference $2"
\bquadratic(?: equation)?,? (?:with )?a ?= ?(-?[\d.]+),? b ?= ?(-?[\d.]+),? (?:and )?c ?= ?(-?[\d.]+) => "$1x^2 + $2x + $3 = 0"`);

export function rewordMathematics(text: string): string {
  return reword(text, PHRASES)
    .replace(
      /\b(\d*[xyz]) (plus|minus) (\d+) (?:is|gives|makes) (-?\d+)\b/gi,
      (_, term: string, sign: string, other: string, whole: string) =>
        `${term} ${/plus/i.test(sign) ? "+" : "-"} ${other} = ${whole}`,
    )
    .replace(/\+ -(?=[\d.]+x|[\d.]+ = 0)/g, "- ")
    .replace(
      new RegExp(`\\b${BASE} to the (${ORDINALS.slice(2).join("|")})(?: power)?\\b`, "gi"),
      (_, base: string, power: string) =>
        `${NUMBERS.includes(base.toLowerCase()) ? NUMBERS.indexOf(base.toLowerCase()) + 1 : base}^${ORDINALS.indexOf(power.toLowerCase()) + 1}`,
    );
}
