import { color } from "#ui/theme.css.ts";
import { Frame, measureKeys, type PictureProps, valueStyle, wordStyle } from "./frame.tsx";

const [WIDTH, HEIGHT, RAIL] = [340, 236, 84];
const PLACES = [14, 68, 178, 120] as const;
const wire = { fill: "none", stroke: color.ink, strokeWidth: 2 } as const;

/** Two resistors from the input to ground, and the output between them. */
export function DividerPicture(props: PictureProps<"divider">) {
  const { name, picture } = props;
  const title = picture.title ?? "The circuit";
  const { drawn, notes } = measureKeys(picture.of, props, () => true);
  if (drawn.length < picture.of.length) return <Frame name={name} title={title} notes={notes} />;
  return (
    <Frame name={name} title={title}>
      <svg
        width={WIDTH}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        style={{ maxWidth: "100%" }}
        role="img"
        aria-label={`${title}. ${drawn.map(({ label, text }) => `${label}: ${text}`).join(", ")}.`}
      >
        <path
          d={`M${RAIL} 20V42M${RAIL} 94V148M${RAIL} 200V216M${RAIL} 120H132M${RAIL - 18} 216H${RAIL + 18}M${RAIL - 11} 222H${RAIL + 11}M${RAIL - 4} 228H${RAIL + 4}`}
          style={wire}
        />
        {[42, 148].map((y) => (
          <rect key={y} x={RAIL - 13} y={y} width="26" height="52" style={{ ...wire, fill: color.accentWash }} />
        ))}
        <circle cx={RAIL} cy="120" r="4" style={{ fill: color.ink }} />
        <circle cx={RAIL} cy="16" r="4.5" style={{ ...wire, stroke: color.accent }} />
        <circle cx="137" cy="120" r="4.5" style={{ ...wire, stroke: color.second }} />
        {drawn.map(({ key, label, text, value }, index) => {
          const [x, y] = [index === 3 ? 150 : RAIL + 24, PLACES[index]!];
          return (
            <g key={key} data-key={key} data-value={String(value)}>
              <text x={x} y={y + 3} style={valueStyle}>
                {text}
              </text>
              <text x={x} y={y + 19} style={wordStyle}>
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </Frame>
  );
}
