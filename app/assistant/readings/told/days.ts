/** Days and ages, times of a clock, sleep and speed, as they are told. */
import { minutesOfDay } from "#maths/clock.ts";
import { readDate } from "#assistant/tokens/read-date.ts";
import { shift } from "#assistant/readings/slots/days.ts";
import { type Form, read, sum, tidy, toNumber, toUnit } from "#assistant/readings/slots/form.ts";
import { readClock } from "#assistant/readings/slots/times.ts";

const WAY =
  "leaves leave left departs depart takes take and flight train bus ferry ride drive trip journey way long same time zone zones no change changes difference when do does will we i it get there be arrive arrives arrival land landing home my our the what after in air took off at";

/** How long lies between two days, as the calculator tells it. */
const OUTPUTS: Readonly<Record<string, string>> = { day: "totalDays", night: "totalDays", week: "weeks" };

const MONTHS = "january february march april may june july august september october november december".split(" ");
const MONTH_OF_YEAR = new RegExp(`\\b(${MONTHS.join("|")}) <number`);

export const DAYS_TOLD: readonly Form[] = [
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
    // "How many working days are there in March 2027?"
    about: [/\b(?:business|working|work|week) ?days\b|\bworkdays\b|\bweekdays\b/, MONTH_OF_YEAR],
    not: /<(?:money|percent|date|time|clock)|\b(?:from|after|before|until|till|left|except|without|each|every|per)\b/,
    places: { year: ["{#}"] },
    words: `how many business working work workdays weekdays week days day are there in of does have has ${MONTHS.join(" ")}`,
    read: ({ year }, text) => {
      const month = MONTHS.indexOf(MONTH_OF_YEAR.exec(text)![1]!);
      const last = new Date(Date.UTC(toNumber(year), month + 1, 0)).toJSON().slice(0, 10);
      if (/weekdays|week days/.test(text)) return null;
      return read("business-days", { startDate: `${last.slice(0, 8)}01`, endDate: last }, "businessDays");
    },
  },

  {
    // "What day does Christmas fall on next year"
    about: [/\b(?:what|which) (?:week)?day\b|\bday of the week\b/, /<date\d+>/],
    not: /<(?:money|percent|time|clock)|\b(?:after|before|from|until|till|born|add|business|working|due|week (?:number|of)|paid)\b/,
    places: {
      day: ["{D}"],
      "other?": ["{D}"],
      "year?": ["(?:in )?{#}"],
    },
    words: "what which day weekday week of the does do is will be it fall falls on next in year hey",
    read: ({ day, other, year }) => {
      const next = [day, other].find((one) => one?.type === "date" && /^next year$/i.test(one.text.trim()));
      const [said] = [day, other].filter((one) => one !== undefined && one !== next);
      if (said?.type !== "date" || said.hasYear || (next === undefined) === (year === undefined)) return null;
      const to = year ? year.text : next?.type === "date" ? next.date.slice(0, 4) : "";
      // A feast that moves has another day each year.
      const date = /^20\d\d$/.test(to) ? readDate(`${said.text.trim()} ${to}`, said.date, "en-US") : null;
      return date && read("day-of-week", { date: date.date });
    },
  },
  {
    // "Invoice dated Dec 9 2026, net 30 terms, due date?"
    about: [/\bnet <(?:number|time)\d+>/, /<date/],
    not: /<(?:money|percent|clock)|\b(?:worth|income|pay|profit|discount|business|working|early|eom|month)\b/,
    places: { date: ["{D}"], span: ["net <(?:number|time)(\\d+)>(?: days?)?(?: terms?)?"] },
    words:
      "invoice invoiced bill billed dated date issued sent from on of terms term payment payable due when is it day with net what",
    read: ({ date, span }) => {
      const days = toUnit(span, "time", "day") ?? toNumber(span);
      return date?.type === "date" && Number.isInteger(days)
        ? read("add-to-date", { startDate: date.date, operation: "add", days }, "resultDate")
        : null;
    },
  },

  {
    // "7 h 48 min in decimal hours for the timesheet"
    about: [/\bdecimals?\b/, /<(?:time|clock|span)\d+>/],
    not: /<(?:money|percent|number|date)|<(?:time|clock|span).*<(?:time|clock|span)|\b(?:add|plus|minus|paid|degrees?|from|until|till|am|pm)\b/,
    places: { span: ["<(?:time|clock|span)(\\d+)>(?: (?:hours|hrs))?"] },
    words:
      "convert in to into as a decimal decimals hours hour time sheet timesheet timecard card payroll format form number for what is value written change",
    read: ({ span }, text) => {
      if (/\bdecimal (?:minutes|days)\b/.test(text) || /[ap]\.?m/i.test(span!.text)) return null;
      const hours = span?.type === "time" ? minutesOfDay(span.time) / 60 : toUnit(span, "time", "h");
      return hours === null
        ? null
        : { ...sum(String(tidy(hours))), told: { field: { kind: "number", label: "Hours" } } };
    },
  },

  {
    // "I need eight and a half hours of sleep and go to bed at 10:15 pm, when do I have to get up"
    about: [/\b(?:sleep|bed|asleep|bedtime)\b/, /\b(?:up|wake|awake|alarm)\b/, /<clock\d+>/, /<time\d+>/],
    not: /<(?:money|percent|number|date)|<clock.*<clock|\b(?:cycles?|minutes to fall|nap|before|lose|after|slept|went|fell)\b/,
    places: { clock: ["{C}"], span: ["{T}(?: of sleep)?"] },
    words:
      "sleep bed bedtime asleep get up wake waking awake alarm set is when what time do have to must should i i'm need of hours full go going be in at by for and want fall if",
    read: ({ clock, span }, text) => {
      const isBedtime = /(?:bed|asleep|sleep)(?: (?:at|around|by|is))* <clock/.test(text);
      const isRising = /(?:up|wake|waking|awake|alarm)(?: (?:at|by|for|is|set|i'm))* <clock/.test(text);
      return isBedtime === isRising ? null : readClock(clock, [span], isBedtime ? "add" : "subtract");
    },
  },
  {
    about: [
      /\b(?:end|ends|over|finish\w*|expires?|runs? out|run out|last day|up)\b/,
      /\b(?:last|lasts|within|runs|long|days?|valid|good)\b/,
    ],
    not: /\b(?:before|ago|business|working|workdays?|weekdays?|until|till|how (?:many|long)|born|due|every|pregnan\w*|old)\b/,
    places: { span: ["{T}"], date: ["{D}"] },
    words:
      "visa permit valid entered good new job probation trial warranty guarantee contract lease subscription membership course started starts start began begins bought got signed opened purchased it on can return within and lasts last lasting runs run long what which date day does do is end ends over finish finishes expire expires out up when return it for",
    read: ({ date, span }) => shift(date, span, "add"),
  },
  {
    // "I last smoked on July 19, how many days is that"
    about: [
      /\bhow many (?:days|weeks|months|years)\b|\bhow long ago\b.*\bin days\b/,
      /\b(?:ago|since|that|old|up to|sober|now|today)\b/,
    ],
    not: /<(?:number|time|money|percent)|<date.*<date|\b(?:business|working|until|till|before|after|left|to go|still|from)\b/,
    places: { date: ["{D}"] },
    words:
      "was in last smoked smoke drank quit quitting stopped gave up drinking smoking started began met moved in got married born bought on days weeks months years is that it ago since up to until today now old sober been has how long together here there there's",
    read: ({ date }, text) => {
      const unit = /\bhow many (days|weeks|months|years)\b/.exec(text)?.[1] ?? "days";
      return date?.type === "date" && date.hasYear && unit === "days"
        ? read("date-difference", { startDate: date.date }, "totalDays")
        : null;
    },
  },

  {
    about: [/\b(?:leaves?|left|departs?)\b/, /\b(?:get there|be there|arrive\w*|arrival|land)\b/],
    not: /<(?:number|date|percent|money|length)|<clock.*<clock|\b(?:to|by|must) (?:be there|arrive|get there|land) (?:by|at) <clock|\b(?:ahead|behind|stop|stops|late|delay\w*|early)\b/,
    places: { clock: ["{C}"], span: ["{T}"] },
    words: WAY,
    read: ({ clock, span }) => readClock(clock, [span], "add"),
  },
  {
    about: [/\b(?:landed|arrived|got (?:in|here|there|home))\b/, /\b(?:take off|leave|depart|start)\b/],
    not: /<(?:number|date|percent|money|length)|<clock.*<clock|\b(?:ahead|behind|stop|stops|late|delay\w*|early)\b/,
    places: { clock: ["{C}"], span: ["(?:after )?{T}"] },
    words: `plane landed arrived got here did start ${WAY}`,
    read: ({ clock, span }) => readClock(clock, [span], "subtract"),
  },
];
