import { color } from "#ui/theme.css.ts";
import * as styles from "#features/calculator/results/results.css.ts";
import { at, Frame, measureKeys, type PictureProps, wordStyle } from "./frame.tsx";

const [WIDTH, HEIGHT] = [440, 240];
/** Of all that is drawn an arrow is at least this tall; flatter ones would be lines. */
const LEAST = 4;

/** An object, its image and the three rays that make it: along the axis, through the middle, through the focal point. */
export function RaysPicture(props: PictureProps<"rays">) {
  const { name, picture } = props;
  const title = picture.title ?? "The rays";
  const { drawn, notes } = measureKeys(picture.of, props, (value) => value !== 0);
  const [f, object, image, tall, high] = drawn.map(({ measure }) => measure);
  if (drawn.length < 5) return <Frame name={name} title={title} notes={notes} />;
  const [o, i] = [object!, image!];
  // A virtual image lies on the object's side, which is the left.
  const [left, right] = [Math.min(-o, i, -Math.abs(f!)), Math.max(i, Math.abs(f!))];
  const across = (WIDTH - 40) / (right - left);
  const tallest = Math.max(Math.abs(tall!), Math.abs(high!));
  const up = (HEIGHT / 2 - 22) / tallest;
  const x = (place: number) => at(20 + (place - left) * across);
  const y = (place: number) => at(HEIGHT / 2 - place * up);
  const isTiny =
    [tall!, high!].some((one) => Math.abs(one) * up < LEAST) ||
    [o, Math.abs(i), Math.abs(f!)].some((one) => one * across < LEAST);
  const said = isTiny ? ["Some of it is too small beside the rest to be seen."] : [];
  const isReal = i > 0;
  const tip = [x(-o), y(tall!)] as const;
  const end = [x(i), y(high!)] as const;
  const ray = { fill: "none", stroke: color.second, strokeWidth: 1.5 } as const;
  // What reaches the lens at these heights leaves it toward the image, or away from it where there is none behind the lens.
  const heights = [tall!, 0, high!];
  const behind = (height: number) => {
    const [run, rise] = isReal ? [i, high! - height] : [right, ((height - high!) / -i) * right];
    return `${x(run)} ${y(height + rise)}`;
  };
  return (
    <Frame name={name} title={title} notes={[...said, "Heights and distances are drawn to different scales."]}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        style={{ maxWidth: 560, overflow: "hidden" }}
        role="img"
        aria-label={`${title}. ${drawn.map(({ label, text }) => `${label}: ${text}`).join(", ")}.`}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} style={{ stroke: color.edge }} />
        {heights.map((height) => (
          <g key={height}>
            <path d={`M${tip.join(" ")}L${x(0)} ${y(height)}L${behind(height)}`} style={ray} />
            {!isReal && (
              <path d={`M${x(0)} ${y(height)}L${end.join(" ")}`} style={{ ...ray, strokeDasharray: "4 4" }} />
            )}
          </g>
        ))}
        <path
          d={
            f! > 0
              ? `M${x(0)} 6Q${x(0) + 14} ${HEIGHT / 2} ${x(0)} ${HEIGHT - 6}Q${x(0) - 14} ${HEIGHT / 2} ${x(0)} 6Z`
              : `M${x(0) - 9} 6Q${x(0) + 1} ${HEIGHT / 2} ${x(0) - 9} ${HEIGHT - 6}H${x(0) + 9}Q${x(0) - 1} ${HEIGHT / 2} ${x(0) + 9} 6Z`
          }
          style={{ fill: color.accentWash, stroke: color.accent, strokeWidth: 1.5 }}
        />
        {[-Math.abs(f!), Math.abs(f!)].map((place) => (
          <g key={place}>
            <circle cx={x(place)} cy={HEIGHT / 2} r="3.5" style={{ fill: color.ink }} />
            <text x={x(place)} y={HEIGHT / 2 + 17} textAnchor="middle" style={wordStyle}>
              F
            </text>
          </g>
        ))}
        <Arrow at={tip} paint={color.accent} />
        <Arrow at={end} paint={color.ink} isDashed={!isReal} />
        {drawn.map(({ key, value }) => (
          <g key={key} data-key={key} data-value={String(value)} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {drawn.map(({ key, label, text }) => (
          <li key={key}>
            {label} {text}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** From the axis up or down to its tip. */
function Arrow({
  at: [x, y],
  paint,
  isDashed = false,
}: {
  readonly at: readonly [x: number, y: number];
  readonly paint: string;
  readonly isDashed?: boolean;
}) {
  const head = y < HEIGHT / 2 ? 8 : -8;
  return (
    <path
      d={`M${x} ${HEIGHT / 2}V${y}M${x - 5} ${y + head}L${x} ${y}L${x + 5} ${y + head}`}
      style={{ fill: "none", stroke: paint, strokeWidth: 3, ...(isDashed ? { strokeDasharray: "5 3" } : {}) }}
    />
  );
}
