/** Phrases about shares, grades and what is bought, as the readings know them. */
import { readRewords, reword } from "./rewords.ts";

/** What is taught, behind the grade in it. */
const GRADE_IN_SUBJECT =
  /\b((?:an?|my|got|have) \d{2,3}(?:\.\d+)?%?) in (?:my |the )?(?:ap )?(?:chem(?:istry)?|math|bio(?:logy)?|history|english|physics|science|algebra(?: \d)?|geometry|calc(?:ulus)?|stats|statistics|spanish|french|econ(?:omics)?|accounting|psych(?:ology)?)(?: class)?\b/gi;

const PRICED_THINGS =
  /(?<![\d.,$€£])\b(two|three|four|five|six|[2-9]|1\d) ([$€£]\d[\d.]*|\d[\d.]*[- ]dollar) (?!(?:bill|note|coin|payment|tip|coupon|gift card|check|chip)s?\b)[a-z]{3,}s\b/gi;

const SCORES = readRewords(String.raw`
# "15 or 20% tip": both are shares.
(?<![\d.,$€£]|\bof )(\d{1,2}(?:\.\d+)?) or (?=\d{1,2}(?:\.\d+)? ?(?:%|percent\b)) => "$1% or "
^(?:what is |calculate |(?:an? )?)?(\d{1,2}(?:\.\d+)?) and (?=\d{1,2}(?:\.\d+)? ?(?:%|percent) tips? (?:on|for|of)\b) => "$1% and "
# "To ring up 6, no tax": what there is none of changes nothing.
^(?!.*\btax.*\btax)(.*\d.*?),? \(?(?:and |with )?no (?:sales )?tax(?: on (?:it|that|them|[a-z]+))?(?: here)?\b\)? => "$1"
# "Add 19% VAT to 250": what is asked is the whole.
^(add \d+(?:\.\d+)? ?(?:%|percent)) (?:vat|gst|hst|(?:sales )?tax|tip) (?=to ) => "$1 "
# "Dropped to 51 from 60 percent drop": the last words ask.
(?<=\b(?:from|to) [$€£]?\d[\d.,]* (?:down |up )?(?:from|to) [$€£]?\d[\d.,]*|\b(?:actual|true|exact|accepted|real|measured|observed|experimental|expected|theoretical|predicted|known|got)(?: value)? \d[\d.,]*) (?=percent(?:age)?(?: (?:drop|change|increase|decrease|rise|error))?\??$) => ", "
^(?:percent(?:age)?|(?:test |quiz )?(?:score|grade|mark))(?: of)? (\d+\/\d+)(?: percent(?:age)?)?$ => "$1 as a percent"
^(\d+\/\d+)(?: as a)? grade percent(?:age)?$ => "$1 as a percent"
# "31/36 on my quiz, what percentage"
^(?:i |we )?(?:got |scored |had )?(?:an? )?(\d+\/\d+)(?: on (?:an?|the|my|our|his|her) (?:[a-z]+ )?(?:test|quiz|exam|midterm|homework|paper|assignment))?,? (?:(?:is )?what |(?:as|in) (?:an? )?)?percent(?:age)?(?: is (?:that|it))?\??$ => "$1 as a percent"
^(?:what(?:'?s| is)? )?(?:the |a )?percent(?:age)? (?:is|of|for) (\d+\/\d+)\??$ => "$1 as a percent"
`);

const OFFERS = readRewords(String.raw`
# "$4 for 12 oz or $6 for 20 oz": two sizes of a thing and their prices.
^(?:(?:which is (?:the )?|what(?:'s| is) (?:the )?)?(?:cheaper|better(?: deal| value| buy)?|best(?: deal| value| buy)?)[:,]? )?([$€£]\d[\d.,]*) for (?:an? )?(\d[\d.]* ?(?:fl )?(?:oz|ounces?|g|grams?|kg|lbs?|pounds?|ml|l|liters?)) (?:or|vs|versus) ([$€£]\d[\d.,]*) for (?:an? )?(\d[\d.]* ?(?:fl )?(?:oz|ounces?|g|grams?|kg|lbs?|pounds?|ml|l|liters?))\??$ => "$2 for $1 vs $4 for $3"
# "28 hours a week at $18, how much in a year"
(?<=\bhours? (?:a|per|each) week\b.*)\bin (?:a|one|1) (?=(?:year|month|week)\b) => "per "
(?<=\bbuy (?:\d+|two|three|four|five),? (?:and )?get )(?:one|another|the next(?: one)?)(?= free\b) => "1"
\bbogo(?! free\b)(?= (?:\d|half\b)) => "buy one get one"
# "3 shirts for the price of 2"
\b(?:2|two) ((?:[a-z]+ ){0,2})for the price of (?:1|one)\b => "buy 1 get 1 free $1"
\b(?:3|three) ((?:[a-z]+ ){0,2})for the price of (?:2|two)\b => "buy 2 get 1 free $1"
\b(?:4|four) ((?:[a-z]+ ){0,2})for the price of (?:3|three)\b => "buy 3 get 1 free $1"
\b(?:bogo|buy one,? (?:and )?get (?:one|the second|another)) free\b|\bbogo\b(?! (?:sale|deal|half|\d)) => "buy 1 get 1 free"
\bot (?=(?:after|over|past)\b) => "overtime "
# "Change from a 20 if I spent 13.45", "change from a 50 for 31.87"
^(?:how much |what(?:'?s| is)? (?:the |my )?)?change (?:(?:do|would|will|should) i get |is |due )*(?:back )?(?:from|for|out of|on) (?:an? |my )?([$€£]?\d[\d.]*|ten|twenty|fifty|hundred)(?: (?:dollar )?(?:bill|note)| dollars| bucks)? (?:(?:if|when|on|for|after|with) [a-z ]*?\b(?:spen[dt]|spending|pay|paid|bought|bill|total|costs?|order|purchase|comes to|came to|is|was)(?: [a-z]+){0,3}|for|on) ([$€£]?\d[\d.]*)(?: dollars)?\??$ => "$1 minus $2 change"
^(?:which|what) (decimal|binary|hex(?:adecimal)?|octal)(?: value| number)? is (?:the )?(decimal|binary|hex(?:adecimal)?|octal)(?: value| number)? (\w+)\??$ => "$2 $3 to $1"
# "Pack a day"
^pack (?=(?:a|per|each|every) day\b) => "20 cigarettes "
# "40 % of the seats are sold, that's 220 seats, how many seats are there": the whole is asked for.
^(\d[\d.]*) ?(?:%|percent|per cent) of (?:the|my|our|all|a) [a-z ]+?,? ?(?:that's|that is|which is|this is) (\d[\d,.]*)(?: [a-z]+)?[.,;]? how many(?: [a-z]+){1,2} (?:are|were|is|was) (?:there|in|on)(?: (?:the|my|our|all|total|altogether|[a-z]+))*\??$ => "$2 is $1% of what number"
`);

export function rewordShares(text: string): string {
  return reword(
    reword(text, SCORES)
      // "I have a 73 in chem": no inches
      .replace(GRADE_IN_SUBJECT, "$1")
      // "A is 4 credits", and what each grade counts where it counts what it always does
      .replace(/^(?=.*\bcredits?\b).*/i, (all) =>
        all
          .replace(/(?<![\w.])([A-DF][+-]?) (?:is|=|for|:) (?=\d(?:\.\d)? credits?\b)/g, "$1 ")
          .replace(
            /,? ?\(?(?:(?:where )?(?:A ?(?:is|=) ?4(?:\.0)?|A- ?(?:is|=) ?3\.7|B\+ ?(?:is|=) ?3\.3|B ?(?:is|=) ?3(?:\.0)?|B- ?(?:is|=) ?2\.7|C\+ ?(?:is|=) ?2\.3|C ?(?:is|=) ?2(?:\.0)?|C- ?(?:is|=) ?1\.7|D ?(?:is|=) ?1(?:\.0)?)(?:, | and |,? ?(?=[).?]|$)))+\)?/g,
            "",
          ),
      )
      // "What do I need on the 4th for a 90 average"
      .replace(
        /(?<=\b(?:need|get|score)\b.*)\bon (?:the|my) (?:2nd|3rd|4th|5th|6th|7th)(?: (?:one|test|quiz|exam))?(?=.*\b(?:average|avg)\b)/i,
        "on the next test",
      )
      // "20% off two $30 shirts": so many at that price
      .replace(/^.*(?:% off|\bpercent off|\bbogo|\bget (?:one|1))\b.*/i, (all) =>
        all.replaceAll(PRICED_THINGS, "$1 pieces at $2"),
      ),
    OFFERS,
  );
}
