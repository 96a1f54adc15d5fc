/** A clock time in one city as the time in another ("3 pm New York in London"). */
import { type Direct, stripCourtesy } from "#assistant/readings/reading.ts";
import { getShape } from "#assistant/tokens/shape.ts";
import type { ReadingContext, Token } from "#assistant/tokens/token.ts";

const HERE = "([a-z][a-z ]*?)";
const QUESTIONS: readonly (readonly [RegExp, from: number, to: number])[] = [
  [
    new RegExp(
      `^(?:(?:our|my|the|a|call|meeting|flight|show|game|is|starts|begins|at) )*<C> (?:in |at )?${HERE}(?: time)? (?:when|what time|what) is (?:that|it) (?:in|for) ${HERE}(?: time)?$`,
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:(?:convert|what|time|is|when|if|it|its|it's) )*<C> (?:in |at )?${HERE}(?: time)? (?:in|to|=|is|as)(?: what time)?(?: is it)?(?: in)? ${HERE}(?: time)?$`,
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:(?:it's|its|it|is|at|if|when) )*<C> (?:in |at )?${HERE}(?: time)? (?:what time|what's the time|what is the time)(?: is it| is that| would it be)? (?:in|for) ${HERE}(?: time)?$`,
    ),
    1,
    2,
  ],
  [
    new RegExp(`^(?:(?:when|if) )?(?:it is )?in ${HERE} (?:(?:it is|is|are) )?<C>(?: is)? what time is it in ${HERE}$`),
    1,
    2,
  ],
  [
    new RegExp(`^(?:what )?time is it in ${HERE} (?:when|if) (?:it is )?in ${HERE} (?:(?:it is|is|are) )?<C>(?: is)?$`),
    2,
    1,
  ],
  [
    new RegExp(
      `^(?:when|if) (?:it's|its|it is) <C> (?:in |at )?${HERE}(?: then)? (?:what time is it|what is the time|what's the time|whats the time) in ${HERE}$`,
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:(?:what|time|is|it|the|what's|whats) )*in ${HERE} (?:when|if|at) (?:(?:it's|its|it|is) )*<C> (?:in |at )?${HERE}(?: time)?$`,
    ),
    2,
    1,
  ],
];

/** Reads it with today's date, on which summer time depends; null where a name is no zone's city. */
export function readTimeZones(tokens: readonly Token[], { today }: Pick<ReadingContext, "today">): Direct {
  const clocks = tokens.filter((token) => token.type === "time");
  if (clocks.length !== 1) return null;
  const text = stripCourtesy(getShape(tokens).text);
  for (const [question, from, to] of QUESTIONS) {
    const match = question.exec(text);
    const here = match && findZone(match[from]!);
    const there = match && findZone(match[to]!);
    if (here && there)
      return {
        calculator: "time-zone-converter",
        inputs: { date: today, time: clocks[0]!.time, from: here, to: there },
        unread: [],
        output: "resultTime",
      };
  }
  return null;
}

/** What the zones of the United States are called, as cities of the time zone database. */
const REGIONS: Readonly<Record<string, string>> = {
  eastern: "America/New_York",
  central: "America/Chicago",
  mountain: "America/Denver",
  pacific: "America/Los_Angeles",
};
/** Their short names, as people say them all year round. */
for (const [letter, region] of Object.entries({ e: "eastern", c: "central", m: "mountain", p: "pacific" }))
  for (const name of [`${letter}st`, `${letter}dt`, `${letter}t`])
    (REGIONS as Record<string, string>)[name] = REGIONS[region]!;

/** The zone of a city as the time zone database names it. */
function findZone(city: string): string | undefined {
  if (/^(?:utc|gmt)$/.test(city)) return "UTC";
  if (Object.hasOwn(REGIONS, city)) return REGIONS[city];
  const name = `/${city.replaceAll(" ", "_")}`;
  return Intl.supportedValuesOf("timeZone").find((zone) => zone.toLowerCase().endsWith(name));
}
