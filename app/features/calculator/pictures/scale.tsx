import type { AnyField } from "#engine/fields.ts";
import { formatCell } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { color, size } from "#ui/theme.css.ts";
import { type Band, chooseValue, measureScale } from "./scale-bands.ts";
import * as styles from "#features/calculator/results/results.css.ts";
import type { ResultRows } from "#features/calculator/results/table-rows.tsx";

// Here, not in the sheet: its names would weigh on the first load of every calculator.
const tickStyle = { fontSize: size.small, fill: color.soft };
const valueStyle = { fontSize: size.body, fontWeight: 600, fill: color.ink };

interface ScaleProps {
  readonly name: string;
  readonly field: AnyField;
  readonly points: ResultRows;
  readonly preferences: Preferences;
  /** All inputs and outputs. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The value's own. */
  readonly valueField: AnyField;
  /** Whether the value's band is called by its name, not by its limits: the answer may be in another class. */
  readonly isNamed?: boolean;
  /** Both ends of the scale, where it is drawn from end to end. */
  readonly range?: readonly [lowest: number, highest: number];
  /** More values of the same kind, with what is said of each. */
  readonly others?: readonly { readonly key: string; readonly value: number; readonly text: string }[];
}

/** A value on the bands of a table, to scale, with the same said in words. */
export function Scale({
  name,
  field,
  valueField,
  points,
  preferences,
  values,
  isNamed = true,
  range,
  others = [],
}: ScaleProps) {
  const { name: nameKey, from, to } = field.scale!;
  const columns = field.columns!;
  const value = values[chooseValue(field.scale!, values)];
  const mark = field.mark!;
  const scale = measureScale(field.scale!, points, value, (row) => row[mark.column] === values[mark.equals], range);
  if (!scale) return null;
  const limit = (edge: number) => formatCell(columns[from]!, edge, preferences);
  const nameField = columns[nameKey]!;
  // A class that is a number says that it is one.
  const kindOf = nameField.kind === "text" ? "" : `${nameField.label} `;
  const nameOf = (band: Band) => kindOf + formatCell(nameField, band.row[nameKey], preferences);
  const startOf = ({ row }: Band) => `${row["isAbove"] ? "above" : "from"} ${limit(row[from] as number)}`;
  const endOf = ({ row }: Band) => `${row["hasEnd"] ? "up to" : "below"} ${limit(row[to] as number)}`;
  const isOpen = ({ row }: Band) => typeof row[to] !== "number";
  const limitsOf = (band: Band) =>
    isOpen(band) ? startOf(band) : band === scale.bands[0] ? endOf(band) : `${startOf(band)}, ${endOf(band)}`;
  const { own } = scale;
  const text = own ? formatCell(valueField, value, preferences) : "";
  const where = own?.band ? (isNamed ? nameOf : limitsOf)(own.band) : "below the lowest band";
  const sentence = own
    ? `${valueField.label}: ${text}, ${where}${own.isBeyond ? ". It lies beyond the part that is drawn" : ""}.`
    : `${valueField.label} has no place on this scale with these entries.`;
  return (
    <figure
      className={styles.figure}
      style={{ contentVisibility: "visible" }}
      data-figure={name}
      data-value={own ? String(value) : ""}
    >
      <figcaption className={styles.figureTitle}>{sentence}</figcaption>
      <svg
        width="100%"
        height="76"
        role="img"
        aria-label={[sentence, ...others.map(({ text: said }) => `${said}.`)].join(" ")}
        overflow="visible"
      >
        {scale.bands.map((band) => (
          <rect
            key={band.start}
            x={`${band.start}%`}
            width={`${band.end - band.start}%`}
            y="28"
            height="22"
            style={{ fill: band === own?.band ? color.accent : color.sunk, stroke: color.edge }}
            data-from={String(band.row[from])}
            data-to={String(band.row[to])}
          />
        ))}
        {scale.ticks.map(({ at, edge }) => (
          <text
            key={at}
            x={`${at}%`}
            y="68"
            textAnchor={at === 0 ? "start" : at === 100 ? "end" : "middle"}
            style={tickStyle}
          >
            {limit(edge)}
          </text>
        ))}
        {others.map((other) => (
          <line
            key={other.key}
            x1={`${scale.toPercent(other.value)}%`}
            x2={`${scale.toPercent(other.value)}%`}
            y1="22"
            y2="56"
            style={{ stroke: color.second, strokeWidth: 3 }}
            data-key={other.key}
            data-value={String(other.value)}
          />
        ))}
        {own && (
          <>
            <line x1={`${own.at}%`} x2={`${own.at}%`} y1="20" y2="56" style={{ stroke: color.ink, strokeWidth: 3 }} />
            <text x={`${own.at}%`} y="14" textAnchor={anchorAt(own.at)} style={valueStyle}>
              {text}
            </text>
          </>
        )}
      </svg>
      {others.length > 0 && (
        <ul className={styles.legend}>
          {others.map((other) => (
            <li key={other.key}>
              <span className={styles.swatch} style={{ background: color.second }} />
              {other.text}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.legend}>
        {scale.bands.map((band) => (
          <li key={band.start} style={band === own?.band ? { fontWeight: 600 } : undefined}>
            {nameOf(band)} {isOpen(band) ? startOf(band) : endOf(band)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Words at the ends of the scale stay within it. */
function anchorAt(place: number): "start" | "middle" | "end" {
  if (place < 15) return "start";
  return place > 85 ? "end" : "middle";
}
