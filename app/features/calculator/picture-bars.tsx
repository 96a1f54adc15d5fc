import { boundField, formatValue } from "#engine/format.ts";
import { color } from "#ui/theme.css.ts";
import { at, Frame, measureKeys, type PictureProps, valueStyle, wordStyle, writeLabel } from "./picture-frame.tsx";

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
    const label = formatValue(boundField(nameField, row), row[picture.name], preferences).text;
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
  const title = picture.title ?? `${field.label}: ${valueField.label}`;
  return <Bars name={name} title={title} bars={all.slice(start, start + MOST_ROWS)} notes={notes} />;
}

function Bars({
  name,
  title,
  bars,
  notes,
}: {
  readonly name: string;
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly notes: readonly string[];
}) {
  const [lowest, highest] = [
    Math.min(0, ...bars.map(({ measure }) => measure)),
    Math.max(0, ...bars.map(({ measure }) => measure)),
  ];
  const span = highest - lowest;
  if (bars.length === 0) return <Frame name={name} title={title} notes={[...notes, "There is nothing to draw."]} />;
  const toPercent = (measure: number) => (span > 0 && Number.isFinite(span) ? (100 * (measure - lowest)) / span : 0);
  const tiny = bars.filter(({ measure }) => measure !== 0 && Math.abs(measure) < span / 500).map(({ label }) => label);
  return (
    <Frame
      name={name}
      title={title}
      notes={tiny.length > 0 ? [...notes, `Too short to be seen: ${tiny.join(", ")}.`] : notes}
    >
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
            <svg width="100%" height="12" style={{ display: "block", marginTop: 4 }}>
              <rect
                x={`${at(toPercent(Math.min(0, bar.measure)))}%`}
                width={`${at(toPercent(Math.max(0, bar.measure)) - toPercent(Math.min(0, bar.measure)))}%`}
                height="12"
                style={{ fill: bar.isOwn || !bars.some(({ isOwn }) => isOwn) ? color.accent : color.edge }}
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
          </div>
        ))}
      </div>
    </Frame>
  );
}
