/** What is told with more words than a calculator has inputs: an exam to pass, a heater that runs, a fall from rest. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "#assistant/readings/slots/form.ts";
import { QUANTITY, takeQuantity } from "./quantities.ts";
import type { Sentence } from "./sentence.ts";

const SHARE = String.raw`(\d+(?:\.\d+)?)\s?(?:%|percent\b)?`;

/** "What do I need on the final to get a 90 if I have an 88 and it's 25 % of my grade". */
export function readFinalGrade(sentence: Sentence): Direct {
  if (!sentence.says(/\bfinal(?:s| exam)?\b/)) return null;
  const weight =
    sentence.take(
      /(?<![\w.])(\d+(?:\.\d+)?)\s?(?:%|percent) of (?:my |the |your |our )?(?:overall |final |total |course )?(?:grade|mark|course|class)\b/,
    ) ??
    sentence.take(
      String.raw`\b(?:worth|counts?(?: for)?|weighs?|weighted|weight(?: of| is)?)\s+(?:is )?${SHARE}(?!\w)`,
    );
  const target = sentence.take(
    String.raw`\b(?:to (?:get|have|finish with|end (?:up )?with|earn|reach|keep|pass with)|want|need|for)(?: to (?:get|have))?(?: (?:an?|at least|overall|my|in the (?:class|course)|grade of))*\s+${SHARE}(?!\w)`,
  );
  const current = sentence.take(
    String.raw`\b(?:have|has|got|currently(?: (?:have|at))?|current(?: grade)?(?: (?:is|of))?|at|am at|sitting at|grade is|with|now)(?: (?:an?|at|grade of))*\s+${SHARE}(?!\w)`,
  );
  if (!weight || !target || !current || sentence.says(/\d/)) return null;
  const words =
    "final finals exam test grade overall class course need score required get currently current have right average at least out end";
  if (!sentence.isRead(words)) return null;
  return read(
    "final-grade",
    { currentGrade: Number(current[1]), finalWeight: Number(weight[1]), targetGrade: Number(target[1]) },
    "requiredScore",
  );
}

/** "Homework 90 weight 30, exam 80 weight 70". */
export function readWeightedGrade(sentence: Sentence): Direct {
  if (!sentence.says(/\bgrade\b/) || !sentence.says(/\b(?:weight\w*|worth|counts)\b/)) return null;
  const items = [];
  const item =
    /\b([a-z]+s?)? ?(?<![\w.])(\d+(?:\.\d+)?)\s?%? ?(?:with |and |at )?(?:weight(?:ed|ing)?(?: of)?|worth|counts(?: for)?) (\d+(?:\.\d+)?)\s?%?(?![\w.])/;
  for (let found = sentence.take(item); found; found = sentence.take(item))
    items.push({
      name: found[1] ?? `${items.length + 1}`,
      score: Number(found[2]),
      outOf: 100,
      weight: Number(found[3]),
    });
  if (items.length < 2 || sentence.says(/\d/) || !sentence.isRead("grade weighted overall course final current class"))
    return null;
  return read("grade", { items }, "grade");
}

const THING =
  "(?:heater|space heater|bulb|light|lamp|fan|ac|air conditioner|fridge|refrigerator|tv|television|computer|pc|laptop|oven|dryer|washer|dishwasher|microwave|kettle|pump|device|appliance|motor|charger|console|server|freezer|dehumidifier|router|toaster|iron|aquarium)";

/** "Cost to run a 1500 watt heater 5 hours a day at 0.15 per kWh", "how much electricity does a 100 W bulb use 8 hours a day". */
export function readAppliance(sentence: Sentence): Direct {
  const isCost = sentence.says(/\b(?:cost|costs|price|bill|pay|spend)\b/);
  if (
    !isCost &&
    !sentence.says(
      /\b(?:electricity|energy|kwh|power)\b.*\b(?:uses?|consume[sd]?|consumption)\b|\b(?:uses?|consumes?)\b.*\b(?:electricity|energy|kwh)\b/,
    )
  )
    return null;
  const price = sentence.take(
    /(?:\$\s?)?(\d*\.?\d+)\s?(cents?|c|¢|ct)?\s?(?:\/|per|an?|each)\s?(?:kwh|kilowatt[- ]hour)\b/,
  );
  const watts = takeQuantity(sentence, QUANTITY, "power", "W");
  const hours =
    takeQuantity(sentence, String.raw`${QUANTITY} (?:a|per|each|every) day`, "time", "h") ??
    takeQuantity(sentence, String.raw`${QUANTITY} daily`, "time", "h");
  if (watts === null || hours === null || isCost !== (price !== null)) return null;
  const period =
    /\b(day|daily|month|monthly|year|yearly|annually)\b/.exec(sentence.text)?.[1] ?? (isCost ? "month" : "day");
  sentence.take(new RegExp(THING));
  const words =
    "cost costs price electricity energy power kwh run running use uses used consume consumes consumption bill pay spend day daily month monthly year yearly annually per each hours operate leave leaving";
  if (sentence.says(/\d/) || !sentence.isRead(words)) return null;
  const kind = /^(?:day|daily)$/.test(period) ? "daily" : period.startsWith("month") ? "monthly" : "yearly";
  const appliances = [{ name: "Appliance", watts, hoursPerDay: hours, quantity: 1 }];
  if (!price) return read("electricity-cost", { appliances }, `${kind}Energy`);
  const pricePerKwh = Number((Number(price[1]) / (price[2] ? 100 : 1)).toPrecision(12));
  return pricePerKwh > 5
    ? null
    : read("electricity-cost", { appliances, pricePerKwh, fixedMonthlyCharge: 0 }, `${kind}Cost`);
}

/** "Starting from rest at 3 m/s² for 8 seconds": rest is a velocity of 0. */
export function readFromRest(sentence: Sentence): Direct {
  if (!sentence.take(/\bfrom rest\b|\bat rest\b/)) return null;
  const isMetric = sentence.says(/\d ?k?m(?:\/|eters?\b|\b)/);
  const acceleration = takeQuantity(sentence, QUANTITY, "acceleration", "m/s2");
  const time = takeQuantity(sentence, QUANTITY, "time", "s");
  const finalVelocity = takeQuantity(sentence, QUANTITY, "speed", "m/s");
  const displacement = takeQuantity(sentence, QUANTITY, "length", "m");
  const given = Object.entries({ acceleration, time, finalVelocity, displacement }).filter(
    ([, value]) => value !== null,
  );
  const LETTERS: Readonly<Record<string, string>> = {
    acceleration: "a",
    time: "t",
    finalVelocity: "v",
    displacement: "s",
  };
  const known = ["u", ...["v", "a", "t", "s"].filter((letter) => given.some(([key]) => LETTERS[key] === letter))].join(
    "-",
  );
  if (given.length !== 2) return null;
  const asked = [
    [/\b(?:distance|far|displacement)\b/, "displacement"],
    [/\b(?:final (?:speed|velocity)|speed|velocity|fast)\b/, "finalVelocity"],
    [/\bacceleration\b/, "acceleration"],
    [/\b(?:time|long)\b/, "time"],
  ] as const;
  const output = asked.find(([said, key]) => !given.some(([one]) => one === key) && sentence.says(said))?.[1];
  const words =
    "distance travelled traveled covered far displacement final speed velocity fast acceleration accelerates accelerating accelerate time long takes starting starts start car object travel moving moves after reach reaches go";
  if (output === undefined || sentence.says(/\d/) || !sentence.isRead(words)) return null;
  const reading = read("kinematics", { known, initialVelocity: 0, ...Object.fromEntries(given) }, output);
  return isMetric ? { ...reading, system: "metric" } : reading;
}

/** "Half-life 8 days, how much of 100 mg is left after 24 days". */
export function readHalfLife(sentence: Sentence): Direct {
  if (!sentence.says(/\bhalf[- ]li(?:fe|ves)\b/)) return null;
  const halfLife =
    takeQuantity(sentence, String.raw`\bhalf[- ]life(?: (?:of|is))?\s*=?\s*${QUANTITY}`, "time", "year") ??
    takeQuantity(sentence, String.raw`${QUANTITY} half[- ]life`, "time", "year");
  const time =
    takeQuantity(sentence, String.raw`\b(?:after|in|over) ${QUANTITY}`, "time", "year") ??
    takeQuantity(sentence, String.raw`${QUANTITY} later`, "time", "year");
  const amount = sentence.take(
    /(?<![\w.])(\d+(?:\.\d+)?)\s?(?:mg|g|kg|grams?|milligrams?|micrograms?|mcg|atoms|ml|%|bq|mbq)?(?![\w.])/,
  );
  if (halfLife === null || time === null || !amount || sentence.says(/\d/)) return null;
  if (
    !sentence.isRead(
      "half-life half life left remain remains remaining substance sample drug amount start starting initial initially dose percent isotope material",
    )
  )
    return null;
  return read(
    "half-life",
    { solveFor: "remainingAmount", initialAmount: Number(amount[1]), halfLife, time },
    "remainingAmount",
  );
}

/** "College cost in 12 years at 30000 a year, 5 % inflation": what a year of it costs then, and no saving. */
export function readCollege(sentence: Sentence): Direct {
  if (!sentence.take(/\b(?:college|university|tuition)\b/) || sentence.says(/\bsav\w+|\bmonth/)) return null;
  const years = sentence.take(/\b(?:in|after) (\d+) years?\b|\b(\d+) years? from now\b/);
  const rate = sentence.take(/(\d+(?:\.\d+)?) ?(?:%|percent)(?: (?:a|per) year)?(?: (?:inflation|increase|growth))?/);
  const [, amount] = sentence.take(/\$?(?<![\w.])(\d[\d,]*k?)(?: (?:a|per) year| now| today)*/) ?? [];
  if (!years || !rate || amount === undefined || sentence.says(/\d/)) return null;
  if (
    !sentence.isRead(
      "cost costs tuition fees inflation future today now currently year annual annually with rising grows",
    )
  )
    return null;
  const annualCost = Number(amount.replace(/[,k]/g, "")) * (amount.endsWith("k") ? 1000 : 1);
  const inputs = { annualCost, yearsUntil: Number(years[1] ?? years[2]), costInflation: Number(rate[1]) };
  return read("college-cost", inputs, "firstYearCost");
}

const CLOCK = String.raw`(\d{1,2})(?::(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.)?`;

/** "Hours worked 9am to 5:30pm with a 30 min lunch". */
export function readShift(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:lunch|break)\b/)) return null;
  const pause =
    takeQuantity(sentence, String.raw`${QUANTITY}(?: (?:unpaid|long))? (?:lunch|break)`, "time", "min") ??
    takeQuantity(sentence, String.raw`\b(?:lunch|break)(?: (?:of|is|for))? ${QUANTITY}`, "time", "min");
  const clocks = sentence.take(String.raw`(?<![\w.:])${CLOCK} ?(?:to|until|till|-|and|through) ?${CLOCK}(?![\w.])`);
  if (pause === null || !clocks || sentence.says(/\d/)) return null;
  const [start, end] = toClocks(clocks);
  const words =
    "hours worked work working shift lunch break minus less unpaid total long time from day without minutes half";
  if (start === null || end === null || !sentence.isRead(words)) return null;
  return read("time-duration", { mode: "between", startTime: start, endTime: end, breakMinutes: pause }, "text");
}

/** "9 to 5" is from the morning to the afternoon, "1 to 5 pm" all of the afternoon, and "22 to 6" until the next morning. */
function toClocks([, hour, minute, half, lastHour, lastMinute, lastHalf]: readonly string[]): readonly (
  | string
  | null
)[] {
  const isLater = Number(hour) < Number(lastHour);
  const isPlain = lastHalf === undefined && half === undefined;
  const isEvening = isPlain && !isLater && Number(hour) <= 12 && Number(lastHour) < 12;
  const first = half ?? (isLater && Number(lastHour) <= 12 ? lastHalf : lastHalf && "am");
  return [toClock(hour!, minute, first), toClock(lastHour!, lastMinute, isEvening ? "pm" : lastHalf)];
}

function toClock(hour: string, minute = "00", half?: string): string | null {
  const figure = Number(hour);
  if (figure > (half ? 12 : 24)) return null;
  const hours = half ? (figure % 12) + (half.startsWith("p") ? 12 : 0) : figure;
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
