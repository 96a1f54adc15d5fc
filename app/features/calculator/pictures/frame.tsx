import type { ReactNode } from "react";
import type { AnyField } from "#engine/fields.ts";
import { formatValue } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { formatNumber } from "#localization/number-format.ts";
import type { Picture } from "#engine/pictures.ts";
import type { Preferences } from "#localization/preferences.ts";
import { getUnit } from "#units/dimension.ts";
import { color, size } from "#ui/theme.css.ts";
import * as styles from "#features/calculator/results/results.css.ts";

export interface PictureProps<K extends Picture["draw"]> {
  readonly name: string;
  readonly picture: Extract<Picture, { readonly draw: K }>;
  readonly fieldOf: (key: string) => AnyField;
  /** Whether it was entered: what was is told as exactly. */
  readonly isEntry?: (key: string) => boolean;
  readonly values: Readonly<Record<string, unknown>>;
  readonly preferences: Preferences;
}

// Here, not in the sheet: its names would weigh on the first load of every calculator.
export const wordStyle = { fontSize: size.small, fill: color.soft, color: color.soft };
export const valueStyle = { fontSize: size.label, fontWeight: 600, fill: color.ink, color: color.ink };
/** A number on a dot of the accent. */
export const numberStyle = { fontSize: size.small, fontWeight: 600, fill: color.accentInk };
export const lineStyle = { stroke: color.edge, strokeWidth: 1 };

interface FrameProps {
  readonly name: string;
  readonly title: string;
  /** What could not be drawn, in sentences. */
  readonly notes?: readonly string[];
  readonly children?: ReactNode;
}

/** A picture with its title above, and below it what it cannot show. */
export function Frame({ name, title, notes = [], children }: FrameProps) {
  return (
    <figure className={styles.figure} style={{ contentVisibility: "visible" }} data-picture={name}>
      <figcaption className={styles.figureTitle}>{title}</figcaption>
      {children}
      {notes.length > 0 && <p style={{ fontSize: size.small, color: color.soft, margin: 0 }}>{notes.join(" ")}</p>}
    </figure>
  );
}

export interface Measured {
  readonly key: string;
  readonly field: AnyField;
  readonly label: string;
  /** In the unit of the definition, as outputs are. */
  readonly value: number;
  /** In the base unit, so that millimeters stand beside meters. */
  readonly measure: number;
  readonly text: string;
}

/** The values that can be drawn, and a sentence for each that cannot. */
export function measureKeys(
  keys: readonly string[],
  {
    fieldOf,
    isEntry,
    values,
    preferences,
  }: Pick<PictureProps<"bars">, "fieldOf" | "isEntry" | "values" | "preferences">,
  isDrawn: (value: number) => boolean,
): { readonly drawn: readonly Measured[]; readonly notes: readonly string[] } {
  const drawn: Measured[] = [];
  const notes: string[] = [];
  for (const key of keys) {
    const [field, value] = [fieldOf(key), values[key]];
    const text = writeLabel(field, value, preferences, isEntry?.(key));
    const measure = typeof value === "number" ? toBase(field, value) : NaN;
    if (typeof value === "number" && Number.isFinite(measure) && isDrawn(value))
      drawn.push({ key, field, label: field.label, value, measure, text });
    else notes.push(`Not drawn: ${field.label} (${text}).`);
  }
  return { drawn, notes };
}

/** Seconds that have other names, by the unit of a field that counts in them. */
const SECONDS_IN: Readonly<Record<string, number>> = { s: 1, seconds: 1, min: 60, minutes: 60 };
const SPANS = [
  ["d", 86_400],
  ["h", 3600],
  ["min", 60],
  ["s", 1],
] as const;

/** As its figure is written; two minutes or hours and more of seconds or minutes in the two units that read best. */
export function writeLabel(field: AnyField, value: unknown, preferences: Preferences, isEntry = false): string {
  const inSeconds = field.unit === undefined || typeof value !== "number" ? undefined : SECONDS_IN[field.unit];
  if (inSeconds === undefined || !(Number(value) >= 120 && Number.isFinite(value)))
    return isEntry ? formatEntry(field, value, preferences) : formatValue(field, value, preferences).text;
  const seconds = Number(value) * inSeconds;
  // Days only of seconds: those of minutes may be days of work.
  const spans = inSeconds === 1 ? SPANS : SPANS.slice(1);
  const first = Math.min(
    spans.findIndex(([, length]) => seconds >= length),
    spans.length - 2,
  );
  const [large, small] = [spans[first]!, spans[first + 1]!];
  const count = Math.round(seconds / small[1]);
  const write = (number: number, unit: string) =>
    `${formatNumber(number, preferences.locale, { decimals: 0 })} ${unit}`;
  const [whole, rest] = [
    Math.floor((count * small[1]) / large[1]),
    Math.round((count * small[1]) % large[1]) / small[1],
  ];
  return rest === 0 ? write(whole, large[0]) : `${write(whole, large[0])} ${write(rest, small[0])}`;
}

/** In the base unit. */
export function toBase(field: AnyField, value: number): number {
  const unit = field.dimension && field.unit ? getUnit(field.dimension, field.unit) : null;
  return unit ? value * unit.factor : value;
}

/** A coordinate as it is written into the drawing: short. */
export const at = (place: number): number => Number(place.toFixed(2));

/** How wide a character of an axis is, about. */
export const CHARACTER = 7;
const LABEL_GAP = 8;

/** The labels of an axis that lie beside one another and within it, each in the middle under its place. */
export function keepApart<L extends { readonly x: number; readonly text: string }>(
  labels: readonly L[],
  [start, end]: readonly [start: number, end: number],
): readonly L[] {
  const kept: L[] = [];
  let free = start;
  for (const label of labels) {
    const half = (label.text.length * CHARACTER) / 2;
    if (label.x - half < free || label.x + half > end) continue;
    kept.push(label);
    free = label.x + half + LABEL_GAP;
  }
  return kept;
}

export interface PlacedEvent {
  readonly key: string;
  readonly value: unknown;
  readonly label: string;
  readonly text: string;
  readonly place: number;
}

/** Dates or times in their order, and a sentence for each that has no place. */
export function listEvents(
  keys: readonly string[],
  { fieldOf, values, preferences }: Pick<PictureProps<"timeline">, "fieldOf" | "values" | "preferences">,
  toPlace: (value: unknown) => number,
): { readonly events: readonly PlacedEvent[]; readonly notes: readonly string[] } {
  const all = keys.map((key) => {
    const [field, value] = [fieldOf(key), values[key]];
    const isLeftEmpty = field.optional === true && value === null;
    return {
      key,
      value,
      label: field.label,
      text: writeLabel(field, value, preferences),
      place: toPlace(value),
      isLeftEmpty,
    };
  });
  return {
    events: all.filter(({ place }) => Number.isFinite(place)).toSorted((a, b) => a.place - b.place),
    notes: all
      .filter(({ place, isLeftEmpty }) => !Number.isFinite(place) && !isLeftEmpty)
      .map(({ label, text }) => `Not drawn: ${label} (${text}).`),
  };
}

/** The minute of the day of a time such as "07:30"; NaN for anything else. */
export function toMinute(value: unknown): number {
  const clock = typeof value === "string" ? /^(\d\d):(\d\d)$/.exec(value) : null;
  return clock ? Number(clock[1]) * 60 + Number(clock[2]) : NaN;
}

/** What the numbers on the dots of a drawing stand for. */
export function EventList({ events }: { readonly events: readonly Pick<PlacedEvent, "key" | "label" | "text">[] }) {
  return (
    <ol style={{ margin: 0, paddingInlineStart: "1.5em", fontSize: size.label }}>
      {events.map(({ key, label, text }) => (
        <li key={key}>
          {label}: {text}
        </li>
      ))}
    </ol>
  );
}
