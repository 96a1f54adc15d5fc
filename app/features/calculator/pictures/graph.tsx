import { formatValue } from "#engine/format.ts";
import { findHeights, sampleCurve } from "#engine/plot.ts";
import { formatNumber } from "#localization/number-format.ts";
import { color, size } from "#ui/theme.css.ts";
import { linearScale } from "#features/calculator/charts/scale.ts";
import { at, Frame, keepApart, lineStyle, type PictureProps, wordStyle } from "./frame.tsx";

const [WIDTH, HEIGHT, STEPS] = [440, 260, 240];

interface Mark {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly x: number;
}

/** The polynomial around its zeros, with a ring at each real one. */
export function GraphPicture(props: PictureProps<"graph">) {
  const { name, picture, fieldOf, values, preferences } = props;
  const title = picture.title ?? "Graph";
  const coefficients = readCoefficients(picture.coefficients, values);
  const f = (x: number) => coefficients.reduce((sum, one) => sum * x + one, 0);
  const zeros = listZeros(props);
  const points = (picture.points ?? []).flatMap(([x, y]): readonly Mark[] => {
    const value = values[x];
    if (typeof value !== "number" || typeof values[y] !== "number") return [];
    return [{ key: x, label: fieldOf(x).label, text: formatValue(fieldOf(x), value, preferences).text, x: value }];
  });
  const centers = [...zeros, ...points].map(({ x }) => x);
  const [low, high] = centers.length > 0 ? [Math.min(...centers), Math.max(...centers)] : [0, 0];
  const room = Math.max((high - low) * 0.35, Math.max(Math.abs(low), Math.abs(high)) * 0.2, 1e-9) || 1;
  const drawn = sampleCurve(f, low - room, high + room, STEPS);
  // Beyond the outer zeros a polynomial soon leaves all else flat.
  const inner = drawn.filter(({ x }) => x >= low - room / 3 && x <= high + room / 3);
  const [bottom, top] = findHeights([inner]);
  const span = top - bottom;
  if (!Number.isFinite(span) || !Number.isFinite(high - low) || drawn.some(({ y }) => !Number.isFinite(y)))
    return <Frame name={name} title={title} notes={["Not drawn: these coefficients lead beyond what can be drawn."]} />;
  const x = linearScale(low - room, high + room, 0, WIDTH, 6);
  const y = linearScale(Math.min(bottom, 0) - span * 0.1, Math.max(top, 0) + span * 0.1, HEIGHT, 0, 5);
  const within = (place: number) => at(Math.min(2 * HEIGHT, Math.max(-HEIGHT, place)));
  const write = (value: number) => formatNumber(value, preferences.locale, { digits: 4 });
  const labels = keepApart(
    x.ticks.map((tick) => ({ x: x.at(tick), text: write(tick) })),
    [4, WIDTH - 4],
  );
  const listed = zeros.map(({ label, text }) => `${label} ${text}`).join(", ");
  const sentence = `${title}. ${zeros.length > 0 ? `It meets the x-axis at ${listed}.` : "It does not meet the x-axis."}`;
  return (
    <Frame
      name={name}
      title={title}
      notes={zeros.length === 0 ? ["It does not meet the x-axis: there is no real zero."] : []}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        style={{ maxWidth: 500, overflow: "hidden" }}
        role="img"
        aria-label={sentence}
      >
        {x.ticks.map((tick, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a tick that moves is the same tick
          <line key={index} x1={at(x.at(tick))} x2={at(x.at(tick))} y1="0" y2={HEIGHT} style={{ stroke: color.rule }} />
        ))}
        <line x1="0" x2={WIDTH} y1={at(y.at(0))} y2={at(y.at(0))} style={lineStyle} />
        {labels.map((label, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <text key={index} x={at(label.x)} y={HEIGHT - 4} textAnchor="middle" style={wordStyle}>
            {label.text}
          </text>
        ))}
        <polyline
          points={drawn.map((point) => `${at(x.at(point.x))},${within(y.at(point.y))}`).join(" ")}
          style={{ fill: "none", stroke: color.accent, strokeWidth: 2.5 }}
        />
        {points.map((mark) => (
          <rect
            key={mark.key}
            data-key={mark.key}
            data-value={String(mark.x)}
            x={at(x.at(mark.x) - 4)}
            y={within(y.at(f(mark.x)) - 4)}
            width="8"
            height="8"
            style={{ fill: color.second }}
          />
        ))}
        {zeros.map((mark) => (
          <circle
            key={mark.key}
            data-key={mark.key}
            data-value={String(mark.x)}
            cx={at(x.at(mark.x))}
            cy={at(y.at(0))}
            r="5"
            style={{ fill: color.surface, stroke: color.accent, strokeWidth: 2.5 }}
          />
        ))}
      </svg>
      <ul style={{ listStyle: "none", margin: 0, padding: 0, fontSize: size.label }}>
        {zeros.length > 0 && <li>○ {listed}</li>}
        {points.map((mark) => (
          <li key={mark.key} style={{ color: color.second }}>
            ■ {mark.label} {mark.text}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function readCoefficients(
  keys: readonly string[] | string,
  values: Readonly<Record<string, unknown>>,
): readonly number[] {
  const all = typeof keys === "string" ? values[keys] : keys.map((key) => values[key]);
  return Array.isArray(all) ? all.map(Number) : [];
}

/** The zeros that are real: outputs, or rows of a table. */
function listZeros({ picture, fieldOf, values, preferences }: PictureProps<"graph">): readonly Mark[] {
  const { zeros } = picture;
  if (typeof zeros[0] === "string") {
    const [table, real, imaginary] = zeros as readonly [string, string, string];
    const rows = values[table];
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: Readonly<Record<string, unknown>>, index): readonly Mark[] => {
      const x = row[real];
      if (typeof x !== "number" || row[imaginary] !== 0) return [];
      return [{ key: `${table}.${index}.${real}`, label: "x =", text: formatNumber(x, preferences.locale), x }];
    });
  }
  return (zeros as readonly (readonly [string, string])[]).flatMap(([key, imaginary]): readonly Mark[] => {
    const x = values[key];
    if (typeof x !== "number" || values[imaginary] !== 0) return [];
    return [{ key, label: `${fieldOf(key).label} =`, text: formatValue(fieldOf(key), x, preferences).text, x }];
  });
}
