import { color } from "#ui/theme.css.ts";
import { Frame, type PictureProps } from "./frame.tsx";

const [WIDTH, HEIGHT, BAND] = [300, 84, 20];

/** A resistor as it looks: a wire, a body, and its bands from left to right. */
export function ResistorPicture({ name, picture, fieldOf, values }: PictureProps<"resistor">) {
  const [table, column] = picture.rows;
  const title = picture.title ?? "The resistor";
  const rows = (values[table] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const labels = fieldOf(table).columns?.[column]?.labels ?? {};
  const bands = rows.map((row) => String(row[column]));
  const apart = (WIDTH - 120) / (bands.length + 1);
  return (
    <Frame name={name} title={title}>
      <svg
        width={WIDTH}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        style={{ maxWidth: "100%", forcedColorAdjust: "none" }}
        role="img"
        aria-label={`${title}. ${bands.map((band) => labels[band] ?? band).join(", ")}.`}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} style={{ stroke: color.edge, strokeWidth: 4 }} />
        <rect
          x="40"
          y="8"
          width={WIDTH - 80}
          height={HEIGHT - 16}
          rx="18"
          style={{ fill: "#e6cfa1", stroke: color.edge }}
        />
        {bands.map((band, index) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a band is its place
            key={index}
            x={Math.round(60 + apart * (index + 1) - BAND / 2)}
            y="8"
            width={BAND}
            height={HEIGHT - 16}
            style={{ fill: picture.paint[band] ?? "none", stroke: color.edge, strokeWidth: 0.5 }}
            data-key={`${table}.${index}.${column}`}
            data-value={band}
          />
        ))}
      </svg>
      <p style={{ margin: 0 }}>{bands.map((band) => labels[band] ?? band).join(" · ")}</p>
    </Frame>
  );
}
