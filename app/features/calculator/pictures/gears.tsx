import { color } from "#ui/theme.css.ts";
import { at, Frame, type PictureProps, valueStyle } from "./frame.tsx";
import { getColor } from "./split-bar.tsx";

/** The largest wheel of a pair, the room around it, and the least that a wheel is drawn. */
const [LARGEST, ROOM, LEAST] = [150, 8, 4];
/** More teeth are no longer told apart. */
const MOST_TEETH = 100;
const MOST_PAIRS = 6;

interface Pair {
  readonly index: number;
  readonly driver: number;
  readonly driven: number;
  readonly mesh: unknown;
}

/** The wheels of each stage, all to one scale: they mesh, one in the other, or with a belt around both. */
export function GearsPicture({ name, picture, values }: PictureProps<"gears">) {
  const title = picture.title ?? "The wheels to scale";
  const rows = (values[picture.rows] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const pairs = rows.map((row, index): Pair => ({
    index,
    driver: Number(row[picture.driver]),
    driven: Number(row[picture.driven]),
    mesh: row[picture.mesh],
  }));
  const shown = pairs.slice(0, MOST_PAIRS);
  const most = Math.max(...shown.flatMap(({ driver, driven }) => [driver, driven]));
  const notes: string[] = [];
  if (pairs.length > MOST_PAIRS) notes.push(`Left out: stages ${MOST_PAIRS + 1} to ${pairs.length}.`);
  if (shown.some((pair) => radiiOf(pair, most).some((radius) => radius <= LEAST)))
    notes.push("Not to scale: the small wheels are drawn larger than they are.");
  if (shown.some(({ driver, driven }) => Math.max(driver, driven) > MOST_TEETH))
    notes.push("Not every tooth is drawn.");
  const sentence = `${title}. ${shown
    .map(({ index, driver, driven }) => `Stage ${index + 1}: ${driver} teeth drive ${driven}`)
    .join(", ")}.`;
  return (
    <Frame name={name} title={title} notes={notes}>
      <div role="img" aria-label={sentence} style={{ display: "flex", flexWrap: "wrap", gap: "10px 28px" }}>
        {shown.map((pair) => (
          <Stage key={pair.index} pair={pair} most={most} picture={picture} />
        ))}
      </div>
    </Frame>
  );
}

/** All wheels to the scale of the one with the most teeth. */
function radiiOf({ driver, driven }: Pair, most: number): readonly [number, number] {
  const scale = LARGEST / 2 / most;
  return [Math.max(LEAST, driver * scale), Math.max(LEAST, driven * scale)];
}

interface StageProps {
  readonly pair: Pair;
  readonly most: number;
  readonly picture: PictureProps<"gears">["picture"];
}

function Stage({ pair, most, picture }: StageProps) {
  const { index, driver, driven, mesh } = pair;
  const [r, R] = radiiOf(pair, most);
  const isBelt = mesh === "belt";
  const isInside = mesh === "internal";
  const reach = Math.max(r, R);
  const middle = ROOM + reach;
  const first = ROOM + r;
  // A ring has its pinion at its left; a belt leaves room between the wheels.
  const second = isInside ? ROOM + R : first + r + R + (isBelt ? 40 : 0);
  const width = second + R + ROOM;
  const height = 2 * middle;
  const wheel = (teeth: number, radius: number, cx: number, key: string, paint: string) => (
    <path
      d={isBelt ? circle(cx, middle, radius) : toothed(cx, middle, radius, teeth)}
      style={{ fill: key === picture.driver ? color.accentWash : "none", stroke: paint, strokeWidth: 1.5 }}
      data-key={`${picture.rows}.${index}.${key}`}
      data-value={String(teeth)}
    />
  );
  const rise = Math.asin((R - r) / (second - first || 1));
  const touch = (cx: number, radius: number, side: 1 | -1) =>
    `${at(cx - radius * Math.sin(rise))} ${at(middle + side * radius * Math.cos(rise))}`;
  return (
    <svg
      width={at(width)}
      height={at(height + 20)}
      viewBox={`0 0 ${at(width)} ${at(height + 20)}`}
      style={{ maxWidth: "100%" }}
    >
      {isBelt && (
        <path
          d={`M${touch(first, r, -1)}L${touch(second, R, -1)}M${touch(first, r, 1)}L${touch(second, R, 1)}`}
          style={{ stroke: color.ink, strokeWidth: 2 }}
        />
      )}
      {wheel(driven, R, second, picture.driven, getColor(1))}
      {wheel(driver, r, first, picture.driver, getColor(0))}
      {[first, second].map((cx) => (
        <circle key={cx} cx={at(cx)} cy={at(middle)} r="2.5" style={{ fill: color.ink }} />
      ))}
      <text x={at(width / 2)} y={at(height + 14)} textAnchor="middle" style={valueStyle}>
        {driver} : {driven}
      </text>
    </svg>
  );
}

const circle = (cx: number, cy: number, r: number) =>
  `M${at(cx - r)} ${at(cy)}A${at(r)} ${at(r)} 0 1 0 ${at(cx + r)} ${at(cy)}A${at(r)} ${at(r)} 0 1 0 ${at(cx - r)} ${at(cy)}Z`;

/** A ring of teeth around the pitch circle. */
function toothed(cx: number, cy: number, radius: number, teeth: number): string {
  const count = Math.min(MOST_TEETH, teeth);
  const depth = Math.min(6, (Math.PI * radius) / count);
  const corner = (step: number, height: number) => {
    const turn = (2 * Math.PI * step) / (4 * count);
    return `${at(cx + (radius + height) * Math.cos(turn))} ${at(cy + (radius + height) * Math.sin(turn))}`;
  };
  const steps = Array.from({ length: 4 * count }, (_, step) => corner(step, (step % 4 < 2 ? depth : -depth) / 2));
  return `M${steps.join("L")}Z`;
}
