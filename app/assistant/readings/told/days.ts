/** Days, times of a clock, sleep and speed, as they are told. */
import { minutesOfDay } from "#maths/clock.ts";
import { shift } from "#assistant/readings/slots/days.ts";
import { type Form, read, toQuantity } from "#assistant/readings/slots/form.ts";
import { readClock, toSeconds } from "#assistant/readings/slots/times.ts";

const WAY =
  "leaves leave left departs depart takes take and flight train bus ferry ride drive trip journey way long same time zone zones no change changes difference when do does will we i it get there be arrive arrives arrival land landing home my our the what after in air took off at";

export const DAYS_TOLD: readonly Form[] = [
  {
    about: [
      /\b(?:end|ends|over|finish\w*|expires?|runs? out|last day|up)\b/,
      /\b(?:last|lasts|within|runs|long|days?)\b/,
    ],
    not: /\b(?:before|ago|business|working|workdays?|weekdays?|until|till|how (?:many|long)|born|due|every|pregnan\w*|old)\b/,
    places: { span: ["{T}"], date: ["{D}"] },
    words:
      "new job probation trial warranty guarantee contract lease subscription membership course started starts start began begins bought got signed opened purchased it on can return within and lasts last lasting runs run long what which date day does do is end ends over finish finishes expire expires out up when return it for",
    read: ({ date, span }) => shift(date, span, "add"),
  },
  {
    // "I last smoked on July 19, how many days is that"
    about: [/\bhow many (?:days|weeks|months|years)\b/, /\b(?:ago|since|that|old|up to|sober|now|today)\b/],
    not: /<(?:number|time|money|percent)|<date.*<date|\b(?:business|working|until|till|before|after|left|to go|still|from)\b/,
    places: { date: ["{D}"] },
    words:
      "last smoked smoke drank quit quitting stopped gave up drinking smoking started began met moved in got married born bought on days weeks months years is that it ago since up to until today now old sober been has how long together here there there's",
    read: ({ date }, text) => {
      const unit = /\bhow many (days|weeks|months|years)\b/.exec(text)![1]!;
      return date?.type === "date" && date.hasYear && unit === "days"
        ? read("date-difference", { startDate: date.date }, "totalDays")
        : null;
    },
  },
  {
    about: [/\bhow many days\b/, /\b(?:left|to go|still|from (?:today|now)|until|till|away)\b/],
    not: /<(?:number|time|money|percent)|<date.*<date|\b(?:business|working|workdays?|weekdays?|ago|since|after|before|born)\b/,
    places: { date: ["{D}"] },
    words:
      "wedding exam concert vacation holiday trip flight party birthday game match show festival deadline move graduation starts start begins begin is on takes place happens days do we i have still left remaining remain are there to go from today now until till away then it that",
    read: ({ date }) =>
      date?.type === "date" && /\d/.test(date.text) ? read("countdown", { targetDate: date.date }, "days") : null,
  },
  {
    about: [/\b(?:asleep|sleep|bed|bedtime)\b/, /\b(?:up|wake|awake|alarm)\b/],
    not: /<(?:number|date|percent|money)|\b(?:cycles?|nap|lose|after|slept|went|fell)\b/,
    places: { clock: ["{C}"], span: ["{T}(?: of sleep)?"] },
    words:
      "when what time do have to must should need want go going get be asleep fall sleep in bed bedtime by if i'm and wake waking up awake alarm is set for hours full",
    read: ({ clock, span }) => readClock(clock, span, "subtract"),
  },
  {
    about: [/\b(?:leaves?|left|departs?)\b/, /\b(?:get there|be there|arrive\w*|arrival|land)\b/],
    not: /<(?:number|date|percent|money|length)|<clock.*<clock|\b(?:to|by|must) (?:be there|arrive|get there|land) (?:by|at) <clock|\b(?:ahead|behind|stop|stops|late|delay\w*|early)\b/,
    places: { clock: ["{C}"], span: ["{T}"] },
    words: WAY,
    read: ({ clock, span }) => readClock(clock, span, "add"),
  },
  {
    about: [/\b(?:landed|arrived|got (?:in|here|there|home))\b/, /\b(?:take off|leave|depart|start)\b/],
    not: /<(?:number|date|percent|money|length)|<clock.*<clock|\b(?:ahead|behind|stop|stops|late|delay\w*|early)\b/,
    places: { clock: ["{C}"], span: ["(?:after )?{T}"] },
    words: `plane landed arrived got here did start ${WAY}`,
    read: ({ clock, span }) => readClock(clock, span, "subtract"),
  },
  {
    // "How fast in km/h do I run at 5:30 per km"
    about: [/\b(?:how fast|speed|kph|mph|km ?\/ ?h)\b/, /\b(?:per|an?|\/) ?(?:km|kilometer|mile|mi)\b|\bpace\b/],
    not: /<(?:number|date|percent|money|length|speed)|\b(?:how long|how far|race|marathon)\b/,
    places: {
      pace: ["<(?:clock|span|time)(\\d+)>(?: min(?:ute)?s?)?(?: ?(?:per|an?|\\/) ?(?:km|kilometer|mile|mi))?"],
    },
    words: "how fast in km / h kph mph hour miles kilometers per do i run running ran pace speed at is that what an my",
    read: ({ pace }, text) => {
      const seconds = toSeconds(pace) ?? (pace?.type === "time" ? minutesOfDay(pace.time) : null);
      const by = /\b(?:per|an?|\/) ?(km|kilometer|mile|mi)\b(?! ?\/ ?h)/.exec(
        text.replace(/(?:km|miles?) ?(?:\/|per|an) ?h(?:our)?/g, ""),
      )?.[1];
      if (!seconds || !by) return null;
      const isMile = by.startsWith("mi");
      const isMph = /\bmph\b|\bmiles (?:per|an) hour/.test(text) || (isMile && !/\bkm ?\/ ?h|\bkph\b/.test(text));
      const scale = isMile === isMph ? "" : isMile ? " * 1.609344" : " / 1.609344";
      return toQuantity(`3600 / ${seconds}${scale}`, "Speed", isMph ? "mph" : "km/h");
    },
  },
];
