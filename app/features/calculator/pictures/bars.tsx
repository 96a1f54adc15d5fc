import type { ReactNode } from "react";
import type { AnyField } from "#engine/fields.ts";
import { boundField, formatValue } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Unit } from "#units/dimension.ts";
import { color } from "#ui/theme.css.ts";
import { at, Frame, lineStyle, measureKeys, type PictureProps, valueStyle, wordStyle, writeLabel } from "./frame.tsx";

const MOST_ROWS = 16;

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly measure: number;
  readonly text: string;
  readonly isOwn?: boolean;
}

/** Named outputs side by side, from zero to the largest. */
export function BarsPicture(props: PictureProps<"bars">) {
  const { name, picture } = props;
  const { drawn, notes } = measureKeys(picture.of, props, () => true);
  return <Bars name={name} title={picture.title ?? "Side by side"} bars={drawn} notes={notes} />;
}

/** The rows of a table; those that the table marks are the visitor's own. */
export function RowsPicture({ name, picture, fieldOf, values, preferences }: PictureProps<"rows">) {
  const field = fieldOf(picture.table);
  const columns = field.columns!;
  const [nameField, valueField] = [columns[picture.name]!, columns[picture.value]!];
  const rows = (values[picture.table] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const all = rows.flatMap((row, index) => {
    const value = row[picture.value];
    if (typeof value !== "number" || !Number.isFinite(value)) return [];
    const label = writeName(boundField(nameField, row), row[picture.name], preferences);
    const text = writeLabel(boundField(valueField, row), value, preferences);
    const isOwn = field.mark !== undefined && row[field.mark.column] === values[field.mark.equals];
    return [{ key: `${picture.table}.${index}.${picture.value}`, label, value, measure: value, text, isOwn }];
  });
  const own = Math.max(
    0,
    all.findIndex(({ isOwn }) => isOwn),
  );
  const start = Math.max(0, Math.min(own - MOST_ROWS / 2, all.length - MOST_ROWS));
  const notes = [
    ...(all.length > MOST_ROWS ? [`${MOST_ROWS} of ${all.length} rows are drawn; the table has them all.`] : []),
    ...(all.length < rows.length ? [`${rows.length - all.length} rows without a value are not drawn.`] : []),
  ];
  // "Costs: Cost" would say it twice.
  const isSaid = field.label.toLowerCase().includes(valueField.label.toLowerCase());
  const title = picture.title ?? (isSaid ? field.label : `${field.label}: ${valueField.label}`);
  const shown = { name, title, bars: all.slice(start, start + MOST_ROWS), notes };
  if (picture.log && all.every(({ measure }) => measure > 0))
    return (
      <Dots
        {...shown}
        bars={shown.bars.map((bar) => ({ ...bar, measure: Math.log10(bar.measure) }))}
        notes={[...notes, "On a logarithmic scale: each step to the right is a multiplication."]}
      />
    );
  return hasChosenZero(valueField) ? <Dots {...shown} /> : <Bars {...shown} />;
}

/** A row's name; a bare number says what it counts: "Day 3". */
function writeName(field: AnyField, value: unknown, preferences: Preferences): string {
  const { text } = formatValue(field, value, preferences);
  return (field.kind === "integer" || field.kind === "number") && !field.unit ? `${field.label} ${text}` : text;
}

/** Whether its zero is where a scale was laid, as with °C and °F: a length from there would say nothing. */
function hasChosenZero({ dimension }: AnyField): boolean {
  return dimension?.units.some(({ offset }: Unit) => offset !== undefined) ?? false;
}

interface BarsProps {
  readonly name: string;
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly notes: readonly string[];
}

/** Each value as a dot between the lowest and the highest. */
function Dots({ name, title, bars, notes }: BarsProps) {
  const measures = bars.map(({ measure }) => measure);
  const [lowest, highest] = [Math.min(...measures), Math.max(...measures)];
  if (bars.length === 0) return <Frame name={name} title={title} notes={[...notes, "There is nothing to draw."]} />;
  return (
    <Frame name={name} title={title} notes={notes}>
      <List title={title} bars={bars}>
        {({ key, value, measure, isOwn }) => (
          <svg height="12" style={{ ...barStyle, width: "calc(100% - 12px)", marginInline: 6, overflow: "visible" }}>
            <line x2="100%" y1="6" y2="6" style={lineStyle} />
            <circle
              cx={`${at(highest > lowest ? (100 * (measure - lowest)) / (highest - lowest) : 50)}%`}
              cy="6"
              r="6"
              style={{ fill: fillOf(isOwn, bars) }}
              data-key={key}
              data-value={String(value)}
            />
          </svg>
        )}
      </List>
    </Frame>
  );
}

function Bars({ name, title, bars, notes }: BarsProps) {
  const [lowest, highest] = [
    Math.min(0, ...bars.map(({ measure }) => measure)),
    Math.max(0, ...bars.map(({ measure }) => measure)),
  ];
  const span = highest - lowest;
  if (span === 0) return <Frame name={name} title={title} notes={[...notes, explainNothing(bars)]} />;
  const toPercent = (measure: number) => (span > 0 && Number.isFinite(span) ? (100 * (measure - lowest)) / span : 0);
  const tiny = bars.filter(({ measure }) => measure !== 0 && Math.abs(measure) < span / 500).map(({ label }) => label);
  return (
    <Frame
      name={name}
      title={title}
      notes={tiny.length > 0 ? [...notes, `Too short to be seen: ${tiny.join(", ")}.`] : notes}
    >
      <List title={title} bars={bars}>
        {(bar) => (
          <svg width="100%" height="12" style={barStyle}>
            <rect
              x={`${at(toPercent(Math.min(0, bar.measure)))}%`}
              width={`${at(toPercent(Math.max(0, bar.measure)) - toPercent(Math.min(0, bar.measure)))}%`}
              height="12"
              style={{ fill: fillOf(bar.isOwn, bars) }}
              data-key={bar.key}
              data-value={String(bar.value)}
            />
            {lowest < 0 && (
              <line
                x1={`${at(toPercent(0))}%`}
                x2={`${at(toPercent(0))}%`}
                y2="12"
                style={{ stroke: color.ink, strokeWidth: 2 }}
              />
            )}
          </svg>
        )}
      </List>
    </Frame>
  );
}

/** Of nothing but zeros there would be a frame without bars. */
function explainNothing(bars: readonly Bar[]): string {
  if (bars.length === 0) return "There is nothing to draw.";
  const names = bars.map(({ label }) => label).join(", ");
  return `There is nothing to draw: ${names} ${bars.length === 1 ? "is" : "are all"} ${bars[0]!.text}.`;
}

const barStyle = { display: "block", marginTop: 4 };

/** Where some are the visitor's own, the others stand back. */
function fillOf(isOwn: boolean | undefined, bars: readonly Bar[]): string {
  return isOwn || !bars.some((bar) => bar.isOwn) ? color.accent : color.edge;
}

/** Each with its name and figure above what is drawn of it. */
function List({
  title,
  bars,
  children,
}: Pick<BarsProps, "title" | "bars"> & { readonly children: (bar: Bar) => ReactNode }) {
  return (
    <div
      role="img"
      aria-label={`${title}. ${bars.map(({ label, text }) => `${label}: ${text}`).join(", ")}.`}
      style={{ display: "grid", gap: 14 }}
    >
      {bars.map((bar) => (
        <div key={bar.key}>
          <div style={{ display: "flex", gap: 16, justifyContent: "space-between", alignItems: "end" }}>
            <span style={bar.isOwn ? valueStyle : wordStyle}>{bar.label}</span>
            <span style={{ ...valueStyle, flexShrink: 0, maxWidth: "60%" }}>{bar.text}</span>
          </div>
          {children(bar)}
        </div>
      ))}
    </div>
  );
}
