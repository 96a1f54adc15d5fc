/** What is translated word for word in the order that English has. */
import { EVERYDAY, type Order } from "./everyday-order.ts";

/** Verbs that stand at the end in other languages: "i have 45 € spent", "if i 300 € per month pay". */
const DONE =
  "paid|bought|spent|sold|got back|drove|ran|worked|saved|invested|borrowed|eaten|taken|drawn|lost|slept|weighed|given|filled|refueled|ordered|used|costed";
const DO =
  "pay off|pay|buy|spend|sell|drive|travel|run|work|save|invest|borrow|eat|take|sleep|go|leave|arrive|drink|use|give|get up|sleeping|fill|lay|cook|bake|reach|earn|get|have|need|put|lose|reduce|split|draw|roll|throw|sleep|afford";
const WHO = "i|we|you|he|she|they";
/** What is counted is many. */
const COUNTED =
  "km|m|cm|mm|miles|feet|inches|g|kg|mg|grams|kilograms|pounds|ounces|lbs|oz|ml|cl|l|liters|cups|tablespoons|teaspoons|minutes|min|hours|h|seconds|days|weeks|months|years|moles|kwh|kcal|calories|watts|volts|amps|people|points|units|m²|m³|tiles|bricks|rolls|boxes|bags|cans|square meters";
const PERIOD = "(?:every|per|each) (?:month|year|week|day|hour)s?";

const ORDERS: readonly Order[] = [
  [/\bwhat %(?=[\s?]*$)/gi, "what percent"],
  // "Fait-il", "reste-t-il": who does it was said.
  [/(?<=[a-z]{2})-(?:t-)?(?:il|elle|ils|elles|on|je|nous|vous|tu|ce|i|he|she|we|they|you)(?![\p{L}-])/giu, ""],
  [/(?<=[a-z]{3})-(?=\s|$)/g, ""],
  [/\b(?:have|has|had) pays?\b/gi, "paid"],
  [/\b(?:have|has|had) (work|walk)(?:s|ed)?\b/gi, "$1ed"],
  [/\b(went|rose|fell|goes|reduced) from (\S+(?: €)?) at (?=\d)/gi, "$1 from $2 to "],
  [
    /\b(?:is|are|has|have|became|was|were) (from \S+(?: €)? to \S+(?: €)?) ([^,.;?!]*?)(rose|fell|reduced)/gi,
    "$3 $1 $2",
  ],
  // "Départ 21h40 arrivée 6h05": who leaves before arriving travels, and is not at work.
  [/^end (\d\S*)(,?) start (?=\d)/gi, "start $1$2 end "],
  [/\b(?:are|is) (?=until\b)/gi, ""],
  [
    /\b(more|less|bigger|smaller|higher|lower|longer|shorter|faster|slower|older|younger|cheaper|heavier|lighter|better|worse|expensive) as\b/gi,
    "$1 than",
  ],
  [new RegExp(String.raw`\bhow much (?=(?:more |less )?(?:${COUNTED})(?![\p{L}\d]))`, "giu"), "how many "],
  [
    /\bstill (?=how (?:many|much|long)\b|until\b|left\b|is left\b|over\b)|(?<=\bhow (?:many|much|long) (?:\w+ )?)still\b ?/gi,
    "",
  ],
  [
    /\b(how (?:much|many|long)(?: (?!(?:is|are|do|will|would|can|must|should)\b)[a-z]+)?) (i|we|you) (?=(?:have|save|pay|earn|need|get|spend|lose|drive|run|buy|use|must|want)\b)/gi,
    "$1 do $2 ",
  ],
  [/\bdo (i|we|you) (must|can|should|may|want)\b/gi, "$2 $1"],
  [/\bwhat what\b/gi, "what"],
  [/(?:\bwhat is |(?<=^|[,.;] )is )(?=(?:what|how much|how many)\b)/gi, ""],
  [
    new RegExp(
      String.raw`\b(?:have|has|had) ((?:(?!\b(?:${WHO})\b)(?:[^,;?!]|(?<=\d),(?=\d)))*?) (${DONE})(?=[\s,.;?!]|$)(?! \d)`,
      "gi",
    ),
    "$2 $1",
  ],
  [new RegExp(String.raw`\b(${WHO}) (?:have|has|had) (${DONE})\b`, "gi"), "$1 $2"],
  [/\b(?:(?:has|have) )?costed\b/gi, "cost"],
  [/\b(?:has|have) ([^;?!.]*?) uses\b/gi, "uses $1"],
  [/\bat (?=uses\b)/gi, ""],
  [/\b(was|were|is|are) of (?=\d)/gi, "$1 "],
  [
    /^[^\d]*\b(?:rose|fell|went|reduced) from (\d\S*(?: €)?) to (\d\S*(?: €)?)[^\d]*\bwhat percent\b[^\d]*$/gi,
    "percentage change from $1 to $2",
  ],
  [
    new RegExp(
      String.raw`\b(if|when|because) (${WHO}) ((?:(?!\b(?:${WHO})\b)(?:[^,;?!]|(?<=\d),(?=\d)))*?) (${DO})(?=[,.;?!]|$| (?:and|if|when)\b)`,
      "gi",
    ),
    "$1 $2 $4 $3",
  ],
  [
    new RegExp(
      String.raw`\bif ((?:(?!\b(?:${WHO})\b)(?:[^,;?!]|(?<=\d),(?=\d)))*?) (i|we) (pay|save|need|earn|weigh|drive)(?=[,.;?!]|$)`,
      "gi",
    ),
    "if $2 $3 $1",
  ],
  [new RegExp(String.raw`\b(?:(i|we) )?go (?=(?:${DO}|cost)\b)`, "gi"), "$1 "],
  [new RegExp(String.raw`\bin (?=(?:sell|buy|get|have|eat|draw|put)\b)`, "gi"), ""],
  [
    new RegExp(
      String.raw`\b(must|want|can|should|will) (${WHO}) ((?:(?!\b(?:${WHO})\b)(?:[^,;?!]|(?<=\d),(?=\d)))*?) (${DO})(?=[,.;?!]|$| (?:and|if|when)\b)`,
      "gi",
    ),
    "$1 $2 $4 $3",
  ],
  [
    new RegExp(
      String.raw`\b((?:${WHO}) )?(must|want|can|should|will) ((?:(?!\b(?:${WHO})\b)(?:[^,;?!]|(?<=\d),(?=\d)))*?) (${DO})(?=[,.;?!]|$| (?:and|if|when)\b)`,
      "gi",
    ),
    "$1$2 $4 $3",
  ],
  [
    /\b(want|wants) (?=(?:pay|save|buy|sleep|have|get|drive|run|lose|reach|borrow|invest|lay|fill|split|sell)\b)/gi,
    "$1 to ",
  ],
  [
    /\b(?:at|for) (?=(?:pay off|pay|buy|sell|have|get|save|reach|earn|borrow|lose|invest|fill|lay|bake|eat)\b(?! (?:rate|time)\b))/gi,
    "to ",
  ],
  // "I save per month 150 €"
  [
    new RegExp(String.raw`\b(save|invest|pay|earn|put|get|spend|set aside|need) (${PERIOD}) (\d[\d.,]*(?: €)?)`, "gi"),
    "$1 $3 $2",
  ],
  [/\bfor (\d[\d.,]* (?:m²|km|people|days)) lasts\b/gi, "covers $1"],
  [
    /\bhow many (?=(?:rice|sugar|flour|milk|water|butter|paint|money|time|salt|oil|electricity|concrete|gravel|sand|meat|pasta|energy|interest|tip|change|discount|profit|tax|vat)\b)/gi,
    "how much ",
  ],
  [new RegExp(String.raw`\b(?:at|has|have) (${DONE}|had)\b`, "gi"), "$1"],
  [
    /(?<![\d€$] ?)\b(?:every|per) (day|week|month|year|night) (\d[\d.,]* (?:minutes|min|hours|h|km|times|m|liters|cups))\b(?! per)/gi,
    "$2 per $1",
  ],
  [/\bfor to\b/gi, "to"],
  [/(\d+(?: \p{L}+)?) over (?=\d+\b(?! years))(?=.*percent)/gu, "$1 out of "],
  [/\b(every|each) (month|year|week|day|hour)s\b/gi, "$1 $2"],
  // "If per month 200 € at 5 % invest"
  [
    new RegExp(
      String.raw`\bif ((?:${PERIOD} )?)(\d[\d.,]*(?: €)?)((?:(?!\b(?:${WHO})\b)(?:[^,;?!]|(?<=\d),(?=\d)))*?) (${DO})(?=[,.;?!]|$)`,
      "gi",
    ),
    "if i $4 $2 $1$3",
  ],
  [/\bis left\b(.*?) (?:is )?left(?=[\s.?!]*$)/gi, "is left$1"],
  // Who asks for interest alone has something saved.
  [
    /^interest (?:on |at |for )?(?=\d[\d.,]* (?:€ )?)(?!.*\b(?:loan|mortgage|credit|borrow\w*|months?|overdraft)\b)(?=.*%)/gi,
    "interest earned on ",
  ],
  [/\binterest (do|will|would) (i|we) (?:get|have|receive)\b/gi, "interest $1 $2 earn"],
  // "2,39 € for 400 g or 5,49 € per kg, which is cheaper"
  [/(?<=\bor\b.*)(\d[\d.,]*(?: €)?) (?:for|per) (kg|liter)\b(?=.*\bcheaper\b)/gi, "$1 for 1 $2"],
  [
    /(?:\bat )?(\d[\d.,]*(?: €)?) for (\d[\d.,]* (?:g|kg|ml|cl|l|liters?))(?![\p{L}])(?=.*\b(?:or\b.*)?cheaper\b)/giu,
    "$2 for $1",
  ],
  [/\bprofit is left\b/gi, "profit"],
  [/\bminus (\d[\d.,]* %) (?:discount|off)\b/gi, "less $1"],
  [/(\d[\d.,]*(?: €)?) last year,? (?:and )?(\d[\d.,]*(?: €)?) this year\b/gi, "from $1 to $2"],
  [/\blast year (\d[\d.,]*(?: €)?),? (?:and )?this year (\d[\d.,]*(?: €)?)/gi, "from $1 to $2"],
  // "Revenue 2024 180000 revenue 2025 207000": years that name figures.
  [
    /\b20\d\d:? (\d[\d.,]*(?: €)?),? (?:(?:and|in|revenue|sales|profit) )*20\d\d:? (\d[\d.,]*(?: €)?)(?=.*\b(?:growth|percent|increase|change)\b|.*%)/gi,
    "from $1 to $2",
  ],
  [/\b(how (?:many|much) hours is|hours is) (\p{L}+(?: \p{L}+)?) ago (?=\p{L})/giu, "$1 $2 ahead of "],
  [/\bwhat (pay|get|earn|save|need|spend) (i|we)\b/gi, "what do $2 $1"],
  [new RegExp(String.raw`\bhow long for (?=(?:charge|${DO})\b)`, "gi"), "how long to "],
  [/\bfrom how much (?=[a-z]+s?\b (?:is|does|pay))/gi, "from how many "],
  // Who flies starts at the one end and arrives at the other.
  [/\bend (?=(?:of |in )?\p{L}+ \d.*\bflight\b)/giu, "departure "],
  [/(?<=\bflight\b.*)\bstart(?= (?:in |at )?\p{L})/giu, "arrival in"],
  [/\bat (\d+) (coin tosses|rolls|throws|tosses|flips|tries)\b/gi, "in $1 $2"],
  [/\bover (\d+) (coin tosses|rolls|throws|tosses|flips|tries)\b/gi, "in $1 $2"],
  [
    /\b(probability|chance)(?:,| of)? ([^?.]*?) (?:to|at) (?:get|roll|throw|draw|have|hit|toss)(?=[\s.?!]*$)/gi,
    "$1 of $2",
  ],
  [/\b(\d+) times (heads|tails)\b|\b(heads|tails) (\d+) times\b/gi, "$1$4 $2$3"],
  [/\bheads in (\d+) (?:rolls|throws|tosses)\b/gi, "heads in $1 coin tosses"],
  [/\b(?:rolling|drawing|to roll|to draw) (?=\d+ (?:heads|tails)\b)/gi, "getting "],
  [
    /(\d[\d.,]* (?:g|kg|mg|ml|l|liters)) (?:of )?((?!per\b)\p{L}+) per (m²|m³|m|hectares?)(?![\p{L}\d])/giu,
    "$1 per $3 $2",
  ],
  [/(\d[\d.,]* (?:g|kg|ml|l|liters)) ((?!per\b|of\b)\p{L}+) per (person|head)\b/giu, "$1 of $2 per $3"],
  // What is counted is many.
  [
    /(?<![\d.,])([2-9]|\d{2,}) (bottle|pack|parcel|ticket|game|cake|book|card|trip|bag|can|cube|team|window|door|shirt|dress|jacket|pizza|glass(?! wool))\b/gi,
    "$1 $2s",
  ],
  [
    /\bhow many (pack|parcel|box|ticket|bottle|game|trip|bag|can|roll|tablet|team|window|door|book)\b/gi,
    "how many $1s",
  ],
  [/\bboxs\b/g, "boxes"],
  [/(\d[^?]*?),? what is$/gi, "$1, how much"],
  [
    /(\d[\d.,]*(?: €| mah)?),? (?:and )?now (?:(?:only|still|by|at|for) )*(\d[\d.,]*(?: €)?)(?=.*\b(?:percent|discount|cheaper)\b)/gi,
    "from $1 to $2",
  ],
  [/(\d €) of (?=\d)/gi, "$1 at "],
  [/\bexpensive (?:than|that)\b/gi, "more than"],
  [/^savings(?: plan)? (?=\d[^?]* per (?:month|year|week)\b)/gi, "save "],
  [
    /\b(?:first )?(\d[\d.,]* %),? (?:and )?then (?:again |another |still )?(\d[\d.,]* %) off (\d[\d.,]*(?: €)?)/gi,
    "$3 less $1 less $2",
  ],
  [/\b(?:pack|parcel)(s?) (?:of |has |with )?(\d[\d.,]* (?:m²|m2|square meters))/gi, "pack covers $2"],
  [/\bparcels\b(?=$|[?.])/gi, "packs"],
  [/\b(?:of|at) (\d[\d.,]* kg) (?:total weight|weight total)\b/gi, "at $1 each total weight"],
  [/\bafter (?=\p{L}+ \d[\d.,]* km\b)/giu, "to "],
  [/(?<=\b(?:invest|save).*), how much$/gi, ", how much do i have"],
  [/^((?:\p{L}+ )?\d[^?]*?),? (price per (?:kg|liter))$/giu, "$2 $1"],
  [
    /\b(bottles|cans|bags|boxes|glasses|packs|cups|pieces|slices|jars) (?=(?!of\b|at\b|for\b|per\b)[a-z]+ (?:at|for) \d)/gi,
    "$1 of ",
  ],
  [/\bdo i have after(?: still)?$/gi, "do i have left"],
  ...EVERYDAY,
  [/^(bill \d[\d.,]*(?: €| BRL)? plus \d+ %) (?=split)/gi, "$1 tip "],
  // "Bill split 5 people split with 10 % tip"
  [/\b(split \d+ people) split\b/gi, "$1"],
  [/(?<=10\^-?\d+),? (?:in|as|to) (?:a )?(?:\p{L}+ )?decimal(?: \p{L}+)?$/giu, ""],
  [/(?<=\braise\b.*\bper month\b.*|\bper month\b.*\braise\b.*)\b(new salary)$/gi, "$1 per month"],
  // "Rolling 6 2 times in a row", "2 times in a row a 6": any side is as likely as a six.
  [
    /\b(?:(?:rolling|getting|throwing|to roll|to get|of|a) )*(?:(?:an? )?[1-6] ([2-9]) times in a row|([2-9]) [1-6]s? in a row|([2-9]) times in a row (?:an? )?[1-6])(?: (?:at |to |with |on |a )*(?:dice|die|rolling|roll))*(?=[\s?]*$)/gi,
    " rolling $1$2$3 sixes in a row",
  ],
  [/(?<=\d )child\b/gi, "children"],
  [/(?<=\b(?:profit|revenue)\b.*\d )parts\b/gi, "units"],
];

/** "120 95 140 and 105": three or more behind each other are a list, unless they may be one number. */
const LISTED = /(?<![\d.,:/] ?)\d+(?:[.,]\d+)?(?: \d+(?:[.,]\d+)?(?![.,:/]?\d)){2,}/g;

export function orderWords(english: string): string {
  const listed = english.replace(LISTED, (list) =>
    / \d{3}(?= |$)/.test(list) && !/^\d{1,3}(?: \d{3})+$/.test(list) ? list.replaceAll(" ", ", ") : list,
  );
  return ORDERS.reduce((text, [found, written]) => text.replace(found, written as string), listed);
}
