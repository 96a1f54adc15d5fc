import { bin, extent } from "d3-array";
import { formatValue } from "#engine/format.ts";
import { getItemField } from "#engine/values.ts";
import { color } from "#ui/theme.css.ts";
import { at, Frame, keepApart, lineStyle, type PictureProps, valueStyle, wordStyle } from "./frame.tsx";

const [WIDTH, TOP, BARS, BOX] = [400, 34, 110, 22];
const BOTTOM = TOP + BARS;
const BOX_TOP = BOTTOM + 30;
/** The first and the last edge are written in the middle under their places too. */
const BESIDE = 30;
/** What a figure may reach into the space around a drawing. */
const PADDING = 14;
/** How far beyond the quartiles, in their distance, a number is still none that lies apart. */
const REACH = 1.5;

/** How numbers are spread: how many of them lie in each step of the axis, and below it the box of their quartiles. */
export function SpreadPicture({ name, picture, fieldOf, values, preferences }: PictureProps<"spread">) {
  const list = fieldOf(picture.numbers);
  const title = picture.title ?? `How the ${list.label.toLowerCase()} are spread`;
  const given = Array.isArray(values[picture.numbers]) ? (values[picture.numbers] as readonly unknown[]) : [];
  const numbers = given.filter((one): one is number => typeof one === "number" && Number.isFinite(one));
  const [least, most] = extent(numbers);
  if (least === undefined || most === undefined || !(most - least > 0) || !Number.isFinite(most - least))
    return <Frame name={name} title={title} notes={["All numbers have one place: there is no spread to draw."]} />;
  const bins = bin()(numbers);
  const [start, end] = [bins[0]!.x0!, bins.at(-1)!.x1!];
  const highest = Math.max(...bins.map(({ length }) => length));
  const toX = (value: number) => at((WIDTH * (value - start)) / (end - start));
  const write = (value: number) =>
    formatValue(getItemField(list) ?? list, Number(value.toPrecision(4)), preferences).text;
  const box = picture.box.map((key) => ({ key, value: values[key], label: fieldOf(key).label }));
  const [low, middle, high] = box.map(({ value }) => (typeof value === "number" ? value : NaN)) as [
    number,
    number,
    number,
  ];
  const hasBox = low <= middle && middle <= high;
  const reach = REACH * (high - low);
  const inside = numbers.filter((one) => one >= low - reach && one <= high + reach);
  const [from = low, to = high] = extent(inside);
  const apart = [...new Set(numbers.filter((one) => one < from || one > to))];
  const edges = keepApart(
    [...bins.map(({ x0 }) => x0!), end].map((edge) => ({ x: toX(edge), text: write(edge) })),
    [-BESIDE - PADDING, WIDTH + BESIDE + PADDING],
  );
  const words = [
    ...bins
      .filter(({ length }) => length > 0)
      .map(({ x0, x1, length }) => `${length} from ${write(x0!)} to ${write(x1!)}`),
    ...box.map(({ label, value }) => `${label} ${typeof value === "number" ? write(value) : "unknown"}`),
  ].join(", ");
  return (
    <Frame
      name={name}
      title={title}
      notes={
        apart.length > 0 && hasBox
          ? [
              `${apart.length === 1 ? "One value lies" : `${apart.length} values lie`} apart: ${apart.slice(0, 5).map(write).join(", ")}.`,
            ]
          : []
      }
    >
      <svg
        viewBox={`${-BESIDE} 0 ${WIDTH + 2 * BESIDE} ${BOX_TOP + BOX + 4}`}
        width="100%"
        style={{ maxWidth: 500 }}
        overflow="visible"
        role="img"
        aria-label={`${title}. ${words}.`}
      >
        <text x={-BESIDE} y="11" style={wordStyle}>
          How many
        </text>
        {bins.map(({ x0, x1, length }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a bar that moves is the same bar
          <g key={index}>
            <rect
              x={toX(x0!)}
              width={at(Math.max(toX(x1!) - toX(x0!) - 1, 1))}
              y={at(BOTTOM - (BARS * length) / highest)}
              height={at((BARS * length) / highest)}
              style={{ fill: color.accent }}
              data-count={length}
            />
            {length > 0 && (
              <text
                x={at((toX(x0!) + toX(x1!)) / 2)}
                y={at(BOTTOM - (BARS * length) / highest - 5)}
                textAnchor="middle"
                style={valueStyle}
              >
                {length}
              </text>
            )}
          </g>
        ))}
        <line x1="0" x2={WIDTH} y1={BOTTOM} y2={BOTTOM} style={lineStyle} />
        {edges.map(({ x, text }) => (
          <g key={x}>
            <line x1={x} x2={x} y1={BOTTOM} y2={BOTTOM + 4} style={lineStyle} />
            <text x={x} y={BOTTOM + 18} textAnchor="middle" style={wordStyle}>
              {text}
            </text>
          </g>
        ))}
        {hasBox && (
          <>
            <line
              x1={toX(from)}
              x2={toX(to)}
              y1={BOX_TOP + BOX / 2}
              y2={BOX_TOP + BOX / 2}
              style={{ ...lineStyle, strokeWidth: 2 }}
            />
            <rect
              x={toX(low)}
              width={at(Math.max(toX(high) - toX(low), 1))}
              y={BOX_TOP}
              height={BOX}
              style={{ fill: color.accentWash, stroke: color.ink }}
            />
            {box.map(({ key, value }) => (
              <line
                key={key}
                x1={toX(value as number)}
                x2={toX(value as number)}
                y1={BOX_TOP}
                y2={BOX_TOP + BOX}
                style={{ stroke: value === middle ? color.accent : color.ink, strokeWidth: value === middle ? 3 : 1 }}
                data-key={key}
                data-value={String(value)}
              />
            ))}
            {apart.map((one) => (
              <circle key={one} cx={toX(one)} cy={BOX_TOP + BOX / 2} r="4" style={{ fill: color.second }} />
            ))}
          </>
        )}
      </svg>
    </Frame>
  );
}
