/** Figures of a shop or a firm: revenue, costs, profit and margins, break-even, stock, customers, late invoices. */
import { after, before, by, BY_ANY, inA, type Model, paid } from "./model.ts";

const REVENUE =
  "revenues?|sales|turnover|income|took in|taken in|brought in|brings in|bring in|made|grossed|gross sales|takings|earned|sold";
const COSTS =
  "costs?|expenses?|spent|spend|spending|paid out|outgoings|overhead|bills|cogs|cost of goods(?: sold)?|materials|supplies|ingredients";
const UNIT = "(?:each|apiece|a piece|per unit|a unit|per piece|each one|per item|an item|per sale|a pop)";

export const FIRM: Model = {
  about: new RegExp(`\\b(?:margin|profit|markup|mark(?:ed|ing)? (?:[a-z]+ )?up|revenue|net|gross)\\b`),
  not: /<(?:date|clock|hours|days|weeks|months|years|area|length|mass)|\b(?:tax|taxes|vat|self employment|mortgage|loan|salary|paycheck|per hour|an hour|invest\w*|stock|shares|break|breakeven|target|goal|wants|ebitda|operating|interest|dividends?|depreciation)\b/,
  said: {
    pieces: [
      // So many a week, where a week's profit is asked for.
      ...(["day", "week", "month", "year"] as const).map(
        (one) =>
          `(?:sell|sells|sold|selling|make|makes) {#}(?: [a-z]+)? ${by(one)}(?=.*\\b${inA(one)})(?!.*${BY_ANY}.*${BY_ANY})`,
      ),
      "(?:sell|sells|sold|selling|make|made)(?: (?:about|another))* {#}(?= (?:[a-z]+ ){0,2}(?:at|for|@) <)",
      "{#} [a-z]+(?= (?:sold|sell) (?:at|for|@) <)",
      "{#} (?:units|pieces|items|of them|sales)",
    ],
    pricePiece: [
      `(?:sell|sells|selling|selling price|sold|price|priced|charge)(?: (?:them|it|for|at|is|of|each|@))* {N}(?: ${UNIT})?`,
      `{N} ${UNIT}(?= .*(?:sell|sold|price))`,
      `(?<=\\|(?: [a-z]+)? )(?:at|for|@) {N}(?: ${UNIT})?`,
    ],
    costPiece: [
      "(?:buy|bought|buying)(?: [a-z]+)? (?:for|at) {N}",
      "(?:ingredients|materials|supplies|parts)(?: (?:are|is|cost|costs|run|of))* {N} (?:per|an?|each)(?: [a-z]+)?",
      `(?:(?<!\\b(?:revenues?|sales|turnover|income|takings)\\b.*)costs?|make|made|buy|bought|paid|pay|purchase price|cost price|unit cost)(?: (?:me|us|to|make|them|it|for|at|is|of|price|=))* {N}(?: (?:${UNIT}|to make|to buy))*(?! (?:in|of|from) (?:sales|revenue|income))`,
    ],
    markupShare: [
      before("mark ?up", "{P}"),
      after("mark ?up|mark(?:ed|ing|s)?(?: [a-z]+)? up|markup of|add|adding", "{P}"),
    ],
    revenue: [after(REVENUE), before(REVENUE)],
    costs: [after(COSTS), before(COSTS)],
    fixed: [
      before("(?:in )?(?:fixed|overhead|rent|stall fee|booth fee)(?: costs?| expenses)?"),
      after("(?:fixed|overhead)(?: costs?| expenses)?"),
    ],
    profit: [after("profit|net profit|net income|kept|keep"), before("profit|net profit")],
    marginShare: [before("(?:net |gross |profit )?margins?", "{P}"), after("margins?", "{P}")],
  },
  asked: [
    [/\b(?:cost price|purchase price|buying price)\b/, "costPiece"],
    [/\b(?:price|charge|sell|sticker)\b/, "pricePiece"],
    [/\b(?:percent\w*|profit|margin|gain)\b.*\b(?:on|of) (?:the |my |our |its )*costs?$/, "markup"],
    [/\bmargins?\b|\bpercent(?:age)?\b.*\bof (?:the |my |our )?(?:revenue|sales|turnover)\b/, "margin"],
    [/\bmark ?up\b/, "markup"],
    [/\bprofit\b.*(?:\bpercent|%)|\bpercent\w*\b.*\bprofit\b/, "margin"],
    [/\b(?:profit|left|net|gain|earn|make|keep)\b/, "profit"],
    [/\b(?:profit|left|net|gain|earn|make|keep)\b/, "netProfit"],
    [/\b(?:revenue|sales)\b/, "revenue"],
    [/\b(?:costs|expenses)\b/, "costs"],
    [/^(?!.*\b(?:how|what|whats|what's|profit|margins?|left|net|gain|keep|revenue|sales|costs)\b)/, "pricePiece"],
  ],
  rules: [
    "profit = revenue - costs",
    "netProfit = profit - fixed",
    "profitPiece = pricePiece - costPiece",
    "profit = pieces * profitPiece",
    "marginPart = profitPiece / pricePiece",
    "markupPart = profitPiece / costPiece",
    "markupPart = markupShare / 100",
    "profitPiece = costPiece * markupPart",
    "marginPart = marginShare / 100",
    "costPart = 1 - marginPart",
    "costPiece = pricePiece * costPart",
    "marginPart = profit / revenue",
    "margin = marginPart * 100",
    "markupPart = profit / costs",
    "markup = markupPart * 100",
    "profit = revenue * share",
    "share = marginShare / 100",
    "revenue = pieces * pricePiece",
    "costs = pieces * costPiece",
  ],
  words:
    "margin margins net gross profit markup mark up revenue sales income costs cost expenses spent spend took take in made make makes sold sell selling last this month quarter year week altogether total in all overall percent percentage business shop daily weekly monthly yearly store company firm cafe bakery restaurant etsy stall food truck left keep earn gain them it each per unit units and worth of materials supplies everything percent price priced charge sticker item product resell reseller lamps mark marked marking up add what's whats should one this need want selling gets",
  told: {
    pricePiece: ["$", "Selling price"],
    costPiece: ["$", "Cost"],
    margin: ["%", "Margin"],
    markup: ["%", "Markup"],
    profit: ["$", "Profit"],
    netProfit: ["$", "Profit"],
    revenue: ["$", "Revenue"],
    costs: ["$", "Costs"],
  },
};

export const BREAK_EVEN: Model = {
  about:
    /\b(?:break ?-?even|breakeven|profit|fixed|overhead|cover (?:rent|costs|my|the|our|an?|it|that|them|all)(?: (?:costs|rent|fixed|overhead))?)\b/,
  not: /<(?:percent|date|clock|hours|days|weeks|months|years|area|length|mass)|\b(?:tax|taxes|loan|mortgage|stock|shares|option|invest\w*|roas|refinanc\w*)\b/,
  said: {
    goal: [before("profit|target profit|net profit"), after("profit|target profit|(?:to|and) (?:make|clear|earn|net)")],
    fixed: [
      after(
        "(?:fixed|overhead|rent|startup|setup|booth|stall|table|machine|equipment|license|upfront)(?: (?:costs?|fees?|expenses|cost per month|rent|and|stuff|other things|bills|the like))*",
      ),
      before(
        "(?:fixed|overhead|rent|startup|setup|booth|stall|table|hall|venue|band|machine|equipment|license|upfront)(?: (?:costs?|fees?|expenses|rent))*",
      ),
      "cover(?: (?:the|an?|my|our|costs?|of))* {N}",
    ],
    // Nobody says what a ticket costs to make.
    ticket: [
      "tickets? (?:at|for|of|are|cost|costs) {N}(?: each)?",
      "{N}(?: dollars?)? (?:a |per |each )?(?:tickets?|entry|admission)(?! cost)",
    ],
    contribution: [
      after(
        "(?:leaves|leaving|contribution(?: margin)?|clear|clears|(?:make|profit|makes|earn|keep) (?:on|per) (?:each|unit|sale|one)|(?:each|every) (?:one|sale|unit|[a-z]+) (?:leaves|makes|earns|brings|nets|clears|contributes))(?: (?:me|us|with|in))*",
      ),
      "(?:makes?|earns?|keep|clears?|nets?) {N}(?: profit)? (?:on|per|for|from) (?:each|every)?(?: ?(?:one|unit|sale|piece|item))?",
    ],
    variable: [
      after(
        "(?:variable|unit|ingredients|materials|material|supplies|making|production)(?: (?:costs?|cost per unit|expenses|each|run|runs))*",
      ),
      `(?:costs?|made for|buy|bought|pay)(?: (?:me|us|them|it|for|each|one|about))* {N}(?: dollars| bucks)?(?: (?:${UNIT}|to make|to produce|in (?:materials|ingredients|supplies)|variable|for (?:materials|ingredients)))*`,
      `{N}(?: dollars| bucks)?(?: (?:each|apiece|per unit|a unit|in))* (?:to make|to produce|variable|materials|ingredients|cost to make|unit cost)`,
    ],
    price: [
      `(?:sell|sells|sold|selling|price|prices|charge|charging|sale)(?: (?:them|it|is|for|at|of|price|each|one|are|a|the))* {N}(?: dollars| bucks)?(?: ${UNIT})?`,
      `(?:at )?{N}(?: dollars| bucks)? ${UNIT}`,
      "{N}(?: dollars)? (?:selling price|sale price|price|tickets?)",
    ],
  },
  asked: [[/\b(?:how many|units|break ?-?even|breakeven|number|quantity)\b/, "whole"]],
  usual: { goal: 0 },
  rules: [
    "contribution = ticket * 1",
    "contribution = price - variable",
    "needed = fixed + goal",
    "units = needed / contribution",
    "whole = units ^ 1",
  ],
  words:
    "break even breakeven break-even units unit how many sell sells selling sold sale sales need needed number quantity point fixed variable cost costs price profit each one every per a month monthly to make makes i have must if leaves leaving me overhead rent cover my make made clear them it and target dollars bucks year week before market table booth stall hall venue band ticket tickets entry admission fair craft machine equipment license run runs",
  told: { whole: ["", "Units"] },
};

export const SHARES_OF: Model = {
  about:
    /\b(?:churn|conversion|ctr|(?:reply|response) rate|retention|bounce|return rate|defect rate|open rate|click|unit cost|cost per|per piece|per unit|roas|attrition|turnover rate|average order)\b/,
  not: /<(?:date|clock|length|area|mass|hours)|\b(?:gallon|mile|hour|day|tax|loan|average(?! order)|monthly)\b/,
  said: {
    shipped: ["(?:units )?(?:sold|shipped|made|sent) {#}(?= .*(?:returns|returned|defects|defective))"],
    "lost start": [
      "{#} (?:out )?of (?:our |my |the |all )*{#}(?: [a-z]+)? (?:left|quit|cancel\\w*|lost|churned|dropped|unsubscribed)",
    ],
    "orders start": [
      "{#} (?:out )?of (?:our |my |the |all )*{#}(?: [a-z]+)? (?:bought|converted|purchased|signed up|clicked|opened|returned|ordered|subscribed)",
    ],
    lost: [
      after("lost|lose|left|quit|quitting|cancel\\w*|churned|dropped|unsubscribed", "{#}"),
      "{#}(?: [a-z]+)? (?:left|quit|cancel\\w*|lost|churned|dropped|unsubscribed)",
    ],
    value: [
      "{N}(?: (?:in|of|total))* (?:sales|revenue)(?=.*\\borders?\\b)",
      "(?:sales|revenue)(?: (?:of|were|was|is))* {N}(?=.*\\borders?\\b)",
    ],
    orders: [
      "{#}(?: [a-z]+)? (?:bought|converted|sales|orders|purchases|purchased|signups|signed up|conversions|leads|clicks|clicked|opens|opened|returned|returns|defects|defective|replies|replied|responses)",
      after("sales|orders|purchases|signups|conversions|leads|clicks|returns|returned|defects", "{#}"),
    ],
    pieces: ["{#} (?:pcs|pieces|units|items|parts)"],
    total: [
      "{N}(?= for \\|)",
      "(?:total|cost|paid|costs|totals|came to|come to|for)(?: (?:is|of|was|cost))* {N}",
      "{N}(?: dollars)? (?:total|in total|altogether|in all)",
      "{money}",
    ],
    start: [
      after(
        "(?:units )?sold|shipped|started|start|starting|began|had|beginning|visitors|visits|sessions|with|of|from|out of|sent",
        "{#}(?: (?:customers|subscribers|members|users|clients|visitors|visits|employees|emails|people|staff))?",
      ),
      "{#}(?: (?:cold|total|sent|new))? (?:customers|subscribers|members|users|clients|visitors|visits|sessions|employees|emails|impressions)",
    ],
  },
  asked: [
    [/\bretention\b/, "retention"],
    [/\b(?:churn|attrition|turnover)\b/, "churn"],
    [/\b(?:conversion|ctr|reply|response|click|open rate|bounce|return rate|defect)\b/, "conversion"],
    [/\baverage order\b/, "orderValue"],
    [/\b(?:unit cost|cost per|per piece|per unit|each)\b/, "unitCost"],
  ],
  rules: [
    "start = shipped * 1",
    "lostPart = lost / start",
    "churn = lostPart * 100",
    "kept = start - lost",
    "keptPart = kept / start",
    "retention = keptPart * 100",
    "orderPart = orders / start",
    "conversion = orderPart * 100",
    "unitCost = total / pieces",
    "orderValue = value / orders",
    "orderValue = total / orders",
  ],
  words:
    "churn rate ctr reply response emails cold return returns sold shipped conversion retention bounce click open attrition turnover unit cost per piece month year quarter w with started start customers subscribers members users clients visitors employees lost left quit total of and the what is our my we had pcs pieces units for in percent this last during average order orders value sales revenue",
  told: {
    churn: ["%", "Churn rate"],
    retention: ["%", "Retention rate"],
    conversion: ["%", "Conversion rate"],
    unitCost: ["$", "Cost each"],
    orderValue: ["$", "Average order"],
  },
};

export const LATE: Model = {
  about: /\b(?:late|overdue|past due)\b/,
  not: /<(?:date|clock|length)|\b(?:compound\w*|tax|rent|daily|per day|a day)\b/,
  said: {
    monthly: [
      `{P}(?: (?:simple|interest|late|fee|charge))* ${by("month")}`,
      `${by("month")}(?: (?:rate|interest|fee|charge|late|is|of|at))* {P}`,
    ],
    yearly: [`{P}(?: (?:simple|interest|late|fee|charge|apr))* ${by("year")}`],
    months: ["{mo}"],
    days: ["{d}"],
    flat: [paid("month")],
    amount: ["{N}"],
  },
  units: { months: ["time", "month"], days: ["time", "day"] },
  usual: { year: 365 },
  asked: [
    [/\b(?:total|altogether|in all)\b/, "total"],
    [/\b(?:interest|fee|charge|penalty|much)\b/, "interest"],
  ],
  rules: [
    "part = monthly / 100",
    "each = amount * part",
    "interest = each * months",
    "yearPart = yearly / 100",
    "yearInterest = amount * yearPart",
    "dayInterest = yearInterest / year",
    "interest = dayInterest * days",
    "total = amount + interest",
  ],
  words:
    "late overdue past due invoice bill client customer interest simple fee charge penalty a per month monthly year yearly terms term say says charge charges owe owes how much they them he she total do our my payment paying unpaid on at",
  told: { interest: ["$", "Late interest"], total: ["$", "Owed with interest"] },
};

/** What is put in, and what comes back. */
export const INVESTED: Model = {
  about: /\b(?:roi|return|profit|gain|got back|back|lost|loss)\b/,
  not: /<(?:percent|date|clock|hours|days|weeks|months|years|area|length|mass)|\b(?:loan|borrow\w*|lent|owe|tax|each|per|shares?|monthly|a year|annual\w*|revenue|sales|costs?|expenses|return (?:rate|policy)|returned|fees?|interest|margin|markup|tip|change|paid back)\b/,
  said: {
    back: [
      after(
        "(?:got|get|received|returned|made|brought|came|sold)(?: (?:it|them))?(?: (?:back|for|in))*|now worth|worth|became|into|grew to|back|final value|total",
      ),
      before("back|total|in return|now"),
    ],
    put: [
      after(
        "(?:put(?: in)?|invest(?:ed|ing)?|spent|spend|paid|bought(?: it| them)?(?: at| for)?|investment|cost|from|initial)",
      ),
      "{N}(?= in\\b)",
    ],
  },
  asked: [
    [/\b(?:roi|return|percent|percentage)\b/, "roi"],
    [/\b(?:profit|gain|make|made)\b/, "gain"],
  ],
  rules: ["gain = back - put", "part = gain / put", "roi = part * 100"],
  words:
    "roi return on investment profit gain percent percentage what is that in put invest invested investing spent spend paid bought it for got get back received total now worth and my the whats what's stock project business marketing campaign ad ads came made return returns net",
  told: { roi: ["%", "Return on investment"], gain: ["$", "Gain"] },
};
