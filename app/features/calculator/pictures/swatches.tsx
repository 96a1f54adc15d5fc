import { color } from "#ui/theme.css.ts";
import { Frame, type PictureProps, valueStyle, wordStyle, writeLabel } from "./frame.tsx";

/** Two beside one another on a telephone; the height of the color, and that with its words. */
const [WIDTH, PATCH, HEIGHT] = [168, 48, 86];

/** Colors as they look, with their codes. */
export function SwatchesPicture({ name, picture, fieldOf, values, preferences }: PictureProps<"swatches">) {
  const title = picture.title ?? "In color";
  const ground = picture.on === undefined ? null : toColor(values[picture.on]);
  const own = picture.of.map((key) => ({ key, value: values[key], label: fieldOf(key).label }));
  const [table, nameOf, codeOf] = picture.rows ?? ["", "", ""];
  const rows = (values[table] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const listed = rows.map((row, index) => ({
    key: `${table}.${index}.${codeOf}`,
    value: row[codeOf],
    label: String(row[nameOf]),
  }));
  const swatches = [...own, ...listed].flatMap((one) => {
    const code = toColor(one.value);
    return code === null ? [] : [{ ...one, code }];
  });
  const notes = own
    .filter(({ value }) => toColor(value) === null)
    .map(({ key, label, value }) => `Not drawn: ${label} (${writeLabel(fieldOf(key), value, preferences)}).`);
  if (swatches.length === 0) return <Frame name={name} title={title} notes={notes} />;
  const sentence = `${title}. ${swatches.map(({ label, code }) => `${label}: ${code}`).join(", ")}.`;
  return (
    <Frame name={name} title={title} notes={notes}>
      <div role="img" aria-label={sentence} style={{ display: "flex", flexWrap: "wrap", gap: "12px 20px" }}>
        {swatches.map(({ key, value, label, code }) => (
          <svg
            key={key}
            width={WIDTH}
            height={HEIGHT}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            style={{ overflow: "visible" }}
          >
            <rect
              x="1"
              y="1"
              width={WIDTH - 2}
              height={PATCH - 2}
              rx="4"
              style={{ fill: ground ?? code, stroke: color.edge }}
              data-key={ground ? picture.on : key}
              data-value={String(ground ? values[picture.on!] : value)}
            />
            {ground && (
              <text
                x={WIDTH / 2}
                y={PATCH / 2 + 7}
                textAnchor="middle"
                style={{ fontSize: 20, fill: code }}
                data-key={key}
                data-value={String(value)}
              >
                Sample
              </text>
            )}
            <text y={PATCH + 16} style={valueStyle}>
              {code}
            </text>
            <text y={PATCH + 32} style={wordStyle}>
              {label}
            </text>
          </svg>
        ))}
      </div>
    </Frame>
  );
}

/** "#1E90FF" of it, of "1e90ff" and of three digits; null of what is not a color. */
function toColor(value: unknown): string | null {
  const digits = typeof value === "string" ? /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim())?.[1] : undefined;
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`.toUpperCase();
}
