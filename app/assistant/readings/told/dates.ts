/** Two days that are told, and how long lies between; how old something is then; when to get up. */
import { shift } from "#assistant/readings/slots/days.ts";
import { type Form, read, sum, toNumber } from "#assistant/readings/slots/form.ts";
import { readClock } from "#assistant/readings/slots/times.ts";

const OUTPUTS: Readonly<Record<string, string>> = { day: "totalDays", night: "totalDays", week: "weeks" };

export const DATES: readonly Form[] = [
  {
    // "Due October 19, 2026, brought back November 6, 2026. How many days late?"
    about: [/<date\d+>.*<date\d+>/, /\bhow many (?:whole |full )?(?:days|nights|weeks)\b/],
    not: /<(?:money|percent|number|time|clock)|\b(?:business|working|workdays?|weekdays?|inclusive|including|both|except|excluding|pay|per|weekends?)\b/,
    places: { from: ["{D}"], to: ["{D}"] },
    words:
      "days nights weeks from to until till between and started starts start began ended ends end left leave leaves arrive arrived came come returned return returns back brought due late job trip vacation stay stayed away old born worked work there lasted last on did it take took past was she he they baby after",
    isOfThings: true,
    read: ({ from, to }, text) => {
      const [, unit] = /\bhow many (?:whole |full )?(day|night|week)s\b/.exec(text)!;
      if (from?.type !== "date" || to?.type !== "date" || !from.hasYear || !to.hasYear || from.date >= to.date)
        return null;
      return read("date-difference", { startDate: from.date, endDate: to.date }, OUTPUTS[unit!]);
    },
  },
  {
    // "The baby came on March 1, 2026, on what date is it 15 weeks old?"
    about: [/<time\d+> old\b/, /<date\d+>/, /\b(?:when|what date|which date|what day|which day)\b/],
    not: /<(?:money|percent|number|clock)|\b(?:due|pregnan\w*|before|ago|now)\b/,
    places: { span: ["{T}(?= old)"], date: ["{D}"] },
    words:
      "when what which date day is will be old baby born came was on it she he puppy kitten dog cat turn turns he's she's child",
    read: ({ span, date }) => shift(date, span, "add"),
  },
  {
    // "I was born in 1991. How old will I be in 2040?"
    about: [/\bborn (?:in )?<number\d+>/, /\bhow old\b/, /<number\d+>.*<number\d+>/],
    not: /<(?:money|percent|date|time|clock)|\b(?:older|younger|than|died|die)\b/,
    places: { born: ["born (?:in )?{#}"], year: ["{#}"] },
    words: "born in how old will be was am turn turning year i he she they when is",
    read: ({ born, year }) => {
      const [from, to] = [toNumber(born), toNumber(year)];
      return from >= 1850 && to > from && to < 2200 ? sum(`${to} - ${from}`) : null;
    },
  },
  {
    // "I need eight and a half hours of sleep and go to bed at 10:15 pm, when do I have to get up"
    about: [/\b(?:sleep|bed|asleep)\b/, /\b(?:get up|wake|alarm)\b/, /<clock\d+>/, /<time\d+>/],
    not: /<(?:money|percent|number|date)|<clock.*<clock|\b(?:cycles?|minutes to fall|nap|before)\b/,
    places: { clock: ["{C}"], span: ["{T}"] },
    words:
      "sleep bed asleep get up wake alarm set when what time do have to should i need of hours go going to at for and want fall if",
    read: ({ clock, span }, text) => {
      const isBedtime = /(?:bed|asleep|sleep)(?: (?:at|around|by|is))* <clock/.test(text);
      const isRising = /(?:get up|wake up|wake|alarm)(?: (?:at|by|for|is|set))* <clock/.test(text);
      return isBedtime === isRising ? null : readClock(clock, span, isBedtime ? "add" : "subtract");
    },
  },
];
