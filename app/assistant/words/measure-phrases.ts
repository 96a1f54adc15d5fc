/** Phrases about measures, places and their clocks, and names with a figure in them, as the readings know them. */

import { readRewords, reword } from "./rewords.ts";

/** The sides of a polygon by what its name begins with. */
const SIDES: Readonly<Record<string, number>> = { penta: 5, hexa: 6, hepta: 7, octa: 8, nona: 9, deca: 10, dodeca: 12 };

/** The units of a specific heat, however they are written: "J/g°C", "J per g per C", "joules per gram per degree". */
const SPECIFIC_HEAT =
  /(?<=\d ?)(k?j|kilojoules?|joules?|cal(?:ories?)?) ?(?:\/|per) ?\(?(kg|kilos?|kilograms?|g|grams?)[ ·*.-]*(?:\/|per)? ?(?:degrees?|deg\.?)? ?(?:°? ?[ck]\b|celsius|kelvin|centigrade|(?<=degrees?|deg))\)?/gi;

function writeSpecificHeat(_: string, energy: string, mass: string): string {
  const [joules, grams] = [/^(?:kj|kilo)/i.test(energy) ? "kJ" : "J", /^k/i.test(mass) ? "kg" : "g"];
  if (/^cal/i.test(energy)) return grams === "g" ? "cal/g.C" : "cal/kg.C";
  return joules === "kJ" && grams === "g" ? "kJ/g.K" : `${joules}/${grams}.K`;
}

/** Wordings of one question, each with how the readings know it. */
const WORDINGS = readRewords(String.raw`
# "A round trampoline 14 ft across, how many sq ft" asks for an area.
^(?=.*\b(?:round|circular|circle)\b)(?!.*\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|several|both|each|pair|half|quarter|semi\w*|ring|deep|tall|high|minus|less|left)\b)[^\d]*\b(\d[\d.]* ?(?:ft|feet|foot|inch(?:es)?|in|m|meters?|cm|yards?)) ((?:across|wide|(?:in )?(?:diameter|radius))\b)[^\d]*\bhow (?:many|much) (sq\.? ?ft|square (?:feet|meters?|metres?|yards?|inches)|m²)[^\d]*$ => "area of circle $1 $2 in $3"
(?<=\bhow many |^)m[2²](?![a-z\d]) => "square meters"
# "A room of 5.5 by 4": sides are measured by what the area is asked in.
^(?!(?:\D*\d[\d.,]*(?![\d.,])){3})(?=.*(?:^|\bhow many |\bin |\bto )(?:m²|m2|sqm|sq\.? ?m(?:eters?|etres?)?|square (?:meters?|metres?))(?![a-z]))(?!.*\d ?(?:m²|sq\b|sqm|square|[cm]?m\b|ft|feet|foot|in\b(?! (?:sq|m²))|inch|yd|yards?))(.*?)(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:x|×|by|times|per|\*) ?(\d+(?:[.,]\d+)?)(?![\d.,]* ?(?:%|percent)) => "$1$2 m x $3 m"
^(?!(?:\D*\d[\d.,]*(?![\d.,])){3})(?=.*(?:^|\bhow many |\bin |\bto )(?:ft²|sq\.? ?ft|sq\.? feet|square (?:feet|foot|footage))(?![a-z]))(?!.*\d ?(?:m²|sq\b|sqm|square|[cm]?m\b|ft|feet|foot|in\b(?! (?:sq|m²))|inch|yd|yards?))(.*?)(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:x|×|by|times|per|\*) ?(\d+(?:[.,]\d+)?)(?![\d.,]* ?(?:%|percent)) => "$1$2 ft x $3 ft"
# "How many ml of the 12 M": which one it is has been said.
\b(\d[\d.]* ?(?:M|%|percent))(?![\w%])(.*\bhow (?:many|much)(?: [a-z]+)?) of the \1(?![\w%]) => "$1$2"
# What is so long, so wide and so deep has cubic yards.
^(?=.*\d ?(?:in|inch|inches|cm|")? ?(?:deep|thick)\b)(?=.*\d ?(?:ft|feet|foot|'|yards?|yds?|m) ?(?:x|by|long|wide)\b)(.*)\bhow many (?:yards|yds)\b(?! of (?:fabric|cloth|material)) => "$1how many cubic yards"
^how many (?:yards|yds)(?= of\b.*\d ?(?:in|inch|inches|cm|")? ?(?:deep|thick)\b) => "how many cubic yards"
^(?=.*\b(?:circumference|area|perimeter)\b)(.*\d ?(?:inch|in|cm|mm|ft|foot|feet|m|meter|yard)) circle (diameter|radius)\W*$ => "$1 $2 circle"
\b((?:radius|diameter)(?: of)? \d[\d.]*(?: ?(?:inch(?:es)?|in|cm|mm|ft|feet|m|yards?))?) circle\b => "circle $1,"
^(?:how (?:heavy|much|many newtons) is )?(\d[\d.,]* ?(?:kg|kilos?|kilograms?|grams?|g|lbs?|pounds?)) (?:in|to|into) (?:newtons?|N)\??$ => "weight of $1 in newtons"
^(?:how many |what (?:are|is) the )?hours (?:are (?:there )?)?between (?!.*(?:\d|day\b|noon|midnight|morning|evening|night|now\b))([a-z .]+) and ([a-z .]+?)\??$ => "time difference between $1 and $2"
(?<=\bboard (?:feet|foot).*)\b(\d) ?x ?(\d{1,2})(?: (?:board|plank|lumber))?,?(?: that is| that's| which is| and|,)? (\d{1,2}) ?(?:feet|foot|ft|')(?: long)?(?=\W*$) => "$1x$2x$3"
^(?:hey |so )?is (?:an? |my )?(?:blood pressure |bp |reading )?(?:of )?(\d{3}) ?(?:over|\/) ?(\d{2,3}) (?:too |considered |a )?(?:high|low|normal|good|bad|ok|okay|healthy|dangerous)(?: (?:for )?(?:a )?(?:blood pressure|bp))?(?:,? (?:and |or )?(?:which|what) (?:stage|category)(?: is (?:it|that))?)?\??$ => "blood pressure $1 over $2 category"
`);

export function rewordMeasures(sentence: string): string {
  const text = reword(sentence, WORDINGS);
  return (
    text
      // A level of RAID is a name, not a number.
      .replace(/\braid (\d{1,2})\b/gi, "raid raid$1")
      .replace(
        /\b(?:regular )?(penta|hexa|hepta|octa|nona|dodeca|deca)gon(?:al)?\b/gi,
        (_, count: string) => `regular polygon ${SIDES[count.toLowerCase()]} sided`,
      )
      .replace(/\b(?:regular )?(\d+)-gon\b/gi, "regular polygon $1 sided")
      .replace(
        /(?<=\b(?:turns|revolutions|rotations)\b.*\b(?:in|over|for|per|every) )(?:a|one) (?=kilomet(?:er|re)\b|km\b|mile\b)/i,
        "1 ",
      )
      // Who says a base and a height of a triangle and asks for nothing asks for its area.
      .replace(
        /^(?=(?:(?:a|the|with|of|and|is|=|base|height|triangle|feet|foot|ft|inch(?:es)?|in|cm|mm|m|yd)\b|[\d\s.,"'])+$)(?=.*\bbase\b)(?=.*\bheight\b)(?=(?:a |the )?triangle\b)/i,
        "area of ",
      )
      // "Triangle with two sides 5 and 6" has no side of 2.
      .replace(/\b(?:two|2) (?=(?:sides|legs|angles|diagonals)(?: of| are| is| =)? \d)/gi, "")
      .replace(/\be ?(\d)[, ]*v ?(\d)[, ]*m ?(\d)\b/gi, "eyes $1 verbal $2 motor $3")
      .replace(SPECIFIC_HEAT, writeSpecificHeat)
      // What has a figure in its name: "CKD-EPI 2021", "220 minus age", the twelve minutes of Cooper.
      .replace(/\bckd[ -]?epi[ ,]*\(?2021\)?/gi, "ckd-epi")
      .replace(/\(?\b220 ?(?:minus|-|–) ?(?:my |your |the |his |her )?age\b\)?/gi, "fox")
      // "In m/s^2": the exponent of a unit is not a figure.
      .replace(/(?<=\b(?:in|to|into|as) (?:[a-z]+\/)?(?:m|cm|mm|km|ft|in|yd|s|sec))\^(?=[23]\b)/gi, "")
      .replace(/^(?=.*\b(?:cooper|vo2)\b)(?!.*(?:1\.5|2\.4 ?k|\bmile and a half\b|\bwalk)).*$/i, (all) =>
        all.replace(/\b(?:in |over |for )?(?:a )?(?:12|twelve)[ -]?min(?:ute)?s?\b/i, "cooper"),
      )
      .replace(/(?<=\d ?(?:mg|mcg|g)) ?\/ ?(?=\d[\d.]* ?ml\b)/gi, " per ")
      .replace(/\b(?:only|just) (?=(?:shows?|reads?|displays?|measures?|has|does|knows?) (?:in )?[a-z]+[.,;])/gi, "")
      .replace(/\b(pitch|slope) in (?:12|twelf|twelve)ths\b/gi, "$1")
      .replace(
        /^(?:(?:flying|travell?ing|going) )?(?:from )?([a-z .]+?) (?:to|and) ([a-z .]+?),? how many time ?zones(?: (?:is (?:that|it)|do i cross|away|apart))?\??$|^how many time ?zones (?:are (?:there )?)?(?:between|from) ([a-z .]+?) (?:and|to) ([a-z .]+?)\??$/i,
        (_, ...[a, b, c, d]: string[]) => `time difference between ${a ?? c} and ${b ?? d}`,
      )
      // "10-10-10" is a tenth of nitrogen, of phosphate and of potash; one of them is asked for.
      .replace(
        /\b(\d{1,2})-(\d{1,2})-(\d{1,2})\b(?=.*\b(?:nitrogen|n|phosph\w+|potash)\b)|(?<=\b(?:nitrogen|n|phosph\w+|potash)\b.*)\b(\d{1,2})-(\d{1,2})-(\d{1,2})\b/gi,
        (_, ...[a, b, c, d, e, f]: string[]) =>
          `${(/\bphosph/i.test(text) ? [b, e] : /\bpotash/i.test(text) ? [c, f] : [a, d]).find(Boolean)}%`,
      )
  );
}
