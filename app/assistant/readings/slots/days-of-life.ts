/** Sleep, pregnancy, caffeine and screens: what is counted by the clock or the calendar. */
import { type Form, read, sum, tidy, toNumber, toUnit } from "./form.ts";
import { toSeconds } from "./times.ts";

const SLEEPING =
  "what time should bed bedtime sleep sleeping asleep fall falling wake waking woken up get getting be am alarm rise set need needs have must want best go going went at by for when if in order cycles cycle good ideal is tonight tomorrow morning early work school";
const MEDIA =
  "podcast podcasts video videos lecture lectures movie film episode audiobook book show series recording talk youtube tv season seasons episodes anime sitcom drama shows";
const SCREENS =
  "screen time phone tiktok instagram youtube netflix tv television social media facebook gaming games scrolling twitter reddit spend spent spending watch watching on use using scroll playing play of add adds up lifetime";
export const DAYS_OF_LIFE: readonly Form[] = [
  {
    about: [/\b(?:bed|bedtime|sleep|asleep)\b/, /\b(?:wake|waking|woken|get|getting|alarm|up|rise)\b/],
    not: /<(?:time|number|percent|date)|\b(?:cycles? of|nap)\b/,
    places: {
      clock: [
        "(?:wake|waking|woken|get|getting|be|am|alarm|rise|up)(?: me)?(?: up)?(?: (?:is|set|for|at|by))* {C}",
        "{C}(?= (?:alarm|wake|wakeup|wake-up|start))",
      ],
    },
    words: SLEEPING,
    read: ({ clock }) =>
      clock?.type === "time" ? read("sleep", { mode: "wake-at", time: clock.time }, "bestTime") : null,
  },
  {
    about: [/\b(?:bed|bedtime|sleep|asleep)\b/, /\b(?:wake|waking|get up|alarm|up)\b/],
    not: /<(?:time|number|percent|date)|\b(?:cycles? of|nap)\b/,
    places: { clock: ["(?:bed|bedtime|sleep|sleeping|asleep)(?: (?:is|at|by|around))* {C}"] },
    words: SLEEPING,
    read: ({ clock }, text) => {
      if (clock?.type !== "time") return null;
      // Who says when they are asleep has fallen asleep.
      const fallen = /\basleep (?:at|by|around) </.test(text) ? { fallAsleepMinutes: 0 } : {};
      return read("sleep", { mode: "sleep-at", time: clock.time, ...fallen }, "bestTime");
    },
  },
  {
    about: [
      /\bhow (?:much|many hours(?: of)?) (?:of )?sleep\b|\bhours of sleep\b|\bsleep\b.*\bneed/,
      /<(?:time|number)/,
    ],
    not: /<(?:clock|percent|date)/,
    places: { age: ["{T}(?: olds?)?", "{#}"] },
    words:
      "how much many hours sleep does do should need needs get a year old olds kid child teen teenager adult for recommended night per of age aged",
    read: ({ age }) => {
      const years = toUnit(age, "time", "year") ?? toNumber(age);
      return Number.isInteger(years) && years >= 6 ? read("sleep", { age: years }, "recommendedMin") : null;
    },
  },
  {
    about: [/\bdue\b|\bedd\b/, /\b(?:weeks|week|far along|conceiv\w*|conception|trimester|pregnant)\b/],
    not: /\b(?:period|lmp|cycle|transfer|ivf|scan|ultrasound)\b|<(?:time|number)/,
    places: { date: ["(?:due|due date|edd)(?: (?:is|on|of|was|for|date))* {D}", "{D}(?: is)?(?: my)? due date"] },
    words:
      "due date edd pregnant weeks week months far along baby conceive conceived conception get got did was trimester am is my i now today in which what so",
    read: ({ date }, text) => {
      if (date?.type !== "date") return null;
      const output = /\b(?:conceiv\w*|conception|get pregnant|got pregnant)\b/.test(text)
        ? "conceptionDate"
        : /\btrimester\b/.test(text)
          ? "trimester"
          : "gestationalWeeks";
      return read("due-date", { method: "due-date", referenceDate: date.date }, output);
    },
  },
  {
    about: [/\bcaffeine\b/, /\b(?:left|remain\w*|still|bed|bedtime|body|system)\b/, /<clock.*<clock/],
    not: /<(?:number|percent|time)|\band <|\btwo\b/,
    places: {
      dose: ["<mass(\\d+)>"],
      end: [
        "(?:left|remain\\w*|still|bed|bedtime|sleep|body|system|by)(?: (?:is|at|by|to|go|in|me|my))* {C}",
        "{C}(?= (?:bedtime|bed))",
        "bed(?:time)? at {C}",
      ],
      start: ["{C}"],
    },
    words:
      "caffeine coffee drink drank drunk had take took taken espresso tea energy much left remaining remains still in body system my at by bed bedtime go to from will be is there of a cup when",
    read: ({ dose, start, end }) => {
      const milligrams = toUnit(dose, "mass", "mg");
      if (milligrams === null || start?.type !== "time" || end?.type !== "time") return null;
      return read(
        "caffeine",
        { drinks: [{ time: start.time, caffeine: tidy(milligrams) }], bedtime: end.time },
        "caffeineAtBedtime",
      );
    },
  },
  {
    about: [/\bepisodes?\b/, /<time/],
    not: /<(?:percent|money|clock|date)|\b(?:skip\w*|ads|intro)\b/,
    places: {
      "perDay?": ["{T}(?: (?:a|per|each|every) (?:day|night)| daily)"],
      "seasons?": ["{#} seasons?(?: of| with| x|,)?"],
      episodes: ["{#}(?: [a-z]+)? episodes?(?: (?:each|per season))?"],
      length: ["{T}"],
      "speed?": ["{#} ?x(?: speed)?"],
    },
    words: `${MEDIA} watch watching binge long how many days would take takes finish each of at x about around averaging average minute minutes with per a all to if long every it whole total hours time nights night speed`,
    read: ({ seasons, episodes, length, perDay, speed }, text) => {
      const minutes = toUnit(length, "time", "min");
      const count = toNumber(episodes) * (seasons ? toNumber(seasons) : 1);
      const daily = toUnit(perDay, "time", "h");
      if (
        minutes === null ||
        (perDay !== undefined) !==
          /\bhow many (?:days|nights)\b|\bhow long\b.*<time\d+> (?:a|per|each|every) (?:day|night)/.test(text)
      )
        return null;
      const shows = [{ title: "", episodes: count, minutes, skipMinutes: 0 }];
      const inputs = {
        shows,
        ...(daily === null ? {} : { hoursPerDay: daily }),
        ...(speed ? { speed: toNumber(speed) } : {}),
      };
      return read("binge-time", inputs, daily === null ? "timeText" : "watchDays");
    },
  },
  {
    about: [/<time\d+>/, /<number\d+> ?x\b/],
    not: /<(?:percent|money|clock|date|mass|length)|\bepisodes\b/,
    places: { length: ["{T}"], speed: ["(?:at )?{#} ?x(?: speed| playback)*"] },
    words: `${MEDIA} watch watching listen listening long take takes at speed playback would a minute hour it to finish real time`,
    read: ({ length, speed }) => {
      const minutes = toUnit(length, "time", "min");
      if (minutes === null) return null;
      const shows = [{ title: "", episodes: 1, minutes, skipMinutes: 0 }];
      return read("binge-time", { shows, speed: toNumber(speed) }, "timeText");
    },
  },

  {
    about: [/\b(?:songs?|tracks?)\b/, /\b(?:total|long|length|playlist|time)\b/],
    not: /<(?:percent|money|date)|\bhow many (?:songs|tracks)\b|\bcrossfade\b/,
    places: {
      count: ["{#} (?:songs?|tracks?)"],
      each: ["<(?:time|span|clock)(\\d+)>"],
    },
    words:
      "songs song tracks track playlist album total length long how is it of each averaging average about with at long minutes time run runs",
    read: ({ count, each }) => {
      const seconds = toSeconds(each);
      if (seconds === null) return null;
      const tracks = [{ title: "", minutes: Math.floor(seconds / 60), seconds: seconds % 60 }];
      return read("playlist-duration", { tracks, repeats: toNumber(count) }, "timeText");
    },
  },

  {
    about: [
      /<time\d+>(?: [a-z]+){0,4} (?:a|per|each|every) day\b|<time\d+>(?: [a-z]+){0,4} daily\b/,
      /\b(?:days|hours|weeks)\b.*\b(?:a|per|in a|each) year\b|\b(?:days|hours) (?:yearly|annually)\b/,
    ],
    not: /<(?:percent|money|number|clock|date|mass|length)|\b(?:work\w*|paid|cost|kwh|weeks? a|sleep)\b/,
    places: { daily: ["{T}"] },
    words: `${SCREENS} a per each every day daily how many days hours weeks in year yearly annually is that much total i`,
    read: ({ daily }, text) => {
      const hours = toUnit(daily, "time", "h");
      if (hours === null || /\bweeks\b/.test(text)) return null;
      return sum(
        `${tidy(hours)} * 365${/\bdays (?:a|per|in a|each|yearly|annually)|how many days\b/.test(text) ? " / 24" : ""}`,
      );
    },
  },
  {
    about: [/\bpages?\b/, /\b(?:a|per|each|every) day\b|\bdaily\b/, /\bbooks?\b/],
    not: /<(?:time|percent|money|date)|\bwords?\b/,
    places: { rate: ["{#} pages? (?:(?:a|per|each|every) day|daily)"], length: ["{#}[ -]?pages?"] },
    words:
      "books book a per each every day daily year in how many read reading pages page if i can would with of at average long finish",
    read: ({ rate, length }, text) =>
      /\byear\b/.test(text) ? sum(`${toNumber(rate)} * 365 / ${toNumber(length)}`) : null,
  },
];
