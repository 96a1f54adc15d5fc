import { defineCalculator, boolean, date, integer, number, table, text, time } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";
import { daysBetween } from "#maths/calendar.ts";

/** The rows of the table and how they are shown. */
const CITIES = {
  "Pacific/Honolulu": "Honolulu",
  "America/Los_Angeles": "Los Angeles",
  "America/Denver": "Denver",
  "America/Chicago": "Chicago",
  "America/New_York": "New York",
  "America/Sao_Paulo": "São Paulo",
  UTC: "UTC",
  "Europe/London": "London",
  "Europe/Paris": "Paris",
  "Africa/Johannesburg": "Johannesburg",
  "Europe/Moscow": "Moscow",
  "Asia/Dubai": "Dubai",
  "Asia/Kolkata": "Mumbai, Delhi",
  "Asia/Shanghai": "Shanghai, Beijing",
  "Asia/Tokyo": "Tokyo",
  "Australia/Sydney": "Sydney",
  "Pacific/Auckland": "Auckland",
};

export default defineCalculator({
  id: "time-zone-converter",
  name: "Time Zone Converter",
  category: "conversion",
  emoji: "🌍",
  description:
    "What time is it there? Converts a date and time between any two time zones in the world, including daylight saving time.",
  keywords: [
    "world clock",
    "EST to GMT",
    "PST to EST",
    "UTC to local",
    "time difference",
    "meeting time",
    "what time is it in",
    "what time in another country",
    "GMT",
    "daylight saving",
  ],
  popular: true,
  related: [
    { id: "jet-lag", stage: "next_step", relevance: 80 },
    { id: "unix-timestamp", stage: "advanced_planning", relevance: 70 },
    { id: "time-duration", stage: "complementary", relevance: 72 },
    "countdown",
    "sunrise-sunset",
  ],
  inputs: {
    date: date("Date", { default: "2026-06-15", min: "1970-01-01", max: "2100-12-31" }),
    time: time("Time", { default: "15:00" }),
    from: text("From time zone", {
      default: "America/New_York",
      maxLength: 64,
      help: "IANA name, such as Europe/London.",
      suggestions: zoneNames,
      also: ["here", "my time zone"],
    }),
    to: text("To time zone", {
      default: "Europe/London",
      maxLength: 64,
      help: "IANA name, such as Asia/Tokyo.",
      suggestions: zoneNames,
      also: ["there", "their time zone"],
    }),
  },
  swap: ["from", "to"],
  outputs: {
    result: text("Time there"),
    resultDate: date("Date there"),
    resultTime: time("Clock time there"),
    differenceHours: number("Difference", { unit: "hours" }),
    dayChange: integer("Days later", { zero: "The same day" }),
    offsetFrom: number("UTC offset here", { unit: "hours" }),
    offsetTo: number("UTC offset there", { unit: "hours" }),
    dstFrom: boolean("Daylight saving time here"),
    dstTo: boolean("Daylight saving time there"),
    utc: text("UTC"),
    cities: table("The same moment elsewhere", {
      zone: text("Zone", { labels: CITIES }),
      date: date("Date"),
      time: time("Time"),
      offset: number("UTC offset", { unit: "hours" }),
    }),
  },
  pictures: [{ draw: "clock", of: ["time", "resultTime"], title: "The same moment on both clocks" }],
  compute({ date, time, from, to }) {
    if (!isZoneName(from)) refuse("from", unknownZone(from));
    if (!isZoneName(to)) refuse("to", unknownZone(to));
    const instant = instantOf(`${date}T${time}`, from) ?? refuseSkipped({ date, time, from });
    const [offsetFrom, offsetTo] = [offsetAt(instant, from), offsetAt(instant, to)];
    const there = localTime(instant, to);
    return {
      result: `${there.date} ${there.time}`,
      resultDate: there.date,
      resultTime: there.time,
      differenceHours: (offsetTo - offsetFrom) / HOUR,
      dayChange: daysBetween(date, there.date),
      offsetFrom: offsetFrom / HOUR,
      offsetTo: offsetTo / HOUR,
      dstFrom: isDaylightSaving(instant, from),
      dstTo: isDaylightSaving(instant, to),
      utc: dateTimeText(instant),
      cities: Object.keys(CITIES).map((zone) => ({
        zone,
        ...localTime(instant, zone),
        offset: offsetAt(instant, zone) / HOUR,
      })),
    };
  },
  takeaways: ({ from, to }, { differenceHours, dayChange, dstFrom, dstTo }, say) => [
    `When it is {time} on {date} in ${placeOf(from)}, it is {resultTime} on {resultDate} in ${placeOf(to)}.`,
    differenceHours === 0
      ? "Both clocks show the same time."
      : `Clocks in ${placeOf(to)} are ${say.number(Math.abs(differenceHours!))} ${Math.abs(differenceHours!) === 1 ? "hour" : "hours"} ${differenceHours! > 0 ? "ahead" : "behind"}${dayChange === 0 ? "" : `, which makes it the ${dayChange! > 0 ? "next" : "previous"} day`}.`,
    dstFrom === dstTo
      ? dstFrom
        ? "Both places are on daylight saving time then; the dates when clocks change may differ."
        : "Neither place is on daylight saving time then."
      : `Only ${placeOf(dstFrom ? from : to)} is on daylight saving time then, so the difference changes at other times of the year.`,
  ],
  formula: {
    tex: [String.raw`U = t_1 - o_1`, String.raw`t_2 = U + o_2 = t_1 + (o_2 - o_1)`],
    where: {
      U: "the moment in UTC",
      t_1: "date and time in the first zone",
      t_2: "date and time in the second zone",
      o_1: "UTC offset of the first zone at that moment, including daylight saving time",
      o_2: "UTC offset of the second zone at that moment",
    },
  },
  howTo: [
    "Enter the Date and Time as the clock shows them in the place you start from. The date matters, because daylight saving time changes the answer.",
    "Type the From time zone by its IANA name (area and city, such as America/New_York); the list suggests names as you type.",
    "Type the To time zone in the same way. For Greenwich Mean Time or “Zulu” time, enter UTC.",
    "Check Days later: with a large difference, a meeting may fall on another day.",
  ],
  faq: [
    {
      question: "Why do I have to give a city instead of EST or PST?",
      answer:
        "Abbreviations are ambiguous: IST is used in India, Israel and Ireland, CST in Chicago and Shanghai. EST also means standard time only, so “3 p.m. EST” in July is 4 p.m. in New York. A city carries its own rules for every date.",
    },
    {
      question: "What happens at the hour that is skipped or repeated?",
      answer:
        "When clocks spring forward, a time that does not exist, such as 2:30 a.m., is refused, and the time that clocks show instead is named. When they fall back, 1:30 a.m. happens twice, and the first one, still on daylight saving time, is used, as in the calendar standard RFC 5545.",
    },
    {
      question: "Is GMT the same as UTC?",
      answer:
        "For clocks, yes. But GMT is also the United Kingdom's winter time: in summer, London is on BST, an hour ahead. Choose Europe/London for British time and UTC for a time that never changes.",
    },
    {
      question: "Why are some offsets not whole hours?",
      answer:
        "India is at UTC+5:30, Nepal at +5:45, the Chatham Islands at +12:45. Lord Howe Island even shifts by half an hour for daylight saving time.",
    },
  ],
  about: [
    "The rules come from the time zone database built into browsers and servers (IANA tzdata), including past changes since 1970. Future years repeat today's rules. Governments change them, sometimes with a few weeks' notice, so check distant dates again closer to the time.",
    "For a recurring call, name one city as the reference. The United States changes its clocks on the second Sunday of March and the first Sunday of November, Europe on the last Sundays of March and October, so for a few weeks New York and London are 4 instead of 5 hours apart.",
  ],
  sources: [
    "IANA Time Zone Database (BCP 175, RFC 6557)",
    "ISO 8601-1:2019",
    "RFC 5545 section 3.3.5 (repeated local times)",
  ],
  phrases: ["{time} in {from} to {to}", "what time is it in {to} when it is {time} in {from}", "{from} to {to}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 3 p.m. call in New York, in June, for London",
      inputs: { date: "2026-06-15", time: "15:00", from: "America/New_York", to: "Europe/London" },
      outputs: { result: "2026-06-15 20:00", differenceHours: 5, dstTo: true },
    },
    {
      title: "The same call in the weeks when only the US has changed its clocks",
      inputs: { date: "2026-03-16", time: "15:00", from: "America/New_York", to: "Europe/London" },
      outputs: { result: "2026-03-16 19:00", differenceHours: 4, dstTo: false },
    },
    {
      title: "Friday evening in Los Angeles is Saturday in Auckland",
      inputs: { date: "2026-01-09", time: "18:30", from: "America/Los_Angeles", to: "Pacific/Auckland" },
      outputs: { result: "2026-01-10 15:30", differenceHours: 21, dayChange: 1 },
    },
  ],
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The names of the database without an area. Intl also knows abbreviations that are none (PST, IST); they are refused. */
const SINGLE_WORDS = new Set(
  "cet cst6cdt cuba eet egypt eire est est5edt gb gb-eire gmt gmt+0 gmt-0 gmt0 greenwich hongkong hst iceland iran israel jamaica japan kwajalein libya met mst mst7mdt navajo nz nz-chat poland portugal prc pst8pdt roc rok singapore turkey uct universal utc w-su wet zulu".split(
    " ",
  ),
);

function zoneNames(): readonly string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone")];
}

function isZoneName(name: string): boolean {
  const isNamed = name.includes("/") ? !/^(systemv|etc\/unknown)/i.test(name) : SINGLE_WORDS.has(name.toLowerCase());
  return isNamed && clockOf(name) !== null;
}

function unknownZone(name: string): string {
  return `“${name.slice(0, 40)}” is not a time zone in the IANA database. Write the area and city, such as Europe/Paris, or UTC.`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone; null where there is no such zone. Making one is slow, so it is kept. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known) return known;
  try {
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    if (clocks.size > 1000) clocks.clear();
    clocks.set(zone, clock);
    return clock;
  } catch {
    return null;
  }
}

/** How far local time is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(zone)!.formatToParts(instant)) parts[type] = Number(value);
  const { year, month, day, hour, minute, second } = parts as Record<
    "year" | "month" | "day" | "hour" | "minute" | "second",
    number
  >;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/** The instant of a local date and time: the first of two, null where clocks skip it. */
function instantOf(local: string, zone: string): number | null {
  const asUtc = Date.parse(`${local}:00Z`);
  const [before, after] = [offsetAt(asUtc - DAY, zone), offsetAt(asUtc + DAY, zone)];
  const candidates = [asUtc - before, asUtc - after].filter((instant) => instant + offsetAt(instant, zone) === asUtc);
  return candidates.length > 0 ? Math.min(...candidates) : null;
}

function refuseSkipped({
  date,
  time,
  from,
}: {
  readonly date: string;
  readonly time: string;
  readonly from: string;
}): never {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const later = localTime(asUtc - offsetAt(asUtc - DAY, from), from);
  refuse(
    "time",
    `Clocks in ${placeOf(from)} skip ${time} on that date because they are set ahead. Choose another time, such as ${later.time}${later.date === date ? "" : ` on ${later.date}`}.`,
  );
}

function localTime(instant: number, zone: string) {
  const [date, time] = dateTimeText(instant + offsetAt(instant, zone)).split(" ") as [string, string];
  return { date, time };
}

function dateTimeText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16).replace("T", " ");
}

/** Whether the offset is greater than the smaller of those on 1 January and 1 July of that local year. */
function isDaylightSaving(instant: number, zone: string): boolean {
  const year = new Date(instant + offsetAt(instant, zone)).getUTCFullYear();
  const standard = Math.min(offsetAt(Date.UTC(year, 0, 1), zone), offsetAt(Date.UTC(year, 6, 1), zone));
  return offsetAt(instant, zone) > standard;
}

/** "New York" of America/New_York. */
function placeOf(zone: string): string {
  return zone.split("/").at(-1)!.replaceAll("_", " ");
}
