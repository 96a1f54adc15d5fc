import { useMemo, useRef } from "react";
import {
  type Curve,
  type CurvePoint,
  findFlats,
  findHeights,
  findZeros,
  sampleCurve,
  splitCurve,
  type Stretch,
} from "#engine/plot.ts";
import { color, size } from "#ui/theme.css.ts";
import { linearScale } from "#features/calculator/charts/scale.ts";
import { at, lineStyle, wordStyle } from "#features/calculator/pictures/frame.tsx";
import { getColor } from "#features/calculator/pictures/split-bar.tsx";

export type Window = Stretch;
export interface DrawnCurve {
  readonly name: string;
  /** Its place among all functions: a color of its own. */
  readonly index: number;
  readonly at: Curve;
}

/** The drawing's own units. */
const [WIDTH, HEIGHT] = [440, 300];
const STEPS = 400;
/** Places that are listed in words. */
const MOST_SAID = 12;

interface PlotDrawingProps {
  readonly curves: readonly DrawnCurve[];
  readonly shown: Window;
  write(x: number): string;
  /** A pull to the side, as a share of the width. */
  onMove(share: number): void;
}

/** The curves with their axes, a ring at each zero and a square at each crossing; below it what they are in figures. */
export function PlotDrawing({ curves, shown, write, onMove }: PlotDrawingProps) {
  const pulledFrom = useRef<number | null>(null);
  const { lines, found, heights } = useMemo(() => layOut(curves, shown), [curves, shown]);
  const marks = found.map((one) => ({ ...one, text: sayPlaces(one, write) }));
  const [low, high] = heights;
  const x = linearScale(shown.from, shown.to, 0, WIDTH, 8);
  const y = linearScale(low, high, HEIGHT, 0, 6);
  const between = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
  const [axisX, axisY] = [between(x.at(0), 0, WIDTH), between(y.at(0), 0, HEIGHT)];
  const sentence = `Graph from x = ${write(shown.from)} to ${write(shown.to)}. ${marks.map(({ text }) => text).join(" ")}`;
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        role="img"
        aria-label={sentence}
        style={{
          display: "block",
          border: `1px solid ${color.rule}`,
          background: color.surface,
          cursor: "grab",
          touchAction: "pan-y",
        }}
        onPointerDown={(event) => {
          pulledFrom.current = event.clientX;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (pulledFrom.current === null) return;
          onMove((event.clientX - pulledFrom.current) / event.currentTarget.clientWidth);
          pulledFrom.current = event.clientX;
        }}
        onPointerUp={() => (pulledFrom.current = null)}
        onPointerCancel={() => (pulledFrom.current = null)}
      >
        {x.ticks.map((tick) => (
          <line key={tick} x1={at(x.at(tick))} x2={at(x.at(tick))} y1="0" y2={HEIGHT} style={{ stroke: color.rule }} />
        ))}
        {y.ticks.map((tick) => (
          <line key={tick} x1="0" x2={WIDTH} y1={at(y.at(tick))} y2={at(y.at(tick))} style={{ stroke: color.rule }} />
        ))}
        <line x1="0" x2={WIDTH} y1={at(axisY)} y2={at(axisY)} style={lineStyle} />
        <line x1={at(axisX)} x2={at(axisX)} y1="0" y2={HEIGHT} style={lineStyle} />
        {x.ticks.map((tick) =>
          tick === 0 || x.at(tick) < 20 || x.at(tick) > WIDTH - 20 ? null : (
            <text
              key={tick}
              x={at(x.at(tick))}
              y={at(between(axisY + 20, 20, HEIGHT - 6))}
              textAnchor="middle"
              style={wordStyle}
            >
              {write(tick)}
            </text>
          ),
        )}
        {y.ticks.map((tick) =>
          tick === 0 || y.at(tick) < 14 || y.at(tick) > HEIGHT - 14 ? null : (
            <text
              key={tick}
              x={axisX < 70 ? at(axisX + 6) : at(axisX - 6)}
              y={at(y.at(tick) + 5)}
              textAnchor={axisX < 70 ? "start" : "end"}
              style={wordStyle}
            >
              {write(tick)}
            </text>
          ),
        )}
        {lines.map(({ index, parts }) =>
          parts.map((part) => (
            <polyline
              key={`${index} ${part[0]!.x}`}
              points={part
                .map(
                  (point) =>
                    `${at(x.at(point.x))},${at(y.at(between(point.y, low - (high - low), high + (high - low))))}`,
                )
                .join(" ")}
              style={{ fill: "none", stroke: getColor(index), strokeWidth: 2.5, strokeLinejoin: "round" }}
            />
          )),
        )}
        {marks.flatMap(({ places, index, isCrossing }) =>
          places.map((place) =>
            isCrossing ? (
              <rect
                key={`${index} ${place.x}`}
                data-crossing={place.x}
                x={at(x.at(place.x) - 5)}
                y={at(y.at(place.y) - 5)}
                width="10"
                height="10"
                style={{ fill: color.surface, stroke: color.ink, strokeWidth: 2 }}
              />
            ) : (
              <circle
                key={`${index} ${place.x}`}
                data-zero={place.x}
                cx={at(x.at(place.x))}
                cy={at(y.at(0))}
                r="6"
                style={{ fill: color.surface, stroke: getColor(index), strokeWidth: 2.5 }}
              />
            ),
          ),
        )}
      </svg>
      <ul style={{ listStyle: "none", margin: "6px 0 0", padding: 0, fontSize: size.small }}>
        {marks.map(({ text, index, isCrossing }) => (
          <li key={text}>
            <span
              style={{
                display: "inline-block",
                width: 10,
                height: 10,
                marginInlineEnd: 6,
                borderRadius: isCrossing ? 0 : 5,
                border: `2px solid ${isCrossing ? color.ink : getColor(index)}`,
              }}
            />
            {text}
          </li>
        ))}
        {curves.length === 0 && <li>Nothing to draw yet: write a function of x.</li>}
      </ul>
    </div>
  );
}

interface Found {
  readonly what: string;
  readonly index: number;
  readonly isCrossing: boolean;
  readonly places: readonly CurvePoint[];
  /** Where it is so all along. */
  readonly flats: readonly Stretch[];
}

function layOut(curves: readonly DrawnCurve[], { from, to }: Window) {
  const sampled = curves.map((curve) => sampleCurve(curve.at, from, to, STEPS));
  const heights = findHeights(sampled);
  const found = curves.flatMap((curve, place): readonly Found[] => {
    const find = (f: Curve, points: readonly CurvePoint[]) => ({
      places: findZeros(f, points)
        .slice(0, 100)
        .map((x) => ({ x, y: curve.at(x) })),
      flats: findFlats(f, points),
    });
    return [
      {
        what: `Zeros of ${curve.name}`,
        index: curve.index,
        isCrossing: false,
        ...find(curve.at, sampled[place]!),
      },
      ...curves.slice(place + 1).map((other) => {
        const apart: Curve = (x) => curve.at(x) - other.at(x);
        return {
          what: `${curve.name} = ${other.name}`,
          index: 10 * curve.index + other.index,
          isCrossing: true,
          ...find(apart, sampleCurve(apart, from, to, STEPS)),
        };
      }),
    ];
  });
  const lines = curves.map(({ index }, place) => ({
    index,
    parts: splitCurve(sampled[place]!, heights[1] - heights[0]),
  }));
  return { lines, found, heights };
}

function sayPlaces({ what, places, flats }: Found, write: (x: number) => string): string {
  const listed = places
    .slice(0, MOST_SAID)
    .map(({ x }) => write(x))
    .join(", ");
  const more = places.length - MOST_SAID;
  const said = [
    ...(listed ? [`x = ${listed}${more > 0 ? ` and ${more} more` : ""}`] : []),
    ...flats.slice(0, MOST_SAID).map(({ from, to }) => `all x from ${write(from)} to ${write(to)}`),
  ];
  return `${what}: ${said.join(", ") || "none here"}.`;
}
