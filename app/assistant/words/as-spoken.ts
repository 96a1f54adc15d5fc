/** Prices as they are spoken, lists whose figures are counted first, and pay before taxes. */
const UNITS = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const BELOW_TWENTY = [...UNITS, ...TEENS];
const TO_99 = `(?:(?:${TENS.join("|")})(?:[ -](?:${UNITS.join("|")}))?|${[...TEENS, ...UNITS].join("|")})`;
/** "Fourteen fifty": dollars and cents, one behind the other. */
const SPOKEN_PRICE = new RegExp(
  `\\b(${TO_99}) ((?:${TENS.join("|")})(?:[ -](?:${UNITS.join("|")}))?|${TEENS.join("|")})\\b(?! (?:hundred|thousand|million|percent|cents?|dollars?|bucks)\\b)`,
  "gi",
);

function toNumeral(words: string): number {
  return words
    .toLowerCase()
    .split(/[ -]/)
    .reduce(
      (total, word) =>
        total + (TENS.indexOf(word) + 2) * Number(TENS.includes(word)) * 10 + BELOW_TWENTY.indexOf(word) + 1,
      0,
    );
}

/** Prices as they are spoken, where they are added: two of them, or with dollars; "nineteen ninety" alone may be a year, "two fifty dollars" 250. */
function writePrices(text: string): string {
  const prices = text.match(SPOKEN_PRICE) ?? [];
  if (prices.length === 0 || !/\b(?:plus|add|minus)\b/i.test(text)) return text;
  if (prices.length === 1 && !/\b(?:dollars|bucks)\b/i.test(text)) return text;
  return text.replace(
    SPOKEN_PRICE,
    (_, dollars: string, cents: string) => `$${toNumeral(dollars)}.${String(toNumeral(cents)).padStart(2, "0")}`,
  );
}

/** "My last four bills 88 104 97 121": how many there are is no figure of the list. */
const COUNTED_LIST = new RegExp(
  `\\b(last|past|these|those|my|our) (${UNITS.join("|")}|ten|\\d{1,2}) ((?:[a-z]+ ){1,3})((?:[$€£]?\\d[\\d.,]*(?:,? and |,? |$)){2,})`,
  "gi",
);

function uncountList(text: string): string {
  if (!/\b(?:average|avg|mean|median|total|sum)\b/i.test(text)) return text;
  return text.replace(COUNTED_LIST, (all, lead: string, said: string, things: string, list: string) => {
    const count = /\d/.test(said) ? Number(said) : toNumeral(said);
    // Of another count the list itself says what is wrong.
    if (list.trim().split(/,? and |,? +/).length !== count) return all;
    return `${/^(?:last|past)$/i.test(lead) ? "" : `${lead} `}${things}${list}`;
  });
}

/** "65,000 gross biweekly pay": a year's pay by the payday, before taxes; no pay by the hour, and nothing that is taken home. */
function writeGross(text: string): string {
  const isOfYear =
    /\b(?:\d{2,3}k|\d{2,3},?\d{3})\b/i.test(text) &&
    /\b(?:bi-?weekly|semi-?monthly|every (?:two|2|other) weeks?|twice a month|pay ?checks?)\b/i.test(text);
  if (!isOfYear || /\b(?:hour|hr|hourly|net|take[- ]?home|after|tax\w*|overtime)\b/i.test(text)) return text;
  return text.replace(/\bgross ((?:bi-?weekly|semi-?monthly) )?(pay ?checks?|pay)\b/i, "$1$2 before taxes");
}

const DAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const FIGURE = "[$€£]?\\d[\\d.,]*(?<![.,])";
const ON_DAYS = new RegExp(
  `\\b(?:on |and )*${DAY}:? (${FIGURE})(?![:/]|\\d| ?(?:[ap]m|to|-)\\b)|(${FIGURE})((?: (?!on\\b)[a-z]+)?) (?:on )?${DAY}\\b`,
  "gi",
);
const SUMS = /\b(?:total|sum|altogether|in all|all together|combined)\b/i;
const AVERAGES = /\b(average|avg|mean|median)\b/i;
const LISTED = new RegExp(
  `${FIGURE}((?: ?(?!(?:and|on|over|in|for)\\b)[a-z]+)?)(?:(?:,? and |, |; | plus | )${FIGURE}((?: ?(?!(?:and|on|over|in|for)\\b)[a-z]+)?)){2,}`,
  "i",
);
/** What makes something else of a list than its sum, or is read with more care elsewhere. */
const NO_LIST =
  /[%/*=+]|\b(?:each|per|an? (?:hour|day|week|month|year)|every|minus|less|left|remaining|tax|tip|off|without|except|not|drop\w*|lowest|highest|weighted|gpa|goal|need\w*|want|than|difference|split|change|budget|had|have|start\w*|balance|deposit\w*|moving|geometric|harmonic|standard|and (?:the )?(?:median|mode|range)|at|x|by|from|to|or|vs|next|over|for|of|in (?:cm|mm|kg|km|feet|meters|minutes|hours))\b/i;

/** "Mon 7.5 tue 8 wed 6, total hrs", "walked 2.1, 3.4 and 2.9 miles, avg": whose figures they are changes nothing. */
function writeLists(text: string): string {
  const isSum = SUMS.test(text);
  if (!isSum && !AVERAGES.test(text)) return text;
  const onDays = text.match(ON_DAYS)?.length ?? 0;
  const said =
    onDays >= 3
      ? text
          .replace(ON_DAYS, (_, one?: string, other?: string, unit = "") => `, ${one ?? other}${unit}`)
          .replaceAll(/(?: and)? ?, [ ,]*/g, ", ")
      : text;
  const list = LISTED.exec(said);
  const many = list?.[0].match(new RegExp(FIGURE, "g"))!.length;
  const around = list
    ? [said.slice(0, list.index), said.slice(list.index + list[0].length)]
        .join(" , ")
        // "On 3 days": so many there are.
        .replace(
          /\b(?:on|over|in|for|across|of) (?:the |these |those |all |last )?(\d+) (?:days|weeks|months|games|tests|quizzes|nights|rounds|trips|runs)\b/i,
          (all, count: string) => (Number(count) === many ? "" : all),
        )
    : "";
  if (!list || /\d/.test(around) || NO_LIST.test(around) || (onDays < 3 && isSum)) return text;
  const units = new Set(list[0].match(/[a-z]{2,}/gi)?.filter((one) => one !== "and"));
  const [asked] =
    /(?<=\b(?:total|many) )(?:hrs?|hours|miles|mi|lbs?|pounds|inches|km|minutes|min|feet|gallons)\b/i.exec(around) ??
    [];
  const [unit = asked ?? "", ...others] = units;
  const figures = list[0].match(new RegExp(FIGURE, "g"))!;
  if (others.length > 0) return text;
  if (!isSum) return `${AVERAGES.exec(around)?.[0] ?? "average"} of ${figures.join(", ")} ${unit}`;
  return MEASURED.test(unit) ? figures.map((one) => `${one} ${unit}`).join(" + ") : figures.join(" + ");
}
const MEASURED =
  /^(?:hrs?|hours?|mi|miles?|km|lbs?|pounds?|oz|kg|in|inch(?:es)?|ft|feet|yards?|min|minutes?|gal|gallons?|acres?)$/i;

/** "4.5 yds of flannel, lost 6 percent in the wash, yards left": what goes is a share of it. */
const GONE =
  "(?:lost|loses?|shrank|shrinks?|wasted|used(?: up)?|sold|ate|eaten|spoiled|died|went bad|go(?:es)? bad|broken?|broke|evaporated|gone|rotten|rotted|failed|returned|cracked|threw out|gave away)";
const SHARE_GONE = new RegExp(
  `^(?:i |we |have |had |got |bought |of |out of )*(\\d[\\d.,]*(?<![.,])(?: ?[a-z]+)?)(?: of)?(?: [a-z]+){0,2},? (?:and |but |we |i |it |they |then |about )*(?:${GONE} (?:about )?(\\d[\\d.]*) ?(?:%|percent)|(\\d[\\d.]*) ?(?:%|percent|pct) (?:of (?:it|them|the [a-z]+) )?(?:(?:was|were|is|are|got|have|has|had) )*${GONE})(?: [a-z]+){0,4},? (?:(?:how|much|many|what's|what|whats) )*(?:[a-z]+ ){0,2}?(?:(?:is|are|do|i|we|have) )*(?:left|remain(?:s|ing)?)(?: over)?[?. ]*$`,
  "i",
);
const keepShare = (text: string): string =>
  text.replace(SHARE_GONE, (all, whole: string, one?: string, other?: string) => {
    const share = Number(one ?? other);
    if (share >= 100) return all;
    return MEASURED.test(/[a-z]+$/i.exec(whole)?.[0] ?? "") || /(?:yds?|tons?|cups?|liters?)$/i.test(whole)
      ? `${whole} * ${Number((1 - share / 100).toFixed(6))}`
      : `${parseFloat(whole.replaceAll(",", ""))} less ${share}%`;
  });

/** "Homework 20%, quizzes 30%, exams 50%. She has 95, 82 and 77 in that order": each share with its grade. */
function pairInOrder(text: string): string {
  const order = /,? ?\b(?:in (?:that|the same|this) order|respectively)\b/i;
  if (!order.test(text)) return text;
  const shares = text.match(/\d[\d.]*(?= ?%)/g) ?? [];
  const rest = text.replace(order, "");
  const list = new RegExp(`(?<![\\d.])\\d[\\d.]*(?:(?:,|,? and) \\d[\\d.]*){${shares.length - 1}}(?![\\d%]| ?%)`).exec(
    rest,
  )?.[0];
  const grades = list?.split(/,? and |, /) ?? [];
  if (shares.length < 2 || grades.length !== shares.length) return text;
  let at = 0;
  return rest.replace(list!, "").replace(/\d[\d.]* ?%/g, (share) => `${share} ${grades[at++]!}`);
}

const IS_PAID =
  /\b(?:pay|paid|paychecks?|checks?|gross|annual(?:ly)?|yearly|salary|wages?|weekly|earn\w*|raise|net|hourly|take home)\b/i;
const HAS_TAX = /%|\bpercent|\btax/i;
/** What people in a hurry write, and what is the case anyway, in the words of the readings; where the second is said. */
const SHOP_TALK: readonly (readonly [RegExp, string | ((...found: string[]) => string), RegExp?])[] = [
  [/(?<=[a-z]{2,}(?:, ?| )|^)w (?=(?:the|an?|my|no|tip|tax|out)\b|[$€£]?\d)/g, "with "],
  [/\bincl\b\.?(?! \d)/gi, "including"],
  [/(?<=\d%? ?)\brn\b/gi, "right now"],
  [/\b(\d) ?cr\b(?:\.|edits?)?/gi, "$1 credits"],
  [/\ball told\b/gi, "in total"],
  [/\bout[ -]the[ -]door(?: (?:price|cost|total))?\b/gi, "total price", HAS_TAX],
  [
    /\b(?:an? )?even(?:ly)? (\d+)[ -]ways? (?:cut|split)\b|\b(?:an? )?even (\d+)[ -]ways?\b/gi,
    "split evenly $1$2 ways",
  ],
  [/\b(?:an? )?(?:even|equal) (?:split|cut|shares)\b/gi, "split evenly"],
  [
    /,? ?\b(?:with )?(?:no stops|non-?stop|without (?:any )?stop(?:s|ping))\b(?! ?(?:flights?|to))/gi,
    "",
    /\bmph|km\/?h|kph\b/i,
  ],
  [/\b(?:average|avg|averaging|avg'?g|going|doing) (?=\d+(?:\.\d+)? ?(?:mph|kph|km\/h))/gi, "at "],
  [/\bdriv(?:e|ing) time\b\??$/i, "how long"],
  [/,? ?\b(?:purely )?resistive(?: load)?\b/gi, ""],
  [
    /,? ?\b(?:skip(?:ping)?|not counting|excluding|leaving out) (?:the )?(?:weekends?|sat(?:urdays?)?(?: and| &|,) sun(?:days?)?)(?: only)?(?:,? no holidays)?\b/gi,
    "",
    /\b(?:business|working|work) ?days?\b/i,
  ],
  [/,? ?\b(?:not counting|without|excluding|don'?t count) the (?:first|start(?:ing)?) (?:day|date)\b/gi, ""],
  [/,? ?\b(?:both |all )?16[:x]9\b/gi, "", /\b(?:tvs?|monitors?|screens?)\b/i],
  [/(?:,? ?\bon )?\b(?:an? |the )?4(?:\.0+)? (?:point )?scale\b/gi, "", /\bgpa\b/i],
  // "B+ (3.3) in 4 credits, C in 3"
  [/(?<![\w.])([A-DF][+-]?) \([0-4]\.\d\)/g, "$1", /\bgpa\b/i],
  [
    /(?<![\w.])([A-DF][+-]?) (?:in )?(?:an? )?(\d)(?=[,;.]|$| and\b)/g,
    "$1 $2 credits",
    /\bgpa\b.*\bcredits?\b|\bcredits?\b.*\bgpa\b/i,
  ],
  [/(?<=\d )(?:full|whole|solid|straight) (?=(?:years?|yrs?|months?|mos|weeks?|days?|hours?|hrs?)\b)/gi, ""],
  [/(?<=\d )sixty (?=watt)/gi, "60 "],
  [/(?<=\d )forty (?=watt)/gi, "40 "],
  [/(?<=\d )(?:a |one )?hundred (?=watt)/gi, "100 "],
  // "68,500 yr", "27.40 hr": pay of a year, of an hour
  [/(?<=\d,\d{3}|\d{5}|\dk) ?\/? ?(?:yr|year)(?=[ ,]|$)/gi, " a year", IS_PAID],
  [
    /(?<=\b\d{1,3}(?:\.\d\d)?) ?\/? ?hr(?: [x@]|,)? (\d\d)(?: ?(?:hrs?|hours?))?(?: (?:an?|per) (?:week|wk))?(?: x|,)? (\d\d)(?: ?(?:wks?|weeks?))?(?!\d)/gi,
    " an hour, $1 hours a week, $2 weeks,",
  ],
  [/\bgross per check\b|\bgross (?:each|a) check\b/gi, "gross per paycheck"],
  [/\b(1[23]|2[46]|52) checks\b/gi, "$1 paychecks", IS_PAID],
  [
    /\b(?:price |cost )?(?:per|an?) ([a-z]+) (?:price|cost) (?:of|for|at) (?:the )?cheaper(?: one)?\b/gi,
    "lowest price per $1",
  ],
  // "28 oz jar 4.79 or 46 oz jar 7.19"
  [
    /(\d ?(?:oz|lbs?|ct|g|kg|ml|l|gal|pack))((?: [a-z]+)?) (?=\d+\.\d\d(?! ?(?:oz|lb|g|kg|ml|l)\b))/gi,
    "$1$2 for ",
    /\b(?:or|vs|versus)\b.*\b(?:per|cheaper|better)\b/i,
  ],
  // "2240 to 0715": a clock of 24 hours
  [
    /\b([01]\d|2[0-3])([0-5]\d) ?(?:to|-|until|til|till) ?([01]\d|2[0-3])([0-5]\d)(?: (?:the )?next (?:morning|day))?\b/gi,
    "$1:$2 to $3:$4",
    /\b(?:hours|hrs|shift|long|sleep|slept)\b/i,
  ],
  [/\b(\d[\d.,]*),? (?:at|on) the (?:end|last day) of (?:every|each|the) month\b/gi, "$1 every month"],
  [/\bmonthly interest (?:of |is )?([0-3](?:\.\d+)?) ?(?:%|percent)/gi, "monthly interest rate $1%"],
  [/\bstart(?:ing|ed)? (?:from|with|at) (?:zero|nothing|scratch)\b,? ?/gi, ""],
  [/(?<=[a-z]) %(?=[?. ]*$)/gi, " percent"],
  [
    /\bwas ([$€£]?\d[\d,.]*\d),? (?:but |and |i |we )*paid (?=[$€£]?\d)/gi,
    "reduced from $1 to ",
    /\b(?:discount|off|saved|savings?)\b/i,
  ],
  [
    /\bnet (\d\d) (?:off|on|for|from) (?:an? |the |my |our )?(?:invoice|bill)(?: (?:dated|from|of|issued))? /gi,
    "$1 days from ",
  ],
  // The tax that is in a bill is shared and tipped with it.
  [
    /(?<=\d) (?:including|with|after) (?:the )?(?:sales )?tax\b(?=[,;.]| (?:and|plus|split)\b)(?! [$€£]?\d)/gi,
    "",
    /^(?!.*\btax\b.*\btax\b)(?=.*\b(?:tip|split)\b)/i,
  ],
  [
    /^(?:i |we )?sold (?=\d+ [a-z]+ (?:at|@|for) [$€£]?\d[^?]*\d [a-z ]+ (?:at|@) [^?]*(?:took in|take in|total|in all)\W*$)/gi,
    "",
  ],
  [/\b(?:how much (?:money )?)?(?:did )?(?:i |we )?(?:took|take|brought|bring) in\W*$/gi, "total"],
  [
    / (?:with|for|at|on|by (?:taking|choosing)) the (?:cheaper|better|lower)(?: (?:deal|one|option|plan|offer))?(?=\?*$)/gi,
    "",
    /\bhow much (?:less|more|do i save)\b/i,
  ],
  [
    /(?<=\d ?(?:mi|miles?)),? (?:at|@) (\d\d)(?=,| |$)(?! ?(?:mph|miles|mpg|cents|an?|per|min))/gi,
    " at $1 mph",
    /^(?!.*(?:mpg|gas|fuel|\bcost|[$€£])).*\b(?:arriv\w*|driv\w*|how long|get there|eta)\b/i,
  ],
  [/(?<=\ba day),? 365 days(?: (?:a|per) year)?\b/gi, "", /\b(?:per|a) (?:yr|year)\b|\byearly\b/i],
  [/ (?:w|with) the \d+(?:%| percent)(?: off)?(?=\?*$)/gi, "", /\bhow much (?:more|less)\b/i],
  [/\bfill(?:ed)? (?:out|in) (?=(?:an?|the|our|my) )/gi, "took "],
  [/\bnot the (?:rule of )?72(?: rule| shortcut)?\b/gi, ""],
  [/\b(?:dollars|money) saved (?=(?:per|a) (?:yr|year)\b)/gi, "savings "],
  [/(?<=\d) w (?=\d)/g, " with ", /\bgpa\b/i],
  [
    /\b(\d+ (?:eggs|rolls|bagels|cookies|roses|donuts|muffins)\b)(.*?)\b(?:how many )?dozens?\b(?! (?:eggs|rolls|bagels|cookies|roses|donuts|muffins))/gi,
    "$1$2how many dozen eggs",
    /\begg/i,
  ],
  [/, (pass|response|hatch|survival|return|success|win|turnout|conversion) rate(?=\W*$)/gi, ", what percent"],
  [/(?<=\b(?:need|get|score)\b.*)\bon (?=(?:2nd|3rd|4th|5th|6th|7th)\b)/gi, "on the "],
  [/\b(?:hrs|hours) paid(?=\W*$)|\bpaid (?:hrs|hours)(?=\W*$)/gi, "hours", /\d ?(?:to|-|until) ?\d/i],
  [/\b(?:brand[- ]new|single[- ]phase)\b,? ?/gi, ""],
  // "lb total" of pounds
  [/, (lbs?|pounds|oz|kg|mi|miles|tons|gallons|gal|feet|ft|yards|acres|cups) total(?=\W*$)/gi, ", total"],
  [
    /^.*\bbred (?:on )?([a-z]+ \d+,? \d{4}|\d[\d/]+),? (?:and )?(\d{2,3}) days?\b(?: gestation)?.*$/gi,
    "$2 days after $1",
  ],
  [/ (?:comes|taken|goes|is) off first\b|(?<=\btax) on what'?s left\b/gi, "", /\bcoupon|\bdiscount|\boff\b/i],
  [
    /\b(?:the )?(?:2nd|3rd|4th|5th|6th|7th)(?: (?:one|quiz|test|exam|score))? (?:is|was|=) (?=\d)/gi,
    "next is ",
    /\b(?:average|avg)\b/i,
  ],
  // "2 % of its weight in hay": so many pounds
  [
    /\b(\d+) ?(lbs?|kg|pounds?)((?: [a-z]+){1,2}) (eats?|needs?|gets?|drinks?) (\d[\d.]*) ?(?:%|percent|pct) of (?:its |her |his |their )?(?:body ?)?(?:weight|wt|bodyweight)(?: (?:in|of))?/gi,
    (_, ...[weight, unit, noun, eats, share]: string[]) =>
      `${noun!.trim()} ${eats} ${(Number(weight) * Number(share)) / 100} ${unit}`,
  ],
  // What is asked for at the end, in one word
  [/, (\d+ ?(?:lbs?|kg|oz|gal|g)) ([a-z]{3,}s)\?$/gi, ", how many $1 $2"],
  [
    /[,.;] ((?!each|this|is|percents|taxes|savings|earnings|wages|costs|sales|does|profits|fees|dollars)[a-z]{3,}s)\?$/gi,
    ", how many $1",
  ],
  [
    /[,.;] (hrs|hours|min|minutes|days|weeks|wks|months|mos|years|yrs) (?=(?:to|until|till) [a-z ]+\W*$)/gi,
    ", how many $1 ",
  ],
  [/(?<=\d ?(?:hrs?|hours?) (?:of )?)ot\b/gi, "overtime"],
  // "65 vs 55 inch tv": both are inches.
  [
    /(?<![\d.])(\d[\d.]*) (vs\.?|versus|or|compared to) (?:an? )?(\d[\d.]*)[ -]?(inch(?:es)?|oz|lbs?|mm|cm|gb|mph|ft|miles?|watts?)\b/gi,
    "$1 $4 $2 $3 $4",
  ],
  [
    /\bhow much (?:less|more) (?:do|would|will|did) (?:i|we|you) (?:pay|spend)(?: in total| overall| altogether)?(?=\W*$)/gi,
    "difference in total",
    /\bpayments of\b|\d x \d/i,
  ],
  // Who is asleep by 10:45 is so at night, and up in the morning.
  [
    /\b(asleep|in bed|to bed|bedtime|to sleep)((?: (?:by|at|around|is))?) (?=(?:[89]|1[01])(?::\d\d)?\b(?! ?[ap]\.?m|[:.%]| (?:hours|hrs|h)\b))(\d+(?::\d\d)?)/gi,
    "$1$2 $3 pm",
  ],
];

const writeShopTalk = (text: string): string =>
  SHOP_TALK.reduce(
    (said, [found, meant, where]) => (where && !where.test(said) ? said : said.replace(found, meant as string)),
    text,
  );

/** A sentence with these as figures and words that the readings know. */
export const writeSpoken = (text: string): string =>
  writeGross(uncountList(writePrices(keepShare(writeLists(pairInOrder(writeShopTalk(text)))))));
