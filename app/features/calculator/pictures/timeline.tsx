import { color } from "#ui/theme.css.ts";
import {
  at,
  EventList,
  Frame,
  lineStyle,
  listEvents,
  numberStyle,
  type PictureProps,
  type PlacedEvent,
  toMinute,
} from "./frame.tsx";

const DAY = 86_400_000;
const DOT = 9;

/** Events in their order on a line whose lengths are the times between them; the numbers are read in the list. */
export function TimelinePicture({ name, picture, fieldOf, values, preferences }: PictureProps<"timeline">) {
  const title = picture.title ?? "In order";
  const { events, notes } = listEvents(picture.of, { fieldOf, values, preferences }, toPlace);
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last || first.place === last.place)
    return <Frame name={name} title={title} notes={[...notes, explainNothing(events)]} />;
  const dots = layOut(events, first.place, last.place);
  const height = 30 + Math.max(...dots.map((dot) => dot.row)) * 2 * DOT;
  return (
    <Frame name={name} title={title} notes={notes}>
      <svg
        width="100%"
        height={height}
        role="img"
        aria-label={`${title}. ${dots.map(({ label, text }) => `${label}: ${text}`).join(", ")}.`}
      >
        <line x1="0" x2="100%" y1={height - 4} y2={height - 4} style={{ ...lineStyle, strokeWidth: 2 }} />
        {dots.map((dot, index) => (
          <g key={dot.key} data-key={dot.key} data-value={String(dot.value)}>
            <line
              x1={`${at(dot.x)}%`}
              x2={`${at(dot.x)}%`}
              y1={height - 18 - dot.row * 2 * DOT}
              y2={height}
              style={lineStyle}
            />
            <circle cx={`${at(dot.x)}%`} cy={height - 20 - dot.row * 2 * DOT} r={DOT} style={{ fill: color.accent }} />
            <text x={`${at(dot.x)}%`} y={height - 16 - dot.row * 2 * DOT} textAnchor="middle" style={numberStyle}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <EventList events={dots} />
    </Frame>
  );
}

function explainNothing(events: readonly PlacedEvent[]): string {
  const [first] = events;
  if (!first) return "There is nothing to draw.";
  return events.length === 1
    ? `There is no line to draw: only ${first.label} (${first.text}) has a place on it.`
    : `There is no line to draw between ${events.map(({ label }) => label).join(" and ")}: all have one place (${first.text}).`;
}

function toPlace(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return NaN;
  const minute = toMinute(value);
  return Number.isNaN(minute) ? Date.parse(value) / DAY : minute;
}

/** Places in percent of the line; those that would cover one another stand one above the other. */
function layOut<E extends { readonly place: number }>(events: readonly E[], first: number, last: number) {
  let row = 0;
  let before = -Infinity;
  return events.map((event) => {
    const x = 4 + (92 * (event.place - first)) / (last - first);
    row = x - before < 7 ? row + 1 : 0;
    before = row === 0 ? x : before;
    return { ...event, x, row };
  });
}
