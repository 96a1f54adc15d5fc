/** What people ask every day in other languages, put in English word for word, as English asks it. */
export const EVERYDAY: readonly (readonly [found: RegExp, english: string])[] = [
  // "9 tablespoons of 15 ml are 120 ml", "how many movies of 3 gb on a disk of 1 tb": how often one fits in the other.
  [
    /\bhow many (?!g\b|kg\b|ml\b|cl\b|l\b|liters?\b)\p{L}+(?: \p{L}+)?(?: of)? (\d[\d.,]* (?:gb|mb|ml|cl|l|cm|mm|g|kg))(?: are| is| for| fits?(?: in| on)?| in| on| over)* (?:an? )?(?:(?:hard )?(?:disk|stick|card|roll|board|circle|bottle|drive|plate)s? (?:of )?)?(\d[\d.,]* (?:tb|gb|ml|cl|l|liters|cm|m|g|kg))(?: of (?:\p{L}+))?(?=[\s?]*$)/giu,
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
  // "12, 15 and 9 over 20, average": the scale is no grade.
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
];
