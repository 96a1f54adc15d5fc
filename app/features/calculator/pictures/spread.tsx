import { bin, extent, ticks } from "d3-array";
import { formatValue } from "#engine/format.ts";
import { getItemField } from "#engine/values.ts";
import { color } from "#ui/theme.css.ts";
import { at, Frame, lineStyle, type PictureProps, wordStyle } from "./frame.tsx";

const [WIDTH, BARS, BOX_TOP, BOX] = [400, 110, 148, 22];
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
        viewBox={`0 0 ${WIDTH} ${BOX_TOP + BOX + 4}`}
        width="100%"
        style={{ maxWidth: 440 }}
        overflow="visible"
        role="img"
        aria-label={`${title}. ${words}.`}
      >
        {bins.map(({ x0, x1, length }, index) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar that moves is the same bar
            key={index}
            x={toX(x0!)}
            width={at(Math.max(toX(x1!) - toX(x0!) - 1, 1))}
            y={at(BARS * (1 - length / highest) + 8)}
            height={at((BARS * length) / highest)}
            style={{ fill: color.accent }}
            data-count={length}
          />
        ))}
        <line x1="0" x2={WIDTH} y1={BARS + 8} y2={BARS + 8} style={lineStyle} />
        {ticks(start, end, 5).map((tick) => (
          <text key={tick} x={toX(tick)} y={BARS + 26} textAnchor={anchorAt(toX(tick))} style={wordStyle}>
            {write(tick)}
          </text>
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

/** Words at the ends of the axis stay within the drawing. */
function anchorAt(place: number): "start" | "middle" | "end" {
  if (place < 20) return "start";
  return place > WIDTH - 20 ? "end" : "middle";
}
