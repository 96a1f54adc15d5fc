import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { type Line, MARGIN, PLOT } from "./frame.ts";
import { nearestReading, type Reading, readingsAt, stepReading } from "./readings.ts";
import type { Scale } from "./scale.ts";
import * as styles from "#features/calculator/results/results.css.ts";

interface ReaderProps {
  readonly lines: readonly Line[];
  readonly x: Scale;
  readonly y: Scale;
  /** The name of the chart. */
  readonly label: string;
  /** "Year 10", "Age 62". */
  xText(x: number): string;
  valueText(line: Line, value: number): string;
}

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

const subscribeToNothing = () => () => {};

/**
 * Reads a chart point by point: with the mouse where it is, with a finger where it touches, with the arrow keys, Home
 * and End once it has the focus. It lies over the drawing, which is one picture to assistive technology; this is a slider.
 * The drawing comes first, what is read off it when there is time.
 */
export function ChartReader(props: ReaderProps) {
  const late = useDeferredValue(props);
  return useMemo(() => <Reader {...late} />, [late]);
}

function Reader({ lines, x, y, label, xText, valueText }: ReaderProps) {
  const [index, setIndex] = useState<number | null>(null);
  // Without a script there is nothing to slide.
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const readings = readingsAt(lines);
  const last = readings.length - 1;
  const reading = index === null ? null : readings[Math.min(index, last)]!;

  const readAt = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const box = currentTarget.getBoundingClientRect();
    setIndex(nearestReading(readings, x, MARGIN.left + ((clientX - box.left) / box.width) * PLOT.width));
  };
  const step = (event: KeyboardEvent) => {
    const next = stepReading(event.key, index ?? 0, last);
    if (next === null) return;
    event.preventDefault();
    setIndex(next);
  };
  const inWords = ({ x: at, values }: Reading) =>
    `${xText(at)}: ${values.map(({ line, point }) => `${line.field.label} ${valueText(line, point.value)}`).join(", ")}`;

  if (!isReady) return null;
  return (
    <div
      className={styles.chartReader}
      role="slider"
      tabIndex={0}
      aria-label={`Read ${label} point by point`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? 0}
      aria-valuetext={inWords(reading ?? readings[0]!)}
      onPointerMove={readAt}
      onPointerDown={readAt}
      onPointerLeave={() => setIndex(null)}
      onKeyDown={step}
      onFocus={() => setIndex((known) => known ?? 0)}
      onBlur={() => setIndex(null)}
    >
      {reading && <ReadPoint reading={reading} x={x} y={y} title={xText(reading.x)} valueText={valueText} />}
    </div>
  );
}

interface ReadPointProps extends Pick<ReaderProps, "x" | "y" | "valueText"> {
  readonly reading: Reading;
  readonly title: string;
}

/** A line through the point, a dot on each line of the chart, and the figures beside it. */
function ReadPoint({ reading, x, y, title, valueText }: ReadPointProps) {
  const share = (x.at(reading.x) - MARGIN.left) / PLOT.width;
  const left = percent(share);
  return (
    <>
      <span className={styles.readLine} style={{ left }} />
      {reading.values.map(({ line, point }) => (
        <span
          key={line.key}
          className={styles.readDot}
          style={{ left, top: percent((y.at(point.y) - MARGIN.top) / PLOT.height), background: line.color }}
        />
      ))}
      <div
        className={styles.readFigures}
        style={
          {
            "--read-left": share < 0.5 ? `calc(${left} + 10px)` : "auto",
            "--read-right": share < 0.5 ? "auto" : `calc(${percent(1 - share)} + 10px)`,
          } as CSSProperties
        }
      >
        <strong>{title}</strong>
        {reading.values.map(({ line, point }) => (
          <span key={line.key}>
            <span className={styles.swatch} style={{ background: line.color }} />
            {line.field.label} <b>{valueText(line, point.value)}</b>
          </span>
        ))}
      </div>
    </>
  );
}
