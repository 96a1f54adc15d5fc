import { formatNumber } from "#localization/number-format.ts";
import { color } from "#ui/theme.css.ts";
import { getExtent, linearScale } from "#features/calculator/charts/scale.ts";
import * as styles from "#features/calculator/results/results.css.ts";
import { at, CHARACTER, Frame, keepApart, lineStyle, type PictureProps, wordStyle, writeLabel } from "./frame.tsx";

/** Before the points there is room for figures of at least so many pixels. */
const [WIDTH, HEIGHT, LEAST_LEFT, BELOW] = [440, 260, 52, 24];

/** Points where they lie, the line among them, and what it says of one place. */
export function ScatterPicture({ name, picture, fieldOf, values, preferences }: PictureProps<"scatter">) {
  const title = picture.title ?? "Points and line";
  const [list, xOf, yOf] = picture.points;
  const rows = (values[list] ?? []) as readonly Readonly<Record<string, number>>[];
  const points = rows.map((row, index) => ({ index, x: row[xOf]!, y: row[yOf]! }));
  const [slope, intercept] = picture.line.map((key) => values[key]) as [number, number];
  const own = picture.at?.map((key) => values[key]) as [number, number] | undefined;
  const isOwn = own !== undefined && own.every((value) => Number.isFinite(value));
  const [low, high] = getExtent([...points.map(({ x }) => x), ...(isOwn ? [own[0]] : [])]);
  const line = [low, high].map((x) => intercept + slope * x);
  const [bottom, top] = getExtent([...points.map(({ y }) => y), ...line]);
  const span = { x: high - low, y: top - bottom };
  if (![span.x, span.y, 1 / span.x].every(Number.isFinite))
    return <Frame name={name} title={title} notes={["Not drawn: these figures lie beyond what can be drawn."]} />;
  const room = span.y === 0 ? Math.abs(top) / 10 || 1 : span.y * 0.06;
  const y = linearScale(bottom - room, top + room, HEIGHT - BELOW, 8, 5);
  const write = (value: number) => formatNumber(value, preferences.locale, { digits: 4 });
  const left = Math.max(LEAST_LEFT, ...y.ticks.map((tick) => write(tick).length * CHARACTER + 8));
  const x = linearScale(low - span.x * 0.04, high + span.x * 0.04, left, WIDTH - 8, 6);
  const labels = keepApart(
    x.ticks.map((tick) => ({ x: x.at(tick), text: write(tick) })),
    [left - 20, WIDTH + 4],
  );
  const said = [...picture.line, ...(isOwn ? picture.at! : [])]
    .map((key) => `${fieldOf(key).label} ${writeLabel(fieldOf(key), values[key], preferences)}`)
    .join(", ");
  return (
    <Frame name={name} title={title}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        style={{ maxWidth: 500 }}
        role="img"
        aria-label={`${title}. ${points.length} points. ${said}.`}
      >
        {y.ticks.map((tick, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a tick that moves is the same tick
          <g key={index}>
            <line x1={left} x2={WIDTH} y1={at(y.at(tick))} y2={at(y.at(tick))} style={{ stroke: color.rule }} />
            <text x={left - 6} y={at(y.at(tick) + 4)} textAnchor="end" style={wordStyle}>
              {write(tick)}
            </text>
          </g>
        ))}
        <line x1={left} x2={WIDTH} y1={HEIGHT - BELOW} y2={HEIGHT - BELOW} style={lineStyle} />
        {labels.map((label, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <text key={index} x={at(label.x)} y={HEIGHT - 6} textAnchor="middle" style={wordStyle}>
            {label.text}
          </text>
        ))}
        <line
          x1={at(x.at(low))}
          x2={at(x.at(high))}
          y1={at(y.at(line[0]!))}
          y2={at(y.at(line[1]!))}
          style={{ stroke: color.accent, strokeWidth: 2.5 }}
          data-key={picture.line[0]}
          data-value={String(slope)}
        />
        {points.map(({ index, x: across, y: up }) => (
          <circle
            key={index}
            cx={at(x.at(across))}
            cy={at(y.at(up))}
            r={points.length > 60 ? 2.5 : 4}
            style={{ fill: color.ink }}
            data-key={`${list}.${index}.${yOf}`}
            data-value={String(up)}
          />
        ))}
        {isOwn && (
          <circle
            cx={at(x.at(own[0]))}
            cy={at(y.at(own[1]))}
            r="6"
            style={{ fill: color.surface, stroke: color.second, strokeWidth: 2.5 }}
            data-key={picture.at![1]}
            data-value={String(own[1])}
          />
        )}
      </svg>
      {isOwn && (
        <ul className={styles.legend}>
          <li style={{ color: color.second }}>
            ○ {fieldOf(picture.at![1]).label} {writeLabel(fieldOf(picture.at![1]), own[1], preferences)}
          </li>
        </ul>
      )}
    </Frame>
  );
}
