/** Whether the figure is of the kind that a question asks for. */
const MONEY = /\p{Sc}/u;
const SPAN = /\d:\d\d|\d\s?(?:yr?|years?|mo|months?|weeks?|days?|h|hours?|min(?:utes?)?|s|seconds?)\b(?!\/)/i;
const MASS = /\d\s?(?:kg|g|mg|t|lb|lbs|oz|st|tons?|pounds?|ounces?)\b(?!\/)/i;
const LENGTH = /\d\s?(?:km|m|cm|mm|mi|ft|in|yd|miles?|meters?|feet|inch(?:es)?|"|')(?![/\w])|["'′″]/i;

const isDay = (figure: string) => /\b\d{4}\b/.test(figure);

/** What questions say, and what their answers look like: the label and the figure. */
const KINDS: readonly (readonly [RegExp, (figure: string, label: string) => boolean])[] = [
  // What is asked with "is a … ok" wants a yes or a no.
  [
    /^(?:is|are|does|do|will|would|can) .*\b(?:ok|okay|allowed|fit|fits|enough|safe|legal)\b/,
    (figure) => !/^[^a-z]*\d/i.test(figure),
  ],
  [/\bwhat time\b/, (figure) => /\d:\d\d|\d\s?[ap]m/i.test(figure)],
  [
    /\bhow long (?:does|do|will|would|until|till|to|is it|it|before|can|did|have|has|for)\b/,
    (figure) => (SPAN.test(figure) || !/\d/.test(figure)) && !MONEY.test(figure),
  ],
  [
    /\bhow many (?:years|months|weeks|days|hours|minutes|seconds)\b|\b(?:flight|drive|driving|travel|charging) time\b(?!.*\d ?(?:h|hours?|min))/,
    (figure, label) =>
      SPAN.test(figure) || (/\d/.test(figure) && /year|month|week|day|hour|minute|second|time/i.test(label)),
  ],
  // "How many seconds per unit do I have" asks for no whole day.
  [
    /\bhow many (?:hours|minutes|seconds) (?:per|for each|for every) (?:unit|piece|part|item)\b/,
    (_, label) => /\b(?:per|each|one|takt|cycle)\b(?! day)/i.test(label),
  ],
  // What comes back of a note is not a change in percent.
  [
    /\bhow much change\b.*\b(?:get|back|due|give)\b/,
    (figure, label) => /^(?:change|left|result)/i.test(label) && !/^[-−]|%/.test(figure),
  ],
  [
    /(?<!\d ?)\bpercent(?:age)?\W*$/,
    (figure, label) => figure.includes("%") || /percent|share|rate|\bnew \/ old/i.test(label),
  ],
  [/, ?gross\W*$/, (_, label) => !/\bnet\b/i.test(label)],
  [/, ?interest\W*$/, (_, label) => /interest/i.test(label)],
  [/\bpercent(?:age)? (?:lost|losses|of losses)\b/, (_, label) => !/\bwin/i.test(label)],
  [/\bloses? .*\bafter \d+ years?\W*$/, (_, label) => !/\blost\b/i.test(label)],
  [/^is the moon\b/, (figure) => !/\d/.test(figure)],
  [/\b1 in what\b/, (figure) => !figure.includes("%")],
  // The area that was said is not asked for.
  [
    /\b(?:what|which) (?:length|width|height|side|size)\b.*\barea (?:of |is |= ?)?\d/,
    (_, label) => /^(?:length|width|height|side)$/i.test(label),
  ],
  [/\bhow far\b/, (figure) => LENGTH.test(figure) || !/\p{L}/u.test(figure) || MONEY.test(figure)],
  [/\bhow long\b/, (figure) => /\p{L}|\d:\d|["'′″]/u.test(figure) && !MONEY.test(figure)],
  [
    /\bhow (?:heavy|much (?:do|does|should|must|would) \w+ weigh)\b|\bwhat weight\b|\bwhich weight\b/,
    (figure) => MASS.test(figure),
  ],
  [/\bhow (?:tall|deep|wide|high)\b/, (figure) => LENGTH.test(figure) || !MONEY.test(figure)],
  [/\bwhen (?:will|do|does|is|am|are)\b/, (figure) => SPAN.test(figure) || /\b\d{4}\b|\d\s?[ap]m/i.test(figure)],
  [
    /\b(?:what|which|how many|in|as a?n?|the) ?percent(?:age)?\b(?! of <)/,
    (figure, label) => figure.includes("%") || /percent|share|rate/i.test(label),
  ],
  [
    /\b(?:what|how (?:big|large|much) (?:of )?a|max(?:imum)?|which|what size) loan\b|\bloan (?:size|amount)\b|\bcan i borrow\b/,
    (_, label) => /loan|borrow|amount|principal|price|mortgage/i.test(label),
  ],
  [
    // "20 each" is a price, "each 2 volts" and "one at each end" say of what a figure is.
    /(?<!\d [a-z]{1,2} |\d |\d [a-z]+ of [a-z]+ |\bat |\bon )\b(?:each(?! (?:month|week|year|day|quarter|hour|paycheck|\d|[a-z]+ (?:costs?|is|has|weighs?|holds?|takes?|needs?|uses?)\b))|apiece|per person|per head|every(?:one|body)(?! (?!pays?|owes?|gets?|puts?|chips?|has|each)[a-z]+ \d))\b/,
    (_, label) => /\b(?:each|per|person|result|shares?)\b/i.test(label),
  ],
  // "120 a week, 50 weeks, how much" asks for no day.
  [/\bhow much\b/, (figure) => !/\p{Lu}\p{L}{2,} \d{1,2}, \d{4}|\d \p{Lu}\p{L}{2,} \d{4}/u.test(figure)],
  [/\bhow many (?!dollars|euros|bucks|pounds|cents)/, (figure) => !MONEY.test(figure)],
  [
    /\b(?:how much|what|the|total) interest\b(?! rate)|^interest (?:on|for|of)\b/,
    (_, label) => /interest/i.test(label),
  ],
  // "…, in 10 years, per year" wants nothing by the month; behind a figure it is the figure's.
  [/(?<![\d.,%$€£km]) (?:per|a) year\W*$/, (_, label) => !/\b(?:month|week|day|quarter)/i.test(label)],
  [/(?<![\d.,%$€£km]) (?:per|a) month\W*$/, (_, label) => !/\b(?:year|week|day|quarter)/i.test(label)],
  // "12 a day, work 5 days, year"
  ...["day", "week", "month", "year"].map(
    (period) =>
      [
        new RegExp(`, ?${period}\\W*$`),
        (_: string, label: string) => new RegExp(`\\b${period}|${period}ly`, "i").test(label),
      ] as const,
  ),
  // "…, what does gas cost a week": with no figure in between it is asked for.
  [
    /\b(?:costs?|spend|pay|save|earn|make|much)\b\D* (?:per|a|each|every) week\W*$/,
    (_, label) => !/\b(?:year|month|quarter)/i.test(label),
  ],
  // "How much do I need to save each month to have 15,000" wants a sum for a month.
  [
    /\bhow much (?:money )?(?:(?:do|does|should|would|must|will|can|could|have|need|to|i|we|you|they|she|he|it|a|put|set|save|invest|pay|deposit|contribute|spend|stash|away|aside|back|in|into|me) )*(?:each|every|per|a) month\b/,
    (_, label) => /month|payment|deposit|result|contribution|cost|paycheck|salary|saving|budget/i.test(label),
  ],
  [
    /\bmonthly (?:deposit|contribution|saving)s?\W*$/,
    (_, label) => /month|deposit|contribution|saving|payment/i.test(label),
  ],
  // What is bigger is bigger by no less than nothing.
  [/\bhow much (?:bigger|larger|more|higher|longer|taller|heavier)\b/, (figure) => !/^\D{0,2}[-−]/.test(figure)],
  // What is gross is not net pay, if nobody asks for that.
  [/^(?!.*\b(?:net|take[- ]?home|after tax\w*|deduct\w*)\b).*\bgross\b/, (_, label) => !/take-home/i.test(label)],
  // Who asks for no rent that can be paid is told none.
  [
    /^(?!.*\b(?:afford|income|earn\w*|salary|budget|mak(?:e|ing)|how much (?:rent|house|home|car)|paycheck|wages?)\b)/,
    (_, label) => !/\bafford\b/i.test(label),
  ],
  [
    /\b(?:monthly (?:interest )?rate|(?:interest|rate) per month)\W*$/,
    (_, label) => !/\b(?:per year|yearly|annual|apr)\b/i.test(label),
  ],
  // What is paid every week or two is no sum of a month.
  [
    /^(?!.*\bmonthly\b).*\b(?:bi-?weekly|weekly|fortnightly) (?:[a-z]+ )?payments?\b/,
    (_, label) => /\bweek|^payment$/i.test(label),
  ],
  [/\bquarterly (?:estimated )?(?:tax|payment)/, (_, label) => /quarter/i.test(label)],
  [/\bcost per click\b|\bcpc\b/, (_, label) => /per click|cpc/i.test(label)],
  [/\bwhat (?:interest )?rate\b/, (figure) => figure.includes("%")],
  [/\b(?:due|calving|farrowing|foaling|hatch(?:ing)?|kidding|lambing|whelping) date\b(?!.*\bhow\b)/, isDay],
  [/\b(?:what|which) (?:date|day)\b/, (figure) => /\b\d{4}\b|day\b/i.test(figure)],
];

const OF_MONEY =
  /\p{Sc}|\b(?:cost|price|pay|paid|spend|charge|fee|bill|budget|money|cash|dollar|euro|buck|earn|income|worth|value|sav|tax|rent|salary|wage|revenue|profit|loan|interest|invest|payment|afford|expens|cheap|sell|sold|buy|bought|owe|debt|deduct|refund|insur|pension|benefit|retire|damage|comp|settle|how much|return|yield|dividend|margin)/iu;

/** A sum of money that rests on no money said, in a sentence that asks for none, rests on somebody else's price. */
export function isUnaskedMoney(text: string, figure: string, hasMoney: boolean): boolean {
  return MONEY.test(figure) && !hasMoney && !OF_MONEY.test(text);
}

/** "How long" is not answered with money, nor "which weight" with an index. */
export function isOfAskedKind(text: string, shown: { readonly label: string; readonly answer: string }): boolean {
  const asked = text.toLowerCase();
  return KINDS.every(([question, isAnswered]) => !question.test(asked) || isAnswered(shown.answer, shown.label));
}
