/** What is found, and what it is in English. */
export type Order = readonly [found: RegExp, english: string | ((...found: string[]) => string)];

/** Where words may stand beside the figures, none of these: they say how a figure counts. */
const only = (found: RegExp) =>
  new RegExp(
    String.raw`^(?!.*\b(?:without|except|but|not|no|half|twice|double|triple|times|minus|spare|left|already|again|also|another|other|every|then|divided)\b)${found.source}`,
    found.flags,
  );

/** What people ask every day in other languages, put in English word for word, as English asks it. */
export const EVERYDAY: readonly Order[] = [
  // "90 ml how many tablespoons are it if each tablespoon is 15 ml"
  [
    /^(\d[\d.,]* (?:ml|g|cl)),? (?:(?:are|is|in|gives) )*(how many \p{L}+) (?:(?:are|is|in|it) )*(?:if )?(?:each|per|1|an?) \p{L}+ (?:is|are|has|of|at) (?:of )?(\d[\d.,]* (?:ml|g|cl))$/giu,
    "$2 of $3 are $1",
  ],
  [
    /^1 \p{L}+ of (\d[\d.,]* (?:ml|g|cl)) (?:(?:are|is|of|in|gives|has) )*(how many \p{L}+ of \d[\d.,]* (?:ml|g|cl))$/giu,
    "$2 are $1",
  ],
  [/(?<=\bhow many \p{L}+ of \d[\d.,]* (?:ml|g|cl|cm)) (?:has|have|there are|fits?) in /giu, " in "],
  // "9 tablespoons of 15 ml are 120 ml", "how many movies of 3 gb on a disk of 1 tb": how often one fits in the other.
  [
    /\bhow many (?!g\b|kg\b|ml\b|cl\b|l\b|liters?\b)\p{L}+(?: \p{L}+)?(?: of)? (\d[\d.,]* (?:gb|mb|ml|cl|l|cm|mm|g|kg))(?: are| is| for| fits?(?: in| on)?| in| on| over)* (?:an? )?(?:(?:hard )?(?:disk|stick|card|roll|board|circle|bottle|drive|plate)s? (?:of )?)?(\d[\d.,]* (?:tb|gb|mb|ml|cl|l|liters|cm|m|g|kg))(?: of (?:\p{L}+))?(?=[\s?]*$)/giu,
    "how many pieces of $1 fit in $2",
  ],
  [/^(\d[\d.,]*(?: €)? per month) (?:in|on|over) (?:an? )?(?:savings(?: account| plan)?|fund|etf)\b/gi, "save $1"],
  [
    /^per month (\d[\d.,]*(?: €)?) (?:in|on|over) (?:an? )?(?:savings(?: account| plan)?|fund|etf)\b/gi,
    "save $1 per month",
  ],
  [/\bon 100(?= ?[,.?]?$)(?=.*)(?<=\bkm\b.*)/gi, "per 100 km"],
  [
    /^[^\d]*(\d[\d.,]*) \p{L}+ (?:and|is|but) (\d[\d.,]* %) (?:of them )?(?:died?|dies|broke|lost|failed|spoiled),? how many (?:is |are )?left$/giu,
    "$1 less $2",
  ],
  [
    /^(?:i (?:have|had|got) )?(\d[\d.,]*(?:,? (?:and )?\d[\d.,]*)*(?: and) \d[\d.,]*)(?: in (?:the |my )?(?:exams?|tests?|subjects?))?,? (?:what|which) (?:is )?(?:my )?average$/gi,
    "average of $1",
  ],
  [/\b(\d+) times home and away\b/gi, "$1 teams home and away"],
  [
    /^(?=.*\bdiscount\b)(?:discount )?(\p{L}+ )?from (\d\S*(?: €)?) to (\d\S*(?: €)?),? (?:what|how much) percent(?: is)?$/giu,
    "reduced from $2 to $3, what discount in percent",
  ],
  // "Wall of 4 m by 2,5": both are meters.
  [
    /(?<![x\d.,] ?)(\d[\d.,]* m (?:x|by)) (\d[\d.,]*)(?=,? \p{L})(?! ?(?:m|cm|mm|km|x|by|ft|feet|inches)\b)/giu,
    "$1 $2 m",
  ],
  // "12, 15 and 9 over 20, average": the scale is not a grade.
  [/(?<=\bgrades?\b.*\d) (?:over|out of|on) (?:10|20|100),? (?=average\b)/gi, ", "],
  [/(?<=\b(?:cake|pie|recipe|pizza)\b.*\d )parts\b/gi, "pieces"],
  [/ in %$/gi, " in percent"],
  [/ [-–—] (?=(?:how (?:much|many|long)|what|total)\b)/gi, ", "],
  [
    /^[^\d]*\b(?:cost|was|were) (\d\S*(?: €)?),? (?:and |but )?(?:(?:now|is|are|cost|costs|at|by|for|only) )+(\d\S*(?: €)?),? [^\d]*\bdiscount in percent$/gi,
    "reduced from $1 to $2, what discount in percent",
  ],
  [/\bif it is in (\p{L}+(?: \p{L}+)?)((?: in \p{L}+)?) (\d{1,2}:\d{2})(?: is)?\b/giu, "if it is $3 in $1$2"],
  [
    /^[^\d]*\bfrom (\d\S*(?: €)?) to (\d\S*(?: €)?),? (?:savings|discount)(?: in percent| percent)$/gi,
    "reduced from $1 to $2, what discount in percent",
  ],
  // Who is paid 13 times a year
  [
    /^(?=.*\bper year\b)[^\d]*(\d[\d.,]*(?: €)?) per month,? (?:with|in|at|and|on|for|over) (1[345]) (?:salary|salaries|payments)$/gi,
    "$1 * $2",
  ],
  [
    /\b(?:how much|what is)(?: it)? per month,? (?:in|with|of|over|for|at|and|on) (\d[\d.,]* weeks)$/gi,
    "how much in $1",
  ],
  [/(\d (?:days|weeks|months)) until (?=\d{1,2}(?:\/| [A-Z]))/g, "$1 before "],
  [/\bwhat is (?=(?:bigger|greater|more|smaller|larger|less),? \S+ or \S+$)/gi, "which is "],
  [/(?<=\bin liters) fits?\b/gi, ""],
  // "The recipe takes 200 g for 4, and we are 10": nobody pays.
  [
    /(?<=(?:\brecipe\b|\d (?:g|ml|kg) of \p{L}+\b).* for \d+\b.*)\b(?:split|we are|we (?:will|would) be) (\d+)(?: people)?(?=[\s?]*$)/giu,
    "how much for $1 people",
  ],
  [/(?<=(?:\brecipe\b|\d (?:g|ml|kg) of \p{L}+\b).* for \d+\b.*)\bsplit (?=\d+ people)/giu, "for "],
  [/(?<=\bhow much for \d+ people),? how much(?: of)? \p{L}+(?=[\s?]*$)/giu, ""],
  // Kilometers are what is run here.
  [/(?<=\bpace (?:of |at )?\d{1,2}:\d{2})(?! ?(?:\/|per|min|at\b))/gi, " per km"],
  [/(?<=\bpace\b.*\d)k(?=[\s?]*$)/gi, " km"],
  [/\bhow long to (?=\d)/gi, "how long for "],
  [/(?<=\d ?k?w(?:atts?)?\b.*)\bfee (?:of )?(\d[\d.,]*)(?: €| BRL)?(?: per kwh)?(?! ?%)/gi, "at $1 € per kwh"],
  [/(?<=\b(?:average|median|sum|total|mean)\b.*\d) \/ (?=\d)/gi, ", "],
  [/\bof which (?:the )?(?=(?:circumference|diameter|radius|sides?|perimeter|area)\b)/gi, "with "],
  [/(?<=\b(?:circumference|diameter|radius|sides?|length|width|perimeter|diagonal|base)) height(?= \d)/gi, ""],
  [/(% alcohol) on (?=\d+ ?%)/gi, "$1 to "],
  [/(\d m) long(?:,| by| x| and)* (\d[\d.,]* m) (?:high|wide|tall)\b/gi, "$1 x $2"],
  [/(?:,? and)? plus (\d+ %) waste(?: to waste)?/gi, ", $1 waste"],
  // "Drops of 500 mg/ml. How many": the point ends a sentence.
  [/(?<=\d (?:\p{L}+\/)\p{L}+)\.(?= )/gu, ","],
  // Overtime is paid so much more.
  [
    only(
      /^[^\d]*(\d[\d.,]*) (?:overtime hours|hours (?:of )?overtime),? (?:at|for|of) (\d[\d.,]*)(?: €| BRL)?(?: per hour| the hour)?,?(?: (?:with|at|of|and|plus|surcharge|waste|paid|surcharged|more))* (\d+) %(?: (?:more|surcharge|waste|plus|extra|premium))*(?:,? (?:how much|what is)[^\d]*)?$/gi,
    ),
    (_, hours, rate, more) => `${hours} * ${rate} * ${Number(more) + (Number(more) > 100 ? 0 : 100)} / 100`,
  ],
  [/\bhow many (?:solar )?panels of (\d[\d.,]* w)(?: i need| do i need)? (?:for|to) (\d[\d.,]* kw)p?$/gi, "$2 / $1"],
  // "6,8 in theory that counts 70 %, and 9 that counts the rest"
  [
    /(\d[\d.,]*)(?: in (?:the )?\p{L}+)?,? (?:(?:that|what|and|the|which|it) )*(?:counts?|weighs|is worth|bill) (\d+) %([^\d]*\d[\d.,]*)(?: in (?:the )?\p{L}+)?,? (?:(?:that|what|and|the|which|it) )*(?:counts?|weighs|is worth|bill) (?:(?:the )?(?:rest|remainder|remaining)|(\d+) %)(?=.*\b(?:average|grade)\b)/giu,
    (_, one, share, other, rest) => `${one} at ${share} %${other} at ${rest || 100 - Number(share)} %`,
  ],
  // "10 mg per kg, 18 kg, syrup of 40 mg per ml, how many ml": so many milliliters hold what a weight takes.
  [
    only(
      /^[^\d]*(\d[\d.,]*) (?:kg(?=[^\d]* \d[\d.,]* mg(?:\/| per )kg)|mg(?:\/| per )kg(?=[^\d]* \d[\d.,]* kg))[^\d]* (\d[\d.,]*) (?:kg|mg(?:\/| per )kg)[^\d]* (\d[\d.,]*) mg(?:\/| per )ml[^\d]*\bhow many ml\b[^\d]*$/gi,
    ),
    "$1 * $2 / $3",
  ],
  [
    /^(\d+) (?!%)\p{L}+ (?:of|at) (\d[\d.,]* (ml|g|kg|l|liters|cm|m|mg))(?: each)?,? (?:are |is )?(?:how many|in) \3(?: are)?$/giu,
    "$1 * $2",
  ],
  [
    /^(?:how much )?(\d[\d.,]*)(?: €| BRL)?,? (?:is|what is|how much)(?: of)? (?:plus|more) (?:that|than) (\d[\d.,]*)(?: €| BRL)?$/gi,
    "$1 - $2",
  ],
  [
    /\bcircumference (?=(?:of )?(?:an? )?(?:rectangle|square|triangle|room|garden)\b)|(?<=\b(?:rectangle|square|triangle)\b.*)\bcircumference\b/gi,
    "perimeter ",
  ],
  [/\b1 liters? ((?:of )?paint )?(?:is |lasts )?for (?=\d[\d.,]* m²)/gi, "1 liter $1covers "],
  [
    /(?<=\d ?k?w(?:atts?)?\b.*)\b(\d+) (?:h|hours) (?:for|by|during) (?=\d+ days\b.*\bkwh\b)/gi,
    "$1 hours per day for ",
  ],
  [
    /\bprincipal and interest (?=mortgage\b.*\b(?:total|all|much)\b.*\binterest\b)|(?<=\b(?:total|much) (?:\w+ )?interest\b.*)principal and interest (?=mortgage\b)/gi,
    "",
  ],
  // "2 grades 7,5 and 8 average": how many there are is none of them.
  [
    /^(?:my )?(\d) (?:grades?|numbers|values|scores|tests?),?:? (?:of )?((?:\d[\d.,]*(?:,? and |, | )){1,9}(?:\d\S*)?)(?=.*\baverage\b)/gi,
    (all, count, list) => (list!.match(/\d[\d.,]*/g)?.length === Number(count) ? list! : all),
  ],
  [/\bbought (?:for|at) (?=\d\S*(?: €| BRL)?,? (?:and )?plus \d+ %,? (?:selling )?price)/gi, "buy at "],
  [/\bsold (\d[\d.,]*)(?: (?:pieces|parts))? (?=(?:at|for) \d)/gi, "sold $1 units "],
  [
    /\b(american|british|imperial) (gallons?|pints?|cups?|ounces?|fl oz|quarts?)\b|\b(gallons?|pints?|cups?|ounces?|fl oz|quarts?) \(?(american|british|imperial)\)?/gi,
    (_, kind, unit, other, where) => `${/^a/i.test(kind ?? where!) ? "us" : "imperial"} ${unit ?? other!}`,
  ],
  // "Bill of 50 + vat 21"
  [
    /(?:\bwithout vat )?(?:\+|\bplus|\band) (?:vat(?: of)? (\d{1,2})(?: ?%)?|(\d{1,2} %) vat)(?=[\s?,]*$)/gi,
    (_, rate, said) => `plus ${said ?? `${rate!} %`} vat`,
  ],
  [
    /\bcost of (1 (?:kg|l|liter)) if (\d[\d.,]* (?:g|ml)) (?:cost )?(\d[\d.,]*(?: €)?)(?: costs?)?$/gi,
    "$2 for $3, price of $1",
  ],
  [
    only(
      /^(?:\p{L}+ )*(\d[\d.,]* kwh) (?:per|for 1|for an?) (?:load|washe?s?|cycle),? (\d[\d.,]* € per kwh),? (?:how much )?costs? [^\d]*$/giu,
    ),
    "$1 at $2",
  ],
  [/,? (?:of )?(?:for|to) (how many \p{L}+?)s?(?: (?:lasts?|gives?|is|are|enough|the))*(?=[\s?]*$)/giu, ", $1s"],
  [/(?<=\bbmi\b.*\bheight 1[.,]\d\d)(?! ?\d| ?c?m\b)(?=.*\bweight\b)/gi, " m"],
  [/(?<=\bbmi\b.*\bweight \d[\d.,]*)(?![\d.,]| ?(?:kg|lbs?)\b)/gi, " kg"],
  [/^(\d[\d.,]*)(?: €)? divided by (\d+),? how much per month$/gi, "$1 / $2"],
  [
    /^(?:put |refueled )?(\d[\d.,]*) liters (?:(?:and|for|in|drove) )*(\d[\d.,]*) km,? (?:how much (?:makes|does|uses) )?(?:consumption )?in l\/100 ?km$/gi,
    "$2 km $1 liters consumption per 100 km",
  ],
  [/, %$/g, ", what percent"],
  // "20 cm by gift", "per gift 20 cm"
  [/(\d (?:cm|m|g|kg|ml|l|liters|minutes|€)) by (?=(?!(?:the|a)\b)\p{L}+,? .*\bhow many\b)/giu, "$1 per "],
  [
    /(?<!\d (?:\p{L}+ )?)\bper (?!(?:day|week|month|year|hour|person|km)\b)(\p{L}+) (\d[\d.,]* (?:cm|m|g|kg|ml|l|liters|minutes|€))(?=,)/giu,
    "$2 per $1",
  ],
  [/\b3\. (?:square )?root of\b/gi, "cube root of"],
  [/\b([4-9])\. (?:square )?root of (?=\d)/gi, "$1th root of "],
  [/^i (?:earn|get|charge) (\d[\d.,]*)(?: €| BRL)? per day,? (?:for |in )?(\d+) days$/gi, "$1 * $2"],
  // "48 m² of wall, 1 bucket covers 8 m²"
  [/^(\d[\d.,]* m[²2]) (?:of )?walls?,/gi, "wall of $1,"],
  [/\b1 (\p{L}+?)s? covers\b/giu, "a $1 covers"],
  [/\b2 times paint(?:ing)?\b/gi, "2 coats"],
  [
    /\b(?:pieces|parts|slats|strips) of (\d[\d.,]* (?:cm|m|mm)),? how (?:much|many)$/gi,
    "pieces of $1, how many pieces",
  ],
  [/(?<=\d (?:gb|mb|tb) )charging\b|\bcharging (?=\d\S* (?:gb|mb|tb))/gi, "download "],
  [/\bbetween (\d+),? (?=how much each)/gi, "split $1 people, "],
  [/\bsplit (\d\S*(?: €| BRL)?) in (\d+)$/gi, "split $1 between $2"],
  [
    only(
      /^[^\d]*\binstead of (\d\S*(?: €)?),? (?:now |only )+(\d\S*(?: €)?),? (?:what|how much) percent (?:is (?:it|the) )?(?:cheaper|discount|less|off)$/gi,
    ),
    "reduced from $1 to $2, what discount in percent",
  ],
  // What is counted is many.
  [
    /\bhow many (?!(?:percent|people|children|women|feet|sheep|fish|minutes)\b)(\p{L}{3,}[^\P{L}sy])(?=[\s?]*$)/giu,
    "how many $1s",
  ],
  [
    only(
      /^[^\d]*\b(?:paid )?(\d[\d.,]*(?: €| BRL)?) instead of (\d[\d.,]*(?: €| BRL)?)(?: paid)?,? (?:what |which |is )*discount\b[^\d]*$/gi,
    ),
    "reduced from $2 to $1, what discount in percent",
  ],
  [
    /^[^\d]*\bfrom (\d[\d.,]*(?: €)?) to (\d[\d.,]*(?: €)?),? what discount in percent$/gi,
    "reduced from $1 to $2, what discount in percent",
  ],
  [
    /^(\d[\d.,]*(?: €| BRL)?)(?: net| gross)? per month,? (?:net |gross )?(?:per year|yearly)$/gi,
    "$1 per month, how much per year",
  ],
  [/(?<=\bsavings account\b.*), interest (?:in|on|after) (1 year|\d+ years)$/gi, ", how much interest in $1"],
  [
    /^(?:\p{L}+ )*(\d[\d.,]*) km (?:with|in|on) (\d[\d.,]*) liters,? (?:average|how many km|km|consumption|drove) per liter$/giu,
    "$1 / $2",
  ],
  [/(\d(?: €| BRL)) -(\d[\d.,]* %)/g, "$1 with $2 off"],
  [
    /^per (month|week|year|day) (\d[\d.,]*(?: €)?)(?: (?:for )?(1 year|\d+ (?:years|months|weeks))(?: long)?)(?= without interest)/gi,
    "save $2 per $1 for $3",
  ],
  [/\bprofit in euros$/gi, "profit"],
  [/(?<=\btip\b.*)\bwhat is per person$/gi, "how much per person"],
  [/(?<=\bpeople\b.*|\bwe (?:are|was|were) \d.*)(?<=\btip\b.*)\bhow much per person$/gi, "how much each"],
  [
    /^(?:\p{L}+ )?(?:at |of )?(\d+ (?:days|weeks|months)) (?:from|at bill of|after) (?=\d{1,2} [A-Z]\p{L}+ \d{4}$)/gu,
    "$1 after ",
  ],
  [/(\d:\d\d) per kg\b/gi, "$1 per km"],
  [/\b(per (?:liter|kwh|kg)) \1\b/gi, "$1"],
  // "I have 30 m of border to lay and each piece is 2 m": so many pieces are needed.
  [
    only(
      /^(?!.*\b(?:posts?|fence|trees?|plants?|poles?|lamps?)\b)[^\d]*(\d[\d.,]* (?:m|cm|km))\b[^\d]*\b(?:each|per piece) (?:\p{L}+ )?(?:is|has|makes|measures|height)? ?(\d[\d.,]* (?:m|cm))(?: long)?[.,]? how many(?: \p{L}+)?(?: (?:are needed|do i need|i need|are missing|needed))?$/giu,
    ),
    "each piece is $2, i need $1, how many pieces",
  ],
  [/\beach (\p{L}+[^\P{L}s])s (?=(?:uses|takes?|needs|is|has|costs|weighs|covers)\b)/giu, "each $1 "],
  // Who pays by the month, by the year, has borrowed.
  [/^(\d[\d.,]*(?: €| BRL)? for \d+ months at \d[\d.,]* %[^,]*),? how much each$/gi, "loan $1, monthly payment"],
  [/\bprice by (?=\p{L})/giu, "price per "],
  [/^(\d+ \p{L}+) by (?=\d[\d.,]*(?: €| BRL)?,)/giu, "$1 for "],
  [/^end (\d\S*)(,?) (?:and )?arriv\w* (?=\d)/gi, "departure $1$2 arrival "],
  [/^(?:spending|expenses) (?=\d\S* \+)/gi, ""],
];
