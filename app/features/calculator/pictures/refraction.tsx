import { color } from "#ui/theme.css.ts";
import * as styles from "#features/calculator/results/results.css.ts";
import { at, Frame, lineStyle, measureKeys, type PictureProps, valueStyle, wordStyle } from "./frame.tsx";

const [WIDTH, HEIGHT, LENGTH] = [320, 240, 112];
const [X, Y] = [WIDTH / 2, HEIGHT / 2];
/** How far from the point where the ray meets the surface its angle is drawn, and the letter of it. */
const [ARC, LETTER] = [44, 60];
/** A ray of less light than this would not be seen. */
const LEAST_SHARE = 0.15;

/** A ray from the upper left on the surface between two media, what goes on below it and what is thrown back to the right. */
export function RefractionPicture(props: PictureProps<"refraction">) {
  const { name, picture } = props;
  const title = picture.title ?? "The ray at the surface";
  const { drawn, notes } = measureKeys(picture.of, props, (value) => value >= 0);
  const [incidence, refraction, reflected] = picture.of.map((key) => drawn.find((one) => one.key === key));
  if (!incidence) return <Frame name={name} title={title} notes={notes} />;
  const rays = [
    { ...incidence, letter: "a", angle: incidence.measure, side: [-1, -1] as const, width: 3, paint: color.accent },
    ...(refraction
      ? [
          {
            ...refraction,
            letter: "b",
            angle: refraction.measure,
            side: [1, 1] as const,
            width: 3,
            paint: color.second,
          },
        ]
      : []),
  ];
  const share = (reflected?.value ?? 0) / 100;
  const [thrownX, thrownY] = toPoint(incidence.measure, [1, -1], LENGTH);
  const listed = [...rays, ...(reflected ? [{ ...reflected, letter: "c" }] : [])];
  return (
    <Frame name={name} title={title} notes={notes}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        style={{ maxWidth: "100%", height: "auto" }}
        role="img"
        aria-label={`${title}. ${listed.map(({ letter, label, text }) => `${letter}: ${label} ${text}`).join(", ")}.`}
      >
        <rect y={Y} width={WIDTH} height={Y} style={{ fill: color.accentWash }} />
        <line x1="0" x2={WIDTH} y1={Y} y2={Y} style={{ ...lineStyle, strokeWidth: 2 }} />
        <line x1={X} x2={X} y1="4" y2={HEIGHT - 4} style={{ ...lineStyle, strokeDasharray: "4 4" }} />
        <text x="0" y="14" style={wordStyle}>
          First medium
        </text>
        <text x="6" y={HEIGHT - 8} style={wordStyle}>
          Second medium
        </text>
        {reflected && share > 0 && (
          <g data-key={reflected.key} data-value={String(reflected.value)}>
            <line
              x1={X}
              y1={Y}
              x2={thrownX}
              y2={thrownY}
              style={{
                stroke: color.accent,
                strokeWidth: 3,
                strokeOpacity: at(Math.max(LEAST_SHARE, share)),
                ...(share < 1 ? { strokeDasharray: "6 4" } : {}),
              }}
            />
            <text x={at(thrownX + 8)} y={at(thrownY + 14)} style={valueStyle}>
              c
            </text>
          </g>
        )}
        {rays.map(({ key, value, letter, angle, side, width, paint }) => {
          const [x, y] = toPoint(angle, side, LENGTH);
          const [arcX, arcY] = toPoint(angle, side, ARC);
          const [letterX, letterY] = toPoint(Math.max(angle / 2, 9), side, LETTER);
          return (
            <g key={key} data-key={key} data-value={String(value)}>
              <line x1={X} y1={Y} x2={x} y2={y} style={{ stroke: paint, strokeWidth: width }} />
              <path
                d={`M${X} ${Y + side[1] * ARC}A${ARC} ${ARC} 0 0 0 ${arcX} ${arcY}`}
                style={{ fill: "none", stroke: color.ink }}
              />
              <text x={letterX} y={letterY + 5} textAnchor="middle" style={valueStyle}>
                {letter}
              </text>
            </g>
          );
        })}
        <Head angle={incidence.measure} />
      </svg>
      <ul className={styles.legend}>
        {listed.map(({ key, letter, label, text }) => (
          <li key={key}>
            <b>{letter}</b> {label} {text}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Where one is at a distance from the middle, in a direction from the perpendicular. */
function toPoint(degrees: number, [right, down]: readonly [number, number], length: number): readonly [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [at(X + right * length * Math.sin(turn)), at(Y + down * length * Math.cos(turn))];
}

/** The tip of an arrow halfway down the ray that comes in. */
function Head({ angle }: { readonly angle: number }) {
  const [x, y] = toPoint(angle, [-1, -1], LENGTH * 0.55);
  return (
    <path
      d="M-6 -9L0 3L6 -9Z"
      transform={`translate(${x} ${y}) rotate(${at(-angle)})`}
      style={{ fill: color.accent }}
    />
  );
}
