import { area, line } from "d3-shape";
import { range } from "d3-array";
import { formatValue } from "#engine/format.ts";
import { color } from "#ui/theme.css.ts";
import { at, Frame, lineStyle, type PictureProps, valueStyle, wordStyle } from "./frame.tsx";

const [WIDTH, HEIGHT] = [400, 130];
/** How many deviations to either side are drawn. */
const REACH = 3.5;

/** The normal distribution over its deviations, with the part shaded that the figures speak of. */
export function BellPicture({ name, picture, fieldOf, values, preferences }: PictureProps<"bell">) {
  const title = picture.title ?? "Where it stands in a normal distribution";
  const read = (place: string | number | undefined) => {
    const value = typeof place === "string" ? values[place] : place;
    return typeof value === "number" && Number.isFinite(value) ? value : null;
  };
  const [mean, deviation] = [read(picture.mean), read(picture.deviation)];
  if (mean === null || deviation === null || !(deviation > 0))
    return <Frame name={name} title={title} notes={["Without a spread above zero there is no curve to draw."]} />;
  const toX = (z: number) => at((WIDTH * (Math.max(-REACH, Math.min(REACH, z)) + REACH)) / (2 * REACH));
  const toY = (z: number) => HEIGHT * (1 - Math.exp((-z * z) / 2)) + 10;
  const toZ = (value: number) => (value - mean) / deviation;
  const marks = [picture.from, picture.at, picture.to].flatMap((key) => {
    const value = read(key);
    if (key === undefined || value === null) return [];
    const field = fieldOf(key);
    return [{ key, value, z: toZ(value), label: field.label, text: formatValue(field, value, preferences).text }];
  });
  const [from, to] = [read(picture.from), read(picture.to ?? picture.at)];
  const [start, end] = [
    Math.max(-REACH, from === null ? -REACH : toZ(from)),
    Math.min(REACH, to === null ? REACH : toZ(to)),
  ];
  // Both ends exactly, however little lies between them.
  const shaded = start < end ? [...range(start, end, 0.05), end] : [];
  const beyond = marks.filter(({ z }) => Math.abs(z) > REACH).map(({ label }) => label);
  const sentence = marks.map(({ label, text }) => `${label}: ${text}`).join(", ");
  return (
    <Frame
      name={name}
      title={title}
      notes={beyond.length > 0 ? [`Beyond the part that is drawn: ${beyond.join(", ")}.`] : []}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 48}`}
        width="100%"
        style={{ maxWidth: 440 }}
        role="img"
        aria-label={`${title}. ${sentence}.`}
        data-mean={String(mean)}
        data-deviation={String(deviation)}
      >
        <path
          d={area<number>((z) => toX(z), HEIGHT + 10, toY)(shaded) ?? undefined}
          style={{ fill: color.accentWash }}
          data-shaded={`${start} ${end}`}
        />
        <path
          d={line<number>((z) => toX(z), toY)(range(-REACH, REACH + 0.01, 0.1)) ?? undefined}
          style={{ fill: "none", stroke: color.ink, strokeWidth: 1.5 }}
        />
        <line x1="0" x2={WIDTH} y1={HEIGHT + 10} y2={HEIGHT + 10} style={lineStyle} />
        {range(-3, 4).map((z) => (
          <text key={z} x={toX(z)} y={HEIGHT + 26} textAnchor="middle" style={wordStyle}>
            {z === 0 ? "mean" : `${z > 0 ? "+" : "−"}${Math.abs(z)}σ`}
          </text>
        ))}
        {marks.map((mark) => (
          <line
            key={mark.key}
            x1={toX(mark.z)}
            x2={toX(mark.z)}
            y1={toY(mark.z) - 8}
            y2={HEIGHT + 10}
            style={{ stroke: color.accent, strokeWidth: 3 }}
            data-key={mark.key}
            data-value={String(mark.value)}
          />
        ))}
        <text x={WIDTH / 2} y={HEIGHT + 44} textAnchor="middle" style={valueStyle}>
          {sentence}
        </text>
      </svg>
    </Frame>
  );
}
