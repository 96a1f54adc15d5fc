import { type CSSProperties, memo } from "react";
import { formatDate } from "#localization/date-format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { color, size } from "#ui/theme.css.ts";
import { Frame, listEvents, numberStyle, type PictureProps, type PlacedEvent } from "./frame.tsx";

const DAY = 86_400_000;
/** Months that are drawn, and up to how many those between marked days are drawn too. */
const MOST_MONTHS = 6;
const MOST_UNBROKEN = 4;
/** Of a day: two months stand side by side on a telephone. */
const [CELL, ROW] = [24, 24];
/** Of the name of the month and the days of the week. */
const HEAD = 42;
/** Countries whose calendars begin with Sunday (Unicode CLDR, supplemental data, weekData). */
const FROM_SUNDAY = /^(AR|BR|CA|CL|CO|HK|ID|IL|IN|JP|KR|MX|PE|PH|PK|PT|SA|SG|TH|TW|US|VE|ZA)$/;

/** The months of the dates with their days marked, and those between where they are few. */
export function CalendarPicture({ name, picture, fieldOf, values, preferences }: PictureProps<"calendar">) {
  const title = picture.title ?? "In the calendar";
  const { events, notes } = listEvents(picture.of, { fieldOf, values, preferences }, toDay);
  if (events.length === 0) return <Frame name={name} title={title} notes={notes} />;
  const months = listMonths(events.map(({ place }) => place));
  const shown = months.slice(0, MOST_MONTHS);
  const first = FROM_SUNDAY.test(preferences.country) ? 0 : 1;
  const [from, to] = (picture.span ?? []).map((key) => toDay(values[key]));
  const [low, high] = [Math.min(from ?? NaN, to ?? NaN), Math.max(from ?? NaN, to ?? NaN)];
  const isWithin = (day: number) => day >= low && day <= high;
  const off = new Set(listOff(picture.off, values).map(toDay));
  const allNotes = [
    ...notes,
    ...(months.length > shown.length ? ["Later months are not drawn."] : []),
    ...(isBroken(shown) ? ["Months in between are left out."] : []),
  ];
  const sentence = `${title}. ${events.map(({ label, text }) => `${label}: ${text}`).join(", ")}.`;
  return (
    <Frame name={name} title={title} notes={allNotes}>
      <div role="img" aria-label={sentence} style={{ display: "flex", flexWrap: "wrap", gap: "12px 20px" }}>
        {shown.map((month, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- another month is written over the one before, which is quicker than a new drawing
          <Month key={index} {...{ month, first, events, isWithin, off, preferences }} />
        ))}
      </div>
      <ul style={{ margin: 0, padding: 0, listStyle: "none", fontSize: size.label }}>
        {events.map((event) => (
          <li key={event.key}>
            {event.label}: {event.text}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

interface MonthProps {
  /** "2026-11" */
  readonly month: string;
  /** The day of the week in the first column, 0 for Sunday. */
  readonly first: number;
  readonly events: readonly PlacedEvent[];
  readonly isWithin: (day: number) => boolean;
  readonly off: ReadonlySet<number>;
  readonly preferences: Preferences;
}

function Month({ month, first, events, isWithin, off, preferences }: MonthProps) {
  const start = toDay(`${month}-01`);
  const before = (weekdayOf(start) - first + 7) % 7;
  const days = daysOf(month);
  const height = Math.ceil((before + days) / 7) * ROW + HEAD + 6;
  const numbers = Array.from({ length: days }, (_, index) => ({
    number: index + 1,
    day: start + index,
    cell: before + index,
  }));
  const within = Map.groupBy(
    numbers.filter(({ day }) => isWithin(day)),
    ({ cell }) => Math.floor(cell / 7),
  );
  const marked = events.filter(({ place }) => place >= start && place < start + days);
  return (
    <svg
      width={7 * CELL}
      height={height}
      viewBox={`0 0 ${7 * CELL} ${height}`}
      textAnchor="middle"
      style={{ fontSize: size.small, fill: color.ink }}
      aria-hidden="true"
    >
      <text x="4" y="15" textAnchor="start" style={{ fontSize: size.label, fontWeight: 600 }}>
        {formatDate(`${month}-01`, preferences.locale, "month")}
      </text>
      {[...within].map(([week, all]) => (
        <rect
          key={week}
          x={toX(all[0]!.cell)}
          y={toY(all[0]!.cell)}
          width={all.length * CELL}
          height={ROW}
          style={{ fill: color.accentWash }}
        />
      ))}
      {marked.map(({ key, place, value }) => (
        <circle
          key={key}
          data-key={key}
          data-value={String(value)}
          cx={toX(place - start + before) + CELL / 2}
          cy={toY(place - start + before) + ROW / 2}
          r="11"
          style={{ fill: color.accent }}
        />
      ))}
      {/* One text of many parts is laid out twice as fast as many texts. */}
      <text>
        {Array.from({ length: 7 }, (_, column) => (
          <tspan key={WEEKDAYS[(first + column) % 7]} x={(column + 0.5) * CELL} y="35" style={weekendStyle}>
            {WEEKDAYS[(first + column) % 7]}
          </tspan>
        ))}
        {numbers.map(({ number, day, cell }) => (
          <Day
            key={number}
            number={number}
            cell={cell}
            isMarked={marked.some(({ place }) => place === day)}
            isWeekend={weekdayOf(day) % 6 === 0}
            isOff={off.has(day)}
          />
        ))}
      </text>
    </svg>
  );
}

const WEEKDAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];
const weekendStyle: CSSProperties = { fill: color.soft };

const toX = (cell: number) => (cell % 7) * CELL;
const toY = (cell: number) => Math.floor(cell / 7) * ROW + HEAD;

interface DayProps {
  /** 1 for the first of the month. */
  readonly number: number;
  /** Its place in the rows of weeks. */
  readonly cell: number;
  readonly isMarked: boolean;
  readonly isWeekend: boolean;
  readonly isOff: boolean;
}

/** The number of a day. Of the hundreds that are drawn, a keystroke changes a few. */
const Day = memo(function Day({ number, cell, isMarked, isWeekend, isOff }: DayProps) {
  const look = isMarked ? numberStyle : isWeekend ? weekendStyle : undefined;
  return (
    <tspan
      x={toX(cell) + CELL / 2}
      y={toY(cell) + ROW / 2 + 4}
      style={isOff ? { ...look, textDecoration: "line-through" } : look}
    >
      {number}
    </tspan>
  );
});

/** 0 for Sunday. */
function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

function toDay(value: unknown): number {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) / DAY : NaN;
}

function toText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

function daysOf(month: string): number {
  return [31, 30, 29, 28].find((days) => toText(toDay(`${month}-01`) + days - 1).startsWith(month))!;
}

/** The months of some days in their order; all from the first to the last where they are few. */
function listMonths(days: readonly number[]): readonly string[] {
  const own = [...new Set(days.map((day) => toText(day).slice(0, 7)))];
  const all = [own[0]!];
  while (all.at(-1)! < own.at(-1)! && all.length < MOST_UNBROKEN)
    all.push(toText(toDay(`${all.at(-1)!}-01`) + 31).slice(0, 7));
  return all.at(-1) === own.at(-1) ? all : own;
}

/** Whether a month is left out between two of them. */
function isBroken(months: readonly string[]): boolean {
  return months.some((month, index) => index > 0 && toDay(`${month}-01`) - toDay(`${months[index - 1]!}-01`) > 31);
}

function listOff(
  off: readonly [table: string, column: string] | undefined,
  values: Readonly<Record<string, unknown>>,
): readonly unknown[] {
  const rows = off && values[off[0]];
  return Array.isArray(rows) ? rows.map((row: Readonly<Record<string, unknown>>) => row[off![1]]) : [];
}
