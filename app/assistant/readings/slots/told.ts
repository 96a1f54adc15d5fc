/** What people tell in a sentence or two and then ask: a shift, a meter, a grade, a coupon. */
import type { AnyField } from "#engine/fields.ts";
import type { Direct, Reading } from "#assistant/readings/reading.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { type Form, read, sum, tidy, toNumber, toUnit, type Value } from "./form.ts";
import { shift } from "./days.ts";
import { readClock } from "./times.ts";
import { readSpan } from "./work-hours.ts";

const HOURLY = "(?: dollars| euros| bucks)? ?(?:(?:an|per|a) |\\/ ?)(?:hour|hr)";

const toPercent = (expression: string, label: string): Reading => ({
  ...sum(expression),
  told: { field: { kind: "percent", label, decimals: 2 } },
});

/** A result in a unit, from its formula in that unit. */
function toQuantity(expression: string, label: string, unit: string): Reading | null {
  const [measure] = findMeasures(unit);
  if (!measure) return null;
  const field: AnyField = { kind: "quantity", label, dimension: measure.dimension, unit: measure.unit.id };
  return { ...sum(expression), told: { field, unit: measure.unit.id } };
}

export const TOLD: readonly Form[] = [
  {
    // "My probation lasts 6 months and started on September 14"
    about: [
      /\b(?:end|ends|ending|over|finish\w*|expires?|runs? out|done|up)\b/,
      /\b(?:start\w*|began|begins?|from|since|signed|bought)\b/,
    ],
    not: /\b(?:before|ago|business|working|workdays?|weekdays?|until|till|how (?:many|long)|born|due|every|pregnan\w*|old|left)\b/,
    places: { span: ["{T}"], date: ["{D}"] },
    words:
      "lasts last lasting long start starts started starting began begin begins from since signed bought end ends ending over finish finishes finished expire expires run runs out done up does will contract lease warranty trial probation notice subscription membership course term period date day on it",
    read: ({ date, span }) => shift(date, span, "add"),
  },
  {
    // "Our wedding is on june 19, how many days do we have left"
    about: [/\bdays\b/, /\b(?:left|to go|away|remain\w*|until then|till then)\b/],
    not: /<(?:number|time|money|percent)|\b(?:year|month|business|working|workdays?|weekdays?|weeks|hours|after|before|ago|vacation|leave|born)\b/,
    places: { date: ["{D}"] },
    words:
      "days left to go away remain remaining until till then on is starts start begins begin opens exam concert wedding holiday party trip flight deadline birthday game match show event test our my the it number have",
    read: ({ date }) =>
      date?.type === "date" && /\d/.test(date.text) ? read("countdown", { targetDate: date.date }, "days") : null,
  },
  {
    about: [
      /\b(?:ways|orders|arrangements)\b/,
      /\b(?:line|line up|row|shelf|queue|arrang\w+|order|orders|seated|sit)\b/,
    ],
    not: /\b(?:round|circle|circular|table|choose|pick|select|groups?|teams?|committee|identical|same|together|next to|adjacent|letters|word|digits|repeat\w*|at a time)\b|<(?:money|percent|time)/,
    places: { count: ["{#}"] },
    words:
      "ways orders order arrangements different distinct can stand line up lined row in on a shelf queue arrange arranged seated sit be be put placed",
    isCounted: true,
    read: ({ count }) => read("permutations-combinations", { n: toNumber(count), r: toNumber(count) }, "permutations"),
  },
  {
    // Worked by the hour, with a share taken off
    about: [
      /\b(?:take home|took out|take out|taken out|withheld|deducted|deductions|taxes)\b/,
      new RegExp(`<(?:number|money)\\d+>${HOURLY}`),
    ],
    not: /<(?:clock|date)|<percent.*<percent|\b(?:overtime|week|month|year|before)\b/,
    places: { rate: [`(?:at )?{N}${HOURLY}`], hours: ["{T}"], share: ["{P}"] },
    words:
      "work worked working hours at for and they took take out taken withheld deducted in deductions taxes tax home pay earned make what i",
    read: ({ rate, hours, share }) => {
      const time = toUnit(hours, "time", "h");
      return time === null ? null : sum(`${tidy(time)} * ${toNumber(rate)} * (1 - ${toNumber(share)}/100)`);
    },
  },
  {
    about: [/\bcoupon|voucher|gift card\b/, /<percent\d+> off\b/],
    not: /\b(?:tax|before|first|shipping|minimum|each)\b|<percent.*<percent/,
    places: {
      share: ["{P} off"],
      coupon: ["{N}(?: dollar| euro)? (?:off )?(?:coupon|voucher|gift card)"],
      price: ["{N}"],
    },
    words:
      "coupon voucher gift card on top of the sale price then off another also pay it's for with have is cost costs a i final after that use",
    isOfThings: true,
    read: ({ price, share, coupon }) => sum(`${toNumber(price)} * (1 - ${toNumber(share)}/100) - ${toNumber(coupon)}`),
  },
  {
    about: [/\bshipping|delivery|postage\b/, /<(?:number|money)\d+>(?: dollars| euros)? (?:each|apiece)\b/],
    not: /<(?:percent|time|date)|\b(?:free|tax|off|per|less|over)\b/,
    places: {
      each: ["(?:at |for |@ )?{N}(?: dollars| euros)? (?:each|apiece)"],
      sent: [
        "(?:shipping|delivery|postage)(?: (?:is|costs?|of|for|fee))* {N}",
        "{N}(?: dollars| euros)? (?:for )?(?:shipping|delivery|postage)",
      ],
      count: ["{#}"],
    },
    words:
      "shipping delivery postage each apiece whole order total cost costs pay need is for packs boxes pieces all together come",
    isOfThings: true,
    isCounted: true,
    read: ({ each, sent, count }) => sum(`${toNumber(count)} * ${toNumber(each)} + ${toNumber(sent)}`),
  },
  {
    // "We leave at 8:15, it's 220 miles at 55 mph, when do we get there"
    about: [/\b(?:leave|leaving|start|set off|depart)\b/, /\b(?:when|what time)\b/, /<clock/, /<speed/],
    not: /<(?:money|percent|number)|\b(?:stops?|breaks?|arrive (?:at|by) <|before|faster|slower)\b/,
    places: { clock: ["{C}(?: in the (?:morning|afternoon|evening))?"], distance: ["{L}"], speed: ["{S}"] },
    words:
      "leave leaving start set off depart drive driving when what time get there arrive average averaging at away trip we is it's far",
    read: ({ clock, distance, speed }) => {
      const [way, rate] = [toUnit(distance, "length", "km"), toUnit(speed, "speed", "km/h")];
      if (way === null || rate === null) return null;
      return shiftClock(clock, [Math.round((way / rate) * 60)]);
    },
  },
  {
    about: [/\b(?:ahead|behind)\b/, /\bwhat time\b/, /<clock/],
    not: /<(?:money|percent|number|date|length)|\b(?:schedule|clock (?:is|runs))\b/,
    places: { clock: ["{C}"], span: ["{T}(?= (?:ahead|behind))"] },
    words:
      "here is it it's ahead behind of us me what time for him her them there my and son daughter brother sister friend mother father boss lives",
    read: ({ clock, span }, text) => readClock(clock, span, /\bahead\b/.test(text) ? "add" : "subtract"),
  },
  {
    // A start, a length, and something else that takes its time
    about: [/\b(?:over|end|ends|finish|done|out)\b/, /<clock/, /<time.*<time/],
    not: /<(?:money|percent|number|date|length)|\b(?:less|minus|without|before|early|earlier|cut)\b|<clock.*<clock/,
    places: { clock: ["{C}"], one: ["{T}"], two: ["{T}"] },
    words:
      "movie film show game match concert is and starts start at plus with of trailers trailer ads previews intermission halftime break first when what time over end ends finish done out it lasts long runs",
    read: ({ clock, one, two }) => {
      const minutes = [one, two].map((span) => toUnit(span, "time", "min"));
      return minutes.includes(null) ? null : shiftClock(clock, minutes as number[]);
    },
  },
  {
    about: [/\bbefore\b/, /<time\d+>/, /<date/, /\b(?:notice|last day|deadline|latest|cancel|lease|contract)\b/],
    not: /<(?:money|percent|number|clock)|\b(?:business|working|after|how many|until)\b/,
    places: { span: ["{T}(?= (?:notice )?before)"], date: ["{D}"] },
    words:
      "give notice before lease contract ends end expires on last day latest deadline cancel must it by date have to when is can do",
    read: ({ span, date }) => {
      const days = toUnit(span, "time", "day");
      if (date?.type !== "date" || days === null || !Number.isInteger(days) || !/days?|weeks?/.test(span!.text))
        return null;
      return read("add-to-date", { startDate: date.date, operation: "subtract", days }, "resultDate");
    },
  },
  {
    about: [/\bmax(?:imum)? heart rate\b/, /<percent/],
    not: /<(?:money|time|date)|\b(?:resting|karvonen|reserve|zone)\b/,
    places: { share: ["{P}"], age: ["(?:i'm|am|age|aged|old|years?) {#}", "{#}"] },
    words: "max maximum heart rate of my trainer wants me at beats per minute bpm age aged old years year",
    read: ({ share, age }) => sum(`(220 - ${toNumber(age)}) * ${toNumber(share)}/100`),
  },
  {
    // A wall without its door
    about: [/\bwall\b/, /\b(?:left|remain\w*|without|minus)\b/, /\b(?:square (?:feet|meters)|area|sq ft|paint)\b/],
    not: /<(?:money|percent|time|number)|\b(?:gallons?|liters?|coats?|how much paint|walls|rooms?)\b/,
    places: { part: ["{A}"], one: ["{L}"], two: ["{L}"] },
    words:
      "wall long high tall wide by x and with a door window that's left to paint remaining minus without square feet meters area sq ft how many is of",
    read: ({ part, one, two }) => {
      const unit = /\bmeters?\b|m²/.test(part?.text ?? "") ? (["m", "m2"] as const) : (["ft", "ft2"] as const);
      const sides = [one, two].map((side) => toUnit(side, "length", unit[0]));
      const off = toUnit(part, "area", unit[1]);
      return off === null || sides.includes(null)
        ? null
        : toQuantity(`${sides.join(" * ")} - ${off}`, "Area left", unit[1]);
    },
  },
  {
    about: [
      /\b(?:meter|reading|kwh)\b/,
      /\b(?:was|last|previous|from)\b/,
      /\b(?:now|to|current)\b/,
      /\b(?:per|a) kwh\b/,
    ],
    not: /<(?:percent|time|power)|\b(?:fixed|standing|fee|tax|plus)\b/,
    places: {
      price: ["(?:at )?{N}(?: dollars| euros)? (?:per|a) kwh", "(?:at )?{CENT} (?:per|a) kwh"],
      last: ["(?:was|last|previous|from)(?: (?:meter|reading|was|is))* <(?:number|energy)(\\d+)>"],
      now: ["<(?:number|energy)(\\d+)>"],
      "today?": ["{D}"],
    },
    words: "last previous meter reading was and now it's is current at per a kwh owe pay cost bill from to",
    read: ({ price, last, now }) => {
      const [from, to] = [last, now].map((one) => (one?.type === "amount" ? one.value : Number.NaN));
      const each = toNumber(price) / (/¢|\dc$/.test(price!.text.trim()) ? 100 : 1);
      return to! > from! ? sum(`(${to} - ${from}) * ${each}`) : null;
    },
  },
  {
    // The next score for an average
    about: [/\baverage\b/, /\bneed\b/, /<number.*<number.*<number/],
    not: /<(?:percent|money|time|date)|\b(?:weighted|weight|counts?|final|gpa|sell|sales)\b/,
    places: {
      target: ["average(?: (?:of|at least|an?|to|be))* {#}", "{#} average"],
      ...Object.fromEntries(["one", "two", "three?", "four?", "five?"].map((name) => [name, ["{#}"]])),
    },
    words:
      "got scored have and on my tests test exams exam quizzes quiz games what do need the next last fourth third fifth sixth one to average for of in scores score first",
    read: ({ target, ...scores }) => {
      const all = Object.values(scores).map(toNumber);
      return sum(`${toNumber(target)} * ${all.length + 1} - (${all.join(" + ")})`);
    },
  },
  {
    // "Homework counts 40% and I have a 95": shares that make a whole
    about: [/\b(?:grade|mark|average)\b/, /<percent.*<percent/, /\b(?:counts?|worth|weighs?|is)\b/],
    not: /<(?:money|time|date)|\b(?:need|final grade needed|curve)\b|<percent.*<percent.*<percent/,
    places: {
      one: [`(?:counts?|is|worth|weighs?)(?: for)? {P}`],
      first: ["{#}"],
      two: [`(?:counts?|is|worth|weighs?)(?: for)? {P}`],
      second: ["{#}"],
    },
    words:
      "homework exam exams test tests quiz quizzes project midterm final participation counts count worth weighs is for and have got a an on it in the my what grade mark average i of class overall",
    read: ({ one, first, two, second }) =>
      toNumber(one) + toNumber(two) === 100
        ? sum(`(${toNumber(one)} * ${toNumber(first)} + ${toNumber(two)} * ${toNumber(second)}) / 100`)
        : null,
  },
  {
    about: [/\b(?:already|so far)\b/, /\b(?:a|per|each|every) month\b|\bmonthly\b/, /<time/],
    not: /<percent|\b(?:loan|owe|debt|rent|(?<!\b(?:no|without|any) )interest|paid)\b/,
    places: {
      have: ["already(?: (?:got|have|saved|at|put|aside|away))* {N}", "{N} (?:already|saved|so far)"],
      term: ["(?:in |within |over )?{T}"],
      goal: ["{N}"],
    },
    words:
      "want need save saved saving put aside away for a down payment in and have already got so far how much month monthly per each every to reach no without any interest of trip",
    isOfThings: true,
    read: ({ have, term, goal }) => {
      const months = toUnit(term, "time", "month");
      return months === null ? null : sum(`(${toNumber(goal)} - ${toNumber(have)}) / ${Math.round(months)}`);
    },
  },
  {
    about: [/\bshares?\b/, /\bsold\b/, /\b(?:make|profit|gain|made|earn|lose|lost)\b/],
    not: /<(?:percent|time|date)|\b(?:fee|fees|commission|tax|half|dividends?|percent)\b/,
    places: {
      count: ["{#} shares?"],
      bought: [
        "(?:bought|buy|paid)(?: \\|| shares?| at| for| them)* (?:at|for|@) {N}(?: each)?",
        "\\| (?:at|for|@) {N}(?: each)?",
      ],
      sold: ["(?:sold|sell)(?: (?:them|all|it|of))*(?: (?:at|for|@))+ {N}(?: each)?"],
    },
    words: "shares share bought buy sold sell at for each them all and make made profit gain earn did",
    read: ({ count, bought, sold }) => sum(`${toNumber(count)} * (${toNumber(sold)} - ${toNumber(bought)})`),
  },
  {
    about: [/\bsimple(?: interest)?\b/, /\b(?:back|repay|owe|total)\b/, /<percent/, /<time/],
    not: /\b(?:compound\w*|month each|monthly|a month|fee)\b|<(?:clock|date)/,
    places: { rate: ["{P}(?: (?:a|per) year| yearly| annual(?:ly)?)?"], term: ["{T}"], principal: ["{N}"] },
    words:
      "borrowed borrow lent from my at simple interest how much give pay back repay owe total for him her them do in all brother sister dad mom friend",
    read: ({ rate, term, principal }) => {
      const years = toUnit(term, "time", "year");
      const months = toUnit(term, "time", "month");
      const time =
        months !== null && /month/.test(term!.text)
          ? `${Math.round(months)}/12`
          : years === null
            ? null
            : `${tidy(years)}`;
      return time === null ? null : sum(`${toNumber(principal)} * (1 + ${toNumber(rate)}/100 * ${time})`);
    },
  },
  {
    about: [
      /\b(?:one|a|1) month(?:'s|s)?(?: of)? interest\b|\bmonthly interest\b|<time\d+>(?: of)? interest\b/,
      /\b(?:card|balance)\b/,
    ],
    not: /\b(?:daily|payment|pay off|days|cycle|minimum)\b|<(?:clock|date)/,
    places: { rate: ["{P}(?: apr)?"], "month?": ["{T}"], balance: ["{N}"] },
    words: "owe credit card balance at apr how much is about one month month's monthly of interest on a with",
    read: ({ rate, month, balance }) =>
      month && toUnit(month, "time", "month") !== 1 ? null : sum(`${toNumber(balance)} * ${toNumber(rate)}/100 / 12`),
  },
  {
    about: [/\bladder\b/, /\b(?:how long|length)\b/],
    not: /<(?:angle|money|percent|time|number)|\b(?:angle|degrees|high)\b/,
    places: { up: ["reach(?:es|ing)?(?: up)?(?: (?:to|the))* {L}(?: (?:up|high))?"], foot: ["{L}"] },
    words:
      "ladder ladder's foot base bottom is from the wall away and it reaches reach up how long length of house out leans",
    read: ({ up, foot }) => {
      const [one, two] = [up, foot].map((side) => (side?.type === "amount" ? side.value : Number.NaN));
      const units = [up, foot].map((side) => (side?.type === "amount" ? side.measures[0]?.unit.id : undefined));
      return units[0] === units[1] ? toQuantity(`sqrt(${one}^2 + ${two}^2)`, "Length", units[0]!) : null;
    },
  },
  {
    about: [
      /\bratio\b/,
      /\b(?:bigger|larger|smaller|biggest|largest|smallest) (?:share|part|half|one)\b/,
      /<number\d+> ?(?:to|:) ?<number/,
    ],
    not: /<(?:percent|time)|<number\d+> ?(?:to|:) ?<number\d+> ?(?:to|:) ?<number/,
    places: { one: ["{#}(?= ?(?:to|:) ?<number)"], two: ["\\| *(?:to|:) ?{#}"], whole: ["{N}"] },
    words:
      "ratio splitting split share sharing divide divided in a of to : how much is the bigger larger smaller biggest largest smallest share part half one my sister brother between us and",
    isOfThings: true,
    read: ({ one, two, whole }, text) => {
      const parts = [toNumber(one), toNumber(two)];
      const part = /\b(?:smaller|smallest)\b/.test(text) ? Math.min(...parts) : Math.max(...parts);
      return sum(`${toNumber(whole)} * ${part} / (${parts.join(" + ")})`);
    },
  },
  {
    about: [
      /\b(?:pixels?|px)\b|<number\d+> (?:by|x|×) <number/,
      /\b(?:dpi|ppi)\b/,
      /\b(?:inches|wide|width|print\w*)\b/,
    ],
    not: /<(?:money|percent|time)|\b(?:cm|high|height|tall|megapixels?)\b/,
    places: {
      width: ["{#}(?= ?(?:by|x|×) <)"],
      height: ["\\| *(?:by|x|×) <[a-zA-Z]+(\\d+)>"],
      dots: ["<[a-zA-Z]+(\\d+)>(?: (?:dpi|ppi))?"],
    },
    words:
      "picture photo image is pixels pixel px by x × and want it printed print at dpi ppi how many inches wide width will be",
    read: ({ width, dots }, text) =>
      !/\b[dp]pi\b/.test(`${dots?.text} ${text}`)
        ? null
        : toQuantity(`${toNumber(width)} / ${toNumber(dots)}`, "Width", "in"),
  },
  {
    about: [/\bmegapixels?\b/, /<number\d+> ?(?:by|x|×) ?<number/],
    not: /\bdpi\b|<(?:money|percent)/,
    places: { width: ["{#}(?= ?(?:by|x|×) <)"], height: ["\\| *(?:by|x|×) {#}"] },
    words: "megapixels megapixel how many is pixels image photo picture camera in",
    read: ({ width, height }) => sum(`${toNumber(width)} * ${toNumber(height)} / 1000000`),
  },
  {
    // kcal per gram: carbohydrate 4, protein 4, fat 9 (EU Regulation 1169/2011, annex XIV)
    about: [/\bcalories\b/, /\bfat\b/, /\bprotein\b/, /\bcarb/],
    not: /<(?:percent|money|time|number)|\b(?:alcohol|fiber|burn)\b/,
    places: {
      carbs: ["{M}(?: of)? (?:carbs|carbohydrates?)", "(?:carbs|carbohydrates?) {M}"],
      protein: ["{M}(?: of)? protein", "protein {M}"],
      fat: ["{M}(?: of)? fat", "fat {M}"],
    },
    words: "calories kcal in how many carbs carbohydrates protein fat and are has with g of",
    read: ({ carbs, protein, fat }) => {
      const grams = [carbs, protein, fat].map((one) => toUnit(one, "mass", "g"));
      return grams.includes(null)
        ? null
        : toQuantity(`4 * ${grams[0]} + 4 * ${grams[1]} + 9 * ${grams[2]}`, "Energy", "kcal");
    },
  },
  {
    about: [/\b(?:how fast|speed)\b/, /<time\d+> (?:mile|kilometer|kilometre|km)\b/],
    not: /<(?:money|percent|length|number)/,
    places: { time: ["{T}(?= (?:mile|kilometer|kilometre|km))"] },
    words: "how fast is speed of a an mile kilometer kilometre km mph in kmh kph / h",
    read: ({ time }, text) => {
      const hours = toUnit(time, "time", "h");
      const isMile = /> mile\b/.test(text);
      const isMetric =
        /\bkm ?\/ ?h\b|\bkmh\b|\bkph\b/.test(text.replace(/<time\d+> km/, "")) || (!isMile && !/\bmph\b/.test(text));
      if (hours === null) return null;
      const factor = isMile === isMetric ? (isMile ? 1.609344 : 1 / 1.609344) : 1;
      return toQuantity(`${tidy(factor)} / ${tidy(hours)}`, "Speed", isMetric ? "km/h" : "mph");
    },
  },
  {
    // An inch of rain on a roof
    about: [/\brain\w*\b/, /<area/, /\b(?:gallons|liters|litres)\b/],
    not: /<(?:money|percent|time|number|volume)|\b(?:collect\w*|efficiency|lost|loss)\b/,
    places: { depth: ["{L}(?: of)?(?: rain\\w*)?"], area: ["{A}"] },
    words: "how many gallons liters litres of water is are from one an inch rain rainfall on a roof fall falls in",
    read: ({ depth, area }, text) => {
      const [deep, wide] = [toUnit(depth, "length", "m"), toUnit(area, "area", "m2")];
      const isMetric = !/\bgallons\b/.test(text);
      return deep === null || wide === null
        ? null
        : toQuantity(
            isMetric ? `${deep} * ${wide} * 1000` : `${deep} * ${wide} / 0.003785411784`,
            "Water",
            isMetric ? "L" : "gal-us",
          );
    },
  },
  {
    about: [/\bremainder\b/],
    not: /<(?:percent|money|time)|\b(?:polynomial|theorem)\b/,
    places: { whole: ["{#}(?: (?:is )?divided)? by(?= <)", "{#}(?= (?:and|over|\\/) <)"], part: ["{#}"] },
    words: "remainder of when you divide divided dividing by what's left over is and in / the",
    read: ({ whole, part }) => {
      const [all, by] = [toNumber(whole), toNumber(part)];
      return by > 0 ? sum(`${all} - ${by} * floor(${all} / ${by})`) : null;
    },
  },
  {
    about: [/\b(?:angle|angles)\b/, /\bpolygon <number\d+> sided\b/],
    not: /<(?:length|percent|angle)|\b(?:sum|total|exterior|central|outside)\b/,
    places: { sides: ["{#} sided"] },
    words: "how many degrees is are each interior inside angle angles of in a regular polygon sided one the size",
    read: ({ sides }) => toQuantity(`(${toNumber(sides)} - 2) * 180 / ${toNumber(sides)}`, "Each angle", "deg"),
  },
  {
    about: [
      /\b(?:odds|chance|chances|probability|likelihood)\b/,
      /\b(?:sixes|heads|tails|ones|fives)\b/,
      /\bin a row\b/,
    ],
    not: /<(?:percent|money|time)|\b(?:not|no|at least|or|without)\b/,
    places: { count: ["{#}"] },
    words:
      "odds chance chances probability likelihood of rolling getting flipping tossing throwing sixes heads tails ones fives in a row",
    read: ({ count }, text) =>
      toPercent(`(1/${/sixes|ones|fives/.test(text) ? 6 : 2})^${toNumber(count)} * 100`, "Probability"),
  },
  {
    about: [/<percent\d+> of (?:(?:its|their|his|her|the) )?(?:body ?weight|weight|body weight)\b/],
    not: /<(?:money|time|number)|\b(?:lose|lost|fat|muscle|water)\b/,
    places: { share: ["{P} of(?: (?:its|their|his|her|the))? (?:body ?weight|weight)"], weight: ["{M}"] },
    words: "how much food a day daily for dog cat puppy horse at of body weight feed eat should my the an it",
    read: ({ share, weight }) =>
      weight?.type === "amount" && weight.measures[0]
        ? toQuantity(`${weight.value} * ${toNumber(share)}/100`, "A day", weight.measures[0].unit.id)
        : null,
  },
  {
    about: [/\btip\b/, /\bpercent|percentage\b/, /\b(?:total|gave|paid|left)\b/],
    not: /<(?:percent|time)|\b(?:tax|each|split|people)\b/,
    places: {
      total: [
        "(?:gave|paid|left|handed)(?: (?:her|him|them|the driver))? {N}(?: dollars)? (?:total|in total|in all|altogether)",
        "total(?: (?:was|of|is))* {N}",
      ],
      base: ["(?:was|for|is|cost|of) {N}"],
    },
    words:
      "tip percent percentage what was that is total i gave paid left handed her him them and the in all haircut cab taxi ride meal bill driver for a did",
    isOfThings: true,
    read: ({ total, base }) => {
      const [all, bill] = [toNumber(total), toNumber(base)];
      return all > bill ? toPercent(`(${all} - ${bill}) / ${bill} * 100`, "Tip") : null;
    },
  },
  {
    about: [
      /\b(?:grade|score|mark|percent|percentage)\b/,
      /<fraction|\bgrade\b|<angle|<number\d+> (?:out of|of) <number/,
    ],
    not: /<(?:percent|money|time|date)|\b(?:need|curve|average|final|error|off|increase|decrease)\b/,
    places: {
      got: ["<(?:fraction|angle)(\\d+)>", "{#}(?= (?:out )?of <)"],
      "all?": ["\\| *(?:out )?of <(?:number|angle)(\\d+)>"],
    },
    words:
      "grade score mark percent percentage test quiz exam out of as a in what is got points right correct on the i",
    read: ({ got, all }) => {
      const [, over, under] = /^(\d+)\/(\d+)(?: grade)?$/.exec(got?.text.trim() ?? "") ?? [];
      const [part, whole] = all ? [toNumber(got), toNumber(all)] : [Number(over), Number(under)];
      return part >= 0 && whole > 0 ? read("percentage", { mode: "what-percent", part, whole }, "percent") : null;
    },
  },
  {
    about: [/\b(?:before tax|pre-?tax|without tax|net)\b/, /\btotal\b/, /<percent\d+>(?: (?:sales|vat))?(?: tax)?/],
    not: /<percent.*<percent|\b(?:tip|discount|off|income|salary|pay)\b|<(?:time|date)/,
    places: {
      rate: ["{P}(?: (?:sales )?tax)?"],
      total: ["total(?: (?:is|was|of|with))* {N}", "{N}(?: total| in total)"],
    },
    words: "before tax pre pretax price if total is was with sales without net of the what amount",
    read: ({ rate, total }) => sum(`${toNumber(total)} / (1 + ${toNumber(rate)}/100)`),
  },
  {
    about: [/\bhow many [a-z]+ (?:does|do|can|will|would|in) /, /<volume\d+>/, /\bhold|holds|fit|in\b/],
    not: /<(?:money|percent|time|number|length|area|mass)|\b(?:left|each|serve|people|per)\b/,
    places: { volume: ["{V}"] },
    words:
      "how many does do can will would a an the tank bottle jug bucket pot jar barrel keg can container hold holds fit in liters litres gallons cups quarts pints ounces milliliters",
    read: ({ volume }, text) => {
      const [, name = ""] = /\bhow many ((?:fluid )?[a-z]+) /.exec(text) ?? [];
      const unit = findMeasures(name).find(({ dimension }) => dimension.id === "volume");
      const value = unit ? toUnit(volume, "volume", unit.unit.id) : null;
      return value === null ? null : toQuantity(`${value}`, "Volume", unit!.unit.id);
    },
  },
  {
    // What one of a unit costs
    about: [/<(?:number|money)\d+>(?: dollars)? for <(?:mass|volume|number)/, /\bper (?:[a-z]+)$/],
    not: /<(?:percent|time|date)|\b(?:vs|or|better|cheaper)\b/,
    places: { price: ["{N}(?: dollars)?(?= for)"], size: ["for <(?:mass|volume|number)(\\d+)>"] },
    words:
      "for per price cost how much each is oz ounce gram g kg kilo lb pound liter litre ml gallon piece item unit one",
    isCounted: true,
    read: ({ price, size }, text) => {
      const [, name = ""] = /\bper ([a-z]+)$/.exec(text) ?? [];
      if (size?.type !== "amount") return null;
      const own = size.measures[0];
      if (!own) return /^(?:piece|unit|item|one|each)$/.test(name) ? sum(`${toNumber(price)} / ${size.value}`) : null;
      const unit = findMeasures(name).find(({ dimension }) => dimension.id === own.dimension.id);
      const value = unit ? toUnit(size, own.dimension.id, unit.unit.id) : null;
      return value === null ? null : sum(`${toNumber(price)} / ${value}`);
    },
  },
];

/** A clock time and so many minutes later. */
function shiftClock(clock: Value | undefined, minutes: readonly number[]): Direct {
  if (clock?.type !== "time") return null;
  const [hours, rest] = clock.time.split(":").map(Number);
  const total = minutes.reduce((all, one) => all + one, hours! * 60 + rest!) % 1440;
  const reading = readSpan(total * 60);
  return reading?.calculator ? { ...reading, isClock: true } : null;
}
