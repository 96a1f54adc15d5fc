import { formatValue } from "#engine/format.ts";
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

type SkyProps = PictureProps<"sky">;

export function SkyPicture(props: SkyProps) {
  if (props.picture.sun) return <SunPath {...props} sun={props.picture.sun} />;
  if (props.picture.moon) return <Moon {...props} moon={props.picture.moon} />;
  return null;
}

const [WIDTH, HEIGHT, DOT] = [360, 170, 10];
const HORIZON = 100;
/** A quarter of an hour at a time. */
const STEP = 15;
const DEGREE = Math.PI / 180;

/**
 * How high the sun stands through the day: sin h = sin φ sin δ + cos φ cos δ cos H, with the hour angle H from solar noon.
 * Source: Meeus, Astronomical Algorithms, 2nd edition, chapter 13.
 */
function SunPath({
  name,
  picture,
  fieldOf,
  values,
  preferences,
  sun,
}: SkyProps & { readonly sun: NonNullable<SkyProps["picture"]["sun"]> }) {
  const title = picture.title ?? "The way of the sun";
  const keys = [sun.rise, sun.noon, sun.set];
  const { events, notes } = listEvents(keys, { fieldOf, values, preferences }, toMinute);
  const [latitude, declination] = [values[sun.latitude], values[sun.declination]];
  const noon = toMinute(values[sun.noon]);
  if (typeof latitude !== "number" || typeof declination !== "number" || !Number.isFinite(noon))
    return <Frame name={name} title={title} notes={notes} />;
  const heightAt = (minute: number) => {
    const [phi, delta, hour] = [latitude * DEGREE, declination * DEGREE, ((minute - noon) / 4) * DEGREE];
    return Math.asin(Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hour)) / DEGREE;
  };
  const toX = (minute: number) => at((minute / 1440) * WIDTH);
  const toY = (height: number) => at(HORIZON - height * (height > 0 ? 0.95 : 0.6));
  const minutes = Array.from({ length: 1440 / STEP + 1 }, (_, index) => index * STEP);
  const path = minutes.map((minute) => `${toX(minute)},${toY(heightAt(minute))}`).join(" ");
  const day = minutes.map((minute) => `${toX(minute)},${toY(Math.max(0, heightAt(minute)))}`).join(" ");
  const sentence = `${title}. ${events.map(({ label, text }) => `${label}: ${text}`).join(", ")}.`;
  return (
    <Frame name={name} title={title} notes={notes}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" style={{ maxWidth: 420 }} role="img" aria-label={sentence}>
        <polygon points={`0,${HORIZON} ${day} ${WIDTH},${HORIZON}`} style={{ fill: color.accentWash }} />
        <polyline
          points={path}
          style={{ fill: "none", stroke: color.accent, strokeWidth: 1.5, strokeDasharray: "3 3" }}
        />
        <line x1="0" x2={WIDTH} y1={HORIZON} y2={HORIZON} style={{ ...lineStyle, strokeWidth: 2 }} />
        {[6, 12, 18].map((hour) => (
          <text key={hour} x={toX(hour * 60)} y={HEIGHT - 4} textAnchor="middle" style={wordStyle}>
            {formatTime(`${String(hour).padStart(2, "0")}:00`, preferences.locale).replace(/:00/, "")}
          </text>
        ))}
        {events.map((event, index) => (
          <g key={event.key} data-key={event.key} data-value={String(event.value)}>
            <circle cx={toX(event.place)} cy={toY(heightAt(event.place))} r={DOT} style={{ fill: color.accent }} />
            <text x={toX(event.place)} y={toY(heightAt(event.place)) + 4} textAnchor="middle" style={numberStyle}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <EventList events={events} />
    </Frame>
  );
}

const [DISC, RADIUS] = [150, 64];

/** The disk with its lit part, as it is seen from the northern hemisphere: waxing on the right, waning on the left. */
function Moon({
  name,
  picture,
  fieldOf,
  values,
  preferences,
  moon,
}: SkyProps & { readonly moon: NonNullable<SkyProps["picture"]["moon"]> }) {
  const title = picture.title ?? "As it is seen";
  const [lit, isWaxing] = [values[moon.lit], values[moon.waxing] === true];
  const { text } = formatValue(fieldOf(moon.lit), lit, preferences);
  if (typeof lit !== "number")
    return <Frame name={name} title={title} notes={[`Not drawn: ${fieldOf(moon.lit).label} (${text}).`]} />;
  const share = Math.min(1, Math.max(0, lit / 100));
  const middle = DISC / 2;
  // The border of light is half an ellipse, which bulges to the dark side from half moon on.
  const bulge = at(Math.abs(1 - 2 * share) * RADIUS);
  const side = isWaxing ? 1 : 0;
  const back = share > 0.5 ? side : 1 - side;
  return (
    <Frame
      name={name}
      title={title}
      notes={[
        `${text} of the disk is lit, on the ${isWaxing ? "right" : "left"} as seen from the northern hemisphere; from the southern it is the other side.`,
      ]}
    >
      <svg
        width={DISC}
        height={DISC}
        role="img"
        aria-label={`${title}: ${text} lit, ${isWaxing ? "waxing" : "waning"}.`}
      >
        <circle cx={middle} cy={middle} r={RADIUS} style={{ fill: "#2b3138", stroke: color.edge }} />
        <path
          data-key={moon.lit}
          data-value={String(lit)}
          d={`M${middle} ${middle - RADIUS}A${RADIUS} ${RADIUS} 0 0 ${side} ${middle} ${middle + RADIUS}A${bulge} ${RADIUS} 0 0 ${back} ${middle} ${middle - RADIUS}Z`}
          style={{ fill: "#f3ecd2" }}
        />
      </svg>
    </Frame>
  );
}
