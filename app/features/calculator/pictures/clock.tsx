import { formatTime } from "#localization/date-format.ts";
import { color } from "#ui/theme.css.ts";
import {
  at,
  EventList,
  Frame,
  lineStyle,
  listEvents,
  numberStyle,
  type PictureProps,
  toMinute,
  wordStyle,
} from "./frame.tsx";

const [SIZE, RADIUS] = [240, 84];
const DOT = 10;
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];

/** A dial of 24 hours with midnight at the top; the numbers are read in the list. */
export function ClockPicture({ name, picture, fieldOf, values, preferences }: PictureProps<"clock">) {
  const title = picture.title ?? "Around the clock";
  const { events, notes } = listEvents(picture.of, { fieldOf, values, preferences }, toMinute);
  if (events.length === 0) return <Frame name={name} title={title} notes={notes} />;
  const [from, to] = (picture.span ?? []).map((key) => toMinute(values[key]));
  const sentence = `${title}. ${events.map(({ label, text }) => `${label}: ${text}`).join(", ")}.`;
  const seen = new Map<number, number>();
  return (
    <Frame name={name} title={title} notes={notes}>
      <svg width={SIZE} height={SIZE} role="img" aria-label={sentence}>
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} style={{ ...lineStyle, fill: color.surface }} />
        {from !== undefined && to !== undefined && Number.isFinite(from + to) && (
          <path d={writeSector(from, to)} style={{ fill: color.accentWash, stroke: color.accent }} />
        )}
        {HOURS.map((hour) => {
          const [x1, y1] = toPoint(hour * 60, RADIUS);
          const [x2, y2] = toPoint(hour * 60, RADIUS - 5);
          const [x, y] = toPoint(hour * 60, RADIUS + 20);
          return (
            <g key={hour}>
              <line x1={x1} y1={y1} x2={x2} y2={y2} style={lineStyle} />
              {hour % 6 === 0 && (
                <text x={x} y={y + 4} textAnchor="middle" style={wordStyle}>
                  {formatTime(`${String(hour).padStart(2, "0")}:00`, preferences.locale).replace(/:00/, "")}
                </text>
              )}
            </g>
          );
        })}
        {events.map((event, index) => {
          // Those of nearly the same time stand one behind the other, toward the middle.
          const near = Math.round(event.place / 40);
          const depth = seen.get(near) ?? 0;
          seen.set(near, depth + 1);
          const [x, y] = toPoint(event.place, RADIUS - 18 - depth * 2 * DOT);
          const [edgeX, edgeY] = toPoint(event.place, RADIUS);
          return (
            <g key={event.key} data-key={event.key} data-value={String(event.value)}>
              <line x1={x} y1={y} x2={edgeX} y2={edgeY} style={{ stroke: color.accent, strokeWidth: 2 }} />
              <circle cx={x} cy={y} r={DOT} style={{ fill: color.accent }} />
              <text x={x} y={y + 4} textAnchor="middle" style={numberStyle}>
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <EventList events={events} />
    </Frame>
  );
}

function toPoint(minute: number, radius: number): readonly [x: number, y: number] {
  const angle = (minute / 1440) * 2 * Math.PI;
  return [at(SIZE / 2 + radius * Math.sin(angle)), at(SIZE / 2 - radius * Math.cos(angle))];
}

/** From one time on to the other, over midnight where it is the earlier one. */
function writeSector(from: number, to: number): string {
  const isLong = (to - from + 1440) % 1440 > 720;
  const [start, end] = [toPoint(from, RADIUS), toPoint(to, RADIUS)];
  return `M${SIZE / 2} ${SIZE / 2}L${start.join(" ")}A${RADIUS} ${RADIUS} 0 ${isLong ? 1 : 0} 1 ${end.join(" ")}Z`;
}
